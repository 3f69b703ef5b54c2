# The table page in English.

## Whose move it is

table-your-turn = Your turn
table-to-move = { SEAT($seat) } to move
table-turn-title = ● Your turn
table-behind = { $count ->
    [one] { $count } move left to show
   *[other] { $count } moves left to show
}
table-skip = Skip
table-go-on = { $what }: click the next place.
table-cancel = Cancel
table-all-actions = All actions
table-all-actions-tip = List everything you can do now
table-find = Find an action
table-watching = Watching
table-board = Board

## Choosing, asking, why not

table-choose = Choose an action
table-choose-further = { $count ->
    [one] One more choice on the board
   *[other] { $count } more choices on the board
}
table-no-match = No matching action
table-ask = Are you sure?
table-ask-yes = Yes
table-ask-no = No
table-why = About this place
table-why-wait = It is not your turn. Waiting for { SEAT($seat, where: "within") }.
table-why-behind = Wait until the other players’ moves have been shown, or skip them.
table-why-sending = Your last move is still being sent.
table-why-spectator = You are watching. Take a seat to play.
table-why-over = The game is over.
table-why-nothing = { $lit ->
    [yes] You cannot do anything here now. Click a highlighted place.
   *[no] You cannot do anything here now. Use one of the buttons.
}
table-why-more = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}
table-why-looking = Looking up the rule…
table-rule = Rule { $rule }

## Undo

table-put-back = Put it back (undo)
table-put-back-short = Put it back
table-undo = Undo
table-undo-tip = Undo your last move
table-undo-none = There is nothing to undo. Random draws and other players’ moves cannot be undone.
table-reset = Reset turn
table-reset-tip = Undo as much of this turn as possible
table-reset-none = There is nothing to undo in this turn. Random draws and other players’ moves cannot be undone.

## The text view

table-found = { $count ->
    [one] One action
   *[other] { $count } actions
}
table-told = Announcements
table-told-less = { $count ->
    [one] One earlier event is in the log.
   *[other] { $count } earlier events are in the log.
}
table-told-turn = Your turn: { $prompt }
table-text = Text
table-text-now = Available actions
table-text-nothing = There is nothing for you to decide right now.
table-text-table = The table as text
table-text-find = Find a place or a piece
table-text-none = No place or piece matches.
table-text-empty = empty

## Keys

skip-actions = Skip to actions
skip-board = Skip to board
skip-text = Skip to text view
keys-title = Keyboard
keys-tab = Next part of the page
keys-arrows = On the board: nearest highlighted place in that direction; elsewhere: move the map
keys-pages = On the board: next highlighted place in reading order
keys-enter = Enter
keys-page-up = Page ↑
keys-page-down = Page ↓
keys-escape-key = Esc
keys-control = Ctrl
keys-space = Space
keys-take = Choose a place or press a button
keys-escape = Close a window or cancel a move
keys-zoom = On the board: zoom in, zoom out, show everything
keys-single = Single-key shortcuts
keys-on = Enable single-key shortcuts
keys-on-about = Turn single-key shortcuts off if they conflict with a screen reader or voice control.
keys-board = Go to the board
keys-actions = All actions
keys-prompt = Announce whose turn it is
keys-newest = Skip to the latest move
keys-help = This list

## Sending and connection

table-busy = Your last move is still being sent. Please click again in a moment.
table-stale = The position changed before your click arrived. Look at the board and try again.
table-retrying = Your last move has not arrived yet. Trying again…
table-lost = Connection lost. Reconnecting…
table-offline = You are offline. Waiting for your connection…
table-back = Connected again

## Planning ahead

plan = Plan
plan-tip = Try out your next moves on a private copy of the game
plan-board = Your plan’s board
plan-about = Nobody else can see your plan. In it, the other players pass if they can, and random draws are only examples.
plan-end = Your plan has reached the end of the game.
plan-back = Undo one move
plan-leave = Leave
plan-keep = Keep plan and leave
plan-discard = Discard
plan-turn = It is your turn.
plan-moved = The position in the game has changed.
plan-again = Plan from here
plan-play = Play your plan: { $action }
plan-dropped = Your plan is no longer possible ({ $action }). { $reason }

## Drawing on the board

draw = Draw
draw-tip = Draw arrows: click two places. For a ring, click the same place twice.
draw-tip-mouse = You can also draw with the right mouse button at any time.
draw-clear = Remove your arrows
draw-start = Arrow from { $place }: choose where it ends.
draw-arrow = Arrow from { $from } to { $to }
draw-ring = Ring around { $place }

