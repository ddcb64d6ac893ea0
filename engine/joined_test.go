package engine_test

import (
	"reflect"
	"testing"

	"farpost/engine"
)

// TestTell ensures that events of a joined kind in a row are told as one with all that they differ in, for those who
// know it and for others, and that others, and those of another seat or with something else between, are not.
func TestTell(t *testing.T) {
	g := engine.NewRuleset("any", 1)
	g.Merged = engine.Merged{"drew": {"card"}}
	say := func(code string, seat engine.Seat, cards ...engine.Value) engine.Phrase {
		p := engine.Say(code, engine.A("seat", engine.SeatVal(seat)))
		for _, c := range cards {
			p.Args = append(p.Args, engine.A("card", c))
		}
		return p
	}
	one := func(p engine.Phrase, n int) engine.Phrase {
		return engine.Phrase{Code: p.Code, Args: append(p.Args, engine.A("n", engine.Int(n)))}
	}
	both := engine.Say("drew.known", engine.A("seat", engine.SeatVal(0)), engine.A("card", "card:A", "card:B"), engine.A("n", engine.Int(2)))
	for what, test := range map[string]struct{ from, want []engine.Phrase }{
		"nothing":       {nil, nil},
		"one":           {[]engine.Phrase{say("drew", 0)}, []engine.Phrase{one(say("drew", 0), 1)}},
		"unseen":        {[]engine.Phrase{say("drew", 0), say("drew", 0), say("drew", 0)}, []engine.Phrase{one(say("drew", 0), 3)}},
		"seen":          {[]engine.Phrase{say("drew.known", 0, "card:A"), say("drew.known", 0, "card:B")}, []engine.Phrase{both}},
		"another seat":  {[]engine.Phrase{say("drew", 0), say("drew", 1)}, []engine.Phrase{one(say("drew", 0), 1), one(say("drew", 1), 1)}},
		"another kind":  {[]engine.Phrase{say("lost", 0), say("lost", 0)}, []engine.Phrase{say("lost", 0), say("lost", 0)}},
		"between":       {[]engine.Phrase{say("drew", 0), say("lost", 0), say("drew", 0)}, []engine.Phrase{one(say("drew", 0), 1), say("lost", 0), one(say("drew", 0), 1)}},
		"seen and else": {[]engine.Phrase{say("drew.known", 0, "card:A"), say("drew", 0)}, []engine.Phrase{one(say("drew.known", 0, "card:A"), 1), one(say("drew", 0), 1)}},
	} {
		from := append([]engine.Phrase{}, test.from...)
		if got := g.Merge(test.from); !reflect.DeepEqual(got, test.want) {
			t.Errorf("%s: %v, want %v", what, got, test.want)
		}
		if !reflect.DeepEqual(test.from, append([]engine.Phrase(nil), from...)) && len(from) > 0 {
			t.Errorf("%s: the account given was changed to %v", what, test.from)
		}
	}
}
