// Package athernum is the ruleset of Athernum: The Old World, as its contract has it: clauses AT-001 to AT-183, rulings
// ATR-01 to ATR-74. Their ids stand beside what they are about.
//
//	g := athernum.New()
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed}) // book is a *language.Book
//
// Two to four players each start with a card that has a Victory Token Field, mostly a main character. Cards with such a
// field fill a common pool of Victory Tokens; Command Tokens and abilities move those onto cards. Who has more than
// anybody else could still reach has won, and who fills the field of a character with an Objective.
//
// # How a match stands in the state
//
// All characters but main characters lie in the shared zone "field"; who controls one is projected. An item lies in the
// zone "items", attached to its host (Object.On), and is controlled by who controls that. Exhausted is who has
// Exhaustion Counters. Victory Tokens, damage and counters are attributes of cards. Resources are numbers of a seat, by
// faction: unexhausted, exhausted, markers in the pool.
//
// # Face-down items
//
// What everybody sees of a face-down item is a cover, an object without a card. The card itself lies in the zone
// "hidden" of who controls the host, attached to the cover. All rules speak of the cover, so nothing that is asked,
// chosen or told depends on the card. When it turns up the cover is gone, and what named the cover names the card.
//
// # The Stack
//
// The program "stack" runs each Stack (section 5): what waits is placed, priority goes round (a window of PassAll), all
// entries resolve with nothing in between, then comes the State-Based Check (program "sbc"), and what that or the
// resolution set off forms the next Stack. A static ability goes onto the Stack once, as a trigger does; the attribute
// "active" keeps which ones have resolved.
//
// # Map of files
//
//	ruleset.go, shown.yaml  New, Deal; how the game looks, and all that it says
//	state.go, facts.go, filter.go   zones, attributes, figures; how rules read them; which cards fit
//	programs.go, verbs.go   names of programs, verbs and questions; what players can do
//	match.go, turn.go       setup, turns, standard Command abilities
//	stack.go, check.go      Stacks with their windows, what becomes of entries; the State-Based Check
//	play.go, payment.go     cards from the hand and the Extra Deck; resources
//	activate.go             activated and Support abilities; revealing and dropping items
//	combat.go               the Combat Phase
//	trigger.go, event.go    what goes onto the Stack by itself
//	text.go, text_resources.go, target.go   what instructions do, what can be a target
//	static.go               continuous effects and what they make of figures, costs and control
//	change.go, change_*.go  all that is ever written
//	refusal.go, preview.go, ahead.go   what people are refused, shown and offered
//	view.go                 what a seat may know
package athernum
