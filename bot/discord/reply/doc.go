// Package reply answers one interaction: a command, a press, a form, an autocompletion.
//
// Discord wants the first sign of an answer within three seconds. A [Call] sees to that by itself: it promises an
// answer when work takes longer, and the first message then fills the promise in. Every answer is private, but for
// what somebody asks to be shown to all ([Call.Publish]).
//
//	c := desk.Take(interaction)            // one Call for one interaction
//	defer c.Promise().Stop()               // a promise in time, if the work is slow
//	err := c.Say(api.Message{Content: …})  // a new message
//
// What comes next on a private page takes its place instead. On a public message both are Say: nothing that anybody
// presses can change what others read. Which way to choose depends on the picture:
//
//	err = c.Change(m)   // in place of the private message that was pressed; its picture stays
//	err = c.Replace(m)  // in place of the private message that was pressed; its picture goes
//
// Requests to Discord that are no answer come after a sign that the interaction was heard:
//
//	err = c.Acknowledge()                          // the answer follows
//	have, err := api.UserChannelPermissions(…)
//	err = c.Say(m)                                 // or Change, or Replace
//
// Pictures come after the words, however long they take. One whose message shows another page by then is left out:
//
//	err = c.Illustrate(ctx, m, "hand.png", draw)  // as the image of m's first embed
//	err = c.Attach(ctx, "prompt.png", draw)       // beside whatever the message shows by then
//
// A [Once] drops interactions that the gateway delivers twice.
package reply
