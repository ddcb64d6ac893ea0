package narrate

import (
	"slices"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// PassHelp explains the ways of passing that stand side by side in a window, and the offers that answer a whole thing
// beforehand. It is empty unless the seat is asked in a window, and where an offer stands for passing.
func (t *Teller) PassHelp(seat engine.Seat, offers []engine.Offered) []string {
	if !slices.ContainsFunc(t.View.Mine, func(sa engine.SeatAsk) bool {
		return !sa.Optional && !sa.Settled() && t.Pos.IsWindow(sa) && !StandsFor(offers, sa, engine.Pass)
	}) {
		return nil
	}
	help := t.Text("pass.help", engine.A("pass", ui.Plain(t.Verb(engine.Pass))),
		engine.A("once", ui.Plain(t.Text("button.passonce"))))
	var whole []string
	for _, o := range offers {
		if o.Seat == seat && o.Front && o.Reply.Verb != "" && o.Window != o.On {
			whole = append(whole, "*"+t.Word("ahead", o.Code)+"*")
		}
	}
	if len(whole) > 0 {
		help += " " + t.Text("pass.offer", engine.A("offers", ui.Plain(strings.Join(whole, ", "))))
	}
	return []string{"-# " + help}
}

// StandsFor reports whether an offer stands for a verb of a question: it is an answer to the question itself.
func StandsFor(offers []engine.Offered, sa engine.SeatAsk, verb string) bool {
	return slices.ContainsFunc(offers, func(o engine.Offered) bool {
		return o.Q == sa.Q && o.Window == o.On && o.Reply.Verb == verb && len(o.Reply.Answers) == 0
	})
}

// Passing names passing as the answer to a question: "Pass" in a window, elsewhere what it comes to, as in "End the
// turn", if the game has words for that (family "passing", by the kind of question).
func (t *Teller) Passing(sa engine.SeatAsk) string {
	if t.Pos.IsWindow(sa) {
		return t.Verb(engine.Pass)
	}
	return t.passingAt(sa.Kind)
}

// passingAt is Passing for a later question of a kind.
func (t *Teller) passingAt(kind string) string {
	if w := t.Word("passing", kind); w != "" && !slices.Contains(t.Pos.Ruleset.Windows(), kind) {
		return w
	}
	return t.Verb(engine.Pass)
}
