// Package outbox sends what the bot's transactions have put into the outbox. It claims a row, hands it to a
// [Handler], and marks it as done, puts it back for later, or gives it up.
//
//	o := outbox.New(outbox.Config{Store: store, Clock: clock, Handle: deliverer.Send, Workers: 4})
//	go o.Run(ctx)   // until ctx ends; rows in flight are finished first
//	o.Wake()        // after a transaction that appended rows
//
// The rows of a lane go one at a time and in order. Lanes do not wait for each other. Rows of a lower rank go first,
// and the last free worker is kept for the urgent ones, so that nothing can hold those up.
//
// A row goes to a door, such as a person or a channel. Where a door is closed to the bot it is paused: the row that
// found it out waits, and so do all others that go there and those that are yet to come. People are told once.
//
// A row is Unsure if it was in flight when the process died, or if its answer never came. The handler then has to look
// whether it arrived before it sends again. So nothing is lost, and nothing is sent twice wherever one can look.
//
// A handler that fails says what to do by its error:
//
//	outbox.Later(err, 0, unsure)            try again after a pause that grows with each attempt
//	outbox.Later(err, time.Minute, unsure)  try again after this pause, however often
//	outbox.Closed(err, time.Hour, "reason") pause the row's door, and say so once (Config.Trouble)
//	outbox.Never(err)                       give up at once
//
// A handler that gets something through calls [Through]; that opens a door that was paused.
//
// Any other error means Later with a growing pause, and that the row may have arrived. After MaxAttempts with growing
// pauses a row is given up. Rows that are given up are reported.
//
// Map of files: outbox.go runs and claims, deliver.go sends a row and records what became of it, failure.go says what
// handlers say by their errors, door.go pauses and opens doors, sweep.go forgets old rows,
// hasten.go tries rows before their time.
package outbox
