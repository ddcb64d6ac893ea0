package text

import (
	"cmp"
	_ "embed"
	"slices"
	"strings"

	"farpost/cards/athernum/schema"
	"farpost/cards/prose"
	"farpost/cards/wording"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

//go:embed phrases.yaml
var phrases []byte

var book = prose.MustParse("phrases.yaml", phrases)

// Langs are the languages that texts can be written in.
var Langs = prose.Langs

// Named gives the Token of an id; nil for none.
type Named func(id string) *language.Card

// Card returns what is printed on a card, line by line: how it is played if it is of the Extra Deck, its abilities,
// and what is else special about it. Groups are those of the sets.
func Card(lang string, c *language.Card, groups kit.Groups, tokens Named) []string {
	w := newWriter(lang, c, groups, tokens)
	var out []string
	if c.Extra != nil {
		out = append(out, w.extra(c.Extra))
	}
	for _, f := range []struct {
		is  bool
		key string
	}{{c.FaceUpOnly, "face-up-only"}, {c.Irregular, "irregular"}, {c.Starts != "", "starts-" + c.Starts}} {
		if f.is {
			out = append(out, w.Say(f.key, nil))
		}
	}
	for i := range c.Abilities {
		out = append(out, w.ability(&c.Abilities[i]))
	}
	return out
}

// Part returns what one ability of a card says, by its node; "" for an unknown one.
func Part(lang string, c *language.Card, groups kit.Groups, tokens Named, node string) string {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		switch w := newWriter(lang, c, groups, tokens); node {
		case language.AbilityNode(c.ID, i):
			return w.ability(a)
		case language.GrantedNode(c.ID):
			if grant := a.Grants(); grant != nil {
				w.Noun = language.Character
				return w.ability(grant)
			}
		}
	}
	return ""
}

// writer words one card in one language.
type writer struct {
	*wording.Writer[language.Target, language.Instr]
	card   *language.Card
	tokens Named
	on     *language.Event // what set off the text
	// Of the ability that is worded:
	equip   bool
	targets []language.Target
}

func newWriter(lang string, c *language.Card, groups kit.Groups, tokens Named) *writer {
	w := &writer{Writer: wording.New[language.Target, language.Instr](book.In(lang), schema.Language, groups),
		card: c, tokens: tokens}
	w.Noun, w.Fades = c.Type, true
	w.Players = map[string]prose.NP{language.You: {}, language.Opponents: prose.Opponent(prose.Each),
		language.EachPlayer: prose.Player(prose.Each), language.ThatPlayer: prose.Player(prose.That)}
	empty := prose.Player(prose.Each)
	empty.Whose = "empty-handed"
	w.Players[language.EmptyHanded] = empty
	w.Foe = prose.Opponent(prose.A)
	w.Word, w.Describe, w.Special = w.word, w.target, w.special
	w.Det = func(string) prose.Det { return prose.Each }
	w.Lead = func(in *language.Instr) string {
		if in.If != nil {
			return w.lead("if", &in.If.Cond)
		}
		return ""
	}
	return w
}

// extra says how a card of the Extra Deck is played.
func (w *writer) extra(p *language.Play) string {
	said := w.Say("extra", nil)
	if p.If != nil {
		said = w.Say("extra-while", prose.Slots{"what": prose.Words(w.condition(p.If))})
	}
	if cost := w.cost(&p.Cost); len(cost) > 0 {
		said += " " + w.Say("extra-cost", prose.Slots{"what": prose.Words(w.List(cost, "and"))})
	}
	return said
}

