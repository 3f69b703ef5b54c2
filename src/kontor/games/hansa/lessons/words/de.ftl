# Die Lektionen zu Hansa Teutonica auf Deutsch.

## 1. Die erste Route

hansa-lesson-first-route-title = Deine erste Route
hansa-lesson-first-route-about = Händler einsetzen, eine Route einrichten, eine Niederlassung gründen.
hansa-lesson-first-route-goal = Du bist ein Kaufmann der Hanse. Wer am Ende die meisten Punkte hat, gewinnt. Viele Punkte bringen dir Niederlassungen: deine Steine in den Häusern der Städte. Für eine Niederlassung brauchst du eine Handelsroute.
hansa-lesson-first-route-posts = Die kleinen Felder zwischen zwei Städten sind Posten. Alle Posten zwischen zwei benachbarten Städten bilden eine Route. Diese hier führt von Kampen nach Osnabrück und hat zwei Posten.
hansa-lesson-first-route-place = Du hast zwei Aktionen pro Zug. Setze mit der ersten einen Händler, einen Würfel aus deinem Vorrat, auf einem der beiden Posten zwischen Kampen und Osnabrück ein.
hansa-lesson-first-route-place-hint = { INPUT() ->
    [pointer] Klicke auf eines der umrandeten Felder.
   *[text] Gib „place trader Kampen-Osnabrück 1“ ein.
}
hansa-lesson-first-route-placed = Dein Händler steht auf seinem Posten. Das war deine erste Aktion.
hansa-lesson-first-route-other-route = Das ist eine andere Route. Bleib vorerst bei Kampen–Osnabrück.
hansa-lesson-first-route-not-yet = Im Spiel geht das, aber hier wollen wir einen Händler einsetzen.
hansa-lesson-first-route-fill = Fülle jetzt die Route: Setze einen zweiten Händler auf den anderen Posten.
hansa-lesson-first-route-fill-hint = { INPUT() ->
    [pointer] Klicke auf den Posten, der noch leer ist.
   *[text] Setze einen Händler auf den Posten, der noch leer ist.
}
hansa-lesson-first-route-filled = Alle Posten der Route gehören dir. Eine volle Route kann man einrichten, aber du hast keine Aktion mehr.
hansa-lesson-first-route-end-turn = Beende deinen Zug. Dann sind die anderen dran, und deine Händler bleiben stehen.
hansa-lesson-first-route-end-turn-hint = { INPUT() ->
    [pointer] Klicke auf „Zug beenden“.
   *[text] Gib „end“ ein.
}
hansa-lesson-first-route-others = Die anderen haben eigene Routen begonnen. Jetzt bist du wieder dran.
hansa-lesson-first-route-claim = Deine Route ist voll. Richte sie ein: Das ist eine Aktion und bringt dir einen Ertrag.
hansa-lesson-first-route-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Kampen–Osnabrück oder wähle „Einrichten“.
   *[text] Gib „claim Kampen-Osnabrück“ ein.
}
hansa-lesson-first-route-claim-first = Richte zuerst deine Route ein. Alles andere kommt danach.
hansa-lesson-first-route-office = Eine eingerichtete Route bringt dir einen Ertrag. Gründe eine Niederlassung: Ein Händler der Route zieht in das erste freie Haus einer der beiden Städte. Das in Kampen ist orange, das darfst du noch nicht nutzen. Das in Osnabrück ist weiß, das dürfen alle nutzen.
hansa-lesson-first-route-office-hint = { INPUT() ->
    [pointer] Klicke auf Osnabrück.
   *[text] Gib „office Osnabrück“ ein.
}
hansa-lesson-first-route-office-wanted = Du darfst auf den Ertrag verzichten, aber wir wollten ja eine Niederlassung.
hansa-lesson-first-route-opened = Deine Niederlassung steht. Der andere Händler kam in deine Kasse. Von dort kannst du ihn nicht einsetzen; die nächste Lektion zeigt, wie er zurückkommt.
hansa-lesson-first-route-puzzle = Neue Stellung, jetzt ohne Hilfe. Du bist dran und hast zwei Aktionen. Zwischen Hamburg und Lübeck stehen zwei deiner Händler. Gründe noch in diesem Zug eine Niederlassung in Hamburg.
hansa-lesson-first-route-puzzle-hint = Auf der Route fehlt noch ein Händler. Richte sie danach ein und wähle Hamburg.
hansa-lesson-first-route-puzzle-again = Dein Zug endete ohne Niederlassung in Hamburg. Versuche es noch einmal: Route füllen, einrichten, Hamburg wählen.
hansa-lesson-first-route-solved = Gut gemacht: Du hast einen Händler eingesetzt, die Route eingerichtet und eine Niederlassung gegründet.
hansa-lesson-first-route-end = Den Kern des Spiels kennst du jetzt: eine Route füllen, einrichten, einen Ertrag nehmen. Die nächste Lektion zeigt, was dir eine Route noch bringen kann.

## 2. Eigenschaften

