package table_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// ruling is what judge Giulia decides about a match.
func (w *world) ruling(match string) table.Ruling {
	return table.Ruling{Match: match, By: "giulia", Reason: "seen by all", Interaction: w.interaction()}
}

// saysLast checks the codes of the last entry that everybody can read.
func (w *world) saysLast(what, match, codes string) {
	w.Helper()
	if told := w.told(match, engine.NoSeat, 1); len(told) != 1 || told[0] != codes {
		w.Errorf("%s: said %q, want %q", what, told, codes)
	}
}

// TestCallJudge ensures that a player's call stops the clocks, is said, posts the judge's thread, and is told to those
// who wait for it; that it counts once; and that the clocks run again with what was left when a judge lets the match go
// on, or the player withdraws the call.
func TestCallJudge(t *testing.T) {
	w := newWorld(t)
	var told []table.Judged
	w.table.Judged = []func(storage.Tx, table.Judged) error{func(_ storage.Tx, j table.Judged) error {
		told = append(told, j)
		return nil
	}}
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Silence: 7, Rules: tough}, sparks, sparks)
	w.rows()
	for i, name := range []string{"a judge lets it go on", "the player withdraws"} {
		w.clock.Advance(time.Hour)
		press := w.interaction()
		w.ok(w.table.CallJudge(w.ctx, id, "bruno", press))
		w.saysLast("called", id, table.EventJudge)
		w.wantRows("called", "refresh", "judge[1]", "hand[0]", "hand[1]")
		w.refused(w.table.CallJudge(w.ctx, id, "bruno", press), table.CodeTwice)
		w.refused(w.table.CallJudge(w.ctx, id, "ada", w.interaction()), table.CodeCalled)
		w.refused(w.table.CallJudge(w.ctx, id, "giulia", w.interaction()), table.CodeWatching)
		w.refused(w.table.WithdrawJudge(w.ctx, id, "ada", w.interaction()), table.CodeNotCaller)
		w.refused(w.table.WithdrawJudge(w.ctx, id, "giulia", w.interaction()), table.CodeWatching)
		for seat, want := range []bool{false, true} {
			pos := w.pos(id)
			got, err := table.HasCalled(pos.Match, pos.Seats[seat])
			if err != nil || got != want || !table.IsJudged(pos.Match) {
				t.Errorf("seat %d has called: %v, %v", seat, got, err)
			}
		}
		w.clock.Advance(100 * time.Hour)
		w.tick()
		if i == 0 {
			w.ok(w.table.LetGoOn(w.ctx, w.ruling(id)))
			w.saysLast(name, id, table.EventGoesOn)
		} else {
			w.ok(w.table.WithdrawJudge(w.ctx, id, "bruno", w.interaction()))
			w.saysLast(name, id, table.EventWithdrawn)
		}
		w.due(name, id, map[int]time.Duration{ada: time.Duration(9-i) * time.Hour})
		w.wantRows(name, "refresh", "hand[0]", "hand[1]")
		w.refused(w.table.LetGoOn(w.ctx, w.ruling(id)), table.CodeNotCalled)
		w.refused(w.table.WithdrawJudge(w.ctx, id, "bruno", w.interaction()), table.CodeNotCalled)
		if pos := w.pos(id); table.IsJudged(pos.Match) {
			t.Error("a judge is called still")
		}
	}
	var what []string
	for _, j := range told {
		if j.Match.ID != id || j.Settings.Silence != 7 {
			t.Errorf("told of %+v", j)
		}
		s := "goes on"
		if j.Called {
			s = "called"
		}
		what = append(what, s+" "+j.By+" "+j.Reason)
	}
	want := []string{"called bruno ", "goes on giulia seen by all", "called bruno ", "goes on  "}
	if !slices.Equal(what, want) {
		t.Errorf("told %q, want %q", what, want)
	}
}

// TestCallFails ensures that a call is undone as a whole if somebody who is told of it fails.
func TestCallFails(t *testing.T) {
	w := newWorld(t)
	boom := errors.New("boom")
	w.table.Judged = []func(storage.Tx, table.Judged) error{func(storage.Tx, table.Judged) error { return boom }}
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	if err := w.table.CallJudge(w.ctx, id, "ada", w.interaction()); !errors.Is(err, boom) {
		t.Errorf("the call gives %v", err)
	}
	w.wantRows("after a fault")
	if w.pos(id).Stopped() {
		t.Error("the clocks stand still")
	}
}

// TestUnseenJudge ensures that a judge can be called to a match whose clocks stand still because nobody sees it: they
// go on standing still until the judge lets it go on.
func TestUnseenJudge(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour}, nil, nil)
	w.ok(w.table.StopClocks(w.ctx, id, table.StoppedUnseen))
	w.clock.Advance(time.Hour)
	w.ok(w.table.CallJudge(w.ctx, id, "ada", w.interaction()))
	w.clock.Advance(time.Hour)
	w.ok(w.table.StartClocks(w.ctx, id, table.StoppedUnseen))
	if !w.pos(id).Stopped() {
		t.Error("the clocks run while a judge is called")
	}
	w.ok(w.table.LetGoOn(w.ctx, w.ruling(id)))
	w.due("going on", id, map[int]time.Duration{ada: 10 * time.Hour})
}

