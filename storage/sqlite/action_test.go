package sqlite_test

import "farpost/storage/sqlite/peer"

// What an action is, in this package's tests as in its benchmark.
var (
	noon    = peer.Noon
	second  = peer.Second
	stateOf = peer.State
	begin   = peer.Begin
	act     = peer.Act
)
