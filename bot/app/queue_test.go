package app_test

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/cards"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/storage"
)

// TestFowQueuedBattle ensures that a battle can be said behind a play with its attacker, that all of it is shown before
// it is confirmed, and that it is then done with nobody being asked about it in between.
func TestFowQueuedBattle(t *testing.T) {
	w := start(t)
	set, err := cards.Load("fow")
	if err != nil {
		t.Fatal(err)
	}
	book, _ := set.Book()
	g := games.ByName("fow")
	deck := slices.Concat(slices.Repeat([]string{"A01"}, 40), slices.Repeat([]string{"S1"}, 10))
	play := playAndAttack(t, g, book, [][]string{append(deck, "RA"), append(deck, "RB")})

	w.begin(gameOf("fow"))
	front := w.await(w.ada, "the first question", apptest.Asks)
	match, err := w.app.Table.Find(w.ctx, w.ada.Member.ID(), front.ChannelID, storage.Running)
	if err != nil || len(match) != 1 {
		t.Fatalf("%d matches, %v", len(match), err)
	}
	pos, err := w.app.Table.Position(w.ctx, match[0].ID)
	if err != nil {
		t.Fatal(err)
	}
	w.stands(match[0].ID, play.state)
	me := w.players[slices.IndexFunc(w.players,
		func(p *player) bool { return p.Member.ID() == pos.Seats[play.seat].Player })]
	press := func(m sandbox.Message, action, ends string, values ...string) sandbox.Message {
		t.Helper()
		for _, c := range apptest.Controls(m) {
			if c.Action == action && strings.HasSuffix(c.Arg, ends) {
				if m, err = me.Press(w.ctx, m, c, values...); err != nil {
					t.Fatal(err)
				}
				return m
			}
		}
		t.Fatalf("no %s %s on %q: %+v", action, ends, m.Content, apptest.Controls(m))
		return m
	}
	picked := func(m sandbox.Message) sandbox.Message {
		t.Helper()
		for {
			pick, ok := find(m, "pick")
			if !ok {
				return m
			}
			m = press(m, "pick", "", pick.Menu.Options[0].Value)
		}
	}
	m := picked(w.run(me, front.ChannelID, "fow", []string{"play"}))
	m = picked(press(press(m, "then", ""), "sub", ".attack"))
	if n := strings.Count(m.Content, "↳"); n != 1 || !strings.Contains(m.Content, "\n↳ **Attack** › Kiln Pup › ") {
		t.Errorf("the page before Confirm: %q", m.Content)
	}
	w.press(me, m, "confirm")
	log, err := w.app.Table.History(w.ctx, match[0].ID, engine.NoSeat, 3)
	if err != nil {
		t.Fatal(err)
	}
	var told []string
	for _, e := range log {
		for _, p := range e.Events {
			told = append(told, p.Code)
		}
	}
	if !slices.Contains(told, "played") || !slices.Contains(told, "attack") {
		t.Errorf("told %v, want the play and the attack", told)
	}
	w.quiet()
}

// playAndAttack plays random matches until somebody in the main phase can play a card and has a resonator that could
// attack behind it.
func playAndAttack(t *testing.T, g *engine.Ruleset, b engine.Book, decks [][]string) deed {
	t.Helper()
	rng := rand.New(rand.NewPCG(1, 25))
	s, _, err := engine.New(g, b, engine.Setup{Decks: decks, Seed: 5, StandingPasses: g.Presets(len(decks))})
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; n < 400 && s.Result == nil; n++ {
		in := engine.Input{Kind: engine.InputExpire, Seat: engine.NoSeat}
		for _, sa := range s.Ask.Seats {
			in.Qs = append(in.Qs, sa.Q)
			if sa.Kind != "W-05" {
				continue
			}
			fight := engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: engine.Reply{Verb: "battle"}}
			_, _, attacks, err := engine.Imagine(g, b, s, sa.Seat, fight, "attack")
			if err != nil {
				t.Fatal(err)
			}
			for _, verb := range []string{"play", "call"} {
				rep, ok := drafted(t, g, b, s, sa, verb, rng)
				if ok && verb == "play" && attacks {
					return deed{verb, s, sa.Seat, rep}
				}
				if ok {
					in = engine.Input{Kind: engine.InputReply, Seat: sa.Seat, Q: sa.Q, Reply: rep}
					break
				}
			}
		}
		if s, _, err = engine.Apply(g, b, s, in); err != nil {
			t.Fatal(err)
		}
	}
	t.Fatal("nobody could play and attack")
	return deed{}
}
