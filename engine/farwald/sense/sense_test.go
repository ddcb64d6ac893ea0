package sense_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/farwald/sense"
	"farpost/engine/scenario"
	"farpost/engine/selfplay"
)

// cards are the book of all positions here.
const cards = `
card imp {element: F, cost: 1, desen: 1, defen: 1}
card ogre {element: F, cost: 4, desen: 4, defen: 4}
card wall {element: N, cost: 2, desen: 1, defen: 6}
card raider {element: F, cost: 2, desen: 3, defen: 1, energized: true}
card bolt {type: attack, cost: 2, targets: [{name: c, kind: crystal, side: any}], effect: [{shatter-fragments: {n: 2, of: c}}]}
card mend {type: recovery, cost: 2, targets: [{name: c, kind: crystal, side: any, crystal: damaged}], effect: [{restore-fragments: {n: 2, of: c}}]}
card vow {type: mystic, cost: 1, effect: [{each-shatters-fragments: {n: 1, who: controller}}]}
card dig {type: mystic, cost: 1, effect: [{remember: {n: 3, who: controller}}]}
card hush {type: mystic, cost: 3, tw: true, targets: [{name: d, kind: pending, side: opponent, stage: paid}], effect: [{dissipate: {of: d}}]}
card storm {type: attack, cost: 1, tw: true, targets: [{name: e, kind: card, side: any, type: evocation, defen-max: 2}], effect: [{shatter: {of: e}}]}
card shroud {type: protection, cost: 1, tw: true, targets: [{name: e, kind: card, side: own, type: evocation}], effect: [{modify: {of: e, defen: 3, until: end-of-turn}}]}
card rite {type: mystic, cost: 2, effect: [{each-shatters-fragments: {n: 1, who: opponents}}], charge: {cost: [{ce: F}], effect: [{each-shatters-fragments: {n: 1, who: opponents}}]}}
memory a 20
memory b 20
`

// position plays a script up to its end.
func position(t *testing.T, text string) (engine.Book, *engine.State) {
	t.Helper()
	before, script, _ := strings.Cut(text, "--\n")
	res, err := scenario.Play(scenarios.Game(nil), t.Name(), []byte("A position.\n-- setup --"+cards+before+"-- script --\n"+script))
	if err != nil {
		t.Fatal(err)
	}
	s, err := res.Last()
	if err != nil {
		t.Fatal(err)
	}
	return res.Book, s
}

var g = farwald.New()

// decide gives what the player answers to its question, and behind it what it queues, each in words.
func decide(t *testing.T, text string, seat engine.Seat) []string {
	t.Helper()
	b, s := position(t, text)
	v, err := engine.ViewOf(g, b, s, seat)
	if err != nil || len(v.Mine) == 0 {
		t.Fatalf("%v is not asked: %v", seat, err)
	}
	m := selfplay.Moment{View: v, Book: b, Ask: v.Mine[0]}
	var out []string
	for range 9 {
		rep, said, ok := first(t, b, s, m)
		if !ok {
			break
		}
		out = append(out, said)
		if m.Done = append(m.Done, rep); !g.Queues(m.Ask.Kind) || g.Verb(rep.Verb).Prog == "" {
			break
		}
	}
	return out
}

