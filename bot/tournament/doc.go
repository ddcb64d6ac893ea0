// Package tournament runs tournaments: it is the table's side of them. It keeps events in the database, deals their
// matches, hears how those end, and carries out what the clock decides. It knows neither Discord nor any game. What may
// happen to an event, and what follows, is decided in package event; the desk only does it.
//
//	desk := &tournament.Desk{Store: store, Games: games, Now: time.Now, Seed: seed, ID: id}
//	t, err := table.New(table.Config{…, Over: …{desk.Over}, Work: …{tournament.JobEvent: desk.Work}})
//	desk.Table = t
//
//	v, err := desk.Create(ctx, tournament.New{Server: guild, Channel: channel, Plan: plan, By: olga}, organiser)
//	v, err = desk.Do(ctx, id, tournament.Step{Action: event.Action{Kind: event.Open, By: olga}, Rights: organiser})
//	v, err = desk.Do(ctx, id, tournament.Step{Action: event.Action{Kind: event.Join, By: ada, Player: ada}})
//
// # One step, one transaction
//
// [Desk.Do] reads the event, applies the action, and writes the entry of the log, the event as it is now, the results
// that it forces upon matches, and what is to be shown. All of it is there, or nothing. When a match ends, its result
// is written into its event in the transaction of the match's end ([Desk.Over]).
//
// What takes long is not done in that transaction. The matches of a round are dealt a few at a time ([Desk.Work]), by a
// job that is due at once. Which pairings have to be dealt is read from the event itself, so after a kill the next
// start goes on where it was, and deals none twice.
//
// # Time
//
// One job an event wakes the desk: when something is to be dealt, and when the clock decides something (event.Wake).
// Time that nobody could play, because the bot or Discord was away, is given to the rounds as well as to the matches,
// and the log says so ([farpost/bot/tournament/event.Given]).
//
// # Who is idle at a deadline
//
// A player for whom their match waits, and who has done nothing in it for as long as one answer may take by the event's
// plan, or half of the round if that is less. Where nothing was ever done, the match's beginning counts. In a match of
// which the clocks stand still, and in one that this build cannot go on with, nobody is idle.
//
// # Map of files
//
//	step.go     what a person does, in one transaction; what it would do
//	over.go     a match of an event ends
//	judged.go   a judge is called to a match of an event, or lets it go on
//	needs.go    what waits for an organiser
//	export.go   an event as a table and as JSON; lists of people
//	clock.go    what the clock decides; time that is given back
//	deal.go     the matches of a round are dealt, a few at a time
//	act.go      an action is applied, and what follows is carried out
//	undo.go     a step is taken back
//	correct.go  what is kept of games follows a judge's result
//	posts.go    what is to be shown, as rows of the outbox
//	threads.go  matches that have no thread
//	decks.go    decks: whether they can be played, who sees them
//	sitting.go  an event within a transaction
//	desk.go     the desk; what is read of events
package tournament
