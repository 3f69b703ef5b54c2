# The table page in German.

## Who must do what

table-your-turn = Du bist dran
table-to-move = { SEAT($seat) } ist dran
table-turn-title = ● Du bist dran
table-behind = { $count ->
    [one] Noch { $count } Schritt zu zeigen
   *[other] Noch { $count } Schritte zu zeigen
}
table-skip = Überspringen
table-go-on = { $what }: Klicke auf die nächste Stelle.
table-cancel = Abbrechen
table-all-actions = Alle Aktionen
table-all-actions-tip = Alles auflisten, was du jetzt tun kannst
table-find = Aktion suchen
table-watching = Du schaust zu
table-board = Spielplan

## Choosing, asking, why not

table-choose = Wähle eine Aktion
table-choose-further = { $count ->
    [one] Weitere: eine Möglichkeit auf dem Spielplan
   *[other] Weitere: { $count } Möglichkeiten auf dem Spielplan
}
table-no-match = Keine passende Aktion
table-ask = Bist du sicher?
table-ask-yes = Ja
table-ask-no = Nein
table-why = Über diese Stelle
table-why-wait = Du bist nicht dran. Warten auf { SEAT($seat, where: "within") }.
table-why-behind = Warte, bis die Züge der anderen gezeigt sind, oder überspringe sie.
table-why-sending = Deine letzte Aktion wird noch gesendet.
table-why-spectator = Du schaust zu. Nimm einen Platz, um mitzuspielen.
table-why-over = Die Partie ist zu Ende.
table-why-nothing = Hier kannst du jetzt nichts tun. Klicke auf eine hervorgehobene Stelle.
table-why-more = { $count ->
    [one] Ein weiterer Grund
   *[other] { $count } weitere Gründe
}
table-why-looking = Die Regel wird nachgeschlagen …
table-rule = Regel { $rule }

## Undo

table-put-back = Zurücklegen (rückgängig)
table-undo = Rückgängig
table-undo-tip = Deinen letzten Schritt zurücknehmen
table-undo-none = Du hast keinen Schritt zurückzunehmen. Zufallsereignisse und Schritte anderer lassen sich nicht zurücknehmen.
table-reset = Zug von vorn
table-reset-tip = Alles in diesem Zug zurücknehmen, soweit möglich
table-reset-none = In diesem Zug gibt es nichts zurückzunehmen. Zufallsereignisse und Schritte anderer lassen sich nicht zurücknehmen.

## In words

table-found = { $count ->
    [one] Eine Aktion
   *[other] { $count } Aktionen
}
table-told = Ansagen
table-told-less = { $count ->
    [one] Ein früheres Ereignis steht im Verlauf.
   *[other] { $count } frühere Ereignisse stehen im Verlauf.
}
table-told-turn = Du bist dran: { $prompt }
table-text = Text
table-text-now = Mögliche Aktionen
table-text-nothing = Gerade hast du nichts zu entscheiden.
table-text-table = Der Tisch als Text
table-text-find = Stelle oder Stein suchen
table-text-none = Nichts auf dem Tisch passt dazu.
table-text-empty = leer

## Keys

skip-actions = Zu den Aktionen
skip-board = Zum Spielplan
skip-text = Zur Textansicht
keys-title = Tastatur
keys-tab = Nächster Teil der Seite
keys-arrows = Auf dem Spielplan: nächste hervorgehobene Stelle in dieser Richtung; sonst: Karte verschieben
keys-pages = Auf dem Spielplan: nächste hervorgehobene Stelle in Leserichtung
keys-enter = Enter
keys-page-up = Bild ↑
keys-page-down = Bild ↓
keys-escape-key = Esc
keys-control = Strg
keys-space = Leertaste
keys-take = Stelle wählen, Knopf drücken
keys-escape = Fenster schließen, Angefangenes abbrechen
keys-zoom = Auf dem Spielplan: vergrößern, verkleinern, alles zeigen
keys-single = Einzeltasten
keys-on = Einzeltasten einschalten
keys-on-about = Schalte sie aus, wenn sie einen Screenreader oder die Sprachsteuerung stören.
keys-board = Zum Spielplan
keys-actions = Alle Aktionen
keys-prompt = Wiederholen, wer dran ist
keys-newest = Zum neuesten Schritt springen
keys-help = Diese Übersicht

## Sending and connection

table-busy = Deine letzte Aktion wird noch gesendet. Klicke gleich noch einmal.
table-stale = Die Partie ging weiter, bevor dein Klick ankam. Sieh auf den Spielplan und versuche es noch einmal.
table-retrying = Deine letzte Aktion ist noch nicht angekommen. Neuer Versuch …
table-lost = Verbindung verloren. Wird wiederhergestellt …
table-offline = Du bist offline. Es geht weiter, sobald du zurück bist …
table-back = Wieder verbunden

