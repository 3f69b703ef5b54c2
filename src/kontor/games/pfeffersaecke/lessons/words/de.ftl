# Die Lektionen zu Pfeffersäcke auf Deutsch.

## 1. Dein erstes Kontor

pfeffersaecke-lesson-first-branch-title = Dein erstes Kontor
pfeffersaecke-lesson-first-branch-about = In einer Kleinstadt beginnen, eine Stadt öffnen, ein Kontor eröffnen.
pfeffersaecke-lesson-first-branch-goal = Du bist ein Kaufmann im späten Mittelalter. In ganz Mitteleuropa eröffnest du Kontore, deine Handelshäuser, und sie bringen dir Einfluss. Jedes Kontor ist einer deiner Steine auf dem Plan. Wer am Ende den meisten Einfluss hat, gewinnt.
pfeffersaecke-lesson-first-branch-town = Die einzelnen Quadrate auf dem Plan sind Kleinstädte. Die runden Orte sind Städte, dort kannst du nicht beginnen. In eine Kleinstadt passt nur ein Kontor. Jeder Spieler beginnt in einer Kleinstadt. Eröffne dein erstes Kontor in Berlin.
pfeffersaecke-lesson-first-branch-town-hint = { INPUT() ->
    [pointer] Berlin liegt im Nordosten. Klicke auf die umrandete Kleinstadt.
   *[text] Gib „found Berlin“ ein.
}
pfeffersaecke-lesson-first-branch-founded = Du bist in Berlin. Auch die anderen haben ihre Kleinstadt gewählt. Jetzt beginnt dein erster Zug.
pfeffersaecke-lesson-first-branch-other-town = Im Spiel könntest du auch dort beginnen. Nimm für diese Lektion Berlin.
pfeffersaecke-lesson-first-branch-cities = Die runden Orte sind Städte mit zwei bis acht Plätzen. Eine Stadt ist geschlossen, bis jemand eine Stadtmarke darauf legt. Magdeburg ist geschlossen. Wittenberg hat von Anfang an eine Stadtmarke, also ist es offen.
pfeffersaecke-lesson-first-branch-open = Zu Beginn jedes Zuges öffnest du eine Stadt mit einer deiner Stadtmarken. Die Zahl darauf muss zur Zahl der Plätze passen. Die Stadt kann überall auf dem Plan liegen. Öffne eine Stadt deiner Wahl.
pfeffersaecke-lesson-first-branch-open-hint = { INPUT() ->
    [pointer] Klicke auf eine hervorgehobene Stadt, zum Beispiel auf Magdeburg neben Berlin.
   *[text] Magdeburg liegt neben Berlin. Gib „open Magdeburg“ ein.
}
pfeffersaecke-lesson-first-branch-opened = Die Stadt ist jetzt für alle offen. Außerdem hast du deine Grundeinkünfte bekommen, jeden Zug 4 Gulden.
pfeffersaecke-lesson-first-branch-branch = Jetzt darfst du ein neues Kontor eröffnen: in einer leeren Kleinstadt oder einer offenen Stadt. Von einem deiner Kontore muss eine Straße direkt dorthin führen. Das Schild am Ort zeigt, was du zahlst. Regionen, die farbigen Teile des Plans, zählen erst am Ende. Eröffne ein Kontor.
pfeffersaecke-lesson-first-branch-branch-hint = { INPUT() ->
    [pointer] Folge einer Straße von Berlin aus und klicke auf den Ort am anderen Ende. Wittenberg kostet nur 2 Gulden.
   *[text] Wittenberg kostet nur 2 Gulden. Gib „branch Wittenberg“ ein.
}
pfeffersaecke-lesson-first-branch-branched = Dein zweites Kontor ist eröffnet, und dein Zug ist zu Ende. Ab jetzt kannst du auch von dort aus weiterziehen.
pfeffersaecke-lesson-first-branch-no-pass = Du darfst passen, aber deine Gulden reichen für ein Kontor. Eröffne eines.
pfeffersaecke-lesson-first-branch-puzzle = Neue Stellung, jetzt ohne Hilfe. Du beginnst in Lüneburg und hast 2 Gulden. Eröffne in einem einzigen Zug ein Kontor in Braunschweig.
pfeffersaecke-lesson-first-branch-puzzle-hint = Sieh dir Braunschweig an: Dort liegt noch keine Stadtmarke. Was muss passieren, bevor du hineinkannst?
pfeffersaecke-lesson-first-branch-puzzle-again = Dein Zug endete ohne Kontor in Braunschweig. Öffne Braunschweig mit deiner Stadtmarke und eröffne dann dort dein Kontor.
pfeffersaecke-lesson-first-branch-solved = Gut gemacht. Du hast die Stadt geöffnet, 4 Gulden bekommen und 3 für die Straße bezahlt.
pfeffersaecke-lesson-first-branch-end = Ein Zug: Stadt öffnen, Einkünfte nehmen, Kontor eröffnen. Später kommt noch das Erweitern dazu, direkt vor den Einkünften. In der nächsten Lektion geht es ums Geld.

