package text

import (
	"fmt"

	"farpost/engine/fow/language"
)

// itPer says for what a number is counted, behind what it counts.
func (w *writer) itPer(f *language.Filter) string {
	if f == nil {
		return ""
	}
	return " per ogni " + itOther(w.itNoun(f, 0), f.Other).bare() + itWhere(f, itSide(f.Side))
}

// itDrawn counts the cards that are drawn: "una carta", "X carte", "due volte X carte".
func itDrawn(n *language.Count) string {
	switch {
	case n.X && n.N == 1:
		return "X carte"
	case n.X:
		return itNumber(n.N) + " volte X carte"
	}
	return itCards(n.N)
}

func (w *writer) itSearch(s *language.Search) clause {
	p := w.itNoun(&s.Filter, 0)
	what := p.a()
	if s.N > 1 {
		p = w.itNoun(&s.Filter, 1)
		what = "fino a " + itNumber(s.N) + " " + p.bare()
	}
	where := "nella tua mano"
	if s.Enter {
		where = "nel tuo terreno"
	}
	more := p.agree("mettil") + " " + where + ", poi rimescola il tuo mazzo principale."
	if s.Reveal {
		more = p.agree("rivelal") + ", " + more
	}
	return clause{verb: it("cerca", "", "cercare"), rest: " nel tuo mazzo principale " + what + itWhere(&s.Filter, ""), more: capital(more)}
}

func (w *writer) itReveal(r *language.Reveal) clause {
	c := clause{subject: w.itWho(r.Who), verb: it("rivela", "rivela", "rivelare")}
	switch {
	case r.What == language.RevealTop && c.subject == "":
		c.rest = " la prima carta del tuo mazzo principale"
	case r.What == language.RevealTop:
		c.rest = " la prima carta del proprio mazzo principale"
	case c.subject == "":
		c.rest = " la tua mano"
	default:
		c.rest = " la propria mano"
	}
	return c
}

func (w *writer) itStones(s *language.Stones) clause {
	c := clause{subject: w.itWho(s.Who), verb: it("metti", "mette", "mettere")}
	cards, rested := "la prima carta", ", spossata"
	if s.N > 1 {
		cards, rested = "le prime "+itNumber(s.N)+" carte", ", spossate"
	}
	own := [2]string{"tuo", "tua"}
	if c.subject != "" {
		own = [2]string{"proprio", "propria"}
	}
	c.rest = fmt.Sprintf(" %s del %s mazzo delle pietre magiche nella %s area delle pietre magiche", cards, own[0], own[1])
	if s.Rested {
		c.rest += rested
	}
	return c
}

func (w *writer) itSave(s *language.Save) string {
	p := phrase{fem: true}
	who := "questa carta"
	switch {
	case s.Carrier:
		who, p.fem = w.itCarrier(), false
	case s.Each != nil:
		p = itOther(w.itNoun(s.Each, 0), s.Each.Other)
		who = p.a() + itWhere(s.Each, itSide(s.Each.Side))
	}
	instead := map[string]string{language.SaveBanish: "rimuovi invece tutto il danno che ha subito e bandisci questa carta",
		language.SaveToHand: p.agree("rimandal") + " invece nella mano del suo proprietario", language.SaveRemove: p.agree("rimuovil") + " invece dal gioco"}[s.By]
	return "se " + who + " sta per essere " + p.agree("distrutt") + ", " + instead
}

// later says for which moment a text waits.
func (italian) later(l *language.Later) string {
	next := func(prep string, p phrase) string {
		s := p.agree("prossim") + " " + p.head
		switch {
		case l.Who == language.Own && p.fem:
			return prep + "tua " + s
		case l.Who == language.Own:
			return prep + "tuo " + s
		case l.Who == language.Opponent:
			return prep + s + " del tuo avversario"
		}
		return prep + s
	}
	inTurn := map[string]string{language.Own: " nel tuo turno", language.Opponent: " nel turno del tuo avversario"}[l.Who]
	switch l.On {
	case language.OnTurnBegins:
		return next("all'inizio del ", phrase{head: "turno"})
	case language.OnTurnEnds:
		return map[string]string{language.Own: "la prossima volta che finisce il tuo turno", language.Opponent: "la prossima volta che finisce il turno del tuo avversario",
			"": "alla fine del turno", language.AnySide: "alla fine del turno"}[l.Who]
	case language.OnBattle:
		return "all'inizio della prossima interfase di battaglia" + inTurn
	case language.OnBattleEnds:
		return "la prossima volta che finisce un'interfase di battaglia" + inTurn
	case language.OnAttackStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Attacco" + inTurn
	case language.OnBlockStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Blocco" + inTurn
	}
	return next("all'inizio della ", phrase{head: itPhases[l.On], fem: true})
}
