// Compiles a folder of Python for the Python that will run it: this one. node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";
const [home, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: home });
python.FS.mkdirTree("/work");
python.mountNodeFS("/work", folder);
python.runPython(`
import os, py_compile
from pathlib import Path
from py_compile import PycInvalidationMode

os.chdir("/work")
for file in sorted(Path(".").rglob("*.py")):
    name = file.as_posix()
    py_compile.compile(name, name + "c", dfile=name, doraise=True, invalidation_mode=PycInvalidationMode.UNCHECKED_HASH)
    file.unlink()
`);
