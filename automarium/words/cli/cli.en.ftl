### The terminal.

cli-help = Plays the Automa of your board game: says what to do on the board, and shows why.
cli-lang = language: en, ru or uk
cli-version = show the version
cli-match = the match: the first characters of its id (default: the match played last)
cli-which-match = the match: the first characters of its id (see: list)
cli-removed-match = the removed match: the first characters of its id (see: list --removed)
cli-game = the game
cli-set = a setting, as in level=3 (see: settings)
cli-pack = your own list of cards instead of ours, or names of your edition (JSON or CSV)
cli-seed = random seed: the same seed gives the same match
cli-at = the position after this many answers
cli-out = the file to write
cli-rule = a number such as R-77, or a word to look for
cli-rules-which = a game, or the number of a rule such as R-77
rules-none = No rule mentions “{ $got }”.
cli-new-help = Start a match.
cli-resume-help = Continue a match.
cli-list-help = List your matches.
cli-show-help = Show the table and the open question.
cli-answer-help = Give an answer, or several separated by semicolons.
cli-go-help = Go to the position after this many answers, back or forward.
cli-why-help = Show why the Automa chose as it did on its last turn.
cli-why-all = for the whole match
cli-replay-help = Print the whole match from the beginning.
cli-replay-why = with the reasons for every choice
cli-export-help = Save the match to a file that can be imported anywhere.
cli-export-text = as readable text with the reasons
cli-export-pack = what you have told us about your box, as a pack for the next match (new --pack)
cli-import-help = Import a match from a file.
cli-remove-help = Remove a match; it can be restored for 30 days.
cli-rules-help = Show the numbered rules of a game.
cli-settings-help = Show the settings of a game.
cli-simulate-help = Play many matches with a simulated human.
cli-simulate-human = who plays for the human: random; in Red Rising also greedy and search (search:500 sets the number of playouts per question, search:200ms the time); or your own (module:function)
cli-simulate-level = the level, or several (1..6)
cli-simulate-n = how many
cli-simulate-out = write a row for each match here (.csv or .jsonl)
cli-simulated = mean { $mean }, from { $low } to { $high }, ahead in { $won }% (95% confidence: { $least } to { $most }), margin { $margin }
cli-simulated-turns = Turns a match, on average: { $turns }.
cli-simulated-points = mean { $mean }, from { $low } to { $high }
cli-simulated-invented = No win rate is shown: the program cannot see some of the points here, so the random player made them up.
cli-no-matches = There are no matches yet. Start one: automarium new redrising
cli-running = { $number ->
    [one] { $number } answer
   *[other] { $number } answers
}
cli-no-reasons = The Automa has not made a choice yet.
cli-no-score = There is no score yet.
cli-not-final = The score so far; cards that are not known yet are not counted.
cli-imported = The match is saved as { $id }.
cli-removed = Match { $id } has been removed. You can restore it for 30 days: `automarium restore { $id }`.
cli-list-removed = list removed matches that can still be restored
cli-stuck = cannot be replayed: automarium show says why
cli-stuck-help = Its first { $number } answers still hold, and you can look at the match up to there. `automarium rescue { $id }` continues from there in a copy, `automarium export { $id }` writes it as it is.
cli-rescue-help = Copy a match that can no longer be replayed, and continue the copy from the last answer that still holds.
cli-rescued = The copy is { $id }; { $number } answers hold. Continue with `automarium resume { $id }`.
cli-restore-help = Restore a removed match.
cli-restored = Match { $id } is back.
cli-doctor-help = Check all saved matches and the file that holds them.
cli-doctor-repair = repair what can be repaired; a copy of the file is kept
cli-doctor-mended = (repaired)
cli-doctor-done = { $found ->
    [0] All is well.
   *[other] Found: { $found }; left: { $left }.
}
cli-saved-as = Match { $id }. Every answer is saved at once.
cli-bye = Nothing is lost. Continue with: automarium resume { $id }
cli-undid = Undone: { $answer }
cli-undone = undone
cli-cards = cards
cli-welcome = What shall we play?
cli-continue = continue { $game }
cli-start = { $game }: a new match
cli-choose = Your choice
cli-just-play = just play (normal level)
cli-choose-settings = choose the settings
cli-word-undo = undo
cli-word-undo-help = Take back the last answer.
cli-word-redo = redo
cli-word-redo-help = Restore what was last undone.
cli-word-why = why
cli-word-why-help = Why did the Automa choose that?
cli-word-board = board
cli-word-board-help = Show the table.
cli-word-discard = discard
cli-word-discard-help = Look through the Automa’s discard pile.
cli-no-discard = In this game the Automa has no discard pile.
pile-title = { $name } ({ $number })
pile-empty = no cards
cli-word-history = history
cli-word-history-help = List every step of the match.
cli-word-score = score
cli-word-score-help = Show the current score.
cli-word-hint = hint
cli-word-hint-help = Show what a player who thinks ahead would do now.
cli-word-forecast = forecast
cli-word-forecast-help = Show what the Automa may do on its next turn, and how likely it is.
cli-word-help = help
cli-word-help-help = Show what can be typed now.
cli-word-quit = quit
cli-word-quit-help = Leave; the match is kept.

nothing-learnt = This match has learned nothing about your box that could be saved.
file-unreadable = { $path } cannot be read or written.
file-missing = There is no file { $path }.
file-forbidden = { $path } may not be read or written.
file-folder = { $path } is a folder; a file is needed.
file-not-text = { $path } is not a text file (UTF-8).
file-ending = { $path } has an unknown ending. Expected: { $expected }.
setting-pair = “{ $got }” is not a setting. Expected: name=value, as in level=3.
needs-cli = The command line is not installed: pip install 'automarium[cli]', or 'automarium[cli,web]' to play in the browser as well.
needs-web = The table companion in the browser is not installed: pip install 'automarium[cli,web]'.

usage = Usage: { $line }
usage-any-options = options
usage-a-command = COMMAND …
usage-arguments = Arguments:
usage-options = Options:
usage-commands = Commands:
usage-help = show this page
usage-install = set up completion in this shell
usage-show = show the completion script
usage-see = More: { $line }
usage-no-option = There is no option { $got }.
usage-missing = { $name } is missing.
usage-bad-value = { $name }: that is not a valid value.
usage-no-command = There is no command “{ $got }”.{ $found ->
    [0] {""}
   *[other] {" "}Did you mean: { $near }?
}
usage-too-much = Not expected here: { $got }.
usage-arg-game-id = GAME
usage-arg-which = MATCH
usage-arg-wanted = WORDS
usage-arg-number = NUMBER
usage-arg-text = ANSWER
usage-arg-file = FILE
cli-step = one step at a time: press Enter when it is done
