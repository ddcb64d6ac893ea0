// Package invariant holds every match to what must always be true, whatever the game: it knows rulesets
// only through the kernel, so the tests of all of them, self-play and the table can use it.
//
//	next, events, err := invariant.Apply(g, book, state, input)   // Apply, saved and cloned beside, all alike
//	err = invariant.Check(g, book, next)                          // the state is sound and can go on
//	err = invariant.Interfere(g, book, next, rng, 20)             // nothing hidden shows
//
// Check looks at one state: every object stands in exactly one zone; somebody is asked and everybody who
// is asked could answer; every default is possible; views list only what their viewer may see; the saved
// form comes back byte for byte.
//
// Interfere is the test of hidden information. It swaps two cards that are hidden from a seat and
// compares all that the seat can observe: its view, its own questions and drafts, who is asked what and
// with which kind of deadline; then it carries out the same next input on both matches, one that does
// not itself name a hidden card, and compares again, events included, as long as both cards stay hidden.
//
// Unfold is the test of short cuts: it plays a logged match once more with every window asked in turn and nothing
// answered before it is asked, and compares the states wherever the match waited.
//
// Pick plays: it chooses a seat, a verb and answers through Draft, with a source of choices that the
// caller gives (a seeded generator, or rapid).
package invariant
