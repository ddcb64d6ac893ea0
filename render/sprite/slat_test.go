package sprite_test

import (
	"image"
	"image/color"
	"strings"
	"testing"

	"farpost/render/art"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

func newPen(t *testing.T) *draw.Pen {
	t.Helper()
	faces, err := draw.ParseFonts()
	if err != nil {
		t.Fatal(err)
	}
	return draw.NewPen(faces, nil)
}

// painted returns the pixels of a sprite.
func painted(t *testing.T, p *draw.Pen, of compose.Sprite) *image.RGBA {
	t.Helper()
	w, h := of.Width(), of.Height(p)
	im := image.NewRGBA(image.Rect(0, 0, w, h))
	p.On(im, of.Under())
	of.Paint(p, w, h)
	if p.Err != nil {
		t.Fatal(p.Err)
	}
	return im
}

func count(im *image.RGBA, at image.Rectangle, of color.RGBA) (n int) {
	for y := at.Min.Y; y < at.Max.Y; y++ {
		for x := at.Min.X; x < at.Max.X; x++ {
			if im.RGBAAt(x, y) == of {
				n++
			}
		}
	}
	return n
}

// TestFrameAroundSign ensures that on a crowded board the frame of a state is around the sign of a card and not across
// it, whichever way the card lies.
func TestFrameAroundSign(t *testing.T) {
	p := newPen(t)
	picture := art.Card{Tint: draw.Rgb(0xe4, 0x57, 0x2e), Element: draw.Mark{Shape: "flame"}}
	tones := art.TonesOf(picture.Tint)
	for _, c := range []struct {
		stance art.Stance
		sign   color.RGBA
	}{{art.Upright, tones.Bright}, {art.Sideways, tones.Rim}} {
		signs := func(framed bool) int {
			s := sprite.NewSlat(sprite.Tile{W: sprite.SlatWide, Ground: draw.InkPanel, Art: picture, Framed: framed,
				Stance: c.stance})
			return count(painted(t, p, s), image.Rect(0, 0, sprite.SlatArt, sprite.SlatLeast), c.sign)
		}
		if bare, framed := signs(false), signs(true); bare < 100 || framed != bare {
			t.Errorf("stance %d: %d pixels of the sign, %d with the frame", c.stance, bare, framed)
		}
	}
}

// TestPlateOfState ensures that on a crowded board the sign of a state is on a plate. Without a plate it would look
// like a figure.
func TestPlateOfState(t *testing.T) {
	im := painted(t, newPen(t), sprite.NewSlat(sprite.Tile{W: sprite.SlatWide, Ground: draw.InkPanel, Name: "Moth",
		Badges: []draw.Mark{{Shape: "shield", Tint: draw.InkUp}}}))
	at := image.Rect(sprite.SlatArt, 0, sprite.SlatWide, im.Rect.Dy())
	if n := count(im, at, draw.InkDark); n < 700 {
		t.Errorf("the plate of a state has %d pixels", n)
	}
}

// TestNamesStayBold ensures that long names of cards are whole and bold everywhere, on more lines.
func TestNamesStayBold(t *testing.T) {
	p := newPen(t)
	for _, name := range []string{"L’Indimenticata Cartografa del Crepuscolo Perpetuo",
		"Ilse Tarn, Cancelliera dell’Acqua Bassa",
		"Sigillo della Settima Cenere Perpetua", "Moth"} {
		for where, f := range sprite.Names(p, name) {
			if where == "worn" && strings.HasPrefix(name, "L’") {
				continue // its first word has no room there
			}
			if !f.Style.Bold || strings.Join(f.Lines, " ") != name {
				t.Errorf("%s: %q, bold %t, want %q", where, f.Lines, f.Style.Bold, name)
			}
		}
	}
}
