package lint

import (
	"fmt"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// costs checks a cost and finds those that nobody can pay.
func (s *scope) costs(path string, list []language.Cost, what string) {
	at := path + ".cost"
	if len(list) == 0 && what == "ability" {
		s.Fault(path, "ability: it needs a cost, or it could be used without end")
	}
	if len(list) == 0 && what == "charge" {
		s.Fault(path, "charge: it needs a cost; what is free belongs to the effect")
	}
	seen := map[string]int{}
	energy, ce, fragments := 0, 0, 0
	for i := range list {
		c := &list[i]
		one := fmt.Sprintf("%s[%d]", at, i)
		for _, key := range lintkit.Set(*c) {
			seen[key]++
		}
		energy += c.Energy
		fragments += c.OwnFragment
		if c.CE != nil {
			ce += c.CE.Total()
			if c.CE.Total() == 0 {
				s.Fault(one+".ce", "ce: an empty requirement; leave it out")
			}
		}
		if c.Exploit != nil {
			s.k.positioned(one+".exploit", c.Exploit)
			if c.Exploit.Side != language.Own {
				s.Fault(one+".exploit.side", "side: a cost is paid with own cards")
			}
			if c.Exploit.State == "exploited" {
				s.Fault(one+".exploit.state", "state: an Exploited card cannot be exploited again (FW-155)")
			}
		}
	}
	for _, p := range []struct {
		wrong bool
		msg   string
	}{
		{energy > maxEnergy, "nobody has more than 10 Energy Cards"},
		{ce > maxEnergy, "more than 10 Crystallized Energy"},
		{fragments > 19, "whoever pays that many fragments is defeated"},
		{seen["exploit-this"] > 0 && seen["regenerate-this"] > 0, "this card cannot be both exploited and regenerated"},
		{seen["vortex-this"] > 0 && seen["disperse-this"] > 0, "this card cannot go to two places"},
		{seen["exploit-this"] > 1 || seen["regenerate-this"] > 1 || seen["vortex-this"] > 1 ||
			seen["disperse-this"] > 1,
			"the same part stands twice; it can be paid only once"},
		{s.while == "exploited" && seen["exploit-this"] > 0, "an Exploited card cannot be exploited again (FW-155)"},
		{what == "charge" && touchesThis(seen),
			"Charge is paid before the card is on the Battlefield, so it cannot be turned or moved"},
		{what == "crystallize" && seen["exploit-this"] > 0 && !s.card.Energized,
			"the card enters Exploited, so it cannot be exploited"},
		{what == "crystallize" && seen["regenerate-this"] > 0 && s.card.Energized,
			"the card enters Energized, so it cannot be regenerated"},
	} {
		if p.wrong {
			s.Fault(at, "cost: nobody can pay it: %s", p.msg)
		}
	}
}

func touchesThis(seen map[string]int) bool {
	return seen["exploit-this"]+seen["regenerate-this"]+seen["vortex-this"]+seen["disperse-this"] > 0
}
