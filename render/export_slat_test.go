package render

import (
	"image"
	"image/color"
	"slices"

	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// Emblem returns the left part of a card on a crowded board, lying or upright, with or without the frame of a state;
// and how many of its pixels have the colour of its sign.
func (r *Renderer) Emblem(lying, framed bool) (sign int, err error) {
	s := sprite.NewSlat(sprite.Tile{W: sprite.SlatWide, Ground: draw.InkPanel, Framed: framed,
		Art: art.Card{Tint: draw.Rgb(0xe4, 0x57, 0x2e), Element: draw.Mark{Shape: "flame"}}})
	of := art.TonesOf(s.Art.Tint).Bright
	if lying {
		s.Stance, of = art.Sideways, art.TonesOf(s.Art.Tint).Rim
	}
	im, err := r.painted(s)
	if err != nil {
		return 0, err
	}
	return count(im, image.Rect(0, 0, sprite.SlatArt, sprite.SlatLeast), of), nil
}

// PlateOfState returns how many pixels of a slat with a state's sign belong to the plate behind it.
func (r *Renderer) PlateOfState() (int, error) {
	im, err := r.painted(sprite.NewSlat(sprite.Tile{W: sprite.SlatWide, Ground: draw.InkPanel, Name: "Moth",
		Badges: []draw.Mark{{Shape: "shield", Tint: draw.InkUp}}}))
	if err != nil {
		return 0, err
	}
	return count(im, image.Rect(sprite.SlatArt, 0, sprite.SlatWide, im.Rect.Dy()), draw.InkDark), nil
}

func (r *Renderer) painted(of compose.Sprite) (im *image.RGBA, err error) {
	err = r.withPen(func(p *draw.Pen) {
		w, h := of.Width(), of.Height(p)
		im = image.NewRGBA(image.Rect(0, 0, w, h))
		p.On(im, of.Under())
		of.Paint(p, w, h)
	})
	return im, err
}

func count(im *image.RGBA, at image.Rectangle, of color.RGBA) (n int) {
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for x := at.Min.X; x < at.Max.X; x++ {
			if im.RGBAAt(x, y) == of {
				n++
			}
		}
	}
	return n
}

// CardNames fits a name as it is on a tile, attached to one, on a crowded board and in a deck's line.
func (r *Renderer) CardNames(name string) (out map[string]Fitted, err error) {
	err = r.withPen(func(p *draw.Pen) {
		out = map[string]Fitted{}
		for where, t := range map[string]draw.Setting{
			"tile": sprite.Tile{W: 249, Name: name}.NameText(p),
			"slat": sprite.NewSlat(sprite.Tile{W: sprite.SlatWide, Name: name}).NameText(p),
			"deck": sprite.DeckLine{W: half(Width-2*compose.Margin, compose.Gap), Gem: "3", Name: name}.NameText(p),
			"worn": sprite.WornSetting(p, 249-sprite.WornIndent, sprite.WornCard{Name: name}),
		} {
			out[where] = Fitted{Lines: t.Lines, Size: t.Style.Size, Bold: t.Style.Bold}
		}
	})
	return out, err
}

// Lengths returns the bars of a deck's types and symbols, in cards and in pixels.
func (r *Renderer) Lengths(of Planned) (n, long []int, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range of.of(p).Blocks {
			if s, ok := b.Of.(sprite.Shares); ok {
				for _, q := range s.Bars {
					n, long = append(n, q.N), append(long, s.Filled(q))
				}
			}
		}
	})
	return slices.Clip(n), slices.Clip(long), err
}
