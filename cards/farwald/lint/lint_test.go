package lint_test

import (
	"regexp"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/farwald/lint"
	"farpost/cards/source"
	"farpost/engine/farwald/language"
)

const header = `set: {id: test, name: {en: Test, it: Prova}, year: 2026, illustrator: Nobody}
groups:
  - {id: Cinderkin, name: {en: Cinderkin, it: Cinerei}, of: {en: Cinderkin, it: dei Cinerei}}
cards:
  - id: T01
    name: {en: Try, it: Prova}
    rank: normal
`

// Parts of cards that are put together in the cases.
const (
	evocation = "type: evocation\nelement: F\ncost: 1\ndesen: 1\ndefen: 1\n"
	mystic    = "type: mystic\ncost: 1\n"
	does      = "effect:\n  - remember: {n: 1, who: controller}\n"
)

// check lints a file of one card whose further lines are given.
func check(t *testing.T, card string) string {
	t.Helper()
	text := header
	for l := range strings.Lines(card) {
		text += "    " + l
	}
	return checkFiles(t, map[string]string{"set.yaml": text})
}

func checkFiles(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := fstest.MapFS{}
	for n, s := range files {
		dir[n] = &fstest.MapFile{Data: []byte(s)}
	}
	folder, faults := cardfile.Read[language.Card](source.Dir{FS: dir}, true)
	return source.Join(faults, lint.Check(folder)).Error()
}

var column = regexp.MustCompile(`(?m)^([^:]*:\d+):\d+: `)

// lines leaves columns out, which these tests do not count.
func lines(faults string) string { return column.ReplaceAllString(faults, "$1: ") }

// Cards that are right pass.
func TestRight(t *testing.T) {
	for _, c := range []string{
		evocation, mystic + does, evocation + "groups: [Cinderkin]\nsupergroup: deity\ngate: F+1\nenergized: true\n",
		mystic + "position: true\nstatics: [{hand-limit: 7}]\n",
		"type: protection\ncost: 1\nposition: true\nwear: {name: wearer, kind: card, side: own, type: evocation}\nstatics: [{stats: {wearer: true, defen: 1}}]\n",
	} {
		if got := check(t, c); got != "" {
			t.Errorf("%s\n%s", c, got)
		}
	}
}

