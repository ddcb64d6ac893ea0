package farwald_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/language"
)

// plain is a book with one Evocation and one Mystic.
func plain(t *testing.T) *language.Book {
	t.Helper()
	b, err := language.NewBook([]language.Card{
		{ID: "ev", Type: language.Evocation, Element: language.Fire, Rank: language.Normal, Cost: 1, DesEn: 1,
			DefEn: 1},
		{ID: "my", Type: language.Mystic, Rank: language.Normal, Cost: 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	return b
}

func decks(n, size int) [][]string {
	out := make([][]string, n)
	for i := range out {
		out[i] = slices.Repeat([]string{"ev"}, size)
	}
	return out
}

// TestValidate ensures that the ruleset lacks nothing that the kernel calls.
func TestValidate(t *testing.T) {
	if err := farwald.New().Validate(); err != nil {
		t.Error(err)
	}
}

// TestDealRefuses ensures that a match is not dealt with cards that its book lacks, nor for a wrong number of
// players, nor with a table rule out of its bounds.
func TestDealRefuses(t *testing.T) {
	for _, c := range []struct {
		name  string
		setup engine.Setup
		want  string
	}{
		{"unknown card", engine.Setup{Decks: [][]string{{"ev"}, {"no"}}}, "no"},
		{"one player", engine.Setup{Decks: decks(1, 50)}, "2 to 4"},
		{"five players", engine.Setup{Decks: decks(5, 50)}, "2 to 4"},
		{"unknown rule", engine.Setup{Decks: decks(2, 50), Options: map[string]int{"luck": 1}}, "luck"},
		{"rule out of bounds", engine.Setup{Decks: decks(2, 50), Options: map[string]int{"overflow": 2}}, "overflow"},
	} {
		if _, _, err := engine.New(farwald.New(), plain(t), c.setup); err == nil ||
			!strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: got %v, want an error about %q", c.name, err, c.want)
		}
	}
}

// TestTable ensures how many people can play, and what a table can choose, with the clause behind each choice.
func TestTable(t *testing.T) {
	g := farwald.New()
	if g.MinSeats != 2 || g.MaxSeats != 4 {
		t.Errorf("%d to %d players, want 2 to 4 (FW-001)", g.MinSeats, g.MaxSeats)
	}
	want := []engine.TableRule{
		{Name: "overflow", Default: 0, Min: 0, Max: 1, Clause: "FR-67"},
		{Name: "heal", Default: 0, Min: 0, Max: 1, Clause: "FR-77"},
		{Name: "free_sixth", Default: 0, Min: 0, Max: 1, Clause: "FR-82"},
		{Name: "stall_rounds", Default: 10, Min: 0, Max: 100, Clause: "FR-94"},
	}
	if g.Version != 1 {
		t.Errorf("version %d: old saves must be told what has changed", g.Version)
	}
	if !slices.Equal(g.TableRules, want) {
		t.Errorf("table rules %+v, want %+v", g.TableRules, want)
	}
}

// TestStranger ensures that whoever has no seat is told so, whatever they try (M-NOTIN comes before all else).
func TestStranger(t *testing.T) {
	g, b := farwald.New(), plain(t)
	s, _, err := engine.New(g, b, engine.Setup{Decks: decks(2, 10)})
	if err != nil {
		t.Fatal(err)
	}
	for _, in := range []engine.Input{
		{Kind: engine.InputReply, Seat: 2, Reply: engine.Reply{Verb: "keep"}},
		{Kind: engine.InputReply, Seat: 2, Reply: engine.Reply{Verb: "play"}},
		{Kind: engine.InputReply, Seat: -2, Q: 1, Reply: engine.Reply{Verb: "end"}},
		{Kind: engine.InputConcede, Seat: 7},
		{Kind: engine.InputAct, Seat: 2, Reply: engine.Reply{Verb: "stops"}},
	} {
		_, _, err := engine.Apply(g, b, s, in)
		if no := engine.IsRefusal(err); no == nil || no.Code != "M-NOTIN" || no.Clause != "FW-001" {
			t.Errorf("%v: got %v", in, err)
		}
	}
}

// TestFirstPlayer ensures that every player begins about equally often, whoever decides about Afterthought
// first.
func TestFirstPlayer(t *testing.T) {
	g, b := farwald.New(), plain(t)
	for _, n := range []int{2, 3, 4} {
		began := make([]int, n)
		const each = 100
		for seed := range each * n {
			s, _, err := engine.New(g, b, engine.Setup{Decks: decks(n, 10), Seed: uint64(seed)})
			if err != nil {
				t.Fatal(err)
			}
			var qs []uint64
			for _, sa := range s.Ask.Seats {
				qs = append(qs, sa.Q)
			}
			if s, _, err = engine.Apply(g, b, s, engine.Input{Kind: engine.InputExpire, Qs: qs}); err != nil {
				t.Fatal(err)
			}
			v, err := engine.ViewOf(g, b, s, engine.NoSeat)
			if err != nil {
				t.Fatal(err)
			}
			began[v.Active]++
		}
		for s, k := range began {
			if k < each/2 || k > each*2 {
				t.Errorf("of %d players number %d began %d of %d matches", n, s+1, k, each*n)
			}
		}
	}
}

// TestLayout ensures that everything a view can show has its place.
func TestLayout(t *testing.T) {
	g := farwald.New()
	for _, z := range g.Zones {
		if !slices.ContainsFunc(g.Layout.Zones, func(l engine.ZoneLayout) bool { return l.Kind == z.Kind }) {
			t.Errorf("the layout has no zone %q", z.Kind)
		}
	}
	for _, s := range g.Stats {
		if !slices.ContainsFunc(g.Layout.Stats, func(l engine.StatLayout) bool { return l.Code == s }) {
			t.Errorf("the layout has no figure %q", s)
		}
	}
}
