// Package content is what the data of a game comes to once it is read and checked: a Set, the same for
// every game, so that the bot, the renderer and the deck tools learn no game. A game's own package
// (cards/farwald) makes one; package cards finds it by the game's name.
package content
