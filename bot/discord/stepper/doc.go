// Package stepper is the private page on which a player puts an answer together: what to do, with which card, at what,
// and a preview to confirm. Nobody else sees any of it before Confirm.
//
// A page follows from a [draft.Draft] and the position alone. Each press makes a new draft and shows its next page:
//
//	My move → which verb → a menu for each question → preview, Confirm → the act → the receipt
//
// Package page makes the pages; this one says what a press on them does.
//
// An answer ahead is put together in the same way, on the position as it will be when its question is asked. Its draft
// hangs on the one that is answered now:
//
//	sub := draft.Draft{Offer: offer, Outer: &d}
//	m, err := st.Pages.Step(ctx, pos, seat, lang, sub) // the first page of the later question
//
// # Map of files
//
//	stepper.go    the room's parts
//	feature.go    its buttons and commands
//	command.go    a game's slash commands, which fill in the same draft
//
//	open.go       the first page, and the current one where a press came too late
//	prompt.go     the picture of what is asked
//	press.go      what a press on a page does to its draft
//	stage.go      a draft that counts if the deadline passes before it is confirmed
//
//	why.go        what is not possible now, and by which rules
//	act.go        an answer becomes an act
//	receipt.go    what came of it, and what is next
//
//	offers.go     taking an offer that needs no more words
//	ahead.go      beginning an answer ahead
//	queue.go      beginning a further action (Then…)
//	ahead_take_back.go taking answers ahead back
//
//	overflow.go   the page behind ⋯, of what is rarely needed
//	concede.go    conceding, and offering a draw
//	claim.go      claiming a match from somebody who has left the server
package stepper
