package sense_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/fow/scenarios"
	"farpost/engine/fow/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// cards are the book of all positions here.
const cards = `
card pup {cost: F, atk: 300, def: 200}
card ogre {cost: F+2, atk: 700, def: 600}
card wall {atk: 200, def: 900}
card wing {atk: 300, def: 200, keywords: [flying]}
card toss {type: spell, spell: chant-instant, cost: F, targets: [{name: t, kind: card-or-player, side: any, types: [resonator]}], effect: [{damage: {n: 300, of: t}}]}
card hush {type: spell, spell: chant-instant, cost: F, targets: [{name: s, kind: spell, side: opponent}], effect: [{cancel: {of: s}}]}
card burn {type: spell, spell: chant, cost: F, effect: [{damage: {n: 300, who: each}}]}
card curse {type: addition, addition: resonator, cost: F, statics: [{modify: {carrier: true, atk: -100, def: -100}}]}
`

// decide gives what the player answers to its question, and behind it what it queues, each in words.
func decide(t *testing.T, text string, seat engine.Seat) []string {
	t.Helper()
	before, script, _ := strings.Cut(text, "--\n")
	res, err := scenario.Play(scenarios.Game(nil, nil), t.Name(), []byte("A position.\n-- setup --"+cards+before+"-- script --\n"+script))
	if err != nil {
		t.Fatal(err)
	}
	g, book := fow.New(), res.Book
	s, err := res.Last()
	if err != nil {
		t.Fatal(err)
	}
	v, err := engine.ViewOf(g, book, s, seat)
	if err != nil || len(v.Mine) == 0 {
		t.Fatalf("%v is not asked: %v", seat, err)
	}
	m := selfplay.Moment{View: v, Book: book, Ask: v.Mine[0]}
	var out []string
	for range 9 {
		rep, said, ok := first(t, g, book, s, m)
		if !ok {
			break
		}
		out = append(out, said)
		if m.Done = append(m.Done, rep); !g.Queues(m.Ask.Kind) || rep.Verb == engine.Pass {
			break
		}
	}
	return out
}

// first drafts the plans of a moment and gives the first one that is possible.
func first(t *testing.T, g *engine.Ruleset, b engine.Book, s *engine.State, m selfplay.Moment) (engine.Reply, string, bool) {
	t.Helper()
	for _, p := range (sense.Player{}).Plans(m) {
		rep := engine.Reply{Verb: p.Verb}
		for {
			out, err := engine.Draft(g, b, s, m.Ask.Seat, m.Ask.Q, rep)
			if err != nil {
				t.Fatal(err)
			}
			if out.Preview != nil {
				return out.Preview.Reply, words(m.View, out.Preview.Reply, p.Ahead), true
			}
			if out.Question == nil || p.Pick == nil {
				break
			}
			vals, ok := p.Pick(out.Question)
			if !ok {
				break
			}
			rep.Answers = append(slices.Clip(rep.Answers), engine.Answer{Name: out.Question.Name, Vals: vals})
		}
	}
	return engine.Reply{}, "", false
}

// words write an answer with cards by their ids: "battle; attack attack pup seat:1".
func words(v engine.View, rep engine.Reply, ahead []engine.Sealed) string {
	out := []string{rep.Verb}
	for _, a := range rep.Answers {
		for _, x := range a.Vals {
			if c, ok := v.Find(x); ok {
				x = engine.Value(c.Card)
			}
			out = append(out, string(x))
		}
	}
	for _, x := range ahead {
		out = append(out, "; "+x.Window, words(v, x.Reply, nil))
	}
	return strings.ReplaceAll(strings.Join(out, " "), " ;", ";")
}

// TestPlayer ensures what a sensible player does: in its own turn, attacked, in windows.
func TestPlayer(t *testing.T) {
	for name, c := range map[string]struct {
		position string
		seat     engine.Seat
		want     []string
	}{
		"calls a stone and looks at it":       {"ruler a: pup\nstone-deck a 3\n--\nasks a W-05\n", 0, []string{"call"}},
		"plays the dearest it can, then ends": {"hand a: pup ogre toss\nwill a F+F+F+F\n--\nasks a W-05\n", 0, []string{"play ogre", "play pup", "pass"}},
		"attacks whom nobody can stop":        {"field a: pup\n--\nasks a W-05\n", 0, []string{"battle; attack attack pup seat:1", "pass"}},
		"does not run against a wall":         {"field a: pup\nfield b: wall\n--\nasks a W-05\n", 0, []string{"pass"}},
		"flies over it":                       {"field a: wing\nfield b: wall\n--\nasks a W-05\n", 0, []string{"battle; attack attack wing seat:1", "pass"}},
		"does not attack with who has come":   {"field a: pup/new\n--\nasks a W-05\n", 0, []string{"pass"}},
		"strikes the rested one that falls":   {"field a: ogre\nfield b: pup/rested wall\n--\nasks a W-05\n", 0, []string{"battle; attack attack ogre pup", "pass"}},
		"attacks everything for the win":      {"field a: pup\nfield b: wall\nlife b 300\n--\nasks a W-05\n", 0, []string{"battle; attack attack pup seat:1", "pass"}},
		"says ahead what goes above seven":    {"hand a: pup ogre ogre ogre ogre ogre ogre ogre\n--\nasks a W-05\n", 0, []string{"pass; hand-limit choose pup"}},
		"keeps a Chant that hurts it more":    {"hand a: burn\nwill a F\nlife a 1000\n--\nasks a W-05\n", 0, []string{"pass"}},
		"curses the best of the others":       {"hand a: curse\nwill a F\nfield a: pup/new\nfield b: ogre wall pup\n--\nasks a W-05\n", 0, []string{"play curse ogre"}},
		"blocks with one that survives": {"field a: o=ogre\nfield b: pup wall\n--\na battle\na attack attacker=o object=b\nasks b block\n", 1,
			[]string{"block wall; * pass"}},
		"lets a little pass": {"field a: p=pup\nfield b: o=wing\n--\na battle\na attack attacker=p object=b\nasks b block\n", 1, []string{"block wing; * pass"}},
		"gives anybody for its life": {"field a: o=ogre\nfield b: p=pup\nlife b 700\n--\na battle\na attack attacker=o object=b\nasks b block\n", 1,
			[]string{"block pup; * pass"}},
		"cancels what is worth it": {"hand a: o=ogre\nwill a F+F+F\nhand b: hush\nwill b F\n--\na play card=o\nasks b W-05c\n", 1, []string{"play hush ogre"}},
		"passes about the rest":    {"hand a: o=pup\nwill a F\nhand b: toss\nwill b F\n--\na play card=o\nasks b W-05c\n", 1, []string{"pass; * pass"}},
		"meets an attacker that falls": {"field a: p=pup\nhand b: toss\nwill b F\n--\na battle\npasses W-06,W-07\na attack attacker=p object=b\nasks b W-08\n", 1,
			[]string{"play toss pup"}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := decide(t, c.position, c.seat); !slices.Equal(got, c.want) {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}
