// The shell of the pocket: starts the application in a worker, and gives app.js a way to it instead of to a server.
"use strict";
(() => {
  const one = (wanted, inside = document) => inside.querySelector(wanted);
  const kept = (key, value) => {
    try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value); } catch { return null; }
  };
  const read = (key) => { try { return JSON.parse(kept(key)) ?? {}; } catch { return {}; } };
  const page = `${window.location.origin}${window.location.pathname}`;

  // --- words before there are any ---

  const cookies = read("pocket cookies");
  const spoken = [...document.querySelectorAll("template[data-lang]")].map((each) => each.dataset.lang);
  const lang = () => [cookies.lang, ...navigator.languages.map((each) => each.slice(0, 2)), "en"].find((each) => spoken.includes(each));
  const word = (id) => one(`template[data-lang="${lang()}"][data-id="${id}"]`).content.textContent;

  const made = (name, text, more = {}) => Object.assign(document.createElement(name), { textContent: text, ...more });
  const line = (id, button, does) => {
    const row = made("p", "", { role: "status" });
    row.append(made("span", word(id)), made("button", word(button), { type: "button", onclick: () => { row.remove(); does?.(); } }));
    one("#pocket").append(row);
  };
  const shell = (id, ...more) => {
    const box = made("div", "", { className: "shell" });
    box.append(made("span", "◈", { className: "emblem", ariaHidden: "true" }), made("p", word(id), { role: "status" }), ...more);
    one("main").className = ""; // of a table that was here
    one("main").replaceChildren(box);
  };

  // --- addresses: what a server has as a path stands here behind the sign # ---

  let sent = ""; // a match that came in the address
  const here = () => {
    const hash = window.location.hash.slice(1);
    if (hash.startsWith("m=")) { sent = `#${hash}`; return "/open"; }
    return hash.startsWith("/") ? hash : "/";
  };

  // --- the worker ---

  let worker = null, number = 0, ready = null, version = "";
  const waiting = new Map();
  const ask = (to, message) => new Promise((yes, no) => {
    const id = ++number;
    waiting.set(id, [yes, no]);
    to.postMessage({ ...message, id }, message.body ? [message.body.buffer] : []);
  });
  const begin = () => {
    const fresh = new Worker("worker.js", { type: "module" });
    fresh.onmessage = ({ data }) => {
      const [yes, no] = waiting.get(data.id);
      waiting.delete(data.id);
      if (data.failed) no(new Error(data.failed)); else yes(data);
    };
    fresh.onerror = () => { for (const [, no] of waiting.values()) no(new Error("worker")); waiting.clear(); };
    return fresh;
  };
  const open = async () => {
    worker = begin();
    return ask(worker, { type: "open", address: page, lang: lang(), version });
  };
  const anew = async (error) => { // an engine that fails is started again, from nothing; what it had stored is stored
    console.error(error);
    worker?.terminate();
    await caches.delete("automarium started").catch(() => {});
    if (worker) ready = open();
    throw error;
  };
  const makeReady = async () => { // what the next start begins from is made when nobody is waiting
    const other = begin();
    await ask(other, { type: "make", lang: lang(), version }).catch(() => {});
    other.terminate();
  };

  // --- one request: what a browser does with a server's answers is done here ---

  const take = (headers) => {
    for (const [name, value] of headers) {
      const [, key, given] = (name === "set-cookie" && /^([^=]+)=([^;]*)/.exec(value)) || [];
      if (key) cookies[key] = given;
    }
    kept("pocket cookies", JSON.stringify(cookies));
  };
  const send = async (url, options = {}) => {
    await ready;
    const packed = options.body && new Response(options.body);
    let [method, path] = [options.method ?? "GET", url.split("#")[0]];
    let body = packed && new Uint8Array(await packed.arrayBuffer());
    for (;;) {
      const cookie = Object.entries(cookies).map((each) => each.join("=")).join("; ");
      const headers = { cookie, "accept-language": navigator.languages.join(","), ...options.headers, ...(body ? { "content-type": packed.headers.get("content-type") } : {}) };
      const answer = await ask(worker, { type: "ask", method, url: path, headers, body }).catch(anew);
      take(answer.headers);
      const head = Object.fromEntries(answer.headers);
      if (!head.location) {
        const blob = () => new Blob([answer.body], { type: head["content-type"] });
        return { ok: answer.status < 400, status: answer.status, url: path, head, blob: async () => blob(), text: async () => new TextDecoder().decode(answer.body) };
      }
      [method, path, body] = ["GET", head.location.split("#")[0], undefined];
    }
  };

  const file = async (url) => {
    const response = await send(url), content = await response.blob();
    const name = /filename="([^"]+)"/.exec(response.head["content-disposition"] ?? "")?.[1] ?? "automarium.txt";
    const given = new File([content], name, { type: content.type });
    if (window.matchMedia("(display-mode: standalone)").matches && navigator.canShare?.({ files: [given] })) {
      await navigator.share({ files: [given] }).catch(() => {});
      return;
    }
    const link = made("a", "", { href: URL.createObjectURL(given), download: name });
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
  };

  // --- what app.js is given: the transport, addresses, and what a page brings besides its parts ---

  const look = (fresh) => {
    const root = document.documentElement;
    for (const name of ["lang", "data-theme", "data-size"]) root.setAttribute(name, fresh.documentElement.getAttribute(name));
    one("meta[name=theme-color]").content = one("meta[name=theme-color]", fresh).content;
    for (const each of document.querySelectorAll("link[data-game]")) each.media = one(`link[href="/${each.getAttribute("href")}"]`, fresh) ? "all" : "not all";
    for (const each of ["#offline", ".skip"]) one(each).textContent = one(each, fresh)?.textContent ?? "";
  };
  const show = (html) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    look(fresh);
    document.title = fresh.title;
    for (const part of ["header", "main"]) one(part).replaceWith(one(part, fresh));
  };
  const pageOf = (path) => (path === "/" ? "pocket home" : "pocket page");
  let later = 0;
  const way = {
    send, here,
    address: (path) => `#${path}`,
    fragment: () => sent,
    shown: (fresh, html, path) => { // the page that is shown first next time, until there is a fresh one
      look(fresh);
      clearTimeout(later);
      later = setTimeout(() => { if (html.length < 1e6) kept(pageOf(path), JSON.stringify({ path, html })); }, 200);
      keeping();
    },
  };
  window.automarium = way;

  window.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href]");
    if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const href = link.getAttribute("href");
    if (href.startsWith("#") && !href.startsWith("#/")) { // a place on this page
      event.preventDefault();
      const place = document.getElementById(href.slice(1));
      place?.scrollIntoView();
      place?.focus();
    } else if (/^\/(?!\/)/.test(href)) {
      event.preventDefault();
      if (link.hasAttribute("download")) file(href); else way.load(href, undefined, { push: true, whole: true });
    }
  });
  window.addEventListener("submit", (event) => {
    const form = event.target;
    if (event.defaultPrevented) return;
    event.preventDefault();
    const data = new FormData(form, event.submitter), action = form.getAttribute("action") || here();
    const plain = new URLSearchParams([...data].filter(([, value]) => typeof value === "string"));
    if (form.method !== "post") way.load(`${action}?${plain}`, undefined, { push: true, whole: true });
    else way.load(action, { method: "POST", body: form.enctype === "multipart/form-data" ? data : plain }, { push: true, whole: true });
  });

  // --- whether the browser keeps it ---

  const keeping = async () => {
    const note = one("#kept");
    if (!note || !navigator.storage?.persisted) return;
    const yes = await navigator.storage.persisted();
    note.textContent = yes ? note.dataset.yes : note.dataset.no;
    note.hidden = false;
  };

  // --- one window at a time has the shelf ---

  const channel = window.BroadcastChannel ? new BroadcastChannel("automarium") : null;
  let release = () => {};
  const owner = (options) => new Promise((yes) => {
    navigator.locks.request("automarium", options, (lock) => {
      yes(Boolean(lock));
      return lock && new Promise((done) => { release = done; });
    });
  });
  const elsewhere = () => new Promise((yes) => {
    const button = made("button", word("pocket-here"), { type: "button", className: "primary" });
    button.onclick = () => { channel?.postMessage("let go"); shell("pocket-opening"); owner({}).then(yes); };
    shell("pocket-elsewhere", button);
  });
  channel?.addEventListener("message", async ({ data }) => {
    if (data !== "let go" || !worker) return;
    const old = worker;
    worker = null;
    ready = elsewhere().then(open);
    ready.then(() => way.load(here(), undefined, {}), failed);
    await ask(old, { type: "close" }).catch(() => {});
    old.terminate();
    release();
  });

  // --- the files of the pocket: on the device before anything starts, and a new version only when it is wanted ---

  const service = navigator.serviceWorker;
  const offered = new WeakSet();
  const offer = (next) => {
    if (!next || offered.has(next)) return;
    offered.add(next);
    line("pocket-new", "pocket-update", () => {
      service.addEventListener("controllerchange", () => window.location.reload(), { once: true });
      next.postMessage("take over");
    });
  };
  const onDevice = async () => {
    const bar = made("progress", "", { max: 1, value: 0 });
    service.addEventListener("message", ({ data }) => {
      if (data.type === "progress") Object.assign(bar, { max: data.total, value: data.done });
      if (data.type === "version") version = data.version;
    });
    const there = service.controller !== null;
    if (!there) shell("pocket-first", bar);
    const taken = new Promise((yes) => { service.addEventListener("controllerchange", yes, { once: true }); });
    const registration = await service.register("sw.js", { updateViaCache: "none" });
    if (!there) {
      registration.active?.postMessage("claim"); // a page that was loaded past it
      const broken = new Promise((_, no) => {
        const coming = registration.installing;
        coming?.addEventListener("statechange", () => { if (coming.state === "redundant") no(new Error("install")); });
      });
      await Promise.race([taken, broken]);
    }
    const watch = () => {
      const next = registration.installing;
      next?.addEventListener("statechange", () => { if (next.state === "installed" && service.controller) offer(next); });
    };
    offer(there ? registration.waiting : null);
    registration.addEventListener("updatefound", watch);
    const named = new Promise((yes) => { service.addEventListener("message", ({ data }) => data.type === "version" && yes()); });
    service.controller.postMessage("version");
    await Promise.race([named, new Promise((yes) => { setTimeout(yes, 2000); })]);
  };

  // --- on the home screen ---

  const hint = () => {
    const there = window.matchMedia("(display-mode: standalone)").matches || navigator.standalone;
    if (there || kept("pocket hint") || "onbeforeinstallprompt" in window) return;
    line("pocket-install", "pocket-close", () => kept("pocket hint", "1"));
  };

  // --- the start ---

  const failed = (error) => {
    console.error(error);
    shell(error.message === "cannot" ? "pocket-cannot" : "pocket-failed");
  };
  const saved = read(pageOf(here()));
  const last = saved.html && saved.path === here();
  if (last) show(saved.html); else shell("pocket-opening");
  document.documentElement.lang = lang();

  const boot = async () => {
    if (!service || !window.isSecureContext || !navigator.locks) throw new Error("cannot");
    await onDevice();
    if (!(await owner({ ifAvailable: true }))) await elsewhere();
    return open();
  };
  ready = boot();
  ready.then((began) => {
    document.documentElement.dataset.pocket = "ready";
    if (!way.busy()) way.load(here(), undefined, {});
    hint();
    navigator.storage?.persist?.().then(keeping, () => {}); // some browsers ask the reader
    if (!began.quick) setTimeout(makeReady, 3000);
  }, failed);
})();
