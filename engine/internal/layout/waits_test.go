package layout_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// waits are the functions that wait for the computer's time, give something up by it, or tell how long something took.
var waits = []string{"time.Sleep", "time.After", "time.AfterFunc", "time.NewTimer", "time.NewTicker", "time.Tick",
	"time.Since", "time.Until", "context.WithTimeout", "context.WithTimeoutCause", "context.WithDeadline",
	"context.WithDeadlineCause"}

// excused are the files that may use some of them all the same, each with the reason.
var excused = map[string]struct {
	calls  []string
	reason string
}{
	"bot/app/drawing_bench_test.go": {[]string{"time.Sleep", "time.Since"}, "a benchmark measures the machine"},
	"bot/app/load_bench_test.go":    {[]string{"time.Sleep", "time.Since"}, "a benchmark measures the machine"},
	"cards/lookup/bench_test.go":    {[]string{"time.Since"}, "a benchmark measures the machine"},
	"render/compose/peer_test.go":   {[]string{"time.Since"}, "prints how long drawing takes, beside a peer; asserts nothing"},
	"cmd/farpost/main_test.go": {[]string{"time.Sleep"},
		"the pause before looking again at the files of another process, which tells nothing of itself"},
}

// TestNoTestWaits ensures that no test and no support of tests waits for the computer's time or gives up by it, but for
// the excused: what is waited for is a condition, time is faked, and go test alone ends what hangs. A file that imports
// testing/synctest has a time of its own.
func TestNoTestWaits(t *testing.T) {
	used := map[string]bool{}
	for _, file := range goFiles(t) {
		if !tests(file) {
			continue
		}
		src, err := os.ReadFile(filepath.Join(root(t), file))
		if err != nil {
			t.Fatal(err)
		}
		for line, call := range waiting(t, file, src) {
			if slices.Contains(excused[file].calls, call) {
				used[file+call] = true
				continue
			}
			t.Errorf("%s uses %s: wait for a condition, or by a clock that the test moves", place(file, line), call)
		}
	}
	for file, e := range excused {
		for _, call := range e.calls {
			if !used[file+call] {
				t.Errorf("%s is excused for %s, and does not use it", file, call)
			}
		}
	}
}

// tests reports whether a file is a test, or in a package that is there for tests, such as discordtest.
func tests(file string) bool {
	return strings.HasSuffix(file, "_test.go") || slices.ContainsFunc(strings.Split(path.Dir(file), "/"),
		func(dir string) bool { return strings.HasSuffix(dir, "test") })
}

// waiting finds the uses of the functions in a file, by line; nothing in one whose tests run in bubbles.
func waiting(t *testing.T, name string, src []byte) map[int]string {
	t.Helper()
	set := token.NewFileSet()
	f, err := parser.ParseFile(set, name, src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]string{} // as the file calls it, to the package
	for _, imp := range f.Imports {
		from, err := strconv.Unquote(imp.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		switch {
		case from == "testing/synctest":
			return nil
		case imp.Name != nil:
			names[imp.Name.Name] = from
		default:
			names[path.Base(from)] = from
		}
	}
	found := map[int]string{}
	ast.Inspect(f, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if in, ok := sel.X.(*ast.Ident); ok {
				if call := names[in.Name] + "." + sel.Sel.Name; slices.Contains(waits, call) {
					found[set.Position(n.Pos()).Line] = call
				}
			}
		}
		return true
	})
	return found
}

// TestWaiting ensures that uses are found under whatever name, that others are not, and that bubbles are left alone.
func TestWaiting(t *testing.T) {
	const body = `
var a = clock.After
func b() { clock.Sleep(1); time.Sleep(1); clock.Now(); context.WithCancel(nil) }
func c() { context.WithTimeout(nil, 1) }
`
	const head = "package x\nimport (\"context\"; clock \"time\"; \"farpost/time\")\n"
	got := waiting(t, "x_test.go", []byte(head+body))
	want := map[int]string{4: "time.After", 5: "time.Sleep", 6: "context.WithTimeout"}
	if !maps.Equal(got, want) {
		t.Errorf("found %v, want %v", got, want)
	}
	if got := waiting(t, "x_test.go", []byte("package x\nimport (\"time\"; \"testing/synctest\")\n"+
		"func d() { time.Sleep(1) }")); len(got) > 0 {
		t.Errorf("in a bubble: %v", got)
	}
	for file, want := range map[string]bool{"a/b_test.go": true, "bot/discord/discordtest/boot.go": true,
		"cmd/internal/clitest/run.go": true, "bot/app/app.go": false, "bot/app/tests.go": false} {
		if tests(file) != want {
			t.Errorf("%s is for tests: %v, want %v", file, !want, want)
		}
	}
}
