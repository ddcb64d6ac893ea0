// Package scenarios holds Force of Will's contract as played matches, and what engine/scenario needs to play them.
//
// # Setup lines
//
//	seats ann,bob                 the players (default a,b)
//	card ID {…}                   a card in the card language, as a YAML flow mapping; a resonator of fire with
//	                              ATK and DEF 100 unless the mapping says otherwise
//	use A04 B11                   cards of the product
//	turn PLAYER [NUMBER]          whose main phase it is (default a, turn 3); "begin PLAYER [NUMBER]" begins that turn
//	field PLAYER: al=CARD/flag …  cards on a field under that player's control; al@PLAYER=CARD for another owner,
//	                              al=CARD>carrier for what lies under a card. Flags: rested, damage.300, new (came
//	                              this turn), side (a J-ruler)
//	ruler, stones, hand, standby, deck, stone-deck, graveyard PLAYER: …   or a number of fillers
//	life PLAYER N, will PLAYER F+F+V   figures
//	deal PLAYER CARD*N …          deals a whole match instead
//
// # Facts
//
//	print CARD      what stands on a card besides its name and text
//	will SEAT       the will in a pool, such as F+F+V
//	chase           its objects, the bottom first
//
// and those that every game has: life SEAT, hand SEAT, atk THING, damage THING, shown SEAT THING cost …
package scenarios
