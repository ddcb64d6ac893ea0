package narrate

import (
	"strings"

	"farpost/engine"
)

// Ahead lists the viewer's answers ahead, a line each. Those that count only in case of silence are not among them.
func (t *Teller) Ahead() []string {
	var out []string
	for _, x := range t.AnswersAhead() {
		out = append(out, "• "+t.AheadLine(x))
	}
	return out
}

// AnswersAhead returns the viewer's answers ahead: those whose question is not asked yet, and those that wait for the
// answers of others. Those that count only in case of silence are not among them.
func (t *Teller) AnswersAhead() []engine.Sealed {
	var out []engine.Sealed
	for _, x := range t.View.Sealed {
		if !x.Silent {
			out = append(out, x)
		}
	}
	for _, sa := range t.View.Mine {
		if sa.Ahead && !sa.ByStandingPass && sa.Got != nil {
			out = append(out, given(sa))
		}
	}
	return out
}

// given returns the answer to an open question in the form of an answer ahead.
func given(sa engine.SeatAsk) engine.Sealed {
	return engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got}
}

// Answered lists the viewer's answers that wait for those of others. Above each stands whether it can still be changed.
func (t *Teller) Answered() []string {
	var out []string
	for _, sa := range t.View.Mine {
		if sa.Got == nil || sa.Ahead || sa.ByStandingPass {
			continue
		}
		code := "step.answered"
		if sa.Settled() {
			code = "step.settled"
		}
		out = append(out, "-# "+t.Text(code), "• "+t.AheadLine(given(sa)))
	}
	return out
}

// AheadLine writes an answer ahead: about what, when, the answer, and what comes with it, as in "Comet, Respond:
// **Deflect** › Moth".
func (t *Teller) AheadLine(x engine.Sealed) string {
	when := t.Text("ahead.any")
	if x.Window != engine.AnyWindow {
		if when = t.Word("asks", x.Window); when == "" {
			when = x.Window
		}
	}
	if name := t.aboutName(x.About); name != "" {
		when = name + ", " + when
	}
	answer := t.Verb(x.Verb)
	switch x.Verb {
	case engine.AskMe:
		answer = t.Text("ahead.askme")
	case engine.Pass:
		answer = t.passingAt(x.Window)
	}
	parts := []string{"**" + answer + "**"}
	for _, a := range x.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.Value(v))
		}
		if len(vals) > 0 {
			parts = append(parts, strings.Join(vals, ", "))
		}
	}
	line := when + ": " + strings.Join(parts, " › ")
	for _, with := range x.Ahead {
		line += " · " + t.AheadLine(with)
	}
	return line
}

// aboutName names a card that can be seen, or a larger thing by its kind (family "scopes"); "" for anything else.
func (t *Teller) aboutName(v engine.Value) string {
	if c, ok := t.View.Find(v); ok && c.Card != "" {
		return t.Face(c.Card).Name
	}
	return t.Word("scopes", v.Kind())
}
