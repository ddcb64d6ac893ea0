// Package invariant holds every match to what must always be true, whatever the game. It knows rulesets only through
// the kernel, so the tests of all of them, self-play and the table can use it.
//
//	next, events, err := invariant.Apply(g, book, state, input)   // Apply, saved and cloned beside, all alike
//	err = invariant.Check(g, book, next)                          // the state is sound and can go on
//	err = invariant.Interfere(g, book, next, rng, 20)             // nothing hidden shows
//	err = invariant.Unfold(g, book, start, inputs)                // short cuts changed nothing
//
// Check looks at one state. Every object is in exactly one zone. Somebody is asked, and everybody who is asked could
// answer. Every default is possible. Views list only what their viewer may see. The saved form comes back byte for
// byte.
//
// Interfere tests hidden information. It swaps two cards that are hidden from a seat and compares all that the seat can
// observe: its view, its own questions and drafts, who is asked what, and with which kind of deadline. Then it carries
// out the same next input on both matches, one that does not itself name a hidden card. As long as both cards stay
// hidden it compares again, events included.
//
// Unfold tests short cuts. It plays a logged match once more, with every window asked in turn and nothing answered
// before it is asked, and compares the states wherever the match waited.
//
// Pick plays: it chooses a seat, a verb and answers through Draft. The caller brings the choices: a seeded generator,
// or rapid.
package invariant
