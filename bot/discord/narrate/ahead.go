package narrate

import (
	"strings"

	"farpost/engine"
)

// Ahead lists what the viewer has said ahead, in words; what counts only in case of silence is not among it.
func (t *Teller) Ahead() []string {
	var out []string
	for _, x := range t.View.Sealed {
		if !x.Silent {
			out = append(out, "• "+t.AheadLine(x))
		}
	}
	for _, sa := range t.View.Mine {
		if sa.Ahead && !sa.ByStandingPass && sa.Got != nil {
			out = append(out, "• "+t.AheadLine(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got}))
		}
	}
	return out
}

// Answered lists the viewer's answers that wait for those of others, in words, with whether they can be changed.
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
		out = append(out, "-# "+t.Text(code), "• "+t.AheadLine(engine.Sealed{About: sa.About, Window: sa.Kind, Reply: *sa.Got}))
	}
	return out
}

// AheadLine is an answer ahead in words: about what, when, and what is said.
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
	said := t.Verb(x.Verb)
	switch x.Verb {
	case engine.AskMe:
		said = t.Text("ahead.askme")
	case engine.Pass:
		said = t.passingAt(x.Window)
	}
	parts := []string{"**" + said + "**"}
	for _, a := range x.Answers {
		var vals []string
		for _, v := range a.Vals {
			vals = append(vals, t.Value(v))
		}
		if len(vals) > 0 {
			parts = append(parts, strings.Join(vals, ", "))
		}
	}
	return when + ": " + strings.Join(parts, " › ")
}

// aboutName names a card that can be seen, or a larger thing by its kind (family "scopes" of the game's words); ""
// for anything else.
func (t *Teller) aboutName(v engine.Value) string {
	if c, ok := t.View.Find(v); ok && c.Card != "" {
		return t.Face(c.Card).Name
	}
	return t.Word("scopes", v.Kind())
}
