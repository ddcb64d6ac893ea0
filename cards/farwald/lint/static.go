package lint

import (
	"fmt"

	"farpost/cards/lintkit"
	"farpost/engine/farwald/language"
)

// statics checks continuous effects.
func (s *scope) statics(path string, list []language.Static) {
	s.AtMost(path+".statics", len(list), maxBlocks)
	for i := range list {
		at := fmt.Sprintf("%s.statics[%d]", path, i)
		st := &list[i]
		s.ExactlyOne(at, "this continuous effect", *st, "if")
		if st.If != nil {
			s.cond(at+".if", st.If)
			if st.If.ChargePaid {
				s.Fault(at+".if.charge-paid", "charge-paid: a continuous effect does not know how its card was paid")
			}
			if st.If.Controls != nil {
				s.plain(at+".if.controls", st.If.Controls)
			}
		}
		s.static(at, st)
	}
}

func (s *scope) static(path string, st *language.Static) {
	evocation := s.card.Type == language.Evocation
	switch {
	case st.Stats != nil:
		s.stats(path+".stats", st.Stats)
	case st.Cost != nil:
		s.staticCost(path+".cost", st.Cost)
	case st.HandLimit != 0:
		s.Within(path+".hand-limit", st.HandLimit, 1, maxNumber)
	case st.EnterExploited != "":
		s.One(path+".enter-exploited", st.EnterExploited, language.Own, language.Opponent, language.AnySide)
	case st.KeepFragment:
		if s.card.Wear == nil || s.card.Wear.Kind != language.TargetCrystal {
			s.Fault(path, "keep-first-fragment: the card has to be worn by a Crystal")
		}
	case st.ControlTarget != "":
		if t := s.refer(path+".control", st.ControlTarget, language.TargetCard); t != nil && (t.N > 1 || t.UpTo) {
			s.Fault(path+".control", "control: exactly one card")
		}
	case (st.DefendOthers || st.Overflow) && !evocation:
		s.Fault(path, "only Evocations unleash and defend")
	}
}

func (s *scope) stats(path string, st *language.StaticStats) {
	s.change(path, st.DesEn, st.DefEn)
	switch {
	case st.All != nil && st.Wearer:
		s.Fault(path, "stats: either all or wearer")
	case st.All != nil:
		s.filter(path+".all", st.All, true)
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
	if f.DefEnMax != nil {
		s.Fault(path+".defen-max", "defen-max: a continuous effect cannot depend on figures that such effects change")
	}
}

func (s *scope) staticCost(path string, c *language.StaticCost) {
	s.filter(path+".cards", &c.Cards, false)
	if s.One(path+".who", c.Who, "controller", "opponents") {
		want := map[string]string{"controller": language.Own, "opponents": language.Opponent}[c.Who]
		if c.Cards.Side != want {
			s.Fault(path+".cards.side", "side: %s for who: %s", want, c.Who)
		}
	}
	for _, key := range lintkit.Set(c.Cards) {
		switch key {
		case "state", "defen-max", "frangible", "other":
			s.Fault(path+".cards."+key, "%s: the cards are not on the Battlefield yet", key)
		}
	}
	if c.N == 0 {
		s.Fault(path, "n is missing: how much the cost changes")
	}
	s.Within(path+".n", c.N, -maxEnergy, maxEnergy)
}
