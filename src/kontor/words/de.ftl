# The shared parts of Kontor in German. A game's words are in its own folder.

## Names

# docs/words.md tells what SEAT says.

seat-name = { $seat ->
    [-1] Der Zufall
   *[other] { SEAT($seat) }
}
seat-numbered = Platz { $number }
seat-numbered-within = Platz { $number }
end-length = an der Längengrenze angehalten
end-abandoned = abgebrochen
end-resigned = jemand hat aufgegeben
language-unknown = Kontor spricht kein „{ $language }“. Möglich: { $possible }.

## Bots

bot-apprentice = Lehrling
bot-apprentice-about = Kennt die Regeln und verfolgt einfache Ziele: gute Gesellschaft, solange du das Spiel lernst.

## Games, boards, options

game-unknown = Es gibt kein Spiel „{ $game }“. Möglich: { $possible }.
setup-players = Mit { $players ->
    [one] { $players } Person
   *[other] { $players } Personen
} lässt sich dieses Spiel nicht spielen. Möglich: { $possible }.
setup-unknown-board = Es gibt keinen Spielplan „{ $board }“. Möglich: { $possible }.
setup-board-players = Der Spielplan { $board } ist nicht für { $players } Personen gedacht, sondern für { $possible }.{ $boards ->
    [none] {""}
   *[other] {" "}Für { $players } Personen: { $boards }.
}
option-unknown = Es gibt keine Option „{ $option }“. Möglich: { $possible }.
option-value = Die Option { $option } kann nicht { $value } sein. Möglich: { $possible }.

## Actions

action-unknown = Auf diesem Spielplan gibt es keine Aktion „{ $text }“.{ $closest ->
    [none] {""}
   *[other] {" "}Meinst du „{ $closest }“?
}
action-too-long = Ein Text von { $letters } Zeichen ist keine Aktion: Keine hat mehr als { $most }.
action-empty = Es ist keine Aktion angegeben. Schreib sie so: „{ $example }“.
action-kind = „{ $text }“ ist nur der Anfang einer Aktion. { $count ->
    [one] Eine solche Aktion ist jetzt möglich: „{ $example }“.
   *[other] { $count } solche Aktionen sind jetzt möglich, zum Beispiel „{ $example }“.
}
action-kind-none = Eine Aktion „{ $text } …“ ist jetzt nicht möglich. Zum Beispiel „{ $example }“, Regel { $rule }:
action-form-unknown = Keine Aktion dieses Spielplans hat die Form { $form }.

## Records

record-format = Das ist keine Aufzeichnung: Die erste Zeile muss „{ $expected }“ lauten.
record-header-line = Zeile { $line }: „{ $text }“ ist keine Zeile des Kopfes. Jedes Feld steht dort einmal, in der Form „Name: Wert“; möglich: { $possible }. Eine leere Zeile beendet den Kopf.
record-header-value = Zeile { $line }: Der Wert von { $field } ist kein JSON.
record-header-missing = Dem Kopf fehlt das Feld { $field }.
record-header-type = Das Feld { $field } im Kopf hat einen Wert der falschen Art oder einen, der nicht zu den anderen passt.
record-result-field = Das Feld { $field } im Kopf fehlt, ist hier unbekannt oder hat einen Wert, den kein Ergebnis hat.
record-too-large = Das ist zu groß für eine Aufzeichnung: Höchstens { $most } Zeichen und { $lines } Zeilen sind möglich.
record-empty-line = Zeile { $line } ist leer: Jede Zeile nach dem Kopf ist eine Aktion.
record-rules = Die Aufzeichnung folgt Version { $rules } der Regeln; dieses Kontor kennt Version { $expected }.
record-board = Der Kopf nennt den Spielplan { $board }, die Aufzeichnung enthält aber { $expected }.
record-digest = Die Aufzeichnung wurde auf einer anderen Fassung des Spielplans { $board } gespielt: Die Prüfsummen sind verschieden.
record-line-illegal = Zeile { $line }: „{ $text }“ ist nicht erlaubt (Regel { $rule }).
record-line = Zeile { $line }: „{ $text }“ ist nicht lesbar.
record-at = Einen Zeitpunkt { $at } gibt es in dieser Aufzeichnung nicht: Sie hat { $last ->
    [one] { $last } Aktion
   *[other] { $last } Aktionen
}, möglich ist also 0 bis { $last }.
record-viewer = Diese Aufzeichnung enthält, was ein einziger Platz weiß (viewer { $viewer }): Die eines anderen lässt sich daraus nicht machen.
record-result = Das Ergebnis im Kopf ist nicht das, zu dem die Aktionen führen. Richtig ist { $expected }.