hansa-lesson-tracks-title = Bessere Eigenschaften
hansa-lesson-tracks-about = Die fünf Leisten auf deinem Tableau, Einnahmen und Umsetzen.
hansa-lesson-tracks-desk = Das ist dein Tableau. Jede der fünf Leisten steht für eine Eigenschaft, und die umrahmte Zahl ist ihr aktueller Wert. Die Steine rechts davon verdecken bessere Werte. Du verbesserst eine Eigenschaft, indem du eine Route zu einer Stadt einrichtest, die ihr Symbol zeigt.
hansa-lesson-tracks-claim = Zwischen Göttingen und Quedlinburg gehören alle Posten dir. Göttingen zeigt das Symbol von Actiones, die Zahl deiner Aktionen pro Zug. Richte die Route ein.
hansa-lesson-tracks-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Göttingen–Quedlinburg.
   *[text] Gib „claim Göttingen-Quedlinburg“ ein.
}
hansa-lesson-tracks-claim-first = Richte zuerst die Route ein. Danach nutzen wir deine anderen Aktionen.
hansa-lesson-tracks-skill = Eine eingerichtete Route bringt dir einen Ertrag. Das kann eine Niederlassung sein wie bisher, aber diesmal verbessere Actiones.
hansa-lesson-tracks-skill-hint = { INPUT() ->
    [pointer] Klicke auf die umrandete Leiste Actiones auf deinem Tableau.
   *[text] Gib „skill actiones“ ein.
}
hansa-lesson-tracks-not-office = Auch eine Niederlassung ist ein guter Ertrag, aber hier wollen wir mehr Aktionen.
hansa-lesson-tracks-not-nothing = Damit wäre die Route verschenkt. Verbessere Actiones.
hansa-lesson-tracks-improved = Der Händler, der die 3 verdeckt hat, liegt jetzt in deinem Vorrat. Du hast drei Aktionen pro Zug, und die dritte gilt sofort.
hansa-lesson-tracks-income = In deinem Vorrat liegen die Steine, die du einsetzen kannst, in deiner Kasse die noch nicht verfügbaren. Einnahmen bringen Steine aus der Kasse in den Vorrat. Bursa zeigt, wie viele: 3. Dein Großhändler, der runde Stein, darf dabei sein, muss aber nicht.
hansa-lesson-tracks-income-hint = { INPUT() ->
    [pointer] Klicke auf deine Kasse und wähle eine der beiden Möglichkeiten.
   *[text] Gib „income 0“ ein.
}
hansa-lesson-tracks-income-first = Das Umsetzen kommt gleich. Nimm zuerst Einnahmen.
hansa-lesson-tracks-turn-goes-on = Du hast noch Aktionen, und die brauchen wir hier.
hansa-lesson-tracks-paid-in = Drei Steine sind in deinen Vorrat gewandert. Das war deine zweite Aktion.
hansa-lesson-tracks-lift = Eine Aktion hast du noch. Auf Goslar–Magdeburg sind zwei Posten leer, und deine beiden Händler stehen woanders. Beim Umsetzen versetzt du bis zu zwei Steine auf andere Posten; die Zahl zeigt Liber Sophiae. Nimm einen deiner Händler auf.
hansa-lesson-tracks-lift-hint = { INPUT() ->
    [pointer] Klicke auf einen deiner beiden Händler auf dem Plan.
   *[text] Gib „lift Hildesheim-Goslar 1“ ein.
}
hansa-lesson-tracks-move-instead = Ein einzelner Händler füllt keine Route. Setze die beiden um, die schon auf dem Plan stehen.
hansa-lesson-tracks-lift-more = Nimm auch deinen anderen Händler auf. Das gehört noch zur selben Aktion.
hansa-lesson-tracks-lift-more-hint = { INPUT() ->
    [pointer] Klicke auf den Händler, der noch auf dem Plan steht.
   *[text] Nimm mit „lift“ den Händler auf, der noch auf dem Plan steht.
}
hansa-lesson-tracks-both = Nimm zuerst den zweiten Händler auf, damit beide mit einer Aktion ziehen.
hansa-lesson-tracks-set = Setze jetzt beide auf Goslar–Magdeburg. Im Spiel ginge jeder leere Posten.
hansa-lesson-tracks-set-hint = { INPUT() ->
    [pointer] Klicke nacheinander auf die beiden umrandeten Posten.
   *[text] Nutze „set trader“ mit Goslar-Magdeburg 1 und dann 2.
}
hansa-lesson-tracks-set-again = Du hast beide wieder in der Hand. Setze sie auf Goslar–Magdeburg.
hansa-lesson-tracks-moved = Zwei Händler mit einer Aktion: Goslar–Magdeburg ist voll. Im nächsten Zug kannst du die Route einrichten.
hansa-lesson-tracks-privilegium = Eine weitere Eigenschaft ist Privilegium. Die Häuser der Städte sind weiß, orange, pink oder schwarz. Anfangs darfst du nur weiße nutzen; jede Stufe bringt die nächste Farbe dazu. Stade verbessert sie.
hansa-lesson-tracks-clavis = Clavis Urbis zählt erst am Ende der Partie. Städte mit deinen Niederlassungen, die durch Routen verbunden sind, bilden ein Netzwerk. Jede Niederlassung in deinem größten Netzwerk bringt so viele Punkte, wie diese Leiste zeigt. Halle verbessert sie.
hansa-lesson-tracks-bursa = Lübeck verbessert Bursa, Groningen Liber Sophiae. Jede Stufe von Liber Sophiae gibt dir außerdem einen Großhändler.
hansa-lesson-tracks-puzzle = Neue Stellung, jetzt ohne Hilfe. Du bist dran und hast zwei Aktionen. Dein Vorrat ist leer; drei deiner Händler stehen auf dem Plan, zwei davon auf Stade–Hamburg. Verbessere noch in diesem Zug Privilegium.
hansa-lesson-tracks-puzzle-hint = Auf Stade–Hamburg fehlt ein Händler, und anderswo auf dem Plan hast du einen. Mit welcher Aktion kommt er dorthin?
hansa-lesson-tracks-puzzle-again = Privilegium ist nicht besser geworden. Setze den Händler von Kampen–Osnabrück um, richte Stade–Hamburg ein, wähle Privilegium.
hansa-lesson-tracks-solved = Gut gemacht. Ab jetzt darfst du weiße und orange Häuser nutzen.
hansa-lesson-tracks-end = Du kennst alle fünf Eigenschaften. Viele verbessern früh Actiones, denn davon profitiert jeder Zug. In der nächsten Lektion geht es darum, was du tust, wenn dir jemand im Weg steht.

## 3. Verdrängen

