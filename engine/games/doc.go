// Package games is the one list of the rulesets that this program plays. Everything that serves all games
// (the table, self-play, commands) takes them from here, and a new game is two lines of games.go: its
// import and its place in the list. What a game declares of itself (selfplay.Game) stands in its own folder.
//
//	for _, g := range games.All() {
//		fmt.Println(g.Name, g.MinSeats, g.MaxSeats)
//	}
//	g := games.ByName("farwald")
//
// What self-play needs to know of a game besides stands here too: names that must be reached (Declared, Excused),
// a book of made-up cards with every mechanic (Mechanics), a player with some sense (Policy).
//
// A ruleset is built anew by each call; build it once and share it: it is never written afterwards.
package games
