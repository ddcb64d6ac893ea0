package scenarios_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

const offersSetup = `Answers ahead that are offered.
-- setup --
card fire {type: evocation, element: F, cost: 1, desen: 3, defen: 2}
card rite {type: mystic, cost: 1, charge: {cost: [{ce: F}], effect: [{discharge: {n: 3, who: opponents}}]}}
card lore {type: mystic, cost: 1, effect: [{remember: {n: 1, who: controller}}]}
card quick {type: mystic, cost: 0, tw: true}
field a: f1=fire f2=fire
field b: d1=fire
hand a: r1=rite l1=lore
hand b: q=quick h=filler
memory a 9
memory b 9
-- script --
`

// last plays a script on the setup of the offers and gives the match at its end, and its book.
func last(t *testing.T, script string) (*engine.Ruleset, engine.Book, *engine.State) {
	t.Helper()
	return lastOf(t, offersSetup+script)
}

// lastOf plays a whole scenario and gives the match at its end, and its book.
func lastOf(t *testing.T, text string) (*engine.Ruleset, engine.Book, *engine.State) {
	t.Helper()
	game := scenarios.Game(nil)
	book, s, err := scenario.End(game, "offers", text)
	if err != nil {
		t.Fatal(err)
	}
	return game.Ruleset, book, s
}

// codes lists what a seat is offered with the open question.
func codes(t *testing.T, script string, seat engine.Seat) (list []string, warned bool) {
	t.Helper()
	g, b, s := last(t, script)
	offers, err := engine.OffersOf(g, b, s)
	if err != nil {
		t.Fatal(err)
	}
	for _, o := range offers {
		if o.Seat == seat {
			list = append(list, o.Code)
			warned = warned || o.Warning.Code != ""
		}
	}
	return list, warned
}

// TestOffers ensures which answers ahead each question offers: by public facts, to the seat that they fit.
func TestOffers(t *testing.T) {
	for _, c := range []struct {
		script string
		seat   engine.Seat
		want   []string
		warned bool
	}{
		{"a play card=r1\nasks b w1\n", 1, []string{"paid", "charged"}, false},
		{"a play card=r1 hold=hold\nb pass\nasks a w1\n", 0, []string{"paid"}, false},
		// who pays the Charge does not pass in spite of it
		{"a play card=l1\nasks b w1\n", 1, []string{"paid"}, false},
		{"a unleash attackers=f1 target=b/1\nasks b w4\n", 1, []string{"defend", "no-defence"}, false},
		{"a unleash attackers=f1,f2 target=b/1\nasks b w4\n", 1, []string{"defend", "no-defence"}, true},
		{"a unleash attackers=f1 target=d1\nasks b w4\n", 1, nil, false},
		{"a unleash attackers=f1 target=b/1\nb pass\nasks b defence\n", 1, []string{"no-defence"}, false},
	} {
		if got, warned := codes(t, c.script, c.seat); !slices.Equal(got, c.want) || warned != c.warned {
			t.Errorf("%q offers %v, warned %v; want %v, %v", c.script, got, warned, c.want, c.warned)
		}
	}
}

// TestWarning ensures that declining a defence that would cost the last Crystal says so, and not only that a Crystal
// breaks: also where Destructive Energy flows on to the Crystals behind it.
func TestWarning(t *testing.T) {
	for _, c := range []struct{ crystals, rules, want string }{
		{"5,5,5,5", "", "warn-break"},
		{"0,6,0,1", "", "warn-break"},
		{"0,6,0,0", "", "warn-last"},
		{"0,5,0,1", "option overflow=1\n", "warn-last"}, // FR-67
		{"0,5,0,2", "option overflow=1\n", "warn-break"},
		{"0,7,0,0", "", ""},
	} {
		setup := strings.Replace(offersSetup, "-- script --\n", c.rules+"crystals b "+c.crystals+"\n-- script --\n", 1)
		g, b, s := lastOf(t, setup+"a unleash attackers=f1,f2 target=b/2\nasks b w4\n")
		offers, err := engine.OffersOf(g, b, s)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range offers {
			if o.Code == "no-defence" && o.Warning.Code != c.want {
				t.Errorf("%s: no defence warns %v, want %q", c.crystals, o.Warning, c.want)
			}
		}
	}
}

// TestImagine ensures that a seat sees the question that it answers ahead as it will be put, and nothing that is
// hidden from it.
func TestImagine(t *testing.T) {
	g, b, s := last(t, "a unleash attackers=f1 target=b/1\nasks b w4\n")
	pass := engine.Input{Kind: engine.InputReply, Seat: 1, Reply: engine.Reply{Verb: engine.Pass}}
	next, q, ok, err := engine.Imagine(g, b, s, 1, pass, "defence")
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	out, err := engine.Draft(g, b, next, 1, q, engine.Reply{Verb: "defend"})
	if err != nil || out.Question == nil || len(out.Question.Options) != 1 {
		t.Fatalf("the defence: %+v, %v", out, err)
	}
	rep := engine.Reply{Verb: "defend",
		Answers: []engine.Answer{{Name: "defenders", Vals: []engine.Value{out.Question.Options[0].Key}}}}
	out, err = engine.Draft(g, b, next, 1, q, rep)
	if err != nil || out.Preview == nil || len(out.Preview.Offers) != 1 || !out.Preview.Offers[0].Usual {
		t.Fatalf("the defence's offers: %+v, %v", out, err)
	}
	pass.Ahead = []engine.Sealed{{Seat: 1, Window: "defence", Reply: rep}}
	s, _, err = engine.Apply(g, b, s, pass)
	if err != nil || s.Ask.Seats[0].Kind != "w5" {
		t.Errorf("the defence was not used: %+v, %v", s.Ask, err)
	}
}

// TestImagineStops ensures that nobody looks past a card that will be remembered, past another's choice, or at a
// question that never comes.
func TestImagineStops(t *testing.T) {
	play := func(s *engine.State, card string, g *engine.Ruleset, b engine.Book) engine.Input {
		t.Helper()
		out, err := engine.Draft(g, b, s, 0, 0, engine.Reply{Verb: "play"})
		if err != nil || out.Question == nil {
			t.Fatal(out, err)
		}
		in := engine.Input{Kind: engine.InputReply, Seat: 0, Reply: engine.Reply{Verb: "play"}}
		for _, o := range out.Question.Options {
			if engine.Read(g, b, s).CardID(o.Key.ID()) == card {
				in.Answers = []engine.Answer{{Name: "card", Vals: []engine.Value{o.Key}}, {Name: "hold"}}
			}
		}
		return in
	}
	for _, c := range []struct {
		card, kind string
		ok         bool
	}{{"rite", "charge", true}, {"lore", "charge", false}, {"lore", "action", false}} {
		g, b, s := last(t, "asks a action\n")
		_, _, ok, err := engine.Imagine(g, b, s, 0, play(s, c.card, g, b), c.kind)
		if err != nil || ok != c.ok {
			t.Errorf("%s, then %s: %v, %v", c.card, c.kind, ok, err)
		}
	}
}
