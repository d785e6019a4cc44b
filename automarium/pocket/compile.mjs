// Compiles a folder of Python for the Python that will run it: this one. node compile.mjs PYODIDE FOLDER
import { pathToFileURL } from "node:url";
const [home, folder] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${home}/pyodide.mjs`));
const python = await loadPyodide({ indexURL: home });
python.FS.mkdirTree("/sources");
python.mountNodeFS("/sources", folder);
try {
  python.runPython(`
import ast, os
from importlib._bootstrap_external import _code_to_hash_pyc
from importlib.util import source_hash
from pathlib import Path


def without_docs(tree):
    """What only a reader wants stays behind."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)) and ast.get_docstring(node, clean=False):
            node.body = node.body[1:] or [ast.copy_location(ast.Pass(), node.body[0])]
    return tree


os.chdir("/sources")
for file in sorted(Path(".").rglob("*.py")):
    source = file.read_bytes()
    code = compile(without_docs(ast.parse(source)), file.as_posix(), "exec", dont_inherit=True)
    file.with_suffix(".pyc").write_bytes(_code_to_hash_pyc(code, source_hash(source), checked=False))
    file.unlink()
`);
} catch (error) { // without the whole of the interpreter's script, which node would show
  console.error(error.message);
  process.exit(1);
}
