package narrate

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Possible are the options that can be chosen now, but those that were picked already.
func Possible(q *engine.Question, picked []engine.Value) []engine.Option {
	var out []engine.Option
	for _, o := range q.Options {
		if o.Refusal == nil && !slices.Contains(picked, o.Key) {
			out = append(out, o)
		}
	}
	return out
}

// Ask words a question.
func (t *Teller) Ask(q *engine.Question) string {
	if q.Prompt.Code != "" {
		return t.Say(q.Prompt)
	}
	for _, family := range []string{"questions", "help"} { // its own words, or those of the question that it belongs to
		if s := t.Word(family, q.Kind); s != "" {
			return s
		}
	}
	if s := t.Word("params", q.Name); s != "" {
		return s
	}
	return t.Text("step.choose", engine.A("min", engine.Int(q.Min)), engine.A("max", engine.Int(q.Max)))
}

// Label names an option; it is never empty.
func (t *Teller) Label(o engine.Option) string {
	s := ""
	if o.Label.Code != "" {
		s = t.Say(o.Label)
	} else {
		s = t.Value(o.Key)
	}
	if strings.TrimSpace(s) == "" {
		return string(o.Key)
	}
	return s
}

// Nothing is what choosing nothing means for a question, where the game says so (family "nothing", by the kind of an
// open question, else by the name of one in an announcement).
func (t *Teller) Nothing(q uint64, name string) string {
	if name == engine.ChoiceName && t.Pos.State.Ask != nil {
		if sa := t.Pos.State.Ask.ByQ(q); sa != nil {
			name = sa.Kind
		}
	}
	if w := t.Word("nothing", name); w != "" {
		return w
	}
	return t.Text("button.none")
}

// Verb names a verb; it is never empty.
func (t *Teller) Verb(v string) string {
	if w := t.Word("verbs", v); w != "" {
		return w
	}
	return v
}

// Distinct are the options of a question, of cards that are the same to choose just one: where one is chosen, one copy
// of a card is as good as another.
func (t *Teller) Distinct(q *engine.Question, opts []engine.Option) []engine.Option {
	if q.Max != 1 {
		return opts
	}
	seen := map[string]bool{}
	return slices.DeleteFunc(slices.Clone(opts), func(o engine.Option) bool {
		same := t.Label(o) + "\n" + t.Describe(o.Key)
		if !t.printed(o.Key) {
			return false
		}
		was := seen[same]
		seen[same] = true
		return was
	})
}

// held reports whether a value is a card in a place that only its player sees.
func (t *Teller) held(v engine.Value) bool {
	for _, z := range t.View.Zones {
		if kind, _ := t.Pos.Ruleset.Zone(z.Kind); kind.Seen == engine.SeenByOwner && slices.ContainsFunc(z.Cards, func(c engine.CardView) bool { return c.Key == v }) {
			return true
		}
	}
	return false
}

// printed reports whether a value is a card that only its player sees, and that has nothing on it which its
// description does not say: then one like it is the same to choose.
func (t *Teller) printed(v engine.Value) bool {
	for _, z := range t.View.Zones {
		for _, c := range z.Cards {
			if c.Key == v {
				kind, _ := t.Pos.Ruleset.Zone(z.Kind)
				return kind.Seen == engine.SeenByOwner && len(c.Marks)+len(c.Targets) == 0
			}
		}
	}
	return false
}

// LeadsOn tells whether a verb can be answered with at all: it is not refused at once, and its first question
// has enough possible options; why is its refusal, or that of each of those options, in words.
func (t *Teller) LeadsOn(seat engine.Seat, q uint64, verb string) (ok bool, why string, err error) {
	out, err := t.Pos.Draft(seat, q, engine.Reply{Verb: verb})
	switch {
	case err != nil:
		return false, "", err
	case out.Refusal != nil:
		return false, t.Refusal(out.Refusal), nil
	case out.Question == nil || len(Possible(out.Question, nil)) >= out.Question.Min:
		return true, "", nil
	}
	var reasons []string
	for _, o := range out.Question.Options {
		if o.Refusal != nil {
			reasons = append(reasons, t.Refusal(o.Refusal))
		}
	}
	slices.Sort(reasons)
	switch reasons = slices.Compact(reasons); {
	case len(reasons) == 0:
		return false, t.Text("step.nothingfor"), nil
	case len(reasons) > 2:
		return false, t.Text("step.nonefits"), nil
	}
	return false, strings.Join(reasons, " "), nil
}

// Refusal words a refusal with the clause that it rests on.
func (t *Teller) Refusal(no *engine.Refusal) string {
	s := t.Say(no.Phrase)
	if no.Clause != "" {
		s += " (" + no.Clause + ")"
	}
	return s
}