hansa-lesson-displacing-title = Im Weg
hansa-lesson-displacing-about = Fremde Steine verdrängen, und antworten, wenn einer von dir verdrängt wird.
hansa-lesson-displacing-blocked = Du willst die Route zwischen Kampen und Osnabrück einrichten. Einer ihrer beiden Posten gehört dir, aber auf dem anderen steht der Händler eines anderen Spielers.
hansa-lesson-displacing-displace = Du darfst ihn verdrängen: Setze deinen eigenen Händler auf seinen Posten. Als Preis wandert ein weiterer Stein aus deinem Vorrat in deine Kasse. Zusammen ist das eine Aktion.
hansa-lesson-displacing-displace-hint = { INPUT() ->
    [pointer] Klicke auf den fremden Händler.
   *[text] Gib „displace trader Kampen-Osnabrück 2“ ein.
}
hansa-lesson-displacing-not-place = Auf der Route ist kein Posten leer. Verdränge den Händler, der im Weg steht.
hansa-lesson-displacing-not-yet = Das ginge, aber hier wollen wir einen Händler verdrängen.
hansa-lesson-displacing-displaced = Der Posten gehört dir. Du hast einen Händler in deine Kasse gezahlt, und der andere Spieler hat sofort geantwortet.
hansa-lesson-displacing-answered = Der andere hat den verdrängten Händler auf eine Nachbarroute gesetzt, Arnheim–Kampen, und einen aus seiner Kasse dazugestellt. Er hat den Posten verloren, dafür aber ohne Aktion einen Händler mehr auf dem Plan.
hansa-lesson-displacing-claim = Kampen–Osnabrück ist jetzt voll, und du hast noch eine Aktion. Richte damit die Route ein.
hansa-lesson-displacing-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Kampen–Osnabrück.
   *[text] Gib „claim Kampen-Osnabrück“ ein.
}
hansa-lesson-displacing-claim-first = Deine Route ist vollständig. Richte sie ein, solange sie es ist.
hansa-lesson-displacing-office = Wähle deinen Ertrag: eine Niederlassung in Osnabrück.
hansa-lesson-displacing-office-hint = { INPUT() ->
    [pointer] Klicke auf Osnabrück.
   *[text] Gib „office Osnabrück“ ein.
}
hansa-lesson-displacing-office-wanted = Dafür hast du einen Händler verdrängt. Nimm die Niederlassung.
hansa-lesson-displacing-opened = Dein zweiter Händler kam in die Kasse. Nun verdrängt ein anderer Spieler einen deiner Händler.
hansa-lesson-displacing-return = Neue Stellung: Ein anderer Spieler hat deinen Händler zwischen Hannover und Lüneburg verdrängt. Du antwortest sofort, mitten in seinem Zug. Setze ihn auf einen freien Posten einer Nachbarroute, also einer Route, die ebenfalls nach Hannover oder Lüneburg führt. Auf Hannover–Lüneburg selbst darf er nicht bleiben, solange anderswo ein Posten frei ist.
hansa-lesson-displacing-return-hint = { INPUT() ->
    [pointer] Klicke auf einen hervorgehobenen Posten und wähle, dass der verdrängte Stein dorthin kommt.
   *[text] Gib „return“ und einen Posten ein, etwa „return Bremen-Hannover 3“.
}
hansa-lesson-displacing-return-first = Im Spiel dürfte auch der Zusatzstein zuerst kommen. Beginne hier mit dem verdrängten Händler.
hansa-lesson-displacing-returned = Dein Händler steht wieder auf dem Plan. Wären alle Nachbarrouten voll, ginge es eine Stadt weiter.
hansa-lesson-displacing-add = Nach derselben Regel darfst du außerdem einen Stein aus deiner Kasse setzen, Händler oder Großhändler. Ist die Kasse leer, kommt er aus deinem Vorrat, und ist auch der leer, von einem deiner anderen Posten. Setze einen Händler: Es kostet dich nichts.
hansa-lesson-displacing-add-hint = { INPUT() ->
    [pointer] Klicke auf einen hervorgehobenen Posten.
   *[text] Gib „add trader“ und einen Posten ein, etwa „add trader Bremen-Hannover 2“.
}
hansa-lesson-displacing-not-done = Du darfst verzichten, aber ein Händler mehr auf dem Plan lohnt sich. Setze einen.
hansa-lesson-displacing-added = Jetzt stehen zwei deiner Händler auf dem Plan statt einem. Der andere hat für einen Posten zwei Steine gebraucht.
hansa-lesson-displacing-merchant = Neue Stellung: Diesmal blockiert ein Großhändler, ein runder Stein, deine Route zwischen Goslar und Magdeburg. Großhändler sind schwerer zu verdrängen: Du zahlst zwei Steine aus deinem Vorrat statt einem. Verdränge ihn mit einem Händler.
hansa-lesson-displacing-merchant-hint = { INPUT() ->
    [pointer] Klicke auf den fremden Großhändler.
   *[text] Gib „displace trader Goslar-Magdeburg 2“ ein.
}
hansa-lesson-displacing-merchant-first = Verdränge hier den Großhändler zwischen Goslar und Magdeburg.
hansa-lesson-displacing-merchant-displaced = Die Route ist voll. Du hast zwei Händler gezahlt, und der Besitzer hat seinen Großhändler nach Stendal–Magdeburg gesetzt und zwei Steine aus seiner Kasse dazugestellt statt einem. Wie Händler dürfen auch Großhändler auf jedem Posten stehen.
hansa-lesson-displacing-puzzle = Neue Stellung, jetzt ohne Hilfe. Ein anderer Spieler ist dran. Er hat gerade deinen Händler zwischen Bremen und Hamburg verdrängt, und du antwortest. Zwischen Stade und Hamburg steht schon einer von dir. Besetze alle Posten von Stade–Hamburg.
hansa-lesson-displacing-puzzle-hint = Du hast zwei Steine zu setzen: den verdrängten Händler und einen aus deiner Kasse. Beide Routen führen nach Hamburg.
hansa-lesson-displacing-puzzle-again = Stade–Hamburg gehört dir nicht ganz. Setze den verdrängten Händler dorthin, dann den zusätzlichen auch.
hansa-lesson-displacing-solved = Gut gemacht. Der andere hat einen Posten, du hast eine volle Route.
hansa-lesson-displacing-end = Du weißt, wie man andere verdrängt und warum sie sich darüber freuen können. Als Nächstes: Niederlassungen, und wer eine Stadt kontrolliert.

## 4. Niederlassungen

