// Package clock is the bot's time. It is passed in wherever time matters, so that tests can move it by hand.
//
//	c := clock.System()            // in production
//	f := clock.NewFake(start)      // in tests: f.Advance(12 * time.Hour) wakes what is due
//
// Wait returns when an instant is reached, a wake-up channel is signalled, or the context ends, whichever comes
// first. A test that must know that somebody is waiting asks the fake: f.AwaitWaiting(ctx, 1).
package clock
