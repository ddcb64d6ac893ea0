package kit_test

import (
	"fmt"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// dealt begins a match of a game with two seats, who have a card each in a hand and one on a table for all.
func dealt(t *testing.T) (*engine.Ruleset, *engine.State) {
	t.Helper()
	g := choosing(kit.Picks{
		Name: func(*engine.Reader, *engine.Frame, int) string { return "a" },
		Pick: func(*engine.Reader, *engine.Frame, int) kit.Pick {
			return kit.Pick{Vals: []engine.Value{"int:1"},
				Ask: engine.SeatAsk{Kind: "a", Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1}}
		}}, 2, nil)
	g.Zones = []engine.ZoneKind{{Kind: "hand", Seen: engine.SeenByOwner}, {Kind: "table", Shared: true}}
	g.Deal = func(tx *engine.Tx, _ engine.Setup) error {
		for s := range engine.Seat(2) {
			tx.New(engine.Object{Owner: s, Base: s}, "hand", s)
			tx.New(engine.Object{Owner: s, Base: s}, "table", engine.NoSeat)
		}
		return nil
	}
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	return g, s
}

// TestView ensures that a view has all zones with their counts, and of their cards those that the viewer may see.
func TestView(t *testing.T) {
	g, s := dealt(t)
	g.View = func(r *engine.Reader, viewer engine.Seat) engine.View {
		return kit.View(r, viewer, engine.View{Turn: 3},
			func(s engine.Seat) engine.SeatView { return engine.SeatView{Seat: s} },
			func(id engine.ObjID, zone string, owner engine.Seat) engine.CardView {
				return engine.CardView{Key: engine.Obj(id), Card: zone, Owner: owner}
			})
	}
	for viewer, want := range map[engine.Seat]string{
		engine.NoSeat: "hand seat 1 1 [] hand seat 2 1 [] table nobody 2 [table nobody table nobody]",
		1:             "hand seat 1 1 [] hand seat 2 1 [hand seat 2] table nobody 2 [table nobody table nobody]",
	} {
		v, err := engine.ViewOf(g, toy.Cards{}, s, viewer)
		if err != nil {
			t.Fatal(err)
		}
		var got []any
		for _, z := range v.Zones {
			var cards []any
			for _, c := range z.Cards {
				cards = append(cards, c.Card, c.Owner)
			}
			got = append(got, z.Kind, z.Seat, z.Count, cards)
		}
		if text := fmt.Sprint(got); text != "["+want+"]" || len(v.Seats) != 2 || v.Seats[1].Seat != 1 || v.Turn != 3 {
			t.Errorf("seat %d sees %s, want %s; %+v", viewer, text, want, v)
		}
	}
}

// TestLastStanding ensures that a match ends when at most one player is left, for the right reason, and no sooner.
func TestLastStanding(t *testing.T) {
	g, s := dealt(t)
	var results []string
	g.View = func(r *engine.Reader, _ engine.Seat) engine.View {
		for _, leaving := range [][]engine.Seat{nil, {1}, {0, 1}} {
			batch := kit.LastStanding(r, leaving, "tired", "peace")
			if len(batch) == 0 {
				results = append(results, "goes on")
				continue
			}
			end := batch[len(batch)-1]
			results = append(results, fmt.Sprint(end.Word, end.Vals))
		}
		return engine.View{}
	}
	if _, err := engine.ViewOf(g, toy.Cards{}, s, 0); err != nil {
		t.Fatal(err)
	}
	if want := []string{"goes on", "lost-tired[seat:0]", "peace[]"}; !slices.Equal(results, want) {
		t.Errorf("%v, want %v", results, want)
	}
}
