package render

import (
	"context"
	"fmt"
	"runtime"
	"sync"

	"farpost/engine"
	"farpost/render/strip"
)

// Options bound what a Renderer uses. Zero values mean the defaults.
type Options struct {
	// SpriteBytes limits the pixels kept of cards and other pieces; default 32 MiB, about a thousand cards.
	SpriteBytes int
	// BandBytes limits the packed strips kept of pictures, which spare drawing what did not change;
	// default 16 MiB, about a hundred boards.
	BandBytes int
	// PictureBytes limits the finished pictures kept for readers who see the same; default 8 MiB.
	PictureBytes int
	// Slots is how many pictures may be drawn at the same time; default one per processor. Others wait.
	Slots int
	// Thread, when set, is called first on each goroutine that plans, paints and packs. These goroutines do nothing
	// else, so it may lock them to their thread and give that a lower priority; the thread ends with the goroutine.
	Thread func()
	// Between, when set, is called there after each piece of work, which takes about half a millisecond: it may let
	// other threads go first.
	Between func()
}

// Renderer draws pictures. It is safe for several goroutines.
type Renderer struct {
	slots    chan *pen
	sprites  *cache[sum, *piece]
	bands    *cache[sum, strip.Band]
	pictures *cache[sum, Picture]
	numbers  numbers
	rows     sync.Pool // of *[]byte, the pixels of a band
	thread   func()
	between  func()
}

// Picture is a finished picture and what it says.
type Picture struct {
	// PNG is the file; nil when the Scene's Shown says that the reader has just this picture.
	PNG []byte
	// Alt describes it in at most 1,024 characters, in the scene's language.
	Alt string
	// Hash is of what is shown: equal for equal pictures, across restarts of the same build.
	Hash [32]byte
	// W and H are its size in pixels.
	W, H int
}

// New makes a Renderer with its fonts. An error means that the embedded fonts cannot be used, or that
// a limit is negative.
func New(o Options) (*Renderer, error) {
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
	faces, err := parseFonts()
	if err != nil {
		return nil, err
	}
	r := &Renderer{
		slots:    make(chan *pen, o.Slots),
		sprites:  newCache[sum, *piece](o.SpriteBytes),
		bands:    newCache[sum, strip.Band](o.BandBytes),
		pictures: newCache[sum, Picture](o.PictureBytes),
		thread:   o.Thread,
		between:  o.Between,
	}
	for range o.Slots {
		p := &pen{fonts: newFonts(faces)}
		if _, err := p.fonts.cut(style{textMin, false}); err != nil {
			return nil, err
		}
		r.slots <- p
	}
	return r, nil
}

// Board draws the battlefield: the whole of what the view tells about the match, apart from cards in
// zones that the layout shows as a number. An error is the context's, or a fault of the drawing itself.
func (r *Renderer) Board(ctx context.Context, s Scene) (Picture, error) {
	return r.draw(ctx, s.Shown, BoardAlt(s), s.planBoard)
}

// Hand draws the cards of the viewer's zone of that kind, with their texts, in two columns. A view that
// has no such zone, or no viewer, gives a picture of an empty hand.
func (r *Renderer) Hand(ctx context.Context, s Scene, zone string) (Picture, error) {
	return r.draw(ctx, s.Shown, s.handAlt(zone), func(p *pen) *plan { return s.planHand(p, zone) })
}

// Card draws one printed card, large. Only Layout, Word and Lang of the scene are used.
func (r *Renderer) Card(ctx context.Context, s Scene, f engine.Face) (Picture, error) {
	return r.draw(ctx, s.Shown, s.cardAlt(f), func(p *pen) *plan { return s.planCard(p, f) })
}

// draw plans, and composes what has to be drawn.
func (r *Renderer) draw(ctx context.Context, shown [32]byte, alt string, make func(*pen) *plan) (Picture, error) {
	p, give, err := r.take(ctx)
	if err != nil {
		return Picture{}, err
	}
	defer give()
	var out Picture
	err = r.apart(func() error {
		pl := make(p)
		out = Picture{Alt: alt, Hash: pl.hash(alt), W: pl.W, H: pl.H}
		if p.err != nil || out.Hash == shown {
			return p.err
		}
		if done, ok := r.pictures.get(out.Hash); ok {
			out = done
			return nil
		}
		r.pause()
		if out.PNG, err = r.compose(ctx, p, pl); err != nil {
			return fmt.Errorf("render: %w", err)
		}
		r.pictures.put(out.Hash, out, len(out.PNG)+len(out.Alt))
		return nil
	})
	if err != nil {
		return Picture{}, err
	}
	return out, nil
}
