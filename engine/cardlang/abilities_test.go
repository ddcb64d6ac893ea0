package cardlang_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/cardlang"
)

// using is a game in which seat 0 uses one of the texts of a stone: the first one has count of them, the second two.
// Those in dead cannot be used. What was chosen is told.
func using(count int, dead ...int) *engine.Ruleset {
	g := tale(&language{}, false)
	stone := func(r *engine.Reader) []engine.ObjID { return r.Zone(stones, engine.NoSeat) }
	a := cardlang.Abilities{Card: "stone", Ability: "text",
		Of: func(r *engine.Reader, _ *engine.Frame) []engine.ObjID { return stone(r) },
		Count: func(f engine.Facts, id engine.ObjID) int {
			if id == f.Zone(stones, engine.NoSeat)[0] {
				return count
			}
			return 2
		},
		Node: func(_ engine.Facts, _ engine.ObjID, i int) string { return cardlang.Numbered("tale", "text", i) },
		Cannot: func(_ *engine.Reader, _ *engine.Frame, _ engine.ObjID, i int) *engine.Refusal {
			if slices.Contains(dead, i) || i > 1 {
				return engine.Refuse("DEAD", "", engine.N("n", i))
			}
			return nil
		},
		NoCard: func(*engine.Reader, *engine.Frame, engine.WrongChoice) *engine.Refusal {
			return engine.Refuse("NO-CARD", "")
		},
		NoAbility: func(*engine.Reader, *engine.Frame, engine.WrongChoice) *engine.Refusal {
			return engine.Refuse("NO-TEXT", "")
		},
	}
	g.Add("use", append(a.Steps("used"), engine.Do("used", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
		return []engine.Change{engine.Tell("used", 0, engine.A("text", f.Reg("text")...))}
	}))...)
	g.Verbs[0].Prog = "use"
	return g
}

// First the card is asked for, then one of its texts; of a card with one text that one is meant. A card of which no
// text can be used says why: of the text that was named, else of the first.
func TestAbilities(t *testing.T) {
	for name, c := range map[string]struct {
		count   int
		dead    []int
		stone   engine.Value
		text    []engine.Value
		asks    string
		refused string
	}{
		"the card":           {count: 2, asks: "stone"},
		"the text":           {count: 2, stone: "obj:1.0", asks: "text"},
		"both":               {count: 2, stone: "obj:1.0", text: []engine.Value{"int:1"}},
		"the only one":       {count: 1, stone: "obj:1.0"},
		"the only one named": {count: 1, stone: "obj:1.0", text: []engine.Value{"int:0"}},
		"one it has not":     {count: 1, stone: "obj:1.0", text: []engine.Value{"int:1"}, refused: "NO-TEXT"},
		"no card":            {count: 1, stone: "seat:1", refused: "NO-CARD"},
		"a dead one": {count: 2, dead: []int{1}, stone: "obj:1.0", text: []engine.Value{"int:1"},
			refused: "DEAD 1"},
		"all dead, first": {count: 2, dead: []int{0, 1}, stone: "obj:1.0", refused: "DEAD 0"},
		"all dead, named": {count: 2, dead: []int{0, 1}, stone: "obj:1.0", text: []engine.Value{"int:1"},
			refused: "DEAD 1"},
		"all dead, one it has not": {count: 2, dead: []int{0, 1}, stone: "obj:1.0", text: []engine.Value{"int:5"},
			refused: "DEAD 5"},
		"all dead, below 0": {count: 2, dead: []int{0, 1}, stone: "obj:1.0", text: []engine.Value{"int:-1"},
			refused: "DEAD 2"},
	} {
		t.Run(name, func(t *testing.T) {
			g, b := using(c.count, c.dead...), newBook(nil)
			s, _, err := engine.New(g, b, engine.Setup{Decks: make([][]string, 2)})
			if err != nil {
				t.Fatal(err)
			}
			rep := engine.Reply{Verb: "tell"}
			if c.stone != "" {
				rep.Answers = []engine.Answer{{Name: "stone", Vals: []engine.Value{c.stone}}}
			}
			if c.text != nil {
				rep.Answers = append(rep.Answers, engine.Answer{Name: "text", Vals: c.text})
			}
			out, err := engine.Draft(g, b, s, 0, 0, rep)
			if err != nil {
				t.Fatal(err)
			}
			asks, refused := "", ""
			if q := out.Question; q != nil {
				if asks = q.Name; asks == "text" && q.Options[1].Label.Arg("text")[0] != "card:tale/text.1" {
					t.Errorf("the label is %+v", q.Options[1].Label)
				}
			}
			if no := out.Refusal; no != nil {
				if refused = no.Code; len(no.Args) > 0 {
					refused += " " + no.Args[0].Vals[0].Body()
				}
			}
			if asks != c.asks || refused != c.refused {
				t.Errorf("asks %q and refuses %q, want %q and %q", asks, refused, c.asks, c.refused)
			}
		})
	}
}
