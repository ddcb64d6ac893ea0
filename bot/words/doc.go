// Package words is the bot's catalogue: all that it says, in English and Italian. It serves the words of the games,
// too.
//
//	w, err := words.New(map[string][]*cardwords.Table{"nim": tables})
//	w.Say("it", "nim", engine.Say("N-EMPTY", …), names)
//	w.Word("en", "nim", "verbs", "take")
//
// A code is looked up in the game's tables first, then in the bot's: en.yaml and it.yaml, beside this file. They must
// have the same codes with the same placeholders. The families of the bot's codes only keep the files readable.
package words
