package table_test

import (
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
)

// TestNext ensures that the next match of a player is that of the earliest deadline but one, and none when that is all.
func TestNext(t *testing.T) {
	w := newWorld(t)
	late := w.begun(table.Settings{Turn: 3 * time.Hour}, nil, nil)
	soon := w.begun(table.Settings{Turn: time.Hour}, nil, nil)
	w.begun(table.Settings{Turn: 2 * time.Hour}, nil, nil)
	for but, want := range map[string]string{"": soon, soon: "m3", "m3": soon, late: soon} {
		next, ok, err := w.table.Next(w.ctx, "ada", but)
		if w.ok(err); !ok || next.Match.ID != want {
			t.Errorf("next but %q is %s, %v, want %s", but, next.Match.ID, ok, want)
		}
	}
	if next, ok, err := w.table.Next(w.ctx, "bruno", ""); ok || err != nil || next.Match.ID != "" {
		t.Errorf("for who is asked nowhere: %+v, %v", next, err)
	}
	if all, err := w.table.Inbox(w.ctx, "ada"); err != nil || len(all) != 3 || all[0].Match.ID != soon {
		t.Errorf("inbox: %+v, %v", all, err)
	}
}

// TestAsked ensures that a position says which of its questions are windows and for whom it waits, and that a question
// that is not open has no deadline.
func TestAsked(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Reaction: 2 * time.Hour, Rules: tough}, sparks, sparks)
	check := func(what string, asked int, windows map[string]bool) {
		t.Helper()
		pos := w.pos(id)
		for seat := range pos.Seats {
			if pos.IsAsked(seat) != (seat == asked) {
				t.Errorf("%s: seat %d is asked: %v", what, seat, pos.IsAsked(seat))
			}
		}
		got := map[string]bool{}
		for _, sa := range pos.State.Ask.Seats {
			got[sa.Kind] = pos.IsWindow(sa)
			for _, a := range pos.Asks {
				if a.Q == sa.Q && !pos.Deadline(sa.Q).Equal(a.Deadline) {
					t.Errorf("%s: the deadline of %s is %v, want %v", what, sa.Kind, pos.Deadline(sa.Q), a.Deadline)
				}
			}
		}
		if w.json(got) != w.json(windows) {
			t.Errorf("%s: windows are %v, want %v", what, got, windows)
		}
		if !pos.Deadline(1 << 40).IsZero() {
			t.Error("a question that is not open has a deadline")
		}
	}
	check("a turn", ada, map[string]bool{"idle": false, "interject": false})
	w.ok(w.play(id, ada, "spark", bruno))
	check("a window", bruno, map[string]bool{"answer": true})
	w.concedes(id, ada)
	pos := w.pos(id)
	if pos.IsAsked(ada) || pos.IsAsked(bruno) {
		t.Error("a match that is over asks somebody")
	}
	if pos.Seat("bruno") != bruno || pos.Seat("stranger") != engine.NoSeat {
		t.Error("whose seat is whose")
	}
}

// TestSeenAway ensures that a view says who is away while that matters: in a match that goes on, of who is in it, and
// that a question passed for them waits for nobody.
func TestSeenAway(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Reaction: time.Hour, Rules: tough}, sparks, nil, nil)
	w.ok(w.play(id, ada, "spark", bruno))
	w.does(id, chiara, engine.Pass)
	away := func(what string, want ...bool) {
		t.Helper()
		v, err := w.pos(id).View(engine.NoSeat)
		w.ok(err)
		for i, s := range v.Seats {
			if s.Away != want[i] {
				t.Errorf("%s: seat %d is away: %v", what, i, s.Away)
			}
		}
	}
	waiting := func(what string, want int) {
		t.Helper()
		v, err := w.pos(id).View(engine.NoSeat)
		if w.ok(err); len(v.Waiting) != want {
			t.Errorf("%s: waits for %+v, want %d", what, v.Waiting, want)
		}
	}
	waiting("nobody is told who has answered", 2)
	w.clock.Advance(time.Hour)
	w.tick()
	away("silent", false, true, false)
	w.ok(w.play(id, ada, "spark", bruno))
	waiting("passed for who is away", 1)
	w.does(id, chiara, engine.Pass)
	w.ok(w.play(id, ada, "spark", chiara))
	w.clock.Advance(time.Hour)
	w.tick()
	away("both", false, true, true)
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "chiara", Kind: engine.InputConcede})
	w.ok(err)
	away("one has gone", false, true, false)
	w.concedes(id, ada)
	away("over", false, false, false)
}

