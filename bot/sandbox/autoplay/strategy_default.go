package autoplay

import (
	"math/rand/v2"
	"slices"
	"strings"

	"farpost/bot/sandbox/resource"
)

const (
	// tooManyPresses is after how many presses the default strategy gives an errand up.
	tooManyPresses = 80
	// tiredOfMenu is how often it tries each option of a menu.
	tiredOfMenu = 2
)

// DefaultStrategy knows nothing of any game, only how bots make messages: a green button agrees, a blue one is the
// usual thing to do, a red one is dangerous, and three dots promise a choice.
//
// It presses each button once, green before blue before grey. A red one it presses only where there never was anything
// else. In public it leaves grey ones alone where there is a coloured one. It follows three dots one time in three.
// Else it presses what does something at once, where there is such a button.
//
// It fills in a menu that has nothing chosen, by the options that it tried least. Where there is a coloured button, the
// menu need not be filled in: then it tosses a coin.
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
	harmless := func(b resource.Component) bool { return b.Style != resource.StyleDanger }
	coloured := func(b resource.Component) bool {
		return b.Style == resource.StyleSuccess || b.Style == resource.StylePrimary
	}
	if len(menus) > 0 && (!slices.ContainsFunc(fresh, coloured) || p.Rand.IntN(2) == 0) {
		if m, ok := fromMenu(menus[p.Rand.IntN(len(menus))], p); ok {
			return m, true
		}
	}
	private := p.Message.X != nil && p.Message.X.Ephemeral
	dots := func(b resource.Component) bool { return strings.HasSuffix(b.Label, "…") }
	grey := func(b resource.Component) bool { return b.Style == resource.StyleSecondary }
	if p.Rand.IntN(3) == 0 {
		if m, ok := oneOf(fresh, p.Rand, func(b resource.Component) bool { return grey(b) && dots(b) }); ok {
			return m, true
		}
	} else if private && !slices.ContainsFunc(fresh, coloured) {
		if m, ok := oneOf(fresh, p.Rand, func(b resource.Component) bool { return grey(b) && !dots(b) }); ok {
			return m, true
		}
	}
	for _, style := range []int{
		resource.StyleSuccess, resource.StylePrimary, resource.StyleSecondary, resource.StyleDanger,
	} {
		if style == resource.StyleSecondary && !private && slices.ContainsFunc(all, coloured) {
			break
		}
		if style == resource.StyleDanger && slices.ContainsFunc(all, harmless) {
			break
		}
		if m, ok := oneOf(fresh, p.Rand, func(b resource.Component) bool { return b.Style == style }); ok {
			return m, true
		}
	}
	return Move{}, false
}

// oneOf presses one of the buttons that fit; ok is false when none does.
func oneOf(buttons []resource.Component, r *rand.Rand, fits func(resource.Component) bool) (Move, bool) {
	fit := slices.DeleteFunc(slices.Clone(buttons), func(b resource.Component) bool { return !fits(b) })
	if len(fit) == 0 {
		return Move{}, false
	}
	return Move{CustomID: fit[r.IntN(len(fit))].CustomID}, true
}

// hasDefault says whether something is chosen in a menu already.
func hasDefault(c resource.Component) bool {
	for _, o := range c.Options {
		if o.Default {
			return true
		}
	}
	return false
}

// fromMenu chooses as few options as the menu takes, at least one, of those that it tried least. ok is false when it
// tried all of them tiredOfMenu times.
func fromMenu(c resource.Component, p Prompt) (m Move, ok bool) {
	m.CustomID = c.CustomID
	for _, i := range p.Rand.Perm(len(c.Options)) {
		m.Values = append(m.Values, c.Options[i].Value)
	}
	slices.SortStableFunc(m.Values, func(a, b string) int { return p.Tried[a] - p.Tried[b] })
	m.Values = m.Values[:min(max(c.MinValues, 1), len(m.Values))]
	return m, len(m.Values) > 0 && p.Tried[m.Values[0]] < tiredOfMenu
}
