// Package judging is where judges rule in matches that are being played.
//
// A player presses ⋯ → Call a judge (or uses /match judge) in a match of a tournament, or of a server that names a role
// of judges. Both clocks stand still, and package deliver opens a private thread with the log of the match. There a
// judge presses Look at the match, which opens this private page:
//
//	hands     what each player holds, and the table as they see it, for the judge's eyes alone
//	go on     the clocks run again
//	time      everybody who is asked gets more
//	result    the match ends with it
//	back      the match is taken back to an entry of its log
//
// Whatever a judge decides asks for a reason first, which everybody reads in the match's log with the judge's name. Who
// plays in a match never rules in it, and hands are shown only while a judge is called: before every step the room
// looks who asks (may.go). The table does the rest (table.Ruling).
//
// Every button says in its argument what it does, such as "hands/1" or "back/17" (judging.go).
package judging