## Hints

hints-ask = Hint
hints-tip = See what a strong player would do
hints-title = A strong player would
hints-thinking = Thinking…
hints-about = Estimated chance of winning after each move
hints-chance = { $percent }%

## Side panels

table-panels = Side panels
table-desks = Players
table-log = Log
table-scores = Scores
table-seats = Table
table-rules = Rules

## Guided first game

tips = Tip
tips-next = Next tip
tips-close = Got it
tips-off = No more tips
tips-are-off = Tips are off. You can turn them on again on the lessons page.

## Chat

chat = Chat
chat-unread = new
chat-about = { $over ->
    [yes] Players and spectators can now read everything.
   *[no] { $room ->
        [players] Only the players at this table can read this.
       *[watchers] Only spectators can read this until the game is over.
    }
}
chat-empty = Nobody has said anything yet.
chat-guest = Guest
chat-more = More
chat-mute = Mute
chat-block = Block everywhere
chat-report = Report
chat-reported = The operator of this server will see your report.
chat-hear-all = Show everyone again
chat-presets = Say something
chat-text = Your message
chat-send = Send
chat-hello = Hello!
chat-luck = Good luck!
chat-nice = Nice move!
chat-played = Well played!
chat-thanks = Thank you!
chat-sorry = Sorry!
chat-moment = One moment, please.
chat-back = I will be right back.
chat-turn = Is it your turn?
chat-yes = Yes
chat-no = No
chat-bye = Goodbye!

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } undoes a move.
   *[other] { SEAT($seat) } undoes { $steps } moves.
}
table-log-takeover = A bot takes over this seat.
table-log-replaced = The bot playing this seat is no longer available here. Another bot takes over.
table-log-giveback = The bot leaves this seat.
table-log-resign = { SEAT($seat) } resigns. A bot plays on.
table-log-abandon = The players agreed to end the game without a result.
table-log-timeout = { $how ->
    [reply] { SEAT($seat) } did not reply in time. A bot makes this decision.
   *[other] { SEAT($seat) } ran out of time.
}
table-log-pause = The game is paused.
table-log-resume = The game continues.
table-log-order = { SEAT($seat) } lets a bot reply.
table-log-seats = The seats were drawn.
table-log-credit = The server was down. { SEAT($seat) } gets { $time } back.
table-thinking = { SEAT($seat) } is thinking
table-queued = { SEAT($seat) } is waiting because the server is busy
table-recap = Since your last turn
table-recap-replay = Replay these moves
table-log-undone = undone
table-log-folded = { $count ->
    [one] { $count } undone move
   *[other] { $count } undone moves
}
table-log-height = Height of the log
table-log-empty = Nothing has happened yet.
table-log-down = Latest
table-speed = Animation speed
table-speed-value = { $speed ->
    [slow] slow
    [normal] normal
    [fast] fast
   *[now] instant
}

## Scores

table-scores-now = Scores if the game ended now
table-unknown = ?
table-unknown-tip = hidden from you
table-rank = Rank
table-growth = Scores over time
table-growth-show = Show scores over time
table-growth-points = points
table-growth-projection = if the game had ended there
table-growth-label = { $rows ->
    [one] Each player’s points over { $rows } step
   *[other] Each player’s points over { $rows } steps
}
table-growth-axis = step

## Looking back

replay = Replay
replay-first = First step
replay-back = Previous { $unit ->
    [turn] turn
    [round] round
   *[decision] step
}
replay-forward = Next { $unit ->
    [turn] turn
    [round] round
   *[decision] step
}
replay-unit = Step size
replay-unit-value = { $unit ->
    [turn] by turn
    [round] by round
   *[decision] by decision
}
replay-last = Last step
replay-play = Play
replay-pause = Pause
replay-slider = Step of the game
replay-step = Step { $step } of { $steps }
replay-speed = Replay speed
replay-times = { $times } ×
replay-eyes = Perspective
replay-eyes-of = { $name }’s view
replay-eyes-public = Public view
replay-link = Link
replay-link-title = Link to this position
replay-link-about = Anyone with this link sees the same position from the same perspective.
replay-link-running = Anyone with this link sees the same position from their own perspective.
replay-continue = Continue from here
replay-continue-about = Start a new table from this position. You take one seat and bots take the others. This game stays as it is.
replay-continue-seat = Your seat
replay-close = Close replay
replay-past = Replay:
replay-present = Back to current position
replay-to-end = Go to the end
replay-your-turn = Your turn: back to current position
replay-why = You are viewing an earlier position. Return to the current position to make a move.
replay-jump = View this position
replay-no-moment = This game has no such step yet.
replay-begun = The moves up to this point were played at another table.

