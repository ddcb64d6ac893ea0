package text

import (
	_ "embed"
	"strings"

	"farpost/cards/prose"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Groups are the groups of the sets, by id.
type Groups = kit.Groups

// Cards finds a card that a text names, by its id; nil where there is none.
type Cards func(id string) *language.Card

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// writer writes one card in one language.
type writer struct {
	*prose.Tongue
	card    *language.Card
	groups  Groups
	cards   Cards
	targets map[string]*language.Target
	told    map[string]bool // targets that were described already
	charge  bool            // inside the Charge
	named   bool            // this card was just named: "When this card is positioned, …"
}

func newWriter(lang string, c *language.Card, groups Groups, cards Cards) *writer {
	return &writer{Tongue: book.In(lang), card: c, groups: groups, cards: cards,
		targets: map[string]*language.Target{}, told: map[string]bool{}}
}

// Lines is LinesOf for a card whose text names no other card, or where that name does not matter.
func Lines(lang string, c *language.Card, groups Groups) []string {
	return LinesOf(lang, c, groups, nil)
}

// LinesOf returns the printed text of a card, one entry per line; it is empty for a card without text. A language that
// is not in Langs gives English.
func LinesOf(lang string, c *language.Card, groups Groups, cards Cards) []string {
	w := newWriter(lang, c, groups, cards)
	var out []string
	add := func(s string) {
		if s != "" {
			out = append(out, s)
		}
	}
	var first []string
	last := ""
	for _, code := range c.Properties() {
		switch said := w.Say(code, nil); {
		case code == language.PropAether:
			last = said
		case code == language.PropPosition && c.Wear != nil: // what wears it says so already
		default:
			first = append(first, said)
		}
	}
	add(strings.Join(first, " · "))
	w.know(c.Targets)
	if c.Wear != nil {
		w.know([]language.Target{*c.Wear})
		add(w.Say("wear", prose.Slots{"of": w.target(c.Wear.Name)}))
	}
	if c.Crystallize != nil {
		add(w.paid("crystallize", c.Crystallize))
	}
	add(prose.Capital(w.Tell(w.steps(c.Effect)...)))
	if c.Charge != nil {
		add(w.paid("charge", c.Charge))
	}
	for i := range c.Triggers {
		add(w.trigger(&c.Triggers[i]))
	}
	for i := range c.Statics {
		add(w.static(&c.Statics[i]))
	}
	for i := range c.Abilities {
		add(w.ability(&c.Abilities[i]))
	}
	add(last)
	return out
}

// know makes targets known that are not described yet.
func (w *writer) know(ts []language.Target) {
	for i := range ts {
		w.targets[ts[i].Name] = &ts[i]
		w.told[ts[i].Name] = false
	}
}
