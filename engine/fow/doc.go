// Package fow is the ruleset of Force of Will (2015), for two players, as data and pure functions over the
// kernel of package engine.
//
//	g := fow.New()
//	book, err := language.NewBook(cards)         // cards come from card files, checked by the linter
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed})
//	out, err := engine.Draft(g, book, s, seat, 0, engine.Reply{Verb: "play"})  // what can be chosen next
//	s, events, err = engine.Apply(g, book, s, engine.Input{Kind: engine.InputReply, Seat: seat, Reply: reply})
//	view, err := engine.ViewOf(g, book, s, seat) // all that this seat may know
//
// # Map of files
//
// The contract's section numbers are behind the arrows. Packages below: language (the data of cards), scenarios (the
// contract as played matches), sense (a sensible player), game (all of it for the registry of games).
//
//	ruleset.go                 New: everything below, put together
//	programs.go, questions.go  names of programs; kinds of question, their parts, verbs
//	verbs.go                   what each verb starts, takes and previews                          → 6
//	match.go, turn.go          the whole match, its setup, a turn's phases and its closing step   → 4.3 to 4.8
//	main_phase.go              the main phase, in which the turn player is free between windows   → 4.7
//	main_phase_actions.go      calling, setting, judgment                                         → 4.10, 4.17, 4.18
//	window.go                  priority: who is asked when, from public facts alone               → 4.12, 5
//	ahead_offers.go, ahead_passes.go   answers ahead that are offered, standing passes            → 5
//	announcement.go            what somebody has said so far who plays a card or an ability       → 4.9
//	play.go, play_*.go         playing a card: what can be played, its options, its steps         → 4.11
//	payment.go                 what pays an amount of will                                        → 4.9
//	activate.go, will_ability.go   activated and will abilities                                   → 4.9, 4.20
//	chase_resolve.go           what becomes of the top of the chase
//	text.go, text_*.go         carrying card texts out, one instruction after the other; what its words mean
//	target.go, filter.go       modes and legal targets; which cards fit, which conditions hold
//	event.go                   events, and which occasion each is for abilities                   → 4.12
//	trigger.go, moment.go      triggered abilities, the moments of Chant-Standby                  → 4.12, 4.18
//	battle.go, battle_*.go     who fights whom, the six steps of a battle, its damage             → 4.15, 4.16
//	static.go                  continuous effects and what they make of figures                   → 4.20
//	replacement.go, check.go   replaced damage and destruction; rules enforcement                 → 4.13, 4.16
//	change.go, change_*.go     everything that is ever written to a match, by family
//	state.go, facts.go         names of zones, columns, figures; what rules read of a match
//	refusal.go                 why a player cannot do something                                   → 6
//	preview.go, preview_forecast.go   what an answer would cost, touch and come to, before it counts
//	view.go, shown.yaml        what people are shown, and how; all that the game says
//	view_moment.go             on what a match turns: judgments, J-rulers destroyed
//	view_forecast.go           what a battle is about to change
//
// # A procedure
//
// A procedure is a program: labelled steps that read like the rulebook's outline. The turn is
//
//	begin, w01                 the turn begins; priority
//	draw, w02                  a card, but not in the match's first turn
//	recovery, w03, vanish, recover, w04
//	main, w05                  the main phase is a program of its own
//	end, w14, ends, w15        the end phase, and "at the end of the turn"
//	heal, expire, empty, limit, discard   the closing step, in this order
//	due                        something came of that? W-16, and the closing step again
//
// A step that waits for people leaves the match as one plain value, which is saved. A frame's registers are its own;
// what others may read (targets, X, the sides of a battle) lives on the object in the chase or the battle. Labels and
// program names stand in saves: they are only added.
//
// # Three rules worth knowing before changing anything
//
// Changes are the only writers, and each tells what it did by an event. Triggered abilities and Triggers answer
// events: event.go says which event is which occasion.
//
// What is asked, and of whom, never depends on a hidden card. Functions that decide it take an engine.Public, or facts
// that are one: couldPlay looks at all cards of the match's book that a hand could hold, never at the hand.
//
// Figures are projected: f.Stat(id, tATK), f.Ctrl(id), costOf. Nothing stores a result of them.
//
// # Scenarios
//
// The folder scenarios holds the contract as played matches. A rule that is changed must have a scenario that fails
// without it.
package fow