// TestGiveTime ensures that a judge gives time to everybody who is asked, total clocks too, while the clocks run and
// while they stand still, in whole hours within bounds; and that nobody gives it to their own match.
func TestGiveTime(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Total: 4 * time.Hour, Rules: tough}, sparks, sparks)
	w.clock.Advance(time.Hour)
	w.ok(w.table.GiveTime(w.ctx, w.ruling(id), 5*time.Hour+59*time.Minute))
	w.saysLast("given", id, table.EventGaveTime)
	hist, err := w.table.History(w.ctx, id, engine.NoSeat, 1)
	w.ok(err)
	if n := hist[0].Events[0].Arg("n")[0]; n.Num() != 5 {
		t.Errorf("%v hours are said to be given", n)
	}
	w.due("given", id, map[int]time.Duration{ada: 8 * time.Hour})
	w.totals("given", id, 8*time.Hour, 4*time.Hour)
	w.clock.Advance(7 * time.Hour)
	w.tick()
	if m := w.status(id); m.Status != storage.Running {
		t.Errorf("the match is %v", m.Status)
	}
	w.ok(w.table.CallJudge(w.ctx, id, "bruno", w.interaction()))
	w.clock.Advance(time.Hour)
	w.ok(w.table.GiveTime(w.ctx, w.ruling(id), time.Hour))
	w.ok(w.table.LetGoOn(w.ctx, w.ruling(id)))
	w.due("given while they stood still", id, map[int]time.Duration{ada: 2 * time.Hour})
	for _, d := range []time.Duration{-time.Hour, time.Hour - time.Second, 30*24*time.Hour + time.Hour} {
		w.refused(w.table.GiveTime(w.ctx, w.ruling(id), d), table.CodeGiven)
	}
	w.ok(w.table.GiveTime(w.ctx, w.ruling(id), 30*24*time.Hour))
	own := w.ruling(id)
	own.By = "bruno"
	w.refused(w.table.GiveTime(w.ctx, own, time.Hour), table.CodeOwn)
	again := w.ruling(id)
	w.ok(w.table.GiveTime(w.ctx, again, time.Hour))
	w.refused(w.table.GiveTime(w.ctx, again, time.Hour), table.CodeTwice)
}

// TestRule ensures that a judge sets a result, which everybody reads with who and why, and that a player cannot.
func TestRule(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Total: time.Hour}, nil, nil)
	own := w.ruling(id)
	own.By = "ada"
	w.refused(w.table.Rule(w.ctx, own, []int{1, 2}), table.CodeOwn)
	w.ok(w.table.CallJudge(w.ctx, id, "ada", w.interaction()))
	w.ok(w.table.Rule(w.ctx, w.ruling(id), []int{2, 1}))
	w.saysLast("ruled", id, table.EventRuled+" "+engine.EventDecided)
	pos := w.pos(id)
	if pos.Match.Status != storage.Over || !slices.Equal(pos.State.Places(), []int{2, 1}) || pos.Stopped() ||
		pos.State.Result.Why != engine.WhyJudge {
		t.Errorf("%+v, %+v", pos.Match, pos.State.Result)
	}
	hist, err := w.table.History(w.ctx, id, engine.NoSeat, 1)
	w.ok(err)
	e := hist[0].Events[0]
	if e.Arg("by")[0] != "user:giulia" || e.Arg("reason")[0] != "typed:seen by all" {
		t.Errorf("said %+v", e)
	}
	w.refused(w.table.Rule(w.ctx, w.ruling(id), []int{1, 2}), engine.CodeOver)
	w.refused(w.table.LetGoOn(w.ctx, w.ruling(id)), engine.CodeOver)
}

// seqs returns the numbers of the log's entries that everybody can read.
func (w *world) seqs(match string) (out []uint64) {
	w.Helper()
	hist, err := w.table.History(w.ctx, match, engine.NoSeat, 0)
	w.ok(err)
	for _, h := range hist {
		out = append(out, h.Seq)
	}
	return out
}

