package text

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine/fow/language"
)

type english struct{}

var enKeywords = map[string]string{
	"swiftness": "Swiftness", "target-attack": "Target Attack", "first-strike": "First Strike", "pierce": "Pierce",
	"explode": "Explode",
	"flying":  "Flying", "imperishable": "Imperishable", "quickcast": "Quickcast", "awakening": "Awakening",
	"incarnation": "Incarnation", "trigger": "Trigger", "judgment": "J-Activate",
}

func (english) keyword(code string) string { return enKeywords[code] }

var enAttributes = map[language.Attribute]string{language.Light: "light", language.Fire: "fire",
	language.Water: "water", language.Wind: "wind", language.Darkness: "darkness"}

var enTypes = map[string][2]string{
	language.Ruler: {"ruler", "rulers"}, language.JRuler: {"J-ruler", "J-rulers"}, language.Stone: {"magic stone",
		"magic stones"},
	language.Resonator: {"resonator", "resonators"}, language.Spell: {"spell", "spells"},
	language.Addition: {"addition", "additions"},
	language.Regalia:  {"regalia", "regalia"}, "": {"card", "cards"},
	"j/resonator": {"J/resonator", "J/resonators"}, "j/ruler": {"J/ruler", "J/rulers"},
}

// kindOf joins types that go by one name.
func kindOf(types []string) []string {
	has := func(a, b string) bool {
		return len(types) == 2 && slices.Contains(types, a) && slices.Contains(types, b)
	}
	switch {
	case len(types) == 0:
		return []string{""}
	case has(language.Resonator, language.JRuler):
		return []string{"j/resonator"}
	case has(language.Ruler, language.JRuler):
		return []string{"j/ruler"}
	}
	return types
}

// enNoun is what a filter describes, without its side: "other rested fire resonator".
func (w *writer) enNoun(f *language.Filter, number int) string {
	var parts []string
	if f.Other {
		parts = append(parts, "other")
	}
	if f.State != "" {
		parts = append(parts, f.State)
	}
	if f.Attribute != "" {
		parts = append(parts, enAttributes[f.Attribute])
	}
	if f.Group != "" {
		parts = append(parts, w.group("en", f.Group))
	}
	kinds := kindOf(f.Types)
	names := make([]string, len(kinds))
	for i, k := range kinds {
		names[i] = enTypes[k][number]
	}
	return strings.Join(append(parts, orList(names, " or ")), " ")
}

// enWhere is what stands behind a noun: whose it is, and what it costs at most.
func enWhere(f *language.Filter, side string) string {
	if f.CostMax != nil {
		side += fmt.Sprintf(" with total cost %d or less", *f.CostMax)
	}
	return side
}

// many reports whether an instruction acts on several things by a target.
func (w *writer) many(on *language.On) bool {
	t := w.targets[on.Of]
	return t != nil && t.Count() > 1
}

func orList(list []string, or string) string {
	if len(list) < 2 {
		return strings.Join(list, "")
	}
	return strings.Join(list[:len(list)-1], ", ") + or + list[len(list)-1]
}

// group is how a race or trait stands beside a noun; its id when it is not known.
func (w *writer) group(lang, id string) string {
	g, ok := w.groups[id]
	switch {
	case !ok:
		return id
	case lang == "it":
		return g.Of.It
	}
	return g.Of.En
}

func enSide(side string) string {
	switch side {
	case language.Own:
		return " you control"
	case language.Opponent:
		return " your opponent controls"
	}
	return ""
}

func enNumber(n int) string {
	if words := []string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine",
		"ten"}; n < len(words) {
		return words[n]
	}
	return strconv.Itoa(n)
}

// enCards counts cards: "a card", "two cards".
func enCards(n int) string {
	if n == 1 {
		return "a card"
	}
	return enNumber(n) + " cards"
}

