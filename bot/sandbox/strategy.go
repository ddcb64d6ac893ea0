package sandbox

import "math/rand/v2"

// Prompt is a message with buttons or menus that a member who plays by itself may answer.
type Prompt struct {
	Message Message // as the member sees it
	Presses int     // how often the member has pressed in this message already
	Rand    *rand.Rand
}

// Move is what the member does: a button, or a menu with values.
type Move struct {
	CustomID string
	Values   []string
}

// Strategy decides for members that play by themselves; ok is false when they should leave the
// message alone. It is called with the server locked and must not call it.
type Strategy func(p Prompt) (m Move, ok bool)

const (
	// enoughPresses is after how many presses in one message the default strategy ends it.
	enoughPresses = 8
	// tooManyPresses is after how many it gives the message up.
	tooManyPresses = 24
)

// DefaultStrategy knows nothing of any game. It fills in a menu that has nothing chosen, then
// takes a green button (Accept, Confirm), then a blue one, then a grey one; a red one only
// where there is nothing else. After eight presses in one message it takes the button of
// the last row that is furthest to the right (Pass, End turn), after 24 it gives up.
func DefaultStrategy(p Prompt) (Move, bool) {
	rows := rowsOf(p.Message.Components)
	if p.Presses >= tooManyPresses || len(rows) == 0 {
		return Move{}, false
	}
	if p.Presses >= enoughPresses {
		if m, ok := lastButton(rows); ok {
			return m, true
		}
	}
	var menus, buttons []Component
	for _, row := range rows {
		for _, c := range row {
			switch {
			case isSelect(c.Type):
				if c.Type == TypeStringSelect && !hasDefault(c) {
					menus = append(menus, c)
				}
			default:
				buttons = append(buttons, c)
			}
		}
	}
	// A menu beside a button that confirms is filled in first.
	if len(menus) > 0 && (len(buttons) == 0 || p.Presses < enoughPresses) {
		return fromMenu(menus[p.Rand.IntN(len(menus))], p.Rand), true
	}
	for _, style := range []int{StyleSuccess, StylePrimary, StyleSecondary, StyleDanger} {
		var fit []Component
		for _, b := range buttons {
			if b.Style == style {
				fit = append(fit, b)
			}
		}
		if len(fit) > 0 {
			return Move{CustomID: fit[p.Rand.IntN(len(fit))].CustomID}, true
		}
	}
	return Move{}, false
}

// rowsOf returns what can be pressed or chosen from, row by row.
func rowsOf(list []Component) [][]Component {
	var rows [][]Component
	walkComponents(list, func(c *Component) bool {
		if c.Type != TypeRow {
			return true
		}
		var row []Component
		for _, x := range c.Components {
			if x.CustomID != "" && !x.Disabled {
				row = append(row, x)
			}
		}
		if len(row) > 0 {
			rows = append(rows, row)
		}
		return true
	})
	return rows
}

func lastButton(rows [][]Component) (Move, bool) {
	for i := len(rows) - 1; i >= 0; i-- {
		for j := len(rows[i]) - 1; j >= 0; j-- {
			if c := rows[i][j]; c.Type == TypeButton && c.Style != StyleDanger {
				return Move{CustomID: c.CustomID}, true
			}
		}
	}
	return Move{}, false
}

func hasDefault(c Component) bool {
	for _, o := range c.Options {
		if o.Default {
			return true
		}
	}
	return false
}

// fromMenu chooses as few random options as the menu takes, at least one.
func fromMenu(c Component, r *rand.Rand) Move {
	n := min(max(c.MinValues, 1), len(c.Options))
	m := Move{CustomID: c.CustomID}
	for _, i := range r.Perm(len(c.Options))[:n] {
		m.Values = append(m.Values, c.Options[i].Value)
	}
	return m
}
