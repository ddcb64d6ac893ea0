package sense

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
)

// soon is how many turns are too few for resources to pay.
const soon = 8

// races reports whether Victory Tokens come before resources now, because somebody may win by placing them and doing
// nothing else.
//
// What makes Victory Tokens by itself is faster than placing them: with such a character one builds, and against one it
// is of no use to keep pace. Where an opponent has an Objective one places as long as that is a race which one does not
// lose. Else points decide: whoever is behind when the pool is empty stays behind.
func (b *board) races() bool {
	mine, theirs := never, never // how many Victory Tokens an Objective lacks
	for _, p := range b.At("field", engine.NoSeat) {
		c := b.card(p.Card)
		left := c.VT - p.Worth/ofToken
		switch {
		case makes(c):
			return false
		case !p.Has("main") || !c.HasObjective():
		case p.Ctrl == b.Me:
			mine = left
		default:
			theirs = min(theirs, left)
		}
	}
	switch {
	case b.pool() == 0:
		return false
	case theirs < never:
		return b.all == 0 && b.others("ready")+b.others("spent") == 0 && mine <= theirs
	}
	mine, theirs = b.Badge(b.Me, "vt"), b.others("vt")
	return mine < theirs || (mine+b.pool()-theirs)/2 < soon
}

// makes reports whether a card makes Victory Tokens by itself.
func makes(c *language.Card) bool {
	return slices.ContainsFunc(c.Abilities, func(a language.Ability) bool {
		return (a.Kind == language.Activated || a.On == language.OnMorning) &&
			slices.ContainsFunc(a.Effect, func(in language.Instr) bool { return in.PlaceVT != nil })
	})
}

// pool is how many Victory Tokens the general pool holds. It is shown with one of the players.
func (b *board) pool() int { return max(b.Badge(b.Me, "pool-vt"), b.others("pool-vt")) }

// others is the most that an opponent has of what a badge counts.
func (b *board) others(code string) int {
	n := 0
	for _, s := range b.View.Seats {
		if s.Seat != b.Me {
			n = max(n, b.Badge(s.Seat, code))
		}
	}
	return n
}