## Positions and boards as data

data-type = { $expected ->
    [str] ein Text
    [int] eine ganze Zahl
    [bool] true oder false
    [list] eine Liste
    [dict] ein Objekt mit benannten Feldern
   *[table] eine Tabelle
}
position-head = { $where } ist „{ $value }“; es muss { $expected } sein.
position-board = Die Stellung gehört zum Spielplan { $board }, angegeben ist aber { $expected }.
position-unknown-field = { $where }: Dieses Feld gibt es nicht. Möglich: { $possible }.
position-missing-field = { $where }: Dieses Feld fehlt.
position-wrong-type = { $where }: Hier muss { data-type } stehen.
position-out-of-range = { $where }: { $value } liegt außerhalb des Bereichs; möglich: { $low } bis { $high }.
board-unknown-field = { $where }: Dieses Feld gibt es nicht. Möglich: { $possible }.
board-missing-field = { $where }: Dieses Feld fehlt.
board-wrong-type = { $where }: Hier muss { data-type } stehen.
board-out-of-range = { $where }: { $value } liegt außerhalb des Bereichs; möglich: { $low } bis { $high }.

## The handbook

rule-empty = Nenne einen Abschnitt (D), eine Regel (D6), einen Buchstaben daraus (D6b) oder ein Wort, das du suchst.
rules-more = kontor rules { $game } D6 zeigt eine Regel, kontor rules { $game } D einen Abschnitt, kontor rules { $game } verdrängen die Regeln, die davon sprechen; kontor rules { $game } | less alle.
rule-unknown = Im Handbuch gibt es kein „{ $rule }“. In der Nähe: { $near }.

## Files and the command line

file-missing = Es gibt keine Datei { $file }.
file-no-folder = { $file } lässt sich nicht schreiben: Es gibt keinen Ordner { $folder }.
file-exists = { $file } gibt es schon. Wähle einen anderen Namen oder überschreibe die Datei mit --force.
file-exists-several = { $count ->
    [one] { $file } gibt es in { $folder } schon.
   *[other] { $count } der Dateien, die geschrieben werden sollen, gibt es in { $folder } schon, darunter { $file }.
} Wähle einen anderen Ordner oder überschreibe mit --force.
file-none-inside = Im Ordner { $file } liegt keine Datei *.kontor und keine *.json.
file-folder = { $file } ist ein Ordner, keine Datei.
file-denied = { $file } lässt sich nicht öffnen: Der Zugriff ist verweigert.
file-trouble = { $file }: { $error }.
file-too-large = { $file } hat mehr als { $most } Bytes: zu viele für eine Aufzeichnung oder eine Stellung.
file-empty = { $file } ist leer.
file-binary = { $file } ist keine Textdatei in UTF-8, also weder eine Aufzeichnung noch eine Stellung.
file-unknown = { $file } ist weder eine Aufzeichnung (ihre erste Zeile wäre „{ $expected }“) noch eine Stellung (ein JSON-Objekt).
file-not-json = { $file } beginnt wie JSON, ist aber ab Zeile { $line }, Spalte { $column } nicht lesbar.
file-no-position = { $file } ist JSON, aber keine Stellung: Es muss ein Objekt mit einem Feld „game“ sein. Siehe docs/hansa.md.
cli-empty = { $option } braucht einen Wert.
cli-one-stdout = --json und --svg - schreiben beide nach stdout: Gib bei --svg den Namen einer Datei an.
cli-set = --set { $setting }: Schreib OPTION=WERT, zum Beispiel swap_must_own_one=true.
cli-at-position = { $file } enthält eine einzelne Stellung: --at ist für Aufzeichnungen.
cli-seat = Es gibt keinen Platz „{ $seat }“. Möglich: { $possible }.
cli-seat-of-view = Diese Stellung ist, was ein einziger Platz weiß: Was „{ $seat }“ weiß, kann sie nicht zeigen.
game-over = Das Spiel ist aus: Es gibt nichts mehr zu tun.
result = { $count ->
    [one] { SEAT($winners) } gewinnt
   *[other] { SEAT($winners) } teilen sich den Sieg
} mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}: { $end }.

games-players = Für { $players } Personen.
games-board = Spielplan
games-for = Personen
games-option = Option
games-default = Vorgabe
games-possible = Möglich
games-counts = { $total } insgesamt
games-each = je { $least }–{ $most }{ $more ->
    [none] {""}
   *[other] ; mindestens { $more }
}
games-counts-kind = Um eine Art von { $option } zu ändern: { $setting }
games-counts-all = Um alle Arten von { $option } festzulegen: { $setting }
games-ends = Spielende

