package engine

import (
	"fmt"
	"slices"
)

// ask puts the ask of a verdict: to the announcement if one is running, else to the seats.
func (d *driver) ask(top int, p *Program, i int, v *Verdict) error {
	f, label := &d.s.Stack[top], p.Steps[i].Label
	if a := d.announcing(); a != nil {
		return d.askAnnounced(top, p, i, v)
	}
	next, err := d.after(top, p, i, v.Goto)
	if err != nil {
		return err
	}
	ask := d.mem.copyAsk(v.Ask, d.present(v.Ask.Seats))
	ask.At, ask.Next = label, next
	var fresh []uint64
	for i := range ask.Seats {
		sa := &ask.Seats[i]
		if err := d.answerable(sa); err != nil {
			return parked("%s/%s asks %v %s: %v", p.Name, label, sa.Seat, sa.Kind, err)
		}
		if d.g.windows[sa.Kind] != nil {
			d.reached("window", sa.Kind)
		}
		if old := same(f.Asked, label, *sa); old != nil {
			sa.resume(old)
			continue
		}
		d.s.NextQ++
		sa.Q = d.s.NextQ
		fresh = append(fresh, sa.Q)
	}
	f.Got, f.Asked = nil, nil
	d.s.Ask = ask
	d.s.own |= ownAsk
	d.foresee(fresh)
	return nil
}

// resume makes the question the same one as old: with its number and its answer.
func (a *SeatAsk) resume(old *SeatAsk) {
	a.Q, a.Got, a.Ahead, a.ByStandingPass, a.Then = old.Q, old.Got, old.Ahead, old.ByStandingPass, old.Then
}

// present returns the questions to seats that are still in the match. Who has left is not asked.
func (d *driver) present(seats []SeatAsk) []SeatAsk {
	if !slices.ContainsFunc(seats, func(sa SeatAsk) bool { return d.r.Out(sa.Seat) }) {
		return seats
	}
	out := make([]SeatAsk, 0, len(seats))
	for i := range seats {
		if !d.r.Out(seats[i].Seat) {
			out = append(out, seats[i])
		}
	}
	return out
}

// same finds the question of an earlier ask of the same step that sa repeats unchanged; nil if there is none. It
// compares what a player would notice.
func same(old *Ask, label string, sa SeatAsk) *SeatAsk {
	if old == nil || old.At != label {
		return nil
	}
	for i := range old.Seats {
		o := &old.Seats[i]
		if o.Seat == sa.Seat && o.Kind == sa.Kind && o.Round == sa.Round && o.About == sa.About &&
			o.Optional == sa.Optional && slices.Equal(o.Verbs, sa.Verbs) && sameOptions(o, &sa) {
			return o
		}
	}
	return nil
}

func sameOptions(a, b *SeatAsk) bool {
	alike := func(x, y Option) bool { return x.Key == y.Key && (x.Refusal == nil) == (y.Refusal == nil) }
	return a.Min == b.Min && a.Max == b.Max && a.Ordered == b.Ordered && slices.EqualFunc(a.Options, b.Options, alike)
}

// answerable tests a question before it is put: its default must be one of the possible answers. A question that nobody
// could answer would stop the match for ever. An optional one may be put without a default.
func (d *driver) answerable(sa *SeatAsk) error {
	switch {
	case sa.Seat < 0 || int(sa.Seat) >= len(d.s.Seats):
		return fmt.Errorf("there is no such seat")
	case sa.Optional:
		return nil
	case !slices.Contains(sa.Verbs, sa.Default.Verb):
		return fmt.Errorf("the default %q is none of %v", sa.Default.Verb, sa.Verbs)
	}
	if v := d.g.Verb(sa.Default.Verb); v == nil || v.Prog == "" {
		if _, err := d.check(sa, sa.Default); err != nil {
			return fmt.Errorf("the default: %w", err)
		}
	}
	return nil
}

// ownAsk makes the open question safe to write and returns it.
func (d *driver) ownAsk() *Ask {
	if d.s.own&ownAsk == 0 {
		d.s.Ask = d.mem.copyAsk(d.s.Ask, d.s.Ask.Seats)
		d.s.own |= ownAsk
	}
	return d.s.Ask
}
