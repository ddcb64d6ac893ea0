package render

import (
	"cmp"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"image"
	"image/color"
	"math"
	"reflect"
	"slices"

	"farpost/render/art"
	"farpost/render/draw"
	"farpost/render/strip"
)

// sprite is a rectangle of pixels that depends on its own fields alone. Sprites are values without pointers, so to
// write one down is to write down everything that its pixels depend on. The hash of that is the sprite's name in the
// cache.
type sprite interface {
	// height returns the height that the sprite needs at its width.
	height(p *draw.Pen) int
	// width returns the width that it was planned with.
	width() int
	// paint draws it at the pen's origin. The ground is filled already.
	paint(p *draw.Pen, w, h int)
	// ground returns the colour of the panel below it.
	ground() color.RGBA
}

// block is a sprite at its place. The blocks of a plan never overlap.
type block struct {
	At    image.Rectangle
	Of    sprite
	Name  sum
	Edges draw.Edges
}

// sum is the hash of a content, used as its name.
type sum = [sha256.Size]byte

// newBlock makes a block, named by all that its pixels depend on: the sprite's type, its fields and its size.
func newBlock(at image.Rectangle, s sprite) block {
	var room [1024]byte
	b := binary.AppendVarint(room[:0], int64(at.Dx()))
	b = binary.AppendVarint(b, int64(at.Dy()))
	return block{At: at, Of: s, Name: sha256.Sum256(appendValue(b, s))}
}

// appendValue writes down a sprite: its type, then all that it consists of, so that two sprites are written alike only
// if they are equal. A sprite is a value (see sprite), so there are no pointers, maps or functions in it; appendValue
// panics at one.
func appendValue(b []byte, s sprite) []byte {
	v := reflect.ValueOf(s)
	return appendParts(append(b, v.Type().Name()...), v)
}

func appendParts(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		if v.Bool() {
			return append(b, 1)
		}
		return append(b, 0)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return binary.AppendVarint(b, v.Int())
	case reflect.Uint8:
		return append(b, byte(v.Uint()))
	case reflect.Uint, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return binary.AppendUvarint(b, v.Uint())
	case reflect.Float32, reflect.Float64:
		return binary.LittleEndian.AppendUint64(b, math.Float64bits(v.Float()))
	case reflect.String:
		return append(binary.AppendUvarint(b, uint64(v.Len())), v.String()...)
	case reflect.Struct:
		for i := range v.NumField() {
			b = appendParts(b, v.Field(i))
		}
		return b
	case reflect.Slice:
		b = binary.AppendUvarint(b, uint64(v.Len()))
		fallthrough
	case reflect.Array:
		for i := range v.Len() {
			b = appendParts(b, v.Index(i))
		}
		return b
	case reflect.Interface:
		if v.IsNil() {
			return append(b, 0)
		}
		b = append(b, 1)
		return appendParts(append(b, v.Elem().Type().Name()...), v.Elem())
	}
	panic(fmt.Sprintf("render: a sprite has a %s, which is no value", v.Type()))
}

// with returns the block with other edges, and another name if they are not fine.
func (b block) with(e draw.Edges) block {
	if e != draw.FineEdges {
		b.Edges, b.Name = e, sha256.Sum256(append(b.Name[:], byte(e)))
	}
	return b
}

// panel is a plain rounded rectangle behind blocks.
type panel struct {
	At     image.Rectangle
	Fill   color.RGBA
	Edge   color.RGBA
	Bold   bool // a thick edge
	Corner int
}

// plan is a picture before it is drawn: every rectangle, and what will be in it.
type plan struct {
	W, H     int
	Panels   []panel
	Blocks   []block
	Over     []over // what is above the blocks
	nets     []net  // the arrows in Over
	Crowding crowding
	Effort   strip.Effort // how hard it is packed
	// Tints has the colours of the game's symbols, in the layout's order.
	Tints []color.RGBA
}

// newPlan returns an empty plan of a width.
func (s Scene) newPlan(width int) *plan {
	pl := &plan{W: width}
	for _, y := range s.Layout.Symbols {
		if t, ok := draw.ParseTint(y.Tint); ok {
			pl.Tints = append(pl.Tints, draw.Readable(t))
		}
	}
	return pl
}

// put places a sprite with its upper left corner at x, y and returns its height.
func (pl *plan) put(p *draw.Pen, x, y int, s sprite) int {
	h := s.height(p)
	pl.Blocks = append(pl.Blocks, newBlock(image.Rect(x, y, x+s.width(), y+h), s).with(pl.Crowding.edges()))
	return h
}

// cards returns the tints of all cards in the picture, each once, sorted.
func (pl *plan) cards() []color.RGBA {
	var out []color.RGBA
	for _, b := range pl.Blocks {
		if of, ok := b.Of.(interface{ arts() []art.Card }); ok {
			for _, a := range of.arts() {
				if !a.Hidden && !slices.Contains(out, a.Tint) {
					out = append(out, a.Tint)
				}
			}
		}
	}
	slices.SortFunc(out, func(a, b color.RGBA) int { return cmp.Compare(draw.Pack(a), draw.Pack(b)) })
	return out
}

// look is part of every picture's hash. Change it when things are drawn differently, so that a picture of an older
// build is not taken for the same.
const look = "farpost picture 5"

// hash returns the hash of everything that the picture shows, and of its alt text.
func (pl *plan) hash(alt string) [32]byte {
	h := sha256.New()
	write := func(s string) {
		var n [8]byte
		binary.LittleEndian.PutUint64(n[:], uint64(len(s)))
		// A hash.Hash never returns an error.
		_, _ = h.Write(n[:])
		_, _ = h.Write([]byte(s))
	}
	write(look)
	write(alt)
	write(fmt.Sprint(pl.W, pl.H))
	for _, q := range pl.Panels {
		write(fmt.Sprintf("%v", q))
	}
	for _, b := range pl.Blocks {
		write(fmt.Sprint(b.At))
		write(string(b.Name[:]))
	}
	for _, o := range pl.Over {
		write(o.key())
	}
	var out [32]byte
	h.Sum(out[:0])
	return out
}

// column lays things one under the other.
type column struct {
	pl   *plan
	p    *draw.Pen
	x, y int
	w    int
}

func (c *column) add(s sprite) { c.y += c.pl.put(c.p, c.x, c.y, s) }

func (c *column) skip(n int) { c.y += n }

// flow lays sprites side by side, and begins a new line if one does not fit. It returns the height used.
func (c *column) flow(x, w, between int, ss []sprite) int {
	cx, y, line := x, c.y, 0
	for _, s := range ss {
		if cx > x && cx+s.width() > x+w {
			cx, y, line = x, y+line+between, 0
		}
		line = max(line, c.pl.put(c.p, cx, y, s))
		cx += s.width() + between
	}
	return y + line - c.y
}

// grid lays sprites of one width in rows of n, in the middle of the column. A row is as high as its highest sprite.
func (c *column) grid(n, between int, ss []sprite) {
	for i := 0; i < len(ss); i += n {
		row := ss[i:min(i+n, len(ss))]
		if i > 0 {
			c.skip(between)
		}
		used := len(row)*row[0].width() + (len(row)-1)*between
		x, high := c.x+(c.w-used)/2, 0
		for _, s := range row {
			high = max(high, c.pl.put(c.p, x, c.y, s))
			x += s.width() + between
		}
		c.skip(high)
	}
}
