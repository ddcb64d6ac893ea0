// Package event is a tournament as a value: what the organiser planned, who plays, the rounds with their pairings and
// results. It knows no match, no disk and no Discord. Everything that happens to an event is an [Action]:
//
//	e, _, err := event.Event{}.Apply(event.Action{Kind: event.Create, By: olga, At: now, Plan: &plan}, olgaRights)
//	e, _, err = e.Apply(event.Action{Kind: event.Join, By: ada, Player: ada, At: now}, event.Rights{})
//	…
//	e, _, err = e.Apply(event.Action{Kind: event.Start, By: olga, At: now}, olgaRights)
//	e, _, err = e.Apply(event.Action{Kind: event.Draft, By: olga, At: now, Seed: 7}, olgaRights)
//	e, todo, err := e.Apply(event.Action{Kind: event.Publish, By: olga, At: now}, olgaRights)
//
// Apply never changes its receiver. It returns the event as it is afterwards and what the world has to do about it
// ([Effect]), such as to deal a match. So a step can be shown before it is taken: apply it, look, and throw the result
// away. An error is an *engine.Refusal with words for the person who acted, and nothing has happened.
//
// # An event is the sum of its actions
//
// Everything that chance or the clock decides is in the action (Seed, At, Facts). So an event can be made again from
// its log ([Replay]), and a step can be undone by replaying the log without it ([Event.Undo]), as long as nothing later
// rests on it and no match has been played upon it. What a draft drew is in its action, too ([Draw]): a later build may
// pair otherwise. Logs from before that have the seed alone; a step of theirs is undone where all rounds stay.
//
// # Stages
//
//	planned       the organiser edits; nobody can join
//	registration  people join, up to the capacity; the others wait in line
//	checkin       those who are there say so
//	running       rounds: drafted, published, played, closed; then perhaps a cut
//	over          final standings
//	cancelled     called off
//
// A round is drafted, seen and perhaps changed by the organiser, and published; then its matches are dealt. It closes
// when every pairing has a result, or at its deadline. What happens at the deadline is said before (deadline.go): who
// is idle loses, both idle is a double loss, both active is decided by the game's time rule.
//
// # Who may do what
//
// [Rights] say what a person is: an organiser, a judge, or neither. [Action.Kind] has a row in the table of rights.go.
// The bot itself acts with [Bot].
//
// # Map of files
//
//	apply.go         one action is carried out
//	step.go          what all actions share
//	undo.go          an event made again from its log; a step taken back
//	rights.go        who may do what
//	registration.go  people join, wait in line, check in, come late
//	leaving.go       people leave, come back, rest in a round
//	start.go         from registration to the first round
//	round.go         a round is drafted, changed, published
//	result.go        games end, results are reported, confirmed, disputed, ruled
//	counted.go       what a pairing's games count for
//	deadline.go      a round's time: warnings, extensions, what is decided at the end
//	close.go         a round is over, then the cut, then the event
//	table.go         standings from the results
//	estimate.go      how many days all this takes
//	field.go         who is in the event at a moment
//	plan.go          what the organiser chose
//	action.go        kinds of action, effects
//	event.go         the event, its players, rounds and pairings
//	codes.go         refusals
package event
