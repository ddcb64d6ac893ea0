// Package peer measures how many durable inputs the store takes in a second, beside what SQLite alone does with the
// same rows in the same run:
//
//	match, err := peer.New(dir, 64)   // with 64 people who act at once
//	defer match.Close()
//	ours, alone, err := match.Turns() // both commit the same rows, one after the other
//
// SQLite alone is one connection with prepared statements that commits as many actions together as there are people.
// Both take turns, so that a noisy machine disturbs them alike. [Begin] and [Act] write what an action is.
//
//	peer.go     the two sides, and their turns
//	store.go    the store's side
//	alone.go    SQLite alone
//	action.go   what an input writes
package peer
