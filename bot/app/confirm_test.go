package app_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/cards"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/engine/thorough"
	"farpost/storage"
)

// TestPayDifferently ensures that what pays is proposed on the page that confirms, that the player can change it there
// and go back, and that what the first act costs stays in sight behind a further one.
func TestPayDifferently(t *testing.T) {
	thorough.Only(t, "it plays until something can be paid differently")
	w := start(t)
	w.begin(gameOf("fow"))
	for step := 0; ; step++ {
		if step > 600 {
			t.Fatal("nobody could pay in two ways")
		}
		w.sent() // an edit on its way would take the message away from under the press
		front := w.await(w.ada, "the next question", func(m sandbox.Message) bool {
			return apptest.Over(m) || apptest.Asks(m)
		})
		if apptest.Over(front) {
			t.Fatal("the match is over before somebody could pay in two ways")
		}
		match, _, _ := strings.Cut(strings.SplitN(must(t, front, "more").ID, ":", 5)[1], "#")
		pos, err := w.app.Table.Position(w.ctx, match)
		if err != nil || pos.State.Ask == nil {
			t.Fatal(err)
		}
		sa := pos.State.Ask.Seats[0]
		rep, pay, ok := twoWays(t, finder{t, pos, sa})
		if !ok {
			w.act(front)
			continue
		}
		me := w.players[slices.IndexFunc(w.players,
			func(p *player) bool { return p.Member.ID() == pos.Seats[sa.Seat].Player })]
		press := func(m sandbox.Message, action, arg string, values ...string) sandbox.Message {
			t.Helper()
			for _, c := range apptest.Controls(m) {
				if c.Action == action && (arg == "" || c.Arg == arg || strings.HasSuffix(c.Arg, "."+arg)) {
					if m, err = me.Press(w.ctx, m, c, values...); err != nil {
						t.Fatal(err)
					}
					return m
				}
			}
			t.Fatalf("no %s %s on %q: %+v", action, arg, m.Content, apptest.Controls(m))
			return m
		}
		open := func() sandbox.Message {
			return press(press(front, "move", ""), "begin", "play", string(rep.Answers[0].Vals[0]))
		}
		m := open()
		if !strings.Contains(m.Content, "\n• Costs ") || !labelled(m, "Pay differently…") {
			t.Fatalf("the page that confirms: %q", m.Content)
		}
		then := press(press(open(), "then", ""), "sub", "pass")
		if !strings.Contains(then.Content, "\n• Costs ") || !strings.Contains(then.Content, "↳ **Pass (end the") {
			t.Errorf("behind Then: %q", then.Content)
		}
		asks := press(m, "page", "")
		if !strings.Contains(asks.Content, "How do you pay") {
			t.Fatalf("Pay differently: %q", asks.Content)
		}
		var with []string // the last ones: the proposal takes the first
		for _, v := range possible(pay)[len(possible(pay))-pay.Max:] {
			with = append(with, string(v))
		}
		paid := press(asks, "pick", "", with...)
		if strings.Count(paid.Content, "\n• Costs ") != 1 || labelled(paid, "Pay differently…") ||
			paid.Content == m.Content {
			t.Errorf("paid differently: %q, first %q", paid.Content, m.Content)
		}
		back := press(paid, "back", "")
		if !strings.Contains(back.Content, "How do you pay") {
			t.Errorf("Back: %q", back.Content)
		}
		if done := press(press(back, "pick", "", with...), "confirm", ""); !strings.HasPrefix(done.Content, "Done") {
			t.Errorf("confirmed: %q", done.Content)
		}
		break
	}
	w.quiet()
}

// twoWays finds a card that can be paid for in several ways and needs nothing else, the last sources of which pay it
// as well.
func twoWays(t *testing.T, f finder) (rep engine.Reply, pay *engine.Question, ok bool) {
	t.Helper()
	if !f.sa.Offers("play") || !f.pos.Ruleset.Queues(f.sa.Kind) {
		return rep, nil, false
	}
	out, err := f.pos.Draft(f.sa.Seat, f.sa.Q, engine.Reply{Verb: "play"})
	if err != nil || out.Question == nil {
		return rep, nil, false
	}
	for _, v := range possible(out.Question) {
		rep = engine.Reply{Verb: "play", Answers: []engine.Answer{{Name: "card", Vals: []engine.Value{v}}}}
		next, err := f.pos.Draft(f.sa.Seat, f.sa.Q, rep)
		if err != nil || next.Question == nil || !next.Question.Proposes {
			continue
		}
		vals := possible(next.Question)
		last := engine.Answer{Name: "pay", Vals: vals[len(vals)-next.Question.Max:]}
		whole, err := f.pos.Draft(f.sa.Seat, f.sa.Q,
			engine.Reply{Verb: "play", Answers: append(slices.Clone(rep.Answers), last)})
		if err == nil && whole.Preview != nil {
			return rep, next.Question, true
		}
	}
	return rep, nil, false
}

// labelled reports whether a message has a button of a label.
func labelled(m sandbox.Message, label string) bool {
	return slices.ContainsFunc(m.Components, func(row sandbox.Component) bool {
		return slices.ContainsFunc(row.Components, func(c sandbox.Component) bool { return c.Label == label })
	})
}

// TestJudgmentIsShown ensures that who confirms a judgment reads what the ruler turns into, with its figures and its
// text, and that no stone can be called then.
func TestJudgmentIsShown(t *testing.T) {
	w := start(t)
	set, err := cards.Load("fow")
	if err != nil {
		t.Fatal(err)
	}
	book, _ := set.Book()
	deck := slices.Concat(slices.Repeat([]string{"A01"}, 40), slices.Repeat([]string{"S1"}, 10), []string{"RA"})
	can := deeds(t, games.ByName("fow"), book, [][]string{deck, deck}, []string{"judgment"})["judgment"]
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
	w.stands(match[0].ID, can.state)
	me := w.players[slices.IndexFunc(w.players,
		func(p *player) bool { return p.Member.ID() == pos.Seats[can.seat].Player })]
	m := w.run(me, front.ChannelID, "fow", []string{"judgment"})
	for _, want := range []string{"as Oda, Kilnmoor Unbarred: ATK 1000, DEF 900.\n-# ", "\n• Costs ",
		"\n• After judgment you cannot call a magic stone this turn."} {
		if !strings.Contains(m.Content, want) {
			t.Errorf("no %q in %q", want, m.Content)
		}
	}
	w.quiet()
}