## In hindsight

analysis = Analysis
analysis-ask = Analyse
analysis-about = See how each player’s chance of winning changed, where the turning points were, and which moves would have been better. A strong bot reviews every decision, using only what the player could know. This takes a few minutes.
analysis-running = Analysing…
analysis-progress = { $known } of { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}
analysis-done = Analysis complete
analysis-broken = The analysis stopped early. Only the first part of the game is covered.
analysis-chances = Chance of winning, %
analysis-chart = { $rows ->
    [one] Each player’s chance of winning over { $rows } step
   *[other] Each player’s chance of winning over { $rows } steps
}
analysis-turn-mark = turning point
analysis-turns = Turning points
analysis-own = Your costliest decisions
analysis-retry = Try again from here
analysis-turns-none = No single decision cost much.
analysis-step = Step { $step }
analysis-cost = Cost { $percent }%
analysis-better = Better:
analysis-good = No better move found
analysis-numbers = Chances in numbers

## The end

table-result = The game is over
table-result-show = Result
table-result-print = Print
table-result-close = Back to board
table-result-again = New table
table-abandoned = Game ended without a result
table-abandoned-about = The players agreed to stop here. The game is kept, and you can replay it.
again-yes = Play again
again-no = Not now
again-asked = You want to play again
again-next = Go to the new table
again-wanted = { $count ->
    [one] { $names } wants to play again.
   *[other] { $names } want to play again.
}
again-waiting = Waiting for { $names }. If they do not reply within a minute, the game starts without them.
again-rest = Seats of players who do not reply:
again-rest-open = stay open
again-rest-bot = go to bots

## Seats and the table

