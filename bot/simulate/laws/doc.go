// Package laws are what must hold after a run, whatever went wrong in it. Each law is one file and one function, which
// returns a sentence for each thing that breaks it.
//
//	for _, law := range laws.All() {
//		for _, said := range law.Broken(evidence) { … } // law.Counts says what it counts as: lost, doubled, leaked, stuck
//	}
//
// A law looks at the world from outside: the database of the bot that runs at the end, what was posted, what people saw.
// It is called when all faults have ended and the bot has had hours of quiet to mend things.
package laws
