// The engine: Python, our files laid out before it, and the application on the kept shelf. In a worker, or under node.

// the files of the bundle, as parts of it
const parts = (bundle) => {
  const length = new DataView(bundle.buffer, bundle.byteOffset).getUint32(0, true);
  let at = 4 + length;
  return JSON.parse(new TextDecoder().decode(bundle.subarray(4, at))).map(([name, size]) => {
    at += size;
    return [name, bundle.subarray(at - size, at)];
  });
};

const lay = (FS, bundle, home = "/ours") => {
  const made = new Set();
  for (const [name, content] of parts(bundle)) {
    const path = `${home}/${name}`, folder = path.slice(0, path.lastIndexOf("/"));
    if (!made.has(folder)) { FS.mkdirTree(folder); made.add(folder); }
    FS.writeFile(path, content, { canOwn: true });
  }
};

export const python = (loadPyodide, indexURL, bundle, options) => loadPyodide({
  indexURL, env: { HOME: "/", PYTHONDONTWRITEBYTECODE: "1", PYTHONPATH: "/ours" }, fsInit: async (FS) => lay(FS, bundle), ...options,
});

// begins where an interpreter was left: its memory, for which there must be room first
export const snapshot = (createPyodideModule, shot) => ({
  _loadSnapshot: shot,
  createPyodideModule: async (settings) => {
    const module = await createPyodideModule(settings);
    if (module.HEAPU8.length < shot.length) module._malloc(shot.length);
    return module;
  },
});

// the application; `store` takes the number of a place and the bytes for it
export const application = (py, places, store, address) => {
  const bytes = py.runPython("lambda one: one.to_bytes()");
  const keep = (place, proxy) => {
    const view = proxy.getBuffer("u8");
    try { store(place, view.data); } finally { view.release(); }
  };
  const pocket = py.pyimport("automarium.pocket.start").Pocket(bytes(places[0]), bytes(places[1]), keep, address);
  const told = async (asked) => {
    const answer = await asked;
    const view = answer.body.getBuffer("u8");
    const found = { status: answer.status, headers: answer.headers.toJs(), body: view.data.slice() };
    view.release();
    answer.destroy();
    return found;
  };
  return {
    answer: (method, url, headers, body) => told(pocket.answer(method, url, py.toPy(headers), bytes(body ?? new Uint8Array()))),
    back: (problem, headers) => told(pocket.back(problem, py.toPy(headers))), // what was answered last could not be stored
  };
};
