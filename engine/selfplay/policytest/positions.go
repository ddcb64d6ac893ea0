package policytest

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// Positions are a game's, with the player that is asked in them.
type Positions struct {
	Game   scenario.Game
	Policy selfplay.Policy
	// Cards are lines of the setup section that all positions begin with.
	Cards string
}

// Case is a position and what a seat should answer to its question there.
type Case struct {
	Position string
	Seat     engine.Seat
	// Want are the answer and, behind it, those that are queued, each in words: the verb, what was chosen (cards by
	// their ids), then "; " and what is said ahead, by its window: "play bolt crystal:1.2; w5 pass".
	Want []string
}

// In is a case: the position, the seat, and what it should answer.
func In(position string, seat engine.Seat, want ...string) Case {
	return Case{Position: position, Seat: seat, Want: want}
}

// Run plays each case as a test of its own, by its name.
func (p Positions) Run(t *testing.T, cases map[string]Case) {
	for name, c := range cases {
		t.Run(name, func(t *testing.T) {
			if got := p.decide(t, c.Position, c.Seat); !slices.Equal(got, c.Want) {
				t.Errorf("got  %q\nwant %q", got, c.Want)
			}
		})
	}
}

// most is how many answers are looked at: the first and those queued behind it.
const most = 9

// decide gives what the player answers, and behind it what it queues.
func (p Positions) decide(t *testing.T, text string, seat engine.Seat) []string {
	t.Helper()
	before, script, _ := strings.Cut(text, "--\n")
	book, s, err := scenario.End(p.Game, t.Name(), "A position.\n-- setup --"+p.Cards+before+"-- script --\n"+script)
	if err != nil {
		t.Fatal(err)
	}
	g := p.Game.Ruleset
	v, err := engine.ViewOf(g, book, s, seat)
	if err != nil || len(v.Mine) == 0 {
		t.Fatalf("%v is not asked: %v", seat, err)
	}
	m := selfplay.Moment{View: v, Book: book, Ask: v.Mine[0]}
	var out []string
	for len(out) < most {
		plan, rep, ok, err := selfplay.Choose(g, book, s, p.Policy, m)
		if err != nil {
			t.Fatal(err)
		}
		if !ok {
			break
		}
		out = append(out, words(v, rep, plan.Ahead))
		if m.Done = append(m.Done, rep); !g.Queues(m.Ask.Kind) || g.Verb(rep.Verb).Prog == "" {
			break
		}
	}
	return out
}

// words are an answer in the words of Case.Want.
func words(v engine.View, rep engine.Reply, ahead []engine.Sealed) string {
	out := rep.Verb
	for _, a := range rep.Answers {
		for _, x := range a.Vals {
			if c, ok := v.Find(x); ok {
				x = engine.Value(c.Card)
			}
			out += " " + string(x)
		}
	}
	for _, x := range ahead {
		out += "; " + x.Window + " " + words(v, x.Reply, nil)
	}
	return out
}
