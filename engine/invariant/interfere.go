package invariant

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"

	"farpost/engine"
)

// Interfere tries n times whether a viewer could notice that two cards hidden from it were swapped. Each time rng draws
// the viewer (a seat or a spectator), the cards and a next input. The error says what the viewer could notice. It also
// holds that nobody sees where the generators stand, which decide what comes. A match with nothing hidden passes.
func Interfere(g *engine.Ruleset, b engine.Book, s *engine.State, rng *rand.Rand, n int) error {
	r := engine.Read(g, b, s)
	if err := unseenChance(g, b, s); err != nil {
		return err
	}
	for range n {
		viewer := engine.Seat(rng.IntN(len(s.Seats)+1)) - 1
		hidden := hiddenFrom(r, s, viewer)
		if len(hidden) < 2 {
			continue
		}
		x, y := hidden[rng.IntN(len(hidden))], hidden[rng.IntN(len(hidden))]
		next, err := bareInputs(g, b, s, viewer, rng)
		if err != nil {
			return err
		}
		if err := Notices(g, b, s, viewer, x, y, next); err != nil {
			return err
		}
	}
	return nil
}

// unseenChance ensures that states which differ in their generators alone look alike to everybody.
func unseenChance(g *engine.Ruleset, b engine.Book, s *engine.State) error {
	raw, err := engine.Encode(s)
	if err != nil {
		return err
	}
	t, err := engine.Decode(raw)
	if err != nil {
		return err
	}
	for i := range t.Rand {
		t.Rand[i].S ^= 0x9e3779b97f4a7c15
	}
	for viewer := engine.NoSeat; int(viewer) < len(s.Seats); viewer++ {
		if err := compare(g, b, s, t, viewer); err != nil {
			return fmt.Errorf("%v sees where a generator stands: %w", viewer, err)
		}
	}
	return nil
}

// hiddenFrom lists the objects that a viewer may not see.
func hiddenFrom(r *engine.Reader, s *engine.State, viewer engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, z := range s.Zones {
		for _, id := range z.Cards {
			if !r.Sees(viewer, id) {
				out = append(out, id)
			}
		}
	}
	return out
}

// bareInputs returns next inputs that name nothing hidden: a standing pass of somebody, each bare answer of anybody (a
// pass, the end of a turn), and an answer of the viewer.
func bareInputs(
	g *engine.Ruleset, b engine.Book, s *engine.State, viewer engine.Seat, rng *rand.Rand,
) ([]engine.Input, error) {
	var out []engine.Input
	if s.Ask == nil {
		return nil, nil
	}
	for i, x := range g.StandingKinds { // anybody may set one, each in turn
		n := int(s.Seq) + i
		in := engine.Input{Kind: engine.InputStandingPass, Seat: engine.Seat(n % len(s.Seats))}
		in.StandingPasses = []engine.StandingPass{{Seat: in.Seat, Of: x.Code,
			Mode: x.Modes[n/len(s.Seats)%len(x.Modes)].Code}}
		out = append(out, in)
	}
	for _, sa := range open(s) {
		for _, verb := range sa.Verbs {
			in := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: verb}}
			if v := g.Verb(verb); v != nil && v.Prog == "" && sa.Max == 0 {
				out = append(out, in)
				continue
			}
			if sa.Seat != viewer {
				continue
			}
			rep, ok, err := fill(g, b, s, sa, in.Reply, rng.IntN)
			if err != nil {
				return nil, err
			}
			if ok {
				in.Reply = rep
				out = append(out, in)
			}
		}
	}
	return out, nil
}

// Notices tries one swap. The error says what the viewer could notice of it, now or after one of the next inputs. It is
// nil for a swap that cannot be tried, because the cards have other owners or a choice was made about one.
func Notices(g *engine.Ruleset, b engine.Book, s *engine.State, viewer engine.Seat, x, y engine.ObjID,
	next []engine.Input) error {
	t, ok, err := engine.Swapped(g, b, s, x, y)
	if err != nil || !ok {
		return err
	}
	where := fmt.Sprintf("%v notices that %s and %s are swapped", viewer, x, y)
	if err := compare(g, b, s, t, viewer); err != nil {
		return fmt.Errorf("%s: %w", where, err)
	}
	for _, in := range next {
		s2, ev1, err1 := engine.Apply(g, b, s, in)
		t2, ev2, err2 := engine.Apply(g, b, t, in)
		if err1 != nil || err2 != nil {
			if fmt.Sprint(err1) != fmt.Sprint(err2) {
				return fmt.Errorf("%s: after %s %s: %v against %v", where, in.Seat, in.Verb, err1, err2)
			}
			continue
		}
		if shown(g, b, s2, t2, viewer) || gone(s, s2, viewer, x) || revealed(g, ev1, x, y) {
			continue
		}
		if a, b := told(ev1, viewer), told(ev2, viewer); a != b {
			return fmt.Errorf("%s: after %s %s: told %s against %s", where, in.Seat, in.Verb, a, b)
		}
		if err := compare(g, b, s2, t2, viewer); err != nil {
			return fmt.Errorf("%s: after %s %s: %w", where, in.Seat, in.Verb, err)
		}
	}
	return nil
}

