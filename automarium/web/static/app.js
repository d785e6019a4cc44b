// Makes the pages smooth: no reload, no lost place. Everything works without it.
"use strict";
(() => {
  // on a small screen a game may show the answer as a sheet over the page; the board then stays where it is, and in sight
  const sheet = () => { const one = document.querySelector("#answer"); return one && getComputedStyle(one).position === "fixed" ? one.getBoundingClientRect() : null; };
  const top = () => document.querySelector(".board-area")?.getBoundingClientRect().top ?? 0;
  const besideSheet = (was, answer, opened) => {
    window.scrollBy(0, top() - was);
    const map = document.querySelector(".board-area svg")?.getBoundingClientRect();
    if (!map || (!opened && (map.bottom < 56 || map.top > answer.top))) return;
    if (map.top < 56 || map.bottom > answer.top) window.scrollBy(0, Math.min(map.bottom - answer.top, map.top - 56));
  };
  const swap = (html, url, keep) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const scroll = window.scrollY, was = top(), open = sheet();
    document.title = fresh.title;
    document.querySelector("main").replaceWith(fresh.querySelector("main"));
    document.querySelector("header").replaceWith(fresh.querySelector("header"));
    if (url) history.pushState(null, "", url);
    const answer = keep && sheet();
    if (answer) { besideSheet(was, answer, keep === true && !open); }
    else if (keep === "answer" || (keep && open)) { document.querySelector("#answer")?.scrollIntoView({ block: "start" }); }
    else if (keep) { window.scrollTo(0, scroll); }
    else { const news = document.querySelector(".notice, .news"); if (news) { news.scrollIntoView({ block: "start" }); window.scrollBy(0, -64); } }
  };
  const load = async (url, options, keep) => {
    try {
      const response = await fetch(url, options);
      swap(await response.text(), response.url, keep);
    } catch { if (options) { window.location.reload(); } else { window.location.href = url; } }
  };
  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const line = document.querySelector(".typed input[name=answer]");
    if (link.dataset.key && line) { line.value = `${line.value} ${link.dataset.key}`.trim(); line.focus(); return; }
    load(link.getAttribute("href"), undefined, link.closest(".board-area, .thumb") ? "answer" : true);
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.sure && !window.confirm(form.dataset.sure)) { event.preventDefault(); return; }
    if ("filter" in form.dataset) { event.preventDefault(); return; }
    if (!("post" in form.dataset)) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    document.querySelectorAll("main button").forEach((button) => { button.disabled = true; });
    load(form.getAttribute("action"), { method: "POST", body }, false);
  });
  document.addEventListener("input", (event) => {
    const form = event.target.closest("[data-filter]");
    if (!form) return;
    const wanted = event.target.value.trim().toLowerCase();
    document.querySelectorAll(".taps [data-name]").forEach((tap) => { tap.hidden = !tap.dataset.name.includes(wanted); });
  });
  window.addEventListener("popstate", () => load(window.location.href, undefined, true));
  const show = () => document.querySelectorAll("[data-copy], [data-print]").forEach((button) => { button.hidden = false; });
  document.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]");
    if (copy) navigator.clipboard?.writeText(document.querySelector(copy.dataset.copy).textContent);
    if (event.target.closest("[data-print]")) window.print();
  });
  show();
  // the screen stays awake at the table
  let awake = null;
  const keepAwake = async () => {
    if (document.visibilityState !== "visible" || !document.querySelector("[data-awake]") || !navigator.wakeLock) return;
    try { awake = await navigator.wakeLock.request("screen"); } catch { awake = null; }
  };
  document.addEventListener("visibilitychange", keepAwake);
  keepAwake();
})();