## Hints

hints-ask = Tipp
hints-tip = Zeigt, was ein starker Spieler tun würde
hints-title = Ein starker Spieler würde
hints-thinking = Denkt nach …
hints-about = Geschätzte Gewinnchance nach jeder Aktion
hints-chance = { $percent } %

## Side panels

table-panels = Seitenleiste
table-desks = Spieler
table-log = Verlauf
table-scores = Punkte
table-seats = Tisch
table-rules = Regeln

## Log

table-log-undo = { $steps ->
    [one] { SEAT($seat) } nimmt einen Schritt zurück.
   *[other] { SEAT($seat) } nimmt { $steps } Schritte zurück.
}
table-log-takeover = Ein Bot übernimmt diesen Platz.
table-log-giveback = Der Bot verlässt diesen Platz.
table-log-undone = zurückgenommen
table-log-empty = Noch ist nichts passiert.
table-log-down = Zum Neuesten
table-speed = Animationstempo
table-speed-value = { $speed ->
    [slow] langsam
    [normal] normal
    [fast] schnell
   *[now] sofort
}

## Scores

table-scores-now = Punkte, wenn die Partie jetzt endete
table-unknown = ?
table-unknown-tip = dir verborgen
table-rank = Rang
table-growth = Punkteverlauf
table-growth-show = Punkteverlauf zeigen
table-growth-points = Punkte
table-growth-projection = wenn dort Schluss gewesen wäre
table-growth-label = { $rows ->
    [one] Punkte aller Spieler über { $rows } Schritt
   *[other] Punkte aller Spieler über { $rows } Schritte
}
table-growth-axis = Schritt

## Looking back

replay = Rückblick
replay-first = Erster Schritt
replay-back = Vorheriger Schritt
replay-forward = Nächster Schritt
replay-last = Letzter Schritt
replay-play = Abspielen
replay-pause = Pause
replay-slider = Schritt der Partie
replay-step = Schritt { $step } von { $steps }
replay-speed = Tempo des Rückblicks
replay-times = { $times } ×
replay-eyes = Sicht
replay-eyes-of = Sicht von { $name }
replay-eyes-public = Öffentliche Sicht
replay-link = Link
replay-link-title = Link zu dieser Stellung
replay-link-about = Wer diesen Link öffnet, sieht dieselbe Stellung aus derselben Sicht.
replay-link-running = Wer diesen Link öffnet, sieht dieselbe Stellung aus der eigenen Sicht.
replay-continue = Von hier weiterspielen
replay-continue-about = Eröffnet einen neuen Tisch mit dieser Stellung. Du nimmst einen Platz, Bots nehmen die anderen. Diese Partie bleibt, wie sie ist.
replay-continue-seat = Dein Platz
replay-close = Rückblick schließen
replay-past = Rückblick:
replay-present = Zur aktuellen Stellung
replay-to-end = Zum Ende
replay-your-turn = Du bist dran: zur aktuellen Stellung
replay-why = Du siehst eine frühere Stellung. Geh zur aktuellen Stellung, um weiterzuspielen.
replay-jump = Diese Stellung ansehen
replay-no-moment = Diesen Schritt gibt es in der Partie noch nicht.
replay-begun = Bis hierher wurde an einem anderen Tisch gespielt.

## In hindsight

analysis = Analyse
analysis-ask = Analysieren
analysis-about = Sieh dir an, wie sich die Gewinnchancen entwickelten, wo die Partie kippte und was besser gewesen wäre. Ein starker Bot prüft jede Entscheidung und nutzt dabei nur, was der Spieler wissen konnte. Das dauert einige Minuten.
analysis-running = Wird analysiert …
analysis-progress = { $known } von { $total } Entscheidungen
analysis-done = Analyse abgeschlossen
analysis-broken = Die Analyse wurde abgebrochen. Nur der erste Teil der Partie ist ausgewertet.
analysis-chances = Gewinnchancen in %
analysis-chart = { $rows ->
    [one] Gewinnchance jedes Spielers über { $rows } Schritt
   *[other] Gewinnchance jedes Spielers über { $rows } Schritte
}
analysis-turn-mark = Wendepunkt
analysis-turns = Wendepunkte
analysis-turns-none = Keine einzelne Entscheidung hat viel gekostet.
analysis-step = Schritt { $step }
analysis-cost = Verlust { $percent } %
analysis-better = Besser:
analysis-good = Nichts Besseres gefunden
analysis-numbers = Chancen in Zahlen

## The end

table-result = Die Partie ist zu Ende
table-result-show = Ergebnis
table-result-print = Drucken
table-result-close = Zurück zum Spielplan
table-result-again = Neuer Tisch

