// Package groove is the ruleset of Groovebound, as its contract has it: clauses GR-001 to GR-129, rulings GRR-01 to
// GRR-45. Their ids stand beside what they are about.
//
//	g := groove.New()
//	s, events, err := engine.New(g, book, engine.Setup{Decks: decks, Seed: seed}) // book is a *language.Book
//
// Every card is a creature, a spell and a crystal, and is used as one of them. Crystals pay in one's own turn. What is
// destroyed goes face down into the groove, from which the defender pays for a card of the hand after an attack: a
// groove trigger. Who attacks a player without shields, unblocked, has won.
//
// # How a match stands in the state
//
// A card in play has the half in use as an attribute (aHalf). An Enchantment, and a card beneath an Evolution, lies in
// the zone of its host and is attached to it (Object.On). Shields lie in a zone that nobody sees; which slots have one
// is public (sShields), and the value shield:0.2 names the third one of a player. Depletion is a number of the seat
// (sDepleted). A spell that takes effect and the attack that is being fought are objects of the zone "stack".
//
// # How a turn goes
//
// The program "turn" asks one question again and again, what its player does, until the player ends the turn. The steps
// are implied: figures of the turn say what was charged, used and attacked with (vCharged, vDual, vUsed, vBattle), and
// the rules look at them. An attack runs the program "fight": W-BLOCK, the battle or W-BREAK, W-GROOVE.
//
// Abilities that come by themselves are triggers of the kernel, placed as nobody's, so that nobody is asked for an
// order (GRR-32): triggersOf sorts them. There are no state checks.
//
// # What is hidden
//
// Shields, groove and deck are known to nobody, their owner included (GRR-15): their zones are SeenByNobody, events
// about them tell numbers, and every decision who is asked reads public facts (GRR-40). The one exception is a text
// that lets a player look at cards of the own deck, as long as the question is open.
//
// # Map of files
//
//	ruleset.go, shown.yaml  New, Deal; how the game looks, and all that it says
//	state.go, facts.go      zones, attributes and figures; how rules read them
//	strength.go             strength, keywords, and what is continuous
//	programs.go, verbs.go   names of programs, verbs and questions; what players can do
//	match.go, turn.go       setup and turns; charging and the end
//	use.go, price.go        cards of the hand as creatures, spells and groove triggers; what they cost besides mana
//	spell.go, trigger.go, text.go   how spells resolve, when abilities come, what instructions do
//	attack.go, battle.go    attacks from the declaration to the end; who can attack, be attacked and block
//	change.go, change_*.go  all that is ever written
//	event.go, refusal.go, preview.go, offers.go   what people are told, refused, shown and offered
//	view.go                 what a seat may know
package groove
