package stepper

import (
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// Presses lists the buttons and menus of the private page, and those that lead to it. All but the
// page behind "⋯" need a seat.
func (st *Stepper) Presses() []route.Press {
	list := []route.Press{
		{Action: ui.ActMove, Do: st.open},
		{Action: ui.ActVerb, Do: st.chooseVerb},
		{Action: ui.ActBegin, Do: st.begin},
		{Action: ui.ActPick, Do: st.pick},
		{Action: ui.ActDone, Do: st.pick},
		{Action: ui.ActWhy, Do: st.why},
		{Action: ui.ActUndo, Do: st.undo},
		{Action: ui.ActZone, Do: st.chooseZone},
		{Action: ui.ActPage, Do: st.again},
		{Action: ui.ActSwitch, Do: st.again},
		{Action: ui.ActVerbAhead, Do: st.chooseVerbAhead},
		{Action: ui.ActBack, Do: st.back},
		{Action: ui.ActConfirm, Do: st.confirm},
		{Action: ui.ActAhead, Do: st.ahead},
		{Action: ui.ActThen, Do: st.then},
		{Action: ui.ActOffer, Do: st.takeOffer},
		{Action: ui.ActTakeBack, Do: st.takeBack},
		{Action: ui.ActPass, Do: st.pass},
		{Action: ui.ActPassOnce, Do: st.passOnce},
		{Action: ui.ActBare, Do: st.bare},
		{Action: ui.ActOverflow, Needs: route.Match, Do: st.overflow},
		{Action: ui.ActConcede, Do: st.concede},
		{Action: ui.ActDraw, Do: st.offerDraw},
		{Action: ui.ActClaim, Do: st.claim},
	}
	for i := range list {
		if list[i].Needs == route.Nothing {
			list[i].Needs = route.Seat
		}
	}
	return list
}

// Commands lists conceding, offering a draw, and for each game a command with its verbs.
func (st *Stepper) Commands() []route.Command {
	build := route.Builder{Words: st.Words}
	match := map[string]route.Completer{route.OptMatch: st.Find.CompleteMatch}
	out := []route.Command{
		{Path: "match concede", Guild: true, Needs: route.Seat, Do: st.concede,
			Options: []route.Option{build.Match()}, Complete: match},
		{Path: "match draw", Guild: true, Needs: route.Seat, Do: st.offerDraw,
			Options: []route.Option{build.Match()}, Complete: match},
	}
	for _, game := range st.Library.Games() {
		out = append(out, st.verbCommands(build, game)...)
	}
	return out
}
