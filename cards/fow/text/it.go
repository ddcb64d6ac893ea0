package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func it(tell, third, inf string) verb { return verb{tell, third, inf} }

func (italian) told(c clause) string {
	if c.subject == "" {
		return c.verb.tell + c.rest
	}
	return c.subject + " " + c.verb.third + c.rest
}

func (t italian) may(list []clause) string {
	if own, ok := offered(list); ok {
		return "puoi " + orList(own, " e ")
	}
	return "se vuoi, " + each(list, t.told)
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

func (italian) clauses(w *writer, in language.Instr) []clause {
	order := func(tell, inf, rest string) []clause { return []clause{{verb: it(tell, "", inf), rest: rest}} }
	switch {
	case in.Damage != nil:
		return []clause{w.itDamage(in.Damage)}
	case in.Life != nil:
		return []clause{w.itLife(in.Life)}
	case in.SetLife != nil:
		return []clause{w.itSetLife(in.SetLife)}
	case in.Draw != nil:
		return []clause{{subject: w.itWho(in.Draw.Who), verb: it("pesca", "pesca", "pescare"), rest: " " + itDrawn(in.Draw) + w.itPer(in.Draw.Per)}}
	case in.Discard != nil:
		return []clause{w.itDiscard(in.Discard)}
	case in.Destroy != nil:
		return order("distruggi", "distruggere", " "+w.itOn(in.Destroy, true))
	case in.Banish != nil:
		if in.Banish.Of == language.RefThis {
			return order("bandisci", "bandire", " questa carta")
		}
		return []clause{{subject: "il controllore " + itPlace("di", w.itOn(in.Banish, false)), verb: it("", "bandisce", ""), rest: " quella carta"}}
	case in.ToHand != nil:
		return order("rimanda", "rimandare", " "+w.itOn(in.ToHand, false)+itOwners(w.many(in.ToHand), " nella mano del suo proprietario", " nella mano dei loro proprietari"))
	case in.ToDeck != nil:
		many := w.many(&in.ToDeck.On)
		where := itOwners(many, " in cima al mazzo principale del suo proprietario", " in cima al mazzo principale dei loro proprietari")
		if in.ToDeck.Bottom {
			where = itOwners(many, " in fondo al mazzo principale del suo proprietario", " in fondo al mazzo principale dei loro proprietari")
		}
		return order("metti", "mettere", " "+w.itOn(&in.ToDeck.On, false)+where)
	case in.Remove != nil:
		return order("rimuovi", "rimuovere", " dal gioco "+w.itOn(in.Remove, true))
	case in.Enter != nil:
		return order("metti", "mettere", " nel tuo terreno "+w.itOn(in.Enter, true))
	case in.Rest != nil:
		return order("spossa", "spossare", " "+w.itOn(in.Rest, true))
	case in.Recover != nil:
		return order("recupera", "recuperare", " "+w.itOn(in.Recover, true))
	case in.Modify != nil:
		c := itChange(w.itOn(&in.Modify.On, false), &in.Modify.Change, itUntil(in.Modify.Until))
		if w.self && !w.apart && in.Modify.Of == language.RefThis { // "Quando questa carta attacca, ottiene …"
			c.subject, c.verb.tell = "", c.verb.third
		}
		return []clause{c}
	case in.Control != nil:
		return order("prendi", "prendere", " il controllo "+itPlace("di", w.itOn(&in.Control.On, true))+strings.Replace(itUntil(in.Control.Until), "in questo turno", "fino alla fine del turno", 1))
	case in.Cancel != nil:
		return order("annulla", "annullare", " "+w.itOn(in.Cancel, true))
	case in.Prevent != nil:
		amount := " tutto il danno"
		if !in.Prevent.All {
			amount = fmt.Sprintf(" i prossimi %d danni", in.Prevent.N)
		}
		return order("previeni", "prevenire", amount+" che in questo turno subirebbe "+w.itOn(&in.Prevent.On, false))
	case in.Search != nil:
		return []clause{w.itSearch(in.Search)}
	case in.Reveal != nil:
		return []clause{w.itReveal(in.Reveal)}
	case in.Stones != nil:
		return []clause{w.itStones(in.Stones)}
	case in.Attach != nil:
		return order("aggiungi", "aggiungere", " "+w.itRef(in.Attach.Of)+" "+itPlace("a", w.itRef(in.Attach.To)))
	case in.Look != nil:
		c := clause{verb: it("guarda", "", "guardare"), rest: " la prima carta del tuo mazzo principale"}
		if in.Look.Bottom {
			c.more = "Puoi metterla in fondo."
		}
		return []clause{c}
	}
	return nil
}

func itOwners(many bool, one, several string) string {
	if many {
		return several
	}
	return one
}

// itDamage says who deals the damage where this card is in play and was not just named; a spell's is an order.
func (w *writer) itDamage(d *language.Damage) clause {
	c := clause{verb: it("infliggi", "infligge", "infliggere")}
	switch {
	case w.source && w.self && !w.apart: // "Quando questa carta attacca, infligge …"
		c.verb.tell = c.verb.third
	case w.source:
		c.subject = "questa carta"
	}
	to := itPlace("a", w.itWho(d.Who))
	switch {
	case d.Who == language.WhoController:
		to = "a te"
	case d.Who == "":
		to = itPlace("a", w.itOn(&d.On, false))
	}
	switch {
	case d.X:
		c.rest = fmt.Sprintf(" danni pari a %d volte X %s", d.N, to)
		return c
	case len(d.HalfATK) == 0:
		c.rest = fmt.Sprintf(" %d danni %s", d.N, to) + w.itPer(d.Per)
		return c
	}
	of := make([]string, len(d.HalfATK))
	for i, ref := range d.HalfATK {
		of[i] = itPlace("di", w.itRef(ref))
	}
	sum := "della ATK " + of[0]
	if len(of) > 1 {
		sum = "della somma delle ATK " + orList(of, " e ")
	}
	c.rest = " danni pari a metà " + sum + " " + to
	return c
}

func (w *writer) itLife(n *language.Count) clause {
	c := clause{subject: w.itWho(n.Who), verb: it("guadagni", "guadagna", "guadagnare"), rest: fmt.Sprintf(" %d punti vita", max(n.N, -n.N))}
	if n.N < 0 {
		c.verb = it("perdi", "perde", "perdere")
	}
	if n.X {
		c.rest = fmt.Sprintf(" punti vita pari a %d volte X", max(n.N, -n.N))
	}
	c.rest += w.itPer(n.Per)
	return c
}

func (w *writer) itSetLife(l *language.SetLife) clause {
	subject := "i tuoi punti vita"
	if who := w.itWho(l.Who); who != "" {
		subject = "i punti vita " + itPlace("di", who)
	}
	if l.Half {
		return clause{subject: subject, verb: it("", "si dimezzano", "")}
	}
	return clause{subject: subject, verb: it("", "diventano", ""), rest: fmt.Sprintf(" %d", l.N)}
}

func (w *writer) itDiscard(d *language.Discard) clause {
	c := clause{subject: w.itWho(d.Who), verb: it("scarta", "scarta", "scartare"), rest: " " + itCards(d.N)}
	switch {
	case d.All && c.subject == "":
		c.rest = " la tua mano"
	case d.All:
		c.rest = " la propria mano"
	}
	return c
}

func itUntil(until string) string {
	switch until {
	case language.UntilTurn:
		return " in questo turno"
	case language.UntilBattle:
		return " in questa battaglia"
	case language.UntilOpponent:
		return " fino alla fine del prossimo turno del tuo avversario"
	}
	return ""
}

// itChange says what a card gets: +200/+0, symbol abilities, and what it cannot do.
func itChange(subject string, c *language.Change, until string) clause {
	var parts []string
	for _, x := range []struct {
		stat string
		n    *int
	}{{"ATK", c.SetATK}, {"DEF", c.SetDEF}} {
		if x.n != nil {
			parts = append(parts, fmt.Sprintf("ha %s %d", x.stat, *x.n))
		}
	}
	if c.ATK != 0 || c.DEF != 0 {
		parts = append(parts, "ottiene "+signed(c.ATK, c.DEF))
	}
	if len(c.Keywords) > 0 {
		parts = append(parts, "guadagna "+itWords(c.Keywords))
	}
	if len(c.Lose) > 0 {
		parts = append(parts, "perde "+itWords(c.Lose))
	}
	can := map[string]string{language.CannotAttack: "attaccare", language.CannotBlock: "bloccare", language.CannotDestroyed: "essere distrutto",
		language.CannotTargeted: "essere un bersaglio", language.CannotCancelled: "essere annullato"}
	var not []string
	for _, x := range c.Cannot {
		not = append(not, can[x])
	}
	if len(not) > 0 {
		parts = append(parts, "non può "+orList(not, " o "))
	}
	if len(c.Must) > 0 {
		parts = append(parts, "deve attaccare se può")
	}
	return clause{subject: subject, verb: it("", orList(parts, " e "), ""), rest: until}
}

func itWords(list []language.Keyword) string {
	words := make([]string, len(list))
	for i, k := range list {
		words[i] = "[" + itKeywords[string(k)] + "]"
	}
	return orList(words, " e ")
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
		out = append(out, "bandisci "+itOther(w.itNoun(c.Banish, 0), c.Banish.Other).a()+itWhere(c.Banish, itSide(c.Banish.Side)))
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
		return t.told(itChange(subject, &s.Modify.Change, ""))
	case s.CannotPlay != nil:
		who := map[string]string{language.Own: "non puoi", language.Opponent: "il tuo avversario non può", language.AnySide: "i giocatori non possono"}[s.CannotPlay.Side]
		return who + " giocare " + w.itNoun(s.CannotPlay, 1).bare() + itWhere(s.CannotPlay, "")
	case s.MoreDamage != nil:
		m := s.MoreDamage
		much := fmt.Sprintf("%d in più", m.N)
		if m.Double {
			much = "il doppio"
		}
		return "se " + itOther(w.itNoun(&m.Filter, 0), m.Other).a() + itWhere(&m.Filter, itSide(m.Side)) + " sta per infliggere danno, ne infligge invece " + much
	case s.Save != nil:
		return w.itSave(s.Save)
	case s.CannotDraw != "":
		who := map[string]string{language.Own: "non puoi pescare carte se non nella tua Fase di Acquisizione",
			language.Opponent: "il tuo avversario non può pescare carte se non nella propria Fase di Acquisizione",
			language.AnySide:  "i giocatori non possono pescare carte se non nella propria Fase di Acquisizione"}
		return who[s.CannotDraw]
	case s.CostChange != nil:
		who := map[string]string{language.Own: " che giochi", language.Opponent: " che il tuo avversario gioca", language.AnySide: ""}[s.CostChange.Side]
		more, n := "in più", s.CostChange.N
		if n < 0 {
			more, n = "in meno", -n
		}
		return fmt.Sprintf("ogni %s%s costa {%d} %s", w.itNoun(&s.CostChange.Filter, 0).bare(), itWhere(&s.CostChange.Filter, who), n, more)
	}
	return fmt.Sprintf("se questa carta sta per subire danno, previeni %d di quel danno", s.Prevent)
}
