package figure

import (
	"image"
	"image/color"

	"golang.org/x/image/draw"
)

// tinted is how much of the card's colour an illustration takes on.
const tinted = 0.16

// Illustrate fills r with as much of the middle of an illustration as has room, with a breath of the card's tint. The
// picture's origin must be 0, 0.
//
// Its colours are brought to the middles of cells that are step wide in each channel, by a raster that the eye does not
// see when the picture is shown smaller.
func Illustrate(im *image.RGBA, r image.Rectangle, from image.Image, tint color.RGBA, step int) {
	draw.Draw(im, r, image.NewUniform(mix(tint, black, 0.6)), image.Point{}, draw.Src) // below one that is seen through
	draw.CatmullRom.Scale(im, r, from, cropped(from.Bounds(), r.Dx(), r.Dy()), draw.Over, nil)
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			pix := im.Pix[im.PixOffset(x, y):][:3:3]
			c := mix(color.RGBA{pix[0], pix[1], pix[2], 255}, tint, tinted)
			off := (int(raster[y&3][x&3])*2 - 15) * step / 32
			pix[0], pix[1], pix[2] = snapped(c.R, off, step), snapped(c.G, off, step), snapped(c.B, off, step)
		}
	}
}

// raster is the order in which the pixels of a square of four by four become brighter.
var raster = [4][4]uint8{{0, 8, 2, 10}, {12, 4, 14, 6}, {3, 11, 1, 9}, {15, 7, 13, 5}}

// snapped returns the middle of the cell of v and an offset.
func snapped(v uint8, off, step int) uint8 {
	n := min(255, max(0, int(v)+off))
	return uint8(n - n%step + step/2)
}

// cropped returns the largest part of b around its middle that has the proportions of w to h.
func cropped(b image.Rectangle, w, h int) image.Rectangle {
	if b.Dx()*h > b.Dy()*w {
		cut := (b.Dx() - max(1, b.Dy()*w/h)) / 2
		return image.Rect(b.Min.X+cut, b.Min.Y, b.Max.X-cut, b.Max.Y)
	}
	cut := (b.Dy() - max(1, b.Dx()*h/w)) / 2
	return image.Rect(b.Min.X, b.Min.Y+cut, b.Max.X, b.Max.Y-cut)
}
