package mutant

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

// Mutant is a rule of a clause broken in the code.
type Mutant struct {
	Clause string
	Broken string // what is done instead of the rule
	Edits  []Edit
}

// Edit replaces a piece of a file, given from the module's folder, that stands there exactly once.
type Edit struct{ File, Old, Now string }

// Folder is a folder of scenarios from the module's folder, the package whose test plays them, and the beginning of
// the pattern of that test's runs, such as "^TestScenarios$/^".
type Folder struct{ Dir, Pkg, As string }

// Break makes a mutant, In an edit, From a folder.
func Break(clause, broken string, edits ...Edit) Mutant { return Mutant{clause, broken, edits} }

// In replaces a piece of a file.
func In(file, old, now string) Edit { return Edit{file, old, now} }

// From names a folder of scenarios.
func From(dir, pkg, as string) Folder { return Folder{dir, pkg, as} }

// Suite is a game's mutants.
type Suite struct {
	Root    string // the module's folder, from that of the test
	Folders []Folder
	Mutants []Mutant
	Handful []string // clauses whose mutants run by default
}

// Run tries every mutant that the environment asks for in a subtest of its own. The others only have to find the text
// that they replace.
func (s Suite) Run(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the game once per mutant")
	}
	root, err := filepath.Abs(s.Root)
	if err != nil {
		t.Fatal(err)
	}
	s.Root = root
	wanted := os.Getenv("FARPOST_MUTANTS")
	for _, m := range s.Mutants {
		t.Run(m.Clause, func(t *testing.T) {
			overlay := m.overlay(t, s.Root) // also finds a text that is no longer there
			if wanted != "all" && wanted != m.Clause && (wanted != "" || !slices.Contains(s.Handful, m.Clause)) {
				t.Skip("FARPOST_MUTANTS=all runs it")
			}
			s.try(t, m, overlay)
		})
	}
}

// try plays the scenarios that name the clause with the rule broken, folder after folder, until a line notices.
func (s Suite) try(t *testing.T, m Mutant, overlay string) {
	all := ""
	for _, f := range s.Folders {
		run := s.naming(t, f, m.Clause)
		if run == "" {
			continue
		}
		cmd := exec.CommandContext(t.Context(), "go", "test", "-count=1", "-timeout=120s", "-vet=off",
			"-overlay="+overlay, "-run="+run, "./"+f.Pkg)
		cmd.Dir = s.Root
		said, err := cmd.CombinedOutput()
		if err != nil && !strings.Contains(string(said), "--- FAIL") {
			t.Fatalf("not tested: %v\n%s", err, said)
		}
		if at := s.failing(t, string(said), m.Clause); len(at) > 0 {
			t.Logf("%s: %s", m.Broken, strings.Join(at, " "))
			return
		}
		all += string(said)
	}
	t.Fatalf("%s: no line that names %s failed:\n%s", m.Broken, m.Clause, all)
}

// overlay writes the broken files and gives the compiler's overlay that puts them in place.
func (m Mutant) overlay(t *testing.T, root string) string {
	t.Helper()
	dir, texts := t.TempDir(), map[string]string{}
	for _, e := range m.Edits {
		path := filepath.Join(root, e.File)
		if _, ok := texts[path]; !ok {
			src, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			texts[path] = string(src)
		}
		if n := strings.Count(texts[path], e.Old); n != 1 {
			t.Fatalf("%s has %q %d times, not once: keep the mutants up to date", e.File, e.Old, n)
		}
		texts[path] = strings.Replace(texts[path], e.Old, e.Now, 1)
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

// naming is the pattern of the tests of a folder that play the scenarios naming a clause; "" when none does.
func (s Suite) naming(t *testing.T, f Folder, clause string) string {
	t.Helper()
	files, err := filepath.Glob(filepath.Join(s.Root, f.Dir, "*.txtar"))
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	for _, path := range files {
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		if strings.Contains(string(src), clause) {
			out = append(out, f.As+regexp.QuoteMeta(filepath.Base(path))+"$")
		}
	}
	return strings.Join(out, "|")
}

var failed = regexp.MustCompile(`([a-zA-Z0-9_]+\.txtar):(\d+): `)

// failing lists the lines that failed and name the clause.
func (s Suite) failing(t *testing.T, said, clause string) []string {
	t.Helper()
	var at []string
	for _, hit := range failed.FindAllStringSubmatch(said, -1) {
		n, err := strconv.Atoi(hit[2])
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range s.Folders {
			src, err := os.ReadFile(filepath.Join(s.Root, f.Dir, hit[1]))
			if err != nil {
				continue
			}
			lines := strings.Split(string(src), "\n")
			if line := hit[1] + ":" + hit[2]; n <= len(lines) && strings.Contains(lines[n-1], clause) &&
				!slices.Contains(at, line) {
				at = append(at, line)
			}
		}
	}
	return at
}
