package illustration_test

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"hash/crc32"
	"image"
	"image/color"
	"image/jpeg"
	"image/png"
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/illustration"
	"farpost/cards/source"
)

// plain returns a picture of one colour.
func plain(w, h int, c color.RGBA) image.Image {
	im := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(im.Pix); i += 4 {
		im.Pix[i], im.Pix[i+1], im.Pix[i+2], im.Pix[i+3] = c.R, c.G, c.B, c.A
	}
	return im
}

var red, blue = color.RGBA{200, 40, 30, 255}, color.RGBA{30, 60, 200, 255}

func asPNG(t *testing.T, im image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, im); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

func asJPEG(t *testing.T, im image.Image) []byte {
	t.Helper()
	var b bytes.Buffer
	if err := jpeg.Encode(&b, im, nil); err != nil {
		t.Fatal(err)
	}
	return b.Bytes()
}

// read reads files into an album, for a game with the cards A01 to A03 and RA with its other side.
func read(files map[string][]byte) (*illustration.Album, source.Faults) {
	dir := fstest.MapFS{}
	for n, data := range files {
		dir[n] = &fstest.MapFile{Data: data}
	}
	a := &illustration.Album{}
	known := []string{"A01", "A02", "A03", "RA", "RA/j"}
	return a, a.Read("chess", source.Dir{Path: "art", FS: dir},
		func(card string) bool { return slices.Contains(known, card) })
}

// TestRead ensures that PNG and JPEG files become pictures of their cards, credited by their own text or the folder's,
// and no larger than cards need.
func TestRead(t *testing.T) {
	a, faults := read(map[string][]byte{
		"A01.png": asPNG(t, plain(200, 150, red)), "A02.jpg": asJPEG(t, plain(2000, 3000, blue)),
		"RA.j.jpeg": asJPEG(t, plain(64, 4096, red)), "A01.txt": []byte("\ufeffAda Rossi\n"),
		"credits.txt": []byte("The Guild, CC BY 4.0"), ".hidden": {1},
	})
	if len(faults) > 0 || a.Len() != 3 {
		t.Fatalf("%d pictures, faults:\n%v", a.Len(), faults)
	}
	for _, c := range []struct {
		card, credit string
		colour       color.RGBA
		w, h         int
	}{
		{"A01", "Ada Rossi", red, 200, 150}, {"A02", "The Guild, CC BY 4.0", blue, 480, 720},
		{"RA/j", "The Guild, CC BY 4.0", red, 64, 1344},
	} {
		p, ok := a.Of("chess", c.card)
		if !ok || p.Credit != c.credit {
			t.Errorf("%s is credited %q, want %q", c.card, p.Credit, c.credit)
			continue
		}
		im := a.Image(p.Name)
		if im == nil || im.Bounds().Dx() != c.w || im.Bounds().Dy() != c.h {
			t.Errorf("%s is kept as %v, want %d by %d", c.card, im.Bounds(), c.w, c.h)
			continue
		}
		r, _, b, _ := im.At(c.w/2, c.h/2).RGBA()
		if d := int(r>>8) - int(c.colour.R); d < -4 || d > 4 {
			t.Errorf("%s is not as red as its file: %d", c.card, r>>8)
		}
		if d := int(b>>8) - int(c.colour.B); d < -4 || d > 4 {
			t.Errorf("%s is not as blue as its file: %d", c.card, b>>8)
		}
	}
	one, _ := a.Of("chess", "A01")
	other, _ := a.Of("chess", "RA/j")
	if one.Name == other.Name {
		t.Error("two files have one name")
	}
	if _, ok := a.Of("go", "A01"); ok || a.Image("?") != nil {
		t.Error("another game has the picture, or an unknown name has one")
	}
	if again, _ := read(map[string][]byte{"A03.png": asPNG(t, plain(200, 150, red)), "credits.txt": {'x'}}); true {
		if p, _ := again.Of("chess", "A03"); p.Name != one.Name {
			t.Error("equal files have two names")
		}
	}
}

