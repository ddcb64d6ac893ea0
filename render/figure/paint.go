package figure

import (
	"encoding/binary"
	"image"
	"image/color"
	"math"
	"sync"

	"golang.org/x/image/vector"
)

// mask is how much a form covers of each pixel of a rectangle.
type mask struct {
	at  image.Rectangle
	pix []uint8
}

// painter puts forms onto a picture. It keeps its memory from form to form.
type painter struct {
	im   *image.RGBA
	ras  vector.Rasterizer
	mem  []uint8 // of the masks of a layer
	zero []uint8
}

// painters are those that nobody uses now.
var painters = sync.Pool{New: func() any { return new(painter) }}

// paint puts layers onto the picture: the dark outline of each, then its forms, lit from the upper left.
func (p *painter) paint(layers [][]form, size float64) {
	edge := max(1, int(math.Round(size*0.045)))
	for _, forms := range layers {
		p.mem = p.mem[:0]
		var masks []mask
		var all image.Rectangle
		for _, f := range forms {
			m := p.mask(f)
			masks, all = append(masks, m), all.Union(m.at)
		}
		if all.Empty() {
			continue
		}
		p.outline(masks, all.Inset(-edge-1).Intersect(p.im.Rect), edge)
		for i, f := range forms {
			if f.flat {
				p.flat(masks[i], f.of.base)
			} else {
				p.lit(masks[i], f.of, size)
			}
		}
	}
}

// mask rasterises a form.
func (p *painter) mask(f form) mask {
	lo, hi := point{1e9, 1e9}, point{-1e9, -1e9}
	for _, k := range f.contours {
		for _, q := range k {
			lo.x, lo.y, hi.x, hi.y = min(lo.x, q.x), min(lo.y, q.y), max(hi.x, q.x), max(hi.y, q.y)
		}
	}
	at := image.Rect(int(math.Floor(lo.x)), int(math.Floor(lo.y)), int(math.Ceil(hi.x)), int(math.Ceil(hi.y)))
	if at = at.Intersect(p.im.Rect.Inset(-24)); at.Empty() {
		return mask{}
	}
	p.ras.Reset(at.Dx(), at.Dy())
	x, y := float64(at.Min.X), float64(at.Min.Y)
	for _, k := range f.contours {
		for i, q := range k {
			if i == 0 {
				p.ras.MoveTo(float32(q.x-x), float32(q.y-y))
			} else {
				p.ras.LineTo(float32(q.x-x), float32(q.y-y))
			}
		}
		p.ras.ClosePath()
	}
	m := mask{at: at, pix: p.take(at.Dx() * at.Dy())}
	p.ras.Draw(&image.Alpha{Pix: m.pix, Stride: at.Dx(), Rect: image.Rect(0, 0, at.Dx(), at.Dy())},
		image.Rect(0, 0, at.Dx(), at.Dy()), image.Opaque, image.Point{})
	return m
}

// take returns memory for a layer, all zero.
func (p *painter) take(n int) []uint8 {
	if len(p.mem)+n > cap(p.mem) {
		p.mem = make([]uint8, 0, max(n, 1<<18))
	}
	at := len(p.mem)
	p.mem = p.mem[:at+n]
	out := p.mem[at : at+n : at+n]
	clear(out)
	return out
}

// outline darkens what is within so many pixels of the forms.
func (p *painter) outline(masks []mask, r image.Rectangle, edge int) {
	w, h := r.Dx(), r.Dy()
	if w <= 0 || h <= 0 {
		return
	}
	all, next := p.take(w*h), p.take(w*h)
	for _, m := range masks {
		in := m.at.Intersect(r)
		for y := in.Min.Y; y < in.Max.Y; y++ {
			to := all[(y-r.Min.Y)*w+in.Min.X-r.Min.X:]
			for i, v := range m.pix[(y-m.at.Min.Y)*m.at.Dx()+in.Min.X-m.at.Min.X:][:in.Dx()] {
				to[i] = max(to[i], v)
			}
		}
	}
	for i := range edge {
		grow(next, all, w, h, i%2 == 1)
		all, next = next, all
	}
	for y := range h {
		row := p.im.Pix[p.im.PixOffset(r.Min.X, r.Min.Y+y):]
		for x, v := range all[y*w : y*w+w] {
			if v > 0 {
				blend(row[4*x:4*x+3:4*x+3], black, int(v))
			}
		}
	}
}

