// Package apptest plays matches as people play them, for tests that boot the whole bot on a sandbox, in
// the test's process or beside it. A [Player] sees what its member sees, and presses the buttons and
// chooses from the menus that a person would, with seeded choices:
//
//	p := &apptest.Player{Member: server.Member(0), Rand: rand.New(rand.NewPCG(7, 0))}
//	invite, err := p.Invite(ctx, other)              // /match new, and the invitation that came of it
//	said, err := other.Accept(ctx, invite)           // by its first button
//	front, err := p.Member.Await(ctx, apptest.Asks)  // the message that says whom the match waits for
//	said, err = p.Answer(ctx, front)                 // passes, or puts a move together step by step
//
// Nothing here fails a test: what went wrong is an error. A bot that did not answer is [ErrSilent], so that
// tests that kill the bot can go on; a message that changed before the press is [ErrMoved].
package apptest
