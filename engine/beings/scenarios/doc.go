// Package scenarios holds the contract of Threefold Beings as played matches, and what engine/scenario needs to play
// them.
//
// # Setup lines
//
//	seats ann,bob                 the players (default a,b); the first one is Player 1
//	card ID {…}                   a card in the card language, as a YAML flow mapping; a Being of level 1, type sun,
//	                              cost 1 and power 1, alone under its id, unless the mapping says otherwise
//	use B04-1 B04-2               cards of the product
//	turn PLAYER [NUMBER]          whose turn it is (default a, turn 5); "begin PLAYER [NUMBER]" begins that turn
//	field PLAYER: al=CARD/flag …  cards in play. A Being has the flag left, center or right; further flags are rested
//	                              and attributes with their turn (played.5). A card beneath is al=CARD>being, the
//	                              lowest first
//	hand, deck, life, gems, gem-deck, abyss PLAYER: …   or a number of fillers; rested gems are gem/rested
//	equipped PLAYER: gem>being    gems on a Being
//	deal PLAYER CARD*N …          deals a whole match instead
//
// # Facts
//
//	turn, active                  the turn's number, and whose it is
//	life SEAT, hand SEAT
//	gems SEAT                     active gems of all that are in the gem zone, as in 2/5
//	power THING, rested THING, place THING, stack THING (its cards, the lowest first)
//	at SEAT PLACE                 the Being there; - for none
//	defence                       what the defence comes to and has to reach, as in 4/9; - without an attack
//	states SEAT THING             the states that SEAT sees on a card
//	chart TYPE TYPE               what an attack of 7 comes to between these types
//	signs TYPE                    the symbols of a type: +strength, -weakness, (weakness that changes nothing)
//	print CARD                    type, cost and power of a card
package scenarios