hansa-lesson-offices-title = Niederlassungen und Kontrolle
hansa-lesson-offices-about = Hausfarben, Großhändler, Münzen, und wer eine Stadt kontrolliert.
hansa-lesson-offices-houses = Eine Niederlassung ist ein Stein von dir in einem Haus. Die Häuser einer Stadt werden von links nach rechts besetzt; überspringen geht nicht. Deine Leiste Privilegium zeigt, welche Farben du nutzen darfst. Sie steht auf Orange: Weiße und orange Häuser stehen dir offen.
hansa-lesson-offices-claim = Das Haus in Stade ist rund: Nur ein Großhändler, der runde Stein, passt hinein. Eckige Häuser sind für Händler. Dein Großhändler steht auf der vollen Route Stade–Hamburg. Richte sie ein.
hansa-lesson-offices-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Stade–Hamburg.
   *[text] Gib „claim Stade-Hamburg“ ein.
}
hansa-lesson-offices-claim-first = Beginne mit Stade–Hamburg. Alles andere kommt später.
hansa-lesson-offices-office = Gründe eine Niederlassung in Stade. Das Haus zeigt eine Münze: Wer dort einzieht, bekommt sofort 1 Prestigepunkt.
hansa-lesson-offices-office-hint = { INPUT() ->
    [pointer] Klicke auf Stade.
   *[text] Gib „office Stade“ ein.
}
hansa-lesson-offices-not-hamburg = In Hamburg wäre Platz für einen Händler, aber die Münze ist in Stade.
hansa-lesson-offices-not-skill = Privilegium lockt, aber wir wollen die Münze in Stade.
hansa-lesson-offices-not-nothing = Ohne Ertrag wäre die Route hier verschenkt. Gründe die Niederlassung.
hansa-lesson-offices-opened = Dein Großhändler ist in Stade, und du hast 1 Prestigepunkt. In Stade ist kein Haus mehr frei: Die Stadt ist voll.
hansa-lesson-offices-control = Wer in einer Stadt die meisten Niederlassungen hat, kontrolliert sie. Osnabrück wird von einem anderen Spieler kontrolliert: Ihm gehört die einzige Niederlassung dort. Das ändern wir.
hansa-lesson-offices-second = Immer wenn eine Route eingerichtet wird, bekommt jeder Spieler, der eine ihrer beiden Städte kontrolliert, 1 Prestigepunkt, egal wer sie einrichtet. Wenn du Kampen–Osnabrück einrichtest, bekommt der andere Spieler also 1 für Osnabrück. Tu es trotzdem: Dein Ertrag ist mehr wert.
hansa-lesson-offices-second-hint = { INPUT() ->
    [pointer] Klicke auf die Route Kampen–Osnabrück.
   *[text] Gib „claim Kampen-Osnabrück“ ein.
}
hansa-lesson-offices-second-first = Richte mit deiner letzten Aktion Kampen–Osnabrück ein.
hansa-lesson-offices-prestige = Der andere hat für die Kontrolle von Osnabrück 1 Prestigepunkt bekommen. Kampen kontrolliert niemand.
hansa-lesson-offices-share = Das nächste freie Haus in Osnabrück ist orange, und dein Privilegium reicht dafür. Gründe dort eine Niederlassung.
hansa-lesson-offices-share-hint = { INPUT() ->
    [pointer] Klicke auf Osnabrück.
   *[text] Gib „office Osnabrück“ ein.
}
hansa-lesson-offices-not-kampen = Auch Kampen steht dir offen, aber wir wollen Osnabrück kontrollieren.
hansa-lesson-offices-shared = Ihr habt je eine Niederlassung. Bei Gleichstand zählt die am weitesten rechts, und das ist deine.
hansa-lesson-offices-worth = Jetzt kontrollierst du Osnabrück. Ab sofort bringt dir jede eingerichtete Route nach Osnabrück 1 Prestigepunkt, und am Ende der Partie ist die Stadt 2 Punkte wert.
hansa-lesson-offices-puzzle = Neue Stellung, jetzt ohne Hilfe. Du bist dran und hast zwei Aktionen. Dein Privilegium steht auf Weiß, und zwischen Stendal und Magdeburg stehen zwei deiner Händler. Ein anderer Spieler kontrolliert Stendal. Übernimm noch in diesem Zug die Kontrolle.
hansa-lesson-offices-puzzle-hint = Achte auf die Form des nächsten freien Hauses in Stendal. Welcher Stein muss beim Einrichten auf der Route stehen?
hansa-lesson-offices-puzzle-again = Du kontrollierst Stendal noch nicht. Setze deinen Großhändler auf den freien Posten, richte die Route ein und wähle Stendal.
hansa-lesson-offices-solved = Gut gemacht. Dein Großhändler sitzt weiter rechts, also kontrollierst du Stendal.
hansa-lesson-offices-end = Du weißt, wie Niederlassungen funktionieren. Oft entscheiden die farbigen Häuser weiter rechts über die Kontrolle. In der nächsten Lektion geht es um Marker, die kleinen Boni an manchen Routen.

## 5. Marker