// TestUnknown ensures that a match that does not exist, or has not begun, is refused as such by whatever asks for it.
func TestUnknown(t *testing.T) {
	w := newWorld(t)
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	invited := w.invites("ada", "bruno").ID
	for what, f := range map[string]func(id string) error{
		"its position": func(id string) error { _, err := w.table.Position(w.ctx, id); return err },
		"an act": func(id string) error {
			_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "ada", Reply: engine.Reply{Verb: "end"}})
			return err
		},
		"a draw":  func(id string) error { _, err := w.table.OfferDraw(w.ctx, id, "ada", ""); return err },
		"turns":   func(id string) error { _, err := w.table.Turns(w.ctx, id, 3); return err },
		"rematch": func(id string) error { _, err := w.table.Rematch(w.ctx, id, "ada", "", ""); return err },
		"its rows": func(id string) error {
			if _, _, err := w.table.MatchSeats(w.ctx, id); err != nil {
				return err
			}
			return engine.Refuse(table.CodeNotRunning, "")
		},
		"a deck": func(id string) error {
			_, err := w.table.ChooseDeck(w.ctx, id, "bruno", deck, "") // who has not accepted yet
			return err
		},
		"acceptance": func(id string) error { _, err := w.table.Accept(w.ctx, id, "ada", deck, ""); return err },
		"declining":  func(id string) error { _, err := w.table.Decline(w.ctx, id, "dora", ""); return err },
	} {
		w.refused(f("nothing"), table.CodeUnknown)
		code := map[string]string{"rematch": table.CodeNotOver, "acceptance": table.CodeIn,
			"declining": table.CodeInvitee}[what]
		if code == "" {
			code = table.CodeNotRunning
		}
		w.refused(f(invited), code)
	}
	if got, seats, err := w.table.MatchSeats(w.ctx, invited); err != nil || got.ID != invited || len(seats) != 2 {
		t.Errorf("the rows of an invitation: %+v, %v, %v", got, seats, err)
	}
}

// TestImagine ensures that a position looks ahead to the question that a seat will be asked after an input, where
// everybody can know it, and stays as it is where nobody can.
func TestImagine(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, []string{"comet"}, nil)
	pos := w.pos(id)
	play := engine.Input{Kind: engine.InputReply, Seat: ada, Reply: engine.Reply{Verb: "play",
		Answers: []engine.Answer{w.card(id, ada, "comet"),
			{Name: "target", Vals: []engine.Value{engine.SeatVal(bruno)}}}}}
	next, q, ok, err := pos.Imagine(ada, play, "boost")
	if w.ok(err); !ok {
		t.Fatal("nobody knows what the player of a comet is asked")
	}
	if sa := next.State.Ask.ByQ(q); sa == nil || sa.Kind != "boost" || sa.Seat != ada || next.Match.ID != id {
		t.Errorf("question %d is %+v", q, sa)
	}
	next, q, ok, err = pos.Imagine(ada, engine.Input{}, "guard")
	if w.ok(err); ok || q != 0 || next.State != pos.State {
		t.Errorf("what nobody knows: question %d, %v", q, ok)
	}
}

// counted are games that count how often a book is read.
type counted struct {
	*tally.Games
	reads int
}

func (g *counted) Load(game string, raw []byte) (engine.Book, error) {
	g.reads++
	return g.Games.Load(game, raw)
}

// TestBookIsKept ensures that a book is read once.
func TestBookIsKept(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.over(w.store)
	games := &counted{Games: w.games}
	w.table.Games = games
	for range 3 {
		w.pos(id)
	}
	if games.reads != 1 {
		t.Errorf("the book was read %d times", games.reads)
	}
}