## 2. Gulden und Straßen

pfeffersaecke-lesson-florins-title = Gulden und Straßen
pfeffersaecke-lesson-florins-about = Gulden in Städten verdienen, Straßen bezahlen, billige Wege finden.
pfeffersaecke-lesson-florins-florins = Neue Kontore kosten Gulden. Du hast 6, dazu ein Kontor in der Kleinstadt Berlin und eines in der Stadt Magdeburg. Eine Stadt hast du in diesem Zug schon geöffnet.
pfeffersaecke-lesson-florins-pays = Eine offene Stadt, in der du ein Kontor hast, zahlt für jeden freien Platz: zu dritt je 2 Gulden. Magdeburg hat zwei freie Plätze und zahlt 4. Eine Stadt, die du erweiterst, also um ein Kontor ergänzt, zahlt dir in diesem Zug nichts. Nimm deine Einkünfte.
pfeffersaecke-lesson-florins-pays-hint = { INPUT() ->
    [pointer] Wähle „Einkünfte: 8 Gulden“.
   *[text] Gib „income“ ein.
}
pfeffersaecke-lesson-florins-paid = Magdeburg hat 4 Gulden gezahlt, dazu kamen 4 Grundeinkünfte. Kleinstädte zahlen nichts.
pfeffersaecke-lesson-florins-no-extend = Das ist Erweitern, es kommt in einer späteren Lektion. Eine Stadt, die du erweiterst, zahlt in diesem Zug nichts. Nimm deine Einkünfte.
pfeffersaecke-lesson-florins-road = An jeder Straße stehen ihre Kosten. Für ein Kontor zahlst du eine Straße, durch andere Orte kommst du nicht hindurch. Leipzig ist offen, kostet aber 25 von Magdeburg aus. Eröffne für 4 Gulden ein Kontor in Dresden.
pfeffersaecke-lesson-florins-road-hint = { INPUT() ->
    [pointer] Dresden liegt südlich von Berlin. Klicke darauf.
   *[text] Gib „branch Dresden“ ein.
}
pfeffersaecke-lesson-florins-arrived = Du hast 4 Gulden gezahlt und 1 Einfluss bekommen, wie für jedes neue Kontor in einer Kleinstadt. Danach waren die anderen dran.
pfeffersaecke-lesson-florins-dresden-first = Das geht, aber hier suchen wir einen billigen Weg nach Leipzig. Nimm Dresden.
pfeffersaecke-lesson-florins-no-pass = Passen spart Gulden, bringt dich aber nicht voran. Eröffne das Kontor.
pfeffersaecke-lesson-florins-again = Du bist wieder dran. Wie immer öffnest du zuerst eine Stadt mit einer Stadtmarke. Öffne irgendeine Stadt; welche, ist hier nicht wichtig.
pfeffersaecke-lesson-florins-again-hint = { INPUT() ->
    [pointer] Klicke auf irgendeine hervorgehobene Stadt.
   *[text] Gib zum Beispiel „open Rostock“ ein.
}
pfeffersaecke-lesson-florins-collect = In Magdeburg sind immer noch zwei Plätze frei, also zahlt es wieder. Eine Stadt zahlt jeden Zug, bis sie gewertet ist. Das zeigt die nächste Lektion. Nimm deine Einkünfte.
pfeffersaecke-lesson-florins-collected = Du hast jetzt 18 Gulden.
pfeffersaecke-lesson-florins-cheap = Die Straße von Dresden nach Leipzig kostet nur 7, und du zahlst immer die billigste. Das Schild an einem Ort zeigt, was er dich kostet. Eröffne ein Kontor in Leipzig.
pfeffersaecke-lesson-florins-cheap-hint = { INPUT() ->
    [pointer] Leipzig ist die offene Stadt neben Dresden. Klicke darauf.
   *[text] Gib „branch Leipzig“ ein.
}
pfeffersaecke-lesson-florins-cheaper = Zwei kurze Straßen haben dich 11 statt 25 Gulden gekostet. Und Leipzig zahlt dir ab dem nächsten Zug.
pfeffersaecke-lesson-florins-leipzig-now = Leipzig ist jetzt erreichbar. Geh dorthin.
pfeffersaecke-lesson-florins-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast Kontore in Magdeburg und Dresden und 1 Gulden. Eröffne in diesem Zug ein Kontor in Prag.
pfeffersaecke-lesson-florins-puzzle-hint = Die Straße von Dresden nach Prag kostet 7. Zähle, was du vorher verdienen kannst.
pfeffersaecke-lesson-florins-puzzle-again = So kommst du nicht nach Prag. Lass die Plätze in Magdeburg frei: Sie bringen 4 Gulden, und du brauchst 7.
pfeffersaecke-lesson-florins-solved = Gut gemacht. 1 + 4 + 4 Gulden haben für die Straße gereicht.
pfeffersaecke-lesson-florins-end = Freie Plätze machen reich, kurze Straßen sparen Geld. Die nächste Lektion zeigt, wie aus Kontoren Einfluss wird.

