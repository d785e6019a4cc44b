// Makes the pages smooth: no reload, no lost place. Everything works without it.
"use strict";
(() => {
  const all = (wanted, inside = document) => [...inside.querySelectorAll(wanted)];

  // --- pages ---

  // on a small screen a game may show the answer as a sheet over the page: the board then stays where it is, and in sight
  const sheet = () => { const one = document.querySelector("#answer"); return one && getComputedStyle(one).position === "fixed" ? one.getBoundingClientRect() : null; };
  const boardTop = () => document.querySelector(".board-area")?.getBoundingClientRect().top ?? 0;
  const besideSheet = (was, answer, opened) => {
    window.scrollBy(0, boardTop() - was);
    const map = document.querySelector(".board-area svg")?.getBoundingClientRect();
    if (!map || (!opened && (map.bottom < 56 || map.top > answer.top))) return;
    if (map.top < 56 || map.bottom > answer.top) window.scrollBy(0, Math.min(map.bottom - answer.top, map.top - 56));
  };

  const swap = (html, url, how) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const scroll = window.scrollY, was = boardTop(), opened = sheet();
    const open = all(".board-area details").map((one) => one.open);
    document.title = fresh.title;
    for (const part of ["header", "main"]) document.querySelector(part).replaceWith(fresh.querySelector(part));
    const here = document.querySelector("main").dataset.here || url;
    if (how.push) history.pushState(null, "", here); else if (url) history.replaceState(null, "", here);
    all(".board-area details").forEach((one, at) => { if (open[at]) one.open = true; });
    dress();
    const over = !how.news && sheet();
    if (over) {
      besideSheet(was, over, !how.to && !opened);
      document.querySelector("#answer").focus({ preventScroll: true });
    } else if (how.to || (opened && !how.news)) {
      const to = document.querySelector("#answer");
      to?.scrollIntoView({ block: "start" });
      to?.focus({ preventScroll: true });
    } else if (how.news) {
      window.scrollTo(0, 0);
      document.querySelector("#live").textContent = all(".notice, .news > .told .say, .news > .told h2, .ask").map((one) => one.textContent).join(". ");
    } else { window.scrollTo(0, scroll); }
  };

  const load = async (url, options, how) => {
    try {
      const response = await fetch(url, options);
      swap(await response.text(), response.url, how);
    } catch { if (options) { window.location.reload(); } else { window.location.href = url; } }
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const far = link.closest(".board-area, .thumb") && document.querySelector("#answer");
    load(link.getAttribute("href"), undefined, { push: true, to: far || event.detail === 0 ? "#answer" : "" });
  });

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.sure && !window.confirm(form.dataset.sure)) { event.preventDefault(); return; }
    if ("filter" in form.dataset) { event.preventDefault(); return; }
    if (!("post" in form.dataset)) return;
    event.preventDefault();
    const body = new URLSearchParams(new FormData(form, event.submitter));
    all("main button").forEach((button) => { button.disabled = true; });
    load(form.getAttribute("action"), { method: "POST", body }, { news: true });
  });

  window.addEventListener("popstate", () => load(window.location.href, undefined, {}));

  // --- forms ---

  document.addEventListener("input", (event) => {
    if (event.target.closest(".setup")) { applicable(); return; }
    if (!event.target.closest("[data-filter]")) return;
    const wanted = event.target.value.trim().toLowerCase();
    all("[data-name]").forEach((tap) => { tap.hidden = !tap.dataset.name.includes(wanted); });
  });

  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (step) {
      const field = step.form.querySelector("input[type=number]");
      if (!field.value) field.value = Math.max(field.min, 0); else if (step.dataset.step > 0) field.stepUp(); else field.stepDown();
    }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      window.getSelection().selectAllChildren(document.querySelector(copy.dataset.copy));
      if (document.execCommand("copy")) copy.textContent = copy.dataset.done; // works on the plain addresses of a network too
    }
    if (event.target.closest("[data-print]")) window.print();
  });

  // a setting that hangs on another is shown while that one is chosen
  const applicable = () => all("[data-when]").forEach((one) => {
    const [name, value] = one.dataset.when.split("=");
    one.hidden = document.querySelector(`input[name="${name}"]:checked`)?.value !== value;
  });

  // --- the table ---

  // the screen stays awake while a table is shown, where the browser lets it
  let awake = null;
  const keepAwake = async () => {
    const note = document.querySelector("#awake");
    if (!note || document.visibilityState !== "visible") return;
    try { awake = awake && !awake.released ? awake : await navigator.wakeLock.request("screen"); } catch { awake = null; }
    note.textContent = awake ? note.dataset.yes : note.dataset.no;
    note.hidden = false;
  };
  document.addEventListener("visibilitychange", keepAwake);

  // a picture that is wider than the window is scrolled to what is lit
  const look = () => all(".board-area .lit").slice(0, 1).forEach((lit) => {
    for (let box = lit.parentElement; box && !box.matches("main"); box = box.parentElement) {
      if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).overflowX !== "visible") {
        const [inner, outer] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
        box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
        return;
      }
    }
  });

  // what only works with a script is hidden without it
  const dress = () => {
    all("[data-copy], [data-print], [data-step], form[data-filter]").forEach((one) => { one.hidden = false; });
    applicable();
    look();
    keepAwake();
  };
  dress();
})();
