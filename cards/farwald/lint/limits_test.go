package lint_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/cards/farwald/lint"
	"farpost/cards/lintkit"
)

// many repeats a piece of text with its number.
func many(n int, piece string) string {
	var b strings.Builder
	for i := range n {
		b.WriteString(strings.ReplaceAll(piece, "#", fmt.Sprint(i)))
	}
	return b.String()
}

// list is a flow list of n equal things.
func list(n int, thing string) string {
	return "[" + strings.TrimSuffix(strings.Repeat(thing+", ", n), ", ") + "]"
}

const draw = "{remember: {n: 1, who: controller}}"

// Every bound of docs/cards.md is a fault one step beyond it.
func TestLimits(t *testing.T) {
	nested := draw
	for range 5 {
		nested = "{if: {cond: {own-crystals: 1}, then: [" + nested + "]}}"
	}
	for _, c := range []struct{ card, want string }{
		{"type: evocation\nelement: F\ncost: 1\ndesen: 1\ndefen: 1\nflavour: {en: " + strings.Repeat("x", 241) +
			", it: x}\n", "en: more than 240 letters"},
		{mystic + "effect: " + list(13, draw) + "\n", "13 of them; at most 12"},
		{mystic + "effect: [" + nested + "]\n", "nested more than 4 deep"},
		{mystic + "position: true\nabilities: " + list(7, "{cost: [{energy: 1}], effect: ["+draw+"]}") + "\n",
			"7 of them; at most 6"},
		{mystic + "position: true\nabilities: " +
			list(6, "{cost: "+list(5, "{energy: 1}")+", effect: "+list(6, draw)+"}") +
			"\n", "66 instructions, targets and costs; at most 60"},
		{mystic + "effect: [{remember: {n: 21, who: controller}}]\n", "n: 21; from 1 to 20"},
		{mystic + "effect: [{remember: {n: -1, who: controller}}]\n", "n: -1; from 1 to 20"},
		{mystic + "effect: [{remember: {n: 99999999, who: controller}}]\n", "want a whole number"},
		{mystic + "targets: [{name: x, kind: card, side: own, n: 13}]\neffect: [{energize: {of: x}}]\n",
			"n: 13; from 1 to 12"},
		{strings.Replace(mystic, "1", "11", 1) + does, "cost: 11; from 0 to 10"},
		{evocation + "groups: " + list(13, "Cinderkin") + "\n", "groups: 13 of them; at most 12"},
		{evocation + "statics: " + list(6,
			"{if: {own-crystals-max: 2}, stats: {all: {side: own, type: evocation, other: true, group: Cinderkin, state: exploited, element: F, supergroup: epic}, desen: 1, defen: 1}}") + "\n", "are readable on a card"},
	} {
		if got := check(t, c.card); !strings.Contains(got, c.want) {
			t.Errorf("%.80s…\nwant %q, got:\n%.300s", c.card, c.want, got)
		}
	}
	const one = "  - {id: N#, name: {en: Card N#x, it: Carta N#x}, type: evocation, element: F, rank: normal, cost: 1, desen: 1, defen: 1}\n"
	head := "set: {id: s@, name: {en: S, it: S}, year: 2026, illustrator: X}\n"
	five := map[string]string{}
	for i := range 5 {
		five[fmt.Sprintf("f%d.yaml", i)] = strings.ReplaceAll(head, "@", fmt.Sprint(i)) + "cards:\n" +
			strings.ReplaceAll(many(450, one), "N", fmt.Sprintf("N%d-", i))
	}
	decks := map[string]string{}
	for i := range 21 {
		decks[fmt.Sprintf("deck-%d.yaml", i)] = fmt.Sprintf("id: d%d\nname: {en: D, it: D}\ncards: []\n", i)
	}
	for name, c := range map[string]struct {
		files map[string]string
		want  string
	}{
		"cards of a file": {map[string]string{"a.yaml": head + "cards:\n" + many(501, one)},
			"cards: 501 of them; at most 500"},
		"cards": {five, "2250 cards; at most 2000"},
		"groups": {map[string]string{"a.yaml": head + "groups:\n" +
			many(201, "  - {id: G#, name: {en: G, it: G}, of: {en: G, it: G}}\n") + "cards: []\n"},
			"more than 200 groups"},
		"decks": {decks, "21 ready decks; at most 20"},
		"deck size": {map[string]string{"deck-a.yaml": "id: a\nname: {en: A, it: A}\ncards:\n" +
			many(201, "  - {n: 1, id: X#}\n")}, "cards: 201 of them; at most 200"},
		"id": {map[string]string{"a.yaml": strings.Replace(head, "s@", strings.Repeat("s", 33), 1) +
			"cards: []\n"}, "1 to 32 letters"},
	} {
		if got := checkFiles(t, c.files); !strings.Contains(got, c.want) {
			t.Errorf("%s: want %q, got:\n%.300s", name, c.want, got)
		}
	}
	if !slices.ContainsFunc(lint.Limits, func(l lintkit.Limit) bool { return l.Max == 500 }) {
		t.Error("the list of limits lacks one")
	}
}

