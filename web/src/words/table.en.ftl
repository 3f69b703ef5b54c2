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
table-why-looking = Looking up the rule …
table-rule = Rule { $rule }

## Undo

table-undo = Undo
table-undo-tip = Take back your last step
table-undo-none = There is no step of yours that can be taken back: undo stops at what was drawn and at what another person decided.
table-reset = Reset turn
table-reset-tip = Take back everything that you did in this turn, as far as that is possible
table-reset-none = There is nothing in your turn that can be taken back: undo stops at what was drawn and at what another person decided.

## Sending and connection

table-busy = Your last action is still being sent: this click was not done.
table-stale = The table had moved on before your click arrived, so it was not done. Look at the board again.
table-retrying = Your last action is not confirmed yet. Trying again …
table-lost = Connection lost. Reconnecting …
table-offline = Your device is offline. Reconnecting as soon as it is back …
table-back = Connected again.

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
table-growth = How the scores grew
table-growth-show = Show how the scores grew
table-growth-points = points
table-growth-projection = if it had ended then
table-growth-label = { $rows ->
    [one] Points of each player over { $rows } step
   *[other] Points of each player over { $rows } steps
}
table-growth-axis = steps of the game

## The end

table-result = The game is over
table-result-show = Result
table-result-close = Back to the board
table-result-again = New table

## Seats and the table

table-seats-title = Who sits where
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
table-invite-local = This address works on this machine only. To let others in, start Kontor with --host 0.0.0.0 and open it by this machine’s address in your network; the file docs/server.md tells more.
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
