package lint_test

import (
	"fmt"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/beings/lint"
	"farpost/cards/cardfile"
	"farpost/cards/source"
	"farpost/engine/beings/language"
)

// plain are what the three levels of a Being have beside name, level and type.
var plain = [3]string{"cost: 1, power: 2", "cost: 2, power: 3", "cost: 3, power: 4"}

// file is a set with one Being of these three cards.
func file(cards [3]string) string {
	out := `set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}
groups:
  - {id: T, name: {en: Try, it: Prova}, of: {en: Try, it: di Prova}}
cards:
`
	for i, of := range cards {
		level := strings.Repeat("I", i+1)
		out += fmt.Sprintf("  - {id: T-%d, name: {en: Try %s, it: Prova %s}, being: T, level: %d, type: sea, %s}\n", i+1,
			level, level, i+1, of)
	}
	return out
}

// check lints a file of a set, and of ready decks.
func check(set string, decks ...string) string {
	dir := fstest.MapFS{"set.yaml": {Data: []byte(set)}}
	for i, s := range decks {
		dir[fmt.Sprintf("deck-%d.yaml", i)] = &fstest.MapFile{Data: []byte(s)}
	}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: dir}, true)
	return source.Join(faults, lint.Check(folder)).Error()
}

// first is a set whose first card has a skill, with the power that it must have.
func first(cost, power int, skill string) string {
	return file([3]string{fmt.Sprintf("cost: %d, power: %d, skill: {%s}", cost, power, skill), plain[1], plain[2]})
}

// TestPrices ensures that the printed power is what the price list leaves of a cost: one more, less the points of the
// skill, at least 1.
func TestPrices(t *testing.T) {
	const opposing = "targets: [{name: t, kind: opposing}], "
	for _, c := range []struct {
		points int
		skill  string
	}{
		{1, "on: play, effect: [{draw: {n: 1}}]"}, {3, "on: play, effect: [{draw: {n: 3}}]"},
		{1, "on: play, effect: [{discard: {n: 1}}]"}, {1, "on: play, effect: [{refresh: {n: 1}}]"},
		{1, "on: play, effect: [{gain: {n: 1}}]"}, {0, "on: play, effect: [{mill: {n: 2}}]"},
		{1, "on: play, " + opposing + "effect: [{rest: {of: t}}]"},
		{2, "on: play, " + opposing + "effect: [{defeat: {of: t}}]"},
		{1, "on: play, targets: [{name: t, kind: abyss}], effect: [{return: {of: t}}]"},
		{2, "on: play, " + opposing + "effect: [{rest: {of: t}}, {power: {of: t, n: -2, until: turn}}]"},
		{1, "on: attack, effect: [{power: {n: 2}}]"}, {2, "on: attack, effect: [{power: {n: 4}}]"},
		{1, "on: attack, effect: [{power: {of: defender, n: -2}}]"},
		{2, "on: attack, unblockable: true"}, {1, "on: attack, reach: true"}, {1, "on: attack, again: true"},
		{1, "on: block, upright: true"}, {2, "on: block, effect: [{power: {of: attacker, n: -4}}]"},
		{2, "on: start, effect: [{draw: {n: 1}}]"}, {1, "on: end, effect: [{activate: {of: this}}]"},
		{2, "on: action, effect: [{draw: {n: 1}}]"},
		{1, "on: action, cost: {gems: 1}, targets: [{name: t, kind: place}], effect: [{move: {to: t}}]"},
		{1, "on: action, cost: {rest-self: true}, targets: [{name: t, kind: other}], effect: [{power: {of: t, n: 3, until: turn}}]"},
		{1, "on: action, cost: {discard: 1}, effect: [{draw: {n: 1}}]"},
		{0, "on: action, cost: {gems: 2, discard: 1}, effect: [{draw: {n: 1}}]"},
	} {
		if got := check(first(4, 5-c.points, c.skill)); got != "" {
			t.Errorf("%s\n%s", c.skill, got)
		}
		told := fmt.Sprintf("a skill of %d points", c.points)
		if got := check(first(4, 6-c.points, c.skill)); !strings.Contains(got, told) {
			t.Errorf("%s: one power more is not told: %q", c.skill, got)
		}
	}
	if got := check(first(1, 1, "on: attack, effect: [{power: {n: 4}}]")); got != "" {
		t.Errorf("a power is at least 1: %s", got)
	}
}

