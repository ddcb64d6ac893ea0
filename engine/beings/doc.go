// Package beings is the ruleset of Threefold Beings, as its contract has it: clauses BE-001 to BE-119, rulings BER-01
// to BER-44. Their ids stand beside what they are about.
//
//	g := beings.New()
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed}) // book is a *language.Book
//
// Two players have three locations each, with one Being at each. A Being has cards of up to three levels on top of one
// another. Gems pay for playing, evolving and drawing. An attack goes at the opponent's life cards or at a rested
// Being. The opponent may block, and defend with cards from the hand. Who cannot hold an attack without life cards has
// lost.
//
// # How a match stands in the state
//
// A Being in play is its top card: an object of the zone "field", to which the cards beneath and its gems are attached
// (Object.On). What a Being has (its location, whether it is rested, when it was played) are attributes of that card.
// When it evolves, the new card takes them over, and everything that named the old one names the new one
// (change_beings.go). A gem in the zone "gems" is active, rested or equipped. An attack is an object in a zone of its
// own, so that answers ahead can be about it.
//
// # How a turn goes
//
// The program "turn" asks one question again and again, what its player does, until the player ends the turn. An attack
// runs the program "fight": the skill of the attacker, the window W-BLOCK, the skill of the blocker, a window of the
// defence, and the comparison. There are no state checks and no triggers: skills are called where they come.
//
// A defence is one answer: the cards that are discarded and those that Beings evolve with. Their order makes no
// difference (BE-103). With a block, or with not blocking, tables offer the defence at once (offers.go), where nothing
// hidden or random lies between.
//
// # Map of files
//
//	ruleset.go              New, Deal
//	state.go, facts.go      zones, attributes and figures; how rules read them
//	programs.go, verbs.go   names of programs, verbs and questions; what players can do
//	match.go, turn.go       setup and turns
//	play.go, evolve.go, gems.go   what one does in one's turn
//	attack.go, combat.go    attacks from the declaration to the end; who can attack, reach and block, with how much
//	defence.go              block and defence
//	skill.go, text.go       when skills come; what they say and do
//	change.go, change_*.go  all that is ever written
//	event.go, refusal.go, preview.go, offers.go   what people are told, refused, shown and offered
//	view.go, shown.yaml     what a seat may know, how it looks, and all that the game says
package beings
