package gallery

import (
	"slices"

	"farpost/engine"
)

// Bare returns a view without the cards on its table: a board before anything happens.
func Bare(v engine.View, l engine.Layout) engine.View {
	out := copied(v)
	for i := range out.Zones {
		z := &out.Zones[i]
		for _, k := range l.Zones {
			if k.Kind == z.Kind && len(z.Cards) == z.Count && (k.Place == engine.PlaceRow ||
				k.Place == engine.PlaceStack || k.Place == engine.PlacePile) {
				z.Cards, z.Count = nil, 0
			}
		}
	}
	for i := range out.Seats {
		for _, t := range out.Seats[i].Tracks {
			for j := range t.Cells {
				t.Cells[j].Attached = nil
			}
		}
	}
	for i := range out.Waiting {
		out.Waiting[i].About = ""
	}
	return out
}

// Filled returns a view with n things on each side of the table. Every fourth has another thing attached, if the pool
// has things that are attached.
func Filled(v engine.View, l engine.Layout, p *Pool, n int) engine.View {
	out := copied(v)
	kind := p.Table(l)
	things, worn := p.unattached(kind), p.worn(kind)
	if len(things) == 0 {
		return out
	}
	b := filler{v: &out, next: 1 << 20}
	for i := range out.Zones {
		if out.Zones[i].Kind == kind {
			out.Zones[i].Cards, out.Zones[i].Count = nil, 0
		}
	}
	for s := range out.Seats {
		seat := engine.Seat(s)
		for i := range n {
			c := things[(i+s*len(things)/2)%len(things)]
			c.Owner, c.Ctrl = seat, seat
			key := b.put(kind, c)
			if i%4 == 3 && len(worn) > 0 {
				w := worn[i%len(worn)]
				w.Owner, w.Ctrl, w.On = seat, seat, key
				b.put(kind, w)
			}
		}
	}
	b.rewire()
	return out
}

// Piled returns a view with n pending things of all seats in turn. Some are aimed at cards of both sides, some at
// things that resolve after them. Everybody is asked about the last one.
func Piled(v engine.View, l engine.Layout, p *Pool, n int) engine.View {
	out := copied(v)
	kind := ""
	for _, z := range l.Zones {
		if z.Place == engine.PlaceStack && len(p.of[z.Kind]) > len(p.of[kind]) {
			kind = z.Kind
		}
	}
	things := p.of[kind]
	if len(things) == 0 {
		return out
	}
	b := filler{v: &out, next: 1 << 21}
	for i := range out.Zones {
		if out.Zones[i].Kind == kind {
			out.Zones[i].Cards, out.Zones[i].Count = nil, 0
		}
	}
	table := onTable(out, p.Table(l))
	var keys []engine.Value
	for i := range n {
		c := things[i%len(things)]
		seat := engine.Seat(i % len(out.Seats))
		c.Owner, c.Ctrl = seat, seat
		switch {
		case i%3 == 1: // an answer to the one before
			c.Targets = []engine.Value{keys[i-1]}
		case i%3 == 2 && len(table) > 1:
			c.Targets = []engine.Value{table[i%len(table)], table[(i+len(table)/2)%len(table)]}
		case len(table) > 0:
			c.Targets = []engine.Value{table[(i*7)%len(table)]}
		}
		keys = append(keys, b.put(kind, c))
	}
	b.rewire()
	asked := "" // the kind of a question about something pending
	for _, w := range out.Waiting {
		if w.About != "" {
			asked = w.Kind
		}
	}
	if asked != "" {
		out.Waiting = nil
		for _, s := range out.Seats {
			out.Waiting = append(out.Waiting,
				engine.WaitView{Seat: s.Seat, Q: uint64(s.Seat) + 1, Kind: asked, About: keys[n-1]})
		}
	}
	return out
}

// filler puts things into a view, each with a new key.
type filler struct {
	v    *engine.View
	next int32
}

func (f *filler) put(kind string, c engine.CardView) engine.Value {
	f.next++
	c.Key = engine.Obj(engine.ObjID{Slot: f.next, Gen: 1})
	c = loose(c)
	for i := range f.v.Zones {
		z := &f.v.Zones[i]
		if z.Kind == kind && (z.Seat == c.Ctrl || z.Seat == engine.NoSeat) {
			z.Cards = append(z.Cards, c)
			z.Count++
			return c.Key
		}
	}
	return c.Key
}

// rewire replaces references to things of other matches by references to things of this view.
func (f *filler) rewire() {
	var keys []engine.Value
	for _, z := range f.v.Zones {
		for _, c := range z.Cards {
			if c.Card != "" && c.What == "" {
				keys = append(keys, c.Key)
			}
		}
	}
	n := 0
	mend := func(vals []engine.Value) {
		for i, v := range vals {
			if _, ok := f.v.Find(v); v.Kind() == "obj" && !ok && len(keys) > 0 {
				vals[i] = keys[n%len(keys)]
				n += 5
			}
		}
	}
	for i := range f.v.Zones {
		for j := range f.v.Zones[i].Cards {
			c := &f.v.Zones[i].Cards[j]
			mend(c.Targets)
			mend(c.Of)
			for k := range c.Notes {
				for a := range c.Notes[k].Args {
					mend(c.Notes[k].Args[a].Vals)
				}
			}
		}
	}
	for i, w := range f.v.Waiting {
		if _, ok := f.v.Find(w.About); w.About != "" && !ok {
			f.v.Waiting[i].About = ""
		}
	}
}

func onTable(v engine.View, kind string) (keys []engine.Value) {
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if z.Kind == kind {
				keys = append(keys, c.Key)
			}
		}
	}
	return keys
}

// loose copies a thing so that its references can be changed.
func loose(c engine.CardView) engine.CardView {
	c.Targets, c.Of, c.Notes = slices.Clone(c.Targets), slices.Clone(c.Of), slices.Clone(c.Notes)
	for k := range c.Notes {
		c.Notes[k].Args = slices.Clone(c.Notes[k].Args)
		for a := range c.Notes[k].Args {
			c.Notes[k].Args[a].Vals = slices.Clone(c.Notes[k].Args[a].Vals)
		}
	}
	return c
}

// copied copies a view so that its zones, tracks and questions can be changed.
func copied(v engine.View) engine.View {
	v.Zones, v.Seats, v.Waiting = slices.Clone(v.Zones), slices.Clone(v.Seats), slices.Clone(v.Waiting)
	for i := range v.Zones {
		v.Zones[i].Cards = slices.Clone(v.Zones[i].Cards)
		for j := range v.Zones[i].Cards {
			v.Zones[i].Cards[j] = loose(v.Zones[i].Cards[j])
		}
	}
	for i := range v.Seats {
		v.Seats[i].Tracks = slices.Clone(v.Seats[i].Tracks)
		for j := range v.Seats[i].Tracks {
			v.Seats[i].Tracks[j].Cells = slices.Clone(v.Seats[i].Tracks[j].Cells)
		}
	}
	return v
}
