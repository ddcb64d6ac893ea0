package tournament

import (
	"context"
	"reflect"
	"time"

	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// New is a new event.
type New struct {
	Server, Channel string
	// Matches is the channel in which its matches get their threads; "" for Channel. It is another one where Channel is
	// a thread or a forum post.
	Matches string
	Plan    event.Plan
	By      string
	// Interaction is the press that makes it; "" for none.
	Interaction string
}

// Create makes an event that nobody can join yet. A plan that cannot be played is refused as event.Plan.Check does.
func (d *Desk) Create(ctx context.Context, n New, r event.Rights) (v View, err error) {
	a := event.Action{Kind: event.Create, By: n.By, Plan: &n.Plan}
	if err := d.fill(&a); err != nil {
		return v, err
	}
	err = d.Table.Update(ctx, func(tx storage.Tx) error {
		beat, err := tx.Heartbeat()
		if err != nil {
			return err
		}
		s := &sitting{d: d, tx: tx}
		s.row = storage.Event{ID: d.ID(), Server: n.Server, Channel: n.Channel, Game: n.Plan.Game, Name: n.Plan.Name,
			Stage: string(event.Planned), State: written(event.Event{}), Created: a.At, Updated: a.At,
			Desk: written(memo{Given: beat.Given, Matches: n.Matches})}
		if err := s.e.May(a, r); err != nil {
			return err
		}
		if err := tx.CreateEvent(s.row); err != nil {
			return err
		}
		err = s.act(a, r, n.Interaction)
		v = s.view()
		return err
	})
	return v, err
}

// Step is something that a person does to an event.
type Step struct {
	Action      event.Action
	Rights      event.Rights
	Interaction string // the press that does it; "" for none
}

// Do carries a step out: all of it, or nothing. An *engine.Refusal has words for the person who did it. The desk sets
// when it is done, and what is drawn.
func (d *Desk) Do(ctx context.Context, id string, st Step) (v View, err error) {
	if err := d.fill(&st.Action); err != nil {
		return v, err
	}
	err = d.Table.Update(ctx, func(tx storage.Tx) error {
		s, err := d.sit(tx, id)
		if err != nil {
			return err
		}
		if err := s.checkDeck(st.Action); err != nil {
			return err
		}
		if p := st.Action.Plan; p != nil && !reflect.DeepEqual(s.e.Edited(*p), *p) {
			return engine.Refuse(event.CodeBegun, "")
		}
		if err := s.act(st.Action, st.Rights, st.Interaction); err != nil {
			return err
		}
		if st.Action.Kind == event.Deck {
			if err := s.mendDecks(st.Action.Player); err != nil {
				return err
			}
		}
		v = s.view()
		return s.schedule()
	})
	return v, err
}

// Try returns what a step would make of an event, and changes nothing. What is drawn by chance is drawn anew when it is
// done.
func (d *Desk) Try(ctx context.Context, id string, st Step) (now, then View, todo []event.Effect, err error) {
	if err := d.fill(&st.Action); err != nil {
		return now, then, nil, err
	}
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		if now, err = read(tx, id); err != nil {
			return err
		}
		then = now
		if st.Action.Kind != event.Take {
			then.Event, todo, err = now.Event.Apply(st.Action, st.Rights)
			return err
		}
		log, err := readLog(tx, id)
		if err != nil {
			return err
		}
		if err := now.Event.May(st.Action, st.Rights); err != nil {
			return err
		}
		then.Event, todo, err = now.Event.Undo(log, st.Action.Step)
		return err
	})
	return now, then, todo, err
}

// fill sets what a person does not say: the time, what is drawn. It checks a plan against the games.
func (d *Desk) fill(a *event.Action) error {
	a.At = d.Now().UTC().Truncate(time.Millisecond)
	switch a.Kind {
	case event.Create, event.Start, event.Draft, event.Redraft:
		a.Seed = d.Seed()
	}
	if a.Plan == nil {
		return nil
	}
	return a.Plan.Check(d.ability(a.Plan.Game))
}
