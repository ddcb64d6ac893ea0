// Package words is the bot's catalogue: everything that it says by itself, in English and Italian, and the
// games' own words behind the same door.
//
//	w, err := words.New(map[string][]*cardwords.Table{"nim": tables})
//	w.Say("it", "nim", engine.Say("N-EMPTY", …), names)
//	w.Word("en", "nim", "verbs", "take")
//
// A code is looked up in the game's tables first, then in the bot's (en.yaml, it.yaml), which lie beside
// this file and must have the same codes in every language. The bot's codes are grouped in families only to
// keep the files readable.
package words
