// Package scenarios holds Farwald's contract as played matches: one file per rule, example or mechanic,
// and in the folder cards one per card of the product, each with the clauses that its lines show. The form of a file
// and of its script is that of package engine/scenario; this page says what stands in a setup and which facts Farwald
// adds.
//
// # Setup
//
//	seats anna,bob,carl      the players' names; a,b without the line
//	option heal=1            a table rule
//	card F1 {type: evocation, element: F, cost: 1, desen: 1, defen: 1}
//	                         a card of the match's book, in flow YAML; see Card
//	use A07 B01              cards of the product join the book, which holds no others but those declared
//	turn a                   whose Summoning and Action Phase it is (the first seat's without the line)
//	turn a 7                 the same, in the match's seventh turn
//	begin a                  the turn of a begins now, with its Regeneration Phase
//	hand a: x=F1 y=F1 F1     cards in order of arrival; x and y are aliases
//	field a: e=F1 d=F1/exploited/disabled/marks.2
//	                         positioned under a's control; owned by another: e@b=F1
//	wear a: w=P1>e v=P1>a/1  attached to a card or a Crystal
//	vortex a: …  aether a: …  memory a: … (the last is the top)
//	hand a 3                 three fillers, as with memory, vortex, aether
//	energy a 7 · locked a 2 · crystals a 5,3,0,5 · stops a recall,rest · quiet 8 (rounds without progress)
//	deal a 50                a match from its setup on: a's Memory holds fifty fillers
//	deal a F1*3 F2*47        … or these cards
//	seed 7                   of its generators
//
// Unless lines say otherwise, everybody has 10 charged Energy Cards and 4 Crystals of 5, and nothing else.
// A filler is a Mystic that costs 10 and has no Temporal Window, so nobody is asked in a window because of it.
//
// # Values and facts
//
// a/1 to a/4 are the Crystals of a. Facts beside those that every game has (energy a, hand a, desen x, phase …):
//
//	limit a                                   the hand limit
//	print A02 = evocation F normal Cinderkin energized cost 2 gate - 2/1
//	                                          what stands on a card of the book, its name and text apart
//	crystals a = 5,3,0,5
//	ce a = F,W                                the Crystallized Energy of a
//	state x = energized | exploited[,disabled]
//
// # Does a line notice?
//
// Break the rule and see the line fail. A machine does that at random places:
//
//	.ci/mutants -game farwald -n 100 -seed 7
//
// prints what was broken without any test noticing. Package mutant has the rest.
package scenarios
