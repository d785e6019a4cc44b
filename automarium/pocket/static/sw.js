// Keeps every file of this version on the device, checked, and gives it from there: no request of a page leaves it.
"use strict";
const KEPT = `automarium ${self.registration.scope} ${VERSION}`;
const WANTED = FILES;
const TYPES = { html: "text/html; charset=utf-8", js: "text/javascript; charset=utf-8", mjs: "text/javascript; charset=utf-8", css: "text/css; charset=utf-8", json: "application/json", webmanifest: "application/manifest+json", png: "image/png", svg: "image/svg+xml", wasm: "application/wasm", txt: "text/plain; charset=utf-8" };
const POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";
const PACKED = ".packed";

const url = (name) => new URL(name, self.registration.scope).href;
const kept = (name) => url(name.replace(/\.packed$/, ""));
const tell = async (message) => {
  for (const one of await self.clients.matchAll({ includeUncontrolled: true })) one.postMessage(message);
};

const older = async (name, hash) => {
  for (const key of await caches.keys()) {
    const found = key.startsWith(`automarium ${self.registration.scope} `) && await (await caches.open(key)).match(kept(name));
    if (found && found.headers.get("x-hash") === hash) return found;
  }
  return null;
};

const whole = async (response, heard) => { // how far a large file has come is told on the way
  const parts = [], reader = response.body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    parts.push(next.value);
    heard(next.value.length);
  }
  return new Blob(parts).arrayBuffer();
};

const fresh = async (name, hash, heard) => {
  const response = await fetch(url(name), { cache: "no-cache" });
  const bytes = await whole(response, heard);
  const found = [...new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))].map((one) => one.toString(16).padStart(2, "0")).join("");
  if (!response.ok || found !== hash) throw new Error(`${name} is not what it should be`);
  const packed = name.endsWith(PACKED);
  const body = packed ? new Blob([bytes]).stream().pipeThrough(new DecompressionStream("gzip")) : bytes;
  const type = TYPES[kept(name).split(".").pop()] ?? "application/octet-stream";
  const headers = { "content-type": type, "content-security-policy": POLICY, "x-content-type-options": "nosniff", "referrer-policy": "no-referrer", "x-hash": hash };
  return new Response(await new Response(body).arrayBuffer(), { headers });
};

const fill = async () => {
  const cache = await caches.open(KEPT), names = Object.keys(WANTED);
  const total = names.reduce((sum, name) => sum + WANTED[name][1], 0);
  let before = 0;
  for (const name of names) {
    const [hash, size] = WANTED[name];
    let come = 0;
    const heard = (more) => { come += more; tell({ type: "progress", done: before + Math.min(come, size), total }); };
    await cache.put(kept(name), (await older(name, hash)) ?? (await fresh(name, hash, heard)));
    before += size;
    heard(0);
  }
};

self.addEventListener("install", (event) => event.waitUntil(fill()));
self.addEventListener("activate", (event) => event.waitUntil((async () => {
  const mine = `automarium ${self.registration.scope} `;
  for (const key of await caches.keys()) if (key.startsWith(mine) && key !== KEPT) await caches.delete(key);
  await self.clients.claim();
})()));

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
  if (event.data === "claim") event.waitUntil(self.clients.claim());
  if (event.data === "version") event.source.postMessage({ type: "version", version: VERSION });
});

self.addEventListener("fetch", (event) => {
  const asked = new URL(event.request.url);
  if (!asked.href.startsWith(self.registration.scope)) return;
  const wanted = asked.pathname.endsWith("/") ? url("index.html") : `${asked.origin}${asked.pathname}`;
  event.respondWith(caches.open(KEPT).then((cache) => cache.match(wanted)).then((found) => found ?? new Response("", { status: 404 })));
});
