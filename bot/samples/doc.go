// Package samples draws samples of every kind of picture: the renderer's own, and for each game, in every language,
// what matches and cards really look like. The matches are played at random from fixed seeds, so that the samples are
// the same each time. It is for the developers' command "farpost gallery"; the bot does not import it.
//
//	err := samples.Write(ctx, "/tmp/gallery") // pictures, and index.html, which shows them
//
// samples.go puts the samples of a game together: boards, hands and cards. kinds.go adds the other kinds of picture.
// match.go plays matches and keeps the moments that they show, walk.go makes the moves.
package samples
