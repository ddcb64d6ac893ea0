package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow"
)

// enWhose is a player of an event: "you", "your opponent", "a player".
var enWhose = map[string]string{fow.Own: "you", fow.Opponent: "your opponent", fow.AnySide: "a player", "": "a player"}

func (english) event(w *writer, e *fow.Event) string {
	lead, subject := "when ", "this card"
	if e.Of != nil {
		lead, subject = "whenever ", enA(w.enNoun(e.Of, 0))+enWhere(e.Of, enSide(e.Of.Side))
		if w.on == nil { // a Trigger answers one event
			lead = "when "
		}
	}
	battle := " damage"
	if e.Battle {
		battle = " battle damage"
	}
	who := enWhose[e.Who]
	tells := func(you, other string) string {
		if e.Who == fow.Own {
			return lead + "you " + you
		}
		return lead + who + " " + other
	}
	switch e.On {
	case fow.OnEnters:
		return lead + subject + " enters the field"
	case fow.OnSummoned:
		return lead + subject + " is summoned"
	case fow.OnToGraveyard:
		return lead + subject + " is put into a graveyard from the field"
	case fow.OnDestroyed:
		return lead + subject + " is destroyed"
	case fow.OnAttacks:
		return lead + subject + " attacks"
	case fow.OnAttackPlayer:
		return lead + subject + " attacks " + who
	case fow.OnBlocks:
		return lead + subject + " blocks"
	case fow.OnDeals:
		return lead + subject + " deals" + battle
	case fow.OnDealt:
		return lead + subject + " is dealt" + battle
	case fow.OnSpell:
		return tells("play ", "plays ") + w.enPlayed(e.Of)
	case fow.OnJudgment:
		return tells("do judgment", "does judgment")
	case fow.OnCalled:
		stone := w.enIn(e.Of, fow.Stone)
		return tells("call "+stone, "calls "+stone)
	case fow.OnLife:
		whose := map[string]string{fow.Own: "your", fow.Opponent: "your opponent's", fow.AnySide: "a player's", "": "a player's"}
		return lead + whose[e.Who] + " life changes"
	case fow.OnDraws:
		return tells("draw a card", "draws a card")
	case fow.OnDiscards:
		card := w.enIn(e.Of)
		return tells("discard "+card, "discards "+card)
	}
	return w.enPhase(e)
}

// enIn is a card of an event that is not in play; of these types when the filter names none.
func (w *writer) enIn(f *fow.Filter, types ...string) string {
	any := fow.Filter{}
	if f != nil {
		any = *f
	}
	if len(any.Types) == 0 {
		any.Types = types
	}
	return enA(w.enNoun(&any, 0)) + enWhere(&any, "")
}

// enPlayed is a card that somebody plays: it is a spell while it is in the chase.
func (w *writer) enPlayed(f *fow.Filter) string {
	if f == nil || len(f.Types) == 0 {
		return "a spell"
	}
	return enA(w.enNoun(f, 0))
}

var enPhases = map[string]string{fow.OnDrawPhase: "draw phase", fow.OnRecovery: "recovery phase", fow.OnMain: "main phase", fow.OnEndPhase: "end phase"}

// enPhase words what waits for a moment of the turn.
func (w *writer) enPhase(e *fow.Event) string {
	of := func(what string) string {
		switch e.Who {
		case fow.Own:
			return "your " + what
		case fow.Opponent:
			return "your opponent's " + what
		}
		return "each player's " + what
	}
	inTurn := map[string]string{fow.Own: " in your turn", fow.Opponent: " in your opponent's turn"}[e.Who]
	switch e.On {
	case fow.OnTurnBegins:
		return "at the beginning of " + of("turn")
	case fow.OnTurnEnds:
		return "at the end of " + of("turn")
	case fow.OnBattle:
		return "at the beginning of each battle" + inTurn
	case fow.OnBattleEnds:
		return "at the end of each battle" + inTurn
	case fow.OnAttackStep:
		return "at the beginning of each declare attack step" + inTurn
	case fow.OnBlockStep:
		return "at the beginning of each declare block step" + inTurn
	}
	return "at the beginning of " + of(enPhases[e.On])
}

func (english) condition(w *writer, c *fow.Cond) string {
	var out []string
	if c.LifeMax != nil {
		out = append(out, fmt.Sprintf("your life is %d or less", *c.LifeMax))
	}
	if c.OpponentLifeMax != nil {
		out = append(out, fmt.Sprintf("your opponent's life is %d or less", *c.OpponentLifeMax))
	}
	if c.Controls != nil {
		who := map[string]string{fow.Own: "you control ", fow.Opponent: "your opponent controls ", fow.AnySide: "a player controls "}[c.Controls.Side]
		out = append(out, who+enA(w.enNoun(c.Controls, 0))+enWhere(c.Controls, ""))
	}
	switch c.Turn {
	case fow.Own:
		out = append(out, "it is your turn")
	case fow.Opponent:
		out = append(out, "it is your opponent's turn")
	}
	if c.HandMax != nil {
		out = append(out, map[bool]string{true: "you have no cards in hand",
			false: fmt.Sprintf("you have %s or fewer cards in hand", enNumber(*c.HandMax))}[*c.HandMax == 0])
	}
	return strings.Join(out, " and ")
}