hansa-lesson-markers-title = Marker
hansa-lesson-markers-about = Boni an den Routen: nehmen, nutzen, neue auf den Plan legen.
hansa-lesson-markers-marker = Das Plättchen an der Route Osnabrück–Bremen ist ein Marker, ein Bonus, den du einmal nutzen kannst. Wer die Route einrichtet, bekommt ihn. Dieser bringt drei zusätzliche Aktionen.
hansa-lesson-markers-claim = Deine Händler stehen auf allen Posten von Osnabrück–Bremen. Richte die Route ein.
hansa-lesson-markers-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Osnabrück–Bremen.
   *[text] Gib „claim Osnabrück-Bremen“ ein.
}
hansa-lesson-markers-claim-first = Richte zuerst die Route mit dem Marker ein.
hansa-lesson-markers-taken = Der Marker gehört dir, zusätzlich zum üblichen Ertrag.
hansa-lesson-markers-benefit = Wähle jetzt wie immer deinen Ertrag. Das Haus in Bremen ist pink, also kommt die Niederlassung nach Osnabrück.
hansa-lesson-markers-benefit-hint = { INPUT() ->
    [pointer] Klicke auf Osnabrück.
   *[text] Gib „office Osnabrück“ ein.
}
hansa-lesson-markers-not-nothing = Nimm die Niederlassung. Du bekommst sie zum Marker dazu.
hansa-lesson-markers-opened = Du hast eine Niederlassung, einen Marker und noch eine Aktion.
hansa-lesson-markers-use = Die meisten Marker darfst du in deinem Zug jederzeit nutzen. Das kostet keine Aktion. Nutze deinen.
hansa-lesson-markers-use-hint = { INPUT() ->
    [pointer] Klicke auf den Marker „+3 Aktionen“ auf deinem Tableau.
   *[text] Gib „use plus3“ ein.
}
hansa-lesson-markers-use-first = Nutze zuerst den Marker. Du siehst gleich, wofür.
hansa-lesson-markers-used = Jetzt hast du vier Aktionen. Der genutzte Marker bleibt auf deinem Tableau, denn am Ende zählt jeder Marker, genutzt oder nicht.
hansa-lesson-markers-fill = Du hast vier Aktionen: zwei, um Hamburg–Lübeck zu füllen, eine, um die Route einzurichten, und eine bleibt übrig. Beginne mit den beiden freien Posten.
hansa-lesson-markers-fill-hint = { INPUT() ->
    [pointer] Klicke nacheinander auf die beiden umrandeten Posten.
   *[text] Nutze „place trader“ mit Hamburg-Lübeck 1 und 3.
}
hansa-lesson-markers-fill-again = Auf jeden freien Posten von Hamburg–Lübeck gehört ein Händler.
hansa-lesson-markers-second = Die Route ist voll, und du hast noch zwei Aktionen. Richte sie ein.
hansa-lesson-markers-second-hint = { INPUT() ->
    [pointer] Klicke auf die Route Hamburg–Lübeck.
   *[text] Gib „claim Hamburg-Lübeck“ ein.
}
hansa-lesson-markers-second-first = Richte jetzt Hamburg–Lübeck ein.
hansa-lesson-markers-skill = Lübeck verbessert Bursa, die Zahl der Steine, die du bei Einnahmen nimmst. Wähle das.
hansa-lesson-markers-skill-hint = { INPUT() ->
    [pointer] Klicke auf die Leiste Bursa auf deinem Tableau.
   *[text] Gib „skill bursa“ ein.
}
hansa-lesson-markers-not-skill = Auch eine Niederlassung wäre gut, aber wir verbessern Bursa.
hansa-lesson-markers-improved = Zwei Routen in einem Zug, dank dem Marker. Bursa steht jetzt auf 5.
hansa-lesson-markers-end-turn = Für jeden genommenen Marker kommt ein neuer aus dem Beutel. Er liegt bis zum Ende deines Zuges auf dem Teller, dem markierten Platz auf deinem Tableau. Beende jetzt deinen Zug; die letzte Aktion bleibt ungenutzt.
hansa-lesson-markers-end-turn-hint = { INPUT() ->
    [pointer] Klicke auf „Zug beenden“.
   *[text] Gib „end“ ein.
}
hansa-lesson-markers-end-first = Das ginge, aber beende jetzt deinen Zug, um den neuen Marker zu sehen.
hansa-lesson-markers-put = Dein neuer Marker ist eine Zusatzniederlassung; mehr dazu gleich. Lege ihn an eine Route, auf der kein Stein steht und kein Marker liegt. Mindestens eine ihrer Städte muss ein freies Haus haben.
hansa-lesson-markers-put-hint = { INPUT() ->
    [pointer] Klicke auf eine hervorgehobene Route.
   *[text] Gib „put“, den Marker und eine Route ein, etwa „put extra_office Kampen-Osnabrück“.
}
hansa-lesson-markers-done = Wer als Nächstes diese Route einrichtet, bekommt den Marker. Vielleicht du selbst.
hansa-lesson-markers-kinds = Tausch, an Lüneburg–Perleberg, vertauscht zwei benachbarte Niederlassungen einer Stadt, egal wem sie gehören. Entfernen, an Hildesheim–Goslar, nimmt bis zu drei Steine von Posten in den Vorrat ihrer Besitzer zurück. Eigenschaft verbessert eine beliebige Eigenschaft. Ein weiterer Marker bringt vier Aktionen.
hansa-lesson-markers-extra = Die Zusatzniederlassung nutzt du beim Einrichten. Als Ertrag wird ein Stein von der Route zur Niederlassung links neben den Häusern einer ihrer Städte. Farbe, Form und freie Häuser spielen keine Rolle, aber die Stadt muss schon eine Niederlassung haben. Für Kontrolle, Netzwerk und Verbindung zählt die Zusatzniederlassung wie jede andere; bei Gleichstand um die Kontrolle verliert sie gegen jede Niederlassung rechts von ihr.
hansa-lesson-markers-puzzle = Neue Stellung, jetzt ohne Hilfe. Du bist dran: zwei Aktionen, ein Händler im Vorrat, einer auf Goslar–Magdeburg, die Marker Entfernen und Zusatzniederlassung. Ein anderer Spieler blockiert die Route, Goslars einziges Haus ist besetzt. Gründe noch in diesem Zug eine Niederlassung in Goslar.
hansa-lesson-markers-puzzle-hint = Räume den Posten mit einem Marker, besetze ihn, richte die Route ein und nutze den anderen Marker als Ertrag.
hansa-lesson-markers-puzzle-again = Keine Niederlassung in Goslar. Entferne den fremden Händler, setze deinen ein, richte die Route ein, wähle die Zusatzniederlassung.
hansa-lesson-markers-solved = Gut gemacht. Zwei Marker und zwei Aktionen brachten dir eine Niederlassung in einer vollen Stadt.
hansa-lesson-markers-end = Marker zu sammeln lohnt sich: 1, 2, 4, 6, 8 oder 10 Marker bringen am Ende 1, 3, 6, 10, 15 oder 21 Punkte. Die nächste Lektion zeigt, wie die Partie endet und was sonst noch zählt.

## 6. Das Ende

hansa-lesson-the-end-title = Das Ende der Partie
hansa-lesson-the-end-about = Die Ost-West-Verbindung, Sonderprestige, wie die Partie endet und was zählt.
hansa-lesson-the-end-link = Arnheim im Westen und Stendal im Osten haben rote Namensschilder. Wer sie als Erster verbindet, bekommt 7 Prestigepunkte, der Zweite 4, der Dritte 2. Verbunden heißt: eine eigene Niederlassung in jeder Stadt einer durchgehenden Kette. Dir fehlt nur noch Stendal.
hansa-lesson-the-end-claim = Die Route von Brunswiek nach Stendal gehört dir ganz. Richte sie ein.
hansa-lesson-the-end-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Brunswiek–Stendal.
   *[text] Gib „claim Brunswiek-Stendal“ ein.
}
hansa-lesson-the-end-other-route = Diese Route kommt gleich. Schließe zuerst mit Brunswiek–Stendal die Kette.
hansa-lesson-the-end-claim-first = Richte zuerst Brunswiek–Stendal ein und schließe die Kette.
hansa-lesson-the-end-office = Gründe die letzte Niederlassung der Kette.
hansa-lesson-the-end-office-hint = { INPUT() ->
    [pointer] Klicke auf Stendal.
   *[text] Gib „office Stendal“ ein.
}
hansa-lesson-the-end-not-nothing = Damit würdest du wertvolle Punkte verschenken. Nimm den Ertrag.
hansa-lesson-the-end-linked = Arnheim, Münster, Minden, Brunswiek, Stendal: Die Kette steht. Das sind sofort 7 Prestigepunkte.
hansa-lesson-the-end-special = Die Route von Coellen nach Warburg bietet einen besonderen Ertrag: Ein Großhändler von dieser Route darf auf die Tafel bei Coellen. Dieses Sonderprestige bringt am Ende 7 bis 11 Punkte. Richte die Route ein.
hansa-lesson-the-end-special-hint = { INPUT() ->
    [pointer] Klicke auf die Route Coellen–Warburg.
   *[text] Gib „claim Coellen-Warburg“ ein.
}
hansa-lesson-the-end-special-first = Richte mit deiner letzten Aktion Coellen–Warburg ein.
hansa-lesson-the-end-slot = Setze deinen Großhändler auf ein Feld der Tafel. Dein Privilegium muss für die Farbe reichen. Es steht auf Orange, also sind 7 und 8 offen. Das höhere Feld bringt mehr.
hansa-lesson-the-end-slot-hint = { INPUT() ->
    [pointer] Klicke auf das Feld 7 oder, besser, das Feld 8.
   *[text] Gib „prestige 8“ ein.
}
hansa-lesson-the-end-not-office = Eine Niederlassung ist schön, aber die Tafel bringt viel mehr.
hansa-lesson-the-end-slotted = Das Feld gehört dir bis zum Schluss. Seine Punkte kommen am Ende dazu.
hansa-lesson-the-end-over = Die Partie endet, wenn ein Spieler 20 Prestigepunkte auf dem Plan hat, zehn Städte voll sind (kein freies Haus) oder ein neuer Marker gebraucht wird und der Beutel leer ist. Die Aktion, die das auslöst, wird noch ganz ausgeführt. Dann ist die Partie vorbei: Niemand handelt mehr, auch nicht im selben Zug. Die Punkte, die jetzt folgen, zählen für die 20 nicht.
hansa-lesson-the-end-scoring = Dann kommen zu deinem Prestige dazu: dein Sonderprestige; 2 Punkte für jede Stadt, die du kontrollierst; deine Marker, je nach Anzahl 1 bis 21 Punkte; und 4 für jede Leiste ohne Steine, außer Clavis Urbis.
hansa-lesson-the-end-network = Zuletzt zählt dein Netzwerk: durch Routen verbundene Städte mit deinen Niederlassungen. Das größte bringt die Zahl seiner Niederlassungen × Clavis Urbis, hier fünf × 1, also 5 Punkte. Wer insgesamt die meisten Punkte hat, gewinnt; bei Gleichstand gewinnen alle Punktgleichen gemeinsam.
hansa-lesson-the-end-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast noch eine Aktion. Ein anderer Spieler hat 19 Prestigepunkte und beendet die Partie in seinem nächsten Zug. Clavis Urbis steht auf 3. Wäre jetzt Schluss, hättest du 7 Punkte. Zwei deiner Routen sind voll. Mit welcher Route und welcher Niederlassung kommst du auf 16?
hansa-lesson-the-end-puzzle-hint = Am meisten bringt eine Niederlassung, die zwei andere zu einem Netzwerk verbindet. Welche Stadt liegt zwischen Arnheim und Minden?
hansa-lesson-the-end-puzzle-again = Das sind weniger als 16 Punkte. Suche die Stadt, die Arnheim mit Minden verbindet.
hansa-lesson-the-end-solved = Gut gemacht. Drei verbundene Niederlassungen × 3 sind 9, drei kontrollierte Städte 6, und 1 Prestigepunkt brachte beim Einrichten die Kontrolle von Arnheim: 16.
hansa-lesson-the-end-end = Damit kennst du das ganze Grundspiel. { INPUT() ->
    [pointer] Für eine erste Partie gegen Lehrlinge verlass die Lektion und wähle „Partie beginnen“.
   *[text] Für eine erste Partie gegen Lehrlinge gib „kontor play hansa --players 3 --seat 0“ ein.
} Oder sieh dir noch den Ostplan und die Regeln für zwei an.

