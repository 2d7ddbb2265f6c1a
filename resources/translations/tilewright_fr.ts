<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr">
<context>
    <name>Engine</name>
    <message>
        <source>an exchange needs at least one tile</source>
        <translation>un échange demande au moins un jeton</translation>
    </message>
    <message>
        <source>no more exchanges are allowed to this player</source>
        <translation>ce joueur n’a plus droit aux échanges</translation>
    </message>
    <message>
        <source>with %1 tiles in the bag no exchange is allowed</source>
        <translation>jetons dans le sac&#xa0;: %1, l’échange n’est pas permis</translation>
    </message>
    <message>
        <source>the rack is known: name the tiles to exchange</source>
        <translation>le chevalet est connu&#xa0;: nommez les jetons à échanger</translation>
    </message>
    <message>
        <source>the rack does not hold that many tiles</source>
        <translation>le chevalet n’a pas autant de jetons</translation>
    </message>
    <message>
        <source>at most %1 tiles can be exchanged now</source>
        <translation>on peut échanger au plus %1 jetons maintenant</translation>
    </message>
    <message>
        <source>a rack holds %1 tiles at most</source>
        <translation>un chevalet contient au plus %1 jetons</translation>
    </message>
    <message>
        <source>the rack does not hold enough %1</source>
        <translation>le chevalet n’a pas assez de %1</translation>
    </message>
    <message>
        <source>there are not enough %1 left</source>
        <translation>il ne reste pas assez de %1</translation>
    </message>
    <message>
        <source>no tile is placed</source>
        <translation>aucun jeton n’est posé</translation>
    </message>
    <message>
        <source>the word leaves the board</source>
        <translation>le mot sort du plateau</translation>
    </message>
    <message>
        <source>%1 is blocked</source>
        <translation>la case %1 est bloquée</translation>
    </message>
    <message>
        <source>there is no tile on %1</source>
        <translation>il n’y a pas de jeton en %1</translation>
    </message>
    <message>
        <source>%1 is occupied</source>
        <translation>la case %1 est occupée</translation>
    </message>
    <message>
        <source>what lies on %1 is no letter of the alphabet</source>
        <translation>ce qui se trouve en %1 n’est pas une lettre de l’alphabet</translation>
    </message>
    <message>
        <source>the number of tiles played is wrong</source>
        <translation>le nombre de jetons joués est faux</translation>
    </message>
    <message>
        <source>the word goes on beyond the squares given</source>
        <translation>le mot continue au-delà des cases données</translation>
    </message>
    <message>
        <source>a word has at least two letters</source>
        <translation>un mot a au moins deux lettres</translation>
    </message>
    <message>
        <source>the first move must cover the start square %1</source>
        <translation>le premier coup doit couvrir la case de départ %1</translation>
    </message>
    <message>
        <source>the move touches no tile on the board</source>
        <translation>le coup ne touche aucun jeton du plateau</translation>
    </message>
    <message>
        <source>not in the lexicon %1: %2</source>
        <translation>absent du lexique %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>a tile lies beside the board</source>
        <translation>un jeton est à côté du plateau</translation>
    </message>
    <message>
        <source>two tiles lie on %1</source>
        <translation>deux jetons sont en %1</translation>
    </message>
    <message>
        <source>the tiles are not in one row or column</source>
        <translation>les jetons ne sont pas dans une même ligne ou colonne</translation>
    </message>
    <message>
        <source>there is a gap between the tiles</source>
        <translation>il y a un trou entre les jetons</translation>
    </message>
    <message>
        <source>no rack holds that many tiles</source>
        <translation>aucun chevalet ne contient autant de jetons</translation>
    </message>
    <message>
        <source>an exchange names its tiles</source>
        <translation>un échange nomme ses jetons</translation>
    </message>
    <message>
        <source>%1 is no coordinate such as 8H or H8</source>
        <translation>%1 n’est pas une coordonnée comme 8H ou H8</translation>
    </message>
    <message>
        <source>%1 is not on the board of %2 rows and %3 columns</source>
        <translation>%1 n’est pas sur le plateau de %2 lignes et %3 colonnes</translation>
    </message>
    <message>
        <source>unpaired parenthesis</source>
        <translation>parenthèse sans sa paire</translation>
    </message>
    <message>
        <source>the word is longer than any board</source>
        <translation>le mot est plus long que tout plateau</translation>
    </message>
    <message>
        <source>%1 is no letter of the alphabet %2</source>
        <translation>%1 n’est pas une lettre de l’alphabet %2</translation>
    </message>
    <message>
        <source>no move is given</source>
        <translation>aucun coup n’est donné</translation>
    </message>
    <message>
        <source>the word is missing after the square</source>
        <translation>il manque le mot après la case</translation>
    </message>
    <message>
        <source>on %1 lies %2, not %3</source>
        <translation>en %1 se trouve %2, pas %3</translation>
    </message>
    <message>
        <source>the move places no tile</source>
        <translation>le coup ne pose aucun jeton</translation>
    </message>
    <message>
        <source>the lexicon %1 is for the alphabet %2, the rules %3 need the alphabet %4</source>
        <translation>le lexique %1 est pour l’alphabet %2, les règles %3 demandent l’alphabet %4</translation>
    </message>
    <message>
        <source>the lexicon %1 has no alphagrams, which the jumbled rules %2 need</source>
        <translation>le lexique %1 n’a pas d’alphagrammes, que demandent les règles %2 à lettres mêlées</translation>
    </message>
    <message>
        <source>a game has 1 to 4 players, not %1</source>
        <translation>une partie a de 1 à 4 joueurs, pas %1</translation>
    </message>
    <message>
        <source>there are %1 %2 on the board and the racks, but only %3 in the game</source>
        <translation>il y a %1 %2 sur le plateau et les chevalets, mais seulement %3 dans le jeu</translation>
    </message>
    <message>
        <source>a rack holds %1 tiles at most, not %2</source>
        <translation>un chevalet contient au plus %1 jetons, pas %2</translation>
    </message>
    <message>
        <source>the start square %1 is empty</source>
        <translation>la case de départ %1 est vide</translation>
    </message>
    <message>
        <source>a tile lies on the blocked square %1</source>
        <translation>un jeton est sur la case bloquée %1</translation>
    </message>
    <message>
        <source>the tile on %1 hangs in the air</source>
        <translation>le jeton en %1 ne tient à rien</translation>
    </message>
    <message>
        <source>%1 %2 is not in %3</source>
        <translation>%1 %2 n’est pas dans %3</translation>
    </message>
    <message>
        <source>all of it lies there already</source>
        <translation>tout s’y trouve déjà</translation>
    </message>
    <message>
        <source>it fits nowhere</source>
        <translation>il ne va nulle part</translation>
    </message>
    <message>
        <source>the word is missing</source>
        <translation>il manque le mot</translation>
    </message>
    <message>
        <source>it fits nowhere: %1</source>
        <translation>il ne va nulle part&#xa0;: %1</translation>
    </message>
    <message>
        <source>no lexicon is open, so no move can be found</source>
        <translation>aucun lexique n’est ouvert, donc aucun coup ne peut être trouvé</translation>
    </message>
    <message>
        <source>the search for moves was stopped</source>
        <translation>la recherche de coups a été arrêtée</translation>
    </message>
    <message>
        <source>counts for racks of %1 and of %2 tiles can&apos;t be merged</source>
        <translation>des décomptes pour des chevalets de %1 et de %2 jetons ne peuvent être réunis</translation>
    </message>
    <message>
        <source>the sums would be too large</source>
        <translation>les sommes seraient trop grandes</translation>
    </message>
    <message>
        <source>it is too long for a table of win counts</source>
        <translation>c’est trop long pour un tableau de décomptes de gains</translation>
    </message>
    <message>
        <source>it doesn&apos;t begin with %1</source>
        <translation>cela ne commence pas par %1</translation>
    </message>
    <message>
        <source>it ends before the counts</source>
        <translation>cela finit avant les décomptes</translation>
    </message>
    <message>
        <source>no rack has %1 tiles</source>
        <translation>aucun chevalet n’a %1 jetons</translation>
    </message>
    <message>
        <source>%1 is no number of games</source>
        <translation>%1 n’est pas un nombre de parties</translation>
    </message>
    <message>
        <source>there is no &apos;=&apos;</source>
        <translation>il manque «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;rack&apos; or &apos;games&apos; is missing</source>
        <translation>«&#xa0;rack&#xa0;» ou «&#xa0;games&#xa0;» manque</translation>
    </message>
    <message>
        <source>it should have the number of tiles unseen, more than in the line before, the least gain and counts, with tabs between</source>
        <translation>attendu, séparés par des tabulations&#xa0;: le nombre de jetons non vus (plus qu’à la ligne précédente), le gain le plus petit et des décomptes</translation>
    </message>
    <message>
        <source>it has counts for gains beyond all bounds</source>
        <translation>il y a des décomptes pour des gains hors de toute limite</translation>
    </message>
    <message>
        <source>%1 is no count</source>
        <translation>%1 n’est pas un décompte</translation>
    </message>
    <message>
        <source>%1 is no shape such as R8H or G8D-8H</source>
        <translation>%1 n’est pas une forme comme R8H ou G8D-8H</translation>
    </message>
    <message>
        <source>%1 is no number: %2</source>
        <translation>pas un nombre pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is out of range: %2</source>
        <translation>hors limites pour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the operation %1 needs a number from %2 to %3, not %4</source>
        <translation>l’opération %1 demande un nombre de %2 à %3, pas %4</translation>
    </message>
    <message>
        <source>by the rules that the text asks for a move could score more than %1 points</source>
        <translation>avec les règles que demande le texte, un coup pourrait rapporter plus de %1 points</translation>
    </message>
    <message>
        <source>row %1, column %2: %3 is no letter of the alphabet %4</source>
        <translation>ligne %1, colonne %2&#xa0;: %3 n’est pas une lettre de l’alphabet %4</translation>
    </message>
    <message>
        <source>row %1 has more than the %2 squares of the board</source>
        <translation>la ligne %1 a plus que les %2 cases du plateau</translation>
    </message>
    <message>
        <source>row %1 has %2 squares, not %3</source>
        <translation>la ligne %1 a %2 cases, pas %3</translation>
    </message>
    <message>
        <source>the board has %1 rows, the rules %2 have %3</source>
        <translation>le plateau a %1 lignes, les règles %2 en ont %3</translation>
    </message>
    <message>
        <source>rack: %1</source>
        <translation>chevalet&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rack %1 has %2 tiles; a rack holds %3 at most</source>
        <translation>le chevalet %1 a %2 jetons&#xa0;; un chevalet en contient au plus %3</translation>
    </message>
    <message>
        <source>the text is empty, no position in it</source>
        <translation>le texte est vide, sans position</translation>
    </message>
    <message>
        <source>a position has four fields: board, racks, scores and scoreless turns</source>
        <translation>une position a quatre champs&#xa0;: plateau, chevalets, scores et tours sans points</translation>
    </message>
    <message>
        <source>the racks need a &apos;/&apos; between the players</source>
        <translation>les chevalets demandent un «&#xa0;/&#xa0;» entre les joueurs</translation>
    </message>
    <message>
        <source>there are %1 racks but %2 scores</source>
        <translation>il y a %1 chevalets, mais %2 scores</translation>
    </message>
    <message>
        <source>the score</source>
        <translation>le score</translation>
    </message>
    <message>
        <source>the number of scoreless turns</source>
        <translation>le nombre de tours sans points</translation>
    </message>
    <message>
        <source>the number of scoreless turns is negative</source>
        <translation>le nombre de tours sans points est négatif</translation>
    </message>
    <message>
        <source>the position names the lexicon %1; %2 is used</source>
        <translation>la position nomme le lexique %1&#xa0;; %2 est utilisé</translation>
    </message>
    <message>
        <source>the text is far too long for one position</source>
        <translation>le texte est bien trop long pour une position</translation>
    </message>
    <message>
        <source>a recorded move has no score of its own</source>
        <translation>un coup noté n’a pas de score propre</translation>
    </message>
    <message>
        <source>only plays and exchanges have a move</source>
        <translation>seuls les placements et les échanges ont un coup</translation>
    </message>
    <message>
        <source>the move is longer than any board</source>
        <translation>le coup est plus long que tout plateau</translation>
    </message>
    <message>
        <source>there are tiles behind the end of the move</source>
        <translation>il y a des jetons après la fin du coup</translation>
    </message>
    <message>
        <source>the move is no exchange</source>
        <translation>le coup n’est pas un échange</translation>
    </message>
    <message>
        <source>so many tiles can&apos;t be exchanged</source>
        <translation>on ne peut échanger autant de jetons</translation>
    </message>
    <message>
        <source>the number of tiles exchanged is wrong</source>
        <translation>le nombre de jetons échangés est faux</translation>
    </message>
    <message>
        <source>a tile exchanged is none of the alphabet</source>
        <translation>un jeton échangé n’est pas de l’alphabet</translation>
    </message>
    <message>
        <source>the move is no placement</source>
        <translation>le coup n’est pas un placement</translation>
    </message>
    <message>
        <source>a tile played is no letter of the alphabet</source>
        <translation>un jeton joué n’est pas une lettre de l’alphabet</translation>
    </message>
    <message>
        <source>a tile of the rack is none of the alphabet</source>
        <translation>un jeton du chevalet n’est pas de l’alphabet</translation>
    </message>
    <message>
        <source>there is no player with the number %1</source>
        <translation>il n’y a pas de joueur numéro %1</translation>
    </message>
    <message>
        <source>the score is beyond any game</source>
        <translation>aucune partie n’a un tel score</translation>
    </message>
    <message>
        <source>the score has the wrong sign</source>
        <translation>le score a le mauvais signe</translation>
    </message>
    <message>
        <source>no clock runs that long</source>
        <translation>aucune pendule ne tourne si longtemps</translation>
    </message>
    <message>
        <source>the tiles left are none of the alphabet</source>
        <translation>les jetons restants ne sont pas de l’alphabet</translation>
    </message>
    <message>
        <source>holds more positions than can be worked with</source>
        <translation>contient plus de positions qu’on ne peut en traiter</translation>
    </message>
    <message>
        <source>is neither a GCG nor a CGP nor a study file, as far as its content tells</source>
        <translation>n’est, d’après son contenu, ni un fichier GCG, ni un CGP, ni une étude</translation>
    </message>
    <message>
        <source>the rules %1 have other letters or another board than %2</source>
        <translation>les règles %1 ont d’autres lettres ou un autre plateau que %2</translation>
    </message>
    <message>
        <source>a name or title has %1 bytes, more than the %2 allowed</source>
        <translation>un nom ou un titre a %1 octets, plus que les %2 permis</translation>
    </message>
    <message>
        <source>the number of players of a game can&apos;t change</source>
        <translation>le nombre de joueurs d’une partie ne peut changer</translation>
    </message>
    <message>
        <source>the position is not one of this game&apos;s rules and players</source>
        <translation>la position n’a pas les règles et les joueurs de cette partie</translation>
    </message>
    <message>
        <source>a game of one player starts from an empty board</source>
        <translation>une partie à un joueur commence sur un plateau vide</translation>
    </message>
    <message>
        <source>the number of scoreless turns is beyond any game</source>
        <translation>aucune partie n’a autant de tours sans points</translation>
    </message>
    <message>
        <source>a game record holds %1 events at most</source>
        <translation>une partie notée contient au plus %1 événements</translation>
    </message>
    <message>
        <source>there are more racks than players</source>
        <translation>il y a plus de chevalets que de joueurs</translation>
    </message>
    <message>
        <source>the moves are for other letters than those of %1</source>
        <translation>les coups sont pour d’autres lettres que celles de %1</translation>
    </message>
    <message>
        <source>the moves are from a game of more players</source>
        <translation>les coups viennent d’une partie à plus de joueurs</translation>
    </message>
    <message>
        <source>what is no UTF-8 here and later is read as ISO 8859-1</source>
        <translation>ce qui n’est pas de l’UTF-8 ici et plus loin est lu comme ISO 8859-1</translation>
    </message>
    <message>
        <source>the text looks like UTF-8, but says that it is %1</source>
        <translation>le texte semble être de l’UTF-8, mais se dit %1</translation>
    </message>
    <message>
        <source>the encoding %1 is not known; the text is read as ISO 8859-1</source>
        <translation>l’encodage %1 n’est pas connu&#xa0;; le texte est lu comme ISO 8859-1</translation>
    </message>
    <message>
        <source>the encoding %1 is not known; the text is read as UTF-8</source>
        <translation>l’encodage %1 n’est pas connu&#xa0;; le texte est lu comme UTF-8</translation>
    </message>
    <message>
        <source>the player %1 is not named</source>
        <translation>le joueur %1 n’a pas de nom</translation>
    </message>
    <message>
        <source>the player %1 is not declared</source>
        <translation>le joueur %1 n’est pas déclaré</translation>
    </message>
    <message>
        <source>what comes after this is not listed any more</source>
        <translation>ce qui suit n’est plus énuméré</translation>
    </message>
    <message>
        <source>the &apos;:&apos; after the player is missing</source>
        <translation>il manque «&#xa0;:&#xa0;» après le joueur</translation>
    </message>
    <message>
        <source>the score has no sign</source>
        <translation>le score n’a pas de signe</translation>
    </message>
    <message>
        <source>the total is missing</source>
        <translation>il manque le total</translation>
    </message>
    <message>
        <source>the move is missing</source>
        <translation>il manque le coup</translation>
    </message>
    <message>
        <source>an exchange of 0 tiles is taken as a pass</source>
        <translation>un échange de 0 jeton est pris pour une passe</translation>
    </message>
    <message>
        <source>there is neither a square nor anything else that could be a move</source>
        <translation>il n’y a ni case ni rien d’autre qui puisse être un coup</translation>
    </message>
    <message>
        <source>there is more than a rack before the move</source>
        <translation>il y a plus qu’un chevalet avant le coup</translation>
    </message>
    <message>
        <source>the total</source>
        <translation>le total</translation>
    </message>
    <message>
        <source>letters in lower case are taken as blanks</source>
        <translation>les minuscules sont prises pour des jokers</translation>
    </message>
    <message>
        <source>letters in lower case are taken as those in upper case</source>
        <translation>les minuscules sont prises pour des majuscules</translation>
    </message>
    <message>
        <source>is neither a pragma nor an event</source>
        <translation>n’est ni un pragma ni un événement</translation>
    </message>
    <message>
        <source>there is no player %1</source>
        <translation>il n’y a pas de joueur %1</translation>
    </message>
    <message>
        <source>the rack: %1</source>
        <translation>le chevalet&#xa0;: %1</translation>
    </message>
    <message>
        <source>the rack of this player has been given already</source>
        <translation>le chevalet de ce joueur est déjà donné</translation>
    </message>
    <message>
        <source>the player %1 is not known; taken for %2</source>
        <translation>le joueur %1 n’est pas connu&#xa0;; pris pour %2</translation>
    </message>
    <message>
        <source>the tiles left must be known</source>
        <translation>les jetons restants doivent être connus</translation>
    </message>
    <message>
        <source>as not all tiles exchanged are known, their number is kept</source>
        <translation>comme tous les jetons échangés ne sont pas connus, leur nombre est gardé</translation>
    </message>
    <message>
        <source>the mark behind the word is left out</source>
        <translation>le signe après le mot est omis</translation>
    </message>
    <message>
        <source>the word goes on on the board and is taken as %1</source>
        <translation>le mot continue sur le plateau et est pris pour %1</translation>
    </message>
    <message>
        <source>has %1 bytes, which is too much for a game</source>
        <translation>a %1 octets, ce qui est trop pour une partie</translation>
    </message>
    <message>
        <source>is no text, and so no game</source>
        <translation>n’est pas un texte, et donc pas une partie</translation>
    </message>
    <message>
        <source>holds no game: no line is a pragma such as #player1 or an event</source>
        <translation>ne contient pas de partie&#xa0;: aucune ligne n’est un pragma comme #player1 ou un événement</translation>
    </message>
    <message>
        <source>the letters or squares are not those of %1; the rules %2 are used</source>
        <translation>les lettres ou les cases ne sont pas celles de %1&#xa0;; les règles %2 sont utilisées</translation>
    </message>
    <message>
        <source>the rules %1</source>
        <translation>les règles %1</translation>
    </message>
    <message>
        <source>the order of the tiles that the game goes on with</source>
        <translation>l’ordre des jetons avec lesquels la partie continue</translation>
    </message>
    <message>
        <source>who gave up</source>
        <translation>qui a abandonné</translation>
    </message>
    <message>
        <source>1 variation</source>
        <translation>1 variante</translation>
    </message>
    <message>
        <source>%1 variations</source>
        <translation>%1 variantes</translation>
    </message>
    <message>
        <source>1 picture</source>
        <translation>1 image</translation>
    </message>
    <message>
        <source>%1 pictures</source>
        <translation>%1 images</translation>
    </message>
    <message>
        <source>1 stored analysis</source>
        <translation>1 analyse enregistrée</translation>
    </message>
    <message>
        <source>%1 stored analyses</source>
        <translation>%1 analyses enregistrées</translation>
    </message>
    <message>
        <source>a GCG can&apos;t hold a game that starts from a position</source>
        <translation>un GCG ne peut contenir une partie qui part d’une position</translation>
    </message>
    <message>
        <source>the rack %1 does not hold the tiles %2</source>
        <translation>le chevalet %1 n’a pas les jetons %2</translation>
    </message>
    <message>
        <source>the tiles kept were %1, the rack now is %2</source>
        <translation>les jetons gardés étaient %1, le chevalet est maintenant %2</translation>
    </message>
    <message>
        <source>there are %1 %2 on the board and the rack, but only %3 in the game</source>
        <translation>il y a %1 %2 sur le plateau et le chevalet, mais seulement %3 dans le jeu</translation>
    </message>
    <message>
        <source>it was another player&apos;s turn</source>
        <translation>c’était le tour d’un autre joueur</translation>
    </message>
    <message>
        <source>the game was over</source>
        <translation>la partie était finie</translation>
    </message>
    <message>
        <source>the line is not understood</source>
        <translation>la ligne n’est pas comprise</translation>
    </message>
    <message>
        <source>not in %1: %2</source>
        <translation>absent de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no play of this player to take back</source>
        <translation>il n’y a pas de coup de ce joueur à retirer</translation>
    </message>
    <message>
        <source>the play was taken back, but all its words are in %1</source>
        <translation>le coup a été retiré, mais tous ses mots sont dans %1</translation>
    </message>
    <message>
        <source>the tiles left are %1, not %2</source>
        <translation>les jetons restants sont %1, pas %2</translation>
    </message>
    <message>
        <source>the rack is %1, but the penalty is for %2</source>
        <translation>le chevalet est %1, mais la pénalité porte sur %2</translation>
    </message>
    <message>
        <source>the score is %1, by the rules %2</source>
        <translation>le score est %1, selon les règles %2</translation>
    </message>
    <message>
        <source>the total is %1, but %2 make %3</source>
        <translation>le total est %1, mais %2 font %3</translation>
    </message>
    <message>
        <source>there must be a seat for each player</source>
        <translation>il faut une place pour chaque joueur</translation>
    </message>
    <message>
        <source>the seed is too large</source>
        <translation>la graine est trop grande</translation>
    </message>
    <message>
        <source>a player chooses among 1 to 100 moves</source>
        <translation>un joueur choisit parmi 1 à 100 coups</translation>
    </message>
    <message>
        <source>a clock runs for a day at most</source>
        <translation>une pendule tourne un jour au plus</translation>
    </message>
    <message>
        <source>a penalty or a bonus has 0 to 100 points</source>
        <translation>une pénalité ou un bonus a de 0 à 100 points</translation>
    </message>
    <message>
        <source>a turn lasts for a day at most</source>
        <translation>un tour dure un jour au plus</translation>
    </message>
    <message>
        <source>there is no player who gave up</source>
        <translation>il n’y a pas de joueur qui ait abandonné</translation>
    </message>
    <message>
        <source>there is no board in the text: no line has the %1 squares of a row</source>
        <translation>il n’y a pas de plateau dans le texte&#xa0;: aucune ligne n’a les %1 cases d’une rangée</translation>
    </message>
    <message>
        <source>the text has %1 rows of a board, the rules %2 have %3</source>
        <translation>le texte a %1 lignes de plateau, les règles %2 en ont %3</translation>
    </message>
    <message>
        <source>%1: %2 is no letter of the alphabet %3</source>
        <translation>%1&#xa0;: %2 n’est pas une lettre de l’alphabet %3</translation>
    </message>
    <message>
        <source>no tile can lie on %1</source>
        <translation>aucun jeton ne peut se trouver en %1</translation>
    </message>
    <message>
        <source>all letters are small: they were not read as blanks</source>
        <translation>toutes les lettres sont minuscules&#xa0;: elles n’ont pas été lues comme jokers</translation>
    </message>
    <message>
        <source>the text is far too long for one board</source>
        <translation>le texte est bien trop long pour un plateau</translation>
    </message>
    <message>
        <source>no lexicon is open, so no turn can be judged</source>
        <translation>aucun lexique n’est ouvert, donc aucun tour ne peut être jugé</translation>
    </message>
    <message>
        <source>Reviewing turns</source>
        <translation>Bilan des tours</translation>
    </message>
    <message>
        <source>the review was stopped</source>
        <translation>le bilan a été arrêté</translation>
    </message>
    <message>
        <source>not all of it has been reviewed so</source>
        <translation>tout n’a pas été passé en revue ainsi</translation>
    </message>
    <message>
        <source>the variant %1</source>
        <translation>la variante %1</translation>
    </message>
    <message>
        <source>the letter distribution %1</source>
        <translation>la distribution de lettres %1</translation>
    </message>
    <message>
        <source>the board layout %1</source>
        <translation>la disposition de plateau %1</translation>
    </message>
    <message>
        <source>%1 is not known; the rules %2 hold</source>
        <translation>%1 n’est pas connue&#xa0;; les règles %2 valent</translation>
    </message>
    <message>
        <source>nothing is typed</source>
        <translation>rien n’est saisi</translation>
    </message>
    <message>
        <source>this is more than a rack, a square, a word and a score</source>
        <translation>c’est plus qu’un chevalet, une case, un mot et un score</translation>
    </message>
    <message>
        <source>nothing can follow on that</source>
        <translation>rien ne peut suivre cela</translation>
    </message>
    <message>
        <source>the last turn was no play</source>
        <translation>le dernier tour n’était pas un placement</translation>
    </message>
    <message>
        <source>the last play is taken back already</source>
        <translation>le dernier coup est déjà retiré</translation>
    </message>
    <message>
        <source>points follow on the +</source>
        <translation>des points suivent le +</translation>
    </message>
    <message>
        <source>points follow on the t</source>
        <translation>des points suivent le t</translation>
    </message>
    <message>
        <source>there is no such player</source>
        <translation>ce joueur n’existe pas</translation>
    </message>
    <message>
        <source>only a score can follow there</source>
        <translation>seul un score peut suivre ici</translation>
    </message>
    <message>
        <source>nobody has played yet</source>
        <translation>personne n’a encore joué</translation>
    </message>
    <message>
        <source>the tiles left are counted already</source>
        <translation>les jetons restants sont déjà comptés</translation>
    </message>
    <message>
        <source>no tiles are left</source>
        <translation>il ne reste pas de jetons</translation>
    </message>
    <message>
        <source>the tiles left follow on the (</source>
        <translation>les jetons restants suivent la (</translation>
    </message>
    <message>
        <source>the rack does not hold these tiles</source>
        <translation>le chevalet n’a pas ces jetons</translation>
    </message>
    <message>
        <source>must be an object</source>
        <translation>doit être un objet</translation>
    </message>
    <message>
        <source>must be %1</source>
        <translation>doit être %1</translation>
    </message>
    <message>
        <source>a text</source>
        <translation>un texte</translation>
    </message>
    <message>
        <source>must be a list of texts</source>
        <translation>doit être une liste de textes</translation>
    </message>
    <message>
        <source>a whole number</source>
        <translation>un nombre entier</translation>
    </message>
    <message>
        <source>must be from %1 to %2</source>
        <translation>doit être de %1 à %2</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true ou false</translation>
    </message>
    <message>
        <source>a list</source>
        <translation>une liste</translation>
    </message>
    <message>
        <source>an object</source>
        <translation>un objet</translation>
    </message>
    <message>
        <source>is nested too deeply for a study file</source>
        <translation>est trop imbriqué pour un fichier d’étude</translation>
    </message>
    <message>
        <source>is no JSON from here on</source>
        <translation>n’est plus du JSON à partir d’ici</translation>
    </message>
    <message>
        <source>holds a number that no program can read</source>
        <translation>contient un nombre qu’aucun programme ne peut lire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>known tiles must stand before unknown ones</source>
        <translation>les jetons connus doivent précéder les inconnus</translation>
    </message>
    <message>
        <source>is missing</source>
        <translation>manque</translation>
    </message>
    <message>
        <source>is none that is known</source>
        <translation>n’est pas connu</translation>
    </message>
    <message>
        <source>is no base64</source>
        <translation>n’est pas du base64</translation>
    </message>
    <message>
        <source>is no number in base 16</source>
        <translation>n’est pas un nombre en base 16</translation>
    </message>
    <message>
        <source>is not of this game&apos;s rules and players</source>
        <translation>n’a pas les règles et les joueurs de cette partie</translation>
    </message>
    <message>
        <source>must be pairs of texts</source>
        <translation>doivent être des paires de textes</translation>
    </message>
    <message>
        <source>has %1 bytes, which is too much for a study file</source>
        <translation>a %1 octets, ce qui est trop pour un fichier d’étude</translation>
    </message>
    <message>
        <source>is no study file: its format is not named &quot;%1&quot;</source>
        <translation>n’est pas un fichier d’étude&#xa0;: son format ne s’appelle pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>was written by a newer version of the program: the format is %1, this program knows it up to %2</source>
        <translation>a été écrit par une version plus récente du programme&#xa0;: le format est %1, ce programme le connaît jusqu’à %2</translation>
    </message>
    <message>
        <source>a node leads to node %1 of %2</source>
        <translation>un nœud mène au nœud %1 sur %2</translation>
    </message>
    <message>
        <source>the last node is not the last of its siblings</source>
        <translation>le dernier nœud n’est pas le dernier de sa fratrie</translation>
    </message>
    <message>
        <source>a node has more siblings than there are letters</source>
        <translation>un nœud a plus de frères qu’il n’y a de lettres</translation>
    </message>
    <message>
        <source>a node leads back to itself</source>
        <translation>un nœud ramène à lui-même</translation>
    </message>
    <message>
        <source>the first list of letters is beyond the end</source>
        <translation>la première liste de lettres est au-delà de la fin</translation>
    </message>
    <message>
        <source>more than %1 words</source>
        <translation>plus de %1 mots</translation>
    </message>
    <message>
        <source>a word of %1 letters, more than the %2 allowed</source>
        <translation>un mot de %1 lettres, plus que les %2 permises</translation>
    </message>
    <message>
        <source>Reading words</source>
        <translation>Lecture des mots</translation>
    </message>
    <message>
        <source>more than %1 letters in its words</source>
        <translation>plus de %1 lettres dans ses mots</translation>
    </message>
    <message>
        <source>has the letter %1, which the alphabet %2 lacks</source>
        <translation>a la lettre %1, qui manque à l’alphabet %2</translation>
    </message>
    <message>
        <source>Checking the graph</source>
        <translation>Vérification du graphe</translation>
    </message>
    <message>
        <source>was made for an alphabet of %1 letters, not for the %2 of %3</source>
        <translation>a été fait pour un alphabet de %1 lettres, pas pour les %2 de %3</translation>
    </message>
    <message>
        <source>has more than %1 words, more than any lexicon; it is damaged or made to do harm</source>
        <translation>a plus de %1 mots, plus que tout lexique&#xa0;; endommagé ou fait pour nuire</translation>
    </message>
    <message>
        <source>has a word of %1 letters, more than the %2 allowed</source>
        <translation>a un mot de %1 lettres, plus que les %2 permises</translation>
    </message>
    <message>
        <source>a path turns only once</source>
        <translation>un chemin ne tourne qu’une fois</translation>
    </message>
    <message>
        <source>no word has more than %1 tiles</source>
        <translation>aucun mot n’a plus de %1 jetons</translation>
    </message>
    <message>
        <source>it does not begin with a root node, so it is no word graph</source>
        <translation>pas de nœud racine au début, donc pas un graphe de mots</translation>
    </message>
    <message>
        <source>a separator comes before all letters</source>
        <translation>un séparateur précède toutes les lettres</translation>
    </message>
    <message>
        <source>siblings are not in ascending order</source>
        <translation>des frères ne sont pas en ordre croissant</translation>
    </message>
    <message>
        <source>a word ends with a separator</source>
        <translation>un mot finit par un séparateur</translation>
    </message>
    <message>
        <source>a word has tile 0, which is no letter</source>
        <translation>un mot a le jeton 0, qui n’est pas une lettre</translation>
    </message>
    <message>
        <source>a path ends without a word</source>
        <translation>un chemin finit sans mot</translation>
    </message>
    <message>
        <source>tile %1 is beyond the %2 that an alphabet can have</source>
        <translation>le jeton %1 dépasse les %2 qu’un alphabet peut avoir</translation>
    </message>
    <message>
        <source>has letter %1, but the alphabet only %2</source>
        <translation>a la lettre %1, mais l’alphabet seulement %2</translation>
    </message>
    <message>
        <source>it has less than 4 bytes, so it is no word graph</source>
        <translation>moins de 4 octets, donc pas un graphe de mots</translation>
    </message>
    <message>
        <source>Finding paths</source>
        <translation>Recherche des chemins</translation>
    </message>
    <message>
        <source>Counting words</source>
        <translation>Décompte des mots</translation>
    </message>
    <message>
        <source>the value %1 has no room in a KLV1 file, which ends at 128 points either way; KLV2 holds it</source>
        <translation>la valeur %1 ne tient pas dans un fichier KLV1, limité à 128 points dans les deux sens&#xa0;; KLV2 la contient</translation>
    </message>
    <message>
        <source>it is too short for leave values</source>
        <translation>trop court pour des valeurs de reliquat</translation>
    </message>
    <message>
        <source>it should have %1 nodes, more than its size allows</source>
        <translation>devrait avoir %1 nœuds, plus que sa taille ne le permet</translation>
    </message>
    <message>
        <source>it ends before the leave values</source>
        <translation>finit avant les valeurs de reliquat</translation>
    </message>
    <message>
        <source>it should have %1 values, but its graph holds %2 leaves</source>
        <translation>devrait avoir %1 valeurs, mais son graphe contient %2 reliquats</translation>
    </message>
    <message>
        <source>it has %1 bytes for %2 values of 2 or 4 bytes each</source>
        <translation>a %1 octets pour %2 valeurs de 2 ou 4 octets chacune</translation>
    </message>
    <message>
        <source>the value of leave %1 is no usable number</source>
        <translation>la valeur du reliquat %1 n’est pas un nombre utilisable</translation>
    </message>
    <message>
        <source>the %1 words need more than %2 nodes, the most that the format can address</source>
        <translation>les %1 mots demandent plus de %2 nœuds, le maximum que le format contient</translation>
    </message>
    <message>
        <source>%1; a .kbwg file holds four times as many</source>
        <translation>%1&#xa0;; un fichier .kbwg en contient quatre fois plus</translation>
    </message>
    <message>
        <source>Building the DAWG</source>
        <translation>Construction du DAWG</translation>
    </message>
    <message>
        <source>a word graph can&apos;t hold the empty word</source>
        <translation>un graphe de mots ne peut contenir le mot vide</translation>
    </message>
    <message>
        <source>a word has %1 letters, more than the %2 allowed</source>
        <translation>un mot a %1 lettres, plus que les %2 permises</translation>
    </message>
    <message>
        <source>a word has the tile %1, which is no letter</source>
        <translation>un mot a le jeton %1, qui n’est pas une lettre</translation>
    </message>
    <message>
        <source>Sorting the beginnings of words</source>
        <translation>Tri des débuts de mots</translation>
    </message>
    <message>
        <source>Building the GADDAG</source>
        <translation>Construction du GADDAG</translation>
    </message>
    <message>
        <source>Writing the nodes</source>
        <translation>Écriture des nœuds</translation>
    </message>
    <message>
        <source>a leave is too long</source>
        <translation>un reliquat est trop long</translation>
    </message>
    <message>
        <source>%1 is a blank that stands for a letter; in a leave blanks are &apos;?&apos;, and letters as on their tiles</source>
        <translation>%1 est un joker qui représente une lettre&#xa0;; dans un reliquat les jokers sont «&#xa0;?&#xa0;», et les lettres comme sur leurs jetons</translation>
    </message>
    <message>
        <source>%1 is no number</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 is no usable number of points</source>
        <translation>%1 n’est pas un nombre de points utilisable</translation>
    </message>
    <message>
        <source>the leave %1 is in line %2 already</source>
        <translation>le reliquat %1 est déjà à la ligne %2</translation>
    </message>
    <message>
        <source>it has a leave of more than %1 tiles</source>
        <translation>a un reliquat de plus de %1 jetons</translation>
    </message>
    <message>
        <source>Reading leaves</source>
        <translation>Lecture des reliquats</translation>
    </message>
    <message>
        <source>the tiles of leave %1 are not in ascending order, so it can never be looked up</source>
        <translation>les jetons du reliquat %1 ne sont pas en ordre croissant, il est donc introuvable</translation>
    </message>
    <message>
        <source>a table of %1 bytes is too long</source>
        <translation>un tableau de %1 octets est trop long</translation>
    </message>
    <message>
        <source>there is no comma after the leave</source>
        <translation>il manque la virgule après le reliquat</translation>
    </message>
    <message>
        <source>the empty leave is worth 0 by definition; leave it out</source>
        <translation>le reliquat vide vaut 0 par définition&#xa0;; omettez-le</translation>
    </message>
    <message>
        <source>holds no words that a board has room for</source>
        <translation>ne contient aucun mot qui tienne sur un plateau</translation>
    </message>
    <message>
        <source>holds alphagrams (the letters of each word ascend), as .kad files do; open the .kwg file or the word list that it was made from</source>
        <translation>contient des alphagrammes (les lettres de chaque mot en ordre croissant), comme les fichiers .kad&#xa0;; ouvrez le fichier .kwg ou la liste de mots d’où il vient</translation>
    </message>
    <message>
        <source>Building the leaves</source>
        <translation>Construction des reliquats</translation>
    </message>
    <message>
        <source>Writing the files</source>
        <translation>Écriture des fichiers</translation>
    </message>
    <message>
        <source>Ordering the nodes</source>
        <translation>Mise en ordre des nœuds</translation>
    </message>
    <message>
        <source>Sorting words</source>
        <translation>Tri des mots</translation>
    </message>
    <message>
        <source>holds %1 words instead of %2</source>
        <translation>contient %1 mots au lieu de %2</translation>
    </message>
    <message>
        <source>holds %1 spellings in its GADDAG instead of %2</source>
        <translation>contient %1 graphies dans son GADDAG au lieu de %2</translation>
    </message>
    <message>
        <source>lacks %1 words, first %2</source>
        <translation>manque de %1 mots, d’abord %2</translation>
    </message>
    <message>
        <source>takes texts for words that are none, such as %1</source>
        <translation>prend pour des mots des textes qui n’en sont pas, comme %1</translation>
    </message>
    <message>
        <source>was not written: the graph that was built %1, which is a defect of this program</source>
        <translation>n’a pas été écrit&#xa0;: le graphe construit %1&#xa0;; c’est un défaut de ce programme</translation>
    </message>
    <message>
        <source>needs nodes of 24 bits and would go to %1, which exists already; give it that name if it is to be replaced</source>
        <translation>demande des nœuds de 24 bits et irait dans %1, qui existe déjà&#xa0;; donnez-lui ce nom s’il doit être remplacé</translation>
    </message>
    <message>
        <source>was not written: what came to the disk can&apos;t be read back as it was</source>
        <translation>n’a pas été écrit&#xa0;: ce qui est arrivé sur le disque ne se relit pas tel quel</translation>
    </message>
    <message>
        <source>they differ in more than %1 words, more than any lexicon has; one of them is damaged or made to do harm</source>
        <translation>ils diffèrent de plus de %1 mots, plus que n’en a tout lexique&#xa0;; l’un d’eux est endommagé ou fait pour nuire</translation>
    </message>
    <message>
        <source>has more than %1 letters in its words</source>
        <translation>a plus de %1 lettres dans ses mots</translation>
    </message>
    <message>
        <source>%1; %2 lines in all are no words</source>
        <translation>%1&#xa0;; au total %2 lignes ne sont pas des mots</translation>
    </message>
    <message>
        <source>is no lexicon but %1</source>
        <translation>n’est pas un lexique, mais %1</translation>
    </message>
    <message>
        <source>&apos;%1&apos;: %2</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2</translation>
    </message>
    <message>
        <source>the letter %1 is no character of Latin-1, which Lexpert&apos;s format needs</source>
        <translation>la lettre %1 n’est pas un caractère de Latin-1, que demande le format de Lexpert</translation>
    </message>
    <message>
        <source>a title may have 31 bytes and a date 19 in Lexpert&apos;s format</source>
        <translation>dans le format de Lexpert un titre peut avoir 31 octets et une date 19</translation>
    </message>
    <message>
        <source>the words need more nodes than Lexpert&apos;s format can address</source>
        <translation>les mots demandent plus de nœuds que le format de Lexpert n’en contient</translation>
    </message>
    <message>
        <source>the letter %1 has several characters, which Macondo&apos;s format can&apos;t hold</source>
        <translation>la lettre %1 a plusieurs caractères, ce que le format de Macondo ne peut contenir</translation>
    </message>
    <message>
        <source>Macondo&apos;s format can&apos;t hold more than %1 letters</source>
        <translation>le format de Macondo ne contient pas plus de %1 lettres</translation>
    </message>
    <message>
        <source>it ends within its header</source>
        <translation>finit dans son en-tête</translation>
    </message>
    <message>
        <source>it ends within its name</source>
        <translation>finit dans son nom</translation>
    </message>
    <message>
        <source>it has no alphabet that could be read</source>
        <translation>n’a pas d’alphabet lisible</translation>
    </message>
    <message>
        <source>it ends within its sets of letters</source>
        <translation>finit dans ses ensembles de lettres</translation>
    </message>
    <message>
        <source>a set of letters has more than the alphabet</source>
        <translation>un ensemble de lettres en a plus que l’alphabet</translation>
    </message>
    <message>
        <source>it ends within its nodes</source>
        <translation>finit dans ses nœuds</translation>
    </message>
    <message>
        <source>a node leads out of the file</source>
        <translation>un nœud mène hors du fichier</translation>
    </message>
    <message>
        <source>it has too many nodes</source>
        <translation>a trop de nœuds</translation>
    </message>
    <message>
        <source>a node leads to none</source>
        <translation>un nœud ne mène à aucun</translation>
    </message>
    <message>
        <source>an arc has a letter that the alphabet lacks</source>
        <translation>un arc a une lettre qui manque à l’alphabet</translation>
    </message>
    <message>
        <source>holds no GADDAG, which a .gaddag file would need</source>
        <translation>ne contient pas de GADDAG, qu’il faudrait à un fichier .gaddag</translation>
    </message>
    <message>
        <source>has letters that the alphabet lacks</source>
        <translation>a des lettres qui manquent à l’alphabet</translation>
    </message>
    <message>
        <source>the lexicon&apos;s name is longer than 255 bytes, which the format can&apos;t hold</source>
        <translation>le nom du lexique dépasse les 255 octets que le format contient</translation>
    </message>
    <message>
        <source>has more nodes than the 16777215 that Macondo&apos;s format can address</source>
        <translation>a plus de nœuds que les 16777215 que le format de Macondo contient</translation>
    </message>
    <message>
        <source>it is too long for a word graph</source>
        <translation>trop long pour un graphe de mots</translation>
    </message>
    <message>
        <source>begins with neither &quot;cdwg&quot; nor &quot;cgdg&quot;, so it is no graph of Macondo&apos;s</source>
        <translation>ne commence ni par «&#xa0;cdwg&#xa0;» ni par «&#xa0;cgdg&#xa0;», donc pas un graphe de Macondo</translation>
    </message>
    <message>
        <source>it ends within a node: %1 bytes are no multiple of 4, so the file may be cut off</source>
        <translation>finit dans un nœud&#xa0;: %1 octets n’est pas un multiple de 4, le fichier est peut-être tronqué</translation>
    </message>
    <message>
        <source>has %1 bytes: no word graph has more than %2</source>
        <translation>a %1 octets : aucun graphe de mots n’en a plus de %2</translation>
    </message>
    <message>
        <source>%1; it could be one with 24-bit nodes, whose name must end in .kbwg</source>
        <translation>%1&#xa0;; ce pourrait en être un à nœuds de 24 bits, dont le nom doit finir en .kbwg</translation>
    </message>
    <message>
        <source>%1; it could be one with 22-bit nodes, whose name ends in .kwg or .kad</source>
        <translation>%1&#xa0;; ce pourrait en être un à nœuds de 22 bits, dont le nom finit en .kwg ou .kad</translation>
    </message>
    <message>
        <source>a letter&apos;s text has no end or is none</source>
        <translation>le texte d’une lettre n’a pas de fin ou n’en est pas un</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>c’est vide</translation>
    </message>
    <message>
        <source>begins with byte %1, so it is no Quackle .dawg of version 0 or 1</source>
        <translation>commence par l’octet %1, donc pas un .dawg de Quackle de version 0 ou 1</translation>
    </message>
    <message>
        <source>what follows the header is no list of nodes of 7 bytes</source>
        <translation>ce qui suit l’en-tête n’est pas une liste de nœuds de 7 octets</translation>
    </message>
    <message>
        <source>has letter %1, but only %2 letters</source>
        <translation>a la lettre %1, mais seulement %2 lettres</translation>
    </message>
    <message>
        <source>the compressed data is %1</source>
        <translation>les données compressées sont %1</translation>
    </message>
    <message>
        <source>would have more than %1 bytes when unpacked, which is too much</source>
        <translation>aurait plus de %1 octets une fois décompressé, ce qui est trop</translation>
    </message>
    <message>
        <source>can&apos;t be unpacked for lack of memory</source>
        <translation>ne peut être décompressé faute de mémoire</translation>
    </message>
    <message>
        <source>cut off</source>
        <translation>tronquées</translation>
    </message>
    <message>
        <source>a PNG picture</source>
        <translation>une image PNG</translation>
    </message>
    <message>
        <source>a JPEG picture</source>
        <translation>une image JPEG</translation>
    </message>
    <message>
        <source>a GIF picture</source>
        <translation>une image GIF</translation>
    </message>
    <message>
        <source>a PDF document</source>
        <translation>un document PDF</translation>
    </message>
    <message>
        <source>an old office document</source>
        <translation>un ancien document bureautique</translation>
    </message>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>an SQLite database</source>
        <translation>une base de données SQLite</translation>
    </message>
    <message>
        <source>binary data</source>
        <translation>des données binaires</translation>
    </message>
    <message>
        <source>has %1 bytes, more than the %2 allowed</source>
        <translation>a %1 octets, plus que les %2 permis</translation>
    </message>
    <message>
        <source>is no text but %1</source>
        <translation>n’est pas un texte, mais %1</translation>
    </message>
    <message>
        <source>damaged</source>
        <translation>endommagées</translation>
    </message>
    <message>
        <source>is longer than %1 letters</source>
        <translation>est plus long que %1 lettres</translation>
    </message>
    <message>
        <source>byte %1 is not valid UTF-8</source>
        <translation>l’octet %1 n’est pas de l’UTF-8 valable</translation>
    </message>
    <message>
        <source>byte %1 is a control character</source>
        <translation>l’octet %1 est un caractère de contrôle</translation>
    </message>
    <message>
        <source>a word list of %1 bytes is too long</source>
        <translation>une liste de mots de %1 octets est trop longue</translation>
    </message>
    <message>
        <source>Combining the lists</source>
        <translation>Combinaison des listes</translation>
    </message>
    <message>
        <source>holds alphagrams only, from which the words can&apos;t be made again</source>
        <translation>ne contient que des alphagrammes, d’où les mots ne peuvent être retrouvés</translation>
    </message>
    <message>
        <source>can&apos;t be read: %1</source>
        <translation>ne peut être lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>can&apos;t be written: %1</source>
        <translation>ne peut être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is no regular file</source>
        <translation>ce n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>has %1 bytes, more than the %2 allowed here</source>
        <translation>a %1 octets, plus que les %2 permis ici</translation>
    </message>
    <message>
        <source>is no regular file and is not replaced</source>
        <translation>n’est pas un fichier ordinaire et n’est pas remplacé</translation>
    </message>
    <message>
        <source>is write-protected and is not replaced</source>
        <translation>est protégé en écriture et n’est pas remplacé</translation>
    </message>
    <message>
        <source>was stopped</source>
        <translation>a été arrêté</translation>
    </message>
    <message>
        <source>%1 is no tile of the alphabet %2</source>
        <translation>%1 n’est pas un jeton de l’alphabet %2</translation>
    </message>
    <message>
        <source>a blank can be worth 0 to 255 points, not %1</source>
        <translation>un joker peut valoir de 0 à 255 points, pas %1</translation>
    </message>
    <message>
        <source>a board of %1 rows and %2 columns; both can be 1 to %3</source>
        <translation>un plateau de %1 lignes et %2 colonnes&#xa0;; il peut y en avoir de 1 à %3</translation>
    </message>
    <message>
        <source>%1 squares are given for a board of %2</source>
        <translation>%1 cases sont données pour un plateau de %2</translation>
    </message>
    <message>
        <source>the start square is outside the board</source>
        <translation>la case de départ est hors du plateau</translation>
    </message>
    <message>
        <source>row %1, column %2: multipliers are 1 to 4, or both 0 on a blocked square</source>
        <translation>ligne %1, colonne %2&#xa0;: les multiplicateurs vont de 1 à 4, ou valent tous deux 0 sur une case bloquée</translation>
    </message>
    <message>
        <source>there is no rule set %1</source>
        <translation>il n’y a pas de jeu de règles %1</translation>
    </message>
    <message>
        <source>there is no alphabet %1</source>
        <translation>il n’y a pas d’alphabet %1</translation>
    </message>
    <message>
        <source>there is no board layout %1</source>
        <translation>il n’y a pas de disposition de plateau %1</translation>
    </message>
    <message>
        <source>a letter, its blank and its aliases need a text</source>
        <translation>une lettre, son joker et ses autres graphies ont besoin d’un texte</translation>
    </message>
    <message>
        <source>%1 is too long for a tile</source>
        <translation>%1 est trop long pour un jeton</translation>
    </message>
    <message>
        <source>%1 is not UTF-8</source>
        <translation>%1 n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>%1 has a control character</source>
        <translation>%1 contient un caractère de contrôle</translation>
    </message>
    <message>
        <source>%1 has %2, which means something else in racks and moves</source>
        <translation>%1 contient %2, qui a un autre sens dans les chevalets et les coups</translation>
    </message>
    <message>
        <source>%1 begins with a digit, which counts empty squares</source>
        <translation>%1 commence par un chiffre, qui compte des cases vides</translation>
    </message>
    <message>
        <source>there are no letters</source>
        <translation>il n’y a pas de lettres</translation>
    </message>
    <message>
        <source>there are more than %1 letters</source>
        <translation>il y a plus de %1 lettres</translation>
    </message>
    <message>
        <source>a letter can be worth 0 to %1 points, not %2</source>
        <translation>une lettre peut valoir de 0 à %1 points, pas %2</translation>
    </message>
    <message>
        <source>a letter can have %1 aliases, not more</source>
        <translation>une lettre peut avoir %1 autres graphies, pas plus</translation>
    </message>
    <message>
        <source>%1 is given twice for this letter</source>
        <translation>%1 est donné deux fois pour cette lettre</translation>
    </message>
    <message>
        <source>%1 stands for %2 already</source>
        <translation>%1 représente déjà %2</translation>
    </message>
    <message>
        <source>this is not UTF-8</source>
        <translation>ce n’est pas de l’UTF-8</translation>
    </message>
    <message>
        <source>a text file can&apos;t have zero bytes</source>
        <translation>un fichier texte ne peut avoir d’octets nuls</translation>
    </message>
    <message>
        <source>a control character</source>
        <translation>un caractère de contrôle</translation>
    </message>
    <message>
        <source>a section such as [game] must come first</source>
        <translation>une section telle que [game] doit venir d’abord</translation>
    </message>
    <message>
        <source>&apos;]&apos; is missing at the end</source>
        <translation>«&#xa0;]&#xa0;» manque à la fin</translation>
    </message>
    <message>
        <source>there is no section %1</source>
        <translation>il n’y a pas de section %1</translation>
    </message>
    <message>
        <source>the section %1 is there already</source>
        <translation>la section %1 est déjà là</translation>
    </message>
    <message>
        <source>a section has one table only</source>
        <translation>une section n’a qu’un tableau</translation>
    </message>
    <message>
        <source>expected &apos;key = value&apos;, a section or a table (which ends at an empty line)</source>
        <translation>attendu&#xa0;: «&#xa0;clé = valeur&#xa0;», une section ou un tableau (qui finit à une ligne vide)</translation>
    </message>
    <message>
        <source>there is no key before &apos;=&apos;</source>
        <translation>il n’y a pas de clé avant «&#xa0;=&#xa0;»</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 n’a pas de valeur</translation>
    </message>
    <message>
        <source>%1 is there already</source>
        <translation>%1 est déjà là</translation>
    </message>
    <message>
        <source>too many keys in a section</source>
        <translation>trop de clés dans une section</translation>
    </message>
    <message>
        <source>has %1 bytes; rules files have at most %2</source>
        <translation>a %1 octets&#xa0;; les fichiers de règles en ont au plus %2</translation>
    </message>
    <message>
        <source>a tile needs its letter, its blank, how many there are and its points</source>
        <translation>un jeton demande sa lettre, son joker, son nombre et ses points</translation>
    </message>
    <message>
        <source>the number of tiles</source>
        <translation>le nombre de jetons</translation>
    </message>
    <message>
        <source>the points of a tile</source>
        <translation>les points d’un jeton</translation>
    </message>
    <message>
        <source>after the points come &apos;vowel&apos; and aliases such as =Y or =Y/y, not %1</source>
        <translation>après les points viennent «&#xa0;vowel&#xa0;» et d’autres graphies telles que =Y ou =Y/y, pas %1</translation>
    </message>
    <message>
        <source>the blank has one line, such as &apos;? ? 2 0&apos;, without more</source>
        <translation>le joker a une ligne, comme «&#xa0;?&#xa0;? 2 0&#xa0;», sans rien d’autre</translation>
    </message>
    <message>
        <source>there are no tiles in the bag</source>
        <translation>il n’y a pas de jetons dans le sac</translation>
    </message>
    <message>
        <source>a square reads &apos;letter 2 word 3&apos;, not %1</source>
        <translation>une case s’écrit «&#xa0;letter 2 word 3&#xa0;», pas %1</translation>
    </message>
    <message>
        <source>a multiplier</source>
        <translation>un multiplicateur</translation>
    </message>
    <message>
        <source>a blocked square has &apos;letter 0 word 0&apos;, others have no 0</source>
        <translation>une case bloquée a «&#xa0;letter 0 word 0&#xa0;», les autres n’ont pas de 0</translation>
    </message>
    <message>
        <source>a square is one character, and not &apos;[&apos;: %1</source>
        <translation>une case est un caractère, et pas «&#xa0;[&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 has a meaning already</source>
        <translation>%1 a déjà un sens</translation>
    </message>
    <message>
        <source>a board has at most %1 rows and columns</source>
        <translation>un plateau a au plus %1 lignes et colonnes</translation>
    </message>
    <message>
        <source>%1 is no square; an empty line ends the picture</source>
        <translation>%1 n’est pas une case&#xa0;; une ligne vide termine le dessin</translation>
    </message>
    <message>
        <source>this row has %1 squares, the first one has %2</source>
        <translation>cette ligne a %1 cases, la première en a %2</translation>
    </message>
    <message>
        <source>the picture has no rows</source>
        <translation>le dessin n’a pas de lignes</translation>
    </message>
    <message>
        <source>the start is a square such as H8, not %1</source>
        <translation>le départ est une case telle que H8, pas %1</translation>
    </message>
    <message>
        <source>the bonus reads &apos;50&apos; or &apos;40 from 7, 50 from 8&apos;, not %1</source>
        <translation>le bonus s’écrit «&#xa0;50&#xa0;» ou «&#xa0;40 from 7, 50 from 8&#xa0;», pas %1</translation>
    </message>
    <message>
        <source>the bonus</source>
        <translation>le bonus</translation>
    </message>
    <message>
        <source>expected &apos;from&apos;</source>
        <translation>attendu&#xa0;: «&#xa0;from&#xa0;»</translation>
    </message>
    <message>
        <source>the number of tiles for a bonus (ascending)</source>
        <translation>le nombre de jetons pour un bonus (croissant)</translation>
    </message>
    <message>
        <source>a game of passes must end some time: give &apos;passes&apos; or &apos;scoreless_turns&apos; a number</source>
        <translation>une partie de passes doit finir un jour&#xa0;: donnez un nombre à «&#xa0;passes&#xa0;» ou à «&#xa0;scoreless_turns&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is named here, but the file has a section [%2] too</source>
        <translation>%1 est nommé ici, mais le fichier a aussi une section [%2]</translation>
    </message>
    <message>
        <source>there is no section [alphabet]</source>
        <translation>il n’y a pas de section [alphabet]</translation>
    </message>
    <message>
        <source>there is no section [layout]</source>
        <translation>il n’y a pas de section [layout]</translation>
    </message>
    <message>
        <source>there is no section [game]</source>
        <translation>il n’y a pas de section [game]</translation>
    </message>
    <message>
        <source>a move could score more than %1 points: too many word premiums in one row or column</source>
        <translation>un coup pourrait rapporter plus de %1 points&#xa0;: trop de primes de mot dans une ligne ou une colonne</translation>
    </message>
    <message>
        <source>the section [%1] needs %2</source>
        <translation>la section [%1] a besoin de %2</translation>
    </message>
    <message>
        <source>there is no key %1 in [%2]</source>
        <translation>il n’y a pas de clé %1 dans [%2]</translation>
    </message>
    <message>
        <source>there is no table %1 in [%2]</source>
        <translation>il n’y a pas de tableau %1 dans [%2]</translation>
    </message>
    <message>
        <source>%1 is a whole number, not %2</source>
        <translation>%1&#xa0;: un nombre entier, pas %2</translation>
    </message>
    <message>
        <source>%1 is %2, or it is a whole number, not %3</source>
        <translation>%1 est %2 ou un nombre entier, pas %3</translation>
    </message>
    <message>
        <source>%1 can be %2 to %3, not %4</source>
        <translation>%1&#xa0;: de %2 à %3, pas %4</translation>
    </message>
    <message>
        <source>%1 is %2, or it can be %3 to %4, not %5</source>
        <translation>%1 est %2 ou va de %3 à %4, pas %5</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <translation>%1 ou %2</translation>
    </message>
    <message>
        <source>%1 is %2, not %3</source>
        <translation>%1 est %2, pas %3</translation>
    </message>
    <message>
        <source>%1; did you mean %2?</source>
        <translation>%1&#xa0;; vouliez-vous dire %2&#xa0;?</translation>
    </message>
    <message>
        <source>has choices for %1 squares, expected %2</source>
        <translation>a des choix pour %1 cases, attendu&#xa0;: %2</translation>
    </message>
    <message>
        <source>{ has no }</source>
        <translation>{ n’a pas de }</translation>
    </message>
    <message>
        <source>Classic, 4x4</source>
        <translation>Classique, 4x4</translation>
    </message>
    <message>
        <source>New, 4x4</source>
        <translation>Nouveau, 4x4</translation>
    </message>
    <message>
        <source>Big, 5x5</source>
        <translation>Grand, 5x5</translation>
    </message>
    <message>
        <source>Super big, 6x6</source>
        <translation>Très grand, 6x6</translation>
    </message>
    <message>
        <source>there are no dice %1; there are %2</source>
        <translation>il n’y a pas de dés %1&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>words for grids can use the first %1 letters of an alphabet only</source>
        <translation>les mots pour les grilles ne peuvent avoir que les %1 premières lettres d’un alphabet</translation>
    </message>
    <message>
        <source>too many words for grids: give a greatest length or fewer letters</source>
        <translation>trop de mots pour les grilles&#xa0;: donnez une longueur maximale ou moins de lettres</translation>
    </message>
    <message>
        <source>Classic game, 4x4</source>
        <translation>Jeu classique, 4x4</translation>
    </message>
    <message>
        <source>Big game, 5x5</source>
        <translation>Grand jeu, 5x5</translation>
    </message>
    <message>
        <source>Super big game, 6x6</source>
        <translation>Très grand jeu, 6x6</translation>
    </message>
    <message>
        <source>%1 in %2 is no part of a score table: expected LENGTH:POINTS with ascending lengths up to %3, like 3:1,5:2,9:2x, or one of %4</source>
        <translation>%1 dans %2 n’est pas un élément d’un barème&#xa0;: attendu LONGUEUR:POINTS avec des longueurs croissantes jusqu’à %3, comme 3:1,5:2,9:2x, ou l’un de %4</translation>
    </message>
    <message>
        <source>grids can have 1x1 to 8x8 squares</source>
        <translation>les grilles peuvent avoir de 1x1 à 8x8 cases</translation>
    </message>
    <message>
        <source>a run needs at least one step</source>
        <translation>une passe demande au moins un pas</translation>
    </message>
    <message>
        <source>1 to 10000 grids can be kept</source>
        <translation>on peut garder de 1 à 10000 grilles</translation>
    </message>
    <message>
        <source>the search needs a die with faces for each of its %1 squares</source>
        <translation>la recherche demande un dé avec des faces pour chacune de ses %1 cases</translation>
    </message>
    <message>
        <source>there are no words and so no letters</source>
        <translation>il n’y a pas de mots et donc pas de lettres</translation>
    </message>
    <message>
        <source>a search can choose from 10000 faces at most</source>
        <translation>une recherche peut choisir parmi 10000 faces au plus</translation>
    </message>
    <message>
        <source>%1 is no letter of the alphabet %2 and no block (#)</source>
        <translation>%1 n’est ni une lettre de l’alphabet %2 ni un bloc (#)</translation>
    </message>
    <message>
        <source>%1 square</source>
        <translation>%1 case</translation>
    </message>
    <message>
        <source>%1 squares</source>
        <translation>%1 cases</translation>
    </message>
    <message>
        <source>%1 is no size of a grid: expected ROWSxCOLUMNS from 1x1 to 8x8</source>
        <translation>%1 n’est pas une taille de grille&#xa0;: attendu LIGNESxCOLONNES de 1x1 à 8x8</translation>
    </message>
    <message>
        <source>%1 is no face: expected 1 to %2 letters, or # for a block</source>
        <translation>%1 n’est pas une face&#xa0;: attendu de 1 à %2 lettres, ou # pour un bloc</translation>
    </message>
    <message>
        <source>has no letters</source>
        <translation>n’a pas de lettres</translation>
    </message>
    <message>
        <source>has %1</source>
        <translation>a %1</translation>
    </message>
    <message>
        <source>%1, expected %2 in %3 rows of %4</source>
        <translation>%1, attendu %2 en %3 lignes de %4</translation>
    </message>
    <message>
        <source>%1, expected at most 64 (8x8)</source>
        <translation>%1, attendu 64 au plus (8x8)</translation>
    </message>
    <message>
        <source>%1 in rows that are too long, too many or not equally long: expected 1x1 to 8x8</source>
        <translation>%1 en lignes trop longues, trop nombreuses ou inégales&#xa0;: attendu de 1x1 à 8x8</translation>
    </message>
    <message>
        <source>%1, which make no square grid: give a size, or / between the rows</source>
        <translation>%1, ce qui ne fait pas une grille carrée&#xa0;: donnez une taille, ou / entre les lignes</translation>
    </message>
    <message>
        <source>&apos;)&apos; closes nothing</source>
        <translation>«&#xa0;)&#xa0;» ne ferme rien</translation>
    </message>
    <message>
        <source>has more than %1 places for tiles from here on, repetitions written out</source>
        <translation>a plus de %1 places de jetons à partir d’ici, répétitions comprises</translation>
    </message>
    <message>
        <source>there is nothing before it that could be repeated</source>
        <translation>rien avant ne peut être répété</translation>
    </message>
    <message>
        <source>has more than %1 groups inside each other</source>
        <translation>a plus de %1 groupes imbriqués</translation>
    </message>
    <message>
        <source>&apos;(&apos; isn&apos;t closed</source>
        <translation>«&#xa0;(&#xa0;» n’est pas fermé</translation>
    </message>
    <message>
        <source>is longer than the %1 bytes allowed</source>
        <translation>est plus long que les %1 octets permis</translation>
    </message>
    <message>
        <source>&apos;}&apos; closes nothing</source>
        <translation>«&#xa0;}&#xa0;» ne ferme rien</translation>
    </message>
    <message>
        <source>&apos;]&apos; closes nothing</source>
        <translation>«&#xa0;]&#xa0;» ne ferme rien</translation>
    </message>
    <message>
        <source>&apos;[&apos; isn&apos;t closed</source>
        <translation>«&#xa0;[&#xa0;» n’est pas fermé</translation>
    </message>
    <message>
        <source>there are no letters in the brackets</source>
        <translation>il n’y a pas de lettres entre les crochets</translation>
    </message>
    <message>
        <source>&apos;{&apos; begins no count such as {2}, {2,} or {2,5}</source>
        <translation>«&#xa0;{&#xa0;» ne commence pas un nombre comme {2}, {2,} ou {2,5}</translation>
    </message>
    <message>
        <source>repeats more often than the %1 times allowed</source>
        <translation>se répète plus que les %1 fois permises</translation>
    </message>
    <message>
        <source>repeats at most less often than at least</source>
        <translation>le nombre maximal de répétitions est inférieur au minimal</translation>
    </message>
    <message>
        <source>gives more than %1 words</source>
        <translation>donne plus de %1 mots</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Recherche des reliquats</translation>
    </message>
    <message>
        <source>has more words than can be numbered</source>
        <translation>a plus de mots qu’on ne peut en numéroter</translation>
    </message>
    <message>
        <source>%1 tiles are more than the %2 allowed</source>
        <translation>%1 jetons, c’est plus que les %2 permis</translation>
    </message>
    <message>
        <source>&apos;%1&apos;</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>No such file or directory</source>
        <translation>Aucun fichier ou dossier de ce nom</translation>
    </message>
    <message>
        <source>Permission denied</source>
        <translation>Permission refusée</translation>
    </message>
    <message>
        <source>Operation not permitted</source>
        <translation>Opération non permise</translation>
    </message>
    <message>
        <source>Input/output error</source>
        <translation>Erreur d’entrée/sortie</translation>
    </message>
    <message>
        <source>File exists</source>
        <translation>Le fichier existe</translation>
    </message>
    <message>
        <source>Not a directory</source>
        <translation>N’est pas un dossier</translation>
    </message>
    <message>
        <source>Is a directory</source>
        <translation>Est un dossier</translation>
    </message>
    <message>
        <source>File name too long</source>
        <translation>Nom de fichier trop long</translation>
    </message>
    <message>
        <source>Too many open files</source>
        <translation>Trop de fichiers ouverts</translation>
    </message>
    <message>
        <source>No space left on device</source>
        <translation>Plus de place sur le disque</translation>
    </message>
    <message>
        <source>Disk quota exceeded</source>
        <translation>Quota de disque dépassé</translation>
    </message>
    <message>
        <source>Read-only file system</source>
        <translation>Système de fichiers en lecture seule</translation>
    </message>
    <message>
        <source>Cannot allocate memory</source>
        <translation>Plus de mémoire disponible</translation>
    </message>
    <message>
        <source>Device or resource busy</source>
        <translation>Périphérique ou ressource occupé</translation>
    </message>
    <message>
        <source>a series has 1 to %1 games, not %2</source>
        <translation>une série a de 1 à %1 parties, pas %2</translation>
    </message>
    <message>
        <source>it was begun with the seed %1 in pairs: name the same, or begin anew</source>
        <translation>commencé avec la graine %1 par paires&#xa0;: donnez la même, ou recommencez</translation>
    </message>
    <message>
        <source>it was begun with the seed %1, not in pairs: name the same, or begin anew</source>
        <translation>commencé avec la graine %1, pas par paires&#xa0;: donnez la même, ou recommencez</translation>
    </message>
    <message>
        <source>it was begun with other players: %1, not %2</source>
        <translation>commencé avec d’autres joueurs&#xa0;: %1, pas %2</translation>
    </message>
    <message>
        <source>%1 games are played already, and only %2 are asked for</source>
        <translation>%1 parties sont déjà jouées, et seules %2 sont demandées</translation>
    </message>
    <message>
        <source>its numbers of games make no sense</source>
        <translation>les nombres de parties n’ont pas de sens</translation>
    </message>
    <message>
        <source>games can&apos;t be played without a lexicon</source>
        <translation>on ne peut jouer de parties sans lexique</translation>
    </message>
    <message>
        <source>%1 racks of %2 tiles can&apos;t be filled from %3</source>
        <translation>%1 chevalets de %2 jetons ne peuvent être remplis avec %3</translation>
    </message>
    <message>
        <source>%1 games are too few for %2 generations: each plays at least one</source>
        <translation>%1 parties sont trop peu pour %2 générations&#xa0;: chacune en joue au moins une</translation>
    </message>
    <message>
        <source>training has 1 to %1 generations</source>
        <translation>l’entraînement a de 1 à %1 générations</translation>
    </message>
    <message>
        <source>a generation has 1 to %1 games, not %2</source>
        <translation>une génération a de 1 à %1 parties, pas %2</translation>
    </message>
    <message>
        <source>up to %1 tries per hundred turns, and a share up to 100 per cent</source>
        <translation>jusqu’à %1 essais pour cent tours, et une part jusqu’à 100 pour cent</translation>
    </message>
    <message>
        <source>Generation %1 of %2</source>
        <translation>Génération %1 sur %2</translation>
    </message>
    <message>
        <source>seed %1, %2 tries per hundred turns, %3 per cent of the games for racks seen less than %4 times</source>
        <translation>graine %1, %2 essais pour cent tours, %3 pour cent des parties pour les chevalets vus moins de %4 fois</translation>
    </message>
    <message>
        <source>it was begun with other settings (%1) than these (%2): name the same, or begin anew</source>
        <translation>commencé avec d’autres réglages (%1) que ceux-ci (%2)&#xa0;: donnez les mêmes, ou recommencez</translation>
    </message>
    <message>
        <source>what it says of generation %1 can&apos;t be read</source>
        <translation>ce qui est dit de la génération %1 ne peut être lu</translation>
    </message>
    <message>
        <source>it was begun with another plan of games by generation: only generations after the one that is being played can be changed</source>
        <translation>commencé avec un autre plan de parties par génération&#xa0;: seules les générations après celle en cours peuvent changer</translation>
    </message>
    <message>
        <source>it has more games than its plan</source>
        <translation>plus de parties que son plan</translation>
    </message>
    <message>
        <source>it was begun with other leave values</source>
        <translation>commencé avec d’autres valeurs de reliquat</translation>
    </message>
    <message>
        <source>its samples don&apos;t fit the rules</source>
        <translation>les échantillons ne vont pas avec les règles</translation>
    </message>
    <message>
        <source>Finding leave values</source>
        <translation>Calcul des valeurs de reliquat</translation>
    </message>
    <message>
        <source>leave values need at least one sample</source>
        <translation>les valeurs de reliquat demandent au moins un échantillon</translation>
    </message>
    <message>
        <source>the moves do not follow from the tiles that were dealt: %1</source>
        <translation>les coups ne suivent pas des jetons distribués&#xa0;: %1</translation>
    </message>
    <message>
        <source>the game was not begun with this program</source>
        <translation>la partie n’a pas été commencée avec ce programme</translation>
    </message>
    <message>
        <source>the game starts from a position</source>
        <translation>la partie part d’une position</translation>
    </message>
    <message>
        <source>the game goes on after its end</source>
        <translation>la partie continue après sa fin</translation>
    </message>
    <message>
        <source>nobody knows what was exchanged</source>
        <translation>personne ne sait ce qui a été échangé</translation>
    </message>
    <message>
        <source>there is no play to take back</source>
        <translation>il n’y a pas de coup à retirer</translation>
    </message>
    <message>
        <source>a line is not understood</source>
        <translation>une ligne n’est pas comprise</translation>
    </message>
    <message>
        <source>the game is over</source>
        <translation>la partie est finie</translation>
    </message>
    <message>
        <source>there is no play to challenge</source>
        <translation>il n’y a pas de coup à contester</translation>
    </message>
    <message>
        <source>the game is not at its end</source>
        <translation>la partie n’est pas finie</translation>
    </message>
    <message>
        <source>racks of one tile have no leaves</source>
        <translation>les chevalets d’un jeton n’ont pas de reliquats</translation>
    </message>
    <message>
        <source>leave values for %1 take %2 MB of memory for %3 different racks and %4 leaves, more than the %5 MB allowed</source>
        <translation>les valeurs de reliquat pour %1 prennent %2 Mo de mémoire pour %3 chevalets différents et %4 reliquats, plus que les %5 Mo permis</translation>
    </message>
    <message>
        <source>it doesn&apos;t say what %1 is</source>
        <translation>il manque l’indication %1</translation>
    </message>
    <message>
        <source>%1 should be a number from %2 to %3, not %4</source>
        <translation>%1 devrait être un nombre de %2 à %3, pas %4</translation>
    </message>
    <message>
        <source>it is a state of %1, not of %2</source>
        <translation>c’est un état de %1, pas de %2</translation>
    </message>
    <message>
        <source>it was begun with the rules %1 in a form that has changed since</source>
        <translation>commencé avec les règles %1, qui ont changé depuis</translation>
    </message>
    <message>
        <source>it was begun with the rules %1, not with %2</source>
        <translation>commencé avec les règles %1, pas avec %2</translation>
    </message>
    <message>
        <source>it was begun with the lexicon %1 in a form that has changed since</source>
        <translation>commencé avec le lexique %1, qui a changé depuis</translation>
    </message>
    <message>
        <source>it was begun with the lexicon %1, not with %2</source>
        <translation>commencé avec le lexique %1, pas avec %2</translation>
    </message>
    <message>
        <source>it is no saved state of this program</source>
        <translation>ce n’est pas un état enregistré de ce programme</translation>
    </message>
    <message>
        <source>it was cut short: it should have %1 bytes after its head, and has %2</source>
        <translation>tronqué&#xa0;: il devrait y avoir %1 octets après l’en-tête, il y en a %2</translation>
    </message>
    <message>
        <source>it is damaged: its bytes don&apos;t have the checksum that it names</source>
        <translation>endommagé&#xa0;: les octets n’ont pas la somme de contrôle indiquée</translation>
    </message>
    <message>
        <source>it is damaged: its head should end with its checksum</source>
        <translation>endommagé : l’en-tête devrait finir par sa somme de contrôle</translation>
    </message>
    <message>
        <source>it is damaged: lines 1 to %1, its head, don&apos;t have the checksum that is named here</source>
        <translation>endommagé : les lignes 1 à %1, l’en-tête, n’ont pas la somme de contrôle nommée ici</translation>
    </message>
    <message>
        <source>it was cut short: its head has no end</source>
        <translation>coupé : l’en-tête n’a pas de fin</translation>
    </message>
    <message>
        <source>its counts are damaged: %1</source>
        <translation>les décomptes sont endommagés&#xa0;: %1</translation>
    </message>
    <message>
        <source>its counts are of other games</source>
        <translation>les décomptes sont d’autres parties</translation>
    </message>
    <message>
        <source>it is for racks of %1 tiles, the rules have %2</source>
        <translation>pour des chevalets de %1 jetons, les règles en ont %2</translation>
    </message>
    <message>
        <source>it was made for the rules %1 as they were then, which have changed since</source>
        <translation>fait pour les règles %1, qui ont changé depuis</translation>
    </message>
    <message>
        <source>it was made for the rules %1, not for %2</source>
        <translation>fait pour les règles %1, pas pour %2</translation>
    </message>
    <message>
        <source>the export was stopped</source>
        <translation>l’export a été arrêté</translation>
    </message>
    <message>
        <source>Drawing slides</source>
        <translation>Dessin des diapositives</translation>
    </message>
    <message>
        <source>the picture could not be made</source>
        <translation>l’image n’a pu être faite</translation>
    </message>
    <message>
        <source>nothing is kept</source>
        <translation>rien n’est conservé</translation>
    </message>
    <message>
        <source>the file holds fewer games now</source>
        <translation>le fichier contient moins de parties maintenant</translation>
    </message>
    <message>
        <source>%1 leaves are too many for a table</source>
        <translation>%1 reliquats, c’est trop pour un tableau</translation>
    </message>
    <message>
        <source>no game is under way</source>
        <translation>aucune partie n’est en cours</translation>
    </message>
    <message>
        <source>%1 is in your list already</source>
        <translation>%1 est déjà dans votre liste</translation>
    </message>
    <message>
        <source>holds no moves</source>
        <translation>ne contient pas de coups</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>holds no leave values</source>
        <translation>ne contient pas de valeurs de reliquat</translation>
    </message>
    <message>
        <source>the work broke off, probably for lack of memory</source>
        <translation>le travail s’est interrompu, sans doute faute de mémoire</translation>
    </message>
    <message>
        <source>holds no game</source>
        <translation>ne contient pas de partie</translation>
    </message>
    <message>
        <source>the folder can&apos;t be made: %1</source>
        <translation>le dossier ne peut être créé&#xa0;: %1</translation>
    </message>
    <message>
        <source>it is no training</source>
        <translation>ce n’est pas un entraînement</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour such as &quot;#1F6FB2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur comme &quot;#1F6FB2&quot;</translation>
    </message>
    <message>
        <source>&quot;%1&quot; has to be a list of %2 colours</source>
        <translation>«&#xa0;%1&#xa0;» doit être une liste de %2 couleurs</translation>
    </message>
    <message>
        <source>&quot;base&quot; is none of light, dark, highContrast, print</source>
        <translation>«&#xa0;base&#xa0;» n’est aucun de light, dark, highContrast, print</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no colour of a theme</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une couleur d’un thème</translation>
    </message>
    <message>
        <source>%1, at byte %2</source>
        <translation>%1, à l’octet %2</translation>
    </message>
    <message>
        <source>&quot;%1&quot;: %2 is missing</source>
        <translation>«&#xa0;%1&#xa0;»&#xa0;: %2 manque</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is nothing that a theme has</source>
        <translation>«&#xa0;%1&#xa0;» n’appartient à aucun thème</translation>
    </message>
    <message>
        <source>&quot;line&quot; is not from 0 to 0.2</source>
        <translation>«&#xa0;line&#xa0;» n’est pas de 0 à 0.2</translation>
    </message>
    <message>
        <source>it can&apos;t be read</source>
        <translation>ne peut être lu</translation>
    </message>
    <message>
        <source>it is larger than 64 kB</source>
        <translation>plus de 64 ko</translation>
    </message>
    <message>
        <source>no JSON object</source>
        <translation>pas un objet JSON</translation>
    </message>
    <message>
        <source>it does not fit the rules %1; read by the rules %2</source>
        <translation>ne convient pas aux règles %1&#xa0;; lu selon les règles %2</translation>
    </message>
    <message>
        <source>Catalan</source>
        <translation>Catalan</translation>
    </message>
    <message>
        <source>Catalan, 200 tiles</source>
        <translation>Catalan, 200 jetons</translation>
    </message>
    <message>
        <source>Catalan, super board</source>
        <translation>Catalan, grand plateau</translation>
    </message>
    <message>
        <source>Danish</source>
        <translation>Danois</translation>
    </message>
    <message>
        <source>Dutch</source>
        <translation>Néerlandais</translation>
    </message>
    <message>
        <source>English</source>
        <translation>Anglais</translation>
    </message>
    <message>
        <source>English, 200 tiles</source>
        <translation>Anglais, 200 jetons</translation>
    </message>
    <message>
        <source>English, Hong Kong</source>
        <translation>Anglais, Hong Kong</translation>
    </message>
    <message>
        <source>English, Hong Kong (9 tiles)</source>
        <translation>Anglais, Hong Kong (9 jetons)</translation>
    </message>
    <message>
        <source>English, super board</source>
        <translation>Anglais, grand plateau</translation>
    </message>
    <message>
        <source>French</source>
        <translation>Français</translation>
    </message>
    <message>
        <source>German</source>
        <translation>Allemand</translation>
    </message>
    <message>
        <source>Italian</source>
        <translation>Italien</translation>
    </message>
    <message>
        <source>NYT Crossplay</source>
        <translation>NYT Crossplay</translation>
    </message>
    <message>
        <source>NYT Crossplay, 15 by 15</source>
        <translation>NYT Crossplay, 15 sur 15</translation>
    </message>
    <message>
        <source>Norwegian</source>
        <translation>Norvégien</translation>
    </message>
    <message>
        <source>Polish</source>
        <translation>Polonais</translation>
    </message>
    <message>
        <source>Portuguese</source>
        <translation>Portugais</translation>
    </message>
    <message>
        <source>Punctured board (unofficial)</source>
        <translation>Plateau troué (non officiel)</translation>
    </message>
    <message>
        <source>Punctured, 15 by 15</source>
        <translation>Troué, 15 sur 15</translation>
    </message>
    <message>
        <source>Slovene</source>
        <translation>Slovène</translation>
    </message>
    <message>
        <source>Spanish</source>
        <translation>Espagnol</translation>
    </message>
    <message>
        <source>Standard, 15 by 15</source>
        <translation>Standard, 15 sur 15</translation>
    </message>
    <message>
        <source>Super, 21 by 21</source>
        <translation>Super, 21 sur 21</translation>
    </message>
    <message>
        <source>Swedish</source>
        <translation>Suédois</translation>
    </message>
    <message>
        <source>WordSmog (jumbled words)</source>
        <translation>WordSmog (lettres mêlées)</translation>
    </message>
    <message>
        <source>WordSmog, super board</source>
        <translation>WordSmog, grand plateau</translation>
    </message>
    <message>
        <source>Words With Friends</source>
        <translation>Words With Friends</translation>
    </message>
    <message>
        <source>Words With Friends, 15 by 15</source>
        <translation>Words With Friends, 15 sur 15</translation>
    </message>
    <message>
        <source>there are more tiles on the board and the racks than in the game: %1 too many</source>
        <translation>sur le plateau et les chevalets, il y a plus de jetons que dans le jeu&#xa0;: %1 en trop</translation>
    </message>
    <message>
        <source>%1</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>%1: byte %2: %3</source>
        <translation>%1&#xa0;: octet %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1:%2: %3</source>
        <translation>%1:%2&#xa0;: %3</translation>
    </message>
    <message>
        <source>byte %1: %2</source>
        <translation>octet %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Comparing</source>
        <translation>Comparaison des listes</translation>
    </message>
    <message>
        <source>Playing</source>
        <translation>Parties en cours</translation>
    </message>
    <message>
        <source>alphagrams</source>
        <translation>alphagrammes</translation>
    </message>
    <message>
        <source>extensions</source>
        <translation>rallonges</translation>
    </message>
    <message>
        <source>grids</source>
        <translation>grilles</translation>
    </message>
    <message>
        <source>paths</source>
        <translation>chemins</translation>
    </message>
    <message>
        <source>words</source>
        <translation>mots</translation>
    </message>
    <message>
        <source>search</source>
        <translation>recherche</translation>
    </message>
    <message>
        <source>a GCG holds one game, neither none nor several</source>
        <translation>un fichier GCG contient une seule partie, ni aucune ni plusieurs</translation>
    </message>
    <message>
        <source>the game has %1 turns, no position %2</source>
        <translation>la partie a %1 tours, pas de position %2</translation>
    </message>
    <message>
        <source>an endgame is solved for two players, here are %1</source>
        <translation>une fin de partie se résout à deux joueurs, il y en a ici %1</translation>
    </message>
    <message>
        <source>an endgame can&apos;t be solved without a lexicon</source>
        <translation>sans lexique, une fin de partie ne peut être résolue</translation>
    </message>
    <message>
        <source>endgames of jumbled words can&apos;t be solved</source>
        <translation>les fins de partie à mots mélangés ne peuvent être résolues</translation>
    </message>
    <message>
        <source>there are more tiles than the game has</source>
        <translation>il y a plus de jetons que le jeu n’en compte</translation>
    </message>
    <message>
        <source>the bag isn&apos;t empty: %1 tiles are unseen, a rack holds %2</source>
        <translation>le sac n’est pas vide&#xa0;: %1 jetons sont invisibles, un chevalet en tient %2</translation>
    </message>
    <message>
        <source>the rack of the player on turn isn&apos;t known</source>
        <translation>le chevalet du joueur au trait n’est pas connu</translation>
    </message>
    <message>
        <source>nothing can be exchanged: the bag is empty</source>
        <translation>rien ne peut être échangé&#xa0;: le sac est vide</translation>
    </message>
    <message>
        <source>the racks can&apos;t be filled from the tiles that are left</source>
        <translation>les chevalets ne peuvent être remplis avec les jetons restants</translation>
    </message>
    <message>
        <source>the weight of a leave is no number from 0 on</source>
        <translation>le poids d’un reliquat n’est pas un nombre à partir de 0</translation>
    </message>
    <message>
        <source>the opponent can&apos;t hold the tiles of a leave</source>
        <translation>l’adversaire ne peut pas avoir les jetons d’un reliquat</translation>
    </message>
    <message>
        <source>no leave has a weight above 0</source>
        <translation>aucun reliquat n’a de poids supérieur à 0</translation>
    </message>
    <message>
        <source>a move of tiles that are not known can&apos;t be simulated</source>
        <translation>un coup dont les jetons ne sont pas connus ne peut être simulé</translation>
    </message>
    <message>
        <source>a simulation needs two to four players</source>
        <translation>une simulation demande deux à quatre joueurs</translation>
    </message>
    <message>
        <source>a simulation has 1 to %1 plies, not %2</source>
        <translation>une simulation compte de 1 à %1 demi-coups, pas %2</translation>
    </message>
    <message>
        <source>there is no candidate to simulate</source>
        <translation>il n’y a aucun candidat à simuler</translation>
    </message>
    <message>
        <source>no word of it has the letter %1, of which %2 has tiles: is it for other letters?</source>
        <translation>aucun mot n’y a la lettre %1, dont %2 a des jetons&#xa0;: est-il fait pour d’autres lettres&#xa0;?</translation>
    </message>
    <message>
        <source>no word of it has the letters %1, of which %2 has tiles: is it for other letters?</source>
        <translation>aucun mot n’y a les lettres %1, dont %2 a des jetons&#xa0;: est-il fait pour d’autres lettres&#xa0;?</translation>
    </message>
    <message>
        <source>the letters that are frequent in it are rare among the tiles of %1: is it for other letters?</source>
        <translation>les lettres qui y sont fréquentes sont rares parmi les jetons de %1&#xa0;: est-il fait pour d’autres lettres&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is no score: a score is a number with a sign, like +24</source>
        <translation>%1 n’est pas un score&#xa0;: un score est un nombre avec un signe, comme +24</translation>
    </message>
    <message>
        <source>the score is missing, a number with a sign like +24</source>
        <translation>le score manque&#xa0;: un nombre avec un signe, comme +24</translation>
    </message>
    <message>
        <source>Drawing boards</source>
        <translation>Dessin des plateaux</translation>
    </message>
    <message>
        <source>the name must end with %1, not with %2</source>
        <translation>le nom doit se terminer par %1, non par %2</translation>
    </message>
    <message>
        <source>is one of the files that are read and is not written over</source>
        <translation>est l’un des fichiers lus et n’est pas remplacé</translation>
    </message>
    <message>
        <source>is to hold two results: give each a file of its own</source>
        <translation>doit recevoir deux résultats : donner un fichier à chacun</translation>
    </message>
    <message>
        <source>can&apos;t be locked against other programs: %1</source>
        <translation>ne peut pas être verrouillé contre d’autres programmes : %1</translation>
    </message>
    <message>
        <source>can't be locked against other programs: %1 is there and is no lock</source>
        <translation>ne peut pas être protégé des autres programmes : %1 est là et n’est pas un verrou</translation>
    </message>
    <message>
        <source>is there already and names no alphabet: it is not replaced</source>
        <translation>existe déjà et ne nomme aucun alphabet : ce fichier n’est pas remplacé</translation>
    </message>
    <message>
        <source>it became shorter while it was read</source>
        <translation>il est devenu plus court pendant la lecture</translation>
    </message>
    <message>
        <source>is no game but %1</source>
        <translation>n’est pas une partie, mais %1</translation>
    </message>
    <message>
        <source>another running program works with it: end that first</source>
        <translation>un autre programme en cours s’en sert : l’arrêter d’abord</translation>
    </message>
    <message>
        <source>holds more than a study can: %1 MB of text, which would take %2 MB</source>
        <translation>contient plus qu’une étude ne peut contenir : %1 Mo de texte, qui demanderaient %2 Mo</translation>
    </message>
    <message>
        <source>there are more than %1 leaves</source>
        <translation>il y a plus de %1 reliquats</translation>
    </message>
    <message>
        <source>a ZIP archive or an office document: unpack it first</source>
        <translation>une archive ZIP ou un document bureautique : le décompresser d’abord</translation>
    </message>
    <message>
        <source>a RAR archive: unpack it first</source>
        <translation>une archive RAR : la décompresser d’abord</translation>
    </message>
    <message>
        <source>a 7z archive: unpack it first</source>
        <translation>une archive 7z : la décompresser d’abord</translation>
    </message>
    <message>
        <source>an XZ archive: unpack it first, or pack the text with gzip or zstd</source>
        <translation>une archive XZ : la décompresser d’abord, ou compresser le texte avec gzip ou zstd</translation>
    </message>
    <message>
        <source>a BZIP2 archive: unpack it first, or pack the text with gzip or zstd</source>
        <translation>une archive BZIP2 : la décompresser d’abord, ou compresser le texte avec gzip ou zstd</translation>
    </message>
    <message>
        <source>has %1 lines, which is too much for a game</source>
        <translation>a %1 lignes, trop pour une partie</translation>
    </message>
    <message>
        <source>must not be more than %1</source>
        <translation>ne doivent pas être plus de %1</translation>
    </message>
    <message>
        <source>%1 of %2 plays are not in the lexicon: the game may have been played with another</source>
        <translation>%1 coups sur %2 ne sont pas dans le lexique : la partie a peut-être été jouée avec un autre</translation>
    </message>
    <message>
        <source>with %1 players chances of winning are those at the end of short roll-outs</source>
        <translation>à %1 joueurs, les chances de gain sont celles de la fin de courtes parties simulées</translation>
    </message>
    <message>
        <source>the record does not add up; points recorded are taken as they are: %1</source>
        <translation>la feuille n’est pas cohérente ; les points notés sont pris tels quels : %1</translation>
    </message>
    <message>
        <source>the time was too short for the endgame</source>
        <translation>le temps était trop court pour la finale</translation>
    </message>
    <message>
        <source>the time was too short for a simulation</source>
        <translation>le temps était trop court pour une simulation</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>la ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>la colonne %1</translation>
    </message>
    <message>
        <source>with the tiles that are kept</source>
        <translation>avec les jetons gardés</translation>
    </message>
    <message>
        <source>if %1 is drawn</source>
        <translation>si %1 est pioché</translation>
    </message>
    <message>
        <source>%1 sets up %2 for %3 points, %4: it follows in %5 % of the games</source>
        <translation>%1 prépare %2 pour %3 points, %4 : cela suit dans %5 % des parties</translation>
    </message>
    <message>
        <source>%1 keeps the chance of %2 for %3 points, %4: it follows in %5 % of the games, after %6 in %7 %</source>
        <translation>%1 garde la chance de %2 pour %3 points, %4 : cela suit dans %5 % des parties, après %6 dans %7 %</translation>
    </message>
    <message>
        <source>The next turn is a bingo in %1 % of the games after %2, in %3 % after %4</source>
        <translation>Le coup suivant est un scrabble dans %1 % des parties après %2, dans %3 % après %4</translation>
    </message>
    <message>
        <source>The opponent&apos;s answer is a bingo in %1 % of the games after %2, in %3 % after %4</source>
        <translation>La réponse de l’adversaire est un scrabble dans %1 % des parties après %2, dans %3 % après %4</translation>
    </message>
    <message>
        <source>%1 keeps %2, worth %3 points; %4 keeps %5, worth %6</source>
        <translation>%1 garde %2, qui vaut %3 points ; %4 garde %5, qui vaut %6</translation>
    </message>
    <message>
        <source>no tile</source>
        <translation>aucun jeton</translation>
    </message>
    <message>
        <source>%1 draws %2 new tiles, %3 draws %4</source>
        <translation>%1 pioche %2 nouveaux jetons, %3 en pioche %4</translation>
    </message>
    <message>
        <source>The opponent&apos;s answer brings %1 points on average after %2, %3 after %4</source>
        <translation>La réponse de l’adversaire rapporte en moyenne %1 points après %2, %3 après %4</translation>
    </message>
    <message>
        <source>%1 is a bingo, with a bonus of %2 points</source>
        <translation>%1 est un scrabble, avec une prime de %2 points</translation>
    </message>
    <message>
        <source>%1 scores %2 points, %3 scores %4</source>
        <translation>%1 rapporte %2 points, %3 en rapporte %4</translation>
    </message>
    <message>
        <source>Results lie further apart after %1 (standard deviation %2 points, after %3 %4), which suits who is behind</source>
        <translation>Après %1, les résultats sont plus dispersés (écart type %2 points, après %3 %4), ce qui sert celui qui est mené</translation>
    </message>
    <message>
        <source>Results lie closer together after %1 (standard deviation %2 points, after %3 %4), which suits who leads</source>
        <translation>Après %1, les résultats sont moins dispersés (écart type %2 points, après %3 %4), ce qui sert celui qui mène</translation>
    </message>
    <message>
        <source>%1 ends the game, %2 does not</source>
        <translation>%1 termine la partie, %2 non</translation>
    </message>
    <message>
        <source>%1 empties the bag, so that the opponent begins the endgame; %2 leaves %3 in it</source>
        <translation>%1 vide le sac, si bien que l’adversaire commence la finale ; %2 y laisse %3</translation>
    </message>
    <message>
        <source>%1 leaves %2 tiles in the bag, %3 leaves %4</source>
        <translation>%1 laisse %2 jetons dans le sac, %3 en laisse %4</translation>
    </message>
    <message>
        <source>Established: the game is decided, and %1 differs from %2 by %3 points (95 % interval %4 to %5, %6 games)</source>
        <translation>Établi : la partie est décidée, et %1 diffère de %2 de %3 points (intervalle à 95 % de %4 à %5, %6 parties)</translation>
    </message>
    <message>
        <source>Too close to call: the game is decided, and %1 differs from %2 by %3 to %4 points (95 % interval, %5 games)</source>
        <translation>Trop serré : la partie est décidée, et %1 diffère de %2 de %3 à %4 points (intervalle à 95 %, %5 parties)</translation>
    </message>
    <message>
        <source>Established: %1 wins in %2 % of the games, %3 in %4 %; the difference is %5 % (95 % interval %6 to %7, %8 games)</source>
        <translation>Établi : %1 gagne dans %2 % des parties, %3 dans %4 % ; la différence est de %5 % (intervalle à 95 % de %6 à %7, %8 parties)</translation>
    </message>
    <message>
        <source>Too close to call: %1 wins in %2 % of the games, %3 in %4 %; the difference lies between %5 and %6 % (95 % interval, %7 games)</source>
        <translation>Trop serré : %1 gagne dans %2 % des parties, %3 dans %4 % ; la différence est entre %5 et %6 % (intervalle à 95 %, %7 parties)</translation>
    </message>
    <message>
        <source>%1 has not been simulated</source>
        <translation>%1 n’a pas été simulé</translation>
    </message>
    <message>
        <source>a move can&apos;t be compared with itself</source>
        <translation>un coup ne se compare pas à lui-même</translation>
    </message>
    <message>
        <source>there is no opponent whose rack could be read</source>
        <translation>il n’y a pas d’adversaire dont on puisse deviner le chevalet</translation>
    </message>
    <message>
        <source>the temperature is no number above 0</source>
        <translation>la température n’est pas un nombre supérieur à 0</translation>
    </message>
    <message>
        <source>the trust is no number from 0 to 1</source>
        <translation>la confiance n’est pas un nombre de 0 à 1</translation>
    </message>
    <message>
        <source>the tiles of the move were not there to be drawn</source>
        <translation>les jetons du coup n’étaient pas là pour être piochés</translation>
    </message>
    <message>
        <source>the player has %1 tiles, fewer than the move and what he showed</source>
        <translation>le joueur a %1 jetons, moins que le coup et ce qu’il a montré</translation>
    </message>
    <message>
        <source>the player has only %1 tiles</source>
        <translation>le joueur n’a que %1 jetons</translation>
    </message>
    <message>
        <source>Looking at turns again</source>
        <translation>Les coups sont revus</translation>
    </message>
    <message>
        <source>the search for puzzles was stopped</source>
        <translation>la recherche de problèmes a été arrêtée</translation>
    </message>
    <message>
        <source>holds no word to build from</source>
        <translation>ne contient aucun mot à partir duquel construire</translation>
    </message>
    <message>
        <source>expected a share such as 2/5, of at most %1, not &apos;%2&apos;</source>
        <translation>une part telle que 2/5 est attendue, de %1 au plus, et non &apos;%2&apos;</translation>
    </message>
    <message>
        <source>it was made by an earlier version of this program, which kept its samples differently</source>
        <translation>il vient d’une version antérieure de ce programme, qui gardait ses échantillons autrement</translation>
    </message>
    <message>
        <source>its games are not those of its share</source>
        <translation>ses parties ne sont pas celles de sa part</translation>
    </message>
    <message>
        <source>it is the share %1 of a training, not a whole one</source>
        <translation>il est la part %1 d’un apprentissage, non un apprentissage entier</translation>
    </message>
    <message>
        <source>it is a whole training, not its share %1</source>
        <translation>il est un apprentissage entier, et non sa part %1</translation>
    </message>
    <message>
        <source>it is a whole training, not a share of one</source>
        <translation>il est un apprentissage entier, non une part</translation>
    </message>
    <message>
        <source>it is the share %1 of other games than those that come next</source>
        <translation>il est la part %1 d’autres parties que celles qui viennent ensuite</translation>
    </message>
    <message>
        <source>a share can&apos;t be cut into shares</source>
        <translation>une part ne peut pas être divisée en parts</translation>
    </message>
    <message>
        <source>this training is finished</source>
        <translation>cet apprentissage est terminé</translation>
    </message>
    <message>
        <source>the training was stopped</source>
        <translation>l’apprentissage a été arrêté</translation>
    </message>
    <message>
        <source>this training was stopped between games that are shared together, at game %1 of %2: it must be finished on one machine up to there</source>
        <translation>cet apprentissage a été arrêté entre des parties qui se partagent ensemble, à la partie %1 sur %2&#xa0;: jusque-là, il doit se finir sur une seule machine</translation>
    </message>
    <message>
        <source>it is of the share %1, not %2</source>
        <translation>il est de la part %1, et non %2</translation>
    </message>
    <message>
        <source>it is a share of %1 games, not of %2</source>
        <translation>c’est une part de %1 parties, et non de %2</translation>
    </message>
    <message>
        <source>it is the share %1, and there are %2</source>
        <translation>c’est la part %1, et il y en a %2</translation>
    </message>
    <message>
        <source>the share %1 is there twice</source>
        <translation>la part %1 est là deux fois</translation>
    </message>
    <message>
        <source>its share is not finished: %1 of %2 games are played</source>
        <translation>sa part n’est pas finie&#xa0;: %1 parties sur %2 sont jouées</translation>
    </message>
    <message>
        <source>a table of %1 MB is larger than the memory of this machine, %2 MB</source>
        <translation>une table de %1 Mo dépasse la mémoire de cette machine, %2 Mo</translation>
    </message>
    <message>
        <source>a pre-endgame is solved for two players, here are %1</source>
        <translation>une pré-fin de partie se résout à deux joueurs, il y en a ici %1</translation>
    </message>
    <message>
        <source>a pre-endgame can&apos;t be solved without a lexicon</source>
        <translation>sans lexique, une pré-fin de partie ne peut être résolue</translation>
    </message>
    <message>
        <source>pre-endgames of jumbled words can&apos;t be solved</source>
        <translation>les pré-fins de partie à mots mélangés ne peuvent être résolues</translation>
    </message>
    <message>
        <source>the bag is empty: this is an endgame, not a pre-endgame</source>
        <translation>le sac est vide : c’est une fin de partie, non une pré-fin de partie</translation>
    </message>
    <message>
        <source>the player on turn holds %1 tiles, as far as known; with tiles in the bag he must hold %2</source>
        <translation>le joueur qui a le trait tient %1 jetons connus ; tant qu’il en reste dans le sac, il lui en faut %2</translation>
    </message>
    <message>
        <source>there are %1 tiles in the bag; a pre-endgame is solved with %2 at most</source>
        <translation>le sac contient %1 jetons ; une pré-fin de partie se résout avec %2 au plus</translation>
    </message>
    <message>
        <source>there are %1 tiles in the bag; endings are solved with %2 at most, before that moves can be simulated</source>
        <translation>le sac contient %1 jetons ; les fins se résolvent avec %2 au plus, avant cela on peut simuler les coups</translation>
    </message>
    <message>
        <source>%1 is not in the lexicon</source>
        <translation>%1 n’est pas dans le lexique</translation>
    </message>
    <message>
        <source>the board has no such lane for %1</source>
        <translation>le plateau n’a pas cette ligne ou colonne pour %1</translation>
    </message>
    <message>
        <source>no way to lay %1 there with %2 tiles at once</source>
        <translation>impossible de poser %1 à cet endroit avec %2 jetons à la fois</translation>
    </message>
    <message>
        <source>beam of width %1</source>
        <translation>recherche en faisceau de largeur %1</translation>
    </message>
    <message>
        <source>sketching goal words %1 of %2</source>
        <translation>esquisse des mots visés : %1 sur %2</translation>
    </message>
    <message>
        <source>racing plans %1 of %2, width %3</source>
        <translation>course des plans : %1 sur %2, largeur %3</translation>
    </message>
    <message>
        <source>searching once more for plan %1, width %2</source>
        <translation>nouvelle recherche pour le plan %1, largeur %2</translation>
    </message>
    <message>
        <source>improving game %1 of %2, width %3</source>
        <translation>amélioration de la partie %1 sur %2, largeur %3</translation>
    </message>
    <message>
        <source>move %1: %2</source>
        <translation>coup %1 : %2</translation>
    </message>
    <message>
        <source>in a one-player game every move places tiles</source>
        <translation>dans une partie à un joueur, chaque coup pose des jetons</translation>
    </message>
    <message>
        <source>the score is %1, not %2</source>
        <translation>le score est %1, et non %2</translation>
    </message>
    <message>
        <source>it is of another order of tiles</source>
        <translation>il appartient à un autre ordre de jetons</translation>
    </message>
    <message>
        <source>its list of games is damaged</source>
        <translation>sa liste de parties est endommagée</translation>
    </message>
    <message>
        <source>its game %1: %2</source>
        <translation>sa partie %1 : %2</translation>
    </message>
    <message>
        <source>a beam is 1 to %1 states wide, not %2</source>
        <translation>un faisceau a une largeur de 1 à %1 états, et non %2</translation>
    </message>
    <message>
        <source>there can be three goal words at most</source>
        <translation>il peut y avoir trois mots visés au plus</translation>
    </message>
    <message>
        <source>a beam of that width needs about %1 MB; there may be %2</source>
        <translation>un faisceau de cette largeur demande environ %1 Mo ; %2 sont permis</translation>
    </message>
    <message>
        <source>there is no lexicon</source>
        <translation>il n’y a pas de lexique</translation>
    </message>
    <message>
        <source>one-player games need rules whose words keep the order of letters</source>
        <translation>les parties à un joueur demandent des règles où l’ordre des lettres compte</translation>
    </message>
    <message>
        <source>a rack for one player holds 1 to %1 tiles, not %2</source>
        <translation>un chevalet pour un joueur contient de 1 à %1 jetons, et non %2</translation>
    </message>
    <message>
        <source>the order has no tiles</source>
        <translation>l’ordre n’a pas de jetons</translation>
    </message>
    <message>
        <source>the order has %1 tiles; there may be %2</source>
        <translation>l’ordre a %1 jetons ; %2 sont permis</translation>
    </message>
    <message>
        <source>the board at the start has another size</source>
        <translation>le plateau de départ a une autre taille</translation>
    </message>
    <message>
        <source>the lexicon has other letters than the rules</source>
        <translation>le lexique a d’autres lettres que les règles</translation>
    </message>
    <message>
        <source>the lexicon has no words</source>
        <translation>le lexique n’a pas de mots</translation>
    </message>
    <message>
        <source>the order is not the bag of %1</source>
        <translation>l’ordre n’est pas le sac de %1</translation>
    </message>
    <message>
        <source>the order has %1 tiles, a rack holds %2</source>
        <translation>l’ordre a %1 jetons, un chevalet en contient %2</translation>
    </message>
    <message>
        <source>a square and a word are expected here, as in &quot;8H PIT 10&quot;</source>
        <translation>une case et un mot sont attendus ici, comme dans &quot;8H PIT 10&quot;</translation>
    </message>
    <message>
        <source>%1: %2 is no score; a comma stands between moves</source>
        <translation>%1 : %2 n’est pas un score ; une virgule sépare les coups</translation>
    </message>
    <message>
        <source>a game begins with its name and a colon, as in &quot;A:&quot;</source>
        <translation>une partie commence par son nom et deux-points, comme dans &quot;A:&quot;</translation>
    </message>
    <message>
        <source>the game has no moves and no end</source>
        <translation>la partie n’a ni coups ni fin</translation>
    </message>
    <message>
        <source>the game has more than %1 moves</source>
        <translation>la partie a plus de %1 coups</translation>
    </message>
    <message>
        <source>%1: a comma or a semicolon is expected behind the move</source>
        <translation>%1 : une virgule ou un point-virgule est attendu après le coup</translation>
    </message>
    <message>
        <source>there are more than %1 games</source>
        <translation>il y a plus de %1 parties</translation>
    </message>
    <message>
        <source>there is no game in it</source>
        <translation>il ne contient aucune partie</translation>
    </message>
    <message>
        <source>move %1 (%2): %3</source>
        <translation>coup %1 (%2) : %3</translation>
    </message>
    <message>
        <source>the total is %1, not %2</source>
        <translation>le total est %1, et non %2</translation>
    </message>
    <message>
        <source>it is no game of one player</source>
        <translation>ce n’est pas une partie à un joueur</translation>
    </message>
    <message>
        <source>the tiles left take off %1, not %2</source>
        <translation>les jetons restants coûtent %1, et non %2</translation>
    </message>
    <message>
        <source>a plan has %1 goal words at most</source>
        <translation>un plan a au plus %1 mots visés</translation>
    </message>
    <message>
        <source>a goal word is written with letters alone</source>
        <translation>un mot visé s’écrit avec des lettres seulement</translation>
    </message>
    <message>
        <source>%1 has its word premiums at another square of this lane</source>
        <translation>%1 a ses primes de mot sur une autre case de cette ligne ou colonne</translation>
    </message>
    <message>
        <source>a square, a word, its points and its tiles are expected here</source>
        <translation>une case, un mot, ses points et ses jetons sont attendus ici</translation>
    </message>
    <message>
        <source>there are more tiles than letters of %1</source>
        <translation>il y a plus de jetons que de lettres de %1</translation>
    </message>
    <message>
        <source>%1 can&apos;t be laid there with these letters at once</source>
        <translation>%1 ne peut pas y être posé avec ces lettres d’un coup</translation>
    </message>
    <message>
        <source>%1 should be the number of a tile in the order and a letter of the word, as in %2</source>
        <translation>%1 devrait être le numéro d’un jeton de l’ordre et une lettre du mot, comme dans %2</translation>
    </message>
    <message>
        <source>tile %1 of the order is %2, not %3</source>
        <translation>le jeton %1 de l’ordre est %2, et non %3</translation>
    </message>
    <message>
        <source>tile %1 of the order is used twice</source>
        <translation>le jeton %1 de l’ordre est utilisé deux fois</translation>
    </message>
    <message>
        <source>%1 should be a checkpoint, as in %2</source>
        <translation>%1 devrait être un point de contrôle, comme dans %2</translation>
    </message>
    <message>
        <source>a plan has %1 checkpoints at most</source>
        <translation>un plan a au plus %1 points de contrôle</translation>
    </message>
    <message>
        <source>%1 is no square that a goal word above goes through</source>
        <translation>%1 n’est pas une case que traverse un mot visé ci-dessus</translation>
    </message>
    <message>
        <source>the plan has no goal word</source>
        <translation>le plan n’a pas de mot visé</translation>
    </message>
    <message>
        <source>%1 is no number from 0 to %2</source>
        <translation>%1 n’est pas un nombre de 0 à %2</translation>
    </message>
    <message>
        <source>%1 has more fields than a move</source>
        <translation>%1 a plus de champs qu’un coup</translation>
    </message>
    <message>
        <source>%1 is no move</source>
        <translation>%1 n’est pas un coup</translation>
    </message>
    <message>
        <source>move %1, %2: %3</source>
        <translation>coup %1, %2 : %3</translation>
    </message>
    <message>
        <source>a position is given as &apos;cgp&apos; and its text</source>
        <translation>une position se donne par « cgp » et son texte</translation>
    </message>
    <message>
        <source>the text of the position is missing</source>
        <translation>le texte de la position manque</translation>
    </message>
    <message>
        <source>no game has more than %1 moves</source>
        <translation>aucune partie n’a plus de %1 coups</translation>
    </message>
    <message>
        <source>a rack ends the list of moves</source>
        <translation>un chevalet termine la liste des coups</translation>
    </message>
    <message>
        <source>this is no move to search</source>
        <translation>ce n’est pas un coup que l’on peut analyser</translation>
    </message>
    <message>
        <source>the rack doesn&apos;t hold these tiles</source>
        <translation>le chevalet ne contient pas ces jetons</translation>
    </message>
    <message>
        <source>near ties are simulated with more plies, %1 at most: after %2 can&apos;t come %3</source>
        <translation>les cas serrés sont simulés avec plus de demi-coups, %1 au plus : après %2 ne peut venir %3</translation>
    </message>
    <message>
        <source>was built for the letters of &apos;%1&apos;, as %2 beside it says, not for those of &apos;%3&apos;</source>
        <translation>a été construit pour les lettres de «&#xa0;%1&#xa0;», comme le dit %2 à côté, pas pour celles de «&#xa0;%3&#xa0;»</translation>
    </message>
    <message>
        <source>it was built for the letters of &apos;%1&apos;, not of %2</source>
        <translation>il a été construit pour les lettres de «&#xa0;%1&#xa0;», pas de %2</translation>
    </message>
    <message>
        <source>what was kept of the last search is damaged</source>
        <translation>ce qui a été gardé de la dernière recherche est endommagé</translation>
    </message>
    <message>
        <source>the last search was with the lexicon %1 and the rules %2; it can be gone on with when they are open</source>
        <translation>la dernière recherche utilisait le lexique %1 et les règles %2 ; elle peut continuer quand ils sont ouverts</translation>
    </message>
    <message>
        <source>no lexicon is open to take words from</source>
        <translation>aucun lexique n’est ouvert pour fournir des mots</translation>
    </message>
    <message>
        <source>no goal word is named yet</source>
        <translation>aucun mot visé n’est encore nommé</translation>
    </message>
    <message>
        <source>no picture can be made</source>
        <translation>aucune image ne peut être faite</translation>
    </message>
    <message>
        <source>there is no order of tiles in it</source>
        <translation>il ne contient aucun ordre de jetons</translation>
    </message>
    <message>
        <source>%1 should be a word and its lane, as in %2</source>
        <translation>%1 devrait être un mot et sa ligne, comme dans %2</translation>
    </message>
    <message>
        <source>a bridge to endgames is for two players, here are %1</source>
        <translation>un pont vers les fins de partie est pour deux joueurs, ici il y en a %1</translation>
    </message>
    <message>
        <source>endings are solved for two players, here are %1</source>
        <translation>les fins de partie se résolvent à deux joueurs, ici il y en a %1</translation>
    </message>
    <message>
        <source>the notes are too long</source>
        <translation>les notes sont trop longues</translation>
    </message>
    <message>
        <source>the position doesn&apos;t tell the move that is to be read</source>
        <translation>la position ne dit pas quel coup il faut lire</translation>
    </message>
    <message>
        <source>small simulations within a simulation have 1 to %1 candidates, 1 to %2 scenarios and 1 to %3 plies</source>
        <translation>de petites simulations dans une simulation ont 1 à %1 candidats, 1 à %2 scénarios et 1 à %3 demi-coups</translation>
    </message>
    <message>
        <source>&quot;and&quot; or &quot;or&quot; is missing here</source>
        <translation>il manque «&#xa0;and&#xa0;» ou «&#xa0;or&#xa0;» ici</translation>
    </message>
    <message>
        <source>there are too many brackets or &quot;not&quot;</source>
        <translation>il y a trop de parenthèses ou de «&#xa0;not&#xa0;»</translation>
    </message>
    <message>
        <source>a closing bracket is missing here</source>
        <translation>il manque une parenthèse fermante ici</translation>
    </message>
    <message>
        <source>a tag or a number is missing here</source>
        <translation>il manque un critère ou un nombre ici</translation>
    </message>
    <message>
        <source>&lt;, &lt;=, =, &gt;= or &gt; is missing here</source>
        <translation>il manque &lt;, &lt;=, =, &gt;= ou &gt; ici</translation>
    </message>
    <message>
        <source>a number is missing here</source>
        <translation>il manque un nombre ici</translation>
    </message>
    <message>
        <source>this is no number</source>
        <translation>ce n’est pas un nombre</translation>
    </message>
    <message>
        <source>a page has room for the board of one rule set only</source>
        <translation>une page n’a de place que pour le plateau d’un seul jeu de règles</translation>
    </message>
    <message>
        <source>%1 (%2 points) is the only best move: looked at to the end of the game.</source>
        <translation>%1 (%2 points) est le seul meilleur coup&#xa0;: examiné jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>%1 (%2 points) wins %3.%4 % more often than the next best move (%5).</source>
        <translation>%1 (%2 points) gagne %3,%4&#xa0;% plus souvent que le meilleur coup suivant (%5).</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvé</translation>
    </message>
    <message>
        <source>simulation that ends in endgames</source>
        <translation>simulation qui se termine par des finales</translation>
    </message>
    <message>
        <source>draws looked at one by one</source>
        <translation>pioches examinées une par une</translation>
    </message>
    <message>
        <source>%1 has other letters than %2</source>
        <translation>%1 a d’autres lettres que %2</translation>
    </message>
    <message>
        <source>%1 and %2 have no word in common</source>
        <translation>%1 et %2 n’ont aucun mot en commun</translation>
    </message>
    <message>
        <source>the name of a lexicon is too long</source>
        <translation>le nom d’un lexique est trop long</translation>
    </message>
    <message>
        <source>the position of this turn isn&apos;t known</source>
        <translation>la position de ce coup n’est pas connue</translation>
    </message>
    <message>
        <source>which lexicon each player has</source>
        <translation>le lexique de chaque joueur</translation>
    </message>
    <message>
        <source>the numbers that the file keeps of it are damaged; they stay in the file</source>
        <translation>les nombres que le fichier en garde sont abîmés&#xa0;; ils restent dans le fichier</translation>
    </message>
    <message>
        <source>the opponent played with %1, which holds other words now</source>
        <translation>l’adversaire jouait avec %1, qui contient maintenant d’autres mots</translation>
    </message>
    <message>
        <source>the opponent played with %1, which is not among the lexicons here</source>
        <translation>l’adversaire jouait avec %1, qui n’est pas parmi les lexiques d’ici</translation>
    </message>
    <message>
        <source>what another machine sent is damaged</source>
        <translation>ce qu’une autre machine a envoyé est endommagé</translation>
    </message>
    <message>
        <source>another machine plays with other rules, another lexicon or other settings</source>
        <translation>une autre machine joue avec d’autres règles, un autre lexique ou d’autres réglages</translation>
    </message>
    <message>
        <source>Generation %1, games up to %2</source>
        <translation>Génération %1, parties jusqu’à %2</translation>
    </message>
    <message>
        <source>%1 takes away from %2: the best word there brings %3 points on average, before it was %4; %5 % of the answers lie there, after %6 %7 %</source>
        <translation>%1 ferme un peu : %2 rapporte en moyenne %3 points par son meilleur mot, contre %4 avant, et reçoit %5 % des réponses, après %6 %7 %</translation>
    </message>
    <message>
        <source>%1 gives room in %2: the best word there brings %3 points on average, before it was %4; %5 % of the answers lie there, after %6 %7 %</source>
        <translation>%1 ouvre un peu : %2 rapporte en moyenne %3 points par son meilleur mot, contre %4 avant, et reçoit %5 % des réponses, après %6 %7 %</translation>
    </message>
    <message>
        <source>this is neither a tag nor a number of puzzles; tags are %1; numbers, with &lt; &lt;= = &gt;= or &gt;, are %2</source>
        <translation>ce n’est ni un critère ni un nombre de problèmes ; les critères sont %1 ; les nombres, avec &lt; &lt;= = &gt;= ou &gt;, sont %2</translation>
    </message>
    <message>
        <source>%1 is a phony (%2): all that is said of it holds only while it stays</source>
        <translation>%1 n’est pas valable (%2)&#xa0;: ce qui en est dit ne vaut que tant qu’il reste</translation>
    </message>
    <message>
        <source>%1 can&apos;t be made of the tiles of this order</source>
        <translation>%1 ne peut pas être formé avec les jetons de cet ordre</translation>
    </message>
    <message>
        <source>no plan has these goal words: beam of width %1 for points alone</source>
        <translation>aucun plan n’a ces mots visés&#xa0;: recherche en faisceau de largeur %1 pour les points seuls</translation>
    </message>
    <message>
        <source>a one-player game is an object with its moves</source>
        <translation>une partie à un joueur est un objet avec ses coups</translation>
    </message>
    <message>
        <source>the game has no list of moves</source>
        <translation>la partie n’a pas de liste de coups</translation>
    </message>
    <message>
        <source>move %1 is none: a square and a word are expected</source>
        <translation>le coup %1 n’en est pas un&#xa0;: une case et un mot sont attendus</translation>
    </message>
    <message>
        <source>one-player games are read from contest text, GCG and JSON, not from web pages</source>
        <translation>les parties à un joueur sont lues dans un texte du concours, un GCG ou un JSON, pas dans des pages web</translation>
    </message>
    <message>
        <source>one-player games are read from contest text, GCG and JSON, not from tables</source>
        <translation>les parties à un joueur sont lues dans un texte du concours, un GCG ou un JSON, pas dans des tables</translation>
    </message>
    <message>
        <source>%1; the game is of another order of tiles than the one that is set up</source>
        <translation>%1&#xa0;; la partie est d’un autre ordre des jetons que celui qui est réglé</translation>
    </message>
    <message>
        <source>the file holds another game now: import it again</source>
        <translation>le fichier contient maintenant une autre partie&#xa0;: importez-le à nouveau</translation>
    </message>
    <message>
        <source>is nested too deeply for one-player games</source>
        <translation>est trop imbriqué pour des parties à un joueur</translation>
    </message>
</context>
<context>
    <name>RulesStore</name>
    <message>
        <source>%1 can&apos;t be made</source>
        <translation>%1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>%1 can&apos;t be removed</source>
        <translation>%1 ne peut pas être supprimé</translation>
    </message>
</context>
<context>
    <name>UnseenPool</name>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2&#xa0;%</translation>
    </message>
    <message>
        <source>vowels %1 · consonants %2 · blanks %3</source>
        <translation>voyelles %1 · consonnes %2 · jokers %3</translation>
    </message>
    <message>
        <source>next tile: %1</source>
        <translation>prochain jeton&#xa0;: %1</translation>
    </message>
    <message>
        <source>next %2 tiles: %1</source>
        <translation>%2 prochains jetons&#xa0;: %1</translation>
    </message>
    <message>
        <source>opponent holds: %1</source>
        <translation>l’adversaire a&#xa0;: %1</translation>
    </message>
    <message>
        <source>opponent holds %1 and: %2</source>
        <translation>l’adversaire a %1 et&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>app::Arguments</name>
    <message>
        <source>Analysis board for crossword board games.</source>
        <translation>Plateau d’analyse pour les jeux de lettres à mots croisés.</translation>
    </message>
    <message>
        <source>Word graph (KWG) or word list to use.</source>
        <translation>Graphe de mots (KWG) ou liste de mots à utiliser.</translation>
    </message>
    <message>
        <source>FILE</source>
        <translation>FICHIER</translation>
    </message>
    <message>
        <source>Leave values (KLV) to use.</source>
        <translation>Valeurs de reliquat (KLV) à utiliser.</translation>
    </message>
    <message>
        <source>Rule set by name, or a rules file.</source>
        <translation>Règles par leur nom, ou un fichier de règles.</translation>
    </message>
    <message>
        <source>NAME|FILE</source>
        <translation>NOM|FICHIER</translation>
    </message>
    <message>
        <source>Turn of the game to begin at.</source>
        <translation>Tour de la partie où commencer.</translation>
    </message>
    <message>
        <source>NUMBER</source>
        <translation>NOMBRE</translation>
    </message>
    <message>
        <source>Panels: analyse, review, study, present or engineLab.</source>
        <translation>Panneaux&#xa0;: analyse, review, study, present ou engineLab.</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>NOM</translation>
    </message>
    <message>
        <source>[files...]</source>
        <translation>[fichiers...]</translation>
    </message>
    <message>
        <source>--turn needs a number from 1 on, not %1</source>
        <translation>--turn demande un nombre à partir de 1, pas %1</translation>
    </message>
    <message>
        <source>--layout: there is no %1</source>
        <translation>--layout&#xa0;: %1 n’existe pas</translation>
    </message>
    <message>
        <source>--overlay: there is no %1, only %2</source>
        <translation>--overlay&#xa0;: %1 n’existe pas, seulement %2</translation>
    </message>
    <message>
        <source>Keep settings and work in the folder tilewright-data beside the program, as is done wherever that folder is.</source>
        <translation>Garder réglages et travaux dans le dossier tilewright-data à côté du programme, comme partout où ce dossier existe.</translation>
    </message>
    <message>
        <source>Overlay to show; may be given more than once.</source>
        <translation>Calque à montrer&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>Write the position (.png, .svg, .pdf, .cgp, .txt) or the game (.html, .pdf without --turn, .md, .csv, .gcg, .cws) to this file and end, without a window; may be given more than once.</source>
        <translation>Écrire la position (.png, .svg, .pdf, .cgp, .txt) ou la partie (.html, .pdf sans --turn, .md, .csv, .gcg, .cws) dans ce fichier et terminer, sans fenêtre&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>Games, positions, lexicons, leave values or rules to open.</source>
        <translation>Parties, positions, lexiques, valeurs de reliquat ou règles à ouvrir.</translation>
    </message>
    <message>
        <source>--overlay: only one of %1 and %2 can be shown</source>
        <translation>--overlay&#xa0;: un seul de %1 et %2 peut être affiché</translation>
    </message>
    <message>
        <source>Let --export replace a file that holds something else.</source>
        <translation>Permettre à --export de remplacer un fichier qui contient autre chose.</translation>
    </message>
</context>
<context>
    <name>text</name>
    <message>
        <source>%1 (character %2)</source>
        <translation>%1 (caractère %2)</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1&#xa0;s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1&#xa0;min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1&#xa0;h %2&#xa0;min</translation>
    </message>
</context>
<context>
    <name>ui::AboutDialog</name>
    <message>
        <source>About Tilewright</source>
        <translation>À propos de Tilewright</translation>
    </message>
    <message>
        <source>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Analysis board for crossword board games.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later; it comes without any warranty.&lt;/p&gt;&lt;p&gt;Built on Qt %2. Tiles are drawn with Noto Sans (SIL Open Font License).&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Tilewright %1&lt;/h3&gt;&lt;p&gt;Plateau d’analyse pour les jeux de lettres à mots croisés.&lt;/p&gt;&lt;p&gt;Logiciel libre sous licence publique générale GNU, version 3 ou ultérieure&#xa0;; il est fourni sans aucune garantie.&lt;/p&gt;&lt;p&gt;Construit sur Qt %2. Les jetons sont dessinés en Noto Sans (SIL Open Font License).&lt;/p&gt;</translation>
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
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Édition</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Affichage</translation>
    </message>
    <message>
        <source>Layout</source>
        <translation>Agencement</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Analyse</source>
        <translation>Analyse</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Aide</translation>
    </message>
    <message>
        <source>%1: %2 and %3</source>
        <translation>%1&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>%1: %2 takes a key that types tiles</source>
        <translation>%1&#xa0;: %2 utilise une touche qui saisit des jetons</translation>
    </message>
</context>
<context>
    <name>ui::AnalysisFeature</name>
    <message>
        <source>&amp;Live</source>
        <translation>En &amp;direct</translation>
    </message>
    <message>
        <source>Look for moves whenever the position changes</source>
        <translation>Chercher les coups à chaque changement de position</translation>
    </message>
    <message>
        <source>&amp;Generate</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Look for the moves of this position now</source>
        <translation>Chercher maintenant les coups de cette position</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop everything under way (Esc)</source>
        <translation>Arrêter tout ce qui est en cours (Échap)</translation>
    </message>
    <message>
        <source>&amp;Filter the Moves</source>
        <translation>&amp;Filtrer les coups</translation>
    </message>
    <message>
        <source>Type words that the moves must fit, such as bingo or keep:Q</source>
        <translation>Taper des conditions que les coups doivent remplir, comme bingo ou keep:Q</translation>
    </message>
    <message>
        <source>What Could the &amp;Opponent Play?</source>
        <translation>Que pourrait jouer l’&amp;adversaire&#xa0;?</translation>
    </message>
    <message>
        <source>List what the other player could lay, with the chance of holding the tiles</source>
        <translation>Lister ce que l’autre pourrait poser, avec la chance qu’il ait les jetons</translation>
    </message>
</context>
<context>
    <name>ui::AnchorOverlay</name>
    <message>
        <source>Anchors</source>
        <translation>Ancres</translation>
    </message>
    <message>
        <source>No lexicon is loaded.</source>
        <translation>Aucun lexique n’est chargé.</translation>
    </message>
    <message>
        <source>%1: anchor for moves across</source>
        <translation>%1&#xa0;: ancre pour les coups horizontaux</translation>
    </message>
    <message>
        <source>%1: anchor for moves down</source>
        <translation>%1&#xa0;: ancre pour les coups verticaux</translation>
    </message>
    <message numerus="yes">
        <source>%n anchor(s): a move is found at the first that it covers. ▶ moves across, ▼ moves down.</source>
        <translation>
            <numerusform>%n ancre&#xa0;: un coup est trouvé à la première qu’il couvre. ▶ horizontalement, ▼ verticalement.</numerusform>
            <numerusform>%n ancres&#xa0;: un coup est trouvé à la première qu’il couvre. ▶ horizontalement, ▼ verticalement.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Anchors</source>
        <translation>&amp;Ancres</translation>
    </message>
    <message>
        <source>Where words can be joined</source>
        <translation>Où l’on peut joindre des mots</translation>
    </message>
</context>
<context>
    <name>ui::Autosave</name>
    <message>
        <source>Restoring unsaved work</source>
        <translation>Restauration du travail non enregistré</translation>
    </message>
    <message>
        <source>Unsaved work of an earlier run can&apos;t be opened</source>
        <translation>Le travail non enregistré d’une session précédente ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>Putting unsaved work aside</source>
        <translation>Mise de côté du travail non enregistré</translation>
    </message>
    <message>
        <source>Unsaved work can&apos;t be put aside</source>
        <translation>Le travail non enregistré ne peut pas être mis de côté</translation>
    </message>
    <message>
        <source>Looking at unsaved work</source>
        <translation>Examen du travail non enregistré</translation>
    </message>
</context>
<context>
    <name>ui::BlankChooser</name>
    <message>
        <source>Letter for the blank</source>
        <translation>Lettre du joker</translation>
    </message>
    <message>
        <source>Blank as %1</source>
        <translation>Joker&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::BoardColumn</name>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>About the move</source>
        <translation>À propos du coup</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Exchange …</source>
        <translation>Échanger …</translation>
    </message>
    <message>
        <source>Type or click the tiles to exchange; Esc leaves</source>
        <translation>Taper ou cliquer les jetons à échanger&#xa0;; Échap abandonne</translation>
    </message>
    <message>
        <source>Enter plays this move</source>
        <translation>Entrée joue ce coup</translation>
    </message>
    <message>
        <source>Type a move on the board or choose one in the list</source>
        <translation>Taper un coup sur le plateau ou en choisir un dans la liste</translation>
    </message>
    <message>
        <source>These tiles were dealt: they stay while the game is played.</source>
        <translation>Ces jetons ont été tirés&#xa0;: ils restent tant que la partie se joue.</translation>
    </message>
    <message>
        <source>Enter goes on with the game</source>
        <translation>Entrée continue la partie</translation>
    </message>
    <message>
        <source>The play stands</source>
        <translation>Le coup reste posé</translation>
    </message>
    <message>
        <source>“challenged” was only read past: in a game that is being played there is Challenge, in a record the score sheet takes plays back</source>
        <translation>«&#xa0;challenged&#xa0;» n’a pas été pris en compte&#xa0;: dans une partie en cours, il y a Contester, dans un enregistrement, la feuille de partie reprend des coups</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Click a square and type: the tiles of the rack are laid from there, a second click turns the direction. Enter plays the move. Tiles can be dragged, too; what an overlay shows of a square stands in the line below.</source>
        <translation>Cliquez sur une case et tapez : les jetons du chevalet sont posés à partir de là, un second clic change de direction. Entrée joue le coup. On peut aussi tirer les jetons ; ce qu’un calque montre d’une case est dit dans la ligne en dessous.</translation>
    </message>
    <message>
        <source>The tiles of the player on turn. Ctrl+R and letters set them, ? is a blank. Drag them to the board or into another order.</source>
        <translation>Les jetons du joueur au trait. Ctrl+R et des lettres les placent, ? est un joker. Tirez-les sur le plateau ou dans un autre ordre.</translation>
    </message>
</context>
<context>
    <name>ui::BoardPage</name>
    <message>
        <source>Coordinates on all &amp;four sides</source>
        <translation>Coordonnées sur les &amp;quatre côtés</translation>
    </message>
    <message>
        <source>A &amp;dot on the tiles of the second player</source>
        <translation>Un point sur les &amp;jetons du second joueur</translation>
    </message>
    <message>
        <source>where they can be read</source>
        <translation>là où ils sont lisibles</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
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
        <translation>8H horizontal, H8 vertical</translation>
    </message>
    <message>
        <source>H8h across, H8v down</source>
        <translation>H8h horizontal, H8v vertical</translation>
    </message>
    <message>
        <source>Shows in a game who put down which tiles</source>
        <translation>Montre dans une partie qui a posé quels jetons</translation>
    </message>
    <message>
        <source>Moves that are outlined</source>
        <translation>Coups entourés</translation>
    </message>
    <message>
        <source>Premium la&amp;bels:</source>
        <translation>Li&amp;bellés des primes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Names of premiums:</source>
        <translation>No&amp;ms des primes&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Places of moves:</source>
        <translation>Notation &amp;des coups&#xa0;:</translation>
    </message>
    <message>
        <source>Board:</source>
        <translation>Plateau&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Outline:</source>
        <translation>&amp;Entourer&#xa0;:</translation>
    </message>
    <message>
        <source>no moves</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>the last move</source>
        <translation>le dernier coup</translation>
    </message>
    <message numerus="yes">
        <source>the last %n moves</source>
        <translation>
            <numerusform>le dernier coup</numerusform>
            <numerusform>les %n derniers coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoardShapes</name>
    <message>
        <source>green</source>
        <translation>vert</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rouge</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>jaune</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>bleu</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>marqué en %1</translation>
    </message>
    <message>
        <source>%1 arrow from %2 to %3</source>
        <translation>flèche en %1 de %2 à %3</translation>
    </message>
</context>
<context>
    <name>ui::BoardText</name>
    <message>
        <source>double word</source>
        <translation>mot compte double</translation>
    </message>
    <message>
        <source>triple word</source>
        <translation>mot compte triple</translation>
    </message>
    <message>
        <source>quadruple word</source>
        <translation>mot compte quadruple</translation>
    </message>
    <message>
        <source>double letter</source>
        <translation>lettre compte double</translation>
    </message>
    <message>
        <source>triple letter</source>
        <translation>lettre compte triple</translation>
    </message>
    <message>
        <source>quadruple letter</source>
        <translation>lettre compte quadruple</translation>
    </message>
    <message>
        <source> · in front: %1</source>
        <translation> · devant&#xa0;: %1</translation>
    </message>
    <message>
        <source> · behind: %1</source>
        <translation> · derrière&#xa0;: %1</translation>
    </message>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>blank as %1</source>
        <translation>joker pour %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>nouveau</translation>
    </message>
    <message numerus="yes">
        <source>%n point</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>centre</source>
        <translation>centre</translation>
    </message>
    <message>
        <source>start</source>
        <translation>départ</translation>
    </message>
    <message>
        <source>blocked</source>
        <translation>bloquée</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>vide</translation>
    </message>
    <message>
        <source>✓ %1, %2</source>
        <translation>✓ %1, %2</translation>
    </message>
    <message>
        <source>✕ %1, %2: not in the lexicon</source>
        <translation>✕ %1, %2&#xa0;: absent du lexique</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>✕ %1: not in the lexicon</source>
        <translation>✕ %1&#xa0;: absent du lexique</translation>
    </message>
</context>
<context>
    <name>ui::BoardWidget</name>
    <message>
        <source>Board %1 by %2</source>
        <translation>Plateau de %1 sur %2</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
</context>
<context>
    <name>ui::Boggle</name>
    <message>
        <source>row %1, column %2</source>
        <translation>ligne %1, colonne %2</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoardEntry</name>
    <message>
        <source>Type letters; + joins a letter to the square before, # is a square without letters</source>
        <translation>Tapez des lettres&#xa0;; + joint une lettre à la case précédente, # est une case sans lettre</translation>
    </message>
    <message>
        <source>The next letter joins the last square.</source>
        <translation>La lettre suivante se joint à la dernière case.</translation>
    </message>
    <message>
        <source>%1: “%2” is no letter of the alphabet “%3” and no block (#)</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est ni une lettre de l’alphabet «&#xa0;%3&#xa0;» ni un bloc (#)</translation>
    </message>
    <message>
        <source>%1: a square has %2 letters at most</source>
        <translation>%1&#xa0;: une case a au plus %2 lettres</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoardView</name>
    <message>
        <source>Grid of letters, %1 by %2</source>
        <translation>Grille de lettres, %1 sur %2</translation>
    </message>
</context>
<context>
    <name>ui::BoggleBoundTab</name>
    <message>
        <source>Take the grid</source>
        <translation>Prendre la grille</translation>
    </message>
    <message>
        <source>Find the limit</source>
        <translation>Trouver la limite</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>cat{AEIOU}l*nemaropets</source>
        <translation>cat{AEIOU}l*nemaropets</translation>
    </message>
    <message>
        <source>The grids, {AEIOU} for one of several letters, * for any</source>
        <translation>Les grilles, {AEIOU} pour une lettre parmi plusieurs, * pour n’importe laquelle</translation>
    </message>
    <message>
        <source>points, or nothing</source>
        <translation>points, ou rien</translation>
    </message>
    <message>
        <source>Score that may not be beaten</source>
        <translation>Score à ne pas dépasser</translation>
    </message>
    <message>
        <source>Begin with the letters of the grid at the left</source>
        <translation>Commencer par les lettres de la grille de gauche</translation>
    </message>
    <message>
        <source>What can no grid beat that has one of several letters on some squares? Write the grid with {AEIOU} for one of several letters and * for any; wide classes take long.</source>
        <translation>Que ne peut dépasser aucune grille ayant, sur certaines cases, une lettre parmi plusieurs&#xa0;? Écrivez la grille avec {AEIOU} pour une lettre parmi plusieurs et * pour n’importe laquelle&#xa0;; les classes larges prennent du temps.</translation>
    </message>
    <message>
        <source>Grids</source>
        <translation>Grilles</translation>
    </message>
    <message>
        <source>Beat</source>
        <translation>À battre</translation>
    </message>
    <message>
        <source>Working…</source>
        <translation>Calcul…</translation>
    </message>
    <message>
        <source>Looking what no grid can beat</source>
        <translation>Recherche de ce qu’aucune grille ne dépasse</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>No grid of these %1 can beat &lt;b&gt;%2 points&lt;/b&gt;.</source>
        <translation>Aucune de ces %1 grilles ne dépasse &lt;b&gt;%2 points&lt;/b&gt;.</translation>
    </message>
    <message>
        <source>✓ %1 can&apos;t be beaten.</source>
        <translation>✓ %1 ne peut pas être battu.</translation>
    </message>
    <message>
        <source>? That some grid beats %1 can&apos;t be ruled out this way.</source>
        <translation>? Il n’est pas exclu ainsi qu’une grille batte %1.</translation>
    </message>
    <message>
        <source>All words that some choice spells: %1. The best choice for each path: %2.</source>
        <translation>Tous les mots qu’un choix peut former&#xa0;: %1. Le meilleur choix pour chaque chemin&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>For what was asked before, %1 with the lexicon %2 and the rules of then:</source>
        <translation>Pour la question précédente, %1 avec le lexique %2 et les règles d’alors&#xa0;:</translation>
    </message>
</context>
<context>
    <name>ui::BoggleControls</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Dice to roll; their game&apos;s scores come with them</source>
        <translation>Dés à lancer&#xa0;; les points de leur jeu vont avec</translation>
    </message>
    <message>
        <source>Roll</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Shake</source>
        <translation>Secouer</translation>
    </message>
    <message>
        <source>Roll the dice as this seed has it</source>
        <translation>Lancer les dés comme le veut cette graine</translation>
    </message>
    <message>
        <source>Seed of the dice</source>
        <translation>Graine des dés</translation>
    </message>
    <message>
        <source>The same seed gives the same grid</source>
        <translation>La même graine donne la même grille</translation>
    </message>
    <message>
        <source>Roll the dice with a new seed</source>
        <translation>Lancer les dés avec une nouvelle graine</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>The letters row by row</source>
        <translation>Les lettres, ligne par ligne</translation>
    </message>
    <message>
        <source>Letters, row by row</source>
        <translation>Lettres, ligne par ligne</translation>
    </message>
    <message>
        <source>The letters row by row, # for a square without; / between rows or another number of letters makes another size when you press Enter</source>
        <translation>Les lettres, ligne par ligne, # pour une case sans lettre&#xa0;; / entre les lignes ou un autre nombre de lettres change la taille avec Entrée</translation>
    </message>
    <message>
        <source>✕ Not pasted: %1</source>
        <translation>✕ Non collé&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::BoggleDesk</name>
    <message>
        <source>Preparing %1 for grids</source>
        <translation>Préparation de %1 pour les grilles</translation>
    </message>
    <message>
        <source>Looking for the words of the grid</source>
        <translation>Recherche des mots de la grille</translation>
    </message>
    <message>
        <source>Looking what other letters would be worth</source>
        <translation>Calcul de ce que vaudraient d’autres lettres</translation>
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
        <translation>Résoudre des grilles de lettres liées, jouer, trouver la meilleure</translation>
    </message>
</context>
<context>
    <name>ui::BoggleGridModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>pas de lettre</translation>
    </message>
</context>
<context>
    <name>ui::BoggleHunt</name>
    <message>
        <source>Looking for the best grid</source>
        <translation>Recherche de la meilleure grille</translation>
    </message>
</context>
<context>
    <name>ui::BoggleOfferTab</name>
    <message>
        <source>Letter</source>
        <translation>Lettre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Against now</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>What other letters would be worth</source>
        <translation>Ce que vaudraient d’autres lettres</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 has %2 now; the grid is worth %3 points. Enter puts another letter there.</source>
        <translation>%1 a maintenant %2&#xa0;; la grille vaut %3 points. Entrée y met une autre lettre.</translation>
    </message>
    <message>
        <source>no letter</source>
        <translation>pas de lettre</translation>
    </message>
</context>
<context>
    <name>ui::BogglePanel</name>
    <message>
        <source>The words are hidden while you play.</source>
        <translation>Les mots sont cachés pendant que vous jouez.</translation>
    </message>
    <message>
        <source>No lexicon is open. Open one in “Rules” or with Lexicon &gt; Open lexicon…</source>
        <translation>Aucun lexique n’est ouvert. Ouvrez-en un sous «&#xa0;Règles&#xa0;» ou avec Lexique &gt; Ouvrir un lexique…</translation>
    </message>
    <message>
        <source>Preparing the words…</source>
        <translation>Préparation des mots…</translation>
    </message>
    <message>
        <source>This lexicon can&apos;t be used for grids: %1</source>
        <translation>Ce lexique ne peut pas servir pour les grilles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped. Change a square to look again.</source>
        <translation>Arrêté. Changez une case pour relancer la recherche.</translation>
    </message>
    <message>
        <source>Type letters, or roll the dice.</source>
        <translation>Tapez des lettres ou lancez les dés.</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 points&lt;/b&gt; · %2 words · %3 ms</source>
        <translation>&lt;b&gt;%1 points&lt;/b&gt; · %2 mots · %3 ms</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>✕ There are no letters to play with.</source>
        <translation>✕ Il n’y a pas de lettres pour jouer.</translation>
    </message>
    <message>
        <source>What to do with the grid</source>
        <translation>Que faire de la grille</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Et si</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Words and points of the grid</source>
        <translation>Mots et points de la grille</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
</context>
<context>
    <name>ui::BogglePlay</name>
    <message>
        <source>Judging the words</source>
        <translation>Vérification des mots</translation>
    </message>
</context>
<context>
    <name>ui::BogglePlayTab</name>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Roll first</source>
        <translation>Lancer d’abord</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Démarrer</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>Break off</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source> min</source>
        <translation> min</translation>
    </message>
    <message>
        <source>Minutes to play</source>
        <translation>Durée du jeu en minutes</translation>
    </message>
    <message>
        <source>Roll the dice with a new seed before the game</source>
        <translation>Lancer les dés avec une nouvelle graine avant le jeu</translation>
    </message>
    <message>
        <source>End now and see what there was</source>
        <translation>Terminer maintenant et voir ce qu’il y avait</translation>
    </message>
    <message>
        <source>End without a judgement</source>
        <translation>Finir sans verdict</translation>
    </message>
    <message>
        <source>Time left</source>
        <translation>Temps restant</translation>
    </message>
    <message>
        <source>Type a word and press Enter</source>
        <translation>Tapez un mot, puis Entrée</translation>
    </message>
    <message>
        <source>Your words</source>
        <translation>Vos mots</translation>
    </message>
    <message>
        <source>All words</source>
        <translation>Tous les mots</translation>
    </message>
    <message>
        <source>✓ Found</source>
        <translation>✓ Trouvés</translation>
    </message>
    <message>
        <source>○ Missed</source>
        <translation>○ Manqués</translation>
    </message>
    <message>
        <source>✕ Invalid</source>
        <translation>✕ Non valables</translation>
    </message>
    <message>
        <source>Which words are listed</source>
        <translation>Mots affichés</translation>
    </message>
    <message>
        <source>Words of the game</source>
        <translation>Mots du jeu</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Rejouer</translation>
    </message>
    <message>
        <source>Find as many words as you can before time is up. The words of the grid are hidden until then.</source>
        <translation>Trouvez le plus de mots possible avant la fin du temps. D’ici là, les mots de la grille sont cachés.</translation>
    </message>
    <message>
        <source>Judging your words…</source>
        <translation>Vérification de vos mots…</translation>
    </message>
    <message>
        <source>&lt;b&gt;%1 points&lt;/b&gt; with %2 words, of %3 points with %4 words: %5 %</source>
        <translation>&lt;b&gt;%1 points&lt;/b&gt; avec %2 mots, sur %3 points avec %4 mots&#xa0;: %5&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n words on your list. Delete takes the chosen one off.</source>
        <translation>
            <numerusform>%n mot dans votre liste. Suppr enlève celui qui est choisi.</numerusform>
            <numerusform>%n mots dans votre liste. Suppr enlève celui qui est choisi.</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ found</source>
        <translation>✓ trouvé</translation>
    </message>
    <message>
        <source>✕ said twice</source>
        <translation>✕ répété</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ absent du lexique</translation>
    </message>
    <message>
        <source>✕ too short</source>
        <translation>✕ trop court</translation>
    </message>
    <message>
        <source>✕ too long</source>
        <translation>✕ trop long</translation>
    </message>
    <message>
        <source>✕ not on the board</source>
        <translation>✕ absent de la grille</translation>
    </message>
    <message>
        <source>○ missed</source>
        <translation>○ manqué</translation>
    </message>
</context>
<context>
    <name>ui::BoggleRulesTab</name>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source> letters</source>
        <translation> lettres</translation>
    </message>
    <message>
        <source>Shortest words that count, in letters</source>
        <translation>Longueur minimale des mots qui comptent, en lettres</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Longest words that count, in letters</source>
        <translation>Longueur maximale des mots qui comptent, en lettres</translation>
    </message>
    <message>
        <source>Longest words that count; %1 in the classic game</source>
        <translation>Longueur maximale des mots qui comptent&#xa0;; %1 dans le jeu classique</translation>
    </message>
    <message>
        <source>What words are worth</source>
        <translation>Ce que valent les mots</translation>
    </message>
    <message>
        <source>Own table</source>
        <translation>Barème personnel</translation>
    </message>
    <message>
        <source>Table of scores</source>
        <translation>Barème des points</translation>
    </message>
    <message>
        <source>LENGTH:POINTS from each length on; 9:2x is 2 points for each letter</source>
        <translation>LONGUEUR:POINTS à partir de chaque longueur&#xa0;; 9:2x donne 2 points par lettre</translation>
    </message>
    <message>
        <source>How a Q is read</source>
        <translation>Comment lire un Q</translation>
    </message>
    <message>
        <source>Qu, counts two letters</source>
        <translation>Qu, compte deux lettres</translation>
    </message>
    <message>
        <source>Qu, counts one letter</source>
        <translation>Qu, compte une lettre</translation>
    </message>
    <message>
        <source>Q alone</source>
        <translation>Q seul</translation>
    </message>
    <message>
        <source>More squares of several letters</source>
        <translation>Autres cases à plusieurs lettres</translation>
    </message>
    <message>
        <source>Th In Er</source>
        <translation>Th In Er</translation>
    </message>
    <message>
        <source>Letters that share a square, with blanks between them</source>
        <translation>Lettres qui partagent une case, séparées par des espaces</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Open another lexicon</source>
        <translation>Ouvrir un autre lexique</translation>
    </message>
    <message>
        <source>Shortest word</source>
        <translation>Mot le plus court</translation>
    </message>
    <message>
        <source>Longest word</source>
        <translation>Mot le plus long</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Barème</translation>
    </message>
    <message>
        <source>Q is</source>
        <translation>Q se lit</translation>
    </message>
    <message>
        <source>More faces</source>
        <translation>Autres faces</translation>
    </message>
    <message>
        <source>none is open</source>
        <translation>aucun n’est ouvert</translation>
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
        <translation>Points</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Grid</source>
        <translation>Grille</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Use this grid</source>
        <translation>Utiliser cette grille</translation>
    </message>
    <message>
        <source>All letters</source>
        <translation>Toutes les lettres</translation>
    </message>
    <message>
        <source>These letters:</source>
        <translation>Ces lettres&#xa0;:</translation>
    </message>
    <message>
        <source>The dice</source>
        <translation>Les dés</translation>
    </message>
    <message>
        <source>What the squares may have</source>
        <translation>Ce que les cases peuvent porter</translation>
    </message>
    <message>
        <source>AEILNRSTQu</source>
        <translation>AEILNRSTQu</translation>
    </message>
    <message>
        <source>Letters that the squares may have</source>
        <translation>Lettres que les cases peuvent porter</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>Graine de la recherche</translation>
    </message>
    <message>
        <source>The same seed searches the same way</source>
        <translation>La même graine cherche de la même façon</translation>
    </message>
    <message>
        <source>Put the chosen grid on the board (Enter)</source>
        <translation>Mettre la grille choisie sur le plateau (Entrée)</translation>
    </message>
    <message>
        <source>Best grids</source>
        <translation>Meilleures grilles</translation>
    </message>
    <message>
        <source>Look for the best grid of %1×%2 squares</source>
        <translation>Chercher la meilleure grille de %1×%2 cases</translation>
    </message>
    <message>
        <source>Which letters? Type them behind the choice.</source>
        <translation>Quelles lettres&#xa0;? Tapez-les derrière le choix.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>New search</source>
        <translation>Nouvelle recherche</translation>
    </message>
    <message>
        <source>Looks for the grid with the highest score, from the size at the left.</source>
        <translation>Cherche la grille au score le plus élevé, de la taille indiquée à gauche.</translation>
    </message>
    <message>
        <source>Searching</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Coming to rest</source>
        <translation>Mise en pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>En pause</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échec</translation>
    </message>
    <message>
        <source>: best %1 points · %2 grids, %3 runs · %4 s</source>
        <translation>, record&#xa0;: %1 points · %2 grilles, %3 essais · %4 s</translation>
    </message>
    <message>
        <source>This grid has other letters than the lexicon that is open now.</source>
        <translation>Cette grille a d’autres lettres que le lexique ouvert actuellement.</translation>
    </message>
    <message>
        <source> · lexicon %1</source>
        <translation> · lexique %1</translation>
    </message>
    <message>
        <source>The grids count by this lexicon and the rules that the search began with, not by those of now.</source>
        <translation>Les grilles comptent selon ce lexique et les règles du début de la recherche, pas selon ceux d’à présent.</translation>
    </message>
</context>
<context>
    <name>ui::BoggleShare</name>
    <message>
        <source>Copy, Export</source>
        <translation>Copier, exporter</translation>
    </message>
    <message>
        <source>Copy or export</source>
        <translation>Copier ou exporter</translation>
    </message>
    <message>
        <source>Copy the &amp;Grid</source>
        <translation>Copier la &amp;grille</translation>
    </message>
    <message>
        <source>P&amp;aste a Grid</source>
        <translation>C&amp;oller une grille</translation>
    </message>
    <message>
        <source>Copy the &amp;Picture</source>
        <translation>Copier l’&amp;image</translation>
    </message>
    <message>
        <source>Copy the &amp;Words</source>
        <translation>Copier les &amp;mots</translation>
    </message>
    <message>
        <source>Copy the Words as &amp;Table</source>
        <translation>Copier les mots en &amp;tableau</translation>
    </message>
    <message>
        <source>Export the W&amp;ords…</source>
        <translation>&amp;Exporter les mots…</translation>
    </message>
    <message>
        <source>Export the P&amp;icture…</source>
        <translation>Exporter l’im&amp;age…</translation>
    </message>
    <message>
        <source>Export the &amp;Best Grids…</source>
        <translation>Exporter les meilleures grille&amp;s…</translation>
    </message>
    <message>
        <source>Export Words</source>
        <translation>Exporter les mots</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Words, one per line (*.txt)</source>
        <translation>Tableaux (*.csv);;Mots, un par ligne (*.txt)</translation>
    </message>
    <message>
        <source>There are no best grids yet: see “Search”.</source>
        <translation>Il n’y a pas encore de meilleures grilles&#xa0;: voir «&#xa0;Recherche&#xa0;».</translation>
    </message>
    <message>
        <source>Export Best Grids</source>
        <translation>Exporter les meilleures grilles</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
</context>
<context>
    <name>ui::BoggleWordModel</name>
    <message numerus="yes">
        <source>%1, %n points</source>
        <translation>
            <numerusform>%1, %n point</numerusform>
            <numerusform>%1, %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
</context>
<context>
    <name>ui::BoggleWordsTab</name>
    <message>
        <source>Filter: letters in a row</source>
        <translation>Filtre&#xa0;: lettres à la suite</translation>
    </message>
    <message>
        <source>Letters that the words have in a row</source>
        <translation>Lettres que les mots contiennent à la suite</translation>
    </message>
    <message>
        <source>Length of the words listed</source>
        <translation>Longueur des mots affichés</translation>
    </message>
    <message>
        <source>At cursor</source>
        <translation>Au curseur</translation>
    </message>
    <message>
        <source>Only words that pass the square at the cursor; pointing at a square does the same</source>
        <translation>Seulement les mots passant par la case du curseur&#xa0;; survoler une case fait de même</translation>
    </message>
    <message>
        <source>Words at the cursor only</source>
        <translation>Seulement les mots passant par le curseur</translation>
    </message>
    <message>
        <source>Words listed</source>
        <translation>Mots affichés</translation>
    </message>
    <message>
        <source>Words of the grid</source>
        <translation>Mots de la grille</translation>
    </message>
    <message>
        <source>Enter shows another path of the same word</source>
        <translation>Entrée montre un autre chemin du même mot</translation>
    </message>
    <message>
        <source>All lengths</source>
        <translation>Toutes longueurs</translation>
    </message>
    <message>
        <source>%1 letters (%2)</source>
        <translation>%1 lettres (%2)</translation>
    </message>
    <message>
        <source>%1 of %2 words</source>
        <translation>%1 mots sur %2</translation>
    </message>
    <message>
        <source> through %1</source>
        <translation> par %1</translation>
    </message>
    <message>
        <source> · path %1 of %2, Enter for the next</source>
        <translation> · chemin %1 sur %2, Entrée pour le suivant</translation>
    </message>
    <message>
        <source> · more paths than can be listed</source>
        <translation> · plus de chemins qu’on ne peut en lister</translation>
    </message>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln mot</numerusform>
            <numerusform>%Ln mots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoundOverlay</name>
    <message>
        <source>Bounds</source>
        <translation>Bornes</translation>
    </message>
    <message>
        <source>No bounds: here every anchor is looked at.</source>
        <translation>Pas de bornes&#xa0;: ici, chaque ancre est examinée.</translation>
    </message>
    <message>
        <source>%1, across: at most %2</source>
        <translation>%1, horizontal&#xa0;: au plus %2</translation>
    </message>
    <message>
        <source>%1, down: at most %2</source>
        <translation>%1, vertical&#xa0;: au plus %2</translation>
    </message>
    <message>
        <source>; looked at in turn %1</source>
        <translation>, examinée au rang %1</translation>
    </message>
    <message>
        <source>; never looked at</source>
        <translation>, jamais examinée</translation>
    </message>
    <message>
        <source>Most that a move there can be worth. Below: the turn of its anchor in the search for the %1 best. Hatched: left out, as the last of them has %2. %3 of %4 anchors looked at.</source>
        <translation>Valeur maximale des coups. Dessous&#xa0;: le rang de son ancre dans la recherche des %1 meilleurs. Hachuré&#xa0;: laissée de côté, car le dernier vaut %2. %3 ancres sur %4 examinées.</translation>
    </message>
    <message>
        <source>&amp;Bounds</source>
        <translation>&amp;Bornes</translation>
    </message>
    <message>
        <source>What moves can be worth at most, and what the search looked at</source>
        <translation>Ce que les coups peuvent valoir au plus, et ce que la recherche a examiné</translation>
    </message>
</context>
<context>
    <name>ui::BridgePage</name>
    <message>
        <source>Moves and how often they win in the simulation</source>
        <translation>Coups et combien de fois ils gagnent dans la simulation</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain %</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(meilleur)</translation>
    </message>
    <message>
        <source>Rests: surely worse than the first one</source>
        <translation>Au repos : sûrement moins bon que le premier</translation>
    </message>
    <message>
        <source>Rests: not to be told from the first one</source>
        <translation>Au repos : impossible à distinguer du premier</translation>
    </message>
    <message>
        <source>≈ %1 wins %2 % %3</source>
        <translation>≈ %1 gagne %2 % %3</translation>
    </message>
    <message>
        <source>P(best) %1</source>
        <translation>P(meilleur) %1</translation>
    </message>
    <message>
        <source>%1 iterations of each</source>
        <translation>%1 itérations de chacun</translation>
    </message>
    <message>
        <source>%1 games ended in an endgame, %2 of these exact</source>
        <translation>%1 parties ont fini par une fin de partie, dont %2 exactes</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>A simulation whose games end in endgames: nothing here is proved.</source>
        <translation>Une simulation dont les parties se terminent par des fins de partie : rien ici n’est prouvé.</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n iterations</source>
        <translation>
            <numerusform>✓ %n itération</numerusform>
            <numerusform>✓ %n itérations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n iterations</source>
        <translation>
            <numerusform>%1 itération sur %n</numerusform>
            <numerusform>%1 itérations sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>Examen de %1…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>%1 wins %2 % %3</source>
        <translation>%1 gagne %2 % %3</translation>
    </message>
    <message>
        <source>; against the first one %1 % %2</source>
        <translation> ; par rapport au premier %1 % %2</translation>
    </message>
    <message>
        <source>%1. Simulated, not proved.</source>
        <translation>%1. Simulé, pas prouvé.</translation>
    </message>
</context>
<context>
    <name>ui::BuildDialog</name>
    <message numerus="yes">
        <source>%n of the files exist already and will be replaced: %1</source>
        <translation>
            <numerusform>%n des fichiers existe déjà et sera remplacé&#xa0;: %1</numerusform>
            <numerusform>%n des fichiers existent déjà et seront remplacés&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Build a Lexicon</source>
        <translation>Construire un lexique</translation>
    </message>
    <message>
        <source>Files to make</source>
        <translation>Fichiers à créer</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>Whose letters the words are read with</source>
        <translation>Celui dont les lettres servent à lire les mots</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n letters)</source>
        <translation>
            <numerusform>%1 (%n lettre)</numerusform>
            <numerusform>%1 (%n lettres)</numerusform>
        </translation>
    </message>
    <message>
        <source>Alpha&amp;bet</source>
        <translation>Alpha&amp;bet</translation>
    </message>
    <message>
        <source>Letters of the shortest word</source>
        <translation>Lettres du mot le plus court</translation>
    </message>
    <message>
        <source>Letters of the longest word</source>
        <translation>Lettres du mot le plus long</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettres</translation>
    </message>
    <message>
        <source>Le&amp;ngths</source>
        <translation>Lo&amp;ngueurs</translation>
    </message>
    <message>
        <source>Respell what the alphabet lac&amp;ks (é as e, co-op as coop)</source>
        <translation>Réécrire ce &amp;que l’alphabet n’a pas (é en e, co-op en coop)</translation>
    </message>
    <message>
        <source>Lea&amp;ve out lines that hold no word</source>
        <translation>&amp;Ignorer les lignes qui ne contiennent pas de mot</translation>
    </message>
    <message>
        <source>Built so far</source>
        <translation>Construit jusqu’ici</translation>
    </message>
    <message>
        <source>Bu&amp;ild</source>
        <translation>&amp;Construire</translation>
    </message>
    <message>
        <source>S&amp;top</source>
        <translation>Arrê&amp;ter</translation>
    </message>
    <message>
        <source>Stop the build; no file is changed (Esc)</source>
        <translation>Arrêter la construction&#xa0;; aucun fichier n’est modifié (Échap)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Add the word lists to build from.</source>
        <translation>Ajoutez les listes de mots à partir desquelles construire.</translation>
    </message>
    <message>
        <source>The shortest word is longer than the longest one.</source>
        <translation>Le mot le plus court est plus long que le plus long.</translation>
    </message>
    <message>
        <source>The word lists are being read.</source>
        <translation>Les listes de mots sont en cours de lecture.</translation>
    </message>
    <message>
        <source>The word lists were not read.</source>
        <translation>Les listes de mots n’ont pas été lues.</translation>
    </message>
    <message>
        <source>There are no words to build from.</source>
        <translation>Il n’y a pas de mots à partir desquels construire.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines hold no word; see the problems.</source>
        <translation>
            <numerusform>%Ln ligne ne contient pas de mot&#xa0;; voir les problèmes.</numerusform>
            <numerusform>%Ln lignes ne contiennent pas de mot&#xa0;; voir les problèmes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ready to build from %1 words.</source>
        <translation>Prêt à construire à partir de %1 mots.</translation>
    </message>
    <message>
        <source>Building a lexicon</source>
        <translation>Construction d’un lexique</translation>
    </message>
    <message>
        <source>Stopping…</source>
        <translation>Arrêt en cours…</translation>
    </message>
    <message>
        <source>Beginning…</source>
        <translation>Démarrage…</translation>
    </message>
    <message>
        <source>The build was stopped; no file was changed.</source>
        <translation>La construction a été arrêtée&#xa0;; aucun fichier n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no word graph with a GADDAG to play with.</source>
        <translation>Il n’y a pas de graphe de mots avec GADDAG pour jouer.</translation>
    </message>
    <message>
        <source>To use it, choose rules with the letters of %1 first; the present ones have those of %2.</source>
        <translation>Pour l’utiliser, choisissez d’abord des règles ayant les lettres de %1&#xa0;; les règles actuelles ont celles de %2.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
</context>
<context>
    <name>ui::BuildOutputs</name>
    <message>
        <source>Files to make</source>
        <translation>Fichiers à créer</translation>
    </message>
    <message>
        <source>Values from a CSV file</source>
        <translation>Valeurs d’un fichier CSV</translation>
    </message>
    <message>
        <source>Leave values (*.csv);;All files (*)</source>
        <translation>Valeurs de reliquat (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Look &amp;every word up before writing</source>
        <translation>&amp;Vérifier chaque mot avant d’écrire</translation>
    </message>
    <message>
        <source>What the word graph holds</source>
        <translation>Contenu du graphe de mots</translation>
    </message>
    <message>
        <source>DAWG and GADDAG</source>
        <translation>DAWG et GADDAG</translation>
    </message>
    <message>
        <source>DAWG only</source>
        <translation>DAWG seulement</translation>
    </message>
    <message>
        <source>Looking for moves needs the GADDAG; looking words up does not</source>
        <translation>La recherche de coups exige le GADDAG&#xa0;; la recherche de mots, non</translation>
    </message>
    <message>
        <source>Order of the word graph&apos;s nodes</source>
        <translation>Ordre des nœuds du graphe de mots</translation>
    </message>
    <message>
        <source>Order of the alphagrams&apos; nodes</source>
        <translation>Ordre des nœuds des alphagrammes</translation>
    </message>
    <message>
        <source>Width of the nodes</source>
        <translation>Largeur des nœuds</translation>
    </message>
    <message>
        <source>22 bits (.kwg)</source>
        <translation>22 bits (.kwg)</translation>
    </message>
    <message>
        <source>24 bits (.kbwg)</source>
        <translation>24 bits (.kbwg)</translation>
    </message>
    <message>
        <source>24 bits are for lists so large that 22 don&apos;t do, and for programs that want them</source>
        <translation>24 bits&#xa0;: pour les listes trop grandes pour 22, et pour les programmes qui les demandent</translation>
    </message>
    <message>
        <source>Version of the leave file</source>
        <translation>Version du fichier de reliquats</translation>
    </message>
    <message>
        <source>KLV1 keeps 256ths of a point up to 128 points, KLV2 floats</source>
        <translation>KLV1 garde des 256es de point jusqu’à 128 points, KLV2 des nombres à virgule flottante</translation>
    </message>
    <message>
        <source>none: all are 0</source>
        <translation>aucun&#xa0;: toutes à 0</translation>
    </message>
    <message>
        <source>Content</source>
        <translation>Contenu</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
    </message>
    <message>
        <source>from CSV</source>
        <translation>du CSV</translation>
    </message>
    <message>
        <source>Word &amp;graph (KWG)</source>
        <translation>&amp;Graphe de mots (KWG)</translation>
    </message>
    <message>
        <source>Word graphs (*.kwg *.kbwg);;All files (*)</source>
        <translation>Graphes de mots (*.kwg *.kbwg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Alp&amp;hagrams for jumbled games (KAD)</source>
        <translation>Alp&amp;hagrammes pour lettres mêlées (KAD)</translation>
    </message>
    <message>
        <source>Alphagrams (*.kad);;All files (*)</source>
        <translation>Alphagrammes (*.kad);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Leave values (KLV)</source>
        <translation>Va&amp;leurs de reliquat (KLV)</translation>
    </message>
    <message>
        <source>Leave values (*.klv2 *.klv);;All files (*)</source>
        <translation>Valeurs de reliquat (*.klv2 *.klv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>De&amp;finitions and comments (text)</source>
        <translation>&amp;Définitions et commentaires (texte)</translation>
    </message>
    <message>
        <source>Tables (*.tsv);;All files (*)</source>
        <translation>Tableaux (*.tsv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Every word must be found in what is built, and thousands of texts that are none must not</source>
        <translation>Chaque mot doit se trouver dans ce qui est construit, et des milliers de textes qui n’en sont pas ne le doivent pas</translation>
    </message>
    <message>
        <source>In which order the nodes lie in the file; all hold the same words</source>
        <translation>Ordre des nœuds dans le fichier&#xa0;; tous contiennent les mêmes mots</translation>
    </message>
    <message>
        <source>wolges (usual)</source>
        <translation>wolges (habituel)</translation>
    </message>
    <message>
        <source>experimental</source>
        <translation>expérimental</translation>
    </message>
    <message>
        <source>legacy</source>
        <translation>ancien</translation>
    </message>
    <message>
        <source>magpie, merged</source>
        <translation>magpie, fusionné</translation>
    </message>
    <message>
        <source>magpie</source>
        <translation>magpie</translation>
    </message>
    <message>
        <source>A table of what stands behind the words in the lists</source>
        <translation>Un tableau de ce qui suit les mots dans les listes</translation>
    </message>
    <message>
        <source>The lists have nothing behind their words</source>
        <translation>Dans les listes, rien ne suit les mots</translation>
    </message>
    <message>
        <source>-new</source>
        <translation>-nouveau</translation>
    </message>
    <message>
        <source>%1: say where to write it.</source>
        <translation>%1&#xa0;: indiquez où l’écrire.</translation>
    </message>
    <message>
        <source>%1: there is a folder of that name.</source>
        <translation>%1&#xa0;: un dossier porte ce nom.</translation>
    </message>
    <message>
        <source>%1: the folder %2 does not exist.</source>
        <translation>%1&#xa0;: le dossier %2 n’existe pas.</translation>
    </message>
    <message>
        <source>%1: %2 is one of the sources and is not written over.</source>
        <translation>%1&#xa0;: %2 est une des sources et n’est pas écrasé.</translation>
    </message>
    <message>
        <source>%1: another file is to be written there.</source>
        <translation>%1&#xa0;: un autre fichier doit être écrit au même endroit.</translation>
    </message>
    <message>
        <source>Choose at least one file to make.</source>
        <translation>Choisissez au moins un fichier à créer.</translation>
    </message>
    <message>
        <source>Word graph: a name that ends in .kbwg stands for nodes of 24 bits, and another one for 22.</source>
        <translation>Graphe de mots&#xa0;: un nom en .kbwg désigne des nœuds de 24 bits, tout autre nom des nœuds de 22 bits.</translation>
    </message>
    <message>
        <source>Leave values: the CSV file does not exist.</source>
        <translation>Valeurs de reliquat&#xa0;: le fichier CSV n’existe pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::BuildReportCard</name>
    <message>
        <source>Report</source>
        <translation>Rapport</translation>
    </message>
    <message>
        <source>Use &amp;Now</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>&amp;Compare With…</source>
        <translation>Co&amp;mparer avec…</translation>
    </message>
    <message>
        <source>What was built</source>
        <translation>Ce qui a été construit</translation>
    </message>
    <message>
        <source>Copy Re&amp;port</source>
        <translation>Copier le ra&amp;pport</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Ouvrir le d&amp;ossier</translation>
    </message>
    <message>
        <source>Build Anothe&amp;r</source>
        <translation>&amp;Nouvelle construction</translation>
    </message>
    <message numerus="yes">
        <source>✓ %n file written in %1 s</source>
        <translation>
            <numerusform>✓ %n fichier écrit en %1 s</numerusform>
            <numerusform>✓ %n fichiers écrits en %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n files written in %1 s</source>
        <translation>
            <numerusform>✓ %n fichier écrit en %1 s</numerusform>
            <numerusform>✓ %n fichiers écrits en %1 s</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 mots</translation>
    </message>
    <message>
        <source>%1 alphagrams</source>
        <translation>%1 alphagrammes</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 reliquats</translation>
    </message>
    <message>
        <source>%1 lines</source>
        <translation>%1 lignes</translation>
    </message>
    <message>
        <source>%1, %2 nodes, %3</source>
        <translation>%1, %2 nœuds, %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 nodes before merging</source>
        <translation>%1 nœuds avant fusion</translation>
    </message>
    <message>
        <source>✓ all %1 found</source>
        <translation>✓ les %1 trouvés</translation>
    </message>
    <message>
        <source>✓ %1 other texts refused</source>
        <translation>✓ %1 autres textes refusés</translation>
    </message>
</context>
<context>
    <name>ui::CandidatesFeature</name>
    <message>
        <source>Compare</source>
        <translation>Comparaison</translation>
    </message>
    <message>
        <source>&amp;Pin the Move</source>
        <translation>É&amp;pingler le coup</translation>
    </message>
    <message>
        <source>Hold on to the move on the board or chosen in the list, or let it go</source>
        <translation>Garder le coup posé sur le plateau ou choisi dans la liste, ou le relâcher</translation>
    </message>
    <message>
        <source>&amp;Unpin All Moves</source>
        <translation>&amp;Tout désépingler</translation>
    </message>
    <message>
        <source>Let all pinned moves of this position go</source>
        <translation>Relâcher tous les coups épinglés de cette position</translation>
    </message>
    <message>
        <source>&amp;Compare Two Moves</source>
        <translation>C&amp;omparer deux coups</translation>
    </message>
    <message>
        <source>Set two pinned or selected moves side by side</source>
        <translation>Mettre côte à côte deux coups épinglés ou sélectionnés</translation>
    </message>
    <message>
        <source>Type a &amp;Move</source>
        <translation>&amp;Taper un coup</translation>
    </message>
    <message>
        <source>Type a move such as 8H QUI(Z), exch QU or pass</source>
        <translation>Taper un coup comme 8H QUI(Z), exch QU ou pass</translation>
    </message>
    <message>
        <source>&amp;Exchange Tiles</source>
        <translation>É&amp;changer des jetons</translation>
    </message>
    <message>
        <source>Choose tiles to exchange by typing or clicking them</source>
        <translation>Choisir les jetons à échanger, au clavier ou à la souris</translation>
    </message>
    <message>
        <source>Rack in &amp;Alphabetical Order</source>
        <translation>Chevalet par ordre &amp;alphabétique</translation>
    </message>
    <message>
        <source>Rack with &amp;Vowels First</source>
        <translation>Chevalet, &amp;voyelles d’abord</translation>
    </message>
    <message>
        <source>Rack with C&amp;onsonants First</source>
        <translation>Chevalet, &amp;consonnes d’abord</translation>
    </message>
    <message>
        <source>Rack by Va&amp;lue</source>
        <translation>Chevalet par va&amp;leur</translation>
    </message>
    <message>
        <source>Rack with &amp;Blanks First</source>
        <translation>Chevalet, &amp;jokers d’abord</translation>
    </message>
    <message>
        <source>Put the tiles on the rack in this order, now and when sorting</source>
        <translation>Mettre les jetons du chevalet dans cet ordre, maintenant et à chaque tri</translation>
    </message>
    <message>
        <source>Outline &amp;No Moves</source>
        <translation>N’entourer &amp;aucun coup</translation>
    </message>
    <message>
        <source>Outline the &amp;Last Move</source>
        <translation>Entourer le &amp;dernier coup</translation>
    </message>
    <message>
        <source>Outline the Last %1 Moves</source>
        <translation>Entourer les %1 derniers coups</translation>
    </message>
    <message>
        <source>How many moves made last stand out on the board</source>
        <translation>Combien des derniers coups ressortent sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Larger Board</source>
        <translation>A&amp;grandir le plateau</translation>
    </message>
    <message>
        <source>Enlarge the squares and scroll the board (Ctrl and the wheel)</source>
        <translation>Agrandir les cases et faire défiler le plateau (Ctrl et molette)</translation>
    </message>
    <message>
        <source>S&amp;maller Board</source>
        <translation>&amp;Réduire le plateau</translation>
    </message>
    <message>
        <source>Take an enlargement of the board back a step</source>
        <translation>Réduire d’un cran l’agrandissement du plateau</translation>
    </message>
    <message>
        <source>&amp;Whole Board</source>
        <translation>&amp;Plateau entier</translation>
    </message>
    <message>
        <source>Show all squares, as large as there is room</source>
        <translation>Montrer toutes les cases, aussi grandes que la place le permet</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Candidat</translation>
    </message>
    <message>
        <source>Candi&amp;date</source>
        <translation>Candi&amp;dat</translation>
    </message>
    <message>
        <source>Show what there is to know of the move on the board or chosen in the list</source>
        <translation>Montrer ce qu’on peut savoir du coup du plateau ou choisi dans la liste</translation>
    </message>
    <message>
        <source>Lay a move on the board, or choose one in the list.</source>
        <translation>Posez un coup sur le plateau, ou choisissez-en un dans la liste.</translation>
    </message>
    <message>
        <source>There are no moves to be looked at now.</source>
        <translation>Il n’y a pas de coups à regarder maintenant.</translation>
    </message>
</context>
<context>
    <name>ui::CheatSheet</name>
    <message>
        <source>Keys</source>
        <translation>Raccourcis</translation>
    </message>
    <message>
        <source>Esc closes. Keys are changed under Edit, Settings, Keys.</source>
        <translation>Échap ferme. Les raccourcis se changent sous Édition, Préférences, Raccourcis.</translation>
    </message>
    <message>
        <source>On the board</source>
        <translation>Sur le plateau</translation>
    </message>
    <message>
        <source>click a square</source>
        <translation>clic sur une case</translation>
    </message>
    <message>
        <source>Cursor: across, down, none</source>
        <translation>Curseur&#xa0;: horiz., vertical, aucun</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettres</translation>
    </message>
    <message>
        <source>Place a tile; Shift: a blank</source>
        <translation>Poser un jeton&#xa0;; Maj&#xa0;: un joker</translation>
    </message>
    <message>
        <source>arrows</source>
        <translation>flèches</translation>
    </message>
    <message>
        <source>Move or turn the cursor</source>
        <translation>Déplacer/tourner le curseur</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Skip a square</source>
        <translation>Sauter une case</translation>
    </message>
    <message>
        <source>Backspace, Delete</source>
        <translation>Retour arrière, Suppr</translation>
    </message>
    <message>
        <source>Take a tile back</source>
        <translation>Reprendre un jeton</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Next square to join a word</source>
        <translation>Case suivante où joindre un mot</translation>
    </message>
    <message>
        <source>1…9, 0</source>
        <translation>1…9, 0</translation>
    </message>
    <message>
        <source>Show the nth move; 0 none</source>
        <translation>Montrer le n-ième coup&#xa0;; 0 aucun</translation>
    </message>
    <message>
        <source>↑, ↓</source>
        <translation>↑, ↓</translation>
    </message>
    <message>
        <source>←, →, wheel</source>
        <translation>←, →, molette</translation>
    </message>
    <message>
        <source>Step through the game</source>
        <translation>Parcourir la partie</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Play the move</source>
        <translation>Jouer le coup</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Step back: preview, tiles, jobs</source>
        <translation>Revenir&#xa0;: aperçu, jetons, tâches</translation>
    </message>
    <message>
        <source>Previous and next move</source>
        <translation>Coup précédent, suivant</translation>
    </message>
</context>
<context>
    <name>ui::CommandPalette</name>
    <message>
        <source>A command, a move such as 8H QUIZ, or ?QUIZ to judge a word</source>
        <translation>Une commande, un coup comme 8H QUIZ, ou ?QUIZ pour vérifier un mot</translation>
    </message>
    <message>
        <source>Command or move</source>
        <translation>Commande ou coup</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>Commandes</translation>
    </message>
    <message>
        <source>  (on)</source>
        <translation>  (activé)</translation>
    </message>
    <message>
        <source>  (off)</source>
        <translation>  (désactivé)</translation>
    </message>
    <message>
        <source>No command, move or word fits.</source>
        <translation>Aucune commande, aucun coup ni mot ne correspond.</translation>
    </message>
</context>
<context>
    <name>ui::CompareDialog</name>
    <message>
        <source>Copying the words</source>
        <translation>Copie des mots</translation>
    </message>
    <message>
        <source>Compare Lexicons</source>
        <translation>Comparer des lexiques</translation>
    </message>
    <message>
        <source>Words in one of the lexicons only</source>
        <translation>Mots présents dans un seul des lexiques</translation>
    </message>
    <message>
        <source>Co&amp;py</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>Copy the words that are shown, or those that are selected</source>
        <translation>Copier les mots affichés, ou ceux qui sont sélectionnés</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>Write the words that are shown to a file</source>
        <translation>Écrire les mots affichés dans un fichier</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>&amp;Comparer</translation>
    </message>
    <message>
        <source>Lexicon A</source>
        <translation>Lexique A</translation>
    </message>
    <message>
        <source>Lexicon B</source>
        <translation>Lexique B</translation>
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
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Parcourir&#xa0;: %1</translation>
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
        <translation>Quels mots sont affichés</translation>
    </message>
    <message>
        <source>in A or B only</source>
        <translation>dans A ou B seulement</translation>
    </message>
    <message>
        <source>in A only (removed in B)</source>
        <translation>dans A seulement (retirés dans B)</translation>
    </message>
    <message>
        <source>in B only (added in B)</source>
        <translation>dans B seulement (ajoutés dans B)</translation>
    </message>
    <message>
        <source>Letters of the shortest word shown</source>
        <translation>Lettres du mot affiché le plus court</translation>
    </message>
    <message>
        <source>Letters of the longest word shown</source>
        <translation>Lettres du mot affiché le plus long</translation>
    </message>
    <message>
        <source>S&amp;how words</source>
        <translation>&amp;Montrer les mots</translation>
    </message>
    <message>
        <source>of</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>letters</source>
        <translation>lettres</translation>
    </message>
    <message>
        <source>Choose a lexicon</source>
        <translation>Choisir un lexique</translation>
    </message>
    <message>
        <source>%1 (in %2)</source>
        <translation>%1 (dans %2)</translation>
    </message>
    <message>
        <source>✕ %1 has the letters of %2, not of %3.</source>
        <translation>✕ %1 a pour alphabet %2, et non %3.</translation>
    </message>
    <message>
        <source>another alphabet</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>Comparing…</source>
        <translation>Comparaison…</translation>
    </message>
    <message>
        <source>Comparing two lexicons</source>
        <translation>Comparaison de deux lexiques</translation>
    </message>
    <message>
        <source>The comparison was stopped.</source>
        <translation>La comparaison a été arrêtée.</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Choose two lexicons with the same letters.</source>
        <translation>Choisissez deux lexiques ayant les mêmes lettres.</translation>
    </message>
    <message>
        <source>Both hold the same words.</source>
        <translation>Tous deux contiennent les mêmes mots.</translation>
    </message>
    <message>
        <source>%1 words only in A, %2 only in B; %3 shown</source>
        <translation>%1 mots seulement dans A, %2 seulement dans B&#xa0;; %3 affichés</translation>
    </message>
    <message>
        <source> of the first %1</source>
        <translation> parmi les %1 premiers</translation>
    </message>
    <message>
        <source>Save Differences</source>
        <translation>Enregistrer les différences</translation>
    </message>
    <message>
        <source>Tables (*.tsv *.txt);;All files (*)</source>
        <translation>Tableaux (*.tsv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>✓ %1 was written.</source>
        <translation>✓ %1 a été écrit.</translation>
    </message>
</context>
<context>
    <name>ui::ComparePanel</name>
    <message>
        <source>Two moves side by side</source>
        <translation>Deux coups côte à côte</translation>
    </message>
    <message>
        <source>Pin two moves (F4), or select two in the list, to set them side by side (Ctrl+D).</source>
        <translation>Épinglez deux coups (F4), ou sélectionnez-en deux dans la liste, pour les mettre côte à côte (Ctrl+D).</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Discs: share of the replies that lay a tile on the square, of %1 replies</source>
        <translation>Disques : part des réponses qui posent un jeton sur la case, sur %1 réponses</translation>
    </message>
</context>
<context>
    <name>ui::CrossSetModel</name>
    <message>
        <source>%1 across</source>
        <translation>%1 horizontal</translation>
    </message>
    <message>
        <source>%1 down</source>
        <translation>%1 vertical</translation>
    </message>
    <message>
        <source>%1: no letter can be laid there.</source>
        <translation>%1&#xa0;: aucune lettre ne peut y être posée.</translation>
    </message>
    <message>
        <source>%1: nothing above or below, every letter fits.</source>
        <translation>%1&#xa0;: rien au-dessus ni au-dessous, toute lettre convient.</translation>
    </message>
    <message>
        <source>%1: nothing to the left or right, every letter fits.</source>
        <translation>%1&#xa0;: rien à gauche ni à droite, toute lettre convient.</translation>
    </message>
    <message>
        <source>%1: no lexicon is open, so every letter fits %2.</source>
        <translation>%1&#xa0;: aucun lexique n’est ouvert, donc toute lettre convient à %2.</translation>
    </message>
    <message>
        <source>%1 of %2 letters fit</source>
        <translation>%1 lettres sur %2 conviennent</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4 leads the DAWG to the letters.</source>
        <translation>%1&#xa0;: %2, %3&#xa0;; %4 mène le DAWG aux lettres.</translation>
    </message>
    <message>
        <source>%1: %2, %3; %4 read backwards leads the GADDAG to the letters.</source>
        <translation>%1&#xa0;: %2, %3&#xa0;; %4 lu à rebours mène le GADDAG aux lettres.</translation>
    </message>
    <message>
        <source>%1: %2, %3, each looked up with its letters sorted.</source>
        <translation>%1&#xa0;: %2, %3, chacun cherché avec ses lettres triées.</translation>
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
        <translation>%1 convient&#xa0;: %2 est un mot</translation>
    </message>
    <message>
        <source>%1 does not fit: %2 is no word</source>
        <translation>%1 ne convient pas&#xa0;: %2 n’est pas un mot</translation>
    </message>
</context>
<context>
    <name>ui::CrossSetOverlay</name>
    <message>
        <source>Cross-sets</source>
        <translation>Lettres croisées</translation>
    </message>
    <message>
        <source>Cross-sets, across</source>
        <translation>Lettres croisées, horizontal</translation>
    </message>
    <message>
        <source>Cross-sets, down</source>
        <translation>Lettres croisées, vertical</translation>
    </message>
    <message>
        <source>Cross-sets, both ways</source>
        <translation>Lettres croisées, deux sens</translation>
    </message>
    <message>
        <source>No lexicon is loaded, so every letter fits everywhere.</source>
        <translation>Aucun lexique n’est chargé, donc toute lettre convient partout.</translation>
    </message>
    <message>
        <source>Above: letters for playing across, below: for playing down. Up to %1 written, more counted; a dash = none, a dot = all %2. Lexicon: %3.</source>
        <translation>En haut&#xa0;: lettres pour jouer horizontalement, en bas&#xa0;: verticalement. Jusqu’à %1 écrites, au-delà comptées&#xa0;; un tiret = aucune, un point = toutes les %2. Lexique&#xa0;: %3.</translation>
    </message>
    <message>
        <source>%1, across: no letter fits %2 in the column</source>
        <translation>%1, horizontal&#xa0;: aucune lettre ne convient à %2 dans la colonne</translation>
    </message>
    <message>
        <source>%1, down: no letter fits %2 in the row</source>
        <translation>%1, vertical&#xa0;: aucune lettre ne convient à %2 dans la ligne</translation>
    </message>
    <message>
        <source>%1, across: %2 in the column takes %3</source>
        <translation>%1, horizontal&#xa0;: %2 dans la colonne admet %3</translation>
    </message>
    <message>
        <source>%1, down: %2 in the row takes %3</source>
        <translation>%1, vertical&#xa0;: %2 dans la ligne admet %3</translation>
    </message>
    <message>
        <source>Letters that fit the columns when playing across. Up to %1 written, more counted; hatched = none, no mark = all %2. Lexicon: %3.</source>
        <translation>Lettres qui conviennent aux colonnes pour jouer horizontalement. Jusqu’à %1 écrites, au-delà comptées&#xa0;; hachuré = aucune, sans marque = toutes les %2. Lexique&#xa0;: %3.</translation>
    </message>
    <message>
        <source>Letters that fit the rows when playing down. Up to %1 written, more counted; hatched = none, no mark = all %2. Lexicon: %3.</source>
        <translation>Lettres qui conviennent aux lignes pour jouer verticalement. Jusqu’à %1 écrites, au-delà comptées&#xa0;; hachuré = aucune, sans marque = toutes les %2. Lexique&#xa0;: %3.</translation>
    </message>
    <message>
        <source>&amp;Cross-sets</source>
        <translation>&amp;Lettres croisées</translation>
    </message>
    <message>
        <source>Which letters fit each square: across, down, both, off in turn</source>
        <translation>Quelles lettres conviennent à chaque case&#xa0;: horizontal, vertical, deux sens, aucun à tour de rôle</translation>
    </message>
</context>
<context>
    <name>ui::DifferenceModel</name>
    <message>
        <source>− only in A: %1</source>
        <translation>− seulement dans A&#xa0;: %1</translation>
    </message>
    <message>
        <source>+ only in B: %1</source>
        <translation>+ seulement dans B&#xa0;: %1</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
</context>
<context>
    <name>ui::DocumentFiles</name>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Enregistrer</translation>
    </message>
    <message>
        <source>Write the game or the position to its file</source>
        <translation>Écrire la partie ou la position dans son fichier</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>Write the game to a GCG or study file, or the position to a CGP file</source>
        <translation>Écrire la partie dans un fichier GCG ou d’étude, ou la position dans un fichier CGP</translation>
    </message>
    <message>
        <source>Restore &amp;Unsaved Work</source>
        <translation>Restaurer le &amp;travail non enregistré</translation>
    </message>
    <message>
        <source>Open what was not saved when the program ended unexpectedly</source>
        <translation>Ouvrir ce qui n’était pas enregistré quand le programme s’est terminé inopinément</translation>
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
        <translation>%1 a été modifié sur le disque par un autre programme</translation>
    </message>
    <message>
        <source>here it is as it was opened; open it again to see what is there now, saving asks before that is replaced</source>
        <translation>ici se trouve l’état lu à l’ouverture&#xa0;; rouvrez le fichier pour voir son état actuel, l’enregistrement demande avant de le remplacer</translation>
    </message>
    <message>
        <source>%1 is no longer on the disk</source>
        <translation>%1 n’est plus sur le disque</translation>
    </message>
    <message>
        <source>what is open here is complete; saving writes it again</source>
        <translation>ce qui est ouvert ici est complet&#xa0;; l’enregistrement l’écrit à nouveau</translation>
    </message>
    <message>
        <source>Games (%1)</source>
        <translation>Parties (%1)</translation>
    </message>
    <message>
        <source>Studies, with variations and all (%1)</source>
        <translation>Études, avec variantes et tout le reste (%1)</translation>
    </message>
    <message>
        <source>Positions (%1)</source>
        <translation>Positions (%1)</translation>
    </message>
    <message>
        <source>Save Game</source>
        <translation>Enregistrer la partie</translation>
    </message>
    <message>
        <source>Save Position</source>
        <translation>Enregistrer la position</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>%1 was changed on disk since it was opened here.</source>
        <translation>%1 a été modifié sur le disque depuis son ouverture ici.</translation>
    </message>
    <message>
        <source>Saving replaces what another program wrote there.</source>
        <translation>L’enregistrement remplace ce qu’un autre programme y a écrit.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>%1 has changes that are not saved.</source>
        <translation>%1&#xa0;: des modifications ne sont pas enregistrées.</translation>
    </message>
    <message>
        <source>Save them before the window closes?</source>
        <translation>Les enregistrer avant de fermer la fenêtre&#xa0;?</translation>
    </message>
    <message>
        <source>An earlier run left unsaved work behind (%1)</source>
        <translation>Une session précédente a laissé du travail non enregistré (%1)</translation>
    </message>
    <message>
        <source>File, Restore Unsaved Work opens it</source>
        <translation>Fichier, «&#xa0;Restaurer le travail non enregistré&#xa0;» l’ouvre</translation>
    </message>
    <message>
        <source>Unsaved work was restored</source>
        <translation>Le travail non enregistré a été restauré</translation>
    </message>
    <message>
        <source>%1 was restored with its unsaved changes</source>
        <translation>%1 a été restauré avec ses modifications non enregistrées</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>Position, %1</source>
        <translation>Position, %1</translation>
    </message>
    <message>
        <source>The position is as you left it.</source>
        <translation>La position est telle que vous l’avez laissée.</translation>
    </message>
    <message>
        <source> (%L1 of %L2)</source>
        <translation> (%L1 sur %L2)</translation>
    </message>
    <message>
        <source>File, Restore Unsaved Work lists it</source>
        <translation>Fichier, Restaurer le travail non enregistré en donne la liste</translation>
    </message>
    <message>
        <source>%1 has changes and a review by search that are not saved.</source>
        <translation>%1&#xa0;: des modifications et un bilan par recherche ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>The review by search of %1 is not saved.</source>
        <translation>Le bilan par recherche de %1 n’est pas enregistré.</translation>
    </message>
    <message>
        <source>Save it as a study (.cws), which keeps the review with the game?</source>
        <translation>L’enregistrer comme étude (.cws), qui garde le bilan avec la partie&#xa0;?</translation>
    </message>
    <message>
        <source>The review by search is not in the file; a study (.cws) keeps it</source>
        <translation>Le bilan par recherche n’est pas dans le fichier&#xa0;; une étude (.cws) le garde</translation>
    </message>
    <message>
        <source>the program had ended before it was saved</source>
        <translation>le programme s’était terminé avant l’enregistrement</translation>
    </message>
</context>
<context>
    <name>ui::DocumentLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 n’a pas été ouvert</translation>
    </message>
    <message>
        <source>The position was not read</source>
        <translation>La position n’a pas été lue</translation>
    </message>
    <message>
        <source>The game was not read</source>
        <translation>La partie n’a pas été lue</translation>
    </message>
    <message>
        <source>The text is neither a position nor a game</source>
        <translation>Le texte n’est ni une position ni une partie</translation>
    </message>
    <message>
        <source>open %1</source>
        <translation>ouverture de %1</translation>
    </message>
    <message>
        <source>paste game</source>
        <translation>collage de la partie</translation>
    </message>
    <message>
        <source>paste position</source>
        <translation>collage de la position</translation>
    </message>
    <message>
        <source>The game</source>
        <translation>La partie</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>%1 was read</source>
        <translation>%1, remarques de lecture</translation>
    </message>
    <message numerus="yes">
        <source>Opening %n games</source>
        <translation>
            <numerusform>Ouverture de %n partie</numerusform>
            <numerusform>Ouverture de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were not opened</source>
        <translation>
            <numerusform>%n partie n’a pas été ouverte</numerusform>
            <numerusform>%n parties n’ont pas été ouvertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n partie</numerusform>
            <numerusform>%n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open %n games</source>
        <translation>
            <numerusform>ouverture de %n partie</numerusform>
            <numerusform>ouverture de %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not read: %n of the games</source>
        <translation>
            <numerusform>Non lue&#xa0;: %n des parties</numerusform>
            <numerusform>Non lues&#xa0;: %n des parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were read</source>
        <translation>
            <numerusform>%n partie a été lue</numerusform>
            <numerusform>%n parties ont été lues</numerusform>
        </translation>
    </message>
    <message>
        <source>restore unsaved work</source>
        <translation>restauration du travail non enregistré</translation>
    </message>
    <message>
        <source>restore %1</source>
        <translation>restauration de %1</translation>
    </message>
    <message>
        <source>Position %L1 of %2 was not opened</source>
        <translation>La position %L1 de %2 n’a pas été ouverte</translation>
    </message>
    <message>
        <source>position %L1</source>
        <translation>position %L1</translation>
    </message>
</context>
<context>
    <name>ui::DocumentTabs</name>
    <message>
        <source>Open games and positions</source>
        <translation>Parties et positions ouvertes</translation>
    </message>
    <message>
        <source>New &amp;Tab</source>
        <translation>No&amp;uvel onglet</translation>
    </message>
    <message>
        <source>An empty board beside what is open</source>
        <translation>Un plateau vide à côté de ce qui est ouvert</translation>
    </message>
    <message>
        <source>&amp;Close Tab</source>
        <translation>&amp;Fermer l’onglet</translation>
    </message>
    <message>
        <source>Close what is seen; undo brings it back</source>
        <translation>Fermer ce qui est affiché&#xa0;; annuler le ramène</translation>
    </message>
    <message>
        <source>Next Tab</source>
        <translation>Onglet suivant</translation>
    </message>
    <message>
        <source>Go to the tab at the right</source>
        <translation>Aller à l’onglet de droite</translation>
    </message>
    <message>
        <source>Previous Tab</source>
        <translation>Onglet précédent</translation>
    </message>
    <message>
        <source>Go to the tab at the left</source>
        <translation>Aller à l’onglet de gauche</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
    <message>
        <source>%1, not saved</source>
        <translation>%1, non enregistré</translation>
    </message>
    <message>
        <source>%1 was closed; undo (Ctrl+Z) brings it back.</source>
        <translation>%1 a été fermé&#xa0;; Annuler (Ctrl+Z) le fait revenir.</translation>
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
            <numerusform>Dans le sac %1, %n ordre de ces jetons : %2. Un clic ne montre que de tels sacs</numerusform>
            <numerusform>Dans le sac %1, %n ordres de ces jetons : %2. Un clic ne montre que de tels sacs</numerusform>
        </translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>+ = −</source>
        <translation>+ = −</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>Spread</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Exact</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Wins, ties and losses, by orders of the tiles in the bag</source>
        <translation>Gains, égalités et pertes, par ordres des jetons dans le sac</translation>
    </message>
    <message>
        <source>Wins and half of the ties, of the orders that are solved</source>
        <translation>Gains et moitié des égalités, sur les ordres résolus</translation>
    </message>
    <message>
        <source>Mean spread at the end, over what is solved</source>
        <translation>Écart moyen à la fin, sur ce qui est résolu</translation>
    </message>
    <message>
        <source>■ all of it is proved; ○ what was solved so far, or guessed</source>
        <translation>■ tout est prouvé ; ○ ce qui est résolu jusqu’ici, ou estimé</translation>
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
        <translation>○ profondeur %1</translation>
    </message>
    <message>
        <source>≈ %1</source>
        <translation>≈ %1</translation>
    </message>
    <message>
        <source>%1, in the bag %2</source>
        <translation>%1, dans le sac %2</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message>
        <source>a tie</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>by the order of the tiles %1 wins, %2 ties, %3 losses</source>
        <translation>selon l’ordre des jetons %1 gains, %2 égalités, %3 pertes</translation>
    </message>
    <message>
        <source>not looked at</source>
        <translation>pas examiné</translation>
    </message>
    <message>
        <source>proved</source>
        <translation>prouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n plies only, not proved</source>
        <translation>
            <numerusform>%n coup seulement, pas prouvé</numerusform>
            <numerusform>%n coups seulement, pas prouvé</numerusform>
        </translation>
    </message>
    <message>
        <source>spread %1</source>
        <translation>écart %1</translation>
    </message>
    <message>
        <source>spread about %1</source>
        <translation>écart environ %1</translation>
    </message>
    <message>
        <source>the opponent answers %1</source>
        <translation>l’adversaire répond %1</translation>
    </message>
    <message>
        <source>%1: %2 wins, %3 ties, %4 losses of %5</source>
        <translation>%1 : %2 gains, %3 égalités, %4 pertes sur %5</translation>
    </message>
    <message>
        <source>left after %1 of %2: it can&apos;t reach the best any more, the rest is unknown</source>
        <translation>abandonné après %1 sur %2 : il ne peut plus atteindre le meilleur, le reste est inconnu</translation>
    </message>
    <message>
        <source>all of it is proved</source>
        <translation>tout est prouvé</translation>
    </message>
    <message>
        <source>%1 of %2 looked at</source>
        <translation>%1 sur %2 examinés</translation>
    </message>
    <message numerus="yes">
        <source>judged by %n plies, not proved</source>
        <translation>
            <numerusform>jugé sur %n coup, pas prouvé</numerusform>
            <numerusform>jugé sur %n coups, pas prouvé</numerusform>
        </translation>
    </message>
    <message>
        <source>some of these moves wins</source>
        <translation>l’un de ces coups gagne</translation>
    </message>
    <message>
        <source>a tie at best</source>
        <translation>égalité au mieux</translation>
    </message>
    <message>
        <source>it depends on the order of the tiles</source>
        <translation>cela dépend de l’ordre des jetons</translation>
    </message>
    <message>
        <source>none of these moves wins</source>
        <translation>aucun de ces coups ne gagne</translation>
    </message>
    <message>
        <source>not known yet whether a move wins</source>
        <translation>on ne sait pas encore si un coup gagne</translation>
    </message>
</context>
<context>
    <name>ui::EditFeature</name>
    <message>
        <source>&amp;Paste Position</source>
        <translation>Co&amp;ller une position</translation>
    </message>
    <message>
        <source>Open the CGP text or the files on the clipboard</source>
        <translation>Ouvrir le texte CGP ou les fichiers du presse-papiers</translation>
    </message>
    <message>
        <source>&amp;Copy Position</source>
        <translation>&amp;Copier la position</translation>
    </message>
    <message>
        <source>Copy the position as CGP text</source>
        <translation>Copier la position en texte CGP</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Take the last change back</source>
        <translation>Revenir sur la dernière modification</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Make the change again</source>
        <translation>Refaire la modification</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>The position was copied without its rules</source>
        <translation>La position a été copiée sans ses règles</translation>
    </message>
    <message>
        <source>a line of CGP names built-in boards and tiles only; whoever pastes it needs the file of your rules</source>
        <translation>une ligne CGP ne nomme que des plateaux et des jetons intégrés&#xa0;; qui la colle a besoin du fichier de vos règles</translation>
    </message>
    <message>
        <source>clipboard</source>
        <translation>presse-papiers</translation>
    </message>
    <message>
        <source>The clipboard holds no text and no file</source>
        <translation>Le presse-papiers ne contient ni texte ni fichier</translation>
    </message>
</context>
<context>
    <name>ui::EndgamePage</name>
    <message>
        <source>Moves and what they come to</source>
        <translation>Coups et leur résultat</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Final spread</source>
        <translation>Écart final</translation>
    </message>
    <message>
        <source>Against best</source>
        <translation>Face au meilleur</translation>
    </message>
    <message>
        <source>Proved</source>
        <translation>Prouvé</translation>
    </message>
    <message>
        <source>Depth</source>
        <translation>Profondeur</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nœuds</translation>
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
        <translation>prouvé</translation>
    </message>
    <message numerus="yes">
        <source>not proved: best so far, %n plies deep</source>
        <translation>
            <numerusform>non prouvé&#xa0;: le meilleur jusqu’ici, à %n demi-coup</numerusform>
            <numerusform>non prouvé&#xa0;: le meilleur jusqu’ici, à %n demi-coups</numerusform>
        </translation>
    </message>
    <message>
        <source>value %1 from %2</source>
        <translation>valeur %1 à partir de %2</translation>
    </message>
    <message>
        <source>depth %1</source>
        <translation>profondeur %1</translation>
    </message>
    <message>
        <source>%1 nodes</source>
        <translation>%1 nœuds</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message numerus="yes">
        <source>%n more moves to look at</source>
        <translation>
            <numerusform>encore %n coup à examiner</numerusform>
            <numerusform>encore %n coups à examiner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: not looked at one by one</source>
        <translation>
            <numerusform>%n autre : non examiné à part</numerusform>
            <numerusform>%n autres : non examinés un par un</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only</source>
        <translation>
            <numerusform>%n autre : une borne seulement</numerusform>
            <numerusform>%n autres : des bornes seulement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only, none better than %1</source>
        <translation>
            <numerusform>%n autre : une borne seulement, pas mieux que %1</numerusform>
            <numerusform>%n autres : des bornes seulement, aucun mieux que %1</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ depth %1</source>
        <translation>✓ profondeur %1</translation>
    </message>
    <message>
        <source>depth %1, other moves</source>
        <translation>profondeur %1, autres coups</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>■ proved</source>
        <translation>■ prouvé</translation>
    </message>
    <message>
        <source>○ not proved</source>
        <translation>○ non prouvé</translation>
    </message>
    <message>
        <source>All best first moves (%1)</source>
        <translation>Tous les meilleurs premiers coups (%1)</translation>
    </message>
    <message>
        <source>Best so far</source>
        <translation>Le meilleur jusqu’ici</translation>
    </message>
    <message>
        <source>Others</source>
        <translation>Autres</translation>
    </message>
    <message>
        <source>Line of %1 · spread after each step · the wheel steps it on the board, a click keeps it as a variation</source>
        <translation>Suite de %1 · écart après chaque pas · la molette la parcourt sur le plateau, un clic la garde comme variante</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>Examen de %1…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>Not proved: %1 comes to about %2.</source>
        <translation>Non prouvé&#xa0;: %1 mène à environ %2.</translation>
    </message>
    <message>
        <source>%1 is as good, proved. %2.</source>
        <translation>%1 est aussi bon, prouvé. %2.</translation>
    </message>
    <message>
        <source>%1 is the best, proved. %2.</source>
        <translation>%1 est le meilleur, prouvé. %2.</translation>
    </message>
    <message>
        <source>%1 worse, proved. %2.</source>
        <translation>%1 de moins, prouvé. %2.</translation>
    </message>
    <message>
        <source>%1 worse, proved: the opponent answers %2. %3.</source>
        <translation>%1 de moins, prouvé : l’adversaire répond %2. %3.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>You lose</source>
        <translation>Vous perdez</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>A move that wins</source>
        <translation>Un coup gagnant</translation>
    </message>
    <message>
        <source>No move wins</source>
        <translation>Aucun coup ne gagne</translation>
    </message>
    <message>
        <source>A move that ties</source>
        <translation>Un coup pour l’égalité</translation>
    </message>
    <message>
        <source>only who wins, not by how much</source>
        <translation>seulement qui gagne, pas de combien</translation>
    </message>
    <message>
        <source>%1 or more</source>
        <translation>%1 ou plus</translation>
    </message>
    <message>
        <source>%1 or less</source>
        <translation>%1 ou moins</translation>
    </message>
    <message>
        <source>%1, proved: %2.</source>
        <translation>%1, prouvé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 better, proved. %2.</source>
        <translation>%1 de mieux, prouvé. %2.</translation>
    </message>
    <message>
        <source>It isn&apos;t valid: this is what it comes to if it stays.</source>
        <translation>Il n’est pas valable&#xa0;: voilà ce qu’il vaut s’il reste.</translation>
    </message>
</context>
<context>
    <name>ui::EndingPage</name>
    <message>
        <source>Pre-endgame</source>
        <translation>Avant-finale</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>You win by %1</source>
        <translation>Vous gagnez de %1</translation>
    </message>
    <message>
        <source>You lose by %1</source>
        <translation>Vous perdez de %1</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>ends by the rules&apos; count of turns</source>
        <translation>se termine au compte de tours des règles</translation>
    </message>
    <message>
        <source>two passes end the game</source>
        <translation>deux passes finissent la partie</translation>
    </message>
    <message>
        <source>turns without points end the game as the rules say</source>
        <translation>les tours sans points terminent la partie selon les règles</translation>
    </message>
    <message>
        <source>Guaranteed: what no reply of the opponent takes away.</source>
        <translation>Garanti : ce qu’aucune réponse de l’adversaire n’enlève.</translation>
    </message>
    <message>
        <source>Clairvoyant: the opponent sees the bag.</source>
        <translation>Clairvoyant : l’adversaire voit le sac.</translation>
    </message>
    <message>
        <source>Rational: the opponent plays one reply for all bags that he can&apos;t tell apart.</source>
        <translation>Rationnel : l’adversaire joue une seule réponse pour tous les sacs qu’il ne peut distinguer.</translation>
    </message>
    <message>
        <source>you play with %1, the opponent with %2</source>
        <translation>vous jouez avec %1, l’adversaire avec %2</translation>
    </message>
</context>
<context>
    <name>ui::ExportDialog</name>
    <message>
        <source>&amp;Boards</source>
        <translation>P&amp;lateaux</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Review: mistakes, best moves, totals</source>
        <translation>&amp;Bilan&#xa0;: erreurs, meilleurs coups, totaux</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>Web page (HTML)</source>
        <translation>Page web (HTML)</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Slides (PNG)</source>
        <translation>Diapositives (PNG)</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte brut</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Avec&#xa0;:</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>One file for every browser, light or dark as the reader has it: score sheet, lead, a board for each turn.</source>
        <translation>Un fichier pour tout navigateur, clair ou sombre au gré du lecteur&#xa0;: feuille de partie, avance, un plateau par tour.</translation>
    </message>
    <message>
        <source>A picture of 1920 by 1080 for each turn, numbered, in the colours of the window.</source>
        <translation>Une image de 1920 sur 1080 par tour, numérotée, aux couleurs de la fenêtre.</translation>
    </message>
    <message>
        <source>Text with tables and headings; boards as text.</source>
        <translation>Texte avec tableaux et titres&#xa0;; plateaux en texte.</translation>
    </message>
    <message>
        <source>Text in columns, the last board at the end.</source>
        <translation>Texte en colonnes, le dernier plateau à la fin.</translation>
    </message>
    <message>
        <source>A row for each turn, for spreadsheets.</source>
        <translation>Une ligne par tour, pour les tableurs.</translation>
    </message>
    <message>
        <source>What is not known of a rack stays unknown.</source>
        <translation>Ce qu’on ignore d’un chevalet reste inconnu.</translation>
    </message>
    <message>
        <source>Pages in A4, a board for each turn.</source>
        <translation>Pages A4, un plateau par tour.</translation>
    </message>
    <message>
        <source>&amp;Variations beside their turns</source>
        <translation>&amp;Variantes à côté de leurs coups</translation>
    </message>
    <message>
        <source>&amp;Only mistakes</source>
        <translation>Erreurs &amp;seulement</translation>
    </message>
    <message>
        <source>Game (GCG)</source>
        <translation>Partie (GCG)</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Ligne principale</translation>
    </message>
    <message>
        <source>The variation that is shown</source>
        <translation>La variante affichée</translation>
    </message>
    <message>
        <source>First turn</source>
        <translation>Premier coup</translation>
    </message>
    <message>
        <source>Last turn</source>
        <translation>Dernier coup</translation>
    </message>
    <message>
        <source>Turns that the review, a mark or a tag such as #findinglarge calls a mistake</source>
        <translation>Les coups que le bilan, un signe ou une étiquette comme #findinglarge appelle une erreur</translation>
    </message>
    <message>
        <source>&amp;Line:</source>
        <translation>&amp;Ligne&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Turns:</source>
        <translation>&amp;Coups&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>The line for other programs, with its notes.</source>
        <translation>La ligne pour d’autres programmes, avec ses notes.</translation>
    </message>
    <message>
        <source>The preview is made…</source>
        <translation>L’aperçu se prépare…</translation>
    </message>
    <message>
        <source>Preview of the export</source>
        <translation>Aperçu de l’export</translation>
    </message>
    <message>
        <source>There is no preview: %1</source>
        <translation>Il n’y a pas d’aperçu&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::ExportFeature</name>
    <message>
        <source>&amp;Present</source>
        <translation>Pré&amp;senter</translation>
    </message>
    <message>
        <source>Board, scores and notes large over the whole screen</source>
        <translation>Plateau, scores et notes en grand sur tout l’écran</translation>
    </message>
    <message>
        <source>&amp;Export Game…</source>
        <translation>E&amp;xporter la partie…</translation>
    </message>
    <message>
        <source>Write the game as web page, PDF, slides, text or table</source>
        <translation>Écrire la partie en page web, PDF, diapositives, texte ou tableau</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Exporter la partie</translation>
    </message>
    <message>
        <source>There are slides of that name already, such as %1. Write over them?</source>
        <translation>Des diapositives portent déjà ce nom, comme %1. Les remplacer&#xa0;?</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message>
        <source>There is no review until the game is over.</source>
        <translation>Pas de bilan avant la fin de la partie.</translation>
    </message>
    <message>
        <source>There is no lexicon to judge by.</source>
        <translation>Aucun lexique pour juger.</translation>
    </message>
    <message>
        <source>Its preview shows it at once. Pages to hand out are made by Export Questions.</source>
        <translation>Son aperçu la montre aussitôt. Les feuilles à distribuer se font par «&#xa0;Exporter les questions&#xa0;».</translation>
    </message>
    <message>
        <source>&amp;Export</source>
        <translation>&amp;Exporter</translation>
    </message>
    <message>
        <source>The answer is hidden here, and an export tells it.</source>
        <translation>La réponse est cachée ici, et un export la dévoile.</translation>
    </message>
</context>
<context>
    <name>ui::FileOutput</name>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
</context>
<context>
    <name>ui::FileReaders</name>
    <message>
        <source>further games in it: %1, to choose above the score sheet</source>
        <translation>autres parties contenues&#xa0;: %1, à choisir au-dessus de la feuille de partie</translation>
    </message>
    <message>
        <source>no games (.gcg, .cws) are in the folder</source>
        <translation>le dossier ne contient pas de parties (.gcg, .cws)</translation>
    </message>
    <message>
        <source>more than %1 games are in the folder; File, Library, Import a Folder takes them all</source>
        <translation>le dossier contient plus de %1 parties&#xa0;; Fichier, Bibliothèque, «&#xa0;Importer un dossier&#xa0;» les prend toutes</translation>
    </message>
    <message>
        <source>belongs to the letters of %1, not to those of %2; choose those, or correct what is known of it in Lexicon, Manage</source>
        <translation>a pour alphabet %1, et non %2&#xa0;; choisissez celui-là, ou corrigez ce qui est connu du fichier sous Lexique, «&#xa0;Gérer&#xa0;»</translation>
    </message>
    <message>
        <source>another alphabet</source>
        <translation>un autre</translation>
    </message>
    <message>
        <source>has no games</source>
        <translation>ne contient pas de parties</translation>
    </message>
    <message>
        <source>further positions in it: %1; Game, Next Game or Position goes on</source>
        <translation>autres positions dedans&#xa0;: %1&#xa0;; Partie, Partie ou position suivante continue</translation>
    </message>
</context>
<context>
    <name>ui::FilesFeature</name>
    <message>
        <source>Open &amp;Recent</source>
        <translation>Fichiers &amp;récents</translation>
    </message>
    <message>
        <source>new position</source>
        <translation>nouvelle position</translation>
    </message>
    <message>
        <source>&amp;New Position</source>
        <translation>&amp;Nouvelle position</translation>
    </message>
    <message>
        <source>An empty board with the present rules</source>
        <translation>Un plateau vide avec les règles actuelles</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Ouvrir…</translation>
    </message>
    <message>
        <source>Open a game, position, lexicon, leaves or rules, told by the content</source>
        <translation>Ouvrir une partie, une position, un lexique, des reliquats ou des règles, reconnus à leur contenu</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Close the window</source>
        <translation>Fermer la fenêtre</translation>
    </message>
    <message>
        <source>Pin &amp;This File</source>
        <translation>&amp;Épingler ce fichier</translation>
    </message>
    <message>
        <source>Keep the file that is open in the list of recent files</source>
        <translation>Garder le fichier ouvert dans la liste des fichiers récents</translation>
    </message>
    <message>
        <source>★ %1</source>
        <translation>★ %1</translation>
    </message>
    <message>
        <source>&amp;Clear the List</source>
        <translation>&amp;Vider la liste</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Ouvrir %1</translation>
    </message>
    <message>
        <source>recent file</source>
        <translation>fichier récent</translation>
    </message>
    <message>
        <source>Next Game or P&amp;osition</source>
        <translation>Partie ou p&amp;osition suivante</translation>
    </message>
    <message>
        <source>Go to the next game of the file, or position of the text</source>
        <translation>Aller à la partie suivante du fichier, ou à la position suivante du texte</translation>
    </message>
    <message>
        <source>Previous Game or Pos&amp;ition</source>
        <translation>Partie ou pos&amp;ition précédente</translation>
    </message>
    <message>
        <source>Go to the game of the file, or position of the text, before this one</source>
        <translation>Aller à la partie du fichier, ou à la position du texte, qui précède</translation>
    </message>
    <message>
        <source>Game %L1 can&apos;t be shown</source>
        <translation>La partie %L1 ne peut pas être montrée</translation>
    </message>
</context>
<context>
    <name>ui::FilterChips</name>
    <message>
        <source>Remove the condition %1</source>
        <translation>Retirer la condition %1</translation>
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
        <translation>&amp;Premier tour</translation>
    </message>
    <message>
        <source>Go to the beginning of the game</source>
        <translation>Aller au début de la partie</translation>
    </message>
    <message>
        <source>&amp;Previous Turn</source>
        <translation>&amp;Tour précédent</translation>
    </message>
    <message>
        <source>Go one turn back</source>
        <translation>Reculer d’un tour</translation>
    </message>
    <message>
        <source>&amp;Next Turn</source>
        <translation>Tour &amp;suivant</translation>
    </message>
    <message>
        <source>Go one turn on</source>
        <translation>Avancer d’un tour</translation>
    </message>
    <message>
        <source>&amp;Last Turn</source>
        <translation>&amp;Dernier tour</translation>
    </message>
    <message>
        <source>Go to the end of the game</source>
        <translation>Aller à la fin de la partie</translation>
    </message>
    <message>
        <source>Ne&amp;xt Variation</source>
        <translation>&amp;Variante suivante</translation>
    </message>
    <message>
        <source>Go to the next move that was recorded for this turn</source>
        <translation>Aller au coup suivant enregistré pour ce tour</translation>
    </message>
    <message>
        <source>P&amp;revious Variation</source>
        <translation>Va&amp;riante précédente</translation>
    </message>
    <message>
        <source>Go to the former move that was recorded for this turn</source>
        <translation>Aller au coup précédent enregistré pour ce tour</translation>
    </message>
    <message>
        <source>Make This the &amp;Main Line</source>
        <translation>En faire la li&amp;gne principale</translation>
    </message>
    <message>
        <source>Make the line that is shown the one that was played</source>
        <translation>Faire de la ligne affichée celle qui a été jouée</translation>
    </message>
    <message>
        <source>&amp;Delete From Here</source>
        <translation>Supprimer à partir d’&amp;ici</translation>
    </message>
    <message>
        <source>Delete this turn and all that follows on it; can be undone</source>
        <translation>Supprimer ce tour et tout ce qui suit&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>&amp;Edit This Turn…</source>
        <translation>Modifi&amp;er ce tour…</translation>
    </message>
    <message>
        <source>Correct rack, move, score or challenge of this turn; what follows stays</source>
        <translation>Corriger le chevalet, le coup, le score ou la contestation de ce tour&#xa0;; la suite demeure</translation>
    </message>
    <message>
        <source>&amp;Copy From Here</source>
        <translation>C&amp;opier à partir d’ici</translation>
    </message>
    <message>
        <source>Copy this turn and all that follows on it, variations too</source>
        <translation>Copier ce tour et tout ce qui suit, variantes comprises</translation>
    </message>
    <message>
        <source>Enter a Score S&amp;heet</source>
        <translation>Saisir une &amp;feuille de partie</translation>
    </message>
    <message>
        <source>Type a game from a paper score sheet, line by line</source>
        <translation>Saisir une partie d’après une feuille papier, ligne par ligne</translation>
    </message>
    <message>
        <source>Pa&amp;ste as a Variation</source>
        <translation>Co&amp;ller comme variante</translation>
    </message>
    <message>
        <source>Paste moves that were copied from a game as a variation here</source>
        <translation>Coller ici, comme variante, des coups copiés d’une partie</translation>
    </message>
    <message>
        <source>Write a N&amp;ote</source>
        <translation>É&amp;crire une note</translation>
    </message>
    <message>
        <source>Write a note on this turn</source>
        <translation>Écrire une note sur ce tour</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Show the score sheet and the notes</source>
        <translation>Montrer la feuille de partie et les notes</translation>
    </message>
    <message>
        <source>The moves were not copied</source>
        <translation>Les coups n’ont pas été copiés</translation>
    </message>
    <message>
        <source>No moves were pasted</source>
        <translation>Aucun coup n’a été collé</translation>
    </message>
    <message>
        <source>the clipboard holds none that were copied from a game</source>
        <translation>le presse-papiers n’en contient aucun copié d’une partie</translation>
    </message>
    <message>
        <source>paste moves</source>
        <translation>collage de coups</translation>
    </message>
    <message>
        <source>Nothing was typed</source>
        <translation>Rien n’a été saisi</translation>
    </message>
    <message>
        <source>a game is being played; its moves are made on the board</source>
        <translation>une partie est en cours&#xa0;; ses coups se jouent sur le plateau</translation>
    </message>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Joueur 2</translation>
    </message>
    <message>
        <source>No game was begun</source>
        <translation>Aucune partie n’a été commencée</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>begin a score sheet</source>
        <translation>début de feuille de partie</translation>
    </message>
    <message>
        <source>Played %1</source>
        <translation>Joué&#xa0;: %1</translation>
    </message>
    <message>
        <source> · best by equity</source>
        <translation> · le meilleur en équité</translation>
    </message>
    <message>
        <source> · phony</source>
        <translation> · non valable</translation>
    </message>
    <message>
        <source> · not in the list</source>
        <translation> · absent de la liste</translation>
    </message>
    <message>
        <source> · not judged: %1</source>
        <translation> · non jugé&#xa0;: %1</translation>
    </message>
    <message>
        <source>Le&amp;xicons of the Players…</source>
        <translation>Le&amp;xiques des joueurs…</translation>
    </message>
    <message>
        <source>Give players of this game lexicons of their own</source>
        <translation>Donner à des joueurs de cette partie leurs propres lexiques</translation>
    </message>
    <message>
        <source> · number %1 by equity, %2 pts behind</source>
        <translation> · numéro %1 en équité, %2 pts derrière</translation>
    </message>
    <message>
        <source>The answer is hidden here; Show the Answer comes first.</source>
        <translation>La réponse est cachée ici&#xa0;; d’abord vient «&#xa0;Montrer la réponse&#xa0;».</translation>
    </message>
</context>
<context>
    <name>ui::GameLibrary</name>
    <message>
        <source>Searching the library</source>
        <translation>Recherche dans la bibliothèque</translation>
    </message>
    <message>
        <source>The library was not searched</source>
        <translation>La recherche dans la bibliothèque a échoué</translation>
    </message>
    <message>
        <source>Importing games</source>
        <translation>Importation de parties</translation>
    </message>
    <message>
        <source>The games were not imported</source>
        <translation>Les parties n’ont pas été importées</translation>
    </message>
    <message>
        <source>Reviewing the library</source>
        <translation>Bilan de la bibliothèque</translation>
    </message>
    <message>
        <source>The library was not reviewed</source>
        <translation>Le bilan de la bibliothèque n’a pas été fait</translation>
    </message>
    <message>
        <source>Adding to the library</source>
        <translation>Ajout à la bibliothèque</translation>
    </message>
    <message>
        <source>Writing tags</source>
        <translation>Écriture des étiquettes</translation>
    </message>
    <message>
        <source>Removing from the library</source>
        <translation>Retrait de la bibliothèque</translation>
    </message>
    <message>
        <source>Reading from the library</source>
        <translation>Lecture depuis la bibliothèque</translation>
    </message>
    <message>
        <source>The game was not opened</source>
        <translation>La partie n’a pas été ouverte</translation>
    </message>
    <message>
        <source>The library was not changed</source>
        <translation>La bibliothèque n’a pas été modifiée</translation>
    </message>
</context>
<context>
    <name>ui::GamePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de partie</translation>
    </message>
    <message>
        <source>Where you are in the game</source>
        <translation>Où l’on en est dans la partie</translation>
    </message>
    <message>
        <source>The move that was played here: show it in the list</source>
        <translation>Le coup joué ici&#xa0;: le montrer dans la liste</translation>
    </message>
    <message>
        <source>Mark of the move</source>
        <translation>Marque du coup</translation>
    </message>
    <message>
        <source>What you think of the move</source>
        <translation>Ce que vous pensez du coup</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>sans marque</translation>
    </message>
    <message>
        <source>brilliant</source>
        <translation>brillant</translation>
    </message>
    <message>
        <source>good</source>
        <translation>bon</translation>
    </message>
    <message>
        <source>interesting</source>
        <translation>intéressant</translation>
    </message>
    <message>
        <source>dubious</source>
        <translation>douteux</translation>
    </message>
    <message>
        <source>mistake</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>blunder</source>
        <translation>gaffe</translation>
    </message>
    <message>
        <source>Games of this file</source>
        <translation>Parties de ce fichier</translation>
    </message>
    <message>
        <source>The games of this file</source>
        <translation>Les parties de ce fichier</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Caché tant que vous cherchez vous-même le meilleur coup.</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message numerus="yes">
        <source>End, after %n turns</source>
        <translation>
            <numerusform>Fin, après %n tour</numerusform>
            <numerusform>Fin, après %n tours</numerusform>
        </translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>marque %1</translation>
    </message>
    <message>
        <source>The move that was played</source>
        <translation>Le coup joué</translation>
    </message>
    <message>
        <source>picture</source>
        <translation>image</translation>
    </message>
    <message>
        <source>End (%1)</source>
        <translation>Fin (%1)</translation>
    </message>
</context>
<context>
    <name>ui::GameReviewer</name>
    <message>
        <source>Reviewing the game</source>
        <translation>Bilan de la partie</translation>
    </message>
    <message>
        <source>Reviewing %1</source>
        <translation>Analyse de %1</translation>
    </message>
    <message>
        <source>Reviewing %1, game %2</source>
        <translation>Analyse de %1, partie %2</translation>
    </message>
</context>
<context>
    <name>ui::GenerationPlot</name>
    <message>
        <source>generation %1: %2</source>
        <translation>génération %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No generation is finished yet</source>
        <translation>Aucune génération n’est encore terminée</translation>
    </message>
    <message>
        <source>A point for each generation that is finished</source>
        <translation>Un point par génération terminée</translation>
    </message>
</context>
<context>
    <name>ui::GraphColumns</name>
    <message>
        <source>Tile %1</source>
        <translation>Jeton %1</translation>
    </message>
</context>
<context>
    <name>ui::GraphExplorer</name>
    <message>
        <source>✓ %1 are the letters of a word</source>
        <translation>✓ %1&#xa0;: les lettres d’un mot</translation>
    </message>
    <message>
        <source>✕ %1 are not the letters of a word</source>
        <translation>✕ %1&#xa0;: pas les lettres d’un mot</translation>
    </message>
    <message>
        <source>✓ %1 is a word</source>
        <translation>✓ %1 est un mot</translation>
    </message>
    <message>
        <source>✕ %1 is no word</source>
        <translation>✕ %1 n’est pas un mot</translation>
    </message>
    <message>
        <source>words not counted yet</source>
        <translation>mots pas encore comptés</translation>
    </message>
    <message>
        <source>%1 paths, one for each letter of each word</source>
        <translation>%1 chemins, un par lettre de chaque mot</translation>
    </message>
    <message>
        <source>%1 alphagrams</source>
        <translation>%1 alphagrammes</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 mots</translation>
    </message>
    <message>
        <source>backwards, from here on forwards</source>
        <translation>à rebours, à partir d’ici à l’endroit</translation>
    </message>
    <message>
        <source>%1 backwards, then %2 forwards</source>
        <translation>%1 à rebours, puis %2 à l’endroit</translation>
    </message>
    <message>
        <source>read backwards</source>
        <translation>lu à rebours</translation>
    </message>
    <message>
        <source>paths through here: %1</source>
        <translation>chemins passant ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>alphagrams that begin so: %1</source>
        <translation>alphagrammes commençant ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>words that begin so: %1</source>
        <translation>mots commençant ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>node %1, no children</source>
        <translation>nœud %1, sans enfants</translation>
    </message>
    <message>
        <source>node %1, children from %2</source>
        <translation>nœud %1, enfants à partir de %2</translation>
    </message>
</context>
<context>
    <name>ui::GraphListModel</name>
    <message>
        <source>separator, forwards from here on</source>
        <translation>séparateur, à l’endroit à partir d’ici</translation>
    </message>
    <message>
        <source>a word ends here</source>
        <translation>un mot finit ici</translation>
    </message>
    <message>
        <source>paths through here: %1</source>
        <translation>chemins passant ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>words that begin so: %1</source>
        <translation>mots commençant ainsi&#xa0;: %1</translation>
    </message>
    <message>
        <source>node %1</source>
        <translation>nœud %1</translation>
    </message>
    <message>
        <source>no children</source>
        <translation>sans enfants</translation>
    </message>
    <message>
        <source>children from %1</source>
        <translation>enfants à partir de %1</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nœud</translation>
    </message>
    <message>
        <source>Child</source>
        <translation>Enfant</translation>
    </message>
    <message>
        <source>Paths</source>
        <translation>Chemins</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>✓: a word ends with this tile</source>
        <translation>✓&#xa0;: un mot finit par ce jeton</translation>
    </message>
    <message>
        <source>Number of the node in the file</source>
        <translation>Numéro du nœud dans le fichier</translation>
    </message>
    <message>
        <source>Number of its first child; – = it has none</source>
        <translation>Numéro de son premier enfant&#xa0;; – = il n’en a pas</translation>
    </message>
    <message>
        <source>Words below, each as often as it has paths through here</source>
        <translation>Mots en dessous, chacun autant de fois qu’il a de chemins passant ici</translation>
    </message>
    <message>
        <source>Words that begin with the path to here</source>
        <translation>Mots qui commencent par le chemin parcouru</translation>
    </message>
</context>
<context>
    <name>ui::HelpFeature</name>
    <message>
        <source>&amp;Commands and Moves…</source>
        <translation>&amp;Commandes et coups…</translation>
    </message>
    <message>
        <source>Find a command by name, or place a move by its text</source>
        <translation>Trouver une commande par son nom, ou poser un coup par son texte</translation>
    </message>
    <message>
        <source>&amp;About Tilewright</source>
        <translation>À &amp;propos de Tilewright</translation>
    </message>
    <message>
        <source>Version and licence</source>
        <translation>Version et licence</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>The toolkit in use</source>
        <translation>La bibliothèque graphique utilisée</translation>
    </message>
</context>
<context>
    <name>ui::JobPopover</name>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Progress of %1</source>
        <translation>Progression de %1</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop %1</source>
        <translation>Arrêter %1</translation>
    </message>
    <message>
        <source>Go to</source>
        <translation>Y aller</translation>
    </message>
    <message>
        <source>Go to %1</source>
        <translation>Aller à %1</translation>
    </message>
</context>
<context>
    <name>ui::JobStrip</name>
    <message>
        <source>List all jobs</source>
        <translation>Lister toutes les tâches</translation>
    </message>
    <message>
        <source>Jobs</source>
        <translation>Tâches</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stop the jobs</source>
        <translation>Arrêter les tâches</translation>
    </message>
    <message>
        <source>Esc stops</source>
        <translation>Échap arrête</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>%1 and %2 more</source>
        <translation>%1 et %2 de plus</translation>
    </message>
    <message>
        <source>Jobs: %1</source>
        <translation>Tâches&#xa0;: %1</translation>
    </message>
    <message>
        <source>waits</source>
        <translation>attend</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 · waits: %2</source>
        <translation>%1 · en attente&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 · %n wait</source>
        <translation>
            <numerusform>%1 · %n en attente</numerusform>
            <numerusform>%1 · %n en attente</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LaneOverlay</name>
    <message>
        <source>Best lanes</source>
        <translation>Meilleures rangées</translation>
    </message>
    <message>
        <source>Row %1: %2, %3</source>
        <translation>Ligne %1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Column %1: %2, %3</source>
        <translation>Colonne %1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s) within %1 points of the best</source>
        <translation>
            <numerusform>%n coup à moins de %1 points du meilleur</numerusform>
            <numerusform>%n coups à moins de %1 points du meilleur</numerusform>
        </translation>
    </message>
    <message>
        <source>A click lists them.</source>
        <translation>Un clic les liste.</translation>
    </message>
    <message>
        <source>Best static equity per lane. A full bar: the best of all; none: %1 points less.</source>
        <translation>Meilleure équité par ligne. Barre pleine&#xa0;: le meilleur de tous&#xa0;; aucune&#xa0;: %1 points de moins.</translation>
    </message>
    <message>
        <source>Best &amp;Lanes</source>
        <translation>&amp;Meilleures rangées</translation>
    </message>
    <message>
        <source>The best move of each row and column</source>
        <translation>Le meilleur coup de chaque ligne et colonne</translation>
    </message>
</context>
<context>
    <name>ui::LayoutBoard</name>
    <message>
        <source>Squares of the layout</source>
        <translation>Cases de la disposition</translation>
    </message>
</context>
<context>
    <name>ui::LayoutPresets</name>
    <message>
        <source>Layout &amp;Analyse</source>
        <translation>Agencement &amp;Analyse</translation>
    </message>
    <message>
        <source>Moves, unseen tiles, the game when one is open</source>
        <translation>Coups, jetons non vus, la partie si elle est ouverte</translation>
    </message>
    <message>
        <source>Layout &amp;Review</source>
        <translation>Agencement &amp;Bilan</translation>
    </message>
    <message>
        <source>The review and the game, moves behind them</source>
        <translation>Le bilan et la partie, les coups derrière</translation>
    </message>
    <message>
        <source>Layout &amp;Study</source>
        <translation>Agencement Ét&amp;ude</translation>
    </message>
    <message>
        <source>The game with its notes, words and the library</source>
        <translation>La partie avec ses notes, les mots et la bibliothèque</translation>
    </message>
    <message>
        <source>Layout &amp;Present</source>
        <translation>Agencement &amp;Présentation</translation>
    </message>
    <message>
        <source>No panels, as large a board as there can be</source>
        <translation>Aucun panneau, le plateau le plus grand possible</translation>
    </message>
    <message>
        <source>Layout &amp;Engine Lab</source>
        <translation>Agencement &amp;Laboratoire</translation>
    </message>
    <message>
        <source>Moves beside the word graph and the leaves</source>
        <translation>Coups à côté du graphe de mots et des reliquats</translation>
    </message>
    <message>
        <source>&amp;Next Layout</source>
        <translation>Agencement &amp;suivant</translation>
    </message>
    <message>
        <source>Go on to the next arrangement of the panels</source>
        <translation>Passer à l’agencement suivant des panneaux</translation>
    </message>
    <message>
        <source>Reset &amp;Layout</source>
        <translation>&amp;Réinitialiser l’agencement</translation>
    </message>
    <message>
        <source>Put the panels of this layout back to their usual places</source>
        <translation>Remettre les panneaux de cet agencement à leur place habituelle</translation>
    </message>
    <message>
        <source>Show or &amp;Hide All Panels</source>
        <translation>&amp;Afficher ou masquer tous les panneaux</translation>
    </message>
    <message>
        <source>Hide all panels, or bring those back that were there</source>
        <translation>Masquer tous les panneaux, ou ramener ceux qui étaient là</translation>
    </message>
    <message>
        <source>&amp;Close the Panel</source>
        <translation>&amp;Fermer le panneau</translation>
    </message>
    <message>
        <source>Close the panel that has the keys</source>
        <translation>Fermer le panneau actif</translation>
    </message>
    <message>
        <source>Arrangement of the panels (F2 goes on to the next)</source>
        <translation>Agencement des panneaux (F2 passe au suivant)</translation>
    </message>
</context>
<context>
    <name>ui::LeaveControls</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>All leaves, to be searched</source>
        <translation>Tous les reliquats, avec recherche</translation>
    </message>
    <message>
        <source>Synergies</source>
        <translation>Synergies</translation>
    </message>
    <message>
        <source>What two tiles are worth together beyond what each is worth alone</source>
        <translation>Ce que deux jetons valent ensemble, au-delà de ce que chacun vaut seul</translation>
    </message>
    <message>
        <source>Contains</source>
        <translation>Contient</translation>
    </message>
    <message>
        <source>Leaves that have these tiles and others too</source>
        <translation>Les reliquats qui ont ces jetons et d’autres aussi</translation>
    </message>
    <message>
        <source>Near rack</source>
        <translation>Voisins</translation>
    </message>
    <message>
        <source>The tiles on the rack, and leaves that differ from them by one tile</source>
        <translation>Les jetons du chevalet, et les reliquats qui en diffèrent d’un jeton</translation>
    </message>
    <message>
        <source>Search leaves</source>
        <translation>Chercher des reliquats</translation>
    </message>
    <message>
        <source>search:  ER?  Q.  AES*</source>
        <translation>recherche&#xa0;:  ER?  Q.  AES*</translation>
    </message>
    <message>
        <source>Tiles in any order, ? is the blank; . stands for any one tile more, * for any number of tiles more</source>
        <translation>Jetons dans n’importe quel ordre, ? est le joker&#xa0;; . désigne un jeton de plus, * un nombre quelconque de jetons de plus</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Ouvrir…</translation>
    </message>
    <message>
        <source>Open leave values</source>
        <translation>Ouvrir des valeurs de reliquat</translation>
    </message>
    <message>
        <source>Open leave values from a file (KLV or CSV)</source>
        <translation>Ouvrir des valeurs de reliquat d’un fichier (KLV ou CSV)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export leave values</source>
        <translation>Exporter les valeurs de reliquat</translation>
    </message>
    <message>
        <source>Write all leave values to a file (KLV2 or CSV)</source>
        <translation>Écrire toutes les valeurs de reliquat dans un fichier (KLV2 ou CSV)</translation>
    </message>
</context>
<context>
    <name>ui::LeaveListModel</name>
    <message>
        <source>%1, worth %2</source>
        <translation>%1, vaut %2</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Reliquat</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Against rack</source>
        <translation>Écart</translation>
    </message>
</context>
<context>
    <name>ui::LeavePanel</name>
    <message>
        <source>Reading the leaves of %1</source>
        <translation>Lecture des reliquats de %1</translation>
    </message>
    <message>
        <source>No leave values are loaded, so every leave counts as nothing.
Open a file of leave values (KLV), or a table of them (CSV: leave, value).</source>
        <translation>Aucune valeur de reliquat n’est chargée, donc tout reliquat compte pour rien.
Ouvrez un fichier de valeurs de reliquat (KLV) ou un tableau de celles-ci (CSV&#xa0;: reliquat, valeur).</translation>
    </message>
    <message>
        <source>Reading the leaves was stopped; they are read when this panel is shown again.</source>
        <translation>La lecture des reliquats a été arrêtée&#xa0;; elle reprend quand ce panneau est de nouveau affiché.</translation>
    </message>
    <message>
        <source>These leave values can&apos;t be listed: %1</source>
        <translation>Ces valeurs de reliquat ne peuvent pas être listées&#xa0;: %1</translation>
    </message>
    <message>
        <source>Reading the leaves…</source>
        <translation>Lecture des reliquats…</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Recherche de reliquats</translation>
    </message>
    <message>
        <source>Looking for the rack among the leaves</source>
        <translation>Recherche du chevalet parmi les reliquats</translation>
    </message>
    <message>
        <source>The tiles on the rack are not known.</source>
        <translation>Les jetons du chevalet ne sont pas connus.</translation>
    </message>
    <message>
        <source>%1 is a full rack, of which something will be played; “Near rack” lists what may stay.</source>
        <translation>%1 est un chevalet complet, dont une partie sera jouée&#xa0;; «&#xa0;Voisins&#xa0;» liste ce qui peut rester.</translation>
    </message>
    <message>
        <source>%1 is not in the table and counts as nothing.</source>
        <translation>%1 n’est pas dans la table et compte pour rien.</translation>
    </message>
    <message>
        <source>%1 is worth %2.</source>
        <translation>%1 vaut %2.</translation>
    </message>
    <message>
        <source>%1 is worth %2, place %3 of %4 leaves with as many tiles.</source>
        <translation>%1 vaut %2, place %3 parmi %4 reliquats d’autant de jetons.</translation>
    </message>
    <message>
        <source>Point at a pair, or move with the arrow keys. Blue and +: worth more together; orange and −: less; hatched: not in the table.</source>
        <translation>Survolez une paire, ou utilisez les flèches. Bleu et +&#xa0;: valent plus ensemble&#xa0;; orange et −&#xa0;: moins&#xa0;; hachuré&#xa0;: absente de la table.</translation>
    </message>
    <message>
        <source>Worth of the rack&apos;s tiles</source>
        <translation>Valeur des jetons du chevalet</translation>
    </message>
    <message>
        <source>Synergies of pairs of tiles</source>
        <translation>Synergies des paires de jetons</translation>
    </message>
    <message>
        <source>The pair of tiles pointed at</source>
        <translation>La paire de jetons désignée</translation>
    </message>
    <message>
        <source>Open Leave Values…</source>
        <translation>Ouvrir des valeurs de reliquat…</translation>
    </message>
</context>
<context>
    <name>ui::LeaveTablePage</name>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Go to the best of the leaves listed</source>
        <translation>Aller au meilleur des reliquats listés</translation>
    </message>
    <message>
        <source>Worst</source>
        <translation>Pire</translation>
    </message>
    <message>
        <source>Go to the worst of the leaves listed</source>
        <translation>Aller au pire des reliquats listés</translation>
    </message>
    <message>
        <source>Number of leaves</source>
        <translation>Nombre de reliquats</translation>
    </message>
    <message>
        <source>Looking for leaves</source>
        <translation>Recherche de reliquats</translation>
    </message>
    <message>
        <source>Tiles:</source>
        <translation>Jetons&#xa0;:</translation>
    </message>
    <message>
        <source>Leaves</source>
        <translation>Reliquats</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Against rack</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>%1+</source>
        <translation>%1+</translation>
    </message>
    <message>
        <source>Leaves of %1 tiles and more</source>
        <translation>Reliquats de %1 jetons et plus</translation>
    </message>
    <message>
        <source>Leaves of %1 tiles</source>
        <translation>Reliquats de %1 jetons</translation>
    </message>
    <message>
        <source>%1 leaves</source>
        <translation>%1 reliquats</translation>
    </message>
    <message>
        <source>%1 of %2 leaves</source>
        <translation>%1 reliquats sur %2</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
</context>
<context>
    <name>ui::LeaveWorthOverlay</name>
    <message>
        <source>Leave worth</source>
        <translation>Apport au reliquat</translation>
    </message>
    <message>
        <source>%1 drawn: %2 to what the best move keeps</source>
        <translation>%1 tiré&#xa0;: %2 à ce que garde le meilleur coup</translation>
    </message>
    <message>
        <source>%1 drawn: %2 to the rack</source>
        <translation>%1 tiré&#xa0;: %2 au chevalet</translation>
    </message>
    <message>
        <source>No leave values are loaded.</source>
        <translation>Aucune valeur de reliquat n’est chargée.</translation>
    </message>
    <message>
        <source>No tile of the rack is known.</source>
        <translation>Aucun jeton du chevalet n’est connu.</translation>
    </message>
    <message>
        <source>%1: %2 against the mean tile of this rack; without it the rest is worth %3</source>
        <translation>%1&#xa0;: %2 par rapport au jeton moyen de ce chevalet&#xa0;; sans lui, le reste vaut %3</translation>
    </message>
    <message>
        <source>%1 adds %2: with it the tiles are worth %3, without it %4</source>
        <translation>%1 ajoute %2&#xa0;: avec lui les jetons valent %3, sans lui %4</translation>
    </message>
    <message>
        <source>Worth of each tile, by the leave values. Against the mean of the rack; a full bar is %1 points or more.</source>
        <translation>Valeur de chaque jeton selon les reliquats. Par rapport à la moyenne du chevalet&#xa0;; une barre pleine vaut %1 points ou plus.</translation>
    </message>
    <message>
        <source>Points that each tile adds, by the leave values. A full bar is %1 points or more.</source>
        <translation>Points qu’ajoute chaque jeton, selon les reliquats. Une barre pleine vaut %1 points ou plus.</translation>
    </message>
    <message>
        <source>L&amp;eave</source>
        <translation>&amp;Reliquat</translation>
    </message>
    <message>
        <source>What each tile of the rack is worth</source>
        <translation>Ce que vaut chaque jeton du chevalet</translation>
    </message>
</context>
<context>
    <name>ui::LeavesFeature</name>
    <message>
        <source>Leaves</source>
        <translation>Reliquats</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Caché pendant la partie.</translation>
    </message>
    <message>
        <source>Export Leave Values</source>
        <translation>Exporter les valeurs de reliquat</translation>
    </message>
    <message>
        <source>Tables (*.csv);;Leave values (*.klv2)</source>
        <translation>Tableaux (*.csv);;Valeurs de reliquat (*.klv2)</translation>
    </message>
    <message>
        <source>Lea&amp;ves</source>
        <translation>&amp;Reliquats</translation>
    </message>
    <message>
        <source>Search the leave values, and see which tiles go together</source>
        <translation>Chercher dans les valeurs de reliquat et voir quels jetons vont ensemble</translation>
    </message>
    <message>
        <source>&amp;Export Leave Values…</source>
        <translation>&amp;Exporter les valeurs de reliquat…</translation>
    </message>
    <message>
        <source>Write the leave values to a file (KLV2 or CSV)</source>
        <translation>Écrire les valeurs de reliquat dans un fichier (KLV2 ou CSV)</translation>
    </message>
</context>
<context>
    <name>ui::LegendStrip</name>
    <message>
        <source>No overlay (Ctrl+0)</source>
        <translation>Aucun calque (Ctrl+0)</translation>
    </message>
    <message>
        <source>Switch the overlay off</source>
        <translation>Désactiver le calque</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Ctrl+click: moves there</source>
        <translation>Ctrl+clic&#xa0;: coups à cet endroit</translation>
    </message>
</context>
<context>
    <name>ui::LengthHistogram</name>
    <message>
        <source>%1 letters: %2</source>
        <translation>%1 lettres&#xa0;: %2</translation>
    </message>
    <message>
        <source>Words by length</source>
        <translation>Mots par longueur</translation>
    </message>
    <message>
        <source>No words yet</source>
        <translation>Pas encore de mots</translation>
    </message>
    <message>
        <source>Words by length appear here</source>
        <translation>Les mots par longueur s’affichent ici</translation>
    </message>
    <message>
        <source>%1 letters: %2 words</source>
        <translation>%1 lettres&#xa0;: %2 mots</translation>
    </message>
</context>
<context>
    <name>ui::LexiconChoice</name>
    <message>
        <source>words of the game</source>
        <translation>mots de la partie</translation>
    </message>
    <message>
        <source>%1 (not known here)</source>
        <translation>%1 (inconnu ici)</translation>
    </message>
    <message>
        <source>The lexicon %1 is gone: %2</source>
        <translation>Le lexique %1 a disparu : %2</translation>
    </message>
    <message>
        <source>Two lexicons of the library are called %1: rename one of them.</source>
        <translation>Deux lexiques s’appellent %1 : renommez l’un d’eux.</translation>
    </message>
</context>
<context>
    <name>ui::LexiconFeature</name>
    <message>
        <source>&amp;Build…</source>
        <translation>&amp;Construire…</translation>
    </message>
    <message>
        <source>Make word graphs, alphagrams and leave files of word lists</source>
        <translation>Créer des graphes de mots, alphagrammes et fichiers de reliquats à partir de listes de mots</translation>
    </message>
    <message>
        <source>&amp;Manage…</source>
        <translation>&amp;Gérer…</translation>
    </message>
    <message>
        <source>The lexicons that are known: their letters, leaves and state</source>
        <translation>Les lexiques connus&#xa0;: leurs lettres, leurs reliquats et leur état</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>Which words are in one of two lexicons only</source>
        <translation>Quels mots ne sont que dans l’un de deux lexiques</translation>
    </message>
    <message>
        <source>&amp;Open Lexicon…</source>
        <translation>&amp;Ouvrir un lexique…</translation>
    </message>
    <message>
        <source>Open a word graph, a word list or a lexicon of another program</source>
        <translation>Ouvrir un graphe de mots, une liste de mots ou un lexique d’un autre programme</translation>
    </message>
    <message>
        <source>Open Lexicon</source>
        <translation>Ouvrir un lexique</translation>
    </message>
    <message>
        <source>Open &amp;Leave Values…</source>
        <translation>Ouvrir des valeurs de &amp;reliquat…</translation>
    </message>
    <message>
        <source>Open leave values from a file (KLV or CSV)</source>
        <translation>Ouvrir des valeurs de reliquat d’un fichier (KLV ou CSV)</translation>
    </message>
    <message>
        <source>Open Leave Values</source>
        <translation>Ouvrir des valeurs de reliquat</translation>
    </message>
    <message>
        <source>Leave values (*.klv *.klv2 *.csv);;All files (*)</source>
        <translation>Valeurs de reliquat (*.klv *.klv2 *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Open &amp;Win Table…</source>
        <translation>Ouvrir une &amp;table de gain…</translation>
    </message>
    <message>
        <source>Open the table that chances of winning are taken from</source>
        <translation>Ouvrir la table d’où viennent les chances de gain</translation>
    </message>
    <message>
        <source>Open Win Table</source>
        <translation>Ouvrir une table de gain</translation>
    </message>
    <message>
        <source>Win tables (*.winpct);;All files (*)</source>
        <translation>Tables de gain (*.winpct);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>&amp;No Leave Values</source>
        <translation>&amp;Sans valeurs de reliquat</translation>
    </message>
    <message>
        <source>Count every leave as worth nothing</source>
        <translation>Compter tout reliquat pour rien</translation>
    </message>
</context>
<context>
    <name>ui::LexiconInspections</name>
    <message>
        <source>choose the alphabet; the one of its rules file is not known now</source>
        <translation>choisissez l’alphabet&#xa0;; celui de son fichier de règles est inconnu pour l’instant</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>Vérification de %1</translation>
    </message>
</context>
<context>
    <name>ui::LexiconLibrary</name>
    <message>
        <source>%1 (bundled)</source>
        <translation>%1 (fourni)</translation>
    </message>
</context>
<context>
    <name>ui::LexiconLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 doesn&apos;t say which letters it is for</source>
        <translation>%1 ne dit pas pour quelles lettres il est fait</translation>
    </message>
    <message>
        <source>they were taken for those of %1; Lexicon, Manage can set others</source>
        <translation>elles ont été prises pour celles de %1&#xa0;; Lexique, «&#xa0;Gérer&#xa0;» permet d’en fixer d’autres</translation>
    </message>
    <message>
        <source>%1 was not opened as a lexicon</source>
        <translation>%1 n’a pas été ouvert comme lexique</translation>
    </message>
    <message>
        <source>%1 may not be for these rules</source>
        <translation>%1 n’est peut-être pas fait pour ces règles</translation>
    </message>
    <message>
        <source>%1 Lexicon, Manage can set its letters</source>
        <translation>%1 Lexique, «&#xa0;Gérer&#xa0;» permet de fixer ses lettres</translation>
    </message>
</context>
<context>
    <name>ui::LexiconSurveys</name>
    <message>
        <source>Counting the words of %1</source>
        <translation>Comptage des mots de %1</translation>
    </message>
</context>
<context>
    <name>ui::Library</name>
    <message>
        <source>the library does not hold it any more</source>
        <translation>la bibliothèque ne la contient plus</translation>
    </message>
</context>
<context>
    <name>ui::LibraryDialog</name>
    <message>
        <source>Lexicons</source>
        <translation>Lexiques</translation>
    </message>
    <message>
        <source>Chosen lexicon</source>
        <translation>Lexique choisi</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>A word graph does not say which letters its numbers mean</source>
        <translation>Un graphe de mots ne dit pas quelles lettres désignent ses nombres</translation>
    </message>
    <message>
        <source>Leave values</source>
        <translation>Valeurs de reliquat</translation>
    </message>
    <message>
        <source>Leave values (*.klv2 *.klv);;All files (*)</source>
        <translation>Valeurs de reliquat (*.klv2 *.klv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>the usual ones of the alphabet</source>
        <translation>celles de l’alphabet, par défaut</translation>
    </message>
    <message>
        <source>Win table</source>
        <translation>Table de gain</translation>
    </message>
    <message>
        <source>Win tables (*.winpct);;All files (*)</source>
        <translation>Tables de gain (*.winpct);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>the one beside the file, if there is one</source>
        <translation>celle à côté du fichier, s’il y en a une</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>&amp;Alphabet</source>
        <translation>&amp;Alphabet</translation>
    </message>
    <message>
        <source>&amp;Leave values</source>
        <translation>&amp;Valeurs de reliquat</translation>
    </message>
    <message>
        <source>&amp;Win table</source>
        <translation>Table de &amp;gain</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>&amp;Use Now</source>
        <translation>&amp;Utiliser</translation>
    </message>
    <message>
        <source>Play with it</source>
        <translation>Jouer avec ce lexique</translation>
    </message>
    <message>
        <source>&amp;Take For</source>
        <translation>A&amp;ttribuer à</translation>
    </message>
    <message>
        <source>For which rules it is opened of itself</source>
        <translation>Les règles pour lesquelles il est ouvert d’office</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>Which words another lexicon lacks or has besides</source>
        <translation>Quels mots un autre lexique a en moins ou en plus</translation>
    </message>
    <message>
        <source>&amp;Build From…</source>
        <translation>Con&amp;struire à partir…</translation>
    </message>
    <message>
        <source>Make other files of its words</source>
        <translation>Créer d’autres fichiers à partir de ses mots</translation>
    </message>
    <message>
        <source>Open &amp;Folder</source>
        <translation>Ouvrir le &amp;dossier</translation>
    </message>
    <message>
        <source>Show the folder of the file</source>
        <translation>Montrer le dossier du fichier</translation>
    </message>
    <message>
        <source>A&amp;dd…</source>
        <translation>A&amp;jouter…</translation>
    </message>
    <message>
        <source>Add lexicons to the list</source>
        <translation>Ajouter des lexiques à la liste</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Take it off the list; the file stays where it is (Delete)</source>
        <translation>Le retirer de la liste&#xa0;; le fichier reste où il est (Suppr)</translation>
    </message>
    <message>
        <source>Cl&amp;ose</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message numerus="yes">
        <source>; %1 nodes, %2, longest word of %n letters</source>
        <translation>
            <numerusform>, %1 nœuds, %2, mot le plus long de %n lettre</numerusform>
            <numerusform>, %1 nœuds, %2, mot le plus long de %n lettres</numerusform>
        </translation>
    </message>
    <message>
        <source>DAWG and GADDAG</source>
        <translation>DAWG et GADDAG</translation>
    </message>
    <message>
        <source>DAWG only</source>
        <translation>DAWG seulement</translation>
    </message>
    <message>
        <source>; win table %1</source>
        <translation>, table de gain %1</translation>
    </message>
    <message>
        <source>No lexicon is known; add one.</source>
        <translation>Aucun lexique n’est connu&#xa0;; ajoutez-en un.</translation>
    </message>
    <message>
        <source>The file is missing.</source>
        <translation>Le fichier manque.</translation>
    </message>
    <message>
        <source>It has the letters of %1, the present rules those of %2; choose other rules to play with it.</source>
        <translation>Son alphabet est %1, celui des règles actuelles %2&#xa0;; choisissez d’autres règles pour jouer avec.</translation>
    </message>
    <message>
        <source>Alphagrams can&apos;t be played with.</source>
        <translation>On ne peut pas jouer avec des alphagrammes.</translation>
    </message>
    <message>
        <source>All rules with the alphabet %1</source>
        <translation>Toutes les règles ayant pour alphabet %1</translation>
    </message>
    <message>
        <source>Only the present rules, %1</source>
        <translation>Seulement les règles actuelles, %1</translation>
    </message>
    <message>
        <source>Add Lexicons</source>
        <translation>Ajouter des lexiques</translation>
    </message>
    <message>
        <source>Lexicons (*.kwg *.kbwg *.txt *.gz *.zst *.dawg *.gaddag *.lxd);;All files (*)</source>
        <translation>Lexiques (*.kwg *.kbwg *.txt *.gz *.zst *.dawg *.gaddag *.lxd);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>ui::LibraryFeature</name>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Search the Library</source>
        <translation>&amp;Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Look for games by player, word, lexicon, date or tag</source>
        <translation>Chercher des parties par joueur, mot, lexique, date ou étiquette</translation>
    </message>
    <message>
        <source>&amp;Import a Folder…</source>
        <translation>Importer un &amp;dossier…</translation>
    </message>
    <message>
        <source>Put all games of a folder and those below it into the library</source>
        <translation>Ajouter à la bibliothèque toutes les parties d’un dossier et de ses sous-dossiers</translation>
    </message>
    <message>
        <source>Import &amp;Files…</source>
        <translation>Importer des &amp;fichiers…</translation>
    </message>
    <message>
        <source>Put games into the library</source>
        <translation>Ajouter des parties à la bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Add What Is Open</source>
        <translation>&amp;Ajouter ce qui est ouvert</translation>
    </message>
    <message>
        <source>Put the game or the position that is open into the library</source>
        <translation>Ajouter à la bibliothèque la partie ou la position ouverte</translation>
    </message>
    <message>
        <source>&amp;Open From the Library</source>
        <translation>&amp;Ouvrir depuis la bibliothèque</translation>
    </message>
    <message>
        <source>Open the selected game</source>
        <translation>Ouvrir la partie sélectionnée</translation>
    </message>
    <message>
        <source>&amp;Remove From the Library</source>
        <translation>&amp;Retirer de la bibliothèque</translation>
    </message>
    <message>
        <source>Forget the selected games; their files stay</source>
        <translation>Oublier les parties sélectionnées&#xa0;; leurs fichiers restent</translation>
    </message>
    <message>
        <source>Li&amp;brary</source>
        <translation>B&amp;ibliothèque</translation>
    </message>
    <message>
        <source>Show the library of games</source>
        <translation>Montrer la bibliothèque des parties</translation>
    </message>
    <message>
        <source>Re&amp;view All Games</source>
        <translation>Faire le &amp;bilan de toutes les parties</translation>
    </message>
    <message>
        <source>Compare all moves of the games in the library with the best ones, in the background; then games can be searched by what players lost</source>
        <translation>Comparer tous les coups des parties de la bibliothèque aux meilleurs, en arrière-plan&#xa0;; on peut ensuite chercher les parties d’après ce que les joueurs ont perdu</translation>
    </message>
    <message>
        <source>The library was not reviewed</source>
        <translation>Le bilan de la bibliothèque n’a pas été fait</translation>
    </message>
    <message>
        <source>no lexicon is open</source>
        <translation>aucun lexique n’est ouvert</translation>
    </message>
    <message>
        <source>Import a Folder</source>
        <translation>Importer un dossier</translation>
    </message>
    <message>
        <source>Import Games</source>
        <translation>Importer des parties</translation>
    </message>
    <message>
        <source>Games and positions (*.gcg *.cws *.cgp);;All files (*)</source>
        <translation>Parties et positions (*.gcg *.cws *.cgp);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Review All, S&amp;tandard</source>
        <translation>Bilan de &amp;tout, normal</translation>
    </message>
    <message>
        <source>The same by simulation and exact endings, about a minute for a game; it can be paused, and goes on where it was after a restart</source>
        <translation>La même chose par simulation et fins exactes, environ une minute par partie ; peut être suspendu, et reprend où il en était après un redémarrage</translation>
    </message>
    <message>
        <source>Review All, Dee&amp;p</source>
        <translation>Bilan de tout, &amp;profond</translation>
    </message>
    <message>
        <source>The same, ten times as long</source>
        <translation>La même chose, dix fois plus longtemps</translation>
    </message>
    <message>
        <source>Review the Selected &amp;First</source>
        <translation>Bilan de la sélection d’&amp;abord</translation>
    </message>
    <message>
        <source>The selected games are the next that a review of the library takes</source>
        <translation>Les parties choisies sont les prochaines que prend le bilan de la bibliothèque</translation>
    </message>
    <message>
        <source>Forget Re&amp;views of the Selected</source>
        <translation>&amp;Oublier le bilan de la sélection</translation>
    </message>
    <message>
        <source>The next review of the library looks at the selected games anew</source>
        <translation>Le prochain bilan de la bibliothèque reprend à neuf les parties choisies</translation>
    </message>
    <message>
        <source>&amp;Next in All Games</source>
        <translation>&amp;Suivante dans toutes les parties</translation>
    </message>
    <message>
        <source>Open the next mistake of the library, through all games that are found</source>
        <translation>Ouvrir l’erreur suivante de la bibliothèque, à travers toutes les parties trouvées</translation>
    </message>
    <message>
        <source>&amp;Previous in All Games</source>
        <translation>Pré&amp;cédente dans toutes les parties</translation>
    </message>
    <message>
        <source>Open the previous mistake of the library</source>
        <translation>Ouvrir l’erreur précédente de la bibliothèque</translation>
    </message>
    <message>
        <source>Find &amp;Better in All Games</source>
        <translation>Trouver &amp;mieux dans toutes les parties</translation>
    </message>
    <message>
        <source>Look for better moves than the mistakes of the library, one after the other, with answers hidden</source>
        <translation>Chercher mieux que les erreurs de la bibliothèque, l’une après l’autre, réponses cachées</translation>
    </message>
    <message>
        <source>Find Better</source>
        <translation>Trouver mieux</translation>
    </message>
    <message>
        <source>There is no other turn in the list of the library.</source>
        <translation>Il n’y a pas d’autre tour dans la liste de la bibliothèque.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message>
        <source>Position: %1</source>
        <translation>Position&#xa0;: %1</translation>
    </message>
    <message>
        <source>moves marked as doubtful or wrong: %1, phonies taken back: %2</source>
        <translation>coups marqués douteux ou faux&#xa0;: %1, mots non valables retirés&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>of %n turns judged</source>
        <translation>
            <numerusform>sur %n tour jugé</numerusform>
            <numerusform>sur %n tours jugés</numerusform>
        </translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>bilan pas encore fait</translation>
    </message>
    <message>
        <source>Points lost per turn, by the review</source>
        <translation>Points perdus par tour, d’après le bilan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>no move is marked</source>
        <translation>aucun coup n’est marqué</translation>
    </message>
    <message>
        <source>Moves marked as doubtful or wrong, and phonies taken back</source>
        <translation>Coups marqués douteux ou faux, et mots non valables retirés</translation>
    </message>
    <message>
        <source>Marked</source>
        <translation>Marqués</translation>
    </message>
    <message>
        <source>Lost/turn</source>
        <translation>Perte/tour</translation>
    </message>
    <message>
        <source>%1 (other notes)</source>
        <translation>%1 (autres notes)</translation>
    </message>
    <message>
        <source>The same game as another entry, with other notes</source>
        <translation>La même partie qu’une autre entrée, avec d’autres notes</translation>
    </message>
    <message>
        <source>%1 mistakes, %2 of them large, %3</source>
        <translation>%1 erreurs, dont %2 grosses, %3</translation>
    </message>
    <message>
        <source>Mistakes of all players, by the review; in brackets the large ones</source>
        <translation>Erreurs de tous les joueurs d’après le bilan ; entre parenthèses, les grosses</translation>
    </message>
</context>
<context>
    <name>ui::LibraryJobRow</name>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Stop what is under way</source>
        <translation>Arrêter ce qui est en cours</translation>
    </message>
    <message>
        <source>Reviewing: game %1 of %2</source>
        <translation>Bilan&#xa0;: partie %1 sur %2</translation>
    </message>
    <message>
        <source>Importing: file %1 of %2</source>
        <translation>Importation&#xa0;: fichier %1 sur %2</translation>
    </message>
    <message>
        <source>Stopped; what had been read is in the library</source>
        <translation>Arrêté&#xa0;; ce qui avait été lu est dans la bibliothèque</translation>
    </message>
    <message>
        <source>New: %1</source>
        <translation>Nouvelles&#xa0;: %1</translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>modifiées&#xa0;: %1</translation>
    </message>
    <message>
        <source>known from other files: %1</source>
        <translation>connues par d’autres fichiers&#xa0;: %1</translation>
    </message>
    <message>
        <source>files unchanged: %1</source>
        <translation>fichiers inchangés&#xa0;: %1</translation>
    </message>
    <message>
        <source>⚠ not read: %1</source>
        <translation>⚠ non lus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Stopped; what had been reviewed is in the library</source>
        <translation>Arrêté&#xa0;; les bilans déjà faits sont dans la bibliothèque</translation>
    </message>
    <message>
        <source>Reviewed: %1</source>
        <translation>Bilans faits&#xa0;: %1</translation>
    </message>
    <message>
        <source>⚠ not reviewed: %1</source>
        <translation>⚠ bilans non faits&#xa0;: %1</translation>
    </message>
    <message>
        <source>The review of the library (%1) is not finished.</source>
        <translation>Le bilan de la bibliothèque (%1) n’est pas fini.</translation>
    </message>
    <message>
        <source>Go On</source>
        <translation>Reprendre</translation>
    </message>
    <message>
        <source>Go on with the review of the library</source>
        <translation>Reprendre le bilan de la bibliothèque</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Pause the review of the library</source>
        <translation>Suspendre le bilan de la bibliothèque</translation>
    </message>
    <message>
        <source>Paused; what had been reviewed is in the library</source>
        <translation>Suspendu ; ce qui était fait est dans la bibliothèque</translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Part of a name; with a comma between two, both have played</source>
        <translation>Fragment d’un nom&#xa0;; deux noms séparés par une virgule&#xa0;: tous deux ont joué</translation>
    </message>
    <message>
        <source>Word played</source>
        <translation>Mot joué</translation>
    </message>
    <message>
        <source>? for any letter, * for any letters</source>
        <translation>? pour une lettre quelconque, * pour des lettres quelconques</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Date or a part of it: 2019, 2019-07</source>
        <translation>Date ou fragment de date&#xa0;: 2019, 2019-07</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Au</translation>
    </message>
    <message>
        <source>Tag</source>
        <translation>Étiquette</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>any lexicon</source>
        <translation>tout lexique</translation>
    </message>
    <message>
        <source>Games with moves marked ?!, ? or ??, or with phonies taken back</source>
        <translation>Parties ayant des coups marqués ?!, ? ou ??, ou des mots non valables retirés</translation>
    </message>
    <message>
        <source>large ≥ </source>
        <translation>grosses ≥ </translation>
    </message>
    <message>
        <source>any losses</source>
        <translation>erreurs&#xa0;: toutes</translation>
    </message>
    <message>
        <source>Large mistakes of a player at least</source>
        <translation>Grosses erreurs d’un joueur au moins</translation>
    </message>
    <message>
        <source>Games in which a player, the one who is searched for if one is, made this many large mistakes; only of games that are reviewed</source>
        <translation>Parties où un joueur (celui que l’on cherche, le cas échéant) a commis autant de grosses erreurs&#xa0;; seulement les parties dont le bilan est fait</translation>
    </message>
    <message>
        <source>≥ </source>
        <translation>≥ </translation>
    </message>
    <message>
        <source> a turn</source>
        <translation> par tour</translation>
    </message>
    <message>
        <source>any per turn</source>
        <translation>pertes/tour&#xa0;: toutes</translation>
    </message>
    <message>
        <source>Points lost per turn at least</source>
        <translation>Points perdus par tour au moins</translation>
    </message>
    <message>
        <source>Games in which a player lost this many points per turn; only of games that are reviewed</source>
        <translation>Parties où un joueur a perdu autant de points par tour&#xa0;; seulement les parties dont le bilan est fait</translation>
    </message>
    <message>
        <source>Games found</source>
        <translation>Parties trouvées</translation>
    </message>
    <message>
        <source>Tags of the selected games, with commas</source>
        <translation>Étiquettes des parties sélectionnées, séparées par des virgules</translation>
    </message>
    <message>
        <source>Tags of the selected games</source>
        <translation>Étiquettes des parties sélectionnées</translation>
    </message>
    <message>
        <source>How many were found</source>
        <translation>Combien ont été trouvées</translation>
    </message>
    <message>
        <source>The library is empty: import a folder with games.</source>
        <translation>La bibliothèque est vide&#xa0;: importez un dossier de parties.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>, the newest %1 are shown</source>
        <translation>, les %1 plus récentes sont affichées</translation>
    </message>
    <message>
        <source>with marks</source>
        <translation>avec marques</translation>
    </message>
    <message>
        <source>Part of a tag of a game, or of an annotator&apos;s tag in the notes of a turn, such as #findingSADDEST</source>
        <translation>Partie d’une étiquette de la partie, ou d’une étiquette dans les notes d’un tour, comme #findingSADDEST</translation>
    </message>
    <message>
        <source>Rack with</source>
        <translation>Chevalet avec</translation>
    </message>
    <message>
        <source>Tiles that the rack of a turn held, ? for a blank</source>
        <translation>Jetons du chevalet lors d’un tour, ? pour un joker</translation>
    </message>
    <message>
        <source>What to look for</source>
        <translation>Ce que l’on cherche</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Mistake of the turn</source>
        <translation>Erreur du tour</translation>
    </message>
    <message>
        <source>any turn</source>
        <translation>tout tour</translation>
    </message>
    <message>
        <source>a mistake</source>
        <translation>une erreur</translation>
    </message>
    <message>
        <source>medium or large</source>
        <translation>moyenne ou grande</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>What a mark (?!, ?, ??), an annotator&apos;s tag or the review calls a mistake, and phonies taken back</source>
        <translation>Ce qu’un signe (?!, ?, ??), une étiquette ou le bilan appelle une erreur, et les mots non valables repris</translation>
    </message>
    <message>
        <source>Turns found</source>
        <translation>Tours trouvés</translation>
    </message>
    <message>
        <source>%1 of %2 turns</source>
        <translation>%1 tours sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
    <message>
        <source>In players, titles and file names; a word with # is a tag, such as #findingSADDEST</source>
        <translation>Dans les joueurs, titres et noms de fichiers ; un mot avec # est une étiquette, comme #findingSADDEST</translation>
    </message>
    <message>
        <source>More fields</source>
        <translation>Plus de champs</translation>
    </message>
    <message>
        <source>More fields (%1)</source>
        <translation>Plus de champs (%1)</translation>
    </message>
    <message>
        <source>Lexicon, tag, dates, rack, mistakes</source>
        <translation>Lexique, étiquette, dates, chevalet, fautes</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Whole games, single turns, which open where they were played, or only turns that were mistakes</source>
        <translation>Parties entières, tours seuls, qui s’ouvrent là où ils furent joués, ou seulement les tours qui furent des erreurs</translation>
    </message>
    <message>
        <source>Reason of the mistake</source>
        <translation>Raison de l’erreur</translation>
    </message>
    <message>
        <source>Why a turn was a mistake, by the review</source>
        <translation>Pourquoi un tour fut une erreur, d’après le bilan</translation>
    </message>
    <message>
        <source>any reason</source>
        <translation>toute raison</translation>
    </message>
    <message>
        <source>Phase of the game</source>
        <translation>Phase de la partie</translation>
    </message>
    <message>
        <source>How far the game had come, by the tiles in the bag; only of games that are reviewed</source>
        <translation>Où en était la partie, d’après les jetons du sac ; seulement des parties dont le bilan est fait</translation>
    </message>
    <message>
        <source>any phase</source>
        <translation>toute phase</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: the review knows nothing better than what was played.</source>
        <translation>
            <numerusform>%n tour a été laissé de côté&#xa0;: le bilan ne connaît rien de meilleur que ce qui a été joué.</numerusform>
            <numerusform>%n tours ont été laissés de côté&#xa0;: le bilan ne connaît rien de meilleur que ce qui a été joué.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryTable</name>
    <message>
        <source>Known lexicons</source>
        <translation>Lexiques connus</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Alphabet</source>
        <translation>Alphabet</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Taken for</source>
        <translation>Attribué à</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>letters of a rules file</source>
        <translation>celui d’un fichier de règles</translation>
    </message>
    <message>
        <source>▸ in use, </source>
        <translation>▸ utilisé, </translation>
    </message>
    <message>
        <source>✕ the file is missing</source>
        <translation>✕ le fichier manque</translation>
    </message>
    <message>
        <source>being checked…</source>
        <translation>vérification…</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>⚠ its leave values are missing</source>
        <translation>⚠ ses valeurs de reliquat manquent</translation>
    </message>
    <message>
        <source>⚠ its win table is missing</source>
        <translation>⚠ sa table de gain manque</translation>
    </message>
    <message>
        <source>⚠ its win table: %1</source>
        <translation>⚠ sa table de gain&#xa0;: %1</translation>
    </message>
    <message>
        <source>✓ alphagrams, not to be played with</source>
        <translation>✓ alphagrammes, ne servent pas à jouer</translation>
    </message>
    <message>
        <source>✓ good</source>
        <translation>✓ bon</translation>
    </message>
</context>
<context>
    <name>ui::LiveAnalysis</name>
    <message>
        <source>Finding moves</source>
        <translation>Recherche de coups</translation>
    </message>
</context>
<context>
    <name>ui::Loader</name>
    <message>
        <source>Looking at %1</source>
        <translation>Examen de %1</translation>
    </message>
    <message numerus="yes">
        <source>Looking at %n files</source>
        <translation>
            <numerusform>Examen de %n fichier</numerusform>
            <numerusform>Examen de %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 can&apos;t be opened</source>
        <translation>%1 ne peut pas être ouvert</translation>
    </message>
    <message>
        <source>The game was played with the lexicon %1</source>
        <translation>La partie a été jouée avec le lexique %1</translation>
    </message>
    <message>
        <source>it is not among those that are known here: words are judged by the one that is open; another one that you open is remembered for this game</source>
        <translation>il n’est pas parmi ceux connus ici&#xa0;: les mots sont jugés d’après celui qui est ouvert&#xa0;; un autre que vous ouvrez est retenu pour cette partie</translation>
    </message>
</context>
<context>
    <name>ui::LoaderPart</name>
    <message>
        <source>%1, used last time, was not opened</source>
        <translation>%1, utilisé la dernière fois, n’a pas été ouvert</translation>
    </message>
    <message>
        <source>the file is not there any more</source>
        <translation>le fichier n’est plus là</translation>
    </message>
</context>
<context>
    <name>ui::LookFeature</name>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Préférences…</translation>
    </message>
    <message>
        <source>Themes, text size, threads, keys</source>
        <translation>Thèmes, taille du texte, fils d’exécution, raccourcis</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>All keys at a glance</source>
        <translation>Tous les raccourcis d’un coup d’œil</translation>
    </message>
    <message>
        <source>Theme of the &amp;System</source>
        <translation>Thème du &amp;système</translation>
    </message>
    <message>
        <source>Light or dark like the desktop</source>
        <translation>Clair ou sombre comme le bureau</translation>
    </message>
    <message>
        <source>&amp;Light Theme</source>
        <translation>Thème &amp;clair</translation>
    </message>
    <message>
        <source>Dark letters on light ground</source>
        <translation>Lettres sombres sur fond clair</translation>
    </message>
    <message>
        <source>&amp;Dark Theme</source>
        <translation>Thème so&amp;mbre</translation>
    </message>
    <message>
        <source>Light letters on dark ground</source>
        <translation>Lettres claires sur fond sombre</translation>
    </message>
    <message>
        <source>&amp;High Contrast Theme</source>
        <translation>Thème à fort con&amp;traste</translation>
    </message>
    <message>
        <source>Black, white and yellow, with patterns on the premium squares</source>
        <translation>Noir, blanc et jaune, avec des motifs sur les cases primes</translation>
    </message>
    <message>
        <source>&amp;Print Theme</source>
        <translation>Thème d’&amp;impression</translation>
    </message>
    <message>
        <source>White tiles and grey squares, as on paper</source>
        <translation>Jetons blancs et cases grises, comme sur le papier</translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n’a pas été écrit</translation>
    </message>
    <message>
        <source>dropped text</source>
        <translation>texte déposé</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message numerus="yes">
        <source>%n files were written, from %1 on.</source>
        <translation>
            <numerusform>%n fichier a été écrit&#xa0;: %1.</numerusform>
            <numerusform>%n fichiers ont été écrits, à partir de %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPlay</name>
    <message>
        <source>new game</source>
        <translation>nouvelle partie</translation>
    </message>
    <message>
        <source>no game is being played</source>
        <translation>aucune partie n’est en cours</translation>
    </message>
    <message>
        <source>the game goes on at its end (%1)</source>
        <translation>la partie se poursuit à la fin (%1)</translation>
    </message>
    <message>
        <source>the game is paused</source>
        <translation>la partie est en pause</translation>
    </message>
    <message>
        <source>the next player has not said that he is ready</source>
        <translation>le joueur suivant ne s’est pas encore annoncé</translation>
    </message>
    <message>
        <source>it is the computer&apos;s turn</source>
        <translation>c’est à l’ordinateur de jouer</translation>
    </message>
    <message>
        <source>the game is over unless the last play is challenged</source>
        <translation>la partie est finie, sauf contestation du dernier coup</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>there is no play to challenge</source>
        <translation>il n’y a pas de coup à contester</translation>
    </message>
    <message>
        <source>%1 challenges: %2 is not in the lexicon, the play is taken back.</source>
        <translation>%1 conteste&#xa0;: %2 n’est pas dans le lexique, le coup est retiré.</translation>
    </message>
    <message>
        <source>%1 challenges: all words are good (%2).</source>
        <translation>%1 conteste&#xa0;: tous les mots sont bons (%2).</translation>
    </message>
    <message>
        <source> The turn is lost.</source>
        <translation> Le tour est perdu.</translation>
    </message>
    <message numerus="yes">
        <source> The play gains %n points.</source>
        <translation>
            <numerusform> Le coup gagne %n point.</numerusform>
            <numerusform> Le coup gagne %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>challenge</source>
        <translation>contestation</translation>
    </message>
    <message>
        <source>resign</source>
        <translation>abandon</translation>
    </message>
    <message>
        <source>end of the game</source>
        <translation>fin de la partie</translation>
    </message>
    <message>
        <source>The game was not ended</source>
        <translation>La partie n’a pas été terminée</translation>
    </message>
    <message>
        <source>%1 thinks</source>
        <translation>%1 réfléchit</translation>
    </message>
    <message>
        <source>The computer can&apos;t move</source>
        <translation>L’ordinateur ne peut pas jouer</translation>
    </message>
    <message>
        <source>the lexicon %1, whose words it knows, is not in the library or its file is gone</source>
        <translation>le lexique %1, dont il connaît les mots, n’est pas dans la bibliothèque ou son fichier n’est plus là</translation>
    </message>
    <message>
        <source>the lexicon %1 of %2 is not open</source>
        <translation>le lexique %1 de %2 n’est pas ouvert</translation>
    </message>
</context>
<context>
    <name>ui::MatchStrip</name>
    <message>
        <source>%1?</source>
        <translation>%1&#xa0;?</translation>
    </message>
    <message>
        <source>%1; a second click does it</source>
        <translation>%1&#xa0;; un second clic le fait</translation>
    </message>
</context>
<context>
    <name>ui::MessageBar</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Message</source>
        <translation>Message</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the message</source>
        <translation>Copier le message</translation>
    </message>
    <message>
        <source>Close the message</source>
        <translation>Fermer le message</translation>
    </message>
    <message>
        <source> … (%L1 more characters, which Copy takes along)</source>
        <translation> … (%L1 caractères de plus, que Copier emporte)</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Messages</translation>
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
        <translation>nº&#xa0;%1</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>Leave value</source>
        <translation>Valeur de reliquat</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain&#xa0;%</translation>
    </message>
    <message>
        <source>Tiles drawn</source>
        <translation>Jetons tirés</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Vowels, consonants</source>
        <translation>Voyelles, consonnes</translation>
    </message>
    <message>
        <source>Sim win %</source>
        <translation>Gain sim.&#xa0;%</translation>
    </message>
    <message>
        <source>Sim equity</source>
        <translation>Équité sim.</translation>
    </message>
    <message>
        <source>Reply, points</source>
        <translation>Réponse, points</translation>
    </message>
    <message>
        <source>Reply, bingos %</source>
        <translation>Réponse, bingos&#xa0;%</translation>
    </message>
    <message>
        <source>Next turn, points</source>
        <translation>Tour suivant, points</translation>
    </message>
    <message>
        <source>Next turn, bingos %</source>
        <translation>Tour suivant, bingos&#xa0;%</translation>
    </message>
    <message>
        <source>%1 … %2</source>
        <translation>%1 … %2</translation>
    </message>
    <message>
        <source>%1 % wins for %2, 95 %: %3, over %4 common scenarios: %5</source>
        <translation>%1&#xa0;% de gains pour %2, 95&#xa0;%&#xa0;: %3, sur %4 scénarios communs&#xa0;: %5</translation>
    </message>
    <message>
        <source>%1 points for %2, 95 %: %3, over %4 common scenarios: %5</source>
        <translation>%1 points pour %2, 95&#xa0;%&#xa0;: %3, sur %4 scénarios communs&#xa0;: %5</translation>
    </message>
    <message>
        <source>established</source>
        <translation>établi</translation>
    </message>
    <message>
        <source>not settled yet</source>
        <translation>pas encore tranché</translation>
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
        <translation>Seulement après</translation>
    </message>
</context>
<context>
    <name>ui::MoveDescription</name>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Exchange %1</source>
        <translation>Échanger %1</translation>
    </message>
    <message>
        <source>Exchange %1 · keep %2 (%3)</source>
        <translation>Échanger %1 · garder %2 (%3)</translation>
    </message>
    <message>
        <source>Play %1  %2</source>
        <translation>Jouer %1  %2</translation>
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
        <translation>ne garde rien</translation>
    </message>
    <message>
        <source>keeps %1</source>
        <translation>garde %1</translation>
    </message>
    <message>
        <source>equity %1</source>
        <translation>équité %1</translation>
    </message>
    <message>
        <source>wins %1 %</source>
        <translation>gagne à %1&#xa0;%</translation>
    </message>
    <message>
        <source>#%1 of %2</source>
        <translation>nº&#xa0;%1 sur %2</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Not in the lexicon: %1</source>
        <translation>Absent du lexique&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>keeps %n unknown tile(s)</source>
        <translation>
            <numerusform>garde %n jeton inconnu</numerusform>
            <numerusform>garde %n jetons inconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %1 and %n unknown tile(s)</source>
        <translation>
            <numerusform>garde %1 et %n jeton inconnu</numerusform>
            <numerusform>garde %1 et %n jetons inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>prime %1</translation>
    </message>
    <message>
        <source>rack not valued</source>
        <translation>chevalet sans valeur</translation>
    </message>
    <message>
        <source>wins %1 % %2</source>
        <translation>gagne à %1&#xa0;% %2</translation>
    </message>
    <message>
        <source>sim equity %1</source>
        <translation>équité sim. %1</translation>
    </message>
    <message>
        <source>#%1 of %2 simulated</source>
        <translation>nº&#xa0;%1 sur %2 simulés</translation>
    </message>
    <message>
        <source>%1, #%2 static</source>
        <translation>%1, nº&#xa0;%2 statique</translation>
    </message>
</context>
<context>
    <name>ui::MoveEntry</name>
    <message>
        <source>there is no position</source>
        <translation>il n’y a pas de position</translation>
    </message>
    <message>
        <source>no tile is chosen</source>
        <translation>aucun jeton n’est choisi</translation>
    </message>
    <message>
        <source>no tile is placed</source>
        <translation>aucun jeton n’est posé</translation>
    </message>
    <message>
        <source>No tile can lie on %1</source>
        <translation>Aucun jeton ne peut être posé en %1</translation>
    </message>
    <message>
        <source>“%1” is no tile of this game</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jeton de ce jeu</translation>
    </message>
    <message>
        <source>Click a square first, then type the word</source>
        <translation>Cliquez d’abord une case, puis tapez le mot</translation>
    </message>
    <message>
        <source>There is no free square left in this lane</source>
        <translation>Il n’y a plus de case libre dans cette rangée</translation>
    </message>
    <message>
        <source>There is no blank on the rack</source>
        <translation>Il n’y a pas de joker sur le chevalet</translation>
    </message>
    <message>
        <source>There is no %1 and no blank on the rack</source>
        <translation>Il n’y a ni %1 ni joker sur le chevalet</translation>
    </message>
    <message>
        <source>That tile is not on the rack</source>
        <translation>Ce jeton n’est pas sur le chevalet</translation>
    </message>
    <message>
        <source>There is no blank left on the rack</source>
        <translation>Il n’y a plus de joker sur le chevalet</translation>
    </message>
    <message>
        <source>There is no %1 left on the rack</source>
        <translation>Il n’y a plus de %1 sur le chevalet</translation>
    </message>
</context>
<context>
    <name>ui::MoveField</name>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>8H QUI(Z), exch QU, pass</source>
        <translation>8H QUI(Z), exch QU, pass</translation>
    </message>
    <message>
        <source>Type a move; Enter plays it, Esc leaves</source>
        <translation>Tapez un coup&#xa0;; Entrée le joue, Échap abandonne</translation>
    </message>
</context>
<context>
    <name>ui::MoveFilter</name>
    <message>
        <source>“%1” needs a number of points, as in &gt;30</source>
        <translation>«&#xa0;%1&#xa0;» exige un nombre de points, comme &gt;30</translation>
    </message>
    <message>
        <source>“%1” is no regular expression: %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une expression régulière&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1” is no filter; try bingo, &gt;30, keep:Q, uses:?, lane:8, at:8H, in:E4-J9, word:AB, /^RE/, tiles:5, exch or pass, with - in front for “not”</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un filtre&#xa0;; essayez bingo, &gt;30, keep:Q, uses:?, lane:8, at:8H, in:E4-J9, word:AB, /^RE/, tiles:5, exch ou pass, avec - devant pour «&#xa0;non&#xa0;»</translation>
    </message>
    <message>
        <source>“%1” has a letter that no tile shows</source>
        <translation>«&#xa0;%1&#xa0;» a une lettre qu’aucun jeton ne porte</translation>
    </message>
    <message>
        <source>“%1” needs tiles after the colon</source>
        <translation>«&#xa0;%1&#xa0;» exige des jetons après les deux-points</translation>
    </message>
    <message>
        <source>“%1” needs a number, as in tiles:5</source>
        <translation>«&#xa0;%1&#xa0;» exige un nombre, comme tiles:5</translation>
    </message>
    <message>
        <source>“%1” names no square of this board, as in at:8H</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne pas de case de ce plateau, comme at:8H</translation>
    </message>
    <message>
        <source>“%1” names no area of this board, as in in:E4-J9</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne pas de zone de ce plateau, comme in:E4-J9</translation>
    </message>
    <message>
        <source>“%1” names no row or column, as in lane:8 or lane:H</source>
        <translation>«&#xa0;%1&#xa0;» ne désigne ni ligne ni colonne, comme lane:8 ou lane:H</translation>
    </message>
    <message>
        <source>“%1” is no filter; before a colon there can be keep, uses, lane, at, in, word or tiles</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un filtre&#xa0;; devant les deux-points peuvent figurer keep, uses, lane, at, in, word ou tiles</translation>
    </message>
</context>
<context>
    <name>ui::MoveFilterBar</name>
    <message>
        <source>filter:  bingo  &gt;30  keep:Q  lane:15  uses:?</source>
        <translation>filtre&#xa0;:  bingo  &gt;30  keep:Q  lane:15  uses:?</translation>
    </message>
    <message>
        <source>Filter moves</source>
        <translation>Filtrer les coups</translation>
    </message>
    <message>
        <source>Number of moves</source>
        <translation>Nombre de coups</translation>
    </message>
    <message>
        <source>Looking for moves</source>
        <translation>Recherche de coups</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>best %1</source>
        <translation>%1 meilleurs</translation>
    </message>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln coup</numerusform>
            <numerusform>%Ln coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>The best %1 of %2 moves are listed.</source>
        <translation>Les %1 meilleurs coups sur %2 sont listés.</translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>Words that must all hold; a - in front means “not”:
bingo, &gt;30, &lt;=20, keep:QU, uses:?, lane:8, lane:H, at:8H, in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass
orders: where the order of the letters is free, all orders</source>
        <translation>Conditions qui doivent toutes être remplies&#xa0;; un - devant signifie «&#xa0;non&#xa0;»&#xa0;:
bingo, &gt;30, &lt;=20, keep:QU, uses:?, lane:8, lane:H, at:8H, in:E4-J9, word:AB, /^RE.*S$/, tiles:5, exch, pass
orders&#xa0;: là où l’ordre des lettres est libre, tous les ordres</translation>
    </message>
    <message>
        <source>%1 · %2 without other orders</source>
        <translation>%1 · %2 sans les autres ordres</translation>
    </message>
</context>
<context>
    <name>ui::MoveListDelegate</name>
    <message>
        <source>played</source>
        <translation>joué</translation>
    </message>
</context>
<context>
    <name>ui::MoveListModel</name>
    <message>
        <source>⋯ %1 more</source>
        <translation>⋯ %1 de plus</translation>
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
        <translation>meilleur</translation>
    </message>
    <message>
        <source>%1 moves are not shown</source>
        <translation>%1 coups ne sont pas affichés</translation>
    </message>
    <message>
        <source>%1. %2, the move played, %3 points, keeps %4, equity %5</source>
        <translation>%1. %2, le coup joué, %3 points, garde %4, équité %5</translation>
    </message>
    <message>
        <source>%1. %2, %3 points, keeps %4, equity %5</source>
        <translation>%1. %2, %3 points, garde %4, équité %5</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1, wins %2 %</source>
        <translation>%1, gagne à %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1, not in the lexicon</source>
        <translation>%1, absent du lexique</translation>
    </message>
    <message>
        <source>%1, pinned as number %2</source>
        <translation>%1, épinglé sous le numéro %2</translation>
    </message>
    <message>
        <source>Enter or a double click shows these moves</source>
        <translation>Entrée ou un double clic montre ces coups</translation>
    </message>
    <message>
        <source>%1: %2 points, keeps %3 (%4), equity %5</source>
        <translation>%1&#xa0;: %2 points, garde %3 (%4), équité %5</translation>
    </message>
    <message>
        <source>Static estimate · %1 moves · %2 ms</source>
        <translation>Estimation statique · %1 coups · %2 ms</translation>
    </message>
    <message>
        <source>not pinned</source>
        <translation>non épinglé</translation>
    </message>
    <message>
        <source>pinned as number %1</source>
        <translation>épinglé sous le numéro %1</translation>
    </message>
    <message>
        <source>#</source>
        <translation>#</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Reliquat</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain&#xa0;%</translation>
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
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Rank by equity</source>
        <translation>Rang par équité</translation>
    </message>
    <message>
        <source>Move: letters on the board in parentheses, blanks small</source>
        <translation>Coup&#xa0;: lettres du plateau entre parenthèses, jokers en minuscules</translation>
    </message>
    <message>
        <source>Score: points of the move</source>
        <translation>Score&#xa0;: points du coup</translation>
    </message>
    <message>
        <source>Leave: tiles kept</source>
        <translation>Reliquat&#xa0;: jetons gardés</translation>
    </message>
    <message>
        <source>Equity: score and value, a static estimate</source>
        <translation>Équité&#xa0;: score et valeur, une estimation statique</translation>
    </message>
    <message>
        <source>Win: chance of winning in per cent, a static estimate from the win table</source>
        <translation>Gain&#xa0;: chances de gagner en pour cent, estimation statique d’après la table de gain</translation>
    </message>
    <message>
        <source>Delta: how far behind the best in the sorted column</source>
        <translation>Delta&#xa0;: retard sur le meilleur dans la colonne triée</translation>
    </message>
    <message>
        <source>Pin: moves to hold on to and to compare (F4)</source>
        <translation>Épingle&#xa0;: coups à garder et à comparer (F4)</translation>
    </message>
    <message>
        <source>Tiles: how many leave the rack</source>
        <translation>Jetons&#xa0;: combien quittent le chevalet</translation>
    </message>
    <message>
        <source>Words: all that the move makes, the main word first</source>
        <translation>Mots&#xa0;: tous ceux que forme le coup, le principal d’abord</translation>
    </message>
    <message>
        <source>Sorting moves</source>
        <translation>Tri des coups</translation>
    </message>
    <message>
        <source>Value: what equity adds to the score, above all for the leave</source>
        <translation>Valeur&#xa0;: ce que l’équité ajoute au score, surtout pour le reliquat</translation>
    </message>
    <message>
        <source>%1 · rack not valued</source>
        <translation>%1 · chevalet sans valeur</translation>
    </message>
    <message>
        <source>%1, rack not valued</source>
        <translation>%1, chevalet sans valeur</translation>
    </message>
    <message>
        <source>Leave values are of fewer tiles than a rack has: a pass counts 0 while there are tiles in the bag, and is never the best beside another move</source>
        <translation>Les valeurs de reliquat valent pour moins de jetons qu’un chevalet n’en a&#xa0;: passer compte 0 tant qu’il y a des jetons dans le sac, et n’est jamais le meilleur à côté d’un autre coup</translation>
    </message>
    <message>
        <source>%1, the best of %2 orders</source>
        <translation>%1, le meilleur de %2 ordres</translation>
    </message>
    <message>
        <source>×%1: this many orders of the same tiles, none of them worth more; the filter word “orders” lists them all</source>
        <translation>×%1&#xa0;: nombre d’ordres des mêmes lettres, aucun ne vaut plus&#xa0;; le mot de filtre «&#xa0;orders&#xa0;» les montre tous</translation>
    </message>
    <message>
        <source>Sim %</source>
        <translation>Sim.&#xa0;%</translation>
    </message>
    <message>
        <source>Sim win: share of games won in the simulation, per cent</source>
        <translation>Gain sim.&#xa0;: part des parties gagnées dans la simulation, en pour cent</translation>
    </message>
    <message>
        <source>Sim eq.</source>
        <translation>Équ. sim.</translation>
    </message>
    <message>
        <source>Sim equity: mean gain of spread in the simulation</source>
        <translation>Équité sim.&#xa0;: gain moyen d’écart dans la simulation</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>±: half of the 95 % interval of the sim win share</source>
        <translation>±&#xa0;: moitié de l’intervalle à 95&#xa0;% du gain sim.</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(meilleur)</translation>
    </message>
    <message>
        <source>P(best): how likely this is the best of the simulated moves</source>
        <translation>P(meilleur)&#xa0;: probabilité que ce soit le meilleur des coups simulés</translation>
    </message>
    <message>
        <source>%1, wins %2 % in the simulation</source>
        <translation>%1, gagne %2&#xa0;% dans la simulation</translation>
    </message>
</context>
<context>
    <name>ui::MoveTable</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Enter plays a move, digits show it, F4 pins it and Delete lets a pinned one go.</source>
        <translation>Entrée joue un coup, les chiffres le montrent, F4 l’épingle et Suppr relâche un coup épinglé.</translation>
    </message>
</context>
<context>
    <name>ui::MoveThumb</name>
    <message>
        <source>Board after %1</source>
        <translation>Plateau après %1</translation>
    </message>
</context>
<context>
    <name>ui::MoveName</name>
    <message>
        <source>pass</source>
        <translation>passer</translation>
    </message>
    <message>
        <source>exch %1</source>
        <translation>éch. %1</translation>
    </message>
</context>
<context>
    <name>ui::MovesFeature</name>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Unseen</source>
        <translation>Non vus</translation>
    </message>
    <message>
        <source>Moves copied: %L1 of %L2</source>
        <translation>Coups copiés&#xa0;: %L1 sur %L2</translation>
    </message>
    <message>
        <source>At most %L1 moves can be dragged at once; all can be copied</source>
        <translation>On peut glisser %L1 coups au plus à la fois&#xa0;; tous peuvent être copiés</translation>
    </message>
    <message>
        <source>&amp;Moves</source>
        <translation>&amp;Coups</translation>
    </message>
    <message>
        <source>Show the list of moves</source>
        <translation>Montrer la liste des coups</translation>
    </message>
    <message>
        <source>&amp;Unseen</source>
        <translation>&amp;Non vus</translation>
    </message>
    <message>
        <source>Show the unseen tiles</source>
        <translation>Montrer les jetons non vus</translation>
    </message>
    <message>
        <source>Copy &amp;Moves</source>
        <translation>Copier les co&amp;ups</translation>
    </message>
    <message>
        <source>Copy the selected moves, or the best fifteen, as aligned text</source>
        <translation>Copier les coups sélectionnés, ou les quinze meilleurs, en texte aligné</translation>
    </message>
    <message>
        <source>Copy Moves as Mar&amp;kdown</source>
        <translation>Copier les coups en Mar&amp;kdown</translation>
    </message>
    <message>
        <source>Copy the selected moves, or the best fifteen, as a table</source>
        <translation>Copier les coups sélectionnés, ou les quinze meilleurs, en tableau</translation>
    </message>
</context>
<context>
    <name>ui::MovesPanel</name>
    <message>
        <source>Live is off.
F5 looks for the moves of this position.</source>
        <translation>«&#xa0;En direct&#xa0;» est désactivé.
F5 cherche les coups de cette position.</translation>
    </message>
    <message>
        <source>The rack is not known.
Type the rack: Ctrl+R, then the tiles, ? for a blank.</source>
        <translation>Le chevalet n’est pas connu.
Saisissez-le&#xa0;: Ctrl+R, puis les jetons, ? pour un joker.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles.
Open one: Ctrl+Shift+O, or drop a word graph or a word list here.</source>
        <translation>Aucun lexique ne convient à ces jetons.
Ouvrez-en un&#xa0;: Ctrl+Maj+O, ou déposez ici un graphe de mots ou une liste de mots.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
    <message>
        <source>Stopped.
F5 looks for the moves of this position.</source>
        <translation>Arrêté.
F5 cherche les coups de cette position.</translation>
    </message>
    <message>
        <source>No moves: %1</source>
        <translation>Pas de coups&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hidden while the game is played.
Game ▸ Show Analysis ends that.</source>
        <translation>Caché pendant la partie.
Partie ▸ Montrer l’analyse y met fin.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Caché tant que vous cherchez vous-même le meilleur coup.</translation>
    </message>
    <message>
        <source>No move passes the filter.</source>
        <translation>Aucun coup ne passe le filtre.</translation>
    </message>
    <message>
        <source>%1 moves are pinned already; F4 on one of them, or Shift+F4, makes room.</source>
        <translation>%1 coups sont déjà épinglés&#xa0;; F4 sur l’un d’eux, ou Maj+F4, fait de la place.</translation>
    </message>
    <message>
        <source>No lexicon yet.</source>
        <translation>Pas encore de lexique.</translation>
    </message>
    <message>
        <source>Copying the moves</source>
        <translation>Copie des coups</translation>
    </message>
    <message numerus="yes">
        <source>⚠ Partial rack: only moves of %1; %n more tile(s) are not known.</source>
        <translation>
            <numerusform>⚠ Chevalet partiel&#xa0;: seulement des coups avec %1&#xa0;; %n autre lettre est inconnue.</numerusform>
            <numerusform>⚠ Chevalet partiel&#xa0;: seulement des coups avec %1&#xa0;; %n autres lettres sont inconnues.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show the Answer</source>
        <translation>Montrer la réponse</translation>
    </message>
    <message>
        <source>Give up looking for the move yourself (Ctrl+Alt+H)</source>
        <translation>Ne plus chercher le coup vous-même (Ctrl+Alt+H)</translation>
    </message>
</context>
<context>
    <name>ui::NewGameDialog</name>
    <message>
        <source>C&amp;lock:</source>
        <translation>Pen&amp;dule&#xa0;:</translation>
    </message>
    <message>
        <source>Minutes for each player</source>
        <translation>Minutes par joueur</translation>
    </message>
    <message>
        <source>Seconds more for each turn</source>
        <translation>Secondes de plus par tour</translation>
    </message>
    <message>
        <source>Points lost for each minute of overtime</source>
        <translation>Points perdus par minute de dépassement</translation>
    </message>
    <message>
        <source>Show the moves and the anal&amp;ysis during the game</source>
        <translation>Montrer les coups et l’anal&amp;yse pendant la partie</translation>
    </message>
    <message>
        <source>&amp;Hide the rack between the turns of two people</source>
        <translation>Ca&amp;cher le chevalet entre les tours de deux personnes</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Words that are not in the lexicon</source>
        <translation>Mots absents du lexique</translation>
    </message>
    <message>
        <source>the first of the players</source>
        <translation>le premier des joueurs</translation>
    </message>
    <message>
        <source>whom the lot falls on</source>
        <translation>celui que le sort désigne</translation>
    </message>
    <message>
        <source>can&apos;t be played</source>
        <translation>ne peuvent pas être joués</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge is free</source>
        <translation>contestables&#xa0;; une contestation à tort est gratuite</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge costs the turn</source>
        <translation>contestables&#xa0;; une contestation à tort coûte le tour</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge gives 5 points</source>
        <translation>contestables&#xa0;; une contestation à tort donne 5 points</translation>
    </message>
    <message>
        <source>can be challenged; a wrong challenge gives 10 points</source>
        <translation>contestables&#xa0;; une contestation à tort donne 10 points</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed deals the same tiles again</source>
        <translation>La même graine distribue de nouveau les mêmes jetons</translation>
    </message>
    <message>
        <source>&amp;Draw Another</source>
        <translation>En &amp;tirer une autre</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xique</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Who &amp;begins</source>
        <translation>&amp;Qui commence</translation>
    </message>
    <message>
        <source>Phony &amp;words</source>
        <translation>&amp;Mots non valables</translation>
    </message>
    <message>
        <source>&amp;Seed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Humain</translation>
    </message>
    <message>
        <source>Computer, best move</source>
        <translation>Ordinateur, meilleur coup</translation>
    </message>
    <message>
        <source>Computer, one of the best 5</source>
        <translation>Ordinateur, un des 5 meilleurs</translation>
    </message>
    <message>
        <source>Computer, one of the best 20</source>
        <translation>Ordinateur, un des 20 meilleurs</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Ordinateur</translation>
    </message>
    <message>
        <source>With a clock</source>
        <translation>Avec pendule</translation>
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
        <translation> s par tour</translation>
    </message>
    <message>
        <source>overtime: </source>
        <translation>dépassement&#xa0;: </translation>
    </message>
    <message>
        <source> points a minute</source>
        <translation> points par minute</translation>
    </message>
    <message>
        <source>No lexicon is known for these letters: open or build one first.</source>
        <translation>Aucun lexique n’est connu pour ces lettres&#xa0;: ouvrez-en ou construisez-en un d’abord.</translation>
    </message>
    <message>
        <source>There are not enough tiles for that many players.</source>
        <translation>Il n’y a pas assez de jetons pour autant de joueurs.</translation>
    </message>
    <message>
        <source>A seed is a number.</source>
        <translation>Une graine est un nombre.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>name and number of a player</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Computer %1</source>
        <translation>Ordinateur %1</translation>
    </message>
    <message>
        <source>Computer, small vocabulary</source>
        <translation>Ordinateur, petit vocabulaire</translation>
    </message>
    <message>
        <source>Computer, simulates 2 plies</source>
        <translation>Ordinateur, simule 2 demi-coups</translation>
    </message>
    <message>
        <source>Computer, simulates 4 plies</source>
        <translation>Ordinateur, simule 4 demi-coups</translation>
    </message>
    <message>
        <source>Computer, simulates by the clock</source>
        <translation>Ordinateur, simule selon la pendule</translation>
    </message>
    <message>
        <source>Computer, best move and exact endings</source>
        <translation>Ordinateur, meilleur coup et fins de partie exactes</translation>
    </message>
    <message>
        <source>Words of a small vocabulary</source>
        <translation>Mots d’un petit vocabulaire</translation>
    </message>
    <message>
        <source>Small &amp;vocabulary</source>
        <translation>Petit &amp;vocabulaire</translation>
    </message>
    <message>
        <source>a part of the words, the longer the fewer</source>
        <translation>une partie des mots, d’autant moins qu’ils sont longs</translation>
    </message>
    <message>
        <source>the words that are in %1, too</source>
        <comment>a lexicon</comment>
        <translation>les mots qui sont aussi dans %1</translation>
    </message>
    <message>
        <source>The lexicon of the small vocabulary is gone: %1</source>
        <translation>Le lexique du petit vocabulaire n’est plus là&#xa0;: %1</translation>
    </message>
    <message>
        <source>Two lexicons of the library are called %1: rename one of them.</source>
        <translation>Deux lexiques de la bibliothèque s’appellent %1&#xa0;: renommez l’un d’eux.</translation>
    </message>
    <message>
        <source>Lexicon of player %1</source>
        <translation>Lexique du joueur %1</translation>
    </message>
    <message>
        <source>A lexicon of his own: his plays are judged by its words, the others&apos; by theirs</source>
        <translation>Un lexique à lui : ses coups sont jugés selon ses mots, ceux des autres selon les leurs</translation>
    </message>
</context>
<context>
    <name>ui::NoteDocument</name>
    <message>
        <source>... This note is too long to be shown whole, or to be changed here. Characters left out: %1</source>
        <translation>… Cette note est trop longue pour être affichée en entier ou modifiée ici. Caractères omis : %1</translation>
    </message>
</context>
<context>
    <name>ui::NoteView</name>
    <message>
        <source>Note on the turn</source>
        <translation>Note sur le tour</translation>
    </message>
    <message>
        <source>Note on this turn: click here to write one</source>
        <translation>Note sur ce tour&#xa0;: cliquer ici pour en écrire une</translation>
    </message>
    <message>
        <source>Note on the turn, as Markdown</source>
        <translation>Note sur le tour, en Markdown</translation>
    </message>
    <message>
        <source>Markdown. 8H, 8H QUIZ and #13 become links; pictures can be pasted.</source>
        <translation>Markdown. 8H, 8H QUIZ et #13 deviennent des liens&#xa0;; on peut coller des images.</translation>
    </message>
</context>
<context>
    <name>ui::NotesFeature</name>
    <message>
        <source>&amp;Begin a Game Here</source>
        <translation>Co&amp;mmencer une partie ici</translation>
    </message>
    <message>
        <source>Make the position the beginning of a game, with lines, notes and drawings</source>
        <translation>Faire de la position le début d’une partie, avec lignes, notes et dessins</translation>
    </message>
    <message>
        <source>&amp;Mark the Square</source>
        <translation>&amp;Marquer la case</translation>
    </message>
    <message>
        <source>Mark the square at the cursor, or take the mark away; with the mouse a right click</source>
        <translation>Marquer la case du curseur, ou retirer la marque&#xa0;; à la souris, clic droit</translation>
    </message>
    <message>
        <source>&amp;Arrow From or To the Square</source>
        <translation>&amp;Flèche depuis ou vers la case</translation>
    </message>
    <message>
        <source>Begin an arrow at the cursor, the second time end it there; with the mouse drag with the right button</source>
        <translation>Commencer une flèche au curseur, la seconde fois l’y terminer&#xa0;; à la souris, glisser avec le bouton droit</translation>
    </message>
    <message>
        <source>&amp;Delete the Drawings</source>
        <translation>Supprimer les &amp;dessins</translation>
    </message>
    <message>
        <source>Delete what is drawn for this turn</source>
        <translation>Supprimer ce qui est dessiné pour ce tour</translation>
    </message>
    <message>
        <source>Next &amp;Colour of Drawings</source>
        <translation>Couleur &amp;suivante des dessins</translation>
    </message>
    <message>
        <source>Draw green, red, yellow or blue; with the mouse plain, Shift, Ctrl, both</source>
        <translation>Dessiner en vert, rouge, jaune ou bleu&#xa0;; à la souris sans touche, Maj, Ctrl, les deux</translation>
    </message>
    <message>
        <source>No Mark</source>
        <translation>Sans marque</translation>
    </message>
    <message>
        <source>Brilliant Move</source>
        <translation>Coup brillant</translation>
    </message>
    <message>
        <source>Good Move</source>
        <translation>Bon coup</translation>
    </message>
    <message>
        <source>Interesting Move</source>
        <translation>Coup intéressant</translation>
    </message>
    <message>
        <source>Dubious Move</source>
        <translation>Coup douteux</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Gaffe</translation>
    </message>
    <message>
        <source>Mark the move of this turn</source>
        <translation>Marquer le coup de ce tour</translation>
    </message>
    <message>
        <source>Drawings belong to a game; Game, Begin a Game Here makes one of the position</source>
        <translation>Les dessins appartiennent à une partie&#xa0;; Partie, «&#xa0;Commencer une partie ici&#xa0;» en fait une de la position</translation>
    </message>
    <message>
        <source>delete drawing</source>
        <translation>suppression d’un dessin</translation>
    </message>
    <message>
        <source>Arrow from %1: move the cursor and give the command again</source>
        <translation>Flèche depuis %1&#xa0;: déplacez le curseur et répétez la commande</translation>
    </message>
    <message>
        <source>Drawings by key are %1 now</source>
        <translation>Dessins au clavier&#xa0;: %1</translation>
    </message>
    <message>
        <source>delete drawings</source>
        <translation>suppression des dessins</translation>
    </message>
    <message>
        <source>no mark</source>
        <translation>sans marque</translation>
    </message>
    <message>
        <source>mark %1</source>
        <translation>marque %1</translation>
    </message>
    <message>
        <source>No game can begin here</source>
        <translation>Aucune partie ne peut commencer ici</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>begin a game</source>
        <translation>début d’une partie</translation>
    </message>
    <message>
        <source>Keeping the picture</source>
        <translation>Mise de côté de l’image</translation>
    </message>
    <message>
        <source>The picture was not kept</source>
        <translation>L’image n’a pas été gardée</translation>
    </message>
    <message>
        <source>another game was opened meanwhile</source>
        <translation>une autre partie a été ouverte entre-temps</translation>
    </message>
    <message>
        <source>Go to turn %1</source>
        <translation>Aller au tour %1</translation>
    </message>
    <message>
        <source>Show the position before this turn</source>
        <translation>Montrer la position avant ce tour</translation>
    </message>
    <message>
        <source>Go to square %1</source>
        <translation>Aller à la case %1</translation>
    </message>
</context>
<context>
    <name>ui::OpeningTurn</name>
    <message>
        <source>There is no turn %1: it is a position, not a game</source>
        <translation>Il n’y a pas de tour %1&#xa0;: c’est une position, pas une partie</translation>
    </message>
    <message>
        <source>There is no turn %1: the last one is %2</source>
        <translation>Il n’y a pas de tour %1&#xa0;: le dernier est %2</translation>
    </message>
</context>
<context>
    <name>ui::Overlay</name>
    <message>
        <source>blank</source>
        <translation>joker</translation>
    </message>
    <message>
        <source>Waits for the list of moves: it needs a lexicon and a known rack.</source>
        <translation>Attend la liste des coups&#xa0;: il faut un lexique et un chevalet connu.</translation>
    </message>
    <message>
        <source>The game is over: nobody moves any more.</source>
        <translation>La partie est finie&#xa0;: plus personne ne joue.</translation>
    </message>
</context>
<context>
    <name>ui::OverlayService</name>
    <message>
        <source>Overlays</source>
        <translation>Calques</translation>
    </message>
</context>
<context>
    <name>ui::OverlayTable</name>
    <message>
        <source>Overlay</source>
        <translation>Calque</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Meaning</source>
        <translation>Signification</translation>
    </message>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>rack: %1</source>
        <translation>chevalet&#xa0;: %1</translation>
    </message>
    <message>
        <source>unseen: %1</source>
        <translation>non vus&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::OverlayTableDialog</name>
    <message>
        <source>Overlays as a Table</source>
        <translation>Calques en tableau</translation>
    </message>
    <message>
        <source>Marks of the overlays</source>
        <translation>Marques des calques</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Copier</translation>
    </message>
    <message>
        <source>&amp;Save…</source>
        <translation>&amp;Enregistrer…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No overlay is on.</source>
        <translation>Aucun calque n’est actif.</translation>
    </message>
</context>
<context>
    <name>ui::OverlaysFeature</name>
    <message>
        <source>&amp;No Overlay</source>
        <translation>Aucun &amp;calque</translation>
    </message>
    <message>
        <source>Only the board</source>
        <translation>Le plateau seul</translation>
    </message>
    <message>
        <source>Overlays as a &amp;Table…</source>
        <translation>Calques en &amp;tableau…</translation>
    </message>
    <message>
        <source>The marks on the board in words and numbers</source>
        <translation>Les marques du plateau en mots et en chiffres</translation>
    </message>
    <message>
        <source>Save Overlays</source>
        <translation>Enregistrer les calques</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Overlays are hidden until the answer of this chapter is shown.</source>
        <translation>Les calques sont cachés jusqu’à ce que la réponse de ce chapitre soit montrée.</translation>
    </message>
</context>
<context>
    <name>ui::PaletteButton</name>
    <message>
        <source>Commands and moves</source>
        <translation>Commandes et coups</translation>
    </message>
    <message>
        <source>Commands, moves…  Ctrl+K</source>
        <translation>Commandes, coups…  Ctrl+K</translation>
    </message>
    <message>
        <source>Ctrl+K</source>
        <translation>Ctrl+K</translation>
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
        <translation>Position </translation>
    </message>
    <message>
        <source> of %1</source>
        <translation> sur %1</translation>
    </message>
    <message>
        <source>Number of the game</source>
        <translation>Numéro de la partie</translation>
    </message>
    <message>
        <source>Number of the position</source>
        <translation>Numéro de la position</translation>
    </message>
    <message>
        <source>Which game of the file this is</source>
        <translation>Quelle partie du fichier c’est</translation>
    </message>
    <message>
        <source>Which position of the file this is</source>
        <translation>Quelle position du fichier c’est</translation>
    </message>
</context>
<context>
    <name>ui::PathCrumbs</name>
    <message>
        <source>Root</source>
        <translation>Racine</translation>
    </message>
    <message>
        <source>Back to the root</source>
        <translation>Retour à la racine</translation>
    </message>
    <message>
        <source>Back to %1, a word ends there</source>
        <translation>Retour à %1, un mot y finit</translation>
    </message>
    <message>
        <source>Back to %1</source>
        <translation>Retour à %1</translation>
    </message>
</context>
<context>
    <name>ui::PathField</name>
    <message>
        <source>Browse…</source>
        <translation>Parcourir…</translation>
    </message>
    <message>
        <source>Browse: %1</source>
        <translation>Parcourir&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::PictureDialog</name>
    <message>
        <source>O&amp;verlay</source>
        <translation>&amp;Calque</translation>
    </message>
    <message>
        <source>&amp;Move that is shown</source>
        <translation>Coup &amp;montré</translation>
    </message>
    <message>
        <source>&amp;Rack</source>
        <translation>Che&amp;valet</translation>
    </message>
    <message>
        <source>&amp;List of moves</source>
        <translation>&amp;Liste des coups</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Pixels (PNG)</source>
        <translation>Pixels (PNG)</translation>
    </message>
    <message>
        <source>Drawing (SVG)</source>
        <translation>Dessin (SVG)</translation>
    </message>
    <message>
        <source>Page (PDF)</source>
        <translation>Page (PDF)</translation>
    </message>
    <message>
        <source>×%1</source>
        <translation>×%1</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Comme la fenêtre</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>&amp;Form:</source>
        <translation>&amp;Format&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Size:</source>
        <translation>&amp;Taille&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>T&amp;hème&#xa0;:</translation>
    </message>
    <message>
        <source>With:</source>
        <translation>Avec&#xa0;:</translation>
    </message>
    <message>
        <source>Save &amp;As…</source>
        <translation>Enregistrer &amp;sous…</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>Co&amp;pier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>the whole board</source>
        <translation>tout le plateau</translation>
    </message>
    <message>
        <source>Two opposite corners, such as E4-J9</source>
        <translation>Deux coins opposés, comme E4-J9</translation>
    </message>
    <message>
        <source>P&amp;art:</source>
        <translation>&amp;Zone&#xa0;:</translation>
    </message>
    <message>
        <source>✕ Two corners are needed, such as E4-J9.</source>
        <translation>✕ Il faut deux coins, comme E4-J9.</translation>
    </message>
</context>
<context>
    <name>ui::PictureFeature</name>
    <message>
        <source>Export P&amp;icture…</source>
        <translation>Exporter l’&amp;image…</translation>
    </message>
    <message>
        <source>Write the board, rack and moves as a picture, or copy or print it</source>
        <translation>Écrire le plateau, le chevalet et les coups en image, ou la copier ou l’imprimer</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primer…</translation>
    </message>
    <message>
        <source>Look at the page with board and rack, and print it</source>
        <translation>Voir la page avec plateau et chevalet, et l’imprimer</translation>
    </message>
    <message>
        <source>Copy Board &amp;Image</source>
        <translation>Copier l’&amp;image du plateau</translation>
    </message>
    <message>
        <source>Copy the board as it is seen</source>
        <translation>Copier le plateau tel qu’on le voit</translation>
    </message>
    <message>
        <source>Copy Board as &amp;Text</source>
        <translation>Copier le plateau en &amp;texte</translation>
    </message>
    <message>
        <source>Copy the board as lines of letters, for messages</source>
        <translation>Copier le plateau en lignes de lettres, pour des messages</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The picture was copied.</source>
        <translation>L’image a été copiée.</translation>
    </message>
    <message>
        <source>Export Picture</source>
        <translation>Exporter l’image</translation>
    </message>
    <message>
        <source>board</source>
        <translation>plateau</translation>
    </message>
    <message>
        <source>Tilewright board</source>
        <translation>Plateau Tilewright</translation>
    </message>
</context>
<context>
    <name>ui::PlayFeature</name>
    <message>
        <source>Ne&amp;w Game…</source>
        <translation>No&amp;uvelle partie…</translation>
    </message>
    <message>
        <source>Play a game against the computer or with other people</source>
        <translation>Jouer une partie contre l’ordinateur ou à plusieurs</translation>
    </message>
    <message>
        <source>&amp;Go On</source>
        <translation>Conti&amp;nuer</translation>
    </message>
    <message>
        <source>End the pause, take one&apos;s seat, or accept the last play</source>
        <translation>Finir la pause, prendre sa place ou accepter le dernier coup</translation>
    </message>
    <message>
        <source>C&amp;hallenge</source>
        <translation>&amp;Contester</translation>
    </message>
    <message>
        <source>Doubt the words of the play before this turn</source>
        <translation>Mettre en doute les mots du coup précédent</translation>
    </message>
    <message>
        <source>Pass the &amp;Turn</source>
        <translation>&amp;Passer le tour</translation>
    </message>
    <message>
        <source>Neither play nor exchange</source>
        <translation>Ni jouer ni échanger</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>P&amp;ause</translation>
    </message>
    <message>
        <source>Stop the game and its clocks for a while</source>
        <translation>Arrêter un moment la partie et ses pendules</translation>
    </message>
    <message>
        <source>Resi&amp;gn</source>
        <translation>A&amp;bandonner</translation>
    </message>
    <message>
        <source>Give the game up; can be undone</source>
        <translation>Renoncer à la partie&#xa0;; peut être annulé</translation>
    </message>
    <message>
        <source>The game goes on</source>
        <translation>La partie continue</translation>
    </message>
    <message>
        <source>Show &amp;Analysis</source>
        <translation>Montrer l’anal&amp;yse</translation>
    </message>
    <message>
        <source>Show everything for the rest of this game: moves, racks, words</source>
        <translation>Tout montrer pour le reste de cette partie&#xa0;: coups, chevalets, mots</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Échanger</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>New Game…</source>
        <translation>Nouvelle partie…</translation>
    </message>
    <message>
        <source>The game was not begun</source>
        <translation>La partie n’a pas été commencée</translation>
    </message>
    <message>
        <source>its lexicon could not be opened</source>
        <translation>son lexique n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source> – </source>
        <translation> – </translation>
    </message>
    <message>
        <source>Nothing was challenged</source>
        <translation>Aucune contestation</translation>
    </message>
    <message>
        <source> : </source>
        <translation> – </translation>
    </message>
    <message>
        <source>Game over, %1: given up by %2.</source>
        <translation>Partie finie, %1&#xa0;: abandonnée par %2.</translation>
    </message>
    <message>
        <source>Game over, %1 points.</source>
        <translation>Partie finie, %1 points.</translation>
    </message>
    <message>
        <source>Game over, %1: a draw.</source>
        <translation>Partie finie, %1&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>Game over, %1: won by %2.</source>
        <translation>Partie finie, %1&#xa0;: gagnée par %2.</translation>
    </message>
    <message>
        <source>This game can&apos;t be gone on with: %1</source>
        <translation>Cette partie ne peut pas continuer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Paused. On turn: %1</source>
        <translation>En pause. À jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, are you there? No one else should look now.</source>
        <translation>%1, êtes-vous là&#xa0;? Personne d’autre ne devrait regarder maintenant.</translation>
    </message>
    <message>
        <source>On turn: %1</source>
        <translation>À jouer&#xa0;: %1</translation>
    </message>
    <message>
        <source>On turn, at the end of the game: %1</source>
        <translation>À jouer, à la fin de la partie&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 thinks …</source>
        <translation>%1 réfléchit …</translation>
    </message>
    <message>
        <source>%1: accept the last play, or challenge it?</source>
        <translation>%1&#xa0;: accepter le dernier coup ou le contester&#xa0;?</translation>
    </message>
    <message>
        <source>The game is at its end.</source>
        <translation>La partie est arrivée à sa fin.</translation>
    </message>
    <message>
        <source>I am ready</source>
        <translation>J’y suis</translation>
    </message>
    <message>
        <source>Accept</source>
        <translation>Accepter</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>À la fin</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Give up</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Poursuivre</translation>
    </message>
    <message>
        <source>%1, do you give the game up?</source>
        <translation>%1, abandonnez-vous la partie&#xa0;?</translation>
    </message>
</context>
<context>
    <name>ui::PlayerLexiconLoader</name>
    <message>
        <source>Opening the lexicons of the players</source>
        <translation>Ouverture des lexiques des joueurs</translation>
    </message>
    <message>
        <source>The lexicon %1 of %2 is not among those that are known here</source>
        <translation>Le lexique %1 de %2 n’est pas connu ici</translation>
    </message>
    <message>
        <source>the words of the game count until Lexicon, Manage adds it and Game, Lexicons of the Players takes it up</source>
        <translation>les mots de la partie comptent jusqu’à ce que Lexique, Gérer l’ajoute et que Partie, Lexiques des joueurs le prenne</translation>
    </message>
    <message>
        <source>The lexicon of %1 was not opened</source>
        <translation>Le lexique de %1 n’a pas été ouvert</translation>
    </message>
</context>
<context>
    <name>ui::PlayerLexiconsDialog</name>
    <message>
        <source>Lexicons of the players</source>
        <translation>Lexiques des joueurs</translation>
    </message>
    <message>
        <source>A play is judged by the words of its player; replies in simulations and endings are made of the other one&apos;s.</source>
        <translation>Un coup est jugé selon les mots de son joueur ; les réponses des simulations et des finales sont formées de ceux de l’autre.</translation>
    </message>
    <message>
        <source>Lexicon of %1</source>
        <translation>Lexique de %1</translation>
    </message>
    <message>
        <source>lexicons of the players</source>
        <translation>lexiques des joueurs</translation>
    </message>
    <message>
        <source>Another game was opened in the meantime. Close this window and open it again.</source>
        <translation>Une autre partie a été ouverte entre-temps. Fermez cette fenêtre et rouvrez-la.</translation>
    </message>
</context>
<context>
    <name>ui::PlayersDialog</name>
    <message>
        <source>Scores and racks</source>
        <translation>Scores et chevalets</translation>
    </message>
    <message>
        <source>Another position was opened in the meantime. Close this window and open it again to edit that one.</source>
        <translation>Une autre position a été ouverte entre-temps. Fermez cette fenêtre et rouvrez-la pour modifier celle-là.</translation>
    </message>
</context>
<context>
    <name>ui::PlayersForm</name>
    <message>
        <source>On turn</source>
        <translation>À jouer</translation>
    </message>
    <message>
        <source>Rack (? = blank, empty = unknown)</source>
        <translation>Chevalet (? = joker, vide = inconnu)</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 is on turn</source>
        <translation>C’est à %1 de jouer</translation>
    </message>
    <message>
        <source>Rack of %1</source>
        <translation>Chevalet de %1</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Score de %1</translation>
    </message>
</context>
<context>
    <name>ui::PositionFeature</name>
    <message>
        <source>&amp;Play the Move</source>
        <translation>&amp;Jouer le coup</translation>
    </message>
    <message>
        <source>Play the move on the board or the one chosen in the list (Enter)</source>
        <translation>Jouer le coup posé sur le plateau ou choisi dans la liste (Entrée)</translation>
    </message>
    <message>
        <source>Play the &amp;Best Move</source>
        <translation>Jouer le &amp;meilleur coup</translation>
    </message>
    <message>
        <source>Play the first move by equity</source>
        <translation>Jouer le premier coup par équité</translation>
    </message>
    <message>
        <source>S&amp;cores and Racks…</source>
        <translation>Sc&amp;ores et chevalets…</translation>
    </message>
    <message>
        <source>Set scores, racks and whose turn it is</source>
        <translation>Fixer les scores, les chevalets et le joueur dont c’est le tour</translation>
    </message>
    <message>
        <source>&amp;Type the Rack</source>
        <translation>&amp;Saisir le chevalet</translation>
    </message>
    <message>
        <source>Type the tiles of the player on turn, ? for a blank</source>
        <translation>Saisir les jetons du joueur dont c’est le tour, ? pour un joker</translation>
    </message>
    <message>
        <source>&amp;Shuffle the Rack</source>
        <translation>Mé&amp;langer le chevalet</translation>
    </message>
    <message>
        <source>Shuffle the tiles on the rack</source>
        <translation>Mélanger les jetons du chevalet</translation>
    </message>
    <message>
        <source>S&amp;ort the Rack</source>
        <translation>T&amp;rier le chevalet</translation>
    </message>
    <message>
        <source>Put the tiles on the rack in order</source>
        <translation>Mettre en ordre les jetons du chevalet</translation>
    </message>
    <message>
        <source>&amp;Recall the Tiles</source>
        <translation>Reprendre les jeto&amp;ns</translation>
    </message>
    <message>
        <source>Take the tiles that are being entered back to the rack</source>
        <translation>Ramener au chevalet les jetons en cours de pose</translation>
    </message>
    <message>
        <source>The move was not played</source>
        <translation>Le coup n’a pas été joué</translation>
    </message>
    <message>
        <source>The game is over. Go back a turn to try something else.</source>
        <translation>La partie est finie. Reculez d’un tour pour essayer autre chose.</translation>
    </message>
    <message>
        <source>Can&apos;t place %1</source>
        <translation>Impossible de poser %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Poser %1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message>
        <source>Variations are kept in games: Game ▸ Begin a Game Here makes one of the position.</source>
        <translation>Les variantes se gardent dans les parties&#xa0;: Partie ▸ Commencer une partie ici en fait une de la position.</translation>
    </message>
    <message>
        <source>The line was kept only in part</source>
        <translation>La suite n’a été gardée qu’en partie</translation>
    </message>
    <message numerus="yes">
        <source>Kept as a variation: %n moves</source>
        <translation>
            <numerusform>Gardé comme variante&#xa0;: %n coup</numerusform>
            <numerusform>Gardé comme variante&#xa0;: %n coups</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PracticeCard</name>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Score, then number of tiles, then lane, then the move (Ctrl+H)</source>
        <translation>Score, puis nombre de jetons, puis rangée, puis le coup (Ctrl+H)</translation>
    </message>
    <message>
        <source>Show the Move</source>
        <translation>Montrer le coup</translation>
    </message>
    <message>
        <source>Give up and see the best move</source>
        <translation>Renoncer et voir le meilleur coup</translation>
    </message>
    <message>
        <source>Next Mistake</source>
        <translation>Erreur suivante</translation>
    </message>
    <message>
        <source>Go on to the next one (Ctrl+L)</source>
        <translation>Passer à la suivante (Ctrl+L)</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Back to the review (Esc)</source>
        <translation>Retour au bilan (Échap)</translation>
    </message>
    <message>
        <source>%1 played %2 here. Find better.</source>
        <translation>Ici, %1 a joué %2. Trouvez mieux.</translation>
    </message>
    <message>
        <source>%1: one moment…</source>
        <translation>%1&#xa0;: un instant…</translation>
    </message>
    <message>
        <source>✗ %1 is not a legal move of this lexicon.</source>
        <translation>✗ %1 n’est pas un coup valable avec ce lexique.</translation>
    </message>
    <message>
        <source>✓ %1: found it.</source>
        <translation>✓ %1&#xa0;: trouvé.</translation>
    </message>
    <message>
        <source>%1 is better than what was played, but loses %2 still.</source>
        <translation>%1 est mieux que le coup joué, mais perd encore %2.</translation>
    </message>
    <message>
        <source>✗ %1 loses %2: look again.</source>
        <translation>✗ %1 perd %2&#xa0;: cherchez encore.</translation>
    </message>
    <message numerus="yes">
        <source>The best move scores %n points.</source>
        <translation>
            <numerusform>Le meilleur coup marque %n point.</numerusform>
            <numerusform>Le meilleur coup marque %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It exchanges %n tiles.</source>
        <translation>
            <numerusform>Il échange %n jeton.</numerusform>
            <numerusform>Il échange %n jetons.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It plays %n tiles.</source>
        <translation>
            <numerusform>Il pose %n jeton.</numerusform>
            <numerusform>Il pose %n jetons.</numerusform>
        </translation>
    </message>
    <message>
        <source>It lies in row %1.</source>
        <translation>Il se trouve dans la ligne %1.</translation>
    </message>
    <message>
        <source>It lies in column %1.</source>
        <translation>Il se trouve dans la colonne %1.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points, equity %3; %4 loses %5.</source>
        <translation>Le meilleur est %1 pour %2 points, équité %3&#xa0;; %4 perd %5.</translation>
    </message>
    <message>
        <source>Reviewing the game…</source>
        <translation>Bilan de la partie…</translation>
    </message>
    <message>
        <source>No more mistakes to look at.</source>
        <translation>Plus d’erreurs à examiner.</translation>
    </message>
    <message>
        <source>Put your move on the board and press Enter.</source>
        <translation>Posez votre coup sur le plateau, puis Entrée.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminer</translation>
    </message>
    <message>
        <source>✗ %1 is what was played, and loses %2: look again.</source>
        <translation>✗ %1 est ce qui a été joué, et perd %2 : cherchez encore.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3 loses %4 (%5).</source>
        <translation>Le meilleur est %1 pour %2 points ; %3 perd %4 (%5).</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>%1 of the chance of winning</source>
        <translation>%1 de la chance de gagner</translation>
    </message>
    <message>
        <source>The answer is %1 for %2 points; → tells what is said of it.</source>
        <translation>La réponse est %1 pour %2 points ; → donne ce qui en est dit.</translation>
    </message>
    <message>
        <source>Find the best move.</source>
        <translation>Trouvez le meilleur coup.</translation>
    </message>
    <message>
        <source>Next Puzzle</source>
        <translation>Problème suivant</translation>
    </message>
    <message>
        <source>No more puzzles in this study.</source>
        <translation>Plus de problèmes dans cette étude.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3.</source>
        <translation>Le meilleur est %1 pour %2 points ; %3.</translation>
    </message>
    <message>
        <source>%1 is a phony and was taken back, which cost nothing</source>
        <translation>%1 n’est pas valable et a été retiré, ce qui n’a rien coûté</translation>
    </message>
    <message>
        <source>%1 is a phony and was taken back, which loses %2</source>
        <translation>%1 n’est pas valable et a été retiré, ce qui perd %2</translation>
    </message>
    <message>
        <source>%1 is a phony: as it stayed, it lost nothing</source>
        <translation>%1 n’est pas valable : comme il est resté, il n’a rien perdu</translation>
    </message>
    <message>
        <source>%1 is a phony, and loses %2 even though it stayed</source>
        <translation>%1 n’est pas valable et perd %2 bien qu’il soit resté</translation>
    </message>
    <message>
        <source>%1 played %2 here; not valid: %3. Find better.</source>
        <translation>Ici, %1 a joué %2&#xa0;; non valable&#xa0;: %3. Trouvez mieux.</translation>
    </message>
    <message>
        <source>✗ %1 loses %2 by the static evaluation: look again.</source>
        <translation>✗ %1 perd %2 selon l’évaluation statique : cherchez encore.</translation>
    </message>
    <message>
        <source>Best is %1 for %2 points; %3 loses nothing (%4).</source>
        <translation>Le meilleur est %1 pour %2 points&#xa0;; %3 ne perd rien (%4).</translation>
    </message>
</context>
<context>
    <name>ui::PreEndgamePage</name>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1 : %2 sur %3</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n autre</numerusform>
            <numerusform>%n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves by what is in the bag</source>
        <translation>Coups selon le contenu du sac</translation>
    </message>
    <message>
        <source>Tiles in the bag</source>
        <translation>Jetons dans le sac</translation>
    </message>
    <message>
        <source>any tiles</source>
        <translation>jetons quelconques</translation>
    </message>
    <message>
        <source>In the &amp;bag:</source>
        <translation>Dans le &amp;sac :</translation>
    </message>
    <message>
        <source>%1: %2 · %3 of %4</source>
        <translation>%1 : %2 · %3 sur %4</translation>
    </message>
    <message>
        <source>, by %1</source>
        <translation>, de %1</translation>
    </message>
    <message>
        <source>, by %1 to %2</source>
        <translation>, de %1 à %2</translation>
    </message>
    <message>
        <source>What must I hope for after %1?</source>
        <translation>Que dois-je espérer après %1 ?</translation>
    </message>
    <message>
        <source>+ Hope</source>
        <translation>+ Espérer</translation>
    </message>
    <message>
        <source>= Tie</source>
        <translation>= Égalité</translation>
    </message>
    <message>
        <source>± By the order</source>
        <translation>± Selon l’ordre</translation>
    </message>
    <message>
        <source>− Fear</source>
        <translation>− Craindre</translation>
    </message>
    <message>
        <source>? Not known</source>
        <translation>? Inconnu</translation>
    </message>
    <message>
        <source>These tiles can&apos;t be in the bag together.</source>
        <translation>Ces jetons ne peuvent pas être ensemble dans le sac.</translation>
    </message>
    <message>
        <source>None of these moves is known to win all of these bags.</source>
        <translation>D’aucun de ces coups on ne sait qu’il gagne avec tous ces sacs.</translation>
    </message>
    <message>
        <source>Win then: %1</source>
        <translation>Gagnent alors : %1</translation>
    </message>
    <message>
        <source>■ %1 wins %2 of %3</source>
        <translation>■ %1 gagne %2 sur %3</translation>
    </message>
    <message>
        <source>≈ %1 wins about %2 of %3</source>
        <translation>≈ %1 gagne environ %2 sur %3</translation>
    </message>
    <message>
        <source>≈ %1 wins about %2 of the %3 looked at, of %4</source>
        <translation>≈ %1 gagne environ %2 des %3 examinés, sur %4</translation>
    </message>
    <message>
        <source>proved: no move wins more</source>
        <translation>prouvé : aucun coup ne gagne plus</translation>
    </message>
    <message numerus="yes">
        <source>exact, best of %1 candidates; %n legal moves</source>
        <translation>
            <numerusform>exact, meilleur de %1 candidats ; %n coup permis</numerusform>
            <numerusform>exact, meilleur de %1 candidats ; %n coups permis</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved, %n plies deep</source>
        <translation>
            <numerusform>pas prouvé, %n coup de profondeur</numerusform>
            <numerusform>pas prouvé, %n coups de profondeur</numerusform>
        </translation>
    </message>
    <message>
        <source>best so far</source>
        <translation>meilleur jusqu’ici</translation>
    </message>
    <message numerus="yes">
        <source>%n rows still open</source>
        <translation>
            <numerusform>%n ligne encore ouverte</numerusform>
            <numerusform>%n lignes encore ouvertes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 bags looked at, chosen by chance</source>
        <translation>%1 sacs sur %2 examinés, choisis au hasard</translation>
    </message>
    <message>
        <source>mean spread %1%2</source>
        <translation>écart moyen %1%2</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>✓ depth %1</source>
        <translation>✓ profondeur %1</translation>
    </message>
    <message>
        <source>stage %1, %2 endings</source>
        <translation>étape %1, %2 fins</translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n endings</source>
        <translation>
            <numerusform>✓ la seule fin (%n)</numerusform>
            <numerusform>✓ toutes les %n fins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n endings</source>
        <translation>
            <numerusform>%1 fin sur %n</numerusform>
            <numerusform>%1 fins sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the line of %1 with %2 in the bag…</source>
        <translation>Recherche de la suite de %1 avec %2 dans le sac…</translation>
    </message>
    <message>
        <source>Line of %1 with %2 in the bag, drawn in this order · the wheel steps it on the board, a click keeps it as a variation</source>
        <translation>Suite de %1 avec %2 dans le sac, tirés dans cet ordre · la molette la parcourt sur le plateau, un clic la garde comme variante</translation>
    </message>
    <message>
        <source>
Tiles are still in the bag behind it: from there on it is no one line.</source>
        <translation>
Il reste ensuite des jetons dans le sac : à partir de là, il n’y a pas qu’une suite.</translation>
    </message>
    <message>
        <source>■ %1, proved</source>
        <translation>■ %1, prouvé</translation>
    </message>
    <message>
        <source>≈ %1, not proved</source>
        <translation>≈ %1, pas prouvé</translation>
    </message>
    <message>
        <source>Looking at %1…</source>
        <translation>Examen de %1…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message>
        <source>%1 wins %2 of the %3 looked at, of %4: it can&apos;t reach the best</source>
        <translation>%1 gagne %2 des %3 examinés, sur %4 : il ne peut pas atteindre le meilleur</translation>
    </message>
    <message>
        <source>%1 wins %2 of %3, exact</source>
        <translation>%1 gagne %2 sur %3, exact</translation>
    </message>
    <message>
        <source>%1 wins about %2 of %3, not proved</source>
        <translation>%1 gagne environ %2 sur %3, pas prouvé</translation>
    </message>
    <message>
        <source>%1. It is the best.</source>
        <translation>%1. C’est le meilleur.</translation>
    </message>
    <message>
        <source>; better with %1</source>
        <translation> ; mieux avec %1</translation>
    </message>
    <message>
        <source>; worse with %1</source>
        <translation> ; moins bien avec %1</translation>
    </message>
    <message>
        <source>; mean spread %1 against %2</source>
        <translation> ; écart moyen %1 contre %2</translation>
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
        <translation>Examen d’un coup</translation>
    </message>
    <message>
        <source>Looking at a line</source>
        <translation>Examen d’une suite</translation>
    </message>
</context>
<context>
    <name>ui::PremiumOverlay</name>
    <message>
        <source>Hot premium squares</source>
        <translation>Cases primes visées</translation>
    </message>
    <message>
        <source>%1: used by %2 of the %3 best, first by %4</source>
        <translation>%1&#xa0;: utilisée par %2 des %3 meilleurs, d’abord par %4</translation>
    </message>
    <message>
        <source>None of the %1 best placements uses a premium square.</source>
        <translation>Aucune des %1 meilleures poses n’utilise de case prime.</translation>
    </message>
    <message>
        <source>Premium squares that the %1 best placements use. A ring, heavier the more there are, and their number.</source>
        <translation>Cases primes utilisées par les %1 meilleures poses. Un anneau, d’autant plus épais qu’elles sont nombreuses, et leur nombre.</translation>
    </message>
    <message>
        <source>&amp;Hot Premium Squares</source>
        <translation>Cases &amp;primes visées</translation>
    </message>
    <message>
        <source>Premium squares that the best moves make use of</source>
        <translation>Cases primes dont les meilleurs coups tirent parti</translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message>
        <source>The rack is not known</source>
        <translation>Le chevalet n’est pas connu</translation>
    </message>
    <message>
        <source>Rack %1</source>
        <translation>Chevalet %1</translation>
    </message>
    <message>
        <source>Presentation – Tilewright</source>
        <translation>Présentation – Tilewright</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>%1: %2 %3</source>
        <translation>%1&#xa0;: %2 %3</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Turn %1 of %2</source>
        <translation>Tour %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <translation>
            <numerusform>%n jeton dans le sac</numerusform>
            <numerusform>%n jetons dans le sac</numerusform>
        </translation>
    </message>
    <message>
        <source>No list of moves is there.</source>
        <translation>Il n’y a pas de liste de coups.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Caché tant que vous cherchez vous-même le meilleur coup.</translation>
    </message>
    <message>
        <source>→ next · ← back · Home, End · Tab: places in the note · N: notes on, off · hold F12: best moves · Esc leaves</source>
        <translation>→ suivant · ← retour · Début, Fin · Tab&#xa0;: lieux dans la note · N&#xa0;: notes ou non · maintenir F12&#xa0;: meilleurs coups · Échap quitte</translation>
    </message>
    <message>
        <source>There is a note: N shows it.</source>
        <translation>Il y a une note&#xa0;: N la montre.</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>What would you play?</source>
        <translation>Que joueriez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The answer</source>
        <translation>La réponse</translation>
    </message>
</context>
<context>
    <name>ui::QuickJudge</name>
    <message>
        <source>Judge words</source>
        <translation>Vérifier des mots</translation>
    </message>
    <message>
        <source>Type words to see whether they are valid (Ctrl+Shift+F)</source>
        <translation>Tapez des mots pour voir s’ils sont valables (Ctrl+Maj+F)</translation>
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
        <translation>%1 est valable</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not valid</source>
        <translation>%1 n’est pas valable</translation>
    </message>
    <message>
        <source>✓ all %1 valid: %2</source>
        <translation>✓ les %1 valables&#xa0;: %2</translation>
    </message>
    <message>
        <source>✕ %1 of %2 not valid: %3</source>
        <translation>✕ %1 non valables sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>✕ no lexicon is open</source>
        <translation>✕ aucun lexique n’est ouvert</translation>
    </message>
    <message>
        <source>No judging now</source>
        <translation>Pas de vérification</translation>
    </message>
    <message>
        <source>Words are not judged while this game is played.</source>
        <translation>Les mots ne sont pas vérifiés pendant cette partie.</translation>
    </message>
    <message>
        <source>✕ cut after %1 characters: %2</source>
        <translation>✕ coupé après %1 caractères&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ui::RackEdit</name>
    <message>
        <source>Tiles on the rack, ? for a blank</source>
        <translation>Jetons du chevalet, ? pour un joker</translation>
    </message>
    <message>
        <source>? = blank</source>
        <translation>? = joker</translation>
    </message>
    <message>
        <source>The rack holds no more than %1</source>
        <translation>Le chevalet ne contient pas plus de %1</translation>
    </message>
</context>
<context>
    <name>ui::RackWidget</name>
    <message>
        <source>“%1” is no tile of this game</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un jeton de ce jeu</translation>
    </message>
    <message>
        <source>No rack holds that many tiles</source>
        <translation>Aucun chevalet ne contient autant de jetons</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tile</source>
        <translation>
            <numerusform>%n jeton inconnu</numerusform>
            <numerusform>%n jetons inconnus</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles</source>
        <translation>
            <numerusform>%n jeton inconnu</numerusform>
            <numerusform>%n jetons inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>Rack, empty</source>
        <translation>Chevalet, vide</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Chevalet&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::RepliesDialog</name>
    <message>
        <source>As if the rack were &amp;not known</source>
        <translation>Comme si le chevalet n’était pas co&amp;nnu</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Chance</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Score × chance</source>
        <translation>Points × chance</translation>
    </message>
    <message>
        <source>What Could the Opponent Play?</source>
        <translation>Que pourrait jouer l’adversaire&#xa0;?</translation>
    </message>
    <message>
        <source>Most points first</source>
        <translation>Le plus de points d’abord</translation>
    </message>
    <message>
        <source>Most likely first</source>
        <translation>Les plus probables d’abord</translation>
    </message>
    <message>
        <source>Points × chance first</source>
        <translation>Points × chance d’abord</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Filter of the replies</source>
        <translation>Filtre des réponses</translation>
    </message>
    <message>
        <source>filter: bingo  &gt;30  lane:15  uses:?</source>
        <translation>filtre&#xa0;: bingo  &gt;30  lane:15  uses:?</translation>
    </message>
    <message>
        <source>Looking for replies</source>
        <translation>Recherche de réponses</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Ordre&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Points at least:</source>
        <translation>&amp;Points au moins&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Chance at least:</source>
        <translation>&amp;Chance au moins&#xa0;:</translation>
    </message>
    <message>
        <source>This is not told while you play or look for a move yourself.</source>
        <translation>Cela n’est pas dit pendant que vous jouez ou cherchez un coup vous-même.</translation>
    </message>
    <message>
        <source>No lexicon is open.</source>
        <translation>Aucun lexique n’est ouvert.</translation>
    </message>
    <message>
        <source>Looking for replies…</source>
        <translation>Recherche de réponses…</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Arrêté.</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles out of %1 unseen</source>
        <translation>
            <numerusform>%n jeton inconnu parmi %1 non vus</numerusform>
            <numerusform>%n jetons inconnus parmi %1 non vus</numerusform>
        </translation>
    </message>
    <message>
        <source>all tiles known</source>
        <translation>tous les jetons connus</translation>
    </message>
    <message>
        <source>%1 could lay %L2 placements: %3</source>
        <translation>%1 pourrait poser %L2 coups&#xa0;: %3</translation>
    </message>
    <message>
        <source>The first %L1 in this order; ask for more points or a higher chance to see others.</source>
        <translation>Les %L1 premiers dans cet ordre&#xa0;; demandez plus de points ou une chance plus haute pour en voir d’autres.</translation>
    </message>
    <message>
        <source>None fits.</source>
        <translation>Aucune ne convient.</translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>lost challenge</source>
        <translation>contestation perdue</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>non compris</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>décompte</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>challenged</source>
        <translation>contesté</translation>
    </message>
    <message>
        <source>out</source>
        <translation>fini</translation>
    </message>
    <message>
        <source>rack</source>
        <translation>chevalet</translation>
    </message>
    <message>
        <source>time</source>
        <translation>temps</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grosse</translation>
    </message>
    <message>
        <source>missed bingo</source>
        <translation>bingo manqué</translation>
    </message>
    <message>
        <source>phony</source>
        <translation>non valable</translation>
    </message>
    <message>
        <source>not judged</source>
        <translation>pas jugé</translation>
    </message>
    <message>
        <source>Turns judged</source>
        <translation>Tours jugés</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Indice d’erreurs</translation>
    </message>
    <message>
        <source>Bingos</source>
        <translation>Bingos</translation>
    </message>
    <message>
        <source>Missed bingos</source>
        <translation>Bingos manqués</translation>
    </message>
    <message>
        <source>Phonies</source>
        <translation>Mots non valables</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Avance</translation>
    </message>
    <message>
        <source>Every move beside the best one by score alone, without leave values and without looking ahead: a guide, not a verdict.</source>
        <translation>Chaque coup à côté du meilleur d’après les seuls points, sans valeurs de reliquat et sans anticipation&#xa0;: un repère, pas un verdict.</translation>
    </message>
    <message>
        <source>Every move beside the best one by score and leave (%1), without looking ahead: a guide, not a verdict.</source>
        <translation>Chaque coup à côté du meilleur d’après les points et le reliquat (%1), sans anticipation&#xa0;: un repère, pas un verdict.</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Main line</source>
        <translation>Ligne principale</translation>
    </message>
    <message>
        <source>Variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>only mistakes</source>
        <translation>erreurs seulement</translation>
    </message>
    <message>
        <source>No mistakes.</source>
        <translation>Aucune erreur.</translation>
    </message>
    <message>
        <source>Tags in the notes</source>
        <translation>Étiquettes dans les notes</translation>
    </message>
    <message>
        <source>review and tags of these turns, result and lead of the game</source>
        <translation>analyse et étiquettes de ces tours, résultat et avance de la partie</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
    </message>
    <message>
        <source>Mark</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>exch</source>
        <translation>éch.</translation>
    </message>
    <message>
        <source>Every move as a simulation, or exact play near the end, has it beside the best one; what was left to chance has an error: a guide, not a verdict.</source>
        <translation>Chaque coup à côté du meilleur, tel qu’une simulation, ou le jeu exact vers la fin, le voit ; ce qui fut laissé au hasard a une erreur : un guide, non un verdict.</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Perte par décision</translation>
    </message>
    <message>
        <source>Luck, points</source>
        <translation>Chance, points</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Perdus par tour</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Key turns</source>
        <translation>Tours décisifs</translation>
    </message>
    <message>
        <source>found</source>
        <translation>trouvé</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 turns are judged by the static evaluation only.</source>
        <translation>
            <numerusform>%n tour sur %1 n’est jugé que par l’évaluation statique.</numerusform>
            <numerusform>%n tours sur %1 ne sont jugés que par l’évaluation statique.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>Reviewed with</source>
        <translation>Bilan fait avec</translation>
    </message>
</context>
<context>
    <name>ui::ReportText</name>
    <message>
        <source>loses</source>
        <translation>perd</translation>
    </message>
    <message>
        <source>win % of %1</source>
        <translation>gain % de %1</translation>
    </message>
</context>
<context>
    <name>ui::RestoreDialog</name>
    <message>
        <source>Discard</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>A position</source>
        <translation>Une position</translation>
    </message>
    <message>
        <source>A game</source>
        <translation>Une partie</translation>
    </message>
    <message>
        <source>%1, rack %2</source>
        <translation>%1, chevalet %2</translation>
    </message>
    <message numerus="yes">
        <source>, %n games</source>
        <translation>
            <numerusform>, %n partie</numerusform>
            <numerusform>, %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n entries</source>
        <translation>
            <numerusform>, %n entrée</numerusform>
            <numerusform>, %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Restore Unsaved Work</source>
        <translation>Restaurer le travail non enregistré</translation>
    </message>
    <message>
        <source>The program ended before this was saved. Several are opened in a tab each.</source>
        <translation>Le programme s’est terminé avant que ceci soit enregistré. Plusieurs sont ouverts chacun dans un onglet.</translation>
    </message>
    <message>
        <source>Unsaved work</source>
        <translation>Travail non enregistré</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>What it is</source>
        <translation>Ce que c’est</translation>
    </message>
    <message>
        <source>Put aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Discard…</source>
        <translation>&amp;Jeter…</translation>
    </message>
    <message>
        <source>Can&apos;t be read</source>
        <translation>Illisible</translation>
    </message>
    <message numerus="yes">
        <source>Discard %n unsaved works for good?</source>
        <translation>
            <numerusform>Jeter définitivement %n travail non enregistré&#xa0;?</numerusform>
            <numerusform>Jeter définitivement %n travaux non enregistrés&#xa0;?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewFeature</name>
    <message>
        <source>Review</source>
        <translation>Bilan</translation>
    </message>
    <message>
        <source>&amp;Review the Game</source>
        <translation>Faire le &amp;bilan de la partie</translation>
    </message>
    <message>
        <source>Compare every move of the game with the best one</source>
        <translation>Comparer chaque coup de la partie au meilleur</translation>
    </message>
    <message>
        <source>Previous Mista&amp;ke</source>
        <translation>Erreur p&amp;récédente</translation>
    </message>
    <message>
        <source>Go to the mistake before this turn</source>
        <translation>Aller à l’erreur avant ce tour</translation>
    </message>
    <message>
        <source>Next M&amp;istake</source>
        <translation>Erreur suiv&amp;ante</translation>
    </message>
    <message>
        <source>Go to the mistake after this turn</source>
        <translation>Aller à l’erreur après ce tour</translation>
    </message>
    <message>
        <source>Find &amp;Better</source>
        <translation>Trouver mieu&amp;x</translation>
    </message>
    <message>
        <source>Look for better moves than the mistakes, with answers hidden</source>
        <translation>Chercher de meilleurs coups que les erreurs, réponses cachées</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>In&amp;dice</translation>
    </message>
    <message>
        <source>Tell one thing more about the move that is looked for</source>
        <translation>Révéler une chose de plus sur le coup cherché</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>Bi&amp;lan</translation>
    </message>
    <message>
        <source>Show the review of the game</source>
        <translation>Montrer le bilan de la partie</translation>
    </message>
    <message>
        <source>There is no mistake after this turn.</source>
        <translation>Il n’y a pas d’erreur après ce tour.</translation>
    </message>
    <message>
        <source>There is no mistake before this turn.</source>
        <translation>Il n’y a pas d’erreur avant ce tour.</translation>
    </message>
    <message>
        <source>Compare every move of the game with the best one, as thoroughly as it is set</source>
        <translation>Comparer chaque coup de la partie au meilleur, aussi profondément que réglé</translation>
    </message>
    <message>
        <source>&amp;Pause the Review</source>
        <translation>Sus&amp;pendre le bilan</translation>
    </message>
    <message>
        <source>Let the searches of the review rest, and go on with them</source>
        <translation>Laisser reposer les recherches du bilan, et les reprendre</translation>
    </message>
    <message>
        <source>S&amp;top the Review</source>
        <translation>Arrê&amp;ter le bilan</translation>
    </message>
    <message>
        <source>Stop the searches of the review; what they found stays</source>
        <translation>Arrêter les recherches du bilan ; ce qu’elles ont trouvé reste</translation>
    </message>
    <message>
        <source>Stati&amp;c</source>
        <translation>Stati&amp;que</translation>
    </message>
    <message>
        <source>Review by score and leave, at once</source>
        <translation>Examiner par score et reliquat, aussitôt</translation>
    </message>
    <message>
        <source>Stan&amp;dard</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>Review by simulation and exact endings, about a minute for a game</source>
        <translation>Examiner par simulation et fins exactes, environ une minute pour une partie</translation>
    </message>
    <message>
        <source>Dee&amp;p</source>
        <translation>&amp;Profonde</translation>
    </message>
    <message>
        <source>The same, ten times as long</source>
        <translation>La même chose, dix fois plus longtemps</translation>
    </message>
    <message>
        <source>&amp;Go On with the Review</source>
        <translation>&amp;Poursuivre le bilan</translation>
    </message>
    <message>
        <source>Show the &amp;Answer</source>
        <translation>Montrer la r&amp;éponse</translation>
    </message>
    <message>
        <source>Tell the move that is looked for, or that a chapter asks for</source>
        <translation>Dire le coup qui est cherché, ou que demande un chapitre</translation>
    </message>
</context>
<context>
    <name>ui::ReviewPanel</name>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Loses</source>
        <translation>Perd</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>State of the review</source>
        <translation>État du bilan</translation>
    </message>
    <message>
        <source>Every move beside the best one by score and leave, without looking ahead: a guide, not a verdict.</source>
        <translation>Chaque coup comparé au meilleur par score et reliquat, sans anticiper&#xa0;: un guide, pas un verdict.</translation>
    </message>
    <message>
        <source>Whose mistakes</source>
        <translation>Erreurs de qui</translation>
    </message>
    <message>
        <source>Whose mistakes are listed, gone through and practised</source>
        <translation>Le joueur dont les erreurs sont listées, parcourues et travaillées</translation>
    </message>
    <message>
        <source>Totals of the players</source>
        <translation>Totaux des joueurs</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>No game is open.</source>
        <translation>Aucune partie n’est ouverte.</translation>
    </message>
    <message>
        <source>⚠ Its review is of other words or values: F9 reviews it again.</source>
        <translation>⚠ Le bilan porte sur d’autres mots ou valeurs&#xa0;: F9 le refait.</translation>
    </message>
    <message>
        <source>Not reviewed yet: F9.</source>
        <translation>Bilan pas encore fait&#xa0;: F9.</translation>
    </message>
    <message>
        <source>Reviewing: %1 of %2 turns</source>
        <translation>Bilan&#xa0;: %1 tours sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n turns judged</source>
        <translation>
            <numerusform>%n tour jugé</numerusform>
            <numerusform>%n tours jugés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 turns can be judged</source>
        <translation>%1 tours sur %2 peuvent être jugés</translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n turns.</source>
        <translation>
            <numerusform>Arrêté après %n tour.</numerusform>
            <numerusform>Arrêté après %n tours.</numerusform>
        </translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Perdus par tour</translation>
    </message>
    <message>
        <source>◔ Small mistakes</source>
        <translation>◔ Petites erreurs</translation>
    </message>
    <message>
        <source>▲ Medium mistakes</source>
        <translation>▲ Erreurs moyennes</translation>
    </message>
    <message>
        <source>■ Large mistakes</source>
        <translation>■ Grosses erreurs</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Indice d’erreurs</translation>
    </message>
    <message>
        <source>● Best moves</source>
        <translation>● Meilleurs coups</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Bingos, missed</source>
        <translation>Bingos, manqués</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Phonies, stood</source>
        <translation>Non valables, acceptés</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Caché pendant la partie.</translation>
    </message>
    <message>
        <source>✓ No mistakes</source>
        <translation>✓ Aucune faute</translation>
    </message>
    <message>
        <source>✓ No mistakes of %1</source>
        <translation>✓ Aucune faute de %1</translation>
    </message>
    <message>
        <source>Every move beside the best one by score alone, without leave values and without looking ahead: a guide, not a verdict.</source>
        <translation>Chaque coup à côté du meilleur d’après les seuls points, sans valeurs de reliquat et sans anticipation&#xa0;: un repère, pas un verdict.</translation>
    </message>
    <message>
        <source>–</source>
        <translation>–</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Chance</translation>
    </message>
    <message>
        <source>Judged by</source>
        <translation>Jugé par</translation>
    </message>
    <message>
        <source>Which turns are listed</source>
        <translation>Quels tours sont listés</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>Turns of the review</source>
        <translation>Tours du bilan</translation>
    </message>
    <message>
        <source>T&amp;urns</source>
        <translation>To&amp;urs</translation>
    </message>
    <message>
        <source>Moves are judged by simulation, and exactly near the end, where it says so. What was left to chance has an error: a guide, not a verdict.</source>
        <translation>Les coups sont jugés par simulation, et exactement vers la fin, là où c’est dit. Ce qui fut laissé au hasard a une erreur : un guide, non un verdict.</translation>
    </message>
    <message>
        <source>%1: at most %2 a turn, seed %3, Tilewright %4</source>
        <translation>%1 : au plus %2 par tour, graine %3, Tilewright %4</translation>
    </message>
    <message>
        <source>, the opponent&apos;s moves read</source>
        <translation>, les coups de l’adversaire lus</translation>
    </message>
    <message>
        <source>%1 of %2 turns searched</source>
        <translation>%1 tours examinés sur %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>❚❚ paused: %1</source>
        <translation>❚❚ suspendu : %1</translation>
    </message>
    <message>
        <source>■ stopped: %1; F9 goes on</source>
        <translation>■ arrêté : %1 ; F9 continue</translation>
    </message>
    <message>
        <source>all by searches</source>
        <translation>tous examinés</translation>
    </message>
    <message>
        <source>%1 of them by searches</source>
        <translation>dont %1 examinés</translation>
    </message>
    <message>
        <source>not judged: %1</source>
        <translation>non jugé : %1</translation>
    </message>
    <message>
        <source>⚠ There is no win table for this game: chances of winning are estimated from the lead and the tiles that are left.</source>
        <translation>⚠ Il n’y a pas de table de gain pour cette partie : les chances de gain sont estimées d’après l’écart et les jetons qui restent.</translation>
    </message>
    <message>
        <source>⚠ win % estimated</source>
        <translation>⚠ gain % estimé</translation>
    </message>
    <message>
        <source>Hidden until the answer of this chapter is shown.</source>
        <translation>Caché jusqu’à ce que la réponse de ce chapitre soit montrée.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewText</name>
    <message>
        <source>not judged</source>
        <translation>pas jugé</translation>
    </message>
    <message>
        <source>phony</source>
        <translation>non valable</translation>
    </message>
    <message>
        <source>best</source>
        <translation>meilleur</translation>
    </message>
    <message>
        <source>the rack is not known</source>
        <translation>le chevalet n’est pas connu</translation>
    </message>
    <message>
        <source>only a part of the rack is known</source>
        <translation>le chevalet n’est connu qu’en partie</translation>
    </message>
    <message>
        <source>the rack doesn&apos;t hold what was played</source>
        <translation>le chevalet ne contient pas ce qui a été joué</translation>
    </message>
    <message>
        <source>the tiles exchanged are not known</source>
        <translation>les jetons échangés ne sont pas connus</translation>
    </message>
    <message>
        <source>no move was made</source>
        <translation>aucun coup n’a été joué</translation>
    </message>
    <message>
        <source>the move breaks a rule</source>
        <translation>le coup enfreint une règle</translation>
    </message>
    <message>
        <source>the game was over</source>
        <translation>la partie était finie</translation>
    </message>
    <message>
        <source>missed bingo</source>
        <translation>bingo manqué</translation>
    </message>
    <message>
        <source>missed bingo %1</source>
        <translation>bingo %1 manqué</translation>
    </message>
    <message>
        <source>taken back, though valid</source>
        <translation>retiré, quoique valable</translation>
    </message>
    <message>
        <source>Not judged: %1</source>
        <translation>Pas jugé&#xa0;: %1</translation>
    </message>
    <message>
        <source>number %1 of %2</source>
        <translation>numéro %1 sur %2</translation>
    </message>
    <message>
        <source>loses %1</source>
        <translation>perd %1</translation>
    </message>
    <message>
        <source>best %1 for %2, equity %3</source>
        <translation>meilleur %1 pour %2, équité %3</translation>
    </message>
    <message>
        <source>rack not valued</source>
        <translation>chevalet sans valeur</translation>
    </message>
    <message>
        <source>not valued</source>
        <translation>sans valeur</translation>
    </message>
    <message>
        <source>unknown rack</source>
        <translation>chevalet inconnu</translation>
    </message>
    <message>
        <source>partial rack</source>
        <translation>chevalet partiel</translation>
    </message>
    <message>
        <source>wrong rack</source>
        <translation>chevalet faux</translation>
    </message>
    <message>
        <source>unknown tiles</source>
        <translation>lettres inconnues</translation>
    </message>
    <message>
        <source>no move</source>
        <translation>aucun coup</translation>
    </message>
    <message>
        <source>breaks a rule</source>
        <translation>enfreint une règle</translation>
    </message>
    <message>
        <source>game over</source>
        <translation>partie finie</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>missed hook</source>
        <translation>rajout manqué</translation>
    </message>
    <message>
        <source>leave</source>
        <translation>reliquat</translation>
    </message>
    <message>
        <source>opened lane</source>
        <translation>rangée ouverte</translation>
    </message>
    <message>
        <source>fishing</source>
        <translation>pêche</translation>
    </message>
    <message>
        <source>exchange</source>
        <translation>échange</translation>
    </message>
    <message>
        <source>missed challenge</source>
        <translation>contestation manquée</translation>
    </message>
    <message>
        <source>endgame</source>
        <translation>finale</translation>
    </message>
    <message>
        <source>timing</source>
        <translation>moment</translation>
    </message>
    <message>
        <source>static</source>
        <translation>statique</translation>
    </message>
    <message>
        <source>simulation</source>
        <translation>simulation</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>pont</translation>
    </message>
    <message>
        <source>pre-endgame</source>
        <translation>préfinale</translation>
    </message>
    <message>
        <source>Opening</source>
        <translation>Ouverture</translation>
    </message>
    <message>
        <source>Middle</source>
        <translation>Milieu</translation>
    </message>
    <message>
        <source>Pre-endgame</source>
        <translation>Préfinale</translation>
    </message>
    <message>
        <source>Endgame</source>
        <translation>Finale</translation>
    </message>
    <message>
        <source>loses %1 (%2)</source>
        <translation>perd %1 (%2)</translation>
    </message>
    <message>
        <source>best %1 for %2</source>
        <translation>meilleur %1 pour %2</translation>
    </message>
    <message>
        <source>phony, taken back: %1</source>
        <translation>non valable, retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>phony: %1</source>
        <translation>non valable&#xa0;: %1</translation>
    </message>
    <message>
        <source>fewer points</source>
        <translation>moins de points</translation>
    </message>
    <message>
        <source>other</source>
        <translation>autre</translation>
    </message>
    <message>
        <source>too close: ± %1</source>
        <translation>trop serré : ± %1</translation>
    </message>
    <message>
        <source>%1 if it stays, %2 if taken back</source>
        <translation>%1 s’il reste, %2 s’il est repris</translation>
    </message>
    <message>
        <source>%1 if challenged with a chance of %2 %</source>
        <translation>%1 si le mot est contesté avec une chance de %2&#xa0;%</translation>
    </message>
</context>
<context>
    <name>ui::RulesDialog</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rule sets</source>
        <translation>Jeux de règles</translation>
    </message>
    <message>
        <source>Board of these rules</source>
        <translation>Plateau de ces règles</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Utiliser ces règles</translation>
    </message>
    <message>
        <source>Begins an empty board; undo brings the present position back</source>
        <translation>Commence un plateau vide&#xa0;; annuler ramène la position actuelle</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Edit a &amp;Copy…</source>
        <translation>Modifier une &amp;copie…</translation>
    </message>
    <message>
        <source>&amp;Edit…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Makes a rule set of your own out of this one</source>
        <translation>Crée un jeu de règles personnel à partir de celui-ci</translation>
    </message>
    <message>
        <source>Only your own rule sets can be changed</source>
        <translation>Seuls vos jeux de règles personnels peuvent être modifiés</translation>
    </message>
    <message>
        <source>Only your own rule sets can be deleted</source>
        <translation>Seuls vos jeux de règles personnels peuvent être supprimés</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (personnel)</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>Delete Rules</source>
        <translation>Supprimer les règles</translation>
    </message>
    <message>
        <source>Delete the rule set %1?</source>
        <translation>Supprimer le jeu de règles %1&#xa0;?</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
</context>
<context>
    <name>ui::RulesEditor</name>
    <message>
        <source>Rows</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>Colonnes</translation>
    </message>
    <message>
        <source>Tiles on a full rack</source>
        <translation>Jetons d’un chevalet plein</translation>
    </message>
    <message>
        <source>Tiles in the bag for an exchange</source>
        <translation>Jetons dans le sac pour un échange</translation>
    </message>
    <message>
        <source>Exchanges for each player</source>
        <translation>Échanges par joueur</translation>
    </message>
    <message>
        <source>Scoreless turns that end the game</source>
        <translation>Tours sans points terminant la partie</translation>
    </message>
    <message>
        <source>Passes that end the game</source>
        <translation>Passes terminant la partie</translation>
    </message>
    <message>
        <source>Turns after the bag is empty</source>
        <translation>Tours une fois le sac vide</translation>
    </message>
    <message>
        <source>Exchanges count as scoreless turns</source>
        <translation>Échanges comptés comme tours sans points</translation>
    </message>
    <message>
        <source>They count before the first word, too</source>
        <translation>Ces tours comptent aussi avant le premier mot</translation>
    </message>
    <message>
        <source>Edit Rules</source>
        <translation>Modifier les règles</translation>
    </message>
    <message>
        <source>Name of the rule set</source>
        <translation>Nom du jeu de règles</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Tiles</source>
        <translation>&amp;Jetons</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nom</translation>
    </message>
    <message>
        <source>Everything as it was when the window opened</source>
        <translation>Tout comme à l’ouverture de la fenêtre</translation>
    </message>
    <message>
        <source>Nothing special (.)</source>
        <translation>Case ordinaire (.)</translation>
    </message>
    <message>
        <source>Letter counts double (d)</source>
        <translation>Lettre compte double (d)</translation>
    </message>
    <message>
        <source>Letter counts triple (t)</source>
        <translation>Lettre compte triple (t)</translation>
    </message>
    <message>
        <source>Letter counts fourfold (q)</source>
        <translation>Lettre compte quadruple (q)</translation>
    </message>
    <message>
        <source>Word counts double (D)</source>
        <translation>Mot compte double (D)</translation>
    </message>
    <message>
        <source>Word counts triple (T)</source>
        <translation>Mot compte triple (T)</translation>
    </message>
    <message>
        <source>Word counts fourfold (Q)</source>
        <translation>Mot compte quadruple (Q)</translation>
    </message>
    <message>
        <source>Blocked: no tile can lie there (#)</source>
        <translation>Bloquée&#xa0;: aucun jeton ne peut y être posé (#)</translation>
    </message>
    <message>
        <source>Square of the first word (*)</source>
        <translation>Case du premier mot (*)</translation>
    </message>
    <message>
        <source>Symmetry of drawing</source>
        <translation>Symétrie du dessin</translation>
    </message>
    <message>
        <source>Every square alone</source>
        <translation>Chaque case seule</translation>
    </message>
    <message>
        <source>Half a turn (2-fold)</source>
        <translation>Demi-tour (ordre 2)</translation>
    </message>
    <message>
        <source>Left, right, top, bottom (4-fold)</source>
        <translation>Gauche, droite, haut, bas (ordre 4)</translation>
    </message>
    <message>
        <source>Diagonals too (8-fold)</source>
        <translation>Diagonales aussi (ordre 8)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Letters in order</source>
        <translation>Lettres dans l’ordre</translation>
    </message>
    <message>
        <source>Letters in any order</source>
        <translation>Lettres dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>Who has played out gets</source>
        <translation>Celui qui finit reçoit</translation>
    </message>
    <message>
        <source>twice what the others hold</source>
        <translation>le double de ce qu’ont les autres</translation>
    </message>
    <message>
        <source>what the others hold and lose</source>
        <translation>ce qu’ont et perdent les autres</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>After scoreless turns</source>
        <translation>Si personne ne marque</translation>
    </message>
    <message>
        <source>nothing happens to the racks</source>
        <translation>les chevalets ne comptent pas</translation>
    </message>
    <message>
        <source>unlimited</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>until a player is out</source>
        <translation>jusqu’à un chevalet vide</translation>
    </message>
    <message>
        <source>Bonus by number of tiles played</source>
        <translation>Bonus selon le nombre de jetons joués</translation>
    </message>
    <message>
        <source>Bonus for this many tiles</source>
        <translation>Bonus pour ce nombre de jetons</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Exchange from … tiles in the bag</source>
        <translation>Échange dès … jetons dans le sac</translation>
    </message>
    <message>
        <source>&amp;Add a Letter</source>
        <translation>&amp;Ajouter une lettre</translation>
    </message>
    <message>
        <source>&amp;Remove the Letter</source>
        <translation>&amp;Retirer la lettre</translation>
    </message>
    <message>
        <source>The rule set has no name</source>
        <translation>Le jeu de règles n’a pas de nom</translation>
    </message>
    <message>
        <source>Bonus for %1: %2 is no number from 0 to %3</source>
        <translation>Bonus pour %1&#xa0;: %2 n’est pas un nombre de 0 à %3</translation>
    </message>
    <message>
        <source>✓ %1 tiles, board %2×%3</source>
        <translation>✓ %1 jetons, plateau %2×%3</translation>
    </message>
    <message>
        <source>No tile can lie on the start square</source>
        <translation>Aucun jeton ne peut se trouver sur la case de départ</translation>
    </message>
    <message>
        <source>each loses their own rack</source>
        <translation>chacun perd son chevalet</translation>
    </message>
</context>
<context>
    <name>ui::RulesFacts</name>
    <message>
        <source>%1 for %2 tiles</source>
        <translation>%1 pour %2 jetons</translation>
    </message>
    <message>
        <source>No bonus for many tiles</source>
        <translation>Pas de bonus pour de nombreux jetons</translation>
    </message>
    <message>
        <source>Bonus: %1</source>
        <translation>Bonus&#xa0;: %1</translation>
    </message>
    <message>
        <source>Board %1 by %2, rack of %3, %4 tiles</source>
        <translation>Plateau de %1 sur %2, chevalet de %3, %4 jetons</translation>
    </message>
    <message>
        <source>Jumbled: the letters of a word in any order</source>
        <translation>Lettres mêlées&#xa0;: celles d’un mot dans n’importe quel ordre</translation>
    </message>
    <message>
        <source>No exchanges</source>
        <translation>Pas d’échanges</translation>
    </message>
    <message>
        <source>Exchange with %1 or more tiles in the bag</source>
        <translation>Échange avec au moins %1 jetons dans le sac</translation>
    </message>
    <message>
        <source>At most %1 exchanges for each player</source>
        <translation>Au plus %1 échanges par joueur</translation>
    </message>
    <message>
        <source>Ends after %1 scoreless turns</source>
        <translation>Fin après %1 tours sans points</translation>
    </message>
    <message>
        <source>Ends after %1 passes</source>
        <translation>Fin après %1 passes</translation>
    </message>
    <message>
        <source>Turns for each player after the bag is empty: %1</source>
        <translation>Tours par joueur une fois le sac vide&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::RulesFeature</name>
    <message>
        <source>R&amp;ules…</source>
        <translation>Rè&amp;gles…</translation>
    </message>
    <message>
        <source>Choose board, tiles and rules</source>
        <translation>Choisir le plateau, les jetons et les règles</translation>
    </message>
    <message>
        <source>Open Rules</source>
        <translation>Ouvrir des règles</translation>
    </message>
    <message>
        <source>Rules (*.txt);;All files (*)</source>
        <translation>Règles (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>⚠ The game that is open gives way to an empty board with these rules; undo brings the game back</source>
        <translation>⚠ La partie ouverte cède la place à un plateau vide avec ces règles&#xa0;; Annuler la ramène</translation>
    </message>
</context>
<context>
    <name>ui::RulesLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 was not opened as rules</source>
        <translation>%1 n’a pas été ouvert comme règles</translation>
    </message>
    <message>
        <source>These rules can&apos;t be used</source>
        <translation>Ces règles ne peuvent pas servir</translation>
    </message>
</context>
<context>
    <name>ui::ScorePlot</name>
    <message>
        <source>Best score over time</source>
        <translation>Meilleur score au fil du temps</translation>
    </message>
    <message>
        <source>Nothing found yet</source>
        <translation>Rien trouvé pour l’instant</translation>
    </message>
    <message>
        <source>%1 points at first, %2 points after %3 seconds</source>
        <translation>%1 points au début, %2 points après %3 secondes</translation>
    </message>
    <message>
        <source>The best score over time appears here</source>
        <translation>Le meilleur score au fil du temps s’affiche ici</translation>
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
        <translation>non compris</translation>
    </message>
    <message>
        <source>lost challenge</source>
        <translation>contestation perdue</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>settled</source>
        <translation>décompte</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retiré</translation>
    </message>
    <message>
        <source>challenged %1</source>
        <translation>contesté %1</translation>
    </message>
    <message>
        <source>out %1 %2</source>
        <translation>fini %1 %2</translation>
    </message>
    <message>
        <source>rack %1 %2</source>
        <translation>chevalet %1 %2</translation>
    </message>
    <message>
        <source>time %1</source>
        <translation>temps %1</translation>
    </message>
    <message>
        <source>? (→ shows the answer)</source>
        <translation>? (→ montre la réponse)</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSheetModel</name>
    <message>
        <source>Turn %1, %2</source>
        <translation>Tour %1, %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>total %1</source>
        <translation>total %1</translation>
    </message>
    <message>
        <source>rack %1</source>
        <translation>chevalet %1</translation>
    </message>
    <message>
        <source>marked %1</source>
        <translation>marqué %1</translation>
    </message>
    <message>
        <source>has a note</source>
        <translation>avec une note</translation>
    </message>
    <message numerus="yes">
        <source>%n variations</source>
        <translation>
            <numerusform>%n variante</numerusform>
            <numerusform>%n variantes</numerusform>
        </translation>
    </message>
    <message>
        <source>the answer is hidden until the next turn</source>
        <translation>la réponse est cachée jusqu’au tour suivant</translation>
    </message>
    <message>
        <source>%1 plays with the words of %2</source>
        <translation>%1 joue avec les mots de %2</translation>
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
        <translation>%1 %2, à jouer</translation>
    </message>
    <message>
        <source>bag %1 · unseen %2 · %3</source>
        <translation>sac %1 · non vus %2 · %3</translation>
    </message>
    <message>
        <source>Tiles in the bag · tiles that the player on turn doesn&apos;t see · lead of the player on turn</source>
        <translation>Jetons dans le sac · jetons que ne voit pas le joueur dont c’est le tour · avance de ce joueur</translation>
    </message>
    <message>
        <source>%1, holds %2</source>
        <translation>%1, tient %2</translation>
    </message>
</context>
<context>
    <name>ui::SettingsDialog</name>
    <message>
        <source>&amp;Reduce motion</source>
        <translation>Réduire les &amp;animations</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>A&amp;ppearance</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>A&amp;nalysis</source>
        <translation>A&amp;nalyse</translation>
    </message>
    <message>
        <source>&amp;Files</source>
        <translation>&amp;Fichiers</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Raccourcis</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille du texte</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Rea&amp;d Again</source>
        <translation>Re&amp;lire</translation>
    </message>
    <message>
        <source>Read the files of own themes again</source>
        <translation>Relire les fichiers de thèmes personnels</translation>
    </message>
    <message>
        <source>Save as Fi&amp;le…</source>
        <translation>&amp;Enregistrer sous…</translation>
    </message>
    <message>
        <source>Write this theme to a file, to change it there</source>
        <translation>Écrire ce thème dans un fichier, pour l’y modifier</translation>
    </message>
    <message>
        <source>F&amp;older…</source>
        <translation>&amp;Dossier…</translation>
    </message>
    <message>
        <source>Show where the files of own themes are</source>
        <translation>Montrer où sont les fichiers de thèmes personnels</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Thème&#xa0;:</translation>
    </message>
    <message>
        <source>Own themes:</source>
        <translation>Thèmes personnels&#xa0;:</translation>
    </message>
    <message>
        <source>Te&amp;xt size:</source>
        <translation>Ta&amp;ille du texte&#xa0;:</translation>
    </message>
    <message>
        <source>Of everything but the board, which is as large as there is room.</source>
        <translation>De tout sauf le plateau, qui est aussi grand que la place le permet.</translation>
    </message>
    <message>
        <source>&amp;Look for moves whenever the position changes</source>
        <translation>&amp;Chercher les coups à chaque changement de position</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>one less than there are cores</source>
        <translation>nombre de cœurs moins un</translation>
    </message>
    <message>
        <source>Moves:</source>
        <translation>Coups&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Threads:</source>
        <translation>Fils d’e&amp;xécution&#xa0;:</translation>
    </message>
    <message>
        <source>Of long work such as reviews, searches and training, from the next one on.</source>
        <translation>Pour les longs travaux comme les bilans, les recherches et l’apprentissage, à partir du prochain.</translation>
    </message>
    <message>
        <source>Own data:</source>
        <translation>Données personnelles&#xa0;:</translation>
    </message>
    <message>
        <source>Themes, lexicons, training and the library of games.</source>
        <translation>Thèmes, lexiques, apprentissage et bibliothèque de parties.</translation>
    </message>
    <message>
        <source>Unsaved work:</source>
        <translation>Travail non enregistré&#xa0;:</translation>
    </message>
    <message>
        <source>Everything that is not saved is put aside there right after each change, and comes back at the next start.</source>
        <translation>Tout ce qui n’est pas enregistré y est mis de côté juste après chaque modification, et revient au prochain démarrage.</translation>
    </message>
    <message>
        <source>&amp;Forget the Recent Files</source>
        <translation>&amp;Oublier les fichiers récents</translation>
    </message>
    <message>
        <source>Show the First &amp;Steps Again</source>
        <translation>Re&amp;voir les premiers pas</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Comme le système</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Fort contraste</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>%1 (can&apos;t be read)</source>
        <translation>%1 (illisible)</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Hard to read, below 4.5 to 1: %1</source>
        <translation>Peu lisible, moins de 4,5 pour 1&#xa0;: %1</translation>
    </message>
    <message>
        <source>Save Theme</source>
        <translation>Enregistrer le thème</translation>
    </message>
    <message>
        <source>My theme</source>
        <translation>Mon thème</translation>
    </message>
    <message>
        <source>Themes (*.json)</source>
        <translation>Thèmes (*.json)</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>Lan&amp;gue&#xa0;:</translation>
    </message>
    <message>
        <source>From the next start of the program on.</source>
        <translation>À partir du prochain démarrage du programme.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>&amp;Board</source>
        <translation>Platea&amp;u</translation>
    </message>
    <message>
        <source>Panels, controls and tiles change without moving</source>
        <translation>Panneaux, commandes et jetons changent sans mouvement</translation>
    </message>
</context>
<context>
    <name>ui::SetupBoard</name>
    <message>
        <source>Board being set up</source>
        <translation>Plateau en composition</translation>
    </message>
    <message>
        <source>put %1 on %2</source>
        <translation>pose de %1 en %2</translation>
    </message>
    <message>
        <source>There is no free square left in this lane</source>
        <translation>Il n’y a plus de case libre dans cette rangée</translation>
    </message>
    <message numerus="yes">
        <source>erase %n tile(s)</source>
        <translation>
            <numerusform>effacement de %n jeton</numerusform>
            <numerusform>effacement de %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>The tiles can&apos;t be moved there</source>
        <translation>Les jetons ne peuvent pas être déplacés là</translation>
    </message>
</context>
<context>
    <name>ui::SetupDraft</name>
    <message numerus="yes">
        <source>move %n tile(s)</source>
        <translation>
            <numerusform>déplacement de %n jeton</numerusform>
            <numerusform>déplacement de %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>change scores and racks</source>
        <translation>modification des scores et chevalets</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>règles %1</translation>
    </message>
    <message>
        <source>begin again</source>
        <translation>recommencer</translation>
    </message>
</context>
<context>
    <name>ui::SetupFeature</name>
    <message>
        <source>Set &amp;Up…</source>
        <translation>Compos&amp;er…</translation>
    </message>
    <message>
        <source>Put tiles on the board by hand, with racks and scores</source>
        <translation>Poser des jetons à la main sur le plateau, avec chevalets et scores</translation>
    </message>
    <message>
        <source>No setting up while a game is played</source>
        <translation>Pas de composition pendant une partie</translation>
    </message>
    <message>
        <source>Position set up</source>
        <translation>Position composée</translation>
    </message>
    <message>
        <source>set up position</source>
        <translation>composition de la position</translation>
    </message>
    <message>
        <source>No chapter, but a position alone: %1</source>
        <translation>Pas de chapitre, mais une position seule&#xa0;: %1</translation>
    </message>
    <message>
        <source>The tiles stay where they are, as far as they can</source>
        <translation>Les jetons restent où ils sont, autant que possible</translation>
    </message>
    <message>
        <source>Open Rules</source>
        <translation>Ouvrir des règles</translation>
    </message>
    <message>
        <source>Rules (*.txt);;All files (*)</source>
        <translation>Règles (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) have no place there</source>
        <translation>
            <numerusform>%n jeton n’y trouve pas de place</numerusform>
            <numerusform>%n jetons n’y trouvent pas de place</numerusform>
        </translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>leave setting up</source>
        <translation>quitter la composition</translation>
    </message>
    <message>
        <source>Setting up was left; undo brings it back</source>
        <translation>Composition quittée&#xa0;; Annuler la ramène</translation>
    </message>
    <message>
        <source>Setting up was left, since something else was opened; undo brings it back</source>
        <translation>Composition quittée, car autre chose a été ouvert&#xa0;; Annuler la ramène</translation>
    </message>
    <message>
        <source>Setting up was left, since something else was opened</source>
        <translation>Composition quittée, car autre chose a été ouvert</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>What is to become of the position that is being set up?</source>
        <translation>Que faire de la position en cours de composition&#xa0;?</translation>
    </message>
    <message>
        <source>It can&apos;t be applied as it is: the list beside the board says what is wrong.</source>
        <translation>Elle ne peut pas être appliquée ainsi&#xa0;: la liste à côté du plateau dit ce qui ne va pas.</translation>
    </message>
</context>
<context>
    <name>ui::SetupView</name>
    <message>
        <source>Allo&amp;w more tiles than the game has</source>
        <translation>Autoriser plus de jetons que n’en a le &amp;jeu</translation>
    </message>
    <message>
        <source>Apply  ↵</source>
        <translation>Appliquer  ↵</translation>
    </message>
    <message>
        <source>Setting up – Apply ↵ / Cancel Esc</source>
        <translation>Composition – Appliquer ↵ / Annuler Échap</translation>
    </message>
    <message>
        <source>Apply</source>
        <translation>Appliquer</translation>
    </message>
    <message>
        <source>Go on with this position; undo brings the one before back</source>
        <translation>Continuer avec cette position&#xa0;; Édition ▸ Annuler ramène la précédente</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Annuler  Échap</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Lexicon that words are judged by</source>
        <translation>Lexique servant à vérifier les mots</translation>
    </message>
    <message>
        <source>no lexicon</source>
        <translation>pas de lexique</translation>
    </message>
    <message>
        <source>Scoreless turns in a row</source>
        <translation>Tours sans points d’affilée</translation>
    </message>
    <message>
        <source>What is wrong</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Scoreless turns in a &amp;row</source>
        <translation>Tou&amp;rs sans points d’affilée</translation>
    </message>
    <message>
        <source>Board</source>
        <translation>Plateau</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Chan&amp;ger…</translation>
    </message>
    <message>
        <source>Change board, tiles and rules</source>
        <translation>Changer de plateau, de jetons et de règles</translation>
    </message>
    <message>
        <source>Other board, tiles or rules; the tiles stay as far as they can</source>
        <translation>Autre plateau, autres jetons ou autres règles&#xa0;; les jetons restent en place autant que possible</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xique</translation>
    </message>
    <message>
        <source>Pa&amp;ste</source>
        <translation>&amp;Coller</translation>
    </message>
    <message>
        <source>A position in CGP, a board drawn in characters or the cells of a spreadsheet (Ctrl+V)</source>
        <translation>Une position en CGP, un plateau dessiné en caractères ou les cellules d’un tableur (Ctrl+V)</translation>
    </message>
    <message>
        <source>Clear the &amp;Board</source>
        <translation>&amp;Vider le plateau</translation>
    </message>
    <message>
        <source>Type or click tiles, Shift for blanks. Right button erases, drag moves or selects, Delete clears, Ctrl with arrows moves.</source>
        <translation>Taper ou cliquer les jetons, Maj pour les jokers. Le bouton droit efface, glisser déplace ou sélectionne, Suppr vide, Ctrl et les flèches déplacent.</translation>
    </message>
    <message>
        <source>%1 %2×%3</source>
        <translation>%1 %2×%3</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Chevalet&#xa0;: %1</translation>
    </message>
    <message>
        <source>More tiles than the game has: %1 too many</source>
        <translation>Plus de jetons que n’en a le jeu&#xa0;: %1 en trop</translation>
    </message>
    <message numerus="yes">
        <source>A rack holds %n tile(s) at most</source>
        <translation>
            <numerusform>Un chevalet a au plus %n jeton</numerusform>
            <numerusform>Un chevalet a au plus %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>clear the board</source>
        <translation>vidage du plateau</translation>
    </message>
    <message>
        <source>Not pasted: %1</source>
        <translation>Non collé&#xa0;: %1</translation>
    </message>
    <message>
        <source>paste position</source>
        <translation>collage de la position</translation>
    </message>
    <message>
        <source>paste board</source>
        <translation>collage du plateau</translation>
    </message>
    <message>
        <source>Can&apos;t be applied: %1</source>
        <translation>Impossible d’appliquer&#xa0;: %1</translation>
    </message>
    <message>
        <source>Players, rules and problems</source>
        <translation>Joueurs, règles et problèmes</translation>
    </message>
    <message>
        <source>Go back to the position that was there before; undo brings this page back</source>
        <translation>Retour à la position précédente&#xa0;; Annuler ramène cette page</translation>
    </message>
</context>
<context>
    <name>ui::SheetEntry</name>
    <message>
        <source>the word: Enter takes the first place, digits another one</source>
        <translation>le mot&#xa0;: Entrée choisit la première place, un chiffre une autre</translation>
    </message>
    <message>
        <source>across from 8D (d8 for down); 8dquiz will do</source>
        <translation>horizontal depuis 8D (d8&#xa0;: vertical)&#xa0;; 8dquiz suffit</translation>
    </message>
    <message>
        <source>with its score, which is checked</source>
        <translation>avec son score, qui est vérifié</translation>
    </message>
    <message>
        <source>Shift for a blank; what lies there can be a dot: q.iz</source>
        <translation>Maj pour un joker&#xa0;; ce qui est déjà posé peut être un point&#xa0;: q.iz</translation>
    </message>
    <message>
        <source>after the rack: ? is a blank, _ an unknown tile</source>
        <translation>après le chevalet&#xa0;: ? est un joker, _ un jeton inconnu</translation>
    </message>
    <message>
        <source>exchange of known or unknown tiles; pass</source>
        <translation>échange de jetons connus ou inconnus&#xa0;; passe</translation>
    </message>
    <message>
        <source>the last play was a phony and is taken back</source>
        <translation>le dernier coup n’était pas valable et est retiré</translation>
    </message>
    <message>
        <source>points for the last play, challenged and valid</source>
        <translation>points pour le dernier coup, contesté et valable</translation>
    </message>
    <message>
        <source>a turn lost by challenging</source>
        <translation>tour perdu pour contestation à tort</translation>
    </message>
    <message>
        <source>going out: the tiles left count; (ei names them</source>
        <translation>fin de partie&#xa0;: les jetons restants comptent&#xa0;; (ei les nomme</translation>
    </message>
    <message>
        <source>time penalty of the last player, of the second one</source>
        <translation>pénalité de temps du dernier joueur, du second</translation>
    </message>
    <message>
        <source>the first player&apos;s name</source>
        <translation>le nom du premier joueur</translation>
    </message>
    <message>
        <source>Next line of the score sheet</source>
        <translation>Ligne suivante de la feuille de partie</translation>
    </message>
    <message>
        <source>quiz   8d quiz 32   -3   --   +5   (</source>
        <translation>quiz   8d quiz 32   -3   --   +5   (</translation>
    </message>
    <message>
        <source>What can be typed</source>
        <translation>Ce qu’on peut taper</translation>
    </message>
    <message>
        <source>What the line means</source>
        <translation>Ce que signifie la ligne</translation>
    </message>
    <message>
        <source>Where the word can go</source>
        <translation>Où le mot peut aller</translation>
    </message>
    <message>
        <source>There is no place %1. A score needs a space before it.</source>
        <translation>Il n’y a pas de place %1. Un score doit être précédé d’une espace.</translation>
    </message>
    <message>
        <source>turn lost by challenging</source>
        <translation>tour perdu pour contestation</translation>
    </message>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>⚠ by the rules %1; Enter keeps the score</source>
        <translation>⚠ selon les règles %1&#xa0;; Entrée garde le score</translation>
    </message>
    <message>
        <source>⚠ not valid: %1</source>
        <translation>⚠ non valable&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 takes the play back: %2</source>
        <translation>%1 retire le coup&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was challenged: %2</source>
        <translation>Contestation contre %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is out: %2 for %3</source>
        <translation>%1 a fini&#xa0;: %2 pour %3</translation>
    </message>
    <message>
        <source>%1 keeps %3: %2</source>
        <translation>%1 garde %3&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, time: %2</source>
        <translation>%1, temps&#xa0;: %2</translation>
    </message>
    <message>
        <source>names a player: #1 Anna Lind</source>
        <translation>nomme un joueur&#xa0;: #1 Anna Lind</translation>
    </message>
    <message>
        <source>Next: %1</source>
        <translation>Suivant&#xa0;: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>place %1</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>the number of a player and a name follow: #1 Anna Lind</source>
        <translation>suivent le numéro d’un joueur et un nom&#xa0;: #1 Anna Lind</translation>
    </message>
    <message>
        <source>name %1</source>
        <translation>nom %1</translation>
    </message>
    <message>
        <source>score sheet: %1</source>
        <translation>feuille de partie&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::ShortcutEditor</name>
    <message>
        <source>&amp;Assign</source>
        <translation>&amp;Affecter</translation>
    </message>
    <message>
        <source>&amp;No Key</source>
        <translation>&amp;Sans raccourci</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Reset A&amp;ll</source>
        <translation>Tout réta&amp;blir</translation>
    </message>
    <message>
        <source>Search commands and keys</source>
        <translation>Chercher commandes et raccourcis</translation>
    </message>
    <message>
        <source>Commands and their keys</source>
        <translation>Les commandes et leurs raccourcis</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourci</translation>
    </message>
    <message>
        <source>New key</source>
        <translation>Nouveau raccourci</translation>
    </message>
    <message>
        <source>Press the keys that the command shall have</source>
        <translation>Appuyez sur les touches voulues pour la commande</translation>
    </message>
    <message>
        <source>Give the command its usual keys</source>
        <translation>Rendre à la commande son raccourci habituel</translation>
    </message>
    <message>
        <source>Give all commands their usual keys</source>
        <translation>Rendre à toutes les commandes leur raccourci habituel</translation>
    </message>
    <message>
        <source>About the key</source>
        <translation>À propos du raccourci</translation>
    </message>
    <message>
        <source>✕ This key types tiles: add Ctrl or Alt.</source>
        <translation>✕ Cette touche saisit des jetons&#xa0;: ajoutez Ctrl ou Alt.</translation>
    </message>
    <message>
        <source>✓ No other command has this key.</source>
        <translation>✓ Aucune autre commande n’a ce raccourci.</translation>
    </message>
    <message>
        <source>T&amp;ake It</source>
        <translation>Le pren&amp;dre</translation>
    </message>
    <message>
        <source>✕ &quot;%1&quot; has this key and would lose it.</source>
        <translation>✕ «&#xa0;%1&#xa0;» a ce raccourci et le perdrait.</translation>
    </message>
    <message>
        <source>✕ This key has its own meaning on the board and in lists: add Ctrl or Alt.</source>
        <translation>✕ Cette touche a son propre rôle sur le plateau et dans les listes&#xa0;: ajoutez Ctrl ou Alt.</translation>
    </message>
</context>
<context>
    <name>ui::SolverOpponent</name>
    <message>
        <source>The solver thinks</source>
        <translation>Le solveur réfléchit</translation>
    </message>
</context>
<context>
    <name>ui::SourceList</name>
    <message>
        <source>Words from</source>
        <translation>Mots de</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>&amp;Up</source>
        <translation>M&amp;onter</translation>
    </message>
    <message>
        <source>Do&amp;wn</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>Sources of words, combined in this order</source>
        <translation>Sources de mots, combinées dans cet ordre</translation>
    </message>
    <message>
        <source>Set</source>
        <translation>Opér.</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>&amp;Add Files…</source>
        <translation>&amp;Ajouter des fichiers…</translation>
    </message>
    <message>
        <source>Add Word Lists</source>
        <translation>Ajouter des listes de mots</translation>
    </message>
    <message>
        <source>Word lists and lexicons (*.txt *.lst *.gz *.zst *.kwg *.kbwg *.dawg *.gaddag *.lxd);;All files (*)</source>
        <translation>Listes de mots et lexiques (*.txt *.lst *.gz *.zst *.kwg *.kbwg *.dawg *.gaddag *.lxd);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Begin with</source>
        <translation>Commencer par</translation>
    </message>
    <message>
        <source>What %1 does to the words before it</source>
        <translation>Ce que %1 fait aux mots précédents</translation>
    </message>
    <message>
        <source>∪ Add</source>
        <translation>∪ Ajouter</translation>
    </message>
    <message>
        <source>− Take away</source>
        <translation>− Enlever</translation>
    </message>
    <message>
        <source>∩ Keep only</source>
        <translation>∩ Ne garder que</translation>
    </message>
    <message>
        <source>✕ error</source>
        <translation>✕ erreur</translation>
    </message>
</context>
<context>
    <name>ui::SourcesLabel</name>
    <message>
        <source>Lexicon, leaves, win table and rules</source>
        <translation>Lexique, reliquats, table de gain et règles</translation>
    </message>
    <message>
        <source>lexicon</source>
        <translation>lexique</translation>
    </message>
    <message>
        <source>leaves</source>
        <translation>reliquats</translation>
    </message>
    <message>
        <source>win %</source>
        <translation>gain&#xa0;%</translation>
    </message>
    <message>
        <source>no lexicon</source>
        <translation>pas de lexique</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>no leave values</source>
        <translation>pas de valeurs de reliquat</translation>
    </message>
    <message>
        <source>%1 %2×%3</source>
        <translation>%1 %2×%3</translation>
    </message>
    <message>
        <source>words of the player on turn</source>
        <translation>mots du joueur au trait</translation>
    </message>
</context>
<context>
    <name>ui::SpreadGraph</name>
    <message>
        <source>The lead over the game</source>
        <translation>L’avance au fil de la partie</translation>
    </message>
    <message>
        <source>No game</source>
        <translation>Aucune partie</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Turn %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The lead over the game appears here</source>
        <translation>L’avance au fil de la partie s’affiche ici</translation>
    </message>
    <message>
        <source>▲ %1 leads   ▼ %2 leads</source>
        <translation>▲ en tête&#xa0;: %1   ▼ en tête&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>   – – win % of %1</source>
        <translation>   – – gain % de %1</translation>
    </message>
</context>
<context>
    <name>ui::Study</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>forget rack</source>
        <translation>oubli du chevalet</translation>
    </message>
    <message>
        <source>set rack %1</source>
        <translation>chevalet %1</translation>
    </message>
    <message>
        <source>play %1</source>
        <translation>coup %1</translation>
    </message>
    <message>
        <source>scores and turns follow from the moves of the game</source>
        <translation>les scores et les tours découlent des coups de la partie</translation>
    </message>
    <message>
        <source>change scores and racks</source>
        <translation>modification des scores et chevalets</translation>
    </message>
    <message>
        <source>variation %1</source>
        <translation>variante %1</translation>
    </message>
    <message>
        <source>delete from turn %1</source>
        <translation>suppression à partir du tour %1</translation>
    </message>
    <message>
        <source>make this the main line</source>
        <translation>choix de la ligne principale</translation>
    </message>
    <message>
        <source>rules %1</source>
        <translation>règles %1</translation>
    </message>
    <message>
        <source>lexicon %1</source>
        <translation>lexique %1</translation>
    </message>
    <message>
        <source>no leaves</source>
        <translation>pas de reliquats</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>reliquats %1</translation>
    </message>
    <message>
        <source>no win table</source>
        <translation>pas de table de gain</translation>
    </message>
    <message>
        <source>win table %1</source>
        <translation>table de gain %1</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>new tab</source>
        <translation>nouvel onglet</translation>
    </message>
    <message>
        <source>other tab</source>
        <translation>changement d’onglet</translation>
    </message>
    <message>
        <source>close tab</source>
        <translation>fermeture d’onglet</translation>
    </message>
</context>
<context>
    <name>ui::StudyWriter</name>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
    <message>
        <source>%1 was not written</source>
        <translation>%1 n’a pas été écrit</translation>
    </message>
    <message>
        <source>%1 was written as %2, which can&apos;t hold everything</source>
        <translation>%1 a été écrit en %2, qui ne peut pas tout contenir</translation>
    </message>
    <message>
        <source>left out: %1; a study file (.cws) keeps it</source>
        <translation>omis&#xa0;: %1&#xa0;; un fichier d’étude (.cws) le garde</translation>
    </message>
    <message>
        <source>%1 was written without its rules</source>
        <translation>%1 a été écrit sans ses règles</translation>
    </message>
    <message>
        <source>a line of CGP names built-in boards and tiles only; whoever opens it needs the file of your rules</source>
        <translation>une ligne CGP ne nomme que les plateaux et jetons intégrés&#xa0;; qui l’ouvre a besoin du fichier de vos règles</translation>
    </message>
</context>
<context>
    <name>ui::SynergyModel</name>
    <message>
        <source>%1: not in the table</source>
        <translation>%1&#xa0;: pas dans la table</translation>
    </message>
    <message>
        <source>%1: worth %2 together, %3 and %4 alone; synergy %5</source>
        <translation>%1&#xa0;: vaut %2 ensemble, %3 et %4 séparément&#xa0;; synergie %5</translation>
    </message>
    <message>
        <source>%1 alone is worth %2</source>
        <translation>%1 seul vaut %2</translation>
    </message>
    <message>
        <source>%1 alone is not in the table</source>
        <translation>%1 seul n’est pas dans la table</translation>
    </message>
</context>
<context>
    <name>ui::TakenFile</name>
    <message>
        <source>Reading what was taken for a lesson</source>
        <translation>Lecture de ce qui a été pris pour une leçon</translation>
    </message>
    <message>
        <source>Keeping what was taken for a lesson</source>
        <translation>Conservation de ce qui a été pris pour une leçon</translation>
    </message>
    <message>
        <source>What was taken for a lesson was not read</source>
        <translation>Ce qui a été pris pour une leçon n’a pas été lu</translation>
    </message>
    <message>
        <source>What was taken for a lesson is not kept</source>
        <translation>Ce qui a été pris pour une leçon n’est pas conservé</translation>
    </message>
</context>
<context>
    <name>ui::TileStrip</name>
    <message>
        <source>Tiles left</source>
        <translation>Jetons restants</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>%1: %2 of %3 left</source>
        <translation>%1&#xa0;: reste %2 sur %3</translation>
    </message>
</context>
<context>
    <name>ui::TileTable</name>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Blank</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Vowel</source>
        <translation>Voyelle</translation>
    </message>
    <message>
        <source>Typed as</source>
        <translation>Saisie</translation>
    </message>
    <message>
        <source>Tile %1: %2 is no number from 0 to %3</source>
        <translation>Jeton %1&#xa0;: %2 n’est pas un nombre de 0 à %3</translation>
    </message>
    <message>
        <source>There are too many letters</source>
        <translation>Il y a trop de lettres</translation>
    </message>
</context>
<context>
    <name>ui::Tour</name>
    <message>
        <source>%1 of %2 · %3</source>
        <translation>%1 sur %2 · %3</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>End the Tour</source>
        <translation>Finir la visite</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
</context>
<context>
    <name>ui::TrainDialog</name>
    <message>
        <source>Train Values</source>
        <translation>Apprentissage des valeurs</translation>
    </message>
    <message>
        <source>%1 has new leave values now, %2. There is no win table yet: it is counted after the leave values.</source>
        <translation>%1 a maintenant de nouvelles valeurs de reliquat, %2. Il n’y a pas encore de table de gain&#xa0;: elle se compte après les valeurs de reliquat.</translation>
    </message>
    <message>
        <source>%1 has new leave values and a win table now: %2 and %3</source>
        <translation>%1 a maintenant de nouvelles valeurs de reliquat et une table de gain&#xa0;: %2 et %3</translation>
    </message>
    <message>
        <source>%1 was written.</source>
        <translation>%1 a été écrit.</translation>
    </message>
    <message>
        <source>Progress of the training</source>
        <translation>Progression de l’apprentissage</translation>
    </message>
    <message>
        <source>Mean equity of the best moves, points</source>
        <translation>Équité moyenne des meilleurs coups, points</translation>
    </message>
    <message>
        <source>Change from the generation before, points</source>
        <translation>Écart à la génération précédente, points</translation>
    </message>
    <message>
        <source>Tiles of the leaves shown</source>
        <translation>Jetons des reliquats affichés</translation>
    </message>
    <message>
        <source>Leaves o&amp;f</source>
        <translation>Reli&amp;quats de</translation>
    </message>
    <message>
        <source>Best and worst leaves so far</source>
        <translation>Meilleurs et pires reliquats jusqu’ici</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>Dé&amp;marrer</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>Stop; what is learnt is kept</source>
        <translation>Arrêter&#xa0;; ce qui est appris est gardé</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Go on with what is kept</source>
        <translation>Continuer avec ce qui est gardé</translation>
    </message>
    <message>
        <source>&amp;Install</source>
        <translation>In&amp;staller</translation>
    </message>
    <message>
        <source>Make what is learnt the leave values and the win table of this lexicon</source>
        <translation>Faire de ce qui est appris les valeurs de reliquat et la table de gain de ce lexique</translation>
    </message>
    <message>
        <source>&amp;Export CSV…</source>
        <translation>&amp;Exporter en CSV…</translation>
    </message>
    <message>
        <source>Write the leave values as a table</source>
        <translation>Écrire les valeurs de reliquat en tableau</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>The training goes on meanwhile</source>
        <translation>L’apprentissage continue pendant ce temps</translation>
    </message>
    <message>
        <source>What was learnt from %1 games for this lexicon and these rules is kept. Begin anew and forget it?</source>
        <translation>Ce qui a été appris de %1 parties pour ce lexique et ces règles est gardé. Recommencer et l’oublier&#xa0;?</translation>
    </message>
    <message>
        <source>Begin &amp;Anew</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Export Leave Values</source>
        <translation>Exporter les valeurs de reliquat</translation>
    </message>
    <message>
        <source>Tables (*.csv);;All files (*)</source>
        <translation>Tableaux (*.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>any number of tiles</source>
        <translation>tout nombre de jetons</translation>
    </message>
    <message>
        <source>1 tile</source>
        <translation>1 jeton</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>encore %1 environ</translation>
    </message>
    <message>
        <source>%1 of %2 games for leave values</source>
        <translation>%1 parties sur %2 pour les valeurs de reliquat</translation>
    </message>
    <message>
        <source>%1, %2 of %3 for the win table</source>
        <translation>%1, %2 sur %3 pour la table de gain</translation>
    </message>
    <message>
        <source>Plays games against itself and learns what leaves are worth from them. Closing this window does not stop it.</source>
        <translation>Le programme joue contre lui-même et apprend de ces parties ce que valent les reliquats. Fermer cette fenêtre ne l’arrête pas.</translation>
    </message>
    <message>
        <source>What was learnt from %1 games is kept: it can be installed.</source>
        <translation>Ce qui a été appris de %1 parties est gardé et peut être installé.</translation>
    </message>
    <message>
        <source>Interrupted after %1 of %2 games: Continue goes on.</source>
        <translation>Interrompu après %1 parties sur %2&#xa0;: «&#xa0;Continuer&#xa0;» reprend.</translation>
    </message>
    <message>
        <source>Saving what is learnt…</source>
        <translation>Enregistrement de ce qui est appris…</translation>
    </message>
    <message>
        <source>Stopped before a game was finished.</source>
        <translation>Arrêté avant qu’une partie soit terminée.</translation>
    </message>
    <message>
        <source>Stopped after %1; what is learnt is kept.</source>
        <translation>Arrêté après %1&#xa0;; ce qui est appris est gardé.</translation>
    </message>
    <message>
        <source>Finished: %1.</source>
        <translation>Terminé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Ended by an error, see below.</source>
        <translation>Terminé par une erreur, voir ci-dessous.</translation>
    </message>
    <message>
        <source>Generation %1 of %2: %3 of %4 games</source>
        <translation>Génération %1 sur %2&#xa0;: %3 parties sur %4</translation>
    </message>
    <message>
        <source>Win table: %1 of %2 games</source>
        <translation>Table de gain&#xa0;: %1 parties sur %2</translation>
    </message>
    <message>
        <source>Getting ready…</source>
        <translation>Préparation…</translation>
    </message>
    <message>
        <source>To go on with more games, ask for %1 of them or more: another generation is at least as long as the one before.</source>
        <translation>Pour continuer avec plus de parties, demandez-en au moins %1&#xa0;: une génération de plus est au moins aussi longue que la précédente.</translation>
    </message>
    <message>
        <source>What is learnt goes on with as many generations as it was begun with; more games bring another one by themselves.</source>
        <translation>Ce qui est appris continue avec autant de générations qu’au début&#xa0;; davantage de parties en apportent une de plus d’elles-mêmes.</translation>
    </message>
</context>
<context>
    <name>ui::TrainForm</name>
    <message>
        <source>What to learn</source>
        <translation>Ce qu’il faut apprendre</translation>
    </message>
    <message>
        <source>Games for the leave values</source>
        <translation>Parties pour les valeurs de reliquat</translation>
    </message>
    <message>
        <source>Generations</source>
        <translation>Générations</translation>
    </message>
    <message>
        <source>How often to begin anew with the values found; each has three times the games of the one before</source>
        <translation>Combien de fois recommencer avec les valeurs trouvées&#xa0;; chacune compte trois fois plus de parties que la précédente</translation>
    </message>
    <message>
        <source>Games for the win table</source>
        <translation>Parties pour la table de gain</translation>
    </message>
    <message>
        <source>no win table</source>
        <translation>pas de table de gain</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>The same seed gives the same values, whatever the number of threads</source>
        <translation>La même graine donne les mêmes valeurs, quel que soit le nombre de fils d’exécution</translation>
    </message>
    <message>
        <source>Threads</source>
        <translation>Fils d’exécution</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Leave values to begin with</source>
        <translation>Valeurs de reliquat de départ</translation>
    </message>
    <message>
        <source>Le&amp;xicon</source>
        <translation>Le&amp;xique</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Games</source>
        <translation>&amp;Parties</translation>
    </message>
    <message>
        <source>Ge&amp;nerations</source>
        <translation>Gé&amp;nérations</translation>
    </message>
    <message>
        <source>&amp;Begin with</source>
        <translation>&amp;Départ avec</translation>
    </message>
    <message>
        <source>&amp;Win table games</source>
        <translation>Parties table de &amp;gain</translation>
    </message>
    <message>
        <source>See&amp;d</source>
        <translation>Gra&amp;ine</translation>
    </message>
    <message>
        <source>&amp;Threads</source>
        <translation>&amp;Fils d’exécution</translation>
    </message>
    <message>
        <source>no leave values</source>
        <translation>aucune valeur de reliquat</translation>
    </message>
    <message>
        <source>those in use: %1</source>
        <translation>celles en service&#xa0;: %1</translation>
    </message>
    <message>
        <source>No lexicon is known: open one first.</source>
        <translation>Aucun lexique n’est connu&#xa0;: ouvrez-en un d’abord.</translation>
    </message>
    <message>
        <source>Too large to be learnt.</source>
        <translation>Trop grand pour être appris.</translation>
    </message>
    <message>
        <source>%1 racks, %2 leaves; needs about %3 MB of memory.</source>
        <translation>%1 chevalets, %2 reliquats&#xa0;; exige environ %3 Mo de mémoire.</translation>
    </message>
</context>
<context>
    <name>ui::TrainedLeavesModel</name>
    <message>
        <source>Best leaves</source>
        <translation>Meilleurs reliquats</translation>
    </message>
    <message>
        <source>Worst leaves</source>
        <translation>Pires reliquats</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
</context>
<context>
    <name>ui::TrainingFeature</name>
    <message>
        <source>&amp;Train Values…</source>
        <translation>&amp;Apprendre des valeurs…</translation>
    </message>
    <message>
        <source>Learn leave values and a win table for a lexicon by self-play</source>
        <translation>Apprendre des valeurs de reliquat et une table de gain pour un lexique, le programme jouant contre lui-même</translation>
    </message>
</context>
<context>
    <name>ui::TreeStrip</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>does not fit</source>
        <translation>ne s’insère pas</translation>
    </message>
    <message>
        <source>Lines of the game</source>
        <translation>Lignes de la partie</translation>
    </message>
    <message>
        <source>hidden until the next turn</source>
        <translation>caché jusqu’au tour suivant</translation>
    </message>
</context>
<context>
    <name>ui::TurnDialog</name>
    <message>
        <source>by the rules</source>
        <translation>selon les règles</translation>
    </message>
    <message>
        <source>Add the totals that follow up again</source>
        <translation>Recalculer les totaux qui suivent</translation>
    </message>
    <message>
        <source>Turn of %1</source>
        <translation>Tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>inconnu</translation>
    </message>
    <message>
        <source>? for a blank, _ for a tile that is not known</source>
        <translation>? pour un joker, _ pour un jeton que personne ne connaît</translation>
    </message>
    <message>
        <source>8H QUIZ, 8H QUI(Z), exch QU, exch 2, pass</source>
        <translation>8H QUIZ, 8H QUI(Z), exch QU, exch 2, pass</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>not challenged, or nothing came of it</source>
        <translation>pas contesté, ou sans conséquence</translation>
    </message>
    <message>
        <source>challenged and taken back</source>
        <translation>contesté et retiré</translation>
    </message>
    <message>
        <source>challenged, is valid: bonus</source>
        <translation>contesté, valable&#xa0;: bonus</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Without it the totals stay as they are recorded</source>
        <translation>Sans cela, les totaux restent tels qu’ils sont notés</translation>
    </message>
    <message>
        <source>What comes of it</source>
        <translation>Ce qui en résulte</translation>
    </message>
    <message>
        <source>&amp;Rack</source>
        <translation>Che&amp;valet</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>Co&amp;up</translation>
    </message>
    <message>
        <source>&amp;Score</source>
        <translation>&amp;Score</translation>
    </message>
    <message>
        <source>&amp;Challenge</source>
        <translation>&amp;Contestation</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>by the rules: %1</source>
        <translation>selon les règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>All turns fit together as before.</source>
        <translation>Tous les tours s’accordent comme avant.</translation>
    </message>
    <message>
        <source>edit turn %1</source>
        <translation>modification du tour %1</translation>
    </message>
</context>
<context>
    <name>ui::UnattendedExport</name>
    <message>
        <source>%1 can&apos;t be written: its name must end with .png, .svg, .pdf, .cgp or .txt for the position, with .html, .pdf, .md, .csv, .gcg or .cws for the game</source>
        <translation>%1 ne peut pas être écrit&#xa0;: son nom doit finir par .png, .svg, .pdf, .cgp ou .txt pour la position, par .html, .pdf, .md, .csv, .gcg ou .cws pour la partie</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>%1 n’a pas été écrit&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was not written: there is no game, only a position</source>
        <translation>%1 n’a pas été écrit&#xa0;: il n’y a pas de partie, seulement une position</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: its name is no text in UTF-8</source>
        <translation>impossible d’écrire %1 : son nom n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>%1 is there already and holds something else: it is replaced with --force only</source>
        <translation>%1 existe déjà et contient autre chose : seul --force le remplace</translation>
    </message>
</context>
<context>
    <name>ui::UnlistedNames</name>
    <message>
        <source>Names &amp;without readable letters:</source>
        <translation>Noms sans lettres &amp;lisibles&#xa0;:</translation>
    </message>
    <message>
        <source>Files and folders whose names are no text in UTF-8</source>
        <translation>Fichiers et dossiers dont le nom n’est pas du texte en UTF-8</translation>
    </message>
</context>
<context>
    <name>ui::UnseenPanel</name>
    <message>
        <source>Numbers of unseen tiles</source>
        <translation>Nombres de jetons non vus</translation>
    </message>
    <message>
        <source>Chances of the unseen tiles</source>
        <translation>Chances des jetons non vus</translation>
    </message>
    <message>
        <source>%1 unseen, of them %2 in the bag · %3</source>
        <translation>%1 non vus, dont %2 dans le sac · %3</translation>
    </message>
    <message>
        <source>Unseen tiles</source>
        <translation>Jetons non vus</translation>
    </message>
</context>
<context>
    <name>ui::UnseenTiles</name>
    <message>
        <source>Unseen tiles</source>
        <translation>Jetons non vus</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2 of %3 unseen
The opponent holds one: %4 %
Among the next %n tile(s) drawn: %5 %</source>
        <translation>
            <numerusform>%1&#xa0;: %2 sur %3 non vus
L’adversaire en a un&#xa0;: %4&#xa0;%
Prochain jeton tiré&#xa0;: %5&#xa0;%</numerusform>
            <numerusform>%1&#xa0;: %2 sur %3 non vus
L’adversaire en a un&#xa0;: %4&#xa0;%
Parmi les %n prochains jetons tirés&#xa0;: %5&#xa0;%</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::UsageOverlay</name>
    <message>
        <source>Tile usage</source>
        <translation>Emploi des jetons</translation>
    </message>
    <message>
        <source>There is no placement.</source>
        <translation>Il n’y a pas de pose.</translation>
    </message>
    <message>
        <source>%1: %2 of the %3 best put a tile here</source>
        <translation>%1&#xa0;: %2 des %3 meilleurs y posent un jeton</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1: used by %2 of the %3 best</source>
        <translation>%1&#xa0;: utilisé par %2 des %3 meilleurs</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Share of the %1 best placements. Of those that put a tile on a square, and of those that use a tile of the rack.</source>
        <translation>Part des %1 meilleures poses. De celles qui mettent un jeton sur une case, et de celles qui utilisent un jeton du chevalet.</translation>
    </message>
    <message>
        <source>Tile &amp;Usage</source>
        <translation>&amp;Emploi des jetons</translation>
    </message>
    <message>
        <source>Which squares and tiles the best moves use</source>
        <translation>Quelles cases et quels jetons les meilleurs coups emploient</translation>
    </message>
</context>
<context>
    <name>ui::ValidationView</name>
    <message>
        <source>What was read</source>
        <translation>Ce qui a été lu</translation>
    </message>
    <message>
        <source>Read so far</source>
        <translation>Lu jusqu’ici</translation>
    </message>
    <message>
        <source>Different words</source>
        <translation>Mots différents</translation>
    </message>
    <message>
        <source>What is built from</source>
        <translation>Ce à partir de quoi on construit</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Acceptés</translation>
    </message>
    <message>
        <source>Words read, repeated ones too</source>
        <translation>Mots lus, répétitions comprises</translation>
    </message>
    <message>
        <source>Repeated</source>
        <translation>Répétés</translation>
    </message>
    <message>
        <source>Words that came again</source>
        <translation>Mots revenus plusieurs fois</translation>
    </message>
    <message>
        <source>Other lengths</source>
        <translation>Autres longueurs</translation>
    </message>
    <message>
        <source>Words left out for their length</source>
        <translation>Mots écartés à cause de leur longueur</translation>
    </message>
    <message>
        <source>Not words</source>
        <translation>Pas des mots</translation>
    </message>
    <message>
        <source>Lines that hold no word</source>
        <translation>Lignes qui ne contiennent pas de mot</translation>
    </message>
    <message>
        <source>Respelled</source>
        <translation>Réécrits</translation>
    </message>
    <message>
        <source>Words read without accents, hyphens or apostrophes</source>
        <translation>Mots lus sans accents, traits d’union ni apostrophes</translation>
    </message>
    <message>
        <source>Definitions</source>
        <translation>Définitions</translation>
    </message>
    <message>
        <source>Words with a definition or comment behind them, which is kept apart</source>
        <translation>Mots suivis d’une définition ou d’un commentaire, gardés à part</translation>
    </message>
    <message>
        <source>Cop&amp;y All</source>
        <translation>Tout co&amp;pier</translation>
    </message>
    <message>
        <source>Words from all over the list</source>
        <translation>Des mots de toute la liste</translation>
    </message>
    <message>
        <source>Sa&amp;mple</source>
        <translation>E&amp;xtrait</translation>
    </message>
    <message>
        <source>Add or drop word lists to see what is in them.</source>
        <translation>Ajoutez ou déposez des listes de mots pour voir ce qu’elles contiennent.</translation>
    </message>
    <message>
        <source>Read completely</source>
        <translation>Lu en entier</translation>
    </message>
    <message>
        <source>Reading…</source>
        <translation>Lecture…</translation>
    </message>
    <message>
        <source>Reading %1…</source>
        <translation>Lecture de %1…</translation>
    </message>
    <message>
        <source>&amp;Problems (first %1 of %2)</source>
        <translation>Problèm&amp;es (%1 premiers sur %2)</translation>
    </message>
    <message>
        <source>&amp;Problems (%1)</source>
        <translation>Problèm&amp;es (%1)</translation>
    </message>
</context>
<context>
    <name>ui::ValueLoader</name>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 was not opened as leave values</source>
        <translation>%1 n’a pas été ouvert comme valeurs de reliquat</translation>
    </message>
    <message>
        <source>%1 was not opened as a win table</source>
        <translation>%1 n’a pas été ouvert comme table de gain</translation>
    </message>
</context>
<context>
    <name>ui::ValueTraining</name>
    <message>
        <source>Training values for %1</source>
        <translation>Apprentissage des valeurs de %1</translation>
    </message>
    <message>
        <source>Installing values</source>
        <translation>Installation des valeurs</translation>
    </message>
    <message>
        <source>Writing %1</source>
        <translation>Écriture de %1</translation>
    </message>
</context>
<context>
    <name>ui::WelcomeCards</name>
    <message>
        <source>First steps</source>
        <translation>Premiers pas</translation>
    </message>
    <message>
        <source>Don&apos;t show this again</source>
        <translation>Ne plus afficher</translation>
    </message>
    <message>
        <source>Close: %1</source>
        <translation>Fermer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::WelcomeFeature</name>
    <message>
        <source>Type your rack</source>
        <translation>Saisir son chevalet</translation>
    </message>
    <message>
        <source>Ctrl+R, then letters, ? for a blank: the best moves come as you type.</source>
        <translation>Ctrl+R, puis les lettres, ? pour un joker&#xa0;: les meilleurs coups viennent pendant la frappe.</translation>
    </message>
    <message>
        <source>Open or drop a game</source>
        <translation>Ouvrir ou déposer une partie</translation>
    </message>
    <message>
        <source>GCG, CGP, a whole folder: drop it on the window or paste the text.</source>
        <translation>GCG, CGP, un dossier entier&#xa0;: à déposer sur la fenêtre, ou le texte à coller.</translation>
    </message>
    <message>
        <source>Build a lexicon</source>
        <translation>Construire un lexique</translation>
    </message>
    <message>
        <source>From a list of words of your own; a free English one is in use.</source>
        <translation>À partir de votre propre liste de mots&#xa0;; un lexique anglais libre est en service.</translation>
    </message>
    <message>
        <source>Show Ti&amp;ps</source>
        <translation>Afficher les &amp;premiers pas</translation>
    </message>
    <message>
        <source>First steps, above the list of moves</source>
        <translation>Les premiers pas, au-dessus de la liste des coups</translation>
    </message>
</context>
<context>
    <name>ui::WhatsThis</name>
    <message>
        <source>It can&apos;t be used just now.</source>
        <translation>Il ne peut pas servir en ce moment.</translation>
    </message>
    <message>
        <source>Handbook: %1</source>
        <translation>Manuel : %1</translation>
    </message>
</context>
<context>
    <name>ui::WindowMenus</name>
    <message>
        <source>Tools</source>
        <translation>Outils</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Notes</source>
        <translation>&amp;Notes</translation>
    </message>
    <message>
        <source>&amp;Position</source>
        <translation>P&amp;osition</translation>
    </message>
    <message>
        <source>&amp;Analyse</source>
        <translation>Anal&amp;yse</translation>
    </message>
    <message>
        <source>&amp;Lexicon</source>
        <translation>&amp;Lexique</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>Ou&amp;tils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Bibliothèque</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>Pa&amp;nneaux</translation>
    </message>
    <message>
        <source>&amp;Layout</source>
        <translation>A&amp;gencement</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>T&amp;hème</translation>
    </message>
    <message>
        <source>&amp;Outlined Moves</source>
        <translation>C&amp;oups entourés</translation>
    </message>
    <message>
        <source>&amp;Zoom</source>
        <translation>&amp;Zoom</translation>
    </message>
    <message>
        <source>&amp;Order of the Rack</source>
        <translation>Or&amp;dre du chevalet</translation>
    </message>
    <message>
        <source>Review Dept&amp;h</source>
        <translation>Profondeur du b&amp;ilan</translation>
    </message>
    <message>
        <source>&amp;Card Box</source>
        <translation>&amp;Boîte à fiches</translation>
    </message>
    <message>
        <source>&amp;Lesson</source>
        <translation>&amp;Leçon</translation>
    </message>
</context>
<context>
    <name>ui::WordGraphFeature</name>
    <message>
        <source>Word graph</source>
        <translation>Graphe de mots</translation>
    </message>
    <message>
        <source>Word &amp;Graph</source>
        <translation>&amp;Graphe de mots</translation>
    </message>
    <message>
        <source>Walk through the word graph, and see where cross-sets come from</source>
        <translation>Parcourir le graphe de mots et voir d’où viennent les lettres croisées</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Caché pendant la partie.</translation>
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
        <translation>Mots lus à partir de leur première lettre</translation>
    </message>
    <message>
        <source>GADDAG</source>
        <translation>GADDAG</translation>
    </message>
    <message>
        <source>Words read from any of their letters: back to the front, past the separator ◊ forwards to the end</source>
        <translation>Mots lus à partir d’une quelconque de leurs lettres&#xa0;: à rebours jusqu’au début, puis après le séparateur ◊ à l’endroit jusqu’à la fin</translation>
    </message>
    <message>
        <source>Alphagrams</source>
        <translation>Alphagrammes</translation>
    </message>
    <message>
        <source>The letters of each word in alphabetical order, for jumbled games</source>
        <translation>Les lettres de chaque mot par ordre alphabétique, pour les jeux à lettres mêlées</translation>
    </message>
    <message>
        <source>Follow board</source>
        <translation>Suivre le plateau</translation>
    </message>
    <message>
        <source>Explain the cross-set of the square at the board&apos;s cursor</source>
        <translation>Expliquer les lettres croisées de la case du curseur</translation>
    </message>
    <message>
        <source>Tiles to walk along</source>
        <translation>Jetons à suivre</translation>
    </message>
    <message>
        <source>type letters to walk</source>
        <translation>taper des lettres</translation>
    </message>
    <message>
        <source>Letters from the root on. In the GADDAG @ or ◊ is the separator: letters before it are read backwards.</source>
        <translation>Lettres à partir de la racine. Dans le GADDAG, @ ou ◊ est le séparateur&#xa0;: les lettres avant lui sont lues à rebours.</translation>
    </message>
    <message>
        <source>Number of a node to jump to</source>
        <translation>Numéro d’un nœud où aller</translation>
    </message>
    <message>
        <source>node number</source>
        <translation>n° de nœud</translation>
    </message>
    <message>
        <source>Enter jumps to the node with this number</source>
        <translation>Entrée va au nœud de ce numéro</translation>
    </message>
    <message>
        <source>Where the path has come to</source>
        <translation>Où mène le chemin</translation>
    </message>
    <message>
        <source>Cross-set of the square</source>
        <translation>Lettres croisées de la case</translation>
    </message>
    <message>
        <source>Letters of the cross-set</source>
        <translation>Lettres qui conviennent</translation>
    </message>
    <message>
        <source>Open Lexicon…</source>
        <translation>Ouvrir un lexique…</translation>
    </message>
    <message>
        <source>No path begins with %1.</source>
        <translation>Aucun chemin ne commence par %1.</translation>
    </message>
    <message>
        <source>No path goes from %1 on to %2.</source>
        <translation>Aucun chemin ne va de %1 à %2.</translation>
    </message>
    <message>
        <source>Click a square of the board to see which letters fit it, and why.</source>
        <translation>Cliquez une case du plateau pour voir quelles lettres y conviennent, et pourquoi.</translation>
    </message>
    <message>
        <source>No lexicon is open.
Its word graph is shown here, node by node.</source>
        <translation>Aucun lexique n’est ouvert.
Son graphe de mots s’affiche ici, nœud par nœud.</translation>
    </message>
    <message>
        <source>Looking for the paths to the nodes…</source>
        <translation>Recherche des chemins vers les nœuds…</translation>
    </message>
    <message>
        <source>There is no node %1.</source>
        <translation>Il n’y a pas de nœud %1.</translation>
    </message>
    <message>
        <source>No path leads to node %1: it only fills a gap in the file.</source>
        <translation>Aucun chemin ne mène au nœud %1&#xa0;: il ne fait que combler un vide du fichier.</translation>
    </message>
</context>
<context>
    <name>ui::WordListModel</name>
    <message>
        <source>✓ valid</source>
        <translation>✓ valable</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ absent du lexique</translation>
    </message>
    <message>
        <source>%1 in front</source>
        <translation>%1 devant</translation>
    </message>
    <message>
        <source>%1 behind</source>
        <translation>%1 derrière</translation>
    </message>
    <message>
        <source>without first letter</source>
        <translation>sans première lettre</translation>
    </message>
    <message>
        <source>without last letter</source>
        <translation>sans dernière lettre</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>front hooks %1</source>
        <translation>rajouts avant %1</translation>
    </message>
    <message>
        <source>back hooks %1</source>
        <translation>rajouts arrière %1</translation>
    </message>
    <message>
        <source>inner hooks %1</source>
        <translation>rajouts internes %1</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>probability rank %1</source>
        <translation>rang de probabilité %1</translation>
    </message>
    <message>
        <source>playable now at %1 for %2 points</source>
        <translation>jouable maintenant en %1 pour %2 points</translation>
    </message>
    <message>
        <source>Playable now: the best of its moves scores %1, equity %2</source>
        <translation>Jouable maintenant&#xa0;: le meilleur de ses coups marque %1, équité %2</translation>
    </message>
    <message>
        <source>Words inside: %1</source>
        <translation>Mots à l’intérieur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Likeliest to be drawn: number %1 of the %2 alphagrams with %3 tiles</source>
        <translation>Le plus probable au tirage&#xa0;: numéro %1 des %2 alphagrammes de %3 jetons</translation>
    </message>
    <message>
        <source>Playable now</source>
        <translation>Jouable maintenant</translation>
    </message>
    <message>
        <source>Front hooks</source>
        <translation>Rajouts avant</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>Mot</translation>
    </message>
    <message>
        <source>Back hooks</source>
        <translation>Rajouts arrière</translation>
    </message>
    <message>
        <source>Inner hooks</source>
        <translation>Rajouts internes</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>Probabilité</translation>
    </message>
    <message>
        <source>Remark</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>As found</source>
        <translation>Ordre trouvé</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Front</source>
        <translation>Av.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Arr.</translation>
    </message>
    <message>
        <source>Inner</source>
        <translation>Int.</translation>
    </message>
    <message>
        <source>Len</source>
        <translation>Lg.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>Prob</source>
        <translation>Prob.</translation>
    </message>
    <message>
        <source>Playable now: where and for how many points</source>
        <translation>Jouable maintenant&#xa0;: où et pour combien de points</translation>
    </message>
    <message>
        <source>Front hooks: letters that make a word in front of it</source>
        <translation>Rajouts avant&#xa0;: lettres qui, devant lui, forment un mot</translation>
    </message>
    <message>
        <source>Back hooks: letters that make a word behind it</source>
        <translation>Rajouts arrière&#xa0;: lettres qui, derrière lui, forment un mot</translation>
    </message>
    <message>
        <source>Inner hooks: letters at the ends without which it is a word, too</source>
        <translation>Rajouts internes&#xa0;: lettres aux extrémités sans lesquelles il reste un mot</translation>
    </message>
    <message>
        <source>Length in tiles</source>
        <translation>Longueur en jetons</translation>
    </message>
    <message>
        <source>Points of the tiles, without the board</source>
        <translation>Points des jetons, sans le plateau</translation>
    </message>
    <message>
        <source>Probability: place among words of that length, 1 = likeliest to be drawn</source>
        <translation>Probabilité&#xa0;: place parmi les mots de cette longueur, 1 = le plus probable au tirage</translation>
    </message>
    <message>
        <source>Why the word is listed</source>
        <translation>Pourquoi le mot est listé</translation>
    </message>
    <message>
        <source>Sorting words</source>
        <translation>Tri des mots</translation>
    </message>
</context>
<context>
    <name>ui::WordProblemModel</name>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Col.</source>
        <translation>Col.</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Why it is no word</source>
        <translation>Pourquoi ce n’est pas un mot</translation>
    </message>
</context>
<context>
    <name>ui::WordSearch</name>
    <message>
        <source>Looking up words</source>
        <translation>Recherche de mots</translation>
    </message>
    <message>
        <source>Hooks and probabilities</source>
        <translation>Rajouts et probabilités</translation>
    </message>
    <message>
        <source>Words playable now</source>
        <translation>Mots jouables maintenant</translation>
    </message>
</context>
<context>
    <name>ui::WordValidation</name>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n word lists</source>
        <translation>
            <numerusform>Lecture de %n liste de mots</numerusform>
            <numerusform>Lecture de %n listes de mots</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WordsFeature</name>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>&amp;Words</source>
        <translation>&amp;Mots</translation>
    </message>
    <message>
        <source>Search words: anagrams, patterns, hooks and more</source>
        <translation>Chercher des mots&#xa0;: anagrammes, motifs, rajouts et plus</translation>
    </message>
    <message>
        <source>&amp;Judge Words</source>
        <translation>&amp;Vérifier des mots</translation>
    </message>
    <message>
        <source>Type words in the status bar to see whether they are valid</source>
        <translation>Taper des mots dans la barre d’état pour voir s’ils sont valables</translation>
    </message>
    <message>
        <source>Copy &amp;Words</source>
        <translation>Copier les &amp;mots</translation>
    </message>
    <message>
        <source>Copy the selected words of the Words panel, or all, one per line</source>
        <translation>Copier les mots sélectionnés du panneau Mots, ou tous, un par ligne</translation>
    </message>
    <message>
        <source>Look it up in the Words panel</source>
        <translation>Le chercher dans le panneau Mots</translation>
    </message>
    <message>
        <source>✕ no lexicon is open</source>
        <translation>✕ aucun lexique n’est ouvert</translation>
    </message>
    <message>
        <source>hooks: front %1 · back %2</source>
        <translation>rajouts&#xa0;: avant %1 · arrière %2</translation>
    </message>
    <message>
        <source>Words are not judged while this game is played.</source>
        <translation>Les mots ne sont pas vérifiés pendant cette partie.</translation>
    </message>
    <message>
        <source>Hidden while a card asks for words.</source>
        <translation>Caché tant qu’une fiche demande des mots.</translation>
    </message>
</context>
<context>
    <name>ui::WordsPanel</name>
    <message>
        <source>Words to look up</source>
        <translation>Mots à chercher</translation>
    </message>
    <message>
        <source>Number of words</source>
        <translation>Nombre de mots</translation>
    </message>
    <message>
        <source>Anagra&amp;m</source>
        <translation>Ana&amp;gramme</translation>
    </message>
    <message>
        <source>Words with exactly these tiles, ? a blank</source>
        <translation>Mots ayant exactement ces jetons, ? un joker</translation>
    </message>
    <message>
        <source>S&amp;ub-anagram</source>
        <translation>&amp;Sous-anagr.</translation>
    </message>
    <message>
        <source>Words with some of these tiles, ? a blank</source>
        <translation>Mots ayant une partie de ces jetons, ? un joker</translation>
    </message>
    <message>
        <source>Patte&amp;rn</source>
        <translation>&amp;Motif</translation>
    </message>
    <message>
        <source>? any tile, * any run of tiles, [AEIOU] one of these, [^AEIOU] none of these</source>
        <translation>? un jeton quelconque, * une suite quelconque de jetons, [AEIOU] l’un d’eux, [^AEIOU] aucun d’eux</translation>
    </message>
    <message>
        <source>&amp;Judge</source>
        <translation>&amp;Vérifier</translation>
    </message>
    <message>
        <source>Whether words are valid, one and all</source>
        <translation>Si les mots sont valables, un par un et tous ensemble</translation>
    </message>
    <message>
        <source>Hoo&amp;ks</source>
        <translation>Ra&amp;jouts</translation>
    </message>
    <message>
        <source>Words with one letter more or less at an end</source>
        <translation>Mots ayant une lettre de plus ou de moins à une extrémité</translation>
    </message>
    <message>
        <source>Extens&amp;ions</source>
        <translation>&amp;Rallonges</translation>
    </message>
    <message>
        <source>Words that contain these letters in a row</source>
        <translation>Mots qui contiennent ces lettres à la suite</translation>
    </message>
    <message>
        <source>Rege&amp;x</source>
        <translation>Rege&amp;x</translation>
    </message>
    <message>
        <source>Regular expression for the whole word: . [AEIOU] ( ) | and behind a part * + ? {2} {2,} {2,5}</source>
        <translation>Expression régulière pour le mot entier&#xa0;: . [AEIOU] ( ) | et derrière une partie * + ? {2} {2,} {2,5}</translation>
    </message>
    <message>
        <source>Length</source>
        <translation>Longueur</translation>
    </message>
    <message>
        <source>Shortest words, in tiles</source>
        <translation>Mots les plus courts, en jetons</translation>
    </message>
    <message>
        <source>Longest words, in tiles</source>
        <translation>Mots les plus longs, en jetons</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Ordre</translation>
    </message>
    <message>
        <source>Order of the words</source>
        <translation>Ordre des mots</translation>
    </message>
    <message>
        <source>Order of the words; the headers of the list sort both ways</source>
        <translation>Ordre des mots&#xa0;; les en-têtes de la liste trient dans les deux sens</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy the selected words, or all of them, one per line (Ctrl+C)</source>
        <translation>Copier les mots sélectionnés, ou tous, un par ligne (Ctrl+C)</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>✕ not in the lexicon</source>
        <translation>✕ absent du lexique</translation>
    </message>
    <message>
        <source>Len</source>
        <translation>Lg.</translation>
    </message>
    <message>
        <source>Pts</source>
        <translation>Pts</translation>
    </message>
    <message>
        <source>…</source>
        <translation>…</translation>
    </message>
    <message>
        <source>1 word</source>
        <translation>1 mot</translation>
    </message>
    <message>
        <source>%1 words</source>
        <translation>%1 mots</translation>
    </message>
    <message>
        <source>first %1 of %2</source>
        <translation>%1 premiers sur %2</translation>
    </message>
    <message>
        <source>No more than %1 words are listed: ask for something narrower, or for fewer lengths, to see the others.</source>
        <translation>Pas plus de %1 mots sont listés&#xa0;: demandez quelque chose de plus étroit, ou moins de longueurs, pour voir les autres.</translation>
    </message>
    <message>
        <source>, ✓ valid</source>
        <translation>, ✓ valable</translation>
    </message>
    <message>
        <source>, ✕ %1 not valid</source>
        <translation>, ✕ %1 non valables</translation>
    </message>
    <message>
        <source>%1 · under 0.1 ms</source>
        <translation>%1 · moins de 0,1 ms</translation>
    </message>
    <message>
        <source>%1 · %2 ms</source>
        <translation>%1 · %2 ms</translation>
    </message>
    <message>
        <source>✕ Column %1: %2 &amp;nbsp; &lt;tt&gt;%3&lt;/tt&gt;</source>
        <translation>✕ Colonne %1&#xa0;: %2 &amp;nbsp; &lt;tt&gt;%3&lt;/tt&gt;</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles.
Open one: Ctrl+Shift+O, or drop a word graph or a word list here.</source>
        <translation>Aucun lexique ne convient à ces jetons.
Ouvrez-en un&#xa0;: Ctrl+Maj+O, ou déposez ici un graphe de mots ou une liste de mots.</translation>
    </message>
    <message>
        <source>Stopped.
Enter looks the words up again.</source>
        <translation>Arrêté.
Entrée relance la recherche des mots.</translation>
    </message>
    <message>
        <source>Type a word.</source>
        <translation>Tapez un mot.</translation>
    </message>
    <message>
        <source>No such word.</source>
        <translation>Aucun mot trouvé.</translation>
    </message>
    <message>
        <source>Type words to judge.
CAT DOG QUIZ</source>
        <translation>Tapez des mots à vérifier.
CAT DOG QUIZ</translation>
    </message>
    <message>
        <source>Type tiles, ? for a blank.
RETAIN?</source>
        <translation>Tapez des jetons, ? pour un joker.
RETAIN?</translation>
    </message>
    <message>
        <source>Type tiles, ? for a blank.
AEINRS?</source>
        <translation>Tapez des jetons, ? pour un joker.
AEINRS?</translation>
    </message>
    <message>
        <source>Type a pattern: ? is any tile, * any run of tiles,
[AEIOU] one of these, [^AEIOU] none of these.
Q?*Z</source>
        <translation>Tapez un motif&#xa0;: ? est un jeton quelconque, * une suite quelconque de jetons,
[AEIOU] l’un d’eux, [^AEIOU] aucun d’eux.
Q?*Z</translation>
    </message>
    <message>
        <source>Type a word.
LATE</source>
        <translation>Tapez un mot.
LATE</translation>
    </message>
    <message>
        <source>Type letters in a row.
QUA</source>
        <translation>Tapez des lettres à la suite.
QUA</translation>
    </message>
    <message>
        <source>Type a regular expression for the whole word.
(UN|RE).*(ED|ING)</source>
        <translation>Tapez une expression régulière pour le mot entier.
(UN|RE).*(ED|ING)</translation>
    </message>
    <message>
        <source>Copying the words</source>
        <translation>Copie des mots</translation>
    </message>
    <message>
        <source>, ✓ valid as far as was read</source>
        <translation>, ✓ valables pour ce qui a été lu</translation>
    </message>
    <message>
        <source>✕ Only the first %1 characters were taken: nothing is said of those that follow.</source>
        <translation>✕ Seuls les %1 premiers caractères ont été pris&#xa0;: rien n’est dit de ceux qui suivent.</translation>
    </message>
</context>
<context>
    <name>ui::HandbookFeature</name>
    <message>
        <source>&amp;Handbook</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>The page of the handbook about what has the focus</source>
        <translation>La page du manuel sur ce qui a le focus</translation>
    </message>
    <message>
        <source>The board and your rack</source>
        <translation>Le plateau et votre chevalet</translation>
    </message>
    <message>
        <source>Ctrl+R and letters set the rack, ? is a blank. Click a square and type, or drag tiles: the score stands beside the word. Enter plays it.</source>
        <translation>Ctrl+R et des lettres remplissent le chevalet, ? est un joker. Cliquez sur une case et tapez, ou tirez des jetons : les points sont à côté du mot. Entrée le joue.</translation>
    </message>
    <message>
        <source>The best moves, as you type</source>
        <translation>Les meilleurs coups, pendant que vous tapez</translation>
    </message>
    <message>
        <source>What a move is worth after the replies</source>
        <translation>Ce que vaut un coup après les réponses</translation>
    </message>
    <message>
        <source>F6 plays the best moves out with many random racks of the opponent and tells how often each wins. Near the end of a game F7 solves exactly.</source>
        <translation>F6 joue la suite des meilleurs coups avec beaucoup de chevalets adverses tirés au hasard et dit combien de fois chacun gagne. Vers la fin d’une partie, F7 résout exactement.</translation>
    </message>
    <message>
        <source>A game, turn by turn</source>
        <translation>Une partie, coup par coup</translation>
    </message>
    <message>
        <source>Drop a GCG on the window, or begin a game. The arrows left and right step through it, F9 reviews every turn; notes stand beside the turn.</source>
        <translation>Déposez un fichier GCG sur la fenêtre, ou commencez une partie. Les flèches gauche et droite la parcourent, F9 analyse chaque coup ; les notes sont à côté du coup.</translation>
    </message>
    <message>
        <source>Everything has a name</source>
        <translation>Tout a un nom</translation>
    </message>
    <message>
        <source>Ctrl+K finds commands, moves, words and turns. F1 opens the page of the handbook about what has the focus, Shift+F1 tells what a control is for.</source>
        <translation>Ctrl+K trouve commandes, coups et mots. F1 ouvre la page du manuel sur ce qui a le focus, Maj+F1 dit à quoi sert un élément.</translation>
    </message>
    <message>
        <source>Click a control to learn what it is for</source>
        <translation>Cliquez sur un élément pour savoir à quoi il sert</translation>
    </message>
    <message>
        <source>What Has the &amp;Focus?</source>
        <translation>Qu’est-ce qui a le &amp;focus ?</translation>
    </message>
    <message>
        <source>What the control that has the focus is for</source>
        <translation>À quoi sert l’élément qui a le focus</translation>
    </message>
    <message>
        <source>Guided &amp;Tour</source>
        <translation>&amp;Visite guidée</translation>
    </message>
    <message>
        <source>Five steps through the window</source>
        <translation>Cinq étapes à travers la fenêtre</translation>
    </message>
    <message>
        <source>&amp;What&apos;s This?</source>
        <translation>&amp;Qu’est-ce que c’est ?</translation>
    </message>
    <message>
        <source>Equity is the score and the worth of the tiles kept. The arrows up and down show a move on the board; the line above the list filters, such as bingo &gt;70.</source>
        <translation>L’équité est le score plus la valeur des jetons gardés. Les flèches haut et bas montrent un coup sur le plateau ; la ligne au-dessus de la liste filtre, par exemple bingo &gt;70.</translation>
    </message>
</context>
<context>
    <name>ui::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>ui::HandbookWindow</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Chercher</translation>
    </message>
    <message>
        <source>Pages of the handbook</source>
        <translation>Pages du manuel</translation>
    </message>
    <message>
        <source>&amp;Back</source>
        <translation>&amp;Retour</translation>
    </message>
    <message>
        <source>&amp;Forward</source>
        <translation>&amp;Suivant</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page n’a ces mots.</translation>
    </message>
</context>
<context>
    <name>ui::OutsideLink</name>
    <message>
        <source>This address is too long to be shown whole, so it is not opened.</source>
        <translation>Cette adresse est trop longue pour être affichée en entier, elle n’est donc pas ouverte.</translation>
    </message>
    <message>
        <source>Open this address in the browser?</source>
        <translation>Ouvrir cette adresse dans le navigateur ?</translation>
    </message>
    <message>
        <source>Show this folder in another program?</source>
        <translation>Afficher ce dossier dans un autre programme ?</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
</context>
<context>
    <name>ui::ReplaceQuestion</name>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>%1 is there already. Replace it?</source>
        <translation>%1 existe déjà. Le remplacer ?</translation>
    </message>
    <message>
        <source>Throw Away</source>
        <translation>Jeter</translation>
    </message>
    <message>
        <source>&amp;Throw Away</source>
        <translation>&amp;Jeter</translation>
    </message>
</context>
<context>
    <name>ui::NotePictures</name>
    <message>
        <source>Reading pictures</source>
        <translation>Lecture des images</translation>
    </message>
    <message>
        <source>it is no file</source>
        <translation>ce n’est pas un fichier</translation>
    </message>
    <message>
        <source>it can&apos;t be read as a PNG, JPEG, GIF, BMP or WebP picture, or is too large</source>
        <translation>elle ne se lit pas comme image PNG, JPEG, GIF, BMP ou WebP, ou elle est trop grande</translation>
    </message>
    <message>
        <source>it can&apos;t be written as PNG</source>
        <translation>elle ne peut pas être écrite en PNG</translation>
    </message>
    <message>
        <source>it would take %1 MB, more than the %2 MB that are shown again</source>
        <translation>elle prendrait %1&#xa0;Mo, plus que les %2&#xa0;Mo qui sont réaffichés</translation>
    </message>
</context>
<context>
    <name>ui::EndgameRun</name>
    <message>
        <source>Looking at a move</source>
        <translation>Examen d’un coup</translation>
    </message>
</context>
<context>
    <name>ui::EndingsFeature</name>
    <message>
        <source>Sol&amp;ve</source>
        <translation>&amp;Résoudre</translation>
    </message>
    <message>
        <source>Solve</source>
        <translation>Résoudre</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Caché tant que vous cherchez vous-même le meilleur coup.</translation>
    </message>
    <message>
        <source>Hidden while the game is played.</source>
        <translation>Caché pendant la partie.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to solve.</source>
        <translation>La partie est finie&#xa0;: il n’y a rien à résoudre.</translation>
    </message>
    <message>
        <source>Type a move, or lay it on the board.</source>
        <translation>Tapez un coup ou posez-le sur le plateau.</translation>
    </message>
    <message>
        <source>The bag is empty: F7 solves this ending exactly.</source>
        <translation>Le sac est vide&#xa0;: F7 résout exactement cette finale.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles in the bag: these numbers are static, not proved.</source>
        <translation>
            <numerusform>%n jeton dans le sac&#xa0;: ces nombres sont statiques, non prouvés.</numerusform>
            <numerusform>%n jetons dans le sac&#xa0;: ces nombres sont statiques, non prouvés.</numerusform>
        </translation>
    </message>
    <message>
        <source>The bag is empty: these numbers are static, not proved.</source>
        <translation>Le sac est vide&#xa0;: ces nombres sont statiques, non prouvés.</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Fins de partie</translation>
    </message>
    <message>
        <source>The game against the solver is over: %1 : %2.</source>
        <translation>La partie contre le solveur est terminée : %1 : %2.</translation>
    </message>
    <message>
        <source>The solver can&apos;t answer: %1</source>
        <translation>Le solveur ne peut pas répondre : %1</translation>
    </message>
    <message>
        <source>Solve the ending as the bag allows: endgame, pre-endgame or bridge; stop that and go on</source>
        <translation>Résoudre la fin selon le sac : fin de partie, avant-finale ou pont ; l’arrêter et la reprendre</translation>
    </message>
    <message>
        <source>&amp;Endings</source>
        <translation>Fins d&amp;e partie</translation>
    </message>
    <message>
        <source>Show how this ending is solved</source>
        <translation>Montrer comment cette fin se résout</translation>
    </message>
    <message>
        <source>Play &amp;On Against the Solver</source>
        <translation>C&amp;ontinuer contre le solveur</translation>
    </message>
    <message>
        <source>From here on the solver answers each of your moves with its best one</source>
        <translation>À partir d’ici le solveur répond à chacun de vos coups par son meilleur</translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved for two players; here are %n.</source>
        <translation>
            <numerusform>Les fins de partie se résolvent à deux joueurs ; ici il y en a %n.</numerusform>
            <numerusform>Les fins de partie se résolvent à deux joueurs ; ici il y en a %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more tiles on board and racks than the game has: nothing can be solved before that is put right (Position ▸ Scores and Racks).</source>
        <translation>Il y a sur le plateau et les chevalets plus de jetons que le jeu n’en a : rien ne peut être résolu avant que ce soit corrigé (Position ▸ Scores et chevalets).</translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved with %1 tiles in the bag at most; here %n are still in it. Until then F6 simulates.</source>
        <translation>
            <numerusform>Les fins de partie se résolvent avec %1 jetons au plus dans le sac ; ici il en reste %n. D’ici là F6 simule.</numerusform>
            <numerusform>Les fins de partie se résolvent avec %1 jetons au plus dans le sac ; ici il en reste %n. D’ici là F6 simule.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rack is not known: type it first (Ctrl+R), then F7 solves.</source>
        <translation>Le chevalet n’est pas connu : saisissez-le d’abord (Ctrl+R), puis F7 résout.</translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n tiles of the rack are known: type it first (Ctrl+R), then F7 solves.</source>
        <translation>
            <numerusform>Seulement %1 jeton sur %n du chevalet est connu : saisissez-le d’abord (Ctrl+R), puis F7 résout.</numerusform>
            <numerusform>Seulement %1 jetons sur %n du chevalet sont connus : saisissez-le d’abord (Ctrl+R), puis F7 résout.</numerusform>
        </translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one, then F7 solves.</source>
        <translation>Aucun lexique ne convient à ces jetons : ouvrez-en un, puis F7 résout.</translation>
    </message>
    <message>
        <source>Endings of jumbled words can&apos;t be solved; F6 simulates.</source>
        <translation>Les fins de partie à mots mêlés ne peuvent pas être résolues ; F6 simule.</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 tells for each move with which of them it wins.</source>
        <translation>
            <numerusform>%n jeton est dans le sac : F7 dit pour chaque coup avec lequel il gagne.</numerusform>
            <numerusform>%n jetons sont dans le sac : F7 dit pour chaque coup avec lesquels il gagne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 simulates games that end in endgames.</source>
        <translation>
            <numerusform>%n jeton est dans le sac : F7 simule des parties qui se terminent par des fins de partie.</numerusform>
            <numerusform>%n jetons sont dans le sac : F7 simule des parties qui se terminent par des fins de partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The pre-endgame, which tries bag after bag, can be chosen above.</source>
        <translation>L’avant-finale, qui essaie un sac après l’autre, peut être choisie en haut.</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>The solver plays once the bag is empty: then both know all tiles.</source>
        <translation>Le solveur joue dès que le sac est vide : les deux connaissent alors tous les jetons.</translation>
    </message>
    <message>
        <source>Stop Playing Against the S&amp;olver</source>
        <translation>Ne plus jouer c&amp;ontre le solveur</translation>
    </message>
    <message>
        <source>The solver thinks…</source>
        <translation>Le solveur réfléchit…</translation>
    </message>
    <message>
        <source>Your move; stop playing</source>
        <translation>À vous ; arrêter de jouer</translation>
    </message>
    <message>
        <source>Play on against the solver</source>
        <translation>Continuer contre le solveur</translation>
    </message>
    <message>
        <source>%1 ✓</source>
        <translation>%1 ✓</translation>
    </message>
    <message>
        <source>These numbers are static; what is proved stands in Endings.</source>
        <translation>Ces nombres sont statiques ; ce qui est prouvé se trouve dans Fins de partie.</translation>
    </message>
    <message>
        <source>These numbers are static, not proved; Endings has looked further.</source>
        <translation>Ces nombres sont statiques, pas prouvés ; Fins de partie a regardé plus loin.</translation>
    </message>
</context>
<context>
    <name>ui::EndingsPanel</name>
    <message>
        <source>As&amp;k</source>
        <translation>De&amp;mander</translation>
    </message>
    <message>
        <source>Why not this move</source>
        <translation>Pourquoi pas ce coup</translation>
    </message>
    <message>
        <source>10A (E)F, pass; empty: the move on the board</source>
        <translation>10A (E)F, pass&#xa0;; vide&#xa0;: le coup sur le plateau</translation>
    </message>
    <message>
        <source>&amp;Why not</source>
        <translation>Pour&amp;quoi pas</translation>
    </message>
    <message>
        <source>Stopped before anything was known.</source>
        <translation>Arrêté avant d’avoir rien trouvé.</translation>
    </message>
    <message>
        <source>Looking at the first moves…</source>
        <translation>Examen des premiers coups…</translation>
    </message>
    <message>
        <source>■ stopped; F7 goes on</source>
        <translation>■ arrêté&#xa0;; F7 reprend</translation>
    </message>
    <message>
        <source>Work &amp;out every candidate</source>
        <translation>Calc&amp;uler chaque candidat jusqu’au bout</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>tous les coups</translation>
    </message>
    <message>
        <source>Also moves that can&apos;t be the best any more</source>
        <translation>Aussi les coups qui ne peuvent plus être les meilleurs</translation>
    </message>
    <message>
        <source>two passes in a row</source>
        <translation>deux passes de suite</translation>
    </message>
    <message>
        <source>as the rules say</source>
        <translation>selon les règles</translation>
    </message>
    <message>
        <source>Time at &amp;most</source>
        <translation>Temps au plu&amp;s</translation>
    </message>
    <message>
        <source>Pre-endgame: &amp;candidates</source>
        <translation>Avant-finale : &amp;candidats</translation>
    </message>
    <message>
        <source>A line en&amp;ds after</source>
        <translation>Une suite se te&amp;rmine par</translation>
    </message>
    <message>
        <source>Kind of ending</source>
        <translation>Genre de fin</translation>
    </message>
    <message>
        <source>Progress of the solver</source>
        <translation>Avancement du solveur</translation>
    </message>
    <message>
        <source>What the opponent knows</source>
        <translation>Ce que sait l’adversaire</translation>
    </message>
    <message>
        <source>Model: rational</source>
        <translation>Modèle : rationnel</translation>
    </message>
    <message>
        <source>Model: guaranteed</source>
        <translation>Modèle : garanti</translation>
    </message>
    <message>
        <source>Model: clairvoyant</source>
        <translation>Modèle : clairvoyant</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Préférences</translation>
    </message>
    <message>
        <source>Settings of the solver</source>
        <translation>Réglages du solveur</translation>
    </message>
    <message>
        <source>%1 (by the bag)</source>
        <translation>%1 (selon le sac)</translation>
    </message>
    <message>
        <source>Endings</source>
        <translation>Fins de partie</translation>
    </message>
    <message>
        <source>It could not be solved.</source>
        <translation>Cela n’a pas pu être résolu.</translation>
    </message>
    <message>
        <source>■ the time is over; F7 goes on</source>
        <translation>■ le temps est écoulé ; F7 continue</translation>
    </message>
    <message>
        <source>The settings are others now: F7 solves anew.</source>
        <translation>Les réglages ont changé : F7 résout à nouveau.</translation>
    </message>
    <message>
        <source>Proved much sooner than by how much</source>
        <translation>Prouvé bien plus tôt que l’écart</translation>
    </message>
    <message>
        <source>Endgame: only who w&amp;ins</source>
        <translation>Finale&#xa0;: qui ga&amp;gne seulement</translation>
    </message>
</context>
<context>
    <name>ui::EquityHistogramView</name>
    <message>
        <source>How the iterations came out</source>
        <translation>Résultat des itérations</translation>
    </message>
    <message>
        <source>mean %1, deviation %2 points</source>
        <translation>moyenne %1, écart type %2 points</translation>
    </message>
    <message>
        <source>No iterations yet</source>
        <translation>Pas encore d’itérations</translation>
    </message>
    <message>
        <source>mean %1 points of spread</source>
        <translation>moyenne %1 points d’écart</translation>
    </message>
</context>
<context>
    <name>ui::LineChips</name>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>✕ refutes · %1</source>
        <translation>✕ réfute · %1</translation>
    </message>
    <message>
        <source>%1 %2 · %3</source>
        <translation>%1 %2 · %3</translation>
    </message>
    <message>
        <source>%1, %2, spread %3</source>
        <translation>%1, %2, écart %3</translation>
    </message>
    <message>
        <source>A click keeps the line up to here as a variation; the wheel and the arrow keys step along on the board</source>
        <translation>Un clic garde la suite jusqu’ici comme variante&#xa0;; la molette et les flèches la parcourent sur le plateau</translation>
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
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Simulated: %1 plies · %2 iterations · wins %3 % %4 · equity %5 %6 · P(best) %7 · seed %8 (intervals: 95 %)</source>
        <translation>Simulé&#xa0;: %1 demi-coups · %2 itérations · gagne %3&#xa0;% %4 · équité %5 %6 · P(meilleur) %7 · graine %8 (intervalles&#xa0;: 95&#xa0;%)</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlays</name>
    <message>
        <source>row %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlaysOverlay</name>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Threats</source>
        <translation>Menaces</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>&amp;Replies</source>
        <translation>&amp;Réponses</translation>
    </message>
    <message>
        <source>Where the replies of the simulation lie</source>
        <translation>Où se posent les réponses de la simulation</translation>
    </message>
    <message>
        <source>Where the dear replies of the simulation lie</source>
        <translation>Où se posent les réponses coûteuses de la simulation</translation>
    </message>
    <message>
        <source>Where our own next moves of the simulation lie</source>
        <translation>Où se posent nos propres coups suivants de la simulation</translation>
    </message>
    <message>
        <source>Waits for a simulation of this position: F6 starts one.</source>
        <translation>Attend une simulation de cette position&#xa0;: F6 en lance une.</translation>
    </message>
    <message>
        <source>Simulation of %1, ply %2, %3 iterations.</source>
        <translation>Simulation de %1, demi-coup %2, %3 itérations.</translation>
    </message>
    <message>
        <source>%1: %2 % of the plays lay a tile here, for %3 points on average</source>
        <translation>%1&#xa0;: %2&#xa0;% des coups posent un jeton ici, pour %3 points en moyenne</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Share of the plays that lay a tile on the square. %1</source>
        <translation>Part des coups qui posent un jeton sur la case. %1</translation>
    </message>
    <message>
        <source>%1: replies of %2 points and more over this square make %3 points a reply, in %4 % of the replies</source>
        <translation>%1&#xa0;: les réponses de %2 points et plus par cette case font %3 points par réponse, dans %4&#xa0;% des réponses</translation>
    </message>
    <message>
        <source>Threat&amp;s</source>
        <translation>&amp;Menaces</translation>
    </message>
    <message>
        <source>&amp;Follow-ups</source>
        <translation>S&amp;uites</translation>
    </message>
    <message>
        <source>Single plays are not kept with a turn: Ctrl+F6 runs the simulation again.</source>
        <translation>Les coups un par un ne sont pas conservés : Ctrl+F6 refait la simulation.</translation>
    </message>
    <message>
        <source>Of %1 plays %2 are looked at (%3).</source>
        <translation>Sur %1 coups, %2 sont pris en compte (%3).</translation>
    </message>
    <message>
        <source>Points over the square per reply, of replies of %1 and more · %2</source>
        <translation>Points par la case pour chaque réponse, des réponses de %1 et plus · %2</translation>
    </message>
</context>
<context>
    <name>ui::SimulatedPlaysPanel</name>
    <message>
        <source>Where the replies go</source>
        <translation>Où vont les réponses</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Most frequent replies</source>
        <translation>Réponses les plus fréquentes</translation>
    </message>
    <message>
        <source>Most frequent</source>
        <translation>Les plus fréquentes</translation>
    </message>
    <message>
        <source>Most costly replies</source>
        <translation>Réponses les plus coûteuses</translation>
    </message>
    <message>
        <source>Most costly</source>
        <translation>Les plus coûteuses</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>Our own next moves</source>
        <translation>Nos propres coups suivants</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>Suite</translation>
    </message>
    <message>
        <source>Needs</source>
        <translation>Demande</translation>
    </message>
    <message>
        <source>Replies</source>
        <translation>Réponses</translation>
    </message>
    <message>
        <source>Follow-ups</source>
        <translation>Suites</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>Histogramme</translation>
    </message>
    <message>
        <source>Choose a candidate to see what is played after it.</source>
        <translation>Choisissez un candidat pour voir ce qui se joue ensuite.</translation>
    </message>
    <message>
        <source>To %1: average %2 points, bingos %3 %</source>
        <translation>À %1&#xa0;: %2 points en moyenne, bingos %3&#xa0;%</translation>
    </message>
    <message>
        <source>After %1, whatever the opponent plays; in braces the tiles to be drawn</source>
        <translation>Après %1, quoi que joue l’adversaire&#xa0;; entre accolades, les jetons à tirer</translation>
    </message>
</context>
<context>
    <name>ui::SimulationControls</name>
    <message>
        <source>stop when sure: %1 %</source>
        <translation>fin à la certitude de %1&#xa0;%</translation>
    </message>
    <message>
        <source>stop after %1 iterations</source>
        <translation>fin après %1 itérations</translation>
    </message>
    <message>
        <source>stop after %1 s</source>
        <translation>fin après %1&#xa0;s</translation>
    </message>
    <message>
        <source>go on until stopped</source>
        <translation>sans fin</translation>
    </message>
    <message>
        <source>✓ ended: sure enough</source>
        <translation>✓ fini&#xa0;: assez sûr</translation>
    </message>
    <message>
        <source>✓ ended: there is only one candidate</source>
        <translation>✓ fini&#xa0;: un seul candidat</translation>
    </message>
    <message>
        <source>✓ ended: the game is decided</source>
        <translation>✓ fini&#xa0;: la partie est décidée</translation>
    </message>
    <message>
        <source>✓ ended: nobody can catch up any more</source>
        <translation>✓ fini&#xa0;: plus personne ne peut rattraper</translation>
    </message>
    <message>
        <source>✓ ended: all iterations are made</source>
        <translation>✓ fini&#xa0;: toutes les itérations sont faites</translation>
    </message>
    <message>
        <source>✓ ended: the time is over</source>
        <translation>✓ fini&#xa0;: le temps est écoulé</translation>
    </message>
    <message>
        <source>Progress of the simulation</source>
        <translation>Avancement de la simulation</translation>
    </message>
    <message>
        <source>When the simulation ends</source>
        <translation>Quand la simulation finit</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settings of the simulation</source>
        <translation>Réglages de la simulation</translation>
    </message>
    <message>
        <source>to the end of the game</source>
        <translation>jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>Pl&amp;ies after the candidate:</source>
        <translation>Dem&amp;i-coups après le candidat&#xa0;:</translation>
    </message>
    <message>
        <source>Best static &amp;moves:</source>
        <translation>&amp;Meilleurs coups statiques&#xa0;:</translation>
    </message>
    <message>
        <source>See&amp;d of the draws:</source>
        <translation>&amp;Graine des tirages&#xa0;:</translation>
    </message>
    <message>
        <source>These count for the next simulation.</source>
        <translation>Valent pour la prochaine simulation.</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>jusqu’à la fin</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n demi-coup</numerusform>
            <numerusform>%n demi-coups</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 iterations · %2</source>
        <translation>%1 itérations · %2</translation>
    </message>
    <message>
        <source> · %1 k/s</source>
        <translation> · %1&#xa0;k/s</translation>
    </message>
    <message>
        <source>P(best) %1</source>
        <translation>P(meilleur) %1</translation>
    </message>
    <message>
        <source>not simulated</source>
        <translation>non simulé</translation>
    </message>
    <message>
        <source>F6 plays the best moves out in the same random scenarios.</source>
        <translation>F6 joue les meilleurs coups dans les mêmes scénarios aléatoires.</translation>
    </message>
    <message>
        <source>running</source>
        <translation>en cours</translation>
    </message>
    <message>
        <source>waits for its turn, or begins</source>
        <translation>attend son tour, ou commence</translation>
    </message>
    <message>
        <source>❚❚ paused</source>
        <translation>❚❚ en pause</translation>
    </message>
    <message>
        <source>■ stopped; F6 goes on</source>
        <translation>■ arrêté&#xa0;; F6 reprend</translation>
    </message>
    <message>
        <source> · seed %1</source>
        <translation> · graine %1</translation>
    </message>
    <message>
        <source> · kept with the turn</source>
        <translation> · conservée avec le coup</translation>
    </message>
    <message>
        <source> · run again: the same numbers</source>
        <translation> · refaite : les mêmes nombres</translation>
    </message>
    <message>
        <source> · run again: other numbers</source>
        <translation> · refaite : d’autres nombres</translation>
    </message>
    <message>
        <source> · tiles of the opponent read off %1, trust %2 %</source>
        <translation> · jetons de l’adversaire lus à %1, confiance %2 %</translation>
    </message>
    <message numerus="yes">
        <source>✓ ended: no difference to %n other(s) that matters</source>
        <translation>
            <numerusform>✓ fini&#xa0;: aucune différence notable avec %n autre</numerusform>
            <numerusform>✓ fini&#xa0;: aucune différence notable avec %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Opponent&apos;s words:</source>
        <translation>Mots de l’ad&amp;versaire&#xa0;:</translation>
    </message>
    <message>
        <source>the same as ours</source>
        <translation>les mêmes que les nôtres</translation>
    </message>
    <message numerus="yes">
        <source> · what %n plies didn&apos;t tell apart</source>
        <translation>
            <numerusform> · ce que %n demi-coup n’a pas départagé</numerusform>
            <numerusform> · ce que %n demi-coups n’ont pas départagé</numerusform>
        </translation>
    </message>
    <message>
        <source> · partial rack</source>
        <translation> · chevalet partiel</translation>
    </message>
    <message>
        <source> · the bag is empty: F7 solves it exactly</source>
        <translation> · le sac est vide&#xa0;: F7 le résout exactement</translation>
    </message>
    <message>
        <source> · opponent plays with %1</source>
        <translation> · l’adversaire joue avec %1</translation>
    </message>
    <message>
        <source>as in the game: %1</source>
        <translation>comme dans la partie : %1</translation>
    </message>
    <message>
        <source> · win % estimated</source>
        <translation> · gain % estimé</translation>
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
        <translation>S&amp;imuler</translation>
    </message>
    <message>
        <source>Play the best moves out in the same random scenarios, pause that and go on</source>
        <translation>Jouer les meilleurs coups dans les mêmes scénarios aléatoires, mettre en pause et reprendre</translation>
    </message>
    <message>
        <source>Simulate</source>
        <translation>Simuler</translation>
    </message>
    <message>
        <source>S&amp;top the Simulation</source>
        <translation>Arrê&amp;ter la simulation</translation>
    </message>
    <message>
        <source>Stop the simulation of this position; what it found stays</source>
        <translation>Arrêter la simulation de cette position&#xa0;; ce qu’elle a trouvé reste</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Add to the Si&amp;mulation</source>
        <translation>Ajouter à la si&amp;mulation</translation>
    </message>
    <message>
        <source>Make the move on the board, or chosen in the list, a candidate</source>
        <translation>Faire du coup sur le plateau, ou choisi dans la liste, un candidat</translation>
    </message>
    <message>
        <source>Simu&amp;lation</source>
        <translation>Simu&amp;lation</translation>
    </message>
    <message>
        <source>Show the simulation of this position</source>
        <translation>Montrer la simulation de cette position</translation>
    </message>
    <message>
        <source>Hidden while the game is played.
Game ▸ Show Analysis ends that.</source>
        <translation>Caché pendant la partie.
Partie ▸ Montrer l’analyse y met fin.</translation>
    </message>
    <message>
        <source>Hidden while you look for the best move yourself.</source>
        <translation>Caché tant que vous cherchez vous-même le meilleur coup.</translation>
    </message>
    <message>
        <source>The rack is not known: type it first (Ctrl+R), then F6 simulates.</source>
        <translation>Le chevalet n’est pas connu&#xa0;: tapez-le d’abord (Ctrl+R), puis F6 simule.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one to simulate.</source>
        <translation>Aucun lexique ne convient à ces jetons&#xa0;: ouvrez-en un pour simuler.</translation>
    </message>
    <message>
        <source>The game is over: there is nothing to simulate.</source>
        <translation>La partie est finie&#xa0;: il n’y a rien à simuler.</translation>
    </message>
    <message>
        <source>Lay a move on the board, or choose one in the list, to add it.</source>
        <translation>Posez un coup sur le plateau, ou choisissez-en un dans la liste, pour l’ajouter.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be simulated: %2</source>
        <translation>%1 ne peut être simulé&#xa0;: %2</translation>
    </message>
    <message>
        <source>Simulation: %1 is best, P(best) %2</source>
        <translation>Simulation&#xa0;: %1 est le meilleur, P(meilleur) %2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>Simulation ✓</source>
        <translation>Simulation ✓</translation>
    </message>
    <message>
        <source>Simulate &amp;Again</source>
        <translation>Simuler à nou&amp;veau</translation>
    </message>
    <message>
        <source>Begin anew with these settings; what has not been changed comes to the same numbers</source>
        <translation>Recommencer avec ces réglages ; ce qui n’a pas changé aboutit aux mêmes nombres</translation>
    </message>
    <message numerus="yes">
        <source>Simulation: %1 leads, %n other(s) are as good</source>
        <translation>
            <numerusform>Simulation&#xa0;: %1 mène, %n autre est aussi bon</numerusform>
            <numerusform>Simulation&#xa0;: %1 mène, %n autres sont aussi bons</numerusform>
        </translation>
    </message>
    <message>
        <source>Look &amp;Deeper</source>
        <translation>&amp;Voir plus loin</translation>
    </message>
    <message>
        <source>Play out with more plies what the simulation can&apos;t tell apart, in the same scenarios</source>
        <translation>Jouer avec plus de demi-coups ce que la simulation ne départage pas, dans les mêmes scénarios</translation>
    </message>
    <message>
        <source>Auto-simulat&amp;e</source>
        <translation>Simulation aut&amp;omatique</translation>
    </message>
    <message>
        <source>Simulate the first moves of the list for a moment whenever it stands</source>
        <translation>Simuler un moment les premiers coups de la liste dès qu’elle est stable</translation>
    </message>
    <message>
        <source>%1. With another rule it goes on; Alt+F6 looks deeper, Ctrl+F6 begins anew.</source>
        <translation>%1. Une autre règle la prolonge&#xa0;; Alt+F6 voit plus loin, Ctrl+F6 recommence.</translation>
    </message>
    <message>
        <source>%1. With another rule it goes on; Ctrl+F6 begins anew.</source>
        <translation>%1. Une autre règle la prolonge&#xa0;; Ctrl+F6 recommence.</translation>
    </message>
    <message>
        <source>There is no simulation to look deeper into: F6 begins one.</source>
        <translation>Il n’y a pas de simulation à approfondir&#xa0;: F6 en commence une.</translation>
    </message>
    <message>
        <source>A deeper look begins where the simulation has ended.</source>
        <translation>On peut voir plus loin une fois la simulation finie.</translation>
    </message>
    <message>
        <source>There is nothing to look deeper into: one move is surely the best.</source>
        <translation>Il n’y a rien à approfondir&#xa0;: un coup est sûrement le meilleur.</translation>
    </message>
    <message>
        <source>It was played out to the end of the game already.</source>
        <translation>Tout a déjà été joué jusqu’à la fin de la partie.</translation>
    </message>
    <message>
        <source>What is simulated there is not open any more.</source>
        <translation>Ce qui y est simulé n’est plus ouvert.</translation>
    </message>
    <message>
        <source>The simulation of this turn can&apos;t be shown</source>
        <translation>La simulation de ce tour ne peut pas être montrée</translation>
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
        <translation>mène</translation>
    </message>
    <message>
        <source>as good</source>
        <translation>aussi bon</translation>
    </message>
    <message>
        <source>%1 ↑</source>
        <translation>%1 ↑</translation>
    </message>
    <message>
        <source>you</source>
        <translation>vous</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>opponent %1</source>
        <translation>adversaire %1</translation>
    </message>
    <message>
        <source>%1  %2</source>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>σ %1</source>
        <translation>σ %1</translation>
    </message>
    <message>
        <source>bingos %1 %</source>
        <translation>bingos %1&#xa0;%</translation>
    </message>
    <message>
        <source>%1, wins %2 % %3, %4, equity %5, %6 iterations</source>
        <translation>%1, gagne %2&#xa0;% %3, %4, équité %5, %6 itérations</translation>
    </message>
    <message>
        <source>%1, rests</source>
        <translation>%1, au repos</translation>
    </message>
    <message>
        <source>❚❚ resting: surely worse, or no different</source>
        <translation>❚❚ au repos&#xa0;: sûrement moins bons, ou égaux</translation>
    </message>
    <message>
        <source>❚❚ resting: surely worse, or no different; wake by themselves if the leader falls</source>
        <translation>❚❚ au repos&#xa0;: sûrement moins bons, ou égaux&#xa0;; se réveillent seuls si le premier tombe</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain&#xa0;%</translation>
    </message>
    <message>
        <source>±</source>
        <translation>±</translation>
    </message>
    <message>
        <source>Δ leader</source>
        <translation>Δ premier</translation>
    </message>
    <message>
        <source>P(best)</source>
        <translation>P(meilleur)</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Iterations</source>
        <translation>Itérations</translation>
    </message>
    <message>
        <source>Static</source>
        <translation>Statique</translation>
    </message>
    <message>
        <source>Candidates: open one to see what is played after it, ply by ply</source>
        <translation>Candidats&#xa0;: dépliez-en un pour voir ce qui se joue ensuite, demi-coup par demi-coup</translation>
    </message>
    <message>
        <source>Share of games won in the simulation, per cent</source>
        <translation>Part des parties gagnées dans la simulation, en pour cent</translation>
    </message>
    <message>
        <source>Half of the 95 % interval of the share of games won</source>
        <translation>Moitié de l’intervalle à 95&#xa0;% de la part des parties gagnées</translation>
    </message>
    <message>
        <source>How likely this is the best candidate</source>
        <translation>Probabilité que ce soit le meilleur candidat</translation>
    </message>
    <message>
        <source>Mean gain of spread, points</source>
        <translation>Gain moyen d’écart, en points</translation>
    </message>
    <message>
        <source>Iterations; an arrow: it is catching up</source>
        <translation>Itérations&#xa0;; une flèche&#xa0;: en rattrapage</translation>
    </message>
    <message>
        <source>Equity without looking ahead, a static estimate</source>
        <translation>Équité sans anticipation, une estimation statique</translation>
    </message>
    <message>
        <source>Over the %1 scenarios that both met, so that it needn&apos;t be the difference of the shares, which are of all that each met.</source>
        <translation>Sur les %1 scénarios que les deux ont joués&#xa0;; ce n’est donc pas forcément la différence des parts, qui portent sur tous les scénarios de chacun.</translation>
    </message>
    <message>
        <source>Gap to the leader in games won, with its own 95 % interval, over the draws that both met</source>
        <translation>Écart au premier en parties gagnées, avec son propre intervalle à 95 %, sur les tirages que les deux ont rencontrés</translation>
    </message>
</context>
<context>
    <name>ui::SimulationPanel</name>
    <message>
        <source>Win %</source>
        <translation>Gain&#xa0;%</translation>
    </message>
    <message>
        <source>Plot the share of games won</source>
        <translation>Tracer la part des parties gagnées</translation>
    </message>
    <message>
        <source>Equity</source>
        <translation>Équité</translation>
    </message>
    <message>
        <source>Plot the equity</source>
        <translation>Tracer l’équité</translation>
    </message>
    <message>
        <source>log</source>
        <translation>log</translation>
    </message>
    <message>
        <source>Logarithmic scale of iterations</source>
        <translation>Échelle logarithmique des itérations</translation>
    </message>
    <message>
        <source>linear</source>
        <translation>linéaire</translation>
    </message>
    <message>
        <source>Linear scale of iterations</source>
        <translation>Échelle linéaire des itérations</translation>
    </message>
    <message>
        <source>Bars, band: 95 % of the gap to the leader</source>
        <translation>Barres, bande&#xa0;: 95&#xa0;% de l’écart au premier</translation>
    </message>
</context>
<context>
    <name>ui::SimulationPlot</name>
    <message>
        <source>Candidates over the iterations</source>
        <translation>Candidats au fil des itérations</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No iterations yet</source>
        <translation>Pas encore d’itérations</translation>
    </message>
    <message numerus="yes">
        <source>%n resting</source>
        <translation>
            <numerusform>%n au repos</numerusform>
            <numerusform>%n au repos</numerusform>
        </translation>
    </message>
    <message>
        <source>How the candidates draw apart appears here</source>
        <translation>Ici apparaît comment les candidats se départagent</translation>
    </message>
</context>
<context>
    <name>ui::SimulationTable</name>
    <message>
        <source>Candidates</source>
        <translation>Candidats</translation>
    </message>
    <message>
        <source>Enter plays a candidate, Delete drops it, the right arrow opens it to its plies, Insert adds the move on the board.</source>
        <translation>Entrée joue un candidat, Suppr le retire, la flèche droite déplie ses demi-coups, Inser ajoute le coup sur le plateau.</translation>
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
        <translation>Simulation, tour %1</translation>
    </message>
    <message>
        <source>Simulation, position %1</source>
        <translation>Simulation, position %1</translation>
    </message>
</context>
<context>
    <name>ui::BoggleStepsTab</name>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Letters</source>
        <translation>Lettres</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>Ce qui se passe</translation>
    </message>
    <message>
        <source>Words and ends only</source>
        <translation>Mots et fins seulement</translation>
    </message>
    <message>
        <source>How much is searched</source>
        <translation>Étendue de la recherche</translation>
    </message>
    <message>
        <source>Steps of the search</source>
        <translation>Étapes de la recherche</translation>
    </message>
    <message>
        <source>The current step</source>
        <translation>L’étape actuelle</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>The step before</source>
        <translation>L’étape précédente</translation>
    </message>
    <message>
        <source>The next step</source>
        <translation>L’étape suivante</translation>
    </message>
    <message>
        <source>To the next end</source>
        <translation>Jusqu’à la prochaine fin</translation>
    </message>
    <message>
        <source>On to the next word or the next end of a path</source>
        <translation>Jusqu’au prochain mot ou à la prochaine fin d’un chemin</translation>
    </message>
    <message>
        <source>Leaves out steps at which the search just goes on</source>
        <translation>Omet les étapes où la recherche ne fait que continuer</translation>
    </message>
    <message>
        <source>Type letters, or roll the dice.</source>
        <translation>Tapez des lettres ou lancez les dés.</translation>
    </message>
    <message>
        <source>Looking…</source>
        <translation>Recherche…</translation>
    </message>
    <message>
        <source>Following the search of the grid</source>
        <translation>Suivi de la recherche dans la grille</translation>
    </message>
    <message>
        <source>%1 squares are looked at; %2 of them end a path, and %3 take a word.</source>
        <translation>%1 cases sont examinées&#xa0;; %2 terminent un chemin et %3 donnent un mot.</translation>
    </message>
    <message>
        <source>The first %1 are listed.</source>
        <translation>Les %1 premières sont listées.</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>goes on</source>
        <translation>continue</translation>
    </message>
    <message>
        <source>✓ a word</source>
        <translation>✓ un mot</translation>
    </message>
    <message>
        <source>✕ no word begins so</source>
        <translation>✕ aucun mot ne commence ainsi</translation>
    </message>
    <message>
        <source>✕ needs letters that the grid lacks</source>
        <translation>✕ demande des lettres absentes de la grille</translation>
    </message>
    <message>
        <source>✕ no neighbour leads on</source>
        <translation>✕ aucun voisin ne permet de continuer</translation>
    </message>
    <message>
        <source>%1 is a word.</source>
        <translation>%1 est un mot.</translation>
    </message>
    <message>
        <source>The tree of words has nothing that begins with %1: whatever lies around, this path ends.</source>
        <translation>L’arbre des mots n’a rien qui commence par %1&#xa0;: quelles que soient les cases voisines, ce chemin s’arrête.</translation>
    </message>
    <message>
        <source>Words begin with %1, but all of them need one of these, which the grid lacks: %2. The path ends before its neighbours are looked at.</source>
        <translation>Des mots commencent par %1, mais tous demandent une de ces lettres, absentes de la grille&#xa0;: %2. Le chemin s’arrête avant que ses voisines soient examinées.</translation>
    </message>
    <message>
        <source>Words that begin with %1 go on with %2. Beside the square lie %3. Both have %4.</source>
        <translation>Les mots commençant par %1 continuent par %2. À côté de la case se trouvent %3. En commun&#xa0;: %4.</translation>
    </message>
</context>
<context>
    <name>ui::LibraryTurnModel</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>small</source>
        <translation>petite</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>moyenne</translation>
    </message>
    <message>
        <source>large</source>
        <translation>grande</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>by a mark, a tag or a phony: %1</source>
        <translation>par un signe, une étiquette ou un mot non valable&#xa0;: %1</translation>
    </message>
    <message>
        <source>by the review: %1</source>
        <translation>par le bilan&#xa0;: %1</translation>
    </message>
    <message>
        <source>not judged by a review</source>
        <translation>non jugé par une analyse</translation>
    </message>
    <message>
        <source>The larger of what marks and tags call the turn and what the review says</source>
        <translation>Le plus grand de ce que disent les signes et étiquettes et de ce que dit le bilan</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perte</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Meilleur</translation>
    </message>
    <message>
        <source>Tags</source>
        <translation>Étiquettes</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>%1 points (%2)</source>
        <translation>%1 points (%2)</translation>
    </message>
    <message>
        <source>%1 of the chance of winning, %2 points (%3)</source>
        <translation>%1 des chances de gagner, %2 points (%3)</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Pourquoi</translation>
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
        <translation>Nombres : quel jeton de l’ordre. 1, 2, 3 dans un coin : où le plateau va ensuite.</translation>
    </message>
    <message>
        <source>hatched: kept for the goal&apos;s own move</source>
        <translation>hachuré : gardé pour le coup du but</translation>
    </message>
    <message>
        <source>ring: to be laid before</source>
        <translation>anneau : à poser avant</translation>
    </message>
    <message>
        <source>Kept for the goal word: %1, tile %2 of the order</source>
        <translation>Gardé pour le mot visé : %1, jeton %2 de l’ordre</translation>
    </message>
    <message>
        <source>To be laid before the goal word: %1, tile %2 of the order</source>
        <translation>À poser avant le mot visé : %1, jeton %2 de l’ordre</translation>
    </message>
    <message>
        <source>Checkpoint %1: the board should be here once %2 tiles lie</source>
        <translation>Point de contrôle %1 : le plateau devrait arriver ici quand %2 jetons sont posés</translation>
    </message>
    <message>
        <source>✓ played</source>
        <translation>✓ posé</translation>
    </message>
    <message>
        <source>● all letters lie, its move can come</source>
        <translation>● toutes les lettres sont posées, son coup peut venir</translation>
    </message>
    <message>
        <source>○ planned</source>
        <translation>○ prévu</translation>
    </message>
    <message>
        <source>◔ %1 of %2 letters lie</source>
        <translation>◔ %1 lettres posées sur %2</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireFeature</name>
    <message>
        <source>Maximum Score</source>
        <translation>Score maximal</translation>
    </message>
    <message>
        <source>Orders of Tiles</source>
        <translation>Ordres de jetons</translation>
    </message>
    <message>
        <source>Text (*.txt);;All files (*)</source>
        <translation>Texte (*.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Check a Game</source>
        <translation>Vérifier une partie</translation>
    </message>
    <message>
        <source>Games (*.txt *.gcg *.json);;All files (*)</source>
        <translation>Parties (*.txt *.gcg *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Ma&amp;ximum Score</source>
        <translation>Score ma&amp;ximal</translation>
    </message>
    <message>
        <source>Look for the one-player game of the highest score for an order of tiles</source>
        <translation>Chercher la partie en solitaire au plus haut score pour un ordre de jetons</translation>
    </message>
    <message>
        <source>Opening %1</source>
        <translation>Ouverture de %1</translation>
    </message>
    <message>
        <source>%1 was not opened</source>
        <translation>%1 n’a pas été ouvert</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>Checking %1</source>
        <translation>Vérification de %1</translation>
    </message>
    <message>
        <source>✓ %1: %2 points, replayed without a fault</source>
        <translation>✓ %1 : %2 points, rejouée sans faute</translation>
    </message>
    <message>
        <source>score-%1</source>
        <translation>score-%1</translation>
    </message>
    <message>
        <source>Export Game</source>
        <translation>Exporter la partie</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireGameView</name>
    <message>
        <source>Before the first move (Home)</source>
        <translation>Avant le premier coup (Début)</translation>
    </message>
    <message>
        <source>One move back (Left)</source>
        <translation>Un coup en arrière (Gauche)</translation>
    </message>
    <message>
        <source>One move on (Right)</source>
        <translation>Un coup en avant (Droite)</translation>
    </message>
    <message>
        <source>Behind the last move (End)</source>
        <translation>Après le dernier coup (Fin)</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Rack before</source>
        <translation>Chevalet avant</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Genre</translation>
    </message>
    <message>
        <source>Moves of the game</source>
        <translation>Coups de la partie</translation>
    </message>
    <message>
        <source>Show the game move by move (Space)</source>
        <translation>Montrer la partie coup par coup (Espace)</translation>
    </message>
    <message>
        <source>Moves a second</source>
        <translation>Coups par seconde</translation>
    </message>
    <message>
        <source>1 a second</source>
        <translation>1 par seconde</translation>
    </message>
    <message>
        <source>2 a second</source>
        <translation>2 par seconde</translation>
    </message>
    <message>
        <source>5 a second</source>
        <translation>5 par seconde</translation>
    </message>
    <message>
        <source>Move that is shown</source>
        <translation>Coup montré</translation>
    </message>
    <message>
        <source>E&amp;xport</source>
        <translation>E&amp;xporter</translation>
    </message>
    <message>
        <source>Write the game as a file</source>
        <translation>Écrire la partie dans un fichier</translation>
    </message>
    <message>
        <source>Chec&amp;k a Game…</source>
        <translation>&amp;Vérifier une partie…</translation>
    </message>
    <message>
        <source>Read a game from contest text, GCG or JSON, and replay it by the rules in full</source>
        <translation>Lire une partie (texte du concours, GCG ou JSON) et la rejouer entièrement selon les règles</translation>
    </message>
    <message>
        <source>No game yet. Start a search, or check a game of a file.</source>
        <translation>Pas encore de partie. Démarrer une recherche ou vérifier une partie d’un fichier.</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n coup</numerusform>
            <numerusform>%n coups</numerusform>
        </translation>
    </message>
    <message>
        <source>goal words %1</source>
        <translation>mots visés %1</translation>
    </message>
    <message>
        <source>50 and more %1</source>
        <translation>50 et plus %1</translation>
    </message>
    <message>
        <source>rest %1</source>
        <translation>reste %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n jeton restant</numerusform>
            <numerusform>%n jetons restants</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>replayed, no fault · lexicon %1 · rules %2</source>
        <translation>rejouée, sans faute · lexique %1 · règles %2</translation>
    </message>
    <message>
        <source>★ goal word</source>
        <translation>★ mot visé</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>one tile</source>
        <translation>un jeton</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireLab</name>
    <message>
        <source>Looking for the highest score</source>
        <translation>Recherche du plus haut score</translation>
    </message>
    <message>
        <source>Keeping notes</source>
        <translation>Conservation des notes</translation>
    </message>
    <message>
        <source>Reading what is kept of a search</source>
        <translation>Lecture de ce qui est gardé d’une recherche</translation>
    </message>
</context>
<context>
    <name>ui::SolitairePanel</name>
    <message>
        <source>&amp;Start</source>
        <translation>Dé&amp;marrer</translation>
    </message>
    <message>
        <source>Look for the game of the highest score; what is known of this order already is gone on with</source>
        <translation>Chercher la partie au plus haut score ; ce que l’on sait déjà de cet ordre est repris</translation>
    </message>
    <message>
        <source>Pa&amp;use</source>
        <translation>Pa&amp;use</translation>
    </message>
    <message>
        <source>St&amp;op</source>
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>End the search; what was found is kept</source>
        <translation>Terminer la recherche ; ce qui a été trouvé est gardé</translation>
    </message>
    <message>
        <source>&amp;Widen</source>
        <translation>Élar&amp;gir</translation>
    </message>
    <message>
        <source>Keep twice as many boards of each level from now on: slower, and it finds what narrow searches miss</source>
        <translation>Garder désormais deux fois plus de plateaux par niveau : plus lent, mais trouve ce que manquent les recherches étroites</translation>
    </message>
    <message>
        <source>On the Boar&amp;d</source>
        <translation>&amp;Sur le plateau</translation>
    </message>
    <message>
        <source>Show these games on the large board, or the position of the window</source>
        <translation>Montrer ces parties sur le grand plateau, ou la position de la fenêtre</translation>
    </message>
    <message>
        <source>Time of the search</source>
        <translation>Temps de la recherche</translation>
    </message>
    <message>
        <source>Parts of the search for the highest score</source>
        <translation>Parties de la recherche du plus haut score</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Recherche</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>Set Up</source>
        <translation>Réglages</translation>
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
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>stopping…</source>
        <translation>arrêt…</translation>
    </message>
    <message>
        <source>paused</source>
        <translation>en pause</translation>
    </message>
    <message>
        <source>stopped</source>
        <translation>arrêtée</translation>
    </message>
    <message>
        <source>of an earlier search</source>
        <translation>d’une recherche précédente</translation>
    </message>
    <message>
        <source>done</source>
        <translation>terminé</translation>
    </message>
    <message>
        <source>%1 times as wide</source>
        <translation>%1 fois plus large</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Let the search rest</source>
        <translation>Laisser la recherche se reposer</translation>
    </message>
    <message>
        <source>Go on with the search, from the games that it has</source>
        <translation>Continuer la recherche à partir de ses parties</translation>
    </message>
    <message>
        <source>Replaying a game</source>
        <translation>Une partie est rejouée</translation>
    </message>
    <message>
        <source>Notes about this order of tiles</source>
        <translation>Notes sur cet ordre des jetons</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>✕ The notes are not kept: %1</source>
        <translation>✕ Les notes ne sont pas conservées : %1</translation>
    </message>
    <message>
        <source>Notes belong to an order of tiles: start a search first</source>
        <translation>Les notes vont avec un ordre des jetons : lancez d’abord une recherche</translation>
    </message>
    <message>
        <source>What is worth knowing about this order; kept with its games</source>
        <translation>Ce qu’il faut savoir de cet ordre ; conservé avec ses parties</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSearchView</name>
    <message>
        <source>Lane</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>#</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Best games: their goal words</source>
        <translation>Meilleures parties : leurs mots visés</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvée</translation>
    </message>
    <message>
        <source>Best score</source>
        <translation>Meilleur score</translation>
    </message>
    <message>
        <source>Best games</source>
        <translation>Meilleures parties</translation>
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
        <translation>« Démarrer » cherche la partie en solitaire au plus haut score.</translation>
    </message>
    <message>
        <source>Preparing the words…</source>
        <translation>Préparation des mots…</translation>
    </message>
    <message>
        <source>✕ No word can be laid with the tiles of the first rack</source>
        <translation>✕ Aucun mot ne peut être posé avec les jetons du premier chevalet</translation>
    </message>
    <message>
        <source>goal words %1, the rest %2</source>
        <translation>mots visés %1, le reste %2</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n jeton restant</numerusform>
            <numerusform>%n jetons restants</numerusform>
        </translation>
    </message>
    <message>
        <source>−%1</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>seed %1</source>
        <translation>graine %1</translation>
    </message>
    <message>
        <source>best known %1</source>
        <translation>meilleur connu %1</translation>
    </message>
    <message>
        <source>earlier searches %1</source>
        <translation>recherches précédentes %1</translation>
    </message>
    <message>
        <source>%1 expansions/s</source>
        <translation>%1 expansions/s</translation>
    </message>
    <message>
        <source>plans: %1, games from them: %2</source>
        <translation>plans : %1, parties qui en sont venues : %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>expansions in all: %1</source>
        <translation>expansions en tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>✓ played as move %1</source>
        <translation>✓ joué au coup %1</translation>
    </message>
    <message>
        <source>Goal word</source>
        <translation>Mot visé</translation>
    </message>
    <message>
        <source>Goal words of the plan that is tried, else of the game</source>
        <translation>Mots visés du plan essayé, sinon de la partie</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSetup</name>
    <message>
        <source>Shuffle</source>
        <translation>Mélanger</translation>
    </message>
    <message>
        <source>Finish</source>
        <translation>Compléter</translation>
    </message>
    <message>
        <source>Draws of the Game</source>
        <translation>Tirages de la partie</translation>
    </message>
    <message>
        <source>From File…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>From the position on the board</source>
        <translation>À partir de la position du plateau</translation>
    </message>
    <message>
        <source>Order of the tiles</source>
        <translation>Ordre des jetons</translation>
    </message>
    <message>
        <source>The tiles as they are drawn, blanks as ?: AIOIETP…</source>
        <translation>Les jetons comme ils sont tirés, jokers en ? : AIOIETP…</translation>
    </message>
    <message>
        <source>Seed of the shuffling</source>
        <translation>Graine du mélange</translation>
    </message>
    <message>
        <source>seed </source>
        <translation>graine </translation>
    </message>
    <message>
        <source>The same seed gives the same order</source>
        <translation>La même graine donne le même ordre</translation>
    </message>
    <message>
        <source>Add the tiles that the bag still has, shuffled</source>
        <translation>Ajouter, mélangés, les jetons que le sac a encore</translation>
    </message>
    <message>
        <source>The tiles in the order in which they were drawn in the open game</source>
        <translation>Les jetons dans l’ordre où ils ont été tirés dans la partie ouverte</translation>
    </message>
    <message>
        <source>Orders from a text file: NAME: TILES, one a line, with the best score that is known behind it if you like</source>
        <translation>Ordres d’un fichier texte : NOM: JETONS, un par ligne, suivi au besoin du meilleur score connu</translation>
    </message>
    <message>
        <source>Order of the file</source>
        <translation>Ordre du fichier</translation>
    </message>
    <message>
        <source>The tiles that lie on the board stay, and the game goes on from there</source>
        <translation>Les jetons posés restent, et la partie continue de là</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>Tiles that were never laid</source>
        <translation>Jetons jamais posés</translation>
    </message>
    <message>
        <source>their points are taken off</source>
        <translation>leurs points sont déduits</translation>
    </message>
    <message>
        <source>count nothing</source>
        <translation>ne comptent pas</translation>
    </message>
    <message>
        <source>all must be laid</source>
        <translation>tous doivent être posés</translation>
    </message>
    <message>
        <source>Time for the search</source>
        <translation>Temps pour la recherche</translation>
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
        <translation>jusqu’à l’arrêt</translation>
    </message>
    <message>
        <source>Threads of the search</source>
        <translation>Fils de la recherche</translation>
    </message>
    <message>
        <source>threads </source>
        <translation>fils </translation>
    </message>
    <message>
        <source>Way of the search</source>
        <translation>Manière de chercher</translation>
    </message>
    <message>
        <source>goal words, chosen by the search</source>
        <translation>mots visés, choisis par la recherche</translation>
    </message>
    <message>
        <source>goal words, chosen here:</source>
        <translation>mots visés, choisis ici :</translation>
    </message>
    <message>
        <source>for points alone</source>
        <translation>pour les points seuls</translation>
    </message>
    <message>
        <source>Goal words with their rows or columns</source>
        <translation>Mots visés avec leurs lignes ou colonnes</translation>
    </message>
    <message>
        <source>WORD@1, WORD@15, WORD@H: row number or column letter</source>
        <translation>MOT@1, MOT@15, MOT@H : numéro de ligne ou lettre de colonne</translation>
    </message>
    <message>
        <source>Seed of the search</source>
        <translation>Graine de la recherche</translation>
    </message>
    <message>
        <source>Another seed searches in another way</source>
        <translation>Une autre graine cherche autrement</translation>
    </message>
    <message>
        <source>Rules and search</source>
        <translation>Règles et recherche</translation>
    </message>
    <message>
        <source>Tiles left:</source>
        <translation>Jetons restants :</translation>
    </message>
    <message>
        <source>Time:</source>
        <translation>Temps :</translation>
    </message>
    <message>
        <source>Way:</source>
        <translation>Manière :</translation>
    </message>
    <message>
        <source>shuffled, seed %1</source>
        <translation>mélangé, graine %1</translation>
    </message>
    <message>
        <source>typed, the rest shuffled with seed %1</source>
        <translation>saisi, le reste mélangé avec la graine %1</translation>
    </message>
    <message>
        <source>draws of the game</source>
        <translation>tirages de la partie</translation>
    </message>
    <message>
        <source>line %1</source>
        <translation>ligne %1</translation>
    </message>
    <message>
        <source>order %1</source>
        <translation>ordre %1</translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n jeton</numerusform>
            <numerusform>%n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>✓ %1, the whole bag</source>
        <translation>✓ %1, tout le sac</translation>
    </message>
    <message>
        <source>the bag has also %1</source>
        <translation>le sac a aussi %1</translation>
    </message>
    <message>
        <source>the bag doesn&apos;t have %1</source>
        <translation>le sac n’a pas %1</translation>
    </message>
    <message>
        <source>fewer than a rack has</source>
        <translation>moins que ne tient un chevalet</translation>
    </message>
    <message>
        <source>⚠ %1</source>
        <translation>⚠ %1</translation>
    </message>
    <message>
        <source>+%1 for %2</source>
        <translation>+%1 pour %2</translation>
    </message>
    <message>
        <source>no bonus</source>
        <translation>pas de bonus</translation>
    </message>
    <message>
        <source>✕ %1</source>
        <translation>✕ %1</translation>
    </message>
    <message>
        <source>no lexicon is open</source>
        <translation>aucun lexique n’est ouvert</translation>
    </message>
    <message>
        <source>Lexicon %1 · %2 · board %3×%4 · rack of %5 · %6</source>
        <translation>Lexique %1 · %2 · plateau %3×%4 · chevalet de %5 · %6</translation>
    </message>
    <message>
        <source>All tiles of the bag in the order of the seed beside it; once more with another seed</source>
        <translation>Tous les jetons du sac dans l’ordre de la graine voisine&#xa0;; une fois de plus avec une autre graine</translation>
    </message>
    <message>
        <source>goal words %1</source>
        <translation>mots visés&#xa0;: %1</translation>
    </message>
    <message>
        <source>points alone</source>
        <translation>points seuls</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireShare</name>
    <message>
        <source>One-player game</source>
        <translation>Partie en solitaire</translation>
    </message>
    <message>
        <source>Order of tiles</source>
        <translation>Ordre des jetons</translation>
    </message>
    <message>
        <source>Lexicon</source>
        <translation>Lexique</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Coups</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Coup</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Tirés</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Goal word</source>
        <translation>Mot visé</translation>
    </message>
    <message>
        <source>Tiles left</source>
        <translation>Jetons restants</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Retour</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Contest &amp;Text…</source>
        <translation>&amp;Texte du concours…</translation>
    </message>
    <message>
        <source>&amp;GCG…</source>
        <translation>&amp;GCG…</translation>
    </message>
    <message>
        <source>&amp;CSV Table…</source>
        <translation>Tableau &amp;CSV…</translation>
    </message>
    <message>
        <source>&amp;JSON…</source>
        <translation>&amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Web Page with Replay…</source>
        <translation>Page &amp;web avec lecture…</translation>
    </message>
    <message>
        <source>&amp;Picture of the Board…</source>
        <translation>&amp;Image du plateau…</translation>
    </message>
    <message>
        <source>Contest text (*.txt)</source>
        <translation>Texte du concours (*.txt)</translation>
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
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
</context>
<context>
    <name>ui::SolitaireStage</name>
    <message>
        <source>Searching Now</source>
        <translation>Recherche en cours</translation>
    </message>
    <message>
        <source>The board that the search tries, with its plan</source>
        <translation>Le plateau que la recherche essaie, avec son plan</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Partie</translation>
    </message>
    <message>
        <source>The game that is chosen in the list, move by move</source>
        <translation>La partie choisie dans la liste, coup par coup</translation>
    </message>
    <message>
        <source>Board of the one-player game</source>
        <translation>Plateau de la partie en solitaire</translation>
    </message>
    <message>
        <source>&amp;My Board</source>
        <translation>&amp;Mon plateau</translation>
    </message>
    <message>
        <source>Back to the position of the window (Esc)</source>
        <translation>Retour à la position de la fenêtre (Échap)</translation>
    </message>
    <message>
        <source>%1 %2: %3</source>
        <translation>%1 %2 : %3</translation>
    </message>
    <message>
        <source>Searching now · %1 tiles lie</source>
        <translation>Recherche en cours · %1 jetons posés</translation>
    </message>
    <message>
        <source>Without goal words, for points alone</source>
        <translation>Sans mots visés, pour les points seuls</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>%1 points · move %2 of %3</source>
        <translation>%1 points · coup %2 sur %3</translation>
    </message>
    <message>
        <source>Before the first move</source>
        <translation>Avant le premier coup</translation>
    </message>
    <message>
        <source>Move %1: %2 for %3, %4 in all</source>
        <translation>Coup %1 : %2 pour %3, %4 en tout</translation>
    </message>
    <message>
        <source>★ goal word · %1</source>
        <translation>★ mot visé · %1</translation>
    </message>
    <message>
        <source>then tile %1 of the order is drawn</source>
        <translation>puis le jeton %1 de l’ordre est tiré</translation>
    </message>
    <message>
        <source>then tiles %1 to %2 of the order are drawn</source>
        <translation>puis les jetons %1 à %2 de l’ordre sont tirés</translation>
    </message>
</context>
<context>
    <name>ui::SoloRack</name>
    <message>
        <source>Rack, empty</source>
        <translation>Chevalet, vide</translation>
    </message>
    <message>
        <source>Rack: %1</source>
        <translation>Chevalet : %1</translation>
    </message>
</context>
<context>
    <name>ui::CandidateFacts</name>
    <message>
        <source>row %1</source>
        <translation>rangée %1</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>colonne %1</translation>
    </message>
    <message>
        <source>Words</source>
        <translation>Mots</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Prime</translation>
    </message>
    <message>
        <source>Keeps</source>
        <translation>Garde</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>%1 · #%2 of %3 leaves of this length</source>
        <translation>%1 · n° %2 sur %3 reliquats de cette longueur</translation>
    </message>
    <message>
        <source>Leave value</source>
        <translation>Valeur de reliquat</translation>
    </message>
    <message>
        <source>Draws</source>
        <translation>Tire</translation>
    </message>
    <message>
        <source>Bingo in hand</source>
        <translation>Scrabble en main</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>the rack stays short</source>
        <translation>le chevalet reste incomplet</translation>
    </message>
    <message>
        <source>Exact: the chance that the next rack is a word by itself, whatever lies on the board</source>
        <translation>Exact : la chance que le prochain chevalet soit un mot à lui seul, quoi qu’il y ait sur le plateau</translation>
    </message>
    <message>
        <source>%1 %2 %</source>
        <translation>%1 %2 %</translation>
    </message>
    <message>
        <source>Best to draw</source>
        <translation>Meilleurs tirages</translation>
    </message>
    <message>
        <source>With each of these among the tiles drawn: the chance that the rack is a word</source>
        <translation>Avec chacun d’eux parmi les jetons tirés : la chance que le chevalet soit un mot</translation>
    </message>
    <message>
        <source>Best score of the opponent there, with the move against without it: mean of %1 racks</source>
        <translation>Meilleur score de l’adversaire à cet endroit, avec le coup contre sans lui : moyenne sur %1 chevalets</translation>
    </message>
    <message>
        <source>%1 %2 (%3 → %4)</source>
        <translation>%1 %2 (%3 → %4)</translation>
    </message>
    <message>
        <source>Opens</source>
        <translation>Ouvre</translation>
    </message>
    <message>
        <source>Closes</source>
        <translation>Ferme</translation>
    </message>
    <message>
        <source>Best reply</source>
        <translation>Meilleure réponse</translation>
    </message>
    <message>
        <source>%1 → %2 points</source>
        <translation>%1 → %2 points</translation>
    </message>
</context>
<context>
    <name>ui::CandidateCard</name>
    <message>
        <source>What there is to know of the move</source>
        <translation>Ce qu’on peut savoir du coup</translation>
    </message>
    <message>
        <source>%1 · %2 points</source>
        <translation>%1 · %2 points</translation>
    </message>
    <message>
        <source>Bingo next turn</source>
        <translation>Scrabble au tour suivant</translation>
    </message>
    <message>
        <source>%1 % in %2 iterations</source>
        <translation>%1 % en %2 essais</translation>
    </message>
    <message>
        <source>Of the simulation: on the board, after the reply</source>
        <translation>De la simulation : sur le plateau, après la réponse</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>&amp;Challenged with a chance of</source>
        <translation>&amp;Contesté avec une chance de</translation>
    </message>
    <message>
        <source>Chance of a challenge</source>
        <translation>Chance d’une contestation</translation>
    </message>
    <message>
        <source>How likely the opponent is to challenge this play, so that it is taken back</source>
        <translation>Probabilité que l’adversaire conteste ce coup, qui est alors repris</translation>
    </message>
    <message>
        <source>%1 points · wins %2 %</source>
        <translation>%1 points · gagne %2&#xa0;%</translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>If it stays</source>
        <translation>S’il reste</translation>
    </message>
    <message>
        <source>Score and value of what is kept; wins as simulated</source>
        <translation>Score et valeur du reliquat&#xa0;; victoires selon la simulation</translation>
    </message>
    <message>
        <source>If it is taken back</source>
        <translation>S’il est repris</translation>
    </message>
    <message>
        <source>As a pass: the turn is lost and the tiles come back. What the opponent has learned of them isn&apos;t counted; simulate the pass, too, for its wins</source>
        <translation>Comme une passe&#xa0;: le tour est perdu et les jetons reviennent. Ce que l’adversaire en a appris n’est pas compté&#xa0;; simulez aussi la passe pour ses victoires</translation>
    </message>
    <message>
        <source>Both, challenged with %1 %</source>
        <translation>Les deux, contesté à %1&#xa0;%</translation>
    </message>
    <message>
        <source>The mean of both by the chance of a challenge</source>
        <translation>La moyenne des deux selon la chance d’une contestation</translation>
    </message>
    <message>
        <source>Beside %1</source>
        <translation>À côté de %1</translation>
    </message>
    <message>
        <source>worth no more even if nobody challenges</source>
        <translation>ne vaut pas plus même si personne ne conteste</translation>
    </message>
    <message>
        <source>worth no less even if it is always challenged</source>
        <translation>ne vaut pas moins même s’il est toujours contesté</translation>
    </message>
    <message>
        <source>worth more up to a chance of %1 %</source>
        <translation>vaut plus jusqu’à une chance de %1&#xa0;%</translation>
    </message>
    <message>
        <source>The best move with valid words, by score and leave (%1 points)</source>
        <translation>Le meilleur coup aux mots valables, selon score et reliquat (%1 points)</translation>
    </message>
</context>
<context>
    <name>ui::PlayHeat</name>
    <message>
        <source>ply %1</source>
        <translation>demi-coup %1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>bingos</source>
        <translation>scrabbles</translation>
    </message>
    <message>
        <source>from %1 points</source>
        <translation>à partir de %1 points</translation>
    </message>
</context>
<context>
    <name>ui::PlayFilterButton</name>
    <message>
        <source>Which plays are looked at</source>
        <translation>Quels coups sont pris en compte</translation>
    </message>
    <message>
        <source>the reply</source>
        <translation>la réponse</translation>
    </message>
    <message>
        <source>any</source>
        <translation>tous</translation>
    </message>
    <message>
        <source>One of these tiles is laid; ? is a blank</source>
        <translation>Un de ces jetons est posé ; ? est un joker</translation>
    </message>
    <message>
        <source>&amp;Bingos only</source>
        <translation>&amp;Scrabbles seulement</translation>
    </message>
    <message>
        <source>&amp;All Replies</source>
        <translation>&amp;Toutes les réponses</translation>
    </message>
    <message>
        <source>&amp;Ply:</source>
        <translation>&amp;Demi-coup :</translation>
    </message>
    <message>
        <source>With &amp;tiles:</source>
        <translation>Avec &amp;jetons :</translation>
    </message>
    <message>
        <source>&amp;Points at least:</source>
        <translation>&amp;Points au moins :</translation>
    </message>
    <message>
        <source>No tiles of this game</source>
        <translation>Pas des jetons de ce jeu</translation>
    </message>
    <message>
        <source>Shown: all replies</source>
        <translation>Montrés : toutes les réponses</translation>
    </message>
    <message>
        <source>Shown: %1</source>
        <translation>Montrés : %1</translation>
    </message>
    <message>
        <source>Which plays the board and the lanes show</source>
        <translation>Quels coups le plateau et les rangées montrent</translation>
    </message>
</context>
<context>
    <name>ui::OpenedLanesOverlay</name>
    <message>
        <source>Opens and closes</source>
        <translation>Ouvre et ferme</translation>
    </message>
    <message>
        <source>&amp;Opens and Closes</source>
        <translation>Ou&amp;vre et ferme</translation>
    </message>
    <message>
        <source>In which rows and columns the opponent makes more or less after the move</source>
        <translation>Dans quelles rangées et colonnes l’adversaire marque plus ou moins après le coup</translation>
    </message>
    <message>
        <source>Row %1: %2, from %3 to %4 points</source>
        <translation>Rangée %1 : %2, de %3 à %4 points</translation>
    </message>
    <message>
        <source>Column %1: %2, from %3 to %4 points</source>
        <translation>Colonne %1 : %2, de %3 à %4 points</translation>
    </message>
    <message>
        <source>Nothing can be said of this move.</source>
        <translation>On ne peut rien dire de ce coup.</translation>
    </message>
    <message>
        <source>What %1 opens (+) or closes (−) for the opponent. His best score in the lane before and after, mean of %2 racks; on the whole board %3.</source>
        <translation>Ce que %1 ouvre (+) ou ferme (−) à l’adversaire. Son meilleur score dans la ligne avant et après, moyenne sur %2 chevalets&#xa0;; sur tout le plateau %3.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainFeature</name>
    <message>
        <source>Explain</source>
        <translation>Expliquer</translation>
    </message>
    <message>
        <source>E&amp;xplain</source>
        <translation>E&amp;xpliquer</translation>
    </message>
    <message>
        <source>Say why one move is better than another: of two pinned ones, at a mistake of the best and the one played, else of the chosen and the best one</source>
        <translation>Dire pourquoi un coup vaut mieux qu’un autre : de deux coups épinglés, à une erreur du meilleur et de celui joué, sinon du coup choisi et du meilleur</translation>
    </message>
    <message>
        <source>Explanation into the &amp;Note</source>
        <translation>Explication dans la &amp;note</translation>
    </message>
    <message>
        <source>Add what is explained to the note of this turn</source>
        <translation>Ajouter l’explication à la note de ce tour</translation>
    </message>
    <message>
        <source>Show why one move is better than another</source>
        <translation>Montrer pourquoi un coup vaut mieux qu’un autre</translation>
    </message>
    <message>
        <source>This turn was a mistake: Ctrl+I says why the best move is better than the one that was played.</source>
        <translation>Ce tour était une erreur : Ctrl+I dit pourquoi le meilleur coup vaut mieux que celui joué.</translation>
    </message>
    <message>
        <source>Ctrl+I says why one move is better than another: of two that are pinned (F4) or selected, else of the chosen one and the best.</source>
        <translation>Ctrl+I dit pourquoi un coup vaut mieux qu’un autre : de deux coups épinglés (F4) ou sélectionnés, sinon du coup choisi et du meilleur.</translation>
    </message>
    <message>
        <source>Hidden while the game is played, or while you look for a better move.</source>
        <translation>Caché pendant la partie, ou pendant que vous cherchez un meilleur coup.</translation>
    </message>
    <message>
        <source>There are no two moves here to be set against each other.</source>
        <translation>Il n’y a pas ici deux coups à opposer.</translation>
    </message>
    <message>
        <source>Nothing is explained yet: Ctrl+I does.</source>
        <translation>Rien n’est encore expliqué : Ctrl+I le fait.</translation>
    </message>
    <message>
        <source>explanation</source>
        <translation>explication</translation>
    </message>
    <message>
        <source>The explanation stands in the note of this turn.</source>
        <translation>L’explication se trouve dans la note de ce tour.</translation>
    </message>
    <message>
        <source>Notes belong to a game; Game, Begin a Game Here makes one of the position.</source>
        <translation>Les notes appartiennent à une partie ; Partie, Commencer une partie ici en fait une de la position.</translation>
    </message>
    <message>
        <source>Expla&amp;nation</source>
        <translation>E&amp;xplication</translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message>
        <source>+ for the first move · − for the other · = for neither</source>
        <translation>+ pour le premier coup · − pour l’autre · = pour aucun</translation>
    </message>
    <message>
        <source>Progress of the explanation</source>
        <translation>Progression de l’explication</translation>
    </message>
    <message>
        <source>Why one move beside the other</source>
        <translation>Pourquoi un coup plutôt que l’autre</translation>
    </message>
    <message>
        <source>%1 rather than %2</source>
        <translation>%1 plutôt que %2</translation>
    </message>
    <message>
        <source>simulating both moves: %p %</source>
        <translation>simulation des deux coups : %p %</translation>
    </message>
    <message>
        <source>Nothing else tells the two apart.</source>
        <translation>Rien d’autre ne distingue les deux.</translation>
    </message>
    <message>
        <source>From a simulation of the two alone: %1 iterations each, %2.</source>
        <translation>D’une simulation des deux seuls : %1 itérations chacun, %2.</translation>
    </message>
    <message>
        <source>From the simulation of this position: %1 iterations, %2.</source>
        <translation>De la simulation de cette position : %1 itérations, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n demi-coup</numerusform>
            <numerusform>%n demi-coups</numerusform>
        </translation>
    </message>
    <message>
        <source>played to the end of the game</source>
        <translation>jouées jusqu’à la fin de la partie</translation>
    </message>
    <message>
        <source>The review, which searched in another way (%1), found the difference that stands above.</source>
        <translation>Le bilan, qui a cherché autrement (%1), a trouvé la différence indiquée ci-dessus.</translation>
    </message>
</context>
<context>
    <name>ui::ExplainedText</name>
    <message>
        <source>**%1 rather than %2**</source>
        <translation>**%1 plutôt que %2**</translation>
    </message>
</context>
<context>
    <name>ui::ExplanationRun</name>
    <message>
        <source>Explaining a move</source>
        <translation>Explication d’un coup</translation>
    </message>
</context>
<context>
    <name>ui::InferenceFeature</name>
    <message>
        <source>Inference</source>
        <translation>Déduction</translation>
    </message>
    <message>
        <source>&amp;Read the Last Move</source>
        <translation>&amp;Lire le dernier coup</translation>
    </message>
    <message>
        <source>What the opponent is likely to have kept, seeing that he made that move; stop that</source>
        <translation>Ce que l’adversaire a sans doute gardé, vu qu’il a joué ce coup ; l’arrêter</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>&amp;Use It in Simulations</source>
        <translation>&amp;Utiliser dans les simulations</translation>
    </message>
    <message>
        <source>Simulations of this position draw the opponent&apos;s tiles by what was read, from the next one on</source>
        <translation>Les simulations de cette position tirent les jetons de l’adversaire d’après la lecture, dès la prochaine</translation>
    </message>
    <message>
        <source>I&amp;nference</source>
        <translation>Déd&amp;uction</translation>
    </message>
    <message>
        <source>Show what the opponent&apos;s last move tells of his tiles</source>
        <translation>Montrer ce que le dernier coup de l’adversaire dit de ses jetons</translation>
    </message>
    <message>
        <source>Tiles are read off the move before: open a game, or play one move.</source>
        <translation>Les jetons se lisent au coup d’avant : ouvrez une partie, ou jouez un coup.</translation>
    </message>
    <message>
        <source>No lexicon fits these tiles: open one first.</source>
        <translation>Aucun lexique ne convient à ces jetons : ouvrez-en un d’abord.</translation>
    </message>
    <message>
        <source>There is no move of the opponent before this turn that could be read.</source>
        <translation>Il n’y a avant ce tour aucun coup de l’adversaire qui puisse être lu.</translation>
    </message>
    <message>
        <source>F8 reads what %1 tells of the tiles that were kept.</source>
        <translation>F8 lit ce que %1 dit des jetons gardés.</translation>
    </message>
    <message>
        <source>Hidden while the game is played, or while you look for a better move.</source>
        <translation>Caché pendant la partie, ou pendant que vous cherchez un meilleur coup.</translation>
    </message>
    <message>
        <source>Reading the last move</source>
        <translation>Lecture du dernier coup</translation>
    </message>
    <message>
        <source>The move can&apos;t be read</source>
        <translation>Le coup ne peut être lu</translation>
    </message>
    <message>
        <source>The next simulation of this position draws the opponent&apos;s tiles by the reading: F6.</source>
        <translation>La prochaine simulation de cette position tire les jetons de l’adversaire d’après la lecture : F6.</translation>
    </message>
    <message>
        <source>Simulations draw the opponent&apos;s tiles plainly again.</source>
        <translation>Les simulations tirent de nouveau les jetons de l’adversaire au seul hasard.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
</context>
<context>
    <name>ui::InferencePanel</name>
    <message>
        <source>a program</source>
        <translation>un programme</translation>
    </message>
    <message>
        <source>an expert</source>
        <translation>un expert</translation>
    </message>
    <message>
        <source>a club player</source>
        <translation>un joueur de club</translation>
    </message>
    <message>
        <source>a beginner</source>
        <translation>un débutant</translation>
    </message>
    <message>
        <source>What he is likely to have kept</source>
        <translation>Ce qu’il a sans doute gardé</translation>
    </message>
    <message>
        <source>Kept</source>
        <translation>Gardé</translation>
    </message>
    <message>
        <source>Likely</source>
        <translation>Probable</translation>
    </message>
    <message>
        <source>By the draw</source>
        <translation>Par le tirage</translation>
    </message>
    <message>
        <source>Each tile before and after the reading</source>
        <translation>Chaque jeton avant et après la lecture</translation>
    </message>
    <message>
        <source>Tile</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lu</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>How surely the player finds the best moves</source>
        <translation>Avec quelle sûreté le joueur trouve les meilleurs coups</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>joué par %1</translation>
    </message>
    <message>
        <source>Trust in the reading, percent</source>
        <translation>Confiance en la lecture, pour cent</translation>
    </message>
    <message>
        <source>How much the reading counts beside the plain draw; nothing that is possible becomes impossible below 100 %</source>
        <translation>Combien la lecture compte à côté du seul tirage ; au-dessous de 100 % rien de possible ne devient impossible</translation>
    </message>
    <message>
        <source>Progress of the reading</source>
        <translation>Progression de la lecture</translation>
    </message>
    <message>
        <source>T&amp;rust</source>
        <translation>Conf&amp;iance</translation>
    </message>
    <message>
        <source>No rack explains the move: nothing is read from it.</source>
        <translation>Aucun chevalet n’explique le coup : on n’en lit rien.</translation>
    </message>
    <message>
        <source>Not informative: no tile is much more or less likely than by the draw.</source>
        <translation>Ne dit rien : aucun jeton n’est bien plus ou moins probable que par le tirage.</translation>
    </message>
    <message>
        <source>Informative: %1 bits; the largest shift is %2 percentage points.</source>
        <translation>Instructif : %1 bits ; le plus grand écart est de %2 points de pourcentage.</translation>
    </message>
    <message>
        <source>All %1 racks were looked at.</source>
        <translation>Les %1 chevalets ont tous été examinés.</translation>
    </message>
    <message>
        <source>%1 racks were looked at: an estimate.</source>
        <translation>%1 chevalets ont été examinés : une estimation.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>After %1 no tile is kept</source>
        <translation>Après %1 il ne garde aucun jeton</translation>
    </message>
    <message numerus="yes">
        <source>After %1 he keeps %n tiles</source>
        <translation>
            <numerusform>Après %1 il garde %n jeton</numerusform>
            <numerusform>Après %1 il garde %n jetons</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 racks</source>
        <translation>%1 chevalets sur %2</translation>
    </message>
</context>
<context>
    <name>ui::ReportCard</name>
    <message>
        <source>%1 pts</source>
        <translation>%1 pts</translation>
    </message>
    <message>
        <source>Pla&amp;yers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>Totals of the players</source>
        <translation>Totaux des joueurs</translation>
    </message>
    <message>
        <source>Pha&amp;ses</source>
        <translation>P&amp;hases</translation>
    </message>
    <message>
        <source>Losses by phase of the game</source>
        <translation>Pertes par phase de la partie</translation>
    </message>
    <message>
        <source>&amp;Reasons</source>
        <translation>Rai&amp;sons</translation>
    </message>
    <message>
        <source>Mistakes by reason</source>
        <translation>Erreurs par raison</translation>
    </message>
    <message>
        <source>&amp;Key Turns</source>
        <translation>Tours déc&amp;isifs</translation>
    </message>
    <message>
        <source>The turns that the game turned on</source>
        <translation>Les tours qui ont décidé de la partie</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Indice d’erreurs</translation>
    </message>
    <message>
        <source>Lost per decision</source>
        <translation>Perte par décision</translation>
    </message>
    <message>
        <source>Points lost</source>
        <translation>Points perdus</translation>
    </message>
    <message>
        <source>Lost per turn</source>
        <translation>Perdus par tour</translation>
    </message>
    <message>
        <source>◔ Small mistakes</source>
        <translation>◔ Petites erreurs</translation>
    </message>
    <message>
        <source>▲ Medium mistakes</source>
        <translation>▲ Erreurs moyennes</translation>
    </message>
    <message>
        <source>■ Large mistakes</source>
        <translation>■ Grosses erreurs</translation>
    </message>
    <message>
        <source>● Best moves</source>
        <translation>● Meilleurs coups</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Bingos, missed</source>
        <translation>Bingos, manqués</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Phonies, stood</source>
        <translation>Non valables, acceptés</translation>
    </message>
    <message>
        <source>Luck, points</source>
        <translation>Chance, points</translation>
    </message>
    <message>
        <source>Index as a rating</source>
        <translation>Indice en classement</translation>
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
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>a mistake that cost much</source>
        <translation>une erreur qui a coûté cher</translation>
    </message>
    <message>
        <source>the one good move was found</source>
        <translation>le seul bon coup a été trouvé</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Win %</source>
        <translation>Gain %</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Raison</translation>
    </message>
    <message>
        <source>Report card</source>
        <translation>Bulletin</translation>
    </message>
    <message>
        <source>No turn stands out.</source>
        <translation>Aucun coup ne se détache.</translation>
    </message>
    <message>
        <source>Told by win chances: review by search.</source>
        <translation>Viennent des chances de gain : analyser par recherche.</translation>
    </message>
</context>
<context>
    <name>ui::ReviewChoiceText</name>
    <message>
        <source>Static</source>
        <translation>Statique</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Normale</translation>
    </message>
    <message>
        <source>Deep</source>
        <translation>Profonde</translation>
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
        <translation>Progression du bilan</translation>
    </message>
    <message>
        <source>How thoroughly the game is reviewed</source>
        <translation>Avec quelle profondeur la partie est examinée</translation>
    </message>
    <message>
        <source>How thoroughly F9 reviews the game: by score and leave; by simulation and exact endings, about a minute; or ten times as long</source>
        <translation>Avec quelle profondeur F9 examine la partie : par score et reliquat ; par simulation et fins exactes, environ une minute ; ou dix fois plus longtemps</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Settings of the review</source>
        <translation>Réglages du bilan</translation>
    </message>
    <message>
        <source>Seconds per turn</source>
        <translation>Secondes par tour</translation>
    </message>
    <message>
        <source> s</source>
        <translation> s</translation>
    </message>
    <message>
        <source>At most, for each turn that is searched</source>
        <translation>Au plus, pour chaque tour examiné</translation>
    </message>
    <message>
        <source>Seed</source>
        <translation>Graine</translation>
    </message>
    <message>
        <source>All draws of the simulations follow from it</source>
        <translation>Tous les tirages des simulations en découlent</translation>
    </message>
    <message>
        <source>&amp;Read the opponent&apos;s last move</source>
        <translation>&amp;Lire le dernier coup de l’adversaire</translation>
    </message>
    <message>
        <source>Searches draw the opponent&apos;s tiles by what his last move tells of them</source>
        <translation>Les recherches tirent les jetons de l’adversaire d’après ce que son dernier coup en dit</translation>
    </message>
    <message>
        <source>Seconds &amp;per turn</source>
        <translation>Secondes &amp;par tour</translation>
    </message>
    <message>
        <source>S&amp;eed</source>
        <translation>&amp;Graine</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
</context>
<context>
    <name>ui::LibraryReview</name>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>the lexicon %1 of a player is not among those that are known here</source>
        <translation>le lexique %1 d’un joueur n’est pas connu ici</translation>
    </message>
</context>
<context>
    <name>ui::OrderStrip</name>
    <message>
        <source>Order of the tiles</source>
        <translation>Ordre des jetons</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>%1 of %2 tiles are drawn after move %3</source>
        <translation>%1 jetons sur %2 sont tirés après le coup %3</translation>
    </message>
    <message>
        <source>Tile %1: %2</source>
        <translation>Jeton %1 : %2</translation>
    </message>
    <message>
        <source>never laid</source>
        <translation>jamais posé</translation>
    </message>
    <message>
        <source>laid by move %1: %2</source>
        <translation>posé par le coup %1 : %2</translation>
    </message>
</context>
<context>
    <name>ui::ScoreSplit</name>
    <message>
        <source>What the points are made of</source>
        <translation>De quoi se composent les points</translation>
    </message>
    <message>
        <source>Plain: goal words %1. Hatched: other moves of 50 and more, %2. Dotted: the rest, %3</source>
        <translation>Uni : mots visés %1. Hachuré : autres coups de 50 et plus, %2. Pointillé : le reste, %3</translation>
    </message>
</context>
<context>
    <name>ui::TotalPlot</name>
    <message>
        <source>Running total</source>
        <translation>Total cumulé</translation>
    </message>
    <message>
        <source>The running total: ★ goal word, ○ a whole rack, dashed: the board that is shown. A click chooses a move</source>
        <translation>Le total cumulé : ★ mot visé, ○ un chevalet entier, en tirets : le plateau affiché. Un clic choisit un coup</translation>
    </message>
    <message>
        <source>No game yet</source>
        <translation>Pas encore de partie</translation>
    </message>
    <message>
        <source>%1 points after move %2, %3 after the last one</source>
        <translation>%1 points après le coup %2, %3 après le dernier</translation>
    </message>
    <message>
        <source>move 0</source>
        <translation>coup 0</translation>
    </message>
</context>
<context>
    <name>ui::StartPage</name>
    <message>
        <source>Opened last</source>
        <translation>Ouverts récemment</translation>
    </message>
    <message>
        <source>No game is open</source>
        <translation>Aucune partie n’est ouverte</translation>
    </message>
    <message>
        <source>Drop a file on the window, paste its text, or:</source>
        <translation>Déposez un fichier sur la fenêtre, collez son texte, ou&#xa0;:</translation>
    </message>
    <message>
        <source>Files opened last</source>
        <translation>Fichiers ouverts récemment</translation>
    </message>
    <message>
        <source>Examples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>A game with notes</source>
        <translation>Une partie annotée</translation>
    </message>
    <message>
        <source>Anna and Ben, decided by three points; what they missed is noted</source>
        <translation>Anna et Ben, trois points d’écart&#xa0;; ce qu’ils ont manqué est noté</translation>
    </message>
    <message>
        <source>An ending</source>
        <translation>Une fin de partie</translation>
    </message>
    <message>
        <source>The bag is empty, 17 points behind: F7 solves it</source>
        <translation>Le sac est vide, 17 points de retard&#xa0;: F7 la résout</translation>
    </message>
    <message>
        <source>What can be done here</source>
        <translation>Ce qu’on peut faire ici</translation>
    </message>
</context>
<context>
    <name>ui::ChosenOutput</name>
    <message>
        <source>lies where the program keeps its own work and is not written over</source>
        <translation>se trouve là où le programme garde son propre travail et n’est pas remplacé</translation>
    </message>
</context>
<context>
    <name>ui::Database</name>
    <message>
        <source>is a database of something else</source>
        <translation>est une base de données d’autre chose</translation>
    </message>
    <message>
        <source>was made by a newer version of the program</source>
        <translation>vient d’une version plus récente du programme</translation>
    </message>
    <message>
        <source>Qt&apos;s driver for SQLite is missing (Debian package libqt6sql6-sqlite)</source>
        <translation>le pilote SQLite de Qt manque (paquet Debian libqt6sql6-sqlite)</translation>
    </message>
    <message>
        <source>the database can&apos;t be worked with: %1</source>
        <translation>la base de données est inutilisable&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>ui::Practice</name>
    <message>
        <source>Judging your move</source>
        <translation>Évaluation de votre coup</translation>
    </message>
</context>
<context>
    <name>ui::AnswersPlot</name>
    <message>
        <source>known</source>
        <translation>su</translation>
    </message>
    <message>
        <source>with help</source>
        <translation>avec aide</translation>
    </message>
    <message>
        <source>shown</source>
        <translation>montré</translation>
    </message>
    <message>
        <source>Answers by day</source>
        <translation>Réponses par jour</translation>
    </message>
    <message>
        <source>No card was answered yet</source>
        <translation>Aucune fiche n’a encore été répondue</translation>
    </message>
    <message numerus="yes">
        <source>In %n day(s): %1 known, %2 with help, %3 shown</source>
        <translation>
            <numerusform>En %n jour&#xa0;: %1 sues, %2 avec aide, %3 montrées</numerusform>
            <numerusform>En %n jours&#xa0;: %1 sues, %2 avec aide, %3 montrées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 known, %3 with help, %4 shown</source>
        <translation>%1&#xa0;: %2 sues, %3 avec aide, %4 montrées</translation>
    </message>
    <message>
        <source>A bar for each day on which cards were answered</source>
        <translation>Une barre pour chaque jour où des fiches ont été répondues</translation>
    </message>
</context>
<context>
    <name>ui::CardBox</name>
    <message>
        <source>Looking into the card box</source>
        <translation>Consultation de la boîte à fiches</translation>
    </message>
    <message>
        <source>The card box was not read</source>
        <translation>La boîte à fiches n’a pas été lue</translation>
    </message>
    <message>
        <source>Filling the card box</source>
        <translation>Remplissage de la boîte à fiches</translation>
    </message>
    <message>
        <source>The cards were not made</source>
        <translation>Les fiches n’ont pas été faites</translation>
    </message>
    <message>
        <source>%1, turn %2: %3</source>
        <translation>%1, tour %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>Looking for the next card</source>
        <translation>Recherche de la fiche suivante</translation>
    </message>
    <message>
        <source>No card was asked</source>
        <translation>Aucune fiche n’a été demandée</translation>
    </message>
    <message>
        <source>Writing to the card box</source>
        <translation>Écriture dans la boîte à fiches</translation>
    </message>
    <message>
        <source>The card box was not changed</source>
        <translation>La boîte à fiches n’a pas été changée</translation>
    </message>
</context>
<context>
    <name>ui::CardPanel</name>
    <message>
        <source>Start</source>
        <translation>Commencer</translation>
    </message>
    <message>
        <source>Ask the cards that are due</source>
        <translation>Demander les fiches dues</translation>
    </message>
    <message>
        <source>Throw Away…</source>
        <translation>Jeter…</translation>
    </message>
    <message>
        <source>Take all cards of this kind out of the box</source>
        <translation>Retirer toutes les fiches de ce genre de la boîte</translation>
    </message>
    <message>
        <source>Box</source>
        <translation>Case</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Fiches</translation>
    </message>
    <message>
        <source>Due</source>
        <translation>Dues</translation>
    </message>
    <message>
        <source>Asked again after</source>
        <translation>Redemandée après</translation>
    </message>
    <message>
        <source>Which cards</source>
        <translation>Quelles fiches</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Your answer</source>
        <translation>Votre réponse</translation>
    </message>
    <message>
        <source>That&apos;s All</source>
        <translation>C’est tout</translation>
    </message>
    <message>
        <source>Next Card</source>
        <translation>Fiche suivante</translation>
    </message>
    <message>
        <source>Take Out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Take this card out of the box, it is not to be asked again</source>
        <translation>Retirer cette fiche de la boîte, elle ne sera plus demandée</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Back to the boxes (Esc)</source>
        <translation>Retour aux cases (Échap)</translation>
    </message>
    <message>
        <source>Anagrams, %1</source>
        <translation>Anagrammes, %1</translation>
    </message>
    <message>
        <source>Hooks, %1</source>
        <translation>Rajouts, %1</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Erreur</translation>
    </message>
    <message>
        <source>box %1 of %2</source>
        <translation>case %1 sur %2</translation>
    </message>
    <message>
        <source>All cards</source>
        <translation>Toutes les fiches</translation>
    </message>
    <message>
        <source>%1 (%2 due)</source>
        <translation>%1 (%2 dues)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The box is empty. Put mistakes from the library or words from the Words panel into it: each is asked again after a day, three days, a week and so on, as long as it is known.</source>
        <translation>La boîte est vide. Mettez-y des erreurs de la bibliothèque ou des mots du panneau Mots&#xa0;: chaque fiche revient après un jour, trois jours, une semaine et ainsi de suite, tant qu’elle est sue.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) are due.</source>
        <translation>
            <numerusform>%Ln fiche est due.</numerusform>
            <numerusform>%Ln fiches sont dues.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next after that: %1.</source>
        <translation>La suivante après cela&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n jour</numerusform>
            <numerusform>%n jours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n word(s) have exactly these letters? (%1)</source>
        <translation>
            <numerusform>Quel mot (%n) a exactement ces lettres&#xa0;? (%1)</numerusform>
            <numerusform>Quels %n mots ont exactement ces lettres&#xa0;? (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>a word</source>
        <translation>un mot</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>✓ %1</source>
        <translation>✓ %1</translation>
    </message>
    <message>
        <source>%1 is there already.</source>
        <translation>%1 y est déjà.</translation>
    </message>
    <message>
        <source>✗ %1 is none of them.</source>
        <translation>✗ %1 n’en est pas.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read as a word of these letters.</source>
        <translation>%1 ne peut pas être lu comme un mot de ces lettres.</translation>
    </message>
    <message>
        <source>Found: %1</source>
        <translation>Trouvés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tried: %1</source>
        <translation>Essayés&#xa0;: %1</translation>
    </message>
    <message>
        <source>✗ Missed: %1</source>
        <translation>✗ Manqués&#xa0;: %1</translation>
    </message>
    <message>
        <source>✓ It has no hooks.</source>
        <translation>✓ Il n’a pas de rajout.</translation>
    </message>
    <message>
        <source>✓ All found.</source>
        <translation>✓ Tous trouvés.</translation>
    </message>
    <message>
        <source>Up to %1, asked again after %2.</source>
        <translation>Elle passe en %1, redemandée après %2.</translation>
    </message>
    <message>
        <source>Back to %1, asked again after %2.</source>
        <translation>Elle retourne en %1, redemandée après %2.</translation>
    </message>
    <message>
        <source>It stays in %1, asked again after %2.</source>
        <translation>Elle reste en %1, redemandée après %2.</translation>
    </message>
    <message>
        <source>Words or not, %1</source>
        <translation>Mots ou non, %1</translation>
    </message>
    <message>
        <source>Is this a word of %1? (%2)</source>
        <translation>Est-ce un mot de %1&#xa0;? (%2)</translation>
    </message>
    <message>
        <source>%1 is a word.</source>
        <translation>%1 est un mot.</translation>
    </message>
    <message>
        <source>%1 is no word.</source>
        <translation>%1 n’est pas un mot.</translation>
    </message>
    <message>
        <source>It Is a Word (+)</source>
        <translation>C’est un mot (+)</translation>
    </message>
    <message>
        <source>The lexicon has it</source>
        <translation>Le lexique l’a</translation>
    </message>
    <message>
        <source>It Is None (−)</source>
        <translation>Ce n’en est pas un (−)</translation>
    </message>
    <message>
        <source>The lexicon has no such word</source>
        <translation>Le lexique n’a pas ce mot</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Indice</translation>
    </message>
    <message>
        <source>Tell one thing more about the words; the card stays in its box then (Ctrl+H)</source>
        <translation>Dire une chose de plus des mots ; la fiche reste alors dans sa case (Ctrl+H)</translation>
    </message>
    <message>
        <source>No more words come to mind: show those that are missing (Shift+Enter)</source>
        <translation>D’autres mots ne viennent pas à l’esprit : montrer ceux qui manquent (Maj+Entrée)</translation>
    </message>
    <message>
        <source>Go on to the next card that is due (Ctrl+L)</source>
        <translation>Passer à la fiche suivante qui est due (Ctrl+L)</translation>
    </message>
    <message>
        <source>Which letters make a word in front of this one, and which behind it? Type the letter, S- for in front and -S for behind where both could be meant, or the whole word. (%1)</source>
        <translation>Quelles lettres forment un mot devant celui-ci, et lesquelles derrière ? Tapez la lettre, S- pour devant et -S pour derrière où les deux se peuvent, ou le mot entier. (%1)</translation>
    </message>
    <message>
        <source>a letter or a word</source>
        <translation>une lettre ou un mot</translation>
    </message>
    <message>
        <source>Type an answer first. Shift+Enter says that there are no more.</source>
        <translation>Tapez d’abord une réponse. Maj+Entrée dit qu’il n’y en a plus.</translation>
    </message>
    <message>
        <source>In front or behind? Type %1- or -%1.</source>
        <translation>Devant ou derrière ? Tapez %1- ou -%1.</translation>
    </message>
    <message>
        <source>A word that is missing begins with %1.</source>
        <translation>Un mot qui manque commence par %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in front</source>
        <translation>
            <numerusform>%n lettre devant</numerusform>
            <numerusform>%n lettres devant</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n derrière</numerusform>
            <numerusform>%n derrière</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearningFeature</name>
    <message>
        <source>Card Box</source>
        <translation>Boîte à fiches</translation>
    </message>
    <message>
        <source>&amp;Card Box</source>
        <translation>&amp;Boîte à fiches</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) came into the box.</source>
        <translation>
            <numerusform>%Ln fiche est entrée dans la boîte.</numerusform>
            <numerusform>%Ln fiches sont entrées dans la boîte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were in it already.</source>
        <translation>
            <numerusform>%n y était déjà.</numerusform>
            <numerusform>%n y étaient déjà.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Ask What Is Due</source>
        <translation>&amp;Demander ce qui est dû</translation>
    </message>
    <message>
        <source>Ask the cards of the box that are due, one after the other</source>
        <translation>Demander les fiches dues de la boîte, l’une après l’autre</translation>
    </message>
    <message>
        <source>Put In &amp;Mistakes</source>
        <translation>Ajouter les &amp;erreurs</translation>
    </message>
    <message>
        <source>Make cards of the mistakes that the library lists, or of those selected there</source>
        <translation>Faire des fiches des erreurs que la bibliothèque énumère, ou de celles qui y sont choisies</translation>
    </message>
    <message>
        <source>Put In Mi&amp;ssed Words</source>
        <translation>Ajouter les mots &amp;manqués</translation>
    </message>
    <message>
        <source>Make anagram cards of the words that would have been best in these mistakes</source>
        <translation>Faire des fiches d’anagrammes des mots qui auraient été les meilleurs dans ces erreurs</translation>
    </message>
    <message>
        <source>Put In &amp;Anagrams</source>
        <translation>Ajouter les &amp;anagrammes</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists: find all words of some letters</source>
        <translation>Faire des fiches des mots que le panneau Mots énumère&#xa0;: trouver tous les mots de quelques lettres</translation>
    </message>
    <message>
        <source>Put In &amp;Hooks</source>
        <translation>Ajouter les &amp;rajouts</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists: find what can stand in front of them and behind</source>
        <translation>Faire des fiches des mots que le panneau Mots énumère&#xa0;: trouver ce qui peut se mettre devant et derrière</translation>
    </message>
    <message>
        <source>Show the cards of mistakes and words that are asked again and again</source>
        <translation>Montrer les fiches d’erreurs et de mots qui reviennent sans cesse</translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) were answered.</source>
        <translation>
            <numerusform>%Ln fiche a été répondue.</numerusform>
            <numerusform>%Ln fiches ont été répondues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be asked now: their games are not in the library as they were, or their words are of another lexicon.</source>
        <translation>
            <numerusform>%n ne peut pas être demandée maintenant&#xa0;: sa partie n’est pas dans la bibliothèque comme avant, ou son mot est d’un autre lexique.</numerusform>
            <numerusform>%n ne peuvent pas être demandées maintenant&#xa0;: leurs parties ne sont pas dans la bibliothèque comme avant, ou leurs mots sont d’un autre lexique.</numerusform>
        </translation>
    </message>
    <message>
        <source>Look for words in the Words panel first: those that it lists become cards.</source>
        <translation>Cherchez d’abord des mots dans le panneau Mots&#xa0;: ceux qu’il énumère deviennent des fiches.</translation>
    </message>
    <message>
        <source>The library lists no mistake that could be asked; review its games first.</source>
        <translation>La bibliothèque n’énumère aucune erreur à demander&#xa0;; faites d’abord le bilan de ses parties.</translation>
    </message>
    <message>
        <source>The library lists mistakes now: choose which, and put them in.</source>
        <translation>La bibliothèque énumère maintenant les erreurs&#xa0;: choisissez et ajoutez-les.</translation>
    </message>
    <message>
        <source>Put In &amp;Judge Questions</source>
        <translation>Ajouter des questions de &amp;validité</translation>
    </message>
    <message>
        <source>Make cards of the words that the Words panel lists, and of as many that only look like words: tell which is which</source>
        <translation>Faire des fiches des mots que le panneau Mots énumère, et d’autant qui n’ont que l’air de mots&#xa0;: lesquels en sont&#xa0;?</translation>
    </message>
    <message>
        <source>It is on the board: put a better move there and press Enter. Hints are in the Review panel (Ctrl+H).</source>
        <translation>Elle est sur la grille : posez-y un meilleur coup et appuyez sur Entrée. Les indices sont dans le panneau Bilan (Ctrl+H).</translation>
    </message>
</context>
<context>
    <name>ui::TrendPlot</name>
    <message>
        <source>Over the games</source>
        <translation>Au fil des parties</translation>
    </message>
    <message>
        <source>No game was reviewed yet</source>
        <translation>Aucune partie n’a encore de bilan</translation>
    </message>
    <message>
        <source>Mean of the first games %1, of the last ones %2</source>
        <translation>Moyenne des premières parties %1, des dernières %2</translation>
    </message>
    <message>
        <source>%1: %2; mean of the last %3: %4</source>
        <translation>%1&#xa0;: %2&#xa0;; moyenne des %3 dernières&#xa0;: %4</translation>
    </message>
    <message>
        <source>A point for each game of the library that was reviewed</source>
        <translation>Un point pour chaque partie de la bibliothèque qui a un bilan</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s); line: mean of %1</source>
        <translation>
            <numerusform>%n partie&#xa0;; ligne&#xa0;: moyenne de %1</numerusform>
            <numerusform>%n parties&#xa0;; ligne&#xa0;: moyenne de %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendsPanel</name>
    <message>
        <source>Whose moves</source>
        <translation>Les coups de qui</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Tous les joueurs</translation>
    </message>
    <message>
        <source>Games of what time</source>
        <translation>Parties de quelle période</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toujours</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Dernière année</translation>
    </message>
    <message>
        <source>Last three months</source>
        <translation>Trois derniers mois</translation>
    </message>
    <message>
        <source>Last month</source>
        <translation>Dernier mois</translation>
    </message>
    <message>
        <source>What is measured</source>
        <translation>Ce qui est mesuré</translation>
    </message>
    <message>
        <source>Mistake index</source>
        <translation>Indice d’erreurs</translation>
    </message>
    <message>
        <source>Chance of winning</source>
        <translation>Chance de gagner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>What the losses are told apart by</source>
        <translation>Ce qui distingue les pertes</translation>
    </message>
    <message>
        <source>By phase</source>
        <translation>Par phase</translation>
    </message>
    <message>
        <source>By reason</source>
        <translation>Par raison</translation>
    </message>
    <message>
        <source>By length of the word missed</source>
        <translation>Par longueur du mot manqué</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Mistakes</source>
        <translation>Erreurs</translation>
    </message>
    <message>
        <source>Lost per game</source>
        <translation>Perte par partie</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Part</translation>
    </message>
    <message>
        <source>Where the losses came from</source>
        <translation>D’où viennent les pertes</translation>
    </message>
    <message>
        <source>Mistake index of each game</source>
        <translation>Indice d’erreurs de chaque partie</translation>
    </message>
    <message>
        <source>Chance of winning lost in each game</source>
        <translation>Chance de gagner perdue dans chaque partie</translation>
    </message>
    <message>
        <source>Points lost in each game</source>
        <translation>Points perdus dans chaque partie</translation>
    </message>
    <message>
        <source>%1 letters and more</source>
        <translation>%1 lettres et plus</translation>
    </message>
    <message>
        <source>no word: exchange or pass</source>
        <translation>pas de mot&#xa0;: échange ou passe</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>No reviewed game fits. Review the games of the library first; chances of winning are told by the standard and the deep review.</source>
        <translation>Aucune partie avec bilan ne convient. Faites d’abord le bilan des parties de la bibliothèque&#xa0;; les chances de gagner viennent des bilans normal et profond.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 % of the chance of winning, %4 points.</source>
        <translation>
            <numerusform>%n partie, %1 tours. Perdus par partie&#xa0;: indice d’erreurs %2, %3&#xa0;% de la chance de gagner, %4 points.</numerusform>
            <numerusform>%n parties, %1 tours. Perdus par partie&#xa0;: indice d’erreurs %2, %3&#xa0;% de la chance de gagner, %4 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n lettre</numerusform>
            <numerusform>%n lettres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 points; chances of winning are not known, as no turn was searched.</source>
        <translation>
            <numerusform>%n partie, %1 tours. Perdus par partie&#xa0;: indice d’erreurs %2, %3 points ; les chances de gagner ne sont pas connues, aucun tour n’ayant été recherché.</numerusform>
            <numerusform>%n parties, %1 tours. Perdus par partie&#xa0;: indice d’erreurs %2, %3 points ; les chances de gagner ne sont pas connues, aucun tour n’ayant été recherché.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendsFeature</name>
    <message>
        <source>Trends</source>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>&amp;Trends</source>
        <translation>É&amp;volution</translation>
    </message>
    <message>
        <source>Show how a player&apos;s moves were over the reviewed games of the library</source>
        <translation>Montrer comment étaient les coups d’un joueur sur les parties de la bibliothèque qui ont un bilan</translation>
    </message>
</context>
<context>
    <name>ui::LessonFeature</name>
    <message>
        <source>&amp;Take for a Lesson</source>
        <translation>&amp;Prendre pour une leçon</translation>
    </message>
    <message>
        <source>Keep this position, and what was played or is best in it, for a lesson</source>
        <translation>Garder cette position, avec le coup joué ou le meilleur, pour une leçon</translation>
    </message>
    <message>
        <source>&amp;Make a Lesson</source>
        <translation>&amp;Faire une leçon</translation>
    </message>
    <message>
        <source>Open a study, in a new tab, with the positions that were taken as chapters</source>
        <translation>Ouvrir dans un nouvel onglet une étude dont les chapitres sont les positions prises</translation>
    </message>
    <message>
        <source>&amp;Add to This Study</source>
        <translation>&amp;Ajouter à cette étude</translation>
    </message>
    <message>
        <source>Put the positions that were taken behind the chapters of this study</source>
        <translation>Mettre les positions prises derrière les chapitres de cette étude</translation>
    </message>
    <message>
        <source>&amp;Forget What Was Taken</source>
        <translation>&amp;Oublier ce qui a été pris</translation>
    </message>
    <message>
        <source>Begin anew with taking positions for a lesson</source>
        <translation>Recommencer à prendre des positions pour une leçon</translation>
    </message>
    <message>
        <source>Lesson of the &amp;Library&apos;s Turns</source>
        <translation>Leçon des coups de la &amp;bibliothèque</translation>
    </message>
    <message>
        <source>Open a study with the turns that the library lists, or those selected there</source>
        <translation>Ouvrir une étude avec les coups que la bibliothèque énumère ou qui y sont choisis</translation>
    </message>
    <message>
        <source>%1, turn %2</source>
        <translation>%1, coup %2</translation>
    </message>
    <message>
        <source>This position was not taken</source>
        <translation>Cette position n’a pas été prise</translation>
    </message>
    <message numerus="yes">
        <source>%n position(s) for a lesson.</source>
        <translation>
            <numerusform>%n position pour une leçon.</numerusform>
            <numerusform>%n positions pour une leçon.</numerusform>
        </translation>
    </message>
    <message>
        <source>This one has no answer yet.</source>
        <translation>Celle-ci n’a pas encore de réponse.</translation>
    </message>
    <message>
        <source>The lesson was not made</source>
        <translation>La leçon n’a pas été faite</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>make a lesson</source>
        <translation>faire une leçon</translation>
    </message>
    <message>
        <source>add to the lesson</source>
        <translation>ajouter à la leçon</translation>
    </message>
    <message>
        <source>F11 shows the lesson to an audience; save it as a study.</source>
        <translation>F11 montre la leçon au public&#xa0;; enregistrez-la comme étude.</translation>
    </message>
    <message>
        <source>Let the library list turns first, such as mistakes: they become a lesson.</source>
        <translation>Faites d’abord énumérer des coups par la bibliothèque, des erreurs par exemple&#xa0;: ils deviennent une leçon.</translation>
    </message>
    <message>
        <source>Making a lesson</source>
        <translation>Une leçon se prépare</translation>
    </message>
    <message>
        <source>Find &amp;Puzzles…</source>
        <translation>Chercher des &amp;problèmes…</translation>
    </message>
    <message>
        <source>Look for positions in which one move is better than all others, in games of yours or of the program</source>
        <translation>Chercher, dans vos parties ou celles du programme, des positions où un coup vaut mieux que tous les autres</translation>
    </message>
    <message>
        <source>Export &amp;Questions…</source>
        <translation>E&amp;xporter les questions…</translation>
    </message>
    <message>
        <source>Write the chapters of this study that begin with a position as a web page that hides each answer until it is asked for</source>
        <translation>Écrire les chapitres de cette étude qui commencent par une position comme page web qui cache chaque réponse jusqu’à ce qu’on la demande</translation>
    </message>
    <message>
        <source>Export Questions</source>
        <translation>Exporter les questions</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Exporting %1</source>
        <translation>Exportation de %1</translation>
    </message>
    <message>
        <source>no chapter of this study begins with a position</source>
        <translation>aucun chapitre de cette étude ne commence par une position</translation>
    </message>
    <message>
        <source>Looking for puzzles</source>
        <translation>Recherche de problèmes</translation>
    </message>
    <message>
        <source>The search for puzzles broke off</source>
        <translation>La recherche de problèmes s’est interrompue</translation>
    </message>
    <message>
        <source>Puzzles are looked for in the background; they open in a tab of their own.</source>
        <translation>Les problèmes sont cherchés en arrière-plan&#xa0;; ils s’ouvriront dans leur propre onglet.</translation>
    </message>
    <message>
        <source>No position was found that has a single best move and is wanted.</source>
        <translation>Aucune position voulue avec un seul meilleur coup n’a été trouvée.</translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Puzzles are being looked for; stop that in the status bar to have those found.</source>
        <translation>Des problèmes sont déjà cherchés&#xa0;; arrêtez cela dans la barre d’état pour avoir ceux qui sont trouvés.</translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were found. Put your move on the board; F11 shows them to others.</source>
        <translation>
            <numerusform>%n problème a été trouvé. Posez votre coup sur le plateau ; F11 le montre aux autres.</numerusform>
            <numerusform>%n problèmes ont été trouvés. Posez votre coup sur le plateau ; F11 les montre aux autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) became a lesson.</source>
        <translation>
            <numerusform>%n tour est devenu une leçon.</numerusform>
            <numerusform>%n tours sont devenus une leçon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking for the best move</source>
        <translation>Recherche du meilleur coup</translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: nothing better is known of them, or their games are not there as they were.</source>
        <translation>
            <numerusform>%n coup est resté dehors&#xa0;: on ne connaît rien de mieux, ou sa partie n’est plus là telle quelle.</numerusform>
            <numerusform>%n coups sont restés dehors&#xa0;: on ne connaît rien de mieux, ou leurs parties ne sont plus là telles quelles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzleHunt</name>
    <message>
        <source>puzzles found</source>
        <translation>problèmes trouvés</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleDialog</name>
    <message>
        <source>Find Puzzles</source>
        <translation>Chercher des problèmes</translation>
    </message>
    <message>
        <source>The game that is open</source>
        <translation>La partie ouverte</translation>
    </message>
    <message numerus="yes">
        <source>The %n selected game(s) of the library</source>
        <translation>
            <numerusform>La partie choisie de la bibliothèque</numerusform>
            <numerusform>Les %n parties choisies de la bibliothèque</numerusform>
        </translation>
    </message>
    <message>
        <source>Games of the program against itself</source>
        <translation>Des parties du programme contre lui-même</translation>
    </message>
    <message>
        <source>all of them</source>
        <translation>tous</translation>
    </message>
    <message>
        <source> %</source>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>How much more often the answer wins than the next best move; in an endgame it must be the only best one</source>
        <translation>De combien la réponse gagne plus souvent que le coup suivant&#xa0;; dans une finale elle doit être le seul meilleur</translation>
    </message>
    <message>
        <source> s</source>
        <translation>&#xa0;s</translation>
    </message>
    <message>
        <source>For the first look at a turn, at most; what looks like a puzzle is looked at three times as long again</source>
        <translation>Au plus, pour le premier regard sur un coup&#xa0;; ce qui a l’air d’un problème est examiné encore trois fois plus longtemps</translation>
    </message>
    <message>
        <source>Another number gives other games</source>
        <translation>Un autre nombre donne d’autres parties</translation>
    </message>
    <message>
        <source>&amp;Look in</source>
        <translation>&amp;Où</translation>
    </message>
    <message>
        <source>&amp;Which ones</source>
        <translation>&amp;Lesquels</translation>
    </message>
    <message>
        <source>&amp;At most</source>
        <translation>&amp;Au plus</translation>
    </message>
    <message>
        <source>L&amp;ead of the answer</source>
        <translation>A&amp;vance de la réponse</translation>
    </message>
    <message>
        <source>&amp;Time for a turn</source>
        <translation>&amp;Temps par coup</translation>
    </message>
    <message>
        <source>&amp;Seed of the games</source>
        <translation>&amp;Graine des parties</translation>
    </message>
    <message>
        <source>&amp;Find</source>
        <translation>&amp;Chercher</translation>
    </message>
    <message>
        <source>Character %1: %2</source>
        <translation>Caractère %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tags and numbers with and, or, not and brackets, as in: bingo and lead &gt;= 8
Tags: bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, blank, through, hook
Numbers: lead, score, tiles, length, turn, bag</source>
        <translation>Marques et nombres avec and, or, not et parenthèses, comme dans : bingo and lead &gt;= 8
Marques : bingo, placement, exchange, pre-endgame, endgame, proved, found, static-fails, blank, through, hook
Nombres : lead, score, tiles, length, turn, bag</translation>
    </message>
</context>
<context>
    <name>ui::PuzzleWords</name>
    <message>
        <source>Puzzles</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Find the bingo</source>
        <translation>Trouvez le scrabble</translation>
    </message>
    <message>
        <source>Find the best move</source>
        <translation>Trouvez le meilleur coup</translation>
    </message>
    <message>
        <source>Find the best move, whatever it is</source>
        <translation>Trouvez le meilleur coup, quel qu’il soit</translation>
    </message>
    <message>
        <source>Find the best move before the endgame</source>
        <translation>Trouvez le meilleur coup avant la finale</translation>
    </message>
    <message>
        <source>Find the only best move of the endgame</source>
        <translation>Trouvez le seul meilleur coup de la finale</translation>
    </message>
    <message>
        <source>Rack</source>
        <translation>Chevalet</translation>
    </message>
    <message>
        <source>Bag</source>
        <translation>Sac</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>By score and leave alone another move looks better.</source>
        <translation>Selon le score et le reliquat seuls, un autre coup paraît meilleur.</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>coup</translation>
    </message>
    <message>
        <source>No position was found that has a single best move.</source>
        <translation>Aucune position avec un seul meilleur coup n’a été trouvée.</translation>
    </message>
</context>
</TS>
