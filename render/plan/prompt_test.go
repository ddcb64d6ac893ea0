package plan_test

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/render"
	"farpost/render/compose"
	"farpost/render/gallery"
	"farpost/render/plan"
)

// TestKinds ensures that prompts, decks, contact sheets, results and strips have everything in its place: with the
// longest texts, with nothing, and with more than they have room for.
func TestKinds(t *testing.T) {
	r := shared(t)
	long := strings.Repeat("Überlänge d’un nome così lungo – ", 9)
	var faces []engine.Face
	var deck render.Deck
	for n := range 20 {
		f := gallery.Face("it")(fmt.Sprint("s", n))
		faces = append(faces, f, engine.Face{ID: fmt.Sprint("unknown", n)})
		deck.Cards = append(deck.Cards, render.DeckCard{Face: f, N: 1 + 30*(n%3)})
	}
	deck.Name = long
	odd := faces[1]
	odd.Name, odd.Cost, odd.Need = long, 1234,
		[]string{"fire", "12", "water", "mind", "nature", "fire", "fire", "fire", "fire"}
	deck.Cards = append(deck.Cards, render.DeckCard{Face: odd, N: 999})
	s := gallery.Scene("it", gallery.Four())
	s.Title, s.LastAction = long, long
	crowd := gallery.Scene("it", gallery.Crowded())
	over := gallery.Over()
	over.Result.Winners, over.Result.Reason = []engine.Seat{0, 1}, long
	moments := []render.Moment{{When: long, Said: []string{long, long}, Cards: []string{"s1", "s2", "s3", "s4", "s5"}},
		{Cards: []string{"s1"}}, {}}
	for _, v := range boards() {
		moments = append(moments, render.Moment{Said: []string{long}, View: &v})
	}
	plans := map[string]compose.Planning{
		"deck": plan.Deck(s, deck), "no deck": plan.Deck(s, render.Deck{}),
		"sheet": plan.ContactSheet(s, long, append(faces, odd)), "no sheet": plan.ContactSheet(s, "", nil),
		"result": plan.Post(gallery.Scene("it", over)), "no result": plan.Post(s),
		"replay": replayed(s, moments), "no replay": replayed(s, nil),
		"no prompt": plan.Prompt(s, "obj:999.1"),
	}
	for i, c := range crowd.View.Zone("pending", engine.NoSeat).Cards {
		plans[fmt.Sprint("prompt ", i)] = plan.Prompt(crowd, c.Key)
	}
	for name, pl := range plans {
		faults, err := r.Faults(pl)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Errorf("%s: %s", name, f)
		}
	}
}

// TestPromptOnce ensures that the picture of a question names the thing in its row alone, and does not say who is asked
// for what, which is said in the message. If the thing cannot be seen, the picture says only that.
func TestPromptOnce(t *testing.T) {
	r := shared(t)
	s := gallery.Scene("en", gallery.Normal())
	about := s.View.Waiting[0].About
	s.Asked = func(engine.WaitView) string { return "respond" }
	const asked = "Waiting for Bertrand du Lac – respond"
	for thing, want := range map[engine.Value]bool{about: false, "obj:999.1": true} {
		p, err := r.Prompt(context.Background(), s, thing)
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.HasPrefix(p.Alt, asked+"."); got != want {
			t.Errorf("asked about %s: %q says who is asked: %v", thing, p.Alt, got)
		}
		blocks, err := r.Blocks(plan.Prompt(s, thing))
		if err != nil {
			t.Fatal(err)
		}
		if got := strings.Contains(strings.Join(blocks, "\n"), asked); got != want {
			t.Errorf("asked about %s: the picture says who is asked: %v", thing, got)
		}
	}
	s.View.Zones[8].Cards[0].Notes = []engine.Phrase{engine.Say("gateopen")}
	with, err := r.Blocks(plan.Prompt(s, about))
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(strings.Join(with, "\n"), "Gate open"); n != 1 {
		t.Errorf("what is peculiar about the card is said %d times: %q", n, with)
	}
}

// TestPromptShowsAll ensures that the picture of a question about an attack shows who attacks, the attacked cell of a
// track, and who stands against the attack, each large and once; and that its description names them.
func TestPromptShowsAll(t *testing.T) {
	r := shared(t)
	v := gallery.Fight()
	var attack engine.CardView
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if c.What == "assault" {
				attack = c
			}
		}
	}
	s := gallery.Scene("en", v)
	var names []string
	for _, k := range append(append([]engine.Value(nil), attack.Of...), attack.Against...) {
		c, _ := v.Find(k)
		if n := s.Face(c.Card).Name; !slices.Contains(names, n) {
			names = append(names, n)
		}
	}
	if len(attack.Against) == 0 || len(names) < 3 || attack.Targets[0].Kind() == "obj" {
		t.Fatalf("the attack of the gallery is %+v", attack)
	}
	blocks, err := r.Blocks(plan.Prompt(s, attack.Key))
	if err != nil {
		t.Fatal(err)
	}
	for _, n := range names {
		if !slices.ContainsFunc(blocks, func(b string) bool {
			return strings.HasPrefix(b, "sprite.Face{") && strings.Contains(b, fmt.Sprintf("Name:%q", n))
		}) {
			t.Errorf("%s is not shown", n)
		}
	}
	cells := 0
	for _, b := range blocks {
		if strings.HasPrefix(b, "sprite.LargeCell{") {
			cells++
		}
	}
	if cells != 1 {
		t.Errorf("%d large cells", cells)
	}
	p, err := r.Prompt(context.Background(), s, attack.Key)
	if err != nil {
		t.Fatal(err)
	}
	if !regexp.MustCompile(`Crystal \d of [^:.]+: \d/5\.`).MatchString(p.Alt) {
		t.Errorf("the description does not tell what is left of the Crystal: %s", p.Alt)
	}
}

// TestResultAlt ensures that the description of a result says what the picture shows: who won and why, each player's
// figures, the winner first, and no card. On the board of a match that is over nothing resolves next.
func TestResultAlt(t *testing.T) {
	r := shared(t)
	v := gallery.Normal()
	v.Waiting, v.Result = nil, &engine.Result{Winners: []engine.Seat{1}, Reason: "lastcrystal"}
	s := gallery.Scene("en", v)
	p, err := r.Result(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	last := -1
	for _, want := range []string{"Bertrand du Lac won", "Bertrand du Lac: ", "Annalisa: "} {
		at := strings.Index(p.Alt, want)
		if at <= last && want != "Bertrand du Lac won" || at < 0 {
			t.Errorf("%q is not in its place in %q", want, p.Alt)
		}
		last = at
	}
	for _, z := range v.Zones {
		for _, c := range z.Cards {
			if name := gallery.Face("en")(c.Card).Name; name != "" && strings.Contains(p.Alt, name) {
				t.Errorf("%s is described and not drawn: %q", name, p.Alt)
			}
		}
	}
	ended, err := r.Board(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.View.Zones = slices.Clone(s.View.Zones)
	for i := range s.View.Zones {
		if s.View.Zones[i].Kind == "pending" {
			s.View.Zones[i].Cards = nil
		}
	}
	none, err := r.Board(context.Background(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.View = v
	// its arrow has some of the tint, a frame many times as much
	if with, without := painted(t, ended), painted(t, none); with-without > 3000 {
		t.Errorf("what was pending at the end has the frame of what resolves next: "+
			"%d pixels of its tint, %d without it",
			with, without)
	}
	if text := render.BoardText(s); !strings.Contains(text, "at the end") || strings.Contains(text, "resolves next") {
		t.Errorf("something is to resolve after the end:\n%s", text)
	}
}
