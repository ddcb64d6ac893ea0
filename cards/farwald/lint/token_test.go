package lint_test

import (
	"strings"
	"testing"
)

const tokenHead = `set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}
cards:
  - {id: T01, name: {en: Shade, it: Ombra}, rank: token, type: evocation, element: M, cost: 0, desen: 1, defen: 1%s}
  - {id: T02, name: {en: Call, it: Richiamo}, rank: normal, type: mystic, cost: 1, effect: [{make-token: %s}]}
`

// A token is an Evocation that texts make (FR-09): it has nothing that only playing it could bring, no deck holds it,
// and only tokens are made.
func TestTokens(t *testing.T) {
	file := func(more, made string) string {
		s := strings.Replace(tokenHead, "%s", more, 1)
		return strings.Replace(s, "%s", made, 1)
	}
	const right = "{card: T01, n: 2, who: all}"
	for _, c := range []struct{ more, made, want string }{
		{"", right, ""},
		{", crystallize: {effect: [{recharge: {n: 1, who: controller}}]}", right, ""},
		{", gate: F", right, "gate: a token is not played"},
		{", tw: true", right, "tw: a token is not played"},
		{", charge: {effect: [{recharge: {n: 1, who: controller}}]}", right, "charge: a token is not played"},
		{", effect: [{recharge: {n: 1, who: controller}}]", right, "effect: a token is not played"},
		{", crystallize: {effect: [{make-token: {card: T01, n: 1, who: all}}]}", right, "without end"},
		{"", "{card: T02, n: 1, who: all}", "T02 is no card with rank: token; did you mean T01?"},
		{"", "{card: T01, n: 5, who: all}", "n: 5; from 1 to 4"},
		{"", "{card: T01, n: 1, who: nobody}", "nobody"},
	} {
		got := checkFiles(t, map[string]string{"set.yaml": file(c.more, c.made)})
		if c.want == "" && got != "" || !strings.Contains(got, c.want) {
			t.Errorf("%s %s: %q, want %q in it", c.more, c.made, got, c.want)
		}
	}
	other := strings.NewReplacer("type: evocation, element: M, cost: 0, desen: 1, defen: 1", "type: mystic, cost: 1"+
		", effect: [{recharge: {n: 1, who: all}}]").Replace(file("", right))
	if got := checkFiles(t, map[string]string{"set.yaml": other}); !strings.Contains(got, "a token is an Evocation") ||
		!strings.Contains(got, "it costs 0") {
		t.Errorf("a token that is no Evocation: %q", got)
	}
	deck := "id: mine\nname: {en: Mine, it: Mio}\ncards:\n  - {n: 1, id: T01}\n"
	got := checkFiles(t, map[string]string{"set.yaml": file("", right), "deck-mine.yaml": deck})
	if !strings.Contains(got, "T01 is a token, which is never part of a Memory") {
		t.Errorf("a deck with a token: %q", got)
	}
}
