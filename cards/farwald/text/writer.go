package text

import (
	_ "embed"
	"strings"

	"farpost/cards/farwald/schema"
	"farpost/cards/prose"
	"farpost/cards/wording"
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
	*wording.Writer[language.Target, language.Instr]
	card   *language.Card
	cards  Cards
	charge bool // inside the Charge
}

func newWriter(lang string, c *language.Card, groups Groups, cards Cards) *writer {
	w := &writer{wording.New[language.Target, language.Instr](book.In(lang), schema.Language, groups), c, cards, false}
	w.Players = map[string]prose.NP{"controller": {}, "opponents": prose.Opponent(prose.Each),
		"all": prose.Player(prose.Each)}
	w.Foe, w.Fades = prose.Opponent(prose.A), true
	w.Describe, w.Special = w.described, w.special
	w.Lead = func(in *language.Instr) string {
		if in.If == nil {
			return ""
		}
		return w.lead("if", &in.If.Cond)
	}
	return w
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
	w.Know(c.Targets)
	if c.Wear != nil {
		w.Know([]language.Target{*c.Wear})
		add(w.Say("wear", prose.Slots{"of": w.Ref(c.Wear.Name)}))
	}
	if c.Crystallize != nil {
		add(w.paid("crystallize", c.Crystallize))
	}
	add(w.Sentences(c.Effect))
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