table-seats-title = Players
table-present = { $count ->
    [0] No player is here right now.
   *[other] Here now: { $names }.
}
table-present-watching = { $count ->
    [one] 1 other person is watching.
   *[other] { $count } other people are watching.
}
table-seat-you = you
table-seat-here = here
table-seat-away = away
table-seat-bot = bot
table-seat-stand-in = played by a bot
table-seat-resigned = resigned, played by a bot
table-seat-turn = to move
table-join = Take this seat
table-join-too = Also play this seat
table-join-in = Take a seat
table-join-title = Take a seat
table-join-name = Your name at this table
table-join-yes = Take seat
table-rename = Rename
table-rename-title = Change your name at this table
table-rename-yes = Change name
table-bot = Let a bot play
table-bot-open = Add a bot
table-bot-title = Let a bot play for { SEAT($seat, where: "within") }?
table-bot-level = Level
table-bot-text = The bot plays until a person takes the seat back.
table-return = Take seat back
table-return-open = Remove bot
table-leave = Leave
table-leave-title = Leave { SEAT($seat, where: "within") }’s seat?
table-leave-waiting = Someone else can then take the seat.
table-leave-running = A bot will take over, and anyone with the link to this table can take your seat.
table-resign = Resign
table-resign-title = Give up this game?
table-resign-text = A bot plays your seat to the end. You can watch, but you cannot take the seat back.
table-make-host = Make host
table-become-host = Ask to become host
table-abandon = End without a result
table-abandon-title = End this game without a result?
table-abandon-text = { $others ->
    [yes] All players must agree. The game is kept, but nobody wins.
   *[no] The game is kept, but nobody wins.
}
table-link = Seat link
table-link-title = Link to { SEAT($seat, where: "within") }’s seat
table-link-about = Open this link on another device to play your seat there. Keep the link to yourself: anyone who has it can play your seat. The link is shown only once, but you can always make a new one.
table-copy = Copy
table-copied = Copied
table-copy-by-hand = Automatic copying does not work here. Select the link and copy it.
table-invite = Invite link
table-share = Share
table-invite-local = This link works only on this machine. To invite others, make Kontor reachable on your network (see docs/server.md).
table-invite-about = Send this link to your friends. Anyone who has it can take an open seat or watch.
table-menu = This table
table-record = Download game
clocks = Clocks
clock-order = Let a bot reply for me
clock-order-about = If you must decide something during another player’s turn, a bot does it for you immediately.
clock-paused = Paused
clock-overtime = Overtime
clock-out = Out of time
clock-reply = Reply
clock-vacation = On vacation
clock-weekend = Weekend
clock-warning = { $seconds ->
    [0] Your time is up. You are in overtime.
   *[other] You have { $seconds } seconds left.
}
clock-pause = Pause
clock-pause-tip = Ask the others to pause the clocks
clock-resume = Resume
clock-depart = Vacation
clock-depart-tip = Stop your clock. You have earned { $time } of vacation.
clock-return = End vacation
clock-overdue = { SEAT($seat) } is out of time.
clock-overdue-me = You are out of time. Move now, or the others may let a bot play for you.
clock-wait = Wait 5 minutes
clock-bot = Let a bot play
clock-taken = You ran out of time, so a bot is playing for you.
clock-taken-last = You ran out of time three times, so the bot will finish the game.
clock-come-back = Take the seat back
vote-bot = { $count ->
    [0] You proposed that a bot plays for { SEAT($seat, where: "within") }.
    [one] { $names } wants a bot to play for { SEAT($seat, where: "within") }.
   *[other] { $names } want a bot to play for { SEAT($seat, where: "within") }.
}
vote-delete = { $count ->
    [0] You proposed to delete this table.
    [one] { $names } wants to delete this table.
   *[other] { $names } want to delete this table.
}
vote-pause = { $count ->
    [0] You proposed to pause the clocks.
    [one] { $names } wants to pause the clocks.
   *[other] { $names } want to pause the clocks.
}
vote-abandon = { $count ->
    [0] You proposed to end this game without a result.
    [one] { $names } wants to end this game without a result.
   *[other] { $names } want to end this game without a result.
}
vote-host = { $count ->
    [0] You proposed { SEAT($seat, where: "within") } as the host.
    [one] { $names } wants { SEAT($seat, where: "within") } to become the host.
   *[other] { $names } want { SEAT($seat, where: "within") } to become the host.
}
vote-bot-text = The other players vote on this. After 15 minutes without a move, no vote is needed. The player can come back at any time.
vote-yes = Agree
vote-no = Disagree
vote-withdraw = Withdraw
vote-count = { $agreed } of { $needed } votes
table-delete = Delete table
table-delete-title = Delete this table?
table-delete-text = This deletes the game for everyone, with its log and the players’ names. This cannot be undone.
table-delete-yes = Delete
table-deleted = Table deleted.
table-public = Anyone can find this table in the lobby.
table-private = Only people with the link can find this table.
notes = Notes
notes-about = Only you can read this.
notes-saved = Saved.
notes-failed = Not saved. Keep typing to try again.
table-setting = Game
table-rated-text = The result changes the players’ ratings.
cup-to = To the cup
table-ratings = New ratings
table-ratings-left = For the ratings, players who did not finish the game rank below all others.
table-takebacks = { $takebacks ->
    [bots] You can undo your own moves, even after bots have replied.
   *[own] You can undo your own moves until another player or a bot has moved.
}

## Waiting for players

table-waiting = Waiting for players
table-waiting-about = { $open ->
    [one] The game starts when one more player joins.
   *[other] The game starts when { $open } more players join.
}
table-draw-seats = The seats are drawn when the game starts.
table-invited = Join this game
table-invited-about = { $count ->
    [one] { $names } is waiting for players. Take a seat and enter your name. The game starts when every seat is taken.
   *[other] { $names } are waiting for players. Take a seat and enter your name. The game starts when every seat is taken.
}
table-notify = Get notified when it is your turn
table-new-here = New to { $game }?
table-fill = { $open ->
    [one] Fill the open seat with a bot
   *[other] Fill the { $open } open seats with bots
}

## One screen, several people

table-hand-over = Pass the screen to { SEAT($seat, where: "within") }
table-hand-over-about = The board shows { SEAT($seat, where: "within") }’s secrets. Everyone else, please look away.
table-hand-over-yes = I am { SEAT($seat, where: "within") }: show the board

## When a table cannot be shown

table-loading = Loading the table…
table-missing = Table not found
table-missing-about = The link is wrong, or the table has been deleted.
table-gone = This table was deleted
table-gone-about = The creator deleted this table and its game.
table-frozen = This table is frozen
table-frozen-about = This game cannot continue on this version of Kontor. The log of the game has been saved.
