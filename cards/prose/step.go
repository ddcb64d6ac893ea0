package prose

import "strings"

// Step is what one instruction of a text says: a clause, or further steps under a condition, at a moment, as an offer.
type Step struct {
	// Clause happens, where there is no Then.
	Clause
	// Lead stands before Then with a comma: "if you control a card", "at the end of the turn". May offers Then.
	Lead string
	May  bool
	// Then are the steps; Else is done where the condition of Lead does not hold.
	Then, Else []Step
}

// Tell says steps as sentences. The first has no capital: it may stand behind "if …,".
func (t *Tongue) Tell(steps ...Step) string {
	var out []string
	for _, s := range steps {
		switch {
		case s.May:
			out = append(out, led(s.Lead, t.offer(s.Then)))
		case len(s.Then) > 0:
			out = append(out, led(s.Lead, t.Tell(s.Then...)))
		default:
			out = append(out, t.Clause(s.Clause)+".", s.After)
		}
		if len(s.Else) > 0 {
			out = append(out, led(t.Say("otherwise", nil), t.Tell(s.Else...)))
		}
	}
	return Paragraph(out...)
}

// led puts a lead with its comma in front.
func led(lead, sentence string) string {
	if lead == "" {
		return sentence
	}
	return lead + ", " + sentence
}

// offer says steps as what the reader may do: all of them, or none.
func (t *Tongue) offer(steps []Step) string {
	var do, does, after []string
	own, others := 0, 0
	for _, s := range steps {
		if len(s.Then) > 0 {
			does = append(does, strings.TrimSuffix(t.Tell(s), "."))
			continue
		}
		subject := ""
		if s.Subject.isReader() {
			own++
		} else {
			others++
			subject = t.NP(s.Subject)
		}
		do = append(do, spaced(subject, t.acts(s.Clause, infinitive)))
		does = append(does, t.Clause(s.Clause))
		after = append(after, s.After)
	}
	key := "you-may-do-this"
	switch len(steps) {
	case own:
		key = "you-may"
	case others:
		key = "you-may-have"
	}
	said := t.Say(key, Slots{"do": Words(t.List(do, "and")), "does": Words(strings.Join(does, "; "))})
	return Paragraph(append([]string{said + "."}, after...)...)
}
