// Package faults are the ways in which a simulated world goes wrong.
//
//	kinds, unknown := faults.Named("process", "request: 500")   // by the beginnings of their names; "all" for all
//	plan := faults.Plan(seed, kinds, 8, 20*time.Hour)           // what happens when
//	mend, lasts := plan[0].Kind.Strike(world, rand)             // mend it after that time
//
// A new kind is an entry of the list that it belongs to: requests, gateways, places, members, processes, machines. It
// must be such that a bot can get over it: what it breaks it mends, or people can do without.
package faults
