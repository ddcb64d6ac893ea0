// Package outbox delivers what the transactions of the bot have decided to send. A row of the outbox is
// claimed, handed to a [Handler], and then marked as done, put back for later, or given up.
//
//	o := outbox.New(outbox.Config{Store: store, Clock: clock, Handle: deliverer.Send, Workers: 4})
//	go o.Run(ctx)   // until ctx ends; rows in flight are finished first
//	o.Wake()        // after a transaction that appended rows
//
// Rows of a lane go one at a time and in order; lanes do not wait for each other. A row that was in flight
// when the process died, or whose answer never came, is Unsure: the handler has to look whether it arrived
// before it sends again. Nothing is lost, and nothing is sent twice wherever one can look.
//
// A handler says how a failure is to be taken: an error made with [Later] is tried again after a pause (a
// growing one by default), one made with [Never] is given up at once and reported; any other error counts
// as Later. Attempts are bounded by MaxAttempts, after which the row is given up and reported too, unless
// the handler named the pause itself.
package outbox
