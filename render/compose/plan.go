package compose

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

// Sprite is a rectangle of pixels that depends on its own fields alone. Sprites are values without pointers, so to
// write one down is to write down everything that its pixels depend on. The hash of that is the sprite's name in the
// cache.
type Sprite interface {
	// Height returns the height that the sprite needs at its width.
	Height(p *draw.Pen) int
	// Width returns the width that it was planned with.
	Width() int
	// Paint draws it at the pen's origin. The ground is filled already.
	Paint(p *draw.Pen, w, h int)
	// Under returns the colour of the panel below it.
	Under() color.RGBA
}

// Block is a sprite at its place. The blocks of a plan never overlap.
type Block struct {
	At    image.Rectangle
	Of    Sprite
	Name  Sum
	Edges draw.Edges
}

// Sum is the hash of a content, used as its name.
type Sum = [sha256.Size]byte

// NewBlock makes a block, named by all that its pixels depend on: the sprite's type, its fields and its size.
func NewBlock(at image.Rectangle, s Sprite) Block {
	var room [1024]byte
	b := binary.AppendVarint(room[:0], int64(at.Dx()))
	b = binary.AppendVarint(b, int64(at.Dy()))
	return Block{At: at, Of: s, Name: sha256.Sum256(appendValue(b, s))}
}

// appendValue writes down a sprite: its type, then all that it consists of, so that two sprites are written alike only
// if they are equal. A sprite is a value (see Sprite), so there are no pointers, maps or functions in it; appendValue
// panics at one.
func appendValue(b []byte, s Sprite) []byte {
	v := reflect.ValueOf(s)
	return appendParts(append(b, v.Type().String()...), v)
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
		return appendParts(append(b, v.Elem().Type().String()...), v.Elem())
	}
	panic(fmt.Sprintf("render: a sprite has a %s, which is no value", v.Type()))
}

// with returns the block with other edges, and another name if they are not fine.
func (b Block) with(e draw.Edges) Block {
	if e != draw.FineEdges {
		b.Edges, b.Name = e, sha256.Sum256(append(b.Name[:], byte(e)))
	}
	return b
}

// Panel is a plain rounded rectangle behind blocks.
type Panel struct {
	At     image.Rectangle
	Fill   color.RGBA
	Edge   color.RGBA
	Bold   bool // a thick edge
	Corner int
}

// Plan is a picture before it is drawn: every rectangle, and what will be in it.
type Plan struct {
	W, H   int
	Panels []Panel
	Blocks []Block
	Over   []Over       // what is above the blocks
	Edges  draw.Edges   // of the letters of what is put on it
	Effort strip.Effort // how hard it is packed
	// Tints has the colours of the game's symbols, in the layout's order.
	Tints []color.RGBA
}

// Put places a sprite with its upper left corner at x, y and returns its height.
func (pl *Plan) Put(p *draw.Pen, x, y int, s Sprite) int {
	h := s.Height(p)
	pl.Blocks = append(pl.Blocks, NewBlock(image.Rect(x, y, x+s.Width(), y+h), s).with(pl.Edges))
	return h
}

// cards returns the tints of all cards in the picture, each once, sorted.
func (pl *Plan) cards() []color.RGBA {
	var out []color.RGBA
	for _, b := range pl.Blocks {
		if of, ok := b.Of.(interface{ Arts() []art.Card }); ok {
			for _, a := range of.Arts() {
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
func (pl *Plan) hash(alt string) [32]byte {
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

// Planning makes a plan, with a pen to measure texts.
type Planning = func(*draw.Pen) *Plan
