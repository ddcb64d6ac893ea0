package scenarios_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// mutant is a rule of a clause broken in the code. Some line of a scenario that names the clause must notice.
type mutant struct {
	clause string
	broken string // what is done instead of the rule
	edits  []edit
}

// edit replaces a piece of a file, given from the module's folder, that stands there exactly once.
type edit struct{ file, old, now string }

// The clauses were drawn by lot: the ids 1 to 272 through "shuf -n 20" fed by
// "openssl enc -aes-256-ctr -pass pass:20261122 -nosalt -pbkdf2 </dev/zero".
var mutants = []mutant{
	{"FW-011", "two copies of a Legendary card are legal", []edit{{"cards/farwald/lint/deck.go", "farwald.Legendary: 1}", "farwald.Legendary: 2}"}}},
	{"FW-038", "windows let Evocations unleash", []edit{{ruleset + "windows.go", "Verbs: []string{verbPlay, verbActivate}, Order", "Verbs: []string{verbPlay, verbActivate, verbUnleash}, Order"}}},
	{"FW-040", "everybody's cards are energized", []edit{{ruleset + "change_turn.go", "range controlled(f, c.Seat) {", "range f.Zone(zField, engine.NoSeat) {"}}},
	{"FW-047", "no card of the Recall Phase tires", []edit{{ruleset + "remember.go", `if f.Reg1("standard") != "" {`, `if f.Reg1("standard") != "" || r.Var(vPhase) == phRecall {`}}},
	{"FW-050", "the active player may begin to play another card before the last action is over", []edit{
		{ruleset + "windows.go", "return s != w.Opener || w.Kind == askW5 || w.Held || othersActed(w)", "return true"},
		{ruleset + "play.go", "if !own && !c.TW {", "if !own && !c.TW && s != activeSeat(f) {"}}},
	{"FW-056", "the turn passes with a full hand", []edit{{ruleset + "rest.go", "n := excessHand(r, f.Owner)", "n := 0 * excessHand(r, f.Owner)"}}},
	{"FW-057", "everybody's hand is cut", []edit{{ruleset + "rest.go", "return []engine.Change{{Kind: chAbandon, Seat: f.Owner, Vals: f.Reg(qAbandon)}}",
		"out := []engine.Change{{Kind: chAbandon, Seat: f.Owner, Vals: f.Reg(qAbandon)}}\n\t\t\tfor _, s := range r.Opponents(f.Owner) {\n\t\t\t\tout = append(out, engine.Change{Kind: chAbandon, Seat: s, Vals: newest(r, s, excessHand(r, s))})\n\t\t\t}\n\t\t\treturn out"}}},
	{"FW-079", "a Fire alone meets F+1", []edit{{ruleset + "provide.go", "max(0, need.Any-left)", "max(0, need.Any-g.all)"}}},
	{"FW-079", "Water and Water meet F+1", []edit{{ruleset + "provide.go", "k := min(n, g.of[i])", "k := min(n, left)"}}},
	{"FW-088", "a card that is exploited otherwise pays a symbol, too", []edit{{ruleset + "cost_pay.go", "if (b.exploit && id == b.self) || slices.Contains(fixed, id) {", "if false {"}}},
	{"FW-091", "cards of the Vortex can be declared", []edit{{ruleset + "play.go", "range r.Zone(zHand, f.Owner) {", "range append(r.Zone(zHand, f.Owner), r.Zone(zVortex, f.Owner)...) {"}}},
	{"FW-093", "a declared card is not shown", []edit{{ruleset + "ruleset.go", "{Kind: zPending, Shared: true, Seen: engine.SeenByAll, Ordered: true}", "{Kind: zPending, Shared: true, Seen: engine.SeenByNobody, Ordered: true}"}}},
	{"FW-108", "the Position symbol means nothing", []edit{{ruleset + "play_resolve.go", "if c.Type != Evocation && !c.Position && c.Wear == nil {", "if c.Type != Evocation && c.Wear == nil {"}}},
	{"FW-143", "Energized Evocations stand before fragments that a text shatters", []edit{{ruleset + "change_crystal.go", "n := min(c.N, have)", "n := min(c.N, have)\n\t\tif f := factsOf(tx.Reader()); !c.By.IsZero() && !isEvocation(f, c.By) && len(providers(f, c.To.Seat())) > 0 {\n\t\t\treturn true\n\t\t}"}}},
	{"FW-151", "Exploited Evocations unleash", []edit{{ruleset + "unleash.go", "case !energized(f, id):", "case false:"}}},
	{"FW-164", "only the first of several attackers is exploited", []edit{{ruleset + "unleash.go", "for _, id := range ids(f.Reg(qAttackers)) {\n\t\t\t\ttodo", "for _, id := range ids(f.Reg(qAttackers)[:1]) {\n\t\t\t\ttodo"}}},
	{"FW-167", "Evocations unleash one by one only", []edit{{ruleset + "unleash.go", "sa.Max = max(sa.Max, 1)", "sa.Max = 1"}}},
	{"FW-180", "nobody joins a shield late", []edit{{ruleset + "defence.go", "if f.Attr(id, aReady) > since[0].Num() {", "if f.Attr(id, aReady) > since[0].Num()+1000 {"}}},
	{"FW-205", "an ability begins without the Energy for it", []edit{{ruleset + "cost.go", "case b.energy > charged:", "case b.energy > charged+100:"}}},
	{"FW-211", "triggered effects go from the last seat to the first", []edit{{ruleset + "ruleset.go", "return append([]engine.Seat{a}, p.Opponents(a)...)", "out := append([]engine.Seat{a}, p.Opponents(a)...)\n\tfor i, j := 0, len(out)-1; i < j; i, j = i+1, j-1 {\n\t\tout[i], out[j] = out[j], out[i]\n\t}\n\treturn out"}}},
	{"FW-256", "of those who fall together the first falls alone", []edit{{ruleset + "check.go", "if standing(f, s) == 0 {", "if standing(f, s) == 0 && len(dead) == 0 {"}}},
}