// TestRollback ensures that a judge takes a match back to any entry of its log: what people hold and are asked is as it
// was then, asked anew with whole clocks; that old answers fit nothing; that it can be played on, taken back again, and
// replayed; and that everybody reads who did it and why.
func TestRollback(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Reaction: 2 * time.Hour, Silence: 3, Rules: tough}, sparks,
		sparks)
	type moment struct {
		seq  uint64
		view string
	}
	look := func() string {
		pos := w.pos(id)
		pos.State = pos.State.Clone()
		pos.State.Seq, pos.State.NextQ = 0, 0
		ask := *pos.State.Ask
		ask.Seats = slices.Clone(ask.Seats)
		for i := range ask.Seats {
			ask.Seats[i].Q = 0
		}
		pos.State.Ask = &ask
		return w.json(pos.State)
	}
	var moments []moment
	note := func() { moments = append(moments, moment{w.status(id).Seq, look()}) }
	note()
	w.ok(w.play(id, ada, "spark", bruno))
	note()
	old := w.pos(id).Asks[0].Q
	w.after(time.Hour, id, bruno, engine.Pass)
	note()
	w.does(id, ada, "end")
	note()
	w.ok(w.play(id, bruno, "spark", ada))
	w.clock.Advance(2 * time.Hour)
	w.tick() // Ada is away
	note()
	w.rows()
	for _, i := range []int{1, 4, 0, 2, 3, 1} {
		m := moments[i]
		w.ok(w.table.Rollback(w.ctx, w.ruling(id), m.seq))
		w.saysLast("taken back", id, table.EventRolledBack)
		if got := look(); got != m.view {
			t.Errorf("moment %d is\n%s\nnot\n%s", i, got, m.view)
		}
		pos := w.pos(id)
		for _, s := range pos.Seats {
			if s.Away {
				t.Errorf("moment %d: seat %d is away", i, s.No)
			}
		}
		if turns, err := w.table.Turns(w.ctx, id, 9); err != nil || len(turns) == 0 {
			t.Errorf("moment %d: the match cannot be replayed: %v, %v", i, turns, err)
		}
		called := func(row string) bool { return strings.HasPrefix(row, "handover") }
		if rows := w.rows(); !slices.ContainsFunc(rows, called) {
			t.Errorf("moment %d: nobody is asked: %q", i, rows)
		}
	}
	w.due("asked anew", id, map[int]time.Duration{bruno: 2 * time.Hour})
	_, err := w.table.Do(w.ctx, table.Act{Match: id, Player: "bruno", Q: old, Reply: engine.Reply{Verb: engine.Pass}})
	if engine.IsRefusal(err) == nil {
		t.Errorf("an answer of before gives %v", err)
	}
	w.does(id, bruno, engine.Pass)
	w.does(id, ada, "end")
	back := w.seqs(id)
	w.ok(w.table.Rollback(w.ctx, w.ruling(id), back[len(back)-2])) // into what was played since
	w.does(id, ada, "end")
	w.concedes(id, ada)
	if _, ok, err := w.table.Final(w.ctx, id); !ok || err != nil {
		t.Errorf("the end cannot be replayed: %v", err)
	}
}

// TestRollbackForgets ensures that with a match that is taken back the unanswered questions of its own turns are taken
// back that count towards a loss by silence.
func TestRollbackForgets(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: time.Hour, Silence: 2, Rules: tough}, nil, nil)
	seq := w.status(id).Seq
	for range 2 { // once again after the match was taken back
		w.clock.Advance(time.Hour)
		w.tick()
		if m := w.status(id); m.Status != storage.Running {
			t.Fatalf("one silence has made the match %v", m.Status)
		}
		w.ok(w.table.Rollback(w.ctx, w.ruling(id), seq))
	}
}

// TestRollbackRefused ensures that a match is not taken back to before its deal, to after its end, or by somebody who
// plays in it; that the past can be looked at; and that clocks which stand still go on doing so.
func TestRollbackRefused(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{Turn: 10 * time.Hour, Total: 20 * time.Hour}, nil, nil)
	dealt, begun := w.seqs(id)[0], w.status(id).Seq
	own := w.ruling(id)
	own.By = "ada"
	w.refused(w.table.Rollback(w.ctx, own, dealt), table.CodeOwn)
	w.refused(w.table.Rollback(w.ctx, w.ruling(id), 0), table.CodeNoPast)
	w.refused(w.table.Rollback(w.ctx, w.ruling("m99"), 3), table.CodeUnknown)
	w.clock.Advance(3 * time.Hour)
	w.does(id, ada, "end")
	pos, err := w.table.PositionAt(w.ctx, id, begun)
	w.ok(err)
	if v, err := pos.View(ada); err != nil || v.Turn != 1 || pos.Asks != nil {
		t.Errorf("the past is turn %d, %v, %v", v.Turn, pos.Asks, err)
	}
	if _, err = w.table.PositionAt(w.ctx, id, 0); engine.IsRefusal(err) == nil {
		t.Errorf("before the deal: %v", err)
	}
	w.ok(w.table.CallJudge(w.ctx, id, "bruno", w.interaction()))
	w.clock.Advance(time.Hour)
	w.ok(w.table.Rollback(w.ctx, w.ruling(id), begun))
	if !w.pos(id).Stopped() {
		t.Error("the clocks run")
	}
	w.ok(w.table.LetGoOn(w.ctx, w.ruling(id)))
	w.due("asked anew", id, map[int]time.Duration{ada: 10 * time.Hour})
	w.totals("what was used stays used", id, 17*time.Hour, 20*time.Hour)
	w.concedes(id, ada)
	w.refused(w.table.Rollback(w.ctx, w.ruling(id), dealt), engine.CodeOver)
}
