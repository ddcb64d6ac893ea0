package world

import (
	"encoding/json"
	"fmt"
	"slices"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// question is an open question of a match.
type question struct {
	match string
	q     uint64
}

// lived is for how long there was a bot that ran: the time that it was down or frozen does not count.
func (w *World) lived() time.Duration {
	gone := w.gone
	if !w.goneSince.IsZero() {
		gone += w.Now().Sub(w.goneSince)
	}
	return w.Now().Sub(w.born) - gone
}

// goes notes that there is no bot that runs from now on, and comes that there is one.
func (w *World) goes() {
	if w.goneSince.IsZero() {
		w.goneSince = w.Now()
	}
}

func (w *World) comes() {
	if !w.goneSince.IsZero() {
		w.gone, w.goneSince = w.gone+w.Now().Sub(w.goneSince), time.Time{}
	}
}

// SetAsks implements storage.Tx. It notes how much time whoever is asked was promised. A later word may only add to it,
// but for what goes beyond the whole time of a question.
func (n *noted) SetAsks(match string, asks []storage.Ask) error {
	asks = slices.Clone(asks)
	if err := n.Tx.SetAsks(match, asks); err != nil {
		return err
	}
	m, err := n.Match(match)
	if err != nil {
		return err
	}
	set, err := table.SettingsOf(m)
	if err != nil {
		return err
	}
	w, wall := n.w, n.w.Wall()
	n.then(func() {
		for _, a := range asks {
			at := question{match, a.Q}
			if a.Deadline.IsZero() {
				delete(w.promised, at)
				continue
			}
			had := min(w.promised[at], w.lived()+set.After(a.Due))
			w.promised[at] = max(had, w.lived()+a.Deadline.Sub(wall))
		}
	})
	return nil
}

// hasten notes the questions that an input says to have expired before their time.
func (n *noted) hasten(e storage.Entry) {
	var in engine.Input
	if json.Unmarshal(e.Input, &in) != nil {
		return
	}
	for _, q := range in.Qs {
		if early := n.w.promised[question{e.Match, q}] - n.w.lived(); in.Kind == engine.InputExpire && early > 0 {
			n.w.hasty = append(n.w.hasty, Hasty{e.Match, q, early})
		}
	}
	if in.Kind == "rollback" {
		for at := range n.w.promised {
			if at.match == e.Match {
				delete(n.w.promised, at) // all is asked anew
			}
		}
	}
}

// Hasty is a question that expired before its time.
type Hasty struct {
	Match string
	Q     uint64
	By    time.Duration
}

func (h Hasty) String() string {
	return fmt.Sprintf("question %d of match %s expired %v too early", h.Q, h.Match, h.By.Round(time.Second))
}

// Hasty are the questions that expired before their time, in their order.
func (w *World) Hasty() []Hasty { return w.hasty }
