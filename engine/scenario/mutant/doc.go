// Package mutant tries whether tests notice broken code. A mutant is one place of the code broken by the compiler's
// overlay, so that shipped code has no switches: a condition negated, a statement dropped, a number one greater. Places
// are chosen by a seed. A mutant that no test notices survives, and tells what the tests do not say.
//
//	.ci/mutants -game fow -n 100 -seed 7
//	.ci/mutants -game kernel -n 20 -files 'engine/ahead*.go'
//
// prints each survivor and a sum:
//
//	engine/fow/battle_damage.go:36: boundary: "n <= 0" becomes "n < 0": survived
//	    engine/fow | battleDamage | boundary | n <= 0 in if n <= 0 || to == "" {
//	engine/fow/change_setup.go:47: drop: "emit(tx, evRuler, s, to)" is gone: does not compile
//	fow: 93 killed (84 by those that should), 5 survived, 2 equivalent, 1 uncompiled: 94.9 %
//
// The share is that of the killed among the killed and the survivors. The tests that should notice are a game's
// scenarios; with -first no others are run, and what these leave survives. The indented line is the survivor's key. It
// names the place by its declaration and its text, so it outlives moved lines. Where no test could ever notice, the key
// goes to the file equivalents.txt with one line of reason.
//
// All mutants are built at once: the broken form of each place stands beside the right one, and a number in the
// environment chooses. Only what has to be a constant is built alone. A test that runs ten times as long as it should,
// and 20 seconds more, has noticed.
//
// Map of files: target.go says what is broken and which tests may notice, place.go finds places, operator.go breaks
// them, build.go makes the tests with the broken forms in them, choice.go and choice.go.txt choose one while they run,
// trial.go runs them, equivalent.go knows what cannot be noticed, run.go puts it together.
package mutant
