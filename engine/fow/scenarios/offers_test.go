package scenarios_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/fow/scenarios"
	"farpost/engine/scenario"
)

const offersSetup = `Answers ahead that are offered.
-- setup --
card q {type: spell, spell: chant-instant, effect: [{life: {n: 100, who: controller}}]}
card x {atk: 300, def: 300}
card w {atk: 100, def: 900}
hand a: q1=q q2=q
hand b: q3=q
field a: x=x
field b: w=w
ruler a: r=x
stone-deck a 2
-- script --
`

// last plays a script on the setup and gives the match at its end.
func last(t *testing.T, script string) (*engine.Ruleset, engine.Book, *engine.State) {
	t.Helper()
	game := scenarios.Game(nil, nil)
	book, s, err := scenario.End(game, "offers", offersSetup+script)
	if err != nil {
		t.Fatal(err)
	}
	return game.Ruleset, book, s
}

const attacked = "a battle\npasses W-06,W-07\na attack attacker=x object=b\nasks a,b W-08\n"

// TestOffers ensures which answers ahead each question offers: by public facts, to the seat that they fit.
func TestOffers(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		seat   engine.Seat
		want   []string
		warned bool
	}{
		"free":                 {"asks a W-05\n", 0, nil, false},
		"a battle":             {"a battle\nasks a,b W-06\n", 1, []string{"battle"}, false},
		"attacked":             {attacked, 1, []string{"battle", "block", "no-block"}, false},
		"attacking":            {attacked, 0, []string{"battle"}, false},
		"blocking":             {attacked + "passes W-08,W-09\nasks b block\n", 1, []string{"no-block"}, false},
		"in answer to a spell": {"a play card=q1\nasks a,b W-05c\n", 1, nil, false},
	} {
		g, b, s := last(t, c.script)
		offers, err := engine.OffersOf(g, b, s)
		if err != nil {
			t.Fatal(err)
		}
		var list []string
		for _, o := range offers {
			if o.Seat == c.seat {
				list = append(list, o.Code)
				if (o.Warning.Code != "") != c.warned {
					t.Errorf("%s: warned %v", name, o.Warning)
				}
			}
		}
		if !slices.Equal(list, c.want) {
			t.Errorf("%s: offers %v, want %v", name, list, c.want)
		}
	}
}

// TestWarning ensures that declining the block of an attack that would be the end is asked about once more.
func TestWarning(t *testing.T) {
	g, b, s := last(t, attacked)
	r := engine.Read(g, b, s)
	life := slices.Index(g.SeatAttrs, "life")
	for _, left := range []int64{301, 300} {
		s.Seats[1].Attrs[life] = left
		offers, err := engine.OffersOf(g, b, s)
		if err != nil {
			t.Fatal(err)
		}
		for _, o := range offers {
			if want := o.Code == "no-block" && left <= 300; (o.Warning.Code == "warn-life") != want {
				t.Errorf("%d life: %s warns %v", r.SeatAttr(1, life), o.Code, o.Warning)
			}
		}
	}
}

// TestVerbOffers ensures what is offered with an announcement: keeping priority to who passes beforehand, passing to who
// does not.
func TestVerbOffers(t *testing.T) {
	for name, c := range map[string]struct {
		script string
		seat   engine.Seat
		rep    engine.Reply
		want   []string
	}{
		"a battle":                   {"asks a W-05\n", 0, engine.Reply{Verb: "battle"}, []string{"attack", "battle"}},
		"a battle, passing":          {"stand a battles quiet\nasks a W-05\n", 0, engine.Reply{Verb: "battle"}, []string{"attack"}},
		"a play":                     {"asks a W-05\n", 0, engine.Reply{Verb: "play"}, []string{"resolve"}},
		"a play, passing beforehand": {"stand a phases quiet\nasks a W-05\n", 0, engine.Reply{Verb: "play"}, []string{"hold"}},
		"an attack":                  {"a battle\npasses W-06,W-07\nasks a attack\n", 0, engine.Reply{Verb: "attack"}, []string{"if-blocked"}},
		"a block":                    {attacked + "passes W-08,W-09\nasks b block\n", 1, engine.Reply{Verb: "block"}, []string{"finish"}},
	} {
		g, b, s := last(t, c.script)
		for {
			out, err := engine.Draft(g, b, s, c.seat, 0, c.rep)
			if err != nil || out.Refusal != nil {
				t.Fatal(name, out.Refusal, err)
			}
			if out.Preview != nil {
				var list []string
				for _, o := range out.Preview.Offers {
					list = append(list, o.Code)
				}
				if !slices.Equal(list, c.want) {
					t.Errorf("%s: offers %v, want %v", name, list, c.want)
				}
				break
			}
			c.rep.Answers = append(c.rep.Answers, engine.Answer{Name: out.Question.Name, Vals: []engine.Value{out.Question.Options[0].Key}})
		}
	}
}

