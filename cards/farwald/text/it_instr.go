package text

import (
	"strconv"
	"strings"

	"farpost/engine/farwald/language"
)

// it makes the forms of a regular verb from its infinitive; ire verbs here follow "aprire".
func it(inf string) verb {
	stem := inf[:len(inf)-3]
	if !strings.HasSuffix(inf, "are") {
		return verb{stem + "i", stem + "e", stem + "ono", inf, stem + "a", stem + "ano"}
	}
	hard := stem // keeps its sound before i: dimentichi
	if strings.HasSuffix(stem, "c") || strings.HasSuffix(stem, "g") {
		hard += "h"
	}
	return verb{stem + "a", stem + "a", stem + "ano", inf, hard + "i", hard + "ino"}
}

// itIsc is for verbs like "restituire": restituisci, restituisce.
func itIsc(inf string) verb {
	stem := inf[:len(inf)-3]
	return verb{stem + "isci", stem + "isce", stem + "iscono", inf, stem + "isca", stem + "iscano"}
}

var itGet = verb{"ottieni", "ottiene", "ottengono", "ottenere", "ottenga", "ottengano"}

// who returns the subject of a clause: empty when it is the reader.
func (i italian) who(w *writer, who string) string {
	switch who {
	case "controller":
		return ""
	case "opponents":
		return "ogni avversario"
	case "all":
		return "ogni giocatore"
	}
	if t := w.targets[who]; t.Kind != language.TargetPlayer {
		if w.told[who] {
			return "chi la controllava"
		}
		p, _ := i.target(w, who)
		return "chi controlla " + p
	}
	p, _ := i.target(w, who)
	if p == "tu" {
		return ""
	}
	return p
}

// itTheir gives "tuoi" for the reader and "propri" for anybody else.
func itTheir(subject string) string {
	if subject == "" {
		return "tuoi"
	}
	return "propri"
}

func (i italian) each(w *writer, x *language.Each, v, one, many string) []clause {
	return []clause{{subject: i.who(w, x.Who), verb: it(v), rest: count(x.N, one, many)}}
}

// on is a verb with a target as its object; this card, just named, hangs on the verb: "mettila nel Vortice".
func (i italian) on(w *writer, v verb, x *language.Of, rest string) []clause {
	if x.Of == "this" && w.named {
		return []clause{{verb: verb{base: v.base + "la"}, rest: rest}}
	}
	p, _ := i.target(w, x.Of)
	return []clause{{verb: v, rest: words(p, rest)}}
}