## 3. Städte gewinnen

pfeffersaecke-lesson-cities-title = Städte gewinnen
pfeffersaecke-lesson-cities-about = Plätze, Stadtmarken, Mehrheiten und was geschieht, wenn eine Stadt voll ist.
pfeffersaecke-lesson-cities-spaces = Magdeburg hat vier Plätze, und seine Stadtmarke ist 4 Einfluss wert. Du hältst zwei Plätze. Wer mehr als die Hälfte aller Plätze hält, hier drei, gewinnt die Stadtmarke.
pfeffersaecke-lesson-cities-extend = In einer offenen Stadt, in der du ein Kontor hast, darfst du jeden Zug kostenlos ein Kontor dazusetzen. Das heißt erweitern. Erweitere in Magdeburg.
pfeffersaecke-lesson-cities-extend-hint = { INPUT() ->
    [pointer] Klicke auf dem Plan auf Magdeburg.
   *[text] Gib „extend Magdeburg“ ein.
}
pfeffersaecke-lesson-cities-won = Du hast 4 Gulden bekommen. Ein neues Kontor war nicht möglich. Erst am Zugende nahm dein zusätzliches Kontor seinen Platz ein. Drei von vier: 4 Einfluss.
pfeffersaecke-lesson-cities-no-income = Mit den Einkünften endet das Erweitern. Erweitere zuerst: Wir wollen die Stadt.
pfeffersaecke-lesson-cities-full = Neue Stellung. Erfurt hat fünf Plätze, die Mehrheit sind drei. Ein Platz ist frei. Wird eine Stadt ohne Mehrheit voll, bekommt der Spieler mit den meisten Kontoren den halben Wert, abgerundet. Bei Gleichstand entscheidet der Pfeil, hier für dich. Erweitere in Erfurt.
pfeffersaecke-lesson-cities-full-hint = { INPUT() ->
    [pointer] Klicke auf dem Plan auf Erfurt.
   *[text] Gib „extend Erfurt“ ein.
}
pfeffersaecke-lesson-cities-half = Erfurt ist ohne Mehrheit voll. Du hast die Hälfte von 5 bekommen, abgerundet 2 Einfluss. Die Stadtmarke ist weg, die Kontore bleiben.
pfeffersaecke-lesson-cities-arrow = Du und ein Gegner habt je zwei Kontore. Die Plätze füllen sich vom kleinen Pfeil aus im Uhrzeigersinn. Bei Gleichstand gewinnt der Beteiligte, dessen Kontor dem Pfeil am nächsten ist. Das bist du.
pfeffersaecke-lesson-cities-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast Kontore in Hamburg und Bremen. Hamburg hat fünf Plätze. Hol dir in diesem Zug seine 5 Einfluss, ohne dass ein Gegner welchen bekommt.
pfeffersaecke-lesson-cities-puzzle-hint = Stell dir in jeder Stadt ein Kontor mehr von dir vor. Wer würde sie gewinnen? Du musst nicht beide erweitern; nimm am Schluss deine Einkünfte.
pfeffersaecke-lesson-cities-puzzle-again = Noch nicht. In Hamburg kommst du auf drei von fünf. Füllst du Bremen, steht es dort unentschieden, und dein Gegner ist näher am Pfeil.
pfeffersaecke-lesson-cities-solved = Gut gemacht. Hamburg gehört dir, und Bremen hat dir für den freien Platz sogar 2 Gulden gezahlt.
pfeffersaecke-lesson-cities-end = Mehr als die Hälfte bringt den vollen Wert; ist die Stadt voll, bekommt der Führende die Hälfte. Als Nächstes: wann erweitern, wann kassieren, und die Geleitbriefe.

