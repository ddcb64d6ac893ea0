package scenario_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"farpost/engine"
	"farpost/engine/internal/toy"
	"farpost/engine/scenario"
)

// game is the toy under a contract of three clauses.
func game() scenario.Game {
	g := toy.Game(toy.New(""))
	g.Clauses = []string{"TY-001", "TY-002", "TY-003"}
	g.Rulings = []string{"TR-01", "TR-02"}
	return g
}

const setup = "About.\n-- setup --\nhand a bolt=bolt u=soldier\nhand b b.s=soldier\nfield a a1=soldier\n-- script --\n"

// A scenario fails, with file, line and the reason, on every kind of thing that it did not say.
func TestStrictness(t *testing.T) {
	for name, c := range map[string]struct{ script, says string }{
		"ends at a prompt": {"a play card=u\nb pass\nexpect in u = field",
			"the script ends at a prompt that it does not state: asks a idle"},
		"prompt that passes by": {"a play card=bolt target=a1\nconcede a\nasks b idle",
			"unexpected prompt, neither answered nor stated with asks: b respond play pass"},
		"not asked":      {"b pass\nasks a idle", "t.txtar:7: b pass: b is not asked that"},
		"not a word":     {"dance\nasks a idle", `"dance" is no player`},
		"refused":        {"a play card=b.s\nasks a idle", "the draft refuses it with T-NOTHAND"},
		"accepted":       {"a play card=u !T-GOLD\nasks a idle", "it is accepted, not refused with T-GOLD"},
		"other refusal":  {"a play card=b.s !T-GOLD\nasks a idle", "refused with T-NOTHAND"},
		"other figures":  {"a play card=b.s !T-NOTHAND card=moon\nasks a idle", "which does not say card=moon"},
		"wrong fact":     {"expect in u = field\nasks a idle", `it is "hand"`},
		"unknown fact":   {"expect weather = fine\nasks a idle", "no such fact: weather"},
		"wrong options":  {"offers a play card: u\nasks a idle", "offered are: bolt, u"},
		"wrong question": {"offers a play target: a1\nasks a idle", "the next question is card"},
		"wrong verbs":    {"asks a idle end", "a is asked for end play chase storm"},
		"wrong kind":     {"asks a respond", "a is not asked respond"},
		"standing":       {"asks b interject", "standing is true"},
		"wrong preview": {"preview a play card=u: cost gold=9\nasks a idle",
			"the preview is: cost gold=1 target="},
		"incomplete preview": {"preview a play: cost gold=9\nasks a idle", "card is asked first"},
		"no window to pass":  {"passes\nasks a idle", "nobody is asked in such a window"},
		"no such window":     {"passes door\nasks a idle", `"door" is no kind of window`},
		"expires nobody":     {"expire b\nasks a idle", "not all of them are awaited"},
		"goes on":            {"over\nasks a idle", "the match goes on"},
		"asserts nothing":    {"a end", "the script asserts nothing"},
		"clause on an input": {"a end  # TY-001\nasks b idle",
			"t.txtar:7: clause ids stand on assertion lines only"},
		"clause alone":           {"# TY-001\nasks a idle", "clause ids stand on assertion lines only"},
		"clause of nobody":       {"asks a idle # TY-009", "the contract has no clause TY-009"},
		"gone":                   {"expect in sun = hand\nasks a idle", `"sun" names no object`},
		"no place":               {"expect in field#7 = field\nasks a idle", "there are 1 cards"},
		"no zone":                {"expect count hand = 1\nasks a idle", `"hand" is no zone`},
		"half a clause":          {"asks a idle # TY-01", "t.txtar:7: the contract has no clause TY-01"},
		"ruling of nobody":       {"asks a idle # TR-09", "t.txtar:7: the contract has no clause TR-09"},
		"twice the same section": {"asks a idle\n-- script --\nasks a idle", `section "script" stands twice`},
		"bad answer ahead":       {"a end ; pass\nasks b idle", "behind ; an answer ahead is"},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := scenario.Play(game(), "t.txtar", []byte(setup+c.script+"\n"))
			if err == nil || !strings.Contains(err.Error(), c.says) {
				t.Errorf("want %q: %v", c.says, err)
			}
		})
	}
}

