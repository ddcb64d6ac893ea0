package prose

import "maps"

// Clause is one thing that happens, before it is known what it is said for: an order ("draw a card"), what somebody
// does ("each player draws a card"), or what the reader may do ("you may draw a card").
type Clause struct {
	// Subject is who does it; the zero NP makes it an order.
	Subject NP
	// Does is what the subject does, joined by "and".
	Does []Act
	// End is said once behind all of it: "until end of turn", "for each card you control".
	End string
	// After is a sentence that makes sense only behind this one, whole.
	After string
}

// Act is a clause of the phrasebook with its slots. The slot "object" is the verb's object, which may become a pronoun;
// "object-o" and "-o" are endings that agree with the object and with the subject.
type Act struct {
	Key   string
	Slots Slots
}

// Do is the clause of one act that the reader is told to do.
func Do(key string, s Slots) Clause { return Clause{Does: []Act{{key, s}}} }

// To is Do for an act with an object and nothing else.
func To(key string, object NP) Clause { return Do(key, Slots{"object": object}) }

// By is the clause with a subject.
func (c Clause) By(subject NP) Clause {
	c.Subject = subject
	return c
}

// form is what a verb looks like.
type form int

const (
	order      form = iota // draw, pesca
	second                 // (you) draw, peschi
	third                  // draws, pesca
	they                   // draw, pescano
	infinitive             // draw, pescare
)

// formOf is the form of a verb for a subject.
func (t *Tongue) formOf(subject NP) form {
	switch {
	case subject.isOrdered():
		return order
	case subject.isReader():
		return second
	case t.many(subject):
		return they
	}
	return third
}

// Clause says an order, or what the subject does. It has no capital and no full stop.
func (t *Tongue) Clause(c Clause) string {
	subject := ""
	if !c.Subject.isOrdered() {
		subject = t.grammar.subject(t, c.Subject)
	}
	return spaced(subject, t.acts(c, t.formOf(c.Subject)))
}

// acts says what the subject does.
func (t *Tongue) acts(c Clause, f form) string {
	out := make([]string, len(c.Does))
	for i, a := range c.Does {
		out[i] = t.act(a, c.Subject, f)
	}
	return spaced(t.List(out, "and"), c.End)
}

func (t *Tongue) act(a Act, subject NP, f form) string {
	v, ok := t.clauses[a.Key]
	if !ok {
		return "{" + a.Key + "}"
	}
	s := maps.Clone(a.Slots)
	if s == nil {
		s = Slots{}
	}
	s[itself] = subject
	clitic := ""
	if object, ok := s["object"].(NP); ok {
		if clitic = t.grammar.clitic(t, object); clitic != "" {
			s["object"] = Words("")
		}
	}
	return spaced(t.grammar.verb(v, f, clitic), t.fill(v.rest, s))
}