// TestWrong ensures that each kind of fault is found and said.
func TestWrong(t *testing.T) {
	with := func(old, new string) string { return strings.Replace(file(plain), old, new, 1) }
	for _, c := range []struct{ file, want string }{
		{file(plain), ""},
		{with("cost: 1, power: 2", "cost: 1, power: 3"), "power: 3; with cost 1 and a skill of 0 points it is 2"},
		{with(", power: 2", ""), "every card of a Being has it (BE-003)"},
		{with("en: Try II,", "en: Try 2,"), `the name must be that of the Being with its level: "Try II"`},
		{with("level: 2, type: sea", "level: 2, type: sun"), "all levels of a Being have one type (BE-055)"},
		{with("  - {id: T-3", "  # - {id: T-3"), "the Being T needs the levels 1, 2 and 3, each once (BE-008)"},
		{with("Try III, it: Prova III}, being: T, level: 3", "Try II, it: Prova II}, being: T, level: 2"),
			"each once (BE-008)"},
		{file(plain) + "  - {id: G, name: {en: Bead, it: Perla}, gem: jade}\n", ""},
		{file(plain) + "  - {id: G, name: {en: Bead, it: Perla}, gem: jade, power: 1}\n", "and nothing else (BE-005)"},
		{first(4, 5, "on: play"), "the skill does nothing"},
		{first(4, 4, "on: start, cost: {gems: 1}, effect: [{draw: {n: 1}}]"), "only an action has a cost"},
		{first(4, 3, "on: block, unblockable: true"), "unblockable: only a skill on attack can have it"},
		{first(4, 4, "on: play, reach: true"), "reach: only a skill on attack"},
		{first(4, 4, "on: end, again: true"), "again: only a skill on attack"},
		{first(4, 4, "on: attack, upright: true"), "upright: only a skill on block"},
		{first(4, 4, "on: play, effect: [{rest: {of: t}}]"), "no target is named \"t\" here"},
		{first(4, 4, "on: play, targets: [{name: t, kind: opposing}], effect: [{draw: {n: 1}}]"), "but nothing happens to it"},
		{first(4, 4, "on: play, effect: [{rest: {of: attacker}}]"), "nobody attacks when this skill comes"},
		{first(4, 4, "on: attack, effect: [{rest: {of: defender}}]"), "which Being defends is known only when it does"},
		{first(4, 4, "on: play, targets: [{name: t, kind: own}], effect: [{power: {of: t, n: 2}}]"),
			"there is no attack when this skill comes; write turn"},
		{first(4, 5, "on: attack, effect: [{power: {n: 0}}]"), "it changes nothing"},
		{first(4, 4, "on: action, cost: {gems: 1}, targets: [{name: t, kind: place, level: 1}], effect: [{move: {to: t}}]"),
			"a location has no state, power, level or type"},
		{first(4, 4, "on: play, targets: [{name: t, kind: abyss, state: rested}], effect: [{return: {of: t}}]"),
			"a card of the Abyss is neither active nor rested"},
		{first(4, 4, "on: play, targets: [{name: t, kind: place}], effect: [{rest: {of: t}}]"), "is of kind place; this needs own, other, opposing"},
	} {
		if got := check(c.file); c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s\ngot  %q\nwant %q", c.file, got, c.want)
		}
	}
}

// TestDecks ensures that a ready deck has 36 cards, whole Beings, and eight gems (BE-006 to BE-010).
func TestDecks(t *testing.T) {
	cards := file(plain) + "  - {id: G, name: {en: Bead, it: Perla}, gem: jade}\n"
	for _, c := range []struct{ deck, want string }{
		{"{n: 1, id: T-1}, {n: 1, id: T-2}, {n: 1, id: T-3}, {n: 8, id: G}", "3 cards and 8 gems; a deck has exactly 36 and 8"},
		{"{n: 1, id: T-1}, {n: 1, id: T-2}, {n: 7, id: G}", "1 different Beings with 2 cards"},
		{"{n: 2, id: T-1}, {n: 9, id: G}", "n: 2; from 1 to 1"},
	} {
		got := check(cards, "id: d\nname: {en: D, it: D}\ncards: ["+c.deck+"]\n")
		if !strings.Contains(got, c.want) {
			t.Errorf("%s\ngot  %q\nwant %q", c.deck, got, c.want)
		}
	}
}
