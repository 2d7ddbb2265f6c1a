# SPDX-License-Identifier: GPL-3.0-or-later
# One for each reader: fuzz_<name>.cpp.
set(fuzz_targets kwg kbwg klv proof graph_build text_source word_list word_query macondo quackle
                 lexpert leave_csv rules cgp gcg sheet_line study note boggle win_counts saved_state
                 settings safe_text protocol solitaire solitaire_state solitaire_plan plain_board)
set(fuzz_libraries engine_boggle engine_protocol engine_selfplay engine_solitaire engine_words)
# What a target needs beside the engine.
set(fuzz_sources_settings "${CMAKE_SOURCE_DIR}/app/cli/settings.cpp")
# Those of the window, which read with Qt.
set(fuzz_window_targets theme shown_note picture window_settings library kept_ask cards)
set(fuzz_window_libraries ui_game ui_learning ui_library ui_solitaire)
