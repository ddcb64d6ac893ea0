package lint

import (
	"fmt"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// statics checks continuous effects.
func (s *scope) statics(path string, list []language.Static) {
	for i := range list {
		at := fmt.Sprintf("%s.statics[%d]", path, i)
		st := &list[i]
		if st.If != nil {
			s.cond(at+".if", st.If)
			if st.If.ChargePaid {
				s.Fault(at+".if.charge-paid", "charge-paid: a continuous effect does not know how its card was paid")
			}
			s.plain(at+".if.controls", st.If.Controls)
		}
		s.static(at, st)
	}
}

func (s *scope) static(path string, st *language.Static) {
	evocation := s.card.Type == language.Evocation
	switch {
	case st.Stats != nil:
		s.stats(path+".stats", st.Stats)
	case st.KeepFragment:
		if s.card.Wear == nil || s.card.Wear.Kind != language.TargetCrystal {
			s.Fault(path, "keep-first-fragment: the card has to be worn by a Crystal")
		}
	case st.ControlTarget != "":
		t := s.Refer(path+".control", st.ControlTarget, language.TargetCard)
		if t != nil && (t.N > 1 || t.UpTo) {
			s.Fault(path+".control", "control: exactly one card")
		}
	case (st.DefendOthers || st.Overflow) && !evocation:
		s.Fault(path, "only Evocations unleash and defend")
	}
}

func (s *scope) stats(path string, st *language.StaticStats) {
	switch {
	case st.All != nil:
		s.evocations(path+".all", st.All)
		s.plain(path+".all", st.All)
	case st.Wearer:
		if w := s.card.Wear; w == nil || w.Kind != language.TargetCard || w.Type != language.Evocation {
			s.Fault(path+".wearer", "wearer: the card has to be worn by an Evocation")
		}
	case s.card.Type != language.Evocation:
		s.Fault(path, "stats: this card has no DesEn and DefEn; say all or wearer")
	}
}

// plain keeps continuous effects from measuring what they change.
func (s *scope) plain(path string, f *language.Filter) {
	if f != nil && f.DefEnMax != nil {
		s.Fault(path+".defen-max", "defen-max: a continuous effect cannot depend on figures that such effects change")
	}
}

// staticCost checks what changes the cost of cards that are not there yet.
func (k *checker) staticCost(path string, c *language.StaticCost) {
	want := map[string]string{"controller": language.Own, "opponents": language.Opponent}[c.Who]
	if want != "" && c.Cards.Side != want {
		k.Fault(path+".cards.side", "side: %s for who: %s", want, c.Who)
	}
	for _, key := range lintkit.Set(c.Cards) {
		switch key {
		case "state", "defen-max", "frangible", "other":
			k.Fault(path+".cards."+key, "%s: the cards are not on the Battlefield yet", key)
		}
	}
	if c.N == 0 {
		k.Fault(path, "n is missing: how much the cost changes")
	}
}
