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
	Alone: map[string]schema.Bounds{
		"Instr":  {Min: 1, Max: 1, Called: "instruction"},
		"Cost":   {Min: 1, Max: 1, Called: "part of the cost"},
		"Static": {Min: 1, Max: 1, But: []string{"if"}, Called: "continuous effect"},
		"Cond":   {Min: 1, Max: 9, Empty: "the condition is empty"},
	},
	Choices: []schema.Choice{
		{Of: "Modify", Keys: []string{"of", "all"}, Min: 1, Max: 1},
		{Of: "Modify", Keys: []string{"desen", "defen"}, Min: 1, Max: 2},
		{Of: "StaticStats", Keys: []string{"desen", "defen"}, Min: 1, Max: 2},
		{Of: "StaticStats", Keys: []string{"all", "wearer"}, Max: 1},
	},
	Parts: parts, Most: 12,
	Optional: []string{"Set.groups"},
	Kinds: []schema.Kind{
		{Name: "instruction", Of: reflect.TypeFor[language.Instr]()},
		{Name: "cost", Of: reflect.TypeFor[language.Cost]()},
		{Name: "condition", Of: reflect.TypeFor[language.Cond]()},
		{Name: "static", Of: reflect.TypeFor[language.Static]()},
		{Name: "filter", Of: reflect.TypeFor[language.Filter]()},
	},
	Valued: []schema.Valued{{Name: "trigger", Key: "When.on"}, {Name: "target", Key: "Target.kind"}},
}

var (
	evocation = []string{language.Evocation}
	others    = []string{language.Attack, language.Mystic, language.Protection, language.Recovery}
)

// parts are the keys that only some types of cards have (FW-142, FW-146).
var parts = []schema.Part{
	{Key: "element", Types: evocation, Only: "only Evocations provide an element", Due: "one of F, W, M, N"},
	{Key: "desen", Types: evocation, Only: "only Evocations have DesEn", Due: "every Evocation has DesEn, if only 0"},
	{Key: "defen", Types: evocation, Only: "only Evocations have DefEn", Due: "every Evocation has DefEn"},
	{Key: "energized", Types: evocation,
		Only: "only Evocations enter Exploited, so only they can have Energized"},
	{Key: "position", Types: others, Only: "an Evocation stays anyway; leave position out"},
	{Key: "wear", Types: []string{language.Protection}, Only: "only Protection cards are worn"},
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
