package text

import (
	"fmt"

	"farpost/engine/fow/language"
)

// enPer says for what a number is counted, behind what it counts.
func (w *writer) enPer(f *language.Filter) string {
	if f == nil {
		return ""
	}
	return " for each " + w.enNoun(f, 0) + enWhere(f, enSide(f.Side))
}

// enDrawn counts the cards that are drawn: "a card", "X cards", "two times X cards".
func enDrawn(n *language.Count) string {
	switch {
	case n.X && n.N == 1:
		return "X cards"
	case n.X:
		return enNumber(n.N) + " times X cards"
	}
	return enCards(n.N)
}

func (w *writer) enSearch(s *language.Search) clause {
	what, them := enA(w.enNoun(&s.Filter, 0)), "it"
	if s.N > 1 {
		what, them = "up to "+enNumber(s.N)+" "+w.enNoun(&s.Filter, 1), "them"
	}
	where := "your hand"
	if s.Enter {
		where = "your field"
	}
	more := "put " + them + " into " + where + ", then shuffle your main deck."
	if s.Reveal {
		more = "reveal " + them + ", " + more
	}
	return clause{verb: en("search", ""), rest: " your main deck for " + what + enWhere(&s.Filter, ""), more: capital(more)}
}

// enTheir is "your" for the reader and "their" for somebody else.
func enTheir(subject string) string {
	if subject == "" {
		return "your"
	}
	return "their"
}

func (w *writer) enReveal(r *language.Reveal) clause {
	c := clause{subject: w.enWho(r.Who), verb: en("reveal", "reveals")}
	c.rest = " " + enTheir(c.subject) + " hand"
	if r.What == language.RevealTop {
		c.rest = " the top card of " + enTheir(c.subject) + " main deck"
	}
	return c
}

func (w *writer) enStones(s *language.Stones) clause {
	c := clause{subject: w.enWho(s.Who), verb: en("put", "puts")}
	cards := "card"
	if s.N > 1 {
		cards = enNumber(s.N) + " cards"
	}
	their := enTheir(c.subject)
	c.rest = fmt.Sprintf(" the top %s of %s magic stone deck into %s magic stone area", cards, their, their)
	if s.Rested {
		c.rest += " rested"
	}
	return c
}

func (w *writer) enSave(s *language.Save) string {
	who := "this card"
	switch {
	case s.Carrier:
		who = w.enCarrier()
	case s.Each != nil:
		who = enA(w.enNoun(s.Each, 0)) + enWhere(s.Each, enSide(s.Each.Side))
	}
	instead := map[string]string{language.SaveBanish: "remove all damage from it and banish this card instead",
		language.SaveToHand: "return it to its owner's hand instead", language.SaveRemove: "remove it from the game instead"}[s.By]
	return "if " + who + " would be destroyed, " + instead
}

// later says for which moment a text waits.
func (english) later(l *language.Later) string {
	your := map[string]string{language.Own: "your next ", language.Opponent: "your opponent's next "}[l.Who]
	if your == "" {
		your = "the next "
	}
	turn := map[string]string{language.Own: "your turn", language.Opponent: "your opponent's turn"}[l.Who]
	inTurn := ""
	if turn != "" {
		inTurn = " in " + turn
	}
	switch l.On {
	case language.OnTurnBegins:
		return "at the beginning of " + your + "turn"
	case language.OnTurnEnds:
		if turn == "" {
			return "at the end of the turn"
		}
		return "the next time " + turn + " ends"
	case language.OnBattle:
		return "at the beginning of the next battle" + inTurn
	case language.OnBattleEnds:
		return "the next time a battle ends" + inTurn
	case language.OnAttackStep:
		return "at the beginning of the next declare attack step" + inTurn
	case language.OnBlockStep:
		return "at the beginning of the next declare block step" + inTurn
	}
	return "at the beginning of " + your + enPhases[l.On]
}
