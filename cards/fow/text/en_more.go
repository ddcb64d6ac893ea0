package text

import (
	"fmt"

	"farpost/engine/fow"
)

// enPer says for what a number is counted, behind what it counts.
func (w *writer) enPer(f *fow.Filter) string {
	if f == nil {
		return ""
	}
	return " for each " + w.enNoun(f, 0) + enWhere(f, enSide(f.Side))
}

// enDrawn counts the cards that are drawn: "a card", "X cards", "two times X cards".
func enDrawn(n *fow.Count) string {
	switch {
	case n.X && n.N == 1:
		return "X cards"
	case n.X:
		return enNumber(n.N) + " times X cards"
	}
	return enCards(n.N)
}

func (w *writer) enSearch(s *fow.Search) clause {
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

func (w *writer) enReveal(r *fow.Reveal) clause {
	c := clause{subject: w.enWho(r.Who), verb: en("reveal", "reveals")}
	c.rest = " " + enTheir(c.subject) + " hand"
	if r.What == fow.RevealTop {
		c.rest = " the top card of " + enTheir(c.subject) + " main deck"
	}
	return c
}

func (w *writer) enStones(s *fow.Stones) clause {
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

func (w *writer) enSave(s *fow.Save) string {
	who := "this card"
	switch {
	case s.Carrier:
		who = w.enCarrier()
	case s.Each != nil:
		who = enA(w.enNoun(s.Each, 0)) + enWhere(s.Each, enSide(s.Each.Side))
	}
	instead := map[string]string{fow.SaveBanish: "remove all damage from it and banish this card instead",
		fow.SaveToHand: "return it to its owner's hand instead", fow.SaveRemove: "remove it from the game instead"}[s.By]
	return "if " + who + " would be destroyed, " + instead
}

// later says for which moment a text waits.
func (english) later(l *fow.Later) string {
	your := map[string]string{fow.Own: "your next ", fow.Opponent: "your opponent's next "}[l.Who]
	if your == "" {
		your = "the next "
	}
	turn := map[string]string{fow.Own: "your turn", fow.Opponent: "your opponent's turn"}[l.Who]
	inTurn := ""
	if turn != "" {
		inTurn = " in " + turn
	}
	switch l.On {
	case fow.OnTurnBegins:
		return "at the beginning of " + your + "turn"
	case fow.OnTurnEnds:
		if turn == "" {
			return "at the end of the turn"
		}
		return "the next time " + turn + " ends"
	case fow.OnBattle:
		return "at the beginning of the next battle" + inTurn
	case fow.OnBattleEnds:
		return "the next time a battle ends" + inTurn
	case fow.OnAttackStep:
		return "at the beginning of the next declare attack step" + inTurn
	case fow.OnBlockStep:
		return "at the beginning of the next declare block step" + inTurn
	}
	return "at the beginning of " + your + enPhases[l.On]
}
