// Package clock is the bot's time, passed in everywhere so that tests can move it by hand.
//
//	c := clock.System()            // in production
//	f := clock.NewFake(start)      // in tests: f.Advance(12 * time.Hour) fires what is due
//
// Wait takes an instant and a wake-up channel: it returns when the instant is reached, the channel is
// signalled, or the context ends, whichever comes first. A test that has to know that somebody has nothing
// left to do but wait asks the fake: f.AwaitWaiting(ctx, 1).
package clock
