package farwald_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald"
)

// TestSilences ensures that a player can say a defence beforehand by their own Evocations on the Battlefield,
// sees what was said, and that nobody else does.
func TestSilences(t *testing.T) {
	g, b := farwald.New(), plain(t)
	s, _, err := engine.New(g, b, engine.Setup{Decks: decks(2, 20), Seed: 1})
	if err != nil {
		t.Fatal(err)
	}
	do := func(in engine.Input) {
		t.Helper()
		if s, _, err = engine.Apply(g, b, s, in); err != nil {
			t.Fatal(err)
		}
	}
	do(engine.Input{Kind: engine.InputExpire, Qs: []uint64{s.Ask.Seats[0].Q, s.Ask.Seats[1].Q}})
	me := s.Ask.Seats[0].Seat
	v, err := engine.ViewOf(g, b, s, me)
	if err != nil {
		t.Fatal(err)
	}
	do(engine.Input{Kind: engine.InputReply, Seat: me, Reply: engine.Reply{Verb: "play",
		Answers: []engine.Answer{{Name: "card", Vals: []engine.Value{v.Zone("hand", me).Cards[0].Key}}}}})
	say := func(seat engine.Seat) engine.SilenceView {
		t.Helper()
		all, err := engine.SilencesOf(g, b, s, seat)
		if err != nil || len(all) != 1 || all[0].Kind != "defence" || all[0].Verb != "defend" {
			t.Fatalf("%+v, %v", all, err)
		}
		return all[0]
	}
	mine := say(me)
	if len(mine.Options) != 1 || mine.Set || len(say(1-me).Options) != 0 {
		t.Fatalf("mine %+v, the other's %+v", mine, say(1-me))
	}
	want := []engine.Value{mine.Options[0].Key}
	do(engine.Input{Kind: engine.InputSeal, Seat: me, Ahead: []engine.Sealed{mine.Seal(me, want)}})
	if got := say(me); !got.Set || !slices.Equal(got.Vals, want) || say(1-me).Set {
		t.Errorf("said %+v, the other's %+v", got, say(1-me))
	}
	if rep, err := engine.SilentReply(g, b, s, s.Ask.Seats[0].Q); err != nil || rep.Verb != "end" {
		t.Errorf("a question that nothing was said about: %+v, %v", rep, err)
	}
}