// grow makes each pixel the most of its neighbours, with those at the corners or without. It takes eight pixels at a
// time where nothing is, or all is covered: there nothing changes.
func grow(to, from []uint8, w, h int, corners bool) {
	for y := range h {
		up, row, down := from[max(0, y-1)*w:][:w], from[y*w:][:w], from[min(h-1, y+1)*w:][:w]
		out := to[y*w:][:w]
		for x := 0; x < w; {
			if x > 0 && x+9 <= w {
				here := binary.LittleEndian.Uint64(row[x:])
				all := here | binary.LittleEndian.Uint64(up[x:]) | binary.LittleEndian.Uint64(down[x:])
				sides := up[x-1] | row[x-1] | down[x-1] | up[x+8] | row[x+8] | down[x+8]
				if here == math.MaxUint64 || all == 0 && sides == 0 {
					copy(out[x:x+8], row[x:x+8])
					x += 8
					continue
				}
			}
			for end := min(x+8, w); x < end; x++ {
				l, r := max(0, x-1), min(w-1, x+1)
				v := max(row[x], row[l], row[r], up[x], down[x])
				if corners {
					v = max(v, up[l], up[r], down[l], down[r])
				}
				out[x] = v
			}
		}
	}
}

// flat paints a form in one colour.
func (p *painter) flat(m mask, c color.RGBA) {
	in := m.at.Intersect(p.im.Rect)
	for y := in.Min.Y; y < in.Max.Y; y++ {
		row := p.im.Pix[p.im.PixOffset(in.Min.X, y):]
		for x, v := range m.pix[(y-m.at.Min.Y)*m.at.Dx()+in.Min.X-m.at.Min.X:][:in.Dx()] {
			if v > 0 {
				blend(row[4*x:4*x+3:4*x+3], c, int(v))
			}
		}
	}
}

// lit paints a form with light at its upper left and shade at its lower right.
func (p *painter) lit(m mask, of material, size float64) {
	w, h := m.at.Dx(), m.at.Dy()
	// A thin form has a thin rim.
	thick := math.Sqrt(float64(w * h))
	shade := max(1, int(math.Round(min(size*0.11, thick*0.12))))
	light := max(1, int(math.Round(min(size*0.05, thick*0.06))))
	in := m.at.Intersect(p.im.Rect)
	for y := in.Min.Y; y < in.Max.Y; y++ {
		v := y - m.at.Min.Y
		pix := m.pix[v*w : v*w+w]
		below, above := p.none(w), p.none(w)
		if v+shade < h {
			below = m.pix[(v+shade)*w:][:w]
		}
		if v >= light {
			above = m.pix[(v-light)*w:][:w]
		}
		row := p.im.Pix[p.im.PixOffset(in.Min.X, y):][:4*in.Dx()]
		for u, i := in.Min.X-m.at.Min.X, 0; i < len(row); u, i = u+1, i+4 {
			a := pix[u]
			if a == 0 {
				continue
			}
			c := of.base
			if u+shade >= w {
				c = of.shade
			} else if k := below[u+shade]; k < 255 {
				c = over(of.shade, c, int(k))
			}
			if u < light {
				c = of.light
			} else if k := above[u-light]; k < 255 {
				c = over(of.light, c, int(k))
			}
			blend(row[i:i+3:i+3], c, int(a))
		}
	}
}

// none returns a row that nothing covers.
func (p *painter) none(w int) []uint8 {
	if len(p.zero) < w {
		p.zero = make([]uint8, w)
	}
	return p.zero[:w]
}

// over returns a colour that covers another one but for a share of 255.
func over(a, b color.RGBA, but int) color.RGBA {
	f := func(x, y uint8) uint8 { return uint8((int(x)*(255-but) + int(y)*but + 127) / 255) }
	return color.RGBA{f(a.R, b.R), f(a.G, b.G), f(a.B, b.B), 255}
}

func blend(pix []uint8, c color.RGBA, a int) {
	if a == 255 {
		pix[0], pix[1], pix[2] = c.R, c.G, c.B
		return
	}
	pix[0] = uint8((int(c.R)*a + int(pix[0])*(255-a) + 127) / 255)
	pix[1] = uint8((int(c.G)*a + int(pix[1])*(255-a) + 127) / 255)
	pix[2] = uint8((int(c.B)*a + int(pix[2])*(255-a) + 127) / 255)
}
