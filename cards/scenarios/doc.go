// Package scenarios holds the rules about decks and card data as scenarios, and plays a game's scenarios with
// the cards of the product. The form of a file is that of package engine/scenario; a file of this package has
// the deck or the card data that it speaks of in a section of its own:
//
//	A Memory of 49 cards is illegal.
//	-- setup --
//	-- short --
//	3 Cinder Whelp
//	…
//	-- script --
//	expect deck short = V-MIN                  # FW-007
//	expect deck short V-MIN n = 49
//	asks a action
//
// # Facts
//
//	deck NAME = V-MIN,V-STRONG      the codes of the deck's faults, each once; legal when there are none
//	deck NAME CODE ARG = 49         an argument of the first fault with that code
//	deck NAME size = 50             cards that were found; the same with "distinct"
//	deck NAME advice = A-BIG        the codes of its advice, - for none
//	ready ID = legal                the same four about a ready-made deck
//	data NAME = sound               card data loaded beside the built-in: sound, or the number of faults
//	data NAME 1 = 7: V01: …         a fault: its line, its card and what it says
//
// The name of a section with card data ends in .yaml.
package scenarios
