package lint

import (
	"slices"

	"farpost/engine/fow/language"
)

// What events are about: a card that a text can speak of as "it", another thing ("other"), and a player
// ("that-player").
var (
	withSubject = []string{language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed,
		language.OnAttacks, language.OnAttackPlayer, language.OnBlocks, language.OnDeals, language.OnDealt,
		language.OnSpell, language.OnCalled, language.OnDiscards}
	withOther = []string{language.OnAttacks, language.OnAttackPlayer, language.OnBlocks, language.OnDeals,
		language.OnDealt}
	withPlayer = []string{language.OnAttackPlayer, language.OnSpell, language.OnJudgment, language.OnCalled,
		language.OnLife, language.OnDraws, language.OnDiscards, language.OnTurnBegins, language.OnDrawPhase,
		language.OnRecovery, language.OnMain, language.OnBattle, language.OnAttackStep, language.OnBlockStep,
		language.OnBattleEnds, language.OnEndPhase, language.OnTurnEnds}
)

func hasSubject(on string) bool { return slices.Contains(withSubject, on) }

// event checks that what a text waits for has the parts that narrow it.
func (k checker) event(path string, e *language.Event) {
	if e.Who != "" && !slices.Contains(withPlayer, e.On) {
		k.Fault(path+".who", "who: no player is part of %q", e.On)
	}
	if e.Of != nil && !hasSubject(e.On) {
		k.Fault(path+".of", "of: no card is part of %q", e.On)
	}
	if e.Battle && e.On != language.OnDeals && e.On != language.OnDealt {
		k.Fault(path+".battle", "battle: no damage is part of %q", e.On)
	}
}

// moment checks the Trigger of a Chant-Standby (FO-178, FO-179).
func (k checker) moment(path string, m *language.Moment) {
	if hasSubject(m.On) && m.Of == nil {
		k.Fault(path, "of is missing: say whose event the Trigger waits for")
	}
}