// Each kind of fault is found, and said on the card's lines.
func TestWrong(t *testing.T) {
	for _, c := range []struct{ card, want string }{
		// Parts of the card.
		{mystic + does + "figure: wulf\n", `figure: unknown "wulf"; did you mean wolf?; one of bat, bear`},
		{mystic + does + "figure: knight+baner\n", `figure: unknown "baner"; did you mean banner?`},
		{mystic + does + "figure: banner+knight\n", `figure: unknown "banner"; one of`},
		{"type: evocation\nelement: F\ncost: 1\ndesen: 1\ndefen: 0\n",
			"defen: 0; from 1 to 20"},
		{"type: evocation\nelement: F\ncost: 1\ndesen: 1\n", "defen is missing: every Evocation has DefEn"},
		{"type: evocation\nelement: F\ncost: 1\ndefen: 1\n", "desen is missing: every Evocation has DesEn, if only 0"},
		{"type: mystic\n" + does, "cost is missing: Energy Cost: how many Energy Cards are discharged to play it."},
		{"type: evocation\ncost: 1\ndefen: 1\n", "element is missing: one of F, W, M, N"},
		{"type: evocaton\ncost: 1\n" + does, `type: unknown "evocaton"; one of evocation`},
		{"cost: 1\n" + does, "type is missing"},
		{mystic + "element: F\n" + does, "only Evocations provide an element"},
		{mystic + "desen: 1\n" + does, "only Evocations have DesEn"},
		{mystic + "defen: 1\n" + does, "only Evocations have DefEn"},
		{mystic + "energized: true\n" + does, "only they can have Energized"},
		{mystic + "frangible: true\n" + does, "nothing can shatter it"},
		{evocation + "position: true\n", "an Evocation stays anyway"},
		{evocation + "aether: true\n", "never disperses"},
		{evocation + "groups: [Cinderkind]\n", `unknown group "Cinderkind"`},
		{evocation + "groups: [Cinderkin, Cinderkin]\n", "stands twice"},
		{evocation + "supergroup: epicc\n", `supergroup: unknown "epicc"`},
		{strings.Replace(evocation, "cost: 1", "cost: 11", 1), "cost: 11; from 0 to 10"},
		{strings.Replace(evocation, "cost: 1", "cost: 1\ngate: F+11", 1), "gate: 12; from 0 to 10"},
		{evocation + "gate: F+Q\n", "want letters F, W, M, N"},
		{evocation + "flavour: {en: Only English}\n", ": flavour.it is missing"},
		{evocation + "flavour: {en: \"@everyone\", it: x}\n", "@ and ` are not allowed"},
		{mystic, "the card does nothing"},
		{mystic + "wear: {name: wearer, kind: card, side: own}\nposition: true\n" + does, "only Protection cards are worn"},
		{"type: protection\ncost: 1\nwear: {name: wearer, kind: card, side: own}\n" + does, "add position: true"},
		// Parts that cannot happen.
		{mystic + "statics: [{hand-limit: 7}]\n", "statics: the card never stays"},
		{mystic + does + "crystallize: {effect: [{recharge: {n: 1, who: controller}}]}\n", "crystallize: the card never stays"},
		{mystic + does + "abilities: [{cost: [{energy: 1}], effect: [{recharge: {n: 1, who: controller}}]}]\n", "abilities: the card never stays"},
		{mystic + does + "triggers: [{on: played, effect: [{recharge: {n: 1, who: controller}}]}]\n", "triggers: the card never stays"},
		{mystic + "position: true\ntriggers: [{on: shattering, effect: [{recharge: {n: 1, who: controller}}]}]\n", "only Evocations raise Shattering"},
		{evocation + "triggers: [{on: plaid, effect: [{recharge: {n: 1, who: controller}}]}]\n", `on: unknown "plaid"`},
		{evocation + "triggers: [{on: played, cost: [{energy: 1}], effect: [{recharge: {n: 1, who: controller}}]}]\n", "costs nothing"},
		// Targets.
		{mystic + "targets: [{name: x, kind: card, type: evocation}]\neffect: [{energize: {of: x}}]\n", "side is missing: one of own, opponent, any"},
		{mystic + "targets: [{name: x, kind: card, side: mine}]\neffect: [{energize: {of: x}}]\n", `side: unknown "mine"`},
		{mystic + "targets: [{name: x, kind: cards, side: own}]\neffect: [{energize: {of: x}}]\n", `kind: unknown "cards"`},
		{mystic + "targets: [{name: X, kind: card, side: own}]\neffect: [{energize: {of: X}}]\n", "give it a name of small letters"},
		{mystic + "targets: [{name: all, kind: card, side: own}]\neffect: [{energize: {of: all}}]\n", `"all" means something else`},
		{mystic + "targets: [{name: x, kind: card, side: own}, {name: x, kind: card, side: own}]\neffect: [{energize: {of: x}}]\n", `"x" is taken`},
		{mystic + "targets: [{name: x, kind: card, side: own}]\n" + does, "nothing happens to it"},
		{mystic + "effect: [{energize: {of: y}}]\n", `no target is named "y"`},
		{mystic + "targets: [{name: x, kind: crystal, side: own, type: evocation}]\neffect: [{restore-fragments: {n: 1, of: x}}]\n", "type: a target of kind crystal has none"},
		{mystic + "targets: [{name: x, kind: player, side: own}]\neffect: [{forget: {n: 1, who: x}}]\n", "write who: controller"},
		{mystic + "targets: [{name: x, kind: pending, side: any}]\neffect: [{dissipate: {of: x}}]\n", "stage is missing"},
		{mystic + "targets: [{name: x, kind: hand, side: any, late: true}]\neffect: [{position: {of: x}}]\n", "only the own hand"},
		{mystic + "targets: [{name: x, kind: hand, side: own}]\neffect: [{position: {of: x}}]\n", "add late: true"},
		{evocation + "crystallize: {targets: [{name: x, kind: card, side: own, late: true}], effect: [{energize: {of: x}}]}\n", "leave it out"},
		{mystic + "targets: [{name: x, kind: card, side: own, element: F}]\neffect: [{energize: {of: x}}]\n", "only Evocations have one; add type"},
		{mystic + "targets: [{name: x, kind: card, side: own, group: Ashes}]\neffect: [{energize: {of: x}}]\n", `unknown group "Ashes"`},
		{mystic + "targets: [{name: x, kind: card, side: own, defen-max: 2}]\neffect: [{energize: {of: x}}]\n", "only Evocations have DefEn"},
		{mystic + "targets: [{name: x, kind: card, side: own, state: tired}]\neffect: [{energize: {of: x}}]\n", `state: unknown "tired"`},
		{mystic + "targets: [{name: x, kind: card, side: own, n: 40}]\neffect: [{energize: {of: x}}]\n", "n: 40; from 1 to 12"},
		// Instructions.
		{mystic + "effect: [{}]\n", "this instruction says nothing"},
		{mystic + "effect: [{remember: {n: 1, who: controller}, forget: {n: 1, who: controller}}]\n", "says remember and forget at once"},
		{mystic + "effect: [{remember: {n: 1, who: nobody}}]\n", `no target is named "nobody"`},
		{mystic + "effect: [{remember: {n: 0, who: controller}}]\n", "n: 0; from 1 to 20"},
		{mystic + "effect: [{remember: {n: 21, who: controller}}]\n", "n: 21; from 1 to 20"},
		{mystic + "effect: [{energize: {of: this}}]\n", "this card is not on the Battlefield"},
		{mystic + "targets: [{name: x, kind: player, side: any}]\neffect: [{energize: {of: x}}]\n", "is of kind player; this needs card"},
		{mystic + "targets: [{name: x, kind: card, side: any}]\neffect: [{shatter: {of: x}}]\n", "only Evocations and Frangible cards can be shattered"},
		{mystic + "targets: [{name: x, kind: crystal, side: own, crystal: destroyed}]\neffect: [{restore-fragments: {n: 1, of: x}}]\n", "has no fragments to change"},
		{mystic + "targets: [{name: x, kind: crystal, side: own}]\neffect: [{restore-crystal: {n: 1, of: x}}]\n", "crystal: destroyed"},
		{mystic + "targets: [{name: x, kind: pending, side: any, stage: paid}]\neffect: [{close-gate: {of: x}}]\n", "a Gate can be closed of declared"},
		{mystic + "targets: [{name: x, kind: pending, side: any, stage: declared}]\neffect: [{dissipate: {of: x}}]\n", "paid, ability, unresolved"},
		{mystic + "targets: [{name: x, kind: pending, side: any, stage: declared}]\neffect: [{prevent: {of: x, to: limbo}}]\n", `to: unknown "limbo"`},
		{mystic + "effect: [{modify: {all: {side: own, type: evocation}}}]\n", "nothing changes"},
		{mystic + "effect: [{modify: {all: {side: own}, desen: 1}}]\n", "only Evocations have DesEn and DefEn"},
		{mystic + "effect: [{modify: {desen: 1}}]\n", "modify: of or all is missing"},
		{mystic + "effect: [{modify: {all: {side: own, type: evocation}, desen: 1, until: dawn}}]\n", `until: unknown "dawn"`},
		{mystic + "effect: [{if: {cond: {}, then: [{open-window: {}}]}}]\n", "the condition is empty"},
		{mystic + "effect: [{may: {then: []}}]\n", "then is empty"},
		{mystic + "effect: [{if: {cond: {charge-paid: true}, then: [{open-window: {}}]}}]\n", "the card has no Charge"},
		{mystic + "effect: [{may: {then: [{may: {then: [{may: {then: [{may: {then: [{open-window: {}}]}}]}}]}}]}}]\n", "nested more than 4 deep"},
		{mystic + "effect: [" + strings.Repeat("{open-window: {}}, ", 13) + "]\n", "13 of them; at most 12"},
		{mystic + does + "charge: {cost: [{ce: F}], effect: []}\n", "effect is empty"},
		// Costs.
		{mystic + does + "charge: {effect: [{open-window: {}}]}\n", "it needs a cost; what is free"},
		{evocation + "abilities: [{effect: [{recharge: {n: 1, who: controller}}]}]\n", "it could be used without end"},
		{evocation + "abilities: [{cost: [{energy: 6}, {energy: 5}], effect: [{open-window: {}}]}]\n", "nobody has more than 10 Energy Cards"},
		{evocation + "abilities: [{cost: [{exploit-this: true}, {regenerate-this: true}], effect: [{open-window: {}}]}]\n", "both exploited and regenerated"},
		{evocation + "abilities: [{cost: [{exploit-this: true}, {exploit-this: true}], effect: [{open-window: {}}]}]\n", "stands twice"},
		{evocation + "abilities: [{while: exploited, cost: [{exploit-this: true}], effect: [{open-window: {}}]}]\n", "cannot be exploited again"},
		{evocation + "abilities: [{while: asleep, cost: [{energy: 1}], effect: [{open-window: {}}]}]\n", `while: unknown "asleep"`},
		{evocation + "abilities: [{cost: [{vortex-this: true}, {disperse-this: true}], effect: [{open-window: {}}]}]\n", "two places"},
		{evocation + "abilities: [{cost: [{own-fragment: 20}], effect: [{open-window: {}}]}]\n", "is defeated"},
		{evocation + "abilities: [{cost: [{energy: -1}], effect: [{open-window: {}}]}]\n", "energy: -1; from 1 to 10"},
		{evocation + "abilities: [{cost: [{ce: \"-\"}], effect: [{open-window: {}}]}]\n", "an empty requirement"},
		{evocation + "abilities: [{cost: [{energy: 1, abandon: 1}], effect: [{open-window: {}}]}]\n", "energy and abandon at once"},
		{evocation + "abilities: [{cost: [{exploit: {side: opponent}}], effect: [{open-window: {}}]}]\n", "paid with own cards"},
		{evocation + "charge: {cost: [{exploit-this: true}], effect: [{open-window: {}}]}\n", "before the card is on the Battlefield"},
		{evocation + "crystallize: {cost: [{exploit-this: true}], effect: [{open-window: {}}]}\n", "the card enters Exploited"},
		// Continuous effects.
		{evocation + "statics: [{}]\n", "this continuous effect says nothing"},
		{evocation + "statics: [{overflow: true, hand-limit: 3}]\n", "at once"},
		{evocation + "statics: [{keep-first-fragment: true}]\n", "worn by a Crystal"},
		{evocation + "statics: [{stats: {wearer: true, defen: 1}}]\n", "worn by an Evocation"},
		{mystic + "position: true\nstatics: [{stats: {desen: 1}}]\n", "this card has no DesEn"},
		{mystic + "position: true\nstatics: [{overflow: true}]\n", "only Evocations unleash and defend"},
		{evocation + "statics: [{stats: {all: {side: own, type: evocation, defen-max: 2}, defen: 1}}]\n", "figures that such effects change"},
		{evocation + "statics: [{cost: {who: controller, cards: {side: any}, n: 1}}]\n", "side: own for who: controller"},
		{evocation + "statics: [{cost: {who: all, cards: {side: own}, n: 1}}]\n", `who: unknown "all"`},
		{evocation + "statics: [{cost: {who: controller, cards: {side: own}}}]\n", "n is missing"},
		{evocation + "statics: [{cost: {who: controller, cards: {side: own, state: exploited}, n: 1}}]\n", "not on the Battlefield yet"},
		{evocation + "statics: [{control: x}]\n", `no target is named "x"`},
		{evocation + "statics: [{if: {own-crystals: 5}, overflow: true}]\n", "own-crystals: 5; from 1 to 4"},
		{evocation + "statics: [{if: {charge-paid: true}, overflow: true}]\n", "does not know how its card was paid"},
		{evocation + "statics: [{enter-exploited: mine}]\n", `enter-exploited: unknown "mine"`},
		{evocation + "statics: [{enter-energized: true}]\n", "without a condition that is the property"},
		{evocation + "statics: [{if: {this: energized}, enter-energized: true}]\n", "no state before it has entered"},
		{mystic + "position: true\nstatics: [{if: {outnumbered: true}, enter-energized: true}]\n", "only Evocations enter Exploited"},
	} {
		got := check(t, c.card)
		if !strings.Contains(got, c.want) {
			t.Errorf("%s\nwant %q, got:\n%s", c.card, c.want, got)
		}
		if got != "" && !strings.HasPrefix(got, "set.yaml:") {
			t.Errorf("%s\nno file and line: %s", c.card, got)
		}
	}
}

