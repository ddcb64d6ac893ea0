// Package outbox sends what the bot's transactions have put into the outbox. It claims a row, hands it to a
// [Handler], and marks it as done, puts it back for later, or gives it up.
//
//	o := outbox.New(outbox.Config{Store: store, Clock: clock, Handle: deliverer.Send, Workers: 4})
//	go o.Run(ctx)   // until ctx ends; rows in flight are finished first
//	o.Wake()        // after a transaction that appended rows
//
// The rows of a lane go one at a time and in order. Lanes do not wait for each other.
//
// A row is Unsure if it was in flight when the process died, or if its answer never came. The handler then has to look
// whether it arrived before it sends again. So nothing is lost, and nothing is sent twice wherever one can look.
//
// A handler that fails says what to do by its error:
//
//	outbox.Later(err, 0, unsure)            try again after a pause that grows with each attempt
//	outbox.Later(err, time.Minute, unsure)  try again after this pause, however often
//	outbox.Never(err)                       give up at once
//
// Any other error means Later with a growing pause, and that the row may have arrived. After MaxAttempts with growing
// pauses a row is given up. Rows that are given up are reported.
package outbox
