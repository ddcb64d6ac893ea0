// Package gate puts what a bot does with the world into an order of its own: every request to Discord, every use of the
// database and every act of a person waits at a [Gate], and one at a time is let through. Which one is drawn at random
// from a seed, so a run of a seed is the same each time, and other seeds try other orders.
//
//	g := gate.New(rand.New(rand.NewPCG(seed, 0)))
//	err := g.Enter(owner, "request POST /channels/7/messages", latency)  // whoever wants to do something
//
//	for g.Step() {}                    // the one who runs the world: until nothing more can happen now
//	g.Sleep(until)                     // lets time pass until then, or until somebody comes
//
// It works within a bubble of testing/synctest alone: before somebody is let through, everybody else has come to rest.
//
// An [Owner] is what can end: the process of a bot. What waits in the name of an owner that has ended, or comes in its
// name, gets [ErrEnded]. An owner that is held stays where it is until it is let go.
package gate
