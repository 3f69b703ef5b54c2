# Die Texte des Spielplan-Editors auf Deutsch. Die Texte zu Feldern und Tabellen kommen von den Spielen.

editor-title = Spielplan-Editor
editor-about = Zeichne den Plan deines gedruckten Spiels nach oder erfinde einen eigenen. Leg ein Foto unter die Karte, setze Städte und Routen darauf und probiere den Plan gegen Bots aus. Alles bleibt in diesem Browser, bis du es als Datei speicherst.
editor-continue = Weitermachen
editor-continue-text = Du hast ungespeicherte Änderungen an „{ $name }“.
editor-continue-saved = Du hast zuletzt an „{ $name }“ gearbeitet.
editor-start = Womit anfangen?
editor-empty = Leerer Plan
editor-empty-text = Alles selbst zeichnen.
editor-open = Datei öffnen
editor-open-text = Eine Plandatei (TOML), auch eine fehlerhafte: Der Editor zeigt, wo die Fehler sind.
editor-replace = Ungespeicherten Plan ersetzen?
editor-replace-text = Die Änderungen an „{ $name }“ sind nicht als Datei gespeichert und gehen verloren.
editor-replace-yes = Ersetzen
editor-no-format = Pläne dieses Spiels lassen sich nicht bearbeiten.

## Toolbar

editor-saved = Keine ungespeicherten Änderungen
editor-saved-photo = Die Datei enthält den Plan, aber nicht das Foto. Das Foto bleibt in diesem Browser.
editor-untitled = Gib dem Plan einen Titel.
editor-unsaved = Noch nicht als Datei gespeichert. Liegt in diesem Browser.
editor-undo = Rückgängig
editor-redo = Wiederholen
editor-save = Datei speichern
editor-new = Neu
editor-try = Jetzt ausprobieren
editor-try-text = Öffnet einen Tisch mit diesem Plan. Auf den anderen Plätzen spielen Bots. Deine Arbeit bleibt im Editor.
editor-try-level = Spielstärke der Bots
editor-try-start = Spiel starten
editor-unsavable = Dieser Plan lässt sich nicht speichern. Die Fehler stehen unter der Karte.
editor-tabs = Teile des Plans
editor-tab-map = Karte
editor-tab-preview = Vorschau
editor-no-preview = Die Vorschau erscheint, sobald der Plan fertig ist. Was fehlt, steht in der Liste unten.

## The map

editor-map = Karte
editor-map-keys = Die Pfeiltasten bewegen den gewählten Ort, mit Umschalt schneller. Enter bearbeitet ihn, Entf löscht ihn, Esc hebt die Auswahl auf.
editor-tools = Was ein Klick auf die Karte bewirkt
editor-tool-move = Bewegen
editor-move-text = Zieh Orte an ihren Platz. Klicke einen an, um ihn zu bearbeiten.
editor-add = { $what } hinzufügen
editor-add-text = Klicke auf die Stelle, tippe den Namen und klicke gleich auf die nächste.
editor-add-keys = Mit der Tastatur: Enter auf der Karte, Namen tippen, noch einmal Enter, dann mit den Pfeiltasten verschieben.
editor-join-text = Klicke einen Ort an, dann den nächsten: Jeder Klick zieht eine Verbindung vom letzten Ort. Klicke ihn noch einmal an, um woanders zu beginnen. Du kannst auch von Ort zu Ort ziehen.
editor-bend-text = Zum Biegen „Bewegen“ wählen und den Punkt auf der Linie ziehen.
editor-steps = Geh so vor
editor-select = Aus der Liste wählen …
editor-link = { $from } – { $to }
editor-join = Verbinden
editor-join-to = Verbinden mit …
editor-parallel = Weitere zwischen diesen Orten hinzufügen
editor-turn-into = Umwandeln in: { $what }
editor-added = { $what } hinzugefügt.
editor-removed = { $what } gelöscht.
editor-removed-links = { $what } gelöscht ({ $links }: { $count }).

## The photo

editor-photo = Foto des Plans
editor-photo-text = Das Foto liegt als Vorlage unter der Karte. Es verlässt dein Gerät nicht.
editor-photo-fit = Foto anpassen
editor-photo-fitting = Zieh das Foto, um es zu verschieben. Größe und Drehung änderst du mit dem Mausrad, zwei Fingern oder den Reglern, bis es zum Rahmen passt.
editor-photo-done = Fertig
editor-photo-opacity = Deckkraft
editor-photo-size = Größe
editor-photo-turn = Drehung
editor-photo-remove = Foto entfernen
editor-photo-unread = { $file } ist kein Bild, das dieser Browser anzeigen kann.

## Tables and fields

editor-row = Zeile
editor-none = –
editor-new-row = + Neu: { $what } …
editor-unknown = { $name } (unbekannt)
editor-pick-colour = Auswählen: { $what }
editor-more-fields = Weitere Felder
editor-more-languages = Weitere Sprache …
editor-add-row = Zeile hinzufügen
editor-add-row-text = Enter springt in die nächste Zeile und fügt am Ende eine hinzu.
editor-add-entry = Eintrag hinzufügen
editor-edit = Bearbeiten: { $what }
editor-remove = { $what } löschen
editor-show = { $what } auf der Karte zeigen

## The check

editor-checking = Wird geprüft …
editor-sound = Der Plan ist fertig
editor-faults = { $count ->
    [one] 1 Fehler
   *[other] { $count } Fehler
}
editor-todo = Noch zu tun: { $count }
editor-unchecked = Der Plan wurde nicht geprüft.
editor-storage-full = Der Speicher deines Browsers ist voll. Wenn du die Seite schließt, ist diese Arbeit verloren. Speichere sie als Datei.
