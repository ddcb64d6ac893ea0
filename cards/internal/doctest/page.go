package doctest

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"farpost/cards"
	"farpost/cards/content"
)

// Page is a page of the documentation about a game's card files.
type Page struct {
	// File is the page's path from the folder of the test, Game the game that it is about, and Files the number of
	// files that it shows.
	File, Game string
	Files      int
}

// Read returns the text of the page.
func (p Page) Read(t *testing.T) string {
	t.Helper()
	raw, err := os.ReadFile(p.File)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// Sample writes the files of the page into a folder, one after the other, and loads the folder after each. It returns
// the folder and the last set.
func (p Page) Sample(t *testing.T) (dir string, set *content.Set) {
	t.Helper()
	dir = t.TempDir()
	file := regexp.MustCompile("(?s)`my-cards/(" + p.Game + "/[a-z-]+\\.yaml)`[^`]*?\n\n```yaml\n(.*?)```")
	blocks := file.FindAllStringSubmatch(p.Read(t), -1)
	if len(blocks) != p.Files {
		t.Fatalf("%d files on the page, want %d", len(blocks), p.Files)
	}
	for _, b := range blocks {
		at := filepath.Join(dir, filepath.FromSlash(b[1]))
		if err := os.MkdirAll(filepath.Dir(at), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(at, []byte(b[2]), 0o644); err != nil {
			t.Fatal(err)
		}
		sets, err := cards.LoadAll(dir)
		if err != nil {
			t.Fatalf("after %s: %v", b[1], err)
		}
		set = sets[p.Game]
	}
	return dir, set
}

// Scenario returns the one scenario of the page.
func (p Page) Scenario(t *testing.T) []byte {
	t.Helper()
	plays := regexp.MustCompile("(?s)```txtar\n(.*?)```").FindAllStringSubmatch(p.Read(t), -1)
	if len(plays) != 1 {
		t.Fatalf("%d scenarios on the page", len(plays))
	}
	return []byte(plays[0][1])
}

// Tells ensures that a ready deck of the page is legal, and that the page quotes the text of a card in every language
// before the heading before.
func (p Page) Tells(t *testing.T, set *content.Set, deck, card, before string) {
	t.Helper()
	d, ok := set.Deck(deck)
	if !ok || !set.CheckCounts(d.ID, d.Cards).Legal() {
		t.Errorf("the deck of the page: %+v", set.CheckCounts(d.ID, d.Cards).Faults)
	}
	read, _, found := strings.Cut(p.Read(t), before)
	if !found {
		t.Fatalf("the page has no %q", before)
	}
	for _, lang := range []string{"en", "it"} {
		if f := set.Face(lang, card); !strings.Contains(read, Quote(f.Name, f.Text)) {
			t.Errorf("the page does not quote %q", Quote(f.Name, f.Text))
		}
	}
}

// Faults replaces the word right by wrong in a sample file, and ensures that the page quotes the linter's faults then.
func (p Page) Faults(t *testing.T, dir, file, right, wrong string) {
	t.Helper()
	at := filepath.Join(dir, filepath.FromSlash(file))
	raw, err := os.ReadFile(at)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(at, []byte(strings.Replace(string(raw), right, wrong, 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	_, faults, err := cards.CheckAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	if said := strings.ReplaceAll(faults.Error(), dir, "my-cards"); !strings.Contains(p.Read(t), "```\n"+said+"\n```") {
		t.Errorf("the page does not quote these faults:\n%s", said)
	}
}

// Quote returns a card as pages quote it.
func Quote(name string, lines []string) string {
	return "> " + name + " — " + strings.Join(lines, " / ") + "\n"
}

// Texts quotes the cards whose ids begin with a prefix, in both languages, without the first card.
func Texts(set *content.Set, prefix string) string {
	var out []string
	first := true
	for _, c := range set.Cards {
		if !strings.HasPrefix(c.ID, prefix) {
			continue
		}
		for _, lang := range []string{"en", "it"} {
			if f := set.Face(lang, c.ID); !first {
				out = append(out, Quote(f.Name, f.Text))
			}
		}
		first = false
	}
	return strings.Join(out, "\n")
}

// Current ensures that the generated parts of the page are current. With update it writes them.
func (p Page) Current(t *testing.T, update bool, parts map[string]string) {
	t.Helper()
	page := p.Read(t)
	want := page
	for mark, text := range parts {
		begin, end := "<!-- "+mark+": generated -->\n", "<!-- /"+mark+" -->\n"
		head, rest, ok := strings.Cut(want, begin)
		_, tail, closed := strings.Cut(rest, end)
		if !ok || !closed {
			t.Fatalf("the page has no part %s", mark)
		}
		want = head + begin + "\n" + text + "\n" + end + tail
	}
	switch {
	case want == page:
	case !update:
		t.Fatalf("%s is not current: go test ./cards/%s -run Guide -update writes it; read it then", p.File, p.Game)
	default:
		if err := os.WriteFile(p.File, []byte(want), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}

// Title says how a page presents a kind of op. Title is the heading and Under the sentence below it. Holder is the Go
// type that has such ops: "Type" if they are its fields, "Type.field" if they are values of a field, "" for no
// examples.
type Title struct{ Kind, Title, Under, Holder string }

// Reference returns tables of every op: its meaning, an example from a card, and the cards that use it. Card finds a
// card by its id.
func Reference(t *testing.T, set *content.Set, titles []Title, card func(id string) any) string {
	t.Helper()
	var b strings.Builder
	for _, k := range titles {
		fmt.Fprintf(&b, "### %s\n\n%s.\n\n", k.Title, upperFirst(k.Under))
		b.WriteString("| Word | Meaning | Example | Cards |\n|---|---|---|---|\n")
		for _, op := range set.Ops {
			if op.Kind != k.Kind {
				continue
			}
			who := fmt.Sprint(len(op.Cards))
			if n := len(op.Cards); n > 0 && n <= 3 {
				who += ": " + strings.Join(op.Cards, " ")
			}
			shown := ""
			if len(op.Cards) > 0 && k.Holder != "" {
				shown = "`" + example(t, op, k.Holder, card) + "`"
			}
			fmt.Fprintf(&b, "| `%s` | %s | %s | %s |\n", op.Name, op.Says, shown, who)
		}
		b.WriteString("\n")
	}
	return strings.TrimSuffix(b.String(), "\n")
}

func upperFirst(s string) string {
	if strings.HasPrefix(s, "`") {
		return s
	}
	return strings.ToUpper(s[:1]) + s[1:]
}