## 7. Der Ostplan

hansa-lesson-east-title = Der Ostplan
hansa-lesson-east-about = Seerouten, Schiffsposten und grüne Städte.
hansa-lesson-east-sea = Auf dem Ostplan gibt es Seerouten. Einige ihrer Posten sind Schiffsposten: Dort dürfen nur Großhändler stehen, deine runden Steine. Malmö–Visby hat einen Schiffsposten zwischen zwei gewöhnlichen Posten.
hansa-lesson-east-ship = Vervollständige die Route: Setze deinen Großhändler auf den Schiffsposten.
hansa-lesson-east-ship-hint = { INPUT() ->
    [pointer] Klicke auf den umrandeten Posten.
   *[text] Gib „place merchant Malmö-Visby 2“ ein.
}
hansa-lesson-east-other-post = Es fehlt nur der Schiffsposten zwischen deinen beiden Händlern.
hansa-lesson-east-ship-first = Vervollständige zuerst die Route mit deinem Großhändler.
hansa-lesson-east-shipped = Die Route ist voll, und du hast noch eine Aktion.
hansa-lesson-east-claim = Auf Seerouten liegen nie Marker. Dafür hat jede einen aufgedruckten Dauerbonus für alle, die sie einrichten. Hier ist es eine Niederlassung in einer grünen Stadt. Richte die Route ein.
hansa-lesson-east-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Malmö–Visby.
   *[text] Gib „claim Malmö-Visby“ ein.
}
hansa-lesson-east-claim-first = Richte Malmö–Visby ein. Du hast noch eine Aktion.
hansa-lesson-east-office = Zuerst kommt der übliche Ertrag. Das erste Haus in Malmö ist weiß und rund. Gründe dort mit deinem Großhändler eine Niederlassung.
hansa-lesson-east-office-hint = { INPUT() ->
    [pointer] Klicke auf Malmö.
   *[text] Gib „office Malmö“ ein.
}
hansa-lesson-east-not-nothing = Du kannst beides haben, Niederlassung und Bonus. Nimm zuerst die Niederlassung.
hansa-lesson-east-opened = Deine Niederlassung ist in Malmö. Jetzt kommt der Bonus.
hansa-lesson-east-green = Drei Städte sind grün: Belgard, Waren und Dresden. Sie haben keine Häuser, aber Platz für beliebig viele Niederlassungen. Der Bonus bringt einen Stein aus deinem Vorrat in eine von ihnen. Wähle eine.
hansa-lesson-east-green-hint = { INPUT() ->
    [pointer] Klicke auf eine der drei grünen Städte.
   *[text] Gib „green trader Belgard“ ein.
}
hansa-lesson-east-not-declined = Du darfst auf den Bonus verzichten, aber eine Niederlassung umsonst lohnt sich.
hansa-lesson-east-settled = Zwei Niederlassungen mit einer Route. Eine grüne Stadt gilt mit der ersten Niederlassung als voll.
hansa-lesson-east-bonuses = Die anderen Dauerboni. Wismar–Stralsund: Versetze einen oder zwei Steine beliebiger Spieler auf andere Posten. Stralsund–Malmö: Verbessere Privilegium. Malmö–Danzig: Bis zu zwei deiner Steine von dieser Route kommen auf andere Routen statt in deine Kasse.
hansa-lesson-east-differences = Eine Route nach Waren verbessert Actiones oder Bursa. Die Ost-West-Verbindung führt von Lübeck nach Danzig. Sonderprestige gibt es bei Königsberg. Führt deine Route in eine grüne Stadt, gilt die Zusatzniederlassung auch dort, sogar ohne andere Niederlassung.
hansa-lesson-east-puzzle = Neue Stellung, jetzt ohne Hilfe. Du bist dran und hast zwei Aktionen. Auf Stralsund–Malmö stehen ein Händler und ein Großhändler von dir. Gründe mit einer einzigen Route eine Niederlassung in Malmö und verbessere Privilegium.
hansa-lesson-east-puzzle-hint = Der letzte Posten von Stralsund–Malmö ist ein Schiffsposten. Der Bonus kommt nach dem Ertrag.
hansa-lesson-east-puzzle-again = Eins von beiden fehlt. Setze den Großhändler ein, richte Stralsund–Malmö ein, wähle die Niederlassung in Malmö, dann den Bonus.
hansa-lesson-east-solved = Gut gemacht: eine Niederlassung und ein besseres Privilegium mit einer Route.
hansa-lesson-east-end = Du bist bereit für den Osten. Großhändler sind hier gefragt, also lohnt sich Liber Sophiae, das dir welche gibt.

