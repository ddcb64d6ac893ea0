package event_test

import (
	"testing"

	"farpost/bot/tournament/event"
	"farpost/engine"
)

// undo takes the step back that the event says can be, and returns its kind; "" if there is none.
func (d *desk) undo() string {
	d.t.Helper()
	step := event.Undoable(d.log)
	if step == 0 {
		return ""
	}
	e, effects, err := event.Undo(d.log, step)
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
	if _, _, err := event.Undo(d.log, rule); err != nil {
		t.Errorf("a ruling cannot be taken back at once: %v", err)
	}
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m1", Places: []int{1, 2}})
	d.relied(rule)
	d.do(event.Action{Kind: event.GameOver, By: "bot", Match: "m2", Places: []int{1, 2}})
	d.do(event.Action{Kind: event.Draft, Seed: 5})
	d.do(event.Action{Kind: event.Publish})
	publish := uint64(len(d.log))
	d.relied(publish - 2)
	if got := event.Undoable(d.log); got != publish {
		t.Errorf("%d can be taken back, want %d", got, publish)
	}
	for _, step := range []uint64{0, 1, 3, publish + 1} { // creation and joining are never taken back
		if _, _, err := event.Undo(d.log, step); code(err) != event.CodeNothing {
			t.Errorf("step %d: %v", step, err)
		}
	}
}

// relied ensures that a step cannot be taken back any more.
func (d *desk) relied(step uint64) {
	d.t.Helper()
	if _, _, err := event.Undo(d.log, step); err == nil || engine.IsRefusal(err) == nil {
		d.t.Errorf("step %d (%s) can be taken back: %v", step, d.log[step-1].Kind, err)
	}
}
