package text

import (
	"fmt"

	"farpost/engine/fow"
)

// itPer says for what a number is counted, behind what it counts.
func (w *writer) itPer(f *fow.Filter) string {
	if f == nil {
		return ""
	}
	return " per ogni " + itOther(w.itNoun(f, 0), f.Other).bare() + itWhere(f, itSide(f.Side))
}

// itDrawn counts the cards that are drawn: "una carta", "X carte", "due volte X carte".
func itDrawn(n *fow.Count) string {
	switch {
	case n.X && n.N == 1:
		return "X carte"
	case n.X:
		return itNumber(n.N) + " volte X carte"
	}
	return itCards(n.N)
}

func (w *writer) itSearch(s *fow.Search) clause {
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

func (w *writer) itReveal(r *fow.Reveal) clause {
	c := clause{subject: w.itWho(r.Who), verb: it("rivela", "rivela", "rivelare")}
	switch {
	case r.What == fow.RevealTop && c.subject == "":
		c.rest = " la prima carta del tuo mazzo principale"
	case r.What == fow.RevealTop:
		c.rest = " la prima carta del proprio mazzo principale"
	case c.subject == "":
		c.rest = " la tua mano"
	default:
		c.rest = " la propria mano"
	}
	return c
}

func (w *writer) itStones(s *fow.Stones) clause {
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

func (w *writer) itSave(s *fow.Save) string {
	p := phrase{fem: true}
	who := "questa carta"
	switch {
	case s.Carrier:
		who, p.fem = w.itCarrier(), false
	case s.Each != nil:
		p = itOther(w.itNoun(s.Each, 0), s.Each.Other)
		who = p.a() + itWhere(s.Each, itSide(s.Each.Side))
	}
	instead := map[string]string{fow.SaveBanish: "rimuovi invece tutto il danno che ha subito e bandisci questa carta",
		fow.SaveToHand: p.agree("rimandal") + " invece nella mano del suo proprietario", fow.SaveRemove: p.agree("rimuovil") + " invece dal gioco"}[s.By]
	return "se " + who + " sta per essere " + p.agree("distrutt") + ", " + instead
}

// later says for which moment a text waits.
func (italian) later(l *fow.Later) string {
	next := func(prep string, p phrase) string {
		s := p.agree("prossim") + " " + p.head
		switch {
		case l.Who == fow.Own && p.fem:
			return prep + "tua " + s
		case l.Who == fow.Own:
			return prep + "tuo " + s
		case l.Who == fow.Opponent:
			return prep + s + " del tuo avversario"
		}
		return prep + s
	}
	inTurn := map[string]string{fow.Own: " nel tuo turno", fow.Opponent: " nel turno del tuo avversario"}[l.Who]
	switch l.On {
	case fow.OnTurnBegins:
		return next("all'inizio del ", phrase{head: "turno"})
	case fow.OnTurnEnds:
		return map[string]string{fow.Own: "la prossima volta che finisce il tuo turno", fow.Opponent: "la prossima volta che finisce il turno del tuo avversario",
			"": "alla fine del turno", fow.AnySide: "alla fine del turno"}[l.Who]
	case fow.OnBattle:
		return "all'inizio della prossima interfase di battaglia" + inTurn
	case fow.OnBattleEnds:
		return "la prossima volta che finisce un'interfase di battaglia" + inTurn
	case fow.OnAttackStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Attacco" + inTurn
	case fow.OnBlockStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Blocco" + inTurn
	}
	return next("all'inizio della ", phrase{head: itPhases[l.On], fem: true})
}
