// The companion's other end: the application in a worker of its own, one request at a time.
import { application, python, snapshot } from "./engine.js";
import { loadPyodide } from "./pyodide/pyodide.mjs";
import createPyodideModule from "./pyodide/pyodide.asm.mjs";

const fetched = async (name) => new Uint8Array(await (await fetch(new URL(name, import.meta.url))).arrayBuffer());
const indexURL = new URL("./pyodide/", import.meta.url).href;
const pause = (wait) => new Promise((done) => { setTimeout(done, wait); });

// --- where the shelf is kept: two files of the browser's own file system, or two entries of its database ---

let close = () => {}, late = null; // what is left to do before a change holds, where storing takes its time

const files = async () => {
  const root = await navigator.storage.getDirectory();
  const opened = await Promise.all([0, 1].map(async (number) => {
    const file = await root.getFileHandle(`automarium-${number}`, { create: true });
    for (let tries = 0; ; tries += 1) {
      try { return await file.createSyncAccessHandle(); } catch (error) { if (tries === 40) throw error; } // another window is letting go
      await pause(100);
    }
  }));
  close = () => opened.forEach((one) => one.close());
  return {
    read: opened.map((one) => { const all = new Uint8Array(one.getSize()); one.read(all, { at: 0 }); return all; }),
    store: (place, bytes) => {
      const one = opened[place];
      if (one.write(bytes, { at: 0 }) !== bytes.length) throw new Error("QuotaExceededError");
      one.truncate(bytes.length);
      one.flush();
    },
  };
};

const done = (request) => new Promise((yes, no) => { request.onsuccess = () => yes(request.result); request.onerror = () => no(request.error); });
const database = async () => {
  const asked = indexedDB.open("automarium", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("shelf");
  const db = await done(asked);
  const read = await Promise.all([0, 1].map((place) => done(db.transaction("shelf").objectStore("shelf").get(place))));
  close = () => db.close();
  return {
    read: read.map((one) => one ?? new Uint8Array()),
    store: (place, bytes) => {
      const copy = bytes.slice();
      late = () => new Promise((yes, no) => {
        const going = db.transaction("shelf", "readwrite", { durability: "strict" });
        going.oncomplete = yes;
        going.onabort = () => no(going.error);
        going.objectStore("shelf").put(copy, place);
      });
    },
  };
};

// where neither is to be had, pages can be looked at, and every change is refused with the reason
const nothing = (error) => ({ read: [new Uint8Array(), new Uint8Array()], store: () => { throw error; } });

const shelf = async () => {
  for (const kind of [files, database]) {
    try { return await kind(); } catch (error) { if (kind === database) return nothing(error); }
  }
};

// --- the engine, from how it was left once it had started, where that is kept ---

const KEPT = "automarium started";
const shotOf = (lang, version) => new URL(`started/${version}/${lang}/${encodeURIComponent(navigator.userAgent)}`, import.meta.url).href;

const begun = async (lang, version) => { // of this version and this browser, or not at all
  if (!version) return undefined;
  const kept = await (await caches.open(KEPT)).match(shotOf(lang, version)).catch(() => undefined);
  return kept && new Uint8Array(await kept.arrayBuffer());
};

const engine = async (lang, version) => {
  const bundle = fetched("python.bin"), kept = begun(lang, version), lock = fetch(new URL("pyodide/lock.json", import.meta.url));
  const options = { stdLibURL: `${indexURL}stdlib.zip`, lockFileContents: (await lock).text(), packageBaseUrl: indexURL };
  const start = async (more) => python(loadPyodide, indexURL, await bundle, { ...options, ...more });
  const shot = await kept;
  if (!shot) return [await start({}), false];
  try {
    return [await start(snapshot(createPyodideModule, shot)), true];
  } catch (error) {
    console.warn(error);
    await caches.delete(KEPT);
    return [await start({}), false];
  }
};

const open = async ({ address, lang, version }) => {
  const [kept, [py, quick]] = await Promise.all([shelf(), engine(lang, version)]);
  const app = application(py, kept.read, kept.store, address);
  return [app, quick];
};

// makes what the next start begins from: an interpreter of its own, with all that the pages of a language need
const make = async ({ lang, version }) => {
  if (!version) return;
  const kept = await caches.open(KEPT);
  for (const other of await kept.keys()) if (!other.url.includes(`/${version}/`)) await kept.delete(other);
  if (await kept.match(shotOf(lang, version))) return;
  const lock = await (await fetch(new URL("pyodide/lock.json", import.meta.url))).text();
  const options = { stdLibURL: `${indexURL}stdlib.zip`, lockFileContents: lock, packageBaseUrl: indexURL, _makeSnapshot: true };
  const py = await python(loadPyodide, indexURL, await fetched("python.bin"), options);
  py.pyimport("automarium.pocket.start").warm(lang);
  await kept.put(shotOf(lang, version), new Response(py.makeMemorySnapshot()));
};

// --- what the page asks for ---

const answered = async ([app], { method, url, headers, body }) => {
  late = null;
  const answer = await app.answer(method, url, headers, body);
  if (!late) return answer;
  try { await late(); } catch (error) { return app.back(String(error), headers); }
  return answer;
};

let opened = null, line = Promise.resolve();
const told = {
  open: async (asked) => { opened = await open(asked); return { quick: opened[1] }; },
  make,
  ask: (asked) => answered(opened, asked),
  close: async () => { close(); return {}; },
};

self.onmessage = ({ data }) => {
  line = line.then(async () => {
    try {
      const found = (await told[data.type](data)) ?? {};
      self.postMessage({ ...found, id: data.id }, found.body ? [found.body.buffer] : []);
    } catch (error) { self.postMessage({ id: data.id, failed: String(error?.message ?? error) }); }
  });
};
