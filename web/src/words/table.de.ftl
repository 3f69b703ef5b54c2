# The table page in German.

## Who must do what

table-your-turn = Du bist dran
table-to-move = { SEAT($seat) } am Zug
table-turn-title = ● Du bist dran
table-behind = { $count ->
    [one] { $count } Spielzug ist noch zu zeigen
   *[other] { $count } Spielzüge sind noch zu zeigen
}
table-skip = Überspringen
table-go-on = { $what }: Klicke jetzt auf die nächste Stelle.
table-cancel = Abbrechen
table-all-actions = Alle Aktionen
table-all-actions-tip = Alles, was du jetzt tun kannst, in Worten
table-find = Aktion suchen
table-watching = Du schaust zu
table-board = Spielplan

## Choosing, asking, why not

table-choose = Wähle eine Aktion
table-choose-further = { $count ->
    [one] Weiter: noch eine Möglichkeit auf dem Spielplan
   *[other] Weiter: noch { $count } Möglichkeiten auf dem Spielplan
}
table-no-match = Keine passende Aktion
table-ask = Bist du sicher?
table-ask-yes = Ja
table-ask-no = Nein
table-why = Was das ist
table-why-wait = Du bist nicht dran. Warten auf { SEAT($seat, where: "within") }.
table-why-behind = Die Spielzüge der anderen werden noch gezeigt.
table-why-sending = Deine letzte Aktion wird noch gesendet.
table-why-spectator = Du siehst zu. Setz dich an einen freien Platz, um mitzuspielen.
table-why-over = Das Spiel ist aus.
table-why-nothing = Hier kannst du jetzt nichts tun. Klicke auf eine hervorgehobene Stelle.
table-why-more = { $count ->
    [one] Ein weiterer Grund
   *[other] { $count } weitere Gründe
}
table-why-looking = Schlägt die Regel nach …
table-rule = Regel { $rule }

## Undo

table-put-back = Zurücklegen und den Schritt rückgängig machen
table-undo = Rückgängig
table-undo-tip = Deinen letzten Schritt zurücknehmen
table-undo-none = Es gibt keinen Schritt von dir, der sich zurücknehmen ließe: Zurück geht es nur bis zu dem, was gezogen wurde oder was jemand anders entschieden hat.
table-reset = Zug von vorn
table-reset-tip = Alles zurücknehmen, was du in diesem Zug getan hast, so weit das geht
table-reset-none = In deinem Zug gibt es nichts, was sich zurücknehmen ließe: Zurück geht es nur bis zu dem, was gezogen wurde oder was jemand anders entschieden hat.

## In Worten

table-found = { $count ->
    [one] Eine Aktion
   *[other] { $count } Aktionen
}
table-told = Was geschieht
table-told-less = { $count ->
    [one] Eine frühere Zeile steht im Verlauf.
   *[other] { $count } frühere Zeilen stehen im Verlauf.
}
table-told-turn = Du bist dran: { $prompt }
table-text = Text
table-text-now = Was jetzt möglich ist
table-text-nothing = Im Moment hast du nichts zu entscheiden.
table-text-table = Der Tisch in Worten
table-text-find = Ort oder Stein suchen
table-text-none = Auf dem Tisch heißt nichts so.
table-text-empty = leer

## Tasten

skip-actions = Zu dem, was du tun kannst
skip-board = Zum Spielplan
skip-text = Zum Tisch in Worten
keys-title = Tasten
keys-tab = Von Teil zu Teil
keys-arrows = Auf dem Spielplan zum nächsten leuchtenden Ort auf dieser Seite; sonst verschieben sie die Karte
keys-pages = Auf dem Spielplan zum nächsten leuchtenden Ort in Lesereihenfolge
keys-enter = Enter
keys-page-up = Bild ↑
keys-page-down = Bild ↓
keys-escape-key = Esc
keys-control = Strg
keys-space = Leertaste
keys-take = Einen Ort wählen, einen Knopf drücken
keys-escape = Ein Fenster schließen, Begonnenes zurücklegen
keys-zoom = Auf dem Spielplan: näher, weiter weg, alles
keys-single = Einzelne Tasten
keys-on = Tasten ohne Strg einschalten
keys-on-about = Schalte sie aus, wenn sie einem Vorleseprogramm oder der Spracheingabe in die Quere kommen.
keys-board = Zum Spielplan
keys-actions = Alle Aktionen in Worten
keys-prompt = Noch einmal sagen, wer was tun muss
keys-newest = Zum neuesten Zug springen
keys-help = Diese Liste der Tasten

## Sending and connection

