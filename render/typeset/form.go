package typeset

import (
	"bytes"
	"image"
	"image/draw"
	"image/png"

	"github.com/go-text/typesetting/font"
	"github.com/go-text/typesetting/font/opentype"
	"golang.org/x/image/math/fixed"
	"golang.org/x/image/vector"
)

// hasForm reports whether a glyph can be drawn: it has an outline, or a picture as PNG. Fonts that have nothing but
// layers of colours or SVG for it are of no use here.
func hasForm(face *font.Face, id font.GID) bool {
	if o, ok := face.GlyphDataOutline(id); ok && len(o.Segments) > 0 {
		return true
	}
	b, ok := face.GlyphDataBitmap(id)
	return ok && b.Format == font.PNG
}

// Picture returns the picture of a glyph that has one and no outline, such as an emoji, and where it belongs with the
// origin at a point. It returns nil for others.
func (g Glyph) Picture(size int, at fixed.Point26_6) (im image.Image, to image.Rectangle) {
	if o, ok := g.Face.GlyphDataOutline(g.ID); ok && len(o.Segments) > 0 {
		return nil, to
	}
	b, ok := g.Face.GlyphDataBitmap(g.ID)
	ext, known := g.Face.GlyphExtents(g.ID)
	if !ok || b.Format != font.PNG || !known {
		return nil, to
	}
	im, err := png.Decode(bytes.NewReader(b.Data))
	if err != nil {
		return nil, to
	}
	unit := float32(size) / float32(g.Face.Upem())
	left, top := at.X.Round()+int(ext.XBearing*unit), at.Y.Round()-int(ext.YBearing*unit)
	return im, image.Rect(left, top, left+int(ext.Width*unit), top-int(ext.Height*unit))
}

// Mask fills the outline of a glyph with the origin at a point, as far as it is within a rectangle: what it covers of
// each pixel of the box. The box is empty if nothing is within. The raster is scratch memory.
func (g Glyph) Mask(z *vector.Rasterizer, size int, at fixed.Point26_6, within image.Rectangle) (
	mask *image.Alpha, box image.Rectangle,
) {
	o, _ := g.Face.GlyphDataOutline(g.ID)
	unit := float32(size) / float32(g.Face.Upem())
	x, y := float32(at.X)/64, float32(at.Y)/64
	point := func(q opentype.SegmentPoint) (float32, float32) { return x + q.X*unit, y - q.Y*unit }
	for _, s := range o.Segments {
		for _, q := range s.ArgsSlice() {
			px, py := point(q)
			box = box.Union(image.Rect(int(px)-1, int(py)-1, int(px)+2, int(py)+2))
		}
	}
	if box = box.Intersect(within); box.Empty() {
		return nil, box
	}
	x, y = x-float32(box.Min.X), y-float32(box.Min.Y)
	z.Reset(box.Dx(), box.Dy())
	for _, s := range o.Segments {
		ax, ay := point(s.Args[0])
		bx, by := point(s.Args[1])
		cx, cy := point(s.Args[2])
		switch s.Op {
		case opentype.SegmentOpMoveTo:
			z.ClosePath()
			z.MoveTo(ax, ay)
		case opentype.SegmentOpLineTo:
			z.LineTo(ax, ay)
		case opentype.SegmentOpQuadTo:
			z.QuadTo(ax, ay, bx, by)
		case opentype.SegmentOpCubeTo:
			z.CubeTo(ax, ay, bx, by, cx, cy)
		}
	}
	z.ClosePath()
	mask = image.NewAlpha(image.Rect(0, 0, box.Dx(), box.Dy()))
	z.DrawOp = draw.Src
	z.Draw(mask, mask.Rect, image.Opaque, image.Point{})
	return mask, box
}
