package narrate

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// PassMode is the viewer's mode in a matter, "" for being asked.
func (t *Teller) PassMode(of string) string {
	for _, x := range t.View.StandingPasses {
		if x.Of == of {
			return x.Mode
		}
	}
	return ""
}

// StandingPasses lists the viewer's standing passes but those with which matches of the game begin, none when there are none.
func (t *Teller) StandingPasses() []string {
	var out []string
	for _, x := range t.View.StandingPasses {
		if of := t.Pos.Ruleset.StandingKind(x.Of); of != nil && of.Preset == x.Mode {
			continue
		}
		out = append(out, "• "+t.PassWord(x.Of)+": **"+t.PassWord(x.Mode)+"**")
	}
	if len(out) > 0 {
		out = append([]string{"-# " + t.Text("order.inforce")}, out...)
	}
	return out
}

// PassWord names a matter or a mode; it is never empty.
func (t *Teller) PassWord(code string) string {
	if w := t.Word("stands", code); w != "" {
		return w
	}
	return code
}

// Order words what is said for one kind of question.
func (t *Teller) Order(o engine.SilenceView) string {
	what := engine.A("what", ui.Plain(t.Verb(o.Verb)))
	switch {
	case !o.Set:
		return t.Text("order.unsaid", what)
	case len(o.Vals) == 0:
		return t.Text("order.none", what)
	}
	return t.Text("order.said", what, engine.A("list", ui.Plain(strings.Join(t.Numbered(o, o.Vals), ", "))))
}

// Numbered names values in their order, "1. Tower, 2. Wall".
func (t *Teller) Numbered(o engine.SilenceView, vals []engine.Value) []string {
	var out []string
	for _, v := range vals {
		label := t.Value(v)
		if i := slices.IndexFunc(o.Options, func(x engine.Option) bool { return x.Key == v }); i >= 0 {
			label = t.Label(o.Options[i])
		}
		out = append(out, strconv.Itoa(len(out)+1)+". "+label)
	}
	return out
}