## 8. Zu zweit

hansa-lesson-two-players-title = Zu zweit
hansa-lesson-two-players-about = Neutrale Händler, und wie ihr beide sie nutzt.
hansa-lesson-two-players-neutral = Zu zweit spielt eine dritte Partei mit: Neutral. Niemand spielt sie, aber sie hat Händler, und einige stehen von Anfang an auf dem Plan. Wohin ihre Steine kommen, entscheidet ihr beide. Einer blockiert deine Route zwischen Stade und Hamburg.
hansa-lesson-two-players-displace = Einen neutralen Händler verdrängst du wie jeden anderen: Setze deinen Händler auf seinen Posten und zahle einen weiteren Stein in deine Kasse.
hansa-lesson-two-players-displace-hint = { INPUT() ->
    [pointer] Klicke auf den neutralen Händler auf Stade–Hamburg.
   *[text] Gib „displace trader Stade-Hamburg 1“ ein.
}
hansa-lesson-two-players-other-post = Verdränge den neutralen Händler auf Stade–Hamburg. Er blockiert deine Route.
hansa-lesson-two-players-not-yet = Das ginge, aber verdränge zuerst den neutralen Händler auf Stade–Hamburg.
hansa-lesson-two-players-displaced = Dein Gegner antwortet für Neutral und hat den verdrängten Händler zwischen Hamburg und Lübeck gesetzt.
hansa-lesson-two-players-office = Diese Route ist voll mit neutralen Händlern, also richtet Neutral sie sofort ein. Du bist am Zug, also wählst du die Stadt. In Lübeck bringt die Münze Neutral 1 Prestigepunkt. In Hamburg nimmt es ein Haus, das du nutzen könntest. Hier geht beides.
hansa-lesson-two-players-office-hint = { INPUT() ->
    [pointer] Klicke auf Hamburg oder Lübeck.
   *[text] Gib „office Hamburg“ ein.
}
hansa-lesson-two-players-opened = Neutral hat eine Niederlassung. Danach hat dein Gegner einen neutralen Händler auf Bremen–Hamburg dazugestellt, wie nach jeder solchen Verdrängung.
hansa-lesson-two-players-claim = Stade–Hamburg gehört jetzt dir. Richte die Route mit deiner zweiten Aktion ein.
hansa-lesson-two-players-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Stade–Hamburg.
   *[text] Gib „claim Stade-Hamburg“ ein.
}
hansa-lesson-two-players-claim-first = Deine Route ist voll. Richte sie ein.
hansa-lesson-two-players-skill = Wähle deinen Ertrag. Verbessere Privilegium, damit dir orange Häuser offenstehen.
hansa-lesson-two-players-skill-hint = { INPUT() ->
    [pointer] Klicke auf die Leiste Privilegium auf deinem Tableau.
   *[text] Gib „skill privilegium“ ein.
}
hansa-lesson-two-players-not-skill = Hier verbessern wir Privilegium.
hansa-lesson-two-players-improved = Gut gemacht. Ab jetzt darfst du weiße und orange Häuser nutzen.
hansa-lesson-two-players-scores = Neutral bekommt Prestigepunkte für Städte, die es kontrolliert, für Münzen und für die Ost-West-Verbindung, und kann so die Partie beenden. Gewinnen kann es nicht. Aber seine Niederlassungen nehmen dir Häuser und Kontrolle weg.
hansa-lesson-two-players-markers = Neutrale Händler kommen auch mit Markern: Immer wenn ein neuer Marker an eine Route gelegt wird, kommt ein neutraler Händler auf ihren ersten leeren Posten. Ein Marker kostet also meist eine Verdrängung.
hansa-lesson-two-players-puzzle = Neue Stellung, jetzt ohne Hilfe. Dein Gegner ist dran. Ihm fehlt je ein Posten auf Bremen–Hamburg und Hamburg–Lüneburg, und er hat gerade einen neutralen Händler auf Stade–Hamburg verdrängt. Du setzt diesen und einen weiteren. Blockiere beide Routen.
hansa-lesson-two-players-puzzle-hint = Suche zwischen den Händlern deines Gegners den leeren Posten auf Bremen–Hamburg und den auf Hamburg–Lüneburg.
hansa-lesson-two-players-puzzle-again = Dein Gegner könnte noch eine Route füllen. Auf jeder der beiden genügt ein neutraler Händler auf dem Posten, den er braucht.
hansa-lesson-two-players-solved = Gut gemacht. Beide Routen sind blockiert, und es hat dich nichts gekostet.
hansa-lesson-two-players-end = Das sind die Regeln der Ausgabe von 2014 für zwei. Das Handbuch beschreibt zwei weitere Varianten.

## Die begleitete erste Partie

