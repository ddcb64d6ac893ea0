// Package table plays matches as people play them. Somebody invites, the others accept, everybody acts when it suits
// them, and clocks run. The table is the only writer of matches. It knows neither Discord nor any game.
//
// One match, from the invitation to an answer:
//
//	t, err := table.New(table.Config{Store: store, Games: games, Now: time.Now, Seed: seed, ID: id})
//	m, err := t.Invite(ctx, table.Invitation{Game: "nim", From: ada, To: []string{bruno}, Deck: deck})
//	_, err = t.Accept(ctx, m.ID, bruno, other, press)          // the last to accept: the match is dealt
//	pos, err := t.Position(ctx, m.ID)                          // what the match waits for
//	out, err := pos.Draft(seat, q, engine.Reply{Verb: "take"}) // try an answer, step by step
//	rec, err := t.Do(ctx, table.Act{Match: m.ID, Player: ada, Q: q, Reply: out.Preview.Reply})
//	view, err := rec.View(rec.Seat)                            // the receipt has the new position
//
// # One input, one transaction
//
// [Table.Do] loads the match, has the engine apply the input, and saves the new state, the log entry, the open
// questions with their deadlines, and the outbox rows, all or nothing. The caller acknowledges afterwards, so
// whatever a person was told has happened is on the disk.
//
// Every press carries its interaction id, which counts once. When a late press and the timer meet, the one that comes
// second is refused.
//
// An error that is an *engine.Refusal is for the person who acted; the bot's catalogue has its words (codes.go). Any
// other error is for the operator.
//
// # Time
//
// A question has a deadline, stored as a job. [Table.Tick] takes the defaults of all questions whose deadline has
// passed; it returns when to call it next.
//
// A deadline is a length of playable time. What nobody could use, because the bot was down or frozen, the machine
// asleep or Discord gone, is given back to every clock: [Table.Boot], called once at start, does so for the time since
// [Table.Alive] was last called, and every transaction for the time since (Config.Playable). One row holds how much
// that is in all, so it costs the same for one match and for a hundred thousand. [Table.StopClocks] stops the clocks of
// one match.
//
// The reactions of a seat share one clock per turn of the match. A seat that has used it up is away: its reactions
// are passed at once, until its player does anything in the match. Presses that are no acts count, too, if the caller
// reports them by [Table.Present].
//
// A match can also have a total clock (Settings.Total): a length of time for all answers of a seat together. Whoever
// uses it up loses.
//
// What a player answers by silence can be said beforehand ([Table.Order]). So can passes ([Table.SetStandingPass]).
//
// # Tournaments
//
// A match of a tournament is dealt at once, without an invitation ([Table.ArrangeTx]), in the transaction that writes
// down its pairing. If the pairing is undone the match is called off ([Table.VoidTx]): it counts for nothing.
//
// # The end
//
// A match ends by its rules, or from outside: [Table.Decide] gives each seat its place, because a judge has ruled,
// somebody did not come, or the time is over and the game's time rule decides. Whatever else a result matters for,
// such as a tournament, is written in the same transaction, by the functions in Config.Over.
//
// # Judges
//
// A player calls a judge ([Table.CallJudge]): the clocks stand still. The judge gives time, sets the result, takes the
// match back to an entry of its log ([Table.Rollback]), or lets it go on, each with a reason that everybody reads.
//
// # What people see
//
// An outbox row says what is to be shown, for example the hand of seat 1. It is drawn when it is sent, from the state
// as it is then. Rows depend on what everybody knows, never on a hidden card; see DESIGN.md.
//
// # Map of files
//
// A file needs only files that are below it in this list.
//
//	orders.go         what a player says beforehand: orders for silence, standing passes
//	act.go            one act of a player, and the receipt
//	draw.go           offers of a draw
//	claim.go          a match is claimed from a player who has left the server
//	looked.go         players who are late are looked for, and what comes of it
//	judge.go          a judge is called, and lets the match go on
//	rollback.go       a judge takes a match back
//	ruling.go         a judge gives time, or sets the result
//	decision.go       a match is decided from outside
//	timer.go          deadlines that pass, the bot's start
//	rematch.go        a match once more
//	acceptance.go     an invitation is accepted, declined or withdrawn
//	arranged.go       a match that somebody else arranged, or calls off
//	deal.go           the match begins
//	invitation.go     invitations, and how they time out
//	waiting.go        the invitations that wait for a person
//	nuisance.go       how many invitations a person may make, and who takes none of them
//	parking.go        matches that this build cannot go on with
//	stopping.go       clocks that stand still, and start again
//	turns.go          the last turns, by replay from the log
//	history.go        the log, as a viewer may know it
//	deck.go           decks of players
//
//	closing.go        the end of a transaction: questions, seats and rows are written
//	away.go           seats that are away, and what is passed for them
//	input.go          one input of the engine is applied and saved
//	deadline.go       the deadlines of questions
//	total.go          a seat's time for all its answers of a match
//	reaction.go       which questions run on a reaction clock
//	answered.go       what a step did to the questions of a seat, and whose answers it used
//	silence.go        loss by silence
//	log.go            entries of the log
//	given.go          the match says how much time was given back
//	left.go           players who have left the server
//	sitting.go        a running match within one transaction
//
//	look.go           when to look for players who are late
//	unseen.go         matches that nobody can see: their clocks stand still
//	lost.go           messages and threads that were deleted, channels that were closed
//	outbox.go         kinds of outbox row, and who posts them
//	position.go       a match at one moment, how it is loaded and looked at
//	damage.go         matches that a damaged database keeps from going on
//	state_cache.go    the states that were used last, decoded once
//	seat.go           what the table itself knows of a seat
//	total_clock.go    a seat's time for all its answers of a match, as lengths of time
//	reaction_clock.go a seat's time for reactions in a turn
//	time_left.go      time for more than one answer, which both are
//	ended.go, judged.go   what is told of a match that has ended, or to which a judge was called
//	settings.go       clocks, silence and table rules, as agreed
//	table.go          configuration, transactions, books
//	playable.go       time that nobody could play is given back
//	codes.go          refusals
package table
