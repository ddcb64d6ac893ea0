package table

import (
	"context"
	"encoding/json"
	"errors"

	"farpost/engine"
	"farpost/storage"
)

// Act is one thing that a person does in a match.
type Act struct {
	Match  string
	Player string // user id
	// Interaction is Discord's id of the press or command; the same one never counts twice. "" for none.
	Interaction string
	// Kind is engine.InputReply unless it is a concession or the like.
	Kind engine.InputKind
	// Q is the question that a button names; 0 takes the one that offers the verb.
	Q uint64
	engine.Reply
	Ahead []engine.Sealed
	About engine.Value
}

// Receipt is what a person gets to know of an accepted act.
type Receipt struct {
	Match  storage.Match
	Seat   engine.Seat
	Events []engine.Phrase // as the person may know them
	// Open says that the match still waits for this person.
	Open bool
	// Over says that the match has ended.
	Over bool
}

// Do carries out an act in one transaction. The error is an *engine.Refusal when it cannot be done, for
// the person's eyes; nothing has changed then. A match that this build cannot go on with is parked.
func (t *Table) Do(ctx context.Context, a Act) (Receipt, error) {
	var rec Receipt
	err := t.update(ctx, func(tx storage.Tx) error {
		if a.Interaction != "" {
			if _, err := tx.LogByInteraction(a.Interaction); err == nil {
				return refuse(CodeTwice)
			} else if !errors.Is(err, storage.ErrNotFound) {
				return err
			}
		}
		pos, err := t.load(tx, a.Match)
		if err != nil {
			return err
		}
		seat := seatOf(pos.Seats, a.Player)
		if seat < 0 {
			return refuse(CodeWatching)
		}
		in := engine.Input{Kind: a.Kind, Seat: engine.Seat(seat), Q: a.Q, Reply: a.Reply, Ahead: a.Ahead, About: a.About}
		if in.Kind == "" {
			in.Kind = engine.InputReply
		}
		next, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State, in)
		if err != nil {
			return err
		}
		m := pos.Match
		if err := t.save(tx, &m, pos.Seats, step{from: pos.State, to: next, events: events, input: in,
			player: a.Player, interaction: a.Interaction}); err != nil {
			return err
		}
		rec = Receipt{Match: m, Seat: in.Seat, Events: seen(events, in.Seat), Over: next.Result != nil}
		rec.Open = next.Ask.Seat(in.Seat, "") != nil && !next.Ask.Seat(in.Seat, "").Standing
		return nil
	})
	if errors.Is(err, engine.ErrParked) {
		return rec, errors.Join(t.park(ctx, a.Match, err), refuse(CodeParked))
	}
	return rec, err
}

// seen gives the events that a viewer is told, in their form for that viewer.
func seen(events []engine.Event, viewer engine.Seat) []engine.Phrase {
	var out []engine.Phrase
	for _, e := range events {
		if !e.Quiet {
			out = append(out, e.For(viewer))
		}
	}
	return out
}

// park sets a match aside until a build comes that knows its state, and says so in its thread.
func (t *Table) park(ctx context.Context, match string, cause error) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		if m.Status == storage.Parked {
			return nil
		}
		why, err := json.Marshal(map[string]string{"parked": cause.Error()})
		if err != nil {
			return err
		}
		m.Status, m.Result, m.Updated = storage.Parked, why, t.Now()
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowNotice, Word: "notice.parked"})
	})
}

// OfferDraw notes that a player offers a draw; when all who are still in the match do, it ends so.
// It reports whether the match ended.
func (t *Table) OfferDraw(ctx context.Context, match, player, interaction string) (bool, error) {
	over := false
	err := t.update(ctx, func(tx storage.Tx) error {
		pos, err := t.load(tx, match)
		if err != nil {
			return err
		}
		mine := seatOf(pos.Seats, player)
		if mine < 0 {
			return refuse(CodeWatching)
		}
		all := true
		for i, s := range pos.Seats {
			n, err := notesOf(s)
			if err != nil {
				return err
			}
			if i == mine && n.Draw {
				return refuse(CodeDraw)
			}
			all = all && (i == mine || n.Draw || pos.State.Seats[i].Out)
		}
		if !all {
			if err := putNotes(tx, pos.Seats[mine], seatNotes{Draw: true}); err != nil {
				return err
			}
			return t.post(tx, pos.Match, Row{Kind: RowNotice, Word: "notice.draw", Seats: []int{mine}})
		}
		in := engine.Input{Kind: engine.InputDraw, Seat: engine.NoSeat}
		next, events, err := engine.Apply(pos.Ruleset, pos.Book, pos.State, in)
		if err != nil {
			return err
		}
		over = true
		m := pos.Match
		return t.save(tx, &m, pos.Seats, step{from: pos.State, to: next, events: events, input: in,
			player: player, interaction: interaction})
	})
	return over, err
}