hansa-guide-goal = Willkommen zu deiner ersten Partie. Besetze alle Posten zwischen zwei Städten, richte die Route ein, nimm einen Ertrag: Das ist der Kern von Hansa Teutonica. Du hast zwei Aktionen pro Zug. Sobald etwas Neues möglich wird, erscheint hier ein Tipp.
hansa-guide-place = Einsetzen bringt einen Stein aus deinem Vorrat auf einen beliebigen leeren Posten. Beginne mit einer kurzen Route mit wenigen Posten und fülle sie.
hansa-guide-income = Einnahmen bringen Steine aus deiner Kasse in deinen Vorrat, so viele, wie Bursa angibt. Nimm sie erst, wenn dein Vorrat knapp wird.
hansa-guide-claim = Eine ganze Route gehört dir: Richte sie mit einer Aktion ein. Du bekommst einen Ertrag, und die Steine, die du dafür nicht brauchst, kommen in deine Kasse.
hansa-guide-benefit = Wähle deinen Ertrag. Eine Niederlassung bringt Punkte und hilft dir, die Stadt zu kontrollieren. Eine Eigenschaft verbessert alle deine späteren Züge: Am Anfang lohnt sich Actiones am meisten.
hansa-guide-displace = Du kannst einen fremden Stein verdrängen und seinen Posten einnehmen. Das kostet einen weiteren Stein, und der andere darf kostenlos einen Stein dazusetzen. Verdränge also nur, wenn du den Posten wirklich brauchst.
hansa-guide-pay = Bezahle die Verdrängung mit Steinen aus deinem Vorrat. Behalte deine Großhändler, die runden Steine, wenn es geht: Du hast nur wenige.
hansa-guide-displaced = Du wurdest verdrängt, und das ist eine gute Nachricht: Setze deinen Stein auf einen Posten in der Nähe und stelle kostenlos einen weiteren dazu.
hansa-guide-lift = Umsetzen versetzt mehrere deiner Steine auf andere leere Posten, alles mit einer Aktion. So bringst du verstreute Steine zusammen.
hansa-guide-set = Du hast einen Stein in der Hand. Setze ihn auf einen beliebigen leeren Posten, oder lege ihn mit Esc zurück.
hansa-guide-use = Du hast einen Marker. Ihn zu nutzen kostet keine Aktion, und am Ende zählt er trotzdem. Warte auf einen Zug, in dem er dir am meisten hilft.
hansa-guide-remove = Der Marker bringt bis zu drei Steine in die Vorräte ihrer Besitzer zurück. Wähle Steine, die deine Routen blockieren.
hansa-guide-put = Du hast einen Marker genommen, also legst du einen neuen an eine leere Route. Wähle eine, die du selbst einrichten willst.
hansa-guide-end = Beende deinen Zug, wenn deine Aktionen aufgebraucht sind. Nicht genutzte Aktionen verfallen.
hansa-guide-done = Du darfst weitermachen oder hier aufhören: Der Knopf oben beendet diesen Schritt.
hansa-guide-east = Eine Seeroute hat einen eigenen, aufgedruckten Bonus. Du bekommst ihn zusätzlich zum üblichen Ertrag.
hansa-guide-pawn = Zu zweit zeigt die Figur, in welcher Provinz ihr handeln dürft. Bewege sie dorthin, wo du als Nächstes spielen willst.
hansa-guide-favour = Du kannst ein Plättchen der Gunst des Kaisers nehmen: Drehe dafür zwei ungenutzte Marker um und verzichte in diesem Zug auf alle Aktionen. Das Plättchen hilft dir bis zum Ende der Partie.

## 9. Britannia

hansa-lesson-britannia-title = Britannia
hansa-lesson-britannia-about = Länder, Genehmigungen und Grenzen.
hansa-lesson-britannia-countries = Auf Britannia gibt es Länder. Die durchgezogenen Routen sind englisch; dort handelst du wie immer. Die gestrichelten sind walisisch, ebenso die Seeroute mit der Blume. Wales ist Ausland: Um dort einzusetzen oder zu verdrängen, brauchst du eine Genehmigung. Zu viert und zu fünft ist auch Schottland Ausland.
hansa-lesson-britannia-permits = Die Schriftrolle zeigt eine Genehmigungsstadt. Wem dort die Niederlassung ganz rechts gehört, der hat die Genehmigung, auch wenn ein anderer die Stadt kontrolliert. Noch hat niemand eine.
hansa-lesson-britannia-claim = Deine Route von Cambridge nach London ist voll. Richte sie ein.
hansa-lesson-britannia-claim-hint = { INPUT() ->
    [pointer] Klicke auf die Route Cambridge–London.
   *[text] Gib „claim Cambridge-London“ ein.
}
hansa-lesson-britannia-not-yet = Zuerst brauchst du eine Genehmigung: Richte Cambridge–London ein.
hansa-lesson-britannia-claim-first = Richte Cambridge–London ein. Die Route führt zu einer Genehmigungsstadt.
hansa-lesson-britannia-office = Gründe eine Niederlassung in London.
hansa-lesson-britannia-office-hint = { INPUT() ->
    [pointer] Klicke auf London.
   *[text] Gib „office London“ ein.
}
hansa-lesson-britannia-not-office = Hier geht es um die Genehmigung. Nimm die Niederlassung in London.
hansa-lesson-britannia-opened = Deine Niederlassung ist die einzige in London, also steht sie ganz rechts. Die Genehmigung gilt sofort.
hansa-lesson-britannia-abroad = Nutze sie mit deiner zweiten Aktion: Setze einen Händler zwischen Conway und Chester ein, in Wales. Chester verbessert Actiones.
hansa-lesson-britannia-abroad-hint = { INPUT() ->
    [pointer] Klicke auf einen der umrandeten Posten.
   *[text] Gib „place trader Conway-Chester 1“ ein.
}
hansa-lesson-britannia-other-post = Das geht auch, aber versuche es in Wales: Setze einen Händler zwischen Conway und Chester ein.
hansa-lesson-britannia-abroad-first = Nutze zuerst deine Genehmigung: Setze einen Händler zwischen Conway und Chester ein.
hansa-lesson-britannia-placed = Dein erster Händler im Ausland.
hansa-lesson-britannia-once = Jede Genehmigung erlaubt pro Zug einmal Einsetzen oder Verdrängen. Der Haken zeigt, dass die von London genutzt ist. In deinem nächsten Zug gilt sie wieder. Mit einer zweiten Genehmigungsstadt hättest du eine zweite Aktion im Ausland.
hansa-lesson-britannia-borders = Steine kommen nur nach England über die Grenze. Ein Stein, den du in England aufnimmst, bleibt in England, ebenso einer, der in England verdrängt wird. Aus Wales darf er nach England oder in Wales bleiben. Zum Einrichten brauchst du keine Genehmigung.
hansa-lesson-britannia-scoring = Am Ende bringt jedes Land im Ausland 7, 4 und 2 Punkte: Es zählen die kontrollierten Städte dort, bei Gleichstand die Niederlassungen. Eine Blume auf dem Banner zeigt die walisischen Städte. Münzen zählen hier 2, und acht volle Städte beenden die Partie.
hansa-lesson-britannia-puzzle = Neue Stellung, jetzt ohne Hilfe. Du hast zwei Aktionen, einen Marker Tausch und zwei Händler auf Conway–Chester, aber in Cardiff steht ein anderer ganz rechts. Verbessere in diesem Zug Actiones.
hansa-lesson-britannia-puzzle-hint = Ein Marker kostet keine Aktion. Welche Niederlassung sollte in Cardiff rechts stehen?
hansa-lesson-britannia-puzzle-again = Actiones ist noch nicht besser. Tausche in Cardiff, dann setze ein, richte ein und nimm die Eigenschaft.
hansa-lesson-britannia-solved = Gut gemacht. Der Tausch gab dir die Genehmigung im richtigen Augenblick.
hansa-lesson-britannia-end = Du bist bereit für Britannia. Achte darauf, wer in London, Cardiff und Carlisle ganz rechts steht.