// A fault stands on the very line of what is wrong.
func TestLine(t *testing.T) {
	got := check(t, mystic+"targets:\n  - name: x\n    kind: card\n    side: own\n    type: evocaton\neffect:\n  - energize: {of: x}\n")
	if !strings.HasPrefix(got, "set.yaml:14:15: T01: type: unknown") {
		t.Error(got)
	}
}

// Files are checked together: ids, names and decks reach across them.
func TestAcross(t *testing.T) {
	card := header
	for l := range strings.Lines(evocation) {
		card += "    " + l
	}
	got := lines(checkFiles(t, map[string]string{
		"a.yaml":       card,
		"b.yaml":       strings.Replace(strings.Replace(card, "Cinderkin", "Other", 1), "id: test", "id: other", 1),
		"deck-x.yaml":  "id: x\nname: {en: X, it: X}\ncards: [{n: 4, id: T01}, {n: 1, id: T99}, {n: 1, id: T01}]\n",
		"deck-y.yaml":  "id: x\nname: {en: X, it: X}\ncards: []\n",
		"clauses.yaml": "clauses: [{id: FW-001, section: s, en: x}, {id: FW-003, section: s, en: \"\", it: x}]\n",
	}))
	for _, want := range []string{
		`b.yaml:5: T01: card id "T01" stands twice`, `the name "Try" belongs to card T01 already`,
		`the name "Prova" belongs`, "deck-x.yaml:3: n: 4; from 1 to 3", `deck-x.yaml:3: no card has the id "T99"`,
		"T01 stands twice", "5 cards; a Memory has at least 50",
		`deck-y.yaml:1: deck id "x" stands twice`, "FW-002 is due here", "en is missing", "it is missing",
	} {
		if !strings.Contains(got, want) {
			t.Errorf("missing %q in:\n%s", want, got)
		}
	}
}

