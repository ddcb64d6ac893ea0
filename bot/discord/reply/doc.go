// Package reply answers one interaction: a command, a press, a form, an autocompletion.
//
// Discord wants the first sign of an answer within three seconds. A [Call] keeps that promise by itself: work
// that takes longer is promised an answer, which the first message then fills in. Every answer is private.
//
//	c := desk.Take(interaction)            // one Call for one interaction
//	defer c.Promise().Stop()               // a promise in time, if the work is slow
//	err := c.Say(api.Message{Content: …})  // a new message
//	err = c.Change(m)                      // in place of the message that was pressed; its picture stays
//	err = c.Replace(m)                     // the same, and its picture goes
//	err = c.Illustrate(ctx, m, "hand.png", draw) // then, however long it takes, the picture
//
// A [Once] drops interactions that the gateway delivers twice.
package reply