// shown reports whether the viewer can see, in one of two matches, a card that differs between them.
func shown(g *engine.Ruleset, b engine.Book, s, t *engine.State, viewer engine.Seat) bool {
	rs, rt := engine.Read(g, b, s), engine.Read(g, b, t)
	for i := range s.Objects.Len() {
		if i >= t.Objects.Len() || s.Objects.At(i).Card == t.Objects.At(i).Card {
			continue
		}
		at := int32(i + 1)
		if rs.Sees(viewer, engine.ObjID{Slot: at, Gen: s.Objects.At(i).Gen}) ||
			rt.Sees(viewer, engine.ObjID{Slot: at, Gen: t.Objects.At(i).Gen}) {
			return true
		}
	}
	return false
}

// revealed reports whether events have shown everybody one of two cards that may be hidden again by now, such as one
// that was discarded before the discard pile became the deck.
func revealed(g *engine.Ruleset, events []engine.Event, x, y engine.ObjID) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool {
		return slices.Contains(g.Reveals, e.Kind) && slices.ContainsFunc(e.Arg("obj"), func(v engine.Value) bool {
			return v.ID().Slot == x.Slot || v.ID().Slot == y.Slot
		})
	})
}

// gone reports whether the viewer, the owner of the hidden card, left the match between two states. It may have drawn
// the card just before. Only the viewer learnt that, and nothing of its cards is left to see.
func gone(before, after *engine.State, viewer engine.Seat, x engine.ObjID) bool {
	if viewer == engine.NoSeat || before.Seats[viewer].Out || !after.Seats[viewer].Out {
		return false
	}
	return before.Objects.At(int(x.Slot)-1).Owner == viewer
}

// told returns the events that a viewer is shown.
func told(events []engine.Event, viewer engine.Seat) string {
	var out []string
	for _, p := range engine.ToldTo(events, viewer) {
		out = append(out, fmt.Sprint(p))
	}
	return strings.Join(out, "; ")
}

// compare returns, as an error, the first thing that a viewer observes differently in two matches.
func compare(g *engine.Ruleset, b engine.Book, s, t *engine.State, viewer engine.Seat) error {
	for _, look := range []func(*engine.State) (any, error){
		func(s *engine.State) (any, error) { return asked(s), nil },
		func(s *engine.State) (any, error) { return engine.ViewOf(g, b, s, viewer) },
		func(s *engine.State) (any, error) { return drafts(g, b, s, viewer) },
		func(s *engine.State) (any, error) { return offers(g, b, s) },
	} {
		x, err := look(s)
		if err != nil {
			return err
		}
		y, err := look(t)
		if err != nil {
			return err
		}
		if reflect.DeepEqual(x, y) {
			continue // what is the same reads the same
		}
		a, errA := json.Marshal(x)
		b, errB := json.Marshal(y)
		if err := errors.Join(errA, errB); err != nil {
			return err
		}
		if !bytes.Equal(a, b) {
			return fmt.Errorf("%s against %s", a, b)
		}
	}
	return nil
}

// offers returns what tables offer to say ahead, which everybody can see.
func offers(g *engine.Ruleset, b engine.Book, s *engine.State) (any, error) {
	all, err := engine.OffersOf(g, b, s)
	var out []string
	for _, o := range all {
		out = append(out, fmt.Sprint(o.Code, o.Q, o.Seat, o.Warning))
	}
	return out, err
}

// asked returns what everybody knows of the open ask: who is asked, which number, what for, how long.
func asked(s *engine.State) any {
	if s.Ask == nil {
		return nil
	}
	a := engine.Ask{Join: s.Ask.Join}
	for _, sa := range s.Ask.Seats {
		a.Seats = append(a.Seats, engine.SeatAsk{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, Round: sa.Round,
			About: sa.About, Verbs: sa.Verbs, Due: sa.Due, Optional: sa.Optional})
	}
	return a
}

// drafts returns what the viewer's own first steps would come to.
func drafts(g *engine.Ruleset, b engine.Book, s *engine.State, viewer engine.Seat) (any, error) {
	var out []engine.Outcome
	if s.Ask == nil || viewer == engine.NoSeat || s.Seats[viewer].Out {
		return out, nil
	}
	for i := range g.Verbs {
		o, err := engine.Draft(g, b, s, viewer, 0, engine.Reply{Verb: g.Verbs[i].Name})
		if err != nil {
			return nil, err
		}
		out = append(out, o)
	}
	return out, nil
}
