<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>Engine</name>
    <message>
        <source>an exchange needs at least one tile</source>
        <translation>zum Tauschen gehört mindestens ein Stein</translation>
    </message>
    <message>
        <source>no more exchanges are allowed to this player</source>
        <translation>dieser Spieler darf nicht mehr tauschen</translation>
    </message>
    <message>
        <source>with %1 tiles in the bag no exchange is allowed</source>
        <translation>Steine im Beutel: %1, da darf nicht getauscht werden</translation>
    </message>
    <message>
        <source>the rack is known: name the tiles to exchange</source>
        <translation>die Bank ist bekannt: die zu tauschenden Steine nennen</translation>
    </message>
    <message>
        <source>the rack does not hold that many tiles</source>
        <translation>so viele Steine sind nicht auf der Bank</translation>
    </message>
    <message>
        <source>at most %1 tiles can be exchanged now</source>
        <translation>jetzt lassen sich höchstens %1 Steine tauschen</translation>
    </message>
    <message>
        <source>a rack holds %1 tiles at most</source>
        <translation>auf eine Bank passen höchstens %1 Steine</translation>
    </message>
    <message>
        <source>the rack does not hold enough %1</source>
        <translation>auf der Bank sind nicht genug %1</translation>
    </message>
    <message>
        <source>there are not enough %1 left</source>
        <translation>es sind nicht genug %1 übrig</translation>
    </message>
    <message>
        <source>no tile is placed</source>
        <translation>kein Stein ist gelegt</translation>
    </message>
    <message>
        <source>the word leaves the board</source>
        <translation>das Wort ragt über das Brett hinaus</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>%1 ist gesperrt</translation>
    </message>
    <message>
        <source>there is no tile on %1</source>
        <translation>auf %1 liegt kein Stein</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>%1 ist belegt</translation>
    </message>
    <message>
        <source>what lies on %1 is no letter of the alphabet</source>
        <translation>was auf %1 liegt, ist kein Buchstabe des Alphabets</translation>
    </message>
    <message>
        <source>the number of tiles played is wrong</source>
        <translation>die Zahl der gelegten Steine stimmt nicht</translation>
    </message>
    <message>
        <source>the word goes on beyond the squares given</source>
        <translation>das Wort geht über die angegebenen Felder hinaus</translation>
    </message>
    <message>
        <source>a word has at least two letters</source>
        <translation>ein Wort hat mindestens zwei Buchstaben</translation>
    </message>
    <message>
        <source>the first move must cover the start square %1</source>
        <translation>der erste Zug muss das Startfeld %1 belegen</translation>
    </message>
    <message>
        <source>the move touches no tile on the board</source>
        <translation>der Zug berührt keinen Stein auf dem Brett</translation>
    </message>
    <message>
        <source>not in the lexicon %1: %2</source>
        <translation>nicht im Lexikon %1: %2</translation>
    </message>
    <message>
        <source>a tile lies beside the board</source>
        <translation>ein Stein liegt neben dem Brett</translation>
    </message>
    <message>
        <source>two tiles lie on %1</source>
        <translation>auf %1 liegen zwei Steine</translation>
    </message>
    <message>
        <source>the tiles are not in one row or column</source>
        <translation>die Steine liegen nicht in einer Reihe oder Spalte</translation>
    </message>
    <message>
        <source>there is a gap between the tiles</source>
        <translation>zwischen den Steinen ist eine Lücke</translation>
    </message>
    <message>
        <source>no rack holds that many tiles</source>
        <translation>auf keine Bank passen so viele Steine</translation>
    </message>
    <message>
        <source>an exchange names its tiles</source>
        <translation>beim Tauschen sind die Steine zu nennen</translation>
    </message>
    <message>
        <source>%1 is no coordinate such as 8H or H8</source>
        <translation>%1 ist keine Koordinate wie 8H oder H8</translation>
    </message>
    <message>
        <source>%1 is not on the board of %2 rows and %3 columns</source>
        <translation>%1 liegt nicht auf dem Brett mit %2 Reihen und %3 Spalten</translation>
    </message>
    <message>
        <source>unpaired parenthesis</source>
        <translation>Klammer ohne Gegenstück</translation>
    </message>
    <message>
        <source>the word is longer than any board</source>
        <translation>das Wort ist länger als jedes Brett</translation>
    </message>
    <message>
        <source>%1 is no letter of the alphabet %2</source>
        <translation>%1 ist kein Buchstabe des Alphabets %2</translation>
    </message>
    <message>
        <source>no move is given</source>
        <translation>es ist kein Zug angegeben</translation>
    </message>
    <message>
        <source>the word is missing after the square</source>
        <translation>nach dem Feld fehlt das Wort</translation>
    </message>
    <message>
        <source>on %1 lies %2, not %3</source>
        <translation>auf %1 liegt %2, nicht %3</translation>
    </message>
    <message>
        <source>the move places no tile</source>
        <translation>der Zug legt keinen Stein</translation>
    </message>
    <message>
        <source>the lexicon %1 is for the alphabet %2, the rules %3 need the alphabet %4</source>
        <translation>das Lexikon %1 ist für das Alphabet %2, das Regelwerk %3 braucht das Alphabet %4</translation>
    </message>
    <message>
        <source>the lexicon %1 has no alphagrams, which the jumbled rules %2 need</source>
        <translation>das Lexikon %1 hat keine Alphagramme, die das Regelwerk %2 mit beliebiger Buchstabenfolge braucht</translation>
    </message>
    <message>
        <source>a game has 1 to 4 players, not %1</source>
        <translation>eine Partie hat 1 bis 4 Spieler, nicht %1</translation>
    </message>
    <message>
        <source>there are %1 %2 on the board and the racks, but only %3 in the game</source>
        <translation>auf Brett und Bänken liegen %1 %2, im Spiel sind aber nur %3</translation>
    </message>
    <message>
        <source>a rack holds %1 tiles at most, not %2</source>
        <translation>auf eine Bank passen höchstens %1 Steine, nicht %2</translation>
    </message>
    <message>
        <source>the start square %1 is empty</source>
        <translation>das Startfeld %1 ist leer</translation>
    </message>
    <message>
        <source>a tile lies on the blocked square %1</source>
        <translation>auf dem gesperrten Feld %1 liegt ein Stein</translation>
    </message>
    <message>
        <source>the tile on %1 hangs in the air</source>
        <translation>der Stein auf %1 hängt in der Luft</translation>
    </message>
    <message>
        <source>%1 %2 is not in %3</source>
        <translation>%1 %2 ist nicht in %3</translation>
    </message>
    <message>
        <source>all of it lies there already</source>
        <translation>alles davon liegt schon da</translation>
    </message>
    <message>
        <source>it fits nowhere</source>
        <translation>es passt nirgends</translation>
    </message>
    <message>
        <source>the word is missing</source>
        <translation>das Wort fehlt</translation>
    </message>
    <message>
        <source>it fits nowhere: %1</source>
        <translation>es passt nirgends: %1</translation>
    </message>
    <message>
        <source>no lexicon is open, so no move can be found</source>
        <translation>kein Lexikon ist offen, daher lassen sich keine Züge finden</translation>
    </message>
    <message>
        <source>the search for moves was stopped</source>
        <translation>die Suche nach Zügen wurde angehalten</translation>
    </message>
    <message>
        <source>counts for racks of %1 and of %2 tiles can&apos;t be merged</source>
        <translation>Zählungen für Bänke mit %1 und mit %2 Steinen lassen sich nicht vereinen</translation>
    </message>
    <message>
        <source>the sums would be too large</source>
        <translation>die Summen würden zu groß</translation>
    </message>
    <message>
        <source>it is too long for a table of win counts</source>
        <translation>es ist zu lang für eine Tabelle von Gewinnzählungen</translation>
    </message>
    <message>
        <source>it doesn&apos;t begin with %1</source>
        <translation>es beginnt nicht mit %1</translation>
    </message>
    <message>
        <source>it ends before the counts</source>
        <translation>es endet vor den Zählungen</translation>
    </message>
    <message>
        <source>no rack has %1 tiles</source>
        <translation>keine Bank hat %1 Steine</translation>
    </message>
    <message>
        <source>%1 is no number of games</source>
        <translation>%1 ist keine Zahl von Partien</translation>
    </message>
    <message>
        <source>there is no &apos;=&apos;</source>
        <translation>es fehlt „=“</translation>
    </message>
    <message>
        <source>&apos;rack&apos; or &apos;games&apos; is missing</source>
        <translation>„rack“ oder „games“ fehlt</translation>
    </message>
    <message>
        <source>it should have the number of tiles unseen, more than in the line before, the least gain and counts, with tabs between</source>
        <translation>erwartet, durch Tabulatoren getrennt: die Zahl der ungesehenen Steine (mehr als in der Zeile davor), der kleinste Gewinn und Zählungen</translation>
    </message>
    <message>
        <source>it has counts for gains beyond all bounds</source>
        <translation>es hat Zählungen für Gewinne jenseits aller Grenzen</translation>
    </message>
    <message>
        <source>%1 is no count</source>
        <translation>%1 ist keine Zählung</translation>
    </message>
    <message>
        <source>%1 is no shape such as R8H or G8D-8H</source>
        <translation>%1 ist keine Form wie R8H oder G8D-8H</translation>
    </message>
    <message>
        <source>%1 is no number: %2</source>
        <translation>keine Zahl für %1: %2</translation>
    </message>
    <message>
        <source>%1 is out of range: %2</source>
        <translation>außerhalb des Bereichs für %1: %2</translation>
    </message>
    <message>
        <source>the operation %1 needs a number from %2 to %3, not %4</source>
        <translation>die Operation %1 braucht eine Zahl von %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>by the rules that the text asks for a move could score more than %1 points</source>
        <translation>nach den Regeln, die der Text verlangt, könnte ein Zug mehr als %1 Punkte bringen</translation>
    </message>
    <message>
        <source>row %1, column %2: %3 is no letter of the alphabet %4</source>
        <translation>Reihe %1, Spalte %2: %3 ist kein Buchstabe des Alphabets %4</translation>
    </message>
    <message>
        <source>row %1 has more than the %2 squares of the board</source>
        <translation>Reihe %1 hat mehr als die %2 Felder des Bretts</translation>
    </message>
    <message>
        <source>row %1 has %2 squares, not %3</source>
        <translation>Reihe %1 hat %2 Felder, nicht %3</translation>
    </message>
    <message>
        <source>the board has %1 rows, the rules %2 have %3</source>
        <translation>das Brett hat %1 Reihen, das Regelwerk %2 hat %3</translation>
    </message>
    <message>
        <source>rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>the rack %1 has %2 tiles; a rack holds %3 at most</source>
        <translation>die Bank %1 hat %2 Steine; auf eine Bank passen höchstens %3</translation>
    </message>
    <message>
        <source>the text is empty, no position in it</source>
        <translation>der Text ist leer, keine Stellung darin</translation>
    </message>
    <message>
        <source>a position has four fields: board, racks, scores and scoreless turns</source>
        <translation>eine Stellung hat vier Teile: Brett, Bänke, Punkte und Züge ohne Punkte</translation>
    </message>
    <message>
        <source>the racks need a &apos;/&apos; between the players</source>
        <translation>bei den Bänken gehört „/“ zwischen die Spieler</translation>
    </message>
    <message>
        <source>there are %1 racks but %2 scores</source>
        <translation>es gibt %1 Bänke, aber %2 Punktzahlen</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>die Punkte</translation>
    </message>
    <message>
        <source>the number of scoreless turns</source>
        <translation>die Zahl der Züge ohne Punkte</translation>
    </message>
    <message>
        <source>the number of scoreless turns is negative</source>
        <translation>die Zahl der Züge ohne Punkte ist negativ</translation>
    </message>
    <message>
        <source>the position names the lexicon %1; %2 is used</source>
        <translation>die Stellung nennt das Lexikon %1; verwendet wird %2</translation>
    </message>
    <message>
        <source>the text is far too long for one position</source>
        <translation>der Text ist viel zu lang für eine Stellung</translation>
    </message>
    <message>
        <source>a recorded move has no score of its own</source>
        <translation>ein aufgezeichneter Zug hat keine eigenen Punkte</translation>
    </message>
    <message>
        <source>only plays and exchanges have a move</source>
        <translation>nur gelegte Züge und Tauschen haben einen Zug</translation>
    </message>
    <message>
        <source>the move is longer than any board</source>
        <translation>der Zug ist länger als jedes Brett</translation>
    </message>
    <message>
        <source>there are tiles behind the end of the move</source>
        <translation>hinter dem Ende des Zugs stehen Steine</translation>
    </message>
    <message>
        <source>the move is no exchange</source>
        <translation>der Zug ist kein Tauschen</translation>
    </message>
    <message>
        <source>so many tiles can&apos;t be exchanged</source>
        <translation>so viele Steine lassen sich nicht tauschen</translation>
    </message>
    <message>
        <source>the number of tiles exchanged is wrong</source>
        <translation>die Zahl der getauschten Steine stimmt nicht</translation>
    </message>
    <message>
        <source>a tile exchanged is none of the alphabet</source>
        <translation>ein getauschter Stein gehört nicht zum Alphabet</translation>
    </message>
    <message>
        <source>the move is no placement</source>
        <translation>der Zug legt keine Steine</translation>
    </message>
    <message>
        <source>a tile played is no letter of the alphabet</source>
        <translation>ein gelegter Stein ist kein Buchstabe des Alphabets</translation>
    </message>
    <message>
        <source>a tile of the rack is none of the alphabet</source>
        <translation>ein Stein der Bank gehört nicht zum Alphabet</translation>
    </message>
    <message>
        <source>there is no player with the number %1</source>
        <translation>es gibt keinen Spieler mit der Nummer %1</translation>
    </message>
    <message>
        <source>the score is beyond any game</source>
        <translation>so viele Punkte hat keine Partie</translation>
    </message>
    <message>
        <source>the score has the wrong sign</source>
        <translation>die Punkte haben das falsche Vorzeichen</translation>
    </message>
    <message>
        <source>no clock runs that long</source>
        <translation>so lange läuft keine Uhr</translation>
    </message>
    <message>
        <source>the tiles left are none of the alphabet</source>
        <translation>die übrigen Steine gehören nicht zum Alphabet</translation>
    </message>
    <message>
        <source>holds more positions than can be worked with</source>
        <translation>enthält mehr Stellungen, als sich bearbeiten lassen</translation>
    </message>
    <message>
        <source>is neither a GCG nor a CGP nor a study file, as far as its content tells</source>
        <translation>ist dem Inhalt nach weder eine GCG-, eine CGP- noch eine Studiendatei</translation>
    </message>
    <message>
        <source>the rules %1 have other letters or another board than %2</source>
        <translation>das Regelwerk %1 hat andere Buchstaben oder ein anderes Brett als %2</translation>
    </message>
    <message>
        <source>a name or title has %1 bytes, more than the %2 allowed</source>
        <translation>ein Name oder Titel hat %1 Bytes, mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>the number of players of a game can&apos;t change</source>
        <translation>die Zahl der Spieler einer Partie kann sich nicht ändern</translation>
    </message>
    <message>
        <source>the position is not one of this game&apos;s rules and players</source>
        <translation>die Stellung hat nicht die Regeln und Spieler dieser Partie</translation>
    </message>
    <message>
        <source>a game of one player starts from an empty board</source>
        <translation>eine Partie mit einem Spieler beginnt auf leerem Brett</translation>
    </message>
    <message>
        <source>the number of scoreless turns is beyond any game</source>
        <translation>so viele Züge ohne Punkte hat keine Partie</translation>
    </message>
    <message>
        <source>a game record holds %1 events at most</source>
        <translation>eine Aufzeichnung fasst höchstens %1 Ereignisse</translation>
    </message>
    <message>
        <source>there are more racks than players</source>
        <translation>es gibt mehr Bänke als Spieler</translation>
    </message>
    <message>
        <source>the moves are for other letters than those of %1</source>
        <translation>die Züge sind für andere Buchstaben als die von %1</translation>
    </message>
    <message>
        <source>the moves are from a game of more players</source>
        <translation>die Züge stammen aus einer Partie mit mehr Spielern</translation>
    </message>
    <message>
        <source>what is no UTF-8 here and later is read as ISO 8859-1</source>
        <translation>was hier und später kein UTF-8 ist, wird als ISO 8859-1 gelesen</translation>
    </message>
    <message>
        <source>the text looks like UTF-8, but says that it is %1</source>
        <translation>der Text sieht nach UTF-8 aus, gibt sich aber als %1 aus</translation>
    </message>
    <message>
        <source>the encoding %1 is not known; the text is read as ISO 8859-1</source>
        <translation>die Kodierung %1 ist nicht bekannt; der Text wird als ISO 8859-1 gelesen</translation>
    </message>
    <message>
        <source>the encoding %1 is not known; the text is read as UTF-8</source>
        <translation>die Kodierung %1 ist nicht bekannt; der Text wird als UTF-8 gelesen</translation>
    </message>
    <message>
        <source>the player %1 is not named</source>
        <translation>Spieler %1 hat keinen Namen</translation>
    </message>
    <message>
        <source>the player %1 is not declared</source>
        <translation>Spieler %1 ist nicht angekündigt</translation>
    </message>
    <message>
        <source>what comes after this is not listed any more</source>
        <translation>was danach kommt, ist nicht mehr aufgeführt</translation>
    </message>
    <message>
        <source>the &apos;:&apos; after the player is missing</source>
        <translation>nach dem Spieler fehlt „:“</translation>
    </message>
    <message>
        <source>the score has no sign</source>
        <translation>die Punkte haben kein Vorzeichen</translation>
    </message>
    <message>
        <source>the total is missing</source>
        <translation>die Summe fehlt</translation>
    </message>
    <message>
        <source>the move is missing</source>
        <translation>der Zug fehlt</translation>
    </message>
    <message>
        <source>an exchange of 0 tiles is taken as a pass</source>
        <translation>das Tauschen von 0 Steinen gilt als Passen</translation>
    </message>
    <message>
        <source>there is neither a square nor anything else that could be a move</source>
        <translation>es gibt weder ein Feld noch sonst etwas, was ein Zug sein könnte</translation>
    </message>
    <message>
        <source>there is more than a rack before the move</source>
        <translation>vor dem Zug steht mehr als eine Bank</translation>
    </message>
    <message>
        <source>the total</source>
        <translation>die Summe</translation>
    </message>
    <message>
        <source>letters in lower case are taken as blanks</source>
        <translation>kleine Buchstaben gelten als Blankos</translation>
    </message>
    <message>
        <source>letters in lower case are taken as those in upper case</source>
        <translation>kleine Buchstaben gelten wie große</translation>
    </message>
    <message>
        <source>is neither a pragma nor an event</source>
        <translation>ist weder ein Pragma noch ein Ereignis</translation>
    </message>
    <message>
        <source>there is no player %1</source>
        <translation>es gibt keinen Spieler %1</translation>
    </message>
    <message>
        <source>the rack: %1</source>
        <translation>die Bank: %1</translation>
    </message>
    <message>
        <source>the rack of this player has been given already</source>
        <translation>die Bank dieses Spielers ist schon angegeben</translation>
    </message>
    <message>
        <source>the player %1 is not known; taken for %2</source>
        <translation>Spieler %1 ist nicht bekannt; genommen wird %2</translation>
    </message>
    <message>
        <source>the tiles left must be known</source>
        <translation>die übrigen Steine müssen bekannt sein</translation>
    </message>
    <message>
        <source>as not all tiles exchanged are known, their number is kept</source>
        <translation>da nicht alle getauschten Steine bekannt sind, wird ihre Zahl behalten</translation>
    </message>
    <message>
        <source>the mark behind the word is left out</source>
        <translation>das Zeichen hinter dem Wort wird weggelassen</translation>
    </message>
    <message>
        <source>the word goes on on the board and is taken as %1</source>
        <translation>das Wort geht auf dem Brett weiter und gilt als %1</translation>
    </message>
    <message>
        <source>has %1 bytes, which is too much for a game</source>
        <translation>hat %1 Bytes, was für eine Partie zu viel ist</translation>
    </message>
    <message>
        <source>is no text, and so no game</source>
        <translation>ist kein Text und daher keine Partie</translation>
    </message>
    <message>
        <source>holds no game: no line is a pragma such as #player1 or an event</source>
        <translation>enthält keine Partie: keine Zeile ist ein Pragma wie #player1 oder ein Ereignis</translation>
    </message>
    <message>
        <source>the letters or squares are not those of %1; the rules %2 are used</source>
        <translation>die Buchstaben oder Felder sind nicht die von %1; verwendet wird das Regelwerk %2</translation>
    </message>
    <message>
        <source>the rules %1</source>
        <translation>das Regelwerk %1</translation>
    </message>
    <message>
        <source>the order of the tiles that the game goes on with</source>
        <translation>die Reihenfolge der Steine, mit denen die Partie weitergeht</translation>
    </message>
    <message>
        <source>who gave up</source>
        <translation>wer aufgegeben hat</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 Variante</translation>
    </message>
    <message>
        <source>%1 variations</source>
        <translation>%1 Varianten</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>1 Bild</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 Bilder</translation>
    </message>
    <message>
        <source>1 stored analysis</source>
        <translation>1 gespeicherte Analyse</translation>
    </message>
    <message>
        <source>%1 stored analyses</source>
        <translation>%1 gespeicherte Analysen</translation>
    </message>
    <message>
        <source>a GCG can&apos;t hold a game that starts from a position</source>
        <translation>eine GCG-Datei kann keine Partie enthalten, die von einer Stellung ausgeht</translation>
    </message>
    <message>
        <source>the rack %1 does not hold the tiles %2</source>
        <translation>die Bank %1 hat die Steine %2 nicht</translation>
    </message>
    <message>
        <source>the tiles kept were %1, the rack now is %2</source>
        <translation>behalten wurden die Steine %1, die Bank ist jetzt %2</translation>
    </message>
    <message>
        <source>there are %1 %2 on the board and the rack, but only %3 in the game</source>
        <translation>auf Brett und Bank liegen %1 %2, im Spiel sind aber nur %3</translation>
    </message>
    <message>
        <source>it was another player&apos;s turn</source>
        <translation>ein anderer Spieler war am Zug</translation>
    </message>
    <message>
        <source>the game was over</source>
        <translation>die Partie war zu Ende</translation>
    </message>
    <message>
        <source>the line is not understood</source>
        <translation>die Zeile ist nicht verständlich</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>nicht in %1: %2</translation>
    </message>
    <message>
        <source>there is no play of this player to take back</source>
        <translation>es gibt keinen Zug dieses Spielers zurückzunehmen</translation>
    </message>
    <message>
        <source>the play was taken back, but all its words are in %1</source>
        <translation>der Zug wurde zurückgenommen, aber alle seine Wörter sind in %1</translation>
    </message>
    <message>
        <source>the tiles left are %1, not %2</source>
        <translation>die übrigen Steine sind %1, nicht %2</translation>
    </message>
    <message>
        <source>the rack is %1, but the penalty is for %2</source>
        <translation>die Bank ist %1, der Abzug gilt aber %2</translation>
    </message>
    <message>
        <source>the score is %1, by the rules %2</source>
        <translation>die Punkte sind %1, nach den Regeln %2</translation>
    </message>
    <message>
        <source>the total is %1, but %2 make %3</source>
        <translation>die Summe ist %1, aber %2 ergibt %3</translation>
    </message>
    <message>
        <source>there must be a seat for each player</source>
        <translation>jeder Spieler braucht einen Platz</translation>
    </message>
    <message>
        <source>the seed is too large</source>
        <translation>der Startwert ist zu groß</translation>
    </message>
    <message>
        <source>a player chooses among 1 to 100 moves</source>
        <translation>ein Spieler wählt unter 1 bis 100 Zügen</translation>
    </message>
    <message>
        <source>a clock runs for a day at most</source>
        <translation>eine Uhr läuft höchstens einen Tag</translation>
    </message>
    <message>
        <source>a penalty or a bonus has 0 to 100 points</source>
        <translation>ein Abzug oder ein Bonus hat 0 bis 100 Punkte</translation>
    </message>
    <message>
        <source>a turn lasts for a day at most</source>
        <translation>ein Zug dauert höchstens einen Tag</translation>
    </message>
    <message>
        <source>there is no player who gave up</source>
        <translation>es gibt keinen Spieler, der aufgegeben hat</translation>
    </message>
    <message>
        <source>there is no board in the text: no line has the %1 squares of a row</source>
        <translation>im Text ist kein Brett: keine Zeile hat die %1 Felder einer Reihe</translation>
    </message>
    <message>
        <source>the text has %1 rows of a board, the rules %2 have %3</source>
        <translation>der Text hat %1 Reihen eines Bretts, das Regelwerk %2 hat %3</translation>
    </message>
    <message>
        <source>%1: %2 is no letter of the alphabet %3</source>
        <translation>%1: %2 ist kein Buchstabe des Alphabets %3</translation>
    </message>
    <message>
        <source>no tile can lie on %1</source>
        <translation>auf %1 kann kein Stein liegen</translation>
    </message>
    <message>
        <source>all letters are small: they were not read as blanks</source>
        <translation>alle Buchstaben sind klein: sie wurden nicht als Blankos gelesen</translation>
    </message>
    <message>
        <source>the text is far too long for one board</source>
        <translation>der Text ist viel zu lang für ein Brett</translation>
    </message>
    <message>
        <source>no lexicon is open, so no turn can be judged</source>
        <translation>kein Lexikon ist offen, daher lässt sich kein Zug beurteilen</translation>
    </message>
    <message>
        <source>Reviewing turns</source>
        <translation>Züge werden ausgewertet</translation>
    </message>
    <message>
        <source>the review was stopped</source>
        <translation>die Auswertung wurde angehalten</translation>
    </message>
    <message>
        <source>not all of it has been reviewed so</source>
        <translation>nicht alles davon ist so ausgewertet</translation>
    </message>
    <message>
        <source>the variant %1</source>
        <translation>die Variante %1</translation>
    </message>
    <message>
        <source>the letter distribution %1</source>
        <translation>die Steinverteilung %1</translation>
    </message>
    <message>
        <source>the board layout %1</source>
        <translation>die Brettaufteilung %1</translation>
    </message>
    <message>
        <source>%1 is not known; the rules %2 hold</source>
        <translation>%1 ist nicht bekannt; es gilt das Regelwerk %2</translation>
    </message>
    <message>
        <source>nothing is typed</source>
        <translation>es ist nichts eingegeben</translation>
    </message>
    <message>
        <source>this is more than a rack, a square, a word and a score</source>
        <translation>das ist mehr als eine Bank, ein Feld, ein Wort und Punkte</translation>
    </message>
    <message>
        <source>nothing can follow on that</source>
        <translation>darauf kann nichts folgen</translation>
    </message>
    <message>
        <source>the last turn was no play</source>
        <translation>der letzte Zug war kein Legen</translation>
    </message>
    <message>
        <source>the last play is taken back already</source>
        <translation>der letzte Zug ist schon zurückgenommen</translation>
    </message>
    <message>
        <source>points follow on the +</source>
        <translation>auf das + folgen Punkte</translation>
    </message>
    <message>
        <source>points follow on the t</source>
        <translation>auf das t folgen Punkte</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <translation>diesen Spieler gibt es nicht</translation>
    </message>
    <message>
        <source>only a score can follow there</source>
        <translation>dort können nur Punkte folgen</translation>
    </message>
    <message>
        <source>nobody has played yet</source>
        <translation>noch hat niemand gespielt</translation>
    </message>
    <message>
        <source>the tiles left are counted already</source>
        <translation>die übrigen Steine sind schon gezählt</translation>
    </message>
    <message>
        <source>no tiles are left</source>
        <translation>es sind keine Steine übrig</translation>
    </message>
    <message>
        <source>the tiles left follow on the (</source>
        <translation>auf die ( folgen die übrigen Steine</translation>
    </message>
    <message>
        <source>the rack does not hold these tiles</source>
        <translation>diese Steine sind nicht auf der Bank</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>muss ein Objekt sein</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>muss %1 sein</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>ein Text</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>muss eine Liste von Texten sein</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>eine ganze Zahl</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>muss von %1 bis %2 sein</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true oder false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>eine Liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>ein Objekt</translation>
    </message>
    <message>
        <source>is nested too deeply for a study file</source>
        <translation>ist für eine Studiendatei zu tief verschachtelt</translation>
    </message>
    <message>
        <source>is no JSON from here on</source>
        <translation>ist von hier an kein JSON</translation>
    </message>
    <message>
        <source>holds a number that no program can read</source>
        <translation>enthält eine Zahl, die kein Programm lesen kann</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>known tiles must stand before unknown ones</source>
        <translation>bekannte Steine müssen vor unbekannten stehen</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>fehlt</translation>
    </message>
    <message>
        <source>is none that is known</source>
        <translation>ist nicht bekannt</translation>
    </message>
    <message>
        <source>is no base64</source>
        <translation>ist kein Base64</translation>
    </message>
    <message>
        <source>is no number in base 16</source>
        <translation>ist keine Hexadezimalzahl</translation>
    </message>
    <message>
        <source>is not of this game&apos;s rules and players</source>
        <translation>hat nicht die Regeln und Spieler dieser Partie</translation>
    </message>
    <message>
        <source>must be pairs of texts</source>
        <translation>müssen Paare von Texten sein</translation>
    </message>
    <message>
        <source>has %1 bytes, which is too much for a study file</source>
        <translation>hat %1 Bytes, was für eine Studiendatei zu viel ist</translation>
    </message>
    <message>
        <source>is no study file: its format is not named &quot;%1&quot;</source>
        <translation>ist keine Studiendatei: ihr Format heißt nicht „%1“</translation>
    </message>
    <message>
        <source>was written by a newer version of the program: the format is %1, this program knows it up to %2</source>
        <translation>wurde von einer neueren Version des Programms geschrieben: das Format ist %1, dieses Programm kennt es bis %2</translation>
    </message>
    <message>
        <source>a node leads to node %1 of %2</source>
        <translation>ein Knoten führt zu Knoten %1 von %2</translation>
    </message>
    <message>
        <source>the last node is not the last of its siblings</source>
        <translation>der letzte Knoten ist nicht der letzte seiner Geschwister</translation>
    </message>
    <message>
        <source>a node has more siblings than there are letters</source>
        <translation>ein Knoten hat mehr Geschwister, als es Buchstaben gibt</translation>
    </message>
    <message>
        <source>a node leads back to itself</source>
        <translation>ein Knoten führt zu sich selbst zurück</translation>
    </message>
    <message>
        <source>the first list of letters is beyond the end</source>
        <translation>die erste Buchstabenliste liegt hinter dem Ende</translation>
    </message>
    <message>
        <source>more than %1 words</source>
        <translation>mehr als %1 Wörter</translation>
    </message>
    <message>
        <source>a word of %1 letters, more than the %2 allowed</source>
        <translation>ein Wort mit %1 Buchstaben, mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Wörter werden gelesen</translation>
    </message>
    <message>
        <source>more than %1 letters in its words</source>
        <translation>mehr als %1 Buchstaben in seinen Wörtern</translation>
    </message>
    <message>
        <source>has the letter %1, which the alphabet %2 lacks</source>
        <translation>hat den Buchstaben %1, den das Alphabet %2 nicht hat</translation>
    </message>
    <message>
        <source>Checking the graph</source>
        <translation>Graph wird geprüft</translation>
    </message>
    <message>
        <source>was made for an alphabet of %1 letters, not for the %2 of %3</source>
        <translation>wurde für ein Alphabet mit %1 Buchstaben erstellt, nicht für die %2 von %3</translation>
    </message>
    <message>
        <source>has more than %1 words, more than any lexicon; it is damaged or made to do harm</source>
        <translation>hat mehr als %1 Wörter, mehr als jedes Lexikon; beschädigt oder in böser Absicht erstellt</translation>
    </message>
    <message>
        <source>has a word of %1 letters, more than the %2 allowed</source>
        <translation>hat ein Wort mit %1 Buchstaben, mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>a path turns only once</source>
        <translation>ein Pfad wendet nur einmal</translation>
    </message>
    <message>
        <source>no word has more than %1 tiles</source>
        <translation>kein Wort hat mehr als %1 Steine</translation>
    </message>
    <message>
        <source>it does not begin with a root node, so it is no word graph</source>
        <translation>kein Wurzelknoten am Anfang, also kein Wortgraph</translation>
    </message>
    <message>
        <source>a separator comes before all letters</source>
        <translation>ein Trennzeichen steht vor allen Buchstaben</translation>
    </message>
    <message>
        <source>siblings are not in ascending order</source>
        <translation>Geschwister stehen nicht in aufsteigender Folge</translation>
    </message>
    <message>
        <source>a word ends with a separator</source>
        <translation>ein Wort endet mit einem Trennzeichen</translation>
    </message>
    <message>
        <source>a word has tile 0, which is no letter</source>
        <translation>ein Wort hat den Stein 0, der kein Buchstabe ist</translation>
    </message>
    <message>
        <source>a path ends without a word</source>
        <translation>ein Pfad endet ohne Wort</translation>
    </message>
    <message>
        <source>tile %1 is beyond the %2 that an alphabet can have</source>
        <translation>Stein %1 liegt jenseits der %2, die ein Alphabet haben kann</translation>
    </message>
    <message>
        <source>has letter %1, but the alphabet only %2</source>
        <translation>hat Buchstabe %1, das Alphabet aber nur %2</translation>
    </message>
    <message>
        <source>it has less than 4 bytes, so it is no word graph</source>
        <translation>weniger als 4 Bytes, also kein Wortgraph</translation>
    </message>
    <message>
        <source>Finding paths</source>
        <translation>Pfade werden gesucht</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>Wörter werden gezählt</translation>
    </message>
    <message>
        <source>the value %1 has no room in a KLV1 file, which ends at 128 points either way; KLV2 holds it</source>
        <translation>der Wert %1 passt nicht in eine KLV1-Datei, die nach beiden Seiten bei 128 Punkten endet; KLV2 fasst ihn</translation>
    </message>
    <message>
        <source>it is too short for leave values</source>
        <translation>zu kurz für Restwerte</translation>
    </message>
    <message>
        <source>it should have %1 nodes, more than its size allows</source>
        <translation>sollte %1 Knoten haben, mehr als die Größe zulässt</translation>
    </message>
    <message>
        <source>it ends before the leave values</source>
        <translation>endet vor den Restwerten</translation>
    </message>
    <message>
        <source>it should have %1 values, but its graph holds %2 leaves</source>
        <translation>sollte %1 Werte haben, aber der Graph enthält %2 Reste</translation>
    </message>
    <message>
        <source>it has %1 bytes for %2 values of 2 or 4 bytes each</source>
        <translation>hat %1 Bytes für %2 Werte zu je 2 oder 4 Bytes</translation>
    </message>
    <message>
        <source>the value of leave %1 is no usable number</source>
        <translation>der Wert von Rest %1 ist keine brauchbare Zahl</translation>
    </message>
    <message>
        <source>the %1 words need more than %2 nodes, the most that the format can address</source>
        <translation>die %1 Wörter brauchen mehr als %2 Knoten, und mehr fasst das Format nicht</translation>
    </message>
    <message>
        <source>%1; a .kbwg file holds four times as many</source>
        <translation>%1; eine .kbwg-Datei fasst viermal so viele</translation>
    </message>
    <message>
        <source>Building the DAWG</source>
        <translation>DAWG wird erstellt</translation>
    </message>
    <message>
        <source>a word graph can&apos;t hold the empty word</source>
        <translation>ein Wortgraph kann das leere Wort nicht enthalten</translation>
    </message>
    <message>
        <source>a word has %1 letters, more than the %2 allowed</source>
        <translation>ein Wort hat %1 Buchstaben, mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>a word has the tile %1, which is no letter</source>
        <translation>ein Wort hat den Stein %1, der kein Buchstabe ist</translation>
    </message>
    <message>
        <source>Sorting the beginnings of words</source>
        <translation>Wortanfänge werden sortiert</translation>
    </message>
    <message>
        <source>Building the GADDAG</source>
        <translation>GADDAG wird erstellt</translation>
    </message>
    <message>
        <source>Writing the nodes</source>
        <translation>Knoten werden geschrieben</translation>
    </message>
    <message>
        <source>a leave is too long</source>
        <translation>ein Rest ist zu lang</translation>
    </message>
    <message>
        <source>%1 is a blank that stands for a letter; in a leave blanks are &apos;?&apos;, and letters as on their tiles</source>
        <translation>%1 ist ein Blanko, das für einen Buchstaben steht; in einem Rest sind Blankos „?“ und Buchstaben wie auf ihren Steinen</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 ist keine Zahl</translation>
    </message>
    <message>
        <source>%1 is no usable number of points</source>
        <translation>%1 ist keine brauchbare Punktzahl</translation>
    </message>
    <message>
        <source>the leave %1 is in line %2 already</source>
        <translation>der Rest %1 steht schon in Zeile %2</translation>
    </message>
    <message>
        <source>it has a leave of more than %1 tiles</source>
        <translation>hat einen Rest mit mehr als %1 Steinen</translation>
    </message>
    <message>
        <source>Reading leaves</source>
        <translation>Reste werden gelesen</translation>
    </message>
    <message>
        <source>the tiles of leave %1 are not in ascending order, so it can never be looked up</source>
        <translation>die Steine von Rest %1 stehen nicht in aufsteigender Folge, daher ist er nie auffindbar</translation>
    </message>
    <message>
        <source>a table of %1 bytes is too long</source>
        <translation>eine Tabelle mit %1 Bytes ist zu lang</translation>
    </message>
    <message>
        <source>there is no comma after the leave</source>
        <translation>nach dem Rest fehlt das Komma</translation>
    </message>
    <message>
        <source>the empty leave is worth 0 by definition; leave it out</source>
        <translation>der leere Rest ist per Definition 0 wert; er ist wegzulassen</translation>
    </message>
    <message>
        <source>holds no words that a board has room for</source>
        <translation>enthält keine Wörter, die auf ein Brett passen</translation>
    </message>
    <message>
        <source>holds alphagrams (the letters of each word ascend), as .kad files do; open the .kwg file or the word list that it was made from</source>
        <translation>enthält Alphagramme (die Buchstaben jedes Worts aufsteigend), wie .kad-Dateien; zu öffnen ist die .kwg-Datei oder die Wortliste, aus der es erstellt wurde</translation>
    </message>
    <message>
        <source>Building the leaves</source>
        <translation>Reste werden erstellt</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>Dateien werden geschrieben</translation>
    </message>
    <message>
        <source>Ordering the nodes</source>
        <translation>Knoten werden geordnet</translation>
    </message>
    <message>
        <source>Sorting words</source>
        <translation>Wörter werden sortiert</translation>
    </message>
    <message>
        <source>holds %1 words instead of %2</source>
        <translation>enthält %1 Wörter statt %2</translation>
    </message>
    <message>
        <source>holds %1 spellings in its GADDAG instead of %2</source>
        <translation>enthält %1 Schreibungen im GADDAG statt %2</translation>
    </message>
    <message>
        <source>lacks %1 words, first %2</source>
        <translation>enthält %1 Wörter nicht, zuerst %2</translation>
    </message>
    <message>
        <source>takes texts for words that are none, such as %1</source>
        <translation>hält Texte für Wörter, die keine sind, wie %1</translation>
    </message>
    <message>
        <source>was not written: the graph that was built %1, which is a defect of this program</source>
        <translation>wurde nicht geschrieben: der erstellte Graph %1; das ist ein Fehler dieses Programms</translation>
    </message>
    <message>
        <source>needs nodes of 24 bits and would go to %1, which exists already; give it that name if it is to be replaced</source>
        <translation>braucht Knoten mit 24 Bit und käme nach %1, das es schon gibt; soll es ersetzt werden, diesen Namen angeben</translation>
    </message>
    <message>
        <source>was not written: what came to the disk can&apos;t be read back as it was</source>
        <translation>wurde nicht geschrieben: was auf den Datenträger kam, liest sich nicht unverändert zurück</translation>
    </message>
    <message>
        <source>they differ in more than %1 words, more than any lexicon has; one of them is damaged or made to do harm</source>
        <translation>sie unterscheiden sich in mehr als %1 Wörtern, mehr als jedes Lexikon hat; eines ist beschädigt oder in böser Absicht erstellt</translation>
    </message>
    <message>
        <source>has more than %1 letters in its words</source>
        <translation>hat mehr als %1 Buchstaben in seinen Wörtern</translation>
    </message>
    <message>
        <source>%1; %2 lines in all are no words</source>
        <translation>%1; insgesamt sind %2 Zeilen keine Wörter</translation>
    </message>
    <message>
        <source>is no lexicon but %1</source>
        <translation>ist kein Lexikon, sondern %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>„%1“: %2</translation>
    </message>
    <message>
        <source>the letter %1 is no character of Latin-1, which Lexpert&apos;s format needs</source>
        <translation>der Buchstabe %1 ist kein Zeichen von Latin-1, wie es das Format von Lexpert braucht</translation>
    </message>
    <message>
        <source>a title may have 31 bytes and a date 19 in Lexpert&apos;s format</source>
        <translation>im Format von Lexpert kann ein Titel 31 Bytes haben und ein Datum 19</translation>
    </message>
    <message>
        <source>the words need more nodes than Lexpert&apos;s format can address</source>
        <translation>die Wörter brauchen mehr Knoten, als das Format von Lexpert fasst</translation>
    </message>
    <message>
        <source>the letter %1 has several characters, which Macondo&apos;s format can&apos;t hold</source>
        <translation>der Buchstabe %1 hat mehrere Zeichen, was das Format von Macondo nicht fasst</translation>
    </message>
    <message>
        <source>Macondo&apos;s format can&apos;t hold more than %1 letters</source>
        <translation>das Format von Macondo fasst nicht mehr als %1 Buchstaben</translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation>endet mitten im Kopf</translation>
    </message>
    <message>
        <source>it ends within its name</source>
        <translation>endet mitten im Namen</translation>
    </message>
    <message>
        <source>it has no alphabet that could be read</source>
        <translation>hat kein lesbares Alphabet</translation>
    </message>
    <message>
        <source>it ends within its sets of letters</source>
        <translation>endet mitten in den Buchstabenmengen</translation>
    </message>
    <message>
        <source>a set of letters has more than the alphabet</source>
        <translation>eine Buchstabenmenge hat mehr als das Alphabet</translation>
    </message>
    <message>
        <source>it ends within its nodes</source>
        <translation>endet mitten in den Knoten</translation>
    </message>
    <message>
        <source>a node leads out of the file</source>
        <translation>ein Knoten führt aus der Datei hinaus</translation>
    </message>
    <message>
        <source>it has too many nodes</source>
        <translation>hat zu viele Knoten</translation>
    </message>
    <message>
        <source>a node leads to none</source>
        <translation>ein Knoten führt zu keinem</translation>
    </message>
    <message>
        <source>an arc has a letter that the alphabet lacks</source>
        <translation>eine Kante hat einen Buchstaben, den das Alphabet nicht hat</translation>
    </message>
    <message>
        <source>holds no GADDAG, which a .gaddag file would need</source>
        <translation>enthält kein GADDAG, das eine .gaddag-Datei bräuchte</translation>
    </message>
    <message>
        <source>has letters that the alphabet lacks</source>
        <translation>hat Buchstaben, die das Alphabet nicht hat</translation>
    </message>
    <message>
        <source>the lexicon&apos;s name is longer than 255 bytes, which the format can&apos;t hold</source>
        <translation>der Name des Lexikons ist länger als die 255 Bytes, die das Format fasst</translation>
    </message>
    <message>
        <source>has more nodes than the 16777215 that Macondo&apos;s format can address</source>
        <translation>hat mehr Knoten als die 16777215, die das Format von Macondo fasst</translation>
    </message>
    <message>
        <source>it is too long for a word graph</source>
        <translation>zu lang für einen Wortgraphen</translation>
    </message>
    <message>
        <source>begins with neither &quot;cdwg&quot; nor &quot;cgdg&quot;, so it is no graph of Macondo&apos;s</source>
        <translation>beginnt weder mit „cdwg“ noch mit „cgdg“, also kein Graph von Macondo</translation>
    </message>
    <message>
        <source>it ends within a node: %1 bytes are no multiple of 4, so the file may be cut off</source>
        <translation>endet mitten in einem Knoten: %1 Bytes sind kein Vielfaches von 4, die Datei könnte abgeschnitten sein</translation>
    </message>
    <message>
        <source>has %1 bytes: no word graph has more than %2</source>
        <translation>hat %1 Bytes: Kein Wortgraph hat mehr als %2</translation>
    </message>
    <message>
        <source>%1; it could be one with 24-bit nodes, whose name must end in .kbwg</source>
        <translation>%1; es könnte einer mit 24-Bit-Knoten sein, dessen Name auf .kbwg enden muss</translation>
    </message>
    <message>
        <source>%1; it could be one with 22-bit nodes, whose name ends in .kwg or .kad</source>
        <translation>%1; es könnte einer mit 22-Bit-Knoten sein, dessen Name auf .kwg oder .kad endet</translation>
    </message>
    <message>
        <source>a letter&apos;s text has no end or is none</source>
        <translation>der Text eines Buchstabens hat kein Ende oder ist keiner</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>es ist leer</translation>
    </message>
    <message>
        <source>begins with byte %1, so it is no Quackle .dawg of version 0 or 1</source>
        <translation>beginnt mit Byte %1, also kein Quackle-.dawg der Version 0 oder 1</translation>
    </message>
    <message>
        <source>what follows the header is no list of nodes of 7 bytes</source>
        <translation>was dem Kopf folgt, ist keine Liste von Knoten mit 7 Bytes</translation>
    </message>
    <message>
        <source>has letter %1, but only %2 letters</source>
        <translation>hat Buchstabe %1, aber nur %2 Buchstaben</translation>
    </message>
    <message>
        <source>the compressed data is %1</source>
        <translation>die komprimierten Daten sind %1</translation>
    </message>
    <message>
        <source>would have more than %1 bytes when unpacked, which is too much</source>
        <translation>hätte entpackt mehr als %1 Bytes, was zu viel ist</translation>
    </message>
    <message>
        <source>can&apos;t be unpacked for lack of memory</source>
        <translation>lässt sich aus Speichermangel nicht entpacken</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>abgeschnitten</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>ein PNG-Bild</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>ein JPEG-Bild</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>ein GIF-Bild</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>ein PDF-Dokument</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>ein altes Office-Dokument</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>ein Programm</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>eine SQLite-Datenbank</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>Binärdaten</translation>
    </message>
    <message>
        <source>has %1 bytes, more than the %2 allowed</source>
        <translation>hat %1 Bytes, mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>is no text but %1</source>
        <translation>ist kein Text, sondern %1</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>beschädigt</translation>
    </message>
    <message>
        <source>is longer than %1 letters</source>
        <translation>ist länger als %1 Buchstaben</translation>
    </message>
    <message>
        <source>byte %1 is not valid UTF-8</source>
        <translation>Byte %1 ist kein gültiges UTF-8</translation>
    </message>
    <message>
        <source>byte %1 is a control character</source>
        <translation>Byte %1 ist ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a word list of %1 bytes is too long</source>
        <translation>eine Wortliste mit %1 Bytes ist zu lang</translation>
    </message>
    <message>
        <source>Combining the lists</source>
        <translation>Listen werden verknüpft</translation>
    </message>
    <message>
        <source>holds alphagrams only, from which the words can&apos;t be made again</source>
        <translation>enthält nur Alphagramme, aus denen sich die Wörter nicht zurückgewinnen lassen</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
        <translation>nicht lesbar: %1</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>nicht beschreibbar: %1</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>es ist ein Ordner</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>es ist keine gewöhnliche Datei</translation>
    </message>
    <message>
        <source>has %1 bytes, more than the %2 allowed here</source>
        <translation>hat %1 Bytes, mehr als die hier erlaubten %2</translation>
    </message>
    <message>
        <source>is no regular file and is not replaced</source>
        <translation>ist keine gewöhnliche Datei und wird nicht ersetzt</translation>
    </message>
    <message>
        <source>is write-protected and is not replaced</source>
        <translation>ist schreibgeschützt und wird nicht ersetzt</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>wurde angehalten</translation>
    </message>
    <message>
        <source>%1 is no tile of the alphabet %2</source>
        <translation>%1 ist kein Stein des Alphabets %2</translation>
    </message>
    <message>
        <source>a blank can be worth 0 to 255 points, not %1</source>
        <translation>ein Blanko kann 0 bis 255 Punkte wert sein, nicht %1</translation>
    </message>
    <message>
        <source>a board of %1 rows and %2 columns; both can be 1 to %3</source>
        <translation>ein Brett mit %1 Reihen und %2 Spalten; beide können 1 bis %3 sein</translation>
    </message>
    <message>
        <source>%1 squares are given for a board of %2</source>
        <translation>%1 Felder sind angegeben für ein Brett mit %2</translation>
    </message>
    <message>
        <source>the start square is outside the board</source>
        <translation>das Startfeld liegt außerhalb des Bretts</translation>
    </message>
    <message>
        <source>row %1, column %2: multipliers are 1 to 4, or both 0 on a blocked square</source>
        <translation>Reihe %1, Spalte %2: Faktoren sind 1 bis 4, oder beide 0 auf einem gesperrten Feld</translation>
    </message>
    <message>
        <source>there is no rule set %1</source>
        <translation>es gibt kein Regelwerk %1</translation>
    </message>
    <message>
        <source>there is no alphabet %1</source>
        <translation>es gibt kein Alphabet %1</translation>
    </message>
    <message>
        <source>there is no board layout %1</source>
        <translation>es gibt keine Brettaufteilung %1</translation>
    </message>
    <message>
        <source>a letter, its blank and its aliases need a text</source>
        <translation>ein Buchstabe, sein Blanko und seine Ersatzschreibungen brauchen einen Text</translation>
    </message>
    <message>
        <source>%1 is too long for a tile</source>
        <translation>%1 ist zu lang für einen Stein</translation>
    </message>
    <message>
        <source>%1 is not UTF-8</source>
        <translation>%1 ist kein UTF-8</translation>
    </message>
    <message>
        <source>%1 has a control character</source>
        <translation>%1 enthält ein Steuerzeichen</translation>
    </message>
    <message>
        <source>%1 has %2, which means something else in racks and moves</source>
        <translation>%1 enthält %2, was in Bänken und Zügen etwas anderes bedeutet</translation>
    </message>
    <message>
        <source>%1 begins with a digit, which counts empty squares</source>
        <translation>%1 beginnt mit einer Ziffer, die leere Felder zählt</translation>
    </message>
    <message>
        <source>there are no letters</source>
        <translation>es gibt keine Buchstaben</translation>
    </message>
    <message>
        <source>there are more than %1 letters</source>
        <translation>es gibt mehr als %1 Buchstaben</translation>
    </message>
    <message>
        <source>a letter can be worth 0 to %1 points, not %2</source>
        <translation>ein Buchstabe kann 0 bis %1 Punkte wert sein, nicht %2</translation>
    </message>
    <message>
        <source>a letter can have %1 aliases, not more</source>
        <translation>ein Buchstabe kann %1 Ersatzschreibungen haben, nicht mehr</translation>
    </message>
    <message>
        <source>%1 is given twice for this letter</source>
        <translation>%1 ist für diesen Buchstaben zweimal angegeben</translation>
    </message>
    <message>
        <source>%1 stands for %2 already</source>
        <translation>%1 steht schon für %2</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>das ist kein UTF-8</translation>
    </message>
    <message>
        <source>a text file can&apos;t have zero bytes</source>
        <translation>eine Textdatei kann keine Nullbytes haben</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>ein Steuerzeichen</translation>
    </message>
    <message>
        <source>a section such as [game] must come first</source>
        <translation>ein Abschnitt wie [game] muss zuerst kommen</translation>
    </message>
    <message>
        <source>&apos;]&apos; is missing at the end</source>
        <translation>„]“ fehlt am Ende</translation>
    </message>
    <message>
        <source>there is no section %1</source>
        <translation>es gibt keinen Abschnitt %1</translation>
    </message>
    <message>
        <source>the section %1 is there already</source>
        <translation>der Abschnitt %1 ist schon da</translation>
    </message>
    <message>
        <source>a section has one table only</source>
        <translation>ein Abschnitt hat nur eine Tabelle</translation>
    </message>
    <message>
        <source>expected &apos;key = value&apos;, a section or a table (which ends at an empty line)</source>
        <translation>erwartet: „Schlüssel = Wert“, ein Abschnitt oder eine Tabelle (die mit einer leeren Zeile endet)</translation>
    </message>
    <message>
        <source>there is no key before &apos;=&apos;</source>
        <translation>vor „=“ steht kein Schlüssel</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 hat keinen Wert</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 ist schon da</translation>
    </message>
    <message>
        <source>too many keys in a section</source>
        <translation>zu viele Schlüssel in einem Abschnitt</translation>
    </message>
    <message>
        <source>has %1 bytes; rules files have at most %2</source>
        <translation>hat %1 Bytes; Regeldateien haben höchstens %2</translation>
    </message>
    <message>
        <source>a tile needs its letter, its blank, how many there are and its points</source>
        <translation>ein Stein braucht seinen Buchstaben, sein Blanko, seine Anzahl und seine Punkte</translation>
    </message>
    <message>
        <source>the number of tiles</source>
        <translation>die Zahl der Steine</translation>
    </message>
    <message>
        <source>the points of a tile</source>
        <translation>die Punkte eines Steins</translation>
    </message>
    <message>
        <source>after the points come &apos;vowel&apos; and aliases such as =Y or =Y/y, not %1</source>
        <translation>nach den Punkten kommen „vowel“ und Ersatzschreibungen wie =Y oder =Y/y, nicht %1</translation>
    </message>
    <message>
        <source>the blank has one line, such as &apos;? ? 2 0&apos;, without more</source>
        <translation>das Blanko hat eine Zeile wie „? ? 2 0“, ohne mehr</translation>
    </message>
    <message>
        <source>there are no tiles in the bag</source>
        <translation>es sind keine Steine im Beutel</translation>
    </message>
    <message>
        <source>a square reads &apos;letter 2 word 3&apos;, not %1</source>
        <translation>ein Feld lautet „letter 2 word 3“, nicht %1</translation>
    </message>
    <message>
        <source>a multiplier</source>
        <translation>ein Faktor</translation>
    </message>
    <message>
        <source>a blocked square has &apos;letter 0 word 0&apos;, others have no 0</source>
        <translation>ein gesperrtes Feld hat „letter 0 word 0“, andere haben keine 0</translation>
    </message>
    <message>
        <source>a square is one character, and not &apos;[&apos;: %1</source>
        <translation>ein Feld ist ein Zeichen, und nicht „[“: %1</translation>
    </message>
    <message>
        <source>%1 has a meaning already</source>
        <translation>%1 hat schon eine Bedeutung</translation>
    </message>
    <message>
        <source>a board has at most %1 rows and columns</source>
        <translation>ein Brett hat höchstens %1 Reihen und Spalten</translation>
    </message>
    <message>
        <source>%1 is no square; an empty line ends the picture</source>
        <translation>%1 ist kein Feld; eine leere Zeile beendet das Bild</translation>
    </message>
    <message>
        <source>this row has %1 squares, the first one has %2</source>
        <translation>diese Reihe hat %1 Felder, die erste hat %2</translation>
    </message>
    <message>
        <source>the picture has no rows</source>
        <translation>das Bild hat keine Reihen</translation>
    </message>
    <message>
        <source>the start is a square such as H8, not %1</source>
        <translation>der Start ist ein Feld wie H8, nicht %1</translation>
    </message>
    <message>
        <source>the bonus reads &apos;50&apos; or &apos;40 from 7, 50 from 8&apos;, not %1</source>
        <translation>der Bonus lautet „50“ oder „40 from 7, 50 from 8“, nicht %1</translation>
    </message>
    <message>
        <source>the bonus</source>
        <translation>der Bonus</translation>
    </message>
    <message>
        <source>expected &apos;from&apos;</source>
        <translation>erwartet: „from“</translation>
    </message>
    <message>
        <source>the number of tiles for a bonus (ascending)</source>
        <translation>die Zahl der Steine für einen Bonus (aufsteigend)</translation>
    </message>
    <message>
        <source>a game of passes must end some time: give &apos;passes&apos; or &apos;scoreless_turns&apos; a number</source>
        <translation>eine Partie aus Passen muss einmal enden: „passes“ oder „scoreless_turns“ braucht eine Zahl</translation>
    </message>
    <message>
        <source>%1 is named here, but the file has a section [%2] too</source>
        <translation>%1 ist hier genannt, aber die Datei hat auch einen Abschnitt [%2]</translation>
    </message>
    <message>
        <source>there is no section [alphabet]</source>
        <translation>es gibt keinen Abschnitt [alphabet]</translation>
    </message>
    <message>
        <source>there is no section [layout]</source>
        <translation>es gibt keinen Abschnitt [layout]</translation>
    </message>
    <message>
        <source>there is no section [game]</source>
        <translation>es gibt keinen Abschnitt [game]</translation>
    </message>
    <message>
        <source>a move could score more than %1 points: too many word premiums in one row or column</source>
        <translation>ein Zug könnte mehr als %1 Punkte bringen: zu viele Wortbonusfelder in einer Reihe oder Spalte</translation>
    </message>
    <message>
        <source>the section [%1] needs %2</source>
        <translation>der Abschnitt [%1] braucht %2</translation>
    </message>
    <message>
        <source>there is no key %1 in [%2]</source>
        <translation>es gibt keinen Schlüssel %1 in [%2]</translation>
    </message>
    <message>
        <source>there is no table %1 in [%2]</source>
        <translation>es gibt keine Tabelle %1 in [%2]</translation>
    </message>
    <message>
        <source>%1 is a whole number, not %2</source>
        <translation>%1: eine ganze Zahl, nicht %2</translation>
    </message>
    <message>
        <source>%1 is %2, or it is a whole number, not %3</source>
        <translation>%1 ist %2 oder eine ganze Zahl, nicht %3</translation>
    </message>
    <message>
        <source>%1 can be %2 to %3, not %4</source>
        <translation>%1: möglich sind %2 bis %3, nicht %4</translation>
    </message>
    <message>
        <source>%1 is %2, or it can be %3 to %4, not %5</source>
        <translation>%1 ist %2 oder von %3 bis %4, nicht %5</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 oder %2</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <translation>%1 ist %2, nicht %3</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1; war %2 gemeint?</translation>
    </message>
    <message>
        <source>has choices for %1 squares, expected %2</source>
        <translation>hat Auswahlen für %1 Felder, erwartet: %2</translation>
    </message>
    <message>
        <source>{ has no }</source>
        <translation>zu { fehlt }</translation>
    </message>
    <message>
        <source>Classic, 4x4</source>
        <translation>Klassisch, 4x4</translation>
    </message>
    <message>
        <source>New, 4x4</source>
        <translation>Neu, 4x4</translation>
    </message>
    <message>
        <source>Big, 5x5</source>
        <translation>Groß, 5x5</translation>
    </message>
    <message>
        <source>Super big, 6x6</source>
        <translation>Sehr groß, 6x6</translation>
    </message>
    <message>
        <source>there are no dice %1; there are %2</source>
        <translation>es gibt keine Würfel %1; es gibt: %2</translation>
    </message>
    <message>
        <source>words for grids can use the first %1 letters of an alphabet only</source>
        <translation>Wörter für Gitter können nur die ersten %1 Buchstaben eines Alphabets haben</translation>
    </message>
    <message>
        <source>too many words for grids: give a greatest length or fewer letters</source>
        <translation>zu viele Wörter für Gitter: eine größte Länge oder weniger Buchstaben angeben</translation>
    </message>
    <message>
        <source>Classic game, 4x4</source>
        <translation>Klassisches Spiel, 4x4</translation>
    </message>
    <message>
        <source>Big game, 5x5</source>
        <translation>Großes Spiel, 5x5</translation>
    </message>
    <message>
        <source>Super big game, 6x6</source>
        <translation>Sehr großes Spiel, 6x6</translation>
    </message>
    <message>
        <source>%1 in %2 is no part of a score table: expected LENGTH:POINTS with ascending lengths up to %3, like 3:1,5:2,9:2x, or one of %4</source>
        <translation>%1 in %2 ist kein Teil einer Wertungstabelle: erwartet LÄNGE:PUNKTE mit aufsteigenden Längen bis %3, wie 3:1,5:2,9:2x, oder eines von %4</translation>
    </message>
    <message>
        <source>grids can have 1x1 to 8x8 squares</source>
        <translation>Gitter können 1x1 bis 8x8 Felder haben</translation>
    </message>
    <message>
        <source>a run needs at least one step</source>
        <translation>ein Lauf braucht mindestens einen Schritt</translation>
    </message>
    <message>
        <source>1 to 10000 grids can be kept</source>
        <translation>1 bis 10000 Gitter lassen sich behalten</translation>
    </message>
    <message>
        <source>the search needs a die with faces for each of its %1 squares</source>
        <translation>die Suche braucht für jedes ihrer %1 Felder einen Würfel mit Seiten</translation>
    </message>
    <message>
        <source>there are no words and so no letters</source>
        <translation>es gibt keine Wörter und daher keine Buchstaben</translation>
    </message>
    <message>
        <source>a search can choose from 10000 faces at most</source>
        <translation>eine Suche kann aus höchstens 10000 Seiten wählen</translation>
    </message>
    <message>
        <source>%1 is no letter of the alphabet %2 and no block (#)</source>
        <translation>%1 ist kein Buchstabe des Alphabets %2 und kein Block (#)</translation>
    </message>
    <message>
        <source>%1 square</source>
        <translation>%1 Feld</translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation>%1 Felder</translation>
    </message>
    <message>
        <source>%1 is no size of a grid: expected ROWSxCOLUMNS from 1x1 to 8x8</source>
        <translation>%1 ist keine Gittergröße: erwartet REIHENxSPALTEN von 1x1 bis 8x8</translation>
    </message>
    <message>
        <source>%1 is no face: expected 1 to %2 letters, or # for a block</source>
        <translation>%1 ist keine Seite: erwartet 1 bis %2 Buchstaben oder # für einen Block</translation>
    </message>
    <message>
        <source>has no letters</source>
        <translation>hat keine Buchstaben</translation>
    </message>
    <message>
        <source>has %1</source>
        <translation>hat %1</translation>
    </message>
    <message>
        <source>%1, expected %2 in %3 rows of %4</source>
        <translation>%1, erwartet %2 in %3 Reihen zu %4</translation>
    </message>
    <message>
        <source>%1, expected at most 64 (8x8)</source>
        <translation>%1, erwartet höchstens 64 (8x8)</translation>
    </message>
    <message>
        <source>%1 in rows that are too long, too many or not equally long: expected 1x1 to 8x8</source>
        <translation>%1 in Reihen, die zu lang, zu viele oder nicht gleich lang sind: erwartet 1x1 bis 8x8</translation>
    </message>
    <message>
        <source>%1, which make no square grid: give a size, or / between the rows</source>
        <translation>%1, was kein quadratisches Gitter ergibt: eine Größe angeben oder / zwischen den Reihen</translation>
    </message>
    <message>
        <source>&apos;)&apos; closes nothing</source>
        <translation>„)“ schließt nichts</translation>
    </message>
    <message>
        <source>has more than %1 places for tiles from here on, repetitions written out</source>
        <translation>hat von hier an mehr als %1 Plätze für Steine, Wiederholungen ausgeschrieben</translation>
    </message>
    <message>
        <source>there is nothing before it that could be repeated</source>
        <translation>davor steht nichts, was sich wiederholen ließe</translation>
    </message>
    <message>
        <source>has more than %1 groups inside each other</source>
        <translation>hat mehr als %1 Gruppen ineinander</translation>
    </message>
    <message>
        <source>&apos;(&apos; isn&apos;t closed</source>
        <translation>„(“ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>is longer than the %1 bytes allowed</source>
        <translation>ist länger als die erlaubten %1 Bytes</translation>
    </message>
    <message>
        <source>&apos;}&apos; closes nothing</source>
        <translation>„}“ schließt nichts</translation>
    </message>
    <message>
        <source>&apos;]&apos; closes nothing</source>
        <translation>„]“ schließt nichts</translation>
    </message>
    <message>
        <source>&apos;[&apos; isn&apos;t closed</source>
        <translation>„[“ wird nicht geschlossen</translation>
    </message>
    <message>
        <source>there are no letters in the brackets</source>
        <translation>in den Klammern stehen keine Buchstaben</translation>
    </message>
    <message>
        <source>&apos;{&apos; begins no count such as {2}, {2,} or {2,5}</source>
        <translation>„{“ beginnt keine Anzahl wie {2}, {2,} oder {2,5}</translation>
    </message>
    <message>
        <source>repeats more often than the %1 times allowed</source>
        <translation>wiederholt öfter als die erlaubten %1 Male</translation>
    </message>
    <message>
        <source>repeats at most less often than at least</source>
        <translation>die größte Zahl der Wiederholungen ist kleiner als die kleinste</translation>
    </message>
    <message>
        <source>gives more than %1 words</source>
        <translation>ergibt mehr als %1 Wörter</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Reste werden gesucht</translation>
    </message>
    <message>
        <source>has more words than can be numbered</source>
        <translation>hat mehr Wörter, als sich nummerieren lassen</translation>
    </message>
    <message>
        <source>%1 tiles are more than the %2 allowed</source>
        <translation>%1 Steine sind mehr als die erlaubten %2</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Datei oder Ordner nicht gefunden</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Zugriff verweigert</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Vorgang nicht erlaubt</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Ein-/Ausgabefehler</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Datei existiert bereits</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>Kein Ordner</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Ist ein Ordner</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Dateiname zu lang</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Zu viele offene Dateien</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Kein Platz mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Speicherkontingent überschritten</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Dateisystem nur lesbar</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Kein Speicher verfügbar</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Gerät oder Ressource belegt</translation>
    </message>
    <message>
        <source>a series has 1 to %1 games, not %2</source>
        <translation>eine Reihe hat 1 bis %1 Partien, nicht %2</translation>
    </message>
    <message>
        <source>it was begun with the seed %1 in pairs: name the same, or begin anew</source>
        <translation>begonnen mit dem Startwert %1 in Paaren: denselben angeben oder neu beginnen</translation>
    </message>
    <message>
        <source>it was begun with the seed %1, not in pairs: name the same, or begin anew</source>
        <translation>begonnen mit dem Startwert %1, nicht in Paaren: denselben angeben oder neu beginnen</translation>
    </message>
    <message>
        <source>it was begun with other players: %1, not %2</source>
        <translation>begonnen mit anderen Spielern: %1, nicht %2</translation>
    </message>
    <message>
        <source>%1 games are played already, and only %2 are asked for</source>
        <translation>%1 Partien sind schon gespielt, und nur %2 sind verlangt</translation>
    </message>
    <message>
        <source>its numbers of games make no sense</source>
        <translation>die Zahlen der Partien ergeben keinen Sinn</translation>
    </message>
    <message>
        <source>games can&apos;t be played without a lexicon</source>
        <translation>ohne Lexikon lassen sich keine Partien spielen</translation>
    </message>
    <message>
        <source>%1 racks of %2 tiles can&apos;t be filled from %3</source>
        <translation>%1 Bänke mit %2 Steinen lassen sich aus %3 nicht füllen</translation>
    </message>
    <message>
        <source>%1 games are too few for %2 generations: each plays at least one</source>
        <translation>%1 Partien sind zu wenig für %2 Generationen: jede spielt mindestens eine</translation>
    </message>
    <message>
        <source>training has 1 to %1 generations</source>
        <translation>ein Training hat 1 bis %1 Generationen</translation>
    </message>
    <message>
        <source>a generation has 1 to %1 games, not %2</source>
        <translation>eine Generation hat 1 bis %1 Partien, nicht %2</translation>
    </message>
    <message>
        <source>up to %1 tries per hundred turns, and a share up to 100 per cent</source>
        <translation>bis zu %1 Versuche je hundert Züge und ein Anteil bis zu 100 Prozent</translation>
    </message>
    <message>
        <source>Generation %1 of %2</source>
        <translation>Generation %1 von %2</translation>
    </message>
    <message>
        <source>seed %1, %2 tries per hundred turns, %3 per cent of the games for racks seen less than %4 times</source>
        <translation>Startwert %1, %2 Versuche je hundert Züge, %3 Prozent der Partien für weniger als %4-mal gesehene Bänke</translation>
    </message>
    <message>
        <source>it was begun with other settings (%1) than these (%2): name the same, or begin anew</source>
        <translation>begonnen mit anderen Einstellungen (%1) als diesen (%2): dieselben angeben oder neu beginnen</translation>
    </message>
    <message>
        <source>what it says of generation %1 can&apos;t be read</source>
        <translation>die Angaben zu Generation %1 sind nicht lesbar</translation>
    </message>
    <message>
        <source>it was begun with another plan of games by generation: only generations after the one that is being played can be changed</source>
        <translation>begonnen mit einem anderen Plan der Partien je Generation: ändern lassen sich nur Generationen nach der laufenden</translation>
    </message>
    <message>
        <source>it has more games than its plan</source>
        <translation>mehr Partien als im Plan</translation>
    </message>
    <message>
        <source>it was begun with other leave values</source>
        <translation>begonnen mit anderen Restwerten</translation>
    </message>
    <message>
        <source>its samples don&apos;t fit the rules</source>
        <translation>die Stichproben passen nicht zu den Regeln</translation>
    </message>
    <message>
        <source>Finding leave values</source>
        <translation>Restwerte werden ermittelt</translation>
    </message>
    <message>
        <source>leave values need at least one sample</source>
        <translation>Restwerte brauchen mindestens eine Stichprobe</translation>
    </message>
    <message>
        <source>the moves do not follow from the tiles that were dealt: %1</source>
        <translation>die Züge ergeben sich nicht aus den gezogenen Steinen: %1</translation>
    </message>
    <message>
        <source>the game was not begun with this program</source>
        <translation>die Partie wurde nicht mit diesem Programm begonnen</translation>
    </message>
    <message>
        <source>the game starts from a position</source>
        <translation>die Partie geht von einer Stellung aus</translation>
    </message>
    <message>
        <source>the game goes on after its end</source>
        <translation>die Partie geht nach ihrem Ende weiter</translation>
    </message>
    <message>
        <source>nobody knows what was exchanged</source>
        <translation>niemand weiß, was getauscht wurde</translation>
    </message>
    <message>
        <source>there is no play to take back</source>
        <translation>es gibt keinen Zug zurückzunehmen</translation>
    </message>
    <message>
        <source>a line is not understood</source>
        <translation>eine Zeile ist nicht verständlich</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>there is no play to challenge</source>
        <translation>es gibt keinen Zug anzuzweifeln</translation>
    </message>
    <message>
        <source>the game is not at its end</source>
        <translation>die Partie ist nicht zu Ende</translation>
    </message>
    <message>
        <source>racks of one tile have no leaves</source>
        <translation>Bänke mit einem Stein haben keine Reste</translation>
    </message>
    <message>
        <source>leave values for %1 take %2 MB of memory for %3 different racks and %4 leaves, more than the %5 MB allowed</source>
        <translation>Restwerte für %1 brauchen %2 MB Speicher für %3 verschiedene Bänke und %4 Reste, mehr als die erlaubten %5 MB</translation>
    </message>
    <message>
        <source>it doesn&apos;t say what %1 is</source>
        <translation>es fehlt die Angabe %1</translation>
    </message>
    <message>
        <source>%1 should be a number from %2 to %3, not %4</source>
        <translation>%1 sollte eine Zahl von %2 bis %3 sein, nicht %4</translation>
    </message>
    <message>
        <source>it is a state of %1, not of %2</source>
        <translation>es ist ein Stand von %1, nicht von %2</translation>
    </message>
    <message>
        <source>it was begun with the rules %1 in a form that has changed since</source>
        <translation>begonnen mit dem Regelwerk %1, das sich seither geändert hat</translation>
    </message>
    <message>
        <source>it was begun with the rules %1, not with %2</source>
        <translation>begonnen mit dem Regelwerk %1, nicht mit %2</translation>
    </message>
    <message>
        <source>it was begun with the lexicon %1 in a form that has changed since</source>
        <translation>begonnen mit dem Lexikon %1, das sich seither geändert hat</translation>
    </message>
    <message>
        <source>it was begun with the lexicon %1, not with %2</source>
        <translation>begonnen mit dem Lexikon %1, nicht mit %2</translation>
    </message>
    <message>
        <source>it is no saved state of this program</source>
        <translation>es ist kein gespeicherter Stand dieses Programms</translation>
    </message>
    <message>
        <source>it was cut short: it should have %1 bytes after its head, and has %2</source>
        <translation>abgeschnitten: nach dem Kopf sollten %1 Bytes folgen, es sind %2</translation>
    </message>
    <message>
        <source>it is damaged: its bytes don&apos;t have the checksum that it names</source>
        <translation>beschädigt: die Bytes haben nicht die genannte Prüfsumme</translation>
    </message>
    <message>
        <source>it is damaged: its head should end with its checksum</source>
        <translation>beschädigt: der Kopf müsste mit seiner Prüfsumme enden</translation>
    </message>
    <message>
        <source>it is damaged: lines 1 to %1, its head, don&apos;t have the checksum that is named here</source>
        <translation>beschädigt: die Zeilen 1 bis %1, der Kopf, haben nicht die hier genannte Prüfsumme</translation>
    </message>
    <message>
        <source>it was cut short: its head has no end</source>
        <translation>abgeschnitten: der Kopf hat kein Ende</translation>
    </message>
    <message>
        <source>its counts are damaged: %1</source>
        <translation>die Zählungen sind beschädigt: %1</translation>
    </message>
    <message>
        <source>its counts are of other games</source>
        <translation>die Zählungen stammen von anderen Partien</translation>
    </message>
    <message>
        <source>it is for racks of %1 tiles, the rules have %2</source>
        <translation>für Bänke mit %1 Steinen, das Regelwerk hat %2</translation>
    </message>
    <message>
        <source>it was made for the rules %1 as they were then, which have changed since</source>
        <translation>erstellt für das Regelwerk %1, das sich seither geändert hat</translation>
    </message>
    <message>
        <source>it was made for the rules %1, not for %2</source>
        <translation>erstellt für das Regelwerk %1, nicht für %2</translation>
    </message>
    <message>
        <source>the export was stopped</source>
        <translation>der Export wurde angehalten</translation>
    </message>
    <message>
        <source>Drawing slides</source>
        <translation>Folien werden gezeichnet</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>das Bild ließ sich nicht erstellen</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>nichts ist aufbewahrt</translation>
    </message>
    <message>
        <source>the file holds fewer games now</source>
        <translation>die Datei enthält jetzt weniger Partien</translation>
    </message>
    <message>
        <source>%1 leaves are too many for a table</source>
        <translation>%1 Reste sind zu viele für eine Tabelle</translation>
    </message>
    <message>
        <source>no game is under way</source>
        <translation>es läuft keine Partie</translation>
    </message>
    <message>
        <source>%1 is in your list already</source>
        <translation>%1 steht schon auf der Liste</translation>
    </message>
    <message>
        <source>holds no moves</source>
        <translation>enthält keine Züge</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>die Datei ist leer</translation>
    </message>
    <message>
        <source>holds no leave values</source>
        <translation>enthält keine Restwerte</translation>
    </message>
    <message>
        <source>the work broke off, probably for lack of memory</source>
        <translation>die Arbeit brach ab, wohl aus Speichermangel</translation>
    </message>
    <message>
        <source>holds no game</source>
        <translation>enthält keine Partie</translation>
    </message>
    <message>
        <source>the folder can&apos;t be made: %1</source>
        <translation>der Ordner lässt sich nicht anlegen: %1</translation>
    </message>
    <message>
        <source>it is no training</source>
        <translation>es ist kein Training</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour such as &quot;#1F6FB2&quot;</source>
        <translation>„%1“ ist keine Farbe wie &quot;#1F6FB2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a list of %2 colours</source>
        <translation>„%1“ muss eine Liste von %2 Farben sein</translation>
    </message>
    <message>
        <source>&quot;base&quot; is none of light, dark, highContrast, print</source>
        <translation>„base“ ist keines von light, dark, highContrast, print</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a theme</source>
        <translation>„%1“ ist keine Farbe eines Themas</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, bei Byte %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is missing</source>
        <translation>„%1“: %2 fehlt</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that a theme has</source>
        <translation>„%1“ gehört zu keinem Thema</translation>
    </message>
    <message>
        <source>&quot;line&quot; is not from 0 to 0.2</source>
        <translation>„line“ liegt nicht zwischen 0 und 0.2</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message>
        <source>it is larger than 64 kB</source>
        <translation>größer als 64 kB</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <translation>kein JSON-Objekt</translation>
    </message>
    <message>
        <source>it does not fit the rules %1; read by the rules %2</source>
        <translation>passt nicht zum Regelwerk %1; nach dem Regelwerk %2 gelesen</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Katalanisch</translation>
    </message>
    <message>
        <source>Catalan, 200 tiles</source>
        <translation>Katalanisch, 200 Steine</translation>
    </message>
    <message>
        <source>Catalan, super board</source>
        <translation>Katalanisch, großes Brett</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Dänisch</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Niederländisch</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Englisch</translation>
    </message>
    <message>
        <source>English, 200 tiles</source>
        <translation>Englisch, 200 Steine</translation>
    </message>
    <message>
        <source>English, Hong Kong</source>
        <translation>Englisch, Hongkong</translation>
    </message>
    <message>
        <source>English, Hong Kong (9 tiles)</source>
        <translation>Englisch, Hongkong (9 Steine)</translation>
    </message>
    <message>
        <source>English, super board</source>
        <translation>Englisch, großes Brett</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Französisch</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Deutsch</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italienisch</translation>
    </message>
    <message>
        <source>NYT Crossplay</source>
        <translation>NYT Crossplay</translation>
    </message>
    <message>
        <source>NYT Crossplay, 15 by 15</source>
        <translation>NYT Crossplay, 15 mal 15</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norwegisch</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polnisch</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugiesisch</translation>
    </message>
    <message>
        <source>Punctured board (unofficial)</source>
        <translation>Brett mit Löchern (inoffiziell)</translation>
    </message>
    <message>
        <source>Punctured, 15 by 15</source>
        <translation>Mit Löchern, 15 mal 15</translation>
    </message>
    <message>
        <source>Slovene</source>
        <translation>Slowenisch</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Spanisch</translation>
    </message>
    <message>
        <source>Standard, 15 by 15</source>
        <translation>Standard, 15 mal 15</translation>
    </message>
    <message>
        <source>Super, 21 by 21</source>
        <translation>Super, 21 mal 21</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Schwedisch</translation>
    </message>
    <message>
        <source>WordSmog (jumbled words)</source>
        <translation>WordSmog (beliebige Buchstabenfolge)</translation>
    </message>
    <message>
        <source>WordSmog, super board</source>
        <translation>WordSmog, großes Brett</translation>
    </message>
    <message>
        <source>Words With Friends</source>
        <translation>Words With Friends</translation>
    </message>
    <message>
        <source>Words With Friends, 15 by 15</source>
        <translation>Words With Friends, 15 mal 15</translation>
    </message>
    <message>
        <source>there are more tiles on the board and the racks than in the game: %1 too many</source>
        <translation>auf Brett und Bänken liegen mehr Steine, als das Spiel hat: %1 zu viel</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: byte %2: %3</source>
        <translation>%1: Byte %2: %3</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2: %3</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>Byte %1: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Listen werden verglichen</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Partien werden gespielt</translation>
    </message>
    <message>
        <source>alphagrams</source>
        <translation>Alphagramme</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>Verlängerungen</translation>
    </message>
    <message>
        <source>grids</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>a GCG holds one game, neither none nor several</source>
        <translation>eine GCG-Datei hält genau eine Partie fest, nicht keine und nicht mehrere</translation>
    </message>
    <message>
        <source>the game has %1 turns, no position %2</source>
        <translation>die Partie hat %1 Züge, keine Stellung %2</translation>
    </message>
    <message>
        <source>an endgame is solved for two players, here are %1</source>
        <translation>ein Endspiel wird für zwei Spieler gelöst, hier sind es %1</translation>
    </message>
    <message>
        <source>an endgame can&apos;t be solved without a lexicon</source>
        <translation>ohne Lexikon lässt sich kein Endspiel lösen</translation>
    </message>
    <message>
        <source>endgames of jumbled words can&apos;t be solved</source>
        <translation>Endspiele mit Wörtern in beliebiger Buchstabenfolge lassen sich nicht lösen</translation>
    </message>
    <message>
        <source>there are more tiles than the game has</source>
        <translation>es sind mehr Steine da, als das Spiel hat</translation>
    </message>
    <message>
        <source>the bag isn&apos;t empty: %1 tiles are unseen, a rack holds %2</source>
        <translation>der Beutel ist nicht leer: %1 Steine sind nicht zu sehen, eine Bank fasst %2</translation>
    </message>
    <message>
        <source>the rack of the player on turn isn&apos;t known</source>
        <translation>die Bank des Spielers am Zug ist nicht bekannt</translation>
    </message>
    <message>
        <source>nothing can be exchanged: the bag is empty</source>
        <translation>nichts kann getauscht werden: der Beutel ist leer</translation>
    </message>
    <message>
        <source>the racks can&apos;t be filled from the tiles that are left</source>
        <translation>die Bänke lassen sich aus den übrigen Steinen nicht füllen</translation>
    </message>
    <message>
        <source>the weight of a leave is no number from 0 on</source>
        <translation>das Gewicht eines Rests ist keine Zahl ab 0</translation>
    </message>
    <message>
        <source>the opponent can&apos;t hold the tiles of a leave</source>
        <translation>der Gegner kann die Steine eines Rests nicht haben</translation>
    </message>
    <message>
        <source>no leave has a weight above 0</source>
        <translation>kein Rest hat ein Gewicht über 0</translation>
    </message>
    <message>
        <source>a move of tiles that are not known can&apos;t be simulated</source>
        <translation>ein Zug mit unbekannten Steinen lässt sich nicht simulieren</translation>
    </message>
    <message>
        <source>a simulation needs two to four players</source>
        <translation>zu einer Simulation gehören zwei bis vier Spieler</translation>
    </message>
    <message>
        <source>a simulation has 1 to %1 plies, not %2</source>
        <translation>eine Simulation hat 1 bis %1 Halbzüge, nicht %2</translation>
    </message>
    <message>
        <source>there is no candidate to simulate</source>
        <translation>es gibt keinen Kandidaten zum Simulieren</translation>
    </message>
    <message>
        <source>no word of it has the letter %1, of which %2 has tiles: is it for other letters?</source>
        <translation>kein Wort darin hat den Buchstaben %1, für den %2 Steine hat: ist es für andere Buchstaben?</translation>
    </message>
    <message>
        <source>no word of it has the letters %1, of which %2 has tiles: is it for other letters?</source>
        <translation>kein Wort darin hat die Buchstaben %1, für die %2 Steine hat: ist es für andere Buchstaben?</translation>
    </message>
    <message>
        <source>the letters that are frequent in it are rare among the tiles of %1: is it for other letters?</source>
        <translation>die Buchstaben, die darin häufig sind, sind unter den Steinen von %1 selten: ist es für andere Buchstaben?</translation>
    </message>
    <message>
        <source>%1 is no score: a score is a number with a sign, like +24</source>
        <translation>%1 ist keine Punktzahl: eine Punktzahl ist eine Zahl mit Vorzeichen wie +24</translation>
    </message>
    <message>
        <source>the score is missing, a number with a sign like +24</source>
        <translation>die Punktzahl fehlt, eine Zahl mit Vorzeichen wie +24</translation>
    </message>
    <message>
        <source>Drawing boards</source>
        <translation>Bretter werden gezeichnet</translation>
    </message>
    <message>
        <source>the name must end with %1, not with %2</source>
        <translation>der Name muss mit %1 enden, nicht mit %2</translation>
    </message>
    <message>
        <source>is one of the files that are read and is not written over</source>
        <translation>ist eine der Dateien, die gelesen werden, und wird nicht überschrieben</translation>
    </message>
    <message>
        <source>is to hold two results: give each a file of its own</source>
        <translation>soll zwei Ergebnisse aufnehmen: für jedes eine eigene Datei nennen</translation>
    </message>
    <message>
        <source>can&apos;t be locked against other programs: %1</source>
        <translation>lässt sich nicht gegen andere Programme sperren: %1</translation>
    </message>
    <message>
        <source>can't be locked against other programs: %1 is there and is no lock</source>
        <translation>lässt sich nicht gegen andere Programme sperren: %1 ist da und keine Sperre</translation>
    </message>
    <message>
        <source>is there already and names no alphabet: it is not replaced</source>
        <translation>ist schon da und nennt kein Alphabet: sie wird nicht ersetzt</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>sie wurde kürzer, während sie gelesen wurde</translation>
    </message>
    <message>
        <source>is no game but %1</source>
        <translation>ist kein Spiel, sondern %1</translation>
    </message>
    <message>
        <source>another running program works with it: end that first</source>
        <translation>ein anderes laufendes Programm arbeitet damit: dieses zuerst beenden</translation>
    </message>
    <message>
        <source>holds more than a study can: %1 MB of text, which would take %2 MB</source>
        <translation>enthält mehr, als eine Studie fassen kann: %1 MB Text, der %2 MB Speicher bräuchte</translation>
    </message>
    <message>
        <source>there are more than %1 leaves</source>
        <translation>es sind mehr als %1 Reste</translation>
    </message>
    <message>
        <source>a ZIP archive or an office document: unpack it first</source>
        <translation>ein ZIP-Archiv oder ein Office-Dokument: zuerst entpacken</translation>
    </message>
    <message>
        <source>a RAR archive: unpack it first</source>
        <translation>ein RAR-Archiv: zuerst entpacken</translation>
    </message>
    <message>
        <source>a 7z archive: unpack it first</source>
        <translation>ein 7z-Archiv: zuerst entpacken</translation>
    </message>
    <message>
        <source>an XZ archive: unpack it first, or pack the text with gzip or zstd</source>
        <translation>ein XZ-Archiv: zuerst entpacken oder den Text mit gzip oder zstd packen</translation>
    </message>
    <message>
        <source>a BZIP2 archive: unpack it first, or pack the text with gzip or zstd</source>
        <translation>ein BZIP2-Archiv: zuerst entpacken oder den Text mit gzip oder zstd packen</translation>
    </message>
    <message>
        <source>has %1 lines, which is too much for a game</source>
        <translation>hat %1 Zeilen, zu viel für eine Partie</translation>
    </message>
    <message>
        <source>must not be more than %1</source>
        <translation>dürfen nicht mehr als %1 sein</translation>
    </message>
    <message>
        <source>%1 of %2 plays are not in the lexicon: the game may have been played with another</source>
        <translation>%1 von %2 Zügen stehen nicht im Lexikon: die Partie wurde vielleicht mit einem anderen gespielt</translation>
    </message>
    <message>
        <source>with %1 players chances of winning are those at the end of short roll-outs</source>
        <translation>bei %1 Spielern sind Gewinnchancen die am Ende kurzer Durchspiele</translation>
    </message>
    <message>
        <source>the record does not add up; points recorded are taken as they are: %1</source>
        <translation>die Aufzeichnung geht nicht auf; die notierten Punkte gelten, wie sie sind: %1</translation>
    </message>
    <message>
        <source>the time was too short for the endgame</source>
        <translation>die Zeit war zu kurz für das Endspiel</translation>
    </message>
    <message>
        <source>the time was too short for a simulation</source>
        <translation>die Zeit war zu kurz für eine Simulation</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>with the tiles that are kept</source>
        <translation>mit den Steinen, die bleiben</translation>
    </message>
    <message>
        <source>if %1 is drawn</source>
        <translation>wenn %1 gezogen wird</translation>
    </message>
    <message>
        <source>%1 sets up %2 for %3 points, %4: it follows in %5 % of the games</source>
        <translation>%1 bereitet %2 für %3 Punkte vor, %4: das folgt in %5 % der Partien</translation>
    </message>
    <message>
        <source>%1 keeps the chance of %2 for %3 points, %4: it follows in %5 % of the games, after %6 in %7 %</source>
        <translation>%1 erhält die Chance auf %2 für %3 Punkte, %4: das folgt in %5 % der Partien, nach %6 in %7 %</translation>
    </message>
    <message>
        <source>The next turn is a bingo in %1 % of the games after %2, in %3 % after %4</source>
        <translation>Der nächste eigene Zug ist in %1 % der Partien nach %2 ein Bingo, in %3 % nach %4</translation>
    </message>
    <message>
        <source>The opponent&apos;s answer is a bingo in %1 % of the games after %2, in %3 % after %4</source>
        <translation>Die Antwort des Gegners ist in %1 % der Partien nach %2 ein Bingo, in %3 % nach %4</translation>
    </message>
    <message>
        <source>%1 keeps %2, worth %3 points; %4 keeps %5, worth %6</source>
        <translation>%1 behält %2, %3 Punkte wert; %4 behält %5, %6 wert</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>keinen Stein</translation>
    </message>
    <message>
        <source>%1 draws %2 new tiles, %3 draws %4</source>
        <translation>%1 zieht %2 neue Steine, %3 zieht %4</translation>
    </message>
    <message>
        <source>The opponent&apos;s answer brings %1 points on average after %2, %3 after %4</source>
        <translation>Die Antwort des Gegners bringt nach %2 im Mittel %1 Punkte, nach %4 %3</translation>
    </message>
    <message>
        <source>%1 is a bingo, with a bonus of %2 points</source>
        <translation>%1 ist ein Bingo mit einer Prämie von %2 Punkten</translation>
    </message>
    <message>
        <source>%1 scores %2 points, %3 scores %4</source>
        <translation>%1 bringt %2 Punkte, %3 bringt %4</translation>
    </message>
    <message>
        <source>Results lie further apart after %1 (standard deviation %2 points, after %3 %4), which suits who is behind</source>
        <translation>Nach %1 liegen die Ergebnisse weiter auseinander (Standardabweichung %2 Punkte, nach %3 %4), was dem dient, der zurückliegt</translation>
    </message>
    <message>
        <source>Results lie closer together after %1 (standard deviation %2 points, after %3 %4), which suits who leads</source>
        <translation>Nach %1 liegen die Ergebnisse enger beisammen (Standardabweichung %2 Punkte, nach %3 %4), was dem dient, der führt</translation>
    </message>
    <message>
        <source>%1 ends the game, %2 does not</source>
        <translation>%1 beendet die Partie, %2 nicht</translation>
    </message>
    <message>
        <source>%1 empties the bag, so that the opponent begins the endgame; %2 leaves %3 in it</source>
        <translation>%1 leert den Beutel, so dass der Gegner das Endspiel beginnt; %2 lässt %3 darin</translation>
    </message>
    <message>
        <source>%1 leaves %2 tiles in the bag, %3 leaves %4</source>
        <translation>%1 lässt %2 Steine im Beutel, %3 lässt %4</translation>
    </message>
    <message>
        <source>Established: the game is decided, and %1 differs from %2 by %3 points (95 % interval %4 to %5, %6 games)</source>
        <translation>Gesichert: die Partie ist entschieden, und %1 unterscheidet sich von %2 um %3 Punkte (95-%-Intervall %4 bis %5, %6 Partien)</translation>
    </message>
    <message>
        <source>Too close to call: the game is decided, and %1 differs from %2 by %3 to %4 points (95 % interval, %5 games)</source>
        <translation>Zu knapp: die Partie ist entschieden, und %1 unterscheidet sich von %2 um %3 bis %4 Punkte (95-%-Intervall, %5 Partien)</translation>
    </message>
    <message>
        <source>Established: %1 wins in %2 % of the games, %3 in %4 %; the difference is %5 % (95 % interval %6 to %7, %8 games)</source>
        <translation>Gesichert: %1 gewinnt in %2 % der Partien, %3 in %4 %; der Unterschied ist %5 % (95-%-Intervall %6 bis %7, %8 Partien)</translation>
    </message>
    <message>
        <source>Too close to call: %1 wins in %2 % of the games, %3 in %4 %; the difference lies between %5 and %6 % (95 % interval, %7 games)</source>
        <translation>Zu knapp: %1 gewinnt in %2 % der Partien, %3 in %4 %; der Unterschied liegt zwischen %5 und %6 % (95-%-Intervall, %7 Partien)</translation>
    </message>
    <message>
        <source>%1 has not been simulated</source>
        <translation>%1 ist nicht simuliert worden</translation>
    </message>
    <message>
        <source>a move can&apos;t be compared with itself</source>
        <translation>ein Zug lässt sich nicht mit sich selbst vergleichen</translation>
    </message>
    <message>
        <source>there is no opponent whose rack could be read</source>
        <translation>es gibt keinen Gegner, dessen Bank sich erschließen ließe</translation>
    </message>
    <message>
        <source>the temperature is no number above 0</source>
        <translation>die Temperatur ist keine Zahl über 0</translation>
    </message>
    <message>
        <source>the trust is no number from 0 to 1</source>
        <translation>das Vertrauen ist keine Zahl von 0 bis 1</translation>
    </message>
    <message>
        <source>the tiles of the move were not there to be drawn</source>
        <translation>die Steine des Zugs waren nicht da, um gezogen zu werden</translation>
    </message>
    <message>
        <source>the player has %1 tiles, fewer than the move and what he showed</source>
        <translation>der Spieler hat %1 Steine, weniger als der Zug und was er gezeigt hat</translation>
    </message>
    <message>
        <source>the player has only %1 tiles</source>
        <translation>der Spieler hat nur %1 Steine</translation>
    </message>
    <message>
        <source>Looking at turns again</source>
        <translation>Züge werden noch einmal angesehen</translation>
    </message>
    <message>
        <source>the search for puzzles was stopped</source>
        <translation>die Suche nach Aufgaben wurde angehalten</translation>
    </message>
    <message>
        <source>holds no word to build from</source>
        <translation>enthält kein Wort, aus dem etwas gebaut werden könnte</translation>
    </message>
    <message>
        <source>expected a share such as 2/5, of at most %1, not &apos;%2&apos;</source>
        <translation>ein Anteil wie 2/5 wird erwartet, von höchstens %1, nicht &apos;%2&apos;</translation>
    </message>
    <message>
        <source>it was made by an earlier version of this program, which kept its samples differently</source>
        <translation>er stammt von einer früheren Version dieses Programms, die ihre Stichproben anders aufhob</translation>
    </message>
    <message>
        <source>its games are not those of its share</source>
        <translation>seine Partien sind nicht die seines Anteils</translation>
    </message>
    <message>
        <source>it is the share %1 of a training, not a whole one</source>
        <translation>er ist der Anteil %1 eines Trainings, kein ganzes</translation>
    </message>
    <message>
        <source>it is a whole training, not its share %1</source>
        <translation>er ist ein ganzes Training, nicht dessen Anteil %1</translation>
    </message>
    <message>
        <source>it is a whole training, not a share of one</source>
        <translation>er ist ein ganzes Training, kein Anteil eines solchen</translation>
    </message>
    <message>
        <source>it is the share %1 of other games than those that come next</source>
        <translation>er ist der Anteil %1 an anderen Partien als denen, die als nächste kommen</translation>
    </message>
    <message>
        <source>a share can&apos;t be cut into shares</source>
        <translation>ein Anteil kann nicht in Anteile geteilt werden</translation>
    </message>
    <message>
        <source>this training is finished</source>
        <translation>dieses Training ist fertig</translation>
    </message>
    <message>
        <source>the training was stopped</source>
        <translation>das Training wurde angehalten</translation>
    </message>
    <message>
        <source>this training was stopped between games that are shared together, at game %1 of %2: it must be finished on one machine up to there</source>
        <translation>dieses Training wurde zwischen Partien angehalten, die gemeinsam aufgeteilt werden, bei Partie %1 von %2: bis dorthin muss es auf einem Rechner zu Ende gehen</translation>
    </message>
    <message>
        <source>it is of the share %1, not %2</source>
        <translation>er gehört zum Anteil %1, nicht %2</translation>
    </message>
    <message>
        <source>it is a share of %1 games, not of %2</source>
        <translation>er ist ein Anteil an %1 Partien, nicht an %2</translation>
    </message>
    <message>
        <source>it is the share %1, and there are %2</source>
        <translation>er ist der Anteil %1, und es gibt %2</translation>
    </message>
    <message>
        <source>the share %1 is there twice</source>
        <translation>den Anteil %1 gibt es zweimal</translation>
    </message>
    <message>
        <source>its share is not finished: %1 of %2 games are played</source>
        <translation>sein Anteil ist nicht fertig: %1 von %2 Partien sind gespielt</translation>
    </message>
    <message>
        <source>a table of %1 MB is larger than the memory of this machine, %2 MB</source>
        <translation>eine Tabelle von %1 MB ist größer als der Arbeitsspeicher dieses Rechners, %2 MB</translation>
    </message>
    <message>
        <source>a pre-endgame is solved for two players, here are %1</source>
        <translation>ein Vorendspiel wird für zwei Spieler gelöst, hier sind es %1</translation>
    </message>
    <message>
        <source>a pre-endgame can&apos;t be solved without a lexicon</source>
        <translation>ohne Lexikon lässt sich kein Vorendspiel lösen</translation>
    </message>
    <message>
        <source>pre-endgames of jumbled words can&apos;t be solved</source>
        <translation>Vorendspiele mit Wörtern in beliebiger Buchstabenfolge lassen sich nicht lösen</translation>
    </message>
    <message>
        <source>the bag is empty: this is an endgame, not a pre-endgame</source>
        <translation>der Beutel ist leer: Das ist ein Endspiel, kein Vorendspiel</translation>
    </message>
    <message>
        <source>the player on turn holds %1 tiles, as far as known; with tiles in the bag he must hold %2</source>
        <translation>wer am Zug ist, hält %1 Steine, soweit bekannt; mit Steinen im Beutel müssen es %2 sein</translation>
    </message>
    <message>
        <source>there are %1 tiles in the bag; a pre-endgame is solved with %2 at most</source>
        <translation>im Beutel sind %1 Steine; ein Vorendspiel wird mit höchstens %2 gelöst</translation>
    </message>
    <message>
        <source>there are %1 tiles in the bag; endings are solved with %2 at most, before that moves can be simulated</source>
        <translation>im Beutel sind %1 Steine; Schlussphasen werden mit höchstens %2 gelöst, vorher lassen sich Züge simulieren</translation>
    </message>
    <message>
        <source>%1 is not in the lexicon</source>
        <translation>%1 steht nicht im Lexikon</translation>
    </message>
    <message>
        <source>the board has no such lane for %1</source>
        <translation>das Brett hat keine solche Zeile oder Spalte für %1</translation>
    </message>
    <message>
        <source>no way to lay %1 there with %2 tiles at once</source>
        <translation>%1 lässt sich dort mit %2 Steinen auf einmal nicht legen</translation>
    </message>
    <message>
        <source>beam of width %1</source>
        <translation>Strahlsuche der Breite %1</translation>
    </message>
    <message>
        <source>sketching goal words %1 of %2</source>
        <translation>Zielwörter werden skizziert: %1 von %2</translation>
    </message>
    <message>
        <source>racing plans %1 of %2, width %3</source>
        <translation>Pläne im Wettlauf: %1 von %2, Breite %3</translation>
    </message>
    <message>
        <source>searching once more for plan %1, width %2</source>
        <translation>noch einmal Plan %1, Breite %2</translation>
    </message>
    <message>
        <source>improving game %1 of %2, width %3</source>
        <translation>Partie %1 von %2 wird verbessert, Breite %3</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>in a one-player game every move places tiles</source>
        <translation>in einer Partie für einen Spieler legt jeder Zug Steine</translation>
    </message>
    <message>
        <source>the score is %1, not %2</source>
        <translation>die Punktzahl ist %1, nicht %2</translation>
    </message>
    <message>
        <source>it is of another order of tiles</source>
        <translation>sie gehört zu einer anderen Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>its list of games is damaged</source>
        <translation>ihre Liste der Partien ist beschädigt</translation>
    </message>
    <message>
        <source>its game %1: %2</source>
        <translation>ihre Partie %1: %2</translation>
    </message>
    <message>
        <source>a beam is 1 to %1 states wide, not %2</source>
        <translation>eine Strahlsuche ist 1 bis %1 Zustände breit, nicht %2</translation>
    </message>
    <message>
        <source>there can be three goal words at most</source>
        <translation>es kann höchstens drei Zielwörter geben</translation>
    </message>
    <message>
        <source>a beam of that width needs about %1 MB; there may be %2</source>
        <translation>eine Strahlsuche dieser Breite braucht etwa %1 MB; erlaubt sind %2</translation>
    </message>
    <message>
        <source>there is no lexicon</source>
        <translation>es gibt kein Lexikon</translation>
    </message>
    <message>
        <source>one-player games need rules whose words keep the order of letters</source>
        <translation>Partien für einen Spieler brauchen Regeln, bei denen die Reihenfolge der Buchstaben zählt</translation>
    </message>
    <message>
        <source>a rack for one player holds 1 to %1 tiles, not %2</source>
        <translation>eine Bank für einen Spieler fasst 1 bis %1 Steine, nicht %2</translation>
    </message>
    <message>
        <source>the order has no tiles</source>
        <translation>die Reihenfolge hat keine Steine</translation>
    </message>
    <message>
        <source>the order has %1 tiles; there may be %2</source>
        <translation>die Reihenfolge hat %1 Steine; erlaubt sind %2</translation>
    </message>
    <message>
        <source>the board at the start has another size</source>
        <translation>das Brett am Anfang hat eine andere Größe</translation>
    </message>
    <message>
        <source>the lexicon has other letters than the rules</source>
        <translation>das Lexikon hat andere Buchstaben als die Regeln</translation>
    </message>
    <message>
        <source>the lexicon has no words</source>
        <translation>das Lexikon hat keine Wörter</translation>
    </message>
    <message>
        <source>the order is not the bag of %1</source>
        <translation>die Reihenfolge ist nicht der Beutel von %1</translation>
    </message>
    <message>
        <source>the order has %1 tiles, a rack holds %2</source>
        <translation>die Reihenfolge hat %1 Steine, eine Bank fasst %2</translation>
    </message>
    <message>
        <source>a square and a word are expected here, as in &quot;8H PIT 10&quot;</source>
        <translation>hier werden ein Feld und ein Wort erwartet, wie in &quot;8H PIT 10&quot;</translation>
    </message>
    <message>
        <source>%1: %2 is no score; a comma stands between moves</source>
        <translation>%1: %2 ist keine Punktzahl; zwischen Zügen steht ein Komma</translation>
    </message>
    <message>
        <source>a game begins with its name and a colon, as in &quot;A:&quot;</source>
        <translation>eine Partie beginnt mit ihrem Namen und einem Doppelpunkt, wie in &quot;A:&quot;</translation>
    </message>
    <message>
        <source>the game has no moves and no end</source>
        <translation>die Partie hat keine Züge und kein Ende</translation>
    </message>
    <message>
        <source>the game has more than %1 moves</source>
        <translation>die Partie hat mehr als %1 Züge</translation>
    </message>
    <message>
        <source>%1: a comma or a semicolon is expected behind the move</source>
        <translation>%1: hinter dem Zug wird ein Komma oder ein Strichpunkt erwartet</translation>
    </message>
    <message>
        <source>there are more than %1 games</source>
        <translation>es gibt mehr als %1 Partien</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>darin ist keine Partie</translation>
    </message>
    <message>
        <source>move %1 (%2): %3</source>
        <translation>Zug %1 (%2): %3</translation>
    </message>
    <message>
        <source>the total is %1, not %2</source>
        <translation>die Summe ist %1, nicht %2</translation>
    </message>
    <message>
        <source>it is no game of one player</source>
        <translation>es ist keine Partie für einen Spieler</translation>
    </message>
    <message>
        <source>the tiles left take off %1, not %2</source>
        <translation>die übrigen Steine kosten %1, nicht %2</translation>
    </message>
    <message>
        <source>a plan has %1 goal words at most</source>
        <translation>ein Plan hat höchstens %1 Zielwörter</translation>
    </message>
    <message>
        <source>a goal word is written with letters alone</source>
        <translation>ein Zielwort wird nur mit Buchstaben geschrieben</translation>
    </message>
    <message>
        <source>%1 has its word premiums at another square of this lane</source>
        <translation>%1 hat seine Wortprämien in dieser Zeile oder Spalte auf einem anderen Feld</translation>
    </message>
    <message>
        <source>a square, a word, its points and its tiles are expected here</source>
        <translation>hier werden ein Feld, ein Wort, seine Punkte und seine Steine erwartet</translation>
    </message>
    <message>
        <source>there are more tiles than letters of %1</source>
        <translation>es sind mehr Steine als Buchstaben von %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be laid there with these letters at once</source>
        <translation>%1 lässt sich dort mit diesen Buchstaben nicht auf einmal legen</translation>
    </message>
    <message>
        <source>%1 should be the number of a tile in the order and a letter of the word, as in %2</source>
        <translation>%1 sollte die Nummer eines Steins der Reihenfolge und ein Buchstabe des Wortes sein, wie in %2</translation>
    </message>
    <message>
        <source>tile %1 of the order is %2, not %3</source>
        <translation>Stein %1 der Reihenfolge ist %2, nicht %3</translation>
    </message>
    <message>
        <source>tile %1 of the order is used twice</source>
        <translation>Stein %1 der Reihenfolge wird zweimal benutzt</translation>
    </message>
    <message>
        <source>%1 should be a checkpoint, as in %2</source>
        <translation>%1 sollte ein Kontrollpunkt sein, wie in %2</translation>
    </message>
    <message>
        <source>a plan has %1 checkpoints at most</source>
        <translation>ein Plan hat höchstens %1 Kontrollpunkte</translation>
    </message>
    <message>
        <source>%1 is no square that a goal word above goes through</source>
        <translation>%1 ist kein Feld, durch das ein Zielwort darüber geht</translation>
    </message>
    <message>
        <source>the plan has no goal word</source>
        <translation>der Plan hat kein Zielwort</translation>
    </message>
    <message>
        <source>%1 is no number from 0 to %2</source>
        <translation>%1 ist keine Zahl von 0 bis %2</translation>
    </message>
    <message>
        <source>%1 has more fields than a move</source>
        <translation>%1 hat mehr Felder als ein Zug</translation>
    </message>
    <message>
        <source>%1 is no move</source>
        <translation>%1 ist kein Zug</translation>
    </message>
    <message>
        <source>move %1, %2: %3</source>
        <translation>Zug %1, %2: %3</translation>
    </message>
    <message>
        <source>a position is given as &apos;cgp&apos; and its text</source>
        <translation>eine Stellung wird als &apos;cgp&apos; und ihr Text angegeben</translation>
    </message>
    <message>
        <source>the text of the position is missing</source>
        <translation>der Text der Stellung fehlt</translation>
    </message>
    <message>
        <source>no game has more than %1 moves</source>
        <translation>keine Partie hat mehr als %1 Züge</translation>
    </message>
    <message>
        <source>a rack ends the list of moves</source>
        <translation>eine Bank beendet die Liste der Züge</translation>
    </message>
    <message>
        <source>this is no move to search</source>
        <translation>das ist kein Zug, der sich untersuchen lässt</translation>
    </message>
    <message>
        <source>the rack doesn&apos;t hold these tiles</source>
        <translation>die Bank hat diese Steine nicht</translation>
    </message>
    <message>
        <source>near ties are simulated with more plies, %1 at most: after %2 can&apos;t come %3</source>
        <translation>knappe Fälle werden mit mehr Halbzügen simuliert, höchstens %1: nach %2 kann %3 nicht kommen</translation>
    </message>
    <message>
        <source>was built for the letters of &apos;%1&apos;, as %2 beside it says, not for those of &apos;%3&apos;</source>
        <translation>wurde für die Buchstaben von „%1“ gebaut, wie %2 daneben sagt, nicht für die von „%3“</translation>
    </message>
    <message>
        <source>it was built for the letters of &apos;%1&apos;, not of %2</source>
        <translation>es wurde für die Buchstaben von „%1“ gebaut, nicht von %2</translation>
    </message>
    <message>
        <source>what was kept of the last search is damaged</source>
        <translation>was von der letzten Suche aufbewahrt wurde, ist beschädigt</translation>
    </message>
    <message>
        <source>the last search was with the lexicon %1 and the rules %2; it can be gone on with when they are open</source>
        <translation>die letzte Suche war mit dem Lexikon %1 und den Regeln %2; sind diese geöffnet, lässt sie sich fortsetzen</translation>
    </message>
    <message>
        <source>no lexicon is open to take words from</source>
        <translation>kein Lexikon ist geöffnet, aus dem Wörter kommen könnten</translation>
    </message>
    <message>
        <source>no goal word is named yet</source>
        <translation>noch ist kein Zielwort genannt</translation>
    </message>
    <message>
        <source>no picture can be made</source>
        <translation>es lässt sich kein Bild machen</translation>
    </message>
    <message>
        <source>there is no order of tiles in it</source>
        <translation>darin ist keine Reihenfolge von Steinen</translation>
    </message>
    <message>
        <source>%1 should be a word and its lane, as in %2</source>
        <translation>%1 sollte ein Wort mit seiner Reihe sein, wie in %2</translation>
    </message>
    <message>
        <source>a bridge to endgames is for two players, here are %1</source>
        <translation>eine Brücke zu Endspielen ist für zwei Spieler, hier sind es %1</translation>
    </message>
    <message>
        <source>endings are solved for two players, here are %1</source>
        <translation>Endspiele werden für zwei Spieler gelöst, hier sind es %1</translation>
    </message>
    <message>
        <source>the notes are too long</source>
        <translation>die Notizen sind zu lang</translation>
    </message>
    <message>
        <source>the position doesn&apos;t tell the move that is to be read</source>
        <translation>die Stellung sagt nicht, welcher Zug gelesen werden soll</translation>
    </message>
    <message>
        <source>small simulations within a simulation have 1 to %1 candidates, 1 to %2 scenarios and 1 to %3 plies</source>
        <translation>kleine Simulationen in einer Simulation haben 1 bis %1 Kandidaten, 1 bis %2 Szenarien und 1 bis %3 Züge voraus</translation>
    </message>
    <message>
        <source>&quot;and&quot; or &quot;or&quot; is missing here</source>
        <translation>hier fehlt „and“ oder „or“</translation>
    </message>
    <message>
        <source>there are too many brackets or &quot;not&quot;</source>
        <translation>es sind zu viele Klammern oder „not“</translation>
    </message>
    <message>
        <source>a closing bracket is missing here</source>
        <translation>hier fehlt eine schließende Klammer</translation>
    </message>
    <message>
        <source>a tag or a number is missing here</source>
        <translation>hier fehlt ein Merkmal oder eine Zahl</translation>
    </message>
    <message>
        <source>&lt;, &lt;=, =, &gt;= or &gt; is missing here</source>
        <translation>hier fehlt &lt;, &lt;=, =, &gt;= oder &gt;</translation>
    </message>
    <message>
        <source>a number is missing here</source>
        <translation>hier fehlt eine Zahl</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>das ist keine Zahl</translation>
    </message>
    <message>
        <source>a page has room for the board of one rule set only</source>
        <translation>eine Seite hat nur für das Brett eines Regelwerks Platz</translation>
    </message>
    <message>
        <source>%1 (%2 points) is the only best move: looked at to the end of the game.</source>
        <translation>%1 (%2 Punkte) ist der einzige beste Zug: bis zum Ende der Partie durchgesehen.</translation>
    </message>
    <message>
        <source>%1 (%2 points) wins %3.%4 % more often than the next best move (%5).</source>
        <translation>%1 (%2 Punkte) gewinnt %3,%4 % öfter als der nächstbeste Zug (%5).</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message>
        <source>simulation that ends in endgames</source>
        <translation>Simulation, die in Endspielen endet</translation>
    </message>
    <message>
        <source>draws looked at one by one</source>
        <translation>Züge aus dem Beutel einzeln angesehen</translation>
    </message>
    <message>
        <source>%1 has other letters than %2</source>
        <translation>%1 hat andere Buchstaben als %2</translation>
    </message>
    <message>
        <source>%1 and %2 have no word in common</source>
        <translation>%1 und %2 haben kein gemeinsames Wort</translation>
    </message>
    <message>
        <source>the name of a lexicon is too long</source>
        <translation>der Name eines Lexikons ist zu lang</translation>
    </message>
    <message>
        <source>the position of this turn isn&apos;t known</source>
        <translation>die Stellung dieses Zugs ist nicht bekannt</translation>
    </message>
    <message>
        <source>which lexicon each player has</source>
        <translation>welches Lexikon jeder Spieler hat</translation>
    </message>
    <message>
        <source>the numbers that the file keeps of it are damaged; they stay in the file</source>
        <translation>die Zahlen, die die Datei davon behält, sind beschädigt; sie bleiben in der Datei</translation>
    </message>
    <message>
        <source>the opponent played with %1, which holds other words now</source>
        <translation>der Gegner spielte mit %1, das jetzt andere Wörter enthält</translation>
    </message>
    <message>
        <source>the opponent played with %1, which is not among the lexicons here</source>
        <translation>der Gegner spielte mit %1, das nicht unter den Lexika hier ist</translation>
    </message>
    <message>
        <source>what another machine sent is damaged</source>
        <translation>was eine andere Maschine geschickt hat, ist beschädigt</translation>
    </message>
    <message>
        <source>another machine plays with other rules, another lexicon or other settings</source>
        <translation>eine andere Maschine spielt mit anderen Regeln, einem anderen Lexikon oder anderen Einstellungen</translation>
    </message>
    <message>
        <source>Generation %1, games up to %2</source>
        <translation>Generation %1, Partien bis %2</translation>
    </message>
    <message>
        <source>%1 takes away from %2: the best word there brings %3 points on average, before it was %4; %5 % of the answers lie there, after %6 %7 %</source>
        <translation>%1 verengt: %2 bringt mit dem besten Wort im Mittel noch %3 Punkte, vorher %4, und erhält %5 % der Antworten, nach %6 %7 %</translation>
    </message>
    <message>
        <source>%1 gives room in %2: the best word there brings %3 points on average, before it was %4; %5 % of the answers lie there, after %6 %7 %</source>
        <translation>%1 öffnet: %2 bringt mit dem besten Wort im Mittel %3 Punkte, vorher %4, und erhält %5 % der Antworten, nach %6 %7 %</translation>
    </message>
    <message>
        <source>this is neither a tag nor a number of puzzles; tags are %1; numbers, with &lt; &lt;= = &gt;= or &gt;, are %2</source>
        <translation>das ist weder ein Merkmal noch eine Zahl von Rätseln; Merkmale sind %1; Zahlen, mit &lt; &lt;= = &gt;= oder &gt;, sind %2</translation>
    </message>
    <message>
        <source>%1 is a phony (%2): all that is said of it holds only while it stays</source>
        <translation>%1 ist ungültig (%2): was darüber gesagt wird, gilt nur, solange es liegen bleibt</translation>
    </message>
    <message>
        <source>%1 can&apos;t be made of the tiles of this order</source>
        <translation>%1 lässt sich aus den Steinen dieser Reihenfolge nicht bilden</translation>
    </message>
    <message>
        <source>no plan has these goal words: beam of width %1 for points alone</source>
        <translation>kein Plan hat diese Zielwörter: Strahlsuche der Breite %1 nur nach Punkten</translation>
    </message>
    <message>
        <source>a one-player game is an object with its moves</source>
        <translation>eine Partie für einen Spieler ist ein Objekt mit ihren Zügen</translation>
    </message>
    <message>
        <source>the game has no list of moves</source>
        <translation>die Partie hat keine Liste von Zügen</translation>
    </message>
    <message>
        <source>move %1 is none: a square and a word are expected</source>
        <translation>Zug %1 ist keiner: ein Feld und ein Wort werden erwartet</translation>
    </message>
    <message>
        <source>one-player games are read from contest text, GCG and JSON, not from web pages</source>
        <translation>Partien für einen Spieler werden aus Wettbewerbstext, GCG und JSON gelesen, nicht aus Webseiten</translation>
    </message>
    <message>
        <source>one-player games are read from contest text, GCG and JSON, not from tables</source>
        <translation>Partien für einen Spieler werden aus Wettbewerbstext, GCG und JSON gelesen, nicht aus Tabellen</translation>
    </message>
    <message>
        <source>%1; the game is of another order of tiles than the one that is set up</source>
        <translation>%1; die Partie gehört zu einer anderen Reihenfolge der Steine als der eingestellten</translation>
    </message>
    <message>
        <source>the file holds another game now: import it again</source>
        <translation>die Datei enthält jetzt eine andere Partie: importieren Sie sie neu</translation>
    </message>
    <message>
        <source>is nested too deeply for one-player games</source>
        <translation>ist für Partien für einen Spieler zu tief verschachtelt</translation>
    </message>
</context>
<context>
    <name>RulesStore</name>
    <message>
        <source>%1 can&apos;t be made</source>
        <translation>%1 lässt sich nicht anlegen</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed</source>
        <translation>%1 lässt sich nicht löschen</translation>
    </message>
</context>
<context>
    <name>UnseenPool</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>vowels %1 · consonants %2 · blanks %3</source>
        <translation>Vokale %1 · Konsonanten %2 · Blankos %3</translation>
    </message>
    <message>
        <source>next tile: %1</source>
        <translation>nächster Stein: %1</translation>
    </message>
    <message>
        <source>next %2 tiles: %1</source>
        <translation>nächste %2 Steine: %1</translation>
    </message>
    <message>
        <source>opponent holds: %1</source>
        <translation>Gegner hat: %1</translation>
    </message>
    <message>
        <source>opponent holds %1 and: %2</source>
        <translation>Gegner hat %1 und: %2</translation>
    </message>
</context>
<context>
    <name>app::Arguments</name>
    <message>
        <source>Analysis board for crossword board games.</source>
        <translation>Analysebrett für Kreuzwort-Brettspiele.</translation>
    </message>
    <message>
        <source>Word graph (KWG) or word list to use.</source>
        <translation>Zu verwendender Wortgraph (KWG) oder Wortliste.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>DATEI</translation>
    </message>
    <message>
        <source>Leave values (KLV) to use.</source>
        <translation>Zu verwendende Restwerte (KLV).</translation>
    </message>
    <message>
        <source>Rule set by name, or a rules file.</source>
        <translation>Name eines Regelwerks oder eine Regeldatei.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NAME|DATEI</translation>
    </message>
    <message>
        <source>Turn of the game to begin at.</source>
        <translation>Zug der Partie, bei dem begonnen wird.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NUMMER</translation>
    </message>
    <message>
        <source>Panels: analyse, review, study, present or engineLab.</source>
        <translation>Bereiche: analyse, review, study, present oder engineLab.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NAME</translation>
    </message>
    <message>
        <source>[files...]</source>
        <translation>[Dateien...]</translation>
    </message>
    <message>
        <source>--turn needs a number from 1 on, not %1</source>
        <translation>--turn braucht eine Zahl ab 1, nicht %1</translation>
    </message>
    <message>
        <source>--layout: there is no %1</source>
        <translation>--layout: %1 gibt es nicht</translation>
    </message>
    <message>
        <source>--overlay: there is no %1, only %2</source>
        <translation>--overlay: %1 gibt es nicht, nur %2</translation>
    </message>
    <message>
        <source>Keep settings and work in the folder tilewright-data beside the program, as is done wherever that folder is.</source>
        <translation>Einstellungen und Arbeit im Ordner tilewright-data neben dem Programm aufbewahren, wie überall, wo es diesen Ordner gibt.</translation>
    </message>
    <message>
        <source>Overlay to show; may be given more than once.</source>
        <translation>Überlagerung, die gezeigt wird; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Write the position (.png, .svg, .pdf, .cgp, .txt) or the game (.html, .pdf without --turn, .md, .csv, .gcg, .cws) to this file and end, without a window; may be given more than once.</source>
        <translation>Die Stellung (.png, .svg, .pdf, .cgp, .txt) oder die Partie (.html, .pdf ohne --turn, .md, .csv, .gcg, .cws) in diese Datei schreiben und enden, ohne Fenster; mehrfach möglich.</translation>
    </message>
    <message>
        <source>Games, positions, lexicons, leave values or rules to open.</source>
        <translation>Partien, Stellungen, Lexika, Restwerte oder Regeln, die geöffnet werden.</translation>
    </message>
    <message>
        <source>--overlay: only one of %1 and %2 can be shown</source>
        <translation>--overlay: Von %1 und %2 ist nur eines zu sehen</translation>
    </message>
    <message>
        <source>Let --export replace a file that holds something else.</source>
        <translation>Mit --export auch eine Datei ersetzen, die etwas anderes enthält.</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>%1 (character %2)</source>
        <translation>%1 (Zeichen %2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Tilewright</source>
        <translation>Über Tilewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Analysis board for crossword board games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;&lt;p&gt;Built on Qt %2. Tiles are drawn with Noto Sans (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Analysebrett für Kreuzwort-Brettspiele.&lt;/p&gt;&lt;p&gt;Freie Software unter der GNU General Public License, Version 3 oder neuer; ohne jede Gewährleistung.&lt;/p&gt;&lt;p&gt;Gebaut mit Qt %2. Die Steine sind in Noto Sans gezeichnet (SIL Open Font License).&lt;/p&gt;</translation>
    </message>
</context>
<context>
    <name>ui::ActionRegistry</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Bearbeiten</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansicht</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Anordnung</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Bereiche</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Hilfe</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1: %2 und %3</translation>
    </message>
    <message>
        <source>%1: %2 takes a key that types tiles</source>
        <translation>%1: %2 belegt eine Taste, die Steine eingibt</translation>
    </message>
</context>
<context>
    <name>ui::AnalysisFeature</name>
    <message>
        <source>&amp;Live</source>
        <translation>&amp;Live</translation>
    </message>
    <message>
        <source>Look for moves whenever the position changes</source>
        <translation>Bei jeder Änderung der Stellung Züge suchen</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Zugsuche</translation>
    </message>
    <message>
        <source>Look for the moves of this position now</source>
        <translation>Die Züge dieser Stellung jetzt suchen</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Stop everything under way (Esc)</source>
        <translation>Alles Laufende anhalten (Esc)</translation>
    </message>
    <message>
        <source>&amp;Filter the Moves</source>
        <translation>Züge &amp;filtern</translation>
    </message>
    <message>
        <source>Type words that the moves must fit, such as bingo or keep:Q</source>
        <translation>Wörter eingeben, denen die Züge entsprechen müssen, etwa bingo oder keep:Q</translation>
    </message>
    <message>
        <source>What Could the &amp;Opponent Play?</source>
        <translation>Was könnte der &amp;Gegner legen?</translation>
    </message>
    <message>
        <source>List what the other player could lay, with the chance of holding the tiles</source>
        <translation>Auflisten, was der andere legen könnte, mit der Chance, dass er die Steine hält</translation>
    </message>
</context>
<context>
    <name>ui::AnchorOverlay</name>
    <message>
        <source>Anchors</source>
        <translation>Anker</translation>
    </message>
    <message>
        <source>No lexicon is loaded.</source>
        <translation>Kein Lexikon geladen.</translation>
    </message>
    <message>
        <source>%1: anchor for moves across</source>
        <translation>%1: Anker für waagrechte Züge</translation>
    </message>
    <message>
        <source>%1: anchor for moves down</source>
        <translation>%1: Anker für senkrechte Züge</translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s): a move is found at the first that it covers. ▶ moves across, ▼ moves down.</source>
        <translation>
            <numerusform>%n Anker: Ein Zug wird am ersten gefunden, den er bedeckt. ▶ waagrecht, ▼ senkrecht.</numerusform>
            <numerusform>%n Anker: Ein Zug wird am ersten gefunden, den er bedeckt. ▶ waagrecht, ▼ senkrecht.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Anchors</source>
        <translation>An&amp;ker</translation>
    </message>
    <message>
        <source>Where words can be joined</source>
        <translation>Wo sich Wörter anlegen lassen</translation>
    </message>
</context>
<context>
    <name>ui::Autosave</name>
    <message>
        <source>Restoring unsaved work</source>
        <translation>Ungespeichertes wird wiederhergestellt</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run can&apos;t be opened</source>
        <translation>Ungespeichertes eines früheren Laufs lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>Putting unsaved work aside</source>
        <translation>Ungespeichertes wird gesichert</translation>
    </message>
    <message>
        <source>Unsaved work can&apos;t be put aside</source>
        <translation>Ungespeichertes lässt sich nicht sichern</translation>
    </message>
    <message>
        <source>Looking at unsaved work</source>
        <translation>Ungespeichertes wird angesehen</translation>
    </message>
</context>
<context>
    <name>ui::BlankChooser</name>
    <message>
        <source>Letter for the blank</source>
        <translation>Buchstabe für das Blanko</translation>
    </message>
    <message>
        <source>Blank as %1</source>
        <translation>Blanko als %1</translation>
    </message>
</context>
<context>
    <name>ui::BoardColumn</name>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>About the move</source>
        <translation>Zum Zug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Tauschen …</translation>
    </message>
    <message>
        <source>Type or click the tiles to exchange; Esc leaves</source>
        <translation>Zu tauschende Steine tippen oder anklicken; Esc bricht ab</translation>
    </message>
    <message>
        <source>Enter plays this move</source>
        <translation>Eingabe spielt diesen Zug</translation>
    </message>
    <message>
        <source>Type a move on the board or choose one in the list</source>
        <translation>Zug auf dem Brett eingeben oder aus der Liste wählen</translation>
    </message>
    <message>
        <source>These tiles were dealt: they stay while the game is played.</source>
        <translation>Diese Steine wurden gezogen: Sie bleiben, solange gespielt wird.</translation>
    </message>
    <message>
        <source>Enter goes on with the game</source>
        <translation>Eingabe setzt die Partie fort</translation>
    </message>
    <message>
        <source>The play stands</source>
        <translation>Der Zug bleibt liegen</translation>
    </message>
    <message>
        <source>“challenged” was only read past: in a game that is being played there is Challenge, in a record the score sheet takes plays back</source>
        <translation>„challenged“ wurde nur überlesen: In einer laufenden Partie gibt es dafür „Anzweifeln“, in einer Aufzeichnung nimmt der Partiezettel Züge zurück</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Click a square and type: the tiles of the rack are laid from there, a second click turns the direction. Enter plays the move. Tiles can be dragged, too; what an overlay shows of a square stands in the line below.</source>
        <translation>Klicken Sie auf ein Feld und tippen Sie: Die Steine der Bank werden von dort gelegt, ein zweiter Klick wechselt die Richtung. Eingabe spielt den Zug. Steine lassen sich auch ziehen; was eine Überlagerung an einem Feld zeigt, steht in der Zeile darunter.</translation>
    </message>
    <message>
        <source>The tiles of the player on turn. Ctrl+R and letters set them, ? is a blank. Drag them to the board or into another order.</source>
        <translation>Die Steine des Spielers am Zug. Strg+R und Buchstaben setzen sie, ? ist ein Blanko. Ziehen Sie sie aufs Brett oder in eine andere Reihenfolge.</translation>
    </message>
</context>
<context>
    <name>ui::BoardPage</name>
    <message>
        <source>Coordinates on all &amp;four sides</source>
        <translation>Koordinaten an allen &amp;vier Seiten</translation>
    </message>
    <message>
        <source>A &amp;dot on the tiles of the second player</source>
        <translation>&amp;Punkt auf den Steinen des zweiten Spielers</translation>
    </message>
    <message>
        <source>where they can be read</source>
        <translation>wo sie lesbar sind</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>2W 3W 2L 3L</source>
        <translation>2W 3W 2L 3L</translation>
    </message>
    <message>
        <source>DW TW DL TL</source>
        <translation>DW TW DL TL</translation>
    </message>
    <message>
        <source>8H across, H8 down</source>
        <translation>8H waagrecht, H8 senkrecht</translation>
    </message>
    <message>
        <source>H8h across, H8v down</source>
        <translation>H8h waagrecht, H8v senkrecht</translation>
    </message>
    <message>
        <source>Shows in a game who put down which tiles</source>
        <translation>Zeigt in einer Partie, wer welche Steine gelegt hat</translation>
    </message>
    <message>
        <source>Moves that are outlined</source>
        <translation>Umrandete Züge</translation>
    </message>
    <message>
        <source>Premium la&amp;bels:</source>
        <translation>Bonusbeschri&amp;ftung:</translation>
    </message>
    <message>
        <source>&amp;Names of premiums:</source>
        <translation>Bonus&amp;kürzel:</translation>
    </message>
    <message>
        <source>&amp;Places of moves:</source>
        <translation>Zugk&amp;oordinaten:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Brett:</translation>
    </message>
    <message>
        <source>&amp;Outline:</source>
        <translation>Um&amp;randen:</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>keine Züge</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>der letzte Zug</translation>
    </message>
    <message numerus="yes">
        <source>the last %n moves</source>
        <translation>
            <numerusform>der letzte Zug</numerusform>
            <numerusform>die letzten %n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoardShapes</name>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>blau</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>%1 markiert</translation>
    </message>
    <message>
        <source>%1 arrow from %2 to %3</source>
        <translation>Pfeil von %2 nach %3, %1</translation>
    </message>
</context>
<context>
    <name>ui::BoardText</name>
    <message>
        <source>double word</source>
        <translation>doppelter Wortwert</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>dreifacher Wortwert</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>vierfacher Wortwert</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>doppelter Buchstabenwert</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>dreifacher Buchstabenwert</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>vierfacher Buchstabenwert</translation>
    </message>
    <message>
        <source> · in front: %1</source>
        <translation> · davor: %1</translation>
    </message>
    <message>
        <source> · behind: %1</source>
        <translation> · dahinter: %1</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>Blanko</translation>
    </message>
    <message>
        <source>blank as %1</source>
        <translation>Blanko als %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>neu</translation>
    </message>
    <message numerus="yes">
        <source>%n point</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>centre</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>gesperrt</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>leer</translation>
    </message>
    <message>
        <source>✓ %1, %2</source>
        <translation>✓ %1, %2</translation>
    </message>
    <message>
        <source>✕ %1, %2: not in the lexicon</source>
        <translation>✕ %1, %2: nicht im Lexikon</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✕ %1: not in the lexicon</source>
        <translation>✕ %1: nicht im Lexikon</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>Board %1 by %2</source>
        <translation>Brett %1 mal %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
</context>
<context>
    <name>ui::Boggle</name>
    <message>
        <source>row %1, column %2</source>
        <translation>Reihe %1, Spalte %2</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoardEntry</name>
    <message>
        <source>Type letters; + joins a letter to the square before, # is a square without letters</source>
        <translation>Buchstaben tippen; + hängt einen Buchstaben ans vorige Feld an, # ist ein Feld ohne Buchstaben</translation>
    </message>
    <message>
        <source>The next letter joins the last square.</source>
        <translation>Der nächste Buchstabe kommt zum letzten Feld dazu.</translation>
    </message>
    <message>
        <source>%1: “%2” is no letter of the alphabet “%3” and no block (#)</source>
        <translation>%1: „%2“ ist weder ein Buchstabe des Alphabets „%3“ noch ein Sperrfeld (#)</translation>
    </message>
    <message>
        <source>%1: a square has %2 letters at most</source>
        <translation>%1: Ein Feld hat höchstens %2 Buchstaben</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoardView</name>
    <message>
        <source>Grid of letters, %1 by %2</source>
        <translation>Buchstabengitter, %1 mal %2</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoundTab</name>
    <message>
        <source>Take the grid</source>
        <translation>Gitter übernehmen</translation>
    </message>
    <message>
        <source>Find the limit</source>
        <translation>Grenze suchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>cat{AEIOU}l*nemaropets</source>
        <translation>cat{AEIOU}l*nemaropets</translation>
    </message>
    <message>
        <source>The grids, {AEIOU} for one of several letters, * for any</source>
        <translation>Die Gitter, {AEIOU} für einen von mehreren Buchstaben, * für jeden</translation>
    </message>
    <message>
        <source>points, or nothing</source>
        <translation>Punkte oder nichts</translation>
    </message>
    <message>
        <source>Score that may not be beaten</source>
        <translation>Punktzahl, die nicht überboten werden darf</translation>
    </message>
    <message>
        <source>Begin with the letters of the grid at the left</source>
        <translation>Mit den Buchstaben des Gitters links beginnen</translation>
    </message>
    <message>
        <source>What can no grid beat that has one of several letters on some squares? Write the grid with {AEIOU} for one of several letters and * for any; wide classes take long.</source>
        <translation>Was kann kein Gitter überbieten, das auf einigen Feldern einen von mehreren Buchstaben hat? Gitter mit {AEIOU} für einen von mehreren Buchstaben und * für jeden eingeben; weite Klassen dauern lange.</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>Überbieten</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Arbeitet…</translation>
    </message>
    <message>
        <source>Looking what no grid can beat</source>
        <translation>Es wird gesucht, was kein Gitter überbietet</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>No grid of these %1 can beat &lt;b&gt;%2 points&lt;/b&gt;.</source>
        <translation>Keines dieser %1 Gitter überbietet &lt;b&gt;%2 Punkte&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>✓ %1 can&apos;t be beaten.</source>
        <translation>✓ %1 ist nicht zu überbieten.</translation>
    </message>
    <message>
        <source>? That some grid beats %1 can&apos;t be ruled out this way.</source>
        <translation>? Dass ein Gitter %1 überbietet, lässt sich so nicht ausschließen.</translation>
    </message>
    <message>
        <source>All words that some choice spells: %1. The best choice for each path: %2.</source>
        <translation>Alle Wörter, die irgendeine Wahl ergibt: %1. Beste Wahl für jeden Pfad: %2.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>For what was asked before, %1 with the lexicon %2 and the rules of then:</source>
        <translation>Zur Frage davor, %1 mit dem Lexikon %2 und den damaligen Regeln:</translation>
    </message>
</context>
<context>
    <name>ui::BoggleControls</name>
    <message>
        <source>Dice</source>
        <translation>Würfel</translation>
    </message>
    <message>
        <source>Dice to roll; their game&apos;s scores come with them</source>
        <translation>Würfel, mit denen gewürfelt wird; die Wertung ihres Spiels kommt mit</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Würfeln</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>Schütteln</translation>
    </message>
    <message>
        <source>Roll the dice as this seed has it</source>
        <translation>Würfeln, wie es dieser Startwert ergibt</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Startwert der Würfel</translation>
    </message>
    <message>
        <source>The same seed gives the same grid</source>
        <translation>Gleicher Startwert, gleiches Gitter</translation>
    </message>
    <message>
        <source>Roll the dice with a new seed</source>
        <translation>Mit neuem Startwert würfeln</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>The letters row by row</source>
        <translation>Die Buchstaben, Reihe für Reihe</translation>
    </message>
    <message>
        <source>Letters, row by row</source>
        <translation>Buchstaben, Reihe für Reihe</translation>
    </message>
    <message>
        <source>The letters row by row, # for a square without; / between rows or another number of letters makes another size when you press Enter</source>
        <translation>Die Buchstaben Reihe für Reihe, # für ein Feld ohne; / zwischen Reihen oder eine andere Anzahl Buchstaben ergibt mit Eingabe eine andere Größe</translation>
    </message>
    <message>
        <source>✕ Not pasted: %1</source>
        <translation>✕ Nicht eingefügt: %1</translation>
    </message>
</context>
<context>
    <name>ui::BoggleDesk</name>
    <message>
        <source>Preparing %1 for grids</source>
        <translation>%1 wird für Gitter vorbereitet</translation>
    </message>
    <message>
        <source>Looking for the words of the grid</source>
        <translation>Wörter des Gitters werden gesucht</translation>
    </message>
    <message>
        <source>Looking what other letters would be worth</source>
        <translation>Wert anderer Buchstaben wird ermittelt</translation>
    </message>
</context>
<context>
    <name>ui::BoggleFeature</name>
    <message>
        <source>Boggle</source>
        <translation>Boggle</translation>
    </message>
    <message>
        <source>&amp;Boggle</source>
        <translation>&amp;Boggle</translation>
    </message>
    <message>
        <source>Solve grids of connected letters, play, find the best one</source>
        <translation>Gitter verbundener Buchstaben lösen, spielen, das beste finden</translation>
    </message>
</context>
<context>
    <name>ui::BoggleGridModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>kein Buchstabe</translation>
    </message>
</context>
<context>
    <name>ui::BoggleHunt</name>
    <message>
        <source>Looking for the best grid</source>
        <translation>Das beste Gitter wird gesucht</translation>
    </message>
</context>
<context>
    <name>ui::BoggleOfferTab</name>
    <message>
        <source>Letter</source>
        <translation>Buchst.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation>Gegen jetzt</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>What other letters would be worth</source>
        <translation>Was andere Buchstaben wert wären</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keiner</translation>
    </message>
    <message>
        <source>%1 has %2 now; the grid is worth %3 points. Enter puts another letter there.</source>
        <translation>%1 hat jetzt %2; das Gitter ist %3 Punkte wert. Eingabe setzt einen anderen Buchstaben dorthin.</translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>kein Buchstabe</translation>
    </message>
</context>
<context>
    <name>ui::BogglePanel</name>
    <message>
        <source>The words are hidden while you play.</source>
        <translation>Die Wörter sind während des Spiels verborgen.</translation>
    </message>
    <message>
        <source>No lexicon is open. Open one in “Rules” or with Lexicon &gt; Open lexicon…</source>
        <translation>Kein Lexikon geöffnet. Eines unter „Regeln“ öffnen oder mit Lexikon &gt; Lexikon öffnen…</translation>
    </message>
    <message>
        <source>Preparing the words…</source>
        <translation>Wörter werden vorbereitet…</translation>
    </message>
    <message>
        <source>This lexicon can&apos;t be used for grids: %1</source>
        <translation>Dieses Lexikon taugt nicht für Gitter: %1</translation>
    </message>
    <message>
        <source>Stopped. Change a square to look again.</source>
        <translation>Angehalten. Ein geändertes Feld startet die Suche neu.</translation>
    </message>
    <message>
        <source>Type letters, or roll the dice.</source>
        <translation>Buchstaben tippen oder würfeln.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 points&lt;/b&gt; · %2 words · %3 ms</source>
        <translation>&lt;b&gt;%1 Punkte&lt;/b&gt; · %2 Wörter · %3 ms</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Sucht…</translation>
    </message>
    <message>
        <source>✕ There are no letters to play with.</source>
        <translation>✕ Es sind keine Buchstaben zum Spielen da.</translation>
    </message>
    <message>
        <source>What to do with the grid</source>
        <translation>Was mit dem Gitter geschieht</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Was wenn</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Grenze</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Words and points of the grid</source>
        <translation>Wörter und Punkte des Gitters</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
</context>
<context>
    <name>ui::BogglePlay</name>
    <message>
        <source>Judging the words</source>
        <translation>Wörter werden geprüft</translation>
    </message>
</context>
<context>
    <name>ui::BogglePlayTab</name>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Erst würfeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes to play</source>
        <translation>Spielzeit in Minuten</translation>
    </message>
    <message>
        <source>Roll the dice with a new seed before the game</source>
        <translation>Vor dem Spiel mit neuem Startwert würfeln</translation>
    </message>
    <message>
        <source>End now and see what there was</source>
        <translation>Jetzt enden und sehen, was möglich war</translation>
    </message>
    <message>
        <source>End without a judgement</source>
        <translation>Ohne Wertung enden</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Restzeit</translation>
    </message>
    <message>
        <source>Type a word and press Enter</source>
        <translation>Wort tippen, Eingabe drücken</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Eigene Wörter</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Alle Wörter</translation>
    </message>
    <message>
        <source>✓ Found</source>
        <translation>✓ Gefunden</translation>
    </message>
    <message>
        <source>○ Missed</source>
        <translation>○ Verpasst</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ Ungültig</translation>
    </message>
    <message>
        <source>Which words are listed</source>
        <translation>Welche Wörter gelistet sind</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Wörter des Spiels</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Nochmals spielen</translation>
    </message>
    <message>
        <source>Find as many words as you can before time is up. The words of the grid are hidden until then.</source>
        <translation>So viele Wörter wie möglich finden, bevor die Zeit um ist. Bis dahin sind die Wörter des Gitters verborgen.</translation>
    </message>
    <message>
        <source>Judging your words…</source>
        <translation>Die Wörter werden geprüft…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 points&lt;/b&gt; with %2 words, of %3 points with %4 words: %5 %</source>
        <translation>&lt;b&gt;%1 Punkte&lt;/b&gt; mit %2 Wörtern, von %3 Punkten mit %4 Wörtern: %5 %</translation>
    </message>
    <message numerus="yes">
        <source>%n words on your list. Delete takes the chosen one off.</source>
        <translation>
            <numerusform>%n Wort auf der eigenen Liste. Entf nimmt das gewählte weg.</numerusform>
            <numerusform>%n Wörter auf der eigenen Liste. Entf nimmt das gewählte weg.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ found</source>
        <translation>✓ gefunden</translation>
    </message>
    <message>
        <source>✕ said twice</source>
        <translation>✕ doppelt genannt</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ nicht im Lexikon</translation>
    </message>
    <message>
        <source>✕ too short</source>
        <translation>✕ zu kurz</translation>
    </message>
    <message>
        <source>✕ too long</source>
        <translation>✕ zu lang</translation>
    </message>
    <message>
        <source>✕ not on the board</source>
        <translation>✕ nicht im Gitter</translation>
    </message>
    <message>
        <source>○ missed</source>
        <translation>○ verpasst</translation>
    </message>
</context>
<context>
    <name>ui::BoggleRulesTab</name>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> Buchst.</translation>
    </message>
    <message>
        <source>Shortest words that count, in letters</source>
        <translation>Kürzeste Wörter, die zählen, in Buchstaben</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>Longest words that count, in letters</source>
        <translation>Längste Wörter, die zählen, in Buchstaben</translation>
    </message>
    <message>
        <source>Longest words that count; %1 in the classic game</source>
        <translation>Längste Wörter, die zählen; im klassischen Spiel %1</translation>
    </message>
    <message>
        <source>What words are worth</source>
        <translation>Was Wörter wert sind</translation>
    </message>
    <message>
        <source>Own table</source>
        <translation>Eigene Tabelle</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>Punktetabelle</translation>
    </message>
    <message>
        <source>LENGTH:POINTS from each length on; 9:2x is 2 points for each letter</source>
        <translation>LÄNGE:PUNKTE ab jeder Länge; 9:2x heißt 2 Punkte je Buchstabe</translation>
    </message>
    <message>
        <source>How a Q is read</source>
        <translation>Wie ein Q gelesen wird</translation>
    </message>
    <message>
        <source>Qu, counts two letters</source>
        <translation>Qu, zählt zwei Buchstaben</translation>
    </message>
    <message>
        <source>Qu, counts one letter</source>
        <translation>Qu, zählt einen Buchstaben</translation>
    </message>
    <message>
        <source>Q alone</source>
        <translation>Q allein</translation>
    </message>
    <message>
        <source>More squares of several letters</source>
        <translation>Weitere Felder mit mehreren Buchstaben</translation>
    </message>
    <message>
        <source>Th In Er</source>
        <translation>Th In Er</translation>
    </message>
    <message>
        <source>Letters that share a square, with blanks between them</source>
        <translation>Buchstaben, die sich ein Feld teilen, durch Leerzeichen getrennt</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Open another lexicon</source>
        <translation>Anderes Lexikon öffnen</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <translation>Kürzestes Wort</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Längstes Wort</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Q is</source>
        <translation>Q ist</translation>
    </message>
    <message>
        <source>More faces</source>
        <translation>Mehrfachfelder</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>keines geöffnet</translation>
    </message>
</context>
<context>
    <name>ui::BoggleSearchTab</name>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Use this grid</source>
        <translation>Gitter verwenden</translation>
    </message>
    <message>
        <source>All letters</source>
        <translation>Alle Buchstaben</translation>
    </message>
    <message>
        <source>These letters:</source>
        <translation>Diese Buchstaben:</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Die Würfel</translation>
    </message>
    <message>
        <source>What the squares may have</source>
        <translation>Was die Felder haben können</translation>
    </message>
    <message>
        <source>AEILNRSTQu</source>
        <translation>AEILNRSTQu</translation>
    </message>
    <message>
        <source>Letters that the squares may have</source>
        <translation>Buchstaben, die die Felder haben können</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>Startwert der Suche</translation>
    </message>
    <message>
        <source>The same seed searches the same way</source>
        <translation>Gleicher Startwert, gleiche Suche</translation>
    </message>
    <message>
        <source>Put the chosen grid on the board (Enter)</source>
        <translation>Gewähltes Gitter aufs Brett legen (Eingabe)</translation>
    </message>
    <message>
        <source>Best grids</source>
        <translation>Beste Gitter</translation>
    </message>
    <message>
        <source>Look for the best grid of %1×%2 squares</source>
        <translation>Das beste Gitter mit %1×%2 Feldern suchen</translation>
    </message>
    <message>
        <source>Which letters? Type them behind the choice.</source>
        <translation>Welche Buchstaben? Hinter der Auswahl eintippen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Neue Suche</translation>
    </message>
    <message>
        <source>Looks for the grid with the highest score, from the size at the left.</source>
        <translation>Sucht das Gitter mit den meisten Punkten in der links gewählten Größe.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Sucht</translation>
    </message>
    <message>
        <source>Coming to rest</source>
        <translation>Kommt zur Ruhe</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausiert</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Beendet</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Gescheitert</translation>
    </message>
    <message>
        <source>: best %1 points · %2 grids, %3 runs · %4 s</source>
        <translation>: bestes %1 Punkte · %2 Gitter, %3 Läufe · %4 s</translation>
    </message>
    <message>
        <source>This grid has other letters than the lexicon that is open now.</source>
        <translation>Dieses Gitter hat andere Buchstaben als das jetzt geöffnete Lexikon.</translation>
    </message>
    <message>
        <source> · lexicon %1</source>
        <translation> · Lexikon %1</translation>
    </message>
    <message>
        <source>The grids count by this lexicon and the rules that the search began with, not by those of now.</source>
        <translation>Die Gitter zählen nach diesem Lexikon und den Regeln, mit denen die Suche begann, nicht nach den jetzigen.</translation>
    </message>
</context>
<context>
    <name>ui::BoggleShare</name>
    <message>
        <source>Copy, Export</source>
        <translation>Kopie, Export</translation>
    </message>
    <message>
        <source>Copy or export</source>
        <translation>Kopieren oder exportieren</translation>
    </message>
    <message>
        <source>Copy the &amp;Grid</source>
        <translation>&amp;Gitter kopieren</translation>
    </message>
    <message>
        <source>P&amp;aste a Grid</source>
        <translation>Gitter &amp;einfügen</translation>
    </message>
    <message>
        <source>Copy the &amp;Picture</source>
        <translation>&amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the &amp;Words</source>
        <translation>&amp;Wörter kopieren</translation>
    </message>
    <message>
        <source>Copy the Words as &amp;Table</source>
        <translation>Wörter als &amp;Tabelle kopieren</translation>
    </message>
    <message>
        <source>Export the W&amp;ords…</source>
        <translation>Wö&amp;rter exportieren…</translation>
    </message>
    <message>
        <source>Export the P&amp;icture…</source>
        <translation>B&amp;ild exportieren…</translation>
    </message>
    <message>
        <source>Export the &amp;Best Grids…</source>
        <translation>Be&amp;ste Gitter exportieren…</translation>
    </message>
    <message>
        <source>Export Words</source>
        <translation>Wörter exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Words, one per line (*.txt)</source>
        <translation>Tabellen (*.csv);;Wörter, eines je Zeile (*.txt)</translation>
    </message>
    <message>
        <source>There are no best grids yet: see “Search”.</source>
        <translation>Es gibt noch keine besten Gitter: siehe „Suche“.</translation>
    </message>
    <message>
        <source>Export Best Grids</source>
        <translation>Beste Gitter exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
</context>
<context>
    <name>ui::BoggleWordModel</name>
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n Punkt</numerusform>
            <numerusform>%1, %n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchst.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
</context>
<context>
    <name>ui::BoggleWordsTab</name>
    <message>
        <source>Filter: letters in a row</source>
        <translation>Filter: Buchstabenfolge</translation>
    </message>
    <message>
        <source>Letters that the words have in a row</source>
        <translation>Buchstabenfolge, die die Wörter enthalten</translation>
    </message>
    <message>
        <source>Length of the words listed</source>
        <translation>Länge der gelisteten Wörter</translation>
    </message>
    <message>
        <source>At cursor</source>
        <translation>Am Cursor</translation>
    </message>
    <message>
        <source>Only words that pass the square at the cursor; pointing at a square does the same</source>
        <translation>Nur Wörter durch das Feld am Cursor; auf ein Feld zu zeigen bewirkt dasselbe</translation>
    </message>
    <message>
        <source>Words at the cursor only</source>
        <translation>Nur Wörter am Cursor</translation>
    </message>
    <message>
        <source>Words listed</source>
        <translation>Gelistete Wörter</translation>
    </message>
    <message>
        <source>Words of the grid</source>
        <translation>Wörter des Gitters</translation>
    </message>
    <message>
        <source>Enter shows another path of the same word</source>
        <translation>Eingabe zeigt einen anderen Pfad desselben Worts</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Alle Längen</translation>
    </message>
    <message>
        <source>%1 letters (%2)</source>
        <translation>%1 Buchstaben (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 words</source>
        <translation>%1 von %2 Wörtern</translation>
    </message>
    <message>
        <source> through %1</source>
        <translation> durch %1</translation>
    </message>
    <message>
        <source> · path %1 of %2, Enter for the next</source>
        <translation> · Pfad %1 von %2, Eingabe für den nächsten</translation>
    </message>
    <message>
        <source> · more paths than can be listed</source>
        <translation> · mehr Pfade, als sich auflisten lassen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln Wort</numerusform>
            <numerusform>%Ln Wörter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoundOverlay</name>
    <message>
        <source>Bounds</source>
        <translation>Schranken</translation>
    </message>
    <message>
        <source>No bounds: here every anchor is looked at.</source>
        <translation>Keine Schranken: Hier wird jeder Anker untersucht.</translation>
    </message>
    <message>
        <source>%1, across: at most %2</source>
        <translation>%1, waagrecht: höchstens %2</translation>
    </message>
    <message>
        <source>%1, down: at most %2</source>
        <translation>%1, senkrecht: höchstens %2</translation>
    </message>
    <message>
        <source>; looked at in turn %1</source>
        <translation>; als Nr. %1 untersucht</translation>
    </message>
    <message>
        <source>; never looked at</source>
        <translation>; nie untersucht</translation>
    </message>
    <message>
        <source>Most that a move there can be worth. Below: the turn of its anchor in the search for the %1 best. Hatched: left out, as the last of them has %2. %3 of %4 anchors looked at.</source>
        <translation>Höchstwert der Züge dort. Darunter: als wievielter sein Anker bei der Suche nach den besten %1 drankam. Schraffiert: ausgelassen, da der letzte davon %2 hat. Untersucht: %3 von %4 Ankern.</translation>
    </message>
    <message>
        <source>&amp;Bounds</source>
        <translation>S&amp;chranken</translation>
    </message>
    <message>
        <source>What moves can be worth at most, and what the search looked at</source>
        <translation>Was Züge höchstens wert sein können und was die Suche untersucht hat</translation>
    </message>
</context>
<context>
    <name>ui::BridgePage</name>
    <message>
        <source>Moves and how often they win in the simulation</source>
        <translation>Züge und wie oft sie in der Simulation gewinnen</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(bester)</translation>
    </message>
    <message>
        <source>Rests: surely worse than the first one</source>
        <translation>Ruht: sicher schlechter als der erste</translation>
    </message>
    <message>
        <source>Rests: not to be told from the first one</source>
        <translation>Ruht: vom ersten nicht zu unterscheiden</translation>
    </message>
    <message>
        <source>≈ %1 wins %2 % %3</source>
        <translation>≈ %1 gewinnt %2 % %3</translation>
    </message>
    <message>
        <source>P(best) %1</source>
        <translation>P(bester) %1</translation>
    </message>
    <message>
        <source>%1 iterations of each</source>
        <translation>%1 Durchläufe von jedem</translation>
    </message>
    <message>
        <source>%1 games ended in an endgame, %2 of these exact</source>
        <translation>%1 Partien endeten in einem Endspiel, davon %2 exakt</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>A simulation whose games end in endgames: nothing here is proved.</source>
        <translation>Eine Simulation, deren Partien in Endspielen enden: nichts hier ist bewiesen.</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n iterations</source>
        <translation>
            <numerusform>✓ %n Durchlauf</numerusform>
            <numerusform>✓ %n Durchläufe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n iterations</source>
        <translation>
            <numerusform>%1 von %n Durchlauf</numerusform>
            <numerusform>%1 von %n Durchläufen</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1 wird untersucht …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1 wins %2 % %3</source>
        <translation>%1 gewinnt %2 % %3</translation>
    </message>
    <message>
        <source>; against the first one %1 % %2</source>
        <translation>; gegenüber dem ersten %1 % %2</translation>
    </message>
    <message>
        <source>%1. Simulated, not proved.</source>
        <translation>%1. Simuliert, nicht bewiesen.</translation>
    </message>
</context>
<context>
    <name>ui::BuildDialog</name>
    <message numerus="yes">
        <source>%n of the files exist already and will be replaced: %1</source>
        <translation>
            <numerusform>%n der Dateien gibt es schon und wird ersetzt: %1</numerusform>
            <numerusform>%n der Dateien gibt es schon und werden ersetzt: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a Lexicon</source>
        <translation>Lexikon erstellen</translation>
    </message>
    <message>
        <source>Files to make</source>
        <translation>Zu erstellende Dateien</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>Whose letters the words are read with</source>
        <translation>Mit wessen Buchstaben die Wörter gelesen werden</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n letters)</source>
        <translation>
            <numerusform>%1 (%n Buchstabe)</numerusform>
            <numerusform>%1 (%n Buchstaben)</numerusform>
        </translation>
    </message>
    <message>
        <source>Alpha&amp;bet</source>
        <translation>Alpha&amp;bet</translation>
    </message>
    <message>
        <source>Letters of the shortest word</source>
        <translation>Buchstaben des kürzesten Worts</translation>
    </message>
    <message>
        <source>Letters of the longest word</source>
        <translation>Buchstaben des längsten Worts</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Lä&amp;ngen</translation>
    </message>
    <message>
        <source>Respell what the alphabet lac&amp;ks (é as e, co-op as coop)</source>
        <translation>Umschreiben, was dem Alphabet &amp;fehlt (é als e, co-op als coop)</translation>
    </message>
    <message>
        <source>Lea&amp;ve out lines that hold no word</source>
        <translation>&amp;Zeilen ohne Wort auslassen</translation>
    </message>
    <message>
        <source>Built so far</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Bu&amp;ild</source>
        <translation>E&amp;rstellen</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Stop the build; no file is changed (Esc)</source>
        <translation>Erstellen anhalten; keine Datei wird geändert (Esc)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>Add the word lists to build from.</source>
        <translation>Wortlisten hinzufügen, aus denen erstellt wird.</translation>
    </message>
    <message>
        <source>The shortest word is longer than the longest one.</source>
        <translation>Das kürzeste Wort ist länger als das längste.</translation>
    </message>
    <message>
        <source>The word lists are being read.</source>
        <translation>Die Wortlisten werden gelesen.</translation>
    </message>
    <message>
        <source>The word lists were not read.</source>
        <translation>Die Wortlisten wurden nicht gelesen.</translation>
    </message>
    <message>
        <source>There are no words to build from.</source>
        <translation>Es gibt keine Wörter zum Erstellen.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines hold no word; see the problems.</source>
        <translation>
            <numerusform>%Ln Zeile enthält kein Wort; siehe Probleme.</numerusform>
            <numerusform>%Ln Zeilen enthalten kein Wort; siehe Probleme.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to build from %1 words.</source>
        <translation>Bereit zum Erstellen aus %1 Wörtern.</translation>
    </message>
    <message>
        <source>Building a lexicon</source>
        <translation>Lexikon wird erstellt</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Hält an…</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Beginnt…</translation>
    </message>
    <message>
        <source>The build was stopped; no file was changed.</source>
        <translation>Das Erstellen wurde angehalten; keine Datei wurde geändert.</translation>
    </message>
    <message>
        <source>There is no word graph with a GADDAG to play with.</source>
        <translation>Es gibt keinen Wortgraphen mit GADDAG zum Spielen.</translation>
    </message>
    <message>
        <source>To use it, choose rules with the letters of %1 first; the present ones have those of %2.</source>
        <translation>Zum Verwenden erst Regeln mit den Buchstaben von %1 wählen; die jetzigen haben die von %2.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
</context>
<context>
    <name>ui::BuildOutputs</name>
    <message>
        <source>Files to make</source>
        <translation>Zu erstellende Dateien</translation>
    </message>
    <message>
        <source>Values from a CSV file</source>
        <translation>Werte aus einer CSV-Datei</translation>
    </message>
    <message>
        <source>Leave values (*.csv);;All files (*)</source>
        <translation>Restwerte (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Look &amp;every word up before writing</source>
        <translation>Vor dem Schreiben &amp;jedes Wort nachschlagen</translation>
    </message>
    <message>
        <source>What the word graph holds</source>
        <translation>Was der Wortgraph enthält</translation>
    </message>
    <message>
        <source>DAWG and GADDAG</source>
        <translation>DAWG und GADDAG</translation>
    </message>
    <message>
        <source>DAWG only</source>
        <translation>nur DAWG</translation>
    </message>
    <message>
        <source>Looking for moves needs the GADDAG; looking words up does not</source>
        <translation>Die Zugsuche braucht den GADDAG, das Nachschlagen nicht</translation>
    </message>
    <message>
        <source>Order of the word graph&apos;s nodes</source>
        <translation>Ordnung der Knoten des Wortgraphen</translation>
    </message>
    <message>
        <source>Order of the alphagrams&apos; nodes</source>
        <translation>Ordnung der Knoten der Alphagramme</translation>
    </message>
    <message>
        <source>Width of the nodes</source>
        <translation>Breite der Knoten</translation>
    </message>
    <message>
        <source>22 bits (.kwg)</source>
        <translation>22 Bit (.kwg)</translation>
    </message>
    <message>
        <source>24 bits (.kbwg)</source>
        <translation>24 Bit (.kbwg)</translation>
    </message>
    <message>
        <source>24 bits are for lists so large that 22 don&apos;t do, and for programs that want them</source>
        <translation>24 Bit sind für Listen, für die 22 nicht reichen, und für Programme, die sie verlangen</translation>
    </message>
    <message>
        <source>Version of the leave file</source>
        <translation>Version der Restwertdatei</translation>
    </message>
    <message>
        <source>KLV1 keeps 256ths of a point up to 128 points, KLV2 floats</source>
        <translation>KLV1 speichert 256stel Punkte bis 128 Punkte, KLV2 Gleitkommazahlen</translation>
    </message>
    <message>
        <source>none: all are 0</source>
        <translation>keine: alle sind 0</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>from CSV</source>
        <translation>aus CSV</translation>
    </message>
    <message>
        <source>Word &amp;graph (KWG)</source>
        <translation>Wort&amp;graph (KWG)</translation>
    </message>
    <message>
        <source>Word graphs (*.kwg *.kbwg);;All files (*)</source>
        <translation>Wortgraphen (*.kwg *.kbwg);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Alp&amp;hagrams for jumbled games (KAD)</source>
        <translation>Alp&amp;hagramme für Anagrammspiele (KAD)</translation>
    </message>
    <message>
        <source>Alphagrams (*.kad);;All files (*)</source>
        <translation>Alphagramme (*.kad);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Leave values (KLV)</source>
        <translation>Restwer&amp;te (KLV)</translation>
    </message>
    <message>
        <source>Leave values (*.klv2 *.klv);;All files (*)</source>
        <translation>Restwerte (*.klv2 *.klv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>De&amp;finitions and comments (text)</source>
        <translation>Definitionen und &amp;Kommentare (Text)</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tabellen (*.tsv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Every word must be found in what is built, and thousands of texts that are none must not</source>
        <translation>Jedes Wort muss im Erstellten zu finden sein, und tausende Texte, die keine sind, dürfen es nicht</translation>
    </message>
    <message>
        <source>In which order the nodes lie in the file; all hold the same words</source>
        <translation>In welcher Ordnung die Knoten in der Datei stehen; alle enthalten dieselben Wörter</translation>
    </message>
    <message>
        <source>wolges (usual)</source>
        <translation>wolges (üblich)</translation>
    </message>
    <message>
        <source>experimental</source>
        <translation>experimentell</translation>
    </message>
    <message>
        <source>legacy</source>
        <translation>herkömmlich</translation>
    </message>
    <message>
        <source>magpie, merged</source>
        <translation>magpie, verschmolzen</translation>
    </message>
    <message>
        <source>magpie</source>
        <translation>magpie</translation>
    </message>
    <message>
        <source>A table of what stands behind the words in the lists</source>
        <translation>Eine Tabelle dessen, was in den Listen hinter den Wörtern steht</translation>
    </message>
    <message>
        <source>The lists have nothing behind their words</source>
        <translation>In den Listen steht hinter den Wörtern nichts</translation>
    </message>
    <message>
        <source>-new</source>
        <translation>-neu</translation>
    </message>
    <message>
        <source>%1: say where to write it.</source>
        <translation>%1: Speicherort angeben.</translation>
    </message>
    <message>
        <source>%1: there is a folder of that name.</source>
        <translation>%1: Es gibt einen Ordner dieses Namens.</translation>
    </message>
    <message>
        <source>%1: the folder %2 does not exist.</source>
        <translation>%1: Den Ordner %2 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: %2 is one of the sources and is not written over.</source>
        <translation>%1: %2 ist eine der Quellen und wird nicht überschrieben.</translation>
    </message>
    <message>
        <source>%1: another file is to be written there.</source>
        <translation>%1: Dorthin soll schon eine andere Datei.</translation>
    </message>
    <message>
        <source>Choose at least one file to make.</source>
        <translation>Mindestens eine zu erstellende Datei wählen.</translation>
    </message>
    <message>
        <source>Word graph: a name that ends in .kbwg stands for nodes of 24 bits, and another one for 22.</source>
        <translation>Wortgraph: Namen auf .kbwg stehen für Knoten mit 24 Bit, andere für 22.</translation>
    </message>
    <message>
        <source>Leave values: the CSV file does not exist.</source>
        <translation>Restwerte: Die CSV-Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ui::BuildReportCard</name>
    <message>
        <source>Report</source>
        <translation>Bericht</translation>
    </message>
    <message>
        <source>Use &amp;Now</source>
        <translation>Jetzt &amp;verwenden</translation>
    </message>
    <message>
        <source>&amp;Compare With…</source>
        <translation>Vergleichen &amp;mit…</translation>
    </message>
    <message>
        <source>What was built</source>
        <translation>Was erstellt wurde</translation>
    </message>
    <message>
        <source>Copy Re&amp;port</source>
        <translation>Ber&amp;icht kopieren</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Ordner &amp;öffnen</translation>
    </message>
    <message>
        <source>Build Anothe&amp;r</source>
        <translation>&amp;Weiteres erstellen</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n file written in %1 s</source>
        <translation>
            <numerusform>✓ %n Datei in %1 s geschrieben</numerusform>
            <numerusform>✓ %n Dateien in %1 s geschrieben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n files written in %1 s</source>
        <translation>
            <numerusform>✓ %n Datei in %1 s geschrieben</numerusform>
            <numerusform>✓ %n Dateien in %1 s geschrieben</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <source>%1 alphagrams</source>
        <translation>%1 Alphagramme</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 Reste</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 Zeilen</translation>
    </message>
    <message>
        <source>%1, %2 nodes, %3</source>
        <translation>%1, %2 Knoten, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 nodes before merging</source>
        <translation>%1 Knoten vor dem Verschmelzen</translation>
    </message>
    <message>
        <source>✓ all %1 found</source>
        <translation>✓ alle %1 gefunden</translation>
    </message>
    <message>
        <source>✓ %1 other texts refused</source>
        <translation>✓ %1 andere Texte abgewiesen</translation>
    </message>
</context>
<context>
    <name>ui::CandidatesFeature</name>
    <message>
        <source>Compare</source>
        <translation>Vergleich</translation>
    </message>
    <message>
        <source>&amp;Pin the Move</source>
        <translation>Zug an&amp;heften</translation>
    </message>
    <message>
        <source>Hold on to the move on the board or chosen in the list, or let it go</source>
        <translation>Den Zug auf dem Brett oder in der Liste behalten oder loslassen</translation>
    </message>
    <message>
        <source>&amp;Unpin All Moves</source>
        <translation>&amp;Alle Anheftungen lösen</translation>
    </message>
    <message>
        <source>Let all pinned moves of this position go</source>
        <translation>Alle angehefteten Züge dieser Stellung loslassen</translation>
    </message>
    <message>
        <source>&amp;Compare Two Moves</source>
        <translation>Zwei Züge &amp;vergleichen</translation>
    </message>
    <message>
        <source>Set two pinned or selected moves side by side</source>
        <translation>Zwei angeheftete oder ausgewählte Züge nebeneinanderstellen</translation>
    </message>
    <message>
        <source>Type a &amp;Move</source>
        <translation>Zug &amp;eingeben</translation>
    </message>
    <message>
        <source>Type a move such as 8H QUI(Z), exch QU or pass</source>
        <translation>Einen Zug eingeben, etwa 8H QUI(Z), exch QU oder pass</translation>
    </message>
    <message>
        <source>&amp;Exchange Tiles</source>
        <translation>Steine &amp;tauschen</translation>
    </message>
    <message>
        <source>Choose tiles to exchange by typing or clicking them</source>
        <translation>Zu tauschende Steine durch Tippen oder Anklicken wählen</translation>
    </message>
    <message>
        <source>Rack in &amp;Alphabetical Order</source>
        <translation>Bank &amp;alphabetisch</translation>
    </message>
    <message>
        <source>Rack with &amp;Vowels First</source>
        <translation>Bank: &amp;Vokale zuerst</translation>
    </message>
    <message>
        <source>Rack with C&amp;onsonants First</source>
        <translation>Bank: &amp;Konsonanten zuerst</translation>
    </message>
    <message>
        <source>Rack by Va&amp;lue</source>
        <translation>Bank nach &amp;Wert</translation>
    </message>
    <message>
        <source>Rack with &amp;Blanks First</source>
        <translation>Bank: &amp;Blankos zuerst</translation>
    </message>
    <message>
        <source>Put the tiles on the rack in this order, now and when sorting</source>
        <translation>Die Steine auf der Bank so ordnen, jetzt und beim Sortieren</translation>
    </message>
    <message>
        <source>Outline &amp;No Moves</source>
        <translation>&amp;Keine Züge umranden</translation>
    </message>
    <message>
        <source>Outline the &amp;Last Move</source>
        <translation>&amp;Letzten Zug umranden</translation>
    </message>
    <message>
        <source>Outline the Last %1 Moves</source>
        <translation>Letzte %1 Züge umranden</translation>
    </message>
    <message>
        <source>How many moves made last stand out on the board</source>
        <translation>Wie viele der letzten Züge auf dem Brett hervortreten</translation>
    </message>
    <message>
        <source>&amp;Larger Board</source>
        <translation>Brett &amp;vergrößern</translation>
    </message>
    <message>
        <source>Enlarge the squares and scroll the board (Ctrl and the wheel)</source>
        <translation>Felder vergrößern und das Brett scrollen (Strg und Mausrad)</translation>
    </message>
    <message>
        <source>S&amp;maller Board</source>
        <translation>Brett ver&amp;kleinern</translation>
    </message>
    <message>
        <source>Take an enlargement of the board back a step</source>
        <translation>Die Vergrößerung des Bretts um eine Stufe zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Ganzes Brett</translation>
    </message>
    <message>
        <source>Show all squares, as large as there is room</source>
        <translation>Alle Felder zeigen, so groß, wie Platz da ist</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Kandidat</translation>
    </message>
    <message>
        <source>Candi&amp;date</source>
        <translation>Kandi&amp;dat</translation>
    </message>
    <message>
        <source>Show what there is to know of the move on the board or chosen in the list</source>
        <translation>Zeigen, was man von dem Zug auf dem Brett oder dem gewählten der Liste wissen kann</translation>
    </message>
    <message>
        <source>Lay a move on the board, or choose one in the list.</source>
        <translation>Einen Zug auf das Brett legen oder in der Liste wählen.</translation>
    </message>
    <message>
        <source>There are no moves to be looked at now.</source>
        <translation>Jetzt gibt es keine Züge zu betrachten.</translation>
    </message>
</context>
<context>
    <name>ui::CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Esc closes. Keys are changed under Edit, Settings, Keys.</source>
        <translation>Esc schließt. Ändern unter Bearbeiten, Einstellungen, Tasten.</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Auf dem Brett</translation>
    </message>
    <message>
        <source>click a square</source>
        <translation>Klick auf Feld</translation>
    </message>
    <message>
        <source>Cursor: across, down, none</source>
        <translation>Cursor: waagrecht, senkrecht, aus</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Place a tile; Shift: a blank</source>
        <translation>Stein legen; Umschalt: Blanko</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>Pfeiltasten</translation>
    </message>
    <message>
        <source>Move or turn the cursor</source>
        <translation>Cursor bewegen oder drehen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Skip a square</source>
        <translation>Feld überspringen</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Rücktaste, Entf</translation>
    </message>
    <message>
        <source>Take a tile back</source>
        <translation>Stein zurücknehmen</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next square to join a word</source>
        <translation>Nächstes Feld zum Anlegen</translation>
    </message>
    <message>
        <source>1…9, 0</source>
        <translation>1…9, 0</translation>
    </message>
    <message>
        <source>Show the nth move; 0 none</source>
        <translation>n-ten Zug zeigen; 0 keinen</translation>
    </message>
    <message>
        <source>↑, ↓</source>
        <translation>↑, ↓</translation>
    </message>
    <message>
        <source>←, →, wheel</source>
        <translation>←, →, Mausrad</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Partie durchgehen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Play the move</source>
        <translation>Zug spielen</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Step back: preview, tiles, jobs</source>
        <translation>Schritt zurück: Vorschau, Steine, Vorgänge</translation>
    </message>
    <message>
        <source>Previous and next move</source>
        <translation>Voriger, nächster Zug</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>A command, a move such as 8H QUIZ, or ?QUIZ to judge a word</source>
        <translation>Befehl, Zug wie 8H QUIZ oder ?QUIZ, um ein Wort zu prüfen</translation>
    </message>
    <message>
        <source>Command or move</source>
        <translation>Befehl oder Zug</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Befehle</translation>
    </message>
    <message>
        <source>  (on)</source>
        <translation>  (an)</translation>
    </message>
    <message>
        <source>  (off)</source>
        <translation>  (aus)</translation>
    </message>
    <message>
        <source>No command, move or word fits.</source>
        <translation>Kein Befehl, Zug oder Wort passt.</translation>
    </message>
</context>
<context>
    <name>ui::CompareDialog</name>
    <message>
        <source>Copying the words</source>
        <translation>Wörter werden kopiert</translation>
    </message>
    <message>
        <source>Compare Lexicons</source>
        <translation>Lexika vergleichen</translation>
    </message>
    <message>
        <source>Words in one of the lexicons only</source>
        <translation>Wörter in nur einem der Lexika</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>Copy the words that are shown, or those that are selected</source>
        <translation>Die angezeigten oder die ausgewählten Wörter kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>Write the words that are shown to a file</source>
        <translation>Die angezeigten Wörter in eine Datei schreiben</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Vergleichen</translation>
    </message>
    <message>
        <source>Lexicon A</source>
        <translation>Lexikon A</translation>
    </message>
    <message>
        <source>Lexicon B</source>
        <translation>Lexikon B</translation>
    </message>
    <message>
        <source>&amp;A</source>
        <translation>&amp;A</translation>
    </message>
    <message>
        <source>&amp;B</source>
        <translation>&amp;B</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Datei wählen: %1</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>A&amp;lphabet</source>
        <translation>A&amp;lphabet</translation>
    </message>
    <message>
        <source>Which words are shown</source>
        <translation>Welche Wörter gezeigt werden</translation>
    </message>
    <message>
        <source>in A or B only</source>
        <translation>nur in A oder nur in B</translation>
    </message>
    <message>
        <source>in A only (removed in B)</source>
        <translation>nur in A (in B entfernt)</translation>
    </message>
    <message>
        <source>in B only (added in B)</source>
        <translation>nur in B (in B hinzugefügt)</translation>
    </message>
    <message>
        <source>Letters of the shortest word shown</source>
        <translation>Buchstaben des kürzesten gezeigten Worts</translation>
    </message>
    <message>
        <source>Letters of the longest word shown</source>
        <translation>Buchstaben des längsten gezeigten Worts</translation>
    </message>
    <message>
        <source>S&amp;how words</source>
        <translation>Wörter &amp;zeigen</translation>
    </message>
    <message>
        <source>of</source>
        <translation>mit</translation>
    </message>
    <message>
        <source>to</source>
        <translation>bis</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>Choose a lexicon</source>
        <translation>Lexikon wählen</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (in %2)</translation>
    </message>
    <message>
        <source>✕ %1 has the letters of %2, not of %3.</source>
        <translation>✕ %1 hat die Buchstaben von %2, nicht von %3.</translation>
    </message>
    <message>
        <source>another alphabet</source>
        <translation>einem anderen Alphabet</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Vergleicht…</translation>
    </message>
    <message>
        <source>Comparing two lexicons</source>
        <translation>Zwei Lexika werden verglichen</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>Der Vergleich wurde angehalten.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Choose two lexicons with the same letters.</source>
        <translation>Zwei Lexika mit denselben Buchstaben wählen.</translation>
    </message>
    <message>
        <source>Both hold the same words.</source>
        <translation>Beide enthalten dieselben Wörter.</translation>
    </message>
    <message>
        <source>%1 words only in A, %2 only in B; %3 shown</source>
        <translation>%1 Wörter nur in A, %2 nur in B; gezeigt: %3</translation>
    </message>
    <message>
        <source> of the first %1</source>
        <translation> der ersten %1</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>Unterschiede speichern</translation>
    </message>
    <message>
        <source>Tables (*.tsv *.txt);;All files (*)</source>
        <translation>Tabellen (*.tsv *.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>✓ %1 was written.</source>
        <translation>✓ %1 wurde geschrieben.</translation>
    </message>
</context>
<context>
    <name>ui::ComparePanel</name>
    <message>
        <source>Two moves side by side</source>
        <translation>Zwei Züge im Vergleich</translation>
    </message>
    <message>
        <source>Pin two moves (F4), or select two in the list, to set them side by side (Ctrl+D).</source>
        <translation>Zwei Züge anheften (F4) oder in der Liste auswählen, um sie nebeneinanderzustellen (Strg+D).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Differenz</translation>
    </message>
    <message>
        <source>Discs: share of the replies that lay a tile on the square, of %1 replies</source>
        <translation>Scheiben: Anteil der Antworten, die einen Stein auf das Feld legen, von %1 Antworten</translation>
    </message>
</context>
<context>
    <name>ui::CrossSetModel</name>
    <message>
        <source>%1 across</source>
        <translation>%1 waagrecht</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 senkrecht</translation>
    </message>
    <message>
        <source>%1: no letter can be laid there.</source>
        <translation>%1: Hier lässt sich kein Buchstabe legen.</translation>
    </message>
    <message>
        <source>%1: nothing above or below, every letter fits.</source>
        <translation>%1: nichts darüber oder darunter, jeder Buchstabe passt.</translation>
    </message>
    <message>
        <source>%1: nothing to the left or right, every letter fits.</source>
        <translation>%1: nichts links oder rechts, jeder Buchstabe passt.</translation>
    </message>
    <message>
        <source>%1: no lexicon is open, so every letter fits %2.</source>
        <translation>%1: Kein Lexikon geöffnet, also passt jeder Buchstabe zu %2.</translation>
    </message>
    <message>
        <source>%1 of %2 letters fit</source>
        <translation>%1 von %2 Buchstaben passen</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4 leads the DAWG to the letters.</source>
        <translation>%1: %2, %3; %4 führt im DAWG zu den Buchstaben.</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4 read backwards leads the GADDAG to the letters.</source>
        <translation>%1: %2, %3; %4 rückwärts gelesen führt im GADDAG zu den Buchstaben.</translation>
    </message>
    <message>
        <source>%1: %2, %3, each looked up with its letters sorted.</source>
        <translation>%1: %2, %3, jedes mit sortierten Buchstaben nachgeschlagen.</translation>
    </message>
    <message>
        <source>✓ %1  %2</source>
        <translation>✓ %1  %2</translation>
    </message>
    <message>
        <source>✕ %1  %2</source>
        <translation>✕ %1  %2</translation>
    </message>
    <message>
        <source>%1 fits: %2 is a word</source>
        <translation>%1 passt: %2 ist ein Wort</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 is no word</source>
        <translation>%1 passt nicht: %2 ist kein Wort</translation>
    </message>
</context>
<context>
    <name>ui::CrossSetOverlay</name>
    <message>
        <source>Cross-sets</source>
        <translation>Querbuchstaben</translation>
    </message>
    <message>
        <source>Cross-sets, across</source>
        <translation>Querbuchstaben, waagrecht</translation>
    </message>
    <message>
        <source>Cross-sets, down</source>
        <translation>Querbuchstaben, senkrecht</translation>
    </message>
    <message>
        <source>Cross-sets, both ways</source>
        <translation>Querbuchstaben, beide Richtungen</translation>
    </message>
    <message>
        <source>No lexicon is loaded, so every letter fits everywhere.</source>
        <translation>Kein Lexikon geladen, also passt überall jeder Buchstabe.</translation>
    </message>
    <message>
        <source>Above: letters for playing across, below: for playing down. Up to %1 written, more counted; a dash = none, a dot = all %2. Lexicon: %3.</source>
        <translation>Oben: Buchstaben für waagrechte Züge, unten: für senkrechte. Bis zu %1 geschrieben, mehr gezählt; Strich = keiner, Punkt = alle %2. Lexikon: %3.</translation>
    </message>
    <message>
        <source>%1, across: no letter fits %2 in the column</source>
        <translation>%1, waagrecht: Kein Buchstabe passt zu %2 in der Spalte</translation>
    </message>
    <message>
        <source>%1, down: no letter fits %2 in the row</source>
        <translation>%1, senkrecht: Kein Buchstabe passt zu %2 in der Reihe</translation>
    </message>
    <message>
        <source>%1, across: %2 in the column takes %3</source>
        <translation>%1, waagrecht: Zu %2 in der Spalte passt %3</translation>
    </message>
    <message>
        <source>%1, down: %2 in the row takes %3</source>
        <translation>%1, senkrecht: Zu %2 in der Reihe passt %3</translation>
    </message>
    <message>
        <source>Letters that fit the columns when playing across. Up to %1 written, more counted; hatched = none, no mark = all %2. Lexicon: %3.</source>
        <translation>Buchstaben, die bei waagrechten Zügen in die Spalten passen. Bis zu %1 geschrieben, mehr gezählt; schraffiert = keiner, ohne Zeichen = alle %2. Lexikon: %3.</translation>
    </message>
    <message>
        <source>Letters that fit the rows when playing down. Up to %1 written, more counted; hatched = none, no mark = all %2. Lexicon: %3.</source>
        <translation>Buchstaben, die bei senkrechten Zügen in die Reihen passen. Bis zu %1 geschrieben, mehr gezählt; schraffiert = keiner, ohne Zeichen = alle %2. Lexikon: %3.</translation>
    </message>
    <message>
        <source>&amp;Cross-sets</source>
        <translation>&amp;Querbuchstaben</translation>
    </message>
    <message>
        <source>Which letters fit each square: across, down, both, off in turn</source>
        <translation>Welche Buchstaben auf jedes Feld passen: waagrecht, senkrecht, beide, aus – der Reihe nach</translation>
    </message>
</context>
<context>
    <name>ui::DifferenceModel</name>
    <message>
        <source>− only in A: %1</source>
        <translation>− nur in A: %1</translation>
    </message>
    <message>
        <source>+ only in B: %1</source>
        <translation>+ nur in B: %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
</context>
<context>
    <name>ui::DocumentFiles</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>Write the game or the position to its file</source>
        <translation>Partie oder Stellung in ihre Datei schreiben</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern un&amp;ter…</translation>
    </message>
    <message>
        <source>Write the game to a GCG or study file, or the position to a CGP file</source>
        <translation>Partie in eine GCG- oder Studiendatei oder Stellung in eine CGP-Datei schreiben</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Work</source>
        <translation>&amp;Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>Open what was not saved when the program ended unexpectedly</source>
        <translation>Öffnen, was beim unerwarteten Programmende nicht gespeichert war</translation>
    </message>
    <message>
        <source>%1[*] – Tilewright</source>
        <translation>%1[*] – Tilewright</translation>
    </message>
    <message>
        <source>Tilewright[*]</source>
        <translation>Tilewright[*]</translation>
    </message>
    <message>
        <source>%1 was changed on disk by another program</source>
        <translation>%1 wurde von einem anderen Programm geändert</translation>
    </message>
    <message>
        <source>here it is as it was opened; open it again to see what is there now, saving asks before that is replaced</source>
        <translation>hier steht der Inhalt vom Öffnen; erneutes Öffnen zeigt den jetzigen, vor dem Überschreiben wird gefragt</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk</source>
        <translation>%1 ist nicht mehr auf dem Datenträger</translation>
    </message>
    <message>
        <source>what is open here is complete; saving writes it again</source>
        <translation>das hier Geöffnete ist vollständig; Speichern schreibt es neu</translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation>Partien (%1)</translation>
    </message>
    <message>
        <source>Studies, with variations and all (%1)</source>
        <translation>Studien, mit Varianten und allem (%1)</translation>
    </message>
    <message>
        <source>Positions (%1)</source>
        <translation>Stellungen (%1)</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Partie speichern</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Stellung speichern</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>%1 was changed on disk since it was opened here.</source>
        <translation>%1 wurde seit dem Öffnen auf dem Datenträger geändert.</translation>
    </message>
    <message>
        <source>Saving replaces what another program wrote there.</source>
        <translation>Speichern ersetzt, was ein anderes Programm dort geschrieben hat.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1 hat ungespeicherte Änderungen.</translation>
    </message>
    <message>
        <source>Save them before the window closes?</source>
        <translation>Vor dem Schließen des Fensters speichern?</translation>
    </message>
    <message>
        <source>An earlier run left unsaved work behind (%1)</source>
        <translation>Ein früherer Lauf hat Ungespeichertes hinterlassen (%1)</translation>
    </message>
    <message>
        <source>File, Restore Unsaved Work opens it</source>
        <translation>zu öffnen mit Datei, Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>Unsaved work was restored</source>
        <translation>Ungespeichertes wurde wiederhergestellt</translation>
    </message>
    <message>
        <source>%1 was restored with its unsaved changes</source>
        <translation>%1 wurde mit ungespeicherten Änderungen wiederhergestellt</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>Position, %1</source>
        <translation>Stellung, %1</translation>
    </message>
    <message>
        <source>The position is as you left it.</source>
        <translation>Die Stellung ist, wie sie verlassen wurde.</translation>
    </message>
    <message>
        <source> (%L1 of %L2)</source>
        <translation> (%L1 von %L2)</translation>
    </message>
    <message>
        <source>File, Restore Unsaved Work lists it</source>
        <translation>Datei, Ungespeichertes wiederherstellen listet es auf</translation>
    </message>
    <message>
        <source>%1 has changes and a review by search that are not saved.</source>
        <translation>%1 hat ungespeicherte Änderungen und eine ungespeicherte Auswertung durch Suche.</translation>
    </message>
    <message>
        <source>The review by search of %1 is not saved.</source>
        <translation>Die Auswertung von %1 durch Suche ist nicht gespeichert.</translation>
    </message>
    <message>
        <source>Save it as a study (.cws), which keeps the review with the game?</source>
        <translation>Als Studie (.cws) speichern, die die Auswertung mit der Partie behält?</translation>
    </message>
    <message>
        <source>The review by search is not in the file; a study (.cws) keeps it</source>
        <translation>Die Auswertung durch Suche steht nicht in der Datei; eine Studie (.cws) behält sie</translation>
    </message>
    <message>
        <source>the program had ended before it was saved</source>
        <translation>das Programm endete, bevor gespeichert war</translation>
    </message>
</context>
<context>
    <name>ui::DocumentLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The position was not read</source>
        <translation>Die Stellung wurde nicht gelesen</translation>
    </message>
    <message>
        <source>The game was not read</source>
        <translation>Die Partie wurde nicht gelesen</translation>
    </message>
    <message>
        <source>The text is neither a position nor a game</source>
        <translation>Der Text ist weder eine Stellung noch eine Partie</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>paste game</source>
        <translation>Partie einfügen</translation>
    </message>
    <message>
        <source>paste position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>%1 was read</source>
        <translation>%1 wurde gelesen</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n games</source>
        <translation>
            <numerusform>%n Partie wird geöffnet</numerusform>
            <numerusform>%n Partien werden geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were not opened</source>
        <translation>
            <numerusform>%n Partie wurde nicht geöffnet</numerusform>
            <numerusform>%n Partien wurden nicht geöffnet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open %n games</source>
        <translation>
            <numerusform>%n Partie öffnen</numerusform>
            <numerusform>%n Partien öffnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not read: %n of the games</source>
        <translation>
            <numerusform>Nicht gelesen: %n der Partien</numerusform>
            <numerusform>Nicht gelesen: %n der Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were read</source>
        <translation>
            <numerusform>%n Partie wurde gelesen</numerusform>
            <numerusform>%n Partien wurden gelesen</numerusform>
        </translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>restore %1</source>
        <translation>%1 wiederherstellen</translation>
    </message>
    <message>
        <source>Position %L1 of %2 was not opened</source>
        <translation>Stellung %L1 von %2 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>position %L1</source>
        <translation>Stellung %L1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentTabs</name>
    <message>
        <source>Open games and positions</source>
        <translation>Geöffnete Partien und Stellungen</translation>
    </message>
    <message>
        <source>New &amp;Tab</source>
        <translation>Neuer T&amp;ab</translation>
    </message>
    <message>
        <source>An empty board beside what is open</source>
        <translation>Ein leeres Brett neben dem Geöffneten</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>Tab s&amp;chließen</translation>
    </message>
    <message>
        <source>Close what is seen; undo brings it back</source>
        <translation>Das Angezeigte schließen; Rückgängig bringt es zurück</translation>
    </message>
    <message>
        <source>Next Tab</source>
        <translation>Nächster Tab</translation>
    </message>
    <message>
        <source>Go to the tab at the right</source>
        <translation>Zum Tab rechts gehen</translation>
    </message>
    <message>
        <source>Previous Tab</source>
        <translation>Voriger Tab</translation>
    </message>
    <message>
        <source>Go to the tab at the left</source>
        <translation>Zum Tab links gehen</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>%1 schließen</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, nicht gespeichert</translation>
    </message>
    <message>
        <source>%1 was closed; undo (Ctrl+Z) brings it back.</source>
        <translation>%1 wurde geschlossen; Rückgängig (Strg+Z) holt es zurück.</translation>
    </message>
</context>
<context>
    <name>ui::DrawMatrix</name>
    <message>
        <source>%1 ×%2</source>
        <translation>%1 ×%2</translation>
    </message>
    <message numerus="yes">
        <source>In the bag %1, %n orders of these tiles: %2. A click shows such bags only</source>
        <translation>
            <numerusform>Im Beutel %1, %n Reihenfolge dieser Steine: %2. Ein Klick zeigt nur solche Beutel</numerusform>
            <numerusform>Im Beutel %1, %n Reihenfolgen dieser Steine: %2. Ein Klick zeigt nur solche Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>+ = −</source>
        <translation>+ = −</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Abstand</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exakt</translation>
    </message>
    <message>
        <source>Wins, ties and losses, by orders of the tiles in the bag</source>
        <translation>Gewinne, Unentschieden und Verluste, nach Reihenfolgen der Steine im Beutel</translation>
    </message>
    <message>
        <source>Wins and half of the ties, of the orders that are solved</source>
        <translation>Gewinne und halbe Unentschieden, von den gelösten Reihenfolgen</translation>
    </message>
    <message>
        <source>Mean spread at the end, over what is solved</source>
        <translation>Mittlerer Abstand am Ende, über das Gelöste</translation>
    </message>
    <message>
        <source>■ all of it is proved; ○ what was solved so far, or guessed</source>
        <translation>■ alles ist bewiesen; ○ was bisher gelöst oder geschätzt ist</translation>
    </message>
    <message>
        <source>%1/%2</source>
        <translation>%1/%2</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>○ %1</source>
        <translation>○ %1</translation>
    </message>
    <message>
        <source>○ depth %1</source>
        <translation>○ Tiefe %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1, in the bag %2</source>
        <translation>%1, im Beutel %2</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>unentschieden</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>verliert</translation>
    </message>
    <message>
        <source>by the order of the tiles %1 wins, %2 ties, %3 losses</source>
        <translation>je nach Reihenfolge der Steine %1 Gewinne, %2 Unentschieden, %3 Verluste</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>nicht untersucht</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message numerus="yes">
        <source>%n plies only, not proved</source>
        <translation>
            <numerusform>nur %n Zug tief, nicht bewiesen</numerusform>
            <numerusform>nur %n Züge tief, nicht bewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>spread %1</source>
        <translation>Abstand %1</translation>
    </message>
    <message>
        <source>spread about %1</source>
        <translation>Abstand etwa %1</translation>
    </message>
    <message>
        <source>the opponent answers %1</source>
        <translation>der Gegner antwortet %1</translation>
    </message>
    <message>
        <source>%1: %2 wins, %3 ties, %4 losses of %5</source>
        <translation>%1: %2 Gewinne, %3 Unentschieden, %4 Verluste von %5</translation>
    </message>
    <message>
        <source>left after %1 of %2: it can&apos;t reach the best any more, the rest is unknown</source>
        <translation>nach %1 von %2 verlassen: er kann den besten nicht mehr erreichen, der Rest ist unbekannt</translation>
    </message>
    <message>
        <source>all of it is proved</source>
        <translation>alles ist bewiesen</translation>
    </message>
    <message>
        <source>%1 of %2 looked at</source>
        <translation>%1 von %2 untersucht</translation>
    </message>
    <message numerus="yes">
        <source>judged by %n plies, not proved</source>
        <translation>
            <numerusform>nach %n Zug beurteilt, nicht bewiesen</numerusform>
            <numerusform>nach %n Zügen beurteilt, nicht bewiesen</numerusform>
        </translation>
    </message>
    <message>
        <source>some of these moves wins</source>
        <translation>einer dieser Züge gewinnt</translation>
    </message>
    <message>
        <source>a tie at best</source>
        <translation>bestenfalls unentschieden</translation>
    </message>
    <message>
        <source>it depends on the order of the tiles</source>
        <translation>es hängt von der Reihenfolge der Steine ab</translation>
    </message>
    <message>
        <source>none of these moves wins</source>
        <translation>keiner dieser Züge gewinnt</translation>
    </message>
    <message>
        <source>not known yet whether a move wins</source>
        <translation>noch unbekannt, ob ein Zug gewinnt</translation>
    </message>
</context>
<context>
    <name>ui::EditFeature</name>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Stellung &amp;einfügen</translation>
    </message>
    <message>
        <source>Open the CGP text or the files on the clipboard</source>
        <translation>CGP-Text oder Dateien aus der Zwischenablage öffnen</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>Stellung &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy the position as CGP text</source>
        <translation>Stellung als CGP-Text kopieren</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Die letzte Änderung zurücknehmen</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Rückgängig: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Die Änderung wieder ausführen</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Wiederherstellen: %1</translation>
    </message>
    <message>
        <source>The position was copied without its rules</source>
        <translation>Die Stellung wurde ohne ihre Regeln kopiert</translation>
    </message>
    <message>
        <source>a line of CGP names built-in boards and tiles only; whoever pastes it needs the file of your rules</source>
        <translation>eine CGP-Zeile nennt nur eingebaute Bretter und Steine; wer sie einfügt, braucht die Datei mit Ihren Regeln</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>Zwischenablage</translation>
    </message>
    <message>
        <source>The clipboard holds no text and no file</source>
        <translation>Die Zwischenablage enthält weder Text noch Dateien</translation>
    </message>
</context>
<context>
    <name>ui::EndgamePage</name>
    <message>
        <source>Moves and what they come to</source>
        <translation>Züge und ihr Ergebnis</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Final spread</source>
        <translation>Endstand</translation>
    </message>
    <message>
        <source>Against best</source>
        <translation>Zum besten</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Bewiesen</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Tiefe</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>■ %1</source>
        <translation>■ %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>bewiesen</translation>
    </message>
    <message numerus="yes">
        <source>not proved: best so far, %n plies deep</source>
        <translation>
            <numerusform>nicht bewiesen: bisher bestes, %n Halbzug tief</numerusform>
            <numerusform>nicht bewiesen: bisher bestes, %n Halbzüge tief</numerusform>
        </translation>
    </message>
    <message>
        <source>value %1 from %2</source>
        <translation>Wert %1 von %2 aus</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>Tiefe %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 Knoten</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n more moves to look at</source>
        <translation>
            <numerusform>noch %n Zug zu untersuchen</numerusform>
            <numerusform>noch %n Züge zu untersuchen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: not looked at one by one</source>
        <translation>
            <numerusform>noch %n: nicht einzeln untersucht</numerusform>
            <numerusform>noch %n: nicht einzeln untersucht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only</source>
        <translation>
            <numerusform>noch %n: nur Grenzen</numerusform>
            <numerusform>noch %n: nur Grenzen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only, none better than %1</source>
        <translation>
            <numerusform>noch %n: nur eine Grenze, nicht besser als %1</numerusform>
            <numerusform>noch %n: nur Grenzen, keiner besser als %1</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ depth %1</source>
        <translation>✓ Tiefe %1</translation>
    </message>
    <message>
        <source>depth %1, other moves</source>
        <translation>Tiefe %1, andere Züge</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>■ proved</source>
        <translation>■ bewiesen</translation>
    </message>
    <message>
        <source>○ not proved</source>
        <translation>○ nicht bewiesen</translation>
    </message>
    <message>
        <source>All best first moves (%1)</source>
        <translation>Alle besten ersten Züge (%1)</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Bisher bester</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Andere</translation>
    </message>
    <message>
        <source>Line of %1 · spread after each step · the wheel steps it on the board, a click keeps it as a variation</source>
        <translation>Zugfolge von %1 · Abstand nach jedem Schritt · das Mausrad zeigt sie Schritt für Schritt, ein Klick behält sie als Variante</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1 wird untersucht …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>Not proved: %1 comes to about %2.</source>
        <translation>Nicht bewiesen: %1 kommt auf etwa %2.</translation>
    </message>
    <message>
        <source>%1 is as good, proved. %2.</source>
        <translation>%1 ist ebenso gut, bewiesen. %2.</translation>
    </message>
    <message>
        <source>%1 is the best, proved. %2.</source>
        <translation>%1 ist am besten, bewiesen. %2.</translation>
    </message>
    <message>
        <source>%1 worse, proved. %2.</source>
        <translation>%1 schlechter, bewiesen. %2.</translation>
    </message>
    <message>
        <source>%1 worse, proved: the opponent answers %2. %3.</source>
        <translation>%1 schlechter, bewiesen: der Gegner antwortet %2. %3.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>A move that wins</source>
        <translation>Ein Zug, der gewinnt</translation>
    </message>
    <message>
        <source>No move wins</source>
        <translation>Kein Zug gewinnt</translation>
    </message>
    <message>
        <source>A move that ties</source>
        <translation>Ein Zug zum Unentschieden</translation>
    </message>
    <message>
        <source>only who wins, not by how much</source>
        <translation>nur wer gewinnt, nicht wie hoch</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 oder mehr</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 oder weniger</translation>
    </message>
    <message>
        <source>%1, proved: %2.</source>
        <translation>%1, bewiesen: %2.</translation>
    </message>
    <message>
        <source>%1 better, proved. %2.</source>
        <translation>%1 besser, bewiesen. %2.</translation>
    </message>
    <message>
        <source>It isn&apos;t valid: this is what it comes to if it stays.</source>
        <translation>Er ist ungültig: So viel ist er wert, wenn er liegen bleibt.</translation>
    </message>
</context>
<context>
    <name>ui::EndingPage</name>
    <message>
        <source>Pre-endgame</source>
        <translation>Vorendspiel</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Gewinn mit %1</translation>
    </message>
    <message>
        <source>You lose by %1</source>
        <translation>Verlust mit %1</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>ends by the rules&apos; count of turns</source>
        <translation>endet nach der Zugzahl der Regeln</translation>
    </message>
    <message>
        <source>two passes end the game</source>
        <translation>zweimal Passen beendet die Partie</translation>
    </message>
    <message>
        <source>turns without points end the game as the rules say</source>
        <translation>Züge ohne Punkte beenden die Partie nach den Regeln</translation>
    </message>
    <message>
        <source>Guaranteed: what no reply of the opponent takes away.</source>
        <translation>Garantiert: was keine Antwort des Gegners wegnimmt.</translation>
    </message>
    <message>
        <source>Clairvoyant: the opponent sees the bag.</source>
        <translation>Hellseher: der Gegner sieht den Beutel.</translation>
    </message>
    <message>
        <source>Rational: the opponent plays one reply for all bags that he can&apos;t tell apart.</source>
        <translation>Rational: der Gegner spielt eine Antwort für alle Beutel, die er nicht unterscheiden kann.</translation>
    </message>
    <message>
        <source>you play with %1, the opponent with %2</source>
        <translation>Sie spielen mit %1, der Gegner mit %2</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>&amp;Boards</source>
        <translation>&amp;Bretter</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Review: mistakes, best moves, totals</source>
        <translation>&amp;Auswertung: Fehler, beste Züge, Summen</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Webseite (HTML)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Slides (PNG)</source>
        <translation>Folien (PNG)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Reiner Text</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tabelle (CSV)</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Mit:</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren…</translation>
    </message>
    <message>
        <source>One file for every browser, light or dark as the reader has it: score sheet, lead, a board for each turn.</source>
        <translation>Eine Datei für jeden Browser, hell oder dunkel nach Wahl des Lesers: Spielbericht, Vorsprung, ein Brett für jeden Zug.</translation>
    </message>
    <message>
        <source>A picture of 1920 by 1080 for each turn, numbered, in the colours of the window.</source>
        <translation>Ein Bild mit 1920 mal 1080 für jeden Zug, nummeriert, in den Farben des Fensters.</translation>
    </message>
    <message>
        <source>Text with tables and headings; boards as text.</source>
        <translation>Text mit Tabellen und Überschriften; Bretter als Text.</translation>
    </message>
    <message>
        <source>Text in columns, the last board at the end.</source>
        <translation>Text in Spalten, das letzte Brett am Ende.</translation>
    </message>
    <message>
        <source>A row for each turn, for spreadsheets.</source>
        <translation>Eine Zeile für jeden Zug, für Tabellenprogramme.</translation>
    </message>
    <message>
        <source>What is not known of a rack stays unknown.</source>
        <translation>Was von einer Bank nicht bekannt ist, bleibt unbekannt.</translation>
    </message>
    <message>
        <source>Pages in A4, a board for each turn.</source>
        <translation>Seiten in A4, ein Brett für jeden Zug.</translation>
    </message>
    <message>
        <source>&amp;Variations beside their turns</source>
        <translation>&amp;Varianten neben ihren Zügen</translation>
    </message>
    <message>
        <source>&amp;Only mistakes</source>
        <translation>N&amp;ur Fehler</translation>
    </message>
    <message>
        <source>Game (GCG)</source>
        <translation>Partie (GCG)</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptlinie</translation>
    </message>
    <message>
        <source>The variation that is shown</source>
        <translation>Die gezeigte Variante</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Erster Zug</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Letzter Zug</translation>
    </message>
    <message>
        <source>Turns that the review, a mark or a tag such as #findinglarge calls a mistake</source>
        <translation>Züge, die die Auswertung, ein Zeichen oder ein Schlagwort wie #findinglarge einen Fehler nennt</translation>
    </message>
    <message>
        <source>&amp;Line:</source>
        <translation>&amp;Linie:</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Züge:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>The line for other programs, with its notes.</source>
        <translation>Die Linie für andere Programme, mit ihren Notizen.</translation>
    </message>
    <message>
        <source>The preview is made…</source>
        <translation>Die Vorschau entsteht…</translation>
    </message>
    <message>
        <source>Preview of the export</source>
        <translation>Vorschau der Ausgabe</translation>
    </message>
    <message>
        <source>There is no preview: %1</source>
        <translation>Es gibt keine Vorschau: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportFeature</name>
    <message>
        <source>&amp;Present</source>
        <translation>&amp;Präsentieren</translation>
    </message>
    <message>
        <source>Board, scores and notes large over the whole screen</source>
        <translation>Brett, Punkte und Notizen groß auf dem ganzen Bildschirm</translation>
    </message>
    <message>
        <source>&amp;Export Game…</source>
        <translation>Partie &amp;exportieren…</translation>
    </message>
    <message>
        <source>Write the game as web page, PDF, slides, text or table</source>
        <translation>Partie als Webseite, PDF, Folien, Text oder Tabelle schreiben</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Partie exportieren</translation>
    </message>
    <message>
        <source>There are slides of that name already, such as %1. Write over them?</source>
        <translation>Folien dieses Namens gibt es schon, etwa %1. Überschreiben?</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>There is no review until the game is over.</source>
        <translation>Eine Auswertung gibt es erst nach dem Ende der Partie.</translation>
    </message>
    <message>
        <source>There is no lexicon to judge by.</source>
        <translation>Es gibt kein Lexikon, nach dem beurteilt werden kann.</translation>
    </message>
    <message>
        <source>Its preview shows it at once. Pages to hand out are made by Export Questions.</source>
        <translation>Seine Vorschau zeigt sie sofort. Blätter zum Austeilen macht „Fragen exportieren“.</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exportieren</translation>
    </message>
    <message>
        <source>The answer is hidden here, and an export tells it.</source>
        <translation>Die Antwort ist hier verborgen, und ein Export verrät sie.</translation>
    </message>
</context>
<context>
    <name>ui::FileOutput</name>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
</context>
<context>
    <name>ui::FileReaders</name>
    <message>
        <source>further games in it: %1, to choose above the score sheet</source>
        <translation>weitere Partien darin: %1, über dem Spielbericht zu wählen</translation>
    </message>
    <message>
        <source>no games (.gcg, .cws) are in the folder</source>
        <translation>im Ordner sind keine Partien (.gcg, .cws)</translation>
    </message>
    <message>
        <source>more than %1 games are in the folder; File, Library, Import a Folder takes them all</source>
        <translation>im Ordner sind mehr als %1 Partien; Datei, Bibliothek, Ordner importieren nimmt alle auf</translation>
    </message>
    <message>
        <source>belongs to the letters of %1, not to those of %2; choose those, or correct what is known of it in Lexicon, Manage</source>
        <translation>gehört zu den Buchstaben von %1, nicht zu denen von %2; jene wählen oder unter Lexikon, Verwalten berichtigen</translation>
    </message>
    <message>
        <source>another alphabet</source>
        <translation>einem anderen Alphabet</translation>
    </message>
    <message>
        <source>has no games</source>
        <translation>enthält keine Partien</translation>
    </message>
    <message>
        <source>further positions in it: %1; Game, Next Game or Position goes on</source>
        <translation>weitere Stellungen darin: %1; Partie, Nächste Partie oder Stellung geht weiter</translation>
    </message>
</context>
<context>
    <name>ui::FilesFeature</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>&amp;Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>new position</source>
        <translation>neue Stellung</translation>
    </message>
    <message>
        <source>&amp;New Position</source>
        <translation>&amp;Neue Stellung</translation>
    </message>
    <message>
        <source>An empty board with the present rules</source>
        <translation>Ein leeres Brett mit den jetzigen Regeln</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>Ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a game, position, lexicon, leaves or rules, told by the content</source>
        <translation>Partie, Stellung, Lexikon, Restwerte oder Regeln öffnen, am Inhalt erkannt</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Das Fenster schließen</translation>
    </message>
    <message>
        <source>Pin &amp;This File</source>
        <translation>Diese Datei an&amp;heften</translation>
    </message>
    <message>
        <source>Keep the file that is open in the list of recent files</source>
        <translation>Die geöffnete Datei in der Liste der zuletzt geöffneten behalten</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>&amp;Clear the List</source>
        <translation>Liste &amp;leeren</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>%1 öffnen</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>zuletzt geöffnete Datei</translation>
    </message>
    <message>
        <source>Next Game or P&amp;osition</source>
        <translation>Nächste Partie oder &amp;Stellung</translation>
    </message>
    <message>
        <source>Go to the next game of the file, or position of the text</source>
        <translation>Zur nächsten Partie der Datei oder Stellung des Textes gehen</translation>
    </message>
    <message>
        <source>Previous Game or Pos&amp;ition</source>
        <translation>Vorige Partie oder Ste&amp;llung</translation>
    </message>
    <message>
        <source>Go to the game of the file, or position of the text, before this one</source>
        <translation>Zur Partie der Datei oder Stellung des Textes vor dieser gehen</translation>
    </message>
    <message>
        <source>Game %L1 can&apos;t be shown</source>
        <translation>Partie %L1 kann nicht gezeigt werden</translation>
    </message>
</context>
<context>
    <name>ui::FilterChips</name>
    <message>
        <source>Remove the condition %1</source>
        <translation>Bedingung %1 entfernen</translation>
    </message>
</context>
<context>
    <name>ui::GameFeature</name>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>&amp;First Turn</source>
        <translation>&amp;Erster Zug</translation>
    </message>
    <message>
        <source>Go to the beginning of the game</source>
        <translation>Zum Anfang der Partie</translation>
    </message>
    <message>
        <source>&amp;Previous Turn</source>
        <translation>&amp;Voriger Zug</translation>
    </message>
    <message>
        <source>Go one turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>&amp;Next Turn</source>
        <translation>&amp;Nächster Zug</translation>
    </message>
    <message>
        <source>Go one turn on</source>
        <translation>Einen Zug vor</translation>
    </message>
    <message>
        <source>&amp;Last Turn</source>
        <translation>&amp;Letzter Zug</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Zum Ende der Partie</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>Nächste V&amp;ariante</translation>
    </message>
    <message>
        <source>Go to the next move that was recorded for this turn</source>
        <translation>Zum nächsten Zug, der an dieser Stelle verzeichnet ist</translation>
    </message>
    <message>
        <source>P&amp;revious Variation</source>
        <translation>V&amp;orige Variante</translation>
    </message>
    <message>
        <source>Go to the former move that was recorded for this turn</source>
        <translation>Zum vorigen Zug, der an dieser Stelle verzeichnet ist</translation>
    </message>
    <message>
        <source>Make This the &amp;Main Line</source>
        <translation>Zur &amp;Hauptvariante machen</translation>
    </message>
    <message>
        <source>Make the line that is shown the one that was played</source>
        <translation>Die angezeigte Variante zur gespielten machen</translation>
    </message>
    <message>
        <source>&amp;Delete From Here</source>
        <translation>Ab hier l&amp;öschen</translation>
    </message>
    <message>
        <source>Delete this turn and all that follows on it; can be undone</source>
        <translation>Diesen Zug und alle folgenden löschen; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>&amp;Edit This Turn…</source>
        <translation>&amp;Diesen Zug bearbeiten…</translation>
    </message>
    <message>
        <source>Correct rack, move, score or challenge of this turn; what follows stays</source>
        <translation>Bank, Zug, Punkte oder Anzweifeln dieses Zugs berichtigen; was folgt, bleibt</translation>
    </message>
    <message>
        <source>&amp;Copy From Here</source>
        <translation>Ab hier &amp;kopieren</translation>
    </message>
    <message>
        <source>Copy this turn and all that follows on it, variations too</source>
        <translation>Diesen Zug und alle folgenden kopieren, auch Varianten</translation>
    </message>
    <message>
        <source>Enter a Score S&amp;heet</source>
        <translation>Spielbe&amp;richt eingeben</translation>
    </message>
    <message>
        <source>Type a game from a paper score sheet, line by line</source>
        <translation>Eine Partie von einem Spielbericht auf Papier Zeile für Zeile eingeben</translation>
    </message>
    <message>
        <source>Pa&amp;ste as a Variation</source>
        <translation>Als Variante einf&amp;ügen</translation>
    </message>
    <message>
        <source>Paste moves that were copied from a game as a variation here</source>
        <translation>Aus einer Partie kopierte Züge hier als Variante einfügen</translation>
    </message>
    <message>
        <source>Write a N&amp;ote</source>
        <translation>&amp;Notiz schreiben</translation>
    </message>
    <message>
        <source>Write a note on this turn</source>
        <translation>Eine Notiz zu diesem Zug schreiben</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Show the score sheet and the notes</source>
        <translation>Spielbericht und Notizen zeigen</translation>
    </message>
    <message>
        <source>The moves were not copied</source>
        <translation>Die Züge wurden nicht kopiert</translation>
    </message>
    <message>
        <source>No moves were pasted</source>
        <translation>Es wurden keine Züge eingefügt</translation>
    </message>
    <message>
        <source>the clipboard holds none that were copied from a game</source>
        <translation>die Zwischenablage enthält keine aus einer Partie kopierten</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>Züge einfügen</translation>
    </message>
    <message>
        <source>Nothing was typed</source>
        <translation>Es wurde nichts eingegeben</translation>
    </message>
    <message>
        <source>a game is being played; its moves are made on the board</source>
        <translation>eine Partie läuft; ihre Züge werden auf dem Brett gemacht</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Spieler 2</translation>
    </message>
    <message>
        <source>No game was begun</source>
        <translation>Es wurde keine Partie begonnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>begin a score sheet</source>
        <translation>Spielbericht beginnen</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>Gespielt: %1</translation>
    </message>
    <message>
        <source> · best by equity</source>
        <translation> · bester nach Equity</translation>
    </message>
    <message>
        <source> · phony</source>
        <translation> · ungültig</translation>
    </message>
    <message>
        <source> · not in the list</source>
        <translation> · nicht in der Liste</translation>
    </message>
    <message>
        <source> · not judged: %1</source>
        <translation> · nicht beurteilt: %1</translation>
    </message>
    <message>
        <source>Le&amp;xicons of the Players…</source>
        <translation>&amp;Lexika der Spieler …</translation>
    </message>
    <message>
        <source>Give players of this game lexicons of their own</source>
        <translation>Spielern dieser Partie eigene Lexika geben</translation>
    </message>
    <message>
        <source> · number %1 by equity, %2 pts behind</source>
        <translation> · Nr. %1 nach Equity, %2 P. zurück</translation>
    </message>
    <message>
        <source>The answer is hidden here; Show the Answer comes first.</source>
        <translation>Die Antwort ist hier verborgen; zuerst kommt „Antwort zeigen“.</translation>
    </message>
</context>
<context>
    <name>ui::GameLibrary</name>
    <message>
        <source>Searching the library</source>
        <translation>Bibliothek wird durchsucht</translation>
    </message>
    <message>
        <source>The library was not searched</source>
        <translation>Die Bibliothek wurde nicht durchsucht</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Partien werden importiert</translation>
    </message>
    <message>
        <source>The games were not imported</source>
        <translation>Die Partien wurden nicht importiert</translation>
    </message>
    <message>
        <source>Reviewing the library</source>
        <translation>Bibliothek wird ausgewertet</translation>
    </message>
    <message>
        <source>The library was not reviewed</source>
        <translation>Die Bibliothek wurde nicht ausgewertet</translation>
    </message>
    <message>
        <source>Adding to the library</source>
        <translation>Wird in die Bibliothek aufgenommen</translation>
    </message>
    <message>
        <source>Writing tags</source>
        <translation>Stichwörter werden geschrieben</translation>
    </message>
    <message>
        <source>Removing from the library</source>
        <translation>Wird aus der Bibliothek entfernt</translation>
    </message>
    <message>
        <source>Reading from the library</source>
        <translation>Wird aus der Bibliothek gelesen</translation>
    </message>
    <message>
        <source>The game was not opened</source>
        <translation>Die Partie wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>The library was not changed</source>
        <translation>Die Bibliothek wurde nicht geändert</translation>
    </message>
</context>
<context>
    <name>ui::GamePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Spielbericht</translation>
    </message>
    <message>
        <source>Where you are in the game</source>
        <translation>Stelle in der Partie</translation>
    </message>
    <message>
        <source>The move that was played here: show it in the list</source>
        <translation>Der hier gespielte Zug: in der Liste zeigen</translation>
    </message>
    <message>
        <source>Mark of the move</source>
        <translation>Zeichen zum Zug</translation>
    </message>
    <message>
        <source>What you think of the move</source>
        <translation>Bewertung des Zugs</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>ohne Zeichen</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>good</source>
        <translation>gut</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>interessant</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>zweifelhaft</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Games of this file</source>
        <translation>Partien dieser Datei</translation>
    </message>
    <message>
        <source>The games of this file</source>
        <translation>Die Partien dieser Datei</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Verborgen, solange selbst nach dem besten Zug gesucht wird.</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message numerus="yes">
        <source>End, after %n turns</source>
        <translation>
            <numerusform>Ende, nach %n Zug</numerusform>
            <numerusform>Ende, nach %n Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>Der gespielte Zug</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>Bild</translation>
    </message>
    <message>
        <source>End (%1)</source>
        <translation>Ende (%1)</translation>
    </message>
</context>
<context>
    <name>ui::GameReviewer</name>
    <message>
        <source>Reviewing the game</source>
        <translation>Partie wird ausgewertet</translation>
    </message>
    <message>
        <source>Reviewing %1</source>
        <translation>%1 wird ausgewertet</translation>
    </message>
    <message>
        <source>Reviewing %1, game %2</source>
        <translation>%1 wird ausgewertet, Partie %2</translation>
    </message>
</context>
<context>
    <name>ui::GenerationPlot</name>
    <message>
        <source>generation %1: %2</source>
        <translation>Generation %1: %2</translation>
    </message>
    <message>
        <source>No generation is finished yet</source>
        <translation>Noch keine Generation abgeschlossen</translation>
    </message>
    <message>
        <source>A point for each generation that is finished</source>
        <translation>Ein Punkt für jede abgeschlossene Generation</translation>
    </message>
</context>
<context>
    <name>ui::GraphColumns</name>
    <message>
        <source>Tile %1</source>
        <translation>Stein %1</translation>
    </message>
</context>
<context>
    <name>ui::GraphExplorer</name>
    <message>
        <source>✓ %1 are the letters of a word</source>
        <translation>✓ %1: Buchstaben eines Worts</translation>
    </message>
    <message>
        <source>✕ %1 are not the letters of a word</source>
        <translation>✕ %1: keine Buchstaben eines Worts</translation>
    </message>
    <message>
        <source>✓ %1 is a word</source>
        <translation>✓ %1 ist ein Wort</translation>
    </message>
    <message>
        <source>✕ %1 is no word</source>
        <translation>✕ %1 ist kein Wort</translation>
    </message>
    <message>
        <source>words not counted yet</source>
        <translation>Wörter noch nicht gezählt</translation>
    </message>
    <message>
        <source>%1 paths, one for each letter of each word</source>
        <translation>%1 Pfade, einer für jeden Buchstaben jedes Worts</translation>
    </message>
    <message>
        <source>%1 alphagrams</source>
        <translation>%1 Alphagramme</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <source>backwards, from here on forwards</source>
        <translation>rückwärts, von hier an vorwärts</translation>
    </message>
    <message>
        <source>%1 backwards, then %2 forwards</source>
        <translation>%1 rückwärts, dann %2 vorwärts</translation>
    </message>
    <message>
        <source>read backwards</source>
        <translation>rückwärts gelesen</translation>
    </message>
    <message>
        <source>paths through here: %1</source>
        <translation>Pfade durch diese Stelle: %1</translation>
    </message>
    <message>
        <source>alphagrams that begin so: %1</source>
        <translation>Alphagramme mit diesem Anfang: %1</translation>
    </message>
    <message>
        <source>words that begin so: %1</source>
        <translation>Wörter mit diesem Anfang: %1</translation>
    </message>
    <message>
        <source>node %1, no children</source>
        <translation>Knoten %1, keine Kinder</translation>
    </message>
    <message>
        <source>node %1, children from %2</source>
        <translation>Knoten %1, Kinder ab %2</translation>
    </message>
</context>
<context>
    <name>ui::GraphListModel</name>
    <message>
        <source>separator, forwards from here on</source>
        <translation>Trenner, von hier an vorwärts</translation>
    </message>
    <message>
        <source>a word ends here</source>
        <translation>hier endet ein Wort</translation>
    </message>
    <message>
        <source>paths through here: %1</source>
        <translation>Pfade durch diese Stelle: %1</translation>
    </message>
    <message>
        <source>words that begin so: %1</source>
        <translation>Wörter mit diesem Anfang: %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>Knoten %1</translation>
    </message>
    <message>
        <source>no children</source>
        <translation>keine Kinder</translation>
    </message>
    <message>
        <source>children from %1</source>
        <translation>Kinder ab %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Knoten</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Kind</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Pfade</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>✓: a word ends with this tile</source>
        <translation>✓: Mit diesem Stein endet ein Wort</translation>
    </message>
    <message>
        <source>Number of the node in the file</source>
        <translation>Nummer des Knotens in der Datei</translation>
    </message>
    <message>
        <source>Number of its first child; – = it has none</source>
        <translation>Nummer seines ersten Kinds; – = keines</translation>
    </message>
    <message>
        <source>Words below, each as often as it has paths through here</source>
        <translation>Wörter darunter, jedes so oft, wie es Pfade durch diese Stelle hat</translation>
    </message>
    <message>
        <source>Words that begin with the path to here</source>
        <translation>Wörter, die mit dem Pfad bis hier beginnen</translation>
    </message>
</context>
<context>
    <name>ui::HelpFeature</name>
    <message>
        <source>&amp;Commands and Moves…</source>
        <translation>&amp;Befehle und Züge…</translation>
    </message>
    <message>
        <source>Find a command by name, or place a move by its text</source>
        <translation>Befehl nach Namen suchen oder Zug durch seinen Text legen</translation>
    </message>
    <message>
        <source>&amp;About Tilewright</source>
        <translation>Über Tile&amp;wright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version und Lizenz</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit in use</source>
        <translation>Das verwendete Toolkit</translation>
    </message>
</context>
<context>
    <name>ui::JobPopover</name>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Fortschritt: %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Anhalten: %1</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Dorthin</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Dorthin: %1</translation>
    </message>
</context>
<context>
    <name>ui::JobStrip</name>
    <message>
        <source>List all jobs</source>
        <translation>Alle Vorgänge auflisten</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Vorgänge</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop the jobs</source>
        <translation>Vorgänge anhalten</translation>
    </message>
    <message>
        <source>Esc stops</source>
        <translation>Esc hält an</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 und %2 weitere</translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>Vorgänge: %1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>wartet</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · waits: %2</source>
        <translation>%1 · wartet: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n wait</source>
        <translation>
            <numerusform>%1 · %n wartet</numerusform>
            <numerusform>%1 · %n warten</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LaneOverlay</name>
    <message>
        <source>Best lanes</source>
        <translation>Beste Bahnen</translation>
    </message>
    <message>
        <source>Row %1: %2, %3</source>
        <translation>Reihe %1: %2, %3</translation>
    </message>
    <message>
        <source>Column %1: %2, %3</source>
        <translation>Spalte %1: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) within %1 points of the best</source>
        <translation>
            <numerusform>%n Zug höchstens %1 Punkte hinter dem besten</numerusform>
            <numerusform>%n Züge höchstens %1 Punkte hinter dem besten</numerusform>
        </translation>
    </message>
    <message>
        <source>A click lists them.</source>
        <translation>Ein Klick listet sie auf.</translation>
    </message>
    <message>
        <source>Best static equity per lane. A full bar: the best of all; none: %1 points less.</source>
        <translation>Beste statische Equity je Bahn. Voller Balken: der beste Zug von allen; keiner: %1 Punkte weniger.</translation>
    </message>
    <message>
        <source>Best &amp;Lanes</source>
        <translation>Beste Ba&amp;hnen</translation>
    </message>
    <message>
        <source>The best move of each row and column</source>
        <translation>Der beste Zug jeder Reihe und Spalte</translation>
    </message>
</context>
<context>
    <name>ui::LayoutBoard</name>
    <message>
        <source>Squares of the layout</source>
        <translation>Felder der Brettaufteilung</translation>
    </message>
</context>
<context>
    <name>ui::LayoutPresets</name>
    <message>
        <source>Layout &amp;Analyse</source>
        <translation>Anordnung &amp;Analyse</translation>
    </message>
    <message>
        <source>Moves, unseen tiles, the game when one is open</source>
        <translation>Züge, ungesehene Steine, die Partie, falls eine geöffnet ist</translation>
    </message>
    <message>
        <source>Layout &amp;Review</source>
        <translation>Anordnung Aus&amp;wertung</translation>
    </message>
    <message>
        <source>The review and the game, moves behind them</source>
        <translation>Auswertung und Partie, dahinter die Züge</translation>
    </message>
    <message>
        <source>Layout &amp;Study</source>
        <translation>Anordnung &amp;Studie</translation>
    </message>
    <message>
        <source>The game with its notes, words and the library</source>
        <translation>Die Partie mit ihren Notizen, Wörter und die Bibliothek</translation>
    </message>
    <message>
        <source>Layout &amp;Present</source>
        <translation>Anordnung &amp;Präsentation</translation>
    </message>
    <message>
        <source>No panels, as large a board as there can be</source>
        <translation>Keine Bereiche, das Brett so groß wie möglich</translation>
    </message>
    <message>
        <source>Layout &amp;Engine Lab</source>
        <translation>Anordnung &amp;Labor</translation>
    </message>
    <message>
        <source>Moves beside the word graph and the leaves</source>
        <translation>Züge neben dem Wortgraphen und den Resten</translation>
    </message>
    <message>
        <source>&amp;Next Layout</source>
        <translation>&amp;Nächste Anordnung</translation>
    </message>
    <message>
        <source>Go on to the next arrangement of the panels</source>
        <translation>Zur nächsten Anordnung der Bereiche</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>Anordnung &amp;zurücksetzen</translation>
    </message>
    <message>
        <source>Put the panels of this layout back to their usual places</source>
        <translation>Die Bereiche dieser Anordnung an ihre üblichen Plätze bringen</translation>
    </message>
    <message>
        <source>Show or &amp;Hide All Panels</source>
        <translation>Alle Bereiche e&amp;in-/ausblenden</translation>
    </message>
    <message>
        <source>Hide all panels, or bring those back that were there</source>
        <translation>Alle Bereiche verbergen oder die vorherigen zurückholen</translation>
    </message>
    <message>
        <source>&amp;Close the Panel</source>
        <translation>Bereich &amp;schließen</translation>
    </message>
    <message>
        <source>Close the panel that has the keys</source>
        <translation>Den Bereich mit dem Tastaturfokus schließen</translation>
    </message>
    <message>
        <source>Arrangement of the panels (F2 goes on to the next)</source>
        <translation>Anordnung der Bereiche (F2 wechselt zur nächsten)</translation>
    </message>
</context>
<context>
    <name>ui::LeaveControls</name>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>All leaves, to be searched</source>
        <translation>Alle Reste, zum Durchsuchen</translation>
    </message>
    <message>
        <source>Synergies</source>
        <translation>Synergien</translation>
    </message>
    <message>
        <source>What two tiles are worth together beyond what each is worth alone</source>
        <translation>Was zwei Steine zusammen mehr wert sind als einzeln</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Enthält</translation>
    </message>
    <message>
        <source>Leaves that have these tiles and others too</source>
        <translation>Reste, die diese Steine und noch andere haben</translation>
    </message>
    <message>
        <source>Near rack</source>
        <translation>Nahe der Bank</translation>
    </message>
    <message>
        <source>The tiles on the rack, and leaves that differ from them by one tile</source>
        <translation>Die Steine auf der Bank und Reste, die sich um einen Stein davon unterscheiden</translation>
    </message>
    <message>
        <source>Search leaves</source>
        <translation>Reste durchsuchen</translation>
    </message>
    <message>
        <source>search:  ER?  Q.  AES*</source>
        <translation>Suche:  ER?  Q.  AES*</translation>
    </message>
    <message>
        <source>Tiles in any order, ? is the blank; . stands for any one tile more, * for any number of tiles more</source>
        <translation>Steine in beliebiger Folge, ? ist das Blanko; . steht für einen beliebigen weiteren Stein, * für beliebig viele weitere</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Öffnen…</translation>
    </message>
    <message>
        <source>Open leave values</source>
        <translation>Restwerte öffnen</translation>
    </message>
    <message>
        <source>Open leave values from a file (KLV or CSV)</source>
        <translation>Restwerte aus einer Datei öffnen (KLV oder CSV)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Export…</translation>
    </message>
    <message>
        <source>Export leave values</source>
        <translation>Restwerte exportieren</translation>
    </message>
    <message>
        <source>Write all leave values to a file (KLV2 or CSV)</source>
        <translation>Alle Restwerte in eine Datei schreiben (KLV2 oder CSV)</translation>
    </message>
</context>
<context>
    <name>ui::LeaveListModel</name>
    <message>
        <source>%1, worth %2</source>
        <translation>%1, Wert %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Against rack</source>
        <translation>Gegen Bank</translation>
    </message>
</context>
<context>
    <name>ui::LeavePanel</name>
    <message>
        <source>Reading the leaves of %1</source>
        <translation>Reste von %1 werden gelesen</translation>
    </message>
    <message>
        <source>No leave values are loaded, so every leave counts as nothing.
Open a file of leave values (KLV), or a table of them (CSV: leave, value).</source>
        <translation>Keine Restwerte geladen, also zählt jeder Rest nichts.
Eine Datei mit Restwerten (KLV) oder eine Tabelle (CSV: Rest, Wert) öffnen.</translation>
    </message>
    <message>
        <source>Reading the leaves was stopped; they are read when this panel is shown again.</source>
        <translation>Das Lesen der Reste wurde angehalten; sie werden gelesen, wenn dieser Bereich wieder erscheint.</translation>
    </message>
    <message>
        <source>These leave values can&apos;t be listed: %1</source>
        <translation>Diese Restwerte lassen sich nicht auflisten: %1</translation>
    </message>
    <message>
        <source>Reading the leaves…</source>
        <translation>Reste werden gelesen…</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Reste werden gesucht</translation>
    </message>
    <message>
        <source>Looking for the rack among the leaves</source>
        <translation>Bank wird unter den Resten gesucht</translation>
    </message>
    <message>
        <source>The tiles on the rack are not known.</source>
        <translation>Die Steine auf der Bank sind nicht bekannt.</translation>
    </message>
    <message>
        <source>%1 is a full rack, of which something will be played; “Near rack” lists what may stay.</source>
        <translation>%1 ist eine volle Bank, von der etwas gespielt wird; „Nahe der Bank“ listet, was bleiben kann.</translation>
    </message>
    <message>
        <source>%1 is not in the table and counts as nothing.</source>
        <translation>%1 steht nicht in der Tabelle und zählt nichts.</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <translation>%1 ist %2 wert.</translation>
    </message>
    <message>
        <source>%1 is worth %2, place %3 of %4 leaves with as many tiles.</source>
        <translation>%1 ist %2 wert, Platz %3 von %4 Resten mit gleich vielen Steinen.</translation>
    </message>
    <message>
        <source>Point at a pair, or move with the arrow keys. Blue and +: worth more together; orange and −: less; hatched: not in the table.</source>
        <translation>Auf ein Paar zeigen oder die Pfeiltasten benutzen. Blau und +: zusammen mehr wert; orange und −: weniger; schraffiert: nicht in der Tabelle.</translation>
    </message>
    <message>
        <source>Worth of the rack&apos;s tiles</source>
        <translation>Wert der Steine auf der Bank</translation>
    </message>
    <message>
        <source>Synergies of pairs of tiles</source>
        <translation>Synergien von Steinpaaren</translation>
    </message>
    <message>
        <source>The pair of tiles pointed at</source>
        <translation>Das Steinpaar unter dem Zeiger</translation>
    </message>
    <message>
        <source>Open Leave Values…</source>
        <translation>Restwerte öffnen…</translation>
    </message>
</context>
<context>
    <name>ui::LeaveTablePage</name>
    <message>
        <source>Best</source>
        <translation>Höchster</translation>
    </message>
    <message>
        <source>Go to the best of the leaves listed</source>
        <translation>Zum besten der gelisteten Reste</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Tiefster</translation>
    </message>
    <message>
        <source>Go to the worst of the leaves listed</source>
        <translation>Zum schlechtesten der gelisteten Reste</translation>
    </message>
    <message>
        <source>Number of leaves</source>
        <translation>Anzahl der Reste</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Reste werden gesucht</translation>
    </message>
    <message>
        <source>Tiles:</source>
        <translation>Steine:</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Against rack</source>
        <translation>Gegen Bank</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Leaves of %1 tiles and more</source>
        <translation>Reste mit %1 Steinen und mehr</translation>
    </message>
    <message>
        <source>Leaves of %1 tiles</source>
        <translation>Reste mit %1 Steinen</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 Reste</translation>
    </message>
    <message>
        <source>%1 of %2 leaves</source>
        <translation>%1 von %2 Resten</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::LeaveWorthOverlay</name>
    <message>
        <source>Leave worth</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>%1 drawn: %2 to what the best move keeps</source>
        <translation>%1 gezogen: %2 zu dem, was der beste Zug behält</translation>
    </message>
    <message>
        <source>%1 drawn: %2 to the rack</source>
        <translation>%1 gezogen: %2 zur Bank</translation>
    </message>
    <message>
        <source>No leave values are loaded.</source>
        <translation>Keine Restwerte geladen.</translation>
    </message>
    <message>
        <source>No tile of the rack is known.</source>
        <translation>Kein Stein der Bank ist bekannt.</translation>
    </message>
    <message>
        <source>%1: %2 against the mean tile of this rack; without it the rest is worth %3</source>
        <translation>%1: %2 gegen den mittleren Stein dieser Bank; ohne ihn sind die übrigen %3 wert</translation>
    </message>
    <message>
        <source>%1 adds %2: with it the tiles are worth %3, without it %4</source>
        <translation>%1 bringt %2: mit ihm sind die Steine %3 wert, ohne ihn %4</translation>
    </message>
    <message>
        <source>Worth of each tile, by the leave values. Against the mean of the rack; a full bar is %1 points or more.</source>
        <translation>Wert jedes Steins nach den Restwerten. Gegen das Mittel der Bank; voller Balken ab %1 Punkten.</translation>
    </message>
    <message>
        <source>Points that each tile adds, by the leave values. A full bar is %1 points or more.</source>
        <translation>Punkte, die jeder Stein bringt, nach den Restwerten. Voller Balken ab %1 Punkten.</translation>
    </message>
    <message>
        <source>L&amp;eave</source>
        <translation>Restw&amp;ert</translation>
    </message>
    <message>
        <source>What each tile of the rack is worth</source>
        <translation>Was jeder Stein der Bank wert ist</translation>
    </message>
</context>
<context>
    <name>ui::LeavesFeature</name>
    <message>
        <source>Leaves</source>
        <translation>Reste</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Verborgen, solange die Partie läuft.</translation>
    </message>
    <message>
        <source>Export Leave Values</source>
        <translation>Restwerte exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Leave values (*.klv2)</source>
        <translation>Tabellen (*.csv);;Restwerte (*.klv2)</translation>
    </message>
    <message>
        <source>Lea&amp;ves</source>
        <translation>&amp;Reste</translation>
    </message>
    <message>
        <source>Search the leave values, and see which tiles go together</source>
        <translation>Restwerte durchsuchen und sehen, welche Steine zusammenpassen</translation>
    </message>
    <message>
        <source>&amp;Export Leave Values…</source>
        <translation>Restwerte e&amp;xportieren…</translation>
    </message>
    <message>
        <source>Write the leave values to a file (KLV2 or CSV)</source>
        <translation>Restwerte in eine Datei schreiben (KLV2 oder CSV)</translation>
    </message>
</context>
<context>
    <name>ui::LegendStrip</name>
    <message>
        <source>No overlay (Ctrl+0)</source>
        <translation>Keine Überlagerung (Strg+0)</translation>
    </message>
    <message>
        <source>Switch the overlay off</source>
        <translation>Überlagerung ausschalten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Ctrl+click: moves there</source>
        <translation>Strg+Klick: Züge dort</translation>
    </message>
</context>
<context>
    <name>ui::LengthHistogram</name>
    <message>
        <source>%1 letters: %2</source>
        <translation>%1 Buchstaben: %2</translation>
    </message>
    <message>
        <source>Words by length</source>
        <translation>Wörter nach Länge</translation>
    </message>
    <message>
        <source>No words yet</source>
        <translation>Noch keine Wörter</translation>
    </message>
    <message>
        <source>Words by length appear here</source>
        <translation>Hier erscheinen die Wörter nach Länge</translation>
    </message>
    <message>
        <source>%1 letters: %2 words</source>
        <translation>%1 Buchstaben: %2 Wörter</translation>
    </message>
</context>
<context>
    <name>ui::LexiconChoice</name>
    <message>
        <source>words of the game</source>
        <translation>Wörter der Partie</translation>
    </message>
    <message>
        <source>%1 (not known here)</source>
        <translation>%1 (hier nicht bekannt)</translation>
    </message>
    <message>
        <source>The lexicon %1 is gone: %2</source>
        <translation>Das Lexikon %1 ist nicht mehr da: %2</translation>
    </message>
    <message>
        <source>Two lexicons of the library are called %1: rename one of them.</source>
        <translation>Zwei Lexika heißen %1: Benennen Sie eines um.</translation>
    </message>
</context>
<context>
    <name>ui::LexiconFeature</name>
    <message>
        <source>&amp;Build…</source>
        <translation>&amp;Erstellen…</translation>
    </message>
    <message>
        <source>Make word graphs, alphagrams and leave files of word lists</source>
        <translation>Aus Wortlisten Wortgraphen, Alphagramme und Restwertdateien erstellen</translation>
    </message>
    <message>
        <source>&amp;Manage…</source>
        <translation>Ver&amp;walten…</translation>
    </message>
    <message>
        <source>The lexicons that are known: their letters, leaves and state</source>
        <translation>Die bekannten Lexika: ihre Buchstaben, Restwerte und ihr Zustand</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Which words are in one of two lexicons only</source>
        <translation>Welche Wörter nur in einem von zwei Lexika stehen</translation>
    </message>
    <message>
        <source>&amp;Open Lexicon…</source>
        <translation>Lexikon ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Open a word graph, a word list or a lexicon of another program</source>
        <translation>Einen Wortgraphen, eine Wortliste oder ein Lexikon eines anderen Programms öffnen</translation>
    </message>
    <message>
        <source>Open Lexicon</source>
        <translation>Lexikon öffnen</translation>
    </message>
    <message>
        <source>Open &amp;Leave Values…</source>
        <translation>&amp;Restwerte öffnen…</translation>
    </message>
    <message>
        <source>Open leave values from a file (KLV or CSV)</source>
        <translation>Restwerte aus einer Datei öffnen (KLV oder CSV)</translation>
    </message>
    <message>
        <source>Open Leave Values</source>
        <translation>Restwerte öffnen</translation>
    </message>
    <message>
        <source>Leave values (*.klv *.klv2 *.csv);;All files (*)</source>
        <translation>Restwerte (*.klv *.klv2 *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Open &amp;Win Table…</source>
        <translation>&amp;Gewinntabelle öffnen…</translation>
    </message>
    <message>
        <source>Open the table that chances of winning are taken from</source>
        <translation>Die Tabelle öffnen, der die Gewinnchancen entnommen werden</translation>
    </message>
    <message>
        <source>Open Win Table</source>
        <translation>Gewinntabelle öffnen</translation>
    </message>
    <message>
        <source>Win tables (*.winpct);;All files (*)</source>
        <translation>Gewinntabellen (*.winpct);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>&amp;No Leave Values</source>
        <translation>&amp;Keine Restwerte</translation>
    </message>
    <message>
        <source>Count every leave as worth nothing</source>
        <translation>Jeden Rest als wertlos zählen</translation>
    </message>
</context>
<context>
    <name>ui::LexiconInspections</name>
    <message>
        <source>choose the alphabet; the one of its rules file is not known now</source>
        <translation>Alphabet wählen; das seiner Regeldatei ist jetzt nicht bekannt</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
</context>
<context>
    <name>ui::LexiconLibrary</name>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (mitgeliefert)</translation>
    </message>
</context>
<context>
    <name>ui::LexiconLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say which letters it is for</source>
        <translation>%1 sagt nicht, für welche Buchstaben es ist</translation>
    </message>
    <message>
        <source>they were taken for those of %1; Lexicon, Manage can set others</source>
        <translation>es wurden die von %1 angenommen; Lexikon, Verwalten kann andere festlegen</translation>
    </message>
    <message>
        <source>%1 was not opened as a lexicon</source>
        <translation>%1 wurde nicht als Lexikon geöffnet</translation>
    </message>
    <message>
        <source>%1 may not be for these rules</source>
        <translation>%1 ist vielleicht nicht für diese Regeln</translation>
    </message>
    <message>
        <source>%1 Lexicon, Manage can set its letters</source>
        <translation>%1 Lexikon, Verwalten kann seine Buchstaben festlegen</translation>
    </message>
</context>
<context>
    <name>ui::LexiconSurveys</name>
    <message>
        <source>Counting the words of %1</source>
        <translation>Wörter von %1 werden gezählt</translation>
    </message>
</context>
<context>
    <name>ui::Library</name>
    <message>
        <source>the library does not hold it any more</source>
        <translation>die Bibliothek enthält sie nicht mehr</translation>
    </message>
</context>
<context>
    <name>ui::LibraryDialog</name>
    <message>
        <source>Lexicons</source>
        <translation>Lexika</translation>
    </message>
    <message>
        <source>Chosen lexicon</source>
        <translation>Gewähltes Lexikon</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>A word graph does not say which letters its numbers mean</source>
        <translation>Ein Wortgraph sagt nicht, für welche Buchstaben seine Zahlen stehen</translation>
    </message>
    <message>
        <source>Leave values</source>
        <translation>Restwerte</translation>
    </message>
    <message>
        <source>Leave values (*.klv2 *.klv);;All files (*)</source>
        <translation>Restwerte (*.klv2 *.klv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>the usual ones of the alphabet</source>
        <translation>die üblichen des Alphabets</translation>
    </message>
    <message>
        <source>Win table</source>
        <translation>Gewinntabelle</translation>
    </message>
    <message>
        <source>Win tables (*.winpct);;All files (*)</source>
        <translation>Gewinntabellen (*.winpct);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>the one beside the file, if there is one</source>
        <translation>die neben der Datei, falls vorhanden</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>&amp;Alphabet</source>
        <translation>&amp;Alphabet</translation>
    </message>
    <message>
        <source>&amp;Leave values</source>
        <translation>Restwer&amp;te</translation>
    </message>
    <message>
        <source>&amp;Win table</source>
        <translation>&amp;Gewinntabelle</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>&amp;Use Now</source>
        <translation>Jetzt &amp;verwenden</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Damit spielen</translation>
    </message>
    <message>
        <source>&amp;Take For</source>
        <translation>&amp;Standard für</translation>
    </message>
    <message>
        <source>For which rules it is opened of itself</source>
        <translation>Für welche Regeln es von selbst geöffnet wird</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Verglei&amp;chen…</translation>
    </message>
    <message>
        <source>Which words another lexicon lacks or has besides</source>
        <translation>Welche Wörter einem anderen Lexikon fehlen oder es zusätzlich hat</translation>
    </message>
    <message>
        <source>&amp;Build From…</source>
        <translation>&amp;Erstellen aus…</translation>
    </message>
    <message>
        <source>Make other files of its words</source>
        <translation>Andere Dateien aus seinen Wörtern erstellen</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Ordner ö&amp;ffnen</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation>Den Ordner der Datei zeigen</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>&amp;Hinzufügen…</translation>
    </message>
    <message>
        <source>Add lexicons to the list</source>
        <translation>Lexika in die Liste aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Take it off the list; the file stays where it is (Delete)</source>
        <translation>Aus der Liste nehmen; die Datei bleibt, wo sie ist (Entf)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>Sch&amp;ließen</translation>
    </message>
    <message numerus="yes">
        <source>; %1 nodes, %2, longest word of %n letters</source>
        <translation>
            <numerusform>; %1 Knoten, %2, längstes Wort mit %n Buchstaben</numerusform>
            <numerusform>; %1 Knoten, %2, längstes Wort mit %n Buchstaben</numerusform>
        </translation>
    </message>
    <message>
        <source>DAWG and GADDAG</source>
        <translation>DAWG und GADDAG</translation>
    </message>
    <message>
        <source>DAWG only</source>
        <translation>nur DAWG</translation>
    </message>
    <message>
        <source>; win table %1</source>
        <translation>; Gewinntabelle %1</translation>
    </message>
    <message>
        <source>No lexicon is known; add one.</source>
        <translation>Kein Lexikon bekannt; eines hinzufügen.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>Die Datei fehlt.</translation>
    </message>
    <message>
        <source>It has the letters of %1, the present rules those of %2; choose other rules to play with it.</source>
        <translation>Es hat die Buchstaben von %1, die jetzigen Regeln die von %2; zum Spielen damit andere Regeln wählen.</translation>
    </message>
    <message>
        <source>Alphagrams can&apos;t be played with.</source>
        <translation>Alphagramme taugen nicht zum Spielen.</translation>
    </message>
    <message>
        <source>All rules with the alphabet %1</source>
        <translation>Alle Regeln mit dem Alphabet %1</translation>
    </message>
    <message>
        <source>Only the present rules, %1</source>
        <translation>Nur die jetzigen Regeln, %1</translation>
    </message>
    <message>
        <source>Add Lexicons</source>
        <translation>Lexika hinzufügen</translation>
    </message>
    <message>
        <source>Lexicons (*.kwg *.kbwg *.txt *.gz *.zst *.dawg *.gaddag *.lxd);;All files (*)</source>
        <translation>Lexika (*.kwg *.kbwg *.txt *.gz *.zst *.dawg *.gaddag *.lxd);;Alle Dateien (*)</translation>
    </message>
</context>
<context>
    <name>ui::LibraryFeature</name>
    <message>
        <source>Library</source>
        <translation>Bibliothek</translation>
    </message>
    <message>
        <source>&amp;Search the Library</source>
        <translation>In der Bibliothek &amp;suchen</translation>
    </message>
    <message>
        <source>Look for games by player, word, lexicon, date or tag</source>
        <translation>Partien nach Spieler, Wort, Lexikon, Datum oder Stichwort suchen</translation>
    </message>
    <message>
        <source>&amp;Import a Folder…</source>
        <translation>&amp;Ordner importieren…</translation>
    </message>
    <message>
        <source>Put all games of a folder and those below it into the library</source>
        <translation>Alle Partien eines Ordners und seiner Unterordner in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>Import &amp;Files…</source>
        <translation>&amp;Dateien importieren…</translation>
    </message>
    <message>
        <source>Put games into the library</source>
        <translation>Partien in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Add What Is Open</source>
        <translation>&amp;Geöffnetes aufnehmen</translation>
    </message>
    <message>
        <source>Put the game or the position that is open into the library</source>
        <translation>Die geöffnete Partie oder Stellung in die Bibliothek aufnehmen</translation>
    </message>
    <message>
        <source>&amp;Open From the Library</source>
        <translation>Aus der Bibliothek öff&amp;nen</translation>
    </message>
    <message>
        <source>Open the selected game</source>
        <translation>Die ausgewählte Partie öffnen</translation>
    </message>
    <message>
        <source>&amp;Remove From the Library</source>
        <translation>Aus der Bibliothek &amp;entfernen</translation>
    </message>
    <message>
        <source>Forget the selected games; their files stay</source>
        <translation>Die ausgewählten Partien vergessen; ihre Dateien bleiben</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>Bib&amp;liothek</translation>
    </message>
    <message>
        <source>Show the library of games</source>
        <translation>Die Partienbibliothek zeigen</translation>
    </message>
    <message>
        <source>Re&amp;view All Games</source>
        <translation>&amp;Alle Partien auswerten</translation>
    </message>
    <message>
        <source>Compare all moves of the games in the library with the best ones, in the background; then games can be searched by what players lost</source>
        <translation>Alle Züge der Partien der Bibliothek im Hintergrund mit den besten vergleichen; danach lassen sich Partien nach den Verlusten der Spieler suchen</translation>
    </message>
    <message>
        <source>The library was not reviewed</source>
        <translation>Die Bibliothek wurde nicht ausgewertet</translation>
    </message>
    <message>
        <source>no lexicon is open</source>
        <translation>kein Lexikon geöffnet</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>Ordner importieren</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Partien importieren</translation>
    </message>
    <message>
        <source>Games and positions (*.gcg *.cws *.cgp);;All files (*)</source>
        <translation>Partien und Stellungen (*.gcg *.cws *.cgp);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Review All, S&amp;tandard</source>
        <translation>Alle auswer&amp;ten, normal</translation>
    </message>
    <message>
        <source>The same by simulation and exact endings, about a minute for a game; it can be paused, and goes on where it was after a restart</source>
        <translation>Dasselbe durch Simulation und genaue Endspiele, etwa eine Minute je Partie; lässt sich anhalten und geht nach einem Neustart dort weiter, wo es war</translation>
    </message>
    <message>
        <source>Review All, Dee&amp;p</source>
        <translation>Alle auswerten, tie&amp;f</translation>
    </message>
    <message>
        <source>The same, ten times as long</source>
        <translation>Dasselbe, zehnmal so lange</translation>
    </message>
    <message>
        <source>Review the Selected &amp;First</source>
        <translation>Gewählte zuerst auswer&amp;ten</translation>
    </message>
    <message>
        <source>The selected games are the next that a review of the library takes</source>
        <translation>Die gewählten Partien sind die nächsten, die eine Auswertung der Bibliothek nimmt</translation>
    </message>
    <message>
        <source>Forget Re&amp;views of the Selected</source>
        <translation>Auswertun&amp;gen der Gewählten vergessen</translation>
    </message>
    <message>
        <source>The next review of the library looks at the selected games anew</source>
        <translation>Die nächste Auswertung der Bibliothek sieht die gewählten Partien neu an</translation>
    </message>
    <message>
        <source>&amp;Next in All Games</source>
        <translation>&amp;Nächster in allen Partien</translation>
    </message>
    <message>
        <source>Open the next mistake of the library, through all games that are found</source>
        <translation>Den nächsten Fehler der Bibliothek öffnen, durch alle gefundenen Partien</translation>
    </message>
    <message>
        <source>&amp;Previous in All Games</source>
        <translation>&amp;Voriger in allen Partien</translation>
    </message>
    <message>
        <source>Open the previous mistake of the library</source>
        <translation>Den vorigen Fehler der Bibliothek öffnen</translation>
    </message>
    <message>
        <source>Find &amp;Better in All Games</source>
        <translation>&amp;Besseres suchen in allen Partien</translation>
    </message>
    <message>
        <source>Look for better moves than the mistakes of the library, one after the other, with answers hidden</source>
        <translation>Bessere Züge als die Fehler der Bibliothek suchen, einen nach dem anderen, mit verborgenen Antworten</translation>
    </message>
    <message>
        <source>Find Better</source>
        <translation>Besseres suchen</translation>
    </message>
    <message>
        <source>There is no other turn in the list of the library.</source>
        <translation>In der Liste der Bibliothek ist kein weiterer Zug.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>Position: %1</source>
        <translation>Stellung: %1</translation>
    </message>
    <message>
        <source>moves marked as doubtful or wrong: %1, phonies taken back: %2</source>
        <translation>als zweifelhaft oder falsch bezeichnete Züge: %1, zurückgenommene ungültige: %2</translation>
    </message>
    <message numerus="yes">
        <source>of %n turns judged</source>
        <translation>
            <numerusform>von %n beurteilten Zug</numerusform>
            <numerusform>von %n beurteilten Zügen</numerusform>
        </translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>noch nicht ausgewertet</translation>
    </message>
    <message>
        <source>Points lost per turn, by the review</source>
        <translation>Verlorene Punkte je Zug, laut Auswertung</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Stichw.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>no move is marked</source>
        <translation>kein Zug ist markiert</translation>
    </message>
    <message>
        <source>Moves marked as doubtful or wrong, and phonies taken back</source>
        <translation>Als zweifelhaft oder falsch markierte Züge und zurückgenommene ungültige</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Mark.</translation>
    </message>
    <message>
        <source>Lost/turn</source>
        <translation>Verl./Zug</translation>
    </message>
    <message>
        <source>%1 (other notes)</source>
        <translation>%1 (andere Notizen)</translation>
    </message>
    <message>
        <source>The same game as another entry, with other notes</source>
        <translation>Dieselbe Partie wie ein anderer Eintrag, mit anderen Notizen</translation>
    </message>
    <message>
        <source>%1 mistakes, %2 of them large, %3</source>
        <translation>%1 Fehler, davon %2 große, %3</translation>
    </message>
    <message>
        <source>Mistakes of all players, by the review; in brackets the large ones</source>
        <translation>Fehler aller Spieler nach der Auswertung; in Klammern die großen</translation>
    </message>
</context>
<context>
    <name>ui::LibraryJobRow</name>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Stop what is under way</source>
        <translation>Das Laufende anhalten</translation>
    </message>
    <message>
        <source>Reviewing: game %1 of %2</source>
        <translation>Wird ausgewertet: Partie %1 von %2</translation>
    </message>
    <message>
        <source>Importing: file %1 of %2</source>
        <translation>Wird importiert: Datei %1 von %2</translation>
    </message>
    <message>
        <source>Stopped; what had been read is in the library</source>
        <translation>Angehalten; das Gelesene ist in der Bibliothek</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Neu: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>geändert: %1</translation>
    </message>
    <message>
        <source>known from other files: %1</source>
        <translation>aus anderen Dateien bekannt: %1</translation>
    </message>
    <message>
        <source>files unchanged: %1</source>
        <translation>Dateien unverändert: %1</translation>
    </message>
    <message>
        <source>⚠ not read: %1</source>
        <translation>⚠ nicht gelesen: %1</translation>
    </message>
    <message>
        <source>Stopped; what had been reviewed is in the library</source>
        <translation>Angehalten; das Ausgewertete ist in der Bibliothek</translation>
    </message>
    <message>
        <source>Reviewed: %1</source>
        <translation>Ausgewertet: %1</translation>
    </message>
    <message>
        <source>⚠ not reviewed: %1</source>
        <translation>⚠ nicht ausgewertet: %1</translation>
    </message>
    <message>
        <source>The review of the library (%1) is not finished.</source>
        <translation>Die Auswertung der Bibliothek (%1) ist nicht fertig.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on with the review of the library</source>
        <translation>Die Auswertung der Bibliothek fortsetzen</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the review of the library</source>
        <translation>Die Auswertung der Bibliothek anhalten</translation>
    </message>
    <message>
        <source>Paused; what had been reviewed is in the library</source>
        <translation>Angehalten; was ausgewertet war, ist in der Bibliothek</translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Part of a name; with a comma between two, both have played</source>
        <translation>Teil eines Namens; bei zweien mit Komma haben beide gespielt</translation>
    </message>
    <message>
        <source>Word played</source>
        <translation>Gespieltes Wort</translation>
    </message>
    <message>
        <source>? for any letter, * for any letters</source>
        <translation>? für einen beliebigen Buchstaben, * für beliebig viele</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Date or a part of it: 2019, 2019-07</source>
        <translation>Datum oder ein Teil davon: 2019, 2019-07</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Bis</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Stichwort</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>any lexicon</source>
        <translation>jedes Lexikon</translation>
    </message>
    <message>
        <source>Games with moves marked ?!, ? or ??, or with phonies taken back</source>
        <translation>Partien mit Zügen, die mit ?!, ? oder ?? bezeichnet sind, oder mit zurückgenommenen ungültigen Zügen</translation>
    </message>
    <message>
        <source>large ≥ </source>
        <translation>große ≥ </translation>
    </message>
    <message>
        <source>any losses</source>
        <translation>alle Verluste</translation>
    </message>
    <message>
        <source>Large mistakes of a player at least</source>
        <translation>Große Fehler eines Spielers mindestens</translation>
    </message>
    <message>
        <source>Games in which a player, the one who is searched for if one is, made this many large mistakes; only of games that are reviewed</source>
        <translation>Partien, in denen ein Spieler – der gesuchte, falls es einen gibt – so viele große Fehler gemacht hat; nur ausgewertete Partien</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source> a turn</source>
        <translation> je Zug</translation>
    </message>
    <message>
        <source>any per turn</source>
        <translation>je Zug beliebig</translation>
    </message>
    <message>
        <source>Points lost per turn at least</source>
        <translation>Verlorene Punkte je Zug mindestens</translation>
    </message>
    <message>
        <source>Games in which a player lost this many points per turn; only of games that are reviewed</source>
        <translation>Partien, in denen ein Spieler so viele Punkte je Zug verloren hat; nur ausgewertete Partien</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>Gefundene Partien</translation>
    </message>
    <message>
        <source>Tags of the selected games, with commas</source>
        <translation>Stichwörter der Auswahl, mit Komma</translation>
    </message>
    <message>
        <source>Tags of the selected games</source>
        <translation>Stichwörter der Auswahl</translation>
    </message>
    <message>
        <source>How many were found</source>
        <translation>Wie viele gefunden wurden</translation>
    </message>
    <message>
        <source>The library is empty: import a folder with games.</source>
        <translation>Die Bibliothek ist leer: einen Ordner mit Partien importieren.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>, the newest %1 are shown</source>
        <translation>, die neuesten %1 werden gezeigt</translation>
    </message>
    <message>
        <source>with marks</source>
        <translation>mit Markierungen</translation>
    </message>
    <message>
        <source>Part of a tag of a game, or of an annotator&apos;s tag in the notes of a turn, such as #findingSADDEST</source>
        <translation>Teil eines Schlagworts einer Partie oder eines Schlagworts in den Notizen zu einem Zug wie #findingSADDEST</translation>
    </message>
    <message>
        <source>Rack with</source>
        <translation>Bank mit</translation>
    </message>
    <message>
        <source>Tiles that the rack of a turn held, ? for a blank</source>
        <translation>Steine, die bei einem Zug auf der Bank lagen, ? für einen Blanko</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Wonach gesucht wird</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Mistake of the turn</source>
        <translation>Fehler des Zugs</translation>
    </message>
    <message>
        <source>any turn</source>
        <translation>jeder Zug</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>ein Fehler</translation>
    </message>
    <message>
        <source>medium or large</source>
        <translation>mittel oder groß</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>What a mark (?!, ?, ??), an annotator&apos;s tag or the review calls a mistake, and phonies taken back</source>
        <translation>Was ein Zeichen (?!, ?, ??), ein Stichwort oder die Auswertung einen Fehler nennt, und zurückgenommene ungültige Züge</translation>
    </message>
    <message>
        <source>Turns found</source>
        <translation>Gefundene Züge</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 von %2 Zügen</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n-mal)</numerusform>
            <numerusform>%1 (%n-mal)</numerusform>
        </translation>
    </message>
    <message>
        <source>In players, titles and file names; a word with # is a tag, such as #findingSADDEST</source>
        <translation>In Spielern, Titeln und Dateinamen; ein Wort mit # ist ein Stichwort, etwa #findingSADDEST</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Mehr Felder</translation>
    </message>
    <message>
        <source>More fields (%1)</source>
        <translation>Mehr Felder (%1)</translation>
    </message>
    <message>
        <source>Lexicon, tag, dates, rack, mistakes</source>
        <translation>Lexikon, Stichwort, Datum, Bank, Fehler</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Whole games, single turns, which open where they were played, or only turns that were mistakes</source>
        <translation>Ganze Partien, einzelne Züge, die sich dort öffnen, wo sie gespielt wurden, oder nur Züge, die Fehler waren</translation>
    </message>
    <message>
        <source>Reason of the mistake</source>
        <translation>Grund des Fehlers</translation>
    </message>
    <message>
        <source>Why a turn was a mistake, by the review</source>
        <translation>Warum ein Zug ein Fehler war, nach der Auswertung</translation>
    </message>
    <message>
        <source>any reason</source>
        <translation>jeder Grund</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Phase der Partie</translation>
    </message>
    <message>
        <source>How far the game had come, by the tiles in the bag; only of games that are reviewed</source>
        <translation>Wie weit die Partie war, nach den Steinen im Beutel; nur von ausgewerteten Partien</translation>
    </message>
    <message>
        <source>any phase</source>
        <translation>jede Phase</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: the review knows nothing better than what was played.</source>
        <translation>
            <numerusform>%n Zug blieb weg: die Auswertung weiß nichts Besseres als das Gespielte.</numerusform>
            <numerusform>%n Züge blieben weg: die Auswertung weiß nichts Besseres als das Gespielte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryTable</name>
    <message>
        <source>Known lexicons</source>
        <translation>Bekannte Lexika</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Größe</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Standard für</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>letters of a rules file</source>
        <translation>Buchstaben einer Regeldatei</translation>
    </message>
    <message>
        <source>▸ in use, </source>
        <translation>▸ in Gebrauch, </translation>
    </message>
    <message>
        <source>✕ the file is missing</source>
        <translation>✕ die Datei fehlt</translation>
    </message>
    <message>
        <source>being checked…</source>
        <translation>wird geprüft…</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>⚠ its leave values are missing</source>
        <translation>⚠ seine Restwerte fehlen</translation>
    </message>
    <message>
        <source>⚠ its win table is missing</source>
        <translation>⚠ seine Gewinntabelle fehlt</translation>
    </message>
    <message>
        <source>⚠ its win table: %1</source>
        <translation>⚠ seine Gewinntabelle: %1</translation>
    </message>
    <message>
        <source>✓ alphagrams, not to be played with</source>
        <translation>✓ Alphagramme, nicht zum Spielen</translation>
    </message>
    <message>
        <source>✓ good</source>
        <translation>✓ gut</translation>
    </message>
</context>
<context>
    <name>ui::LiveAnalysis</name>
    <message>
        <source>Finding moves</source>
        <translation>Züge werden gesucht</translation>
    </message>
</context>
<context>
    <name>ui::Loader</name>
    <message>
        <source>Looking at %1</source>
        <translation>%1 wird untersucht</translation>
    </message>
    <message numerus="yes">
        <source>Looking at %n files</source>
        <translation>
            <numerusform>%n Datei wird untersucht</numerusform>
            <numerusform>%n Dateien werden untersucht</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened</source>
        <translation>%1 lässt sich nicht öffnen</translation>
    </message>
    <message>
        <source>The game was played with the lexicon %1</source>
        <translation>Die Partie wurde mit dem Lexikon %1 gespielt</translation>
    </message>
    <message>
        <source>it is not among those that are known here: words are judged by the one that is open; another one that you open is remembered for this game</source>
        <translation>es ist nicht unter denen, die hier bekannt sind: Wörter werden nach dem geöffneten beurteilt; ein anderes, das Sie öffnen, wird für diese Partie gemerkt</translation>
    </message>
</context>
<context>
    <name>ui::LoaderPart</name>
    <message>
        <source>%1, used last time, was not opened</source>
        <translation>%1, zuletzt verwendet, wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>die Datei ist nicht mehr da</translation>
    </message>
</context>
<context>
    <name>ui::LookFeature</name>
    <message>
        <source>&amp;Settings…</source>
        <translation>Ein&amp;stellungen…</translation>
    </message>
    <message>
        <source>Themes, text size, threads, keys</source>
        <translation>Designs, Textgröße, Threads, Tasten</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>All keys at a glance</source>
        <translation>Alle Tasten auf einen Blick</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation>Design des &amp;Systems</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Hell oder dunkel wie der Desktop</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>&amp;Helles Design</translation>
    </message>
    <message>
        <source>Dark letters on light ground</source>
        <translation>Dunkle Schrift auf hellem Grund</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>&amp;Dunkles Design</translation>
    </message>
    <message>
        <source>Light letters on dark ground</source>
        <translation>Helle Schrift auf dunklem Grund</translation>
    </message>
    <message>
        <source>&amp;High Contrast Theme</source>
        <translation>Design mit hohem &amp;Kontrast</translation>
    </message>
    <message>
        <source>Black, white and yellow, with patterns on the premium squares</source>
        <translation>Schwarz, Weiß und Gelb, mit Mustern auf den Bonusfeldern</translation>
    </message>
    <message>
        <source>&amp;Print Theme</source>
        <translation>D&amp;ruckdesign</translation>
    </message>
    <message>
        <source>White tiles and grey squares, as on paper</source>
        <translation>Weiße Steine und graue Felder wie auf Papier</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>Abgelegter Text</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written, from %1 on.</source>
        <translation>
            <numerusform>%n Datei wurde geschrieben: %1.</numerusform>
            <numerusform>%n Dateien wurden geschrieben, ab %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPlay</name>
    <message>
        <source>new game</source>
        <translation>neue Partie</translation>
    </message>
    <message>
        <source>no game is being played</source>
        <translation>es läuft keine Partie</translation>
    </message>
    <message>
        <source>the game goes on at its end (%1)</source>
        <translation>die Partie geht an ihrem Ende weiter (%1)</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>die Partie pausiert</translation>
    </message>
    <message>
        <source>the next player has not said that he is ready</source>
        <translation>der nächste Spieler hat sich noch nicht bereit gemeldet</translation>
    </message>
    <message>
        <source>it is the computer&apos;s turn</source>
        <translation>der Computer ist am Zug</translation>
    </message>
    <message>
        <source>the game is over unless the last play is challenged</source>
        <translation>die Partie ist zu Ende, sofern der letzte Zug nicht angezweifelt wird</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>there is no play to challenge</source>
        <translation>es gibt keinen Zug zum Anzweifeln</translation>
    </message>
    <message>
        <source>%1 challenges: %2 is not in the lexicon, the play is taken back.</source>
        <translation>%1 zweifelt an: %2 nicht im Lexikon, der Zug wird zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 challenges: all words are good (%2).</source>
        <translation>%1 zweifelt an: alle Wörter sind gültig (%2).</translation>
    </message>
    <message>
        <source> The turn is lost.</source>
        <translation> Der Zug geht verloren.</translation>
    </message>
    <message numerus="yes">
        <source> The play gains %n points.</source>
        <translation>
            <numerusform> Der Zug gewinnt %n Punkt.</numerusform>
            <numerusform> Der Zug gewinnt %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>Anzweifeln</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>The game was not ended</source>
        <translation>Die Partie wurde nicht beendet</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 denkt nach</translation>
    </message>
    <message>
        <source>The computer can&apos;t move</source>
        <translation>Der Computer kann nicht ziehen</translation>
    </message>
    <message>
        <source>the lexicon %1, whose words it knows, is not in the library or its file is gone</source>
        <translation>das Lexikon %1, dessen Wörter er kennt, ist nicht in der Bibliothek, oder seine Datei ist nicht mehr da</translation>
    </message>
    <message>
        <source>the lexicon %1 of %2 is not open</source>
        <translation>das Lexikon %1 von %2 ist nicht offen</translation>
    </message>
</context>
<context>
    <name>ui::MatchStrip</name>
    <message>
        <source>%1?</source>
        <translation>%1?</translation>
    </message>
    <message>
        <source>%1; a second click does it</source>
        <translation>%1; ein zweiter Klick tut es</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Meldung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Meldung kopieren</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Meldung schließen</translation>
    </message>
    <message>
        <source> … (%L1 more characters, which Copy takes along)</source>
        <translation> … (%L1 weitere Zeichen, die Kopieren mitnimmt)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>ui::MoveComparison</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>#%1</source>
        <translation>#%1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Behält</translation>
    </message>
    <message>
        <source>Leave value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Zieht Steine</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Vowels, consonants</source>
        <translation>Vokale, Konsonanten</translation>
    </message>
    <message>
        <source>Sim win %</source>
        <translation>Sim-Gewinn %</translation>
    </message>
    <message>
        <source>Sim equity</source>
        <translation>Sim-Equity</translation>
    </message>
    <message>
        <source>Reply, points</source>
        <translation>Antwort, Punkte</translation>
    </message>
    <message>
        <source>Reply, bingos %</source>
        <translation>Antwort, Bingos %</translation>
    </message>
    <message>
        <source>Next turn, points</source>
        <translation>Nächster Zug, Punkte</translation>
    </message>
    <message>
        <source>Next turn, bingos %</source>
        <translation>Nächster Zug, Bingos %</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 % wins for %2, 95 %: %3, over %4 common scenarios: %5</source>
        <translation>%1 % Siege für %2, 95 %: %3, über %4 gemeinsame Verläufe: %5</translation>
    </message>
    <message>
        <source>%1 points for %2, 95 %: %3, over %4 common scenarios: %5</source>
        <translation>%1 Punkte für %2, 95 %: %3, über %4 gemeinsame Verläufe: %5</translation>
    </message>
    <message>
        <source>established</source>
        <translation>gesichert</translation>
    </message>
    <message>
        <source>not settled yet</source>
        <translation>noch nicht entschieden</translation>
    </message>
    <message>
        <source> {%1}</source>
        <translation> {%1}</translation>
    </message>
    <message>
        <source>%1%2 %3 %</source>
        <translation>%1%2 %3 %</translation>
    </message>
    <message>
        <source>Only after it</source>
        <translation>Nur danach</translation>
    </message>
</context>
<context>
    <name>ui::MoveDescription</name>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <translation>%1 tauschen</translation>
    </message>
    <message>
        <source>Exchange %1 · keep %2 (%3)</source>
        <translation>%1 tauschen · %2 behalten (%3)</translation>
    </message>
    <message>
        <source>Play %1  %2</source>
        <translation>%1 spielen  %2</translation>
    </message>
    <message>
        <source>✓ %1 %2</source>
        <translation>✓ %1 %2</translation>
    </message>
    <message>
        <source>✕ %1 %2</source>
        <translation>✕ %1 %2</translation>
    </message>
    <message>
        <source>keeps nothing</source>
        <translation>behält nichts</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>behält %1</translation>
    </message>
    <message>
        <source>equity %1</source>
        <translation>Equity %1</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>gewinnt %1 %</translation>
    </message>
    <message>
        <source>#%1 of %2</source>
        <translation>#%1 von %2</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Not in the lexicon: %1</source>
        <translation>Nicht im Lexikon: %1</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n unknown tile(s)</source>
        <translation>
            <numerusform>behält %n unbekannten Stein</numerusform>
            <numerusform>behält %n unbekannte Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %1 and %n unknown tile(s)</source>
        <translation>
            <numerusform>behält %1 und %n unbekannten Stein</numerusform>
            <numerusform>behält %1 und %n unbekannte Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>Bonus %1</translation>
    </message>
    <message>
        <source>rack not valued</source>
        <translation>Bank ohne Wert</translation>
    </message>
    <message>
        <source>wins %1 % %2</source>
        <translation>gewinnt %1 % %2</translation>
    </message>
    <message>
        <source>sim equity %1</source>
        <translation>Sim-Equity %1</translation>
    </message>
    <message>
        <source>#%1 of %2 simulated</source>
        <translation>#%1 von %2 simulierten</translation>
    </message>
    <message>
        <source>%1, #%2 static</source>
        <translation>%1, statisch #%2</translation>
    </message>
</context>
<context>
    <name>ui::MoveEntry</name>
    <message>
        <source>there is no position</source>
        <translation>es ist keine Stellung da</translation>
    </message>
    <message>
        <source>no tile is chosen</source>
        <translation>kein Stein gewählt</translation>
    </message>
    <message>
        <source>no tile is placed</source>
        <translation>kein Stein gelegt</translation>
    </message>
    <message>
        <source>No tile can lie on %1</source>
        <translation>Auf %1 kann kein Stein liegen</translation>
    </message>
    <message>
        <source>“%1” is no tile of this game</source>
        <translation>„%1“ ist kein Stein dieses Spiels</translation>
    </message>
    <message>
        <source>Click a square first, then type the word</source>
        <translation>Erst ein Feld anklicken, dann das Wort tippen</translation>
    </message>
    <message>
        <source>There is no free square left in this lane</source>
        <translation>In dieser Bahn ist kein Feld mehr frei</translation>
    </message>
    <message>
        <source>There is no blank on the rack</source>
        <translation>Auf der Bank ist kein Blanko</translation>
    </message>
    <message>
        <source>There is no %1 and no blank on the rack</source>
        <translation>Auf der Bank ist weder %1 noch ein Blanko</translation>
    </message>
    <message>
        <source>That tile is not on the rack</source>
        <translation>Dieser Stein ist nicht auf der Bank</translation>
    </message>
    <message>
        <source>There is no blank left on the rack</source>
        <translation>Auf der Bank ist kein Blanko mehr</translation>
    </message>
    <message>
        <source>There is no %1 left on the rack</source>
        <translation>Auf der Bank ist kein %1 mehr</translation>
    </message>
</context>
<context>
    <name>ui::MoveField</name>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>8H QUI(Z), exch QU, pass</source>
        <translation>8H QUI(Z), exch QU, pass</translation>
    </message>
    <message>
        <source>Type a move; Enter plays it, Esc leaves</source>
        <translation>Zug eingeben; Eingabe spielt ihn, Esc bricht ab</translation>
    </message>
</context>
<context>
    <name>ui::MoveFilter</name>
    <message>
        <source>“%1” needs a number of points, as in &gt;30</source>
        <translation>„%1“ braucht eine Punktzahl wie &gt;30</translation>
    </message>
    <message>
        <source>“%1” is no regular expression: %2</source>
        <translation>„%1“ ist kein regulärer Ausdruck: %2</translation>
    </message>
    <message>
        <source>“%1” is no filter; try bingo, &gt;30, keep:Q, uses:?, lane:8, at:8H, in:E4-J9, word:AB, /^RE/, tiles:5, exch or pass, with - in front for “not”</source>
        <translation>„%1“ ist kein Filter; möglich sind bingo, &gt;30, keep:Q, uses:?, lane:8, at:8H, in:E4-J9, word:AB, /^RE/, tiles:5, exch oder pass, mit - davor für „nicht“</translation>
    </message>
    <message>
        <source>“%1” has a letter that no tile shows</source>
        <translation>„%1“ hat einen Buchstaben, den kein Stein zeigt</translation>
    </message>
    <message>
        <source>“%1” needs tiles after the colon</source>
        <translation>„%1“ braucht Steine hinter dem Doppelpunkt</translation>
    </message>
    <message>
        <source>“%1” needs a number, as in tiles:5</source>
        <translation>„%1“ braucht eine Zahl wie tiles:5</translation>
    </message>
    <message>
        <source>“%1” names no square of this board, as in at:8H</source>
        <translation>„%1“ nennt kein Feld dieses Bretts wie at:8H</translation>
    </message>
    <message>
        <source>“%1” names no area of this board, as in in:E4-J9</source>
        <translation>„%1“ nennt keinen Bereich dieses Bretts wie in:E4-J9</translation>
    </message>
    <message>
        <source>“%1” names no row or column, as in lane:8 or lane:H</source>
        <translation>„%1“ nennt keine Reihe oder Spalte wie lane:8 oder lane:H</translation>
    </message>
    <message>
        <source>“%1” is no filter; before a colon there can be keep, uses, lane, at, in, word or tiles</source>
        <translation>„%1“ ist kein Filter; vor einem Doppelpunkt kann keep, uses, lane, at, in, word oder tiles stehen</translation>
    </message>
</context>
<context>
    <name>ui::MoveFilterBar</name>
    <message>
        <source>filter:  bingo  &gt;30  keep:Q  lane:15  uses:?</source>
        <translation>Filter:  bingo  &gt;30  keep:Q  lane:15  uses:?</translation>
    </message>
    <message>
        <source>Filter moves</source>
        <translation>Züge filtern</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Anzahl der Züge</translation>
    </message>
    <message>
        <source>Looking for moves</source>
        <translation>Züge werden gesucht</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>beste %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 / %2</translation>
    </message>
    <message>
        <source>The best %1 of %2 moves are listed.</source>
        <translation>Die besten %1 von %2 Zügen sind gelistet.</translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>Words that must all hold; a - in front means “not”:
bingo, &gt;30, &lt;=20, keep:QU, uses:?, lane:8, lane:H, at:8H, in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass
orders: where the order of the letters is free, all orders</source>
        <translation>Wörter, die alle gelten müssen; ein - davor heißt „nicht“:
bingo, &gt;30, &lt;=20, keep:QU, uses:?, lane:8, lane:H, at:8H, in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass
orders: wo die Reihenfolge der Buchstaben frei ist, alle Reihenfolgen</translation>
    </message>
    <message>
        <source>%1 · %2 without other orders</source>
        <translation>%1 · %2 ohne andere Reihenfolgen</translation>
    </message>
</context>
<context>
    <name>ui::MoveListDelegate</name>
    <message>
        <source>played</source>
        <translation>gespielt</translation>
    </message>
</context>
<context>
    <name>ui::MoveListModel</name>
    <message>
        <source>⋯ %1 more</source>
        <translation>⋯ %1 weitere</translation>
    </message>
    <message>
        <source>● %1</source>
        <translation>● %1</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>%1 moves are not shown</source>
        <translation>%1 Züge sind nicht gezeigt</translation>
    </message>
    <message>
        <source>%1. %2, the move played, %3 points, keeps %4, equity %5</source>
        <translation>%1. %2, der gespielte Zug, %3 Punkte, behält %4, Equity %5</translation>
    </message>
    <message>
        <source>%1. %2, %3 points, keeps %4, equity %5</source>
        <translation>%1. %2, %3 Punkte, behält %4, Equity %5</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1, wins %2 %</source>
        <translation>%1, gewinnt %2 %</translation>
    </message>
    <message>
        <source>%1, not in the lexicon</source>
        <translation>%1, nicht im Lexikon</translation>
    </message>
    <message>
        <source>%1, pinned as number %2</source>
        <translation>%1, angeheftet als Nummer %2</translation>
    </message>
    <message>
        <source>Enter or a double click shows these moves</source>
        <translation>Eingabe oder Doppelklick zeigt diese Züge</translation>
    </message>
    <message>
        <source>%1: %2 points, keeps %3 (%4), equity %5</source>
        <translation>%1: %2 Punkte, behält %3 (%4), Equity %5</translation>
    </message>
    <message>
        <source>Static estimate · %1 moves · %2 ms</source>
        <translation>Statische Schätzung · %1 Züge · %2 ms</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>nicht angeheftet</translation>
    </message>
    <message>
        <source>pinned as number %1</source>
        <translation>angeheftet als Nummer %1</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>Δ</source>
        <translation>Δ</translation>
    </message>
    <message>
        <source>★</source>
        <translation>★</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Rank by equity</source>
        <translation>Rang nach Equity</translation>
    </message>
    <message>
        <source>Move: letters on the board in parentheses, blanks small</source>
        <translation>Zug: Buchstaben auf dem Brett in Klammern, Blankos klein</translation>
    </message>
    <message>
        <source>Score: points of the move</source>
        <translation>Punkte: was der Zug zählt</translation>
    </message>
    <message>
        <source>Leave: tiles kept</source>
        <translation>Rest: behaltene Steine</translation>
    </message>
    <message>
        <source>Equity: score and value, a static estimate</source>
        <translation>Equity: Punkte und Wert, eine statische Schätzung</translation>
    </message>
    <message>
        <source>Win: chance of winning in per cent, a static estimate from the win table</source>
        <translation>Gewinn: Gewinnchance in Prozent, eine statische Schätzung aus der Gewinntabelle</translation>
    </message>
    <message>
        <source>Delta: how far behind the best in the sorted column</source>
        <translation>Delta: Abstand zum Besten in der sortierten Spalte</translation>
    </message>
    <message>
        <source>Pin: moves to hold on to and to compare (F4)</source>
        <translation>Anheften: Züge zum Behalten und Vergleichen (F4)</translation>
    </message>
    <message>
        <source>Tiles: how many leave the rack</source>
        <translation>Steine: wie viele die Bank verlassen</translation>
    </message>
    <message>
        <source>Words: all that the move makes, the main word first</source>
        <translation>Wörter: alle, die der Zug bildet, das Hauptwort zuerst</translation>
    </message>
    <message>
        <source>Sorting moves</source>
        <translation>Züge werden sortiert</translation>
    </message>
    <message>
        <source>Value: what equity adds to the score, above all for the leave</source>
        <translation>Wert: was die Equity den Punkten hinzufügt, vor allem für den Rest</translation>
    </message>
    <message>
        <source>%1 · rack not valued</source>
        <translation>%1 · Bank ohne Wert</translation>
    </message>
    <message>
        <source>%1, rack not valued</source>
        <translation>%1, Bank ohne Wert</translation>
    </message>
    <message>
        <source>Leave values are of fewer tiles than a rack has: a pass counts 0 while there are tiles in the bag, and is never the best beside another move</source>
        <translation>Restwerte gelten für weniger Steine, als eine Bank hat: Passen zählt 0, solange Steine im Beutel sind, und ist neben einem anderen Zug nie das Beste</translation>
    </message>
    <message>
        <source>%1, the best of %2 orders</source>
        <translation>%1, die beste von %2 Reihenfolgen</translation>
    </message>
    <message>
        <source>×%1: this many orders of the same tiles, none of them worth more; the filter word “orders” lists them all</source>
        <translation>×%1: so viele Reihenfolgen derselben Steine, keine davon mehr wert; das Filterwort „orders“ zeigt alle</translation>
    </message>
    <message>
        <source>Sim %</source>
        <translation>Sim. %</translation>
    </message>
    <message>
        <source>Sim win: share of games won in the simulation, per cent</source>
        <translation>Sim-Gewinn: Anteil der Siege in der Simulation, Prozent</translation>
    </message>
    <message>
        <source>Sim eq.</source>
        <translation>Sim. Eq.</translation>
    </message>
    <message>
        <source>Sim equity: mean gain of spread in the simulation</source>
        <translation>Sim-Equity: mittlerer Gewinn an Abstand in der Simulation</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>±: half of the 95 % interval of the sim win share</source>
        <translation>±: halbes 95-%-Intervall des Sim-Gewinns</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(bester)</translation>
    </message>
    <message>
        <source>P(best): how likely this is the best of the simulated moves</source>
        <translation>P(bester): wie wahrscheinlich dies der beste der simulierten Züge ist</translation>
    </message>
    <message>
        <source>%1, wins %2 % in the simulation</source>
        <translation>%1, gewinnt in der Simulation %2 %</translation>
    </message>
</context>
<context>
    <name>ui::MoveTable</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Enter plays a move, digits show it, F4 pins it and Delete lets a pinned one go.</source>
        <translation>Eingabe spielt einen Zug, Ziffern zeigen ihn, F4 heftet ihn an, Entf löst einen angehefteten.</translation>
    </message>
</context>
<context>
    <name>ui::MoveThumb</name>
    <message>
        <source>Board after %1</source>
        <translation>Brett nach %1</translation>
    </message>
</context>
<context>
    <name>ui::MoveName</name>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>exch %1</source>
        <translation>tausch %1</translation>
    </message>
</context>
<context>
    <name>ui::MovesFeature</name>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Ungesehen</translation>
    </message>
    <message>
        <source>Moves copied: %L1 of %L2</source>
        <translation>Kopierte Züge: %L1 von %L2</translation>
    </message>
    <message>
        <source>At most %L1 moves can be dragged at once; all can be copied</source>
        <translation>Höchstens %L1 Züge lassen sich auf einmal ziehen; kopieren lassen sich alle</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Züge</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Die Zugliste zeigen</translation>
    </message>
    <message>
        <source>&amp;Unseen</source>
        <translation>&amp;Ungesehen</translation>
    </message>
    <message>
        <source>Show the unseen tiles</source>
        <translation>Die ungesehenen Steine zeigen</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation>&amp;Züge kopieren</translation>
    </message>
    <message>
        <source>Copy the selected moves, or the best fifteen, as aligned text</source>
        <translation>Die ausgewählten oder die fünfzehn besten Züge als ausgerichteten Text kopieren</translation>
    </message>
    <message>
        <source>Copy Moves as Mar&amp;kdown</source>
        <translation>Züge als &amp;Markdown kopieren</translation>
    </message>
    <message>
        <source>Copy the selected moves, or the best fifteen, as a table</source>
        <translation>Die ausgewählten oder die fünfzehn besten Züge als Tabelle kopieren</translation>
    </message>
</context>
<context>
    <name>ui::MovesPanel</name>
    <message>
        <source>Live is off.
F5 looks for the moves of this position.</source>
        <translation>Live ist aus.
F5 sucht die Züge dieser Stellung.</translation>
    </message>
    <message>
        <source>The rack is not known.
Type the rack: Ctrl+R, then the tiles, ? for a blank.</source>
        <translation>Die Bank ist nicht bekannt.
Bank eingeben: Strg+R, dann die Steine, ? für ein Blanko.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles.
Open one: Ctrl+Shift+O, or drop a word graph or a word list here.</source>
        <translation>Kein Lexikon passt zu diesen Steinen.
Eines öffnen: Strg+Umschalt+O, oder einen Wortgraphen oder eine Wortliste hierher ziehen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>Stopped.
F5 looks for the moves of this position.</source>
        <translation>Angehalten.
F5 sucht die Züge dieser Stellung.</translation>
    </message>
    <message>
        <source>No moves: %1</source>
        <translation>Keine Züge: %1</translation>
    </message>
    <message>
        <source>Hidden while the game is played.
Game ▸ Show Analysis ends that.</source>
        <translation>Verborgen, solange die Partie läuft.
Partie ▸ Analyse zeigen beendet das.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Verborgen, solange selbst nach dem besten Zug gesucht wird.</translation>
    </message>
    <message>
        <source>No move passes the filter.</source>
        <translation>Kein Zug entspricht dem Filter.</translation>
    </message>
    <message>
        <source>%1 moves are pinned already; F4 on one of them, or Shift+F4, makes room.</source>
        <translation>Es sind schon %1 Züge angeheftet; F4 auf einem davon oder Umschalt+F4 schafft Platz.</translation>
    </message>
    <message>
        <source>No lexicon yet.</source>
        <translation>Noch kein Lexikon.</translation>
    </message>
    <message>
        <source>Copying the moves</source>
        <translation>Züge werden kopiert</translation>
    </message>
    <message numerus="yes">
        <source>⚠ Partial rack: only moves of %1; %n more tile(s) are not known.</source>
        <translation>
            <numerusform>⚠ Unvollständige Bank: nur Züge mit %1; %n weiterer Stein ist unbekannt.</numerusform>
            <numerusform>⚠ Unvollständige Bank: nur Züge mit %1; %n weitere Steine sind unbekannt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Antwort zeigen</translation>
    </message>
    <message>
        <source>Give up looking for the move yourself (Ctrl+Alt+H)</source>
        <translation>Nicht länger selbst nach dem Zug suchen (Strg+Alt+H)</translation>
    </message>
</context>
<context>
    <name>ui::NewGameDialog</name>
    <message>
        <source>C&amp;lock:</source>
        <translation>U&amp;hr:</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minuten für jeden Spieler</translation>
    </message>
    <message>
        <source>Seconds more for each turn</source>
        <translation>Zusätzliche Sekunden für jeden Zug</translation>
    </message>
    <message>
        <source>Points lost for each minute of overtime</source>
        <translation>Punktabzug für jede Minute Überzeit</translation>
    </message>
    <message>
        <source>Show the moves and the anal&amp;ysis during the game</source>
        <translation>Züge und Anal&amp;yse während der Partie zeigen</translation>
    </message>
    <message>
        <source>&amp;Hide the rack between the turns of two people</source>
        <translation>Bank zwischen den Zügen zweier Menschen &amp;verbergen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>Words that are not in the lexicon</source>
        <translation>Wörter, die nicht im Lexikon stehen</translation>
    </message>
    <message>
        <source>the first of the players</source>
        <translation>der erste Spieler</translation>
    </message>
    <message>
        <source>whom the lot falls on</source>
        <translation>das Los entscheidet</translation>
    </message>
    <message>
        <source>can&apos;t be played</source>
        <translation>nicht spielbar</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge is free</source>
        <translation>anzweifelbar; falsches Anzweifeln kostet nichts</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge costs the turn</source>
        <translation>anzweifelbar; falsches Anzweifeln kostet den Zug</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge gives 5 points</source>
        <translation>anzweifelbar; falsches Anzweifeln gibt 5 Punkte</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge gives 10 points</source>
        <translation>anzweifelbar; falsches Anzweifeln gibt 10 Punkte</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles again</source>
        <translation>Gleicher Startwert, gleiche Steine</translation>
    </message>
    <message>
        <source>&amp;Draw Another</source>
        <translation>Neu &amp;ziehen</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xikon</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>Wer &amp;beginnt</translation>
    </message>
    <message>
        <source>Phony &amp;words</source>
        <translation>&amp;Ungültige Wörter</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Startwert</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>Sp&amp;ielen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Computer, best move</source>
        <translation>Computer, bester Zug</translation>
    </message>
    <message>
        <source>Computer, one of the best 5</source>
        <translation>Computer, einer der besten 5</translation>
    </message>
    <message>
        <source>Computer, one of the best 20</source>
        <translation>Computer, einer der besten 20</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>niemand</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Name von Spieler %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Mit Uhr</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>+ </source>
        <translation>+ </translation>
    </message>
    <message>
        <source> s a turn</source>
        <translation> s je Zug</translation>
    </message>
    <message>
        <source>overtime: </source>
        <translation>Überzeit: </translation>
    </message>
    <message>
        <source> points a minute</source>
        <translation> Punkte je Minute</translation>
    </message>
    <message>
        <source>No lexicon is known for these letters: open or build one first.</source>
        <translation>Für diese Buchstaben ist kein Lexikon bekannt: erst eines öffnen oder erstellen.</translation>
    </message>
    <message>
        <source>There are not enough tiles for that many players.</source>
        <translation>Für so viele Spieler reichen die Steine nicht.</translation>
    </message>
    <message>
        <source>A seed is a number.</source>
        <translation>Ein Startwert ist eine Zahl.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number of a player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Computer %1</translation>
    </message>
    <message>
        <source>Computer, small vocabulary</source>
        <translation>Computer, kleiner Wortschatz</translation>
    </message>
    <message>
        <source>Computer, simulates 2 plies</source>
        <translation>Computer, simuliert 2 Halbzüge</translation>
    </message>
    <message>
        <source>Computer, simulates 4 plies</source>
        <translation>Computer, simuliert 4 Halbzüge</translation>
    </message>
    <message>
        <source>Computer, simulates by the clock</source>
        <translation>Computer, simuliert nach der Uhr</translation>
    </message>
    <message>
        <source>Computer, best move and exact endings</source>
        <translation>Computer, bester Zug und exakte Endspiele</translation>
    </message>
    <message>
        <source>Words of a small vocabulary</source>
        <translation>Wörter eines kleinen Wortschatzes</translation>
    </message>
    <message>
        <source>Small &amp;vocabulary</source>
        <translation>Kleiner &amp;Wortschatz</translation>
    </message>
    <message>
        <source>a part of the words, the longer the fewer</source>
        <translation>ein Teil der Wörter, je länger, desto weniger</translation>
    </message>
    <message>
        <source>the words that are in %1, too</source>
        <comment>a lexicon</comment>
        <translation>die Wörter, die auch in %1 stehen</translation>
    </message>
    <message>
        <source>The lexicon of the small vocabulary is gone: %1</source>
        <translation>Das Lexikon des kleinen Wortschatzes ist nicht mehr da: %1</translation>
    </message>
    <message>
        <source>Two lexicons of the library are called %1: rename one of them.</source>
        <translation>Zwei Lexika der Bibliothek heißen %1: Benennen Sie eines um.</translation>
    </message>
    <message>
        <source>Lexicon of player %1</source>
        <translation>Lexikon von Spieler %1</translation>
    </message>
    <message>
        <source>A lexicon of his own: his plays are judged by its words, the others&apos; by theirs</source>
        <translation>Ein eigenes Lexikon: Seine Züge werden nach dessen Wörtern beurteilt, die der anderen nach ihren</translation>
    </message>
</context>
<context>
    <name>ui::NoteDocument</name>
    <message>
        <source>... This note is too long to be shown whole, or to be changed here. Characters left out: %1</source>
        <translation>… Diese Notiz ist zu lang, um hier ganz gezeigt oder geändert zu werden. Weggelassene Zeichen: %1</translation>
    </message>
</context>
<context>
    <name>ui::NoteView</name>
    <message>
        <source>Note on the turn</source>
        <translation>Notiz zum Zug</translation>
    </message>
    <message>
        <source>Note on this turn: click here to write one</source>
        <translation>Notiz zu diesem Zug: zum Schreiben hier klicken</translation>
    </message>
    <message>
        <source>Note on the turn, as Markdown</source>
        <translation>Notiz zum Zug, als Markdown</translation>
    </message>
    <message>
        <source>Markdown. 8H, 8H QUIZ and #13 become links; pictures can be pasted.</source>
        <translation>Markdown. 8H, 8H QUIZ und #13 werden Verweise; Bilder lassen sich einfügen.</translation>
    </message>
</context>
<context>
    <name>ui::NotesFeature</name>
    <message>
        <source>&amp;Begin a Game Here</source>
        <translation>Par&amp;tie hier beginnen</translation>
    </message>
    <message>
        <source>Make the position the beginning of a game, with lines, notes and drawings</source>
        <translation>Die Stellung zum Anfang einer Partie machen, mit Varianten, Notizen und Zeichnungen</translation>
    </message>
    <message>
        <source>&amp;Mark the Square</source>
        <translation>&amp;Feld markieren</translation>
    </message>
    <message>
        <source>Mark the square at the cursor, or take the mark away; with the mouse a right click</source>
        <translation>Das Feld am Cursor markieren oder die Markierung entfernen; mit der Maus: Rechtsklick</translation>
    </message>
    <message>
        <source>&amp;Arrow From or To the Square</source>
        <translation>&amp;Pfeil vom oder zum Feld</translation>
    </message>
    <message>
        <source>Begin an arrow at the cursor, the second time end it there; with the mouse drag with the right button</source>
        <translation>Einen Pfeil am Cursor beginnen, beim zweiten Mal dort enden lassen; mit der Maus: mit der rechten Taste ziehen</translation>
    </message>
    <message>
        <source>&amp;Delete the Drawings</source>
        <translation>Zeichnungen &amp;löschen</translation>
    </message>
    <message>
        <source>Delete what is drawn for this turn</source>
        <translation>Löschen, was zu diesem Zug gezeichnet ist</translation>
    </message>
    <message>
        <source>Next &amp;Colour of Drawings</source>
        <translation>Nächste &amp;Zeichenfarbe</translation>
    </message>
    <message>
        <source>Draw green, red, yellow or blue; with the mouse plain, Shift, Ctrl, both</source>
        <translation>Grün, rot, gelb oder blau zeichnen; mit der Maus: ohne Taste, Umschalt, Strg, beide</translation>
    </message>
    <message>
        <source>No Mark</source>
        <translation>Ohne Zeichen</translation>
    </message>
    <message>
        <source>Brilliant Move</source>
        <translation>Brillanter Zug</translation>
    </message>
    <message>
        <source>Good Move</source>
        <translation>Guter Zug</translation>
    </message>
    <message>
        <source>Interesting Move</source>
        <translation>Interessanter Zug</translation>
    </message>
    <message>
        <source>Dubious Move</source>
        <translation>Zweifelhafter Zug</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Mark the move of this turn</source>
        <translation>Den Zug bewerten</translation>
    </message>
    <message>
        <source>Drawings belong to a game; Game, Begin a Game Here makes one of the position</source>
        <translation>Zeichnungen gehören zu einer Partie; Partie, Partie hier beginnen macht aus der Stellung eine</translation>
    </message>
    <message>
        <source>delete drawing</source>
        <translation>Zeichnung löschen</translation>
    </message>
    <message>
        <source>Arrow from %1: move the cursor and give the command again</source>
        <translation>Pfeil von %1: Cursor bewegen und den Befehl wiederholen</translation>
    </message>
    <message>
        <source>Drawings by key are %1 now</source>
        <translation>Zeichnungen per Taste sind jetzt %1</translation>
    </message>
    <message>
        <source>delete drawings</source>
        <translation>Zeichnungen löschen</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>ohne Zeichen</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>No game can begin here</source>
        <translation>Hier kann keine Partie beginnen</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>begin a game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Keeping the picture</source>
        <translation>Bild wird aufgenommen</translation>
    </message>
    <message>
        <source>The picture was not kept</source>
        <translation>Das Bild wurde nicht aufgenommen</translation>
    </message>
    <message>
        <source>another game was opened meanwhile</source>
        <translation>inzwischen wurde eine andere Partie geöffnet</translation>
    </message>
    <message>
        <source>Go to turn %1</source>
        <translation>Zu Zug %1</translation>
    </message>
    <message>
        <source>Show the position before this turn</source>
        <translation>Die Stellung vor diesem Zug zeigen</translation>
    </message>
    <message>
        <source>Go to square %1</source>
        <translation>Zu Feld %1</translation>
    </message>
</context>
<context>
    <name>ui::OpeningTurn</name>
    <message>
        <source>There is no turn %1: it is a position, not a game</source>
        <translation>Es gibt keinen Zug %1: Es ist eine Stellung, keine Partie</translation>
    </message>
    <message>
        <source>There is no turn %1: the last one is %2</source>
        <translation>Es gibt keinen Zug %1: Der letzte ist %2</translation>
    </message>
</context>
<context>
    <name>ui::Overlay</name>
    <message>
        <source>blank</source>
        <translation>Blanko</translation>
    </message>
    <message>
        <source>Waits for the list of moves: it needs a lexicon and a known rack.</source>
        <translation>Wartet auf die Zugliste: braucht ein Lexikon und eine bekannte Bank.</translation>
    </message>
    <message>
        <source>The game is over: nobody moves any more.</source>
        <translation>Das Spiel ist zu Ende: Niemand zieht mehr.</translation>
    </message>
</context>
<context>
    <name>ui::OverlayService</name>
    <message>
        <source>Overlays</source>
        <translation>Überlagerungen</translation>
    </message>
</context>
<context>
    <name>ui::OverlayTable</name>
    <message>
        <source>Overlay</source>
        <translation>Überlagerung</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Stelle</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Bedeutung</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>unseen: %1</source>
        <translation>ungesehen: %1</translation>
    </message>
</context>
<context>
    <name>ui::OverlayTableDialog</name>
    <message>
        <source>Overlays as a Table</source>
        <translation>Überlagerungen als Tabelle</translation>
    </message>
    <message>
        <source>Marks of the overlays</source>
        <translation>Zeichen der Überlagerungen</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Speichern…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No overlay is on.</source>
        <translation>Keine Überlagerung ist an.</translation>
    </message>
</context>
<context>
    <name>ui::OverlaysFeature</name>
    <message>
        <source>&amp;No Overlay</source>
        <translation>Keine Über&amp;lagerung</translation>
    </message>
    <message>
        <source>Only the board</source>
        <translation>Nur das Brett</translation>
    </message>
    <message>
        <source>Overlays as a &amp;Table…</source>
        <translation>Überlagerungen als &amp;Tabelle…</translation>
    </message>
    <message>
        <source>The marks on the board in words and numbers</source>
        <translation>Die Zeichen auf dem Brett in Worten und Zahlen</translation>
    </message>
    <message>
        <source>Save Overlays</source>
        <translation>Überlagerungen speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Overlays are hidden until the answer of this chapter is shown.</source>
        <translation>Überlagerungen sind verborgen, bis die Antwort dieses Kapitels gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>ui::PaletteButton</name>
    <message>
        <source>Commands and moves</source>
        <translation>Befehle und Züge</translation>
    </message>
    <message>
        <source>Commands, moves…  Ctrl+K</source>
        <translation>Befehle, Züge…  Strg+K</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Strg+K</translation>
    </message>
</context>
<context>
    <name>ui::PartStepper</name>
    <message>
        <source>Game </source>
        <translation>Partie </translation>
    </message>
    <message>
        <source>Position </source>
        <translation>Stellung </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> von %1</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Nummer der Partie</translation>
    </message>
    <message>
        <source>Number of the position</source>
        <translation>Nummer der Stellung</translation>
    </message>
    <message>
        <source>Which game of the file this is</source>
        <translation>Die wievielte Partie der Datei das ist</translation>
    </message>
    <message>
        <source>Which position of the file this is</source>
        <translation>Die wievielte Stellung der Datei das ist</translation>
    </message>
</context>
<context>
    <name>ui::PathCrumbs</name>
    <message>
        <source>Root</source>
        <translation>Wurzel</translation>
    </message>
    <message>
        <source>Back to the root</source>
        <translation>Zurück zur Wurzel</translation>
    </message>
    <message>
        <source>Back to %1, a word ends there</source>
        <translation>Zurück zu %1, dort endet ein Wort</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Zurück zu %1</translation>
    </message>
</context>
<context>
    <name>ui::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Wählen…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Datei wählen: %1</translation>
    </message>
</context>
<context>
    <name>ui::PictureDialog</name>
    <message>
        <source>O&amp;verlay</source>
        <translation>Über&amp;lagerung</translation>
    </message>
    <message>
        <source>&amp;Move that is shown</source>
        <translation>Gezeigter &amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Rack</source>
        <translation>&amp;Bank</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>Zugl&amp;iste</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>Pixel (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Zeichnung (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Seite (PDF)</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Wie das Fenster</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Form:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Größe:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Design:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Mit:</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Speichern &amp;unter…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>das ganze Brett</translation>
    </message>
    <message>
        <source>Two opposite corners, such as E4-J9</source>
        <translation>Zwei gegenüberliegende Ecken, etwa E4-J9</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Ausschnitt:</translation>
    </message>
    <message>
        <source>✕ Two corners are needed, such as E4-J9.</source>
        <translation>✕ Zwei Ecken sind nötig, etwa E4-J9.</translation>
    </message>
</context>
<context>
    <name>ui::PictureFeature</name>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>B&amp;ild exportieren…</translation>
    </message>
    <message>
        <source>Write the board, rack and moves as a picture, or copy or print it</source>
        <translation>Brett, Bank und Züge als Bild schreiben, kopieren oder drucken</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Look at the page with board and rack, and print it</source>
        <translation>Die Seite mit Brett und Bank ansehen und drucken</translation>
    </message>
    <message>
        <source>Copy Board &amp;Image</source>
        <translation>Brett als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>Copy the board as it is seen</source>
        <translation>Das Brett kopieren, wie es zu sehen ist</translation>
    </message>
    <message>
        <source>Copy Board as &amp;Text</source>
        <translation>Brett als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Copy the board as lines of letters, for messages</source>
        <translation>Das Brett als Zeilen aus Buchstaben kopieren, für Nachrichten</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>Das Bild wurde kopiert.</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Bild exportieren</translation>
    </message>
    <message>
        <source>board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>Tilewright board</source>
        <translation>Tilewright-Brett</translation>
    </message>
</context>
<context>
    <name>ui::PlayFeature</name>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>Neue &amp;Partie…</translation>
    </message>
    <message>
        <source>Play a game against the computer or with other people</source>
        <translation>Eine Partie gegen den Computer oder mit anderen spielen</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>End the pause, take one&apos;s seat, or accept the last play</source>
        <translation>Die Pause beenden, sich bereit melden oder den letzten Zug annehmen</translation>
    </message>
    <message>
        <source>C&amp;hallenge</source>
        <translation>An&amp;zweifeln</translation>
    </message>
    <message>
        <source>Doubt the words of the play before this turn</source>
        <translation>Die Wörter des vorigen Zugs anzweifeln</translation>
    </message>
    <message>
        <source>Pass the &amp;Turn</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>Neither play nor exchange</source>
        <translation>Weder legen noch tauschen</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>Stop the game and its clocks for a while</source>
        <translation>Partie und Uhren für eine Weile anhalten</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>Auf&amp;geben</translation>
    </message>
    <message>
        <source>Give the game up; can be undone</source>
        <translation>Die Partie aufgeben; lässt sich rückgängig machen</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>Die Partie geht weiter</translation>
    </message>
    <message>
        <source>Show &amp;Analysis</source>
        <translation>Anal&amp;yse zeigen</translation>
    </message>
    <message>
        <source>Show everything for the rest of this game: moves, racks, words</source>
        <translation>Für den Rest dieser Partie alles zeigen: Züge, Bänke, Wörter</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Neue Partie…</translation>
    </message>
    <message>
        <source>The game was not begun</source>
        <translation>Die Partie wurde nicht begonnen</translation>
    </message>
    <message>
        <source>its lexicon could not be opened</source>
        <translation>ihr Lexikon ließ sich nicht öffnen</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message>
        <source>Nothing was challenged</source>
        <translation>Nichts wurde angezweifelt</translation>
    </message>
    <message>
        <source> : </source>
        <translation> : </translation>
    </message>
    <message>
        <source>Game over, %1: given up by %2.</source>
        <translation>Partie zu Ende, %1: aufgegeben von %2.</translation>
    </message>
    <message>
        <source>Game over, %1 points.</source>
        <translation>Partie zu Ende, %1 Punkte.</translation>
    </message>
    <message>
        <source>Game over, %1: a draw.</source>
        <translation>Partie zu Ende, %1: unentschieden.</translation>
    </message>
    <message>
        <source>Game over, %1: won by %2.</source>
        <translation>Partie zu Ende, %1: gewonnen von %2.</translation>
    </message>
    <message>
        <source>This game can&apos;t be gone on with: %1</source>
        <translation>Diese Partie lässt sich nicht fortsetzen: %1</translation>
    </message>
    <message>
        <source>Paused. On turn: %1</source>
        <translation>Pausiert. Am Zug: %1</translation>
    </message>
    <message>
        <source>%1, are you there? No one else should look now.</source>
        <translation>%1, bereit? Niemand sonst sollte jetzt hinsehen.</translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>On turn, at the end of the game: %1</source>
        <translation>Am Zug, am Ende der Partie: %1</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 denkt nach …</translation>
    </message>
    <message>
        <source>%1: accept the last play, or challenge it?</source>
        <translation>%1: letzten Zug annehmen oder anzweifeln?</translation>
    </message>
    <message>
        <source>The game is at its end.</source>
        <translation>Die Partie ist am Ende.</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Annehmen</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>Zum Ende</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Aufgeben</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1, do you give the game up?</source>
        <translation>%1, die Partie aufgeben?</translation>
    </message>
</context>
<context>
    <name>ui::PlayerLexiconLoader</name>
    <message>
        <source>Opening the lexicons of the players</source>
        <translation>Lexika der Spieler werden geöffnet</translation>
    </message>
    <message>
        <source>The lexicon %1 of %2 is not among those that are known here</source>
        <translation>Das Lexikon %1 von %2 ist hier nicht bekannt</translation>
    </message>
    <message>
        <source>the words of the game count until Lexicon, Manage adds it and Game, Lexicons of the Players takes it up</source>
        <translation>es zählen die Wörter der Partie, bis Lexikon, Verwalten es aufnimmt und Partie, Lexika der Spieler es übernimmt</translation>
    </message>
    <message>
        <source>The lexicon of %1 was not opened</source>
        <translation>Das Lexikon von %1 wurde nicht geöffnet</translation>
    </message>
</context>
<context>
    <name>ui::PlayerLexiconsDialog</name>
    <message>
        <source>Lexicons of the players</source>
        <translation>Lexika der Spieler</translation>
    </message>
    <message>
        <source>A play is judged by the words of its player; replies in simulations and endings are made of the other one&apos;s.</source>
        <translation>Ein Zug wird nach den Wörtern seines Spielers beurteilt; Antworten in Simulationen und Endspielen bestehen aus denen des anderen.</translation>
    </message>
    <message>
        <source>Lexicon of %1</source>
        <translation>Lexikon von %1</translation>
    </message>
    <message>
        <source>lexicons of the players</source>
        <translation>Lexika der Spieler</translation>
    </message>
    <message>
        <source>Another game was opened in the meantime. Close this window and open it again.</source>
        <translation>Inzwischen wurde eine andere Partie geöffnet. Schließen Sie dieses Fenster und öffnen Sie es erneut.</translation>
    </message>
</context>
<context>
    <name>ui::PlayersDialog</name>
    <message>
        <source>Scores and racks</source>
        <translation>Punkte und Bänke</translation>
    </message>
    <message>
        <source>Another position was opened in the meantime. Close this window and open it again to edit that one.</source>
        <translation>Inzwischen wurde eine andere Stellung geöffnet. Um diese zu bearbeiten, das Fenster schließen und wieder öffnen.</translation>
    </message>
</context>
<context>
    <name>ui::PlayersForm</name>
    <message>
        <source>On turn</source>
        <translation>Am Zug</translation>
    </message>
    <message>
        <source>Rack (? = blank, empty = unknown)</source>
        <translation>Bank (? = Blanko, leer = unbekannt)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>%1 ist am Zug</translation>
    </message>
    <message>
        <source>Rack of %1</source>
        <translation>Bank von %1</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Punkte von %1</translation>
    </message>
</context>
<context>
    <name>ui::PositionFeature</name>
    <message>
        <source>&amp;Play the Move</source>
        <translation>&amp;Zug spielen</translation>
    </message>
    <message>
        <source>Play the move on the board or the one chosen in the list (Enter)</source>
        <translation>Den Zug auf dem Brett oder den in der Liste gewählten spielen (Eingabe)</translation>
    </message>
    <message>
        <source>Play the &amp;Best Move</source>
        <translation>&amp;Besten Zug spielen</translation>
    </message>
    <message>
        <source>Play the first move by equity</source>
        <translation>Den ersten Zug nach Equity spielen</translation>
    </message>
    <message>
        <source>S&amp;cores and Racks…</source>
        <translation>Punkte un&amp;d Bänke…</translation>
    </message>
    <message>
        <source>Set scores, racks and whose turn it is</source>
        <translation>Punkte, Bänke und Spieler am Zug festlegen</translation>
    </message>
    <message>
        <source>&amp;Type the Rack</source>
        <translation>Bank ein&amp;geben</translation>
    </message>
    <message>
        <source>Type the tiles of the player on turn, ? for a blank</source>
        <translation>Die Steine des Spielers am Zug eingeben, ? für ein Blanko</translation>
    </message>
    <message>
        <source>&amp;Shuffle the Rack</source>
        <translation>Bank &amp;mischen</translation>
    </message>
    <message>
        <source>Shuffle the tiles on the rack</source>
        <translation>Die Steine auf der Bank mischen</translation>
    </message>
    <message>
        <source>S&amp;ort the Rack</source>
        <translation>Bank &amp;sortieren</translation>
    </message>
    <message>
        <source>Put the tiles on the rack in order</source>
        <translation>Die Steine auf der Bank ordnen</translation>
    </message>
    <message>
        <source>&amp;Recall the Tiles</source>
        <translation>Steine z&amp;urücknehmen</translation>
    </message>
    <message>
        <source>Take the tiles that are being entered back to the rack</source>
        <translation>Die gerade gelegten Steine auf die Bank zurücknehmen</translation>
    </message>
    <message>
        <source>The move was not played</source>
        <translation>Der Zug wurde nicht gespielt</translation>
    </message>
    <message>
        <source>The game is over. Go back a turn to try something else.</source>
        <translation>Die Partie ist zu Ende. Einen Zug zurückgehen, um anderes zu versuchen.</translation>
    </message>
    <message>
        <source>Can&apos;t place %1</source>
        <translation>%1 lässt sich nicht legen</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1 legen</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations are kept in games: Game ▸ Begin a Game Here makes one of the position.</source>
        <translation>Varianten gehören zu Partien: Partie ▸ Partie hier beginnen macht aus der Stellung eine.</translation>
    </message>
    <message>
        <source>The line was kept only in part</source>
        <translation>Die Zugfolge wurde nur zum Teil behalten</translation>
    </message>
    <message numerus="yes">
        <source>Kept as a variation: %n moves</source>
        <translation>
            <numerusform>Als Variante behalten: %n Zug</numerusform>
            <numerusform>Als Variante behalten: %n Züge</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PracticeCard</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Score, then number of tiles, then lane, then the move (Ctrl+H)</source>
        <translation>Punkte, dann Zahl der Steine, dann Bahn, dann der Zug (Strg+H)</translation>
    </message>
    <message>
        <source>Show the Move</source>
        <translation>Zug zeigen</translation>
    </message>
    <message>
        <source>Give up and see the best move</source>
        <translation>Aufgeben und den besten Zug sehen</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Nächster Fehler</translation>
    </message>
    <message>
        <source>Go on to the next one (Ctrl+L)</source>
        <translation>Weiter zum nächsten (Strg+L)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stopp</translation>
    </message>
    <message>
        <source>Back to the review (Esc)</source>
        <translation>Zurück zur Auswertung (Esc)</translation>
    </message>
    <message>
        <source>%1 played %2 here. Find better.</source>
        <translation>%1 hat hier %2 gespielt. Besseres finden.</translation>
    </message>
    <message>
        <source>%1: one moment…</source>
        <translation>%1: einen Moment…</translation>
    </message>
    <message>
        <source>✗ %1 is not a legal move of this lexicon.</source>
        <translation>✗ %1 ist mit diesem Lexikon kein erlaubter Zug.</translation>
    </message>
    <message>
        <source>✓ %1: found it.</source>
        <translation>✓ %1: gefunden.</translation>
    </message>
    <message>
        <source>%1 is better than what was played, but loses %2 still.</source>
        <translation>%1 ist besser als der gespielte Zug, verliert aber noch %2.</translation>
    </message>
    <message>
        <source>✗ %1 loses %2: look again.</source>
        <translation>✗ %1 verliert %2: weitersuchen.</translation>
    </message>
    <message numerus="yes">
        <source>The best move scores %n points.</source>
        <translation>
            <numerusform>Der beste Zug bringt %n Punkt.</numerusform>
            <numerusform>Der beste Zug bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It exchanges %n tiles.</source>
        <translation>
            <numerusform>Er tauscht %n Stein.</numerusform>
            <numerusform>Er tauscht %n Steine.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It plays %n tiles.</source>
        <translation>
            <numerusform>Er legt %n Stein.</numerusform>
            <numerusform>Er legt %n Steine.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies in row %1.</source>
        <translation>Er liegt in Reihe %1.</translation>
    </message>
    <message>
        <source>It lies in column %1.</source>
        <translation>Er liegt in Spalte %1.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points, equity %3; %4 loses %5.</source>
        <translation>Am besten ist %1 mit %2 Punkten, Equity %3; %4 verliert %5.</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Die Partie wird ausgewertet…</translation>
    </message>
    <message>
        <source>No more mistakes to look at.</source>
        <translation>Keine weiteren Fehler.</translation>
    </message>
    <message>
        <source>Put your move on the board and press Enter.</source>
        <translation>Den Zug aufs Brett legen und Eingabe drücken.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>✗ %1 is what was played, and loses %2: look again.</source>
        <translation>✗ %1 wurde gespielt und kostet %2: suchen Sie weiter.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3 loses %4 (%5).</source>
        <translation>Am besten ist %1 für %2 Punkte; %3 kostet %4 (%5).</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>%1 of the chance of winning</source>
        <translation>%1 der Gewinnchance</translation>
    </message>
    <message>
        <source>The answer is %1 for %2 points; → tells what is said of it.</source>
        <translation>Die Antwort ist %1 für %2 Punkte; → sagt, was dazu geschrieben ist.</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Der beste Zug ist gesucht.</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Nächstes Rätsel</translation>
    </message>
    <message>
        <source>No more puzzles in this study.</source>
        <translation>Keine weiteren Rätsel in dieser Studie.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3.</source>
        <translation>Am besten ist %1 für %2 Punkte; %3.</translation>
    </message>
    <message>
        <source>%1 is a phony and was taken back, which cost nothing</source>
        <translation>%1 ist ungültig und wurde zurückgenommen, was nichts kostete</translation>
    </message>
    <message>
        <source>%1 is a phony and was taken back, which loses %2</source>
        <translation>%1 ist ungültig und wurde zurückgenommen, was %2 kostet</translation>
    </message>
    <message>
        <source>%1 is a phony: as it stayed, it lost nothing</source>
        <translation>%1 ist ungültig: da es liegen blieb, kostete es nichts</translation>
    </message>
    <message>
        <source>%1 is a phony, and loses %2 even though it stayed</source>
        <translation>%1 ist ungültig und kostet %2, obwohl es liegen blieb</translation>
    </message>
    <message>
        <source>%1 played %2 here; not valid: %3. Find better.</source>
        <translation>%1 hat hier %2 gespielt; ungültig: %3. Besseres finden.</translation>
    </message>
    <message>
        <source>✗ %1 loses %2 by the static evaluation: look again.</source>
        <translation>✗ %1 verliert %2 nach der statischen Bewertung: weitersuchen.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3 loses nothing (%4).</source>
        <translation>Am besten ist %1 für %2 Punkte; %3 kostet nichts (%4).</translation>
    </message>
</context>
<context>
    <name>ui::PreEndgamePage</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1: %2 von %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n weiterer</numerusform>
            <numerusform>%n weitere</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves by what is in the bag</source>
        <translation>Züge nach dem Inhalt des Beutels</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Steine im Beutel</translation>
    </message>
    <message>
        <source>any tiles</source>
        <translation>beliebige Steine</translation>
    </message>
    <message>
        <source>In the &amp;bag:</source>
        <translation>Im Be&amp;utel:</translation>
    </message>
    <message>
        <source>%1: %2 · %3 of %4</source>
        <translation>%1: %2 · %3 von %4</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, mit %1</translation>
    </message>
    <message>
        <source>, by %1 to %2</source>
        <translation>, mit %1 bis %2</translation>
    </message>
    <message>
        <source>What must I hope for after %1?</source>
        <translation>Worauf muss ich nach %1 hoffen?</translation>
    </message>
    <message>
        <source>+ Hope</source>
        <translation>+ Hoffen</translation>
    </message>
    <message>
        <source>= Tie</source>
        <translation>= Unentschieden</translation>
    </message>
    <message>
        <source>± By the order</source>
        <translation>± Je nach Reihenfolge</translation>
    </message>
    <message>
        <source>− Fear</source>
        <translation>− Fürchten</translation>
    </message>
    <message>
        <source>? Not known</source>
        <translation>? Unbekannt</translation>
    </message>
    <message>
        <source>These tiles can&apos;t be in the bag together.</source>
        <translation>Diese Steine können nicht zusammen im Beutel sein.</translation>
    </message>
    <message>
        <source>None of these moves is known to win all of these bags.</source>
        <translation>Von keinem dieser Züge ist bekannt, dass er mit all diesen Beuteln gewinnt.</translation>
    </message>
    <message>
        <source>Win then: %1</source>
        <translation>Dann gewinnen: %1</translation>
    </message>
    <message>
        <source>■ %1 wins %2 of %3</source>
        <translation>■ %1 gewinnt %2 von %3</translation>
    </message>
    <message>
        <source>≈ %1 wins about %2 of %3</source>
        <translation>≈ %1 gewinnt etwa %2 von %3</translation>
    </message>
    <message>
        <source>≈ %1 wins about %2 of the %3 looked at, of %4</source>
        <translation>≈ %1 gewinnt etwa %2 der %3 untersuchten, von %4</translation>
    </message>
    <message>
        <source>proved: no move wins more</source>
        <translation>bewiesen: kein Zug gewinnt öfter</translation>
    </message>
    <message numerus="yes">
        <source>exact, best of %1 candidates; %n legal moves</source>
        <translation>
            <numerusform>exakt, bester von %1 Kandidaten; %n erlaubter Zug</numerusform>
            <numerusform>exakt, bester von %1 Kandidaten; %n erlaubte Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved, %n plies deep</source>
        <translation>
            <numerusform>nicht bewiesen, %n Zug tief</numerusform>
            <numerusform>nicht bewiesen, %n Züge tief</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>bisher bester</translation>
    </message>
    <message numerus="yes">
        <source>%n rows still open</source>
        <translation>
            <numerusform>%n Zeile noch offen</numerusform>
            <numerusform>%n Zeilen noch offen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 bags looked at, chosen by chance</source>
        <translation>%1 von %2 Beuteln untersucht, durch Zufall gewählt</translation>
    </message>
    <message>
        <source>mean spread %1%2</source>
        <translation>mittlerer Abstand %1%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>✓ depth %1</source>
        <translation>✓ Tiefe %1</translation>
    </message>
    <message>
        <source>stage %1, %2 endings</source>
        <translation>Stufe %1, %2 Spielenden</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n endings</source>
        <translation>
            <numerusform>✓ das eine Spielende (%n)</numerusform>
            <numerusform>✓ alle %n Spielenden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n endings</source>
        <translation>
            <numerusform>%1 von %n Spielende</numerusform>
            <numerusform>%1 von %n Spielenden</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the line of %1 with %2 in the bag…</source>
        <translation>Die Zugfolge von %1 mit %2 im Beutel wird gesucht …</translation>
    </message>
    <message>
        <source>Line of %1 with %2 in the bag, drawn in this order · the wheel steps it on the board, a click keeps it as a variation</source>
        <translation>Zugfolge von %1 mit %2 im Beutel, in dieser Reihenfolge gezogen · das Mausrad zeigt sie Schritt für Schritt, ein Klick behält sie als Variante</translation>
    </message>
    <message>
        <source>
Tiles are still in the bag behind it: from there on it is no one line.</source>
        <translation>
Dahinter sind noch Steine im Beutel: von da an ist es nicht eine Zugfolge.</translation>
    </message>
    <message>
        <source>■ %1, proved</source>
        <translation>■ %1, bewiesen</translation>
    </message>
    <message>
        <source>≈ %1, not proved</source>
        <translation>≈ %1, nicht bewiesen</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>%1 wird untersucht …</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message>
        <source>%1 wins %2 of the %3 looked at, of %4: it can&apos;t reach the best</source>
        <translation>%1 gewinnt %2 der %3 untersuchten, von %4: er kann den besten nicht erreichen</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, exact</source>
        <translation>%1 gewinnt %2 von %3, exakt</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, not proved</source>
        <translation>%1 gewinnt etwa %2 von %3, nicht bewiesen</translation>
    </message>
    <message>
        <source>%1. It is the best.</source>
        <translation>%1. Er ist der beste.</translation>
    </message>
    <message>
        <source>; better with %1</source>
        <translation>; besser mit %1</translation>
    </message>
    <message>
        <source>; worse with %1</source>
        <translation>; schlechter mit %1</translation>
    </message>
    <message>
        <source>; mean spread %1 against %2</source>
        <translation>; mittlerer Abstand %1 gegen %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>ui::PreEndgameRun</name>
    <message>
        <source>Looking at a move</source>
        <translation>Ein Zug wird untersucht</translation>
    </message>
    <message>
        <source>Looking at a line</source>
        <translation>Eine Zugfolge wird untersucht</translation>
    </message>
</context>
<context>
    <name>ui::PremiumOverlay</name>
    <message>
        <source>Hot premium squares</source>
        <translation>Begehrte Bonusfelder</translation>
    </message>
    <message>
        <source>%1: used by %2 of the %3 best, first by %4</source>
        <translation>%1: von %2 der %3 besten genutzt, zuerst von %4</translation>
    </message>
    <message>
        <source>None of the %1 best placements uses a premium square.</source>
        <translation>Keiner der %1 besten Legezüge nutzt ein Bonusfeld.</translation>
    </message>
    <message>
        <source>Premium squares that the %1 best placements use. A ring, heavier the more there are, and their number.</source>
        <translation>Bonusfelder, die die %1 besten Legezüge nutzen. Ein Ring, umso kräftiger, je mehr es sind, und ihre Zahl.</translation>
    </message>
    <message>
        <source>&amp;Hot Premium Squares</source>
        <translation>Begehrte B&amp;onusfelder</translation>
    </message>
    <message>
        <source>Premium squares that the best moves make use of</source>
        <translation>Bonusfelder, die die besten Züge nutzen</translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>The rack is not known</source>
        <translation>Die Bank ist nicht bekannt</translation>
    </message>
    <message>
        <source>Rack %1</source>
        <translation>Bank %1</translation>
    </message>
    <message>
        <source>Presentation – Tilewright</source>
        <translation>Präsentation – Tilewright</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Notiz</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <translation>
            <numerusform>%n Stein im Beutel</numerusform>
            <numerusform>%n Steine im Beutel</numerusform>
        </translation>
    </message>
    <message>
        <source>No list of moves is there.</source>
        <translation>Keine Zugliste vorhanden.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Verborgen, solange selbst nach dem besten Zug gesucht wird.</translation>
    </message>
    <message>
        <source>→ next · ← back · Home, End · Tab: places in the note · N: notes on, off · hold F12: best moves · Esc leaves</source>
        <translation>→ vor · ← zurück · Pos1, Ende · Tab: Orte in der Notiz · N: Notizen an, aus · F12 halten: beste Züge · Esc beendet</translation>
    </message>
    <message>
        <source>There is a note: N shows it.</source>
        <translation>Es gibt eine Notiz: N zeigt sie.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Was würden Sie spielen?</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>Die Antwort</translation>
    </message>
</context>
<context>
    <name>ui::QuickJudge</name>
    <message>
        <source>Judge words</source>
        <translation>Wörter prüfen</translation>
    </message>
    <message>
        <source>Type words to see whether they are valid (Ctrl+Shift+F)</source>
        <translation>Wörter eingeben, um zu sehen, ob sie gültig sind (Strg+Umschalt+F)</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>%1 is valid</source>
        <translation>%1 ist gültig</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not valid</source>
        <translation>%1 ist nicht gültig</translation>
    </message>
    <message>
        <source>✓ all %1 valid: %2</source>
        <translation>✓ alle %1 gültig: %2</translation>
    </message>
    <message>
        <source>✕ %1 of %2 not valid: %3</source>
        <translation>✕ %1 von %2 nicht gültig: %3</translation>
    </message>
    <message>
        <source>✕ no lexicon is open</source>
        <translation>✕ kein Lexikon geöffnet</translation>
    </message>
    <message>
        <source>No judging now</source>
        <translation>Prüfen gesperrt</translation>
    </message>
    <message>
        <source>Words are not judged while this game is played.</source>
        <translation>Wörter werden nicht geprüft, solange diese Partie läuft.</translation>
    </message>
    <message>
        <source>✕ cut after %1 characters: %2</source>
        <translation>✕ nach %1 Zeichen abgeschnitten: %2</translation>
    </message>
</context>
<context>
    <name>ui::RackEdit</name>
    <message>
        <source>Tiles on the rack, ? for a blank</source>
        <translation>Steine auf der Bank, ? für ein Blanko</translation>
    </message>
    <message>
        <source>? = blank</source>
        <translation>? = Blanko</translation>
    </message>
    <message>
        <source>The rack holds no more than %1</source>
        <translation>Mehr als %1 fasst die Bank nicht</translation>
    </message>
</context>
<context>
    <name>ui::RackWidget</name>
    <message>
        <source>“%1” is no tile of this game</source>
        <translation>„%1“ ist kein Stein dieses Spiels</translation>
    </message>
    <message>
        <source>No rack holds that many tiles</source>
        <translation>So viele Steine fasst keine Bank</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tile</source>
        <translation>
            <numerusform>%n unbekannter Stein</numerusform>
            <numerusform>%n unbekannte Steine</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles</source>
        <translation>
            <numerusform>%n unbekannter Stein</numerusform>
            <numerusform>%n unbekannte Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Rack, empty</source>
        <translation>Bank, leer</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
</context>
<context>
    <name>ui::RepliesDialog</name>
    <message>
        <source>As if the rack were &amp;not known</source>
        <translation>Als wäre die Bank &amp;nicht bekannt</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Stopp</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Score × chance</source>
        <translation>Punkte × Chance</translation>
    </message>
    <message>
        <source>What Could the Opponent Play?</source>
        <translation>Was könnte der Gegner legen?</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Meiste Punkte zuerst</translation>
    </message>
    <message>
        <source>Most likely first</source>
        <translation>Wahrscheinlichste zuerst</translation>
    </message>
    <message>
        <source>Points × chance first</source>
        <translation>Punkte × Chance zuerst</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Filter of the replies</source>
        <translation>Filter der Antworten</translation>
    </message>
    <message>
        <source>filter: bingo  &gt;30  lane:15  uses:?</source>
        <translation>Filter: bingo  &gt;30  lane:15  uses:?</translation>
    </message>
    <message>
        <source>Looking for replies</source>
        <translation>Antworten werden gesucht</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Reihenfolge:</translation>
    </message>
    <message>
        <source>&amp;Points at least:</source>
        <translation>&amp;Punkte mindestens:</translation>
    </message>
    <message>
        <source>&amp;Chance at least:</source>
        <translation>&amp;Chance mindestens:</translation>
    </message>
    <message>
        <source>This is not told while you play or look for a move yourself.</source>
        <translation>Das wird nicht verraten, solange Sie spielen oder selbst einen Zug suchen.</translation>
    </message>
    <message>
        <source>No lexicon is open.</source>
        <translation>Kein Lexikon ist geöffnet.</translation>
    </message>
    <message>
        <source>Looking for replies…</source>
        <translation>Antworten werden gesucht…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Angehalten.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles out of %1 unseen</source>
        <translation>
            <numerusform>%n unbekannter Stein von %1 ungesehenen</numerusform>
            <numerusform>%n unbekannte Steine von %1 ungesehenen</numerusform>
        </translation>
    </message>
    <message>
        <source>all tiles known</source>
        <translation>alle Steine bekannt</translation>
    </message>
    <message>
        <source>%1 could lay %L2 placements: %3</source>
        <translation>%1 könnte auf %L2 Arten legen: %3</translation>
    </message>
    <message>
        <source>The first %L1 in this order; ask for more points or a higher chance to see others.</source>
        <translation>Die ersten %L1 in dieser Reihenfolge; mehr Punkte oder eine höhere Chance verlangen zeigt andere.</translation>
    </message>
    <message>
        <source>None fits.</source>
        <translation>Keine passt.</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>lost challenge</source>
        <translation>falsch angezweifelt</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>abgerechnet</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>angezweifelt</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>missed bingo</source>
        <translation>Bingo verpasst</translation>
    </message>
    <message>
        <source>phony</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>Beurteilte Züge</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Fehlerindex</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Bingos</translation>
    </message>
    <message>
        <source>Missed bingos</source>
        <translation>Verpasste Bingos</translation>
    </message>
    <message>
        <source>Phonies</source>
        <translation>Ungültige</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Vorsprung</translation>
    </message>
    <message>
        <source>Every move beside the best one by score alone, without leave values and without looking ahead: a guide, not a verdict.</source>
        <translation>Jeder Zug neben dem besten nur nach Punkten, ohne Restwerte und ohne Vorausrechnen: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>Every move beside the best one by score and leave (%1), without looking ahead: a guide, not a verdict.</source>
        <translation>Jeder Zug neben dem besten nach Punkten und Rest (%1), ohne Vorausrechnen: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Linie</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Hauptlinie</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>only mistakes</source>
        <translation>nur Fehler</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Keine Fehler.</translation>
    </message>
    <message>
        <source>Tags in the notes</source>
        <translation>Schlagwörter in den Notizen</translation>
    </message>
    <message>
        <source>review and tags of these turns, result and lead of the game</source>
        <translation>Bewertung und Schlagworte dieser Züge, Ergebnis und Führung der Partie</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>exch</source>
        <translation>tausch</translation>
    </message>
    <message>
        <source>Every move as a simulation, or exact play near the end, has it beside the best one; what was left to chance has an error: a guide, not a verdict.</source>
        <translation>Jeder Zug neben dem besten, wie eine Simulation oder gegen Ende genaues Spiel ihn sieht; was dem Zufall überlassen blieb, hat einen Fehler: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Verlust je Entscheidung</translation>
    </message>
    <message>
        <source>Luck, points</source>
        <translation>Glück, Punkte</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Key turns</source>
        <translation>Schlüsselzüge</translation>
    </message>
    <message>
        <source>found</source>
        <translation>gefunden</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 turns are judged by the static evaluation only.</source>
        <translation>
            <numerusform>%n von %1 Zügen ist nur statisch bewertet.</numerusform>
            <numerusform>%n von %1 Zügen sind nur statisch bewertet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 P.</translation>
    </message>
    <message>
        <source>Reviewed with</source>
        <translation>Ausgewertet mit</translation>
    </message>
</context>
<context>
    <name>ui::ReportText</name>
    <message>
        <source>loses</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>win % of %1</source>
        <translation>Gew. % von %1</translation>
    </message>
</context>
<context>
    <name>ui::RestoreDialog</name>
    <message>
        <source>Discard</source>
        <translation>Verwerfen</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Eine Stellung</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Eine Partie</translation>
    </message>
    <message>
        <source>%1, rack %2</source>
        <translation>%1, Bank %2</translation>
    </message>
    <message numerus="yes">
        <source>, %n games</source>
        <translation>
            <numerusform>, %n Partie</numerusform>
            <numerusform>, %n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n entries</source>
        <translation>
            <numerusform>, %n Eintrag</numerusform>
            <numerusform>, %n Einträge</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <translation>Ungespeichertes wiederherstellen</translation>
    </message>
    <message>
        <source>The program ended before this was saved. Several are opened in a tab each.</source>
        <translation>Das Programm endete, bevor dies gespeichert war. Mehrere werden in je einem Tab geöffnet.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Ungespeichertes</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Was es ist</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Aufgehoben</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Verwerfen…</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n unsaved works for good?</source>
        <translation>
            <numerusform>%n ungespeichertes Stück endgültig verwerfen?</numerusform>
            <numerusform>%n ungespeicherte Stücke endgültig verwerfen?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>Partie au&amp;swerten</translation>
    </message>
    <message>
        <source>Compare every move of the game with the best one</source>
        <translation>Jeden Zug der Partie mit dem besten vergleichen</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation>Voriger &amp;Fehler</translation>
    </message>
    <message>
        <source>Go to the mistake before this turn</source>
        <translation>Zum Fehler vor diesem Zug</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>Nä&amp;chster Fehler</translation>
    </message>
    <message>
        <source>Go to the mistake after this turn</source>
        <translation>Zum Fehler nach diesem Zug</translation>
    </message>
    <message>
        <source>Find &amp;Better</source>
        <translation>&amp;Besseres suchen</translation>
    </message>
    <message>
        <source>Look for better moves than the mistakes, with answers hidden</source>
        <translation>Bessere Züge als die Fehler suchen, mit verborgenen Antworten</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>T&amp;ipp</translation>
    </message>
    <message>
        <source>Tell one thing more about the move that is looked for</source>
        <translation>Etwas mehr über den gesuchten Zug verraten</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Auswertung</translation>
    </message>
    <message>
        <source>Show the review of the game</source>
        <translation>Die Auswertung der Partie zeigen</translation>
    </message>
    <message>
        <source>There is no mistake after this turn.</source>
        <translation>Nach diesem Zug kommt kein Fehler.</translation>
    </message>
    <message>
        <source>There is no mistake before this turn.</source>
        <translation>Vor diesem Zug liegt kein Fehler.</translation>
    </message>
    <message>
        <source>Compare every move of the game with the best one, as thoroughly as it is set</source>
        <translation>Jeden Zug der Partie mit dem besten vergleichen, so gründlich wie eingestellt</translation>
    </message>
    <message>
        <source>&amp;Pause the Review</source>
        <translation>Auswertung &amp;unterbrechen</translation>
    </message>
    <message>
        <source>Let the searches of the review rest, and go on with them</source>
        <translation>Die Untersuchungen der Auswertung ruhen lassen und fortsetzen</translation>
    </message>
    <message>
        <source>S&amp;top the Review</source>
        <translation>Auswertung an&amp;halten</translation>
    </message>
    <message>
        <source>Stop the searches of the review; what they found stays</source>
        <translation>Die Untersuchungen der Auswertung anhalten; was sie fanden, bleibt</translation>
    </message>
    <message>
        <source>Stati&amp;c</source>
        <translation>&amp;Statisch</translation>
    </message>
    <message>
        <source>Review by score and leave, at once</source>
        <translation>Nach Punkten und Rest auswerten, sofort</translation>
    </message>
    <message>
        <source>Stan&amp;dard</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>Review by simulation and exact endings, about a minute for a game</source>
        <translation>Durch Simulation und genaue Endspiele auswerten, etwa eine Minute für eine Partie</translation>
    </message>
    <message>
        <source>Dee&amp;p</source>
        <translation>&amp;Gründlich</translation>
    </message>
    <message>
        <source>The same, ten times as long</source>
        <translation>Dasselbe, zehnmal so lange</translation>
    </message>
    <message>
        <source>&amp;Go On with the Review</source>
        <translation>Auswertung &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>&amp;Antwort zeigen</translation>
    </message>
    <message>
        <source>Tell the move that is looked for, or that a chapter asks for</source>
        <translation>Den Zug verraten, der gesucht wird oder nach dem ein Kapitel fragt</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPanel</name>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>State of the review</source>
        <translation>Stand der Auswertung</translation>
    </message>
    <message>
        <source>Every move beside the best one by score and leave, without looking ahead: a guide, not a verdict.</source>
        <translation>Jeder Zug neben dem besten nach Punkten und Rest, ohne Vorausrechnen: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Wessen Fehler</translation>
    </message>
    <message>
        <source>Whose mistakes are listed, gone through and practised</source>
        <translation>Wessen Fehler gelistet, durchgegangen und geübt werden</translation>
    </message>
    <message>
        <source>Totals of the players</source>
        <translation>Summen der Spieler</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Keine Partie geöffnet.</translation>
    </message>
    <message>
        <source>⚠ Its review is of other words or values: F9 reviews it again.</source>
        <translation>⚠ Ausgewertet mit anderen Wörtern oder Werten: F9 wertet neu aus.</translation>
    </message>
    <message>
        <source>Not reviewed yet: F9.</source>
        <translation>Noch nicht ausgewertet: F9.</translation>
    </message>
    <message>
        <source>Reviewing: %1 of %2 turns</source>
        <translation>Wird ausgewertet: %1 von %2 Zügen</translation>
    </message>
    <message numerus="yes">
        <source>%n turns judged</source>
        <translation>
            <numerusform>%n Zug beurteilt</numerusform>
            <numerusform>%n Züge beurteilt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 turns can be judged</source>
        <translation>%1 von %2 Zügen sind beurteilbar</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n turns.</source>
        <translation>
            <numerusform>Angehalten nach %n Zug.</numerusform>
            <numerusform>Angehalten nach %n Zügen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>◔ Small mistakes</source>
        <translation>◔ Kleine Fehler</translation>
    </message>
    <message>
        <source>▲ Medium mistakes</source>
        <translation>▲ Mittlere Fehler</translation>
    </message>
    <message>
        <source>■ Large mistakes</source>
        <translation>■ Große Fehler</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Fehlerindex</translation>
    </message>
    <message>
        <source>● Best moves</source>
        <translation>● Beste Züge</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Bingos, missed</source>
        <translation>Bingos, verpasst</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Phonies, stood</source>
        <translation>Ungültige, geblieben</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Verborgen, solange die Partie läuft.</translation>
    </message>
    <message>
        <source>✓ No mistakes</source>
        <translation>✓ Keine Fehler</translation>
    </message>
    <message>
        <source>✓ No mistakes of %1</source>
        <translation>✓ Keine Fehler von %1</translation>
    </message>
    <message>
        <source>Every move beside the best one by score alone, without leave values and without looking ahead: a guide, not a verdict.</source>
        <translation>Jeder Zug neben dem besten nur nach Punkten, ohne Restwerte und ohne Vorausrechnen: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Klasse</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Beurteilt durch</translation>
    </message>
    <message>
        <source>Which turns are listed</source>
        <translation>Welche Züge aufgeführt werden</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Alle Züge</translation>
    </message>
    <message>
        <source>Turns of the review</source>
        <translation>Züge der Auswertung</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>Z&amp;üge</translation>
    </message>
    <message>
        <source>Moves are judged by simulation, and exactly near the end, where it says so. What was left to chance has an error: a guide, not a verdict.</source>
        <translation>Züge werden durch Simulation beurteilt, gegen Ende genau, wo es dabeisteht. Was dem Zufall überlassen blieb, hat einen Fehler: ein Anhalt, kein Urteil.</translation>
    </message>
    <message>
        <source>%1: at most %2 a turn, seed %3, Tilewright %4</source>
        <translation>%1: höchstens %2 je Zug, Startwert %3, Tilewright %4</translation>
    </message>
    <message>
        <source>, the opponent&apos;s moves read</source>
        <translation>, die Züge des Gegners gelesen</translation>
    </message>
    <message>
        <source>%1 of %2 turns searched</source>
        <translation>%1 von %2 Zügen untersucht</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>❚❚ paused: %1</source>
        <translation>❚❚ unterbrochen: %1</translation>
    </message>
    <message>
        <source>■ stopped: %1; F9 goes on</source>
        <translation>■ angehalten: %1; F9 setzt fort</translation>
    </message>
    <message>
        <source>all by searches</source>
        <translation>alle untersucht</translation>
    </message>
    <message>
        <source>%1 of them by searches</source>
        <translation>davon %1 untersucht</translation>
    </message>
    <message>
        <source>not judged: %1</source>
        <translation>nicht beurteilt: %1</translation>
    </message>
    <message>
        <source>⚠ There is no win table for this game: chances of winning are estimated from the lead and the tiles that are left.</source>
        <translation>⚠ Für diese Partie gibt es keine Gewinntabelle: Gewinnaussichten sind aus dem Vorsprung und den Steinen geschätzt, die übrig sind.</translation>
    </message>
    <message>
        <source>⚠ win % estimated</source>
        <translation>⚠ Gewinn-% geschätzt</translation>
    </message>
    <message>
        <source>Hidden until the answer of this chapter is shown.</source>
        <translation>Verborgen, bis die Antwort dieses Kapitels gezeigt wird.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewText</name>
    <message>
        <source>not judged</source>
        <translation>nicht beurteilt</translation>
    </message>
    <message>
        <source>phony</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>best</source>
        <translation>bester</translation>
    </message>
    <message>
        <source>the rack is not known</source>
        <translation>die Bank ist nicht bekannt</translation>
    </message>
    <message>
        <source>only a part of the rack is known</source>
        <translation>nur ein Teil der Bank ist bekannt</translation>
    </message>
    <message>
        <source>the rack doesn&apos;t hold what was played</source>
        <translation>auf der Bank fehlt, was gespielt wurde</translation>
    </message>
    <message>
        <source>the tiles exchanged are not known</source>
        <translation>die getauschten Steine sind nicht bekannt</translation>
    </message>
    <message>
        <source>no move was made</source>
        <translation>es wurde nicht gezogen</translation>
    </message>
    <message>
        <source>the move breaks a rule</source>
        <translation>der Zug verletzt eine Regel</translation>
    </message>
    <message>
        <source>the game was over</source>
        <translation>die Partie war zu Ende</translation>
    </message>
    <message>
        <source>missed bingo</source>
        <translation>Bingo verpasst</translation>
    </message>
    <message>
        <source>missed bingo %1</source>
        <translation>Bingo %1 verpasst</translation>
    </message>
    <message>
        <source>taken back, though valid</source>
        <translation>zurückgenommen, obwohl gültig</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Nicht beurteilt: %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <translation>Nr. %1 von %2</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>verliert %1</translation>
    </message>
    <message>
        <source>best %1 for %2, equity %3</source>
        <translation>am besten %1 für %2, Equity %3</translation>
    </message>
    <message>
        <source>rack not valued</source>
        <translation>Bank ohne Wert</translation>
    </message>
    <message>
        <source>not valued</source>
        <translation>ohne Wert</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>Bank unbekannt</translation>
    </message>
    <message>
        <source>partial rack</source>
        <translation>Bank nur teilweise bekannt</translation>
    </message>
    <message>
        <source>wrong rack</source>
        <translation>falsche Bank</translation>
    </message>
    <message>
        <source>unknown tiles</source>
        <translation>Steine unbekannt</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>kein Zug</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>Regelverstoß</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>Partie zu Ende</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 P.</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>missed hook</source>
        <translation>verpasster Anleger</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>opened lane</source>
        <translation>geöffnete Bahn</translation>
    </message>
    <message>
        <source>fishing</source>
        <translation>Fischen</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>Tausch</translation>
    </message>
    <message>
        <source>missed challenge</source>
        <translation>nicht angezweifelt</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>Zeitpunkt</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statisch</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>Brücke</translation>
    </message>
    <message>
        <source>pre-endgame</source>
        <translation>Vorendspiel</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Eröffnung</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Mitte</translation>
    </message>
    <message>
        <source>Pre-endgame</source>
        <translation>Vorendspiel</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Endspiel</translation>
    </message>
    <message>
        <source>loses %1 (%2)</source>
        <translation>kostet %1 (%2)</translation>
    </message>
    <message>
        <source>best %1 for %2</source>
        <translation>am besten %1 für %2</translation>
    </message>
    <message>
        <source>phony, taken back: %1</source>
        <translation>ungültig, zurückgenommen: %1</translation>
    </message>
    <message>
        <source>phony: %1</source>
        <translation>ungültig: %1</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>weniger Punkte</translation>
    </message>
    <message>
        <source>other</source>
        <translation>anderes</translation>
    </message>
    <message>
        <source>too close: ± %1</source>
        <translation>zu knapp: ± %1</translation>
    </message>
    <message>
        <source>%1 if it stays, %2 if taken back</source>
        <translation>%1, wenn es liegen bleibt, %2, wenn es zurückgenommen wird</translation>
    </message>
    <message>
        <source>%1 if challenged with a chance of %2 %</source>
        <translation>%1 bei einer Chance von %2 %, dass es angefochten wird</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Regelwerke</translation>
    </message>
    <message>
        <source>Board of these rules</source>
        <translation>Brett dieser Regeln</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Regeln verwenden</translation>
    </message>
    <message>
        <source>Begins an empty board; undo brings the present position back</source>
        <translation>Beginnt ein leeres Brett; Rückgängig bringt die jetzige Stellung zurück</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Edit a &amp;Copy…</source>
        <translation>&amp;Kopie bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Bearbeiten…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>Makes a rule set of your own out of this one</source>
        <translation>Macht aus diesem ein eigenes Regelwerk</translation>
    </message>
    <message>
        <source>Only your own rule sets can be changed</source>
        <translation>Nur eigene Regelwerke lassen sich ändern</translation>
    </message>
    <message>
        <source>Only your own rule sets can be deleted</source>
        <translation>Nur eigene Regelwerke lassen sich löschen</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (eigene)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>Delete Rules</source>
        <translation>Regeln löschen</translation>
    </message>
    <message>
        <source>Delete the rule set %1?</source>
        <translation>Regelwerk %1 löschen?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
</context>
<context>
    <name>ui::RulesEditor</name>
    <message>
        <source>Rows</source>
        <translation>Reihen</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Spalten</translation>
    </message>
    <message>
        <source>Tiles on a full rack</source>
        <translation>Steine auf voller Bank</translation>
    </message>
    <message>
        <source>Tiles in the bag for an exchange</source>
        <translation>Steine im Beutel zum Tauschen</translation>
    </message>
    <message>
        <source>Exchanges for each player</source>
        <translation>Tauschzüge je Spieler</translation>
    </message>
    <message>
        <source>Scoreless turns that end the game</source>
        <translation>Ende nach … Zügen ohne Punkte</translation>
    </message>
    <message>
        <source>Passes that end the game</source>
        <translation>Ende nach … mal Passen</translation>
    </message>
    <message>
        <source>Turns after the bag is empty</source>
        <translation>Züge nach leerem Beutel</translation>
    </message>
    <message>
        <source>Exchanges count as scoreless turns</source>
        <translation>Tauschen zählt als Zug ohne Punkte</translation>
    </message>
    <message>
        <source>They count before the first word, too</source>
        <translation>Züge ohne Punkte zählen auch vor dem ersten Wort</translation>
    </message>
    <message>
        <source>Edit Rules</source>
        <translation>Regeln bearbeiten</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Name des Regelwerks</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>S&amp;teine</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>Everything as it was when the window opened</source>
        <translation>Alles wie beim Öffnen des Fensters</translation>
    </message>
    <message>
        <source>Nothing special (.)</source>
        <translation>Gewöhnliches Feld (.)</translation>
    </message>
    <message>
        <source>Letter counts double (d)</source>
        <translation>Buchstabe zählt doppelt (d)</translation>
    </message>
    <message>
        <source>Letter counts triple (t)</source>
        <translation>Buchstabe zählt dreifach (t)</translation>
    </message>
    <message>
        <source>Letter counts fourfold (q)</source>
        <translation>Buchstabe zählt vierfach (q)</translation>
    </message>
    <message>
        <source>Word counts double (D)</source>
        <translation>Wort zählt doppelt (D)</translation>
    </message>
    <message>
        <source>Word counts triple (T)</source>
        <translation>Wort zählt dreifach (T)</translation>
    </message>
    <message>
        <source>Word counts fourfold (Q)</source>
        <translation>Wort zählt vierfach (Q)</translation>
    </message>
    <message>
        <source>Blocked: no tile can lie there (#)</source>
        <translation>Gesperrt: Hier kann kein Stein liegen (#)</translation>
    </message>
    <message>
        <source>Square of the first word (*)</source>
        <translation>Feld des ersten Worts (*)</translation>
    </message>
    <message>
        <source>Symmetry of drawing</source>
        <translation>Symmetrie beim Zeichnen</translation>
    </message>
    <message>
        <source>Every square alone</source>
        <translation>Jedes Feld einzeln</translation>
    </message>
    <message>
        <source>Half a turn (2-fold)</source>
        <translation>Halbe Drehung (2-fach)</translation>
    </message>
    <message>
        <source>Left, right, top, bottom (4-fold)</source>
        <translation>Links, rechts, oben, unten (4-fach)</translation>
    </message>
    <message>
        <source>Diagonals too (8-fold)</source>
        <translation>Auch diagonal (8-fach)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Letters in order</source>
        <translation>Buchstaben der Reihe nach</translation>
    </message>
    <message>
        <source>Letters in any order</source>
        <translation>Buchstaben in beliebiger Folge</translation>
    </message>
    <message>
        <source>Who has played out gets</source>
        <translation>Wer ausgespielt hat, erhält</translation>
    </message>
    <message>
        <source>twice what the others hold</source>
        <translation>die anderen Bänke doppelt</translation>
    </message>
    <message>
        <source>what the others hold and lose</source>
        <translation>die anderen Bänke, dort abgezogen</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>After scoreless turns</source>
        <translation>Wenn niemand mehr punktet</translation>
    </message>
    <message>
        <source>nothing happens to the racks</source>
        <translation>die Bänke zählen nicht</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>unbegrenzt</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>until a player is out</source>
        <translation>bis jemand ausgespielt hat</translation>
    </message>
    <message>
        <source>Bonus by number of tiles played</source>
        <translation>Bonus nach Anzahl gelegter Steine</translation>
    </message>
    <message>
        <source>Bonus for this many tiles</source>
        <translation>Bonus für so viele Steine</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Exchange from … tiles in the bag</source>
        <translation>Tauschen ab … Steinen im Beutel</translation>
    </message>
    <message>
        <source>&amp;Add a Letter</source>
        <translation>Buchstabe &amp;hinzufügen</translation>
    </message>
    <message>
        <source>&amp;Remove the Letter</source>
        <translation>Buchstabe &amp;entfernen</translation>
    </message>
    <message>
        <source>The rule set has no name</source>
        <translation>Das Regelwerk hat keinen Namen</translation>
    </message>
    <message>
        <source>Bonus for %1: %2 is no number from 0 to %3</source>
        <translation>Bonus für %1: %2 ist keine Zahl von 0 bis %3</translation>
    </message>
    <message>
        <source>✓ %1 tiles, board %2×%3</source>
        <translation>✓ %1 Steine, Brett %2×%3</translation>
    </message>
    <message>
        <source>No tile can lie on the start square</source>
        <translation>Auf dem Startfeld kann kein Stein liegen</translation>
    </message>
    <message>
        <source>each loses their own rack</source>
        <translation>jeder verliert die eigene Bank</translation>
    </message>
</context>
<context>
    <name>ui::RulesFacts</name>
    <message>
        <source>%1 for %2 tiles</source>
        <translation>%1 für %2 Steine</translation>
    </message>
    <message>
        <source>No bonus for many tiles</source>
        <translation>Kein Bonus für viele Steine</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus: %1</translation>
    </message>
    <message>
        <source>Board %1 by %2, rack of %3, %4 tiles</source>
        <translation>Brett %1 mal %2, Bank mit %3, %4 Steine</translation>
    </message>
    <message>
        <source>Jumbled: the letters of a word in any order</source>
        <translation>Anagrammspiel: die Buchstaben eines Worts in beliebiger Folge</translation>
    </message>
    <message>
        <source>No exchanges</source>
        <translation>Kein Tauschen</translation>
    </message>
    <message>
        <source>Exchange with %1 or more tiles in the bag</source>
        <translation>Tauschen ab %1 Steinen im Beutel</translation>
    </message>
    <message>
        <source>At most %1 exchanges for each player</source>
        <translation>Höchstens %1 mal Tauschen je Spieler</translation>
    </message>
    <message>
        <source>Ends after %1 scoreless turns</source>
        <translation>Endet nach %1 Zügen ohne Punkte</translation>
    </message>
    <message>
        <source>Ends after %1 passes</source>
        <translation>Endet nach %1 mal Passen</translation>
    </message>
    <message>
        <source>Turns for each player after the bag is empty: %1</source>
        <translation>Züge je Spieler, nachdem der Beutel leer ist: %1</translation>
    </message>
</context>
<context>
    <name>ui::RulesFeature</name>
    <message>
        <source>R&amp;ules…</source>
        <translation>&amp;Regeln…</translation>
    </message>
    <message>
        <source>Choose board, tiles and rules</source>
        <translation>Brett, Steine und Regeln wählen</translation>
    </message>
    <message>
        <source>Open Rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Rules (*.txt);;All files (*)</source>
        <translation>Regeln (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>⚠ The game that is open gives way to an empty board with these rules; undo brings the game back</source>
        <translation>⚠ Die geöffnete Partie weicht einem leeren Brett mit diesen Regeln; Rückgängig bringt sie zurück</translation>
    </message>
</context>
<context>
    <name>ui::RulesLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 was not opened as rules</source>
        <translation>%1 wurde nicht als Regeln geöffnet</translation>
    </message>
    <message>
        <source>These rules can&apos;t be used</source>
        <translation>Diese Regeln lassen sich nicht verwenden</translation>
    </message>
</context>
<context>
    <name>ui::ScorePlot</name>
    <message>
        <source>Best score over time</source>
        <translation>Bestes Ergebnis im Zeitverlauf</translation>
    </message>
    <message>
        <source>Nothing found yet</source>
        <translation>Noch nichts gefunden</translation>
    </message>
    <message>
        <source>%1 points at first, %2 points after %3 seconds</source>
        <translation>anfangs %1 Punkte, %2 Punkte nach %3 Sekunden</translation>
    </message>
    <message>
        <source>The best score over time appears here</source>
        <translation>Hier erscheint das beste Ergebnis im Zeitverlauf</translation>
    </message>
    <message>
        <source>0 s</source>
        <translation>0 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSheet</name>
    <message>
        <source>not understood</source>
        <translation>nicht verstanden</translation>
    </message>
    <message>
        <source>lost challenge</source>
        <translation>falsch angezweifelt</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>abgerechnet</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>zurückgenommen</translation>
    </message>
    <message>
        <source>challenged %1</source>
        <translation>angezweifelt %1</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>fertig %1 %2</translation>
    </message>
    <message>
        <source>rack %1 %2</source>
        <translation>Bank %1 %2</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>Zeit %1</translation>
    </message>
    <message>
        <source>? (→ shows the answer)</source>
        <translation>? (→ zeigt die Antwort)</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSheetModel</name>
    <message>
        <source>Turn %1, %2</source>
        <translation>Zug %1, %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>Bank %1</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>Zeichen %1</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>hat eine Notiz</translation>
    </message>
    <message numerus="yes">
        <source>%n variations</source>
        <translation>
            <numerusform>%n Variante</numerusform>
            <numerusform>%n Varianten</numerusform>
        </translation>
    </message>
    <message>
        <source>the answer is hidden until the next turn</source>
        <translation>die Antwort ist bis zum nächsten Zug verborgen</translation>
    </message>
    <message>
        <source>%1 plays with the words of %2</source>
        <translation>%1 spielt mit den Wörtern von %2</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreStrip</name>
    <message>
        <source>%1 %2, on turn</source>
        <translation>%1 %2, am Zug</translation>
    </message>
    <message>
        <source>bag %1 · unseen %2 · %3</source>
        <translation>Beutel %1 · ungesehen %2 · %3</translation>
    </message>
    <message>
        <source>Tiles in the bag · tiles that the player on turn doesn&apos;t see · lead of the player on turn</source>
        <translation>Steine im Beutel · Steine, die der Spieler am Zug nicht sieht · Vorsprung des Spielers am Zug</translation>
    </message>
    <message>
        <source>%1, holds %2</source>
        <translation>%1, hält %2</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>&amp;Weniger Bewegung</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>A&amp;ussehen</translation>
    </message>
    <message>
        <source>A&amp;nalysis</source>
        <translation>&amp;Analyse</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Dateien</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Design</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Textgröße</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Rea&amp;d Again</source>
        <translation>Neu &amp;laden</translation>
    </message>
    <message>
        <source>Read the files of own themes again</source>
        <translation>Die Dateien eigener Designs neu lesen</translation>
    </message>
    <message>
        <source>Save as Fi&amp;le…</source>
        <translation>Als Datei &amp;speichern…</translation>
    </message>
    <message>
        <source>Write this theme to a file, to change it there</source>
        <translation>Dieses Design in eine Datei schreiben, um es dort zu ändern</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Ordner…</translation>
    </message>
    <message>
        <source>Show where the files of own themes are</source>
        <translation>Zeigen, wo die Dateien eigener Designs liegen</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>D&amp;esign:</translation>
    </message>
    <message>
        <source>Own themes:</source>
        <translation>Eigene Designs:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Te&amp;xtgröße:</translation>
    </message>
    <message>
        <source>Of everything but the board, which is as large as there is room.</source>
        <translation>Von allem außer dem Brett, das so groß ist, wie Platz da ist.</translation>
    </message>
    <message>
        <source>&amp;Look for moves whenever the position changes</source>
        <translation>Bei &amp;jeder Änderung der Stellung Züge suchen</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>one less than there are cores</source>
        <translation>einer weniger als Kerne</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Züge:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>T&amp;hreads:</translation>
    </message>
    <message>
        <source>Of long work such as reviews, searches and training, from the next one on.</source>
        <translation>Für lange Arbeiten wie Auswertungen, Suchen und Training, ab der nächsten.</translation>
    </message>
    <message>
        <source>Own data:</source>
        <translation>Eigene Daten:</translation>
    </message>
    <message>
        <source>Themes, lexicons, training and the library of games.</source>
        <translation>Designs, Lexika, Training und die Partienbibliothek.</translation>
    </message>
    <message>
        <source>Unsaved work:</source>
        <translation>Ungespeichertes:</translation>
    </message>
    <message>
        <source>Everything that is not saved is put aside there right after each change, and comes back at the next start.</source>
        <translation>Alles Ungespeicherte wird dort gleich nach jeder Änderung gesichert und kommt beim nächsten Start wieder.</translation>
    </message>
    <message>
        <source>&amp;Forget the Recent Files</source>
        <translation>Zuletzt geöffnete Dateien &amp;vergessen</translation>
    </message>
    <message>
        <source>Show the First &amp;Steps Again</source>
        <translation>Erste &amp;Schritte wieder zeigen</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Druck</translation>
    </message>
    <message>
        <source>%1 (can&apos;t be read)</source>
        <translation>%1 (nicht lesbar)</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Hard to read, below 4.5 to 1: %1</source>
        <translation>Schwer lesbar, unter 4,5 zu 1: %1</translation>
    </message>
    <message>
        <source>Save Theme</source>
        <translation>Design speichern</translation>
    </message>
    <message>
        <source>My theme</source>
        <translation>Mein Design</translation>
    </message>
    <message>
        <source>Themes (*.json)</source>
        <translation>Designs (*.json)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>S&amp;prache:</translation>
    </message>
    <message>
        <source>From the next start of the program on.</source>
        <translation>Ab dem nächsten Start des Programms.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>&amp;Brett</translation>
    </message>
    <message>
        <source>Panels, controls and tiles change without moving</source>
        <translation>Bereiche, Bedienelemente und Steine wechseln ohne Bewegung</translation>
    </message>
</context>
<context>
    <name>ui::SetupBoard</name>
    <message>
        <source>Board being set up</source>
        <translation>Brett im Aufbau</translation>
    </message>
    <message>
        <source>put %1 on %2</source>
        <translation>%1 auf %2 legen</translation>
    </message>
    <message>
        <source>There is no free square left in this lane</source>
        <translation>In dieser Bahn ist kein Feld mehr frei</translation>
    </message>
    <message numerus="yes">
        <source>erase %n tile(s)</source>
        <translation>
            <numerusform>%n Stein entfernen</numerusform>
            <numerusform>%n Steine entfernen</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles can&apos;t be moved there</source>
        <translation>Die Steine lassen sich nicht dorthin verschieben</translation>
    </message>
</context>
<context>
    <name>ui::SetupDraft</name>
    <message numerus="yes">
        <source>move %n tile(s)</source>
        <translation>
            <numerusform>%n Stein verschieben</numerusform>
            <numerusform>%n Steine verschieben</numerusform>
        </translation>
    </message>
    <message>
        <source>change scores and racks</source>
        <translation>Punkte und Bänke ändern</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>begin again</source>
        <translation>neu beginnen</translation>
    </message>
</context>
<context>
    <name>ui::SetupFeature</name>
    <message>
        <source>Set &amp;Up…</source>
        <translation>&amp;Aufbauen…</translation>
    </message>
    <message>
        <source>Put tiles on the board by hand, with racks and scores</source>
        <translation>Steine von Hand aufs Brett legen, mit Bänken und Punkten</translation>
    </message>
    <message>
        <source>No setting up while a game is played</source>
        <translation>Kein Aufbauen, solange eine Partie läuft</translation>
    </message>
    <message>
        <source>Position set up</source>
        <translation>Aufgebaute Stellung</translation>
    </message>
    <message>
        <source>set up position</source>
        <translation>Stellung aufbauen</translation>
    </message>
    <message>
        <source>No chapter, but a position alone: %1</source>
        <translation>Kein Kapitel, sondern eine einzelne Stellung: %1</translation>
    </message>
    <message>
        <source>The tiles stay where they are, as far as they can</source>
        <translation>Die Steine bleiben, wo sie sind, soweit möglich</translation>
    </message>
    <message>
        <source>Open Rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Rules (*.txt);;All files (*)</source>
        <translation>Regeln (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) have no place there</source>
        <translation>
            <numerusform>%n Stein hat dort keinen Platz</numerusform>
            <numerusform>%n Steine haben dort keinen Platz</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>leave setting up</source>
        <translation>Aufbau verlassen</translation>
    </message>
    <message>
        <source>Setting up was left; undo brings it back</source>
        <translation>Der Aufbau wurde verlassen; Rückgängig bringt ihn zurück</translation>
    </message>
    <message>
        <source>Setting up was left, since something else was opened; undo brings it back</source>
        <translation>Der Aufbau wurde verlassen, da etwas anderes geöffnet wurde; Rückgängig bringt ihn zurück</translation>
    </message>
    <message>
        <source>Setting up was left, since something else was opened</source>
        <translation>Der Aufbau wurde verlassen, da etwas anderes geöffnet wurde</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>What is to become of the position that is being set up?</source>
        <translation>Was soll aus der Stellung werden, die gerade aufgebaut wird?</translation>
    </message>
    <message>
        <source>It can&apos;t be applied as it is: the list beside the board says what is wrong.</source>
        <translation>So kann sie nicht übernommen werden: Die Liste neben dem Brett sagt, was nicht stimmt.</translation>
    </message>
</context>
<context>
    <name>ui::SetupView</name>
    <message>
        <source>Allo&amp;w more tiles than the game has</source>
        <translation>&amp;Mehr Steine erlauben, als das Spiel hat</translation>
    </message>
    <message>
        <source>Apply  ↵</source>
        <translation>Übernehmen  ↵</translation>
    </message>
    <message>
        <source>Setting up – Apply ↵ / Cancel Esc</source>
        <translation>Aufbau – Übernehmen ↵ / Abbrechen Esc</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>Go on with this position; undo brings the one before back</source>
        <translation>Mit dieser Stellung weiter; Rückgängig bringt die vorige zurück</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Abbrechen  Esc</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Lexicon that words are judged by</source>
        <translation>Lexikon, nach dem Wörter geprüft werden</translation>
    </message>
    <message>
        <source>no lexicon</source>
        <translation>kein Lexikon</translation>
    </message>
    <message>
        <source>Scoreless turns in a row</source>
        <translation>Züge ohne Punkte in Folge</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Was nicht stimmt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Scoreless turns in a &amp;row</source>
        <translation>Züge ohne Punkte in &amp;Folge</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Brett</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Änd&amp;ern…</translation>
    </message>
    <message>
        <source>Change board, tiles and rules</source>
        <translation>Brett, Steine und Regeln ändern</translation>
    </message>
    <message>
        <source>Other board, tiles or rules; the tiles stay as far as they can</source>
        <translation>Anderes Brett, andere Steine oder Regeln; Gelegtes bleibt, soweit möglich</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xikon</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>E&amp;infügen</translation>
    </message>
    <message>
        <source>A position in CGP, a board drawn in characters or the cells of a spreadsheet (Ctrl+V)</source>
        <translation>Eine Stellung als CGP, ein aus Zeichen gezeichnetes Brett oder die Zellen einer Tabelle (Strg+V)</translation>
    </message>
    <message>
        <source>Clear the &amp;Board</source>
        <translation>B&amp;rett leeren</translation>
    </message>
    <message>
        <source>Type or click tiles, Shift for blanks. Right button erases, drag moves or selects, Delete clears, Ctrl with arrows moves.</source>
        <translation>Steine tippen oder anklicken, Umschalt für Blankos. Rechte Maustaste entfernt, Ziehen verschiebt oder wählt aus, Entf leert, Strg mit Pfeiltasten verschiebt.</translation>
    </message>
    <message>
        <source>%1 %2×%3</source>
        <translation>%1 %2×%3</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>More tiles than the game has: %1 too many</source>
        <translation>Mehr Steine, als das Spiel hat: %1 zu viel</translation>
    </message>
    <message numerus="yes">
        <source>A rack holds %n tile(s) at most</source>
        <translation>
            <numerusform>Eine Bank fasst höchstens %n Stein</numerusform>
            <numerusform>Eine Bank fasst höchstens %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>Brett leeren</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <translation>Nicht eingefügt: %1</translation>
    </message>
    <message>
        <source>paste position</source>
        <translation>Stellung einfügen</translation>
    </message>
    <message>
        <source>paste board</source>
        <translation>Brett einfügen</translation>
    </message>
    <message>
        <source>Can&apos;t be applied: %1</source>
        <translation>Kann nicht übernommen werden: %1</translation>
    </message>
    <message>
        <source>Players, rules and problems</source>
        <translation>Spieler, Regeln und Mängel</translation>
    </message>
    <message>
        <source>Go back to the position that was there before; undo brings this page back</source>
        <translation>Zurück zur vorigen Stellung; Rückgängig bringt diese Seite wieder</translation>
    </message>
</context>
<context>
    <name>ui::SheetEntry</name>
    <message>
        <source>the word: Enter takes the first place, digits another one</source>
        <translation>das Wort: Eingabe nimmt die erste Stelle, Ziffern eine andere</translation>
    </message>
    <message>
        <source>across from 8D (d8 for down); 8dquiz will do</source>
        <translation>waagrecht ab 8D (d8 für senkrecht); auch 8dquiz geht</translation>
    </message>
    <message>
        <source>with its score, which is checked</source>
        <translation>mit den Punkten, die geprüft werden</translation>
    </message>
    <message>
        <source>Shift for a blank; what lies there can be a dot: q.iz</source>
        <translation>Umschalt für ein Blanko; was schon liegt, kann ein Punkt sein: q.iz</translation>
    </message>
    <message>
        <source>after the rack: ? is a blank, _ an unknown tile</source>
        <translation>nach der Bank: ? ist ein Blanko, _ ein unbekannter Stein</translation>
    </message>
    <message>
        <source>exchange of known or unknown tiles; pass</source>
        <translation>Tausch bekannter oder unbekannter Steine; Passen</translation>
    </message>
    <message>
        <source>the last play was a phony and is taken back</source>
        <translation>der letzte Zug war ungültig und wird zurückgenommen</translation>
    </message>
    <message>
        <source>points for the last play, challenged and valid</source>
        <translation>Punkte für den letzten Zug, angezweifelt und gültig</translation>
    </message>
    <message>
        <source>a turn lost by challenging</source>
        <translation>ein durch Anzweifeln verlorener Zug</translation>
    </message>
    <message>
        <source>going out: the tiles left count; (ei names them</source>
        <translation>Partieende: Die übrigen Steine zählen; (ei nennt sie</translation>
    </message>
    <message>
        <source>time penalty of the last player, of the second one</source>
        <translation>Zeitstrafe des letzten Spielers, des zweiten</translation>
    </message>
    <message>
        <source>the first player&apos;s name</source>
        <translation>Name des ersten Spielers</translation>
    </message>
    <message>
        <source>Next line of the score sheet</source>
        <translation>Nächste Zeile des Spielberichts</translation>
    </message>
    <message>
        <source>quiz   8d quiz 32   -3   --   +5   (</source>
        <translation>quiz   8d quiz 32   -3   --   +5   (</translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation>Was sich eingeben lässt</translation>
    </message>
    <message>
        <source>What the line means</source>
        <translation>Was die Zeile bedeutet</translation>
    </message>
    <message>
        <source>Where the word can go</source>
        <translation>Wohin das Wort passt</translation>
    </message>
    <message>
        <source>There is no place %1. A score needs a space before it.</source>
        <translation>Es gibt keine Stelle %1. Vor Punkten muss ein Leerzeichen stehen.</translation>
    </message>
    <message>
        <source>turn lost by challenging</source>
        <translation>durch Anzweifeln verlorener Zug</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ by the rules %1; Enter keeps the score</source>
        <translation>⚠ nach den Regeln %1; Eingabe behält die Punkte</translation>
    </message>
    <message>
        <source>⚠ not valid: %1</source>
        <translation>⚠ nicht gültig: %1</translation>
    </message>
    <message>
        <source>%1 takes the play back: %2</source>
        <translation>%1 nimmt den Zug zurück: %2</translation>
    </message>
    <message>
        <source>%1 was challenged: %2</source>
        <translation>%1 wurde angezweifelt: %2</translation>
    </message>
    <message>
        <source>%1 is out: %2 for %3</source>
        <translation>%1 ist fertig: %2 für %3</translation>
    </message>
    <message>
        <source>%1 keeps %3: %2</source>
        <translation>%1 behält %3: %2</translation>
    </message>
    <message>
        <source>%1, time: %2</source>
        <translation>%1, Zeit: %2</translation>
    </message>
    <message>
        <source>names a player: #1 Anna Lind</source>
        <translation>benennt einen Spieler: #1 Anna Lind</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Am Zug: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>Stelle %1</translation>
    </message>
    <message>
        <source>the number of a player and a name follow: #1 Anna Lind</source>
        <translation>es folgen die Nummer eines Spielers und ein Name: #1 Anna Lind</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>Name %1</translation>
    </message>
    <message>
        <source>score sheet: %1</source>
        <translation>Spielbericht: %1</translation>
    </message>
</context>
<context>
    <name>ui::ShortcutEditor</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Zuweisen</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Keine Taste</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Zurück&amp;setzen</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Alle zurücksetze&amp;n</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Befehle und Tasten suchen</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Befehle und ihre Tasten</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Neue Taste</translation>
    </message>
    <message>
        <source>Press the keys that the command shall have</source>
        <translation>Die Tasten drücken, die der Befehl haben soll</translation>
    </message>
    <message>
        <source>Give the command its usual keys</source>
        <translation>Dem Befehl seine üblichen Tasten geben</translation>
    </message>
    <message>
        <source>Give all commands their usual keys</source>
        <translation>Allen Befehlen ihre üblichen Tasten geben</translation>
    </message>
    <message>
        <source>About the key</source>
        <translation>Zur Taste</translation>
    </message>
    <message>
        <source>✕ This key types tiles: add Ctrl or Alt.</source>
        <translation>✕ Diese Taste gibt Steine ein: Strg oder Alt dazunehmen.</translation>
    </message>
    <message>
        <source>✓ No other command has this key.</source>
        <translation>✓ Kein anderer Befehl hat diese Taste.</translation>
    </message>
    <message>
        <source>T&amp;ake It</source>
        <translation>Ü&amp;bernehmen</translation>
    </message>
    <message>
        <source>✕ &quot;%1&quot; has this key and would lose it.</source>
        <translation>✕ „%1“ hat diese Taste und würde sie verlieren.</translation>
    </message>
    <message>
        <source>✕ This key has its own meaning on the board and in lists: add Ctrl or Alt.</source>
        <translation>✕ Diese Taste hat auf dem Brett und in Listen ihre eigene Bedeutung: Strg oder Alt dazunehmen.</translation>
    </message>
</context>
<context>
    <name>ui::SolverOpponent</name>
    <message>
        <source>The solver thinks</source>
        <translation>Der Löser überlegt</translation>
    </message>
</context>
<context>
    <name>ui::SourceList</name>
    <message>
        <source>Words from</source>
        <translation>Wörter aus</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Entfernen</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>Sources of words, combined in this order</source>
        <translation>Quellen der Wörter, in dieser Folge verknüpft</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Menge</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>&amp;Dateien hinzufügen…</translation>
    </message>
    <message>
        <source>Add Word Lists</source>
        <translation>Wortlisten hinzufügen</translation>
    </message>
    <message>
        <source>Word lists and lexicons (*.txt *.lst *.gz *.zst *.kwg *.kbwg *.dawg *.gaddag *.lxd);;All files (*)</source>
        <translation>Wortlisten und Lexika (*.txt *.lst *.gz *.zst *.kwg *.kbwg *.dawg *.gaddag *.lxd);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Beginn mit</translation>
    </message>
    <message>
        <source>What %1 does to the words before it</source>
        <translation>Was %1 mit den Wörtern davor macht</translation>
    </message>
    <message>
        <source>∪ Add</source>
        <translation>∪ Hinzu</translation>
    </message>
    <message>
        <source>− Take away</source>
        <translation>− Ohne</translation>
    </message>
    <message>
        <source>∩ Keep only</source>
        <translation>∩ Nur diese</translation>
    </message>
    <message>
        <source>✕ error</source>
        <translation>✕ Fehler</translation>
    </message>
</context>
<context>
    <name>ui::SourcesLabel</name>
    <message>
        <source>Lexicon, leaves, win table and rules</source>
        <translation>Lexikon, Restwerte, Gewinntabelle und Regeln</translation>
    </message>
    <message>
        <source>lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>Restwerte</translation>
    </message>
    <message>
        <source>win %</source>
        <translation>Gewinn %</translation>
    </message>
    <message>
        <source>no lexicon</source>
        <translation>kein Lexikon</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>no leave values</source>
        <translation>keine Restwerte</translation>
    </message>
    <message>
        <source>%1 %2×%3</source>
        <translation>%1 %2×%3</translation>
    </message>
    <message>
        <source>words of the player on turn</source>
        <translation>Wörter des Spielers am Zug</translation>
    </message>
</context>
<context>
    <name>ui::SpreadGraph</name>
    <message>
        <source>The lead over the game</source>
        <translation>Der Vorsprung im Verlauf der Partie</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Keine Partie</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>The lead over the game appears here</source>
        <translation>Hier erscheint der Vorsprung im Verlauf der Partie</translation>
    </message>
    <message>
        <source>▲ %1 leads   ▼ %2 leads</source>
        <translation>▲ %1 führt   ▼ %2 führt</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>   – – win % of %1</source>
        <translation>   – – Gew. % von %1</translation>
    </message>
</context>
<context>
    <name>ui::Study</name>
    <message>
        <source>You</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>forget rack</source>
        <translation>Bank vergessen</translation>
    </message>
    <message>
        <source>set rack %1</source>
        <translation>Bank %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>scores and turns follow from the moves of the game</source>
        <translation>Punkte und Reihenfolge ergeben sich aus den Zügen der Partie</translation>
    </message>
    <message>
        <source>change scores and racks</source>
        <translation>Punkte und Bänke ändern</translation>
    </message>
    <message>
        <source>variation %1</source>
        <translation>Variante %1</translation>
    </message>
    <message>
        <source>delete from turn %1</source>
        <translation>ab Zug %1 löschen</translation>
    </message>
    <message>
        <source>make this the main line</source>
        <translation>zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>Regeln %1</translation>
    </message>
    <message>
        <source>lexicon %1</source>
        <translation>Lexikon %1</translation>
    </message>
    <message>
        <source>no leaves</source>
        <translation>keine Restwerte</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>Restwerte %1</translation>
    </message>
    <message>
        <source>no win table</source>
        <translation>keine Gewinntabelle</translation>
    </message>
    <message>
        <source>win table %1</source>
        <translation>Gewinntabelle %1</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Keine Partie geöffnet</translation>
    </message>
    <message>
        <source>new tab</source>
        <translation>neuer Tab</translation>
    </message>
    <message>
        <source>other tab</source>
        <translation>anderer Tab</translation>
    </message>
    <message>
        <source>close tab</source>
        <translation>Tab schließen</translation>
    </message>
</context>
<context>
    <name>ui::StudyWriter</name>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 wurde nicht geschrieben</translation>
    </message>
    <message>
        <source>%1 was written as %2, which can&apos;t hold everything</source>
        <translation>%1 wurde als %2 geschrieben, das nicht alles aufnehmen kann</translation>
    </message>
    <message>
        <source>left out: %1; a study file (.cws) keeps it</source>
        <translation>ausgelassen: %1; eine Studiendatei (.cws) bewahrt es</translation>
    </message>
    <message>
        <source>%1 was written without its rules</source>
        <translation>%1 wurde ohne die Regeln geschrieben</translation>
    </message>
    <message>
        <source>a line of CGP names built-in boards and tiles only; whoever opens it needs the file of your rules</source>
        <translation>eine CGP-Zeile nennt nur eingebaute Bretter und Steine; wer sie öffnet, braucht die Datei Ihrer Regeln</translation>
    </message>
</context>
<context>
    <name>ui::SynergyModel</name>
    <message>
        <source>%1: not in the table</source>
        <translation>%1: nicht in der Tabelle</translation>
    </message>
    <message>
        <source>%1: worth %2 together, %3 and %4 alone; synergy %5</source>
        <translation>%1: zusammen %2 wert, einzeln %3 und %4; Synergie %5</translation>
    </message>
    <message>
        <source>%1 alone is worth %2</source>
        <translation>%1 allein ist %2 wert</translation>
    </message>
    <message>
        <source>%1 alone is not in the table</source>
        <translation>%1 allein steht nicht in der Tabelle</translation>
    </message>
</context>
<context>
    <name>ui::TakenFile</name>
    <message>
        <source>Reading what was taken for a lesson</source>
        <translation>Für eine Lektion Gemerktes wird gelesen</translation>
    </message>
    <message>
        <source>Keeping what was taken for a lesson</source>
        <translation>Für eine Lektion Gemerktes wird aufbewahrt</translation>
    </message>
    <message>
        <source>What was taken for a lesson was not read</source>
        <translation>Für eine Lektion Gemerktes wurde nicht gelesen</translation>
    </message>
    <message>
        <source>What was taken for a lesson is not kept</source>
        <translation>Für eine Lektion Gemerktes wird nicht aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ui::TileStrip</name>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Blanko</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation>%1: %2 von %3 übrig</translation>
    </message>
</context>
<context>
    <name>ui::TileTable</name>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Blanko</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Vowel</source>
        <translation>Vokal</translation>
    </message>
    <message>
        <source>Typed as</source>
        <translation>Getippt als</translation>
    </message>
    <message>
        <source>Tile %1: %2 is no number from 0 to %3</source>
        <translation>Stein %1: %2 ist keine Zahl von 0 bis %3</translation>
    </message>
    <message>
        <source>There are too many letters</source>
        <translation>Es sind zu viele Buchstaben</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 von %2 · %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>End the Tour</source>
        <translation>Rundgang beenden</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
</context>
<context>
    <name>ui::TrainDialog</name>
    <message>
        <source>Train Values</source>
        <translation>Werte trainieren</translation>
    </message>
    <message>
        <source>%1 has new leave values now, %2. There is no win table yet: it is counted after the leave values.</source>
        <translation>%1 hat jetzt neue Restwerte, %2. Eine Gewinntabelle gibt es noch nicht: Sie wird nach den Restwerten gezählt.</translation>
    </message>
    <message>
        <source>%1 has new leave values and a win table now: %2 and %3</source>
        <translation>%1 hat jetzt neue Restwerte und eine Gewinntabelle: %2 und %3</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 wurde geschrieben.</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Fortschritt des Trainings</translation>
    </message>
    <message>
        <source>Mean equity of the best moves, points</source>
        <translation>Mittlere Equity der besten Züge, Punkte</translation>
    </message>
    <message>
        <source>Change from the generation before, points</source>
        <translation>Änderung gegen die Generation davor, Punkte</translation>
    </message>
    <message>
        <source>Tiles of the leaves shown</source>
        <translation>Steine der gezeigten Reste</translation>
    </message>
    <message>
        <source>Leaves o&amp;f</source>
        <translation>R&amp;este mit</translation>
    </message>
    <message>
        <source>Best and worst leaves so far</source>
        <translation>Bisher beste und schlechteste Reste</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Start</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Neu beginnen</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <source>Stop; what is learnt is kept</source>
        <translation>Anhalten; das Gelernte bleibt</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Go on with what is kept</source>
        <translation>Mit dem Gespeicherten weitermachen</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>&amp;Installieren</translation>
    </message>
    <message>
        <source>Make what is learnt the leave values and the win table of this lexicon</source>
        <translation>Das Gelernte zu Restwerten und Gewinntabelle dieses Lexikons machen</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>&amp;CSV exportieren…</translation>
    </message>
    <message>
        <source>Write the leave values as a table</source>
        <translation>Die Restwerte als Tabelle schreiben</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The training goes on meanwhile</source>
        <translation>Das Training geht unterdessen weiter</translation>
    </message>
    <message>
        <source>What was learnt from %1 games for this lexicon and these rules is kept. Begin anew and forget it?</source>
        <translation>Das aus %1 Partien für dieses Lexikon und diese Regeln Gelernte ist gespeichert. Vergessen und neu beginnen?</translation>
    </message>
    <message>
        <source>Begin &amp;Anew</source>
        <translation>&amp;Neu beginnen</translation>
    </message>
    <message>
        <source>Export Leave Values</source>
        <translation>Restwerte exportieren</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tabellen (*.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>any number of tiles</source>
        <translation>beliebig vielen Steinen</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 Stein</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steinen</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>noch etwa %1</translation>
    </message>
    <message>
        <source>%1 of %2 games for leave values</source>
        <translation>%1 von %2 Partien für Restwerte</translation>
    </message>
    <message>
        <source>%1, %2 of %3 for the win table</source>
        <translation>%1, %2 von %3 für die Gewinntabelle</translation>
    </message>
    <message>
        <source>Plays games against itself and learns what leaves are worth from them. Closing this window does not stop it.</source>
        <translation>Spielt Partien gegen sich selbst und lernt daraus, was Reste wert sind. Schließen dieses Fensters hält es nicht an.</translation>
    </message>
    <message>
        <source>What was learnt from %1 games is kept: it can be installed.</source>
        <translation>Das aus %1 Partien Gelernte ist gespeichert: Es lässt sich installieren.</translation>
    </message>
    <message>
        <source>Interrupted after %1 of %2 games: Continue goes on.</source>
        <translation>Unterbrochen nach %1 von %2 Partien: Fortsetzen macht weiter.</translation>
    </message>
    <message>
        <source>Saving what is learnt…</source>
        <translation>Das Gelernte wird gespeichert…</translation>
    </message>
    <message>
        <source>Stopped before a game was finished.</source>
        <translation>Angehalten, bevor eine Partie beendet war.</translation>
    </message>
    <message>
        <source>Stopped after %1; what is learnt is kept.</source>
        <translation>Angehalten nach %1; das Gelernte bleibt.</translation>
    </message>
    <message>
        <source>Finished: %1.</source>
        <translation>Abgeschlossen: %1.</translation>
    </message>
    <message>
        <source>Ended by an error, see below.</source>
        <translation>Mit einem Fehler beendet, siehe unten.</translation>
    </message>
    <message>
        <source>Generation %1 of %2: %3 of %4 games</source>
        <translation>Generation %1 von %2: %3 von %4 Partien</translation>
    </message>
    <message>
        <source>Win table: %1 of %2 games</source>
        <translation>Gewinntabelle: %1 von %2 Partien</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Wird vorbereitet…</translation>
    </message>
    <message>
        <source>To go on with more games, ask for %1 of them or more: another generation is at least as long as the one before.</source>
        <translation>Um mit mehr Partien weiterzumachen, mindestens %1 verlangen: Eine weitere Generation ist mindestens so lang wie die davor.</translation>
    </message>
    <message>
        <source>What is learnt goes on with as many generations as it was begun with; more games bring another one by themselves.</source>
        <translation>Das Gelernte geht mit so vielen Generationen weiter, wie es begonnen wurde; mehr Partien bringen von selbst eine weitere.</translation>
    </message>
</context>
<context>
    <name>ui::TrainForm</name>
    <message>
        <source>What to learn</source>
        <translation>Was gelernt wird</translation>
    </message>
    <message>
        <source>Games for the leave values</source>
        <translation>Partien für die Restwerte</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Generationen</translation>
    </message>
    <message>
        <source>How often to begin anew with the values found; each has three times the games of the one before</source>
        <translation>Wie oft mit den gefundenen Werten neu begonnen wird; jede hat dreimal so viele Partien wie die vorige</translation>
    </message>
    <message>
        <source>Games for the win table</source>
        <translation>Partien für die Gewinntabelle</translation>
    </message>
    <message>
        <source>no win table</source>
        <translation>keine Gewinntabelle</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>The same seed gives the same values, whatever the number of threads</source>
        <translation>Gleicher Startwert, gleiche Werte, unabhängig von der Zahl der Threads</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Threads</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Leave values to begin with</source>
        <translation>Restwerte für den Beginn</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xikon</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Partien</translation>
    </message>
    <message>
        <source>Ge&amp;nerations</source>
        <translation>&amp;Generationen</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Beginn mit</translation>
    </message>
    <message>
        <source>&amp;Win table games</source>
        <translation>Ge&amp;winntabellenpartien</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Startwer&amp;t</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>T&amp;hreads</translation>
    </message>
    <message>
        <source>no leave values</source>
        <translation>keine Restwerte</translation>
    </message>
    <message>
        <source>those in use: %1</source>
        <translation>die verwendeten: %1</translation>
    </message>
    <message>
        <source>No lexicon is known: open one first.</source>
        <translation>Kein Lexikon bekannt: erst eines öffnen.</translation>
    </message>
    <message>
        <source>Too large to be learnt.</source>
        <translation>Zu groß zum Lernen.</translation>
    </message>
    <message>
        <source>%1 racks, %2 leaves; needs about %3 MB of memory.</source>
        <translation>%1 Bänke, %2 Reste; braucht etwa %3 MB Speicher.</translation>
    </message>
</context>
<context>
    <name>ui::TrainedLeavesModel</name>
    <message>
        <source>Best leaves</source>
        <translation>Beste Reste</translation>
    </message>
    <message>
        <source>Worst leaves</source>
        <translation>Schlechteste Reste</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
</context>
<context>
    <name>ui::TrainingFeature</name>
    <message>
        <source>&amp;Train Values…</source>
        <translation>Werte &amp;trainieren…</translation>
    </message>
    <message>
        <source>Learn leave values and a win table for a lexicon by self-play</source>
        <translation>Restwerte und Gewinntabelle für ein Lexikon durch Selbstspiel lernen</translation>
    </message>
</context>
<context>
    <name>ui::TreeStrip</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>passt nicht</translation>
    </message>
    <message>
        <source>Lines of the game</source>
        <translation>Varianten der Partie</translation>
    </message>
    <message>
        <source>hidden until the next turn</source>
        <translation>bis zum nächsten Zug verborgen</translation>
    </message>
</context>
<context>
    <name>ui::TurnDialog</name>
    <message>
        <source>by the rules</source>
        <translation>nach den Regeln</translation>
    </message>
    <message>
        <source>Add the totals that follow up again</source>
        <translation>Folgende Summen neu addieren</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Zug von %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>unbekannt</translation>
    </message>
    <message>
        <source>? for a blank, _ for a tile that is not known</source>
        <translation>? für ein Blanko, _ für einen Stein, den niemand kennt</translation>
    </message>
    <message>
        <source>8H QUIZ, 8H QUI(Z), exch QU, exch 2, pass</source>
        <translation>8H QUIZ, 8H QUI(Z), exch QU, exch 2, pass</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>not challenged, or nothing came of it</source>
        <translation>nicht angezweifelt oder ohne Folge</translation>
    </message>
    <message>
        <source>challenged and taken back</source>
        <translation>angezweifelt und zurückgenommen</translation>
    </message>
    <message>
        <source>challenged, is valid: bonus</source>
        <translation>angezweifelt, ist gültig: Bonus</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Without it the totals stay as they are recorded</source>
        <translation>Ohne dies bleiben die Summen, wie sie verzeichnet sind</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Was daraus folgt</translation>
    </message>
    <message>
        <source>&amp;Rack</source>
        <translation>&amp;Bank</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Punkte</translation>
    </message>
    <message>
        <source>&amp;Challenge</source>
        <translation>&amp;Anzweifeln</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>Zug %1: %2</translation>
    </message>
    <message>
        <source>by the rules: %1</source>
        <translation>nach den Regeln: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>und %1 weitere</translation>
    </message>
    <message>
        <source>All turns fit together as before.</source>
        <translation>Alle Züge passen zusammen wie zuvor.</translation>
    </message>
    <message>
        <source>edit turn %1</source>
        <translation>Zug %1 bearbeiten</translation>
    </message>
</context>
<context>
    <name>ui::UnattendedExport</name>
    <message>
        <source>%1 can&apos;t be written: its name must end with .png, .svg, .pdf, .cgp or .txt for the position, with .html, .pdf, .md, .csv, .gcg or .cws for the game</source>
        <translation>%1 kann nicht geschrieben werden: Der Name muss für die Stellung auf .png, .svg, .pdf, .cgp oder .txt enden, für die Partie auf .html, .pdf, .md, .csv, .gcg oder .cws</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 wurde nicht geschrieben: %2</translation>
    </message>
    <message>
        <source>%1 was not written: there is no game, only a position</source>
        <translation>%1 wurde nicht geschrieben: Es gibt keine Partie, nur eine Stellung</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: its name is no text in UTF-8</source>
        <translation>%1 kann nicht geschrieben werden: Der Name ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>%1 is there already and holds something else: it is replaced with --force only</source>
        <translation>%1 gibt es schon, und es enthält etwas anderes: Nur mit --force wird es ersetzt</translation>
    </message>
</context>
<context>
    <name>ui::UnlistedNames</name>
    <message>
        <source>Names &amp;without readable letters:</source>
        <translation>Namen &amp;ohne lesbare Buchstaben:</translation>
    </message>
    <message>
        <source>Files and folders whose names are no text in UTF-8</source>
        <translation>Dateien und Ordner, deren Namen kein Text in UTF-8 sind</translation>
    </message>
</context>
<context>
    <name>ui::UnseenPanel</name>
    <message>
        <source>Numbers of unseen tiles</source>
        <translation>Anzahlen der ungesehenen Steine</translation>
    </message>
    <message>
        <source>Chances of the unseen tiles</source>
        <translation>Chancen der ungesehenen Steine</translation>
    </message>
    <message>
        <source>%1 unseen, of them %2 in the bag · %3</source>
        <translation>%1 ungesehen, davon %2 im Beutel · %3</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Ungesehene Steine</translation>
    </message>
</context>
<context>
    <name>ui::UnseenTiles</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Ungesehene Steine</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 unseen
The opponent holds one: %4 %
Among the next %n tile(s) drawn: %5 %</source>
        <translation>
            <numerusform>%1: %2 von %3 ungesehen
Der Gegner hat einen: %4 %
Unter dem nächsten gezogenen Stein: %5 %</numerusform>
            <numerusform>%1: %2 von %3 ungesehen
Der Gegner hat einen: %4 %
Unter den nächsten %n gezogenen Steinen: %5 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::UsageOverlay</name>
    <message>
        <source>Tile usage</source>
        <translation>Steinnutzung</translation>
    </message>
    <message>
        <source>There is no placement.</source>
        <translation>Es gibt keinen Legezug.</translation>
    </message>
    <message>
        <source>%1: %2 of the %3 best put a tile here</source>
        <translation>%1: %2 der %3 besten legen hier einen Stein</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1: used by %2 of the %3 best</source>
        <translation>%1: von %2 der %3 besten benutzt</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of the %1 best placements. Of those that put a tile on a square, and of those that use a tile of the rack.</source>
        <translation>Anteil der %1 besten Züge. Derer, die einen Stein auf ein Feld legen, und derer, die einen Stein der Bank benutzen.</translation>
    </message>
    <message>
        <source>Tile &amp;Usage</source>
        <translation>Steinnutzun&amp;g</translation>
    </message>
    <message>
        <source>Which squares and tiles the best moves use</source>
        <translation>Welche Felder und Steine die besten Züge nutzen</translation>
    </message>
</context>
<context>
    <name>ui::ValidationView</name>
    <message>
        <source>What was read</source>
        <translation>Was gelesen wurde</translation>
    </message>
    <message>
        <source>Read so far</source>
        <translation>Bisher gelesen</translation>
    </message>
    <message>
        <source>Different words</source>
        <translation>Verschiedene Wörter</translation>
    </message>
    <message>
        <source>What is built from</source>
        <translation>Woraus erstellt wird</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Angenommen</translation>
    </message>
    <message>
        <source>Words read, repeated ones too</source>
        <translation>Gelesene Wörter, auch wiederholte</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Wiederholt</translation>
    </message>
    <message>
        <source>Words that came again</source>
        <translation>Wörter, die nochmals kamen</translation>
    </message>
    <message>
        <source>Other lengths</source>
        <translation>Andere Längen</translation>
    </message>
    <message>
        <source>Words left out for their length</source>
        <translation>Wegen ihrer Länge ausgelassene Wörter</translation>
    </message>
    <message>
        <source>Not words</source>
        <translation>Keine Wörter</translation>
    </message>
    <message>
        <source>Lines that hold no word</source>
        <translation>Zeilen, die kein Wort enthalten</translation>
    </message>
    <message>
        <source>Respelled</source>
        <translation>Umgeschrieben</translation>
    </message>
    <message>
        <source>Words read without accents, hyphens or apostrophes</source>
        <translation>Ohne Akzente, Bindestriche oder Apostrophe gelesene Wörter</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Definitionen</translation>
    </message>
    <message>
        <source>Words with a definition or comment behind them, which is kept apart</source>
        <translation>Wörter mit einer Definition oder einem Kommentar dahinter, die eigens aufbewahrt werden</translation>
    </message>
    <message>
        <source>Cop&amp;y All</source>
        <translation>&amp;Alle kopieren</translation>
    </message>
    <message>
        <source>Words from all over the list</source>
        <translation>Wörter quer durch die Liste</translation>
    </message>
    <message>
        <source>Sa&amp;mple</source>
        <translation>Stich&amp;probe</translation>
    </message>
    <message>
        <source>Add or drop word lists to see what is in them.</source>
        <translation>Wortlisten hinzufügen oder ablegen, um zu sehen, was sie enthalten.</translation>
    </message>
    <message>
        <source>Read completely</source>
        <translation>Vollständig gelesen</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Liest…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Liest %1…</translation>
    </message>
    <message>
        <source>&amp;Problems (first %1 of %2)</source>
        <translation>Prob&amp;leme (erste %1 von %2)</translation>
    </message>
    <message>
        <source>&amp;Problems (%1)</source>
        <translation>Prob&amp;leme (%1)</translation>
    </message>
</context>
<context>
    <name>ui::ValueLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 was not opened as leave values</source>
        <translation>%1 wurde nicht als Restwerte geöffnet</translation>
    </message>
    <message>
        <source>%1 was not opened as a win table</source>
        <translation>%1 wurde nicht als Gewinntabelle geöffnet</translation>
    </message>
</context>
<context>
    <name>ui::ValueTraining</name>
    <message>
        <source>Training values for %1</source>
        <translation>Werte für %1 werden trainiert</translation>
    </message>
    <message>
        <source>Installing values</source>
        <translation>Werte werden installiert</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>%1 wird geschrieben</translation>
    </message>
</context>
<context>
    <name>ui::WelcomeCards</name>
    <message>
        <source>First steps</source>
        <translation>Erste Schritte</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Nicht mehr zeigen</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <translation>Schließen: %1</translation>
    </message>
</context>
<context>
    <name>ui::WelcomeFeature</name>
    <message>
        <source>Type your rack</source>
        <translation>Bank eingeben</translation>
    </message>
    <message>
        <source>Ctrl+R, then letters, ? for a blank: the best moves come as you type.</source>
        <translation>Strg+R, dann Buchstaben, ? für ein Blanko: Die besten Züge kommen beim Tippen.</translation>
    </message>
    <message>
        <source>Open or drop a game</source>
        <translation>Partie öffnen oder ablegen</translation>
    </message>
    <message>
        <source>GCG, CGP, a whole folder: drop it on the window or paste the text.</source>
        <translation>GCG, CGP, ein ganzer Ordner: aufs Fenster ziehen oder den Text einfügen.</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>Lexikon erstellen</translation>
    </message>
    <message>
        <source>From a list of words of your own; a free English one is in use.</source>
        <translation>Aus einer eigenen Wortliste; in Gebrauch ist ein freies englisches.</translation>
    </message>
    <message>
        <source>Show Ti&amp;ps</source>
        <translation>&amp;Erste Schritte zeigen</translation>
    </message>
    <message>
        <source>First steps, above the list of moves</source>
        <translation>Erste Schritte, über der Liste der Züge</translation>
    </message>
</context>
<context>
    <name>ui::WhatsThis</name>
    <message>
        <source>It can&apos;t be used just now.</source>
        <translation>Es kann gerade nicht benutzt werden.</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <translation>Handbuch: %1</translation>
    </message>
</context>
<context>
    <name>ui::WindowMenus</name>
    <message>
        <source>Tools</source>
        <translation>Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Datei</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notizen</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>&amp;Stellung</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Lexicon</source>
        <translation>&amp;Lexikon</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Werkzeuge</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>Bib&amp;liothek</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Be&amp;reiche</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>A&amp;nordnung</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Design</translation>
    </message>
    <message>
        <source>&amp;Outlined Moves</source>
        <translation>&amp;Umrandete Züge</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Order of the Rack</source>
        <translation>&amp;Ordnung der Bank</translation>
    </message>
    <message>
        <source>Review Dept&amp;h</source>
        <translation>Gründli&amp;chkeit der Auswertung</translation>
    </message>
    <message>
        <source>&amp;Card Box</source>
        <translation>&amp;Karteikasten</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Lektion</translation>
    </message>
</context>
<context>
    <name>ui::WordGraphFeature</name>
    <message>
        <source>Word graph</source>
        <translation>Wortgraph</translation>
    </message>
    <message>
        <source>Word &amp;Graph</source>
        <translation>Wort&amp;graph</translation>
    </message>
    <message>
        <source>Walk through the word graph, and see where cross-sets come from</source>
        <translation>Durch den Wortgraphen gehen und sehen, woher die Querbuchstaben kommen</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Verborgen, solange die Partie läuft.</translation>
    </message>
</context>
<context>
    <name>ui::WordGraphPanel</name>
    <message>
        <source>DAWG</source>
        <translation>DAWG</translation>
    </message>
    <message>
        <source>Words read from their first letter on</source>
        <translation>Wörter vom ersten Buchstaben an gelesen</translation>
    </message>
    <message>
        <source>GADDAG</source>
        <translation>GADDAG</translation>
    </message>
    <message>
        <source>Words read from any of their letters: back to the front, past the separator ◊ forwards to the end</source>
        <translation>Wörter von jedem ihrer Buchstaben an gelesen: zurück zum Anfang, hinter dem Trenner ◊ vorwärts zum Ende</translation>
    </message>
    <message>
        <source>Alphagrams</source>
        <translation>Alphagramme</translation>
    </message>
    <message>
        <source>The letters of each word in alphabetical order, for jumbled games</source>
        <translation>Die Buchstaben jedes Worts in alphabetischer Folge, für Anagrammspiele</translation>
    </message>
    <message>
        <source>Follow board</source>
        <translation>Brett folgen</translation>
    </message>
    <message>
        <source>Explain the cross-set of the square at the board&apos;s cursor</source>
        <translation>Die Querbuchstaben des Felds am Cursor des Bretts erklären</translation>
    </message>
    <message>
        <source>Tiles to walk along</source>
        <translation>Steine des Wegs</translation>
    </message>
    <message>
        <source>type letters to walk</source>
        <translation>Buchstaben tippen</translation>
    </message>
    <message>
        <source>Letters from the root on. In the GADDAG @ or ◊ is the separator: letters before it are read backwards.</source>
        <translation>Buchstaben von der Wurzel an. Im GADDAG ist @ oder ◊ der Trenner: Buchstaben davor werden rückwärts gelesen.</translation>
    </message>
    <message>
        <source>Number of a node to jump to</source>
        <translation>Nummer eines Knotens als Ziel</translation>
    </message>
    <message>
        <source>node number</source>
        <translation>Knotennummer</translation>
    </message>
    <message>
        <source>Enter jumps to the node with this number</source>
        <translation>Eingabe springt zum Knoten mit dieser Nummer</translation>
    </message>
    <message>
        <source>Where the path has come to</source>
        <translation>Wohin der Pfad geführt hat</translation>
    </message>
    <message>
        <source>Cross-set of the square</source>
        <translation>Querbuchstaben des Felds</translation>
    </message>
    <message>
        <source>Letters of the cross-set</source>
        <translation>Die Querbuchstaben</translation>
    </message>
    <message>
        <source>Open Lexicon…</source>
        <translation>Lexikon öffnen…</translation>
    </message>
    <message>
        <source>No path begins with %1.</source>
        <translation>Kein Pfad beginnt mit %1.</translation>
    </message>
    <message>
        <source>No path goes from %1 on to %2.</source>
        <translation>Kein Pfad führt von %1 weiter zu %2.</translation>
    </message>
    <message>
        <source>Click a square of the board to see which letters fit it, and why.</source>
        <translation>Ein Feld des Bretts anklicken, um zu sehen, welche Buchstaben dort passen und warum.</translation>
    </message>
    <message>
        <source>No lexicon is open.
Its word graph is shown here, node by node.</source>
        <translation>Kein Lexikon geöffnet.
Hier erscheint sein Wortgraph, Knoten für Knoten.</translation>
    </message>
    <message>
        <source>Looking for the paths to the nodes…</source>
        <translation>Die Pfade zu den Knoten werden gesucht…</translation>
    </message>
    <message>
        <source>There is no node %1.</source>
        <translation>Einen Knoten %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>No path leads to node %1: it only fills a gap in the file.</source>
        <translation>Kein Pfad führt zu Knoten %1: Er füllt nur eine Lücke der Datei.</translation>
    </message>
</context>
<context>
    <name>ui::WordListModel</name>
    <message>
        <source>✓ valid</source>
        <translation>✓ gültig</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ nicht im Lexikon</translation>
    </message>
    <message>
        <source>%1 in front</source>
        <translation>%1 davor</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 dahinter</translation>
    </message>
    <message>
        <source>without first letter</source>
        <translation>ohne ersten Buchstaben</translation>
    </message>
    <message>
        <source>without last letter</source>
        <translation>ohne letzten Buchstaben</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>front hooks %1</source>
        <translation>vorn anlegbar %1</translation>
    </message>
    <message>
        <source>back hooks %1</source>
        <translation>hinten anlegbar %1</translation>
    </message>
    <message>
        <source>inner hooks %1</source>
        <translation>ablösbar %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>probability rank %1</source>
        <translation>Wahrscheinlichkeitsrang %1</translation>
    </message>
    <message>
        <source>playable now at %1 for %2 points</source>
        <translation>jetzt spielbar bei %1 für %2 Punkte</translation>
    </message>
    <message>
        <source>Playable now: the best of its moves scores %1, equity %2</source>
        <translation>Jetzt spielbar: Der beste Zug damit bringt %1, Equity %2</translation>
    </message>
    <message>
        <source>Words inside: %1</source>
        <translation>Enthaltene Wörter: %1</translation>
    </message>
    <message>
        <source>Likeliest to be drawn: number %1 of the %2 alphagrams with %3 tiles</source>
        <translation>Am wahrscheinlichsten gezogen: Nummer %1 der %2 Alphagramme mit %3 Steinen</translation>
    </message>
    <message>
        <source>Playable now</source>
        <translation>Jetzt spielbar</translation>
    </message>
    <message>
        <source>Front hooks</source>
        <translation>Vorn anlegbar</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Wort</translation>
    </message>
    <message>
        <source>Back hooks</source>
        <translation>Hinten anlegbar</translation>
    </message>
    <message>
        <source>Inner hooks</source>
        <translation>Ablösbar</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Wahrscheinlichkeit</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Anmerkung</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Wie gefunden</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Vorn</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Hinten</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>Innen</translation>
    </message>
    <message>
        <source>Len</source>
        <translation>Lg.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>Prob</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Playable now: where and for how many points</source>
        <translation>Jetzt spielbar: wo und für wie viele Punkte</translation>
    </message>
    <message>
        <source>Front hooks: letters that make a word in front of it</source>
        <translation>Vorn: Anlegebuchstaben, die davor ein Wort ergeben</translation>
    </message>
    <message>
        <source>Back hooks: letters that make a word behind it</source>
        <translation>Hinten: Anlegebuchstaben, die dahinter ein Wort ergeben</translation>
    </message>
    <message>
        <source>Inner hooks: letters at the ends without which it is a word, too</source>
        <translation>Innen: Buchstaben an den Enden, ohne die es auch ein Wort ist</translation>
    </message>
    <message>
        <source>Length in tiles</source>
        <translation>Länge in Steinen</translation>
    </message>
    <message>
        <source>Points of the tiles, without the board</source>
        <translation>Punkte der Steine, ohne das Brett</translation>
    </message>
    <message>
        <source>Probability: place among words of that length, 1 = likeliest to be drawn</source>
        <translation>Rang der Wahrscheinlichkeit: Platz unter den Wörtern dieser Länge, 1 = am ehesten gezogen</translation>
    </message>
    <message>
        <source>Why the word is listed</source>
        <translation>Warum das Wort gelistet ist</translation>
    </message>
    <message>
        <source>Sorting words</source>
        <translation>Wörter sortieren</translation>
    </message>
</context>
<context>
    <name>ui::WordProblemModel</name>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Zeile</translation>
    </message>
    <message>
        <source>Col.</source>
        <translation>Zch.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>Why it is no word</source>
        <translation>Warum es kein Wort ist</translation>
    </message>
</context>
<context>
    <name>ui::WordSearch</name>
    <message>
        <source>Looking up words</source>
        <translation>Wörter werden nachgeschlagen</translation>
    </message>
    <message>
        <source>Hooks and probabilities</source>
        <translation>Anlegebuchstaben und Wahrscheinlichkeiten</translation>
    </message>
    <message>
        <source>Words playable now</source>
        <translation>Jetzt spielbare Wörter</translation>
    </message>
</context>
<context>
    <name>ui::WordValidation</name>
    <message>
        <source>Reading %1</source>
        <translation>%1 wird gelesen</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n word lists</source>
        <translation>
            <numerusform>%n Wortliste wird gelesen</numerusform>
            <numerusform>%n Wortlisten werden gelesen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WordsFeature</name>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Wörter</translation>
    </message>
    <message>
        <source>Search words: anagrams, patterns, hooks and more</source>
        <translation>Wörter suchen: Anagramme, Muster, Anlegebuchstaben und mehr</translation>
    </message>
    <message>
        <source>&amp;Judge Words</source>
        <translation>Wörter &amp;prüfen</translation>
    </message>
    <message>
        <source>Type words in the status bar to see whether they are valid</source>
        <translation>Wörter in der Statusleiste eingeben, um zu sehen, ob sie gültig sind</translation>
    </message>
    <message>
        <source>Copy &amp;Words</source>
        <translation>Wörter ko&amp;pieren</translation>
    </message>
    <message>
        <source>Copy the selected words of the Words panel, or all, one per line</source>
        <translation>Die ausgewählten oder alle Wörter des Bereichs Wörter kopieren, eines je Zeile</translation>
    </message>
    <message>
        <source>Look it up in the Words panel</source>
        <translation>Im Bereich Wörter nachschlagen</translation>
    </message>
    <message>
        <source>✕ no lexicon is open</source>
        <translation>✕ kein Lexikon geöffnet</translation>
    </message>
    <message>
        <source>hooks: front %1 · back %2</source>
        <translation>Anlegebuchstaben: vorn %1 · hinten %2</translation>
    </message>
    <message>
        <source>Words are not judged while this game is played.</source>
        <translation>Wörter werden nicht geprüft, solange diese Partie läuft.</translation>
    </message>
    <message>
        <source>Hidden while a card asks for words.</source>
        <translation>Verdeckt, solange eine Karte nach Wörtern fragt.</translation>
    </message>
</context>
<context>
    <name>ui::WordsPanel</name>
    <message>
        <source>Words to look up</source>
        <translation>Nachzuschlagende Wörter</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Anzahl der Wörter</translation>
    </message>
    <message>
        <source>Anagra&amp;m</source>
        <translation>Anag&amp;ramm</translation>
    </message>
    <message>
        <source>Words with exactly these tiles, ? a blank</source>
        <translation>Wörter mit genau diesen Steinen, ? ein Blanko</translation>
    </message>
    <message>
        <source>S&amp;ub-anagram</source>
        <translation>&amp;Teilanagramm</translation>
    </message>
    <message>
        <source>Words with some of these tiles, ? a blank</source>
        <translation>Wörter mit einigen dieser Steine, ? ein Blanko</translation>
    </message>
    <message>
        <source>Patte&amp;rn</source>
        <translation>M&amp;uster</translation>
    </message>
    <message>
        <source>? any tile, * any run of tiles, [AEIOU] one of these, [^AEIOU] none of these</source>
        <translation>? ein beliebiger Stein, * beliebig viele Steine, [AEIOU] einer davon, [^AEIOU] keiner davon</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>Prü&amp;fen</translation>
    </message>
    <message>
        <source>Whether words are valid, one and all</source>
        <translation>Ob Wörter gültig sind, einzeln und alle</translation>
    </message>
    <message>
        <source>Hoo&amp;ks</source>
        <translation>Anle&amp;gen</translation>
    </message>
    <message>
        <source>Words with one letter more or less at an end</source>
        <translation>Wörter mit einem Buchstaben mehr oder weniger an einem Ende</translation>
    </message>
    <message>
        <source>Extens&amp;ions</source>
        <translation>&amp;Erweitern</translation>
    </message>
    <message>
        <source>Words that contain these letters in a row</source>
        <translation>Wörter, die diese Buchstabenfolge enthalten</translation>
    </message>
    <message>
        <source>Rege&amp;x</source>
        <translation>Rege&amp;x</translation>
    </message>
    <message>
        <source>Regular expression for the whole word: . [AEIOU] ( ) | and behind a part * + ? {2} {2,} {2,5}</source>
        <translation>Regulärer Ausdruck für das ganze Wort: . [AEIOU] ( ) | und hinter einem Teil * + ? {2} {2,} {2,5}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Länge</translation>
    </message>
    <message>
        <source>Shortest words, in tiles</source>
        <translation>Kürzeste Wörter, in Steinen</translation>
    </message>
    <message>
        <source>Longest words, in tiles</source>
        <translation>Längste Wörter, in Steinen</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordnung</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>Ordnung der Wörter</translation>
    </message>
    <message>
        <source>Order of the words; the headers of the list sort both ways</source>
        <translation>Ordnung der Wörter; die Spaltenköpfe der Liste sortieren in beide Richtungen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy the selected words, or all of them, one per line (Ctrl+C)</source>
        <translation>Die ausgewählten oder alle Wörter kopieren, eines je Zeile (Strg+C)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ nicht im Lexikon</translation>
    </message>
    <message>
        <source>Len</source>
        <translation>Lg.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pkt.</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 Wort</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 Wörter</translation>
    </message>
    <message>
        <source>first %1 of %2</source>
        <translation>%2, die ersten %1</translation>
    </message>
    <message>
        <source>No more than %1 words are listed: ask for something narrower, or for fewer lengths, to see the others.</source>
        <translation>Mehr als %1 Wörter werden nicht gelistet: für die anderen enger suchen oder nach weniger Längen.</translation>
    </message>
    <message>
        <source>, ✓ valid</source>
        <translation>, ✓ gültig</translation>
    </message>
    <message>
        <source>, ✕ %1 not valid</source>
        <translation>, ✕ %1 nicht gültig</translation>
    </message>
    <message>
        <source>%1 · under 0.1 ms</source>
        <translation>%1 · unter 0,1 ms</translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>✕ Column %1: %2 &amp;nbsp; &lt;tt&gt;%3&lt;/tt&gt;</source>
        <translation>✕ Zeichen %1: %2 &amp;nbsp; &lt;tt&gt;%3&lt;/tt&gt;</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles.
Open one: Ctrl+Shift+O, or drop a word graph or a word list here.</source>
        <translation>Kein Lexikon passt zu diesen Steinen.
Eines öffnen: Strg+Umschalt+O, oder einen Wortgraphen oder eine Wortliste hierher ziehen.</translation>
    </message>
    <message>
        <source>Stopped.
Enter looks the words up again.</source>
        <translation>Angehalten.
Eingabe schlägt die Wörter neu nach.</translation>
    </message>
    <message>
        <source>Type a word.</source>
        <translation>Ein Wort eingeben.</translation>
    </message>
    <message>
        <source>No such word.</source>
        <translation>Kein solches Wort.</translation>
    </message>
    <message>
        <source>Type words to judge.
CAT DOG QUIZ</source>
        <translation>Zu prüfende Wörter eingeben.
CAT DOG QUIZ</translation>
    </message>
    <message>
        <source>Type tiles, ? for a blank.
RETAIN?</source>
        <translation>Steine eingeben, ? für ein Blanko.
RETAIN?</translation>
    </message>
    <message>
        <source>Type tiles, ? for a blank.
AEINRS?</source>
        <translation>Steine eingeben, ? für ein Blanko.
AEINRS?</translation>
    </message>
    <message>
        <source>Type a pattern: ? is any tile, * any run of tiles,
[AEIOU] one of these, [^AEIOU] none of these.
Q?*Z</source>
        <translation>Ein Muster eingeben: ? ist ein beliebiger Stein, * beliebig viele,
[AEIOU] einer davon, [^AEIOU] keiner davon.
Q?*Z</translation>
    </message>
    <message>
        <source>Type a word.
LATE</source>
        <translation>Ein Wort eingeben.
LATE</translation>
    </message>
    <message>
        <source>Type letters in a row.
QUA</source>
        <translation>Eine Buchstabenfolge eingeben.
QUA</translation>
    </message>
    <message>
        <source>Type a regular expression for the whole word.
(UN|RE).*(ED|ING)</source>
        <translation>Einen regulären Ausdruck für das ganze Wort eingeben.
(UN|RE).*(ED|ING)</translation>
    </message>
    <message>
        <source>Copying the words</source>
        <translation>Wörter werden kopiert</translation>
    </message>
    <message>
        <source>, ✓ valid as far as was read</source>
        <translation>, ✓ gültig, soweit gelesen</translation>
    </message>
    <message>
        <source>✕ Only the first %1 characters were taken: nothing is said of those that follow.</source>
        <translation>✕ Nur die ersten %1 Zeichen wurden übernommen: Über die folgenden ist nichts gesagt.</translation>
    </message>
</context>
<context>
    <name>ui::HandbookFeature</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Handbuch</translation>
    </message>
    <message>
        <source>The page of the handbook about what has the focus</source>
        <translation>Die Seite des Handbuchs zu dem, was den Fokus hat</translation>
    </message>
    <message>
        <source>The board and your rack</source>
        <translation>Das Brett und Ihre Bank</translation>
    </message>
    <message>
        <source>Ctrl+R and letters set the rack, ? is a blank. Click a square and type, or drag tiles: the score stands beside the word. Enter plays it.</source>
        <translation>Strg+R und Buchstaben setzen die Bank, ? ist ein Blanko. Klicken Sie auf ein Feld und tippen Sie, oder ziehen Sie Steine: Die Punkte stehen neben dem Wort. Eingabe spielt es.</translation>
    </message>
    <message>
        <source>The best moves, as you type</source>
        <translation>Die besten Züge, während Sie tippen</translation>
    </message>
    <message>
        <source>What a move is worth after the replies</source>
        <translation>Was ein Zug nach den Antworten wert ist</translation>
    </message>
    <message>
        <source>F6 plays the best moves out with many random racks of the opponent and tells how often each wins. Near the end of a game F7 solves exactly.</source>
        <translation>F6 spielt die besten Züge mit vielen zufälligen Bänken des Gegners aus und sagt, wie oft jeder gewinnt. Gegen Ende einer Partie löst F7 genau.</translation>
    </message>
    <message>
        <source>A game, turn by turn</source>
        <translation>Eine Partie, Zug um Zug</translation>
    </message>
    <message>
        <source>Drop a GCG on the window, or begin a game. The arrows left and right step through it, F9 reviews every turn; notes stand beside the turn.</source>
        <translation>Lassen Sie eine GCG-Datei auf das Fenster fallen, oder beginnen Sie eine Partie. Die Pfeile nach links und rechts gehen durch sie, F9 bespricht jeden Zug; Notizen stehen beim Zug.</translation>
    </message>
    <message>
        <source>Everything has a name</source>
        <translation>Alles hat einen Namen</translation>
    </message>
    <message>
        <source>Ctrl+K finds commands, moves, words and turns. F1 opens the page of the handbook about what has the focus, Shift+F1 tells what a control is for.</source>
        <translation>Strg+K findet Befehle, Züge und Wörter. F1 öffnet die Seite des Handbuchs über das, was den Fokus hat, Umschalt+F1 sagt, wofür ein Bedienelement da ist.</translation>
    </message>
    <message>
        <source>Click a control to learn what it is for</source>
        <translation>Klicken Sie auf ein Bedienelement, um zu erfahren, wofür es da ist</translation>
    </message>
    <message>
        <source>What Has the &amp;Focus?</source>
        <translation>Was hat den &amp;Fokus?</translation>
    </message>
    <message>
        <source>What the control that has the focus is for</source>
        <translation>Wofür das Bedienelement da ist, das den Fokus hat</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>&amp;Rundgang</translation>
    </message>
    <message>
        <source>Five steps through the window</source>
        <translation>Fünf Schritte durch das Fenster</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Was ist das?</translation>
    </message>
    <message>
        <source>Equity is the score and the worth of the tiles kept. The arrows up and down show a move on the board; the line above the list filters, such as bingo &gt;70.</source>
        <translation>Equity ist die Punktzahl und der Wert der Steine, die bleiben. Die Pfeile nach oben und unten zeigen einen Zug auf dem Brett; die Zeile über der Liste filtert, etwa bingo &gt;70.</translation>
    </message>
</context>
<context>
    <name>ui::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Seiten des Handbuchs</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Zurück</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Vor</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Keine Seite hat diese Wörter.</translation>
    </message>
</context>
<context>
    <name>ui::OutsideLink</name>
    <message>
        <source>This address is too long to be shown whole, so it is not opened.</source>
        <translation>Diese Adresse ist zu lang, um ganz gezeigt zu werden, und wird deshalb nicht geöffnet.</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Diese Adresse im Browser öffnen?</translation>
    </message>
    <message>
        <source>Show this folder in another program?</source>
        <translation>Diesen Ordner in einem anderen Programm zeigen?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Öffnen</translation>
    </message>
</context>
<context>
    <name>ui::ReplaceQuestion</name>
    <message>
        <source>Replace</source>
        <translation>Ersetzen</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 ist schon da. Ersetzen?</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>Wegwerfen</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>&amp;Wegwerfen</translation>
    </message>
</context>
<context>
    <name>ui::NotePictures</name>
    <message>
        <source>Reading pictures</source>
        <translation>Bilder werden gelesen</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>es ist keine Datei</translation>
    </message>
    <message>
        <source>it can&apos;t be read as a PNG, JPEG, GIF, BMP or WebP picture, or is too large</source>
        <translation>es lässt sich nicht als Bild in PNG, JPEG, GIF, BMP oder WebP lesen oder ist zu groß</translation>
    </message>
    <message>
        <source>it can&apos;t be written as PNG</source>
        <translation>es lässt sich nicht als PNG schreiben</translation>
    </message>
    <message>
        <source>it would take %1 MB, more than the %2 MB that are shown again</source>
        <translation>es bräuchte %1 MB, mehr als die %2 MB, die wieder gezeigt werden</translation>
    </message>
</context>
<context>
    <name>ui::EndgameRun</name>
    <message>
        <source>Looking at a move</source>
        <translation>Ein Zug wird untersucht</translation>
    </message>
</context>
<context>
    <name>ui::EndingsFeature</name>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Lösen</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Lösen</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Verborgen, solange selbst nach dem besten Zug gesucht wird.</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Verborgen, solange die Partie läuft.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to solve.</source>
        <translation>Die Partie ist zu Ende: Es gibt nichts zu lösen.</translation>
    </message>
    <message>
        <source>Type a move, or lay it on the board.</source>
        <translation>Einen Zug eingeben oder aufs Brett legen.</translation>
    </message>
    <message>
        <source>The bag is empty: F7 solves this ending exactly.</source>
        <translation>Der Beutel ist leer: F7 löst dieses Ende exakt.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag: these numbers are static, not proved.</source>
        <translation>
            <numerusform>%n Stein im Beutel: Diese Zahlen sind statisch, nicht bewiesen.</numerusform>
            <numerusform>%n Steine im Beutel: Diese Zahlen sind statisch, nicht bewiesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty: these numbers are static, not proved.</source>
        <translation>Der Beutel ist leer: Diese Zahlen sind statisch, nicht bewiesen.</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>The game against the solver is over: %1 : %2.</source>
        <translation>Die Partie gegen den Löser ist zu Ende: %1 : %2.</translation>
    </message>
    <message>
        <source>The solver can&apos;t answer: %1</source>
        <translation>Der Löser kann nicht antworten: %1</translation>
    </message>
    <message>
        <source>Solve the ending as the bag allows: endgame, pre-endgame or bridge; stop that and go on</source>
        <translation>Das Spielende lösen, wie es der Beutel erlaubt: Endspiel, Vorendspiel oder Brücke; das anhalten und fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Endings</source>
        <translation>Spiel&amp;ende</translation>
    </message>
    <message>
        <source>Show how this ending is solved</source>
        <translation>Zeigen, wie dieses Spielende gelöst wird</translation>
    </message>
    <message>
        <source>Play &amp;On Against the Solver</source>
        <translation>Gegen den Löser &amp;weiterspielen</translation>
    </message>
    <message>
        <source>From here on the solver answers each of your moves with its best one</source>
        <translation>Von hier an beantwortet der Löser jeden Ihrer Züge mit seinem besten</translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved for two players; here are %n.</source>
        <translation>
            <numerusform>Spielenden werden für zwei Spieler gelöst; hier ist es %n.</numerusform>
            <numerusform>Spielenden werden für zwei Spieler gelöst; hier sind es %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more tiles on board and racks than the game has: nothing can be solved before that is put right (Position ▸ Scores and Racks).</source>
        <translation>Auf Brett und Bänken liegen mehr Steine, als das Spiel hat: bevor das berichtigt ist, kann nichts gelöst werden (Stellung ▸ Punkte und Bänke).</translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved with %1 tiles in the bag at most; here %n are still in it. Until then F6 simulates.</source>
        <translation>
            <numerusform>Spielenden werden mit höchstens %1 Steinen im Beutel gelöst; hier ist noch %n darin. Bis dahin simuliert F6.</numerusform>
            <numerusform>Spielenden werden mit höchstens %1 Steinen im Beutel gelöst; hier sind noch %n darin. Bis dahin simuliert F6.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rack is not known: type it first (Ctrl+R), then F7 solves.</source>
        <translation>Die Bank ist nicht bekannt: erst eingeben (Strg+R), dann löst F7.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n tiles of the rack are known: type it first (Ctrl+R), then F7 solves.</source>
        <translation>
            <numerusform>Nur %1 von %n Stein der Bank ist bekannt: erst eingeben (Strg+R), dann löst F7.</numerusform>
            <numerusform>Nur %1 von %n Steinen der Bank sind bekannt: erst eingeben (Strg+R), dann löst F7.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one, then F7 solves.</source>
        <translation>Kein Lexikon passt zu diesen Steinen: öffnen Sie eines, dann löst F7.</translation>
    </message>
    <message>
        <source>Endings of jumbled words can&apos;t be solved; F6 simulates.</source>
        <translation>Spielenden mit gewürfelten Wörtern können nicht gelöst werden; F6 simuliert.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 tells for each move with which of them it wins.</source>
        <translation>
            <numerusform>%n Stein ist im Beutel: F7 sagt für jeden Zug, mit welchem er gewinnt.</numerusform>
            <numerusform>%n Steine sind im Beutel: F7 sagt für jeden Zug, mit welchen er gewinnt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 simulates games that end in endgames.</source>
        <translation>
            <numerusform>%n Stein ist im Beutel: F7 simuliert Partien, die in Endspielen enden.</numerusform>
            <numerusform>%n Steine sind im Beutel: F7 simuliert Partien, die in Endspielen enden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pre-endgame, which tries bag after bag, can be chosen above.</source>
        <translation>Das Vorendspiel, das Beutel um Beutel versucht, kann oben gewählt werden.</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>The solver plays once the bag is empty: then both know all tiles.</source>
        <translation>Der Löser spielt, sobald der Beutel leer ist: dann kennen beide alle Steine.</translation>
    </message>
    <message>
        <source>Stop Playing Against the S&amp;olver</source>
        <translation>Nicht mehr gegen den &amp;Löser spielen</translation>
    </message>
    <message>
        <source>The solver thinks…</source>
        <translation>Der Löser überlegt …</translation>
    </message>
    <message>
        <source>Your move; stop playing</source>
        <translation>Sie sind am Zug; aufhören</translation>
    </message>
    <message>
        <source>Play on against the solver</source>
        <translation>Gegen den Löser weiterspielen</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>These numbers are static; what is proved stands in Endings.</source>
        <translation>Diese Zahlen sind statisch; was bewiesen ist, steht unter Spielende.</translation>
    </message>
    <message>
        <source>These numbers are static, not proved; Endings has looked further.</source>
        <translation>Diese Zahlen sind statisch, nicht bewiesen; Spielende hat weiter geschaut.</translation>
    </message>
</context>
<context>
    <name>ui::EndingsPanel</name>
    <message>
        <source>As&amp;k</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Why not this move</source>
        <translation>Warum nicht dieser Zug</translation>
    </message>
    <message>
        <source>10A (E)F, pass; empty: the move on the board</source>
        <translation>10A (E)F, pass; leer: der Zug auf dem Brett</translation>
    </message>
    <message>
        <source>&amp;Why not</source>
        <translation>Warum nich&amp;t</translation>
    </message>
    <message>
        <source>Stopped before anything was known.</source>
        <translation>Angehalten, bevor etwas bekannt war.</translation>
    </message>
    <message>
        <source>Looking at the first moves…</source>
        <translation>Die ersten Züge werden untersucht …</translation>
    </message>
    <message>
        <source>■ stopped; F7 goes on</source>
        <translation>■ angehalten; F7 macht weiter</translation>
    </message>
    <message>
        <source>Work &amp;out every candidate</source>
        <translation>Jeden Kandidaten zu &amp;Ende rechnen</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>ohne Grenze</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>alle Züge</translation>
    </message>
    <message>
        <source>Also moves that can&apos;t be the best any more</source>
        <translation>Auch Züge, die nicht mehr die besten sein können</translation>
    </message>
    <message>
        <source>two passes in a row</source>
        <translation>zweimal Passen hintereinander</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>wie die Regeln sagen</translation>
    </message>
    <message>
        <source>Time at &amp;most</source>
        <translation>&amp;Zeit höchstens</translation>
    </message>
    <message>
        <source>Pre-endgame: &amp;candidates</source>
        <translation>Vorendspiel: &amp;Kandidaten</translation>
    </message>
    <message>
        <source>A line en&amp;ds after</source>
        <translation>Eine Zugfol&amp;ge endet durch</translation>
    </message>
    <message>
        <source>Kind of ending</source>
        <translation>Art des Spielendes</translation>
    </message>
    <message>
        <source>Progress of the solver</source>
        <translation>Fortschritt des Lösers</translation>
    </message>
    <message>
        <source>What the opponent knows</source>
        <translation>Was der Gegner weiß</translation>
    </message>
    <message>
        <source>Model: rational</source>
        <translation>Modell: rational</translation>
    </message>
    <message>
        <source>Model: guaranteed</source>
        <translation>Modell: garantiert</translation>
    </message>
    <message>
        <source>Model: clairvoyant</source>
        <translation>Modell: Hellseher</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of the solver</source>
        <translation>Einstellungen des Lösers</translation>
    </message>
    <message>
        <source>%1 (by the bag)</source>
        <translation>%1 (nach dem Beutel)</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Spielende</translation>
    </message>
    <message>
        <source>It could not be solved.</source>
        <translation>Es konnte nicht gelöst werden.</translation>
    </message>
    <message>
        <source>■ the time is over; F7 goes on</source>
        <translation>■ die Zeit ist um; F7 setzt fort</translation>
    </message>
    <message>
        <source>The settings are others now: F7 solves anew.</source>
        <translation>Die Einstellungen sind jetzt andere: F7 löst neu.</translation>
    </message>
    <message>
        <source>Proved much sooner than by how much</source>
        <translation>Viel eher bewiesen als die Höhe</translation>
    </message>
    <message>
        <source>Endgame: only who w&amp;ins</source>
        <translation>Endspiel: nur wer gew&amp;innt</translation>
    </message>
</context>
<context>
    <name>ui::EquityHistogramView</name>
    <message>
        <source>How the iterations came out</source>
        <translation>Wie die Durchläufe ausgingen</translation>
    </message>
    <message>
        <source>mean %1, deviation %2 points</source>
        <translation>Mittel %1, Streuung %2 Punkte</translation>
    </message>
    <message>
        <source>No iterations yet</source>
        <translation>Noch keine Durchläufe</translation>
    </message>
    <message>
        <source>mean %1 points of spread</source>
        <translation>Mittel %1 Punkte Abstand</translation>
    </message>
</context>
<context>
    <name>ui::LineChips</name>
    <message>
        <source>you</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>✕ refutes · %1</source>
        <translation>✕ widerlegt · %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>%1, %2, spread %3</source>
        <translation>%1, %2, Abstand %3</translation>
    </message>
    <message>
        <source>A click keeps the line up to here as a variation; the wheel and the arrow keys step along on the board</source>
        <translation>Ein Klick behält die Zugfolge bis hierher als Variante; Mausrad und Pfeiltasten gehen sie auf dem Brett durch</translation>
    </message>
</context>
<context>
    <name>ui::Simulated</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Simulated: %1 plies · %2 iterations · wins %3 % %4 · equity %5 %6 · P(best) %7 · seed %8 (intervals: 95 %)</source>
        <translation>Simuliert: %1 Halbzüge · %2 Durchläufe · gewinnt %3 % %4 · Equity %5 %6 · P(bester) %7 · Startzahl %8 (Intervalle: 95 %)</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlays</name>
    <message>
        <source>row %1</source>
        <translation>Reihe %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlaysOverlay</name>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Drohungen</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Folgezüge</translation>
    </message>
    <message>
        <source>&amp;Replies</source>
        <translation>&amp;Antworten</translation>
    </message>
    <message>
        <source>Where the replies of the simulation lie</source>
        <translation>Wo die Antworten der Simulation liegen</translation>
    </message>
    <message>
        <source>Where the dear replies of the simulation lie</source>
        <translation>Wo die teuren Antworten der Simulation liegen</translation>
    </message>
    <message>
        <source>Where our own next moves of the simulation lie</source>
        <translation>Wo die eigenen nächsten Züge der Simulation liegen</translation>
    </message>
    <message>
        <source>Waits for a simulation of this position: F6 starts one.</source>
        <translation>Wartet auf eine Simulation dieser Stellung: F6 beginnt eine.</translation>
    </message>
    <message>
        <source>Simulation of %1, ply %2, %3 iterations.</source>
        <translation>Simulation von %1, Halbzug %2, %3 Durchläufe.</translation>
    </message>
    <message>
        <source>%1: %2 % of the plays lay a tile here, for %3 points on average</source>
        <translation>%1: %2 % der Züge legen hier einen Stein, für durchschnittlich %3 Punkte</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Share of the plays that lay a tile on the square. %1</source>
        <translation>Anteil der Züge, die einen Stein auf das Feld legen. %1</translation>
    </message>
    <message>
        <source>%1: replies of %2 points and more over this square make %3 points a reply, in %4 % of the replies</source>
        <translation>%1: Antworten ab %2 Punkten über dieses Feld machen %3 Punkte je Antwort, bei %4 % der Antworten</translation>
    </message>
    <message>
        <source>Threat&amp;s</source>
        <translation>&amp;Drohungen</translation>
    </message>
    <message>
        <source>&amp;Follow-ups</source>
        <translation>&amp;Folgezüge</translation>
    </message>
    <message>
        <source>Single plays are not kept with a turn: Ctrl+F6 runs the simulation again.</source>
        <translation>Einzelne Züge werden nicht aufbewahrt: Strg+F6 wiederholt die Simulation.</translation>
    </message>
    <message>
        <source>Of %1 plays %2 are looked at (%3).</source>
        <translation>Von %1 Zügen werden %2 betrachtet (%3).</translation>
    </message>
    <message>
        <source>Points over the square per reply, of replies of %1 and more · %2</source>
        <translation>Punkte über das Feld je Antwort, von Antworten ab %1 · %2</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlaysPanel</name>
    <message>
        <source>Where the replies go</source>
        <translation>Wohin die Antworten gehen</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Wo</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Most frequent replies</source>
        <translation>Häufigste Antworten</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Am häufigsten</translation>
    </message>
    <message>
        <source>Most costly replies</source>
        <translation>Teuerste Antworten</translation>
    </message>
    <message>
        <source>Most costly</source>
        <translation>Am teuersten</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Our own next moves</source>
        <translation>Eigene nächste Züge</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Folgezug</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Braucht</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Antworten</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Folgezüge</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Verteilung</translation>
    </message>
    <message>
        <source>Choose a candidate to see what is played after it.</source>
        <translation>Einen Kandidaten wählen, um zu sehen, was darauf gespielt wird.</translation>
    </message>
    <message>
        <source>To %1: average %2 points, bingos %3 %</source>
        <translation>Auf %1: durchschnittlich %2 Punkte, Bingos %3 %</translation>
    </message>
    <message>
        <source>After %1, whatever the opponent plays; in braces the tiles to be drawn</source>
        <translation>Nach %1, was der Gegner auch spielt; in Klammern die zu ziehenden Steine</translation>
    </message>
</context>
<context>
    <name>ui::SimulationControls</name>
    <message>
        <source>stop when sure: %1 %</source>
        <translation>Ende, wenn sicher: %1 %</translation>
    </message>
    <message>
        <source>stop after %1 iterations</source>
        <translation>Ende nach %1 Durchläufen</translation>
    </message>
    <message>
        <source>stop after %1 s</source>
        <translation>Ende nach %1 s</translation>
    </message>
    <message>
        <source>go on until stopped</source>
        <translation>ohne Ende</translation>
    </message>
    <message>
        <source>✓ ended: sure enough</source>
        <translation>✓ beendet: sicher genug</translation>
    </message>
    <message>
        <source>✓ ended: there is only one candidate</source>
        <translation>✓ beendet: nur ein Kandidat</translation>
    </message>
    <message>
        <source>✓ ended: the game is decided</source>
        <translation>✓ beendet: die Partie ist entschieden</translation>
    </message>
    <message>
        <source>✓ ended: nobody can catch up any more</source>
        <translation>✓ beendet: niemand holt mehr auf</translation>
    </message>
    <message>
        <source>✓ ended: all iterations are made</source>
        <translation>✓ beendet: alle Durchläufe sind gemacht</translation>
    </message>
    <message>
        <source>✓ ended: the time is over</source>
        <translation>✓ beendet: die Zeit ist um</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>Fortschritt der Simulation</translation>
    </message>
    <message>
        <source>When the simulation ends</source>
        <translation>Wann die Simulation endet</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of the simulation</source>
        <translation>Einstellungen der Simulation</translation>
    </message>
    <message>
        <source>to the end of the game</source>
        <translation>bis zum Ende der Partie</translation>
    </message>
    <message>
        <source>Pl&amp;ies after the candidate:</source>
        <translation>Halbzüg&amp;e nach dem Kandidaten:</translation>
    </message>
    <message>
        <source>Best static &amp;moves:</source>
        <translation>Beste statische &amp;Züge:</translation>
    </message>
    <message>
        <source>See&amp;d of the draws:</source>
        <translation>Sta&amp;rtzahl der Ziehungen:</translation>
    </message>
    <message>
        <source>These count for the next simulation.</source>
        <translation>Gilt für die nächste Simulation.</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>bis zum Ende</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations · %2</source>
        <translation>%1 Durchläufe · %2</translation>
    </message>
    <message>
        <source> · %1 k/s</source>
        <translation> · %1 k/s</translation>
    </message>
    <message>
        <source>P(best) %1</source>
        <translation>P(bester) %1</translation>
    </message>
    <message>
        <source>not simulated</source>
        <translation>nicht simuliert</translation>
    </message>
    <message>
        <source>F6 plays the best moves out in the same random scenarios.</source>
        <translation>F6 spielt die besten Züge in denselben zufälligen Verläufen aus.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>läuft</translation>
    </message>
    <message>
        <source>waits for its turn, or begins</source>
        <translation>wartet, bis sie an der Reihe ist, oder beginnt</translation>
    </message>
    <message>
        <source>❚❚ paused</source>
        <translation>❚❚ Pause</translation>
    </message>
    <message>
        <source>■ stopped; F6 goes on</source>
        <translation>■ angehalten; F6 macht weiter</translation>
    </message>
    <message>
        <source> · seed %1</source>
        <translation> · Startzahl %1</translation>
    </message>
    <message>
        <source> · kept with the turn</source>
        <translation> · beim Zug aufbewahrt</translation>
    </message>
    <message>
        <source> · run again: the same numbers</source>
        <translation> · wiederholt: dieselben Zahlen</translation>
    </message>
    <message>
        <source> · run again: other numbers</source>
        <translation> · wiederholt: andere Zahlen</translation>
    </message>
    <message>
        <source> · tiles of the opponent read off %1, trust %2 %</source>
        <translation> · Steine des Gegners aus %1 gelesen, Vertrauen %2 %</translation>
    </message>
    <message numerus="yes">
        <source>✓ ended: no difference to %n other(s) that matters</source>
        <translation>
            <numerusform>✓ beendet: kein Unterschied von Belang zu %n anderen</numerusform>
            <numerusform>✓ beendet: kein Unterschied von Belang zu %n anderen</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Opponent&apos;s words:</source>
        <translation>Wörter des &amp;Gegners:</translation>
    </message>
    <message>
        <source>the same as ours</source>
        <translation>dieselben wie unsere</translation>
    </message>
    <message numerus="yes">
        <source> · what %n plies didn&apos;t tell apart</source>
        <translation>
            <numerusform> · was %n Zug nicht unterschied</numerusform>
            <numerusform> · was %n Züge nicht unterschieden</numerusform>
        </translation>
    </message>
    <message>
        <source> · partial rack</source>
        <translation> · unvollständige Bank</translation>
    </message>
    <message>
        <source> · the bag is empty: F7 solves it exactly</source>
        <translation> · der Beutel ist leer: F7 löst es genau</translation>
    </message>
    <message>
        <source> · opponent plays with %1</source>
        <translation> · Gegner spielt mit %1</translation>
    </message>
    <message>
        <source>as in the game: %1</source>
        <translation>wie in der Partie: %1</translation>
    </message>
    <message>
        <source> · win % estimated</source>
        <translation> · Gewinn-% geschätzt</translation>
    </message>
</context>
<context>
    <name>ui::SimulationFeature</name>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>S&amp;imulate</source>
        <translation>S&amp;imulieren</translation>
    </message>
    <message>
        <source>Play the best moves out in the same random scenarios, pause that and go on</source>
        <translation>Die besten Züge in denselben zufälligen Verläufen ausspielen, das unterbrechen und fortsetzen</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simulieren</translation>
    </message>
    <message>
        <source>S&amp;top the Simulation</source>
        <translation>Simulation an&amp;halten</translation>
    </message>
    <message>
        <source>Stop the simulation of this position; what it found stays</source>
        <translation>Die Simulation dieser Stellung anhalten; was sie fand, bleibt</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Add to the Si&amp;mulation</source>
        <translation>Zur Si&amp;mulation hinzufügen</translation>
    </message>
    <message>
        <source>Make the move on the board, or chosen in the list, a candidate</source>
        <translation>Den Zug auf dem Brett oder in der Liste zum Kandidaten machen</translation>
    </message>
    <message>
        <source>Simu&amp;lation</source>
        <translation>Simu&amp;lation</translation>
    </message>
    <message>
        <source>Show the simulation of this position</source>
        <translation>Die Simulation dieser Stellung zeigen</translation>
    </message>
    <message>
        <source>Hidden while the game is played.
Game ▸ Show Analysis ends that.</source>
        <translation>Verborgen, solange die Partie läuft.
Partie ▸ Analyse zeigen beendet das.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Verborgen, solange selbst nach dem besten Zug gesucht wird.</translation>
    </message>
    <message>
        <source>The rack is not known: type it first (Ctrl+R), then F6 simulates.</source>
        <translation>Die Bank ist nicht bekannt: erst eingeben (Strg+R), dann simuliert F6.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one to simulate.</source>
        <translation>Kein Lexikon passt zu diesen Steinen: zum Simulieren eines öffnen.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to simulate.</source>
        <translation>Die Partie ist zu Ende: Es gibt nichts zu simulieren.</translation>
    </message>
    <message>
        <source>Lay a move on the board, or choose one in the list, to add it.</source>
        <translation>Einen Zug aufs Brett legen oder in der Liste wählen, um ihn hinzuzufügen.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be simulated: %2</source>
        <translation>%1 lässt sich nicht simulieren: %2</translation>
    </message>
    <message>
        <source>Simulation: %1 is best, P(best) %2</source>
        <translation>Simulation: %1 ist der beste, P(bester) %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Simulation ✓</source>
        <translation>Simulation ✓</translation>
    </message>
    <message>
        <source>Simulate &amp;Again</source>
        <translation>&amp;Noch einmal simulieren</translation>
    </message>
    <message>
        <source>Begin anew with these settings; what has not been changed comes to the same numbers</source>
        <translation>Mit diesen Einstellungen neu beginnen; was nicht geändert wurde, kommt zu denselben Zahlen</translation>
    </message>
    <message numerus="yes">
        <source>Simulation: %1 leads, %n other(s) are as good</source>
        <translation>
            <numerusform>Simulation: %1 führt, %n anderer ist ebenso gut</numerusform>
            <numerusform>Simulation: %1 führt, %n andere sind ebenso gut</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Deeper</source>
        <translation>&amp;Tiefer sehen</translation>
    </message>
    <message>
        <source>Play out with more plies what the simulation can&apos;t tell apart, in the same scenarios</source>
        <translation>Mit mehr Zügen ausspielen, was die Simulation nicht unterscheiden kann, in denselben Szenarien</translation>
    </message>
    <message>
        <source>Auto-simulat&amp;e</source>
        <translation>A&amp;utomatisch simulieren</translation>
    </message>
    <message>
        <source>Simulate the first moves of the list for a moment whenever it stands</source>
        <translation>Die ersten Züge der Liste kurz simulieren, sobald sie eine Sekunde steht</translation>
    </message>
    <message>
        <source>%1. With another rule it goes on; Alt+F6 looks deeper, Ctrl+F6 begins anew.</source>
        <translation>%1. Mit einer anderen Regel geht es weiter; Alt+F6 sieht tiefer, Strg+F6 beginnt neu.</translation>
    </message>
    <message>
        <source>%1. With another rule it goes on; Ctrl+F6 begins anew.</source>
        <translation>%1. Mit einer anderen Regel geht es weiter; Strg+F6 beginnt neu.</translation>
    </message>
    <message>
        <source>There is no simulation to look deeper into: F6 begins one.</source>
        <translation>Es gibt keine Simulation, in die man tiefer sehen könnte: F6 beginnt eine.</translation>
    </message>
    <message>
        <source>A deeper look begins where the simulation has ended.</source>
        <translation>Tiefer sehen kann man, wenn die Simulation beendet ist.</translation>
    </message>
    <message>
        <source>There is nothing to look deeper into: one move is surely the best.</source>
        <translation>Tiefer zu sehen gibt es nichts: Ein Zug ist sicher der beste.</translation>
    </message>
    <message>
        <source>It was played out to the end of the game already.</source>
        <translation>Es wurde schon bis zum Ende der Partie ausgespielt.</translation>
    </message>
    <message>
        <source>What is simulated there is not open any more.</source>
        <translation>Was dort simuliert wird, ist nicht mehr offen.</translation>
    </message>
    <message>
        <source>The simulation of this turn can&apos;t be shown</source>
        <translation>Die Simulation dieses Zugs kann nicht gezeigt werden</translation>
    </message>
</context>
<context>
    <name>ui::SimulationModel</name>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>leads</source>
        <translation>führt</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>ebenso gut</translation>
    </message>
    <message>
        <source>%1 ↑</source>
        <translation>%1 ↑</translation>
    </message>
    <message>
        <source>you</source>
        <translation>selbst</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>opponent %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>σ %1</source>
        <translation>σ %1</translation>
    </message>
    <message>
        <source>bingos %1 %</source>
        <translation>Bingos %1 %</translation>
    </message>
    <message>
        <source>%1, wins %2 % %3, %4, equity %5, %6 iterations</source>
        <translation>%1, gewinnt %2 % %3, %4, Equity %5, %6 Durchläufe</translation>
    </message>
    <message>
        <source>%1, rests</source>
        <translation>%1, ruht</translation>
    </message>
    <message>
        <source>❚❚ resting: surely worse, or no different</source>
        <translation>❚❚ ruhen: sicher schlechter oder gleich</translation>
    </message>
    <message>
        <source>❚❚ resting: surely worse, or no different; wake by themselves if the leader falls</source>
        <translation>❚❚ ruhen: sicher schlechter oder gleich; erwachen von selbst, wenn der Führende fällt</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Δ leader</source>
        <translation>Δ Erster</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(bester)</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Durchläufe</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statisch</translation>
    </message>
    <message>
        <source>Candidates: open one to see what is played after it, ply by ply</source>
        <translation>Kandidaten: aufgeklappt zeigt jeder, was darauf gespielt wird, Halbzug für Halbzug</translation>
    </message>
    <message>
        <source>Share of games won in the simulation, per cent</source>
        <translation>Anteil der Siege in der Simulation, Prozent</translation>
    </message>
    <message>
        <source>Half of the 95 % interval of the share of games won</source>
        <translation>Halbes 95-%-Intervall des Anteils der Siege</translation>
    </message>
    <message>
        <source>How likely this is the best candidate</source>
        <translation>Wie wahrscheinlich dies der beste Kandidat ist</translation>
    </message>
    <message>
        <source>Mean gain of spread, points</source>
        <translation>Mittlerer Gewinn an Abstand, Punkte</translation>
    </message>
    <message>
        <source>Iterations; an arrow: it is catching up</source>
        <translation>Durchläufe; ein Pfeil: holt auf</translation>
    </message>
    <message>
        <source>Equity without looking ahead, a static estimate</source>
        <translation>Equity ohne Vorausschau, eine statische Schätzung</translation>
    </message>
    <message>
        <source>Over the %1 scenarios that both met, so that it needn&apos;t be the difference of the shares, which are of all that each met.</source>
        <translation>Über die %1 Verläufe, die beide hatten; deshalb muss es nicht der Unterschied der Anteile sein, die von allen Verläufen eines jeden sind.</translation>
    </message>
    <message>
        <source>Gap to the leader in games won, with its own 95 % interval, over the draws that both met</source>
        <translation>Abstand zum Führenden in gewonnenen Partien, mit eigenem 95-%-Intervall, über die Ziehungen, die beide hatten</translation>
    </message>
</context>
<context>
    <name>ui::SimulationPanel</name>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>Plot the share of games won</source>
        <translation>Den Anteil der Siege zeichnen</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Equity</translation>
    </message>
    <message>
        <source>Plot the equity</source>
        <translation>Die Equity zeichnen</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>Logarithmic scale of iterations</source>
        <translation>Logarithmische Skala der Durchläufe</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linear</translation>
    </message>
    <message>
        <source>Linear scale of iterations</source>
        <translation>Lineare Skala der Durchläufe</translation>
    </message>
    <message>
        <source>Bars, band: 95 % of the gap to the leader</source>
        <translation>Balken, Band: 95 % des Abstands zum Führenden</translation>
    </message>
</context>
<context>
    <name>ui::SimulationPlot</name>
    <message>
        <source>Candidates over the iterations</source>
        <translation>Kandidaten im Lauf der Durchläufe</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No iterations yet</source>
        <translation>Noch keine Durchläufe</translation>
    </message>
    <message numerus="yes">
        <source>%n resting</source>
        <translation>
            <numerusform>%n ruht</numerusform>
            <numerusform>%n ruhen</numerusform>
        </translation>
    </message>
    <message>
        <source>How the candidates draw apart appears here</source>
        <translation>Hier erscheint, wie sich die Kandidaten trennen</translation>
    </message>
</context>
<context>
    <name>ui::SimulationTable</name>
    <message>
        <source>Candidates</source>
        <translation>Kandidaten</translation>
    </message>
    <message>
        <source>Enter plays a candidate, Delete drops it, the right arrow opens it to its plies, Insert adds the move on the board.</source>
        <translation>Eingabe spielt einen Kandidaten, Entf entfernt ihn, Pfeil rechts klappt seine Halbzüge auf, Einfg fügt den Zug auf dem Brett hinzu.</translation>
    </message>
</context>
<context>
    <name>ui::Simulations</name>
    <message>
        <source>Simulation</source>
        <translation>Simulation</translation>
    </message>
    <message>
        <source>Simulation, turn %1</source>
        <translation>Simulation, Zug %1</translation>
    </message>
    <message>
        <source>Simulation, position %1</source>
        <translation>Simulation, Stellung %1</translation>
    </message>
</context>
<context>
    <name>ui::BoggleStepsTab</name>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Buchstaben</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Was geschieht</translation>
    </message>
    <message>
        <source>Words and ends only</source>
        <translation>Nur Wörter und Enden</translation>
    </message>
    <message>
        <source>How much is searched</source>
        <translation>Wie viel durchsucht wird</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Schritte der Suche</translation>
    </message>
    <message>
        <source>The current step</source>
        <translation>Der aktuelle Schritt</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>Der Schritt davor</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>Der nächste Schritt</translation>
    </message>
    <message>
        <source>To the next end</source>
        <translation>Zum nächsten Ende</translation>
    </message>
    <message>
        <source>On to the next word or the next end of a path</source>
        <translation>Weiter zum nächsten Wort oder zum nächsten Ende eines Wegs</translation>
    </message>
    <message>
        <source>Leaves out steps at which the search just goes on</source>
        <translation>Lässt Schritte weg, an denen die Suche nur weitergeht</translation>
    </message>
    <message>
        <source>Type letters, or roll the dice.</source>
        <translation>Buchstaben tippen oder würfeln.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Suche …</translation>
    </message>
    <message>
        <source>Following the search of the grid</source>
        <translation>Die Suche im Gitter wird verfolgt</translation>
    </message>
    <message>
        <source>%1 squares are looked at; %2 of them end a path, and %3 take a word.</source>
        <translation>%1 Felder werden angesehen; %2 davon beenden einen Weg, %3 ergeben ein Wort.</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>Die ersten %1 sind aufgeführt.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>geht weiter</translation>
    </message>
    <message>
        <source>✓ a word</source>
        <translation>✓ ein Wort</translation>
    </message>
    <message>
        <source>✕ no word begins so</source>
        <translation>✕ kein Wort beginnt so</translation>
    </message>
    <message>
        <source>✕ needs letters that the grid lacks</source>
        <translation>✕ braucht Buchstaben, die dem Gitter fehlen</translation>
    </message>
    <message>
        <source>✕ no neighbour leads on</source>
        <translation>✕ kein Nachbar führt weiter</translation>
    </message>
    <message>
        <source>%1 is a word.</source>
        <translation>%1 ist ein Wort.</translation>
    </message>
    <message>
        <source>The tree of words has nothing that begins with %1: whatever lies around, this path ends.</source>
        <translation>Im Wortbaum beginnt nichts mit %1: was auch daneben liegt, dieser Weg endet.</translation>
    </message>
    <message>
        <source>Words begin with %1, but all of them need one of these, which the grid lacks: %2. The path ends before its neighbours are looked at.</source>
        <translation>Wörter beginnen mit %1, aber alle brauchen einen von diesen, die dem Gitter fehlen: %2. Der Weg endet, bevor die Nachbarn angesehen werden.</translation>
    </message>
    <message>
        <source>Words that begin with %1 go on with %2. Beside the square lie %3. Both have %4.</source>
        <translation>Wörter mit dem Anfang %1 gehen weiter mit %2. Neben dem Feld liegen %3. Beides trifft zu auf %4.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryTurnModel</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 P.</translation>
    </message>
    <message>
        <source>small</source>
        <translation>klein</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>mittel</translation>
    </message>
    <message>
        <source>large</source>
        <translation>groß</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>by a mark, a tag or a phony: %1</source>
        <translation>durch Zeichen, Schlagwort oder ungültigen Zug: %1</translation>
    </message>
    <message>
        <source>by the review: %1</source>
        <translation>durch die Auswertung: %1</translation>
    </message>
    <message>
        <source>not judged by a review</source>
        <translation>von keiner Auswertung beurteilt</translation>
    </message>
    <message>
        <source>The larger of what marks and tags call the turn and what the review says</source>
        <translation>Das Größere von dem, was Zeichen und Stichwörter sagen, und dem, was die Auswertung sagt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verlust</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Schlagworte</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Datei</translation>
    </message>
    <message>
        <source>%1 points (%2)</source>
        <translation>%1 Punkte (%2)</translation>
    </message>
    <message>
        <source>%1 of the chance of winning, %2 points (%3)</source>
        <translation>%1 der Gewinnaussicht, %2 Punkte (%3)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Warum</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
</context>
<context>
    <name>ui::PlanMarks</name>
    <message>
        <source>Plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>Numbers: which tile of the order. 1, 2, 3 in a corner: where the board grows next.</source>
        <translation>Zahlen: welcher Stein der Reihenfolge. 1, 2, 3 in der Ecke: dorthin wächst das Brett.</translation>
    </message>
    <message>
        <source>hatched: kept for the goal&apos;s own move</source>
        <translation>schraffiert: für den Zielzug</translation>
    </message>
    <message>
        <source>ring: to be laid before</source>
        <translation>Ring: vorher zu legen</translation>
    </message>
    <message>
        <source>Kept for the goal word: %1, tile %2 of the order</source>
        <translation>Für das Zielwort aufgehoben: %1, Stein %2 der Reihenfolge</translation>
    </message>
    <message>
        <source>To be laid before the goal word: %1, tile %2 of the order</source>
        <translation>Vor dem Zielwort zu legen: %1, Stein %2 der Reihenfolge</translation>
    </message>
    <message>
        <source>Checkpoint %1: the board should be here once %2 tiles lie</source>
        <translation>Kontrollpunkt %1: Hier soll das Brett sein, wenn %2 Steine liegen</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ gelegt</translation>
    </message>
    <message>
        <source>● all letters lie, its move can come</source>
        <translation>● alle Buchstaben liegen, sein Zug kann kommen</translation>
    </message>
    <message>
        <source>○ planned</source>
        <translation>○ geplant</translation>
    </message>
    <message>
        <source>◔ %1 of %2 letters lie</source>
        <translation>◔ %1 von %2 Buchstaben liegen</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireFeature</name>
    <message>
        <source>Maximum Score</source>
        <translation>Höchste Punktzahl</translation>
    </message>
    <message>
        <source>Orders of Tiles</source>
        <translation>Reihenfolgen von Steinen</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Text (*.txt);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Check a Game</source>
        <translation>Eine Partie prüfen</translation>
    </message>
    <message>
        <source>Games (*.txt *.gcg *.json);;All files (*)</source>
        <translation>Partien (*.txt *.gcg *.json);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum Score</source>
        <translation>&amp;Höchste Punktzahl</translation>
    </message>
    <message>
        <source>Look for the one-player game of the highest score for an order of tiles</source>
        <translation>Für eine Reihenfolge von Steinen die Ein-Personen-Partie mit der höchsten Punktzahl suchen</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>%1 wird geöffnet</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 wurde nicht geöffnet</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>%1 wird geprüft</translation>
    </message>
    <message>
        <source>✓ %1: %2 points, replayed without a fault</source>
        <translation>✓ %1: %2 Punkte, ohne Fehler nachgespielt</translation>
    </message>
    <message>
        <source>score-%1</source>
        <translation>punkte-%1</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Partie exportieren</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireGameView</name>
    <message>
        <source>Before the first move (Home)</source>
        <translation>Vor den ersten Zug (Pos1)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Einen Zug zurück (Links)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Einen Zug weiter (Rechts)</translation>
    </message>
    <message>
        <source>Behind the last move (End)</source>
        <translation>Hinter den letzten Zug (Ende)</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Rack before</source>
        <translation>Bank davor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Zieht</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Züge der Partie</translation>
    </message>
    <message>
        <source>Show the game move by move (Space)</source>
        <translation>Die Partie Zug für Zug zeigen (Leertaste)</translation>
    </message>
    <message>
        <source>Moves a second</source>
        <translation>Züge in der Sekunde</translation>
    </message>
    <message>
        <source>1 a second</source>
        <translation>1 je Sekunde</translation>
    </message>
    <message>
        <source>2 a second</source>
        <translation>2 je Sekunde</translation>
    </message>
    <message>
        <source>5 a second</source>
        <translation>5 je Sekunde</translation>
    </message>
    <message>
        <source>Move that is shown</source>
        <translation>Zug, der gezeigt wird</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xportieren</translation>
    </message>
    <message>
        <source>Write the game as a file</source>
        <translation>Die Partie als Datei schreiben</translation>
    </message>
    <message>
        <source>Chec&amp;k a Game…</source>
        <translation>Partie prü&amp;fen…</translation>
    </message>
    <message>
        <source>Read a game from contest text, GCG or JSON, and replay it by the rules in full</source>
        <translation>Eine Partie aus Wettbewerbstext, GCG oder JSON lesen und ganz nach den Regeln nachspielen</translation>
    </message>
    <message>
        <source>No game yet. Start a search, or check a game of a file.</source>
        <translation>Noch keine Partie. Eine Suche starten oder eine Partie aus einer Datei prüfen.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n Zug</numerusform>
            <numerusform>%n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>goal words %1</source>
        <translation>Zielwörter %1</translation>
    </message>
    <message>
        <source>50 and more %1</source>
        <translation>ab 50 %1</translation>
    </message>
    <message>
        <source>rest %1</source>
        <translation>Rest %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n Stein übrig</numerusform>
            <numerusform>%n Steine übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>replayed, no fault · lexicon %1 · rules %2</source>
        <translation>nachgespielt, kein Fehler · Lexikon %1 · Regeln %2</translation>
    </message>
    <message>
        <source>★ goal word</source>
        <translation>★ Zielwort</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>ein Stein</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireLab</name>
    <message>
        <source>Looking for the highest score</source>
        <translation>Die höchste Punktzahl wird gesucht</translation>
    </message>
    <message>
        <source>Keeping notes</source>
        <translation>Notizen werden aufbewahrt</translation>
    </message>
    <message>
        <source>Reading what is kept of a search</source>
        <translation>Liest, was von einer Suche aufbewahrt ist</translation>
    </message>
</context>
<context>
    <name>ui::SolitairePanel</name>
    <message>
        <source>&amp;Start</source>
        <translation>Sta&amp;rt</translation>
    </message>
    <message>
        <source>Look for the game of the highest score; what is known of this order already is gone on with</source>
        <translation>Die Partie mit der höchsten Punktzahl suchen; was von dieser Reihenfolge bekannt ist, wird fortgesetzt</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>St&amp;opp</translation>
    </message>
    <message>
        <source>End the search; what was found is kept</source>
        <translation>Die Suche beenden; was gefunden wurde, bleibt</translation>
    </message>
    <message>
        <source>&amp;Widen</source>
        <translation>Verbre&amp;itern</translation>
    </message>
    <message>
        <source>Keep twice as many boards of each level from now on: slower, and it finds what narrow searches miss</source>
        <translation>Ab jetzt von jeder Stufe doppelt so viele Bretter behalten: langsamer, findet aber, was schmale Suchen verpassen</translation>
    </message>
    <message>
        <source>On the Boar&amp;d</source>
        <translation>Auf dem Bre&amp;tt</translation>
    </message>
    <message>
        <source>Show these games on the large board, or the position of the window</source>
        <translation>Diese Partien auf dem großen Brett zeigen, oder die Stellung des Fensters</translation>
    </message>
    <message>
        <source>Time of the search</source>
        <translation>Zeit der Suche</translation>
    </message>
    <message>
        <source>Parts of the search for the highest score</source>
        <translation>Teile der Suche nach der höchsten Punktzahl</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Set Up</source>
        <translation>Vorgaben</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>hält an…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>angehalten</translation>
    </message>
    <message>
        <source>of an earlier search</source>
        <translation>aus einer früheren Suche</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>%1 times as wide</source>
        <translation>%1-mal so breit</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>W&amp;eiter</translation>
    </message>
    <message>
        <source>Let the search rest</source>
        <translation>Die Suche ruhen lassen</translation>
    </message>
    <message>
        <source>Go on with the search, from the games that it has</source>
        <translation>Die Suche von ihren Partien aus fortsetzen</translation>
    </message>
    <message>
        <source>Replaying a game</source>
        <translation>Eine Partie wird nachgespielt</translation>
    </message>
    <message>
        <source>Notes about this order of tiles</source>
        <translation>Notizen zu dieser Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>✕ The notes are not kept: %1</source>
        <translation>✕ Die Notizen werden nicht aufbewahrt: %1</translation>
    </message>
    <message>
        <source>Notes belong to an order of tiles: start a search first</source>
        <translation>Notizen gehören zu einer Reihenfolge der Steine: zuerst eine Suche starten</translation>
    </message>
    <message>
        <source>What is worth knowing about this order; kept with its games</source>
        <translation>Was über diese Reihenfolge wissenswert ist; wird bei ihren Partien aufbewahrt</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSearchView</name>
    <message>
        <source>Lane</source>
        <translation>Reihe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>#</source>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Best games: their goal words</source>
        <translation>Beste Partien: ihre Zielwörter</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Bestes Ergebnis</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Beste Partien</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>Start looks for the one-player game of the highest score.</source>
        <translation>„Start“ sucht die Ein-Personen-Partie mit der höchsten Punktzahl.</translation>
    </message>
    <message>
        <source>Preparing the words…</source>
        <translation>Wörter werden vorbereitet…</translation>
    </message>
    <message>
        <source>✕ No word can be laid with the tiles of the first rack</source>
        <translation>✕ Mit den Steinen der ersten Bank lässt sich kein Wort legen</translation>
    </message>
    <message>
        <source>goal words %1, the rest %2</source>
        <translation>Zielwörter %1, der Rest %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n Stein übrig</numerusform>
            <numerusform>%n Steine übrig</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>Startwert %1</translation>
    </message>
    <message>
        <source>best known %1</source>
        <translation>bekannt %1</translation>
    </message>
    <message>
        <source>earlier searches %1</source>
        <translation>frühere Suchen %1</translation>
    </message>
    <message>
        <source>%1 expansions/s</source>
        <translation>%1 Schritte/s</translation>
    </message>
    <message>
        <source>plans: %1, games from them: %2</source>
        <translation>Pläne: %1, Partien daraus: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>expansions in all: %1</source>
        <translation>Schritte insgesamt: %1</translation>
    </message>
    <message>
        <source>✓ played as move %1</source>
        <translation>✓ gespielt als Zug %1</translation>
    </message>
    <message>
        <source>Goal word</source>
        <translation>Zielwort</translation>
    </message>
    <message>
        <source>Goal words of the plan that is tried, else of the game</source>
        <translation>Zielwörter des Plans, der versucht wird, sonst der Partie</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSetup</name>
    <message>
        <source>Shuffle</source>
        <translation>Mischen</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Ergänzen</translation>
    </message>
    <message>
        <source>Draws of the Game</source>
        <translation>Gezogene der Partie</translation>
    </message>
    <message>
        <source>From File…</source>
        <translation>Aus Datei…</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>Von der Stellung auf dem Brett aus</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>The tiles as they are drawn, blanks as ?: AIOIETP…</source>
        <translation>Die Steine, wie sie gezogen werden, Blankos als ?: AIOIETP…</translation>
    </message>
    <message>
        <source>Seed of the shuffling</source>
        <translation>Startwert des Mischens</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>Startwert </translation>
    </message>
    <message>
        <source>The same seed gives the same order</source>
        <translation>Gleicher Startwert, gleiche Reihenfolge</translation>
    </message>
    <message>
        <source>Add the tiles that the bag still has, shuffled</source>
        <translation>Die Steine, die der Beutel noch hat, gemischt anfügen</translation>
    </message>
    <message>
        <source>The tiles in the order in which they were drawn in the open game</source>
        <translation>Die Steine in der Reihenfolge, in der sie in der offenen Partie gezogen wurden</translation>
    </message>
    <message>
        <source>Orders from a text file: NAME: TILES, one a line, with the best score that is known behind it if you like</source>
        <translation>Reihenfolgen aus einer Textdatei: NAME: STEINE, eine je Zeile, auf Wunsch mit der besten bekannten Punktzahl dahinter</translation>
    </message>
    <message>
        <source>Order of the file</source>
        <translation>Reihenfolge der Datei</translation>
    </message>
    <message>
        <source>The tiles that lie on the board stay, and the game goes on from there</source>
        <translation>Die Steine auf dem Brett bleiben, und die Partie geht von dort aus weiter</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingegeben</translation>
    </message>
    <message>
        <source>Tiles that were never laid</source>
        <translation>Steine, die nie gelegt wurden</translation>
    </message>
    <message>
        <source>their points are taken off</source>
        <translation>ihre Punkte werden abgezogen</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>zählen nichts</translation>
    </message>
    <message>
        <source>all must be laid</source>
        <translation>alle müssen gelegt werden</translation>
    </message>
    <message>
        <source>Time for the search</source>
        <translation>Zeit für die Suche</translation>
    </message>
    <message>
        <source>10 s</source>
        <translation>10 s</translation>
    </message>
    <message>
        <source>1 min</source>
        <translation>1 min</translation>
    </message>
    <message>
        <source>10 min</source>
        <translation>10 min</translation>
    </message>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>until it is stopped</source>
        <translation>bis sie angehalten wird</translation>
    </message>
    <message>
        <source>Threads of the search</source>
        <translation>Threads der Suche</translation>
    </message>
    <message>
        <source>threads </source>
        <translation>Threads </translation>
    </message>
    <message>
        <source>Way of the search</source>
        <translation>Art der Suche</translation>
    </message>
    <message>
        <source>goal words, chosen by the search</source>
        <translation>Zielwörter, von der Suche gewählt</translation>
    </message>
    <message>
        <source>goal words, chosen here:</source>
        <translation>Zielwörter, hier gewählt:</translation>
    </message>
    <message>
        <source>for points alone</source>
        <translation>nur nach Punkten</translation>
    </message>
    <message>
        <source>Goal words with their rows or columns</source>
        <translation>Zielwörter mit ihren Zeilen oder Spalten</translation>
    </message>
    <message>
        <source>WORD@1, WORD@15, WORD@H: row number or column letter</source>
        <translation>WORT@1, WORT@15, WORT@H: Zeilennummer oder Spaltenbuchstabe</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>Startwert der Suche</translation>
    </message>
    <message>
        <source>Another seed searches in another way</source>
        <translation>Ein anderer Startwert sucht anders</translation>
    </message>
    <message>
        <source>Rules and search</source>
        <translation>Regeln und Suche</translation>
    </message>
    <message>
        <source>Tiles left:</source>
        <translation>Übrige Steine:</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Zeit:</translation>
    </message>
    <message>
        <source>Way:</source>
        <translation>Art:</translation>
    </message>
    <message>
        <source>shuffled, seed %1</source>
        <translation>gemischt, Startwert %1</translation>
    </message>
    <message>
        <source>typed, the rest shuffled with seed %1</source>
        <translation>eingegeben, der Rest gemischt mit Startwert %1</translation>
    </message>
    <message>
        <source>draws of the game</source>
        <translation>Gezogene der Partie</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>Reihenfolge %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n Stein</numerusform>
            <numerusform>%n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ %1, the whole bag</source>
        <translation>✓ %1, der ganze Beutel</translation>
    </message>
    <message>
        <source>the bag has also %1</source>
        <translation>der Beutel hat noch %1</translation>
    </message>
    <message>
        <source>the bag doesn&apos;t have %1</source>
        <translation>der Beutel hat nicht %1</translation>
    </message>
    <message>
        <source>fewer than a rack has</source>
        <translation>weniger als auf eine Bank passen</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>+%1 for %2</source>
        <translation>+%1 für %2</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>kein Bonus</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>no lexicon is open</source>
        <translation>kein Lexikon geöffnet</translation>
    </message>
    <message>
        <source>Lexicon %1 · %2 · board %3×%4 · rack of %5 · %6</source>
        <translation>Lexikon %1 · %2 · Brett %3×%4 · Bank mit %5 · %6</translation>
    </message>
    <message>
        <source>All tiles of the bag in the order of the seed beside it; once more with another seed</source>
        <translation>Alle Steine des Beutels in der Reihenfolge des Startwerts daneben; noch einmal mit einem anderen Startwert</translation>
    </message>
    <message>
        <source>goal words %1</source>
        <translation>Zielwörter %1</translation>
    </message>
    <message>
        <source>points alone</source>
        <translation>nur Punkte</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireShare</name>
    <message>
        <source>One-player game</source>
        <translation>Ein-Personen-Partie</translation>
    </message>
    <message>
        <source>Order of tiles</source>
        <translation>Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexikon</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Steine</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Gezogen</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Goal word</source>
        <translation>Zielwort</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Übrige Steine</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Abzug</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Contest &amp;Text…</source>
        <translation>Wettbewerbs&amp;text…</translation>
    </message>
    <message>
        <source>&amp;GCG…</source>
        <translation>&amp;GCG…</translation>
    </message>
    <message>
        <source>&amp;CSV Table…</source>
        <translation>&amp;CSV-Tabelle…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Web Page with Replay…</source>
        <translation>&amp;Webseite zum Abspielen…</translation>
    </message>
    <message>
        <source>&amp;Picture of the Board…</source>
        <translation>&amp;Bild des Bretts…</translation>
    </message>
    <message>
        <source>Contest text (*.txt)</source>
        <translation>Wettbewerbstext (*.txt)</translation>
    </message>
    <message>
        <source>GCG (*.gcg)</source>
        <translation>GCG (*.gcg)</translation>
    </message>
    <message>
        <source>CSV (*.csv)</source>
        <translation>CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON (*.json)</source>
        <translation>JSON (*.json)</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireStage</name>
    <message>
        <source>Searching Now</source>
        <translation>Suche jetzt</translation>
    </message>
    <message>
        <source>The board that the search tries, with its plan</source>
        <translation>Das Brett, das die Suche versucht, mit ihrem Plan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The game that is chosen in the list, move by move</source>
        <translation>Die in der Liste gewählte Partie, Zug für Zug</translation>
    </message>
    <message>
        <source>Board of the one-player game</source>
        <translation>Brett der Ein-Personen-Partie</translation>
    </message>
    <message>
        <source>&amp;My Board</source>
        <translation>&amp;Mein Brett</translation>
    </message>
    <message>
        <source>Back to the position of the window (Esc)</source>
        <translation>Zurück zur Stellung des Fensters (Esc)</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2: %3</translation>
    </message>
    <message>
        <source>Searching now · %1 tiles lie</source>
        <translation>Suche jetzt · %1 Steine liegen</translation>
    </message>
    <message>
        <source>Without goal words, for points alone</source>
        <translation>Ohne Zielwörter, nur nach Punkten</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>%1 points · move %2 of %3</source>
        <translation>%1 Punkte · Zug %2 von %3</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Vor dem ersten Zug</translation>
    </message>
    <message>
        <source>Move %1: %2 for %3, %4 in all</source>
        <translation>Zug %1: %2 für %3, zusammen %4</translation>
    </message>
    <message>
        <source>★ goal word · %1</source>
        <translation>★ Zielwort · %1</translation>
    </message>
    <message>
        <source>then tile %1 of the order is drawn</source>
        <translation>dann wird Stein %1 der Reihenfolge gezogen</translation>
    </message>
    <message>
        <source>then tiles %1 to %2 of the order are drawn</source>
        <translation>dann werden die Steine %1 bis %2 der Reihenfolge gezogen</translation>
    </message>
</context>
<context>
    <name>ui::SoloRack</name>
    <message>
        <source>Rack, empty</source>
        <translation>Bank, leer</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Bank: %1</translation>
    </message>
</context>
<context>
    <name>ui::CandidateFacts</name>
    <message>
        <source>row %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Wörter</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Behält</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>%1 · #%2 of %3 leaves of this length</source>
        <translation>%1 · Nr. %2 von %3 Resten dieser Länge</translation>
    </message>
    <message>
        <source>Leave value</source>
        <translation>Restwert</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Zieht</translation>
    </message>
    <message>
        <source>Bingo in hand</source>
        <translation>Bingo auf der Hand</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the rack stays short</source>
        <translation>die Bank bleibt unvollständig</translation>
    </message>
    <message>
        <source>Exact: the chance that the next rack is a word by itself, whatever lies on the board</source>
        <translation>Genau: die Chance, dass die nächste Bank für sich ein Wort ist, was immer auf dem Brett liegt</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Best to draw</source>
        <translation>Am besten zu ziehen</translation>
    </message>
    <message>
        <source>With each of these among the tiles drawn: the chance that the rack is a word</source>
        <translation>Mit jedem von diesen unter den gezogenen Steinen: die Chance, dass die Bank ein Wort ist</translation>
    </message>
    <message>
        <source>Best score of the opponent there, with the move against without it: mean of %1 racks</source>
        <translation>Höchste Punktzahl des Gegners dort, mit dem Zug gegen ohne ihn: Mittel von %1 Bänken</translation>
    </message>
    <message>
        <source>%1 %2 (%3 → %4)</source>
        <translation>%1 %2 (%3 → %4)</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Öffnet</translation>
    </message>
    <message>
        <source>Closes</source>
        <translation>Schließt</translation>
    </message>
    <message>
        <source>Best reply</source>
        <translation>Beste Antwort</translation>
    </message>
    <message>
        <source>%1 → %2 points</source>
        <translation>%1 → %2 Punkte</translation>
    </message>
</context>
<context>
    <name>ui::CandidateCard</name>
    <message>
        <source>What there is to know of the move</source>
        <translation>Was man von dem Zug wissen kann</translation>
    </message>
    <message>
        <source>%1 · %2 points</source>
        <translation>%1 · %2 Punkte</translation>
    </message>
    <message>
        <source>Bingo next turn</source>
        <translation>Bingo im nächsten Zug</translation>
    </message>
    <message>
        <source>%1 % in %2 iterations</source>
        <translation>%1 % in %2 Durchläufen</translation>
    </message>
    <message>
        <source>Of the simulation: on the board, after the reply</source>
        <translation>Aus der Simulation: auf dem Brett, nach der Antwort</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>&amp;Challenged with a chance of</source>
        <translation>An&amp;gezweifelt mit Chance</translation>
    </message>
    <message>
        <source>Chance of a challenge</source>
        <translation>Chance einer Anzweiflung</translation>
    </message>
    <message>
        <source>How likely the opponent is to challenge this play, so that it is taken back</source>
        <translation>Wie wahrscheinlich der Gegner diesen Zug anzweifelt, so dass er zurückgenommen wird</translation>
    </message>
    <message>
        <source>%1 points · wins %2 %</source>
        <translation>%1 Punkte · gewinnt %2 %</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 Punkte</translation>
    </message>
    <message>
        <source>If it stays</source>
        <translation>Wenn er liegen bleibt</translation>
    </message>
    <message>
        <source>Score and value of what is kept; wins as simulated</source>
        <translation>Punkte und Wert der behaltenen Steine; Siege wie simuliert</translation>
    </message>
    <message>
        <source>If it is taken back</source>
        <translation>Wenn er zurückgenommen wird</translation>
    </message>
    <message>
        <source>As a pass: the turn is lost and the tiles come back. What the opponent has learned of them isn&apos;t counted; simulate the pass, too, for its wins</source>
        <translation>Wie ein Passen: der Zug ist verloren, die Steine kommen zurück. Was der Gegner dabei von ihnen erfährt, zählt nicht; für die Siege das Passen mit simulieren</translation>
    </message>
    <message>
        <source>Both, challenged with %1 %</source>
        <translation>Beides, zu %1 % angezweifelt</translation>
    </message>
    <message>
        <source>The mean of both by the chance of a challenge</source>
        <translation>Das Mittel von beidem nach der Chance einer Anzweiflung</translation>
    </message>
    <message>
        <source>Beside %1</source>
        <translation>Neben %1</translation>
    </message>
    <message>
        <source>worth no more even if nobody challenges</source>
        <translation>nicht mehr wert, auch wenn niemand anzweifelt</translation>
    </message>
    <message>
        <source>worth no less even if it is always challenged</source>
        <translation>nicht weniger wert, auch wenn immer angezweifelt wird</translation>
    </message>
    <message>
        <source>worth more up to a chance of %1 %</source>
        <translation>mehr wert bis zu einer Chance von %1 %</translation>
    </message>
    <message>
        <source>The best move with valid words, by score and leave (%1 points)</source>
        <translation>Der beste Zug mit gültigen Wörtern nach Punkten und Rest (%1 Punkte)</translation>
    </message>
</context>
<context>
    <name>ui::PlayHeat</name>
    <message>
        <source>ply %1</source>
        <translation>Halbzug %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>mit %1</translation>
    </message>
    <message>
        <source>bingos</source>
        <translation>Bingos</translation>
    </message>
    <message>
        <source>from %1 points</source>
        <translation>ab %1 Punkten</translation>
    </message>
</context>
<context>
    <name>ui::PlayFilterButton</name>
    <message>
        <source>Which plays are looked at</source>
        <translation>Welche Züge betrachtet werden</translation>
    </message>
    <message>
        <source>the reply</source>
        <translation>die Antwort</translation>
    </message>
    <message>
        <source>any</source>
        <translation>beliebig</translation>
    </message>
    <message>
        <source>One of these tiles is laid; ? is a blank</source>
        <translation>Einer dieser Steine wird gelegt; ? ist ein Blanko</translation>
    </message>
    <message>
        <source>&amp;Bingos only</source>
        <translation>Nur &amp;Bingos</translation>
    </message>
    <message>
        <source>&amp;All Replies</source>
        <translation>&amp;Alle Antworten</translation>
    </message>
    <message>
        <source>&amp;Ply:</source>
        <translation>&amp;Halbzug:</translation>
    </message>
    <message>
        <source>With &amp;tiles:</source>
        <translation>Mit &amp;Steinen:</translation>
    </message>
    <message>
        <source>&amp;Points at least:</source>
        <translation>&amp;Punkte mindestens:</translation>
    </message>
    <message>
        <source>No tiles of this game</source>
        <translation>Keine Steine dieses Spiels</translation>
    </message>
    <message>
        <source>Shown: all replies</source>
        <translation>Gezeigt: alle Antworten</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Gezeigt: %1</translation>
    </message>
    <message>
        <source>Which plays the board and the lanes show</source>
        <translation>Welche Züge Brett und Zeilen zeigen</translation>
    </message>
</context>
<context>
    <name>ui::OpenedLanesOverlay</name>
    <message>
        <source>Opens and closes</source>
        <translation>Öffnet und schließt</translation>
    </message>
    <message>
        <source>&amp;Opens and Closes</source>
        <translation>Ö&amp;ffnet und schließt</translation>
    </message>
    <message>
        <source>In which rows and columns the opponent makes more or less after the move</source>
        <translation>In welchen Zeilen und Spalten der Gegner nach dem Zug mehr oder weniger macht</translation>
    </message>
    <message>
        <source>Row %1: %2, from %3 to %4 points</source>
        <translation>Zeile %1: %2, von %3 auf %4 Punkte</translation>
    </message>
    <message>
        <source>Column %1: %2, from %3 to %4 points</source>
        <translation>Spalte %1: %2, von %3 auf %4 Punkte</translation>
    </message>
    <message>
        <source>Nothing can be said of this move.</source>
        <translation>Von diesem Zug lässt sich nichts sagen.</translation>
    </message>
    <message>
        <source>What %1 opens (+) or closes (−) for the opponent. His best score in the lane before and after, mean of %2 racks; on the whole board %3.</source>
        <translation>Was %1 dem Gegner öffnet (+) oder schließt (−). Seine höchste Punktzahl in der Bahn vorher und nachher, Mittel von %2 Bänken; auf dem ganzen Brett %3.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainFeature</name>
    <message>
        <source>Explain</source>
        <translation>Erklären</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>Er&amp;klären</translation>
    </message>
    <message>
        <source>Say why one move is better than another: of two pinned ones, at a mistake of the best and the one played, else of the chosen and the best one</source>
        <translation>Sagen, warum ein Zug besser ist als ein anderer: von zwei angehefteten, bei einem Fehler vom besten und vom gespielten, sonst vom gewählten und vom besten</translation>
    </message>
    <message>
        <source>Explanation into the &amp;Note</source>
        <translation>Erklärung in die &amp;Notiz</translation>
    </message>
    <message>
        <source>Add what is explained to the note of this turn</source>
        <translation>Die Erklärung an die Notiz dieses Zugs anhängen</translation>
    </message>
    <message>
        <source>Show why one move is better than another</source>
        <translation>Zeigen, warum ein Zug besser ist als ein anderer</translation>
    </message>
    <message>
        <source>This turn was a mistake: Ctrl+I says why the best move is better than the one that was played.</source>
        <translation>Dieser Zug war ein Fehler: Strg+I sagt, warum der beste Zug besser ist als der gespielte.</translation>
    </message>
    <message>
        <source>Ctrl+I says why one move is better than another: of two that are pinned (F4) or selected, else of the chosen one and the best.</source>
        <translation>Strg+I sagt, warum ein Zug besser ist als ein anderer: von zwei angehefteten (F4) oder ausgewählten, sonst vom gewählten und vom besten.</translation>
    </message>
    <message>
        <source>Hidden while the game is played, or while you look for a better move.</source>
        <translation>Verborgen, solange gespielt wird oder Sie einen besseren Zug suchen.</translation>
    </message>
    <message>
        <source>There are no two moves here to be set against each other.</source>
        <translation>Hier gibt es keine zwei Züge, die man gegenüberstellen könnte.</translation>
    </message>
    <message>
        <source>Nothing is explained yet: Ctrl+I does.</source>
        <translation>Noch ist nichts erklärt: Strg+I tut es.</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>Erklärung</translation>
    </message>
    <message>
        <source>The explanation stands in the note of this turn.</source>
        <translation>Die Erklärung steht in der Notiz dieses Zugs.</translation>
    </message>
    <message>
        <source>Notes belong to a game; Game, Begin a Game Here makes one of the position.</source>
        <translation>Notizen gehören zu einer Partie; Partie, Hier eine Partie beginnen macht aus der Stellung eine.</translation>
    </message>
    <message>
        <source>Expla&amp;nation</source>
        <translation>E&amp;rklärung</translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>+ for the first move · − for the other · = for neither</source>
        <translation>+ für den ersten Zug · − für den anderen · = für keinen</translation>
    </message>
    <message>
        <source>Progress of the explanation</source>
        <translation>Fortschritt der Erklärung</translation>
    </message>
    <message>
        <source>Why one move beside the other</source>
        <translation>Warum der eine Zug neben dem anderen</translation>
    </message>
    <message>
        <source>%1 rather than %2</source>
        <translation>%1 statt %2</translation>
    </message>
    <message>
        <source>simulating both moves: %p %</source>
        <translation>beide Züge werden simuliert: %p %</translation>
    </message>
    <message>
        <source>Nothing else tells the two apart.</source>
        <translation>Sonst unterscheidet die beiden nichts.</translation>
    </message>
    <message>
        <source>From a simulation of the two alone: %1 iterations each, %2.</source>
        <translation>Aus einer Simulation der beiden allein: je %1 Durchläufe, %2.</translation>
    </message>
    <message>
        <source>From the simulation of this position: %1 iterations, %2.</source>
        <translation>Aus der Simulation dieser Stellung: %1 Durchläufe, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n Halbzug</numerusform>
            <numerusform>%n Halbzüge</numerusform>
        </translation>
    </message>
    <message>
        <source>played to the end of the game</source>
        <translation>bis zum Ende der Partie gespielt</translation>
    </message>
    <message>
        <source>The review, which searched in another way (%1), found the difference that stands above.</source>
        <translation>Die Auswertung, die anders gesucht hat (%1), fand den Unterschied, der oben steht.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainedText</name>
    <message>
        <source>**%1 rather than %2**</source>
        <translation>**%1 statt %2**</translation>
    </message>
</context>
<context>
    <name>ui::ExplanationRun</name>
    <message>
        <source>Explaining a move</source>
        <translation>Ein Zug wird erklärt</translation>
    </message>
</context>
<context>
    <name>ui::InferenceFeature</name>
    <message>
        <source>Inference</source>
        <translation>Rückschluss</translation>
    </message>
    <message>
        <source>&amp;Read the Last Move</source>
        <translation>Den letzten Zug &amp;lesen</translation>
    </message>
    <message>
        <source>What the opponent is likely to have kept, seeing that he made that move; stop that</source>
        <translation>Was der Gegner wohl behalten hat, da er diesen Zug machte; das anhalten</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lesen</translation>
    </message>
    <message>
        <source>&amp;Use It in Simulations</source>
        <translation>In &amp;Simulationen verwenden</translation>
    </message>
    <message>
        <source>Simulations of this position draw the opponent&apos;s tiles by what was read, from the next one on</source>
        <translation>Simulationen dieser Stellung ziehen die Steine des Gegners nach dem Gelesenen, von der nächsten an</translation>
    </message>
    <message>
        <source>I&amp;nference</source>
        <translation>Rückschl&amp;uss</translation>
    </message>
    <message>
        <source>Show what the opponent&apos;s last move tells of his tiles</source>
        <translation>Zeigen, was der letzte Zug des Gegners über seine Steine verrät</translation>
    </message>
    <message>
        <source>Tiles are read off the move before: open a game, or play one move.</source>
        <translation>Steine werden aus dem Zug davor gelesen: öffnen Sie eine Partie, oder machen Sie einen Zug.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one first.</source>
        <translation>Kein Wörterbuch passt zu diesen Steinen: öffnen Sie erst eines.</translation>
    </message>
    <message>
        <source>There is no move of the opponent before this turn that could be read.</source>
        <translation>Vor diesem Zug gibt es keinen des Gegners, der sich lesen ließe.</translation>
    </message>
    <message>
        <source>F8 reads what %1 tells of the tiles that were kept.</source>
        <translation>F8 liest, was %1 über die behaltenen Steine verrät.</translation>
    </message>
    <message>
        <source>Hidden while the game is played, or while you look for a better move.</source>
        <translation>Verborgen, solange gespielt wird oder Sie einen besseren Zug suchen.</translation>
    </message>
    <message>
        <source>Reading the last move</source>
        <translation>Der letzte Zug wird gelesen</translation>
    </message>
    <message>
        <source>The move can&apos;t be read</source>
        <translation>Der Zug lässt sich nicht lesen</translation>
    </message>
    <message>
        <source>The next simulation of this position draws the opponent&apos;s tiles by the reading: F6.</source>
        <translation>Die nächste Simulation dieser Stellung zieht die Steine des Gegners nach dem Gelesenen: F6.</translation>
    </message>
    <message>
        <source>Simulations draw the opponent&apos;s tiles plainly again.</source>
        <translation>Simulationen ziehen die Steine des Gegners wieder rein zufällig.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
</context>
<context>
    <name>ui::InferencePanel</name>
    <message>
        <source>a program</source>
        <translation>einem Programm</translation>
    </message>
    <message>
        <source>an expert</source>
        <translation>einem Könner</translation>
    </message>
    <message>
        <source>a club player</source>
        <translation>einem Vereinsspieler</translation>
    </message>
    <message>
        <source>a beginner</source>
        <translation>einem Anfänger</translation>
    </message>
    <message>
        <source>What he is likely to have kept</source>
        <translation>Was er wohl behalten hat</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Wahrscheinlich</translation>
    </message>
    <message>
        <source>By the draw</source>
        <translation>Nach dem Zufall</translation>
    </message>
    <message>
        <source>Each tile before and after the reading</source>
        <translation>Jeder Stein vor und nach dem Lesen</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Gelesen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Verschiebung</translation>
    </message>
    <message>
        <source>How surely the player finds the best moves</source>
        <translation>Wie sicher der Spieler die besten Züge findet</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>gespielt von %1</translation>
    </message>
    <message>
        <source>Trust in the reading, percent</source>
        <translation>Vertrauen in das Gelesene, Prozent</translation>
    </message>
    <message>
        <source>How much the reading counts beside the plain draw; nothing that is possible becomes impossible below 100 %</source>
        <translation>Wie viel das Gelesene neben dem Zufall zählt; unter 100 % wird nichts Mögliches unmöglich</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Fortschritt des Lesens</translation>
    </message>
    <message>
        <source>T&amp;rust</source>
        <translation>&amp;Vertrauen</translation>
    </message>
    <message>
        <source>No rack explains the move: nothing is read from it.</source>
        <translation>Keine Bank erklärt den Zug: aus ihm wird nichts gelesen.</translation>
    </message>
    <message>
        <source>Not informative: no tile is much more or less likely than by the draw.</source>
        <translation>Sagt nichts: kein Stein ist viel wahrscheinlicher oder unwahrscheinlicher als nach dem Zufall.</translation>
    </message>
    <message>
        <source>Informative: %1 bits; the largest shift is %2 percentage points.</source>
        <translation>Aufschlussreich: %1 Bit; die größte Verschiebung beträgt %2 Prozentpunkte.</translation>
    </message>
    <message>
        <source>All %1 racks were looked at.</source>
        <translation>Alle %1 Bänke wurden angesehen.</translation>
    </message>
    <message>
        <source>%1 racks were looked at: an estimate.</source>
        <translation>%1 Bänke wurden angesehen: eine Schätzung.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>After %1 no tile is kept</source>
        <translation>Nach %1 bleibt kein Stein</translation>
    </message>
    <message numerus="yes">
        <source>After %1 he keeps %n tiles</source>
        <translation>
            <numerusform>Nach %1 behält er %n Stein</numerusform>
            <numerusform>Nach %1 behält er %n Steine</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 racks</source>
        <translation>%1 von %2 Bänken</translation>
    </message>
</context>
<context>
    <name>ui::ReportCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 P.</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>Totals of the players</source>
        <translation>Summen der Spieler</translation>
    </message>
    <message>
        <source>Pha&amp;ses</source>
        <translation>Phas&amp;en</translation>
    </message>
    <message>
        <source>Losses by phase of the game</source>
        <translation>Verluste nach Phasen der Partie</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>&amp;Gründe</translation>
    </message>
    <message>
        <source>Mistakes by reason</source>
        <translation>Fehler nach Gründen</translation>
    </message>
    <message>
        <source>&amp;Key Turns</source>
        <translation>Schl&amp;üsselzüge</translation>
    </message>
    <message>
        <source>The turns that the game turned on</source>
        <translation>Die Züge, an denen die Partie hing</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Fehlerindex</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Verlust je Entscheidung</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Verlorene Punkte</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Verlust je Zug</translation>
    </message>
    <message>
        <source>◔ Small mistakes</source>
        <translation>◔ Kleine Fehler</translation>
    </message>
    <message>
        <source>▲ Medium mistakes</source>
        <translation>▲ Mittlere Fehler</translation>
    </message>
    <message>
        <source>■ Large mistakes</source>
        <translation>■ Große Fehler</translation>
    </message>
    <message>
        <source>● Best moves</source>
        <translation>● Beste Züge</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Bingos, missed</source>
        <translation>Bingos, verpasst</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Phonies, stood</source>
        <translation>Ungültige, geblieben</translation>
    </message>
    <message>
        <source>Luck, points</source>
        <translation>Glück, Punkte</translation>
    </message>
    <message>
        <source>Index as a rating</source>
        <translation>Index als Wertungszahl</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Phase</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>a mistake that cost much</source>
        <translation>ein Fehler, der viel kostete</translation>
    </message>
    <message>
        <source>the one good move was found</source>
        <translation>der eine gute Zug wurde gefunden</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gew. %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Grund</translation>
    </message>
    <message>
        <source>Report card</source>
        <translation>Zeugnis</translation>
    </message>
    <message>
        <source>No turn stands out.</source>
        <translation>Kein Zug ragt heraus.</translation>
    </message>
    <message>
        <source>Told by win chances: review by search.</source>
        <translation>Folgen aus Gewinnchancen: mit Suche auswerten.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewChoiceText</name>
    <message>
        <source>Static</source>
        <translation>Statisch</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Gründlich</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
</context>
<context>
    <name>ui::ReviewControls</name>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>How thoroughly the game is reviewed</source>
        <translation>Wie gründlich die Partie ausgewertet wird</translation>
    </message>
    <message>
        <source>How thoroughly F9 reviews the game: by score and leave; by simulation and exact endings, about a minute; or ten times as long</source>
        <translation>Wie gründlich F9 die Partie auswertet: nach Punkten und Rest; durch Simulation und genaue Endspiele, etwa eine Minute; oder zehnmal so lange</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Settings of the review</source>
        <translation>Einstellungen der Auswertung</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Sekunden je Zug</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>At most, for each turn that is searched</source>
        <translation>Höchstens, für jeden Zug, der untersucht wird</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Startwert</translation>
    </message>
    <message>
        <source>All draws of the simulations follow from it</source>
        <translation>Alle Ziehungen der Simulationen folgen aus ihm</translation>
    </message>
    <message>
        <source>&amp;Read the opponent&apos;s last move</source>
        <translation>Den letzten Zug des Gegners &amp;lesen</translation>
    </message>
    <message>
        <source>Searches draw the opponent&apos;s tiles by what his last move tells of them</source>
        <translation>Die Untersuchungen ziehen die Steine des Gegners nach dem, was sein letzter Zug verrät</translation>
    </message>
    <message>
        <source>Seconds &amp;per turn</source>
        <translation>Sekunden &amp;je Zug</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>S&amp;tartwert</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>ui::LibraryReview</name>
    <message>
        <source>turn %1</source>
        <translation>Zug %1</translation>
    </message>
    <message>
        <source>the lexicon %1 of a player is not among those that are known here</source>
        <translation>das Lexikon %1 eines Spielers ist hier nicht bekannt</translation>
    </message>
</context>
<context>
    <name>ui::OrderStrip</name>
    <message>
        <source>Order of the tiles</source>
        <translation>Reihenfolge der Steine</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>%1 of %2 tiles are drawn after move %3</source>
        <translation>%1 von %2 Steinen sind nach Zug %3 gezogen</translation>
    </message>
    <message>
        <source>Tile %1: %2</source>
        <translation>Stein %1: %2</translation>
    </message>
    <message>
        <source>never laid</source>
        <translation>nie gelegt</translation>
    </message>
    <message>
        <source>laid by move %1: %2</source>
        <translation>gelegt von Zug %1: %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSplit</name>
    <message>
        <source>What the points are made of</source>
        <translation>Woraus die Punkte bestehen</translation>
    </message>
    <message>
        <source>Plain: goal words %1. Hatched: other moves of 50 and more, %2. Dotted: the rest, %3</source>
        <translation>Einfarbig: Zielwörter %1. Schraffiert: andere Züge ab 50, %2. Gepunktet: der Rest, %3</translation>
    </message>
</context>
<context>
    <name>ui::TotalPlot</name>
    <message>
        <source>Running total</source>
        <translation>Zwischenstand</translation>
    </message>
    <message>
        <source>The running total: ★ goal word, ○ a whole rack, dashed: the board that is shown. A click chooses a move</source>
        <translation>Der Zwischenstand: ★ Zielwort, ○ eine ganze Bank, gestrichelt: das gezeigte Brett. Ein Klick wählt einen Zug</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Noch keine Partie</translation>
    </message>
    <message>
        <source>%1 points after move %2, %3 after the last one</source>
        <translation>%1 Punkte nach Zug %2, %3 nach dem letzten</translation>
    </message>
    <message>
        <source>move 0</source>
        <translation>Zug 0</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Opened last</source>
        <translation>Zuletzt geöffnet</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Keine Partie geöffnet</translation>
    </message>
    <message>
        <source>Drop a file on the window, paste its text, or:</source>
        <translation>Eine Datei ins Fenster ziehen, ihren Text einfügen oder:</translation>
    </message>
    <message>
        <source>Files opened last</source>
        <translation>Zuletzt geöffnete Dateien</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Beispiele</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Eine Partie mit Notizen</translation>
    </message>
    <message>
        <source>Anna and Ben, decided by three points; what they missed is noted</source>
        <translation>Anna und Ben, mit drei Punkten entschieden; was sie übersahen, ist notiert</translation>
    </message>
    <message>
        <source>An ending</source>
        <translation>Ein Endspiel</translation>
    </message>
    <message>
        <source>The bag is empty, 17 points behind: F7 solves it</source>
        <translation>Der Beutel ist leer, 17 Punkte zurück: F7 löst es</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Was hier möglich ist</translation>
    </message>
</context>
<context>
    <name>ui::ChosenOutput</name>
    <message>
        <source>lies where the program keeps its own work and is not written over</source>
        <translation>liegt, wo das Programm seine eigene Arbeit aufbewahrt, und wird nicht überschrieben</translation>
    </message>
</context>
<context>
    <name>ui::Database</name>
    <message>
        <source>is a database of something else</source>
        <translation>ist eine Datenbank von etwas anderem</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>stammt von einer neueren Version des Programms</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing (Debian package libqt6sql6-sqlite)</source>
        <translation>der SQLite-Treiber von Qt fehlt (Debian-Paket libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>the database can&apos;t be worked with: %1</source>
        <translation>mit der Datenbank lässt sich nicht arbeiten: %1</translation>
    </message>
</context>
<context>
    <name>ui::Practice</name>
    <message>
        <source>Judging your move</source>
        <translation>Ihr Zug wird beurteilt</translation>
    </message>
</context>
<context>
    <name>ui::AnswersPlot</name>
    <message>
        <source>known</source>
        <translation>gewusst</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>mit Hilfe</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>gezeigt</translation>
    </message>
    <message>
        <source>Answers by day</source>
        <translation>Antworten nach Tagen</translation>
    </message>
    <message>
        <source>No card was answered yet</source>
        <translation>Noch wurde keine Karte beantwortet</translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s): %1 known, %2 with help, %3 shown</source>
        <translation>
            <numerusform>An %n Tag: %1 gewusst, %2 mit Hilfe, %3 gezeigt</numerusform>
            <numerusform>An %n Tagen: %1 gewusst, %2 mit Hilfe, %3 gezeigt</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 known, %3 with help, %4 shown</source>
        <translation>%1: %2 gewusst, %3 mit Hilfe, %4 gezeigt</translation>
    </message>
    <message>
        <source>A bar for each day on which cards were answered</source>
        <translation>Ein Balken für jeden Tag, an dem Karten beantwortet wurden</translation>
    </message>
</context>
<context>
    <name>ui::CardBox</name>
    <message>
        <source>Looking into the card box</source>
        <translation>Der Karteikasten wird durchgesehen</translation>
    </message>
    <message>
        <source>The card box was not read</source>
        <translation>Der Karteikasten wurde nicht gelesen</translation>
    </message>
    <message>
        <source>Filling the card box</source>
        <translation>Der Karteikasten wird gefüllt</translation>
    </message>
    <message>
        <source>The cards were not made</source>
        <translation>Die Karten wurden nicht angelegt</translation>
    </message>
    <message>
        <source>%1, turn %2: %3</source>
        <translation>%1, Zug %2: %3</translation>
    </message>
    <message>
        <source>Looking for the next card</source>
        <translation>Die nächste Karte wird gesucht</translation>
    </message>
    <message>
        <source>No card was asked</source>
        <translation>Keine Karte wurde gefragt</translation>
    </message>
    <message>
        <source>Writing to the card box</source>
        <translation>Der Karteikasten wird beschrieben</translation>
    </message>
    <message>
        <source>The card box was not changed</source>
        <translation>Der Karteikasten wurde nicht geändert</translation>
    </message>
</context>
<context>
    <name>ui::CardPanel</name>
    <message>
        <source>Start</source>
        <translation>Anfangen</translation>
    </message>
    <message>
        <source>Ask the cards that are due</source>
        <translation>Die fälligen Karten fragen</translation>
    </message>
    <message>
        <source>Throw Away…</source>
        <translation>Wegwerfen…</translation>
    </message>
    <message>
        <source>Take all cards of this kind out of the box</source>
        <translation>Alle Karten dieser Art aus dem Kasten nehmen</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Fach</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Fällig</translation>
    </message>
    <message>
        <source>Asked again after</source>
        <translation>Wieder gefragt nach</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Fächer</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Ihre Antwort</translation>
    </message>
    <message>
        <source>That&apos;s All</source>
        <translation>Das sind alle</translation>
    </message>
    <message>
        <source>Next Card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Take Out</source>
        <translation>Herausnehmen</translation>
    </message>
    <message>
        <source>Take this card out of the box, it is not to be asked again</source>
        <translation>Diese Karte aus dem Kasten nehmen, sie soll nicht mehr gefragt werden</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Back to the boxes (Esc)</source>
        <translation>Zurück zu den Fächern (Esc)</translation>
    </message>
    <message>
        <source>Anagrams, %1</source>
        <translation>Anagramme, %1</translation>
    </message>
    <message>
        <source>Hooks, %1</source>
        <translation>Anlegebuchstaben, %1</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>box %1 of %2</source>
        <translation>Fach %1 von %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Alle Karten</translation>
    </message>
    <message>
        <source>%1 (%2 due)</source>
        <translation>%1 (%2 fällig)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The box is empty. Put mistakes from the library or words from the Words panel into it: each is asked again after a day, three days, a week and so on, as long as it is known.</source>
        <translation>Der Kasten ist leer. Nehmen Sie Fehler aus der Bibliothek oder Wörter aus „Wörter“ auf: jede Karte wird nach einem Tag, drei Tagen, einer Woche und so weiter wieder gefragt, solange sie gekonnt wird.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) are due.</source>
        <translation>
            <numerusform>%Ln Karte ist fällig.</numerusform>
            <numerusform>%Ln Karten sind fällig.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next after that: %1.</source>
        <translation>Die nächste danach: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n Tag</numerusform>
            <numerusform>%n Tagen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n word(s) have exactly these letters? (%1)</source>
        <translation>
            <numerusform>Welches %n Wort hat genau diese Buchstaben? (%1)</numerusform>
            <numerusform>Welche %n Wörter haben genau diese Buchstaben? (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>a word</source>
        <translation>ein Wort</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Auslassen</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 ist schon da.</translation>
    </message>
    <message>
        <source>✗ %1 is none of them.</source>
        <translation>✗ %1 ist keins davon.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a word of these letters.</source>
        <translation>%1 lässt sich nicht als Wort aus diesen Buchstaben lesen.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Gefunden: %1</translation>
    </message>
    <message>
        <source>Tried: %1</source>
        <translation>Versucht: %1</translation>
    </message>
    <message>
        <source>✗ Missed: %1</source>
        <translation>✗ Gefehlt: %1</translation>
    </message>
    <message>
        <source>✓ It has no hooks.</source>
        <translation>✓ Es lässt sich nichts anlegen.</translation>
    </message>
    <message>
        <source>✓ All found.</source>
        <translation>✓ Alle gefunden.</translation>
    </message>
    <message>
        <source>Up to %1, asked again after %2.</source>
        <translation>Weiter in %1, wieder gefragt nach %2.</translation>
    </message>
    <message>
        <source>Back to %1, asked again after %2.</source>
        <translation>Zurück in %1, wieder gefragt nach %2.</translation>
    </message>
    <message>
        <source>It stays in %1, asked again after %2.</source>
        <translation>Bleibt in %1, wieder gefragt nach %2.</translation>
    </message>
    <message>
        <source>Words or not, %1</source>
        <translation>Wörter oder nicht, %1</translation>
    </message>
    <message>
        <source>Is this a word of %1? (%2)</source>
        <translation>Ist das ein Wort von %1? (%2)</translation>
    </message>
    <message>
        <source>%1 is a word.</source>
        <translation>%1 ist ein Wort.</translation>
    </message>
    <message>
        <source>%1 is no word.</source>
        <translation>%1 ist kein Wort.</translation>
    </message>
    <message>
        <source>It Is a Word (+)</source>
        <translation>Es ist ein Wort (+)</translation>
    </message>
    <message>
        <source>The lexicon has it</source>
        <translation>Das Lexikon hat es</translation>
    </message>
    <message>
        <source>It Is None (−)</source>
        <translation>Es ist keins (−)</translation>
    </message>
    <message>
        <source>The lexicon has no such word</source>
        <translation>Das Lexikon hat kein solches Wort</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hinweis</translation>
    </message>
    <message>
        <source>Tell one thing more about the words; the card stays in its box then (Ctrl+H)</source>
        <translation>Noch etwas über die Wörter verraten; die Karte bleibt dann in ihrem Fach (Strg+H)</translation>
    </message>
    <message>
        <source>No more words come to mind: show those that are missing (Shift+Enter)</source>
        <translation>Mehr Wörter fallen mir nicht ein: die fehlenden zeigen (Umschalt+Eingabe)</translation>
    </message>
    <message>
        <source>Go on to the next card that is due (Ctrl+L)</source>
        <translation>Weiter zur nächsten fälligen Karte (Strg+L)</translation>
    </message>
    <message>
        <source>Which letters make a word in front of this one, and which behind it? Type the letter, S- for in front and -S for behind where both could be meant, or the whole word. (%1)</source>
        <translation>Welche Buchstaben ergeben vor diesem Wort ein Wort, und welche dahinter? Geben Sie den Buchstaben ein, S- für davor und -S für dahinter, wo beides gemeint sein könnte, oder das ganze Wort. (%1)</translation>
    </message>
    <message>
        <source>a letter or a word</source>
        <translation>ein Buchstabe oder ein Wort</translation>
    </message>
    <message>
        <source>Type an answer first. Shift+Enter says that there are no more.</source>
        <translation>Geben Sie erst eine Antwort ein. Umschalt+Eingabe sagt, dass es keine mehr gibt.</translation>
    </message>
    <message>
        <source>In front or behind? Type %1- or -%1.</source>
        <translation>Davor oder dahinter? Geben Sie %1- oder -%1 ein.</translation>
    </message>
    <message>
        <source>A word that is missing begins with %1.</source>
        <translation>Ein fehlendes Wort beginnt mit %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in front</source>
        <translation>
            <numerusform>%n Buchstabe davor</numerusform>
            <numerusform>%n Buchstaben davor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n dahinter</numerusform>
            <numerusform>%n dahinter</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearningFeature</name>
    <message>
        <source>Card Box</source>
        <translation>Karteikasten</translation>
    </message>
    <message>
        <source>&amp;Card Box</source>
        <translation>&amp;Karteikasten</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) came into the box.</source>
        <translation>
            <numerusform>%Ln Karte kam in den Kasten.</numerusform>
            <numerusform>%Ln Karten kamen in den Kasten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were in it already.</source>
        <translation>
            <numerusform>%n war schon darin.</numerusform>
            <numerusform>%n waren schon darin.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ask What Is Due</source>
        <translation>&amp;Fragen, was fällig ist</translation>
    </message>
    <message>
        <source>Ask the cards of the box that are due, one after the other</source>
        <translation>Die fälligen Karten des Kastens fragen, eine nach der anderen</translation>
    </message>
    <message>
        <source>Put In &amp;Mistakes</source>
        <translation>F&amp;ehler aufnehmen</translation>
    </message>
    <message>
        <source>Make cards of the mistakes that the library lists, or of those selected there</source>
        <translation>Karten aus den Fehlern machen, die die Bibliothek auflistet, oder aus den dort ausgewählten</translation>
    </message>
    <message>
        <source>Put In Mi&amp;ssed Words</source>
        <translation>&amp;Verpasste Wörter aufnehmen</translation>
    </message>
    <message>
        <source>Make anagram cards of the words that would have been best in these mistakes</source>
        <translation>Anagrammkarten aus den Wörtern machen, die bei diesen Fehlern am besten gewesen wären</translation>
    </message>
    <message>
        <source>Put In &amp;Anagrams</source>
        <translation>&amp;Anagramme aufnehmen</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists: find all words of some letters</source>
        <translation>Karten aus den Wörtern machen, die „Wörter“ auflistet: alle Wörter aus Buchstaben finden</translation>
    </message>
    <message>
        <source>Put In &amp;Hooks</source>
        <translation>An&amp;legebuchstaben aufnehmen</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists: find what can stand in front of them and behind</source>
        <translation>Karten aus den Wörtern machen, die „Wörter“ auflistet: finden, was davor und dahinter stehen kann</translation>
    </message>
    <message>
        <source>Show the cards of mistakes and words that are asked again and again</source>
        <translation>Die Karten mit Fehlern und Wörtern zeigen, die immer wieder gefragt werden</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) were answered.</source>
        <translation>
            <numerusform>%Ln Karte wurde beantwortet.</numerusform>
            <numerusform>%Ln Karten wurden beantwortet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be asked now: their games are not in the library as they were, or their words are of another lexicon.</source>
        <translation>
            <numerusform>%n kann jetzt nicht gefragt werden: ihre Partie ist nicht so in der Bibliothek wie zuvor, oder ihr Wort gehört zu einem anderen Lexikon.</numerusform>
            <numerusform>%n können jetzt nicht gefragt werden: ihre Partien sind nicht so in der Bibliothek wie zuvor, oder ihre Wörter gehören zu einem anderen Lexikon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for words in the Words panel first: those that it lists become cards.</source>
        <translation>Suchen Sie zuerst Wörter in „Wörter“: was dort aufgelistet ist, wird zu Karten.</translation>
    </message>
    <message>
        <source>The library lists no mistake that could be asked; review its games first.</source>
        <translation>Die Bibliothek listet keinen Fehler auf, der gefragt werden könnte; werten Sie zuerst ihre Partien aus.</translation>
    </message>
    <message>
        <source>The library lists mistakes now: choose which, and put them in.</source>
        <translation>Die Bibliothek listet jetzt Fehler auf: wählen Sie aus und nehmen Sie sie auf.</translation>
    </message>
    <message>
        <source>Put In &amp;Judge Questions</source>
        <translation>&amp;Urteilsfragen aufnehmen</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists, and of as many that only look like words: tell which is which</source>
        <translation>Karten aus den Wörtern machen, die „Wörter“ auflistet, und aus ebenso vielen, die nur wie Wörter aussehen: welche sind welche?</translation>
    </message>
    <message>
        <source>It is on the board: put a better move there and press Enter. Hints are in the Review panel (Ctrl+H).</source>
        <translation>Er steht auf dem Brett: legen Sie einen besseren Zug und drücken Sie die Eingabetaste. Hinweise gibt es unter „Auswertung“ (Strg+H).</translation>
    </message>
</context>
<context>
    <name>ui::TrendPlot</name>
    <message>
        <source>Over the games</source>
        <translation>Über die Partien</translation>
    </message>
    <message>
        <source>No game was reviewed yet</source>
        <translation>Noch keine Partie wurde ausgewertet</translation>
    </message>
    <message>
        <source>Mean of the first games %1, of the last ones %2</source>
        <translation>Mittel der ersten Partien %1, der letzten %2</translation>
    </message>
    <message>
        <source>%1: %2; mean of the last %3: %4</source>
        <translation>%1: %2; Mittel der letzten %3: %4</translation>
    </message>
    <message>
        <source>A point for each game of the library that was reviewed</source>
        <translation>Ein Punkt für jede ausgewertete Partie der Bibliothek</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); line: mean of %1</source>
        <translation>
            <numerusform>%n Partie; Linie: Mittel aus %1</numerusform>
            <numerusform>%n Partien; Linie: Mittel aus %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendsPanel</name>
    <message>
        <source>Whose moves</source>
        <translation>Wessen Züge</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Alle Spieler</translation>
    </message>
    <message>
        <source>Games of what time</source>
        <translation>Partien aus welcher Zeit</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Alle Zeit</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Last three months</source>
        <translation>Letzte drei Monate</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Letzter Monat</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Was gemessen wird</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Fehlerindex</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Gewinnchance</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>What the losses are told apart by</source>
        <translation>Wonach die Verluste unterschieden werden</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Nach Spielphase</translation>
    </message>
    <message>
        <source>By reason</source>
        <translation>Nach Grund</translation>
    </message>
    <message>
        <source>By length of the word missed</source>
        <translation>Nach Länge des verpassten Worts</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Anzahl</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>Lost per game</source>
        <translation>Verlust je Partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Where the losses came from</source>
        <translation>Woher die Verluste kamen</translation>
    </message>
    <message>
        <source>Mistake index of each game</source>
        <translation>Fehlerindex jeder Partie</translation>
    </message>
    <message>
        <source>Chance of winning lost in each game</source>
        <translation>In jeder Partie verlorene Gewinnchance</translation>
    </message>
    <message>
        <source>Points lost in each game</source>
        <translation>In jeder Partie verlorene Punkte</translation>
    </message>
    <message>
        <source>%1 letters and more</source>
        <translation>%1 Buchstaben und mehr</translation>
    </message>
    <message>
        <source>no word: exchange or pass</source>
        <translation>kein Wort: Tausch oder Passen</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>No reviewed game fits. Review the games of the library first; chances of winning are told by the standard and the deep review.</source>
        <translation>Keine ausgewertete Partie passt. Werten Sie zuerst die Partien der Bibliothek aus; Gewinnchancen geben die normale und die gründliche Auswertung an.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 % of the chance of winning, %4 points.</source>
        <translation>
            <numerusform>%n Partie, %1 Züge. Je Partie verloren: Fehlerindex %2, %3 % der Gewinnchance, %4 Punkte.</numerusform>
            <numerusform>%n Partien, %1 Züge. Je Partie verloren: Fehlerindex %2, %3 % der Gewinnchance, %4 Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n Buchstabe</numerusform>
            <numerusform>%n Buchstaben</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 points; chances of winning are not known, as no turn was searched.</source>
        <translation>
            <numerusform>%n Partie, %1 Züge. Je Partie verloren: Fehlerindex %2, %3 Punkte; Gewinnchancen sind nicht bekannt, da kein Zug durchsucht wurde.</numerusform>
            <numerusform>%n Partien, %1 Züge. Je Partie verloren: Fehlerindex %2, %3 Punkte; Gewinnchancen sind nicht bekannt, da kein Zug durchsucht wurde.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendsFeature</name>
    <message>
        <source>Trends</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>&amp;Trends</source>
        <translation>&amp;Verlauf</translation>
    </message>
    <message>
        <source>Show how a player&apos;s moves were over the reviewed games of the library</source>
        <translation>Zeigen, wie die Züge eines Spielers über die ausgewerteten Partien der Bibliothek waren</translation>
    </message>
</context>
<context>
    <name>ui::LessonFeature</name>
    <message>
        <source>&amp;Take for a Lesson</source>
        <translation>Für eine Lektion &amp;merken</translation>
    </message>
    <message>
        <source>Keep this position, and what was played or is best in it, for a lesson</source>
        <translation>Diese Stellung mit dem gespielten oder besten Zug für eine Lektion merken</translation>
    </message>
    <message>
        <source>&amp;Make a Lesson</source>
        <translation>&amp;Lektion machen</translation>
    </message>
    <message>
        <source>Open a study, in a new tab, with the positions that were taken as chapters</source>
        <translation>In einem neuen Tab eine Studie öffnen, deren Kapitel die gemerkten Stellungen sind</translation>
    </message>
    <message>
        <source>&amp;Add to This Study</source>
        <translation>An diese Studie an&amp;hängen</translation>
    </message>
    <message>
        <source>Put the positions that were taken behind the chapters of this study</source>
        <translation>Die gemerkten Stellungen hinter die Kapitel dieser Studie setzen</translation>
    </message>
    <message>
        <source>&amp;Forget What Was Taken</source>
        <translation>Gemerktes &amp;vergessen</translation>
    </message>
    <message>
        <source>Begin anew with taking positions for a lesson</source>
        <translation>Mit dem Merken von Stellungen neu anfangen</translation>
    </message>
    <message>
        <source>Lesson of the &amp;Library&apos;s Turns</source>
        <translation>Lektion aus Zügen der &amp;Bibliothek</translation>
    </message>
    <message>
        <source>Open a study with the turns that the library lists, or those selected there</source>
        <translation>Eine Studie mit den Zügen öffnen, die die Bibliothek auflistet oder die dort ausgewählt sind</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, Zug %2</translation>
    </message>
    <message>
        <source>This position was not taken</source>
        <translation>Diese Stellung wurde nicht gemerkt</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for a lesson.</source>
        <translation>
            <numerusform>%n Stellung für eine Lektion.</numerusform>
            <numerusform>%n Stellungen für eine Lektion.</numerusform>
        </translation>
    </message>
    <message>
        <source>This one has no answer yet.</source>
        <translation>Diese hat noch keine Antwort.</translation>
    </message>
    <message>
        <source>The lesson was not made</source>
        <translation>Die Lektion wurde nicht gemacht</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>make a lesson</source>
        <translation>Lektion machen</translation>
    </message>
    <message>
        <source>add to the lesson</source>
        <translation>an die Lektion anhängen</translation>
    </message>
    <message>
        <source>F11 shows the lesson to an audience; save it as a study.</source>
        <translation>F11 zeigt die Lektion vor Publikum; gespeichert wird sie als Studie.</translation>
    </message>
    <message>
        <source>Let the library list turns first, such as mistakes: they become a lesson.</source>
        <translation>Zuerst die Bibliothek Züge auflisten lassen, etwa Fehler: sie werden zur Lektion.</translation>
    </message>
    <message>
        <source>Making a lesson</source>
        <translation>Eine Lektion wird gemacht</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles…</source>
        <translation>&amp;Rätsel suchen…</translation>
    </message>
    <message>
        <source>Look for positions in which one move is better than all others, in games of yours or of the program</source>
        <translation>In eigenen Partien oder denen des Programms Stellungen suchen, in denen ein Zug besser ist als alle anderen</translation>
    </message>
    <message>
        <source>Export &amp;Questions…</source>
        <translation>&amp;Fragen exportieren…</translation>
    </message>
    <message>
        <source>Write the chapters of this study that begin with a position as a web page that hides each answer until it is asked for</source>
        <translation>Die Kapitel dieser Studie, die mit einer Stellung beginnen, als Webseite schreiben, die jede Antwort verbirgt, bis nach ihr gefragt wird</translation>
    </message>
    <message>
        <source>Export Questions</source>
        <translation>Fragen exportieren</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Webseite (*.html)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>%1 wird exportiert</translation>
    </message>
    <message>
        <source>no chapter of this study begins with a position</source>
        <translation>kein Kapitel dieser Studie beginnt mit einer Stellung</translation>
    </message>
    <message>
        <source>Looking for puzzles</source>
        <translation>Rätsel werden gesucht</translation>
    </message>
    <message>
        <source>The search for puzzles broke off</source>
        <translation>Die Suche nach Rätseln brach ab</translation>
    </message>
    <message>
        <source>Puzzles are looked for in the background; they open in a tab of their own.</source>
        <translation>Rätsel werden im Hintergrund gesucht; sie öffnen sich in einem eigenen Tab.</translation>
    </message>
    <message>
        <source>No position was found that has a single best move and is wanted.</source>
        <translation>Keine gewünschte Stellung mit einem einzigen besten Zug wurde gefunden.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Puzzles are being looked for; stop that in the status bar to have those found.</source>
        <translation>Rätsel werden schon gesucht; in der Statusleiste anhalten, um die gefundenen zu haben.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were found. Put your move on the board; F11 shows them to others.</source>
        <translation>
            <numerusform>%n Rätsel wurde gefunden. Den Zug aufs Brett legen; F11 zeigt es anderen.</numerusform>
            <numerusform>%n Rätsel wurden gefunden. Den Zug aufs Brett legen; F11 zeigt sie anderen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) became a lesson.</source>
        <translation>
            <numerusform>%n Zug wurde zur Lektion.</numerusform>
            <numerusform>%n Züge wurden zur Lektion.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the best move</source>
        <translation>Bester Zug wird gesucht</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: nothing better is known of them, or their games are not there as they were.</source>
        <translation>
            <numerusform>%n Zug blieb weg: Besseres ist nicht bekannt, oder seine Partie ist nicht mehr da, wie sie war.</numerusform>
            <numerusform>%n Züge blieben weg: Besseres ist nicht bekannt, oder ihre Partien sind nicht mehr da, wie sie waren.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzleHunt</name>
    <message>
        <source>puzzles found</source>
        <translation>Rätsel gefunden</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleDialog</name>
    <message>
        <source>Find Puzzles</source>
        <translation>Rätsel suchen</translation>
    </message>
    <message>
        <source>The game that is open</source>
        <translation>In der offenen Partie</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected game(s) of the library</source>
        <translation>
            <numerusform>In der ausgewählten Partie der Bibliothek</numerusform>
            <numerusform>In den %n ausgewählten Partien der Bibliothek</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the program against itself</source>
        <translation>In Partien des Programms gegen sich selbst</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>alle</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>How much more often the answer wins than the next best move; in an endgame it must be the only best one</source>
        <translation>Wie viel öfter die Antwort gewinnt als der nächstbeste Zug; im Endspiel muss sie der einzige beste sein</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>For the first look at a turn, at most; what looks like a puzzle is looked at three times as long again</source>
        <translation>Höchstens, für den ersten Blick auf einen Zug; was wie ein Rätsel aussieht, wird noch einmal dreimal so lange geprüft</translation>
    </message>
    <message>
        <source>Another number gives other games</source>
        <translation>Eine andere Zahl gibt andere Partien</translation>
    </message>
    <message>
        <source>&amp;Look in</source>
        <translation>&amp;Wo</translation>
    </message>
    <message>
        <source>&amp;Which ones</source>
        <translation>Wel&amp;che</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>&amp;Höchstens</translation>
    </message>
    <message>
        <source>L&amp;ead of the answer</source>
        <translation>&amp;Vorsprung der Antwort</translation>
    </message>
    <message>
        <source>&amp;Time for a turn</source>
        <translation>&amp;Zeit je Zug</translation>
    </message>
    <message>
        <source>&amp;Seed of the games</source>
        <translation>Sta&amp;rtzahl der Partien</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Suchen</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>Zeichen %1: %2</translation>
    </message>
    <message>
        <source>Tags and numbers with and, or, not and brackets, as in: bingo and lead &gt;= 8
Tags: bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, blank, through, hook
Numbers: lead, score, tiles, length, turn, bag</source>
        <translation>Merkmale und Zahlen mit and, or, not und Klammern, wie in: bingo and lead &gt;= 8
Merkmale: bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, blank, through, hook
Zahlen: lead, score, tiles, length, turn, bag</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleWords</name>
    <message>
        <source>Puzzles</source>
        <translation>Rätsel</translation>
    </message>
    <message>
        <source>Find the bingo</source>
        <translation>Finde den Bingo</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Finde den besten Zug</translation>
    </message>
    <message>
        <source>Find the best move, whatever it is</source>
        <translation>Finde den besten Zug, welcher es auch ist</translation>
    </message>
    <message>
        <source>Find the best move before the endgame</source>
        <translation>Finde den besten Zug vor dem Endspiel</translation>
    </message>
    <message>
        <source>Find the only best move of the endgame</source>
        <translation>Finde den einzigen besten Zug des Endspiels</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Beutel</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>By score and leave alone another move looks better.</source>
        <translation>Nach Punkten und Rest allein sieht ein anderer Zug besser aus.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>No position was found that has a single best move.</source>
        <translation>Es wurde keine Stellung mit einem einzigen besten Zug gefunden.</translation>
    </message>
</context>
</TS>
