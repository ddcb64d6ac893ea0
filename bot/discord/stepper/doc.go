// Package stepper is the private page on which a player puts an answer together: what to do, with which card, at what,
// and a preview to confirm. Nobody else sees any of it before Confirm.
//
// A page follows from a [draft.Draft] and the position alone. Each press makes a new draft and shows its next page:
//
//	My move → which verb → a menu for each question → preview, Confirm → the act → the receipt
//	open.go   verbs.go     question.go                preview.go         act.go    receipt.go
//
// An answer ahead is put together in the same way, on the position as it will be when its question is asked. Its draft
// hangs on the one that is answered now:
//
//	sub := draft.Draft{Offer: offer, Outer: &d}
//	m, err := st.step(ctx, pos, seat, lang, sub) // the first page of the later question
//
// # Where to read what
//
//	stepper.go    the feature: its buttons and commands
//	command.go    a game's slash commands, which fill in the same draft
//
//	open.go       the first page: of the verbs, or of the only thing to do
//	verbs.go      the page of verbs
//	step.go       from a draft to its next page
//	question.go   the page of one question, with its menu
//	preview.go    the page before Confirm
//	prompt.go     the picture of what is asked
//	press.go      what a press on such a page does to its draft
//
//	act.go        an answer becomes an act
//	receipt.go    what came of it, and what is next
//
//	extras.go     optional parameters, as switches on the preview
//	offers.go     what a ruleset offers to answer beforehand
//	ahead.go      answers ahead to later questions
//	queue.go      further actions behind an answer (Then…)
//	take_back.go  taking answers ahead back
//
//	overflow.go   the page behind ⋯, of what is rarely needed
//	concede.go    conceding, and offering a draw
package stepper
