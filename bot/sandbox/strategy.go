package sandbox

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// Prompt is a message with buttons or menus that a member who plays by itself may answer.
type Prompt struct {
	Message Message // as the member sees it
	// Tried counts, by custom ids and by values of menus, what the member chose already since it
	// turned to this matter: to a message in the form that it has now, and the private answers to
	// what it pressed there.
	Tried map[string]int
	// Presses is how often the member pressed in this matter.
	Presses int
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
	// tooManyPresses is after how many presses the default strategy gives a matter up.
	tooManyPresses = 80
	// tiredOfMenu is how often it tries each option of a menu.
	tiredOfMenu = 2
)

// DefaultStrategy knows nothing of any game, only how bots make messages: a green button agrees,
// a blue one is the usual thing to do, a red one is dangerous, and three dots promise a choice.
//
// It presses each button once: a green one before a blue one before a grey one, and a red one only
// where there never was anything else. In public it leaves grey ones alone where there is a coloured
// one, but follows three dots one time in three. It fills a menu in that has nothing chosen, by
// options that it has not tried; where a coloured button stands beside the menu, which then need
// not be filled in, it tosses a coin.
func DefaultStrategy(p Prompt) (Move, bool) {
	rows := rowsOf(p.Message.Components)
	if p.Presses >= tooManyPresses || len(rows) == 0 {
		return Move{}, false
	}
	var menus, all []Component
	for _, c := range slices.Concat(rows...) {
		switch {
		case !isSelect(c.Type):
			all = append(all, c)
		case c.Type == TypeStringSelect && !hasDefault(c):
			menus = append(menus, c)
		}
	}
	fresh := slices.DeleteFunc(slices.Clone(all), func(b Component) bool { return p.Tried[b.CustomID] > 0 })
	coloured := func(b Component) bool { return b.Style == StyleSuccess || b.Style == StylePrimary }
	if len(menus) > 0 && (!slices.ContainsFunc(fresh, coloured) || p.Rand.IntN(2) == 0) {
		if m, ok := fromMenu(menus[p.Rand.IntN(len(menus))], p); ok {
			return m, true
		}
	}
	private := p.Message.X != nil && p.Message.X.Ephemeral
	if !private && p.Rand.IntN(3) == 0 {
		if m, ok := oneOf(fresh, p.Rand, func(b Component) bool { return b.Style == StyleSecondary && strings.HasSuffix(b.Label, "…") }); ok {
			return m, true
		}
	}
	for _, style := range []int{StyleSuccess, StylePrimary, StyleSecondary, StyleDanger} {
		if style == StyleSecondary && !private && slices.ContainsFunc(all, coloured) {
			break
		}
		if style == StyleDanger && slices.ContainsFunc(all, func(b Component) bool { return b.Style != StyleDanger }) {
			break
		}
		if m, ok := oneOf(fresh, p.Rand, func(b Component) bool { return b.Style == style }); ok {
			return m, true
		}
	}
	return Move{}, false
}

// oneOf takes one of the buttons that fit.
func oneOf(buttons []Component, r *rand.Rand, fits func(Component) bool) (Move, bool) {
	fit := slices.DeleteFunc(slices.Clone(buttons), func(b Component) bool { return !fits(b) })
	if len(fit) == 0 {
		return Move{}, false
	}
	return Move{CustomID: fit[r.IntN(len(fit))].CustomID}, true
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

func hasDefault(c Component) bool {
	for _, o := range c.Options {
		if o.Default {
			return true
		}
	}
	return false
}

// fromMenu chooses as few options as the menu takes, at least one, of those least tried; ok is false
// when it tried all of them often enough.
func fromMenu(c Component, p Prompt) (m Move, ok bool) {
	m.CustomID = c.CustomID
	for _, i := range p.Rand.Perm(len(c.Options)) {
		m.Values = append(m.Values, c.Options[i].Value)
	}
	slices.SortStableFunc(m.Values, func(a, b string) int { return p.Tried[a] - p.Tried[b] })
	m.Values = m.Values[:min(max(c.MinValues, 1), len(m.Values))]
	return m, len(m.Values) > 0 && p.Tried[m.Values[0]] < tiredOfMenu
}
