package app_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app"
	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/cards"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/storage"
)

// TestFarwaldPlan ensures that what an unleash is said ahead with stays listed while further acts are put behind it,
// that it can be taken back there, of each act alone, and that what is left is carried along.
func TestFarwaldPlan(t *testing.T) {
	const with = "If defended, pass"
	w := start(t)
	set, err := cards.Load("farwald")
	if err != nil {
		t.Fatal(err)
	}
	say, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	book, _ := set.Book()
	s := threeUnleashes(t, games.ByName("farwald"), book, deckLists(say, "farwald")[:2])
	w.begin(gameOf("farwald"))
	front := w.await(w.ada, "the first question", apptest.Asks)
	match, err := w.app.Table.Find(w.ctx, w.ada.Member.ID(), front.ChannelID, storage.Running)
	if err != nil || len(match) != 1 {
		t.Fatalf("%d matches, %v", len(match), err)
	}
	pos, err := w.app.Table.Position(w.ctx, match[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	w.stands(match[0].ID, s)
	me := w.players[slices.IndexFunc(w.players,
		func(p *player) bool { return p.Member.ID() == pos.Seats[s.Ask.Seats[0].Seat].Player })]
	pressed := func(m sandbox.Message, label string) sandbox.Message { // "…" before a label is for the act it is about
		t.Helper()
		for _, row := range m.Components {
			for _, c := range row.Components {
				if act, ok := strings.CutPrefix(label, "…"); c.Label == label || ok && strings.HasSuffix(c.Label, act) {
					out, err := me.Press(w.ctx, m, apptest.Control{ID: c.CustomID})
					if err != nil {
						t.Fatal(err)
					}
					return out
				}
			}
		}
		t.Fatalf("no button %q on %q: %+v", label, m.Content, m.Components)
		return m
	}
	picked := func(m sandbox.Message) sandbox.Message { // the first of each menu
		t.Helper()
		for {
			pick, ok := find(m, "pick")
			if !ok {
				return m
			}
			m = w.press(me, m, "pick", pick.Menu.Options[0].Value)
		}
	}
	check := func(what string, m sandbox.Message, listed int) {
		t.Helper()
		if n := strings.Count(m.Content, "↳ "+with); n != listed {
			t.Errorf("%s: listed %d times, want %d:\n%s", what, n, listed, m.Content)
		}
	}
	m := pressed(picked(w.run(me, front.ChannelID, "farwald", []string{"unleash"})), with)
	check("the first", m, 1)
	m = picked(pressed(pressed(m, "Then…"), "Unleash"))
	check("behind the first", m, 1)
	m = picked(pressed(pressed(pressed(m, with), "Then…"), "Unleash"))
	check("behind two", m, 2)
	m = pressed(m, "…: "+with)
	check("one taken back", m, 1)
	m = pressed(m, "…: "+with)
	check("both taken back", m, 0)
	if m = w.press(me, m, "confirm"); !strings.HasPrefix(m.Content, "Done") {
		t.Errorf("confirmed: %q", m.Content)
	}
	w.quiet()
}

// threeUnleashes plays random matches until somebody in turn could unleash with three Evocations.
func threeUnleashes(t *testing.T, g *engine.Ruleset, b engine.Book, decks [][]string) *engine.State {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 25))
	s, _, err := engine.New(g, b, engine.Setup{Decks: decks, Seed: 5, StandingPasses: g.Presets(len(decks))})
	for n := 0; err == nil && s.Result == nil && n < 900; n++ {
		in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
		for _, sa := range s.Ask.Seats {
			in.Qs = append(in.Qs, sa.Q)
			if sa.Offers("unleash") {
				out, err := engine.Draft(g, b, s, sa.Seat, sa.Q, engine.Reply{Verb: "unleash"})
				if err != nil {
					t.Fatal(err)
				}
				able := slices.DeleteFunc(out.Question.Options, func(o engine.Option) bool { return o.Refusal != nil })
				if len(able) > 2 {
					return s
				}
			}
			if rep, ok := drafted(t, g, b, s, sa, "play", rng); ok {
				in = engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
				break
			}
		}
		s, _, err = engine.Apply(g, b, s, in)
	}
	t.Fatalf("nobody could unleash three times: %v", err)
	return nil
}
