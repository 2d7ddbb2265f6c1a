<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ui::AnchorOverlay</name>
    <message numerus="yes">
        <source>%n anchor(s): a move is found at the first that it covers. ▶ moves across, ▼ moves down.</source>
        <translation>
            <numerusform>%n anchor: a move is found at the first that it covers. ▶ moves across, ▼ moves down.</numerusform>
            <numerusform>%n anchors: a move is found at the first that it covers. ▶ moves across, ▼ moves down.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoardPage</name>
    <message numerus="yes">
        <source>the last %n moves</source>
        <translation>
            <numerusform>the last move</numerusform>
            <numerusform>the last %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BoardText</name>
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
</context>
<context>
    <name>ui::BogglePlayTab</name>
    <message numerus="yes">
        <source>%n words on your list. Delete takes the chosen one off.</source>
        <translation>
            <numerusform>%n word on your list. Delete takes the chosen one off.</numerusform>
            <numerusform>%n words on your list. Delete takes the chosen one off.</numerusform>
        </translation>
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
</context>
<context>
    <name>ui::BoggleWordsTab</name>
    <message numerus="yes">
        <source>%Ln words</source>
        <translation>
            <numerusform>%Ln word</numerusform>
            <numerusform>%Ln words</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BridgePage</name>
    <message numerus="yes">
        <source>✓ %n iterations</source>
        <translation>
            <numerusform>✓ %n iteration</numerusform>
            <numerusform>✓ %n iterations</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n iterations</source>
        <translation>
            <numerusform>%1 of %n iteration</numerusform>
            <numerusform>%1 of %n iterations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BuildDialog</name>
    <message numerus="yes">
        <source>%n of the files exist already and will be replaced: %1</source>
        <translation>
            <numerusform>%n of the files exists already and will be replaced: %1</numerusform>
            <numerusform>%n of the files exist already and will be replaced: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n letters)</source>
        <translation>
            <numerusform>%1 (%n letter)</numerusform>
            <numerusform>%1 (%n letters)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln lines hold no word; see the problems.</source>
        <translation>
            <numerusform>%Ln line holds no word; see the problems.</numerusform>
            <numerusform>%Ln lines hold no word; see the problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::BuildReportCard</name>
    <message numerus="yes">
        <source>✓ %n file written in %1 s</source>
        <translation>
            <numerusform>✓ %n file written in %1 s</numerusform>
            <numerusform>✓ %n files written in %1 s</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ %n files written in %1 s</source>
        <translation>
            <numerusform>✓ %n file written in %1 s</numerusform>
            <numerusform>✓ %n files written in %1 s</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DocumentLoader</name>
    <message numerus="yes">
        <source>Opening %n games</source>
        <translation>
            <numerusform>Opening %n game</numerusform>
            <numerusform>Opening %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were not opened</source>
        <translation>
            <numerusform>%n game was not opened</numerusform>
            <numerusform>%n games were not opened</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>open %n games</source>
        <translation>
            <numerusform>open %n game</numerusform>
            <numerusform>open %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Not read: %n of the games</source>
        <translation>
            <numerusform>Not read: %n of the games</numerusform>
            <numerusform>Not read: %n of the games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games were read</source>
        <translation>
            <numerusform>%n game was read</numerusform>
            <numerusform>%n games were read</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::DrawMatrix</name>
    <message numerus="yes">
        <source>In the bag %1, %n orders of these tiles: %2. A click shows such bags only</source>
        <translation>
            <numerusform>In the bag %1, %n order of these tiles: %2. A click shows such bags only</numerusform>
            <numerusform>In the bag %1, %n orders of these tiles: %2. A click shows such bags only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n plies only, not proved</source>
        <translation>
            <numerusform>%n ply only, not proved</numerusform>
            <numerusform>%n plies only, not proved</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>judged by %n plies, not proved</source>
        <translation>
            <numerusform>judged by %n ply, not proved</numerusform>
            <numerusform>judged by %n plies, not proved</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EndgamePage</name>
    <message numerus="yes">
        <source>not proved: best so far, %n plies deep</source>
        <translation>
            <numerusform>not proved: best so far, %n ply deep</numerusform>
            <numerusform>not proved: best so far, %n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more moves to look at</source>
        <translation>
            <numerusform>%n more move to look at</numerusform>
            <numerusform>%n more moves to look at</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: not looked at one by one</source>
        <translation>
            <numerusform>%n more: not looked at</numerusform>
            <numerusform>%n more: not looked at one by one</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only</source>
        <translation>
            <numerusform>%n more: a bound only</numerusform>
            <numerusform>%n more: bounds only</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more: bounds only, none better than %1</source>
        <translation>
            <numerusform>%n more: a bound only, not better than %1</numerusform>
            <numerusform>%n more: bounds only, none better than %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ExplainPanel</name>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::GamePanel</name>
    <message numerus="yes">
        <source>End, after %n turns</source>
        <translation>
            <numerusform>End, after %n turn</numerusform>
            <numerusform>End, after %n turns</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LaneOverlay</name>
    <message numerus="yes">
        <source>%n move(s) within %1 points of the best</source>
        <translation>
            <numerusform>%n move within %1 points of the best</numerusform>
            <numerusform>%n moves within %1 points of the best</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryDialog</name>
    <message numerus="yes">
        <source>; %1 nodes, %2, longest word of %n letters</source>
        <translation>
            <numerusform>; %1 nodes, %2, longest word of %n letter</numerusform>
            <numerusform>; %1 nodes, %2, longest word of %n letters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryModel</name>
    <message numerus="yes">
        <source>of %n turns judged</source>
        <translation>
            <numerusform>of %n turn judged</numerusform>
            <numerusform>of %n turns judged</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Loader</name>
    <message numerus="yes">
        <source>Looking at %n files</source>
        <translation>
            <numerusform>Looking at %n file</numerusform>
            <numerusform>Looking at %n files</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MainWindow</name>
    <message numerus="yes">
        <source>%n files were written, from %1 on.</source>
        <translation>
            <numerusform>%n file was written: %1.</numerusform>
            <numerusform>%n files were written, from %1 on.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MatchPlay</name>
    <message numerus="yes">
        <source> The play gains %n points.</source>
        <translation>
            <numerusform> The play gains %n point.</numerusform>
            <numerusform> The play gains %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MoveDescription</name>
    <message numerus="yes">
        <source>keeps %n unknown tile(s)</source>
        <translation>
            <numerusform>keeps %n unknown tile</numerusform>
            <numerusform>keeps %n unknown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>keeps %1 and %n unknown tile(s)</source>
        <translation>
            <numerusform>keeps %1 and %n unknown tile</numerusform>
            <numerusform>keeps %1 and %n unknown tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MoveFilterBar</name>
    <message numerus="yes">
        <source>%Ln moves</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::MovesPanel</name>
    <message numerus="yes">
        <source>⚠ Partial rack: only moves of %1; %n more tile(s) are not known.</source>
        <translation>
            <numerusform>⚠ Partial rack: only moves of %1; %n more tile is not known.</numerusform>
            <numerusform>⚠ Partial rack: only moves of %1; %n more tiles are not known.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PositionFeature</name>
    <message numerus="yes">
        <source>%Ln points</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Kept as a variation: %n moves</source>
        <translation>
            <numerusform>Kept as a variation: %n move</numerusform>
            <numerusform>Kept as a variation: %n moves</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PracticeCard</name>
    <message numerus="yes">
        <source>The best move scores %n points.</source>
        <translation>
            <numerusform>The best move scores %n point.</numerusform>
            <numerusform>The best move scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It exchanges %n tiles.</source>
        <translation>
            <numerusform>It exchanges %n tile.</numerusform>
            <numerusform>It exchanges %n tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It plays %n tiles.</source>
        <translation>
            <numerusform>It plays %n tile.</numerusform>
            <numerusform>It plays %n tiles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PreEndgamePage</name>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>exact, best of %1 candidates; %n legal moves</source>
        <translation>
            <numerusform>exact, best of %1 candidates; %n legal move</numerusform>
            <numerusform>exact, best of %1 candidates; %n legal moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>not proved, %n plies deep</source>
        <translation>
            <numerusform>not proved, %n ply deep</numerusform>
            <numerusform>not proved, %n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n rows still open</source>
        <translation>
            <numerusform>%n row still open</numerusform>
            <numerusform>%n rows still open</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ all %n endings</source>
        <translation>
            <numerusform>✓ the only ending (%n)</numerusform>
            <numerusform>✓ all %n endings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n endings</source>
        <translation>
            <numerusform>%1 of %n ending</numerusform>
            <numerusform>%1 of %n endings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PresentationWindow</name>
    <message numerus="yes">
        <source>%n tiles in the bag</source>
        <translation>
            <numerusform>%n tile in the bag</numerusform>
            <numerusform>%n tiles in the bag</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RackWidget</name>
    <message numerus="yes">
        <source>%n unknown tile</source>
        <translation>
            <numerusform>%n unknown tile</numerusform>
            <numerusform>%n unknown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown tiles</source>
        <translation>
            <numerusform>%n unknown tile</numerusform>
            <numerusform>%n unknown tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RepliesDialog</name>
    <message numerus="yes">
        <source>%n unknown tiles out of %1 unseen</source>
        <translation>
            <numerusform>%n unknown tile out of %1 unseen</numerusform>
            <numerusform>%n unknown tiles out of %1 unseen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::Report</name>
    <message numerus="yes">
        <source>%n of %1 turns are judged by the static evaluation only.</source>
        <translation>
            <numerusform>%n of %1 turns is judged by the static evaluation only.</numerusform>
            <numerusform>%n of %1 turns are judged by the static evaluation only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::RestoreDialog</name>
    <message numerus="yes">
        <source>, %n games</source>
        <translation>
            <numerusform>, %n game</numerusform>
            <numerusform>, %n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>, %n entries</source>
        <translation>
            <numerusform>, %n entry</numerusform>
            <numerusform>, %n entries</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Discard %n unsaved works for good?</source>
        <translation>
            <numerusform>Discard %n unsaved work for good?</numerusform>
            <numerusform>Discard %n unsaved works for good?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ReviewPanel</name>
    <message numerus="yes">
        <source>%n turns judged</source>
        <translation>
            <numerusform>%n turn judged</numerusform>
            <numerusform>%n turns judged</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stopped after %n turns.</source>
        <translation>
            <numerusform>Stopped after %n turn.</numerusform>
            <numerusform>Stopped after %n turns.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::ScoreSheetModel</name>
    <message numerus="yes">
        <source>%n variations</source>
        <translation>
            <numerusform>%n variation</numerusform>
            <numerusform>%n variations</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SetupBoard</name>
    <message numerus="yes">
        <source>erase %n tile(s)</source>
        <translation>
            <numerusform>erase %n tile</numerusform>
            <numerusform>erase %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SetupDraft</name>
    <message numerus="yes">
        <source>move %n tile(s)</source>
        <translation>
            <numerusform>move %n tile</numerusform>
            <numerusform>move %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SetupFeature</name>
    <message numerus="yes">
        <source>%n tile(s) have no place there</source>
        <translation>
            <numerusform>%n tile has no place there</numerusform>
            <numerusform>%n tiles have no place there</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SetupView</name>
    <message numerus="yes">
        <source>A rack holds %n tile(s) at most</source>
        <translation>
            <numerusform>A rack holds %n tile at most</numerusform>
            <numerusform>A rack holds %n tiles at most</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SheetEntry</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrainDialog</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::UnseenTiles</name>
    <message numerus="yes">
        <source>%1: %2 of %3 unseen
