package scenarios

import (
	"farpost/engine/farwald"
	"farpost/engine/scenario"
)

// Card reads a card that a scenario declares for itself: its id, then its data on the same line as a YAML
// flow mapping in the language of card files,
//
//	bolt {type: attack, cost: 2, gate: F, targets: [{name: c, kind: crystal, side: opponent}],
//	      effect: [{shatter-fragments: {n: 1, of: c}}]}
//
// A key that the language does not have is an error. What a scenario seldom cares for has defaults: rank
// normal, the id as name, an Evocation of Fire with DesEn and DefEn 1.
func Card(line string) (farwald.Card, error) {
	c, err := scenario.ReadCard(line, func(id string) farwald.Card {
		return farwald.Card{ID: id, Name: farwald.Text{En: id, It: id}, Rank: farwald.Normal, DesEn: 1, DefEn: 1}
	})
	if c.Type == "" {
		c.Type = farwald.Evocation
	}
	if c.Type != farwald.Evocation {
		c.DesEn, c.DefEn = 0, 0
	} else if c.Element == "" {
		c.Element = farwald.Fire
	}
	return c, err
}
