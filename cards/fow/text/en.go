package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func en(base, third string) verb { return verb{tell: base, third: third, inf: base} }

func (english) told(c clause) string {
	if c.subject == "" {
		return c.verb.tell + c.rest
	}
	return c.subject + " " + c.verb.third + c.rest
}

func (t english) may(list []clause) string {
	if own, ok := offered(list); ok {
		return "you may " + orList(own, " and ")
	}
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = c.subject + " " + c.verb.inf + c.rest
		if c.subject == "" || c.subject == "you" {
			return "you may do this: " + each(list, t.told)
		}
	}
	return "you may have " + orList(out, " and ")
}

// each says clauses one after the other.
func each(list []clause, told func(clause) string) string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = told(c)
	}
	return strings.Join(out, "; ")
}

func (english) otherwise(s string) string { return "Otherwise, " + s }
func (english) once() string              { return "once per turn" }
func (english) choose() string            { return "Choose one:" }

func (english) produce(symbols []string) string {
	return strings.ReplaceAll("Produce "+orList(symbols, " or ")+".", "{V}", "will without attribute")
}

func (english) whenever(cond, sentence string, lasts bool) string {
	if lasts {
		return "as long as " + cond + ", " + sentence
	}
	return "if " + cond + ", " + sentence
}

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
		return []clause{{subject: w.enWho(in.Draw.Who), verb: en("draw", "draws"), rest: " " + enDrawn(in.Draw) + w.enPer(in.Draw.Per)}}
	case in.Discard != nil:
		return []clause{w.enDiscard(in.Discard)}
	case in.Destroy != nil:
		return order("destroy", " "+w.enOn(in.Destroy, "all"))
	case in.Banish != nil:
		c := clause{subject: "the controller of " + w.enOn(in.Banish, "each"), verb: en("banish", "banishes"), rest: " it"}
		if in.Banish.Of == language.RefThis {
			c = clause{verb: en("banish", "banishes"), rest: " " + w.enRef(language.RefThis)}
		}
		return []clause{c}
	case in.ToHand != nil:
		return order("return", " "+w.enOn(in.ToHand, "each")+enOwners(w.many(in.ToHand), " to its owner's hand", " to their owners' hands"))
	case in.ToDeck != nil:
		many := w.many(&in.ToDeck.On)
		where := enOwners(many, " on top of its owner's main deck", " on top of their owners' main decks")
		if in.ToDeck.Bottom {
			where = enOwners(many, " on the bottom of its owner's main deck", " on the bottom of their owners' main decks")
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
		return order("gain", " control of "+w.enOn(&in.Control.On, "all")+strings.Replace(enUntil(in.Control.Until), "this turn", "until end of turn", 1))
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
			c.more = "You may put it on the bottom."
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
	c.rest = " damage equal to half " + sum + " to " + to
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
		c.subject, c.verb.third = "you", c.verb.tell
	}
	return c
}

func (w *writer) enSetLife(l *language.SetLife) clause {
	subject := "your life"
	if who := w.enWho(l.Who); who != "" {
		subject = who + "'s life"
	}
	if l.Half {
		return clause{subject: subject, verb: en("become", "becomes"), rest: " half of what it is"}
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
	can := map[string]string{language.CannotAttack: "attack", language.CannotBlock: "block", language.CannotDestroyed: "be destroyed",
		language.CannotTargeted: "be targeted", language.CannotCancelled: "be cancelled"}
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

func (english) cost(w *writer, c *language.Cost) []string {
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
		out = append(out, "banish this card")
	}
	if c.Life > 0 {
		out = append(out, fmt.Sprintf("pay %d life", c.Life))
	}
	if c.Discard > 0 {
		out = append(out, "discard "+enCards(c.Discard))
	}
	if c.Rest != nil {
		out = append(out, "rest "+enA(w.enNoun(c.Rest, 0))+enWhere(c.Rest, enSide(c.Rest.Side)))
	}
	if c.Banish != nil {
		out = append(out, "banish "+enA(w.enNoun(c.Banish, 0))+enWhere(c.Banish, enSide(c.Banish.Side)))
	}
	return out
}

// enA puts the article before a noun.
func enA(noun string) string {
	switch {
	case strings.HasPrefix(noun, "other "):
		return "an" + noun
	case strings.ContainsRune("aeio", rune(noun[0])):
		return "an " + noun
	}
	return "a " + noun
}

func (e english) static(w *writer, s *language.Static) string {
	switch {
	case s.Modify != nil:
		subject := "this card"
		switch {
		case s.Modify.Carrier:
			subject = w.enCarrier()
		case s.Modify.Each != nil:
			subject = w.enOn(&language.On{Each: s.Modify.Each}, "each")
		}
		return e.told(enChange(subject, &s.Modify.Change, ""))
	case s.CannotPlay != nil:
		who := map[string]string{language.Own: "you", language.Opponent: "your opponent", language.AnySide: "players"}[s.CannotPlay.Side]
		return who + " cannot play " + w.enNoun(s.CannotPlay, 1) + enWhere(s.CannotPlay, "")
	case s.MoreDamage != nil:
		m := s.MoreDamage
		much := fmt.Sprintf("%d more", m.N)
		if m.Double {
			much = "twice as much"
		}
		return "if " + enA(w.enNoun(&m.Filter, 0)) + enWhere(&m.Filter, enSide(m.Side)) + " would deal damage, it deals " + much + " instead"
	case s.Save != nil:
		return w.enSave(s.Save)
	case s.CannotDraw != "":
		who := map[string]string{language.Own: "you cannot draw cards except in your own draw phase",
			language.Opponent: "your opponent cannot draw cards except in their own draw phase",
			language.AnySide:  "players cannot draw cards except in their own draw phase"}
		return who[s.CannotDraw]
	case s.CostChange != nil:
		who := map[string]string{language.Own: " you play", language.Opponent: " your opponent plays", language.AnySide: ""}[s.CostChange.Side]
		more, n := "more", s.CostChange.N
		if n < 0 {
			more, n = "less", -n
		}
		return fmt.Sprintf("each %s%s costs {%d} %s", w.enNoun(&s.CostChange.Filter, 0), enWhere(&s.CostChange.Filter, who), n, more)
	}
	return fmt.Sprintf("if this card would be dealt damage, prevent %d of it", s.Prevent)
}