// Names are one line of letters and plain punctuation: nothing unseen, nothing that turns the writing, nothing
// that Discord would read as a mention, a link or formatting.
func TestNames(t *testing.T) {
	for name, want := range map[string]string{
		"@everyone": "not allowed", "<@123>": "not allowed", "a\u202eb": "not allowed", "a\u200bb": "not allowed",
		"a\u2066b": "not allowed",
		"a\u0007b": "not", "**bold**": "'*' is not allowed", "_x_": "'_' is not allowed",
		"[x](https://x)": "not allowed", "`x`": "not allowed",
		"# x": "not allowed", "> x": "not allowed", "||x||": "not allowed", "~~x~~": "not allowed",
		"a\\nb": "not allowed", "\ue000x": "not allowed",
		" x": "spaces at an end", "a  b": "two spaces", "123": "no letter", "T01": "is the id of a card",
		strings.Repeat("x", 61): "more than 60 letters",
		"z\u0301\u0301\u0301":   "more than 2 accents", "a\u00a0b": "not allowed", "a\tb": "not allowed",
		"😀 x": "not allowed",
	} {
		text := strings.Replace(header, "en: Try", "en: "+quoted(name), 1)
		for l := range strings.Lines(evocation) {
			text += "    " + l
		}
		if got := checkFiles(t, map[string]string{"set.yaml": text}); !strings.Contains(got, want) {
			t.Errorf("%q: want %q, got %q", name, want, got)
		}
	}
	for _, name := range []string{"Vharok, Ember Unbound", "L’Hospice d'Été – 3ª?", "Дракон", "龍",
		"It's \"fine\" (really)!"} {
		text := strings.Replace(header, "en: Try", "en: "+quoted(name), 1)
		for l := range strings.Lines(evocation) {
			text += "    " + l
		}
		if got := checkFiles(t, map[string]string{"set.yaml": text}); got != "" {
			t.Errorf("%q is refused: %s", name, got)
		}
	}
}

// quoted writes a string as YAML does between double quotes.
func quoted(s string) string { return fmt.Sprintf("%+q", s) }

// Free texts that bring one another without end are found, and texts that end are left alone.
func TestEndless(t *testing.T) {
	const brings = "crystallize: {targets: [{name: x, kind: %s, side: own, type: evocation%s%s}], effect: [{position: {of: x}}%s]}\n"
	for name, c := range map[string]struct {
		card string
		loop bool
	}{
		"from the Vortex":        {evocation + fmt.Sprintf(brings, "vortex", "", "", ""), true},
		"from the hand":          {evocation + fmt.Sprintf(brings, "hand", ", late: true", "", ""), false},
		"from the hand and back": {evocation + fmt.Sprintf(brings, "hand", "", "", ", {to-hand: {of: this}}"), true},
		"narrowed":               {evocation + fmt.Sprintf(brings, "vortex", ", cost-max: 0", "", ""), false},
		"as many as wanted":      {evocation + fmt.Sprintf(brings, "vortex", ", up-to: true", "", ""), false},
		"with a cost": {evocation +
			strings.Replace(fmt.Sprintf(brings, "vortex", "", "", ""), "{targets", "{cost: [{energy: 1}], targets",
				1), false},
		"behind a condition": {evocation +
			"triggers: [{on: positioned, targets: [{name: x, kind: vortex, side: own}], effect: [{if: {cond: {own-crystals: 1}, then: [{position: {of: x}}]}}]}]\n", true},
		"shattering": {evocation +
			"triggers: [{on: shattering, targets: [{name: x, kind: vortex, side: own}], effect: [{position: {of: x}}]}]\n", true},
		"when played, so paid for": {evocation +
			"triggers: [{on: played, targets: [{name: x, kind: vortex, side: own}], effect: [{position: {of: x}}]}]\n",
			false},
		"other cards than this one": {evocation + fmt.Sprintf(brings, "vortex", ", supergroup: deity", "", ""), false},
	} {
		if got := check(t, c.card); strings.Contains(got, "without end: it is free") != c.loop {
			t.Errorf("%s: loop %t, got %s", name, c.loop, got)
		}
	}
	two := strings.ReplaceAll(header, "T01", "A") +
		"    type: evocation\n    element: F\n    cost: 1\n    desen: 1\n    defen: 1\n    crystallize: {targets: [{name: x, kind: vortex, side: own, element: W, type: evocation}], effect: [{position: {of: x}}]}\n"
	other := strings.NewReplacer("Cinderkin", "Others", "id: test", "id: other", "Try", "Two", "it: Prova}\n    rank",
		"it: Due}\n    rank", "id: A", "id: B", "element: F", "element: W",
		"element: W,", "element: F,").Replace(two)
	got := checkFiles(t, map[string]string{"a.yaml": two, "b.yaml": other})
	if strings.Count(got, "without end: it is free") != 2 {
		t.Errorf("two cards that bring one another: %s", got)
	}
}