// TestImagine ensures that the block is put together in the window before it, on the match as it will stand, and is
// used when its question comes.
func TestImagine(t *testing.T) {
	g, b, s := last(t, attacked+"a pass\n")
	pass := engine.Input{Kind: engine.InputReply, Seat: 1, Reply: engine.Reply{Verb: engine.Pass}}
	next, q, ok, err := engine.Imagine(g, b, s, 1, pass, "block")
	if err != nil || !ok {
		t.Fatal(ok, err)
	}
	out, err := engine.Draft(g, b, next, 1, q, engine.Reply{Verb: "block"})
	if err != nil || out.Question == nil || len(out.Question.Options) != 1 {
		t.Fatalf("the block: %+v, %v", out, err)
	}
	offers, err := engine.OffersOf(g, b, s)
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(offers, func(o engine.Offered) bool { return o.Code == "block" })
	rep := engine.Reply{Verb: "block", Answers: []engine.Answer{{Name: "blocker", Vals: []engine.Value{out.Question.Options[0].Key}}}}
	pass.Ahead = []engine.Sealed{offers[i].Sealed(1, rep)}
	if s, _, err = engine.Apply(g, b, s, pass); err != nil {
		t.Fatal(err)
	}
	for _, seat := range []engine.Seat{0, 1} {
		if s, _, err = engine.Apply(g, b, s, engine.Input{Kind: engine.InputReply, Seat: seat, Reply: engine.Reply{Verb: engine.Pass}}); err != nil {
			t.Fatal(err)
		}
	}
	if s.Ask.Seats[0].Kind != "W-10" {
		t.Errorf("the block was not used: %s", s.Ask.Seats[0].Kind)
	}
}

// TestImagineQueued ensures that what comes behind a queue is seen as the queue will have left it, though its owner is
// asked in windows before; and that nobody is shown the magic stone that is called.
func TestImagineQueued(t *testing.T) {
	g, b, s := last(t, "asks a W-05\n")
	hand := engine.Read(g, b, s).Zone("hand", 0)
	play := func(i int) engine.Reply {
		return engine.Reply{Verb: "play", Answers: []engine.Answer{{Name: "card", Vals: []engine.Value{engine.Obj(hand[i])}}}}
	}
	battle := engine.Reply{Verb: "battle"}
	for _, c := range []struct {
		name   string
		rep    engine.Reply
		then   []engine.Reply
		kind   string
		ok     bool
		played int
	}{
		{"behind a play", play(0), nil, "W-05", true, 1},
		{"behind two", play(0), []engine.Reply{play(1)}, "W-05", true, 2},
		{"the attack of a battle behind a play", play(0), []engine.Reply{battle}, "attack", true, 1},
		{"behind a battle whose attack is asked", play(0), []engine.Reply{battle}, "W-05", false, 0},
		{"behind a call, which shows a stone", engine.Reply{Verb: "call"}, nil, "W-05", false, 0},
	} {
		in := engine.Input{Kind: engine.InputReply, Seat: 0, Reply: c.rep}
		for _, rep := range c.then {
			in.Ahead = append(in.Ahead, engine.Sealed{Seat: 0, Window: "W-05", Reply: rep})
		}
		next, q, ok, err := engine.Imagine(g, b, s, 0, in, c.kind)
		if err != nil || ok != c.ok {
			t.Errorf("%s: %v, %v", c.name, ok, err)
		}
		if err != nil || !ok {
			continue
		}
		if sa := next.Ask.ByQ(q); sa.Kind != c.kind {
			t.Errorf("%s: asked %s", c.name, sa.Kind)
		}
		if n := len(engine.Read(g, b, next).Zone("graveyard", 0)); n != c.played {
			t.Errorf("%s: %d cards have been played, want %d", c.name, n, c.played)
		}
	}
}

// TestSilences ensures what a player may name for the case of silence: their J/resonators, whether they can block now or
// not, and what they have said.
func TestSilences(t *testing.T) {
	g, b, s := last(t, "seal b always silent block block blocker=w\nasks a W-05\n")
	for seat, said := range []bool{false, true} {
		list, err := engine.SilencesOf(g, b, s, engine.Seat(seat))
		if err != nil || len(list) != 1 || list[0].Kind != "block" || len(list[0].Options) != 1 || list[0].Set != said {
			t.Errorf("seat %d: %+v, %v", seat, list, err)
		}
	}
}

// TestClauses ensures that every kind of question of the game tells the rules that it rests on.
func TestClauses(t *testing.T) {
	g := scenarios.Game(nil, nil).Ruleset
	for _, kind := range append(g.Windows(), append(g.QueueKinds(), "first", "mulligan", "attack", "block", "target-of", "may", "discard", "look",
		"search", "mode", "replacement", "hand-limit", engine.KindOrder)...) {
		if len(g.Clauses[kind]) == 0 {
			t.Errorf("%s names no clause", kind)
		}
	}
}
