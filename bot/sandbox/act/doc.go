// Package act does what a member does: run a command, press a button, choose in a menu, submit a modal, write, delete,
// and change their settings. The page's API, the tests' Member and the members that play by themselves all act through
// it, so that what works for one works for all.
//
//	acts := act.New(w, views, interactions, 10<<20, act.DemoCommand{})
//	outcome, err := acts.Press(ctx, act.Press{As: ada, MessageID: m.ID, CustomID: "accept"})
//
// It checks what Discord's own client checks before it sends anything: that the member sees the message, that the
// button is enabled, that required options are filled in. What is wrong is a *Refusal with a stable code, listed in
// PAGE_API.md.
//
// Run, Complete, Press and Submit return when the bot answered or failed to (interaction.Outcome). StartPress, for
// callers that hold the lock, only begins.
//
// # Map of files
//
//	act.go, request.go, refusal.go    Acts and how it waits; what a member asks for; why not
//	command.go, press.go, modal.go    the three kinds of interactions that members begin
//	on_message.go                     commands on a message
//	option.go, resolve.go, file.go    values of a command's options; what ids in them name; attached files
//	message.go, settings.go           writing, deleting, dismissing; closed DMs and playing by oneself
//	forged.go                         what no client sends by itself
//	demo.go                           the demo match
package act
