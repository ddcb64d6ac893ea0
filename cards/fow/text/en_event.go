package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

// enWhose is a player of an event: "you", "your opponent", "a player".
var enWhose = map[string]string{language.Own: "you", language.Opponent: "your opponent", language.AnySide: "a player",
	"": "a player"}

func (english) event(w *writer, e *language.Event) string {
	lead, subject := "when ", "this card"
	if w.recurs(e) {
		lead = "whenever "
	}
	if e.Of != nil {
		subject = enA(w.enNoun(e.Of, 0)) + enWhere(e.Of, enSide(e.Of.Side))
	}
	battle := " damage"
	if e.Battle {
		battle = " battle damage"
	}
	who := enWhose[e.Who]
	tells := func(you, other string) string {
		if e.Who == language.Own {
			return lead + "you " + you
		}
		return lead + who + " " + other
	}
	switch e.On {
	case language.OnEnters:
		return lead + subject + " enters the field"
	case language.OnSummoned:
		return lead + subject + " is summoned"
	case language.OnToGraveyard:
		return lead + subject + " is put into a graveyard from the field"
	case language.OnDestroyed:
		return lead + subject + " is destroyed"
	case language.OnAttacks:
		return lead + subject + " attacks"
	case language.OnAttackPlayer:
		return lead + subject + " attacks " + who
	case language.OnBlocks:
		return lead + subject + " blocks"
	case language.OnDeals:
		return lead + subject + " deals" + battle
	case language.OnDealt:
		return lead + subject + " is dealt" + battle
	case language.OnSpell:
		return tells("play ", "plays ") + w.enPlayed(e.Of)
	case language.OnJudgment:
		return tells("do judgment", "does judgment")
	case language.OnCalled:
		stone := w.enIn(e.Of, language.Stone)
		return tells("call "+stone, "calls "+stone)
	case language.OnLife:
		whose := map[string]string{language.Own: "your", language.Opponent: "your opponent's",
			language.AnySide: "a player's", "": "a player's"}
		return lead + whose[e.Who] + " life changes"
	case language.OnDraws:
		return tells("draw a card", "draws a card")
	case language.OnDiscards:
		card := w.enIn(e.Of)
		return tells("discard "+card, "discards "+card)
	}
	return w.enPhase(e)
}

// enIn is a card of an event that is not in play; of these types when the filter names none.
func (w *writer) enIn(f *language.Filter, types ...string) string {
	any := language.Filter{}
	if f != nil {
		any = *f
	}
	if len(any.Types) == 0 {
		any.Types = types
	}
	return enA(w.enNoun(&any, 0)) + enWhere(&any, "")
}

// enPlayed is a card that somebody plays: it is a spell while it is in the chase.
func (w *writer) enPlayed(f *language.Filter) string {
	if f == nil || len(f.Types) == 0 {
		return "a spell"
	}
	return enA(w.enNoun(f, 0))
}

var enPhases = map[string]string{language.OnDrawPhase: "draw phase", language.OnRecovery: "recovery phase",
	language.OnMain: "main phase", language.OnEndPhase: "end phase"}

// enPhase words what waits for a moment of the turn.
func (w *writer) enPhase(e *language.Event) string {
	of := func(what string) string {
		switch e.Who {
		case language.Own:
			return "your " + what
		case language.Opponent:
			return "your opponent's " + what
		}
		return "each player's " + what
	}
	inTurn := map[string]string{language.Own: " in your turn", language.Opponent: " in your opponent's turn"}[e.Who]
	switch e.On {
	case language.OnTurnBegins:
		return "at the beginning of " + of("turn")
	case language.OnTurnEnds:
		return "at the end of " + of("turn")
	case language.OnBattle:
		return "at the beginning of each battle" + inTurn
	case language.OnBattleEnds:
		return "at the end of each battle" + inTurn
	case language.OnAttackStep:
		return "at the beginning of each declare attack step" + inTurn
	case language.OnBlockStep:
		return "at the beginning of each declare block step" + inTurn
	}
	return "at the beginning of " + of(enPhases[e.On])
}

func (english) condition(w *writer, c *language.Cond) string {
	var out []string
	if c.LifeMax != nil {
		out = append(out, fmt.Sprintf("your life is %d or less", *c.LifeMax))
	}
	if c.OpponentLifeMax != nil {
		out = append(out, fmt.Sprintf("your opponent's life is %d or less", *c.OpponentLifeMax))
	}
	if c.Controls != nil {
		who := map[string]string{language.Own: "you control ", language.Opponent: "your opponent controls ",
			language.AnySide: "a player controls "}[c.Controls.Side]
		out = append(out, who+enA(w.enNoun(c.Controls, 0))+enWhere(c.Controls, ""))
	}
	switch c.Turn {
	case language.Own:
		out = append(out, "it is your turn")
	case language.Opponent:
		out = append(out, "it is your opponent's turn")
	}
	if c.HandMax != nil {
		out = append(out, map[bool]string{true: "you have no cards in hand",
			false: fmt.Sprintf("you have %s or fewer cards in hand", enNumber(*c.HandMax))}[*c.HandMax == 0])
	}
	return strings.Join(out, " and ")
}
