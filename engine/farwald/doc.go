// Package farwald is the ruleset of Farwald: Fallen Gods, for two to four players, as data and pure
// functions over the kernel of package engine.
//
//	g := farwald.New()
//	book, err := language.NewBook(cards)         // cards come from card files, checked by the linter
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed})
//	out, err := engine.Draft(g, book, s, seat, 0, engine.Reply{Verb: "play"})  // what can be chosen next
//	s, events, err = engine.Apply(g, book, s, engine.Input{Kind: engine.InputReply, Seat: seat, Reply: reply})
//	view, err := engine.ViewOf(g, book, s, seat) // all that this seat may know
//
// The table decides which player sits in which seat. The match draws who begins.
//
// # Map of files
//
// The contract's section numbers are behind the arrows. Packages below: language (the data of cards), scenarios (the
// contract as played matches), sense (a sensible player), game (all of it for the registry of games).
//
//	ruleset.go                     New: everything below, put together; what each verb runs and asks
//	programs.go, verbs.go          names of programs and verbs; what several announcements share
//	state.go, facts.go             names of zones, columns, figures; what rules read of a match
//	codes.go                       codes that several places name; shown.yaml lists all that a person can be shown
//	match.go, turn.go, turn_rest.go   the whole match, its setup, a turn's four phases       → 4.3 to 4.9
//	turn_ahead.go                  actions said ahead in one's turn, and holding them up
//	play.go                        the play of one card, from the declaration to the Vortex  → 4.12, 5.4
//	activate.go                    a Crystal Ability                                         → 4.21
//	unleash.go, unleash_defence.go, unleash_damage.go   an unleash, its shield, who takes how much → 4.17 to 4.19, 5.5
//	unleash_fighters.go            who can unleash, and who can defend what                  → 4.17, 4.18
//	remember.go                    remembering with its Fatigue Damage                       → 4.24
//	aftermath.go, check.go         what every completed action leaves to settle              → 4.25
//	window.go                      who has a say in a window, from public facts alone        → 5
//	ahead_offers.go, ahead_passes.go   answers ahead that are offered, standing passes
//	cost.go, cost_pay.go, crystallized.go   costs, their payment, Crystallized Energy
//	text.go                        what Farwald says to engine/cardlang, which carries card texts out
//	text_steps.go, text_position.go, text_crystals.go   what single instructions do
//	token.go                       tokens: how they come to be, and cease to                 → FR-09
//	text_optional.go               texts that a player may buy or decline: Charge, Crystallize, paid triggers
//	target.go                      legal targets, and the questions for them
//	static.go, layer.go, projection.go   continuous effects; the figures and the control that come of them
//	trigger.go, replacement.go     triggered effects, Shattering; effects that replace others
//	change.go, change_*.go         everything that is ever written to a match, by family
//	refusal.go                     why a seat cannot do something                            → 6.3
//	preview*.go                    what an answer would cost and touch, before it counts
//	view.go, shown.yaml            what people are shown, and how; all that the game says
//
// No files need each other in a circle. Those of names come first (state, programs, codes, facts, verbs, change);
// ruleset.go, which names all the rest, comes last.
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
// Every step that waits for people leaves the match as one plain value, which is saved. A frame's registers are its
// own; what others may read or change (targets, defenders, stage, Charge) lives on the pending object. Labels and
// program names stand in saves: they are only added, or renamed by alias.
//
// # Three rules worth knowing before changing anything
//
// Changes are the only writers, and each tells what it did by an event. An event names cards for people
// (card:…, which reads well later) beside the objects (obj:…) that triggers match. What not everybody may
// know goes into Secret.
//
// What is asked, and of whom, never depends on a hidden card. Functions that decide it take an
// engine.Public, or facts that are one; everything else reads all there is, as an engine.Reader.
//
// Figures are projected: r.Stat(id, tDefEn), f.Ctrl(id), energyCost, handLimit. Nothing stores a result
// of them.
//
// # Windows
//
// W1 to W7 are the kernel's windows, all with the same order of acting. W8, the free moment of the Summoning
// and Action Phase, is the question of the step idle in turn.go: the active player is awaited, everybody
// else may interject. An answer ahead (engine.Sealed) is about the pending object, whose id stays the
// same from the declaration to the resolution, so a pass covers W1 and W2, or W4 and W5.
//
// # Scenarios
//
// The folder scenarios holds the contract as played matches; its package comment explains how one is
// written. A rule that is changed must have a scenario that fails without it.
package farwald
