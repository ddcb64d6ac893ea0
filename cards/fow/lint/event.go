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
	events = union(withSubject, withPlayer)
	// moments come by themselves, in every turn or battle.
	moments = []string{language.OnTurnBegins, language.OnDrawPhase, language.OnRecovery, language.OnMain,
		language.OnBattle, language.OnAttackStep, language.OnBlockStep, language.OnBattleEnds, language.OnEndPhase,
		language.OnTurnEnds}
)

func union(lists ...[]string) []string {
	var out []string
	for _, l := range lists {
		for _, s := range l {
			if !slices.Contains(out, s) {
				out = append(out, s)
			}
		}
	}
	return out
}

func hasSubject(on string) bool { return slices.Contains(withSubject, on) }

// event checks what a text waits for.
func (k *checker) event(path string, e *language.Event) {
	if !k.One(path+".on", e.On, events...) {
		return
	}
	k.One(path+".who", e.Who, "", language.Own, language.Opponent, language.AnySide)
	if e.Who != "" && !slices.Contains(withPlayer, e.On) {
		k.Fault(path+".who", "who: no player is part of %q", e.On)
	}
	if e.Of != nil {
		if !hasSubject(e.On) {
			k.Fault(path+".of", "of: no card is part of %q", e.On)
		}
		k.filter(path+".of", e.Of)
	}
	if e.Battle && e.On != language.OnDeals && e.On != language.OnDealt {
		k.Fault(path+".battle", "battle: no damage is part of %q", e.On)
	}
}
