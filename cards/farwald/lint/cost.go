package lint

import (
	"fmt"
	"slices"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

const (
	maxEnergy    = 10 // Energy Cards of a player (FW-004)
	maxFragments = 19 // of own Crystals, of which a player has 20
)

// costs finds costs that nobody can pay, each part of them for itself or all together.
func (s *scope) costs(path string, list []language.Cost, what string) {
	var keys []string
	energy, ce, fragments := 0, 0, 0
	for _, c := range list {
		keys = append(keys, lintkit.Set(c)...)
		energy += c.Energy
		fragments += c.OwnFragment
		if c.CE != nil {
			ce += c.CE.Total()
		}
	}
	has := func(list ...string) bool {
		return slices.ContainsFunc(list, func(key string) bool { return slices.Contains(keys, key) })
	}
	of := func(key string) int {
		return len(slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return k != key }))
	}
	for _, p := range []struct {
		wrong bool
		msg   string
	}{
		{energy > maxEnergy, fmt.Sprintf("nobody has more than %d Energy Cards", maxEnergy)},
		{ce > maxEnergy, fmt.Sprintf("more than %d Crystallized Energy", maxEnergy)},
		{fragments > maxFragments, "whoever pays that many fragments is defeated"},
		{has("exploit-this") && has("regenerate-this"), "this card cannot be both exploited and regenerated"},
		{has("vortex-this") && has("disperse-this"), "this card cannot go to two places"},
		{max(of("exploit-this"), of("regenerate-this"), of("vortex-this"), of("disperse-this")) > 1,
			"the same part stands twice; it can be paid only once"},
		{s.while == "exploited" && has("exploit-this"), "an Exploited card cannot be exploited again (FW-155)"},
		{what == "charge" && has("exploit-this", "regenerate-this", "vortex-this", "disperse-this"),
			"Charge is paid before the card is on the Battlefield, so it cannot be turned or moved"},
		{what == "crystallize" && has("exploit-this") && !s.card.Energized,
			"the card enters Exploited, so it cannot be exploited"},
		{what == "crystallize" && has("regenerate-this") && s.card.Energized,
			"the card enters Energized, so it cannot be regenerated"},
	} {
		if p.wrong {
			s.Fault(path+".cost", "cost: nobody can pay it: %s", p.msg)
		}
	}
}
