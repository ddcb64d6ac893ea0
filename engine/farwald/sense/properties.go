package sense

import "farpost/engine/farwald/language"

// regard is what the player makes of a property.
type regard struct {
	worth   int  // how many points it adds to the worth of a card that is no Evocation
	atOnce  bool // an Evocation that has it can be used in the turn in which it enters
	anytime bool // the card can answer in a window
}

// regards has an entry for every property; an empty one means that the player plays such a card like any other.
var regards = map[string]regard{
	"tw":        {anytime: true},
	"energized": {atOnce: true},
	"frangible": {},
	"position":  {worth: pointsThing},
	"aether":    {},
}

// Regards reports whether the player has been told what to make of a property.
func Regards(code string) bool {
	_, ok := regards[code]
	return ok
}

// regardOf sums up the properties that a card has.
func regardOf(c *language.Card) regard {
	var out regard
	for i := range language.Properties {
		p := &language.Properties[i]
		if !p.Has(c) {
			continue
		}
		r := regards[p.Code]
		out.worth += r.worth
		out.atOnce = out.atOnce || r.atOnce
		out.anytime = out.anytime || r.anytime
	}
	return out
}
