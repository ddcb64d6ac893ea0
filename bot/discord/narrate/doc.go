// Package narrate puts a match into words for one reader. It can neither call Discord nor write.
//
// A [Narrator] prepares a [Teller]: the words of one match, in the reader's language, from what the reader's seat may
// see.
//
//	t, err := narrator.Tell(ctx, pos, seat, "it") // engine.NoSeat is somebody who does not play
//	t.Title()                                     // the game, the turn, the phase
//	t.Awaited()                                   // whom the match waits for, for what, until when
//	t.Say(phrase)                                 // a phrase of the game in words
//
// Three types stand for three powers. [Words] knows no match: names of games, spans of time, prices, table rules. A
// Teller holds a seat's view. A [Spectator] holds what everybody may know and gives out nothing else, so messages that
// everybody sees are made from it.
//
// Codes become words by family: the verb "play" is found in the family "verbs" of the game's words. Where a game may
// have words or not, the comment names the family and says what happens without them.
//
// # Where to read what
//
//	narrator.go     the Narrator, and what it asks about the past
//	words.go        Words: codes of the bot, names of games and verbs
//	teller.go       the Teller: players, cards, phrases, verbs, refusals
//	spectator.go    the Spectator
//
//	asked.go        what a seat is asked, in a few words
//	awaited.go      whom the match waits for
//	question.go     a question of an announcement, and whether a verb leads on to anything
//	option.go       the options of a question, and what helps to choose
//	why.go          why options are not possible: the reasons, and the rules behind them
//	zone.go         where options lie
//	first_word.go   keywords and states, explained where they are first met
//	passing.go      what the ways of passing come to
//	offer.go        buttons of offers
//	ahead.go        answers ahead, and answers that wait for others
//	orders.go       standing passes, and what counts in case of silence
//
//	figures.go      the title and the public figures
//	hand.go         a player's hand
//	own.go          what a player alone reads below the board
//	price.go        what a card costs; a printed card
//	signs.go        symbols as emojis
//	scene.go        what pictures are drawn from
//	events.go       what happened last
//	story.go        what came of a question, in a line
//	strip.go        the last acts or turns, for a strip of pictures
//	outcome.go      how a match ended, and with which decks
//	table_rules.go  clocks and table rules
//	span.go         lengths of time
package narrate
