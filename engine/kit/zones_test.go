package kit_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/kit"
)

// Cards are taken from the top, as many as there are; only their owner learns which. Lists and marks stay on things.
func TestZones(t *testing.T) {
	g := steps(engine.Own("take", engine.Change{Kind: "fetch", N: 2}),
		engine.Do("write", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return []engine.Change{kit.SetList(kit.Top(r, "hand", 0), "names", "word:a", "word:b"),
				kit.Mark("once", "word:it", "turn"), {Kind: "tick"}, {Kind: "tick"}}
		}),
		engine.Own("rest", engine.Change{Kind: "fetch", N: 5}),
		engine.Exec("wait", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Kind: "wait", Verbs: []string{"do"}, Due: engine.DueTurn,
				Default: engine.Reply{Verb: "do"}}, "")}
		}))
	var counted []int
	g.Define("tick", func(tx *engine.Tx, _ engine.Change) { counted = append(counted, kit.Tick(tx, varClock)) })
	s, _ := play(t, g)
	r := engine.Read(g, toy.Cards{}, s)
	hand := r.Zone("hand", 0)
	if len(hand) != 3 || r.Count("deck", 0) != 0 || !kit.Top(r, "deck", 0).IsZero() ||
		kit.Top(r, "hand", 0) != hand[2] {
		t.Errorf("in hand %v, in the deck %d", hand, r.Count("deck", 0))
	}
	if got := kit.List(r, hand[1], "names"); !slices.Equal(got, []engine.Value{"word:a", "word:b"}) ||
		kit.First(r, hand[1], "names") != "word:a" || kit.First(r, hand[0], "names") != "" {
		t.Errorf("the list is %v", got)
	}
	if r.MarkCount("once", "word:it") != 1 || !slices.Equal(counted, []int{1, 2}) || r.Var(varClock) != 2 {
		t.Errorf("marks %d, counted %v", r.MarkCount("once", "word:it"), counted)
	}
	if names := kit.Names(r, hand[:1]); !slices.Equal(names, []engine.Value{engine.CardName(r, hand[0])}) {
		t.Errorf("names are %v", names)
	}
}

// Everybody is told that cards were taken, and their owner alone which.
func TestTellOwner(t *testing.T) {
	g := steps(engine.Own("take", engine.Change{Kind: "fetch", N: 2}))
	_, events, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	e := events[0]
	if e.Kind != "took" || e.Seat != 0 || e.Arg("n")[0] != engine.Int(2) || len(e.Secret) != 1 ||
		len(e.Secret[0].Vals) != 2 || !slices.Equal(e.Knows, []engine.Seat{0}) {
		t.Errorf("told %+v", e)
	}
}

// shelf is a book of two cards.
type shelf struct{ toy.Cards }

func (shelf) Index(id string) (int32, bool) {
	i := slices.Index([]string{"a", "b"}, id)
	return int32(i), i >= 0
}

// Each seat's deck lies where the game says, in its order, and each has a generator of its own. A card that the book
// does not have is an error.
func TestDealDecks(t *testing.T) {
	deal := func(decks ...[]string) (*engine.Ruleset, *engine.State, error) {
		g := steps(engine.Exec("wait", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			return engine.Verdict{Ask: r.AskOne(engine.SeatAsk{Kind: "wait", Verbs: []string{"do"}, Due: engine.DueTurn,
				Default: engine.Reply{Verb: "do"}}, "")}
		}))
		g.Deal = func(tx *engine.Tx, setup engine.Setup) error {
			key := func(s engine.Seat) string { return engine.SeatVal(s).Body() }
			return kit.DealDecks(tx, setup, shelf{}, key, func(card int32) string {
				return []string{"deck", "hand"}[card]
			})
		}
		s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: decks, Seed: 1})
		return g, s, err
	}
	g, s, err := deal([]string{"a", "b", "a"}, []string{"b"})
	if err != nil {
		t.Fatal(err)
	}
	r := engine.Read(g, toy.Cards{}, s)
	for seat, n := range [][2]int{{2, 1}, {0, 1}} {
		if d, h := r.Count("deck", engine.Seat(seat)), r.Count("hand", engine.Seat(seat)); d != n[0] || h != n[1] {
			t.Errorf("seat %d: %d in the deck, %d in hand", seat, d, h)
		}
	}
	if len(s.Rand) != 2 || s.Rand[0].Key != "0" || s.Rand[1].Key != "1" {
		t.Errorf("generators %+v", s.Rand)
	}
	if _, _, err := deal([]string{"a"}, []string{"c"}); err == nil {
		t.Error("a card that the book does not have is dealt")
	}
}