// TestFaults ensures that each picture that cannot be used is named with what to do, and that the others are there.
func TestFaults(t *testing.T) {
	good := asPNG(t, plain(100, 100, red))
	long := slices.Concat(good, make([]byte, illustration.MaxBytes))
	for _, c := range []struct {
		name string
		data []byte
		want string
	}{
		{"B99.png", good, `no card of chess has the id "B99": name the picture like its card`},
		{"A01.jpg", good, "cannot be read as a JPEG"},
		{"A01.png", good[:20], "cannot be read as a PNG"},
		{"A01.png", good[:len(good)-30], "it is broken"},
		{"A01.png", asPNG(t, plain(63, 100, red)), "it has 63 by 100 pixels: save it with sides from 64 to 4096"},
		{"A01.png", asPNG(t, plain(4097, 64, red)), "it has 4097 by 64 pixels"},
		{"A01.png", asPNG(t, plain(3000, 2800, red)), "it has 3000 by 2800 pixels"},
		{"A01.png", long, "more than 8388608 bytes: save it smaller"},
		{"A01.gif", good, "pictures are .png, .jpg or .jpeg"},
		{"A 01.png", good, "give the file a name of letters"},
		{"A01.png/x.png", good, "not a plain file"},
	} {
		a, faults := read(map[string][]byte{c.name: c.data, "A02.png": good, "credits.txt": []byte("Ada")})
		if len(faults) != 1 || !strings.Contains(faults.Error(), c.want) || !strings.Contains(faults.Error(), "art/") {
			t.Errorf("%s: faults\n%v\nwant %q", c.name, faults, c.want)
		}
		if _, ok := a.Of("chess", "A02"); !ok || a.Len() != 1 {
			t.Errorf("%s: %d pictures, want that of A02 alone", c.name, a.Len())
		}
	}
}

// TestHugeIsNotDecoded ensures that a small file that says it has very many pixels is refused by what it says.
func TestHugeIsNotDecoded(t *testing.T) {
	bomb := asPNG(t, plain(64, 64, red))
	copy(bomb[16:24], []byte{0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30}) // 30000 by 30000 in the header
	binary.BigEndian.PutUint32(bomb[29:], crc32.ChecksumIEEE(bomb[12:29]))
	_, faults := read(map[string][]byte{"A01.png": bomb, "credits.txt": []byte("Ada")})
	if !strings.Contains(faults.Error(), "it has 30000 by 30000 pixels") {
		t.Errorf("faults: %v", faults)
	}
	allocated := testing.AllocsPerRun(1, func() {
		read(map[string][]byte{"A01.png": bomb,
			"credits.txt": []byte("Ada")})
	})
	if allocated > 500 {
		t.Errorf("%v allocations for a picture that is refused", allocated)
	}
}

// TestCredit ensures that a picture is shown only if somebody is credited, in one plain line.
func TestCredit(t *testing.T) {
	good := asPNG(t, plain(100, 100, red))
	for _, c := range []struct{ own, all, credit, want string }{
		{"", "", "", "nobody is credited: write who made the picture into A01.txt, or into credits.txt"},
		{"Ada", "", "Ada", ""}, {"", "Guild", "Guild", ""}, {"Ada", "Guild", "Ada", ""},
		{"Ada\nRossi", "Guild", "", "a credit is one line"}, {strings.Repeat("x", 81), "Guild", "",
			"at most 80 letters"},
		{"Ada\u202eRossi", "", "", "a credit is one line"}, {"\xff", "", "", "a credit is one line"},
		{strings.Repeat("x", 9000), "", "", "more than 328 bytes"},
	} {
		files := map[string][]byte{"A01.png": good}
		if c.own != "" {
			files["A01.txt"] = []byte(c.own)
		}
		if c.all != "" {
			files["credits.txt"] = []byte(c.all)
		}
		a, faults := read(files)
		p, _ := a.Of("chess", "A01")
		if p.Credit != c.credit || !strings.Contains(faults.Error(), c.want) || (len(faults) > 0) != (c.want != "") {
			t.Errorf("%q, %q: credited %q, want %q; faults %v, want %q", c.own, c.all, p.Credit, c.credit, faults,
				c.want)
		}
	}
}

// TestTwice ensures that a second picture of a card is a fault, also in another folder, and that a folder with far too
// many files is not read.
func TestTwice(t *testing.T) {
	good := asPNG(t, plain(100, 100, red))
	a, faults := read(map[string][]byte{"A01.png": good, "A01.jpg": asJPEG(t, plain(100, 100, red)),
		"credits.txt": {'x'}})
	if a.Len() != 1 || !strings.Contains(faults.Error(), "A01 has a picture already") {
		t.Errorf("%d pictures, faults %v", a.Len(), faults)
	}
	many := fstest.MapFS{}
	for i := range illustration.MaxFiles + 1 {
		many[fmt.Sprintf("%05d.txt", i)] = &fstest.MapFile{}
	}
	faults = a.Read("chess", source.Dir{FS: many}, func(string) bool { return true })
	if !strings.Contains(faults.Error(), "is it the right one?") {
		t.Errorf("a folder of %d files: %v", len(many), faults)
	}
}
