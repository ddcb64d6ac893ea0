// Package spoken plays matches for tests of words: it listens to everything that a match says and tells what
// cannot be said in some language, because a code has no words, an argument is missing or a value has no name.
//
//	l := spoken.New(set)
//	err := l.Match(farwald.New(), engine.Setup{Seed: 1, Decks: decks}, 600)
//	for _, f := range l.Faults { t.Error(f) }
//	if !l.Heard["events/declared"] { t.Error("the test has heard too little") }
package spoken
