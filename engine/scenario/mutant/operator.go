package mutant

import (
	"go/ast"
	"go/token"
	"slices"
	"strconv"

	"golang.org/x/tools/go/ast/astutil"
)

// way is a way to break a node.
type way struct {
	operator string
	// broken gives the broken node, which may share parts with the one it is made of; nil for a statement that is gone.
	broken func(ast.Node) ast.Node
	// chosen gives a node that is broken where mutant number id was chosen, and right otherwise. Other ways may have
	// been put into the node, in the order of waysOf: into the comparison before its negation.
	chosen func(n ast.Node, c change) ast.Node
}

// change is what is done at a place: it is broken, or gets the form that is broken when its number is chosen.
type change struct {
	id    int // from 1 on; 0 to break it
	typed string
}

// walk goes through a file. It numbers all ways to break its nodes by syntax alone, so they have the same numbers
// whenever the file is read.
type walk struct {
	n     int
	found func(n int, at ast.Node, y way)
	do    map[int]change
}

// file walks and changes a file.
func (w *walk) file(f *ast.File) {
	type todo struct {
		way
		change
	}
	changes, decides, needed := map[ast.Node][]todo{}, map[ast.Node]bool{}, map[ast.Node]bool{}
	astutil.Apply(f, func(c *astutil.Cursor) bool {
		if _, ok := c.Node().(*ast.ImportSpec); ok {
			return false
		}
		for _, cond := range conditions(c.Node()) {
			decides[cond] = true
		}
		if last := lastReturn(c.Node()); last != nil {
			needed[last] = true
		}
		if needed[c.Node()] {
			return true
		}
		for _, y := range waysOf(c, decides[c.Node()]) {
			if w.found != nil {
				w.found(w.n, c.Node(), y)
			}
			if ch, ok := w.do[w.n]; ok {
				changes[c.Node()] = append(changes[c.Node()], todo{y, ch})
			}
			w.n++
		}
		return true
	}, func(c *astutil.Cursor) bool {
		now := c.Node()
		for _, t := range changes[c.Node()] {
			switch {
			case t.id > 0: // around the form with the ways before it, since several of a node may be chosen from
				now = t.chosen(now, t.change)
			default:
				if now = t.broken(now); now == nil {
					now = &ast.EmptyStmt{}
				}
			}
			c.Replace(now)
		}
		return true
	})
}

var (
	boundaries = map[token.Token]token.Token{token.LSS: token.LEQ, token.LEQ: token.LSS, token.GTR: token.GEQ,
		token.GEQ: token.GTR}
	equalities = map[token.Token]token.Token{token.EQL: token.NEQ, token.NEQ: token.EQL}
	joints     = map[token.Token]token.Token{token.LAND: token.LOR, token.LOR: token.LAND}
	signs      = map[token.Token]token.Token{token.ADD: token.SUB, token.SUB: token.ADD, token.MUL: token.QUO,
		token.QUO: token.MUL, token.ADD_ASSIGN: token.SUB_ASSIGN, token.SUB_ASSIGN: token.ADD_ASSIGN,
		token.INC: token.DEC, token.DEC: token.INC}
)

// waysOf lists the ways to break the node under a cursor, which may be a condition.
func waysOf(c *astutil.Cursor, condition bool) []way {
	var out []way
	switch n := c.Node().(type) {
	case *ast.BinaryExpr:
		switch {
		case boundaries[n.Op] != 0:
			out = append(out, way{"boundary", withOp(boundaries[n.Op]), compared})
		case equalities[n.Op] != 0 && !condition:
			out = append(out, way{"equal", withOp(equalities[n.Op]), inverted})
		case joints[n.Op] != 0:
			out = append(out, way{"and-or", withOp(joints[n.Op]), joined})
		case signs[n.Op] != 0:
			out = append(out, way{"sign", withOp(signs[n.Op]), computed})
		}
	case *ast.BasicLit:
		if n.Kind == token.INT {
			out = append(out, way{"plus-one", plusOne, plusChosen})
		}
	case *ast.Ident:
		if now, ok := map[string]string{"true": "false", "false": "true"}[n.Name]; ok {
			out = append(out, way{"flip", func(ast.Node) ast.Node { return ast.NewIdent(now) }, inverted})
		}
	}
	if condition {
		out = append(out, way{"negate", negated, inverted})
	}
	if s, ok := c.Node().(ast.Stmt); ok && inList(c) {
		switch s := s.(type) {
		case *ast.AssignStmt:
			if now := signs[s.Tok]; now != 0 {
				out = append(out, way{"sign", withSign(now), either})
			}
			if s.Tok != token.DEFINE {
				out = append(out, way{"drop", gone, unless})
			}
		case *ast.IncDecStmt:
			out = append(out, way{"sign", withSign(signs[s.Tok]), either}, way{"drop", gone, unless})
		case *ast.ExprStmt, *ast.BranchStmt, *ast.ReturnStmt, *ast.DeferStmt:
			out = append(out, way{"drop", gone, unless})
		}
	}
	return out
}

