package tools_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
	"farpost/engine/kit"
)

// kernels are codes of refusals that the kernel has for every game.
var kernels = []string{engine.CodeStale, engine.CodeForeign, engine.CodeNoAsk, engine.CodeChoice, engine.CodeMissing,
	engine.CodeSurplus, engine.CodeOver, engine.CodeOut, engine.CodeSeal}

// TestCodes ensures that the codes that a ruleset lists are those that its source says: each stands in it, and what is
// refused with a code, or begins as all codes of a family do, is listed. So a slip in one of them is noticed.
func TestCodes(t *testing.T) {
	for _, g := range tools.All() {
		rules := g.Rules()
		said, refused := saidBy(t, filepath.Join("..", "..", rules.Name))
		said = append(said, kit.EventDraw, kit.EventWinner, kit.ResultConceded, kit.ResultAgreed,
			kit.ResultLong)
		for family, codes := range rules.Codes {
			for _, c := range codes {
				if !slices.Contains(said, strings.TrimPrefix(c, kit.LostPrefix)) {
					t.Errorf("%s: nothing says %s/%s", rules.Name, family, c)
				}
			}
			for _, c := range said {
				if begin := common(codes); begin != "" && strings.HasPrefix(c, begin) && !slices.Contains(codes, c) {
					t.Errorf("%s: %s is not listed in the family %s", rules.Name, c, family)
				}
			}
		}
		for _, c := range refused {
			if !slices.Contains(rules.Codes["refusals"], c) && !slices.Contains(kernels, c) {
				t.Errorf("%s: the refusal %s is not listed", rules.Name, c)
			}
		}
	}
}

// saidBy lists the texts that stand in the source below a folder, and those that refusals are made with.
func saidBy(t *testing.T, root string) (said, refused []string) {
	t.Helper()
	text := func(x ast.Node) (string, bool) {
		lit, ok := x.(*ast.BasicLit)
		if !ok || lit.Kind != token.STRING {
			return "", false
		}
		s, err := strconv.Unquote(lit.Value)
		return s, err == nil
	}
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		file, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		ast.Inspect(file, func(n ast.Node) bool {
			if s, ok := text(n); ok {
				said = append(said, s)
			}
			if call, ok := n.(*ast.CallExpr); ok && len(call.Args) > 0 {
				if fn, ok := call.Fun.(*ast.SelectorExpr); ok && fn.Sel.Name == "Refuse" {
					if s, ok := text(call.Args[0]); ok {
						refused = append(refused, s)
					}
				}
			}
			return true
		})
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	return said, refused
}

// common is what all codes of a family begin with, up to its last sign, such as "E-" and "note."; "" for nothing.
func common(codes []string) string {
	if len(codes) < 2 {
		return ""
	}
	begin := codes[0]
	for _, c := range codes {
		for !strings.HasPrefix(c, begin) {
			begin = begin[:len(begin)-1]
		}
	}
	return begin[:strings.LastIndexAny(begin, "-.")+1]
}
