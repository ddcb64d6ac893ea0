package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func (italian) clauses(w *writer, in language.Instr) []clause {
	order := func(base, inf, rest string) []clause { return []clause{{verb: it(base, "", inf), rest: rest}} }
	switch {
	case in.Damage != nil:
		return []clause{w.itDamage(in.Damage)}
	case in.Life != nil:
		return []clause{w.itLife(in.Life)}
	case in.SetLife != nil:
		return []clause{w.itSetLife(in.SetLife)}
	case in.Draw != nil:
		return []clause{{subject: w.itWho(in.Draw.Who), verb: it("pesca", "pesca", "pescare"),
			rest: " " + itDrawn(in.Draw) + w.itPer(in.Draw.Per)}}
	case in.Discard != nil:
		return []clause{w.itDiscard(in.Discard)}
	case in.Destroy != nil:
		return order("distruggi", "distruggere", " "+w.itOn(in.Destroy, true))
	case in.Banish != nil:
		if in.Banish.Of == language.RefThis {
			return order("bandisci", "bandire", " questa carta")
		}
		return []clause{{subject: "il controllore " + itPlace("di", w.itOn(in.Banish, false)),
			verb: it("", "bandisce", ""), rest: " quella carta"}}
	case in.ToHand != nil:
		return order("rimanda", "rimandare", " "+w.itOn(in.ToHand, false)+itOwners(w.many(in.ToHand),
			" nella mano del suo proprietario", " nella mano dei loro proprietari"))
	case in.ToDeck != nil:
		many := w.many(&in.ToDeck.On)
		where := itOwners(many, " in cima al mazzo principale del suo proprietario",
			" in cima al mazzo principale dei loro proprietari")
		if in.ToDeck.Bottom {
			where = itOwners(many, " in fondo al mazzo principale del suo proprietario",
				" in fondo al mazzo principale dei loro proprietari")
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
			c.subject, c.verb.base = "", c.verb.third
		}
		return []clause{c}
	case in.Control != nil:
		return order("prendi", "prendere", " il controllo "+itPlace("di",
			w.itOn(&in.Control.On, true))+strings.Replace(itUntil(in.Control.Until), "in questo turno",
			"fino alla fine del turno", 1))
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
			c.after = "Puoi metterla in fondo."
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
		c.verb.base = c.verb.third
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
	c.rest = " danni pari a metà " + sum + " " + to + itRounded
	return c
}

func (w *writer) itLife(n *language.Count) clause {
	c := clause{subject: w.itWho(n.Who), verb: it("guadagni", "guadagna", "guadagnare"),
		rest: fmt.Sprintf(" %d punti vita", max(n.N, -n.N))}
	if n.N < 0 {
		c.verb = it("perdi", "perde", "perdere")
	}
	if n.X {
		c.rest = fmt.Sprintf(" punti vita pari a %d volte X", max(n.N, -n.N))
	}
	c.rest += w.itPer(n.Per)
	return c
}

// itRounded says of a half that it is a multiple of 100 (FO-005).
const itRounded = ", arrotondati per eccesso al centinaio"

func (w *writer) itSetLife(l *language.SetLife) clause {
	subject := "i tuoi punti vita"
	if who := w.itWho(l.Who); who != "" {
		subject = "i punti vita " + itPlace("di", who)
	}
	if l.Half {
		return clause{subject: subject, verb: it("", "si dimezzano", ""), rest: itRounded}
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
	can := map[string]string{language.CannotAttack: "attaccare", language.CannotBlock: "bloccare",
		language.CannotDestroyed: "essere distrutto",
		language.CannotTargeted:  "essere un bersaglio", language.CannotCancelled: "essere annullato"}
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
	return clause{verb: it("cerca", "", "cercare"), rest: " nel tuo mazzo principale " + what + itWhere(&s.Filter, ""),
		after: capital(more)}
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
	c.rest = fmt.Sprintf(" %s del %s mazzo delle pietre magiche nella %s area delle pietre magiche", cards, own[0],
		own[1])
	if s.Rested {
		c.rest += rested
	}
	return c
}
