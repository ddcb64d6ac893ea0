// Package page makes the pages of the stepper: private messages on which a player puts an answer together. A page
// follows from a draft and the position alone; what a press on it does is the business of package stepper.
//
//	pages := &page.Pages{Narrator: narrator, Drafts: drafts}
//	m, err := pages.Open(ctx, pos, seat, lang, "")   // what a player may do now
//	m, err = pages.Step(ctx, pos, seat, lang, draft) // the draft's next question, its preview, or why not
//
// # Map of files
//
//	pages.go      the room's parts
//	open.go       the first page: of the verbs, or of the only thing to do
//	verbs.go      the page of verbs
//	step.go       from a draft to its next page
//	question.go   the page of one question, with its menu
//	pairs.go      two questions that are one choice, in one menu
//	preview.go    the page before Confirm
//	ahead.go      the page of verbs of a later question, and why nothing can be said ahead
//	offers.go     buttons for what can be added to a complete answer
//	switches.go   optional parameters, as switches on the preview
//	queue.go      whether further actions can follow an answer
//	ahead_take_back.go the menu of what was said ahead
//	heading.go    what was chosen so far, in words
//	button.go     buttons that name a draft
package page
