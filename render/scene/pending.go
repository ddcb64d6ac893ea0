package scene

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// PendingIn returns the things of a stack zone in the order in which they resolve: the last one first.
func (s Scene) PendingIn(kind string) []engine.CardView {
	var out []engine.CardView
	for _, z := range s.View.Zones {
		if z.Kind != kind {
			continue
		}
		for i := len(z.Cards) - 1; i >= 0; i-- {
			out = append(out, z.Cards[i])
		}
	}
	return out
}

// Pending returns all pending things in the order in which they resolve. Their numbers in the picture count from 1.
func (s Scene) Pending() []engine.CardView {
	var out []engine.CardView
	for _, z := range s.Layout.Zones {
		if z.Place == engine.PlaceStack {
			out = append(out, s.PendingIn(z.Kind)...)
		}
	}
	return out
}

// PendingTitle names a stack zone. With next it also says that its first thing resolves next, unless the match is over.
func (s Scene) PendingTitle(kind string, next bool) string {
	switch {
	case s.View.Result != nil:
		return s.Say("unresolved", s.Label(kind))
	case next:
		return s.Say("pending", s.Label(kind))
	}
	return s.Label(kind)
}

// PendingNotes puts into words what is peculiar about a pending thing: its figures, its states, its notes.
func (s Scene) PendingNotes(c engine.CardView) (out []string) {
	for _, m := range c.Marks {
		out = append(out, s.BadgeWords(m))
	}
	var states []string
	for _, st := range c.States {
		states = append(states, s.Label(st))
	}
	if len(states) > 0 {
		out = append(out, strings.Join(states, " · "))
	}
	for _, t := range c.Notes {
		out = append(out, s.Phrase(t))
	}
	return out
}

// CellOf finds a thing of a track: the track, and which of its cells it is.
func (s Scene) CellOf(v engine.Value) (t engine.Track, at int, ok bool) {
	for _, seat := range s.View.Seats {
		for _, t := range seat.Tracks {
			for i, k := range t.Cells {
				if k.Key == v {
					return t, i, true
				}
			}
		}
	}
	return engine.Track{}, 0, false
}

// IsAsked reports whether a question is about a thing.
func (s Scene) IsAsked(key engine.Value) bool {
	for _, w := range s.View.Waiting {
		if w.About == key && key != "" {
			return true
		}
	}
	return false
}

// Makers says who made a pending thing, and what it comes from, unless that is called like the thing itself.
func (s Scene) Makers(c engine.CardView) []string {
	var by []string
	if c.Ctrl != engine.NoSeat {
		by = append(by, s.Say("by", s.PlayerName(c.Ctrl)))
	}
	var of []string
	for _, v := range Without(c.Of, c.Against) {
		if name := s.ValueName(v); name != s.CardName(c) {
			of = append(of, name)
		}
	}
	if len(of) > 0 {
		by = append(by, s.Say("from", strings.Join(of, ", ")))
	}
	return by
}

// PendingName returns the card's name, with the sort of thing if it is not the card itself, such as an ability.
func (s Scene) PendingName(c engine.CardView) string {
	name := s.CardName(c)
	if c.What != "" && c.Card != "" {
		return s.Say("seatLine", name, s.WordOf(c.What))
	}
	return name
}

// BadgeWords puts a figure into words: "Energy 7 of 10", or its symbols by their words.
func (s Scene) BadgeWords(g engine.Badge) string {
	if len(g.Marks) > 0 {
		var ls []string
		for _, code := range g.Marks {
			ls = append(ls, s.SymbolWord(code))
		}
		return s.Say("list", s.Label(g.Code), strings.Join(ls, " "))
	}
	if g.Max > 0 {
		return s.Say("figureMax", s.Label(g.Code), strconv.Itoa(g.N), strconv.Itoa(g.Max))
	}
	return s.Say("figure", s.Label(g.Code), strconv.Itoa(g.N))
}

// SymbolWord returns a symbol as text: its word, so that nobody needs to know the letters. A number, and the X of a
// number that is chosen, stay as they are.
func (s Scene) SymbolWord(code string) string {
	if m, ok := s.Need(code); ok && m.Digits != "" {
		return m.Digits
	}
	if m, ok := s.Symbol(code); ok && m.Letter != "" {
		if w := s.WordOf(code); w != code {
			return w
		}
		return m.Letter
	}
	return s.WordOf(code)
}

// CardsAbout returns the cards to read, each once: the pending card or what the pending thing comes from, then its
// targets, then those who stand against it.
func (s Scene) CardsAbout(c engine.CardView) []engine.CardView {
	var out []engine.CardView
	add := func(cv engine.CardView, ok bool) {
		for _, o := range out {
			ok = ok && o.Key != cv.Key
		}
		if ok && cv.Card != "" {
			out = append(out, cv)
		}
	}
	if c.Card == "" {
		for _, v := range c.Of {
			add(s.View.Find(v))
		}
	} else {
		add(c, true)
	}
	for _, v := range slices.Concat(c.Targets, c.Against) {
		add(s.View.Find(v))
	}
	return out
}

// TargetCells returns the cells of tracks that a thing is aimed at, each once.
func (s Scene) TargetCells(c engine.CardView) (out []engine.Value) {
	for i, v := range c.Targets {
		if _, _, ok := s.CellOf(v); ok && !slices.Contains(c.Targets[:i], v) {
			out = append(out, v)
		}
	}
	return out
}

// Without returns the values that are not in others.
func Without(vals, others []engine.Value) (out []engine.Value) {
	for _, v := range vals {
		in := false
		for _, o := range others {
			in = in || o == v
		}
		if !in {
			out = append(out, v)
		}
	}
	return out
}