## Seats and the table

table-seats-title = Spieler
table-present = { $count ->
    [0] Gerade ist kein Spieler da.
   *[other] Gerade da: { $names }.
}
table-present-watching = { $count ->
    [one] 1 weitere Person schaut zu.
   *[other] { $count } weitere Personen schauen zu.
}
table-seat-you = du
table-seat-here = da
table-seat-away = nicht da
table-seat-bot = Bot
table-seat-stand-in = ein Bot spielt
table-seat-turn = ist dran
table-join = Diesen Platz nehmen
table-join-in = Platz nehmen
table-join-title = Platz nehmen
table-join-name = Dein Name an diesem Tisch
table-join-yes = Platz nehmen
table-rename = Umbenennen
table-rename-title = Deinen Namen an diesem Tisch ändern
table-rename-yes = Namen ändern
table-bot = Bot spielen lassen
table-bot-open = Bot hinzufügen
table-bot-title = Soll ein Bot für { SEAT($seat, where: "within") } spielen?
table-bot-level = Stufe
table-bot-text = Der Bot spielt, bis jemand den Platz wieder übernimmt.
table-return = Platz zurückholen
table-return-open = Bot entfernen
table-leave = Verlassen
table-leave-title = Den Platz von { SEAT($seat, where: "within") } verlassen?
table-leave-waiting = Dann kann jemand anders den Platz nehmen.
table-leave-running = Ein Bot spielt weiter, und wer den Link zum Tisch hat, kann deinen Platz nehmen.
table-link = Platz-Link
table-link-title = Link zum Platz von { SEAT($seat, where: "within") }
table-link-about = Öffne diesen Link auf einem anderen Gerät, um dort auf diesem Platz zu spielen. Gib ihn nicht weiter: Wer ihn hat, kann auf deinem Platz spielen. Er wird nur einmal gezeigt, du kannst aber jederzeit einen neuen erstellen.
table-copy = Kopieren
table-copied = Kopiert
table-copy-by-hand = Automatisches Kopieren geht hier nicht. Markiere den Link und kopiere ihn selbst.
table-invite = Einladungslink
table-invite-local = Dieser Link funktioniert nur auf diesem Rechner. Um andere einzuladen, starte Kontor mit make play ARGS="--host 0.0.0.0" (oder kontor serve --host 0.0.0.0) und öffne es unter der Netzwerkadresse dieses Rechners. Siehe docs/server.md.
table-invite-about = Wer diesen Link hat, kann einen freien Platz nehmen oder zuschauen.
table-menu = Dieser Tisch
table-record = Partie herunterladen
table-delete = Tisch löschen
table-delete-title = Diesen Tisch löschen?
table-delete-text = Die Partie, ihr Verlauf und alle Namen werden für alle gelöscht. Das lässt sich nicht rückgängig machen.
table-delete-yes = Löschen
table-deleted = Tisch gelöscht.
table-public = Alle können diesen Tisch in der Lobby finden.
table-private = Nur wer den Link hat, findet diesen Tisch.
table-setting = Spiel
table-takebacks = { $takebacks ->
    [bots] Du kannst deine eigenen Schritte zurücknehmen, auch wenn Bots schon geantwortet haben.
   *[own] Du kannst deine eigenen Schritte zurücknehmen, bis ein anderer Spieler oder ein Bot gehandelt hat.
}

## Waiting for players

table-waiting = Warten auf Mitspieler
table-waiting-about = { $open ->
    [one] Die Partie beginnt, wenn noch ein Spieler dazukommt.
   *[other] Die Partie beginnt, wenn noch { $open } Spieler dazukommen.
}
table-fill = { $open ->
    [one] Freien Platz mit einem Bot besetzen
   *[other] { $open } freie Plätze mit Bots besetzen
}

## One screen, several people

table-hand-over = Gib den Bildschirm an { SEAT($seat, where: "within") } weiter
table-hand-over-about = Der Spielplan zeigt, was nur { SEAT($seat, where: "within") } sehen darf. Alle anderen schauen bitte weg.
table-hand-over-yes = Ich bin { SEAT($seat, where: "within") }: Spielplan zeigen

## When it cannot be shown

table-loading = Der Tisch wird geladen …
table-missing = Tisch nicht gefunden
table-missing-about = Der Link ist falsch, oder der Tisch wurde gelöscht.
table-gone = Dieser Tisch wurde gelöscht
table-gone-about = Der Tisch und seine Partie wurden von der Person gelöscht, die ihn eröffnet hat.
table-frozen = Dieser Tisch ist eingefroren
table-frozen-about = Diese Partie kann mit dieser Version von Kontor nicht weitergehen. Es ist nichts verloren.
