package text

import (
	_ "embed"
	"strings"

	"farpost/cards/groove/schema"
	"farpost/cards/prose"
	"farpost/cards/wording"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// Creature returns what the creature half of a card says, line by line. Races are the groups by their ids.
func Creature(lang string, c *language.Card, races kit.Groups) []string {
	w := newWriter(lang, races)
	out := w.evolves(c)
	k := c.Creature.Keywords
	means := w.Said(&k, "-says")
	for i, word := range w.Said(&k, "") {
		out = append(out, word+" ("+means[i]+")")
	}
	return append(append(out, w.triggers(c, language.CreatureHalf)...), w.statics(c.Creature.Statics, creature)...)
}

// Spell returns what the spell half of a card says, line by line.
func Spell(lang string, c *language.Card, races kit.Groups) []string {
	w := newWriter(lang, races)
	var out []string
	s := &c.Spell
	if s.OnShield() {
		out = append(out, w.Say("on-shield", nil))
	}
	if s.Extra != nil {
		out = append(out, w.Say("extra", prose.Slots{"what": prose.Words(w.List(w.Costs(s.Extra), "and"))}))
	}
	if len(s.Effect) > 0 {
		out = append(out, w.text(s.Targets, s.Effect))
	}
	return append(append(out, w.statics(s.Statics, s.Type)...), w.triggers(c, language.SpellHalf)...)
}

// Part returns what a text of a card says, or all that a half says, by its node; "" for an unknown one.
func Part(lang string, c *language.Card, races kit.Groups, node string) string {
	w := newWriter(lang, races)
	switch node {
	case language.EffectOf(c.ID):
		return w.text(c.Spell.Targets, c.Spell.Effect)
	case language.EvolvesOf(c.ID):
		return strings.Join(w.evolves(c), "")
	case language.Says(c.ID, language.CreatureHalf):
		plain := w.Say("creature", prose.Slots{"n": prose.Number(c.Creature.Strength)})
		return strings.Join(append([]string{plain}, Creature(lang, c, races)...), " ")
	case language.Says(c.ID, language.SpellHalf):
		return strings.Join(Spell(lang, c, races), " ")
	}
	for _, h := range language.Halves {
		for i, t := range c.Triggers(h) {
			if node == language.TriggerOf(c.ID, h, i) {
				return w.trigger(h, &t)
			}
		}
	}
	return ""
}

// evolves says on what a creature half is placed; nothing for a plain one.
func (w *writer) evolves(c *language.Card) []string {
	if c.Creature.EvolvesFrom == "" {
		return nil
	}
	return []string{w.Say("evolves", prose.Slots{"what": w.fitting(language.Own,
		language.Filter{Races: []string{c.Creature.EvolvesFrom}})})}
}

// text words targets and what happens to them.
func (w *writer) text(targets []language.Target, effect []language.Instr) string {
	w.Forget()
	w.Know(targets)
	var body []string
	for i := range effect {
		body = append(body, w.Sentences(effect[i:i+1]))
	}
	return strings.Join(body, " ")
}

func (w *writer) triggers(c *language.Card, h language.Half) (out []string) {
	for _, t := range c.Triggers(h) {
		out = append(out, w.trigger(h, &t))
	}
	return out
}

// trigger words a trigger, with its moment and what it costs in front.
func (w *writer) trigger(h language.Half, t *language.Trigger) string {
	moment := t.On
	if t.On == language.OnAfterCast && h == language.SpellHalf {
		moment = "after-cast-self"
	}
	head := []string{w.Say(moment, nil)}
	if t.Cost != nil {
		head = append(head, w.Costs(t.Cost)...)
	}
	return strings.Join(head, ", ") + ": " + w.text(t.Targets, t.Effect)
}

// Colours are the symbols of colours, as cards show them.
func Colours(list []language.Colour) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString("{" + string(c) + "}")
	}
	return b.String()
}

// writer words the texts of one half in one language.
type writer struct {
	*wording.Writer[language.Target, language.Instr]
}

func newWriter(lang string, races kit.Groups) *writer {
	w := &writer{wording.New[language.Target, language.Instr](book.In(lang), schema.Language, races)}
	w.Noun, w.Describe, w.Special = "creature", w.target, w.special
	w.Word = func(word string) (prose.NP, bool) {
		return prose.NP{Noun: "attacker", Det: prose.The}, word == language.Attacker
	}
	return w
}
