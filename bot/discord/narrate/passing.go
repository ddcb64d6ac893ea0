package narrate

import (
	"slices"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// PassHelp says what the ways of passing come to in which a seat is asked in a window, where they stand side by side: none
// outside of windows. What an offer answers beforehand is said besides.
func (t *Teller) PassHelp(seat engine.Seat, offers []engine.Offered) []string {
	if !slices.ContainsFunc(t.View.Mine, func(sa engine.SeatAsk) bool {
		return !sa.Optional && !sa.Settled() && t.Pos.IsWindow(sa)
	}) {
		return nil
	}
	help := t.Text("pass.help", engine.A("pass", ui.Plain(t.Verb(engine.Pass))), engine.A("once", ui.Plain(t.Text("button.passonce"))))
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

// Passing names passing as the answer to a question: in a window as ever, elsewhere by what it comes to, where the game
// says so (family "passing", by the kind of the question).
func (t *Teller) Passing(sa engine.SeatAsk) string {
	if t.Pos.IsWindow(sa) {
		return t.Verb(engine.Pass)
	}
	return t.passingAt(sa.Kind)
}

// passingAt names passing as the answer to a later question of a kind.
func (t *Teller) passingAt(kind string) string {
	if w := t.Word("passing", kind); w != "" && !slices.Contains(t.Pos.Ruleset.Windows(), kind) {
		return w
	}
	return t.Verb(engine.Pass)
}
