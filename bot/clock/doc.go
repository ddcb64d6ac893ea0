// Package clock is the bot's time. It is passed in wherever time matters, so that tests can move it by hand.
//
//	c := clock.System()            // in production
//	f := clock.NewFake(start)      // in tests: f.Advance(12 * time.Hour) wakes what is due
//
// A clock on the wall can be set, and goes on while nobody can play. So there is a second time: how long the process
// has run (Ran), which leaves out where it was frozen or the machine asleep. [Played] counts how much of that people
// could use, because Discord was there, too:
//
//	var p clock.Played
//	ran, _ := c.Ran()
//	p.Heard(ran)  // Discord said something
//	p.Lost()      // it is gone: what came after the last sign of it does not count
//	p.Sure()
//
// A fake that is advanced lets time pass in which the process runs. [Fake.Freeze] and [Fake.Set] do the rest.
//
// What is under way is waited for by a clock, too, of its own: how patient the bot is has nothing to do with the time
// of the matches. In production both are the system's.
//
//	ctx, cancel := clock.WithTimeout(ctx, patience, 20*time.Second)
//	stop := patience.AfterFunc(2*time.Second, promise)
//
// By a fake nothing runs out because a machine was slow: a test that means it to awaits f.AwaitDue(ctx, 2*time.Second)
// and advances the clock. f.AwaitNoneDue waits until what must not run out has come to its end.
//
// Wait returns when an instant is reached, a wake-up channel is signalled, or the context ends, whichever comes
// first. A test that must know that somebody is waiting asks the fake: f.AwaitWaiting(ctx, 1).
package clock
