// Package deliver turns rows of the outbox into requests to Discord: it posts and edits messages,
// opens threads, writes direct messages.
//
//	result, err := sender.Deliver(ctx, row) // outbox.Never and outbox.Later say what becomes of a row that failed
//
// A row may come again after an attempt of which nobody knows whether it arrived. So every message carries a mark,
// which a later attempt looks for, and what was sent is noted before anything else is done for the row:
//
//	id, err := se.post(ctx, row, "", channel, &m)        // finds what an earlier attempt has posted
//	err = se.putNotes(ctx, storage.Message{…, ID: id})   // from here on the row edits that message
//
// # Where to read what
//
// By kind of row:
//
//	deliver.go     which row goes where, and which failure is worth another attempt
//	invitation.go  an invitation
//	thread.go      the match's thread, and what happens where there can be none
//	home.go        channels in which no match can be played
//	handover.go    the message of a handover
//	story.go       what it turns into when another has taken its place
//	picture.go     the pictures of the board and of the result, which go with their messages
//	hand.go        the copy of a player's hand in their direct messages
//	call.go        the direct message that calls a player
//	notice.go      a notice, or a result
//
// What they share:
//
//	sender.go      the room's parts
//	event.go, arrival.go what the gateway tells of messages and channels
//	meeting.go     what it tells of a server when the bot meets it
//	crowded.go     what waits for a thread
//	doubt.go       messages that may be gone
//	clearing.go    they are looked at, some in each second
//	events.go            what the room of tournaments sends through this one
//	judge.go       the private thread of a judge
//	look.go        whether somebody is in the server still, and what is said of it
//	trouble.go     a door that is closed, and open again
//	send.go        posting and editing in the form that is permitted
//	plain.go       a message without pictures, or without embeds
//	direct.go      direct channels
//	turns.go       one writer of a message at a time
//	message_mark.go how a message is recognised after a crash
//	note.go        what is noted of a message that was sent
package deliver