const ruleset = "engine/farwald/"

// handful are the mutants that run unless the environment asks for all of them.
var handful = []string{"FW-040", "FW-256"}

// TestMutants ensures that breaking a rule fails a scenario in a line that names the rule's clause: otherwise
// that line says too little. FARPOST_MUTANTS=all runs every mutant, which takes minutes.
func TestMutants(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the ruleset once per mutant")
	}
	for _, m := range mutants {
		t.Run(m.clause, func(t *testing.T) {
			if os.Getenv("FARPOST_MUTANTS") != "all" && !slices.Contains(handful, m.clause) {
				t.Skip("FARPOST_MUTANTS=all runs it")
			}
			root, err := filepath.Abs("../../..")
			if err != nil {
				t.Fatal(err)
			}
			overlay := m.overlay(t, root)
			out := ""
			for pkg, run := range naming(t, root, m.clause) {
				cmd := exec.CommandContext(t.Context(), "go", "test", "-count=1", "-timeout=120s", "-vet=off", "-overlay="+overlay, "-run="+run, "./"+pkg)
				cmd.Dir = root
				said, err := cmd.CombinedOutput()
				if err != nil && !strings.Contains(string(said), "--- FAIL") {
					t.Fatalf("not tested: %v\n%s", err, said)
				}
				out += string(said)
			}
			at := failing(t, root, out, m.clause)
			if len(at) == 0 {
				t.Fatalf("%s: no line that names %s failed:\n%s", m.broken, m.clause, out)
			}
			t.Logf("%s: %s", m.broken, strings.Join(at, " "))
		})
	}
}

// overlay writes the broken files and gives the compiler's overlay that puts them in place.
func (m mutant) overlay(t *testing.T, root string) string {
	t.Helper()
	dir, texts := t.TempDir(), map[string]string{}
	for _, e := range m.edits {
		path := filepath.Join(root, e.file)
		if _, ok := texts[path]; !ok {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			texts[path] = string(src)
		}
		if n := strings.Count(texts[path], e.old); n != 1 {
			t.Fatalf("%s has %q %d times, not once: keep the mutants up to date", e.file, e.old, n)
		}
		texts[path] = strings.Replace(texts[path], e.old, e.now, 1)
	}
	replace := map[string]string{}
	for path, text := range texts {
		replace[path] = filepath.Join(dir, strconv.Itoa(len(replace))+".go")
		if err := os.WriteFile(replace[path], []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	raw, err := json.Marshal(map[string]any{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "overlay.json")
	if err := os.WriteFile(file, raw, 0o600); err != nil {
		t.Fatal(err)
	}
	return file
}

// folders of scenarios, the package whose test plays them, and the beginning of its name.
var folders = []struct{ dir, pkg, as string }{
	{"engine/farwald/scenarios", "engine/farwald/scenarios", "^TestScenarios$/^"},
	{"engine/farwald/scenarios/cards", "cards/scenarios", "^TestScenarios$/^farwald$/^cards$/^"},
	{"cards/scenarios/farwald", "cards/scenarios", "^TestScenarios$/^farwald$/^"},
}

// naming finds the scenarios that name a clause: by package, the pattern of their tests.
func naming(t *testing.T, root, clause string) map[string]string {
	t.Helper()
	out := map[string]string{}
	for _, f := range folders {
		files, err := filepath.Glob(filepath.Join(root, f.dir, "*.txtar"))
		if err != nil {
			t.Fatal(err)
		}
		for _, path := range files {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if !strings.Contains(string(src), clause) {
				continue
			}
			if out[f.pkg] != "" {
				out[f.pkg] += "|"
			}
			out[f.pkg] += f.as + regexp.QuoteMeta(filepath.Base(path)) + "$"
		}
	}
	return out
}

var failed = regexp.MustCompile(`([a-zA-Z0-9_/]+\.txtar):(\d+): `)

// failing lists the lines that failed and name the clause.
func failing(t *testing.T, root, out, clause string) []string {
	t.Helper()
	var at []string
	for _, f := range failed.FindAllStringSubmatch(out, -1) {
		n, err := strconv.Atoi(f[2])
		if err != nil {
			t.Fatal(err)
		}
		for _, dir := range []string{"engine/farwald/scenarios", "cards/scenarios/farwald"} {
			src, err := os.ReadFile(filepath.Join(root, dir, f[1]))
			if err != nil {
				continue
			}
			if lines := strings.Split(string(src), "\n"); n <= len(lines) && strings.Contains(lines[n-1], clause) {
				at = append(at, f[1]+":"+f[2])
			}
		}
	}
	return at
}
