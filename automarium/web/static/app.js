// Makes the pages smooth: no reload, no lost place. Everything works without it.
"use strict";
(() => {
  const all = (wanted, inside = document) => [...inside.querySelectorAll(wanted)];

  const one = (wanted, inside = document) => inside.querySelector(wanted);
  const main = () => one("main");
  const moves = () => !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const kept = (key, value) => { // what this browser remembers; nothing where it may not
    try { return value === undefined ? localStorage.getItem(key) : localStorage.setItem(key, value); } catch { return null; }
  };

  const listed = (value) => kept(one("#answer") && !watching() ? "list" : "list-past", value); // who looks on or back changes nothing at the table

  // --- pages: how they are had and what their addresses are; where there is no server, pocket/static/page.js says so ---

  const way = window.automarium ?? {
    send: (url, options) => fetch(url, options),
    here: () => window.location.href,
    address: (path) => path,
    fragment: () => window.location.hash,
    server: true,
  };

  const LOOKED = ".board-area:not(.rest) :is(.map, .scythe)"; // pictures that are scrolled in their windows
  const swap = (html, url, how) => {
    const fresh = new DOMParser().parseFromString(html, "text/html");
    const said = how.push && one("#answer .said", fresh), table = one(".table", fresh)?.dataset;
    if (said && (standing() ?? table.version) !== table.version) { load(table.live, undefined, { news: true }); return; } // it was meant for a question that is answered
    const sure = how.push && one("form[data-at-once]", fresh);
    if (sure) { // it can mean nothing else, and can be undone: no page comes between
      history.pushState(standing(), "", way.address(one("main", fresh).dataset.here || url));
      post(sure, one("button", sure), true);
      return;
    }
    const scroll = window.scrollY;
    const folded = () => all(".board-area:not(.rest) details:not([popover] *)"), open = folded().map((each) => each.open);
    const below = one(".board-area.rest"), height = below?.offsetHeight ?? 0;
    unfolded = below && !below.dataset.rest ? all("details", below).map((each) => each.open) : unfolded;
    const before = wanted(), asking = one(".board-area .map:is(.asks, :has(.able))"), picture = pictured(), begun = one("#answer .said");
    const whole = how.push && one(".board-area > .scythe.whole"); // what is begun there goes on there
    const looked = all(LOOKED).map((each) => [each.scrollLeft, each.scrollTop, each.matches(".whole")]);
    document.title = fresh.title;
    for (const part of ["header", "main"]) one(part).replaceWith(one(part, fresh));
    const here = main().dataset.here || url;
    if (how.push) history.pushState(standing(), "", way.address(here)); else if (url) history.replaceState(standing(), "", way.address(here));
    way.shown?.(fresh, html, here);
    looking = "";
    folded().forEach((each, at) => { if (open[at]) each.open = true; });
    if (whole) one(".board-area:not(.rest) > .scythe")?.classList.add("whole");
    one("[data-rest]")?.style.setProperty("min-height", `${height}px`);
    const news = listed() === "1" && cues().length > past() && seen() === past(); // a list that is new is read from its beginning
    dress();
    if (news && past()) cues()[past()].scrollIntoView(); else if (how.whole || news) window.scrollTo(0, 0);
    const conducted = main().classList.contains("conducting");
    if (how.news && finger && conducted) pause(all(".thumb.conduct button:enabled")); // a second tap is not meant for the first cue
    if (how.entered && finger) pause(all(".thumb button:enabled"), Infinity, READ); // nor is one that was to give what gave itself
    if (how.news && finger) pause(all(".echo:not(.undone) form button"), AROUND, LONGER); // nor one more key, where the last was given by itself, for taking back
    if (how.whole || news || conducted) return;
    if (watching()) { begin(); one("#answer")?.focus({ preventScroll: true }); return; }
    const anew = (each) => !asking && each.matches(".map:is(.asks, :has(.able)):not(:has(.picked))"); // places are asked for now: the map opens where one looks first
    all(LOOKED).forEach((each, at) => { if (looked[at]?.[2] === each.matches(".whole") && !anew(each)) [each.scrollLeft, each.scrollTop] = looked[at]; });
    all(how.push ? ".board-area :is(.scythe, .map.whole) .look" : ".board-area :is(.lit, .look)").slice(0, 1).forEach(nearest);
    const hint = one(".hint");
    if (one(".foretold")) {
      toPicture();
      if (seated()) one(".foretold").scrollIntoView({ block: "nearest" }); // nothing of it is drawn among cards
    } else if (hint) {
      toPicture();
      (seated() ? one("button", hint) : hint).scrollIntoView({ block: "nearest" }); // the best answer with its reason
    } else if (how.push && one(".board-area .entry > *") && one("#answer .said")) { // what is put together stays where it is, and what it wants next is in sight below it
      window.scrollTo(0, scroll);
      if (covered(one("#answer form.taps > :is(a, button)"))) top();
    } else if (how.to) {
      if (marked() || pictured() !== picture) toPicture(); // what was tapped goes on there
      if (!one("#answer .said")) begin(); // what was begun has been given up
      else if (!seated()) inSight(one("#answer .asked") ?? one("#answer .ask"));
      one("#answer")?.focus({ preventScroll: true });
    } else if (how.push && begun && !one("#answer .said")) begin(); // a step back to the question
    else if (how.push || one(".notice")) {
      if (marked() || pictured() !== picture) toPicture(); else window.scrollTo(0, scroll);
      if (!seated() && (how.push || listed() === "1")) inSight(one("#answer .asked") ?? one("#answer .ask"));
    } else begin();
    const typed = one(".typing [data-typed]"); // it was refused, and is made good
    if (typed) { typed.focus({ preventScroll: true }); typed.setSelectionRange(typed.value.length, typed.value.length); }
    if (document.activeElement === document.body) one("#answer")?.focus({ preventScroll: true }); // a keyboard goes on with the question
    if (how.news) pause(all(".thumb.asking .now button:enabled")); // where an answer was given the turn may be ended next
    if (finger) pause(all(TAPS).filter((each) => named(each) !== meant), 0, seated() ? LONGER : REST); // a second tap was not meant for what has come there
    if (how.news) say(all(".notice, .echo p, span.echo, .ask").map((each) => each.textContent.trim()).join(" "));
  };

  const watching = () => one(".thumb.watching"); // the program answers, and nothing is tapped on the picture

  const wanted = () => all("#answer :is(.ask, .asked, .group)").slice(0, 2).map((each) => each.textContent.replace(/\d+/g, "")).join(); // and not how many of it

  const marked = () => one(".board-area :is(.able, .open, .asks, .scythe .picked)"); // something is to be tapped on the picture, or was

  const pictured = () => one(".board-area:not(.rest) > .golem > *")?.getAttribute("class"); // what is shown in the place of the board

  const onScreen = () => "screen" in (one(".table")?.dataset ?? {}); // nothing of what was told is to be done by hand

  // the page begins with the picture, or with a list of cues that has been read
  const toPicture = () => {
    top();
    toCards();
  };
  const top = () => {
    window.scrollTo(0, 0);
    if (listed() === "1" && cues().length) (one(".finale .ask") ?? one(".board-area")).scrollIntoView();
  };

  // of a table of cards those that are tapped first, on a turn the hand, are in sight above the question, which stands there
  const toCards = () => {
    const ask = all("#answer :is(.ask, .asked)").findLast((each) => each.offsetHeight);
    if (!ask || getComputedStyle(ask).position !== "fixed") return;
    const held = all(".seat-hand [data-drag]:not(:has(~ .picked), .picked, .picked ~ *)");
    const boxes = (held.length ? held : all(".seat .able")).map((each) => each.getBoundingClientRect()).filter((box) => box.height);
    const under = Math.max(...boxes.map((box) => box.bottom)) - ask.getBoundingClientRect().top;
    const over = Math.min(...boxes.map((box) => box.top)) - one("header").getBoundingClientRect().bottom;
    if (boxes.length && under > 0) window.scrollBy(0, Math.max(0, Math.min(under + 4, over - 32))); // their heading, too
  };

  // what lies below the question is drawn when it comes into sight
  let unfolded = [];
  const sight = new IntersectionObserver((seen) => seen.filter((each) => each.isIntersecting).forEach(async ({ target }) => {
    sight.unobserve(target);
    const response = await way.send(target.dataset.rest).catch(() => null);
    const drawn = response?.ok && new DOMParser().parseFromString(await response.text(), "text/html").body.firstElementChild;
    if (!drawn) { setTimeout(() => target.isConnected && sight.observe(target), 3000); return; }
    all("details", drawn).forEach((each, at) => { each.open = Boolean(unfolded[at]); });
    target.replaceWith(drawn);
  }), { rootMargin: "400px" });

  // what is asked is not left above the window or under its bars, and the picture stays where it is if it can; of fields
  // that stand side by side, and of answers that lie nowhere on the picture, the last one is in sight, too
  const inSight = (each, off = one("#answer :is(.fields, .off-board)")) => {
    const box = each?.getBoundingClientRect(), end = off?.getBoundingClientRect().bottom ?? 0;
    const low = window.innerHeight - 88, high = one("header").getBoundingClientRect().bottom + 8;
    if (box?.top < high) each.scrollIntoView();
    else if (box && end > low) window.scrollBy(0, Math.min(end - low, box.top - high));
    else if (box?.bottom > window.innerHeight - 200) each.scrollIntoView({ block: marked() ? "nearest" : "center" });
  };

  // above the window, below it, or under what is being put together, where that stays in sight
  const covered = (each) => {
    const box = each?.getBoundingClientRect(), over = one(".board-area:not(.rest)"), stays = getComputedStyle(over).position === "sticky";
    return box && (box.top < (stays ? over : one("header")).getBoundingClientRect().bottom || box.bottom > window.innerHeight - 88);
  };

  const tapped = () => one(".board-area:not(.rest) :is(.able, .asks, a[href*='say=']:not([href*='say=fix']))"); // the picture is tapped first

  // a new question begins with itself and with what is tapped first, wherever the last one was scrolled to
  const begin = () => {
    if (watching()) { window.scrollTo(0, 0); return; }
    if (onScreen() || one(".finale")) top(); else window.scrollTo(0, 0);
    const ask = one(".echo.undone") ?? one("#answer .asked") ?? one("#answer .ask");
    toCards();
    if (seated() || one(".totals")) return; // the end of a match begins at its top
    const last = one("#answer [data-sign='bonus-deck']"); // the one answer for which there may be no room under the picture
    if (tapped() && !last) ask?.scrollIntoView({ block: "nearest" });
    else inSight(ask, last ?? one("#answer :is(.fields, .off-board), .table:not(:has(.entry)) #answer form.taps")); // keys that stay where they are are none
  };

  // a table of cards on which one is to be tapped stays as it is, with the names of its places
  const seated = () => one(".board-area .seat .able");

  // what a hint proposes is marked among the cards
  const propose = () => {
    const words = one(".hint button")?.value.split(" ") ?? [];
    const names = ({ drag, at, word }) => words.includes(drag ?? at ?? word);
    all(".seat :is([data-drag], [data-at], [data-word])").forEach((each) => each.classList.toggle("proposed", names(each.dataset)));
  };

  const say = (text) => { one("#live").textContent = text; };

  // what cannot be sent now is sent when the connection is back, once; whatever is asked for later takes its place
  let asked = 0, posting = false;
  const load = async (url, options, how) => {
    const mine = ++asked;
    posting = Boolean(options);
    for (let wait = 500; mine === asked; wait = Math.min(wait * 2, 8000)) {
      const sent = way.send(url, { ...options, headers: { "x-swaps": "1" } });
      const [came, html] = await sent.then(async (response) => [response, await response.text()]).catch(() => []);
      one("#offline").hidden = Boolean(came);
      if (came) { // what goes wrong while it is shown is no lost connection
        if (mine === asked) { posting = false; swap(html, came.url, how); }
        return;
      }
      await new Promise((resolve) => { setTimeout(resolve, wait); window.addEventListener("online", resolve, { once: true }); });
    }
  };

  document.addEventListener("click", (event) => {
    const link = event.target.closest("a[data-swap]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (link.dataset.once) { // several taps would be lost: the first one asks
      link.lastChild.textContent = ` ${link.dataset.once}`;
      link.classList.add("asks");
      delete link.dataset.once;
      say(link.textContent);
      return;
    }
    if (posting && one("#offline").hidden) return; // an answer is on its way: a second tap was not meant for what it leads to
    if (link.matches(".tapped")) return; // it is being had: to begin anew takes longer
    all(".tapped").forEach((each) => each.classList.remove("tapped"));
    link.classList.add("tapped");
    if (link.dataset.waits) { link.lastChild.textContent = ` ${link.dataset.waits}`; say(link.dataset.waits); }
    const far = link.closest(".board-area, .thumb") && document.querySelector("#answer");
    load(link.getAttribute("href"), undefined, { push: true, to: far || event.detail === 0 ? "#answer" : "" });
  });

  document.addEventListener("toggle", ({ target }) => { // what is unfolded does not lie under the bar, which folds it again
    if (!target.matches("#answer details.group")) return;
    if (target.open) target.scrollIntoView({ block: "nearest" });
    const shut = one(".thumb.asking button[data-shut]");
    if (shut) shut.disabled = !one("#answer details.group[open]");
  }, true);
  document.addEventListener("click", (event) => {
    if (event.target.closest("[data-shut]")) all("#answer details.group[open]").forEach((each) => { each.open = false; });
  });
  document.addEventListener("click", () => one(".notice")?.remove(), true); // whoever goes on has read it
  document.addEventListener("click", (event) => event.target.closest(".echo:not(.undone) p, span.echo")?.closest(".echo").classList.toggle("open"));

  document.addEventListener("click", (event) => { // a tap beside the menu closes it, and does nothing else
    const menu = one(".menu[open]");
    if (!menu || event.target.closest(".menu")) return;
    menu.open = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
  document.addEventListener("keydown", (event) => {
    const menu = event.key === "Escape" && one(".menu[open]");
    if (menu) { menu.open = false; one("summary", menu).focus(); event.stopImmediatePropagation(); }
  });

  // what asks once asks no more when something else has been chosen: that has not been asked about
  const doubted = new WeakMap();
  const askOnce = (button, each, key) => {
    const { form, innerHTML: said } = button, once = each.dataset[key], shown = key === "once" ? each : form;
    doubted.set(form, () => { button.innerHTML = said; each.dataset[key] = once; shown.classList.remove("asks"); });
    button.textContent = once;
    shown.classList.add("asks"); // a form has a row of its own
    delete each.dataset[key];
  };
  const chooseAnew = (form) => { doubted.get(form)?.(); doubted.delete(form); };
  document.addEventListener("input", ({ target }) => chooseAnew(target.form));

  const sures = new Set();
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (form.dataset.sure && !sures.has(form.action)) {
      if (!window.confirm(form.dataset.sure)) { event.preventDefault(); return; }
      if ("sureOnce" in form.dataset) sures.add(form.action); // who knows it need not be asked again
    }
    const unlike = all("[data-unlike]", form).find(({ value, dataset: { now } }) => Math.abs(value - now) > Math.max(10, now / 2)); // a digit may be missing
    const asks = [event.submitter, ...all("input:checked[data-once]", form), form].find((each) => each?.dataset.once);
    if (unlike || asks) { // the first tap asks, the second one means it
      event.preventDefault();
      askOnce(event.submitter, unlike ?? asks, unlike ? "unlike" : "once");
      return;
    }
    if ("filter" in form.dataset) { event.preventDefault(); return; }
    const empty = missing(form);
    if (empty) { event.preventDefault(); leadTo(empty); return; }
    if (!("post" in form.dataset)) return;
    event.preventDefault();
    post(form, event.submitter, form.closest("#answer"));
  });

  // what is entered piece by piece is given by the bar, or by its last piece itself: who does not know which taps the bar, too
  const entering = () => Boolean(one(".board-area .entry > *, #answer .said"));

  const post = (form, button, itself) => {
    const entered = Boolean(itself) && entering();
    sight.disconnect(); // what lies below belongs to what was asked until now
    const body = new URLSearchParams(new FormData(form, button));
    body.set("tap", `${Date.now()}-${Math.random()}`);
    all("main button").forEach((each) => { each.disabled = true; });
    if (form.action.endsWith("/answer")) remember(Infinity); // what was told until now has been seen: what comes next has not
    if (form.action.endsWith("/undo") && one("main.conducting")) body.set("passed", Math.max(0, far - past())); // no more of it lies on the table
    load(form.getAttribute("action"), { method: "POST", body }, { news: true, entered });
  };

  // of a page that was begun when the match stood elsewhere the browser's way back leads to the table as it is now
  const standing = () => one(".table")?.dataset.version ?? null;
  window.addEventListener("popstate", ({ state }) => {
    if (looking === "back") { looking = ""; return; } // it has been left already
    if (looking) { looking = ""; conduct(cues().length); rest(false); return; }
    const table = one(".table")?.dataset, gone = table && state && state !== table.version && new URL(way.here(), window.location).pathname === table.live;
    load(gone ? table.live : way.here(), undefined, {});
  });
  Object.assign(way, { load, busy: () => asked > 0 });

  // --- forms ---

  document.addEventListener("input", (event) => {
    if (event.target.closest(".setup")) { applicable(); return; }
    if (!event.target.closest("[data-filter]")) return;
    const wanted = event.target.value.trim().toLowerCase();
    all("[data-name]").forEach((tap) => { tap.hidden = !tap.dataset.name.includes(wanted); });
  });

  // a file is chosen by a button of ours, which then says its name; without one, what would open it asks for it
  document.addEventListener("change", (event) => {
    const label = event.target.closest(".file"), names = [...event.target.files ?? []].map((each) => each.name);
    if (label && names.length) one("[data-chosen]", label).textContent = names.join(", ");
  });
  document.addEventListener("invalid", (event) => {
    const { validity, dataset } = event.target; // not in the browser's words
    if (validity.valueMissing && !validity.badInput) event.target.setCustomValidity(main().dataset.missing ?? "");
    else if (!validity.customError) event.target.setCustomValidity(dataset.range ?? "");
    const chips = event.target.closest(".chips");
    if (chips) { // a bubble would lie over what is to be chosen
      event.preventDefault();
      one("legend", chips).dataset.missing = main().dataset.missing;
      chips.scrollIntoView({ block: "nearest" });
      say(main().dataset.missing);
    }
    if (!event.target.matches(".file input")) return;
    event.preventDefault();
    event.target.click();
  }, true);
  document.addEventListener("input", ({ target }) => { // of several of which one is chosen all were missing
    target.setCustomValidity?.("");
    one("legend", target.closest(".chips") ?? target)?.removeAttribute("data-missing");
    if (target.type === "radio") all("input[type=radio]", target.form ?? document).filter(({ name }) => name === target.name).forEach((each) => each.setCustomValidity(""));
  }, true);

  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-step]");
    if (step) {
      const field = one("input[type=number]", step.closest(".counted") ?? step.form);
      choose(field);
      chooseAnew(step.form);
      if (!field.value) field.value = Math.max(field.min, step.dataset.step > 0 ? 1 : 0); else if (step.dataset.step > 0) field.stepUp(); else field.stepDown();
      field.setCustomValidity("");
    }
    const key = event.target.closest("[data-key]");
    if (key) {
      const field = one("input.chosen", key.form) ?? one("input[type=number]", key.form), now = field.dataset.typed || key.dataset.key === "⌫" ? field.value : "";
      chooseAnew(key.form);
      field.dataset.typed = "1"; // the first digit takes the place of what stood there
      field.value = { "⌫": now.slice(0, -1), "−": now.startsWith("-") ? now.slice(1) : `-${now || 0}` }[key.dataset.key] ?? Number(now + key.dataset.key);
      field.setCustomValidity("");
    }
    const typing = event.target.closest(".typing > summary")?.parentElement;
    if (typing) { // whoever asks for the keyboard sees where it writes
      event.preventDefault();
      typing.open = !typing.open;
      const field = one("[name=answer]", typing);
      if (typing.open) { field.focus({ preventScroll: true }); field.scrollIntoView({ block: "center" }); }
    }
    const share = event.target.closest("[data-share]");
    if (share) { event.preventDefault(); give(share); }
    const copy = event.target.closest("[data-copy]");
    if (copy) {
      window.getSelection().selectAllChildren(document.querySelector(copy.dataset.copy));
      if (document.execCommand("copy")) copy.textContent = copy.dataset.done; // works on the plain addresses of a network too
    }
    if (event.target.closest("[data-print]")) window.print();
    addUp();
  });

  // numbers that are added up show what they come to
  const addUp = () => all("[data-sum]").forEach((button) => {
    const sum = all("input[type=number]", button.form).reduce((before, { value }) => before + Number(value), 0);
    button.textContent = `${button.dataset.sum}: ${String(sum).replace("-", "−")}`;
  });
  document.addEventListener("input", addUp);

  // of several numbers the keys write the one that was touched last
  const choose = (field) => {
    all("input[type=number]", field.form).forEach((each) => each.classList.toggle("chosen", each === field));
    field.dataset.typed = "";
  };
  document.addEventListener("focusin", (event) => { if (event.target.matches("form:has([data-keys]) input[type=number]")) choose(event.target); });

  // a link is handed on: as phones do it, else copied; where neither is possible it is opened, to be taken from there
  const give = async (link) => {
    if (navigator.share) { await navigator.share({ url: link.href }).catch(() => {}); return; }
    try { await navigator.clipboard.writeText(link.href); link.textContent = link.dataset.share; } catch { window.location = link.href; }
  };

  // a setting that hangs on another is shown while that one is chosen
  const applicable = () => {
    all("[data-when]").forEach((each) => {
      const [name, values] = each.dataset.when.split("=");
      each.hidden = !values.split(" ").includes(document.querySelector(`input[name="${name}"]:checked`)?.value);
    });
    all("[data-count]").forEach((each) => { each.textContent = `(${all(".setting:not([hidden])", each.closest("details")).length})`; });
  };

  // --- a map of one's own: a tap on a place, then on a tile; on the same again, and it turns by a sixth ---

  const lay = (area) => {
    const fields = all("select", area.nextElementSibling), picked = Number(area.dataset.picked);
    area.hidden = false;
    area.nextElementSibling.hidden = true;
    all("[data-place]", area).forEach((place, at) => {
      const value = fields[at].value, drawn = value && one(`[data-tile="${value.slice(0, -1)}"] .sector-tile`, area);
      one("[data-lies]", place).replaceChildren(...(drawn ? [drawn.cloneNode(true)] : []));
      place.style.setProperty("--turn", value.slice(-1) || 0);
      place.classList.toggle("picked", at === picked);
      place.setAttribute("aria-label", `${place.dataset.name}: ${fields[at].selectedOptions[0].textContent}`);
    });
    all("[data-tile]", area).forEach((tile) => {
      const lies = fields.findIndex((field) => field.value && parseInt(field.value, 10) === parseInt(tile.dataset.tile, 10));
      tile.classList.toggle("dimmed", lies >= 0 && lies !== picked);
      tile.setAttribute("aria-pressed", lies >= 0 && fields[lies].value.slice(0, -1) === tile.dataset.tile);
    });
  };

  const onwards = (area, fields, tile) => { // a sector that lies nowhere yet goes to the next free place
    const lies = (field) => parseInt(field.value, 10) === parseInt(tile.dataset.tile, 10);
    const free = fields.findIndex((field) => !field.value), taken = fields[Number(area.dataset.picked)].value;
    if (taken && free >= 0 && !fields.some(lies)) area.dataset.picked = free;
  };

  const layTap = (area, place, tile) => {
    all(".amiss-hex", area).forEach((each) => each.remove()); // what was amiss may not be any more
    const fields = all("select", area.nextElementSibling), picked = Number(area.dataset.picked);
    if (tile && !("held" in area.dataset)) onwards(area, fields, tile);
    if (place) area.dataset.held = ""; // what is tapped next is meant for this place
    if (place && Number(place.dataset.place) !== picked) area.dataset.picked = place.dataset.place;
    else {
      const field = fields[Number(area.dataset.picked)], wanted = tile?.dataset.tile ?? field.value.slice(0, -1);
      const same = field.value.slice(0, -1) === wanted;
      if (!wanted) return;
      if (!field.value || same) delete area.dataset.held; // what was turned stays where it lies
      fields.filter((each) => each !== field && parseInt(each.value, 10) === parseInt(wanted, 10)).forEach((each) => { each.value = ""; });
      field.value = wanted + (same ? (Number(field.value.slice(-1)) + 1) % 6 : 0);
    }
    lay(area);
    say(one(".picked", area).getAttribute("aria-label"));
  };

  // a map on which a sector is missing is not sent: its next free place is shown, with what is missing
  const missing = (form) => all("[data-lay]", form).find((area) => area.offsetParent && all("select", area.nextElementSibling).some(({ value }) => !value) && !one("input[name$='.own']", area.parentElement)?.value);
  const leadTo = (area) => {
    area.dataset.picked = all("select", area.nextElementSibling).findIndex(({ value }) => !value);
    lay(area);
    const help = one(".help", area);
    help.textContent = area.dataset.missing;
    help.classList.add("bad");
    help.scrollIntoView({ block: "center" });
    say(area.dataset.missing);
  };

  document.addEventListener("click", (event) => {
    const area = event.target.closest("[data-lay]");
    const [place, tile] = [event.target.closest("[data-place]"), event.target.closest("[data-tile]")];
    if (area && (place || tile)) layTap(area, place, tile);
  });
  document.addEventListener("keydown", (event) => {
    const place = event.target.closest("[data-place]");
    if (!place || ![" ", "Enter"].includes(event.key)) return;
    event.preventDefault();
    layTap(place.closest("[data-lay]"), place, null);
  });

  // --- the conducted turn: one cue at a time, its picture first ---

  let cue = 0, far = 0, shown = 0; // the one that is shown, the last one that was, and since when
  let looking = ""; // what was told is looked at again: a step that the browser's way back undoes
  const cues = () => all(".cue");
  const past = () => all(".cue.past").length; // of the same turn, told before the last answer: the way back leads there
  const place = () => new URL(way.here(), window.location.href).pathname;
  const answers = () => Number(one(".table")?.dataset.answers ?? -1);

  // how far the cues of how many answers, and of which, have been seen; undone and gone back to, they are not shown again,
  // and redone they are told as a list, or once more, where not all of them had been
  const remember = (number) => kept(`cue ${place()}`, `${answers()} ${number} ${one(".table")?.dataset.mark ?? 0}`);
  const remembered = () => (kept(`cue ${place()}`) || "-1 0 0").split(" ").map(Number);
  const goneBack = () => answers() >= 0 && remembered()[0] > answers() && "redo" in one(".table").dataset;
  const seen = () => {
    const [was, number, mark] = remembered();
    return goneBack() ? Infinity : was === answers() && mark === Number(one(".table")?.dataset.mark) ? Math.max(number, past()) : past();
  };

  // whoever knows what is laid out in every match is told only what chance, or the level, has chosen for this one
  let skipping = false;
  const onward = (way) => {
    let at = cue + way;
    while (skipping && at > 0 && cues()[at]?.matches("[data-always]")) at += way;
    return Math.max(0, at);
  };

  const conduct = (at, heard = false) => {
    skipping &&= at > 0;
    const rows = cues(), list = listed() === "1";
    const on = rows.length > 0 && !list && at < rows.length;
    main().classList.toggle("conducting", on);
    main().classList.toggle("asking", !on && !list);
    one(".thumb.conduct")?.toggleAttribute("hidden", !on);
    one(".thumb.asking")?.toggleAttribute("hidden", on);
    if (!on) document.documentElement.style.setProperty("--thumb", `${one(".thumb.asking")?.offsetHeight ?? 0}px`);
    all("[data-again]").forEach((each) => { each.hidden = on; });
    all(".menu [data-list]").forEach((each) => { each.hidden = list; });
    one(".cues .stage")?.toggleAttribute("hidden", !on);
    far = Math.max(far, Math.min(at, rows.length));
    if (rows.length && !goneBack() && !watching()) remember(list || far >= rows.length ? Infinity : far); // of several answers that are redone at once there are more
    if (rows.length && !list && !heard) tell(at);
    one(".cue .echo")?.toggleAttribute("hidden", on && far >= rows.length); // what is looked at again was answered long ago
    if (cue !== Math.max(0, at)) shown = performance.now();
    cue = Math.max(0, at);
    if (!on && looking === "on") { looking = "back"; history.back(); }
    if (!on) { rows.forEach(loose); show(one(".stage"), null); look(); return; }
    rows.forEach((each, number) => { each.classList.toggle("now", number === cue); all("details", each).forEach((one) => { one.open = false; }); });
    one("[data-cue='-1']").disabled = cue === 0 && !one(".watching [data-before]");
    const repeated = cue < far; // it has been told, and passed: nobody does it twice
    const again = far >= rows.length || (onScreen() && Boolean(one("#answer .ask"))); // all of it has been seen, or need not be: one tap leads to the question
    one("[data-to-ask]").hidden = !again;
    one(".thumb.conduct [data-list]").hidden = again;
    progress(rows, repeated);
    show(one(".stage"), one("template", rows[cue]));
    fit(rows[cue]);
    label(rows[cue]);
    const text = [one(".say", rows[cue]), ...all(":scope > .note", rows[cue])].map((each) => each.textContent.trim()).join(" ");
    say(`${rows[cue].dataset.where} ${repeated ? main().dataset.repeat : ""} ${text}`);
    aloud(text);
    if (kept("vibrate") === "1") navigator.vibrate?.(25);
  };

  // set-up, each phase and each turn have a stretch of their own; where one begins, its name stands out. All that
  // was told since the last answer is counted, so that a number always says how much is left
  const progress = (every, repeated) => {
    const now = every[cue], told = cue < past() ? every.slice(0, past()) : every.slice(past());
    const rows = skipping ? told.filter((each) => each === now || !each.matches("[data-always]")) : told;
    one(".progress")?.remove();
    const bar = document.createElement("p"), where = document.createElement("span"), dots = document.createElement("i");
    const part = rows.filter((each) => each.dataset.where === now.dataset.where), at = part.indexOf(now);
    bar.className = at ? "progress" : "progress begins";
    bar.setAttribute("aria-hidden", "true");
    where.textContent = [now.dataset.where, ...(repeated ? [main().dataset.repeat] : [])].filter(Boolean).join(" · ");
    bar.append(where, rows.length > 1 ? `${rows.indexOf(now) + 1} / ${rows.length}` : "", dots); // one alone is not counted
    for (const name of new Set(rows.map((each) => each.dataset.where))) {
      const stretch = document.createElement("b"), there = rows.filter((each) => each.dataset.where === name);
      const done = there.filter((each) => rows.indexOf(each) <= rows.indexOf(now)).length;
      stretch.style.flexGrow = there.length;
      stretch.style.setProperty("--share", `${(100 * done) / there.length}%`);
      dots.append(stretch);
    }
    now.prepend(bar);
  };

  const loose = (row) => { // as in a list, where there is room for everything
    one(".say", row).style.fontSize = "";
    row.classList.remove("short", "tight", "brief", "packed", "cut");
    all(":scope > .note", row).forEach((each) => { each.hidden = false; });
  };
  const fit = (row) => { // large type, as large as has room; then the reason is cut first, since the whole of it is a tap away
    const said = one(".say", row);
    const tight = () => row.scrollHeight > row.clientHeight + 1;
    const notes = one(".why", row) ? all(":scope > .note", row).reverse() : []; // these stand among the details, too
    loose(row);
    row.classList.toggle("short", tight());
    for (let size = 1.9; size > 0.95 && tight(); size -= 0.1) said.style.fontSize = `${size}rem`;
    row.classList.toggle("brief", tight());
    const lines = (name, most) => { row.style.setProperty(name, most); return tight() && most > 2 && lines(name, most - 1); };
    lines("--reason", 2);
    lines("--note", 2);
    row.classList.toggle("packed", tight()); // one's own answer is known
    row.classList.toggle("tight", notes.length > 0 && tight());
    notes.forEach((each) => { each.hidden = tight(); });
    row.classList.remove("short"); // each takes what is left
    row.classList.toggle("short", tight());
    row.classList.remove("tight"); // and so do the notes
    row.classList.toggle("tight", notes.length > 0 && tight());
    lines("--note", 6);
    if (notes.some((each) => each.scrollHeight > each.clientHeight)) { row.classList.add("packed"); lines("--note", 6); }
    lines("--reason", 6);
    row.classList.toggle("cut", notes.some((each) => each.hidden || each.scrollHeight > each.clientHeight)); // then it stands in the reason
  };

  // of orders for which there is no room, in the largest type on a small phone, the rest is read before they are done
  const below = (row) => Math.max(0, all(".say span", row).at(-1).getBoundingClientRect().bottom - row.getBoundingClientRect().bottom - 4);
  const label = (row) => { one("[data-cue='1']").textContent = cue < far || below(row) ? main().dataset.next : row.dataset.done; };
  document.addEventListener("scroll", ({ target }) => { if (target.matches?.(".conducting .cue.now")) label(target); }, true);
  const pass = (way) => {
    const row = one(".conducting .cue.now"), hidden = way > 0 && below(row);
    if (hidden) { row.scrollBy(0, Math.min(hidden + 12, row.clientHeight - 32)); return; }
    const end = cue === (way > 0 ? cues().length - 1 : past());
    const link = end && one(way > 0 ? ".watching [data-follow]" : ".watching [data-before]");
    if (link) link.click(); else conduct(onward(way));
  };

  // --- other devices at the table ---

  const known = () => { // a page that may keep nothing is another one each time
    try {
      const name = sessionStorage.getItem("me") ?? Math.random().toString(36).slice(2, 12);
      sessionStorage.setItem("me", name);
      return name;
    } catch { return Math.random().toString(36).slice(2, 12); }
  };
  const me = known(); // the same on the next page of this window: what it showed itself it is not to follow
  let line = null;
  const tell = (number) => {
    const { live, version, guard } = one(".table").dataset;
    if (live && way.server) fetch(`${live}/cue`, { method: "POST", body: new URLSearchParams({ version, guard, number, by: me }), keepalive: true }).catch(() => {});
  };
  const listen = () => {
    const path = one(".table")?.dataset.live;
    if (line && line.path === path) return;
    line?.close();
    line = null;
    if (!path || !way.server || !window.EventSource) return;
    line = new EventSource(`${path}/live`);
    line.path = path;
    line.onerror = () => { if (line?.readyState === EventSource.CLOSED) { line = null; setTimeout(listen, 15000); } };
    line.onmessage = (event) => {
      const [version, number, by] = event.data.split(" ");
      const table = one(".table");
      if (!table || table.dataset.live !== path || posting) return;
      if (Number(table.dataset.version) < Number(version)) load(path, undefined, { news: true });
      else if (by && by !== me && table.dataset.version === version && listed() !== "1" && cues().length) conduct(Number(number), true);
    };
  };

  // --- its picture ---

  const LIT = ".lit, .arrow.its, .way";
  const TOUCHED = "touched"; // where a tap on a picture leads if nothing on it is lit
  const show = (stage, template) => {
    if (!stage) return;
    stage.removeAttribute("data-zoom");
    stage.replaceChildren(...(template ? [template.content.cloneNode(true)] : []));
    const svg = one("svg:not(.icon)", stage);
    if (!svg || !template) return;
    const whole = svg.getAttribute("viewBox").split(" ").map(Number);
    const share = Math.min(stage.clientHeight / whole[3], stage.clientWidth / whole[2]), part = svg.matches(".part");
    const roomy = share >= (part ? 0.7 : 0.9);
    const near = svg.matches(".gauges, .road") || (share >= (part ? 0.5 : 0.9) && svg.matches(".whole")) ? whole : close(svg, whole, stage); // what is only half as large is still read
    svg.dataset.whole = whole.join(" ");
    svg.dataset.near = near.join(" ");
    let lit = close(svg, whole, stage);
    if (lit === whole) lit = close(svg, whole, stage, ".lit:not(.frame)"); // without what was chosen among
    svg.dataset.far = near !== whole ? svg.dataset.whole : roomy ? "" : lit !== whole ? lit.join(" ") : svg.matches(".whole") && one(LIT, svg) ? "" : TOUCHED; // all of it is lit
    zoomed(svg, false);
    turn(svg, near);
    travel(svg);
  };

  // the part of a picture where something happens, in the shape of the stage
  const close = (svg, whole, stage, wanted = LIT) => {
    const lit = all(wanted, svg).map((each) => each.getBoundingClientRect()).filter((box) => box.width + box.height > 0);
    const shape = stage.clientWidth / Math.max(stage.clientHeight, 1);
    const back = svg.getScreenCTM()?.inverse();
    if (!lit.length || !back) return whole;
    const corner = (x, y) => new DOMPoint(x, y).matrixTransform(back);
    const from = corner(Math.min(...lit.map((box) => box.left)), Math.min(...lit.map((box) => box.top)));
    from.y -= one(".heads rect", svg)?.height.baseVal.value ?? 0;
    const to = corner(Math.max(...lit.map((box) => box.right)), Math.max(...lit.map((box) => box.bottom)));
    const around = svg.matches(".whole") ? 1.04 : 1.5; // such a picture is small, and only cut where it has no room
    let [width, height] = [Math.max((to.x - from.x) * around, whole[2] * 0.5), Math.max((to.y - from.y) * around, whole[3] * 0.34)];
    if (svg.matches(".streets, .part")) width = Math.max(width, whole[2]); // a row is read from its name to its end
    if (width / height < shape) width = height * shape; else height = width / shape;
    if (width >= whole[2] * 0.95 && height >= whole[3] * 0.95) return whole;
    const inside = (middle, size, start, all) => (size >= all ? start + (all - size) / 2 : Math.min(Math.max(middle - size / 2, start), start + all - size));
    return [inside((from.x + to.x) / 2, width, whole[0], whole[2]), inside((from.y + to.y) / 2, height, whole[1], whole[3]), width, height];
  };

  // of a picture that is seen as a whole and on which nothing is lit the part that was touched, twice as large
  const nearer = (svg, touch) => {
    const [left, top, width, height] = svg.dataset.whole.split(" ").map(Number);
    const at = new DOMPoint(touch.clientX, touch.clientY).matrixTransform(svg.getScreenCTM().inverse());
    const from = (middle, start, size) => Math.min(Math.max(middle - size / 4, start), start + size / 2);
    return [from(at.x, left, width), from(at.y, top, height), width / 2, height / 2];
  };

  // one tap leads away from what a cue shows, to the whole of it or nearer to what is lit, and the next one back to it;
  // where it can be read as it is, none does
  const zoomed = (svg, away) => {
    const { whole, near, far } = svg.dataset, stage = svg.closest(".stage");
    if (away) svg.dataset.away = "1"; else delete svg.dataset.away;
    if (away || (far && far !== near)) stage?.setAttribute("data-zoom", away === (near === whole) ? "−" : "+");
    else stage?.removeAttribute("data-zoom");
  };

  // its sign lies in the corner where it covers least of what is lit, and of pieces, numbers and words
  const CORNERS = ["right bottom", "left bottom", "right top", "left top"], SIGN = 38; // pixels
  const aside = (svg, to, stage) => {
    const back = svg.getScreenCTM()?.inverse(), { clientWidth: width, clientHeight: height } = stage;
    const scale = Math.min(width / to[2], height / to[3]), left = (width - to[2] * scale) / 2, top = (height - to[3] * scale) / 2;
    const place = (x, y) => { const at = new DOMPoint(x, y).matrixTransform(back); return [(at.x - to[0]) * scale + left, (at.y - to[1]) * scale + top]; };
    const boxes = back ? all(".piece, .lit, text", svg).map((each) => each.getBoundingClientRect()).map((box) => [...place(box.left, box.top), ...place(box.right, box.bottom)]) : [];
    const along = (from, end, low, size) => Math.max(0, Math.min(end, low ? SIGN : size) - Math.max(from, low ? 0 : size - SIGN));
    const covered = (corner) => boxes.reduce((sum, [x, y, right, bottom]) => sum + along(x, right, corner.includes("left"), width) * along(y, bottom, corner.includes("top"), height), 0);
    const least = CORNERS.map(covered);
    stage.dataset.corner = CORNERS[least.indexOf(Math.min(...least))];
  };

  const turn = (svg, to) => {
    if (svg.closest(".stage")) aside(svg, to, svg.closest(".stage"));
    one(".heads", svg)?.setAttribute("transform", `translate(0 ${Math.max(to[1], 0)})`); // these stay at the top of it
    const from = svg.getAttribute("viewBox").split(" ").map(Number), start = performance.now();
    if (!moves()) { svg.setAttribute("viewBox", to.join(" ")); return; }
    svg.dataset.goes = to.join(" ");
    const step = (now) => {
      const part = Math.min(1, (now - start) / 350), eased = 1 - (1 - part) ** 3;
      if (svg.dataset.goes !== to.join(" ")) return; // it has been sent elsewhere meanwhile
      svg.setAttribute("viewBox", from.map((each, at) => (part < 1 ? each + (to[at] - each) * eased : to[at])).join(" "));
      if (part < 1 && svg.isConnected) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  };

  // something goes along each way, from here to there
  const travel = (svg) => {
    if (!moves()) return;
    all(".arrow.its .arrow-line, .way", svg).forEach((way) => {
      const length = way.getTotalLength?.();
      if (!length) return;
      const dot = document.createElementNS("http://www.w3.org/2000/svg", "circle");
      dot.setAttribute("r", "9");
      dot.setAttribute("class", "traveller");
      way.after(dot);
      const points = Array.from({ length: 13 }, (_, at) => way.getPointAtLength((length * at) / 12));
      dot.animate(points.map((point) => ({ transform: `translate(${point.x}px, ${point.y}px)` })), { duration: 900, delay: 250, easing: "ease-in-out", fill: "backwards" }).onfinish = () => dot.remove();
    });
  };

  // --- its sound ---

  const VOICES = { en: "en-GB", ru: "ru-RU", uk: "uk-UA" };
  const aloud = (text) => {
    if (!window.speechSynthesis) return;
    window.speechSynthesis.cancel();
    if (kept("aloud") !== "1") return;
    const said = new SpeechSynthesisUtterance(text.replaceAll("\u2011", "-").replaceAll(" → ", ", ")); // voices know plain hyphens, and no arrows
    said.lang = VOICES[document.documentElement.lang];
    window.speechSynthesis.speak(said);
  };

  const toggle = (key, button) => {
    const on = kept(key) !== "1";
    kept(key, on ? "1" : "0");
    button.setAttribute("aria-pressed", on);
    return on;
  };

  document.addEventListener("click", (event) => {
    const step = event.target.closest("[data-cue]");
    if (step) { pass(Number(step.dataset.cue)); rest(event.detail > 0); }
    if (event.target.closest("[data-skip]")) { skipping = true; conduct(onward(1)); rest(event.detail > 0); }
    if (event.target.closest("[data-to-ask]")) { conduct(cues().length); rest(event.detail > 0); }
    const sound = event.target.closest("[data-aloud]");
    if (sound) { toggle("aloud", sound); aloud(one(".cue.now .say")?.textContent ?? ""); }
    const shake = event.target.closest("[data-vibrate]");
    if (shake && toggle("vibrate", shake)) navigator.vibrate?.(25);
    if (event.target.closest("[data-list]")) {
      all(".cue .why[open]").forEach((each) => { each.open = false; });
      listed("1");
      conduct(cue);
      one(".menu[open]")?.removeAttribute("open");
    }
    const again = event.target.closest("[data-again]");
    if (again) {
      const list = listed() === "1";
      listed("0");
      conduct(list && again.matches(".singly") && cue < cues().length ? cue : 0);
      if (!list && one("main.conducting")) { history.pushState(standing(), ""); looking = "on"; }
    }
    const ask = event.target.closest(".to-ask");
    if (ask && onScreen()) { event.preventDefault(); begin(); one("#answer").focus({ preventScroll: true }); } else if (ask) { event.preventDefault(); one(tapped() ? "#board" : ask.hash).scrollIntoView(); one(ask.hash).focus({ preventScroll: true }); }
    const rung = event.target.closest("[data-left]");
    if (rung) light(rung);
    const stage = event.target.closest(".stage");
    const svg = stage && one("svg[data-near]", stage);
    if (!svg) return;
    const { near, far, away } = svg.dataset;
    if (!away && (!far || far === near)) return;
    zoomed(svg, !away);
    turn(svg, !away && far === TOUCHED ? nearer(svg, event) : (away ? near : far).split(" ").map(Number));
  });

  // who was left at a rung of the ladder lights up on the picture
  const light = (rung) => {
    const left = rung.dataset.left.split(" ");
    all(".rung", rung.parentElement).forEach((each) => each.classList.remove("rung"));
    rung.classList.add("rung");
    const picture = one(".conducting .stage") ?? one(".board-area");
    all("[data-at]", picture).forEach((each) => { each.classList.toggle("left", left.includes(each.dataset.at)); });
    const svg = one("svg[data-whole]:not(.road)", picture); // a few places in a row are all seen at once
    if (!svg) return;
    zoomed(svg, true);
    turn(svg, close(svg, svg.dataset.whole.split(" ").map(Number), picture, ".left"));
  };

  document.addEventListener("toggle", (event) => { // what was lit there is over
    const row = event.target.matches(".why") && !event.target.open && event.target.closest(".conducting .cue.now");
    if (row) show(one(".stage"), one("template", row));
  }, true);

  // the thumb rests a moment when what lies under it has changed: what is tapped there then was not meant; all else is
  const TAPS = "main :is(a, button:enabled, summary)";
  const named = (each) => (each?.getAttribute("aria-label") ?? each?.textContent ?? "").replace(/[^\p{L}]/gu, "");
  let finger = null, meant = ""; // where it was last (nowhere, if a key was pressed), and on what
  let touching = false, pressed = null; // and not a mouse; what led to the cue that is shown
  document.addEventListener("pointerdown", ({ pointerType }) => { touching = pointerType === "touch"; }, true);
  document.addEventListener("keydown", () => { touching = false; }, true);
  document.addEventListener("click", (event) => {
    finger = event.detail ? [event.clientX, event.clientY] : null;
    meant = named(event.target.closest(TAPS));
    const button = event.target.closest("[data-cue], [data-to-ask]"), same = touching && button === pressed; // not every phone counts taps
    const twice = button && event.timeStamp - shown < (same ? REST : event.detail > 1 ? TWICE : -Infinity); // meant for the cue before
    pressed = button;
    if (twice || event.target.closest(".resting")) { event.preventDefault(); event.stopImmediatePropagation(); }
  }, true);
  const REST = 350, TWICE = 250, AROUND = 24; // milliseconds, pixels
  const LONGER = 1000; // where one button takes the place of another that looked like it
  const READ = 1800; // where a thumb is on its way to the one that was to give what gave itself
  const under = (around) => (each) => {
    const { left, right, top, bottom } = each.getBoundingClientRect(), [x, y] = finger ?? [left, top];
    return x > left - around && x < right + around && y > top - around && y < bottom + around;
  };
  const pause = (taps, around = AROUND, time = REST) => {
    const found = taps.filter(under(around)), off = (on) => found.forEach((each) => { each.disabled = on; each.classList.toggle("resting", on); });
    off(true);
    setTimeout(() => off(false), time);
  };
  const rest = (thumb) => {
    if (main().classList.contains("conducting")) return;
    if (thumb) pause(all(".thumb.asking :is(button:enabled, .button)"));
    begin();
    one("#answer")?.focus({ preventScroll: true });
    say(one(".ask")?.textContent ?? "");
  };

  // where something is asked Enter gives what is bright, but never ends the turn, and Backspace goes the way back that is
  // in sight; Space gives nothing. Where the program answers all of them go on, or back
  const BRIGHT = "#answer form[data-post] .primary, .thumb.asking :is(a.primary.now, form.now[data-post]:not([data-ends]) .primary)";
  const BACK = "#answer details.group[open] > summary, #answer a.back, .thumb.asking [accesskey=x]";
  const keyed = (event, way) => {
    const link = one(way > 0 ? ".watching [data-follow]" : ".watching [data-before]");
    const wanted = { Enter: BRIGHT, Backspace: BACK }[event.key] ?? "", late = Date.now() - told < 1000;
    const meant = link ?? (wanted && all(wanted).find((each) => each.offsetParent && !each.disabled));
    if (meant || (event.key === " " && (late || one("main.asking .thumb.asking")))) event.preventDefault(); // nor does it scroll what is asked away
    if (meant && !event.repeat && !(event.key === "Enter" && late && !link)) meant.click();
  };

  let told = 0; // when the last cue was passed: a key too many is not for the page
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !one(":popover-open")) { shut(); return; }
    if (event.target.closest("input, select, textarea") || event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = { Backspace: "⌫", "-": "−" }[event.key] ?? event.key;
    const key = !one("main.conducting") && all("#answer [data-key]").find((each) => each.dataset.key === wanted);
    if (key) { event.preventDefault(); key.click(); return; } // the numbers that are asked for can be typed, whichever is chosen
    const way = { " ": 1, Enter: 1, ArrowRight: 1, ArrowLeft: -1, Backspace: -1 }[event.key];
    if (!way || (" Enter".includes(event.key) && event.target.closest("button, a, summary"))) return;
    if (!one("main.conducting")) { keyed(event, way); return; }
    event.preventDefault();
    if (!(event.repeat && watching())) pass(way);
    told = Date.now();
    rest(false);
  });
  const shut = () => { // what lies over the picture, is told beside it, or has been begun
    const over = one(".cue.now .why[open], .typing[open]");
    if (over) over.open = false; else one(".foretold .foresee, .thumb.asking [accesskey=x]")?.click();
  };
  document.addEventListener("click", ({ target }) => { if (target.matches("input[type=number]")) target.select(); }); // what is typed takes its place
  document.addEventListener("click", (event) => { if (event.detail > 0) event.target.closest(".cue .why > summary")?.blur(); }); // keys go on with the cues

  let touched = null;
  document.addEventListener("touchstart", (event) => { touched = event.touches.length === 1 && event.target.closest(".conducting .cues") ? event.touches[0] : null; }, { passive: true });
  document.addEventListener("touchend", (event) => {
    const end = event.changedTouches[0];
    if (!touched || event.target.closest(".sheet") || Math.abs(end.clientX - touched.clientX) < 60 || Math.abs(end.clientY - touched.clientY) > 40) return;
    pass(end.clientX < touched.clientX ? 1 : -1);
    rest(true);
  }, { passive: true });

  // --- a guide through a first match: open when a kind of question comes up for the first time in it ---

  const guide = () => {
    if (onScreen() && one("#answer.finale")) kept("guide", "0"); // who has seen a whole match knows it
    all("[data-guide]").forEach(unfold);
  };
  const unfold = (each) => {
    const key = `guide ${place()} ${each.dataset.guide}`, first = kept(key) ?? String(answers());
    kept(key, first);
    each.open = kept("guide") !== "0" && first === String(answers());
    one("summary", each).addEventListener("click", () => kept("guide", each.open ? "0" : "1")); // folded away, it stays so
  };

  // --- a card that is dragged to where it is led ---

  document.addEventListener("dragstart", (event) => {
    const card = event.target.closest?.("[data-drag]");
    if (card) event.dataTransfer.setData("text/x-card", card.dataset.drag);
  });
  document.addEventListener("dragover", (event) => {
    if (event.target.closest?.("[data-drop]") && event.dataTransfer.types.includes("text/x-card")) event.preventDefault();
  });
  document.addEventListener("drop", (event) => {
    const place = event.target.closest?.("[data-drop]"), card = event.dataTransfer.getData("text/x-card");
    if (!place || !card) return;
    event.preventDefault();
    const said = new URLSearchParams({ say: `${card} ${place.dataset.drop}` });
    load(`${one(".table").dataset.live}?${said}`, undefined, { push: true });
  });

  // --- the table ---

  // the screen stays awake while a table is shown, where the browser lets it
  let awake = null;
  const keepAwake = async () => {
    const note = document.querySelector("#awake");
    if (!note || document.visibilityState !== "visible") return;
    try { awake = awake && !awake.released ? awake : await navigator.wakeLock.request("screen"); } catch { awake = null; }
    note.textContent = awake ? note.dataset.yes : note.dataset.no;
    note.hidden = false;
  };
  document.addEventListener("visibilitychange", keepAwake);

  // a picture that is larger than its window is scrolled to what is lit, or to where one looks first
  const look = () => {
    toLit();
    all(".board-area > .scythe").forEach(more);
  };
  const toLit = () => all(".board-area .lit, .board-area .look").slice(0, 1).forEach((lit) => {
    for (let box = lit.parentElement; box && !box.matches("main"); box = box.parentElement) {
      if ((box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1) && getComputedStyle(box).overflowX !== "visible") {
        const [inner, outer] = [lit.getBoundingClientRect(), box.getBoundingClientRect()];
        box.scrollLeft += inner.left + inner.width / 2 - outer.left - outer.width / 2;
        box.scrollTop += inner.top + inner.height / 2 - outer.top - outer.height / 2;
        return;
      }
    }
  });

  const nearest = (lit) => { // no further than it has to, so that the picture keeps its place
    const box = lit.closest("div.map, .scythe");
    if (!box) return; // a picture that is not scrolled in its window
    const [inner, outer] = [lit, box].map((each) => each.getBoundingClientRect());
    const off = (low, high, side) => (inner[side] > outer[side] ? 0 : Math.min(0, inner[low] - outer[low]) + Math.max(0, inner[high] - outer[high]));
    box.scrollTop += off("top", "bottom", "height");
    box.scrollLeft += off("left", "right", "width");
  };

  // of a picture that is scrolled in its window, on which sides there is more of it
  const more = (box) => {
    box.parentElement.classList.toggle("more-above", box.scrollTop > 4);
    box.parentElement.classList.toggle("more-below", box.scrollTop + box.clientHeight < box.scrollHeight - 4);
  };
  document.addEventListener("scroll", (event) => { if (event.target.matches?.(".board-area > .scythe")) more(event.target); }, true);

  // the names of the areas stay in sight, where the top of their picture is above the window
  document.addEventListener("scroll", () => all(".board-area:not(.rest) .research .heads").forEach((each) => {
    const svg = each.ownerSVGElement, { top, width } = svg.getBoundingClientRect();
    const above = (one("header").getBoundingClientRect().bottom - top) * (svg.viewBox.baseVal.width / width);
    each.setAttribute("transform", `translate(0 ${Math.max(above, 0)})`);
  }), true);

  // a map is seen as a whole, or so near that its places are tapped; a tap on the whole leads nearer, to where it was
  const FINGER = 40;
  const nearerMap = (map, at) => {
    const svg = one("svg", map), was = svg.getBoundingClientRect();
    const [x, y] = [(at.clientX - was.left) / was.width, (at.clientY - was.top) / was.height];
    map.classList.remove("whole");
    map.scrollLeft = x * svg.clientWidth - map.clientWidth / 2;
    map.scrollTop = y * svg.clientHeight - map.clientHeight / 2;
  };
  document.addEventListener("click", (event) => {
    const map = event.target.closest(".map.whole:not(:has(> .fit))"), turns = event.target.closest("[data-turns]")?.previousElementSibling;
    if (turns) { turns.classList.toggle("whole"); look(); }
    if (!map || event.detail === 0 || one(".place", map).getBoundingClientRect().width >= FINGER) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    nearerMap(map, event);
  }, true);

  // what is redone is told as a list; whoever had not been told all of it is told one thing after the other instead
  const putBack = () => {
    const again = one(".echo.redone"), here = `${place()} ${one(".table")?.dataset.version}`;
    if (!again) return;
    if (kept("redone") !== here && (listed() === "1" || seen() >= cues().length)) return;
    if (kept("redone") !== here) remember(past());
    kept("redone", here);
    again.remove();
  };

  // what only works with a script is hidden without it
  const dress = () => {
    all("[data-copy], [data-print], [data-step], [data-keys], [data-turns], form[data-filter]").forEach((one) => { one.hidden = false; });
    all("[data-aloud]").forEach((each) => { each.hidden = !window.speechSynthesis; each.setAttribute("aria-pressed", kept("aloud") === "1"); });
    all("[data-vibrate]").forEach((each) => { each.hidden = !navigator.vibrate; each.setAttribute("aria-pressed", kept("vibrate") === "1"); });
    all(".keys").forEach(({ parentElement: form }) => {
      all("input[type=number]", form).forEach((each) => { each.inputMode = "none"; }); // these keys are there already
      if (form.matches(".fields")) choose(one("input[type=number]", form));
    });
    applicable();
    addUp();
    const sent = one("[data-open] [name=link]");
    if (sent && way.fragment().startsWith("#m=")) sent.value = way.fragment();
    all("[data-lay]").forEach((area) => { area.dataset.picked = 0; lay(area); });
    one("[data-amiss]")?.scrollIntoView({ block: "nearest" });
    sight.disconnect();
    all("[data-rest]").forEach((each) => sight.observe(each));
    guide();
    propose();
    all("[data-tip]").forEach((each) => { // said in the first match of a game only
      const key = `tip ${each.dataset.tip}`, first = kept(key) ?? place();
      kept(key, first);
      each.hidden = first !== place();
      if (each.hidden && each.matches(":only-child")) each.parentElement.remove();
    });
    putBack();
    [cue, far] = [-1, 0];
    conduct(seen(), true);
    listen();
    look();
    keepAwake();
    document.documentElement.dataset.dressed = ""; // until then no list of cues is shown
  };
  dress();
  if (one(`main:not(.conducting) .finale, ${onScreen() ? "main:not(.conducting) #answer" : "main.asking #answer"}`) && !way.fragment()) begin();
})();
