// Package table plays matches as people play them: somebody invites, the others accept, everybody acts
// when it suits them, clocks run, and what people must see goes into the outbox. It is the only writer of
// matches, and it knows neither Discord nor any game.
//
// One input is one transaction. [Table.Do] loads the match, lets the engine apply the input, and saves the
// new state, the log entry, the open questions with their deadlines, and the outbox rows, all or nothing.
// The caller acknowledges afterwards, so whatever a person was told has happened is on the disk.
//
//	t, err := table.New(table.Config{Store: store, Games: games, Now: time.Now, Seed: seed, ID: id})
//	m, err := t.Invite(ctx, table.Invitation{Game: "nim", From: ada, To: []string{bruno}, Deck: deck})
//	_, err = t.Accept(ctx, m.ID, bruno, other, press)      // deals: the match waits for its first answers
//	pos, err := t.Position(ctx, m.ID)                       // to look at it
//	out, err := pos.Draft(seat, q, engine.Reply{Verb: "take"}) // to gather an answer, step by step
//	rec, err := t.Do(ctx, table.Act{Match: m.ID, Player: ada, Q: q, Reply: out.Preview.Reply})
//
// An error that is an *engine.Refusal is for the person who acted, in words of the catalogue; anything
// else is for the operator. A late press and the timer race inside the transaction; whoever comes second
// is refused, and nothing is done twice: every press carries its interaction id, which counts once.
//
// Deadlines are rows. [Table.Tick] carries out what is due, all questions of a match that have run out
// together; [Table.Boot] gives the time that the bot itself was down back to every clock. Reactions of a seat
// share one clock per turn of the match (reaction.go). A seat that has used it up is away: its reactions are
// passed at once until its player presses anything ([Table.Present], or any act).
//
// What a player says for the case of silence ([Table.Order]) is used at the deadline, and while the player is away.
//
// Outbox rows (rows.go) say what is to be shown, not how. They are drawn when they are sent, from the
// state as it is then.
package table
