package schema

import (
	"reflect"
	"slices"

	"farpost/cards/cardfile"
	"farpost/cards/content"
	"farpost/cards/schema"
	"farpost/engine/farwald/language"
)

// Language is the card language.
var Language = &schema.Language{
	Game: "Farwald", Set: reflect.TypeFor[cardfile.Set[language.Card]](), Words: Words, Values: Values,
	// exactly one key is set, or one beside others
	Alone: map[string]schema.Bounds{"Instr": {Min: 1, Max: 1}, "Cost": {Min: 1, Max: 1}, "Static": {Min: 1, Max: 2},
		"Cond": {Min: 1, Max: 9}},
	Optional: []string{"Set.groups"},
	Shape:    shape,
	Kinds: []schema.Kind{
		{Name: "instruction", Of: reflect.TypeFor[language.Instr]()},
		{Name: "cost", Of: reflect.TypeFor[language.Cost]()},
		{Name: "condition", Of: reflect.TypeFor[language.Cond]()},
		{Name: "static", Of: reflect.TypeFor[language.Static]()},
		{Name: "filter", Of: reflect.TypeFor[language.Filter]()},
	},
	Valued: []schema.Valued{{Name: "trigger", Key: "When.on"}, {Name: "target", Key: "Target.kind"}},
}

// shape says what keys demand of each other.
func shape(t reflect.Type, n schema.Node) {
	switch t {
	case reflect.TypeFor[language.Modify]():
		n["oneOf"] = []schema.Node{{"required": []string{"of"}}, {"required": []string{"all"}}}
		n["anyOf"] = []schema.Node{{"required": []string{"desen"}}, {"required": []string{"defen"}}}
	case reflect.TypeFor[language.Card]():
		n["if"] = schema.Node{"properties": schema.Node{"type": schema.Node{"const": language.Evocation}},
			"required": []string{"type"}}
		n["then"] = schema.Node{"required": []string{"element", "desen", "defen"}}
		n["else"] = schema.Node{"properties": schema.Node{"element": false, "desen": schema.Node{"const": 0},
			"defen": schema.Node{"const": 0}, "energized": schema.Node{"const": false}}}
	}
}

// Ops lists all parts of the language with the cards of a list that use them; the properties of cards come last.
func Ops(cards []language.Card) []content.Op {
	out := schema.Ops(Language, cards, func(c *language.Card) string { return c.ID })
	for _, p := range language.Properties {
		op := content.Op{Kind: "property", Name: p.Code, Says: Words["Card."+p.Code].Says}
		for i := range cards {
			if p.Has(&cards[i]) {
				op.Cards = append(op.Cards, cards[i].ID)
			}
		}
		slices.Sort(op.Cards)
		out = append(out, op)
	}
	return out
}
