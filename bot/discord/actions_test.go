package discord_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"strconv"
	"strings"
	"testing"
)

// actions are the actions of all entries of the features' tables of presses, read from their code. One that is not
// listed in package ui fails the test.
func actions(t *testing.T) []string {
	t.Helper()
	listed := listedActions(t)
	var out []string
	err := fs.WalkDir(os.DirFS("."), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
		if err != nil {
			return err
		}
		for _, value := range entries(f) {
			sel, ok := value.(*ast.SelectorExpr)
			if !ok || listed[sel.Sel.Name] == "" {
				t.Errorf("%s has a press whose action is not listed in ui/actions.go", path)
				continue
			}
			out = append(out, listed[sel.Sel.Name])
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if len(out) < len(listed) {
		t.Errorf("%d actions are listed, only %d presses are found", len(listed), len(out))
	}
	return out
}

// entries are the actions of the entries of tables of presses in a file: composite literals with an Action and a Do.
func entries(f *ast.File) []ast.Expr {
	var out []ast.Expr
	ast.Inspect(f, func(n ast.Node) bool {
		lit, ok := n.(*ast.CompositeLit)
		if !ok {
			return true
		}
		fields := map[string]ast.Expr{}
		for _, e := range lit.Elts {
			if kv, ok := e.(*ast.KeyValueExpr); ok {
				if key, ok := kv.Key.(*ast.Ident); ok {
					fields[key.Name] = kv.Value
				}
			}
		}
		if fields["Action"] != nil && fields["Do"] != nil {
			out = append(out, fields["Action"])
		}
		return true
	})
	return out
}

// listedActions are the actions of ui/actions.go by the name of their constant.
func listedActions(t *testing.T) map[string]string {
	t.Helper()
	f, err := parser.ParseFile(token.NewFileSet(), "ui/actions.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{}
	ast.Inspect(f, func(n ast.Node) bool {
		if spec, ok := n.(*ast.ValueSpec); ok {
			value, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			if err != nil {
				t.Fatal(err)
			}
			out[spec.Names[0].Name] = value
		}
		return true
	})
	return out
}
