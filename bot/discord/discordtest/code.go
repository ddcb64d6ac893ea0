package discordtest

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
)

// Code is what the code of one package says, its tests apart.
type Code struct {
	// Imports are the paths that it imports, with a file that does.
	Imports map[string]string
	// Uses are the names that it uses of other packages, such as "farpost/engine.View", with a file that does.
	Uses map[string]string
	// Selects are the names that stand behind a dot, fields and methods too, with a file that says them.
	Selects map[string]string
}

// ReadCode reads the Go files of a folder. A file that imports with a dot fails the test: its names could not be told
// apart.
func ReadCode(t *testing.T, dir string) Code {
	t.Helper()
	out := Code{Imports: map[string]string{}, Uses: map[string]string{}, Selects: map[string]string{}}
	files, err := filepath.Glob(filepath.Join(dir, "*.go"))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range files {
		if strings.HasSuffix(file, "_test.go") {
			continue
		}
		f, err := parser.ParseFile(token.NewFileSet(), file, nil, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		out.add(t, file, f)
	}
	if len(out.Uses) == 0 {
		t.Fatalf("no code in %s", dir)
	}
	return out
}

func (c Code) add(t *testing.T, file string, f *ast.File) {
	t.Helper()
	local := map[string]string{} // paths by the name in this file
	for _, spec := range f.Imports {
		imported, err := strconv.Unquote(spec.Path.Value)
		if err != nil {
			t.Fatal(err)
		}
		name := path.Base(imported)
		if spec.Name != nil {
			name = spec.Name.Name
		}
		if name == "." {
			t.Errorf("%s imports %s with a dot", file, imported)
		}
		c.Imports[imported], local[name] = file, imported
	}
	ast.Inspect(f, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			c.Selects[sel.Sel.Name] = file
			if x, ok := sel.X.(*ast.Ident); ok && local[x.Name] != "" {
				c.Uses[local[x.Name]+"."+sel.Sel.Name] = file
			}
		}
		return true
	})
}
