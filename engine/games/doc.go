// Package games lists the rulesets that the bot plays. The table, Discord and commands take them from here:
//
//	for _, g := range games.All() {
//		fmt.Println(g.Name, g.MinSeats, g.MaxSeats)
//	}
//	g := games.ByName("farwald")
//
// Each call builds a ruleset anew. Build it once and share it: nothing writes to it afterwards.
//
// A new game is two lines of games.go, its import and its place in the list, and two of package tools, which lists what
// only the developers' tools need: scenarios, made-up cards, a sensible player. The bot does not import that.
package games
