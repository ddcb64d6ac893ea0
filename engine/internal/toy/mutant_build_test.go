package toy_test

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// chosenMutant is the environment variable that says which mutant a build with all of them is; 0 is none.
const chosenMutant = "FARPOST_KERNEL_MUTANT"

// chooser is a file that such a build has in addition.
const chooser = `package engine

import (
	"os"
	"strconv"
)

var mutant, _ = strconv.Atoi(os.Getenv("` + chosenMutant + `"))
`

// withAll returns the source of a file with all of its mutants, numbered from 1 by their place in the list. A function
// that a mutant changes gets a copy with the change, and calls it if that mutant is chosen. Alone are the mutants that
// change something other than one function: each needs a build of its own.
func withAll(t *testing.T, file, src string, list []mutant) (out string, alone []int) {
	t.Helper()
	fset := token.NewFileSet()
	whole := parsed(t, fset, file, src)
	var copies bytes.Buffer
	entry := map[string]string{} // what stands first in a function
	for i, m := range list {
		if m.file != file {
			continue
		}
		other := parsed(t, fset, file, m.put(t, src))
		at := changed(fset, whole, other)
		if at < 0 {
			alone = append(alone, i)
			continue
		}
		f := other.Decls[at].(*ast.FuncDecl)
		call := named(f, i+1)
		entry[callable(f)] += fmt.Sprintf("\nif mutant == %d {\n%s\n}\n", i+1, call)
		f.Name.Name = fmt.Sprintf("%sMutant%d", f.Name.Name, i+1)
		copies.WriteString("\n" + shown(fset, f) + "\n")
	}
	var head bytes.Buffer
	head.WriteString("package engine\n")
	for _, d := range whole.Decls {
		f, ok := d.(*ast.FuncDecl)
		text := ""
		if ok && entry[callable(f)] != "" {
			named(f, 0)
			text = shown(fset, f)
			brace := len(shown(fset, &ast.FuncDecl{Recv: f.Recv, Name: f.Name, Type: f.Type})) + len(" {")
			text = text[:brace] + entry[callable(f)] + text[brace:]
		} else {
			text = shown(fset, d)
		}
		head.WriteString("\n" + text + "\n")
	}
	return head.String() + copies.String(), alone
}

func parsed(t *testing.T, fset *token.FileSet, file, src string) *ast.File {
	t.Helper()
	f, err := parser.ParseFile(fset, file, src, parser.SkipObjectResolution)
	if err != nil {
		t.Fatal(err)
	}
	return f
}

func shown(fset *token.FileSet, n ast.Node) string {
	var b bytes.Buffer
	if err := printer.Fprint(&b, fset, n); err != nil {
		panic(err)
	}
	return b.String()
}

// changed returns the index of the one function that differs between two files; -1 if that is not the only difference.
func changed(fset *token.FileSet, a, b *ast.File) int {
	at := -1
	if len(a.Decls) != len(b.Decls) {
		return -1
	}
	for i := range a.Decls {
		if shown(fset, a.Decls[i]) == shown(fset, b.Decls[i]) {
			continue
		}
		if _, ok := a.Decls[i].(*ast.FuncDecl); !ok || at >= 0 {
			return -1
		}
		at = i
	}
	return at
}

// callable names a function of a file, a method with its type.
func callable(f *ast.FuncDecl) string {
	if f.Recv == nil {
		return f.Name.Name
	}
	return shown(token.NewFileSet(), f.Recv.List[0].Type) + "." + f.Name.Name
}

// named gives each parameter of a function a name, and returns the statement that calls its n-th copy.
func named(f *ast.FuncDecl, n int) string {
	var args []string
	for _, p := range f.Type.Params.List {
		if len(p.Names) == 0 {
			p.Names = []*ast.Ident{ast.NewIdent("_")}
		}
		_, many := p.Type.(*ast.Ellipsis)
		for _, id := range p.Names {
			if id.Name == "_" {
				id.Name = fmt.Sprintf("unused%d", len(args))
			}
			if many {
				args = append(args, id.Name+"...")
			} else {
				args = append(args, id.Name)
			}
		}
	}
	call := fmt.Sprintf("%sMutant%d(%s)", f.Name.Name, n, strings.Join(args, ", "))
	if f.Recv != nil {
		r := f.Recv.List[0]
		if len(r.Names) == 0 {
			r.Names = []*ast.Ident{ast.NewIdent("receiver")}
		}
		call = r.Names[0].Name + "." + call
	}
	if f.Type.Results == nil || len(f.Type.Results.List) == 0 {
		return call + "\nreturn"
	}
	return "return " + call
}

// builds are test programs of the kernel with mutants in them.
type builds struct {
	dir  string
	of   map[string]string // package to program, of the mutants that can be chosen
	lone map[int]string    // mutant to its own program
}

// build makes a test program for each package with all mutants that fit into one, and one program for each other
// mutant.
func build(t *testing.T, root string, list []mutant) builds {
	t.Helper()
	b := builds{dir: t.TempDir(), of: map[string]string{}, lone: map[int]string{}}
	replace := map[string]string{}
	b.lay(t, replace, filepath.Join(root, "mutant.go"), chooser)
	var alone []int
	for _, file := range files(list) {
		path := filepath.Join(root, file)
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		text, own := withAll(t, file, string(src), list)
		alone = append(alone, own...)
		b.lay(t, replace, path, text)
	}
	for _, pkg := range []string{scenes, kernel} {
		b.of[pkg] = b.program(t, root, pkg, replace)
	}
	for _, i := range alone {
		path := filepath.Join(root, list[i].file)
		src, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		own := map[string]string{}
		b.lay(t, own, path, list[i].put(t, string(src)))
		b.lone[i] = b.program(t, root, list[i].pkg, own)
	}
	return b
}

func files(list []mutant) []string {
	var out []string
	for _, m := range list {
		if !slices.Contains(out, m.file) {
			out = append(out, m.file)
		}
	}
	return out
}

// lay puts a text in the place of a file.
func (b *builds) lay(t *testing.T, replace map[string]string, path, text string) {
	t.Helper()
	at := filepath.Join(b.dir, fmt.Sprintf("%d-%s", len(replace)+100*len(b.lone), filepath.Base(path)))
	if err := os.WriteFile(at, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
	replace[path] = at
}

// program builds the test program of a package.
func (b *builds) program(t *testing.T, root, pkg string, replace map[string]string) string {
	t.Helper()
	spec, err := json.Marshal(map[string]map[string]string{"Replace": replace})
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(b.dir, fmt.Sprintf("test%d", len(b.of)+100*len(b.lone)))
	if err := os.WriteFile(name+".json", spec, 0o600); err != nil {
		t.Fatal(err)
	}
	cmd := exec.CommandContext(t.Context(), "go", "test", "-c", "-vet=off", "-overlay="+name+".json", "-o", name, pkg)
	cmd.Dir = root
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return name
}
