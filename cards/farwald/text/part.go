package text

import (
	"strconv"
	"strings"

	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
)

// PartOf returns one text of a card on one line, such as an ability or its Charge; "" when the card has no such text.
// Part is the text's node (engine/farwald/language, node.go) without the card's id. With "target.NAME" it returns
// what a target is, in the words of its text: "another Evocation you control".
func PartOf(lang string, c *language.Card, groups Groups, cards Cards, part string) string {
	w := newWriter(lang, c, groups, cards)
	kind, rest, _ := strings.Cut(part, ".")
	if kind == "target" {
		return w.what(rest)
	}
	w.Know(c.Targets)
	n, _, _ := strings.Cut(rest, ".") // what lies in a branch is told with the whole
	i, err := strconv.Atoi(n)
	switch {
	case kind == "effect":
		return w.Sentences(c.Effect)
	case kind == "charge" && c.Charge != nil:
		return w.paid(kind, c.Charge)
	case kind == "crystallize" && c.Crystallize != nil:
		return w.paid(kind, c.Crystallize)
	case err != nil || i < 0:
	case kind == "ability" && i < len(c.Abilities):
		return w.ability(&c.Abilities[i])
	case kind == "trigger" && i < len(c.Triggers):
		return w.trigger(&c.Triggers[i])
	}
	return ""
}

// what returns what a target of any of the card's texts is; "" when there is none of that name.
func (w *writer) what(name string) string {
	if w.card.Wear != nil {
		w.Know([]language.Target{*w.card.Wear})
	}
	for _, t := range cardlang.TextsOf[language.Target, language.Instr](w.card.ID, w.card) {
		w.Know(t.Targets)
		w.knowIn(t.Effect)
	}
	if w.Target(name) == nil {
		return ""
	}
	return w.NP(w.Ref(name))
}

// knowIn knows the targets that instructions choose.
func (w *writer) knowIn(list []language.Instr) {
	for i := range list {
		if in := &list[i]; in.May != nil {
			w.Know(in.May.Targets)
			w.knowIn(in.May.Then)
		} else if in.If != nil {
			w.knowIn(in.If.Then)
			w.knowIn(in.If.Else)
		}
	}
}
