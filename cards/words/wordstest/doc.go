// Package wordstest holds a game's tables of words to being whole, for the game's own tests:
//
//	wordstest.Codes(t, set.Tables(), map[string][]string{"verbs": …, "events": …}) // each code has words, and no other
//	wordstest.Alike(t, set.Tables())                                               // the languages say the same
package wordstest
