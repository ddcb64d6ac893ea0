// Package scenarios has the rules about decks and card data as scenarios. It plays all scenarios of a game with the
// built-in cards. Files have the form of package engine/scenario. A deck or card data is in a section of its own:
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
//	deck NAME = V-MIN,V-STRONG      the codes of the deck's faults, each once; "legal" for none
//	deck NAME CODE ARG = 49         an argument of the first fault, advice or summary with that code
//	deck NAME size = 50             the number of cards that were found
//	deck NAME distinct = 24         the number of different cards that were found
//	deck NAME advice = A-BIG        the codes of its advice, "-" for none
//	ready ID = legal                the same five about a ready-made deck
//	data NAME = sound               card data loaded beside the built-in data: "sound", or the number of faults
//	data NAME 1 = 7: V01: …         a fault: its line, its card and its message
//	finds LANG WORDS = FW-007       what /rule, /card and the like find first by these words; "-" for nothing
//	says LANG FAMILY CODE = …       what the game's words have for a code
//
// The name of a section with card data ends in .yaml.
package scenarios