// conditions lists the conditions that belong to a statement: of an if, of a loop, of the cases of a switch without a
// tag.
func conditions(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.IfStmt:
		return []ast.Expr{n.Cond}
	case *ast.ForStmt:
		if n.Cond != nil {
			return []ast.Expr{n.Cond}
		}
	case *ast.SwitchStmt:
		var out []ast.Expr
		for _, s := range n.Body.List {
			if clause, ok := s.(*ast.CaseClause); ok && n.Tag == nil {
				out = append(out, clause.List...)
			}
		}
		return out
	}
	return nil
}

// lastReturn is the last statement of a function that gives something, which cannot be left out; nil for other nodes.
func lastReturn(n ast.Node) ast.Node {
	var of *ast.FuncType
	var body *ast.BlockStmt
	switch n := n.(type) {
	case *ast.FuncDecl:
		of, body = n.Type, n.Body
	case *ast.FuncLit:
		of, body = n.Type, n.Body
	}
	if of == nil || of.Results == nil || body == nil || len(body.List) == 0 {
		return nil
	}
	last, ok := body.List[len(body.List)-1].(*ast.ReturnStmt)
	if !ok {
		return nil
	}
	return last
}

// inList reports whether a statement stands in a list of them, of a block or a case.
func inList(c *astutil.Cursor) bool {
	switch c.Parent().(type) {
	case *ast.BlockStmt, *ast.CaseClause, *ast.CommClause:
		return c.Index() >= 0
	}
	return false
}

func gone(ast.Node) ast.Node { return nil }

func negated(n ast.Node) ast.Node {
	return &ast.UnaryExpr{Op: token.NOT, X: &ast.ParenExpr{X: n.(ast.Expr)}}
}

func withOp(op token.Token) func(ast.Node) ast.Node {
	return func(n ast.Node) ast.Node {
		b := *n.(*ast.BinaryExpr)
		b.Op = op
		return &b
	}
}

func withSign(op token.Token) func(ast.Node) ast.Node {
	return func(n ast.Node) ast.Node {
		if s, ok := n.(*ast.IncDecStmt); ok {
			return &ast.IncDecStmt{X: s.X, Tok: op}
		}
		s := *n.(*ast.AssignStmt)
		s.Tok = op
		return &s
	}
}

func plusOne(n ast.Node) ast.Node {
	lit := *n.(*ast.BasicLit)
	v, err := strconv.ParseInt(lit.Value, 0, 64)
	if err != nil {
		lit.Value += " + 1"
		return &lit
	}
	lit.Value = strconv.FormatInt(v+1, 10)
	return &lit
}

// call makes a call of one of the functions of the switch.
func call(name string, c change, args ...ast.Expr) *ast.CallExpr {
	id := &ast.BasicLit{Kind: token.INT, Value: strconv.Itoa(c.id)}
	return &ast.CallExpr{Fun: ast.NewIdent(name), Args: slices.Insert(args, 0, ast.Expr(id))}
}

func inverted(n ast.Node, c change) ast.Node { return call("mutantNot", c, n.(ast.Expr)) }

func compared(n ast.Node, c change) ast.Node {
	b := n.(*ast.BinaryExpr)
	name := map[token.Token]string{token.LSS: "mutantLess", token.LEQ: "mutantAtMost", token.GTR: "mutantGreater",
		token.GEQ: "mutantAtLeast"}[b.Op]
	return call(name, c, b.X, b.Y)
}

func joined(n ast.Node, c change) ast.Node {
	b := n.(*ast.BinaryExpr)
	name := map[token.Token]string{token.LAND: "mutantAnd", token.LOR: "mutantOr"}[b.Op]
	late := &ast.FuncLit{Type: &ast.FuncType{Params: &ast.FieldList{},
		Results: &ast.FieldList{List: []*ast.Field{{Type: ast.NewIdent("bool")}}}},
		Body: &ast.BlockStmt{List: []ast.Stmt{&ast.ReturnStmt{Results: []ast.Expr{b.Y}}}}}
	return call(name, c, b.X, late)
}

func computed(n ast.Node, c change) ast.Node {
	b := n.(*ast.BinaryExpr)
	name := map[token.Token]string{token.ADD: "mutantSum", token.SUB: "mutantDifference", token.MUL: "mutantProduct",
		token.QUO: "mutantQuotient"}[b.Op]
	return call(name, c, b.X, b.Y)
}

func plusChosen(n ast.Node, c change) ast.Node {
	return call("mutantPlus", c, &ast.CallExpr{Fun: ast.NewIdent(c.typed), Args: []ast.Expr{n.(ast.Expr)}})
}

// either makes a statement or, where it was chosen, the one with the other sign.
func either(n ast.Node, c change) ast.Node {
	tok := token.ILLEGAL
	switch s := n.(type) {
	case *ast.AssignStmt:
		tok = s.Tok
	case *ast.IncDecStmt:
		tok = s.Tok
	}
	now := withSign(signs[tok])(n)
	return &ast.IfStmt{Cond: call("mutantOn", c), Body: &ast.BlockStmt{List: []ast.Stmt{now.(ast.Stmt)}},
		Else: &ast.BlockStmt{List: []ast.Stmt{n.(ast.Stmt)}}}
}

// unless makes a statement that is left out where it was chosen.
func unless(n ast.Node, c change) ast.Node {
	return &ast.IfStmt{Cond: &ast.UnaryExpr{Op: token.NOT, X: call("mutantOn", c)},
		Body: &ast.BlockStmt{List: []ast.Stmt{n.(ast.Stmt)}}}
}
