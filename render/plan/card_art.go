package plan

import (
	"slices"

	"farpost/engine"
	"farpost/render/art"
	"farpost/render/draw"
	"farpost/render/figure"
)

// frameOf returns the frame of a card type: the layout's, else one that follows from the code.
func (s planner) frameOf(kind string) string {
	for _, t := range s.Layout.Types {
		if t.Code == kind {
			return t.Frame
		}
	}
	all := engine.Frames()
	return all[figure.Seed("frame", kind)%uint64(len(all))]
}

// artOf returns what a card's picture depends on. None of it is in the reader's language.
func (s planner) artOf(f engine.Face) art.Card {
	el, ok := s.Symbol(f.Element)
	a := art.Card{Name: f.ID + "/" + f.Name, Type: f.Type, Tint: el.Tint, Frame: s.frameOf(f.Type), Figure: f.Figure,
		Kin:  f.Kin,
		Size: sizeOf(f), Own: f.Picture, Marks: s.Symbols(f.Marks, s.Symbol)}
	if ok {
		a.Element, a.Land = el, el.Shape
	}
	if f.ID != "" {
		// Only the id, so that a card has the same picture in every language.
		a.Name = f.ID
	}
	if a.Figure == "" {
		a.Figure = figureOf(f)
	}
	for _, t := range s.Layout.Types {
		if t.Code == f.Type {
			a.Body = t.Body
			if c, ok := draw.ParseTint(t.Tint); ok {
				a.Border = c
			}
		}
	}
	for _, part := range s.Layout.Parts {
		if slices.Contains(f.Marks, part.Code) {
			a.Parts = append(a.Parts, part.Part)
		}
	}
	if !ok {
		// A card without an element has the tint and the landscape of its requirement, or a tint that follows from its
		// type.
		for _, n := range f.Need {
			if m, is := s.Symbol(n); is {
				a.Tint, a.Land = m.Tint, m.Shape
				return a
			}
		}
		d := figure.NewDice("tint", f.Type)
		a.Tint = draw.Mix(draw.Rgb(0x8a, 0x93, 0xa6), draw.Rgb(uint8(d.N(256)), uint8(d.N(256)), uint8(d.N(256))), 0.3)
	}
	return a
}

// figureOf chooses a figure for a card that names none: a being for a card with figures of its own, else a thing.
func figureOf(f engine.Face) string {
	key := f.ID
	if key == "" {
		key = f.Name
	}
	if len(f.Stats) > 0 {
		return engine.PickFigure(key, engine.FigureBearers()...)
	}
	return engine.PickFigure(key, engine.FigureThings()...)
}

// sizeOf returns how large a card's figure is among others, by what it costs: from 0 to 1.
func sizeOf(f engine.Face) float64 {
	if f.NoCost {
		return 0.8
	}
	return float64(max(0, min(f.Cost, 6))) / 6
}
