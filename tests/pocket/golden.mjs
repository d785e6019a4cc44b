// The golden matches inside the built pocket, under node: node golden.mjs SITE REPOSITORY
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import zlib from "node:zlib";
import { pathToFileURL } from "node:url";

const [site, repository] = process.argv.slice(2);
const home = fs.mkdtempSync(path.join(os.tmpdir(), "pocket-"));
const opened = (name) => zlib.gunzipSync(fs.readFileSync(`${site}/${name}.packed`));
for (const name of ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "stdlib.zip"]) fs.writeFileSync(`${home}/${name}`, opened(`pyodide/${name}`));
fs.copyFileSync(`${site}/engine.js`, `${home}/engine.mjs`);
const { python } = await import(pathToFileURL(`${home}/engine.mjs`));
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
const options = { stdLibURL: `${home}/stdlib.zip`, lockFileContents: fs.readFileSync(`${site}/pyodide/lock.json`, "utf8"), packageBaseUrl: home };
try {
  const py = await python(loadPyodide, `${home}/`, new Uint8Array(opened("python.bin")), options);
  py.FS.mkdirTree("/tests/tests");
  py.mountNodeFS("/tests/tests", `${repository}/tests`);
  console.log(py.runPython(`
import sys
sys.path.append("/tests")
from tests.golden.cases import CASES
wrong = [case.file.name for case in CASES if case.text() != case.file.read_text(encoding="utf-8")]
f"{sys.version.split()[0]}: {len(CASES)} golden matches, {len(wrong)} otherwise {wrong}"
`));
} catch (error) {
  console.log(String(error.message).slice(-600));
} finally {
  fs.rmSync(home, { recursive: true });
}
