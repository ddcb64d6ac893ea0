// Package scenarios holds the contract of Groovebound as played matches, and what engine/scenario needs to play them.
//
// # Setup lines
//
//	seats ann,bob                 the players (default a,b); the first one began
//	card ID {…}                   a card in the card language, as a YAML flow mapping. What it leaves out is: an Ember
//	                              crystal; a creature of race beast, strength 2, for 1 mana; a spell that draws a
//	                              card for 1 mana; Ember borders
//	use G01 G02                   cards of the product
//	turn PLAYER [NUMBER]          whose turn it is (default a, turn 5), in step 2; "begin PLAYER [NUMBER]" begins it
//	field PLAYER: al=CARD/flag …  creatures; flags are exhausted and placed.5 (the turn). Enchantments are
//	                              al=CARD>host, cards beneath an Evolution al=CARD/beneath>creature
//	spells PLAYER: al=CARD        permanent spells; on a shield al=CARD>shield:a.2
//	shields PLAYER: al=CARD/slot.2 …   shields, from slot 0 on unless a flag says otherwise
//	hand, deck, discard, groove, crystals PLAYER: …   or a number of fillers; the last one lies on top
//	depleted PLAYER N             crystals that are used up
//	charged, dual, used, battle N what has been done this turn
//	deal PLAYER CARD*N …          deals a whole match instead
//
// # Facts
//
//	turn, active                  the turn's number, and whose it is
//	slots SEAT                    the slots that have a shield, from 1 on, as in 1,2,5
//	mana SEAT                     crystals that are not depleted, of all, as in 2/5
//	depleted SEAT                 the crystals that a view shows as depleted, the left-most first
//	strength THING, exhausted THING, half THING (creature or spell)
//	under THING                   what is attached to a creature or shield; - for nothing
//	print CARD                    crystal, then cost and border of both halves, and strength
package scenarios
