// Package scenarios holds Athernum's contract as played matches, and what engine/scenario needs to play them. Those
// with cards of the product are in cards/scenarios/athernum.
//
// # Setup lines
//
//	seats a,b,c                   the players (default a,b)
//	card ID {…}                   a card in the card language; a factionless character 2/2 of cost 1 with two item
//	                              slots unless the mapping says otherwise
//	turn PLAYER [NUMBER]          whose Day it is (default a, turn 3); "begin PLAYER [NUMBER]" begins that turn
//	main, field, location, hand, extra, deck, discard, void PLAYER: al=CARD/flag …
//	                              flags are attributes: damage.2, vt.3, exhausted or counters.2; start for a location
//	items PLAYER: al=CARD>host    a face-up item of a host above
//	hidden PLAYER: al=CARD>host   a face-down one; behind them the line "down PLAYER all"
//	ct PLAYER N, resources, spent, markers PLAYER C+C+G   Command Tokens (default 2) and resources
//	names PLAYER N                the faction named with a factionless starting card, from 1
//	pool N, fields N              the general pool
//	deal PLAYER CARD*N …          deals a whole match instead
//
// # Values
//
//	down:h                        the cover of the face-down item h, as answers name it
//	resource:C.1, marker:G.1, spent:T.1   what pays, and what effects change
//
// # Facts
//
//	stack                         the entries of the Stack, the oldest first; of:x for an ability of x
//	resources, spent, markers SEAT   such as C+C+G
//	print CARD                    what stands on a card besides its name and text
//
// and those that every game has: ct SEAT, damage THING, vt THING, ofv THING, badge SEAT OTHER vt …
package scenarios