table-busy = Deine letzte Aktion wird noch gesendet: Dieser Klick wurde nicht ausgeführt.
table-stale = Am Tisch ging es schon weiter, bevor dein Klick ankam; er wurde nicht ausgeführt. Sieh dir den Spielplan noch einmal an.
table-retrying = Deine letzte Aktion ist noch nicht bestätigt. Neuer Versuch …
table-lost = Verbindung verloren. Verbindet neu …
table-offline = Dein Gerät ist offline. Verbindet neu, sobald es zurück ist …
table-back = Wieder verbunden.

## Hints

hints-ask = Tipp
hints-tip = Was ein starker Spieler hier täte
hints-title = Was ein starker Spieler täte
hints-thinking = Denkt nach …
hints-about = Wie wahrscheinlich du danach gewinnst, soweit sich das sagen lässt.
hints-chance = { $percent } %

## Side panels

table-panels = Neben dem Spielplan
table-desks = Personen
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
table-log-giveback = Der Bot gibt diesen Platz zurück.
table-log-undone = zurückgenommen
table-log-empty = Noch ist nichts geschehen.
table-log-down = Zum Neuesten
table-speed = Tempo der Animation
table-speed-value = { $speed ->
    [slow] langsam
    [normal] normal
    [fast] schnell
   *[now] sofort
}

## Scores

table-scores-now = Als wäre das Spiel jetzt zu Ende.
table-unknown = ?
table-unknown-tip = dir verborgen
table-rank = Rang
table-growth = Wie die Punkte wuchsen
table-growth-show = Zeigen, wie die Punkte wuchsen
table-growth-points = Punkte
table-growth-projection = wäre da Schluss gewesen
table-growth-label = { $rows ->
    [one] Punkte aller über { $rows } Schritt
   *[other] Punkte aller über { $rows } Schritte
}
table-growth-axis = Schritte der Partie

## Looking back

replay = Nachspielen
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-forward = Einen Schritt vor
replay-last = Ans Ende
replay-play = Abspielen
replay-pause = Anhalten
replay-slider = Augenblick der Partie
replay-step = Schritt { $step } von { $steps }
replay-speed = Tempo beim Nachspielen
replay-times = { $times } ×
replay-eyes = Sicht
replay-eyes-of = Wie { $name } es sah
replay-eyes-public = Wie alle es sahen
replay-link = Link
replay-link-title = Link zu diesem Augenblick
replay-link-about = Wer diese Adresse öffnet, sieht denselben Augenblick mit denselben Augen.
replay-link-running = Wer diese Adresse öffnet, sieht denselben Augenblick mit den eigenen Augen.
replay-continue = Von hier weiterspielen
replay-continue-about = Ein neuer Tisch beginnt mit denselben Zügen bis zu diesem Augenblick. Du nimmst einen Platz, Bots die anderen; diese Partie bleibt, wie sie ist.
replay-continue-seat = Dein Platz
replay-close = Nachspielen beenden
replay-past = Rückblick:
replay-present = Zurück in die Gegenwart
replay-to-end = Ans Ende der Partie
replay-your-turn = Du bist am Zug: zurück in die Gegenwart
replay-why = Du siehst die Vergangenheit. Geh zurück in die Gegenwart, um etwas zu tun.
replay-jump = Diesen Augenblick ansehen
replay-no-moment = Diesen Augenblick gibt es in dieser Partie noch nicht.
replay-begun = Bis hierher wurde anderswo gespielt.

## In hindsight

analysis = Analyse
analysis-ask = Analysieren
analysis-about = Wie wahrscheinlich jeder wann gewonnen hätte, wo die Partie kippte und was besser gewesen wäre. Ein starker Bot sieht sich jede Entscheidung an und weiß dabei nur, was der Spieler wissen konnte: Das dauert ein paar Minuten.
analysis-running = Wird analysiert …
analysis-progress = { $known } von { $total } Entscheidungen
analysis-done = Die Analyse ist fertig.
analysis-broken = Die Analyse brach ab: Nur der Anfang der Partie ist bekannt.
analysis-chances = Gewinnchancen in %
analysis-chart = { $rows ->
    [one] Gewinnchance jedes Spielers über { $rows } Schritt
   *[other] Gewinnchance jedes Spielers über { $rows } Schritte
}
analysis-turn-mark = Wendepunkt
analysis-turns = Wendepunkte
analysis-turns-none = Keine Entscheidung hat jemanden viel gekostet.
analysis-step = Schritt { $step }
analysis-cost = Kostete { $percent } %
analysis-better = Besser:
analysis-good = Nichts Besseres gefunden.
analysis-numbers = Die Chancen in Zahlen

## The end

table-result = Das Spiel ist aus
table-result-show = Ergebnis
table-result-print = Drucken
table-result-close = Zurück zum Spielplan
table-result-again = Neuer Tisch

## Seats and the table

