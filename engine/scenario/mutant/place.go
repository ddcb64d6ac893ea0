package mutant

import (
	"bytes"
	"fmt"
	"go/ast"
	"go/parser"
	"go/printer"
	"go/token"
	"go/types"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"

	"golang.org/x/tools/go/packages"
)

// Place is one place of the code and one way to break it.
type Place struct {
	File string // below the module's folder
	Line int
	// Operator says how it is broken: negate, boundary, equal, and-or, drop, plus-one, flip or sign.
	Operator string
	Was, Now string // its text and the broken one, on one line
	// Key names the place by its folder, declaration, operator and text, with a number where that is not enough.
	Key string

	n     int    // which of the ways to break the file's nodes, in the order of the walk
	typed string // a number's type, as the file names it
}

// String tells the place and what is done to it.
func (p Place) String() string {
	if p.Now == "" {
		return fmt.Sprintf("%s:%d: %s: %q is gone", p.File, p.Line, p.Operator, p.Was)
	}
	return fmt.Sprintf("%s:%d: %s: %q becomes %q", p.File, p.Line, p.Operator, p.Was, p.Now)
}

// source is a package whose files are broken.
type source struct {
	*packages.Package
	root, dir string // dir is below root
	imports   types.Importer
}

type importer map[string]*packages.Package

// Import gives an imported package's declarations.
func (m importer) Import(path string) (*types.Package, error) {
	if path == "unsafe" {
		return types.Unsafe, nil
	}
	if p := m[path]; p != nil && p.Types != nil {
		return p.Types, nil
	}
	return nil, fmt.Errorf("no package %s", path)
}

// load reads the package of a folder.
func load(root, dir string) (*source, error) {
	root, err := filepath.Abs(root)
	if err != nil {
		return nil, err
	}
	const mode = packages.NeedName | packages.NeedFiles | packages.NeedCompiledGoFiles | packages.NeedImports |
		packages.NeedTypes | packages.NeedTypesSizes | packages.NeedSyntax | packages.NeedTypesInfo
	wanted := append([]string{"./" + dir}, choiceImports...)
	pkgs, err := packages.Load(&packages.Config{Mode: mode, Dir: root, Fset: token.NewFileSet()}, wanted...)
	if err != nil {
		return nil, err
	}
	s := &source{root: root, dir: dir}
	imports := importer{}
	for _, p := range pkgs {
		if len(p.Errors) > 0 {
			return nil, p.Errors[0]
		}
		if slices.Contains(choiceImports, p.PkgPath) {
			imports[p.PkgPath] = p
			continue
		}
		s.Package = p
	}
	maps.Copy(imports, s.Imports)
	s.imports = imports
	return s, nil
}

// places finds every place of the package's files, in the order of their text.
func (s *source) places() ([]Place, error) {
	var out []Place
	same := map[string]int{}
	for i, file := range s.Syntax {
		name := s.CompiledGoFiles[i]
		rel, err := filepath.Rel(s.root, name)
		if err != nil {
			return nil, err
		}
		src, err := os.ReadFile(name)
		if err != nil {
			return nil, err
		}
		lines := strings.Split(string(src), "\n")
		for i := range lines {
			lines[i] = strings.Join(strings.Fields(lines[i]), " ")
		}
		w := walk{}
		w.found = func(n int, at ast.Node, y way) {
			p := Place{File: filepath.ToSlash(rel), Line: s.Fset.Position(at.Pos()).Line, Operator: y.operator,
				Was: s.text(at), n: n}
			switch e := at.(type) {
			case *ast.BasicLit:
				p.typed = types.TypeString(s.TypesInfo.TypeOf(e), s.qualifier(file))
			case *ast.BinaryExpr:
				if t, ok := s.TypesInfo.TypeOf(e.X).Underlying().(*types.Basic); y.operator == "sign" && ok &&
					t.Info()&types.IsNumeric == 0 {
					return
				}
			}
			if now := y.broken(at); now != nil {
				p.Now = s.text(now)
			}
			text := p.Was
			if _, whole := at.(ast.Stmt); !whole && len(text) < 8 {
				text += " in " + lines[p.Line-1]
			}
			p.Key = strings.Join([]string{s.dir, declaration(file, at.Pos()), p.Operator, text}, " | ")
			if same[p.Key]++; same[p.Key] > 1 {
				p.Key += fmt.Sprintf(" [%d]", same[p.Key])
			}
			out = append(out, p)
		}
		w.file(file)
	}
	return out, nil
}