// Where the file of clauses names its sections, those of clauses and rulings are among them.
func TestSections(t *testing.T) {
	got := lines(checkFiles(t, map[string]string{
		"clauses.yaml": "sections: [{en: One, it: Uno}, {en: Two}, {en: One, it: Un}]\nclauses:\n" +
			"  - {id: FW-001, section: One; Two, en: x, it: x}\n  - {id: FW-002, section: One; Three, en: x, it: x}\n",
		"rulings.yaml": "rulings:\n  - {id: FR-01, section: Four, question: {en: q, it: q}, ruling: {en: r, it: r}, reason: {en: y, it: y}}\n",
	}))
	for _, want := range []string{
		"clauses.yaml:1: it is missing", `clauses.yaml:1: section "One" stands twice`,
		`clauses.yaml:4: no section is called "Three" in English`,
		`rulings.yaml:2: no section is called "Four" in English`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("missing %q in:\n%s", want, got)
		}
	}
	if strings.Contains(got, `called "Two"`) {
		t.Errorf("a section that is there is not found:\n%s", got)
	}
}

// Rulings are complete, worded, and about clauses and table rules that exist.
func TestRulings(t *testing.T) {
	got := lines(checkFiles(t, map[string]string{
		"clauses.yaml": "clauses: [{id: FW-001, section: s, en: x, it: x}]\n",
		"rulings.yaml": "rulings:\n" +
			"  - {id: FR-01, section: s, clauses: [FW-001, FW-001, FW-999], question: {en: q, it: q}, ruling: {en: r, it: r}, reason: {en: y, it: y}}\n" +
			"  - {id: FR-03, section: s, toggle: overflow, question: {en: q, it: q}, ruling: {en: r}, reason: {en: y, it: y}}\n" +
			"  - {id: FR-03, toggle: nonsense, ruling: {en: r, it: r}, reason: {en: y, it: y}}\n",
	}))
	for _, want := range []string{
		"rulings.yaml:2: clause FW-001 stands twice", `rulings.yaml:2: no clause has the id "FW-999"`,
		`rulings.yaml:3: ruling "FR-03": FR-02 is due here`, `rulings.yaml:3: toggle: no table rule "overflow" stands for FR-03`,
		"rulings.yaml:3: ruling.it is missing", "rulings.yaml:4: section is missing",
		"rulings.yaml:4: question.en is missing",
		`no table rule "nonsense"`, `the table rule "heal" stands for FR-77: name it there`,
	} {
		if !strings.Contains(got, want) {
			t.Errorf("missing %q in:\n%s", want, got)
		}
	}
}
