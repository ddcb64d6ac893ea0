// Package world is all that a bot meets in a simulation: a Discord, a network in memory, a machine with a clock and a
// disk, and whoever starts the bot's program again when it has ended. It works within a bubble of testing/synctest.
//
//	w, err := world.New(world.Config{Seed: 7, Members: 5, Dir: dir})
//	defer w.Close()
//	err = w.Run(w.Now().Add(time.Minute))      // lets everything go on, one thing at a time; the bot starts meanwhile
//
//	w.Kill(world.Halfway, 3, time.Minute)      // the process ends in its fourth transaction, for a minute
//	w.Freeze(true)                             // it stands still, until it is called with false
//	w.SetClock(5 * time.Hour)                  // somebody sets the machine's clock
//	w.FillDisk(true)                           // transactions fail
//	w.Strike(world.Strike{Method: "POST", …})  // the next request that fits goes wrong
//
//	w.Ask(func(ctx context.Context) error { … })     // does something by the bot that runs
//	w.Look(func(s storage.Store) error { … })        // looks at its database
//	w.Posted(), w.Ledger, w.Log.Lines()              // what came of it all
//
// A [Process] is one life of the bot. Its requests, its transactions and its connections belong to it and end with it.
// The database that a killed one leaves is copied as it lies on the disk, and the next life finds the copy.
//
//	world.go      what there is, and how it goes on
//	clock.go      the true time, and the machine's clock, which can be set and stand still
//	process.go    a life of the bot: its parts, its requests, its connections, the moment of its end
//	lives.go      kills, ends and starts; freezing; looking into the bot that runs
//	disk.go       transactions, their commits, and what is copied of a database
//	strike.go     requests that go wrong
//	witness.go    what the bot posts, and what people see; moderators, who delete it
//	log.go        what the operator reads
package world
