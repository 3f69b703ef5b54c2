# The table page in English.

## Who must do what

table-lobby = To the lobby
table-your-turn = Your turn
table-turn-title = ● Your turn
table-behind = { $count ->
    [one] { $count } move is still to be shown
   *[other] { $count } moves are still to be shown
}
table-skip = Skip
table-go-on = { $what }: now click the next place.
table-cancel = Cancel
table-all-actions = All actions
table-all-actions-tip = Everything that you can do now, in words
table-find = Find an action
table-watching = You are watching
table-board = Board

## Choosing, asking, why not

table-choose = Choose an action
table-choose-further = { $count ->
    [one] Go on: one more possibility on the board
   *[other] Go on: { $count } more possibilities on the board
}
table-no-match = No action is called so.
table-ask = Are you sure?
table-ask-yes = Yes
table-ask-no = No
table-why = What this is
table-why-wait = It is not your turn: { SEAT($seat, where: "within") } has to decide.
table-why-behind = The moves of the others are still being shown.
table-why-sending = Your last action is still being sent.
table-why-spectator = You are watching. Whoever has a seat can do something here.
table-why-over = The game is over.
table-why-nothing = There is nothing to do here now.
table-why-more = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}
table-why-looking = Looking up the rule …
table-rule = Rule { $rule }

## Undo

table-put-back = Put it back: the step is undone
table-undo = Undo
table-undo-tip = Take back your last step
table-undo-none = There is no step of yours that can be taken back: undo stops at what was drawn and at what another person decided.
table-reset = Reset turn
table-reset-tip = Take back everything that you did in this turn, as far as that is possible
table-reset-none = There is nothing in your turn that can be taken back: undo stops at what was drawn and at what another person decided.

## In words

table-found = { $count ->
    [one] One action
   *[other] { $count } actions
}
table-told = What happens
table-told-less = { $count ->
    [one] One earlier line is in the log.
   *[other] { $count } earlier lines are in the log.
}
table-told-turn = Your turn: { $prompt }
table-text = Text
table-text-now = What can be done now
table-text-nothing = There is nothing for you to decide at the moment.
table-text-table = The table in words
table-text-find = Find a place or a piece
table-text-none = Nothing of that name is on the table.
table-text-empty = empty

## Keys

skip-actions = To what you can do
skip-board = To the board
skip-text = To the table in words
keys-title = Keys
keys-tab = From part to part
keys-arrows = On the board to the next lit place on that side; elsewhere they move the map
keys-pages = On the board to the next lit place in reading order
keys-enter = Enter
keys-page-up = Page ↑
keys-page-down = Page ↓
keys-escape-key = Esc
keys-control = Ctrl
keys-space = Space
keys-take = Take a place, press a button
keys-escape = Close a window, put back what was begun
keys-zoom = On the board: closer, further, everything
keys-single = Single keys
keys-on = Single keys do something
keys-on-about = Switch them off if they get in the way of a screen reader or of speech input.
keys-board = To the board
keys-actions = All actions in words
keys-prompt = Say again who has to do what
keys-newest = Skip to the newest move
keys-help = This list of keys

## Sending and connection

table-busy = Your last action is still being sent: this click was not done.
table-stale = The table had moved on before your click arrived, so it was not done. Look at the board again.
table-retrying = Your last action is not confirmed yet. Trying again …
table-lost = Connection lost. Reconnecting …
table-offline = Your device is offline. Reconnecting as soon as it is back …
table-back = Connected again.

## Hints

hints-ask = Hint
hints-tip = What a strong player would do here
hints-title = What a strong player would do
hints-thinking = Thinking …
hints-about = How likely you are to win after each, as far as can be told.
hints-chance = { $percent } %

## Side panels

table-panels = Beside the board
table-desks = Desks
table-log = Log
table-scores = Scores
table-seats = Table
table-rules = Rules

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } takes back a step.
   *[other] { SEAT($seat) } takes back { $steps } steps.
}
table-log-takeover = A bot takes over this seat.
table-log-giveback = The bot gives this seat back.
table-log-undone = taken back
table-log-empty = Nothing has happened yet.
table-log-down = To the newest
table-speed = Speed of the others
table-speed-value = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[now] at once
}

## Scores

table-scores-now = As if the game ended now.
table-unknown = ?
table-unknown-tip = hidden from you
table-rank = Rank
table-growth = How the scores grew
table-growth-show = Show how the scores grew
table-growth-points = points
table-growth-projection = if it had ended then
table-growth-label = { $rows ->
    [one] Points of each player over { $rows } step
   *[other] Points of each player over { $rows } steps
}
table-growth-axis = steps of the game

