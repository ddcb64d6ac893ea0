package discord

import (
	"slices"
	"strings"

	"farpost/engine"
)

// passHelp says what the ways of passing come to in which a seat is asked in a window, where they stand side by side: none
// outside of windows. What an offer answers beforehand is said besides.
func (t *teller) passHelp(seat engine.Seat, offers []engine.Offered) []string {
	if !slices.ContainsFunc(t.view.Mine, func(sa engine.SeatAsk) bool {
		return !sa.Optional && !sa.Settled() && isWindow(t.pos, sa)
	}) {
		return nil
	}
	help := t.b.t(t.lang, "pass.help", engine.A("pass", text(t.verb(engine.Pass))), engine.A("once", text(t.b.t(t.lang, "button.passonce"))))
	var whole []string
	for _, o := range offers {
		if o.Seat == seat && o.Front && o.Reply.Verb != "" && o.Window != o.On {
			whole = append(whole, "*"+t.word("ahead", o.Code)+"*")
		}
	}
	if len(whole) > 0 {
		help += " " + t.b.t(t.lang, "pass.offer", engine.A("offers", text(strings.Join(whole, ", "))))
	}
	return []string{"-# " + help}
}
