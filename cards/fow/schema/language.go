package schema

import (
	"reflect"
	"slices"

	"farpost/cards/cardfile"
	"farpost/cards/content"
	"farpost/cards/schema"
	"farpost/engine/fow/language"
)

// Language is the card language.
var Language = &schema.Language{
	Game: "Force of Will", Set: reflect.TypeFor[cardfile.Set[language.Card]](), Words: Words, Values: Values,
	Alone: map[string]schema.Bounds{
		"Instr": {Min: 1, Max: 1}, "Static": {Min: 1, Max: 2}, // beside if
		"Cost": {Min: 1, Max: 7}, "Cond": {Min: 1, Max: 5},
	},
	Optional: []string{"Set.groups"},
	Shape:    shape,
	Kinds: []schema.Kind{
		{Name: "instruction", Of: reflect.TypeFor[language.Instr]()},
		{Name: "cost", Of: reflect.TypeFor[language.Cost]()},
		{Name: "condition", Of: reflect.TypeFor[language.Cond]()},
		{Name: "static", Of: reflect.TypeFor[language.Static]()},
		{Name: "change", Of: reflect.TypeFor[language.Change]()},
		{Name: "filter", Of: reflect.TypeFor[language.Filter]()},
	},
	Valued: []schema.Valued{{Name: "event", Key: "Event.on"}, {Name: "target", Key: "Target.kind"},
		{Name: "keyword", Key: "Face.keywords"},
		{Name: "cannot", Key: "Change.cannot"}},
}

// oneOf demands exactly one of some keys.
func oneOf(keys ...string) schema.Node {
	var out []schema.Node
	for _, k := range keys {
		out = append(out, schema.Node{"required": []string{k}})
	}
	return schema.Node{"oneOf": out}
}

// needs are the keys that a card of a type cannot be without.
var needs = []struct {
	card string
	keys []string
}{
	{language.Ruler, []string{"judgment", "j"}},
	{language.Stone, []string{"produces"}},
	{language.Resonator, []string{"cost", "atk", "def"}},
	{language.Spell, []string{"cost", "spell"}},
	{language.Addition, []string{"cost", "addition"}},
	{language.Regalia, []string{"cost"}},
}

// shape says what keys demand of each other.
func shape(t reflect.Type, n schema.Node) {
	var all []schema.Node
	switch t {
	case reflect.TypeFor[language.Card]():
		for _, x := range needs {
			all = append(all,
				schema.Node{"if": schema.Node{"properties": schema.Node{"type": schema.Node{"const": x.card}}},
					"then": schema.Node{"required": x.keys}})
		}
	case reflect.TypeFor[language.When]():
		n["required"] = []string{"on"}
	case reflect.TypeFor[language.Moment]():
		all = append(all, oneOf("on", "while"))
	case reflect.TypeFor[language.Damage]():
		all = append(all, oneOf("n", "half-atk"), oneOf("of", "each", "who"))
	case reflect.TypeFor[language.MoreDamage]():
		all = append(all, oneOf("n", "double"))
	case reflect.TypeFor[language.SetLife]():
		all = append(all, oneOf("n", "half"))
	case reflect.TypeFor[language.Discard]():
		all = append(all, oneOf("n", "all"))
	case reflect.TypeFor[language.Prevent]():
		all = append(all, oneOf("n", "all"), oneOf("of", "each"))
	case reflect.TypeFor[language.On](), reflect.TypeFor[language.ToDeck](), reflect.TypeFor[language.Modify](),
		reflect.TypeFor[language.Lasting]():
		all = append(all, oneOf("of", "each"))
	}
	if len(all) > 0 {
		n["allOf"] = slices.Clip(all)
	}
}

// Ops lists all parts of the language with the cards of a list that use them; the flags of cards come last.
func Ops(cards []language.Card) []content.Op {
	out := schema.Ops(Language, cards, func(c *language.Card) string { return c.ID })
	for _, f := range language.Flags {
		op := content.Op{Kind: "flag", Name: f.Code, Says: Words["Card."+f.Code].Says}
		for i := range cards {
			if f.Has(&cards[i]) {
				op.Cards = append(op.Cards, cards[i].ID)
			}
		}
		slices.Sort(op.Cards)
		out = append(out, op)
	}
	return out
}
