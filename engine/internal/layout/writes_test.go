package layout_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// writers are the files of the kernel that may write a match, by the receiver through which they write: the driver
// through d.s, the functions of changes through tx.s, the trial through the copy c.s. Ops, readers and views have none.
var writers = map[string][]string{
	"d.s.": {"ahead_seal.go", "ahead_standing.go", "driver.go", "driver_announce.go", "driver_apply.go",
		"driver_ask.go", "driver_batch.go", "driver_intake.go", "driver_settle.go", "driver_swap.go",
		"driver_sweep.go", "driver_trial.go"},
	"tx.s.":  {"kernel_changes.go", "write_figures.go", "write_tx.go"},
	"c.s.":   {"driver_announce.go", "driver_trial.go"}, // the copy of a trial
	"r.s.":   {},
	"p.r.s.": {},
}

// Only the driver, and the changes that it carries out, write a match.
func TestWrites(t *testing.T) {
	for _, file := range sources(t) {
		if path.Dir(file) != "engine" {
			continue
		}
		for _, w := range writesIn(t, file) {
			for prefix, files := range writers {
				if strings.HasPrefix(w, prefix) && !slices.Contains(files, path.Base(file)) {
					t.Errorf("%s writes %s: only the driver may", file, w)
				}
			}
		}
	}
}

// Rulesets do not hold a state: ops get a reader, changes a Tx, and neither gives one away.
func TestRulesetsHoldNoState(t *testing.T) {
	for _, file := range sources(t) {
		game, ok := gameOf(path.Dir(file))
		if !ok || path.Dir(file) != game {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), file), nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if sel, ok := n.(*ast.SelectorExpr); ok && text(sel) == "engine.State" {
				t.Errorf("%s holds an engine.State", file)
			}
			return true
		})
	}
}

// writesIn lists the left sides of assignments in a file, as text.
func writesIn(t *testing.T, file string) []string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), file), nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	var out []string
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.AssignStmt:
			for _, l := range n.Lhs {
				out = append(out, text(l))
			}
		case *ast.IncDecStmt:
			out = append(out, text(n.X))
		}
		return true
	})
	return out
}

// text returns a chain of selectors and indexes as text, such as tx.s.Seats[].Out.
func text(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return text(e.X) + "." + e.Sel.Name
	case *ast.IndexExpr:
		return text(e.X) + "[]"
	case *ast.StarExpr:
		return text(e.X)
	case *ast.ParenExpr:
		return text(e.X)
	}
	return "?"
}
