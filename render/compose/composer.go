package compose

import (
	"context"
	"fmt"
	"image"
	"runtime"

	"farpost/render/draw"
	"farpost/render/strip"
	"farpost/render/typeset"
)

// Options limit what a Composer uses. A zero value means the default.
type Options struct {
	// SpriteBytes limits the cache of painted cards and other pieces; default 32 MiB, about a thousand cards.
	SpriteBytes int
	// BandBytes limits the cache of packed strips of pictures, of which only those that changed are drawn again;
	// default 16 MiB, about a hundred boards.
	BandBytes int
	// PictureBytes limits the cache of finished pictures, for readers who see the same; default 8 MiB.
	PictureBytes int
	// Slots is how many pictures may be drawn at the same time; default one per processor. Further ones wait.
	Slots int
	// Fonts, if set, are for letters that the embedded fonts lack. With other fonts a picture may be another one.
	Fonts *typeset.Collection
	// Pictures, if set, returns an illustration by its name (engine.Face.Picture); nil if there is none, then the card
	// has its figure. Many goroutines call it, and it always returns the same for the same name.
	Pictures func(name string) image.Image
	// Thread, if set, is called at the start of each goroutine that plans, paints and packs. These goroutines do
	// nothing else. So it may lock the goroutine to its thread and lower the thread's priority; the thread ends with
	// the goroutine.
	Thread func()
	// Between, if set, is called on these goroutines after each piece of work, about every half millisecond. It may let
	// other threads go first.
	Between func()
}

// Composer turns plans into files. Many goroutines may use it.
type Composer struct {
	slots    chan *draw.Pen
	sprites  *cache[Sum, *piece]
	faces    *draw.Typeface
	bands    *cache[Sum, strip.Band]
	pictures *cache[Sum, Picture]
	numbers  numbers
	rows     *spares[bandRoom]
	thread   func()
	between  func()
}

// Picture is a finished picture and its description.
type Picture struct {
	// PNG is the file. It is nil if the reader has this very picture already: its Hash is the Scene's Shown.
	PNG []byte
	// Alt describes the picture in at most 1,024 characters, in the scene's language.
	Alt string
	// Hash is the hash of what is shown. Equal pictures have equal hashes, also after a restart of the same build.
	Hash [32]byte
	// W and H are the size in pixels.
	W, H int
}

// New makes a composer. An error means that a limit is negative, or that the embedded fonts cannot be used.
func New(o Options) (*Composer, error) {
	if o.SpriteBytes < 0 || o.BandBytes < 0 || o.PictureBytes < 0 || o.Slots < 0 {
		return nil, fmt.Errorf("render: a limit is negative: %+v; use 0 for the default", o)
	}
	if o.SpriteBytes == 0 {
		o.SpriteBytes = 32 << 20
	}
	if o.BandBytes == 0 {
		o.BandBytes = 16 << 20
	}
	if o.PictureBytes == 0 {
		o.PictureBytes = 8 << 20
	}
	if o.Slots == 0 {
		o.Slots = runtime.GOMAXPROCS(0)
	}
	faces, err := draw.ParseFonts()
	if err != nil {
		return nil, err
	}
	faces = faces.With(o.Fonts)
	r := &Composer{
		faces:    faces,
		slots:    make(chan *draw.Pen, o.Slots),
		sprites:  newCache[Sum, *piece](o.SpriteBytes),
		bands:    newCache[Sum, strip.Band](o.BandBytes),
		pictures: newCache[Sum, Picture](o.PictureBytes),
		rows:     newSpares(o.Slots, func() *bandRoom { return new(bandRoom) }),
		thread:   o.Thread,
		between:  o.Between,
	}
	for range o.Slots {
		p := draw.NewPen(faces, o.Pictures)
		if _, err := p.Fonts.Cut(draw.Plain(draw.TextMin)); err != nil {
			return nil, err
		}
		r.slots <- p
	}
	return r, nil
}

// CanDraw reports whether a text, such as a name, can be read as it is drawn: the fonts have all its letters and
// digits.
func (c *Composer) CanDraw(text string) bool { return c.faces.CanDraw(text) }

// CanDrawPart reports whether the fonts have a letter, a digit or a picture of a text.
func (c *Composer) CanDrawPart(text string) bool { return c.faces.CanDrawPart(text) }

// Picture plans a picture, and composes it unless the reader has it or it is in the cache.
func (c *Composer) Picture(
	ctx context.Context, shown [32]byte, alt string, make Planning,
) (Picture, error) {
	p, give, err := c.take(ctx)
	if err != nil {
		return Picture{}, err
	}
	defer give()
	var out Picture
	err = c.apart(func() error {
		pl := make(p)
		out = Picture{Alt: alt, Hash: pl.hash(alt), W: pl.W, H: pl.H}
		if p.Err != nil || out.Hash == shown {
			return p.Err
		}
		if done, ok := c.pictures.get(out.Hash); ok {
			out = done
			return nil
		}
		c.pause()
		if out.PNG, err = c.compose(ctx, p, pl); err != nil {
			return fmt.Errorf("render: %w", err)
		}
		c.pictures.put(out.Hash, out, len(out.PNG)+len(out.Alt))
		return nil
	})
	if err != nil {
		return Picture{}, err
	}
	return out, nil
}
