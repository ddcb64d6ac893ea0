// Package sense is what the sensible players of all games share: how a seat weighs what cards do. A game's player (a
// selfplay.Policy in the game's folder sense) says what its board is made of, what each instruction of its language
// does to that, and how its fights come out. The rest is here.
//
// # A board to think on
//
// A Board is the table as one seat sees it, made of Pieces: cards, players, crystals, whatever damage is dealt to and
// texts are aimed at. It is made from the seat's own View alone, so it holds nothing that the seat may not know. A
// Board can be copied and changed in a moment, and Value says how many points the seat is ahead:
//
//	gain := b.Try(func(c *sense.Board) { c.Remove(rival) }) // what it would be worth that the rival is gone
//
// Outlook adds what is not done yet: the fight that is going on as it will come out, or the attacks that are possible
// still. So one number weighs all. A card that makes a blocker lie down is worth the attacks that this lets through,
// and one that saves a fighter is worth the fighter just then.
//
// # What cards do
//
// Texts reads the texts of a card by the form that all languages of cards share, and gives each as a list of Deeds. A
// game declares what a deed does to one thing:
//
//	var game = sense.Game{
//		Who: map[string]sense.Side{"controller": sense.Own, "opponent": sense.Others},
//		Effects: map[string]sense.Effect{
//			"damage": sense.In(sense.Hurt, "field", sense.Player),
//			"draw":   sense.In(sense.Points(300), sense.Player),
//			"rest":   sense.In(sense.Ready(false), "field"),
//		},
//	}
//
// Game.Gain is what a text brings when it is aimed in some way, Game.Hope what it may bring before anything is chosen.
// Game.Unknown lists the instructions for which there is no effect; the game's test demands that there are none.
//
// # From worth to plans
//
// A Mind is a seat at one question: its view, its hand, its board. Announce answers the questions of a card's texts
// with what gains most. Ability weighs an ability against its cost: the cost is paid on a copy of the board, and the
// text is valued there. Ideas are plans with a worth; Affordable and Best put them in order. Assaults looks for one
// attack after the other; Raids weighs whole turns of attacks against blocks and shields, with what the other side does
// then, where creatures are exhausted by both. Together finds what is best played together. Pass, Yes, Target and
// Excess are answers that every game needs.
//
//	func (Player) Plans(m selfplay.Moment) []selfplay.Plan {
//		b := &board{Mind: game.Look(m)}
//		…
//		switch m.Ask.Kind {
//		case "target-of":
//			return []selfplay.Plan{b.Target()}
//		case "action":
//			return sense.Affordable(b.plays(), b.energy)
//		…
//
// # Files
//
//	piece.go     pieces, and the board that is made of them
//	deed.go      the texts of cards as deeds
//	worth.go     what deeds do to a board, and what texts gain
//	mind.go      a seat at a question, and the answers that every game needs
//	announce.go  what a text is aimed at
//	plan.go      ideas, in order
//	assault.go   one attack after the other
//	army.go      creatures that attack and block, as sides of a raid
//	raid.go      turns of attacks against blocks and shields, and their answers
package sense
