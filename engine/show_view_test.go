package engine_test

import (
	"fmt"
	"testing"

	"farpost/engine"
	"farpost/engine/internal/toy"
)

// TestViewAdds ensures what the kernel adds to a ruleset's view: for whom the match waits, whoever looks, and of
// questions, answers ahead and standing passes those of the viewer alone.
func TestViewAdds(t *testing.T) {
	free, duel, may := asked("idle", 0), asked("duel", 1), asked("race", 1)
	free.About, duel.About, duel.Due, duel.Within = "turn:3", "obj:1.0", engine.DueReaction, []engine.Value{"chain:0.1"}
	may.Optional = true
	g := course(asking(engine.JoinAll, free, duel, may))
	g.MaxSeats = 2
	g.AddQueue(engine.Queue{Kind: "idle"})
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	for seat := range engine.Seat(2) {
		s.Sealed = append(s.Sealed, engine.Sealed{Seat: seat, About: "turn:4"})
		s.StandingPasses = append(s.StandingPasses, engine.StandingPass{Seat: seat, Of: "any"})
	}
	s.Result = &engine.Result{Reason: "over"}
	waiting := fmt.Sprint([]engine.WaitView{{Seat: 0, Q: 1, Kind: "idle"},
		{Seat: 1, Q: 2, Kind: "duel", About: "obj:1.0", Within: duel.Within, Due: engine.DueReaction}})
	for viewer, mine := range map[engine.Seat]string{engine.NoSeat: "", 0: " idle", 1: " duel race"} {
		v, err := engine.ViewOf(g, toy.Cards{}, s, viewer)
		if err != nil || v.Game != "spoiling" || v.Viewer != viewer || v.Result != s.Result ||
			fmt.Sprint(v.Waiting) != waiting {
			t.Errorf("%v sees %+v, %v", viewer, v, err)
		}
		kinds, own := "", len(v.Sealed)
		for _, sa := range v.Mine {
			kinds += " " + sa.Kind
		}
		for i := range v.Sealed {
			if v.Sealed[i].Seat != viewer || v.StandingPasses[i].Seat != viewer {
				own = -1
			}
		}
		if want := map[bool]int{true: 1}[viewer >= 0]; kinds != mine || own != want || len(v.StandingPasses) != want {
			t.Errorf("%v sees the questions%s and what %d say: %+v %+v", viewer, kinds, own, v.Sealed, v.StandingPasses)
		}
	}
}

// TestViewFinds ensures that zones and cards of a view are found by what names them, and that those that are not there
// are nothing.
func TestViewFinds(t *testing.T) {
	cards := []engine.CardView{{Key: "obj:1.0", Card: "a"}, {Key: "obj:2.0", Card: "b"}}
	v := engine.View{Zones: []engine.ZoneView{{Kind: "hand", Seat: 0, Count: 1}, {Kind: "hand", Seat: 1, Count: 2},
		{Kind: "deck", Seat: 1, Count: 3, Cards: cards}}}
	for want, z := range map[int]engine.ZoneView{1: v.Zone("hand", 0), 2: v.Zone("hand", 1), 3: v.Zone("deck", 1),
		0: v.Zone("deck", 0)} {
		if z.Count != want {
			t.Errorf("a zone of %d cards, want %d", z.Count, want)
		}
	}
	for key, want := range map[engine.Value]string{"obj:1.0": "a", "obj:2.0": "b", "obj:3.0": ""} {
		if c, ok := v.Find(key); c.Card != want || ok != (want != "") {
			t.Errorf("%s is %+v, %v", key, c, ok)
		}
	}
}

// TestViewPast ensures that what a question is about is known to everybody when it is gone, as it was last, unless it
// was hidden then.
func TestViewPast(t *testing.T) {
	duel := asked("duel", 0)
	duel.About, duel.Within = "obj:91.0", []engine.Value{"obj:92.0", "obj:93.0"}
	g := course(asking(engine.JoinAll, duel))
	g.MaxSeats = 2
	s, _, err := engine.New(g, toy.Cards{}, engine.Setup{Decks: make([][]string, 2)})
	if err != nil {
		t.Fatal(err)
	}
	s.Snaps = []engine.Snapshot{{ID: engine.ObjID{Slot: 91}, Was: engine.Object{Owner: 1}, Ctrl: 0},
		{ID: engine.ObjID{Slot: 92}, Hidden: true}}
	for viewer := engine.NoSeat; viewer < 2; viewer++ {
		v, err := engine.ViewOf(g, toy.Cards{}, s, viewer)
		if err != nil || len(v.Past) != 1 {
			t.Fatalf("%v knows of what is gone %+v, %v", viewer, v.Past, err)
		}
		if c, ok := v.Find("obj:91.0"); !ok || c.Card == "" || c.Owner != 1 || c.Ctrl != 0 {
			t.Errorf("%v knows %+v, %v", viewer, c, ok)
		}
	}
}

// TestResultPhrase ensures that the words of a result name all who have won and all who have not.
func TestResultPhrase(t *testing.T) {
	for _, c := range []struct {
		winners []engine.Seat
		want    string
	}{
		{[]engine.Seat{0, 2}, "[seat:0 seat:2] [seat:1]"},
		{[]engine.Seat{1}, "[seat:1] [seat:0 seat:2]"},
		{nil, "[] [seat:0 seat:1 seat:2]"},
	} {
		p := engine.Result{Winners: c.winners, Reason: "over"}.Phrase(3)
		if got := fmt.Sprint(p.Arg("winners"), " ", p.Arg("losers")); got != c.want || p.Code != "over" {
			t.Errorf("%v have won: %s %s, want %s", c.winners, p.Code, got, c.want)
		}
	}
}
