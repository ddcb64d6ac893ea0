package discord_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// menus are the functions that make a menu, and why nobody misses an option in it: the test that walks it with more
// than a menu holds, or after "few:" what bounds it.
var menus = map[string]string{
	"account gameMenu":       "few: the games of this build, and the last one played",
	"judging back":           "TestManyMoments",
	"judging show":           "few: hours and results of a match",
	"lobby deckMenu":         "TestManyDecks",
	"narrate Why":            "few: four clauses",
	"orders passMenus":       "few: modes that a ruleset declares",
	"orders picker":          "few: it has pages",
	"page TakeBackMenu":      "few: what was said ahead; the rest comes when some of it is taken back",
	"page optionMenu":        "TestPages",
	"page pairMenu":          "few: made only if all pairs fit",
	"page zoneMenu":          "few: zones of the players of a match",
	"ranking boardControls":  "TestManySeasons",
	"route Paged":            "TestLongMenus",
	"tournaments menu":       "TestPlan",
	"tournaments results":    "few: results of a match of five games",
	"tournaments choose":     "TestLongMenus",
	"ui MenuOf":              "few: what callers bound",
	"ui Menu":                "few: what callers bound",
	"views compare":          "few: the twenty most alike",
	"views hitMenu":          "few: the best hits",
	"views listed":           "TestLongContents",
	"views sheetMessage":     "few: the cards of a page",
	"views showContents":     "TestLongContents",
	"views terms":            "TestLongContents",
	"tournaments peopleMenu": "TestLongMenus",
	"tournaments deck":       "TestLongMenus",
	"tournaments unready":    "TestLongMenus",
	"tournaments players":    "few: those of a page of players",
	"tournaments round":      "TestLongMenus",
}

// TestMenus ensures that every place of the code that makes a menu is known here, with a test that walks it with more
// options than a menu holds, or with what bounds them.
func TestMenus(t *testing.T) {
	tests := map[string]bool{}
	made := map[string]bool{}
	name := regexp.MustCompile(`(?m)^func (Test\w+)\(`)
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") {
			return err
		}
		raw, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		if strings.HasSuffix(path, "_test.go") {
			for _, m := range name.FindAllStringSubmatch(string(raw), -1) {
				tests[m[1]] = true
			}
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), path, raw, 0)
		if err != nil || strings.Contains(path, "sandbox") {
			return err
		}
		for _, decl := range f.Decls {
			fn, ok := decl.(*ast.FuncDecl)
			if ok && makesMenu(fn) {
				made[f.Name.Name+" "+fn.Name.Name] = true
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	for where := range made {
		if _, ok := menus[where]; !ok {
			t.Errorf("%s makes a menu that nothing holds to its length", where)
		}
	}
	for where, why := range menus {
		if !made[where] {
			t.Errorf("%s makes no menu", where)
		}
		if !strings.HasPrefix(why, "few: ") && !tests[why] {
			t.Errorf("%s: there is no %s", where, why)
		}
	}
}

// makesMenu reports whether a function makes a menu of texts.
func makesMenu(fn *ast.FuncDecl) (yes bool) {
	ast.Inspect(fn, func(n ast.Node) bool {
		switch x := n.(type) {
		case *ast.CallExpr:
			if sel, ok := x.Fun.(*ast.SelectorExpr); ok {
				yes = yes || slices.Contains([]string{"Menu", "MenuOf", "Paged"}, sel.Sel.Name)
			} else if id, ok := x.Fun.(*ast.Ident); ok {
				yes = yes || id.Name == "MenuOf"
			}
		case *ast.CompositeLit:
			if sel, ok := x.Type.(*ast.SelectorExpr); ok {
				yes = yes || sel.Sel.Name == "SelectMenu"
			}
		}
		return true
	})
	return yes
}
