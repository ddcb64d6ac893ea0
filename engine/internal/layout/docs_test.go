package layout_test

import (
	"go/parser"
	"go/token"
	"path"
	"path/filepath"
	"testing"
)

// TestEveryPackageIsExplained ensures that what a package is for stands where people look for it: in its doc.go, or in
// the one file that it has.
func TestEveryPackageIsExplained(t *testing.T) {
	files := map[string][]string{} // by folder
	for _, file := range sources(t) {
		files[path.Dir(file)] = append(files[path.Dir(file)], path.Base(file))
	}
	for dir, names := range files {
		file := "doc.go"
		if len(names) == 1 {
			file = names[0]
		}
		f, err := parser.ParseFile(token.NewFileSet(), filepath.Join(root(t), dir, file), nil,
			parser.ParseComments|parser.PackageClauseOnly)
		switch {
		case err != nil:
			t.Errorf("%s has no doc.go: %v", dir, err)
		case f.Doc == nil:
			t.Errorf("%s/%s says nothing of the package", dir, file)
		}
	}
}