## 4. Erweitern oder kassieren

pfeffersaecke-lesson-growing-title = Erweitern oder kassieren
pfeffersaecke-lesson-growing-about = Wählen, in welchen Städten du erweiterst, und Geleitbriefe ausgeben.
pfeffersaecke-lesson-growing-choice = Du hast ein Kontor in Magdeburg und eines in Wittenberg. Jeden Zug entscheidest du für jede Stadt: erweitern, oder stehen lassen und kassieren. Beides geht nicht.
pfeffersaecke-lesson-growing-extend = Du kannst die Städte in beliebiger Reihenfolge erweitern, jede einmal pro Zug. Wittenberg hat zwei Plätze: Ein Kontor mehr gewinnt es. Magdeburg zahlt 4, wenn du dort nicht erweiterst. Erweitere nur in Wittenberg.
pfeffersaecke-lesson-growing-extend-hint = { INPUT() ->
    [pointer] Klicke auf Wittenberg, gleich rechts von Magdeburg.
   *[text] Gib „extend Wittenberg“ ein.
}
pfeffersaecke-lesson-growing-waiting = Dein neues Kontor wartet in der Mitte der Stadt. Am Ende deines Zuges nimmt es seinen Platz ein.
pfeffersaecke-lesson-growing-keep-magdeburg = Ein Kontor mehr gewinnt Magdeburg noch nicht und kostet dich 4 Gulden Einkünfte. Lass es vorerst.
pfeffersaecke-lesson-growing-extend-first = Mit den Einkünften endet das Erweitern, dann ist es in diesem Zug zu spät für Wittenberg. Erweitere zuerst.
pfeffersaecke-lesson-growing-income = Hör jetzt mit dem Erweitern auf und nimm deine Einkünfte: 4 Gulden aus Magdeburg und 4 Grundeinkünfte.
pfeffersaecke-lesson-growing-income-hint = { INPUT() ->
    [pointer] Wähle „Einkünfte: 8 Gulden“.
   *[text] Gib „income“ ein.
}
pfeffersaecke-lesson-growing-settled = Du hast 8 Gulden bekommen. Ein neues Kontor war nicht möglich, also endete dein Zug, und Wittenberg brachte 2 Einfluss.
pfeffersaecke-lesson-growing-scored = Wittenberg ist gewertet und bringt weder Einfluss noch Einkünfte mehr. In eine gewertete Stadt mit freiem Platz darfst du trotzdem, um weitere Straßen oder eine neue Region zu erreichen. Der Einzug kostet nur die Straße. Jedes Kontor, das du dort später dazusetzt, kostet zu dritt 2 Gulden.
pfeffersaecke-lesson-growing-letter = Neue Stellung. Du hast zwei Geleitbriefe. Du darfst einen pro Zug ausgeben, aber nicht im ersten Zug. Mit einem Geleitbrief setzt du zwei Kontore auf einmal in eine Stadt. Gewinne Leipzig sofort.
pfeffersaecke-lesson-growing-letter-hint = { INPUT() ->
    [pointer] Klicke auf Leipzig und wähle dann den Geleitbrief.
   *[text] Gib „extend twice Leipzig“ ein.
}
pfeffersaecke-lesson-growing-majority = Drei von vier Plätzen gehören dir: 4 Einfluss, bevor dein Gegner antworten konnte.
pfeffersaecke-lesson-growing-not-enough = Mit einem Kontor hast du zwei von vier, und dein Gegner kann dich aufhalten. Nimm zwei, mit einem Geleitbrief.
pfeffersaecke-lesson-growing-no-income = Noch nicht die Einkünfte. Nutze den Geleitbrief in Leipzig.
pfeffersaecke-lesson-growing-letters = Ein Geleitbrief kann noch mehr: Er verdoppelt deine Einkünfte, auf mindestens 48 Gulden. Oder du eröffnest damit im selben Zug ein zweites neues Kontor. Übrige Geleitbriefe sind am Ende nichts wert.
pfeffersaecke-lesson-growing-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast 3 Gulden, ein Kontor in Prag und noch einen Geleitbrief. Eröffne in diesem Zug ein Kontor in Wien. Die Straße von Prag kostet 41.
pfeffersaecke-lesson-growing-puzzle-hint = Deine normalen Einkünfte reichen längst nicht. Womit bringt ein Geleitbrief am meisten Geld?
pfeffersaecke-lesson-growing-puzzle-again = Wien hast du nicht erreicht. Spare den Geleitbrief für die Einkünfte: Das bringt mindestens 48 Gulden.
pfeffersaecke-lesson-growing-solved = Gut gemacht. Der Geleitbrief hat deine Einkünfte auf 48 Gulden erhöht, genug für die lange Straße.
pfeffersaecke-lesson-growing-end = Ein Zug der Reihe nach: Stadt öffnen, erweitern, Einkünfte nehmen, Kontor eröffnen. Dann werden volle oder gewonnene Städte gewertet. In der letzten Lektion geht es um das Ende.

