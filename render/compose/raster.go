package compose

import (
	"crypto/sha256"
	"encoding/binary"
	"image"
	"image/color"

	"farpost/render/draw"
	"farpost/render/strip"
)

// Raster is a picture ready to be packed: plain rectangles, and above them pieces at their places. Its pixels are made
// band by band, and only for bands that were not packed before.
type Raster struct {
	W, H  int
	Fills []fill
	Parts []Part
	over  []Part // above the parts; one without a piece is a rectangle of one colour
	Pal   *palette
	// effort is how hard bands are packed. A band that was packed less hard for another picture is packed anew.
	effort strip.Effort
}

// fill is a rectangle of one colour.
type fill struct {
	At image.Rectangle
	Of color.RGBA
}

// Part is a piece at its place. Its name is the hash of what is painted there.
type Part struct {
	At   image.Rectangle
	Name Sum
	Of   *Piece
	ink  color.RGBA  // without a piece: its colour
	dash image.Point // without a piece: the direction of its dashes; zero for none
}

// bandRows is the height of a band. With lower bands less of a changed picture is packed again; higher ones pack a
// little better.
const bandRows = 48

func (s *Raster) Bands() int { return (s.H + bandRows - 1) / bandRows }

func (s *Raster) Band(i int) image.Rectangle {
	return image.Rect(0, i*bandRows, s.W, min((i+1)*bandRows, s.H))
}

// BandKey returns the name of a band. Equal names mean equal bytes. The band's place in the picture is not part of the
// name, so a band that moved by whole bands is known again.
func (s *Raster) BandKey(i int) Sum {
	at := s.Band(i)
	var b []byte
	rect := func(r image.Rectangle) {
		for _, n := range []int{r.Min.X, r.Min.Y - at.Min.Y, r.Max.X, r.Max.Y - at.Min.Y} {
			b = binary.LittleEndian.AppendUint32(b, uint32(int32(n)))
		}
	}
	rect(at)
	b = append(b, byte(s.effort), s.Pal.exact(draw.InkGround))
	for _, f := range s.Fills {
		if r := f.At.Intersect(at); !r.Empty() {
			b = append(b, 1, s.Pal.exact(f.Of))
			rect(r)
		}
	}
	for _, p := range s.Parts {
		if p.At.Overlaps(at) {
			b = append(b, 2)
			rect(p.At)
			b = append(b, p.Name[:]...)
			b = binary.LittleEndian.AppendUint64(b, p.Of.Lookup(s.Pal).sum)
		}
	}
	for _, p := range s.over {
		switch {
		case !p.At.Overlaps(at):
		case p.Of == nil:
			b = append(b, 3, s.Pal.exact(p.ink), byte(p.dash.X), byte(p.dash.Y))
			rect(p.At)
			if p.dash == down {
				b = append(b, byte(at.Min.Y%(dashOn+dashOff)))
			}
		default:
			b = append(b, 4)
			rect(p.At)
			b = append(b, p.Name[:]...)
			b = binary.LittleEndian.AppendUint64(b, p.Of.Lookup(s.Pal).sum)
		}
	}
	return sha256.Sum256(b)
}

// Rows writes the pixels of a band into out, or into a larger slice if out is too small. A zero precedes each row.
func (s *Raster) Rows(out []byte, i int) []byte {
	at := s.Band(i)
	wide := 1 + s.W
	size := wide * at.Dy()
	if cap(out) < size {
		out = make([]byte, size)
	}
	out = out[:size]
	flood(out, s.Pal.exact(draw.InkGround))
	for y := range at.Dy() {
		out[y*wide] = 0
	}
	plain := func(r image.Rectangle, of color.RGBA) {
		r = r.Intersect(at)
		k := s.Pal.exact(of)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			from := (y-at.Min.Y)*wide + 1
			flood(out[from+r.Min.X:from+r.Max.X], k)
		}
	}
	for _, f := range s.Fills {
		plain(f.At, f.Of)
	}
	for _, p := range s.Parts {
		r := p.At.Intersect(at)
		if r.Empty() {
			continue
		}
		to := &p.Of.Lookup(s.Pal).To
		for y := r.Min.Y; y < r.Max.Y; y++ {
			src := p.Of.Pix[(y-p.At.Min.Y)*p.Of.W+r.Min.X-p.At.Min.X:][:r.Dx()]
			dst := out[(y-at.Min.Y)*wide+1+r.Min.X:][:r.Dx()]
			for x, k := range src {
				dst[x] = to[k]
			}
		}
	}
	for _, p := range s.over {
		switch {
		case p.Of != nil:
		case p.dash == image.Point{}:
			plain(p.At, p.ink)
			continue
		default:
			dashes(p.At, p.dash, func(r image.Rectangle) { plain(r, p.ink) })
			continue
		}
		r := p.At.Intersect(at)
		if r.Empty() {
			continue
		}
		to := &p.Of.Lookup(s.Pal).To
		for y := r.Min.Y; y < r.Max.Y; y++ {
			from := (y-p.At.Min.Y)*p.Of.W + r.Min.X - p.At.Min.X
			dst := out[(y-at.Min.Y)*wide+1+r.Min.X:][:r.Dx()]
			for x := range dst {
				if p.Of.Covers[from+x] {
					dst[x] = to[p.Of.Pix[from+x]]
				}
			}
		}
	}
	return out
}

// flood sets every byte. To copy what is set already is several times faster than to set one by one.
func flood(row []byte, k uint8) {
	if len(row) == 0 {
		return
	}
	row[0] = k
	for n := 1; n < len(row); n *= 2 {
		copy(row[n:], row[:n])
	}
}