show-head = { $game } · { $board } · { $players } Personen{ $variant ->
    [none] {""}
   *[other] { $variant }
}{ $edition ->
    [none] {""}
   *[other] {" "}· Ausgabe { $edition }
}{ $options ->
    [none] {""}
   *[other] {" "}· { $options }
}
show-at = Nach { $at } von { $last ->
    [one] { $last } Aktion
   *[other] { $last } Aktionen
}.
show-viewer = { $viewer ->
    [-2] Was beim Zuschauen zu sehen ist.
   *[other] Was { SEAT($viewer, where: "within") } wissen darf.
}
show-log = Was zuletzt geschah

legal-count = { $count ->
    [one] { $count } Aktion ist möglich.
   *[other] { $count } Aktionen sind möglich.
}
legal-weight = { $weight } von { $total }
why-allowed = erlaubt: { $text }
why-refused = nicht erlaubt nach Regel { $rule }: { $text }
check-record = { $file }: in Ordnung, eine Aufzeichnung mit { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}
check-position = { $file }: in Ordnung, eine Stellung

simulate-progress = Spielt
simulate-head = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
} { $game } auf { $board }
simulate-seat = Platz
simulate-mean = Punkte im Mittel
simulate-least = Wenigste
simulate-most = Meiste
simulate-wins = Siege
simulate-lengths = Aktionen in einer Partie: mindestens { $shortest }, in der Mitte { $median }, höchstens { $longest }.
simulate-end = Ende
simulate-games = Partien

play-again = Um diese Partie noch einmal zu sehen: { $command }
play-keep = Um diese Partie später noch einmal anzusehen, hebe ihre Aufzeichnung mit --save DATEI auf.
play-welcome = Du sitzt auf Platz { $seat }.
play-stopped = Angehalten nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
}.
play-saved = Die Aufzeichnung liegt in { $file }.
play-saved-own = Die Partie ist nicht zu Ende; deshalb enthält { $file } nur, was { SEAT($seat, where: "within") } davon weiß.
play-score = { SEAT($seat) }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}{ $sources ->
    [none] {""}
   *[other] {" "}({ $sources })
}
play-score-secret = Was die anderen geheim halten, ist nicht mitgezählt.
play-no-undo = Es gibt nichts zurückzunehmen: Was gezogen ist, bleibt gezogen.
play-undone = Zurückgenommen: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
}.
play-resumed = Die Partie geht nach { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
} weiter.
cli-resume-over = Die Partie in { $file } ist zu Ende: Es gibt nichts fortzusetzen. Sieh sie dir mit kontor show an.
cli-resume-stdin = Mit --seat antwortest du auf stdin, von dort kann die Aufzeichnung also nicht kommen: Gib bei --resume den Namen einer Datei an.
cli-resume-whole = { $file } enthält die ganze Partie, gesichert würde aber nur, was { SEAT($seat, where: "within") } davon weiß. Wähle eine andere Datei.
cli-resume-viewer = { $file } enthält nur, was ein einziger Platz von einer Partie weiß; damit lässt sie sich nicht fortsetzen.
cli-resume-position = { $file } ist keine Aufzeichnung: Eine Partie wird aus einer Aufzeichnung fortgesetzt, die mit --save gesichert wurde.
cli-resume-setup = --resume nimmt den Tisch aus der Aufzeichnung; lass { $options } weg.
play-number = Wähle eine Zahl von 1 bis { $last }.
play-only = Nur das passt: { $text }. Schreib es ganz aus oder wähle mit der Nummer.
play-back = Die Eingabetaste allein führt zurück zur ganzen Liste.
play-help-number = Eine Nummer wählt aus der Liste.
play-help-text = Der Text einer Aktion spielt sie: place trader Hamburg-Lüneburg 2
play-help-part = Ein Teil eines Textes listet auf, was passt: hamburg
play-help-why = why AKTION sagt, ob eine Aktion erlaubt ist, und wenn nicht, nach welcher Regel.
play-help-rules = rules D6 zeigt eine Regel, rules D einen Abschnitt, rules verdrängen alles, was davon spricht, rules das Inhaltsverzeichnis.
play-help-board = board zeigt den ganzen Tisch, ? diese Hilfe.
play-help-undo = undo nimmt deine letzte Entscheidung zurück, solange seitdem nichts gezogen wurde.
play-help-quit = quit (oder Strg-C) beendet das Spiel.