table-seats-title = Personen
table-present = { $count ->
    [0] Niemand, der hier sitzt, schaut gerade zu.
   *[other] Gerade da: { $names }.
}
table-present-watching = { $count ->
    [one] Noch jemand schaut zu.
   *[other] { $count } weitere schauen zu.
}
table-seat-you = du
table-seat-here = da
table-seat-away = weg
table-seat-bot = Bot
table-seat-stand-in = ein Bot springt ein
table-seat-turn = am Zug
table-join = Hierher setzen
table-join-in = Hinsetzen
table-join-title = An den Tisch setzen
table-join-name = Dein Name an diesem Tisch
table-join-yes = Hinsetzen
table-rename = Umbenennen
table-rename-title = Ein anderer Name an diesem Tisch
table-rename-yes = Diesen Namen nehmen
table-bot = Bot übernehmen lassen
table-bot-open = Bot hierher setzen
table-bot-title = Soll ein Bot für { SEAT($seat, where: "within") } entscheiden?
table-bot-level = Wie gut er spielt
table-bot-text = Der Bot entscheidet, bis jemand den Platz zurücknimmt.
table-return = Platz zurücknehmen
table-return-open = Bot wegschicken
table-leave = Verlassen
table-leave-title = Den Platz von { SEAT($seat, where: "within") } verlassen?
table-leave-waiting = Der Platz ist dann wieder für andere offen.
table-leave-running = Ein Bot springt ein, und wer die Adresse des Tisches hat, kann sich an deine Stelle setzen.
table-link = Link zu diesem Platz
table-link-title = Link zum Platz von { SEAT($seat, where: "within") }
table-link-about = Wer diese Adresse öffnet, sitzt auf diesem Platz: Heb sie auf, um auf einem anderen Gerät zurückzukommen, und gib sie sonst niemandem. Sie wird nur jetzt gezeigt; eine neue kannst du jederzeit machen.
table-copy = Kopieren
table-copied = Kopiert.
table-copy-by-hand = Kopieren geht hier nicht: Markiere die Adresse und kopiere sie selbst.
table-invite = Einladungslink
table-invite-local = Diese Adresse gilt nur auf diesem Rechner. Damit andere mitspielen können, starte Kontor mit make play ARGS="--host 0.0.0.0" (oder kontor serve --host 0.0.0.0) und öffne es unter der Adresse dieses Rechners in deinem Netz; mehr dazu in der Datei docs/server.md.
table-invite-about = Wer diese Adresse hat, kann sich auf einen offenen Platz setzen oder zuschauen.
table-menu = Dieser Tisch
table-record = Aufzeichnung herunterladen
table-delete = Tisch löschen
table-delete-title = Diesen Tisch löschen?
table-delete-text = Seine Partie, sein Verlauf und alle Namen an ihm sind dann für alle weg, für immer.
table-delete-yes = Für immer löschen
table-deleted = Der Tisch ist gelöscht.
table-public = Alle können diesen Tisch in der Lobby finden.
table-private = Nur wer die Adresse hat, findet diesen Tisch.
table-setting = Spiel
table-takebacks = { $takebacks ->
    [bots] Du kannst deine eigenen Züge zurücknehmen, auch nach Antworten von Bots.
   *[own] Du kannst deine eigenen Züge zurücknehmen, bis jemand anders oder ein Bot gezogen hat.
}

## Waiting for players

table-waiting = Noch sind Plätze offen
table-waiting-about = { $open ->
    [one] Die Partie beginnt von selbst, wenn sich noch eine Person hingesetzt hat.
   *[other] Die Partie beginnt von selbst, wenn sich noch { $open } Personen hingesetzt haben.
}
table-fill = { $open ->
    [one] Den offenen Platz mit einem Bot besetzen
   *[other] Die { $open } offenen Plätze mit Bots besetzen
}

## One screen, several people

table-hand-over = Gib den Bildschirm an { SEAT($seat, where: "within") } weiter
table-hand-over-about = Etwas auf dem Spielplan ist nur für { SEAT($seat, where: "within") } bestimmt. Alle anderen schauen jetzt weg.
table-hand-over-yes = Ich bin { SEAT($seat, where: "within") }: Spielplan zeigen

## When it cannot be shown

table-loading = Der Tisch wird gedeckt …
table-missing = Diesen Tisch gibt es nicht
table-missing-about = Die Adresse ist falsch, oder der Tisch wurde gelöscht.
table-gone = Dieser Tisch wurde gelöscht
table-gone-about = Wer ihn eröffnet hat, hat ihn gelöscht, mit allem, was an ihm gespielt wurde.
table-frozen = Dieser Tisch ist eingefroren
table-frozen-about = Es ist nichts verloren, aber mit dieser Version von Kontor kann es nicht weitergehen.
