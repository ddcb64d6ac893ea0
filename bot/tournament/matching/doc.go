// Package matching finds the cheapest way to put everybody into pairs.
//
// Say what each pair costs, and get who is with whom:
//
//	mate := matching.Perfect(4, func(i, j int) int64 { return (points[i] - points[j]) * (points[i] - points[j]) })
//	// mate[0] == 2 means that 0 and 2 are a pair, and mate[2] == 0
//
// The answer is exact: no other way to pair all has a smaller sum. A greedy search (take the best pair, then the next)
// fails somewhere, for the last two may only have each other. This is Edmonds' weighted blossom algorithm on a complete
// graph, in O(n³) steps and whole numbers, so that rounding cannot spoil it.
//
// It is our own because no Go module that is kept up does it: those that exist match bipartite graphs (two sides, such
// as people and jobs), find matchings without weights, or are unfinished ports. Tests hold it to exhaustive search.
package matching
