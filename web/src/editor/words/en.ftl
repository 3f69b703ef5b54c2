# Words of the board editor in English. Words for fields and tables come from the games.

editor-title = Board editor
editor-about = Draw the board of your printed copy, or invent your own. Put a photo under the map, add cities and routes on top, and try the board against bots. Your work stays in this browser until you save it as a file.
editor-continue = Continue
editor-continue-text = You have unsaved changes to “{ $name }”.
editor-continue-saved = You were working on “{ $name }”.
editor-start = Start with
editor-empty = An empty board
editor-empty-text = Draw everything yourself.
editor-open = Open file
editor-open-text = Open a board file (TOML). The editor points out any mistakes.
editor-replace = Replace your unsaved board?
editor-replace-text = The changes to “{ $name }” have not been saved as a file and will be lost.
editor-replace-yes = Replace
editor-no-format = Boards of this game cannot be edited.

## Toolbar

editor-saved = No unsaved changes
editor-saved-photo = The file contains the board, but not the photo. The photo stays in this browser.
editor-untitled = Give the board a title.
editor-unsaved = Not saved as a file yet. Kept in this browser.
editor-undo = Undo
editor-redo = Redo
editor-save = Save file
editor-new = New
editor-try = Try it now
editor-try-text = Opens a table with this board and bots in the other seats. Your work stays in the editor.
editor-try-level = Level of the bots
editor-try-start = Start game
editor-unsavable = This board cannot be saved. See the problems below the map.
editor-tabs = Parts of the board
editor-tab-map = Map
editor-tab-preview = Preview
editor-no-preview = The preview appears when the board is finished. The list below shows what is missing.

## The map

editor-map = Map
editor-map-keys = Use the arrow keys to move the selected place, with Shift to move it faster. Press Enter to edit the place, Delete to remove it, or Escape to clear the selection.
editor-tools = What a click on the map does
editor-tool-move = Move
editor-move-text = Drag a place to move it, or click it to edit it.
editor-add = Add { $what }
editor-add-text = Click the map and type a name. Click again to add another place.
editor-add-keys = With the keyboard: press Enter on the map, type the name, press Enter again, and move the new place with the arrow keys.
editor-join-text = Click one place, then another: each click connects a place to the previous one. To start from a different place, click the selected place again first. You can also drag from one place to another.
editor-bend-text = To bend the line, choose “Move” and drag its dot.
editor-steps = Work in this order
editor-select = Select from a list…
editor-link = { $from } – { $to }
editor-join = Join
editor-join-to = Join to…
editor-parallel = Add another between these places
editor-turn-into = Change to: { $what }
editor-added = { $what } added.
editor-removed = { $what } deleted.
editor-removed-links = { $what } deleted ({ $links }: { $count }).

## The photo

editor-photo = Photo of the board
editor-photo-text = The photo is shown under the map, so you can trace it. It never leaves your device.
editor-photo-fit = Fit photo
editor-photo-fitting = Drag the photo to move it. Scroll, pinch or use the sliders until it matches the frame.
editor-photo-done = Done
editor-photo-opacity = Opacity
editor-photo-size = Size
editor-photo-turn = Rotation
editor-photo-remove = Remove photo
editor-photo-unread = { $file } is not a picture that this browser can show.

## Tables and fields

editor-row = Row
editor-none = –
editor-new-row = + New: { $what }…
editor-unknown = { $name } (unknown)
editor-pick-colour = Pick: { $what }
editor-more-fields = More fields
editor-more-languages = Another language…
editor-add-row = Add row
editor-add-row-text = Press Enter to go to the next row. In the last row, Enter adds a new row.
editor-add-entry = Add entry
editor-edit = Edit: { $what }
editor-remove = Delete { $what }
editor-show = Show { $what } on the map

## The check

editor-checking = Checking…
editor-sound = The board is finished
editor-faults = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
editor-todo = { $count } to do
editor-unchecked = The board was not checked.
editor-storage-full = Your browser has no storage left, so this work will be lost when you close the page. Save the board as a file.
