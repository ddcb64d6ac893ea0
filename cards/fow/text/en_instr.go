package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func (english) clauses(w *writer, in language.Instr) []clause {
	order := func(base, rest string) []clause { return []clause{{verb: en(base, ""), rest: rest}} }
	switch {
	case in.Damage != nil:
		return []clause{w.enDamage(in.Damage)}
	case in.Life != nil:
		return []clause{w.enLife(in.Life)}
	case in.SetLife != nil:
		return []clause{w.enSetLife(in.SetLife)}
	case in.Draw != nil:
		return []clause{{subject: w.enWho(in.Draw.Who), verb: en("draw", "draws"),
			rest: " " + enDrawn(in.Draw) + w.enPer(in.Draw.Per)}}
	case in.Discard != nil:
		return []clause{w.enDiscard(in.Discard)}
	case in.Destroy != nil:
		return order("destroy", " "+w.enOn(in.Destroy, "all"))
	case in.Banish != nil:
		c := clause{subject: "the controller of " + w.enOn(in.Banish, "each"), verb: en("banish", "banishes"),
			rest: " it"}
		if in.Banish.Of == language.RefThis {
			c = clause{verb: en("banish", "banishes"), rest: " " + w.enRef(language.RefThis)}
		}
		return []clause{c}
	case in.ToHand != nil:
		return order("return", " "+w.enOn(in.ToHand, "each")+enOwners(w.many(in.ToHand), " to its owner's hand",
			" to their owners' hands"))
	case in.ToDeck != nil:
		many := w.many(&in.ToDeck.On)
		where := enOwners(many, " on top of its owner's main deck", " on top of their owners' main decks")
		if in.ToDeck.Bottom {
			where = enOwners(many, " on the bottom of its owner's main deck",
				" on the bottom of their owners' main decks")
		}
		return order("put", " "+w.enOn(&in.ToDeck.On, "each")+where)
	case in.Remove != nil:
		return order("remove", " "+w.enOn(in.Remove, "all")+" from the game")
	case in.Enter != nil:
		return order("put", " "+w.enOn(in.Enter, "all")+" into your field")
	case in.Rest != nil:
		return order("rest", " "+w.enOn(in.Rest, "all"))
	case in.Recover != nil:
		return order("recover", " "+w.enOn(in.Recover, "all"))
	case in.Modify != nil:
		return []clause{enChange(w.enOn(&in.Modify.On, "each"), &in.Modify.Change, enUntil(in.Modify.Until))}
	case in.Control != nil:
		return order("gain", " control of "+w.enOn(&in.Control.On, "all")+strings.Replace(enUntil(in.Control.Until),
			"this turn", "until end of turn", 1))
	case in.Cancel != nil:
		return order("cancel", " "+w.enOn(in.Cancel, "all"))
	case in.Prevent != nil:
		amount := " all damage"
		if !in.Prevent.All {
			amount = fmt.Sprintf(" the next %d damage", in.Prevent.N)
		}
		return order("prevent", amount+" that would be dealt to "+w.enOn(&in.Prevent.On, "each")+" this turn")
	case in.Search != nil:
		return []clause{w.enSearch(in.Search)}
	case in.Reveal != nil:
		return []clause{w.enReveal(in.Reveal)}
	case in.Stones != nil:
		return []clause{w.enStones(in.Stones)}
	case in.Attach != nil:
		return order("add", " "+w.enRef(in.Attach.Of)+" to "+w.enRef(in.Attach.To))
	case in.Look != nil:
		c := clause{verb: en("look", ""), rest: " at the top card of your main deck"}
		if in.Look.Bottom {
			c.after = "You may put it on the bottom."
		}
		return []clause{c}
	}
	return nil
}

func enOwners(many bool, one, several string) string {
	if many {
		return several
	}
	return one
}

// enDamage says who deals the damage where this card is in play; a spell's is an order.
func (w *writer) enDamage(d *language.Damage) clause {
	c := clause{verb: en("deal", "deals")}
	if w.source {
		c.subject = w.enRef(language.RefThis)
	}
	to := w.enWho(d.Who)
	switch {
	case d.Who == language.WhoController:
		to = "you"
	case d.Who == "":
		to = w.enOn(&d.On, "each")
	}
	switch {
	case d.X:
		c.rest = fmt.Sprintf(" damage equal to %d times X to %s", d.N, to)
		return c
	case len(d.HalfATK) == 0:
		c.rest = fmt.Sprintf(" %d damage to %s", d.N, to) + w.enPer(d.Per)
		return c
	}
	of := make([]string, len(d.HalfATK))
	for i, ref := range d.HalfATK {
		of[i] = w.enRef(ref)
	}
	sum := "the ATK of " + of[0]
	if len(of) > 1 {
		sum = "the sum of the ATK of " + orList(of, " and ")
	}
	c.rest = " damage equal to half " + sum + " to " + to + enRounded
	return c
}

