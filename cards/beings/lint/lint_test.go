package lint_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/beings/lint"
	"farpost/cards/cardfile"
	"farpost/cards/source"
	"farpost/engine/beings/language"
)

// check lints a file of one card, the first level of the Being Ash, with further keys.
func check(keys string) string {
	const head = `set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}
groups: [{id: ash, name: {en: Ash, it: Ash}, of: {en: Ash, it: Ash}}]
cards:
  - {id: T01, `
	dir := fstest.MapFS{"set.yaml": {Data: []byte(head + keys + "}\n")}}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: dir}, true)
	return source.Join(faults, lint.Check(folder)).Error()
}

const (
	ash   = "name: {en: Ash I, it: Ash I}, being: ash, level: 1, type: war, "
	plain = ash + "cost: 1, power: 2"
)

// TestWrong ensures that each kind of fault is found and said.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ keys, want string }{
		{plain, "the Being ash needs the levels 1, 2 and 3, each once"},
		{strings.Replace(plain, "Ash I,", "Ash,", 1),
			`that of the Being with its level: "Ash I", in Italian "Ash I"`},
		{ash + "cost: 1, power: 3", "power: 3; with cost 1 and a skill of 0 points it is 2"},
		{ash + "power: 2", "cost is missing: every card of a Being has it"},
		{"name: {en: Jade, it: Giada}, gem: jade, cost: 1",
			"a gem has a name and a colour, and nothing else (BE-005)"},
		{"name: {en: Jade, it: Giada}", "gem or being is missing"},
		{plain + ", skill: {on: play}", "the skill does nothing: give it an effect"},
		{plain + ", skill: {on: play, cost: {gems: 1}, effect: [{draw: {n: 1}}]}",
			"only an action has a cost"},
		{plain + ", skill: {on: play, reach: true}", "reach: only a skill on attack can have it"},
		{plain + ", skill: {on: attack, upright: true}", "upright: only a skill on block can have it"},
		{plain + ", skill: {on: play, effect: [{power: {n: 0, until: turn}}]}", "n: it changes nothing"},
		{plain + ", skill: {on: play, effect: [{power: {n: 2}}]}",
			"there is no attack when this skill comes"},
		{plain + ", skill: {on: play, effect: [{rest: {of: attacker}}]}",
			"nobody attacks when this skill comes"},
		{plain + ", skill: {on: attack, effect: [{rest: {of: defender}}]}",
			"which Being defends is known only when it does"},
		{plain + ", skill: {on: attack, effect: [{activate: {of: defender}}]}",
			"which Being defends is known only when it does"},
		{plain + ", skill: {on: attack, effect: [{defeat: {of: defender}}]}",
			"which Being defends is known only when it does"},
		{plain + ", skill: {on: play, effect: [{rest: {of: t}}]}", `no target is named "t"`},
		{plain + ", skill: {on: play, targets: [{name: t, kind: own}], effect: [{draw: {n: 1}}]}",
			"nothing happens to it"},
		{plain + ", skill: {on: play, targets: [{name: t, kind: place, power: 2}], effect: [{move: {to: t}}]}",
			"a location has no state, power, level or type"},
		{plain + ", skill: {on: play, targets: [{name: t, kind: abyss, state: rested}], effect: [{return: {of: t}}]}",
			"neither active nor rested"},
	} {
		if got := check(c.keys); !strings.Contains(got, c.want) {
			t.Errorf("%s\n%s\nwant %s", c.keys, got, c.want)
		}
	}
}
