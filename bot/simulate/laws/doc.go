// Package laws are what must hold after a run, whatever went wrong in it. Each law is one file and one function, which
// returns a sentence for each thing that breaks it.
//
//	for _, law := range laws.All() {
//		for _, said := range law.Broken(evidence) { … } // law.Counts says as what: lost, doubled, leaked or stuck
//	}
//
// A law looks at the world from outside: the database of the bot that runs at the end, what was posted, what people
// saw. It is called when all faults have ended and the bot has had hours of quiet to mend things.
//
//	law.go          what a law is, what it counts as, and what it looks at
//	all.go          all of them, in their order
//	inputs.go       every accepted input stands once in the log
//	replay.go       the state of a match is what its log comes to
//	deadlines.go    every open question has a deadline, or a reason to have none
//	patience.go     nobody loses an answer before their time
//	delivery.go     what is to be sent is sent, or waits for a reason
//	givenup.go      nothing is given up that passes
//	twice.go        nothing is posted twice
//	onecall.go      nobody is called to a question by two messages
//	answers.go      nobody is answered twice
//	messages.go     messages show what is
//	called.go       who is awaited was called
//	signs.go        what people do gets a sign in time
//	limits.go       requests keep to Discord's limits
//	results.go      a result is counted once, and as it was
//	faults.go       faults reach a retry or a person, and nothing else is a fault
//	secrets.go      nobody sees what belongs to another
//
// A new law is a file here, a line of this map, and one in all.go.
package laws
