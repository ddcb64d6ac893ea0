// Package app wires Farpost: database, table, outbox, timers, Discord connection, and, without a token, the
// sandbox that stands in for Discord. cmd/farpost runs an [App]; tests boot the same struct.
//
//	c, err := app.FromEnviron(os.Environ(), ".env")
//	a, err := app.New(ctx, c, app.Deps{})
//	err = a.Run(ctx, nil) // until ctx ends; then everything is closed, and no accepted input is lost
//
// Errors that the person who starts the bot can mend wrap [ErrConfig]; each is one sentence that says what
// is wrong and what to do.
package app
