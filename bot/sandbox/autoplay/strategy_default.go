package autoplay

import (
	"math/rand/v2"
	"slices"
	"strings"

	"farpost/bot/sandbox/resource"
)

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
	rows := resource.ControlRows(p.Message.Components)
	if p.Presses >= tooManyPresses || len(rows) == 0 {
		return Move{}, false
	}
	var menus, all []resource.Component
	for _, c := range slices.Concat(rows...) {
		switch {
		case !resource.IsSelect(c.Type):
			all = append(all, c)
		case c.Type == resource.TypeStringSelect && !hasDefault(c):
			menus = append(menus, c)
		}
	}
	fresh := slices.DeleteFunc(slices.Clone(all), func(b resource.Component) bool { return p.Tried[b.CustomID] > 0 })
	coloured := func(b resource.Component) bool {
		return b.Style == resource.StyleSuccess || b.Style == resource.StylePrimary
	}
	if len(menus) > 0 && (!slices.ContainsFunc(fresh, coloured) || p.Rand.IntN(2) == 0) {
		if m, ok := fromMenu(menus[p.Rand.IntN(len(menus))], p); ok {
			return m, true
		}
	}
	private := p.Message.X != nil && p.Message.X.Ephemeral
	if !private && p.Rand.IntN(3) == 0 {
		if m, ok := oneOf(fresh, p.Rand, func(b resource.Component) bool {
			return b.Style == resource.StyleSecondary && strings.HasSuffix(b.Label, "…")
		}); ok {
			return m, true
		}
	}
	for _, style := range []int{resource.StyleSuccess, resource.StylePrimary, resource.StyleSecondary, resource.StyleDanger} {
		if style == resource.StyleSecondary && !private && slices.ContainsFunc(all, coloured) {
			break
		}
		if style == resource.StyleDanger && slices.ContainsFunc(all, func(b resource.Component) bool { return b.Style != resource.StyleDanger }) {
			break
		}
		if m, ok := oneOf(fresh, p.Rand, func(b resource.Component) bool { return b.Style == style }); ok {
			return m, true
		}
	}
	return Move{}, false
}

// oneOf takes one of the buttons that fit.
func oneOf(buttons []resource.Component, r *rand.Rand, fits func(resource.Component) bool) (Move, bool) {
	fit := slices.DeleteFunc(slices.Clone(buttons), func(b resource.Component) bool { return !fits(b) })
	if len(fit) == 0 {
		return Move{}, false
	}
	return Move{CustomID: fit[r.IntN(len(fit))].CustomID}, true
}

func hasDefault(c resource.Component) bool {
	for _, o := range c.Options {
		if o.Default {
			return true
		}
	}
	return false
}

// fromMenu chooses as few options as the menu takes, at least one, of those least tried; ok is false
// when it tried all of them often enough.
func fromMenu(c resource.Component, p Prompt) (m Move, ok bool) {
	m.CustomID = c.CustomID
	for _, i := range p.Rand.Perm(len(c.Options)) {
		m.Values = append(m.Values, c.Options[i].Value)
	}
	slices.SortStableFunc(m.Values, func(a, b string) int { return p.Tried[a] - p.Tried[b] })
	m.Values = m.Values[:min(max(c.MinValues, 1), len(m.Values))]
	return m, len(m.Values) > 0 && p.Tried[m.Values[0]] < tiredOfMenu
}