// ability words an ability: its keywords and name, what it costs or waits for, and what it does.
func (w *writer) ability(a *language.Ability) string {
	w.Forget()
	w.Know(a.Targets)
	w.equip, w.targets = a.Equip, a.Targets
	w.on, w.Named = nil, prose.Full
	var head []string
	for _, f := range []struct {
		is  bool
		key string
	}{{a.Objective, "objective"}, {a.Command, "command"}, {a.Equip, "equip"}, {a.Kind == language.Support, "support"}} {
		if f.is {
			head = append(head, w.Say(f.key, nil))
		}
	}
	if name := a.Name.In(w.Lang()); name != "" {
		head = append(head, name)
	}
	said := strings.Join(head, ": ")
	switch a.Kind {
	case language.Static:
		return joined(said, ": ", w.static(&a.Continuous))
	case language.Triggered:
		w.on = &a.Event
		w.Players[language.It] = w.Controller(w.it())
		moment := w.event(&a.Event)
		if a.If != nil {
			moment += ", " + w.lead("if", a.If)
		}
		return joined(said, ": ", prose.Capital(moment+", "+w.Tell(w.Steps(a.Effect)...)))
	}
	due := w.cost(&a.Cost)
	if a.Fee > 0 {
		due = append(due, w.Say("fee", prose.Slots{"n": prose.Number(a.Fee)}))
	}
	if a.Once {
		due = append(due, w.Say("once", nil))
	}
	said = joined(said, " — ", prose.Capital(strings.Join(due, ", ")))
	does := w.Sentences(a.Effect)
	if len(due) == 0 {
		return joined(said, " — ", does)
	}
	return said + ": " + does
}

// joined joins what is there of two texts.
func joined(first, by, second string) string {
	if first == "" || second == "" {
		return first + second
	}
	return first + by + second
}

// cost lists the parts of a cost: symbols first, then what is done.
func (w *writer) cost(c *language.Cost) (out []string) {
	if signs := c.Pay.Signs(); c.Pay.Total() > 0 {
		out = append(out, signs)
	}
	rest := *c
	rest.Sacrifice = nil
	out = append(out, w.Costs(&rest)...)
	if c.Sacrifice != nil {
		what := w.Fitting(&c.Sacrifice.Filter)
		what.N = c.Sacrifice.N
		out = append(out, w.Clause(prose.To("pay-sacrifice", what)))
	}
	return out
}

// lead is a condition before a sentence: "if …".
func (w *writer) lead(key string, c *language.Cond) string {
	return w.Say(key, prose.Slots{"what": prose.Words(w.condition(c))})
}

// condition words what must hold. How many cards somebody controls is the one part that has more than a key.
func (w *writer) condition(c *language.Cond) string {
	var out []string
	if h := c.Controls; h != nil {
		what := w.Fitting(&h.Filter)
		key, who := "controls", w.Somebody(h.Side, prose.A)
		switch {
		case h.Most != nil && *h.Most == 0:
			key, what.N, what.Det = "controls-none", 2, prose.Bare
		case h.Most != nil:
			what.N, key = *h.Most, "controls-most"
		case h.Min > 1:
			what.N, key = h.Min, "controls-least"
		}
		out = append(out, w.Clause(prose.To(key, what).By(who)))
	}
	rest := *c
	rest.Controls = nil
	if others := w.Condition(&rest); others != "" {
		out = append(out, others)
	}
	return w.List(out, "and")
}

// static words what is so as long as the card shows its face.
func (w *writer) static(s *language.Continuous) string {
	switch {
	case s.AbilityCost != nil:
		return prose.Capital(w.Clause(prose.Do("cost-more", prose.Slots{"n": prose.Number(s.AbilityCost.N)}).
			By(prose.NP{Noun: "ability", N: 2, Det: prose.Any, Adjectives: []string{"activated"},
				Whose: "of-" + s.AbilityCost.Who})) + ".")
	case s.PlayCost != nil:
		p := s.PlayCost
		key, n := "cost-more", p.N
		if n < 0 {
			key, n = "cost-less", -n
		}
		each := w.Fitting(&p.Each)
		each.N, each.Det, each.Whose = 2, prose.The, "play-"+cmp.Or(p.Each.Side, language.AnySide)
		c := prose.Do(key, prose.Slots{"n": prose.Number(n)}).By(each)
		if p.Min > 0 {
			c.End = w.Say("down-to", prose.Slots{"n": prose.Number(p.Min)})
		}
		return prose.Capital(w.Clause(c) + ".")
	}
	c := w.change(&s.Modify.Change, w.things(&s.Modify.On, prose.Any))
	if slices.Contains(s.Modify.Cannot, language.CannotBeDefended) && s.Modify.Of == language.This {
		return w.Say("undefended", nil)
	}
	return prose.Capital(w.Clause(c) + "." + w.granted(&s.Modify.Change))
}
