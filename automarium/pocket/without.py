"""Stands in for what Python has not got in a browser and somebody imports all the same."""

import sys
from types import ModuleType

sys.modules.setdefault("anyio.to_interpreter", ModuleType("anyio.to_interpreter"))