// text is a node on one line, with white space made single.
func (s *source) text(n ast.Node) string {
	var buf bytes.Buffer
	if err := printer.Fprint(&buf, s.Fset, n); err != nil {
		return err.Error()
	}
	t := strings.Join(strings.Fields(buf.String()), " ")
	const most = 160
	if r := []rune(t); len(r) > most {
		t = string(r[:most]) + " ..."
	}
	return t
}

// qualifier names a type's package as a file does; "?" where the file does not import it.
func (s *source) qualifier(file *ast.File) types.Qualifier {
	return func(p *types.Package) string {
		if p.Path() == s.PkgPath {
			return ""
		}
		for _, spec := range file.Imports {
			if strings.Trim(spec.Path.Value, `"`) == p.Path() {
				if spec.Name != nil {
					return spec.Name.Name
				}
				return p.Name()
			}
		}
		return "?"
	}
}

// declaration names the declaration of a file in which a position lies, such as "State.clone" or "mutants".
func declaration(file *ast.File, at token.Pos) string {
	for _, d := range file.Decls {
		if at < d.Pos() || at >= d.End() {
			continue
		}
		switch d := d.(type) {
		case *ast.FuncDecl:
			if d.Recv == nil || len(d.Recv.List) == 0 {
				return d.Name.Name
			}
			of := d.Recv.List[0].Type
			if star, ok := of.(*ast.StarExpr); ok {
				of = star.X
			}
			switch index := of.(type) { // the type without its parameters
			case *ast.IndexExpr:
				of = index.X
			case *ast.IndexListExpr:
				of = index.X
			}
			return fmt.Sprint(of, ".", d.Name.Name)
		case *ast.GenDecl:
			for _, spec := range d.Specs {
				if v, ok := spec.(*ast.ValueSpec); ok && at >= v.Pos() && at < v.End() {
					return v.Names[0].Name
				}
				if t, ok := spec.(*ast.TypeSpec); ok && at >= t.Pos() && at < t.End() {
					return t.Name.Name
				}
			}
		}
	}
	return "?"
}

// form gives a file's text with places of it changed.
func (s *source) form(rel string, do map[int]change) ([]byte, error) {
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, filepath.Join(s.root, rel), nil, parser.ParseComments|parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	f.Comments = nil // those of nodes are printed with them, such as go:embed
	w := walk{do: do}
	w.file(f)
	var buf bytes.Buffer
	err = printer.Fprint(&buf, fset, f)
	return buf.Bytes(), err
}

// compiles reports whether the package is valid Go with one of its files in another form.
func (s *source) compiles(rel string, form []byte) bool {
	files := []*ast.File{}
	for i, f := range s.Syntax {
		if s.CompiledGoFiles[i] != filepath.Join(s.root, rel) {
			files = append(files, f)
		}
	}
	for _, text := range [][]byte{form, s.choice()} {
		f, err := parser.ParseFile(s.Fset, "form.go", text, parser.SkipObjectResolution)
		if err != nil {
			return false
		}
		files = append(files, f)
	}
	valid := true
	conf := types.Config{Importer: s.imports, Sizes: s.TypesSizes, Error: func(error) { valid = false }}
	_, err := conf.Check(s.PkgPath, s.Fset, files, nil)
	return valid && err == nil
}
