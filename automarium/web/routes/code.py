"""The table code: where a phone gives what stands in the terminal."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from automarium.core.alphabet import latin
from automarium.web.guard import CODE_COOKIE, YEAR, address_of, elsewhere, same
from automarium.web.reader import field, form, render, voice_for


async def table_code(request: Request) -> Response:
    """Where a phone gives the code that stands in the terminal. What a link on another site's page says is not tried,
    only put into the field: else any page could make this browser wait for wrong tries."""
    if request.method == "POST":
        return _try(request, field(await form(request), "code")[:40])
    given = request.query_params.get("code", "")[:40]
    if given and not elsewhere(request.headers):
        return _try(request, given)
    return render(request, "code.html", voice_for(request), given=given)


def _try(request: Request, given: str) -> Response:
    """Lets in who gives the right code; the more wrong ones there were, the longer a try has to wait."""
    voice, tries, address = voice_for(request), request.app.state.tries, address_of(request.scope)
    code: str = request.app.state.code
    seconds = tries.pause(address, typed=True)
    if seconds:
        notice = voice.say("web-code-wait", {"seconds": seconds})
        response: Response = render(request, "code.html", voice, 429, notice=notice, given=given)
        response.headers["retry-after"] = str(seconds)
    elif code and same("".join(filter(str.isalnum, latin(given).upper())), code):
        response = RedirectResponse("/", 303)
        response.set_cookie(CODE_COOKIE, code, max_age=YEAR, samesite="lax", httponly=True)
    else:
        tries.wrong(address)
        response = render(request, "code.html", voice, 403, notice=voice.say("web-code-wrong"))
    return response


ROUTES = [Route("/code", table_code, methods=["GET", "POST"])]
