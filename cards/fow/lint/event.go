package lint

import (
	"slices"

	"farpost/engine/fow"
)

// What events are about: a card that a text can speak of as "it", another thing ("other"), and a player ("that-player").
var (
	withSubject = []string{fow.OnEnters, fow.OnSummoned, fow.OnToGraveyard, fow.OnDestroyed, fow.OnAttacks, fow.OnAttackPlayer,
		fow.OnBlocks, fow.OnDeals, fow.OnDealt, fow.OnSpell, fow.OnCalled, fow.OnDiscards}
	withOther  = []string{fow.OnAttacks, fow.OnAttackPlayer, fow.OnBlocks, fow.OnDeals, fow.OnDealt}
	withPlayer = []string{fow.OnAttackPlayer, fow.OnSpell, fow.OnJudgment, fow.OnCalled, fow.OnLife, fow.OnDraws, fow.OnDiscards,
		fow.OnTurnBegins, fow.OnDrawPhase, fow.OnRecovery, fow.OnMain, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep,
		fow.OnBattleEnds, fow.OnEndPhase, fow.OnTurnEnds}
	events = union(withSubject, withPlayer)
	// moments come by themselves, in every turn or battle.
	moments = []string{fow.OnTurnBegins, fow.OnDrawPhase, fow.OnRecovery, fow.OnMain, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep,
		fow.OnBattleEnds, fow.OnEndPhase, fow.OnTurnEnds}
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
func (k *checker) event(path string, e *fow.Event) {
	if !k.One(path+".on", e.On, events...) {
		return
	}
	k.One(path+".who", e.Who, "", fow.Own, fow.Opponent, fow.AnySide)
	if e.Who != "" && !slices.Contains(withPlayer, e.On) {
		k.Fault(path+".who", "who: no player is part of %q", e.On)
	}
	if e.Of != nil {
		if !hasSubject(e.On) {
			k.Fault(path+".of", "of: no card is part of %q", e.On)
		}
		k.filter(path+".of", e.Of)
	}
	if e.Battle && e.On != fow.OnDeals && e.On != fow.OnDealt {
		k.Fault(path+".battle", "battle: no damage is part of %q", e.On)
	}
}
