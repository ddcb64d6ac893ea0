package words_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/bot/discord/port"
	"farpost/bot/words"
	cardwords "farpost/cards/words"
	"farpost/cards/words/wordstest"
	"farpost/engine"
)

// TestSameCodes ensures that every code of the bot is worded in both languages with the same placeholders.
func TestSameCodes(t *testing.T) {
	w, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	en, it := w.Tables()[0], w.Tables()[1]
	if a, b := en.Families(), it.Families(); !slices.Equal(a, b) {
		t.Fatalf("families differ: %v, %v", a, b)
	}
	for _, family := range en.Families() {
		if a, b := en.Codes(family), it.Codes(family); !slices.Equal(a, b) {
			t.Errorf("codes of %s differ:\n%v\n%v", family, a, b)
			continue
		}
		for _, code := range en.Codes(family) {
			a, _ := en.Placeholders(family, code)
			b, _ := it.Placeholders(family, code)
			slices.Sort(a)
			slices.Sort(b)
			if !slices.Equal(slices.Compact(a), slices.Compact(b)) {
				t.Errorf("%s: placeholders %v in English, %v in Italian", code, a, b)
			}
		}
	}
}

// TestCodesOfTheBot ensures that every code that the bot's code names is worded.
func TestCodesOfTheBot(t *testing.T) {
	w, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	cat := cardwords.New(w.Tables()...)
	code := regexp.MustCompile(`^([a-z]+\.[a-z]+|T-[A-Z-]+|K-[A-Z-]+)$`)
	families := regexp.MustCompile(`^(button|step|hand|order|invite|span|clock|status|match|inbox|log|deck|option|` +
		`concede|draw|result|notice|dm|window|pass|ahead|lookup|setup|permission|rules|rank|profile|season|T-|K-)`)
	found := 0
	inspect := func(name string) {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			lit, ok := n.(*ast.BasicLit)
			if !ok || lit.Kind != token.STRING {
				return true
			}
			s, err := strconv.Unquote(lit.Value)
			if err != nil || !code.MatchString(s) || !families.MatchString(s) || filepath.Ext(s) == ".png" {
				return true
			}
			found++
			for _, lang := range w.Langs() {
				if !cat.Has(lang, s) {
					t.Errorf("%s names %q, which has no words in %s", name, s, lang)
				}
			}
			return true
		})
	}
	for _, dir := range []string{"../discord", "../table"} { // with the folders in them
		err := filepath.WalkDir(dir, func(name string, _ fs.DirEntry, err error) error {
			if err == nil && filepath.Ext(name) == ".go" {
				inspect(name)
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	if found < 50 {
		t.Errorf("only %d codes were found in the bot's code", found)
	}
}

// TestKernelEvents ensures that what the kernel itself tells is worded: a stopped loop, and a lapsed answer.
func TestKernelEvents(t *testing.T) {
	w, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	loop := engine.Event{Kind: engine.EventLoop, Seat: engine.NoSeat,
		Args: []engine.Arg{engine.A("n", engine.Int(engine.LoopLimit))}}
	if got := w.Say("en", "", loop.For(engine.NoSeat), port.Names{}); !strings.Contains(got, "200 steps") {
		t.Errorf("a stopped loop: %q", got)
	}
	lapsed := engine.Event{Kind: engine.EventFailed, Seat: 1, Private: true, Knows: []engine.Seat{1},
		Secret: []engine.Arg{engine.A("code", engine.Word("M-NOTARGET"))}}
	for _, lang := range w.Langs() {
		unknown := w.Say(lang, "", engine.Say("no.such.code"), port.Names{})
		if got := w.Say(lang, "", lapsed.For(1), port.Names{}); got == unknown {
			t.Errorf("a lapsed answer has no words in %s", lang)
		}
	}
}

// TestProse ensures that whatever the bot says can be read aloud, in both languages.
func TestProse(t *testing.T) {
	w, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	cat := cardwords.New(w.Tables()...)
	for _, tab := range w.Tables() {
		for _, f := range wordstest.TableProse(tab, cat) {
			t.Error(f)
		}
	}
}
