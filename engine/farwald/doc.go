// Package farwald is the ruleset of Farwald: Fallen Gods, for two to four players, as data and pure
// functions over the kernel of package engine.
//
//	g := farwald.New()
//	book, err := farwald.NewBook(cards)          // cards come from card files, checked by the linter
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed})
//	out, err := engine.Draft(g, book, s, seat, 0, engine.Reply{Verb: "play"})  // what can be chosen next
//	s, events, err = engine.Apply(g, book, s, engine.Input{Kind: engine.InputReply, Seat: seat, Reply: reply})
//	view, err := engine.ViewOf(g, book, s, seat) // all that this seat may know
//
// Which player sits in which seat is the table's affair: it draws the seating order, the match draws who
// begins.
//
// # Where to read what
//
// The contract's section numbers are behind the arrows.
//
//	match.go, turn.go, rest.go     the whole match, its setup, a turn's four phases          → 4.3 to 4.9
//	play.go, play_resolve.go       the play of one card, from the declaration to the Vortex  → 4.12, 5.4
//	activate.go                    a Crystal Ability                                         → 4.21
//	unleash.go, defence.go, assign.go   an unleash, its shield, who takes how much           → 4.17 to 4.19, 5.5
//	remember.go                    remembering with its Fatigue Damage                       → 4.24
//	after.go, check.go             what every completed action leaves to settle              → 4.25
//	windows.go                     who has a say in a window, from public facts alone        → 5
//	change_*.go                    everything that is ever written to a match, by family
//	language.go, need.go, book.go  the language of card data, and the compiled book
//	text_*.go, target*.go, cost*.go, static*.go, trigger.go, replace.go
//	                               what carries card texts out
//	whynot.go, codes.go            refusals and every code that a person can be shown        → 6.3
//	preview*.go, outlook.go, notes.go   what an answer would cost and touch, before it counts
//	view.go, layout.go             what people are shown
//	names.go                       zones, columns, figures; facts, the reader of most rules
//
// # A procedure
//
// A procedure is a program: labelled steps that read like the rulebook's outline. The play of a card is
//
//	card, targets, hold            questions, answered by what came with the input: the announcement
//	declare                        the first change; the card is pending, its Gate open
//	w1                             the declaration window
//	open                           gone? its Gate was closed, or its play prevented
//	charge, pay                    Charge is decided and paid, then Energy, all of it or nothing
//	w2                             the window of the paid card
//	resolve, enter, text, away     it is played; it is positioned and Crystallizes, or its text is carried out
//	complete, after                "when played" is told; checks, triggers, late defenders
//
// Every step that waits for people leaves the match as one plain value, so it is saved there. A frame's
// registers are its own; what others may read or change (targets, defenders, stage, Charge) lives on the
// pending object. Labels and program names stand in saves: they are only added, or renamed by alias.
//
// # Three rules worth knowing before changing anything
//
// Changes are the only writers, and each tells what it did by an event. An event names cards for people
// (card:…, which reads well later) beside the objects (obj:…) that triggers match. What not everybody may
// know goes into Secret.
//
// What is asked, and of whom, never depends on a hidden card. Functions that decide it take an
// engine.Public, or a facts that is one; everything else reads through factsOf.
//
// Figures are projected: r.Stat(id, tDefEn), f.Ctrl(id), energyCost, handLimit. Nothing stores a result
// of them.
//
// # Windows
//
// W1 to W7 are the kernel's windows, all with the same order of say. W8, the free moment of the Summoning
// and Action Phase, is the question of the step idle in turn.go: the active player is awaited, everybody
// else may interject. An answer given ahead (engine.Sealed) is about the pending object, whose id stays the
// same from the declaration to the resolution, so a pass covers W1 and W2, or W4 and W5.
//
// # Scenarios
//
// The folder scenarios holds the contract as played matches; its package comment explains how one is
// written. A rule that is changed must have a scenario that fails without it.
package farwald
