package app_test

import (
	"slices"

	"farpost/bot/table"
	"farpost/engine"
)

// tries is how many cards are tried in place of one.
const tries = 3

// exchange is what comes of an answer that is given next in a match as it is.
type exchange struct {
	table.Position
	owner  engine.Seat // of the cards that are exchanged
	in     engine.Input
	next   *engine.State // nil where no answer is meant
	events []engine.Event
}

// exchanged is the state of a match as it would be with other cards where those lie that only an owner knows, or
// nobody. The exchange fits an answer that is to be given next, unless that is nil: the answer can be given then, too,
// and lets nobody else know a card that was exchanged. A card that it names is exchanged if it stays hidden.
func (c *course) exchanged(pos table.Position, owner engine.Seat, in *engine.Input) *engine.State {
	c.t.Helper()
	e := exchange{Position: pos, owner: owner}
	if in != nil {
		e.in = *in
		var err error
		if e.next, e.events, err = engine.Apply(pos.Ruleset, pos.Book, pos.State, *in); err != nil {
			c.t.Fatal(err)
		}
	}
	read := engine.Read(pos.Ruleset, pos.Book, pos.State)
	var hidden, first, rest []engine.ObjID
	for _, z := range pos.State.Zones {
		for _, id := range z.Cards {
			whose := pos.State.Objects.At(int(id.Slot) - 1).Owner
			if whose != owner || known(pos, pos.State, owner, id.Slot) || e.shows(id.Slot) {
				continue
			}
			hidden = append(hidden, id)
			if read.Sees(owner, id) {
				first = append(first, id)
			} else if len(rest) < 6 || z.Kind != "deck" && z.Kind != "memory" {
				rest = append(rest, id)
			}
		}
	}
	now, some := pos.State, false
	for _, x := range append(first, rest...) {
		about := in != nil && names(*in, x)
		n := tries
		if about {
			n = len(hidden)
		}
		for _, y := range c.instead(now, pos.Book, x, hidden)[:min(n, len(hidden))] {
			if now.Objects.At(int(x.Slot)-1).Card == now.Objects.At(int(y.Slot)-1).Card {
				continue
			}
			next, ok, err := engine.Swapped(pos.Ruleset, pos.Book, now, x, y)
			if err != nil {
				c.t.Fatal(err)
			}
			if ok && e.fits(next) {
				now, some = next, true
				if about {
					c.seen["other card"]++
				}
				break
			}
		}
	}
	if in != nil && some {
		c.apart++
	}
	return now
}

// instead are hidden cards by chance, those first that cost something else than a card, because a price may be told.
func (c *course) instead(s *engine.State, b engine.Book, x engine.ObjID, hidden []engine.ObjID) (out []engine.ObjID) {
	cost := func(id engine.ObjID) int {
		return c.say.Face(c.game, "en", b.CardID(s.Objects.At(int(id.Slot)-1).Card)).Cost
	}
	var rest []engine.ObjID
	for _, k := range c.rng.Perm(len(hidden)) {
		if y := hidden[k]; cost(y) != cost(x) {
			out = append(out, y)
		} else {
			rest = append(rest, y)
		}
	}
	return append(out, rest...)
}

// known reports whether anybody but its owner sees a card, by its slot.
func known(pos table.Position, s *engine.State, owner engine.Seat, slot int32) bool {
	r := engine.Read(pos.Ruleset, pos.Book, s)
	id := engine.ObjID{Slot: slot, Gen: s.Objects.At(int(slot) - 1).Gen}
	for viewer := engine.NoSeat; int(viewer) < len(s.Seats); viewer++ {
		if viewer != owner && r.Sees(viewer, id) {
			return true
		}
	}
	return false
}

// names reports whether an answer names a card.
func names(in engine.Input, id engine.ObjID) bool {
	return slices.ContainsFunc(in.Reply.Answers, func(a engine.Answer) bool {
		return slices.ContainsFunc(a.Vals, func(v engine.Value) bool { return v.ID() == id })
	})
}

// shows reports whether by the rules somebody else gets to know a card by the answer.
func (e exchange) shows(slot int32) bool {
	if e.next == nil {
		return false
	}
	return known(e.Position, e.next, e.owner, slot) ||
		slices.ContainsFunc(e.events, func(x engine.Event) bool {
			return slices.Contains(e.Ruleset.Reveals, x.Kind) && slices.ContainsFunc(x.Arg("obj"),
				func(v engine.Value) bool { return v.ID().Slot == slot })
		})
}

// fits reports whether the answer can be given with exchanged cards as without, and nobody else gets to know one of
// them then, either.
func (e exchange) fits(other *engine.State) bool {
	if e.next == nil {
		return true
	}
	t, _, err := engine.Apply(e.Ruleset, e.Book, other, e.in)
	if err != nil {
		return false
	}
	for i := range min(e.next.Objects.Len(), t.Objects.Len()) {
		if e.next.Objects.At(i).Card != t.Objects.At(i).Card && known(e.Position, t, e.owner, int32(i+1)) {
			return false
		}
	}
	return true
}

// put has the match of a world stand as given, which differs from how it stands in hidden cards alone.
func (c *course) put(world int, s *engine.State) {
	c.t.Helper()
	raw, err := engine.Encode(s)
	if err != nil {
		c.t.Fatal(err)
	}
	own, err := engine.Decode(raw)
	if err != nil {
		c.t.Fatal(err)
	}
	*c.worlds[world].position().State = *own // the table keeps a state that it has loaded
}
