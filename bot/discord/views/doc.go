// Package views shows people what they ask to see. It changes no match.
//
//	views.go   what the feature needs; feature.go its buttons and commands
//	board.go   the position, in words and as a picture
//	hand.go    a player's hand
//	log.go     what happened, with a strip of pictures
//	rules.go   the rules of the moment
//	sheet.go   all cards of a game, page by page
//	meaning.go what a word of a game means
//	lookup.go  questions about rules and cards: which game answers, how sure the answer is, what leads on
//	leads.go   what was found, and what leads on from it
//	example.go worked examples of rules, with their pictures
//	rule.go    clauses and rulings, and what is related to them
//	card.go    single cards, and comparing two
//	named.go   what a message names: Apps → Look up, and mentions of the bot
//	contents.go the table of contents of the rules, and the words of a game
//	inbox.go   a person's matches and what waits for them
//	help.go    how to begin, credits, and the story of a game's world
//
// What belongs to a match is shown as the person's seat may see it. Somebody who does not play sees what everybody may
// see ([Views.Watching]).
//
// Words come at once, pictures when they are drawn:
//
//	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
//	m := t.Hand()
//	err = p.Say(m)                                  // private, complete in words
//	return p.Illustrate(ctx, m, "hand.png", draw)   // a minute later, perhaps
package views
