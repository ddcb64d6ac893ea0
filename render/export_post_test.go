package render

import (
	"image"

	"farpost/render/compose"
	"farpost/render/draw"
)

// PostLetters returns the sizes of the letters of a posted board, each once, and the size of the picture. Words of it
// are measured in other sizes before they are drawn in one of these.
func PostLetters(s Scene) (sizes []int, size image.Point, err error) {
	faces, err := draw.ParseFonts()
	if err != nil {
		return nil, size, err
	}
	p := draw.NewPen(faces, nil)
	pl := planPost(s)(p)
	for _, b := range pl.Blocks {
		p.On(image.NewRGBA(image.Rect(0, 0, b.At.Dx(), b.At.Dy())), b.Of.Under())
		b.Of.Paint(p, b.At.Dx(), b.At.Dy())
	}
	for st := range p.Fonts.Cuts {
		sizes = append(sizes, st.Size)
	}
	return sizes, image.Pt(pl.W, pl.H), p.Err
}

// PostParts returns what a posted board is made of: the kinds of its blocks, and how many there are of each.
func (r *Renderer) PostParts(s Scene) (out map[string]int, err error) {
	out = map[string]int{}
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range rectsOf(planPost(s)(p)) {
			out[b.What]++
		}
	})
	return out, err
}

func rectsOf(pl *compose.Plan) []Placed {
	out, _ := rects(pl)
	return out
}