// clauses words an instruction.
func (i italian) clauses(w *writer, in language.Instr) []clause {
	switch {
	case in.ShatterFragments != nil:
		p, _ := i.target(w, in.ShatterFragments.Of)
		return []clause{{verb: it("frantumare"),
			rest: count(in.ShatterFragments.N, "frammento", "frammenti") + " di " +
				i.ofEach(w, in.ShatterFragments.Of, p)}}
	case in.ShatterEach != nil:
		s := i.who(w, in.ShatterEach.Who)
		of := "di uno dei " + itTheir(s) + " Cristalli"
		if in.ShatterEach.N > 1 {
			of = "dei " + itTheir(s) + " Cristalli"
		}
		return []clause{{subject: s, verb: it("frantumare"),
			rest: count(in.ShatterEach.N, "frammento", "frammenti") + " " + of}}
	case in.RestoreFragments != nil:
		p, _ := i.target(w, in.RestoreFragments.Of)
		n := "1 frammento"
		if in.RestoreFragments.N > 1 {
			n = "fino a " + strconv.Itoa(in.RestoreFragments.N) + " frammenti"
		}
		return []clause{{verb: it("rimettere"), rest: n + " su " + i.ofEach(w, in.RestoreFragments.Of, p)}}
	case in.RestoreCrystal != nil:
		p, _ := i.target(w, in.RestoreCrystal.Of)
		return []clause{{verb: it("ripristinare"),
			rest: p + " con " + count(in.RestoreCrystal.N, "frammento", "frammenti")}}
	case in.Shatter != nil:
		return i.on(w, it("frantumare"), in.Shatter, "")
	case in.Energize != nil:
		return i.on(w, it("energizzare"), in.Energize, "")
	case in.Exploit != nil:
		return i.on(w, it("sfruttare"), in.Exploit, "")
	case in.Disable != nil:
		return i.on(w, it("disabilitare"), in.Disable, "")
	case in.Dissipate != nil:
		return i.on(w, it("dissolvere"), in.Dissipate, "")
	case in.Disperse != nil:
		if of := in.Disperse.Of; of != "this" && !w.told[of] {
			p, _ := i.target(w, of)
			return []clause{{verb: it("disperdere"), rest: "nell'Etere " + p}}
		}
		return i.on(w, it("disperdere"), in.Disperse, "nell'Etere")
	case in.Modify != nil:
		return i.modify(w, in.Modify)
	case in.Discharge != nil:
		c := clause{subject: i.who(w, in.Discharge.Who), verb: it("scaricare"),
			rest: count(in.Discharge.N, "Carta Energia", "Carte Energia")}
		if in.Discharge.Locked {
			c.after = lockedIt(in.Discharge.N, c.subject)
		}
		return []clause{c}
	case in.Recharge != nil:
		return i.each(w, in.Recharge, "ricaricare", "Carta Energia", "Carte Energia")
	case in.Remember != nil:
		return i.each(w, in.Remember, "ricordare", "carta", "carte")
	case in.Forget != nil:
		return i.each(w, in.Forget, "dimenticare", "carta", "carte")
	case in.Abandon != nil:
		return i.each(w, in.Abandon, "abbandonare", "carta", "carte")
	}
	return i.moves(w, in)
}

// ofEach says of several Crystals that each of them is meant.
func (italian) ofEach(w *writer, name, phrase string) string {
	t := w.targets[name]
	switch {
	case max(t.N, 1) == 1:
		return phrase
	case t.UpTo:
		return "ognuno di un massimo di " + strings.TrimPrefix(phrase, "fino a ")
	}
	return "ognuno di " + phrase
}

// fetched is a card with where it comes from, in front when more is said of the card: "dalla tua mano
// un'Evocazione con costo …".
func (i italian) fetched(w *writer, name string) string {
	t := w.targets[name]
	if w.told[name] || i.limits(&t.Filter) == "" {
		p, _ := i.target(w, name)
		return p
	}
	w.told[name] = true
	place := "dalla tua mano"
	if t.Kind == language.TargetVortex {
		place = itPiles[t.Side]
	}
	return words(place, i.one(w, &t.Filter, t.N, t.UpTo, "", ""))
}

func lockedIt(n int, subject string) string {
	phase := "nella sua prossima Fase di Rigenerazione."
	switch {
	case subject == "":
		phase = "nella tua prossima Fase di Rigenerazione."
	case strings.HasPrefix(subject, "ogni"):
		phase = "nella prossima Fase di Rigenerazione " + pick(n > 1, "del suo proprietario.", "dei loro proprietari.")
	}
	return pick(n > 1, "Quella carta non si ricarica ", "Quelle carte non si ricaricano ") + phase
}

