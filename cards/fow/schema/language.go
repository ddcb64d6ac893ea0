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
		"Instr":  {Min: 1, Max: 1, Called: "instruction"},
		"Static": {Min: 1, Max: 1, But: []string{"if"}, Called: "static"},
		"Cost":   {Min: 1, Max: 7, Empty: "an ability that costs nothing could be used without end"},
		"Cond":   {Min: 1, Max: 5, Empty: "the condition asks nothing"},
	},
	Choices: choices, Parts: parts, Most: 12,
	Optional: []string{"Set.groups"},
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

// choices are keys of which exactly one is set, or at most one.
var choices = []schema.Choice{
	one("When", "on"), one("Moment", "on", "while"),
	one("Damage", "n", "half-atk"), one("Damage", "of", "each", "who"),
	one("MoreDamage", "n", "double"), one("SetLife", "n", "half"), one("Discard", "n", "all"),
	one("Prevent", "n", "all"), one("Prevent", "of", "each"),
	one("On", "of", "each"), one("ToDeck", "of", "each"), one("Modify", "of", "each"), one("Lasting", "of", "each"),
	most("Damage", "x", "per"), most("Count", "x", "per"),
	most("StaticModify", "carrier", "each"), most("Save", "carrier", "each"),
}

func one(of string, keys ...string) schema.Choice {
	return schema.Choice{Of: of, Keys: keys, Min: 1, Max: 1}
}

func most(of string, keys ...string) schema.Choice { return schema.Choice{Of: of, Keys: keys, Max: 1} }

// Types of cards that have something in common.
var (
	resonator = []string{language.Resonator}
	ruler     = []string{language.Ruler}
	spell     = []string{language.Spell}
	played    = []string{language.Resonator, language.Spell, language.Addition, language.Regalia}
	stays     = []string{language.Ruler, language.Stone, language.Resonator, language.Addition, language.Regalia}
)

const (
	whySpell = "only a spell has a text of its own: write an ability or a trigger"
	whyStays = "a spell is never in play: write an effect"
)

// parts are the keys that only some types of cards have.
var parts = []schema.Part{
	{Key: "spell", Types: spell, Only: "only spells have a subtype", Due: "what kind of spell it is"},
	{Key: "addition", Types: []string{language.Addition}, Only: "only additions have a category",
		Due: "what it is added to"},
	{Key: "atk", Types: resonator, Only: "only resonators have it, and the j side of rulers",
		Due: "every resonator has ATK, if only 0"},
	{Key: "def", Types: resonator, Only: "only resonators have it, and the j side of rulers",
		Due: "every resonator has DEF"},
	{Key: "races", Types: []string{language.Resonator, language.Ruler},
		Only: "only resonators and rulers have a race"},
	{Key: "traits", Types: []string{language.Addition, language.Regalia},
		Only: "only additions and regalia have a trait"},
	{Key: "judgment", Types: ruler, Only: "only rulers do judgment", Due: "what J-Activate costs (FO-164)"},
	{Key: "j", Types: ruler, Only: "only rulers have a J-ruler side", Due: "a ruler has a J-ruler side (FO-016)"},
	{Key: "keywords", Types: resonator,
		Only: "symbol abilities belong to resonators and to the j side of rulers"},
	{Key: "trigger", Types: spell, Only: "only a Chant-Standby has a Trigger"},
	{Key: "targets", Types: spell, Only: whySpell},
	{Key: "effect", Types: spell, Only: whySpell},
	{Key: "modes", Types: spell, Only: whySpell},
	{Key: "cost", Types: played, Only: "rulers and magic stones have no cost",
		Due: "every card that is played has a cost, if only \"-\""},
	{Key: "produces", Types: []string{language.Ruler, language.Stone, language.Resonator, language.Regalia},
		Only: "only cards in play that can be rested give will"},
	{Key: "produces", Types: []string{language.Stone}, Due: "a magic stone gives will"},
	{Key: "abilities", Types: stays, Only: whyStays},
	{Key: "triggers", Types: stays, Only: whyStays},
	{Key: "statics", Types: stays, Only: whyStays},
	{Key: "special", Types: []string{language.Stone}, Only: "only magic stones are special"},
	{Key: "quickcast", Types: played,
		Only: "the card can be played at that time anyway, or is not played at all"},
	{Key: "incarnation", Types: played, Only: "there is no cost that it could stand in for (FO-204)"},
	{Key: "awakening", Types: played, Only: "the card is not played"},
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
