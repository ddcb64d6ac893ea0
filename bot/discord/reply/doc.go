// Package reply answers one interaction: a command, a press, a form, an autocompletion.
//
// Discord wants the first sign of an answer within three seconds. A [Call] sees to that by itself: it promises an
// answer when work takes longer, and the first message then fills the promise in. Every answer is private.
//
//	c := desk.Take(interaction)            // one Call for one interaction
//	defer c.Promise().Stop()               // a promise in time, if the work is slow
//	err := c.Say(api.Message{Content: …})  // a new message
//
// What comes next on a private page takes its place instead. Which way to choose depends on the picture:
//
//	err = c.Change(m)   // in place of the message that was pressed; its picture stays
//	err = c.Replace(m)  // in place of the message that was pressed; its picture goes
//	err = c.InPlace(m)  // Change on a private message, Say on a public one
//
// Pictures come after the words, however long they take:
//
//	err = c.Illustrate(ctx, m, "hand.png", draw)  // as the image of m's first embed
//	err = c.Attach(ctx, "prompt.png", draw)       // beside whatever the message shows by then
//
// A [Once] drops interactions that the gateway delivers twice.
package reply