// moves words the instructions that move cards, stop plays or hold others.
func (i italian) moves(w *writer, in language.Instr) []clause {
	switch {
	case in.ToHand != nil:
		if t := w.targets[in.ToHand.Of]; t != nil && t.Kind == language.TargetVortex {
			p, _ := i.target(w, in.ToHand.Of)
			return []clause{{verb: it("prendere"), rest: "in mano " + p}}
		}
		if in.ToHand.Of == "this" && w.named {
			return i.on(w, it("riportare"), in.ToHand, "in mano al suo proprietario")
		}
		p, plural := i.target(w, in.ToHand.Of)
		return []clause{{verb: it("riportare"),
			rest: "in mano " + pick(plural, "al suo proprietario ", "ai loro proprietari ") + p}}
	case in.ToVortex != nil:
		if in.ToVortex.Of == "this" {
			return i.on(w, it("mettere"), in.ToVortex, "nel Vortice")
		}
		p, plural := i.target(w, in.ToVortex.Of)
		return []clause{{verb: it("mettere"),
			rest: p + " nel Vortice " + pick(plural, "del suo proprietario", "dei loro proprietari")}}
	case in.PositionCard != nil:
		c := clause{verb: it("posizionare"), rest: i.fetched(w, in.PositionCard.Of)}
		if in.PositionCard.Charge {
			c.after = "Puoi pagarne la Carica."
		}
		return []clause{c}
	case in.CloseGate != nil:
		p, _ := i.target(w, in.CloseGate.Of)
		c := clause{verb: it("chiudere"), rest: "il Portale di " + p}
		if in.CloseGate.To == "aether" {
			c.after = "Quella carta viene dispersa nell'Etere invece di andare nel Vortice."
		}
		return []clause{c}
	case in.Prevent != nil:
		p, _ := i.target(w, in.Prevent.Of)
		c := clause{verb: itIsc("impedire"), rest: "che " + p + " venga giocata"}
		if in.Prevent.To == "hand" {
			c = clause{verb: it("riportare"), rest: p + " in mano al suo proprietario; non viene giocata"}
		}
		if in.Prevent.Ban {
			c.after = "Non può essere dichiarata di nuovo in questo turno."
		}
		return []clause{c}
	case in.MakeToken != nil:
		return []clause{{subject: i.who(w, in.MakeToken.Who), verb: it("creare"), rest: i.token(w, in.MakeToken)}}
	case in.OpenWindow != nil:
		return []clause{{verb: it("aprire"), rest: "una finestra di reazione per tutti i giocatori"}}
	case in.May != nil:
		w.know(in.May.Targets)
		return []clause{{whole: w.instrs(in.May.Then, may)}}
	}
	s := lower(i.condition(w, &in.If.Cond, false)) + ", " + w.instrs(in.If.Then, inline)
	if len(in.If.Else) > 0 {
		s += " Altrimenti, " + w.instrs(in.If.Else, inline)
	}
	return []clause{{whole: s}}
}

// token names tokens: "2 segnalini Ombra del Traghetto (Evocazioni di Mente, 2 DesEn, 1 DefEn)".
func (italian) token(w *writer, m *language.MakeToken) string {
	c := w.other(m.Card)
	if c == nil {
		return count(m.N, "segnalino", "segnalini")
	}
	return count(m.N, "segnalino "+c.Name.It, "segnalini "+c.Name.It) + " (" +
		pick(m.N > 1, "Evocazione ", "Evocazioni ") + itElements[c.Element] + ", " + printedFigures(c) + ")"
}

func (i italian) modify(w *writer, m *language.Modify) []clause {
	until := map[string]string{language.UntilEndOfTurn: "fino alla fine del turno",
		language.UntilNextTurn: "fino all'inizio del tuo prossimo turno"}[m.Until]
	more := ""
	if repeatsEffect(w, m) {
		more = "un ulteriore"
	}
	c := clause{verb: itGet, rest: words(more, figures(m.DesEn, m.DefEn, "e"), until)}
	if m.All != nil {
		c.subject, c.plural = i.all(w, m.All), true
		return []clause{c}
	}
	c.subject, c.plural = i.target(w, m.Of)
	if c.plural {
		c.rest = "ciascuna " + c.rest
	}
	return []clause{c}
}

// sentence makes a sentence of a clause.
func (italian) sentence(c clause, m mood) string {
	if c.whole != "" {
		if m == inline {
			return c.whole
		}
		return upper(c.whole)
	}
	do := c.verb.base
	switch {
	case c.subject != "" && c.plural:
		do = c.verb.thirdPl
	case c.subject != "":
		do = c.verb.third
	case m == may:
		return "puoi " + words(c.verb.inf, c.rest) + "."
	}
	if m == may {
		return "puoi far sì che " + words(c.subject, pick(c.plural, c.verb.subj, c.verb.subjPl), c.rest) + "."
	}
	s := words(c.subject, do, c.rest) + "."
	if m == inline {
		return s
	}
	return upper(s)
}
