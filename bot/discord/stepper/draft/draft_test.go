package draft_test

import (
	"reflect"
	"strings"
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

// TestEarlier ensures that of a plan what each earlier act comes with is listed by that act, that taking one back takes
// nothing else, and that what was put together by more than a verb is left to Back.
func TestEarlier(t *testing.T) {
	pass := engine.Sealed{Window: "struck", About: engine.Made, Reply: engine.Reply{Verb: engine.Pass}}
	shield := engine.Sealed{Window: "struck", Reply: engine.Reply{Verb: "parry", Answers: []engine.Answer{answer("x")}}}
	queues := func(kind string) bool { return kind == "turn" }
	first := draft.Draft{Reply: engine.Reply{Verb: "hit"}, Line: "**Hit** a", Ahead: []engine.Sealed{pass, shield},
		AheadWords: []string{"Pass then", "**Parry**"}}
	then := engine.Offer{Window: "turn"}
	second := draft.Draft{Outer: &first, Offer: then, Reply: engine.Reply{Verb: "hit"}, Line: "**Hit** b",
		Told: []string{"• hurts"}, Ahead: []engine.Sealed{pass, pass}, AheadWords: []string{"Pass then", "Pass late"}}
	plan := second.Merged(0)
	third := draft.Draft{Outer: &plan, Offer: then, Reply: engine.Reply{Verb: "end"}, Line: "**End**"}
	const all = "**Hit** a\n↳ Pass then\n↳ **Parry**\n↳ **Hit** b\n• hurts\n↳ Pass then\n↳ Pass late\n↳ **End**"
	listed := func(d draft.Draft) string { return strings.Join(d.Outer.Before(d.Line), "\n") }
	if got := listed(third); got != all {
		t.Errorf("listed:\n%s", got)
	}
	want := []struct{ act, words, rest string }{
		{"**Hit** a", "Pass then", strings.Replace(all, "↳ Pass then\n", "", 1)},
		{"**Hit** b", "Pass then", strings.Replace(all, "hurts\n↳ Pass then", "hurts", 1)},
		{"**Hit** b", "Pass late", strings.Replace(all, "\n↳ Pass late", "", 1)},
	}
	got := third.Earlier(queues)
	for i, w := range want {
		if i >= len(got) || got[i].Act != w.act || got[i].Words != w.words || listed(got[i].Rest) != w.rest {
			t.Fatalf("%d: %+v, want %+v", i, got, w)
		}
	}
	given := got[1].Rest.Given(0).Ahead
	if len(got) != len(want) || len(given) != 4 || len(given[2].Ahead) != 1 || listed(third) != all ||
		len(third.Given(0).Ahead[2].Ahead) != 2 {
		t.Errorf("%d can be taken back; without one of the second: %+v", len(got), given)
	}
	if again := second.Earlier(func(string) bool { return false }); len(again) != 1 {
		t.Errorf("behind the first: %+v", again)
	}
	if none := plan.Earlier(queues); none != nil {
		t.Errorf("of the first: %+v", none)
	}
}
