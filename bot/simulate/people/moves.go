package people

import (
	"slices"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// control is a button or menu by what it does.
type control struct {
	sandbox.Component
	action string
}

// controls are the enabled controls of a message that are of a match.
func controls(m sandbox.Message) (out []control) {
	for _, c := range buttons(m) {
		if id, err := ui.ParseID(c.CustomID); err == nil {
			out = append(out, control{c, id.Action})
		}
	}
	return out
}

// plays finds what somebody presses who knows how the buttons go: they confirm what is complete, choose what is asked
// for, begin something that they have not tried, and pass when there is nothing else.
func (p *Person) plays(m sandbox.Message, tried map[string]int) (sandbox.Move, bool) {
	all := controls(m)
	find := func(actions ...string) *control {
		var fit []*control
		for i := range all {
			if slices.Contains(actions, all[i].action) && tried[all[i].CustomID] < 2 {
				fit = append(fit, &all[i])
			}
		}
		if len(fit) == 0 {
			return nil
		}
		return fit[p.rand.IntN(len(fit))]
	}
	press := func(c *control) (sandbox.Move, bool) {
		return sandbox.Move{CustomID: c.CustomID, Values: p.values(c.Component)}, true
	}
	if c := find("accept", "confirm"); c != nil {
		return press(c)
	}
	if !private(m) {
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
		if c := &all[i]; c.action == "verb" && tried[c.CustomID] == 0 && !strings.Contains(c.CustomID, ":concede") {
			return press(c)
		}
	}
	if c := find("begin", ui.ActPass, "back"); c != nil {
		return press(c)
	}
	return sandbox.Move{}, false
}
