"""How the command line itself speaks: its help, and what it says of a line that it cannot read."""

from __future__ import annotations

import re
import sys
import textwrap
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from types import MethodType
from typing import Any

from automarium.words import Words

WIDE = 78
OURS = {"help": "usage-help", "install_completion": "usage-install", "show_completion": "usage-show"}


def speak(command: Any, voice: Words) -> None:
    """Gives a command and all below it the player's language. Help texts that are message ids become the messages."""
    for thing in (command, *command.params):
        text = getattr(thing, "help", None)
        if text and voice.has(text):
            thing.help = voice.say(text)
    command.get_help = MethodType(lambda self, context: help_of(self, context, voice), command)
    for inner in getattr(command, "commands", {}).values():
        speak(inner, voice)


def run(command: Any, voice: Words) -> None:
    """Runs the program and ends it; a line that cannot be read is told with how it is used."""
    try:
        code = command(prog_name="automarium", standalone_mode=False)
    except Exception as error:
        if type(error).__name__ == "Abort":
            sys.exit(1)
        if not hasattr(error, "format_message"):
            raise
        print(complaint(error, voice), file=sys.stderr)
        sys.exit(getattr(error, "exit_code", 1))
    sys.exit(code if isinstance(code, int) else 0)


# --- help ---


def help_of(command: Any, context: Any, voice: Words) -> str:
    """How a command is used, what it does, and what can be said to it."""
    parts = [usage(command, context, voice), textwrap.indent(textwrap.fill(command.help or "", WIDE - 2), "  ")]
    arguments = [(metavar(one, voice), one.help or "") for one in command.params if _is_argument(one)]
    options = [
        (" ".join(one.opts), _explained(one, voice)) for one in command.get_params(context) if not _is_argument(one)
    ]
    commands = [(name, one.help or "") for name, one in getattr(command, "commands", {}).items()]
    for heading, rows in (("usage-arguments", arguments), ("usage-options", options), ("usage-commands", commands)):
        if rows:
            parts.append("\n".join([voice.say(heading), *_columns(rows)]))
    return "\n\n".join(parts) + "\n"


def usage(command: Any, context: Any, voice: Words) -> str:
    words = [context.command_path, f"[{voice.say('usage-any-options')}]"]
    words += [
        metavar(one, voice) if one.required else f"[{metavar(one, voice)}]"
        for one in command.params
        if _is_argument(one)
    ]
    if hasattr(command, "commands"):
        words.append(voice.say("usage-a-command"))
    return voice.say("usage", {"line": " ".join(words)})


def metavar(argument: Any, voice: Words) -> str:
    """What stands for an argument in the line that shows how a command is used."""
    return voice.say(f"usage-arg-{argument.name.replace('_', '-')}")


def _is_argument(param: Any) -> bool:
    return getattr(param, "param_type_name", "") == "argument"


def _explained(option: Any, voice: Words) -> str:
    return voice.say(OURS[option.name]) if option.name in OURS else option.help or ""


def _columns(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    rows = list(rows)
    wide = max(len(name) for name, _ in rows) + 4
    for name, text in rows:
        lines = textwrap.wrap(text, WIDE - wide) or [""]
        yield f"  {name:<{wide - 2}}{lines[0]}".rstrip()
        yield from (" " * wide + line for line in lines[1:])


# --- complaints ---


def complaint(error: Any, voice: Words) -> str:
    """What was wrong with a line, and where to read how it is typed."""
    context = getattr(error, "ctx", None)
    told = _wrong(error, context, voice)
    if context is None:
        return told
    return "\n".join(
        [
            usage(context.command, context, voice),
            voice.say("usage-see", {"line": f"{context.command_path} --help"}),
            "",
            told,
        ]
    )


def _wrong(error: Any, context: Any, voice: Words) -> str:
    kind = type(error).__name__
    named = re.findall(r"['(]([^')]*)[')]", error.message or "")
    got = (named or [""])[-1][:60] if kind == "UsageError" and "extra" in error.message else (named or [""])[0][:60]
    if kind == "NoSuchOption":
        return voice.say("usage-no-option", {"got": error.option_name[:60]})
    if kind == "MissingParameter" and error.param is not None:
        return voice.say("usage-missing", {"name": metavar(error.param, voice)})
    if kind == "BadParameter" and error.param is not None:
        name = metavar(error.param, voice) if _is_argument(error.param) else error.param.opts[-1]
        return voice.say("usage-bad-value", {"name": name})
    if kind in ("BadOptionUsage", "BadArgumentUsage"):
        return voice.say("usage-bad-value", {"name": getattr(error, "option_name", got)})
    if commands := getattr(getattr(context, "command", None), "commands", {}):
        near = get_close_matches(got, commands, 2)
        return voice.say("usage-no-command", {"got": got, "near": tuple(near), "found": len(near)})
    return voice.say("usage-too-much", {"got": got})
