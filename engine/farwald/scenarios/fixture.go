package scenarios

import (
	"farpost/engine/farwald/language"
	"farpost/engine/scenario"
)

// Card reads a card that a scenario declares for itself: its id, then its data on the same line as a YAML
// flow mapping in the language of card files,
//
//	bolt {type: attack, cost: 2, gate: F, targets: [{name: c, kind: crystal, side: opponent}],
//	      effect: [{shatter-fragments: {n: 1, of: c}}]}
//
// A key that the language does not have is an error. What a scenario seldom cares for has defaults: rank
// normal, the id with a capital as name, an Evocation of Fire with DesEn and DefEn 1.
func Card(line string) (language.Card, error) {
	c, err := scenario.ReadCard(line, func(id string) language.Card {
		name := scenario.CardName(id)
		return language.Card{ID: id, Name: language.Text{En: name, It: name}, Rank: language.Normal, DesEn: 1, DefEn: 1}
	})
	if c.Type == "" {
		c.Type = language.Evocation
	}
	if c.Type != language.Evocation {
		c.DesEn, c.DefEn = 0, 0
	} else if c.Element == "" {
		c.Element = language.Fire
	}
	return c, err
}
