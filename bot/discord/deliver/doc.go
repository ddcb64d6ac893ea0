// Package deliver turns a row of the outbox into requests to Discord: it posts, edits, takes buttons off, opens
// threads, writes direct messages.
//
// A row may be attempted again after an attempt of which nobody knows whether it arrived. So every message carries a
// mark (mark.go), and what was sent is noted before anything else is done for the row (note.go):
//
//	id, err := sender.Deliver(ctx, row) // outbox.Never and outbox.Later say what becomes of a failed row
//
// Files by kind of row:
//
//	sender.go      the room's parts
//	deliver.go     which row goes where, and which failure is worth another attempt
//	invitation.go  invitations
//	thread.go      the match's thread, and what happens where there is none
//	handover.go    the message of a handover, and the one before it
//	picture.go     the pictures of the board and of the result
//	hand.go        the copy of a player's hand
//	call.go        direct messages that call a player
//	notice.go      notices and results
//	direct.go      direct channels
//	send.go        posting and editing in the form that is permitted
//	plain.go       a message as plain text
//	mark.go        how a message is recognised after a crash
//	note.go        what is noted of a message that was sent
package deliver
