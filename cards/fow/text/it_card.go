package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func it(base, third, inf string) verb { return verb{base, third, inf} }

func (italian) sentence(c clause) string {
	if c.subject == "" {
		return c.verb.base + c.rest
	}
	return c.subject + " " + c.verb.third + c.rest
}

func (t italian) may(list []clause) string {
	if own, ok := offered(list); ok {
		return "puoi " + orList(own, " e ")
	}
	return "se vuoi, " + each(list, t.sentence)
}

func (italian) otherwise(s string) string { return "Altrimenti " + s }
func (italian) once() string              { return "una volta per turno" }
func (italian) choose() string            { return "Scegli uno:" }

func (italian) produce(symbols []string) string {
	return strings.ReplaceAll("Produci "+orList(symbols, " o ")+".", "{V}", "volontà senza attributo")
}

func (italian) whenever(cond, sentence string, lasts bool) string {
	if lasts {
		return "finché " + cond + ", " + sentence
	}
	return "se " + cond + ", " + sentence
}

func (italian) cost(w *writer, c *language.Cost) []string {
	var out []string
	symbols := ""
	if c.Will.Total() > 0 || c.Will.X {
		symbols = Symbols(c.Will)
	}
	if c.RestThis {
		symbols += "{R}"
	}
	if symbols != "" {
		out = append(out, symbols)
	}
	if c.BanishThis {
		out = append(out, "bandisci questa carta")
	}
	if c.Life > 0 {
		out = append(out, fmt.Sprintf("paga %d punti vita", c.Life))
	}
	if c.Discard > 0 {
		out = append(out, "scarta "+itCards(c.Discard))
	}
	if c.Rest != nil {
		out = append(out, "spossa "+itOther(w.itNoun(c.Rest, 0), c.Rest.Other).a()+itWhere(c.Rest, itSide(c.Rest.Side)))
	}
	if c.Banish != nil {
		out = append(out, "bandisci "+itOther(w.itNoun(c.Banish, 0), c.Banish.Other).a()+itWhere(c.Banish,
			itSide(c.Banish.Side)))
	}
	return out
}

func (t italian) static(w *writer, s *language.Static) string {
	switch {
	case s.Modify != nil:
		subject := "questa carta"
		switch {
		case s.Modify.Carrier:
			subject = w.itCarrier()
		case s.Modify.Each != nil:
			subject = w.itOn(&language.On{Each: s.Modify.Each}, false)
		}
		return t.sentence(itChange(subject, &s.Modify.Change, ""))
	case s.CannotPlay != nil:
		who := map[string]string{language.Own: "non puoi", language.Opponent: "il tuo avversario non può",
			language.AnySide: "i giocatori non possono"}[s.CannotPlay.Side]
		return who + " giocare " + w.itNoun(s.CannotPlay, 1).bare() + itWhere(s.CannotPlay, "")
	case s.MoreDamage != nil:
		m := s.MoreDamage
		much := fmt.Sprintf("%d in più", m.N)
		if m.Double {
			much = "il doppio"
		}
		return "se " + itOther(w.itNoun(&m.Filter, 0), m.Other).a() + itWhere(&m.Filter, itSide(m.Side)) +
			" sta per infliggere danno, ne infligge invece " + much
	case s.Save != nil:
		return w.itSave(s.Save)
	case s.CannotDraw != "":
		who := map[string]string{language.Own: "non puoi pescare carte se non nella tua Fase di Acquisizione",
			language.Opponent: "il tuo avversario non può pescare carte se non nella propria Fase di Acquisizione",
			language.AnySide:  "i giocatori non possono pescare carte se non nella propria Fase di Acquisizione"}
		return who[s.CannotDraw]
	case s.CostChange != nil:
		who := map[string]string{language.Own: " che giochi", language.Opponent: " che il tuo avversario gioca",
			language.AnySide: ""}[s.CostChange.Side]
		more, n := "in più", s.CostChange.N
		if n < 0 {
			more, n = "in meno", -n
		}
		return fmt.Sprintf("ogni %s%s costa {%d} %s", w.itNoun(&s.CostChange.Filter, 0).bare(),
			itWhere(&s.CostChange.Filter, who), n, more)
	}
	return fmt.Sprintf("se questa carta sta per subire danno, previeni %d di quel danno", s.Prevent)
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
		language.SaveToHand: p.agree("rimandal") + " invece nella mano del suo proprietario",
		language.SaveRemove: p.agree("rimuovil") + " invece dal gioco"}[s.By]
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
	inTurn := map[string]string{language.Own: " nel tuo turno",
		language.Opponent: " nel turno del tuo avversario"}[l.Who]
	switch l.On {
	case language.OnTurnBegins:
		return next("all'inizio del ", phrase{head: "turno"})
	case language.OnTurnEnds:
		return map[string]string{language.Own: "alla prossima fine del tuo turno",
			language.Opponent: "alla prossima fine del turno del tuo avversario",
			"":                "alla fine del turno", language.AnySide: "alla fine del turno"}[l.Who]
	case language.OnBattle:
		return "all'inizio della prossima interfase di battaglia" + inTurn
	case language.OnBattleEnds:
		return "alla prossima fine di un'interfase di battaglia" + inTurn
	case language.OnAttackStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Attacco" + inTurn
	case language.OnBlockStep:
		return "all'inizio della prossima Sottofase di Dichiarazione di Blocco" + inTurn
	}
	return next("all'inizio della ", phrase{head: itPhases[l.On], fem: true})
}