// enTarget describes a target when it is chosen.
func (w *writer) enTarget(t *language.Target) string {
	n, plural := t.Count(), 0
	if n > 1 {
		plural = 1
	}
	count := ""
	switch {
	case t.UpTo:
		count = "up to " + enNumber(n) + " "
	case n > 1:
		count = enNumber(n) + " "
	}
	if t.Other && n == 1 && !t.UpTo {
		count = "another "
	}
	count += "target "
	noun := t.Filter
	noun.Other = noun.Other && count != "another target "
	switch t.Kind {
	case language.TargetPlayer:
		if t.Side == language.Opponent {
			return count + "opponent"
		}
		return count + []string{"player", "players"}[plural]
	case language.TargetCardOrPlayer:
		switch t.Side {
		case language.Own:
			return count + w.enNoun(&t.Filter, plural) + " you control or you"
		case language.Opponent:
			return count + w.enNoun(&t.Filter, plural) + " your opponent controls or your opponent"
		}
		return count + w.enNoun(&t.Filter, plural) + " or " + []string{"player", "players"}[plural]
	case language.TargetSpell:
		kind := map[string]string{"": "", language.NormalSpell: "normal ", language.SummonSpell: "summon "}[t.Spell]
		return count + kind + []string{"spell", "spells"}[plural] + enSide(t.Side)
	case language.TargetGraveyard:
		where := map[string]string{language.Own: " in your graveyard",
			language.Opponent: " in your opponent's graveyard", language.AnySide: " in a graveyard"}[t.Side]
		return count + w.enNoun(&t.Filter, plural) + enWhere(&t.Filter, where)
	}
	return count + w.enNoun(&noun, plural) + enWhere(&t.Filter, enSide(t.Side))
}

// enRef is a thing that an instruction acts on.
func (w *writer) enRef(ref string) string {
	switch ref {
	case language.RefThis:
		if w.self {
			return "it"
		}
		return "this card"
	case language.RefIt:
		switch {
		case w.self:
			return "it"
		case w.on != nil && w.on.On == language.OnSpell:
			return "that spell"
		case w.on != nil && w.on.Of != nil && len(kindOf(w.on.Of.Types)) == 1:
			return "that " + enTypes[kindOf(w.on.Of.Types)[0]][0]
		}
		return "that card"
	case language.RefOther:
		if w.on != nil {
			switch w.on.On {
			case language.OnBlocks:
				return "the attacking J/resonator"
			case language.OnAttacks, language.OnAttackPlayer:
				return "the attacked object"
			case language.OnDeals:
				return "whatever was dealt that damage"
			}
		}
		return "whatever dealt that damage"
	case language.RefCarrier:
		return w.enCarrier()
	}
	t := w.targets[ref]
	if t == nil {
		return "it"
	}
	if !w.told[ref] {
		w.told[ref] = true
		return w.enTarget(t)
	}
	if t.Count() > 1 {
		return "them"
	}
	switch t.Kind {
	case language.TargetPlayer:
		return "that player"
	case language.TargetSpell:
		return "that spell"
	case language.TargetCard:
		if kinds := kindOf(t.Types); len(kinds) == 1 {
			return "that " + enTypes[kinds[0]][0]
		}
	}
	return "it"
}

// enCarrier is the card under which this addition lies.
func (w *writer) enCarrier() string {
	kinds := map[string]string{language.OnResonator: "resonator", language.OnJRuler: "J-ruler",
		language.OnJResonator: "J/resonator", language.OnRulerJRuler: "J/ruler"}
	return "the " + kinds[w.card.Addition] + " this card is added to"
}

// enOn is what an instruction acts on; each is "each" or "all".
func (w *writer) enOn(on *language.On, each string) string {
	if on.Each == nil {
		return w.enRef(on.Of)
	}
	number := 0
	if each == "all" {
		number = 1
	}
	return each + " " + w.enNoun(on.Each, number) + enWhere(on.Each, enSide(on.Each.Side))
}

// enWho is a player as the subject; "" is the reader.
func (w *writer) enWho(who string) string {
	switch who {
	case language.WhoController:
		return ""
	case language.WhoOpponent:
		return "your opponent"
	case language.WhoEach:
		return "each player"
	case language.WhoThat:
		return "that player"
	}
	t := w.targets[who]
	if t == nil || t.Kind == language.TargetPlayer {
		return w.enRef(who)
	}
	return "the controller of " + w.enRef(who)
}
