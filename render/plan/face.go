package plan

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/draw"
	"farpost/render/scene"
	"farpost/render/sprite"
)

// plainNote returns a line that is neither good news nor bad. Its mark is the symbol of code, or a dot if there is
// none.
func (s planner) plainNote(text, code string) sprite.CopyNote {
	m, ok := s.Symbol(code)
	if !ok {
		m = draw.Mark{Shape: "dot", Tint: draw.InkAccent}
	}
	return sprite.CopyNote{Text: text, Mark: m, Ink: draw.InkAccent}
}

// noteOf returns a note of a card with the layout's mark: good and bad news differ in shape and in tint.
func (s planner) noteOf(n engine.Phrase) sprite.CopyNote {
	if m, ok := s.noteMark(n); ok {
		return sprite.CopyNote{Text: s.Phrase(n), Mark: m, Ink: m.Tint}
	}
	return s.plainNote(s.Phrase(n), "")
}

// noteMark returns the symbol that the layout gives a note; false if it gives none.
func (s planner) noteMark(n engine.Phrase) (draw.Mark, bool) {
	for _, l := range s.Layout.Notes {
		if m, ok := s.Symbol(l.Symbol); ok && l.Code == n.Code {
			return m, true
		}
	}
	return draw.Mark{}, false
}

// before returns the sign before a requirement; a mark without a shape if the game has none.
func (s planner) before() draw.Mark {
	m, ok := s.Symbol(s.Layout.Need)
	if !ok {
		return draw.Mark{}
	}
	m.Tint = draw.InkDim
	return m
}

func (s planner) cardFace(f engine.Face, w int) sprite.Face {
	c := sprite.Face{W: w, Ground: draw.InkGround, Art: s.artOf(f), Name: f.Name, NoCost: f.NoCost, Cost: f.Cost,
		Printed: f.Cost, Need: s.Symbols(f.Need, s.Need), Before: s.before(), Fine: f.Flavour, Edge: f.Edge()}
	if c.Name = s.Spoken(c.Name); c.Name == "" {
		c.Name = f.ID
	}
	if f.Picture != "" && f.Credit != "" {
		c.Credit = s.Say("credit", f.Credit)
	}
	c.Text, c.Signs = s.signed(f.Text)
	kind := append([]string{f.TypeName}, f.Groups...)
	kind = append(kind, f.Rank)
	for _, m := range f.Marks {
		if w := s.Label(m); w != m && !f.Says(w) {
			kind = append(kind, w)
		}
	}
	var parts []string
	for _, k := range kind {
		if k != "" && !slices.Contains(parts, k) {
			parts = append(parts, k)
		}
	}
	c.Kind = strings.Join(parts, " · ")
	c.Stats = s.figuresOf(f.Stats)
	return c
}

// gemOf returns the cost as a plate shows it; "" for a card without a cost.
func gemOf(f engine.Face) string {
	if f.NoCost {
		return ""
	}
	return strconv.Itoa(f.Cost)
}

// copyOf returns a card's face as the card is now: its figures, notes, states and counters.
func (s planner) copyOf(cv engine.CardView, w int) sprite.Face {
	printed := s.FaceOf(cv.Card)
	f := s.cardFace(scene.Now(printed, cv), w)
	f.Printed = printed.Cost
	f.Name = s.CardName(cv)
	for _, n := range cv.Notes {
		f.Notes = append(f.Notes, s.noteOf(n))
	}
	for _, st := range cv.States {
		if !slices.Contains(printed.Marks, st) {
			f.Notes = append(f.Notes, s.plainNote(s.Label(st), s.StateSymbol(st)))
		}
	}
	for _, m := range cv.Marks {
		f.Notes = append(f.Notes, s.plainNote(s.BadgeWords(m), m.Code))
	}
	return f
}
