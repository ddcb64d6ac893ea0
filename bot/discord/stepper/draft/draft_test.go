package draft_test

import (
	"reflect"
	"testing"

	"farpost/bot/discord/stepper/draft"
	"farpost/engine"
)

func answer(name string, vals ...engine.Value) engine.Answer {
	return engine.Answer{Name: name, Vals: vals}
}

// TestLonely ensures that a question behind other answers is answered by itself exactly where it leaves no choice.
func TestLonely(t *testing.T) {
	no := engine.Refuse("X-NO", "")
	a, b, shut := engine.Option{Key: "a"}, engine.Option{Key: "b"}, engine.Option{Key: "c", Refusal: no}
	of := func(least, most int, opts ...engine.Option) engine.Question {
		return engine.Question{Options: opts, Min: least, Max: most}
	}
	ordered := of(2, 2, a, b)
	ordered.Ordered = true
	behind := draft.Draft{Reply: engine.Reply{Answers: []engine.Answer{answer("card", "x")}}}
	for name, c := range map[string]struct {
		d    draft.Draft
		q    engine.Question
		want []engine.Value
	}{
		"one":             {behind, of(1, 1, a), []engine.Value{"a"}},
		"one possible":    {behind, of(1, 1, a, shut), []engine.Value{"a"}},
		"all of two":      {behind, of(2, 2, a, b), []engine.Value{"a", "b"}},
		"two in an order": {behind, ordered, nil},
		"one of two":      {behind, of(1, 1, a, b), nil},
		"one or none":     {behind, of(0, 1, a), nil},
		"none possible":   {behind, of(1, 1, shut), nil},
		"the first":       {draft.Draft{}, of(1, 1, a), nil},
	} {
		if got, ok := c.d.Lonely(&c.q); ok != (c.want != nil) || ok && !reflect.DeepEqual(got, c.want) {
			t.Errorf("%s: %v %v, want %v", name, got, ok, c.want)
		}
	}
}

// TestOtherwise ensures that who wants to pay differently is asked in place of the last proposal, keeps what was said
// ahead, and that Back from there proposes anew.
func TestOtherwise(t *testing.T) {
	g := engine.NewRuleset("none", 1)
	d := draft.Draft{Reply: engine.Reply{Verb: "play", Answers: []engine.Answer{answer("card", "x"),
		answer("target", "y"), answer("pay")}}, Lone: []string{"target"}, Proposed: []string{"pay"},
		Ahead: []engine.Sealed{{Window: "w"}}, AheadWords: []string{"later"}}
	asks, ok := d.Otherwise()
	q := &engine.Question{Name: "pay", Proposes: true}
	if !ok || len(asks.Reply.Answers) != 2 || len(asks.Ahead) != 1 || asks.Proposes(q) || !d.Proposes(q) {
		t.Errorf("asked: %+v", asks)
	}
	if _, again := asks.Otherwise(); again {
		t.Error("nothing is proposed any more")
	}
	back, ok := asks.StepBack(g)
	if !ok || len(back.Reply.Answers) != 0 || !back.Proposes(q) {
		t.Errorf("one step back: %+v", back)
	}
	asks.Reply.Answers = append(asks.Reply.Answers, answer("pay", "z"))
	back, ok = asks.StepBack(g)
	if !ok || len(back.Reply.Answers) != 2 || back.Proposes(q) {
		t.Errorf("back from what was paid: %+v", back)
	}
}