func (w *writer) enLife(n *language.Count) clause {
	c := clause{subject: w.enWho(n.Who), verb: en("gain", "gains"), rest: fmt.Sprintf(" %d life", n.N)}
	if n.N < 0 {
		c.verb, c.rest = en("lose", "loses"), fmt.Sprintf(" %d life", -n.N)
	}
	if n.X {
		c.rest = fmt.Sprintf(" life equal to %d times X", max(n.N, -n.N))
	}
	c.rest += w.enPer(n.Per)
	if c.subject == "" {
		c.subject, c.verb.third = "you", c.verb.base
	}
	return c
}

// enRounded says of a half that it is a multiple of 100 (FO-005).
const enRounded = ", rounded up to a multiple of 100"

func (w *writer) enSetLife(l *language.SetLife) clause {
	subject := "your life"
	if who := w.enWho(l.Who); who != "" {
		subject = who + "'s life"
	}
	if l.Half {
		return clause{subject: subject, verb: en("be", "is"), rest: " halved" + enRounded}
	}
	return clause{subject: subject, verb: en("become", "becomes"), rest: fmt.Sprintf(" %d", l.N)}
}

func (w *writer) enDiscard(d *language.Discard) clause {
	c := clause{subject: w.enWho(d.Who), verb: en("discard", "discards"), rest: " " + enCards(d.N)}
	switch {
	case d.All && c.subject == "":
		c.rest = " your hand"
	case d.All:
		c.rest = " their hand"
	}
	return c
}

func enUntil(until string) string {
	switch until {
	case language.UntilTurn:
		return " this turn"
	case language.UntilBattle:
		return " this battle"
	case language.UntilOpponent:
		return " until the end of your opponent's next turn"
	}
	return ""
}

// enChange says what a card gets: +200/+0, symbol abilities, and what it cannot do.
func enChange(subject string, c *language.Change, until string) clause {
	var verbs []verb
	add := func(base, third, rest string) {
		verbs = append(verbs, verb{third: third + rest, inf: base + rest})
	}
	for _, x := range []struct {
		stat string
		n    *int
	}{{"ATK", c.SetATK}, {"DEF", c.SetDEF}} {
		if x.n != nil {
			add("have", "has", fmt.Sprintf(" %s %d", x.stat, *x.n))
		}
	}
	if c.ATK != 0 || c.DEF != 0 {
		add("get", "gets", " "+signed(c.ATK, c.DEF))
	}
	if len(c.Keywords) > 0 {
		add("gain", "gains", " "+enWords(c.Keywords))
	}
	if len(c.Lose) > 0 {
		add("lose", "loses", " "+enWords(c.Lose))
	}
	can := map[string]string{language.CannotAttack: "attack", language.CannotBlock: "block",
		language.CannotDestroyed: "be destroyed",
		language.CannotTargeted:  "be targeted", language.CannotCancelled: "be cancelled"}
	var not []string
	for _, x := range c.Cannot {
		not = append(not, can[x])
	}
	if len(not) > 0 {
		add("be unable to "+orList(not, " or "), "cannot "+orList(not, " or "), "")
	}
	if len(c.Must) > 0 {
		add("have to attack if able", "must attack if able", "")
	}
	var third, inf []string
	for _, v := range verbs {
		third, inf = append(third, v.third), append(inf, v.inf)
	}
	return clause{subject: subject, verb: verb{third: orList(third, " and "), inf: orList(inf, " and ")}, rest: until}
}

func enWords(list []language.Keyword) string {
	words := make([]string, len(list))
	for i, k := range list {
		words[i] = "[" + enKeywords[string(k)] + "]"
	}
	return orList(words, " and ")
}

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
	return clause{verb: en("search", ""), rest: " your main deck for " + what + enWhere(&s.Filter, ""),
		after: capital(more)}
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
