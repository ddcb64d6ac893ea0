package text

import (
	_ "embed"
	"strings"

	"farpost/cards/beings/schema"
	"farpost/cards/prose"
	"farpost/cards/wording"
	"farpost/engine/beings/language"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// Typed gives the word for a type.
type Typed func(language.Type) string

// Skill returns what a skill says, with its moment and what an action costs in front.
func Skill(lang string, sk *language.Skill, typed Typed) string {
	w := writer{wording.New[language.Target, language.Instr](book.In(lang), schema.Language, nil), typed}
	w.Noun, w.Word, w.Describe, w.Special = "being", word, w.target, w.special
	w.Know(sk.Targets)
	head := []string{w.Say(sk.On, nil)}
	if sk.Cost != nil {
		head = append(head, w.Costs(sk.Cost)...)
	}
	var body []string
	for _, p := range []struct {
		is  bool
		key string
	}{{sk.Unblockable, "unblockable"}, {sk.Reach, "reach"}, {sk.Again, "again"}, {sk.Upright, "upright"}} {
		if p.is {
			body = append(body, w.Say(p.key, nil))
		}
	}
	return strings.Join(head, ", ") + ": " + prose.Paragraph(append(body, w.Sentences(sk.Effect))...)
}

// writer words one skill in one language.
type writer struct {
	*wording.Writer[language.Target, language.Instr]
	typed Typed
}

// word is a Being that instructions speak of without having chosen it.
func word(of string) (p prose.NP, ok bool) {
	switch of {
	case language.Attacker:
		return prose.NP{Noun: "attacker", Det: prose.The}, true
	case language.Defender:
		return prose.NP{Noun: "being", Det: prose.The, Adjectives: []string{"defending"}}, true
	}
	return p, false
}

// target describes what is chosen.
func (w *writer) target(t *language.Target) prose.NP {
	p := prose.NP{Noun: "being", Det: prose.Figures}
	switch t.Kind {
	case language.OfPlace:
		return prose.NP{Noun: "location", Adjectives: []string{"your", "empty"}}
	case language.OfAbyss:
		p.Noun = "card"
	case language.OfOpposing:
		p.Adjectives = []string{"opposing"}
	case language.OfOther:
		p.Det, p.Other, p.Adjectives = prose.A, true, []string{"your"}
	default:
		p.Adjectives = []string{"your"}
	}
	switch {
	case t.State != "" && t.Kind == language.OfOpposing: // "active opposing", "avversario attivo"
		p.Adjectives = []string{t.State, "opposing"}
	case t.State != "":
		p.Adjectives = append(p.Adjectives, t.State)
	}
	with := func(key string, s prose.Slots) { p.With = append(p.With, w.Say(key, s)) }
	if t.Type != "" {
		with("of-type", prose.Slots{"type": prose.Words(w.typed(t.Type))})
	}
	if t.Level > 0 {
		with("of-level", prose.Slots{"n": prose.Number(t.Level)})
	}
	if t.Power > 0 {
		with("power-max", prose.Slots{"n": prose.Number(t.Power)})
	}
	return p
}

// special words the instructions of which somebody else than the reader is the subject.
func (w *writer) special(in *language.Instr) (c prose.Clause, ok bool) {
	switch {
	case in.Discard != nil:
		return w.Plain(in).By(prose.YourOpponent), true
	case in.Activate != nil:
		return prose.Do("activate", nil).By(w.Ref(in.Activate.Of)), true
	case in.Refresh != nil:
		return prose.Do("activate", nil).By(prose.NP{Noun: "gem", N: in.Refresh.N, Det: prose.Figures,
			Adjectives: []string{"your", "rested"}}), true
	case in.Power != nil:
		c = prose.Do("power", prose.Slots{"n": prose.Signed(in.Power.N)}).By(w.Ref(in.Power.Whom()))
		c.End = w.Say(in.Power.How(), nil)
		return c, true
	}
	return c, false
}