// first drafts the plans of a moment and gives the first one that is possible.
func first(t *testing.T, b engine.Book, s *engine.State, m selfplay.Moment) (engine.Reply, string, bool) {
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
			if out.Question == nil {
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

// words write an answer with cards by their ids: "play bolt crystal:1.2; w5 pass".
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

// TestPlayer ensures what a sensible player does: in its own turn, asked to defend, in windows.
func TestPlayer(t *testing.T) {
	for name, c := range map[string]struct {
		position string
		seat     engine.Seat
		want     []string
	}{
		"plays what it can, the worthiest first": {"hand a: imp wall ogre\nenergy a 6\n--\nasks a action\n", 0,
			[]string{"play ogre", "play wall", "end"}},
		"ends a turn with nothing to do":      {"hand a: filler\n--\nasks a action\n", 0, []string{"end"}},
		"plays nothing that hurts itself":     {"hand a: vow\n--\nasks a action\n", 0, []string{"end"}},
		"remembers nothing that would tire":   {"hand a: dig filler filler filler\n--\nasks a action\n", 0, []string{"end"}},
		"looks at what it remembers":          {"hand a: dig imp\n--\nasks a action\n", 0, []string{"play imp", "play dig"}},
		"looks at who can act at once":        {"hand a: imp raider\n--\nasks a action\n", 0, []string{"play imp", "play raider"}},
		"harms the weakest opposing Crystal":  {"hand a: bolt\ncrystals b 5,3,5,5\ncrystals a 1,5,5,5\n--\nasks a action\n", 0, []string{"play bolt crystal:1.1", "end"}},
		"helps its own weakest Crystal":       {"hand a: mend\ncrystals b 1,5,5,5\ncrystals a 5,5,2,4\n--\nasks a action\n", 0, []string{"play mend crystal:0.2", "end"}},
		"attacks what cannot be defended":     {"field a: ogre imp\ncrystals b 5,4,5,5\n--\nasks a action\n", 0, []string{"unleash ogre crystal:1.1; w5 pass", "unleash imp crystal:1.0; w5 pass", "end"}},
		"breaks through a weaker shield":      {"field a: ogre ogre\nfield b: imp\n--\nasks a action\n", 0, []string{"unleash ogre ogre crystal:1.0; w5 pass", "end"}},
		"takes an Evocation with little":      {"field a: imp\nfield b: wall imp\n--\nasks a action\n", 0, []string{"unleash imp imp; w5 pass", "end"}},
		"does not run against a wall":         {"field a: imp\nfield b: wall\n--\nasks a action\n", 0, []string{"end"}},
		"stays at home when it is threatened": {"field a: wall\nfield b: ogre/exploited\ncrystals a 2,0,0,0\n--\nasks a action\n", 0, []string{"end"}},
		"declines Charge ahead":               {"field a: wall\nhand a: rite\n--\nasks a action\n", 0, []string{"play rite; charge decline", "unleash wall crystal:1.0; w5 pass", "end"}},
		"pays Charge ahead with the weakest": {"field a: ogre imp wall wall\nhand a: rite\n--\nasks a action\n", 0,
			[]string{"play rite; charge charge imp", "unleash ogre wall crystal:1.0; w5 pass", "unleash wall crystal:1.1; w5 pass", "end"}},
		"says ahead what goes above the limit": {"hand a: filler filler filler filler filler imp\nenergy a 0\n--\nasks a action\n", 0, []string{"end; cut abandon filler"}},
		"keeps the last word while it can use it": {"field a: ogre ogre\nfield b: wall\nhand a: storm\n--\nasks a action\n", 0,
			[]string{"unleash ogre ogre crystal:1.0", "end"}},
		"defends with one that survives": {"turn a\nfield a: o=ogre\nfield b: imp wall\n--\na unleash attackers=o target=b/1\nasks b defence\n", 1, []string{"defend wall; * pass"}},
		"lets a little pass":             {"field a: o=imp\nfield b: imp\n--\na unleash attackers=o target=b/1\nasks b defence\n", 1, []string{"defend"}},
		"holds a Crystal with all":       {"field a: o=ogre\nfield b: i1=imp i2=imp i3=imp\ncrystals b 4,5,5,5\n--\na unleash attackers=o target=b/1\nasks b defence\n", 1, []string{"defend imp imp imp; * pass"}},
		"keeps the last word with a shroud": {"field a: o=ogre\nfield b: wall\nhand b: shroud\n--\na unleash attackers=o target=b/1\nasks b w4\nb pass\nasks b defence\n", 1,
			[]string{"defend wall"}},
		"saves a defender":               {"field a: o=ogre p=ogre\nfield b: w=wall\nhand b: shroud\n--\na unleash attackers=o,p target=b/1\nb pass\nb defend defenders=w\nasks b w5\n", 1, []string{"play shroud wall"}},
		"passes ahead":                   {"hand a: o=ogre\nhand b: hush shroud\nenergy b 1\nfield b: wall\n--\na play card=o\nasks b w1\n", 1, []string{"pass; * pass"}},
		"waits for the payment to stop":  {"hand a: o=ogre\nhand b: hush\n--\na play card=o\nasks b w1\n", 1, []string{"pass"}},
		"stops what is worth it":         {"hand a: o=ogre\nhand b: hush\n--\na play card=o\nb pass\nasks b w2\n", 1, []string{"play hush ogre"}},
		"lets pass what is not worth it": {"hand a: o=imp\nhand b: hush\n--\na play card=o\nasks b w1\n", 1, []string{"pass; * pass"}},
	} {
		t.Run(name, func(t *testing.T) {
			if got := decide(t, c.position, c.seat); !slices.Equal(got, c.want) {
				t.Errorf("got  %q\nwant %q", got, c.want)
			}
		})
	}
}
