package layout_test

import (
	"bytes"
	"errors"
	"fmt"
	"go/ast"
	"go/build"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// knots are the exceptions: folders of which more than a third of the files form one knot, with how many files it may
// have. The types of the kernel's core need each other; its DESIGN.md says more.
var knots = map[string]int{kernel: 47}

// TestFilesAreNotKnotted ensures that the files of a folder can be read one after the other: in none of more than ten
// files, tests apart, more than a third refer to each other in a circle, through what they declare. The exceptions do
// not grow.
func TestFilesAreNotKnotted(t *testing.T) {
	var pkgs []string
	for dir, files := range filesByFolder(t) {
		if len(files) >= mapped {
			pkgs = append(pkgs, dir)
		}
	}
	slices.Sort(pkgs)
	exports := exportsOf(t, pkgs)
	for _, dir := range pkgs {
		files, refs := references(t, dir, exports)
		knot, most := largestKnot(refs), len(files)/3
		known, ok := knots[dir]
		if ok && len(knot) <= most {
			t.Errorf("%s: its largest knot has %d of %d files: it is no exception any more", dir, len(knot), len(files))
		}
		if len(knot) > max(most, known) {
			t.Errorf("%s: %d of %d files form a knot, %d may: %s", dir, len(knot), len(files), max(most, known),
				strings.Join(knot, " "))
		}
		t.Logf("%s: the largest knot has %d of %d files", dir, len(knot), len(files))
	}
	for dir := range knots {
		if !slices.Contains(pkgs, dir) {
			t.Errorf("%s is small, or gone: it is no exception any more", dir)
		}
	}
}

// TestLargestKnot ensures that a circle is found whole, and that what only leads to it or away from it is not in it.
func TestLargestKnot(t *testing.T) {
	refs := map[string][]string{"a": {"b"}, "b": {"c"}, "c": {"d", "e"}, "d": {"b"}, "e": {"f"}, "f": {"e"}, "g": {"a"}}
	if got := largestKnot(refs); !slices.Equal(got, []string{"b", "c", "d"}) {
		t.Errorf("the knot is %v", got)
	}
	if got := largestKnot(map[string][]string{"a": {"b"}, "b": nil}); len(got) > 1 {
		t.Errorf("a line is the knot %v", got)
	}
}

// exportsOf returns the compiled declarations of what packages import, by import path. The go command knows them: it
// has built the packages already, or does so now.
func exportsOf(t *testing.T, dirs []string) map[string]string {
	t.Helper()
	args := []string{"list", "-export", "-deps", "-f", "{{.ImportPath}} {{.Export}}"}
	for _, dir := range dirs {
		args = append(args, "./"+dir)
	}
	cmd := exec.CommandContext(t.Context(), "go", args...)
	cmd.Dir = root(t)
	out, err := cmd.Output()
	if fail := (*exec.ExitError)(nil); errors.As(err, &fail) {
		t.Fatalf("go %v: %v\n%s", args, err, fail.Stderr)
	} else if err != nil {
		t.Fatal(err)
	}
	exports := map[string]string{}
	for line := range strings.Lines(string(out)) {
		if pkg, file, ok := strings.Cut(strings.TrimSpace(line), " "); ok {
			exports[pkg] = file
		}
	}
	return exports
}

// references returns the files of a package, tests apart, and to which others each refers: by a name that the other
// declares, a method or a field included.
func references(t *testing.T, dir string, exports map[string]string) (files []string, refs map[string][]string) {
	t.Helper()
	fset := token.NewFileSet()
	var trees []*ast.File
	for _, file := range sources(t) {
		if path.Dir(file) != dir {
			continue
		}
		if fits, err := build.Default.MatchFile(filepath.Join(root(t), dir), path.Base(file)); err != nil || !fits {
			continue // for another system
		}
		src, err := os.ReadFile(filepath.Join(root(t), file))
		if err != nil {
			t.Fatal(err)
		}
		tree, err := parser.ParseFile(fset, file, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		trees, files = append(trees, tree), append(files, path.Base(file))
	}
	compiled := importer.ForCompiler(fset, "gc", func(pkg string) (io.ReadCloser, error) {
		file := exports[pkg]
		if file == "" {
			return nil, fmt.Errorf("%s is not compiled", pkg)
		}
		data, err := os.ReadFile(file)
		return io.NopCloser(bytes.NewReader(data)), err
	})
	info := types.Info{Uses: map[*ast.Ident]types.Object{}}
	pkg, err := (&types.Config{Importer: compiled}).Check(module+dir, fset, trees, &info)
	if err != nil {
		t.Fatal(err)
	}
	name := func(at token.Pos) string { return path.Base(fset.Position(at).Filename) }
	refs = map[string][]string{}
	for id, o := range info.Uses {
		if o.Pkg() != pkg || !declared(o) {
			continue
		}
		from, to := name(id.Pos()), name(o.Pos())
		if from != to && !slices.Contains(refs[from], to) {
			refs[from] = append(refs[from], to)
		}
	}
	return files, refs
}

// declared reports whether an object is declared by a file and not inside a function: at the top, as a method, or as a
// field.
func declared(o types.Object) bool {
	if v, ok := o.(*types.Var); ok && v.IsField() {
		return true
	}
	if f, ok := o.(*types.Func); ok && f.Signature().Recv() != nil {
		return true
	}
	return o.Parent() == o.Pkg().Scope()
}

// largestKnot returns the largest set of files each of which leads to each other, sorted (Tarjan's algorithm).
func largestKnot(refs map[string][]string) []string {
	index, low := map[string]int{}, map[string]int{}
	var stack, largest []string
	var visit func(file string)
	visit = func(file string) {
		index[file] = len(index) + 1
		low[file] = index[file]
		stack = append(stack, file)
		for _, to := range refs[file] {
			if index[to] == 0 {
				visit(to)
				low[file] = min(low[file], low[to])
			} else if slices.Contains(stack, to) {
				low[file] = min(low[file], index[to])
			}
		}
		if low[file] < index[file] {
			return
		}
		at := slices.Index(stack, file)
		if knot := slices.Sorted(slices.Values(stack[at:])); len(knot) > len(largest) {
			largest = knot
		}
		stack = stack[:at]
	}
	for file := range refs {
		if index[file] == 0 {
			visit(file)
		}
	}
	return largest
}
