// Package policytest holds the sensible player of a game to what it should do, position by position, in words:
//
//	all := policytest.Positions{Game: scenarios.Game(nil), Policy: sense.Player{}, Cards: cards}
//	all.Run(t, map[string]policytest.Case{
//		"lets a little pass": policytest.In(
//			"field a: o=imp\n--\na unleash attackers=o target=b/1\nasks b defence\n", 1, "defend"),
//	})
//
// A position is a scenario without its title: what the setup section has beside the cards, then "--", then a script up
// to the question. What is answered there is drafted as self-play does it (selfplay.Choose), queued actions included.
package policytest