## Pictures

show-painted = Das Bild liegt in { $file }.

## Tables on a server

live-unplayable = Eintrag { $entry } im Verlauf dieses Tisches folgt nicht den Regeln, die dieses Kontor kennt. Es ist nichts verloren, aber hier kann die Partie nicht weitergehen.
live-begun = Die Partie hat schon begonnen.
live-not-begun = Die Partie hat noch nicht begonnen: Ein Platz ist noch offen.
live-not-your-decision = Jetzt entscheidet { SEAT($seat, where: "within") }.
live-undo-too-far = Das lässt sich nicht zurücknehmen: Zurück geht es nie über den Zufall, über das Spielende oder über das hinweg, was jemand anders entschieden hat.
bot-level-unknown = Es gibt keinen Bot „{ $level }“. Möglich: { $possible }.

## The server

server-internal = Auf dem Server ist etwas schiefgegangen. Es ist dort vermerkt; versuch es bitte noch einmal.
server-bad-request = Das hat der Server nicht verstanden.
server-bad-field = { $field }: { $fault }
server-not-json = Der Server braucht JSON.
server-method = So lässt sich das nicht abfragen.
server-no-page = Unter dieser Adresse gibt es nichts.
server-too-large = Das ist mehr, als der Server auf einmal annimmt.
server-too-many-requests = Zu viele Anfragen: Höchstens { $most } in der Minute sind möglich. Warte bitte ein wenig.
server-too-many-made = Zu viele neue Tische: Höchstens { $most } am Tag sind möglich.
server-too-many-new = Heute gab es zu viele neue Gäste von deiner Adresse.
server-log-full = Der Verlauf dieses Tisches ist voll: Nur noch die Partie selbst kann weitergehen.
server-too-many-tables = Auf diesem Server ist für einen weiteren Tisch kein Platz mehr.
server-wrong-origin = Diese Anfrage kommt von einer anderen Website und wird deshalb abgelehnt.
server-no-table = Diesen Tisch gibt es nicht. Vielleicht wurde er gelöscht.
server-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
server-not-your-table = Das kann nur, wer diesen Tisch eröffnet hat.
server-not-your-seat = Das ist nicht dein Platz.
server-not-for-you = Das müssen andere am Tisch entscheiden.
server-not-seated = Du hast keinen Platz an diesem Tisch.
server-seat-taken = Da sitzt schon jemand.
server-bot-there = Auf diesem Platz spielt gerade ein Bot.
server-no-stand-in = Auf diesem Platz springt kein Bot ein.
server-wrong-link = Dieser Link führt zu keinem Platz. Vielleicht wurde er durch neuere ersetzt, oder der Platz wurde verlassen.
server-name-missing = Gib für jeden deiner eigenen Plätze einen Namen an.
server-name-length = Ein Name hat 1 bis { $most } Zeichen.
server-name-letters = Ein Name besteht aus druckbaren Zeichen.
server-stale = Am Tisch hat sich inzwischen etwas geändert: Sieh es dir an und entscheide noch einmal.
server-frozen = Dieser Tisch ist eingefroren. Sein Verlauf bleibt erhalten.
server-no-client = Die Seiten des Tisches sind nicht gebaut: Führe make client aus oder installiere ein veröffentlichtes Paket.
server-database-address = Das ist keine Datenbank, die Kontor nutzen kann. Nenne eine Datei oder postgresql://user:password@host/name.
server-database-newer = Die Datenbank unter { $place } stammt von einem neueren Kontor.
server-database-closed = Die Datenbank unter { $place } lässt sich nicht öffnen.

serve-ready = Der Tisch steht unter { $address }
serve-public = Erreichbar für andere unter { $address }
serve-database = Die Partien liegen in { $place }
serve-stop = Strg-C hält den Server an; beim nächsten Start gehen alle Partien weiter.
serve-stopped = Angehalten.
serve-address = Der Server kann unter { $host }, Port { $port } nicht lauschen: { $error }. Wähle mit --host und --port etwas anderes; --port 0 nimmt einen freien.
serve-url = --public-url { $url }: Schreib https://host oder http://host:port, ohne Pfad.
serve-limit = --limit { $setting }: Schreib NAME=ZAHL. Möglich: { $possible }.
serve-log = --log kann nicht { $level } sein. Möglich: { $possible }.
serve-not-installed = Das Paket { $package } fehlt: Installiere kontor[{ $extra }] statt kontor.