## Looking back

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-slider = Moment of the game
replay-step = Step { $step } of { $steps }
replay-speed = Speed of the replay
replay-times = { $times } ×
replay-eyes = Through whose eyes
replay-eyes-of = As { $name } saw it
replay-eyes-public = As everybody saw it
replay-link = Link
replay-link-title = Link to this moment
replay-link-about = Whoever opens this address sees the same moment, through the same eyes.
replay-link-running = Whoever opens this address sees the same moment, each through their own eyes.
replay-continue = Continue from here
replay-continue-about = A new table begins with the same moves up to this moment. You take one seat, bots take the others; this game stays as it is.
replay-continue-seat = Your seat
replay-close = Close the replay
replay-past = You are looking at the past.
replay-present = Back to the present
replay-to-end = To the end of the game
replay-your-turn = It is your turn: back to the present
replay-why = You are looking at the past. Go back to the present to do something.
replay-jump = Look at this moment
replay-no-moment = There is no such moment in this game yet.
replay-begun = Up to here it was played elsewhere.

## In hindsight

analysis = Analysis
analysis-ask = Analyse
analysis-about = How likely everybody was to win at each moment, where the game turned, and what would have been better. A strong bot looks at every decision, knowing only what its player could know: that takes a few minutes.
analysis-running = Analysing …
analysis-progress = { $known } of { $total } decisions
analysis-done = The analysis is done.
analysis-broken = The analysis broke off: only the beginning of the game is known.
analysis-chances = Chances to win, in %
analysis-chart = { $rows ->
    [one] Chance of each player to win over { $rows } step
   *[other] Chance of each player to win over { $rows } steps
}
analysis-turn-mark = turning point
analysis-turns = Turning points
analysis-turns-none = No decision cost anybody much.
analysis-step = Step { $step }
analysis-cost = Cost { $percent } %
analysis-better = Better:
analysis-good = Nothing better was found.
analysis-numbers = The chances in numbers

## The end

table-result = The game is over
table-result-show = Result
table-result-print = Print
table-result-close = Back to the board
table-result-again = New table

## Seats and the table

table-seats-title = Who sits where
table-present = { $count ->
    [0] Nobody who sits here is looking now.
   *[other] Here now: { $names }.
}
table-present-watching = { $count ->
    [one] One more person is watching.
   *[other] { $count } more people are watching.
}
table-seat-you = you
table-seat-here = here
table-seat-away = away
table-seat-bot = bot
table-seat-stand-in = a bot stands in
table-seat-turn = has to decide
table-join = Sit down here
table-join-in = Sit down
table-join-title = Sit down at the table
table-join-name = Your name at this table
table-join-yes = Sit down
table-rename = Rename
table-rename-title = Another name at this table
table-rename-yes = Take this name
table-bot = Let a bot take over
table-bot-open = Put a bot here
table-bot-title = Let a bot decide for { SEAT($seat, where: "within") }?
table-bot-level = How well it plays
table-bot-text = The bot decides until somebody takes the seat back.
table-return = Take the seat back
table-return-open = Send the bot away
table-leave = Leave
table-leave-title = Leave the seat of { SEAT($seat, where: "within") }?
table-leave-waiting = The seat is open again for somebody else.
table-leave-running = A bot stands in, and anybody with the address of the table can sit down in your place.
table-link = Link to this seat
table-link-title = Link to the seat of { SEAT($seat, where: "within") }
table-link-about = Whoever opens this address sits on this seat: keep it to come back on another device, and give it to nobody else. It is shown only now; you can make another one at any time.
table-copy = Copy
table-copied = Copied.
table-copy-by-hand = Copying is not possible here: select the address and copy it yourself.
table-invite = Invite link
table-invite-local = This address works on this machine only. To let others in, start Kontor by make play ARGS="--host 0.0.0.0" (or kontor serve --host 0.0.0.0) and open it by this machine’s address in your network; the file docs/server.md tells more.
table-invite-about = Whoever has this address can sit down on an open seat, or watch.
table-menu = This table
table-record = Download the record
table-delete = Delete the table
table-delete-title = Delete this table?
table-delete-text = Its game, its log and all names at it are gone for everybody, for ever.
table-delete-yes = Delete for ever
table-deleted = The table is deleted.
table-public = Everybody can find this table in the lobby.
table-private = Only who has the address finds this table.
table-setting = What is played
table-takebacks = { $takebacks ->
    [bots] Own steps can be taken back, also over the answers of bots.
   *[own] Own steps can be taken back until another player decides.
}

## Waiting for players

table-waiting = Waiting for players
table-waiting-about = { $open ->
    [one] The game begins by itself when one more player has sat down.
   *[other] The game begins by itself when { $open } more players have sat down.
}
table-fill = { $open ->
    [one] Fill the open seat with a bot
   *[other] Fill the { $open } open seats with bots
}

## One screen, several people

table-hand-over = Hand the screen to { SEAT($seat, where: "within") }
table-hand-over-about = Something on the board is for { SEAT($seat, where: "within") } alone. Everybody else looks away now.
table-hand-over-yes = I am { SEAT($seat, where: "within") }: show the board

## When it cannot be shown

table-loading = Setting the table …
table-missing = There is no such table
table-missing-about = The address is wrong, or the table was deleted.
table-gone = This table was deleted
table-gone-about = Whoever made it has deleted it, with everything that was played at it.
table-frozen = This table is frozen
table-frozen-about = Nothing is lost, but it cannot go on with this version of Kontor.
