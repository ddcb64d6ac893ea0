package table_test

import (
	"bytes"
	"reflect"
	"slices"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
)

// TestDo ensures who is refused, and that a press counts once.
func TestDo(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	do := func(player, press, verb string, q uint64) error {
		_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: player, Interaction: press, Q: q,
			Reply: engine.Reply{Verb: verb}})
		return err
	}
	active, other := "ada", "bruno"
	w.refused(do("stranger", "x", "end", 0), table.CodeWatching)
	w.refused(do(other, "x", "end", 0), engine.CodeNoAsk)
	q := w.pos(id).Asks[0].Q
	w.refused(do(other, "x", "end", q), engine.CodeForeign)
	w.ok(do(active, "x", "end", q))
	before := w.status(id).Seq
	w.refused(do(active, "x", "end", q), table.CodeTwice)
	w.refused(do(active, "y", "end", q), engine.CodeStale)
	if now := w.status(id).Seq; now != before {
		t.Errorf("refusals moved the match from %d to %d", before, now)
	}
	w.refused(func() error {
		_, err := w.table.Do(w.ctx, table.Act{Match: "m9", Player: active})
		return err
	}(), table.CodeUnknown)
}

// TestReceipt ensures that a person learns what they may, and whether they are awaited.
func TestReceipt(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{}, nil, nil)
	rec, err := w.act(id, ada, engine.VerbChoose, engine.Answer{Name: engine.ChoiceName})
	w.ok(err)
	if rec.Open || rec.Over || rec.Seat != 0 {
		t.Errorf("after the own answer: %+v", rec)
	}
	rec, err = w.act(id, bruno, engine.VerbChoose, engine.Answer{Name: engine.ChoiceName})
	w.ok(err)
	if rec.Open {
		t.Error("seat 1 is told to be awaited in seat 0's turn")
	}
	rec, err = w.act(id, ada, "end")
	w.ok(err)
	if len(rec.Events) != 2 || rec.Events[1].Code != "drew" {
		t.Errorf("seat 0 is told %+v of the other's draw", rec.Events)
	}
	if rec, err = w.act(id, bruno, "play", engine.Answer{Name: "card",
		Vals: []engine.Value{w.hand(id, bruno)["moth"]}}); err != nil || rec.Open {
		t.Errorf("%+v, %v: after a play the other is asked", rec, err)
	}
}

// TestReceiptPosition ensures that the position of a receipt is the one that a reader loads afterwards: after a secret
// answer, an act that asks others, reactions passed for who is away, a standing pass, an order, and the end.
func TestReceiptPosition(t *testing.T) {
	w := newWorld(t)
	w.clock.Advance(time.Second / 3) // stored are whole milliseconds
	id := w.deal(table.Settings{}, []string{"spark", "spark"}, []string{"parry", "moth"}, []string{"parry"})
	same := func(what string, rec table.Receipt, err error) {
		t.Helper()
		w.ok(err)
		want := w.pos(id)
		if !reflect.DeepEqual(rec.Match, want.Match) {
			t.Errorf("%s: match\n%+v, want\n%+v", what, rec.Match, want.Match)
		}
		if !reflect.DeepEqual(rec.Seats, want.Seats) {
			t.Errorf("%s: seats\n%+v, want\n%+v", what, rec.Seats, want.Seats)
		}
		if !reflect.DeepEqual(rec.Asks, want.Asks) {
			t.Errorf("%s: asks\n%+v, want\n%+v", what, rec.Asks, want.Asks)
		}
		if rec.Ruleset.Name != want.Ruleset.Name || rec.Book != want.Book {
			t.Errorf("%s: another ruleset or book", what)
		}
		got, err := engine.Encode(rec.State)
		w.ok(err)
		loaded, err := engine.Encode(want.State)
		w.ok(err)
		if !bytes.Equal(got, loaded) {
			t.Errorf("%s: another state", what)
		}
		for seat := engine.NoSeat; int(seat) < len(want.Seats); seat++ {
			mine, err := rec.View(seat)
			w.ok(err)
			theirs, err := want.View(seat)
			w.ok(err)
			if !reflect.DeepEqual(mine, theirs) {
				t.Errorf("%s: seat %d sees another match", what, seat)
			}
		}
	}
	none := engine.Answer{Name: engine.ChoiceName}
	for _, seat := range []int{2, 0, 1} {
		rec, err := w.act(id, seat, engine.VerbChoose, none)
		same("a stake", rec, err)
	}
	spark := func(what string) {
		t.Helper()
		rec, err := w.act(id, ada, "play", w.card(id, ada, "spark"),
			engine.Answer{Name: "target", Vals: []engine.Value{engine.SeatVal(1)}})
		same(what, rec, err)
	}
	spark("a play that asks two seats")
	rec, err := w.act(id, bruno, engine.Pass)
	same("a pass that is held", rec, err)
	rec, err = w.table.SetStandingPass(w.ctx, id, "bruno", "cards", "turn", w.interaction())
	same("a standing pass", rec, err)
	rec, err = w.table.Order(w.ctx, id, "bruno", "answer", []engine.Value{w.hand(id, bruno)["parry"]}, w.interaction())
	same("a standing order", rec, err)
	w.clock.Advance(table.DefaultSettings().Reaction) // seat 2 is away from here on
	w.tick()
	if !w.pos(id).Seats[chiara].Away {
		t.Fatal("seat 2 is not away")
	}
	spark("a play to which an absent seat passes at once")
	rec, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "chiara", Interaction: w.interaction(),
		Kind: engine.InputConcede})
	same("a concession by who was away", rec, err)
	rec, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Interaction: w.interaction(),
		Kind: engine.InputConcede})
	same("the end", rec, err)
	if !rec.Over {
		t.Error("the match goes on")
	}
}

