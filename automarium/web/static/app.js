// Makes the pages smooth: no reload, no lost place. Everything works without it.
"use strict";
(() => {
  const swap = (html, url, keep) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const scroll = window.scrollY;
    document.title = fresh.title;
    document.querySelector("main").replaceWith(fresh.querySelector("main"));
    document.querySelector("header").replaceWith(fresh.querySelector("header"));
    if (url) history.pushState(null, "", url);
    if (keep === "answer") { document.querySelector("#answer")?.scrollIntoView({ block: "start" }); }
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
