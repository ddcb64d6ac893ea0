package cards_test

import (
	"bytes"
	"image"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/cards"
)

// onePNG is a real picture as a file.
func onePNG(t *testing.T) string {
	t.Helper()
	var b bytes.Buffer
	if err := png.Encode(&b, image.NewRGBA(image.Rect(0, 0, 96, 64))); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestPictures ensures that pictures lie beside own sets and in a folder of their own, for cards of own sets and
// built-in ones, J-ruler sides too, and that a set's folder of pictures is no fault of the set.
func TestPictures(t *testing.T) {
	pic := onePNG(t)
	own := put(t, map[string]string{"farwald/guest.yaml": guest, "farwald/art/A02.png": pic,
		"farwald/art/credits.txt": "Ada"})
	art := put(t, map[string]string{"farwald/A01.png": pic, "farwald/credits.txt": "Bruno", "fow/RA.j.png": pic,
		"fow/RA.j.txt": "Carla", "notes.txt": "left alone"})
	sets, err := cards.LoadAll(own)
	if err != nil {
		t.Fatal(err)
	}
	album, faults, err := cards.Pictures(sets, own, art)
	if err != nil || len(faults) > 0 {
		t.Fatal(err, faults)
	}
	for _, c := range []struct{ game, card, credit string }{{"farwald", "A02", "Ada"}, {"farwald", "A01", "Bruno"},
		{"fow", "RA/j", "Carla"}, {"fow", "RA", ""}, {"fow", "A01", ""}} {
		p, ok := album.Of(c.game, c.card)
		if p.Credit != c.credit || ok != (c.credit != "") {
			t.Errorf("%s of %s is credited %q, want %q", c.card, c.game, p.Credit, c.credit)
		}
	}
	if album, faults, err = cards.Pictures(sets, "", ""); err != nil || len(faults) > 0 || album.Len() > 0 {
		t.Errorf("without folders: %d pictures, %v, %v", album.Len(), faults, err)
	}
}

// TestPicturesFaults ensures that a picture of no card, a part of a card, and a folder without games are faults with
// their names, that nothing outside of a folder is read, and that a folder that is not there is an error.
func TestPicturesFaults(t *testing.T) {
	pic := onePNG(t)
	sets, err := cards.LoadAll("")
	if err != nil {
		t.Fatal(err)
	}
	outside := put(t, map[string]string{"A03.png": pic, "credits.txt": "Ada"})
	art := put(t, map[string]string{"farwald/Z99.png": pic, "farwald/A01.effect.png": pic, "farwald/A02.png": pic,
		"farwald/credits.txt": "Ada"})
	if err := os.Symlink(filepath.Join(outside, "A03.png"), filepath.Join(art, "farwald", "A03.png")); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(outside, filepath.Join(art, "fow")); err != nil {
		t.Fatal(err)
	}
	album, faults, err := cards.Pictures(sets, "", art)
	if err != nil || album.Len() != 1 {
		t.Fatalf("%d pictures, %v, %v", album.Len(), faults, err)
	}
	for _, want := range []string{"Z99.png", "A01.effect.png", "A03.png: not a plain file", "fow"} {
		if !strings.Contains(faults.Error(), want) {
			t.Errorf("the faults do not name %s:\n%v", want, faults)
		}
	}
	if _, faults, err = cards.Pictures(sets, "", outside); err != nil ||
		!strings.Contains(faults.Error(), "one of "+strings.Join(cards.Games(), ", ")) {
		t.Errorf("a folder without games: %v, %v", faults, err)
	}
	if _, _, err = cards.Pictures(sets, "", "no/such"); err == nil || !strings.Contains(err.Error(), "no/such") {
		t.Errorf("a folder that is not there: %v", err)
	}
}