The opponent holds one: %4 %
Among the next %n tile(s) drawn: %5 %</source>
        <translation>
            <numerusform>%1: %2 of %3 unseen
The opponent holds one: %4 %
The next tile drawn: %5 %</numerusform>
            <numerusform>%1: %2 of %3 unseen
The opponent holds one: %4 %
Among the next %n tiles drawn: %5 %</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::WordValidation</name>
    <message numerus="yes">
        <source>Reading %n word lists</source>
        <translation>
            <numerusform>Reading %n word list</numerusform>
            <numerusform>Reading %n word lists</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EndingsFeature</name>
    <message numerus="yes">
        <source>%n tiles in the bag: these numbers are static, not proved.</source>
        <translation>
            <numerusform>%n tile in the bag: these numbers are static, not proved.</numerusform>
            <numerusform>%n tiles in the bag: these numbers are static, not proved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved for two players; here are %n.</source>
        <translation>
            <numerusform>Endings are solved for two players; here is %n.</numerusform>
            <numerusform>Endings are solved for two players; here are %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Endings are solved with %1 tiles in the bag at most; here %n are still in it. Until then F6 simulates.</source>
        <translation>
            <numerusform>Endings are solved with %1 tiles in the bag at most; here %n is still in it. Until then F6 simulates.</numerusform>
            <numerusform>Endings are solved with %1 tiles in the bag at most; here %n are still in it. Until then F6 simulates.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %1 of %n tiles of the rack are known: type it first (Ctrl+R), then F7 solves.</source>
        <translation>
            <numerusform>Only %1 of %n tile of the rack is known: type it first (Ctrl+R), then F7 solves.</numerusform>
            <numerusform>Only %1 of %n tiles of the rack are known: type it first (Ctrl+R), then F7 solves.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 tells for each move with which of them it wins.</source>
        <translation>
            <numerusform>%n tile is in the bag: F7 tells for each move with which one it wins.</numerusform>
            <numerusform>%n tiles are in the bag: F7 tells for each move with which of them it wins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles are in the bag: F7 simulates games that end in endgames.</source>
        <translation>
            <numerusform>%n tile is in the bag: F7 simulates games that end in endgames.</numerusform>
            <numerusform>%n tiles are in the bag: F7 simulates games that end in endgames.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::EndingsPanel</name>
    <message numerus="yes">
        <source>not proved: best so far, %n plies deep</source>
        <translation>
            <numerusform>not proved: best so far, %n ply deep</numerusform>
            <numerusform>not proved: best so far, %n plies deep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more moves to look at</source>
        <translation>
            <numerusform>%n more move to look at</numerusform>
            <numerusform>%n more moves to look at</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SimulationControls</name>
    <message numerus="yes">
        <source>%n plies</source>
        <translation>
            <numerusform>%n ply</numerusform>
            <numerusform>%n plies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>✓ ended: no difference to %n other(s) that matters</source>
        <translation>
            <numerusform>✓ ended: no difference to %n other that matters</numerusform>
            <numerusform>✓ ended: no difference to %n others that matters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source> · what %n plies didn&apos;t tell apart</source>
        <translation>
            <numerusform> · what %n ply didn&apos;t tell apart</numerusform>
            <numerusform> · what %n plies didn&apos;t tell apart</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SimulationPlot</name>
    <message numerus="yes">
        <source>%n resting</source>
        <translation>
            <numerusform>%n resting</numerusform>
            <numerusform>%n resting</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LibraryPanel</name>
    <message numerus="yes">
        <source>%1 (%n times)</source>
        <translation>
            <numerusform>%1 (once)</numerusform>
            <numerusform>%1 (%n times)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: the review knows nothing better than what was played.</source>
        <translation>
            <numerusform>%n turn was left out: the review knows nothing better than what was played.</numerusform>
            <numerusform>%n turns were left out: the review knows nothing better than what was played.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SolitaireGameView</name>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSearchView</name>
    <message numerus="yes">
        <source>%n tiles left</source>
        <translation>
            <numerusform>%n tile left</numerusform>
            <numerusform>%n tiles left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SolitaireSetup</name>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::InferencePanel</name>
    <message numerus="yes">
        <source>After %1 he keeps %n tiles</source>
        <translation>
            <numerusform>After %1 he keeps %n tile</numerusform>
            <numerusform>After %1 he keeps %n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::SimulationFeature</name>
    <message numerus="yes">
        <source>Simulation: %1 leads, %n other(s) are as good</source>
        <translation>
            <numerusform>Simulation: %1 leads, %n other is as good</numerusform>
            <numerusform>Simulation: %1 leads, %n others are as good</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::AnswersPlot</name>
    <message numerus="yes">
        <source>In %n day(s): %1 known, %2 with help, %3 shown</source>
        <translation>
            <numerusform>On %n day: %1 known, %2 with help, %3 shown</numerusform>
            <numerusform>On %n days: %1 known, %2 with help, %3 shown</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::CardPanel</name>
    <message numerus="yes">
        <source>%Ln card(s) are due.</source>
        <translation>
            <numerusform>%Ln card is due.</numerusform>
            <numerusform>%Ln cards are due.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s)</source>
        <translation>
            <numerusform>%n day</numerusform>
            <numerusform>%n days</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Which %n word(s) have exactly these letters? (%1)</source>
        <translation>
            <numerusform>Which %n word has exactly these letters? (%1)</numerusform>
            <numerusform>Which %n words have exactly these letters? (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letter(s) in front</source>
        <translation>
            <numerusform>%n letter in front</numerusform>
            <numerusform>%n letters in front</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n behind</source>
        <translation>
            <numerusform>%n behind</numerusform>
            <numerusform>%n behind</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LearningFeature</name>
    <message numerus="yes">
        <source>%Ln card(s) came into the box.</source>
        <translation>
            <numerusform>%Ln card came into the box.</numerusform>
            <numerusform>%Ln cards came into the box.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n were in it already.</source>
        <translation>
            <numerusform>%n was in it already.</numerusform>
            <numerusform>%n were in it already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%Ln card(s) were answered.</source>
        <translation>
            <numerusform>%Ln card was answered.</numerusform>
            <numerusform>%Ln cards were answered.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can&apos;t be asked now: their games are not in the library as they were, or their words are of another lexicon.</source>
        <translation>
            <numerusform>%n can&apos;t be asked now: its game is not in the library as it was, or its word is of another lexicon.</numerusform>
            <numerusform>%n can&apos;t be asked now: their games are not in the library as they were, or their words are of another lexicon.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendPlot</name>
    <message numerus="yes">
        <source>%n game(s); line: mean of %1</source>
        <translation>
            <numerusform>%n game; line: mean of %1</numerusform>
            <numerusform>%n games; line: mean of %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::TrendsPanel</name>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 % of the chance of winning, %4 points.</source>
        <translation>
            <numerusform>%n game, %1 turns. Lost per game: mistake index %2, %3 % of the chance of winning, %4 points.</numerusform>
            <numerusform>%n games, %1 turns. Lost per game: mistake index %2, %3 % of the chance of winning, %4 points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n letters</source>
        <translation>
            <numerusform>%n letter</numerusform>
            <numerusform>%n letters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s), %1 turns. Lost per game: mistake index %2, %3 points; chances of winning are not known, as no turn was searched.</source>
        <translation>
            <numerusform>%n game, %1 turns. Lost per game: mistake index %2, %3 points; chances of winning are not known, as no turn was searched.</numerusform>
            <numerusform>%n games, %1 turns. Lost per game: mistake index %2, %3 points; chances of winning are not known, as no turn was searched.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::JobStrip</name>
    <message numerus="yes">
        <source>%1 · %n wait</source>
        <translation>
            <numerusform>%1 · %n waits</numerusform>
            <numerusform>%1 · %n wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::LessonFeature</name>
    <message numerus="yes">
        <source>%n position(s) for a lesson.</source>
        <translation>
            <numerusform>%n position for a lesson.</numerusform>
            <numerusform>%n positions for a lesson.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n puzzle(s) were found. Put your move on the board; F11 shows them to others.</source>
        <translation>
            <numerusform>%n puzzle was found. Put your move on the board; F11 shows it to others.</numerusform>
            <numerusform>%n puzzles were found. Put your move on the board; F11 shows them to others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) became a lesson.</source>
        <translation>
            <numerusform>%n turn became a lesson.</numerusform>
            <numerusform>%n turns became a lesson.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turn(s) were left out: nothing better is known of them, or their games are not there as they were.</source>
        <translation>
            <numerusform>%n turn was left out: nothing better is known of it, or its game is not there as it was.</numerusform>
            <numerusform>%n turns were left out: nothing better is known of them, or their games are not there as they were.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ui::PuzzleDialog</name>
    <message numerus="yes">
        <source>The %n selected game(s) of the library</source>
        <translation>
            <numerusform>The selected game of the library</numerusform>
            <numerusform>The %n selected games of the library</numerusform>
        </translation>
    </message>
</context>
</TS>
