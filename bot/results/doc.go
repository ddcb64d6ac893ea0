// Package results remembers how matches between people of a server ended, and what their ratings come to. It knows the
// table and the storage, and neither Discord nor any game.
//
// A [Keeper] is told by the table when a match ends, in the transaction in which it ends:
//
//	keep := results.Keeper{Robot: func(player string) bool { return player == me }}
//	t, err := table.New(table.Config{Store: store, Over: []func(storage.Tx, table.Ended) error{keep.Over}, …})
//
// So a result is there exactly if its match is over, however often a press was delivered. Whoever shows ratings reads
// them by [Board] and [Seasons].
//
// # What counts
//
// Every match between people in a server counts, by the places in which they ended, also one that somebody gave up in
// the first turn: whoever could undo a bad start by conceding early would. What does not count:
//
//   - a match outside of servers, or with a robot: there is no result
//   - a match that somebody did not come to play ([farpost/engine.WhyAbsent]), or that everybody has lost: there is a
//     result, which is not rated, because it says nothing about how well anybody plays
//
// Ratings and series are of one game in one server. Ratings are of one season, series of all.
//
// # Seasons
//
// A server is in its first season until somebody begins another ([Begin]). Then everybody starts as a beginner; the
// ratings of the seasons before stay. A match belongs to the season in which it ends.
//
// # Anew
//
// Ratings are kept beside the results only so that a leaderboard is one read. [Recompute] makes them from the results
// again, and comes to the same, to the last bit. When a match that has a result ends once more, because a judge took
// back what happened, its result is replaced, becomes the last one, and the season is computed anew.
package results
