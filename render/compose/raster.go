package compose

import (
	"crypto/sha256"
	"encoding/binary"
	"image"
	"image/color"

	"farpost/render/draw"
	"farpost/render/strip"
)

// raster is a picture ready to be packed: plain rectangles, and above them pieces at their places. Its pixels are made
// band by band, and only for bands that were not packed before.
type raster struct {
	w, h  int
	fills []fill
	parts []part
	over  []part // above the parts; one without a piece is a rectangle of one colour
	pal   *palette
	// effort is how hard bands are packed. A band that was packed less hard for another picture is packed anew.
	effort strip.Effort
}

// fill is a rectangle of one colour.
type fill struct {
	at image.Rectangle
	of color.RGBA
}

// part is a piece at its place. Its name is the hash of what is painted there.
type part struct {
	at   image.Rectangle
	name Sum
	of   *piece
	ink  color.RGBA  // without a piece: its colour
	dash image.Point // without a piece: the direction of its dashes; zero for none
}

// bandRows is the height of a band. With lower bands less of a changed picture is packed again; higher ones pack a
// little better.
const bandRows = 48

func (s *raster) bands() int { return (s.h + bandRows - 1) / bandRows }

func (s *raster) band(i int) image.Rectangle {
	return image.Rect(0, i*bandRows, s.w, min((i+1)*bandRows, s.h))
}

// bandKey returns the name of a band. Equal names mean equal bytes. The band's place in the picture is not part of the
// name, so a band that moved by whole bands is known again.
func (s *raster) bandKey(i int) Sum {
	at := s.band(i)
	var b []byte
	rect := func(r image.Rectangle) {
		for _, n := range []int{r.Min.X, r.Min.Y - at.Min.Y, r.Max.X, r.Max.Y - at.Min.Y} {
			b = binary.LittleEndian.AppendUint32(b, uint32(int32(n)))
		}
	}
	rect(at)
	b = append(b, byte(s.effort), s.pal.exact(draw.InkGround))
	for _, f := range s.fills {
		if r := f.at.Intersect(at); !r.Empty() {
			b = append(b, 1, s.pal.exact(f.of))
			rect(r)
		}
	}
	for _, p := range s.parts {
		if !p.at.Overlaps(at) {
			continue
		}
		c := p.of.stripesAt(p.at.Min.Y)[i-p.at.Min.Y/bandRows]
		b = append(b, 2)
		rect(image.Rect(p.at.Min.X, max(p.at.Min.Y, at.Min.Y), p.at.Max.X, min(p.at.Max.Y, at.Max.Y)))
		b = append(b, c.sum[:]...)
		to := &p.of.lookup(s.pal).to
		for _, k := range c.numbers {
			b = append(b, to[k])
		}
	}
	for _, p := range s.over {
		switch {
		case !p.at.Overlaps(at):
		case p.of == nil:
			b = append(b, 3, s.pal.exact(p.ink), byte(p.dash.X), byte(p.dash.Y))
			rect(p.at)
			if p.dash == down {
				b = append(b, byte(at.Min.Y%(dashOn+dashOff)))
			}
		default:
			b = append(b, 4)
			rect(p.at)
			b = append(b, p.name[:]...)
			b = binary.LittleEndian.AppendUint64(b, p.of.lookup(s.pal).sum)
		}
	}
	return sha256.Sum256(b)
}

// bandRoom is where a band is put together.
type bandRoom struct{ rows, unpacked []byte }

// rows puts a band together in a room, and returns its pixels. A zero precedes each row.
func (s *raster) rows(room *bandRoom, i int) []byte {
	out := room.rows
	at := s.band(i)
	wide := 1 + s.w
	size := wide * at.Dy()
	if cap(out) < size {
		out = make([]byte, size)
	}
	out = out[:size]
	room.rows = out
	flood(out, s.pal.exact(draw.InkGround))
	for y := range at.Dy() {
		out[y*wide] = 0
	}
	plain := func(r image.Rectangle, of color.RGBA) {
		r = r.Intersect(at)
		k := s.pal.exact(of)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			from := (y-at.Min.Y)*wide + 1
			flood(out[from+r.Min.X:from+r.Max.X], k)
		}
	}
	for _, f := range s.fills {
		plain(f.at, f.of)
	}
	for _, p := range s.parts {
		r := p.at.Intersect(at)
		if r.Empty() {
			continue
		}
		to := &p.of.lookup(s.pal).to
		var pix []uint8
		pix, room.unpacked = p.of.pix.rows(r.Min.Y-p.at.Min.Y, r.Max.Y-p.at.Min.Y, room.unpacked)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			src := pix[(y-r.Min.Y)*p.of.w+r.Min.X-p.at.Min.X:][:r.Dx()]
			dst := out[(y-at.Min.Y)*wide+1+r.Min.X:][:r.Dx()]
			for x, k := range src {
				dst[x] = to[k]
			}
		}
	}
	for _, p := range s.over {
		switch {
		case p.of != nil:
		case p.dash == image.Point{}:
			plain(p.at, p.ink)
			continue
		default:
			dashes(p.at, p.dash, func(r image.Rectangle) { plain(r, p.ink) })
			continue
		}
		r := p.at.Intersect(at)
		if r.Empty() {
			continue
		}
		to := &p.of.lookup(s.pal).to
		top := r.Min.Y - p.at.Min.Y
		var pix []uint8
		pix, room.unpacked = p.of.pix.rows(top, r.Max.Y-p.at.Min.Y, room.unpacked)
		for y := r.Min.Y; y < r.Max.Y; y++ {
			from := (y-p.at.Min.Y)*p.of.w + r.Min.X - p.at.Min.X
			dst := out[(y-at.Min.Y)*wide+1+r.Min.X:][:r.Dx()]
			for x := range dst {
				if p.of.covers[from+x] {
					dst[x] = to[pix[from+x-top*p.of.w]]
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