// A bad setup names the line, and a clause id in the comment or the setup is refused.
func TestBadSetup(t *testing.T) {
	for name, c := range map[string]struct{ file, says string }{
		"card": {"-- setup --\nhand a x=joker\n-- script --\nasks a idle\n",
			`line 2: the toy has no card "joker"`},
		"alias twice":    {"-- setup --\nhand a x=bolt x=bolt\n-- script --\nasks a idle\n", "given twice"},
		"alias a player": {"-- setup --\nhand a b=bolt\n-- script --\nasks a idle\n", "that is no player's"},
		"clause": {"-- setup --\nhand a x=bolt # TY-001\n-- script --\nasks a idle\n",
			"t.txtar:2: clause ids stand on assertion lines only"},
		"comment": {"Shows TY-001.\n-- setup --\n-- script --\nasks a idle\n", "the comment names TY-001"},
	} {
		t.Run(name, func(t *testing.T) {
			if _, err := scenario.Play(game(), "t.txtar", []byte(c.file)); err == nil ||
				!strings.Contains(err.Error(), c.says) {
				t.Errorf("want %q: %v", c.says, err)
			}
		})
	}
}

// Coverage counts executed assertion lines only, and a scenario that fails covers nothing.
func TestCollect(t *testing.T) {
	fsys := fstest.MapFS{
		"one.txtar": {Data: []byte(setup +
			"offers a play card: bolt, u # TY-001\na play card=u\nb pass\nexpect in u = field # TY-001 TY-003 TR-02\na play card=u !T-NOTHAND\nasks a idle\n")},
		"sub/two.txtar": {Data: []byte(setup + "asks a idle # TY-002\nexpect in u = field\n")},
		"notes.md":      {Data: []byte("no scenario")},
	}
	rep, err := scenario.Collect(game(), fsys)
	if err == nil || !strings.Contains(err.Error(), "sub/two.txtar:8") {
		t.Error(err)
	}
	if rep.Scenarios != 1 || rep.Clauses != 3 || rep.Covered != 2 || len(rep.Uncovered) != 1 ||
		rep.Uncovered[0] != "TY-002" {
		t.Errorf("%+v", rep)
	}
	if rep.Rulings != 2 || rep.RulingsShown != 1 || strings.Join(rep.RulingsNotShown, " ") != "TR-01" ||
		len(rep.Lines["TR-02"]) != 1 {
		t.Errorf("rulings: %+v", rep)
	}
	if got := strings.Join(rep.Refusals["T-NOTHAND"], " "); got != "one.txtar:11" || len(rep.Unfounded) > 0 {
		t.Errorf("refused at %q, without a rule: %v", got, rep.Unfounded)
	}
	if got := strings.Join(rep.Lines["TY-001"], " "); got != "one.txtar:7 one.txtar:10" {
		t.Error(got)
	}
	if _, err := scenario.Collect(game(), fstest.MapFS{}); err == nil {
		t.Error("no scenarios are not all scenarios")
	}
}

// A ruleset whose outcome depends on something outside the state is found by playing it four ways.
func TestImpureRuleset(t *testing.T) {
	g := game()
	calls := 0
	whyNot := g.Ruleset.Check
	g.Ruleset.Check = func(r *engine.Reader) []engine.Change {
		if calls++; calls == 1 {
			return []engine.Change{{Kind: "gold", Seat: 1, N: 1}}
		}
		return whyNot(r)
	}
	_, err := scenario.Play(g, "t.txtar", []byte(setup+"a play card=u\nb pass\nasks a idle\n"))
	if err == nil || !strings.Contains(err.Error(), "state") {
		t.Errorf("not found: %v", err)
	}
}