## 5. Das Ende der Partie

pfeffersaecke-lesson-the-end-title = Das Ende der Partie
pfeffersaecke-lesson-the-end-about = Wann die Partie endet und was dann zählt.
pfeffersaecke-lesson-the-end-ends = Die Partie endet nach einem Zug, wenn eines davon zutrifft: Der Kleinstadtzähler steht auf 0, die letzte Stadtmarke ist aus dem Spiel, oder alle Spieler haben nacheinander kein neues Kontor eröffnet. Eine Stadtmarke kommt aus dem Spiel, wenn ihre Stadt gewertet wird. Drei Zähler zeigen, wie nah das ist.
pfeffersaecke-lesson-the-end-final = Dann kommt zu deinem Einfluss noch etwas dazu: 2 für jede Region, in der du ein Kontor hast, und 1 für je 20 Gulden. Regionen sind die farbigen Teile des Plans.
pfeffersaecke-lesson-the-end-count = Nur noch eine Kleinstadt ist frei: Linz. Sie liegt in einer Region, in der du noch nichts hast. Ein Kontor dort bringt 1 für die Kleinstadt, 2 für die Region und beendet die Partie. Eröffne es.
pfeffersaecke-lesson-the-end-count-hint = { INPUT() ->
    [pointer] Linz liegt neben Passau, im Südosten. Klicke darauf.
   *[text] Gib „branch Linz“ ein.
}
pfeffersaecke-lesson-the-end-over = Der Kleinstadtzähler steht auf 0: Ende. 8 Einfluss, 4 Regionen × 2 und 1 für 21 Gulden ergeben 17 Einfluss. Du gewinnst.
pfeffersaecke-lesson-the-end-other-branch = Salzburg bringt dir in diesem Zug nichts: keinen Einfluss für eine Kleinstadt, keine neue Region. Nimm Linz.
pfeffersaecke-lesson-the-end-no-pass = Passen bringt nichts, und dann nimmt jemand anders Linz.
pfeffersaecke-lesson-the-end-puzzle = Neue Stellung, jetzt ohne Hilfe. Wäre die Partie jetzt zu Ende, hättest du 13 Einfluss: 7 bisher und 3 Regionen × 2. Du hast ein Kontor in Salzburg (zwei Plätze). Linz ist die letzte freie Kleinstadt. Beende die Partie in diesem Zug mit mindestens 18 Einfluss.
pfeffersaecke-lesson-the-end-puzzle-hint = Mit Linz allein kommst du höchstens auf 17 Einfluss. Welche Stadt kannst du vorher noch gewinnen?
pfeffersaecke-lesson-the-end-puzzle-again = Für 18 Einfluss brauchst du beides in einem Zug: Gewinne Salzburg, indem du dort erweiterst, und beende dann die Partie in Linz.
pfeffersaecke-lesson-the-end-solved = Gut gemacht: 13, dazu 2 für Salzburg, 1 für Linz und 2 für die neue Region, macht 18. Du gewinnst die Partie.
pfeffersaecke-lesson-the-end-end = Du kennst jetzt die Regeln von Pfeffersäcke. Bei Gleichstand zählt, wer mehr Städte gewonnen hat. { INPUT() ->
    [pointer] Verlass nun die Lektion und wähle „Partie beginnen“, um gegen Bots zu spielen.
   *[text] Gib nun „kontor play pfeffersaecke --players 3 --seat 0“ ein, um gegen Bots zu spielen.
}

