package sense

import (
	"slices"

	"farpost/engine/fow/language"
	"farpost/engine/selfplay/sense"
)

// regard is what the player makes of a symbol ability.
type regard struct {
	atOnce bool // what has it can attack in the turn in which it enters
	evades bool // only what has it too can block what has it
}

// regards has an entry for every symbol ability and every flag of a card. An empty one means that the player plays
// such a card like any other, or asks the rules about it (Card.Fast for quickcast).
var regards = map[string]regard{
	string(language.Swiftness):    {atOnce: true},
	string(language.TargetAttack): {},
	string(language.FirstStrike):  {},
	string(language.Pierce):       {},
	string(language.Explode):      {},
	string(language.Flying):       {evades: true},
	string(language.Imperishable): {},
	"special":                     {},
	"quickcast":                   {},
}

// Regards reports whether the player has been told what to make of a symbol ability or a flag.
func Regards(code string) bool {
	_, ok := regards[code]
	return ok
}

// atOnce reports whether a card can attack in the turn in which it enters.
func atOnce(c *language.Card) bool {
	return slices.ContainsFunc(c.Keywords, func(k language.Keyword) bool { return regards[string(k)].atOnce })
}

// blocks reports whether v can block u, as far as their symbol abilities go.
func blocks(v, u *sense.Piece) bool {
	return !slices.ContainsFunc(u.States, func(k string) bool {
		return regards[k].evades && !slices.Contains(v.States, k)
	})
}
