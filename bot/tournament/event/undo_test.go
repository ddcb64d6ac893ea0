package event_test

import (
	"slices"
	"testing"

	"farpost/bot/tournament/event"
	"farpost/engine"
)

// undo takes the step back that the event says can be, and returns its kind; "" if there is none.
func (d *desk) undo() string {
	d.t.Helper()
	step := d.e.Undoable(d.log)
	if step == 0 {
		return ""
	}
	return d.undoStep(step)
}

// undoStep takes a step back, and returns its kind.
func (d *desk) undoStep(step uint64) string {
	d.t.Helper()
	e, effects, err := d.e.Undo(d.log, step)
	if err != nil {
		d.t.Fatal(err)
	}
	kind := d.log[step-1].Kind
	d.log = append(d.log, event.Action{Kind: event.Take, Step: step, At: d.now})
	d.e = e
	d.take(effects)
	d.checked()
	return kind
}

// TestUndo ensures that the last step of an organiser can be taken back, and the one before, as long as nobody relied
// on it; and that matches of a round that is taken back are called off.
func TestUndo(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.do(event.Action{Kind: event.Penalise, Player: "p00", Points: 3, Reason: "late"})
	for _, want := range []string{event.Penalise, event.Publish} {
		if got := d.undo(); got != want {
			t.Fatalf("taken back is %q, want %q", got, want)
		}
	}
	if len(d.e.Penalties) > 0 {
		t.Error("the penalty stays")
	}
	if len(d.stops) != 2 || d.stops[0].Kind != event.EffectVoid {
		t.Errorf("called off are %+v", d.stops)
	}
	if r, _ := d.e.Current(); r.Published || len(r.Pairings) != 2 {
		t.Errorf("the round is %+v", r)
	}
	for _, want := range []string{event.Draft, event.Start, ""} { // people have joined since it was opened
		if got := d.undo(); got != want {
			t.Fatalf("taken back is %q, want %q", got, want)
		}
	}
}

// TestRelied ensures that nothing is taken back before a round that was published, and no ruling that has ended a
// match.
func TestRelied(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.do(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{1, 0}, Reason: "agreed"})
	rule := uint64(len(d.log))
	if _, _, err := d.e.Undo(d.log, rule); err != nil {
		t.Errorf("a ruling cannot be taken back at once: %v", err)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.relied(rule)
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m2", Places: []int{1, 2}})
	d.do(event.Action{Kind: event.Draft, Seed: 5})
	d.do(event.Action{Kind: event.Publish})
	publish := uint64(len(d.log))
	d.relied(publish - 2)
	if got := d.e.Undoable(d.log); got != publish {
		t.Errorf("%d can be taken back, want %d", got, publish)
	}
	for _, step := range []uint64{0, 1, 3, publish + 1} { // creation and joining are never taken back
		if _, _, err := d.e.Undo(d.log, step); code(err) != event.CodeNothing {
			t.Errorf("step %d: %v", step, err)
		}
	}
}

// relied ensures that a step cannot be taken back any more.
func (d *desk) relied(step uint64) {
	d.t.Helper()
	if _, _, err := d.e.Undo(d.log, step); err == nil || engine.IsRefusal(err) == nil {
		d.t.Errorf("step %d (%s) can be taken back: %v", step, d.log[step-1].Kind, err)
	}
}

// TestDrawn ensures that a round stays as it was drawn when a step is taken back in an event whose rounds an earlier
// build paired otherwise than this one: it is in the log.
func TestDrawn(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	i := slices.IndexFunc(d.log, func(a event.Action) bool { return a.Kind == event.Draft })
	drawn := d.log[i].Drawn
	if drawn == nil {
		t.Fatal("the log does not have what was drawn")
	}
	a, b := drawn.Pairings[0].Players, drawn.Pairings[1].Players
	a[0], b[0] = b[0], a[0]
	d.e = replayed(t, d.log)
	if !slices.Equal(d.e.Rounds[0].Pairings[0].Players, a) {
		t.Fatalf("the round is %+v, was drawn as %v", d.e.Rounds[0], a)
	}
	d.do(event.Action{Kind: event.Penalise, Player: "p00", Points: 3, Reason: "late"})
	for _, want := range []string{event.Penalise, event.Publish} {
		if got := d.undo(); got != want {
			t.Fatalf("taken back is %q, want %q", got, want)
		}
		if !slices.Equal(d.e.Rounds[0].Pairings[0].Players, a) {
			t.Errorf("after the %s is taken back the round is %+v", want, d.e.Rounds[0])
		}
	}
}

// TestOlder ensures that nothing is taken back in an event of an earlier build whose log has the seeds alone, where
// this build would pair a round otherwise that stays; and that a round which goes does not matter.
func TestOlder(t *testing.T) {
	d := paired(t, func(*event.Plan) {})
	d.do(event.Action{Kind: event.Penalise, Player: "p00", Points: 3, Reason: "late"})
	penalty := uint64(len(d.log))
	draft := uint64(slices.IndexFunc(d.log, func(a event.Action) bool { return a.Kind == event.Draft }) + 1)
	d.log[draft-1].Drawn = nil
	if _, _, err := d.e.Undo(d.log, penalty); err != nil {
		t.Fatalf("a step of a round that this build pairs alike: %v", err)
	}
	stands := replayed(t, d.log)
	a, b := stands.Rounds[0].Pairings[0].Players, stands.Rounds[0].Pairings[1].Players
	a[0], b[0] = b[0], a[0]
	for _, step := range []uint64{penalty, draft + 1} {
		if _, _, err := stands.Undo(d.log, step); code(err) != event.CodeOlder {
			t.Errorf("step %d: %v, want %s", step, err, event.CodeOlder)
		}
	}
	if got := stands.Undoable(d.log); got != 0 {
		t.Errorf("step %d can be taken back, the event says", got)
	}
	d.undo()
	d.undo() // the round is a draft again
	stands = replayed(t, d.log)
	a, b = stands.Rounds[0].Pairings[0].Players, stands.Rounds[0].Pairings[1].Players
	a[0], b[0] = b[0], a[0]
	if now, _, err := stands.Undo(d.log, draft); err != nil || len(now.Rounds) > 0 {
		t.Errorf("the draft cannot be taken back: %d rounds, %v", len(now.Rounds), err)
	}
}

// TestDrawnAnew ensures that a draft is made anew when something before it is taken back, as the log says afterwards.
func TestDrawnAnew(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.CheckIn = 0 })
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	d.do(event.Action{Kind: event.GiveBye, Player: "p02", Round: 1})
	d.do(event.Action{Kind: event.Draft, Seed: 1})
	d.undoStep(uint64(len(d.log) - 1))
	if r, _ := d.e.Current(); len(r.Pairings) != 2 {
		t.Errorf("without the bye the draft is %+v", r)
	}
}

// replayed is the event of a log.
func replayed(t *testing.T, log []event.Action) event.Event {
	t.Helper()
	e, err := event.Replay(log)
	if err != nil {
		t.Fatal(err)
	}
	return e
}