## Die begleitete erste Partie

pfeffersaecke-guide-goal = Willkommen zu deiner ersten Partie. Eröffne Kontore entlang der Straßen und gewinne Städte: So bekommst du Einfluss. Dein Zug hat immer dieselben Schritte, und die Leiste oben zeigt dir, welcher gerade dran ist.
pfeffersaecke-guide-found = Wähle die Kleinstadt, in der du beginnst. Achte auf kurze, billige Straßen zu mehreren Städten.
pfeffersaecke-guide-open = Öffne eine Stadt mit einer deiner Stadtmarken. Jede Stadt der passenden Größe ist erlaubt, aber eine in deiner Nähe zahlt sich bald aus.
pfeffersaecke-guide-extend = In einer offenen Stadt, in der du ein Kontor hast, darfst du kostenlos eines dazusetzen. Das bringt dich der Mehrheit näher, aber diese Stadt zahlt dir in diesem Zug nichts.
pfeffersaecke-guide-income = Nimm deine Einkünfte: Jede Stadt, die du nicht erweitert hast, zahlt für ihre freien Plätze. Du hast im ganzen Spiel zwei Geleitbriefe; einer verdoppelt deine Einkünfte.
pfeffersaecke-guide-branch = Eröffne ein neues Kontor am anderen Ende einer Straße. Die Schilder zeigen, was jeder Ort dich kostet. Eine freie Kleinstadt bringt sofort 1 Einfluss, und jede neue Region zählt am Ende.
pfeffersaecke-guide-pass = Du darfst passen und deine Gulden für eine längere Straße sparen. Tu das selten: Ein Zug ohne neues Kontor ist ein kleiner Verlust.