// TestPassAhead ensures that a pass for the whole thing spares the later question about it.
func TestPassAhead(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, []string{"spark"}, []string{"parry"}, []string{"parry"})
	w.ok(w.play(id, ada, "spark", bruno))
	if got := w.kinds(id); !slices.Equal(got, []string{"1:answer", "2:answer"}) {
		t.Fatalf("asked: %v", got)
	}
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "chiara", Interaction: w.interaction(),
		Reply: engine.Reply{Verb: engine.Pass}, Ahead: engine.PassAhead(2)})
	w.ok(err)
	if got := w.kinds(id); !slices.Equal(got, []string{"1:answer", "2:answer"}) {
		t.Errorf("who has answered shows: %v", got)
	}
	w.does(id, bruno, engine.Pass)
	if got := w.kinds(id); got[0] != "0:idle" {
		t.Errorf("asked: %v", got)
	}
}

// TestConcede ensures that a concession takes a player out in the middle of somebody else's question, which
// keeps its number and its deadline, and that the last one left wins.
func TestConcede(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil, nil)
	before := w.pos(id).Asks[0]
	w.clock.Advance(1e9)
	w.concedes(id, bruno)
	after := w.pos(id).Asks[0]
	if after.Q != before.Q || !after.Deadline.Equal(before.Deadline) {
		t.Errorf("the open question was %+v and is %+v", before, after)
	}
	_, err := w.act(id, bruno, "shout")
	w.refused(err, engine.CodeOut)
	w.rows()
	w.concedes(id, ada)
	w.wantRows("the end", "refresh", "hand[0]", "hand[1]", "hand[2]", "result", "invite")
	if got := w.status(id); string(got.Result) != `{"winners":[2],"reason":"last"}` {
		t.Errorf("result %s", got.Result)
	}
	if next := w.tick(); !next.IsZero() {
		t.Errorf("a match that is over has a deadline at %v", next)
	}
}

// TestOpen ensures that a receipt says whether the match still waits for who acted, and that an answer without a verb
// is none.
func TestOpen(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Rules: tough}, sparks, []string{"parry"}, nil)
	open := func(what string, want bool, rec table.Receipt, err error) {
		t.Helper()
		if w.ok(err); rec.Open != want || rec.Over {
			t.Errorf("%s: open %v, over %v", what, rec.Open, rec.Over)
		}
	}
	shout := func(seat int) (table.Receipt, error) { return w.act(id, seat, "shout") }
	rec, err := shout(bruno)
	open("in another's turn", false, rec, err)
	rec, err = w.table.Order(w.ctx, id, "ada", "answer", nil, w.interaction())
	open("in one's own", true, rec, err)
	w.ok(w.play(id, ada, "spark", bruno))
	rec, err = w.act(id, chiara, engine.Pass)
	open("answered in secret", false, rec, err)
	rec, err = w.table.Order(w.ctx, id, "bruno", "answer", nil, w.interaction())
	open("asked beside somebody who has answered", true, rec, err)
	_, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Interaction: w.interaction()})
	w.refused(err, engine.CodeNoAsk)
	rec, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Kind: engine.InputConcede})
	open("gone", false, rec, err)
	rec, err = w.table.Do(w.ctx, table.Act{Match: id, Player: "chiara", Kind: engine.InputConcede})
	if w.ok(err); rec.Open || !rec.Over {
		t.Errorf("over: open %v, over %v", rec.Open, rec.Over)
	}
}
