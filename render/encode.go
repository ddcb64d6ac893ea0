package render

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"sync"

	"github.com/klauspost/compress/zlib"
)

// encoder writes opaque pictures as indexed PNG. Rows are not filtered: in a flat indexed picture the
// compressor finds more that way, and it is the fastest. Safe for several goroutines.
type encoder struct {
	packers  sync.Pool // of *zlib.Writer
	censuses sync.Pool // of *census
	rows     sync.Pool // of *[]byte
}

// packLevel was chosen by measurement: a tenth smaller than level 1 for a millisecond or two.
const packLevel = 5

func (e *encoder) encode(im *image.RGBA) ([]byte, error) {
	c, _ := e.censuses.Get().(*census)
	if c == nil {
		c = &census{}
	}
	defer e.censuses.Put(c)
	c.take(im)
	pal := c.choose()
	c.index(pal)
	body, err := e.pack(im, c)
	if err != nil {
		return nil, fmt.Errorf("render: png: %w", err)
	}
	return wrapPNG(im.Bounds().Dx(), im.Bounds().Dy(), pal, body), nil
}

// pack compresses the rows of colour numbers.
func (e *encoder) pack(im *image.RGBA, c *census) ([]byte, error) {
	w, h := im.Bounds().Dx(), im.Bounds().Dy()
	var body bytes.Buffer
	body.Grow(w * h / 16)
	z, _ := e.packers.Get().(*zlib.Writer)
	if z == nil {
		var err error
		if z, err = zlib.NewWriterLevel(&body, packLevel); err != nil {
			return nil, err
		}
	} else {
		z.Reset(&body)
	}
	defer e.packers.Put(z)
	row, _ := e.rows.Get().(*[]byte)
	if row == nil || len(*row) != 1+w {
		b := make([]byte, 1+w)
		row = &b
	}
	defer e.rows.Put(row)
	for y := range h {
		src, out := im.Pix[y*im.Stride:y*im.Stride+4*w], (*row)[1:]
		for x := range out {
			out[x] = c.near[bin(src[4*x:4*x+4:4*x+4])]
		}
		if _, err := z.Write(*row); err != nil {
			return nil, err
		}
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return body.Bytes(), nil
}

// wrapPNG puts compressed rows into a PNG file: header, palette, one data chunk, end.
func wrapPNG(w, h int, pal [][3]uint8, body []byte) []byte {
	out := make([]byte, 0, len(body)+3*len(pal)+80)
	out = append(out, "\x89PNG\r\n\x1a\n"...)
	head := binary.BigEndian.AppendUint32(nil, uint32(w))
	head = binary.BigEndian.AppendUint32(head, uint32(h))
	head = append(head, 8, 3, 0, 0, 0) // 8 bits, indexed, no interlace
	out = chunk(out, "IHDR", head)
	var colours []byte
	for _, p := range pal {
		colours = append(colours, p[:]...)
	}
	out = chunk(out, "PLTE", colours)
	out = chunk(out, "IDAT", body)
	return chunk(out, "IEND", nil)
}

func chunk(out []byte, kind string, body []byte) []byte {
	out = binary.BigEndian.AppendUint32(out, uint32(len(body)))
	at := len(out)
	out = append(out, kind...)
	out = append(out, body...)
	return binary.BigEndian.AppendUint32(out, crc32.ChecksumIEEE(out[at:]))
}
