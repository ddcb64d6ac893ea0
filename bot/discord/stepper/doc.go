// Package stepper is the private page on which a player puts an answer together: what to do, with which card, at
// what, and a preview to confirm. Nothing of it is public before Confirm.
//
// A page follows from a [draft.Draft] and the position alone. Each press makes a new draft and shows the next page:
//
//	My move → verbs.go: which verb → question.go: a menu for each question → preview.go: Confirm → act.go → receipt.go
//
// Files by what they show or do:
//
//	stepper.go     the room's parts and its table of presses
//	open.go        the first page: of the verbs, or of the only thing to do
//	verbs.go       the page of verbs
//	step.go        from a draft to its next page
//	question.go    the page of one question, with its menu
//	preview.go     the page before Confirm
//	press.go       what a press on such a page does to its draft
//	act.go         an answer becomes an input of the table
//	receipt.go     what came of it, and what is next
//	prompt.go      the picture of what is asked
//	extras.go      optional parameters, as switches on the preview
//	offers.go      what a ruleset offers to say beforehand
//	ahead.go       answers ahead: a later question, put together on the position as it will be
//	queue.go       further actions behind an answer (Then…)
//	take_back.go   taking back what was said ahead
//	rare.go        the page behind ⋯
//	concede.go     conceding, and offering a draw
//	command.go     a game's slash commands, which fill in the same draft
package stepper
