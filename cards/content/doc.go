// Package content holds the data of a game after it was read and checked: a Set. It has the same form for every game,
// so the bot and the deck tools know no game.
//
// A game's own package says in a Game how its data is read, and calls Load:
//
//	set, faults := content.Game[farwald.Card, *farwald.Book]{Name: "farwald", Files: files, …}.Load(extra...)
//
// Package cards finds the Set by the game's name.
package content
