package people

import (
	"slices"

	"farpost/bot/app/apptest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// plays finds what somebody presses who knows how the buttons go: they confirm what is complete, choose what is asked
// for, begin something that they have not tried, and pass when there is nothing else.
func (p *Person) plays(m sandbox.Message, tried map[string]int) (sandbox.Move, bool) {
	all := apptest.Controls(m)
	find := func(actions ...string) *apptest.Control {
		var fit []*apptest.Control
		for i := range all {
			if slices.Contains(actions, all[i].Action) && tried[all[i].ID] < 2 {
				fit = append(fit, &all[i])
			}
		}
		if len(fit) == 0 {
			return nil
		}
		return fit[p.rand.IntN(len(fit))]
	}
	press := func(c *apptest.Control) (sandbox.Move, bool) {
		move := sandbox.Move{CustomID: c.ID}
		if c.Menu != nil {
			move.Values = p.values(*c.Menu)
		}
		return move, true
	}
	if c := find("accept", "confirm"); c != nil {
		return press(c)
	}
	if !apptest.Private(m) {
		pass, move := find(ui.ActPass), find(ui.ActMove)
		switch {
		case pass != nil && (move == nil || p.rand.IntN(3) > 0):
			return press(pass)
		case move != nil:
			return press(move)
		}
		return sandbox.Move{}, false
	}
	pick, done := find("pick"), find("done")
	switch {
	case done != nil && (pick == nil || p.rand.IntN(2) == 0):
		return press(done)
	case pick != nil:
		return press(pick)
	}
	for i := range all {
		if c := &all[i]; c.Action == ui.ActVerb && tried[c.ID] == 0 {
			return press(c)
		}
	}
	if c := find("begin", ui.ActPass, "back"); c != nil {
		return press(c)
	}
	return sandbox.Move{}, false
}
