package text

import (
	"fmt"
	"strings"

	"farpost/engine/fow/language"
)

func en(base, third string) verb { return verb{base: base, third: third, inf: base} }

func (english) sentence(c clause) string {
	if c.subject == "" {
		return c.verb.base + c.rest
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
			return "you may do this: " + each(list, t.sentence)
		}
	}
	return "you may have " + orList(out, " and ")
}

// each says clauses one after the other.
func each(list []clause, sentence func(clause) string) string {
	out := make([]string, len(list))
	for i, c := range list {
		out[i] = sentence(c)
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
		return e.sentence(enChange(subject, &s.Modify.Change, ""))
	case s.CannotPlay != nil:
		who := map[string]string{language.Own: "you", language.Opponent: "your opponent",
			language.AnySide: "players"}[s.CannotPlay.Side]
		return who + " cannot play " + w.enNoun(s.CannotPlay, 1) + enWhere(s.CannotPlay, "")
	case s.MoreDamage != nil:
		m := s.MoreDamage
		much := fmt.Sprintf("%d more", m.N)
		if m.Double {
			much = "twice as much"
		}
		return "if " + enA(w.enNoun(&m.Filter, 0)) + enWhere(&m.Filter, enSide(m.Side)) +
			" would deal damage, it deals " + much + " instead"
	case s.Save != nil:
		return w.enSave(s.Save)
	case s.CannotDraw != "":
		who := map[string]string{language.Own: "you cannot draw cards except in your own draw phase",
			language.Opponent: "your opponent cannot draw cards except in their own draw phase",
			language.AnySide:  "players cannot draw cards except in their own draw phase"}
		return who[s.CannotDraw]
	case s.CostChange != nil:
		who := map[string]string{language.Own: " you play", language.Opponent: " your opponent plays",
			language.AnySide: ""}[s.CostChange.Side]
		more, n := "more", s.CostChange.N
		if n < 0 {
			more, n = "less", -n
		}
		return fmt.Sprintf("each %s%s costs {%d} %s", w.enNoun(&s.CostChange.Filter, 0),
			enWhere(&s.CostChange.Filter, who), n, more)
	}
	return fmt.Sprintf("if this card would be dealt damage, prevent %d of it", s.Prevent)
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
		language.SaveToHand: "return it to its owner's hand instead",
		language.SaveRemove: "remove it from the game instead"}[s.By]
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
		return "at the next end of " + turn
	case language.OnBattle:
		return "at the beginning of the next battle" + inTurn
	case language.OnBattleEnds:
		return "at the next end of a battle" + inTurn
	case language.OnAttackStep:
		return "at the beginning of the next declare attack step" + inTurn
	case language.OnBlockStep:
		return "at the beginning of the next declare block step" + inTurn
	}
	return "at the beginning of " + your + enPhases[l.On]
}
