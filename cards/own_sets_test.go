package cards_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"farpost/cards"
)

// put writes files into a folder and returns its path.
func put(t *testing.T, files map[string]string) string {
	t.Helper()
	dir := t.TempDir()
	for name, text := range files {
		file := filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(file), 0o700); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

// A folder of own sets has a folder for each game. Without one, or without a path, the built-in data loads.
func TestOwn(t *testing.T) {
	for dir, want := range map[string]int{
		"": 66, t.TempDir(): 66,
		put(t, map[string]string{"farwald/guest.yaml": guest, "notes.txt": "left alone",
			".git/x.yaml": "left alone"}): 67,
	} {
		sets, err := cards.LoadAll(dir)
		if err != nil || len(sets["farwald"].Cards) != want {
			t.Errorf("%q: %v; want %d cards", dir, err, want)
		}
	}
	if _, err := cards.LoadAll("no/such"); err == nil || !strings.Contains(err.Error(), "no/such") {
		t.Errorf("a folder that is not there: %v", err)
	}
}

// What would not be read is a fault, and nothing outside of the folder is read: links are refused, even those that lead
// nowhere or to another game.
func TestOwnStaysInside(t *testing.T) {
	secret := put(t, map[string]string{"secret.yaml": "the secret", "farwald/guest.yaml": guest})
	dir := put(t, map[string]string{"farwald/guest.yaml": guest, "loose.yaml": "x", "whist/a.yaml": "x",
		"farwald/deeper/b.yaml":    "x",
		"farwald/bad\x1b[31m.yaml": "x", "farwald/UPPER.YAML": "x"})
	for from, to := range map[string]string{"link.yaml": filepath.Join(secret, "secret.yaml"),
		"up.yaml": "../../secret.yaml", "self.yaml": "self.yaml", "near.yaml": "guest.yaml"} {
		if err := os.Symlink(to, filepath.Join(dir, "farwald", from)); err != nil {
			t.Fatal(err)
		}
	}
	sets, faults, err := cards.CheckAll(dir)
	if err != nil || sets != nil {
		t.Fatalf("%v, %v", sets, err)
	}
	got := faults.Error()
	for _, want := range []string{"/loose.yaml: not read here", "/whist: no game is called so",
		"/farwald/deeper: folders in it are not read",
		"link.yaml: not a plain file", "up.yaml: not a plain file", "self.yaml: not a plain file",
		"near.yaml: not a plain file",
		`bad\x1b[31m.yaml": give the file a name`, "UPPER.YAML: name it .yaml"} {
		if !strings.Contains(got, want) {
			t.Errorf("missing %q in:\n%s", want, got)
		}
	}
	if strings.Contains(got, "secret:") || len(faults) != 9 {
		t.Errorf("%d faults:\n%s", len(faults), got)
	}
	linked := t.TempDir()
	if err := os.Symlink(filepath.Join(secret, "farwald"), filepath.Join(linked, "farwald")); err != nil {
		t.Fatal(err)
	}
	if _, faults, err := cards.CheckAll(linked); err != nil || !strings.Contains(faults.Error(), "not a link to it") {
		t.Errorf("a linked folder: %v, %v", faults, err)
	}
}

// An own card, name, deck, set or group cannot take the place of a built-in one.
func TestOwnClashes(t *testing.T) {
	dir := put(t, map[string]string{
		"farwald/a.yaml": strings.NewReplacer("G01", "A01", "Guest of Honour", "Cinder Whelp").Replace(guest) +
			"groups: [{id: Cinderkin, name: {en: X, it: X}, of: {en: X, it: X}}]\n",
		"farwald/b.yaml":      "set: {id: starter-a, name: {en: X, it: X}, year: 2026, illustrator: X}\ncards: []\n",
		"farwald/deck-a.yaml": "id: deck-a\nname: {en: X, it: X}\ncards: []\n",
	})
	sets, err := cards.LoadAll("")
	if err != nil {
		t.Fatal(err)
	}
	deck := sets["farwald"].Decks()[0].ID
	if err := os.WriteFile(filepath.Join(dir, "farwald", "deck-a.yaml"),
		[]byte("id: "+deck+"\nname: {en: X, it: X}\ncards: []\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	_, faults, err := cards.CheckAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	got := faults.Error()
	for _, want := range []string{`card id "A01" stands twice`, `the name "Cinder Whelp" belongs to card A01`,
		`group "Cinderkin" is declared twice`,
		`set id "starter-a" stands twice`, "deck id \"" + deck + "\" stands twice"} {
		if !strings.Contains(got, dir) || !strings.Contains(got, want) {
			t.Errorf("missing %q in:\n%s", want, got)
		}
	}
	if strings.Contains(got, "cards/farwald/") {
		t.Errorf("a built-in file is blamed:\n%s", got)
	}
}
