package text

import (
	_ "embed"
	"strings"

	"farpost/cards/prose"
	"farpost/engine/groove/language"
	"farpost/engine/kit"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// Creature returns what the creature half of a card says, line by line. Races are the groups by their ids.
func Creature(lang string, c *language.Card, races map[string]kit.Group) []string {
	w := writer{Tongue: book.In(lang), races: races}
	var out []string
	if c.Creature.EvolvesFrom != "" {
		from := prose.NP{Noun: "creature", Kin: w.race(c.Creature.EvolvesFrom), Adjectives: []string{"your"}}
		out = append(out, w.Say("evolves", prose.Slots{"what": from}))
	}
	out = append(out, w.reminded(c.Creature.Keywords)...)
	return append(append(out, w.triggers(c, language.CreatureHalf)...), w.statics(c.Creature.Statics, creature)...)
}

// Spell returns what the spell half of a card says, line by line.
func Spell(lang string, c *language.Card, races map[string]kit.Group) []string {
	w := writer{Tongue: book.In(lang), races: races}
	var out []string
	s := &c.Spell
	if s.OnShield() {
		out = append(out, w.Say("on-shield", nil))
	}
	if s.Extra != nil {
		out = append(out, w.Say("extra", prose.Slots{"what": prose.Words(w.List(w.price(s.Extra), "and"))}))
	}
	if len(s.Effect) > 0 {
		out = append(out, w.text(s.Targets, s.Effect))
	}
	return append(append(out, w.statics(s.Statics, s.Type)...), w.triggers(c, language.SpellHalf)...)
}

// Part returns what a text of a card says, or all that a half says, by its node; "" for an unknown one.
func Part(lang string, c *language.Card, races map[string]kit.Group, node string) string {
	w := writer{Tongue: book.In(lang), races: races}
	switch node {
	case language.EffectOf(c.ID):
		return w.text(c.Spell.Targets, c.Spell.Effect)
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

// writer words the texts of one half in one language.
type writer struct {
	*prose.Tongue
	races   map[string]kit.Group
	targets []language.Target // of the text that is being worded
	told    map[string]bool   // those that were described already
}

// race is the word for a race beside a noun; its id where nobody knows it.
func (w *writer) race(id string) string {
	if name := w.races[id].Of.In(w.Lang()); name != "" {
		return name
	}
	return id
}

// counted is so many of a noun, in figures.
func counted(noun string, n int) prose.NP { return prose.NP{Noun: noun, N: n, Det: prose.Figures} }

// text words targets and what happens to them.
func (w *writer) text(targets []language.Target, effect []language.Instr) string {
	w.targets, w.told = targets, map[string]bool{}
	var body []string
	for _, in := range effect {
		body = append(body, prose.Capital(w.Tell(prose.Step{Clause: w.clause(in)})))
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
		head = append(head, w.price(t.Cost)...)
	}
	return strings.Join(head, ", ") + ": " + w.text(t.Targets, t.Effect)
}

// price words a cost, part by part.
func (w *writer) price(p *language.Price) (out []string) {
	if p.Mana > 0 {
		out = append(out, w.Say("mana", prose.Slots{"n": prose.Number(p.Mana)}))
	}
	if p.DestroyOwn > 0 {
		own := prose.NP{Noun: "creature", N: p.DestroyOwn, Adjectives: []string{"your"}}
		out = append(out, w.Clause(prose.To("destroy", own)))
	}
	if p.DiscardOwn > 0 {
		out = append(out, w.Clause(prose.Do("discard-own", prose.Slots{"n": counted("card", p.DiscardOwn)})))
	}
	return out
}

// Colours are the symbols of colours, as cards show them.
func Colours(list []language.Colour) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString("{" + string(c) + "}")
	}
	return b.String()
}
