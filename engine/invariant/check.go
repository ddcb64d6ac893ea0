package invariant

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"farpost/engine"
)

// Check reports everything about a state that must never be so; nil if it is sound.
func Check(g *engine.Ruleset, b engine.Book, s *engine.State) error {
	return errors.Join(checkZones(s), checkAsk(g, b, s), checkViews(g, b, s), checkSaved(s))
}

// checkZones: every live object is in exactly one zone, the one that it names, and zones have nothing else.
func checkZones(s *engine.State) error {
	at := map[engine.ObjID]int{}
	for z, zone := range s.Zones {
		for _, id := range zone.Cards {
			if was, twice := at[id]; twice {
				return fmt.Errorf("object %s is in zone %d and in zone %d", id, was, z)
			}
			at[id] = z
		}
	}
	live := 0
	for i, o := range s.Objects.All() {
		if o.Zone < 0 {
			continue
		}
		live++
		id := engine.ObjID{Slot: int32(i + 1), Gen: o.Gen}
		if z, ok := at[id]; !ok || z != int(o.Zone) {
			return fmt.Errorf("object %s says zone %d and is in none such", id, o.Zone)
		}
	}
	if live != len(at) {
		return fmt.Errorf("%d objects are live, the zones list %d", live, len(at))
	}
	return nil
}

// checkAsk: a match that goes on waits for somebody, and everybody awaited has a possible default.
func checkAsk(g *engine.Ruleset, b engine.Book, s *engine.State) error {
	if s.Result != nil {
		if s.Ask != nil || len(s.Stack) > 0 || len(s.Sealed) > 0 || len(s.StandingPasses) > 0 || len(s.Waiting) > 0 {
			return errors.New("the match is over and something of it is left to do")
		}
		return nil
	}
	for i, x := range s.StandingPasses {
		if s.Seats[x.Seat].Out || slices.ContainsFunc(s.StandingPasses[:i],
			func(y engine.StandingPass) bool { return y.Seat == x.Seat && y.Of == x.Of }) {
			return fmt.Errorf("%v passes beforehand in %s, having left or twice", x.Seat, x.Of)
		}
	}
	if s.Ask == nil || len(s.Stack) == 0 {
		return errors.New("the match goes on and nobody is asked")
	}
	var qs []uint64
	waits := false
	for i := range s.Ask.Seats {
		sa := &s.Ask.Seats[i]
		if !g.Asks(sa.Kind) {
			return fmt.Errorf("%v is asked %q, which Ruleset.Questions has not", sa.Seat, sa.Kind)
		}
		if sa.Q == 0 || sa.Q > s.NextQ || slices.Contains(qs, sa.Q) {
			return fmt.Errorf("question number %d of %v is not one", sa.Q, sa.Seat)
		}
		qs = append(qs, sa.Q)
		for _, v := range sa.Verbs {
			if g.Verb(v) == nil {
				return fmt.Errorf("%v is asked for the unknown verb %q", sa.Seat, v)
			}
		}
		if sa.Optional || sa.Got != nil || s.Seats[sa.Seat].Out {
			continue
		}
		waits = true
		if _, _, err := engine.Apply(g, b, s, engine.Input{Kind: engine.InputExpire, Qs: []uint64{sa.Q}}); err != nil {
			return fmt.Errorf("the default of %v %s: %w", sa.Seat, sa.Kind, err)
		}
	}
	if !waits {
		return errors.New("everybody has answered and the match waits")
	}
	return checkAgain(g, b, s)
}

// checkAgain: asking again asks the same; otherwise a concession would renew questions.
func checkAgain(g *engine.Ruleset, b engine.Book, s *engine.State) error {
	again, err := engine.Again(g, b, s)
	if err != nil {
		return err
	}
	x, err1 := json.Marshal(s.Ask)
	y, err2 := json.Marshal(again.Ask)
	if err := errors.Join(err1, err2); err != nil {
		return err
	}
	if !bytes.Equal(x, y) {
		return fmt.Errorf("the step that asks is not repeatable: %s, and again: %s", x, y)
	}
	return nil
}

// checkViews: a view lists only cards that its viewer may see, counts the others, and has nobody else's questions and
// standing passes.
func checkViews(g *engine.Ruleset, b engine.Book, s *engine.State) error {
	r := engine.Read(g, b, s)
	for viewer := engine.NoSeat; int(viewer) < len(s.Seats); viewer++ {
		v, err := engine.ViewOf(g, b, s, viewer)
		if err != nil {
			return fmt.Errorf("view of %v: %w", viewer, err)
		}
		for _, z := range v.Zones {
			if z.Count < len(z.Cards) {
				return fmt.Errorf("view of %v: zone %s counts %d and lists %d", viewer, z.Kind, z.Count, len(z.Cards))
			}
			for _, c := range z.Cards {
				if id := c.Key.ID(); !id.IsZero() && !r.Sees(viewer, id) {
					return fmt.Errorf("view of %v: it lists %s of the hidden zone %s", viewer, c.Key, z.Kind)
				}
			}
		}
		for _, x := range v.StandingPasses {
			if x.Seat != viewer {
				return fmt.Errorf("view of %v: it holds a standing pass of %v", viewer, x.Seat)
			}
		}
		for _, sa := range v.Mine {
			if sa.Seat != viewer {
				return fmt.Errorf("view of %v: it holds a question to %v", viewer, sa.Seat)
			}
		}
	}
	return nil
}

func checkSaved(s *engine.State) error {
	saved, err := engine.Encode(s)
	if err != nil {
		return err
	}
	back, err := engine.Decode(saved)
	if err != nil {
		return err
	}
	again, err := engine.Encode(back)
	if err != nil {
		return err
	}
	if !bytes.Equal(saved, again) {
		return errors.New("the state is another one when saved and loaded")
	}
	return nil
}
