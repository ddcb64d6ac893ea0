package farwald_test

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"go.yaml.in/yaml/v3"

	"farpost/cards"
	"farpost/cards/content"
	"farpost/cards/farwald/lint"
	"farpost/engine/farwald"
	"farpost/engine/farwald/scenarios"
	"farpost/engine/scenario"
)

var update = flag.Bool("update", false, "write the generated parts of docs/cards.md")

const guideFile = "../../docs/cards.md"

func guide(t *testing.T) string {
	t.Helper()
	raw, err := os.ReadFile(guideFile)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

var (
	fileBlock = regexp.MustCompile("(?s)`my-cards/(farwald/[a-z-]+\\.yaml)`[^`]*?\n\n```yaml\n(.*?)```")
	playBlock = regexp.MustCompile("(?s)```txtar\n(.*?)```")
)

// sample writes the files that the page has, step by step, into a folder and loads it after each.
func sample(t *testing.T, page string) (dir string, set *content.Set) {
	t.Helper()
	dir = t.TempDir()
	blocks := fileBlock.FindAllStringSubmatch(page, -1)
	if len(blocks) != 3 {
		t.Fatalf("%d files on the page, want 3", len(blocks))
	}
	for _, b := range blocks {
		file := filepath.Join(dir, filepath.FromSlash(b[1]))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(b[2]), 0o644); err != nil {
			t.Fatal(err)
		}
		sets, err := cards.LoadAll(dir)
		if err != nil {
			t.Fatalf("after %s: %v", b[1], err)
		}
		set = sets["farwald"]
	}
	return dir, set
}

// The files of docs/cards.md load, the deck of the page is legal, the page quotes the faults and the texts as
// they are, and its scenario is played.
func TestGuide(t *testing.T) {
	page := guide(t)
	dir, set := sample(t, page)
	if len(set.Cards) != 66+8 {
		t.Errorf("%d cards with those of the page", len(set.Cards))
	}
	d, ok := set.Deck("harbour")
	if !ok || !set.CheckCounts(d.ID, d.Cards).Legal() {
		t.Errorf("the deck of the page: %+v", set.CheckCounts(d.ID, d.Cards).Faults)
	}
	for _, lang := range []string{"en", "it"} {
		f := set.Face(lang, "H01")
		if want := quote(f.Name, f.Text); !strings.Contains(page[:strings.Index(page, "## 5.")], want) {
			t.Errorf("the page does not quote %q", want)
		}
	}
	book, _ := set.Book()
	plays := playBlock.FindAllStringSubmatch(page, -1)
	if len(plays) != 1 {
		t.Fatalf("%d scenarios on the page", len(plays))
	}
	if _, err := scenario.Play(scenarios.GameWith(book.(*farwald.Book).Cards(), nil), "docs/cards.md", []byte(plays[0][1])); err != nil {
		t.Error(err)
	}
	file := filepath.Join(dir, "farwald", "harbour.yaml")
	raw, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(file, []byte(strings.Replace(string(raw), "desen:", "desne:", 1)), 0o644); err != nil {
		t.Fatal(err)
	}
	_, faults, err := cards.CheckAll(dir)
	if err != nil {
		t.Fatal(err)
	}
	if said := strings.ReplaceAll(faults.Error(), dir, "my-cards"); !strings.Contains(page, "```\n"+said+"\n```") {
		t.Errorf("the page does not quote these faults:\n%s", said)
	}
}

func quote(name string, lines []string) string {
	return "> " + name + " — " + strings.Join(lines, " / ") + "\n"
}

// The generated parts of docs/cards.md are those of the data as it is.
func TestGuideIsCurrent(t *testing.T) {
	page := guide(t)
	_, set := sample(t, page)
	want := page
	for mark, text := range map[string]string{"texts": texts(set), "reference": reference(t, set), "limits": limits()} {
		begin, end := "<!-- "+mark+": generated -->\n", "<!-- /"+mark+" -->\n"
		head, rest, ok := strings.Cut(want, begin)
		_, tail, closed := strings.Cut(rest, end)
		if !ok || !closed {
			t.Fatalf("the page has no part %s", mark)
		}
		want = head + begin + "\n" + text + "\n" + end + tail
	}
	if want == page {
		return
	}
	if !*update {
		t.Fatal("docs/cards.md is not current: go test ./cards/farwald -run Guide -update writes it; read it then")
	}
	if err := os.WriteFile(guideFile, []byte(want), 0o644); err != nil {
		t.Fatal(err)
	}
}

func texts(set *content.Set) string {
	var out []string
	for _, c := range set.Cards {
		if c.ID > "H01" && c.ID < "I" {
			for _, lang := range []string{"en", "it"} {
				f := set.Face(lang, c.ID)
				out = append(out, quote(f.Name, f.Text))
			}
		}
	}
	return strings.Join(out, "\n")
}

func limits() string {
	var b strings.Builder
	b.WriteString("| At most | |\n|---|---:|\n")
	for _, l := range lint.Limits {
		fmt.Fprintf(&b, "| %s | %d |\n", l.What, l.Max)
	}
	return b.String()
}

// titles are the kinds of ops, with how the page calls them.
var titles = []struct{ kind, title, under string }{
	{"instruction", "Instructions", "in `effect`, `then`, `else`; one key each"},
	{"cost", "Parts of a cost", "in `cost`; one key each"},
	{"target", "Kinds of target", "`kind` in `targets`"},
	{"filter", "Filters", "in targets, `all`, `controls`, `exploit`, `cards`; all that stand must hold"},
	{"condition", "Conditions", "in `cond`, and in `if` of `statics`; all that stand must hold"},
	{"trigger", "Occasions", "`on` in `triggers`"},
	{"static", "Continuous effects", "in `statics`; one key each, beside `if`"},
}

