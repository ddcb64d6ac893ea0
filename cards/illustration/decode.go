package illustration

import (
	"bytes"
	"fmt"
	"image"
	"image/jpeg"
	"image/png"
	"io"
	"strings"

	"golang.org/x/image/draw"
)

// format is how pictures of an ending are read.
type format struct {
	name   string
	config func(io.Reader) (image.Config, error)
	decode func(io.Reader) (image.Image, error)
}

// formats are known by the ending of a file's name. No other decoder ever sees a file.
var formats = func() map[string]*format {
	p := &format{"PNG", png.DecodeConfig, png.Decode}
	j := &format{"JPEG", jpeg.DecodeConfig, jpeg.Decode}
	return map[string]*format{"png": p, "jpg": j, "jpeg": j}
}()

// Pictures are kept no larger than a card needs them.
const keptW, keptH = 480, 336

// decode reads a picture of which the size is within the limits, and makes it as small as cards need it.
func decode(name string, data []byte) (image.Image, error) {
	f := formats[strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])]
	c, err := f.config(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("it cannot be read as a %s (%v): save it as one again", f.name, err)
	}
	if min(c.Width, c.Height) < MinSide || max(c.Width, c.Height) > MaxSide || c.Width*c.Height > MaxPixels {
		return nil, fmt.Errorf("it has %d by %d pixels: save it with sides from %d to %d, at most %d in all, such as 960 by 672",
			c.Width, c.Height, MinSide, MaxSide, MaxPixels)
	}
	im, err := f.decode(bytes.NewReader(data))
	if err != nil {
		return nil, fmt.Errorf("it is broken (%v): save it again", err)
	}
	return fitted(im), nil
}

// fitted returns a copy that just covers what is kept.
func fitted(im image.Image) image.Image {
	b := im.Bounds()
	share := min(1, max(float64(keptW)/float64(b.Dx()), float64(keptH)/float64(b.Dy())))
	// One side may be many times the other. What a card never shows of the longer one is cut off.
	w, h := max(1, int(share*float64(b.Dx()))), max(1, int(share*float64(b.Dy())))
	if wide := 4 * keptW; w > wide {
		cut := int(float64(w-wide) / share / 2)
		b.Min.X, b.Max.X, w = b.Min.X+cut, b.Max.X-cut, wide
	}
	if high := 4 * keptH; h > high {
		cut := int(float64(h-high) / share / 2)
		b.Min.Y, b.Max.Y, h = b.Min.Y+cut, b.Max.Y-cut, high
	}
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	draw.ApproxBiLinear.Scale(out, out.Rect, im, b, draw.Src, nil)
	return out
}
