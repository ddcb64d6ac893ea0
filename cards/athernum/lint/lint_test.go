package lint_test

import (
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/athernum/lint"
	"farpost/cards/cardfile"
	"farpost/cards/source"
	"farpost/engine/athernum/language"
)

const head = "set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}\ncards:\n" +
	"  - {id: T1, name: {en: Try, it: Prova}, "

// check lints a set of one card, and a ready deck.
func check(card, deck string) string {
	dir := fstest.MapFS{"set.yaml": {Data: []byte(head + card + "\n")}}
	if deck != "" {
		dir["deck-x.yaml"] = &fstest.MapFile{Data: []byte("id: x\nname: {en: Deck, it: Mazzo}\ncards:\n" + deck)}
	}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: dir}, true)
	return source.Join(faults, lint.Check(folder)).Error()
}

// TestFaults ensures that a card that means nothing, or something that is not there, is told with what is wrong, and
// that each of these cards is right without the fault.
func TestFaults(t *testing.T) {
	const character = "type: character, cost: 1, dfv: 1, "
	for _, c := range []struct{ good, bad, why string }{
		{character + "vt: 2, abilities: [{kind: triggered, objective: true, on: night, effect: [{draw: {n: 1, who: you}}]}]}",
			character + "abilities: [{kind: triggered, objective: true, on: night, effect: [{draw: {n: 1, who: you}}]}]}",
			"needs a Victory Token Field (AT-137)"},
		{"type: item, abilities: [{kind: static, equip: true, modify: {of: host, ofv: 1}}]}",
			character + "abilities: [{kind: static, equip: true, modify: {of: host, ofv: 1}}]}", "only items are equipment"},
		{character + "abilities: [{kind: static, modify: {of: this, ofv: 1}}]}",
			character + "abilities: [{kind: static, modify: {of: host, ofv: 1}}]}", "only an item has a host"},
		{character + "abilities: [{kind: support, name: {en: Ah, it: Ah}, fee: 1, effect: [{draw: {n: 1, who: you}}]}]}",
			"type: item, abilities: [{kind: support, name: {en: Ah, it: Ah}, fee: 1, effect: [{draw: {n: 1, who: you}}]}]}",
			"only characters are Supporters"},
		{character + "abilities: [{kind: triggered, on: attacks, effect: [{exhaust: {of: it}}]}]}",
			character + "abilities: [{kind: triggered, on: night, effect: [{exhaust: {of: it}}]}]}", "no card is part of"},
		{character + "abilities: [{kind: triggered, on: day, effect: [{draw: {n: 1, who: that-player}}]}]}",
			character + "abilities: [{kind: triggered, on: night, effect: [{draw: {n: 1, who: that-player}}]}]}",
			"no player is part of"},
		{character + "abilities: [{kind: triggered, on: attacks, targets: [{name: t}], effect: [{exhaust: {of: t}}]}]}",
			character + "abilities: [{kind: triggered, on: attacks, targets: [{name: t}], effect: [{exhaust: {of: this}}]}]}",
			"nothing happens to it"},
		{character + "abilities: [{kind: triggered, on: attacks, targets: [{name: t, kind: entry}], effect: [{cancel: {of: t}}]}]}",
			character + "abilities: [{kind: triggered, on: attacks, targets: [{name: t, kind: entry}], effect: [{exhaust: {of: t}}]}]}",
			"of kind entry"},
		{character + "abilities: [{kind: triggered, on: enters, effect: [{draw: {n: 1, who: you}}]}]}",
			character + "abilities: [{kind: triggered, on: enters, effect: [{token: {card: T1, n: 1}}]}]}", "there is no Token"},
		{character + "abilities: [{kind: activated, name: {en: Ah, it: Ah}, once: true, effect: [{draw: {n: 1, who: you}}]}]}",
			character + "abilities: [{kind: activated, name: {en: Ah, it: Ah}, effect: [{draw: {n: 1, who: you}}]}]}",
			"could be used without end"},
		{"type: item, vt: 1, starts: main}", "type: item, starts: main}", "can start (AT-025)"},
		{character + "}", "type: character, dfv: 1}", "every character has a cost"},
	} {
		if got := check(c.good, ""); got != "" {
			t.Errorf("%s: %s", c.good, got)
		}
		if got := check(c.bad, ""); !strings.Contains(got, c.why) {
			t.Errorf("%s: %q\nwant %q", c.bad, got, c.why)
		}
	}
}

// TestDecks ensures that a ready deck that is not legal is told (AT-001, AT-002, AT-004, AT-182).
func TestDecks(t *testing.T) {
	for _, c := range []struct{ card, deck, why string }{
		{"type: character, cost: 1, dfv: 1, vt: 1}", "  - {n: 4, id: T1}\n", "has exactly 60"},
		{"type: character, cost: 1, dfv: 1, vt: 1}", "  - {n: 5, id: T1}\n", "from 1 to 4"},
		{"type: character, cost: 1, dfv: 1}", "  - {n: 4, id: T1}\n", "no card can start the game (AT-004)"},
		{"type: character, dfv: 1, token: true}", "  - {n: 1, id: T1}\n", "only effects create it (AT-182)"},
	} {
		if got := check(c.card, c.deck); !strings.Contains(got, c.why) {
			t.Errorf("%s: %q\nwant %q", c.card, got, c.why)
		}
	}
}