// reference is a table of every op: meaning, example from a card, cards that use it.
func reference(t *testing.T, set *content.Set) string {
	var b strings.Builder
	book, _ := set.Book()
	for _, k := range titles {
		fmt.Fprintf(&b, "### %s\n\n%s\n\n| Word | Meaning | Example | Cards |\n|---|---|---|---|\n", k.title, upperFirst(k.under)+".")
		for _, op := range set.Ops {
			if op.Kind != k.kind {
				continue
			}
			if len(op.Cards) == 0 {
				t.Fatalf("%s %s: no card uses it, so it has no example", op.Kind, op.Name)
			}
			who := fmt.Sprint(len(op.Cards))
			if len(op.Cards) <= 3 {
				who += ": " + strings.Join(op.Cards, " ")
			}
			fmt.Fprintf(&b, "| `%s` | %s | `%s` | %s |\n", op.Name, op.Says, example(t, book.(*farwald.Book), op), who)
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

// holders are the types in which the ops of a kind stand.
var holders = map[string]string{"instruction": "Instr", "cost": "Cost", "condition": "Cond", "static": "Static", "filter": "Filter",
	"trigger": "When.on", "target": "Target.kind"}

// example finds an op in the shortest words that a card uses it with.
func example(t *testing.T, book *farwald.Book, op content.Op) string {
	best := ""
	for _, id := range op.Cards {
		find(reflect.ValueOf(*book.Card(id)), holders[op.Kind], op.Name, func(key string, v any) {
			raw, err := yaml.Marshal(map[string]any{key: v})
			if err != nil {
				t.Fatal(err)
			}
			var n yaml.Node
			if err := yaml.Unmarshal(raw, &n); err != nil {
				t.Fatal(err)
			}
			n.Content[0].Content[1].Style = yaml.FlowStyle
			if raw, err = yaml.Marshal(&n); err != nil {
				t.Fatal(err)
			}
			if s := plainKeys.Replace(strings.TrimSpace(string(raw))); best == "" || len(s) < len(best) {
				best = s
			}
		})
	}
	if best == "" || strings.Contains(best, "\n") {
		t.Fatalf("%s %s: no example: %q", op.Kind, op.Name, best)
	}
	return best
}

// plainKeys undoes quotes that only very old YAML needs.
var plainKeys = strings.NewReplacer(`"n":`, "n:", `"on":`, "on:")

// find visits the places of a card where an op stands.
func find(v reflect.Value, holder, op string, visit func(key string, v any)) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			find(v.Elem(), holder, op, visit)
		}
	case reflect.Slice:
		for i := range v.Len() {
			find(v.Index(i), holder, op, visit)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			f := v.Field(i)
			key, _, _ := strings.Cut(v.Type().Field(i).Tag.Get("yaml"), ",")
			name := v.Type().Name()
			if !f.IsZero() && (name == holder && key == op || name+"."+key == holder && fmt.Sprint(f.Interface()) == op) {
				visit(key, f.Interface())
			}
			find(f, holder, op, visit)
		}
	}
}

// single are the ops that exactly one card of the built-in sets and the guide uses, with the reason why it is in the
// language all the same: "an op that one card uses is the exception".
var single = map[string]string{
	"instruction to-vortex":      "the rules tell going to the Vortex from being shattered, which sets off other texts",
	"instruction disperse":       "going to the Aether for good is one, too",
	"instruction prevent":        "the rules tell a prevented play from a closed Gate and from a dissipated card",
	"instruction open-window":    "a window that a text opens is a kind of window of the rules, and has one card",
	"cost disperse-this":         "the dearer form of vortex-this",
	"cost abandon":               "cards of the hand are a currency as Energy is",
	"cost exploit":               "other cards are a currency, too; exploit-this is its common case",
	"condition charge-paid":      "what a Charge changes instead of adds",
	"static keep-first-fragment": "the replacement effect of the rules; what a Protection can do for a Crystal",
	"static control":             "control and ownership are told apart by a whole chapter of the rules",
	"filter state":               "state is on the table for all to see; texts of other sets will ask for it",
	"trigger positioned":         "a trigger where Crystallize is not meant: it cannot be declined, and the rules order it differently",
	"trigger end-of-turn":        "the one occasion that nobody causes",
}

// Every part of the card language is used by a card, and the list of those that one card alone uses is complete,
// short, and gives its reasons.
func TestOpsAreUsed(t *testing.T) {
	_, set := sample(t, guide(t))
	alone := 0
	for _, op := range set.Ops {
		name := op.Kind + " " + op.Name
		switch reason := single[name]; {
		case len(op.Cards) == 0:
			t.Errorf("%s: no card uses it", name)
		case len(op.Cards) == 1 && reason == "":
			t.Errorf("%s: only %s uses it, and no reason is given", name, op.Cards[0])
		case len(op.Cards) > 1 && reason != "":
			t.Errorf("%s: it is on the list of exceptions, but %v use it", name, op.Cards)
		case len(op.Cards) == 1:
			alone++
		}
	}
	if n := len(set.Ops); alone*4 > n {
		t.Errorf("%d of %d ops are used by one card alone: that is no exception", alone, n)
	}
	for name := range single {
		if !slices.ContainsFunc(set.Ops, func(op content.Op) bool { return op.Kind+" "+op.Name == name }) {
			t.Errorf("%s is no op", name)
		}
	}
}
