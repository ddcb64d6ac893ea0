// Package wordstest checks a game's words, for the game's own tests.
//
// Lists of codes are compared with the tables:
//
//	// Each code has words, and no other has.
//	wordstest.Codes(t, set.Tables(), map[string][]string{"verbs": …, "events": …})
//	// The languages word the same codes.
//	wordstest.Alike(t, set.Tables())
//
// A Listener plays random matches and puts everything that they say into words, in every language. It finds what
// lists cannot show: an argument that was renamed, or a value without a name.
//
//	l := wordstest.NewListener(set)
//	err := l.Match(farwald.New(), engine.Setup{Seed: 1, Decks: decks}, 600)
//	for _, f := range l.Faults { t.Error(f) }
//	if !l.Heard["events/declared"] { t.Error("the test has heard too little") }
//
// Short writes phrases without words, by which tests compare them. Prose and TableProse read texts as a person does who
// reads them aloud, and tell where that person would stumble.
package wordstest
