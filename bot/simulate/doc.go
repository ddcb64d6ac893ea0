// Package simulate runs the whole bot in made-up time while everything goes wrong, and looks whether anything was lost,
// doubled, leaked or got stuck. Bot, table, tournaments, outbox, SQLite, discordgo, HTTP, WebSocket and the sandbox are
// the real ones; time, the order of things, the network's cables, the people and the faults come from a seed.
//
//	r, err := simulate.Run(simulate.Config{Seed: 7, Matches: 20, Events: 2, Kinds: faults.All()}, simulate.In(t))
//	if r.Bad() > 0 {
//		t.Error(r.Broken) // a sentence for each
//	}
//
// By the command line, where a run that breaks a law is repeated with fewer and fewer faults, and the command that does
// it again is printed:
//
//	farpost simulate -seed 7 -matches 20 -hours 72 -faults all -json
//	farpost simulate -seed 1 -seeds 200 -matches 3 -events 1 -hours 8 -count 6
//	farpost simulate -seed 19 -matches 5 -hours 24 -count 6 -only 2,5 -watch   // each thing that happens
//
// # How a run goes
//
// A run is a bubble of testing/synctest: its time stands still while anybody has something to do, and else leaps to
// when somebody has. Three days pass in some seconds, and no clock of the machine's is looked at.
//
// Whatever the bot wants of the world waits at a gate (package gate): each request, each transaction, each act of a
// person. One is let through at a time, drawn by the seed from those that wait, when everybody else has come to rest.
// So a seed gives the same run each time (Report.Trace is a digest of it), and other seeds try other orders.
//
// The world (package world) is a sandbox, a network in memory, a machine with a clock and a disk, and one life of the
// bot after the other: a process that is killed leaves what it had written, mid-transaction, too, and the next one
// finds that. What a life commits, and what it owes to people, is kept beside it (package ledger). People (package
// people) see what members see and press what they can press, early, late, twice at once, and on what is not theirs.
// Faults (package faults) are drawn before the run; each is mended after a while. At the end the world is left in peace
// for eight hours, and then the laws are looked at (package laws), each of which is a file.
//
// With Secrets a seed is run twice, the second time with one person's cards turned: nobody else may be shown anything
// else, nor at another time, until the rules let somebody know a card.
//
// # Where to add what
//
// Another fault is an entry in package faults; another law a file in package laws and a line in its all.go; another
// habit of people a method in package people. DESIGN.md says why things are as they are, and what is not simulated.
package simulate
