package lintkit_test

import (
	"reflect"
	"strings"
	"testing"
	"testing/fstest"

	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/schema"
	"farpost/cards/source"
	"farpost/engine/kit"
)

// A card language of one piece: pieces of a type, with moves that speak of squares.
type (
	piece struct {
		Name    kit.Text `yaml:"name"`
		Type    string   `yaml:"type"`
		Worth   int      `yaml:"worth,omitempty"`
		Groups  []string `yaml:"groups,omitempty"`
		Squares []square `yaml:"squares,omitempty"`
		Moves   []move   `yaml:"moves,omitempty"`
		Crown   *crown   `yaml:"crown,omitempty"`
	}
	crown struct {
		Jewel string `yaml:"jewel,omitempty"`
		Heavy bool   `yaml:"heavy,omitempty"`
		Years int    `yaml:"years,omitempty"`
	}
	square struct {
		Name string `yaml:"name"`
		Kind string `yaml:"kind"`
	}
	move struct {
		Take *take `yaml:"take,omitempty"`
		Then *then `yaml:"then,omitempty"`
	}
	take struct {
		Of  string `yaml:"of,omitempty"`
		All bool   `yaml:"all,omitempty"`
	}
	then struct {
		Moves []move `yaml:"moves"`
	}
)

var chess = &schema.Language{Game: "Chess", Set: reflect.TypeFor[cardfile.Set[piece]](), Most: 3, Deepest: 2,
	Alone:   map[string]schema.Bounds{"move": {Min: 1, Max: 1, Called: "move"}},
	Choices: []schema.Choice{{Of: "take", Keys: []string{"of", "all"}, Min: 1, Max: 1}},
	Whole:   schema.Whole{Of: []string{"move", "square"}, Max: 5, Called: "moves and squares"},
	Laws: []schema.Law{
		{Of: "piece", Not: []string{"crown"}, Unless: map[string]schema.Is{"type": {"rook"}}, Why: "no {type} has one"},
		{Of: "piece", Needs: []string{"worth"}, If: map[string]schema.Is{"crown.jewel": {"true"}}, Why: "it is dear"},
		{Of: "piece", At: "squares.kind", If: map[string]schema.Is{"squares.kind": {"white"}, "worth": {"false"}},
			Unless: map[string]schema.Is{"groups": {"B"}}, Why: "{squares.kind} is taken"},
		{Of: "crown", If: map[string]schema.Is{"jewel": {"ruby", "opal"}},
			Unless: map[string]schema.Is{"heavy": {"true"}}, Why: "a {jewel} is heavy"},
		{Of: "piece", At: "moves", If: map[string]schema.Is{"crown.heavy": {"true"}, "moves": {"true"}},
			Why: "it is slow"},
		{Of: "piece", Not: []string{"moves"}, If: map[string]schema.Is{"crown.jewel": {"false"}, "type": {"pawn"}},
			Why: "only a jewel pays for it"},
		{Of: "piece", At: "crown", If: map[string]schema.Is{"crown.jewel": {"glass"}}, Why: "not of {crown.jewel}"},
	},
	Words: map[string]schema.Word{
		"piece.name": {Says: "Its name."}, "piece.type": {Says: "What it is.", Of: []string{"rook", "pawn"}},
		"piece.worth":  {Says: "Its worth.", Min: 2, Max: 8, Step: 2},
		"piece.groups": {Says: "Its groups.", Group: true}, "piece.squares": {Says: "Squares."},
		"piece.moves": {Says: "Moves."}, "square.name": {Says: "A name."},
		"square.kind": {Says: "Its colour.", Of: []string{"black", "white"}},
		"move.take":   {Says: "Take.", Kinds: []string{"black"}}, "move.then": {Says: "Then."},
		"piece.crown": {Says: "A crown."}, "crown.jewel": {Says: "Jewel."}, "crown.heavy": {Says: "Heavy."},
		"crown.years": {Says: "How old it is, without a bound."},
		"take.of":     {Says: "What.", Ref: true}, "take.all": {Says: "All."}, "then.moves": {Says: "Moves."},
	}}

// lintPiece checks one piece as a game's linter would.
func lintPiece(t *testing.T, text string) string {
	t.Helper()
	folder, faults := cardfile.Read[piece](source.Dir{FS: fstest.MapFS{"p.yaml": {Data: []byte(
		"set: {id: s, name: {en: S, it: S}, year: 2026, illustrator: X}\ncards:\n  - {" + text + "}\n")}}}, false)
	f := lintkit.NewForm(&faults, chess)
	f.Rules = []lintkit.Rule{lintkit.On(func(path string, x *take) {
		if x.Of == "king" {
			f.Fault(path+".of", "nobody takes the king")
		}
	})}
	for i := range folder.Sets {
		f.Pos = folder.Sets[i].Pos
		for j := range folder.Sets[i].Cards {
			c := &folder.Sets[i].Cards[j]
			f.Check("cards[0]", c)
			s := lintkit.NewScope(f, func(q *square) (string, string) { return q.Name, q.Kind }, []string{"king"})
			for n := range c.Squares {
				s.Add("cards[0].squares[0]", &c.Squares[n])
			}
			lintkit.Reader[square, move]{Instr: func(string, *move) {},
				Name: func(path, name string, kinds []string) { s.Refer(path, name, kinds...) },
			}.Read(f, "cards[0].moves", c.Moves)
			s.Unused(c.Squares)
		}
	}
	return faults.Error()
}

// TestForm ensures that a form finds what its language excludes, at any depth, and that a text speaks of what it chose.
func TestForm(t *testing.T) {
	const rook = "name: {en: Rook, it: Torre}, type: rook"
	const glass = rook + ", crown: {jewel: glass}, worth: 2"
	for text, want := range map[string]string{
		rook: "",
		rook + ", worth: 4, squares: [{name: a, kind: black}], moves: [{then: {moves: [{take: {of: a}}]}}]": "",
		"type: rook":                                                           "name.en is missing",
		"name: {en: Rook, it: Torre}":                                          "type is missing: one of rook, pawn",
		"name: {en: R, it: T}, type: rok":                                      `type: unknown "rok"; one of rook, pawn; did you mean rook?`,
		rook + ", worth: 10":                                                   "worth: 10; from 2 to 8",
		rook + ", worth: 3":                                                    "worth: 3 is no multiple of 2",
		rook + ", groups: [Tall]":                                              `unknown group "Tall"`,
		rook + ", groups: [A, B, C, D]":                                        "groups: 4 of them; at most 3",
		rook + ", groups: [A, A]":                                              `groups: "A" stands twice`,
		rook + ", squares: [{kind: black}]":                                    "name is missing: A name.",
		rook + ", squares: [{name: A, kind: black}]":                           "small letters",
		rook + ", squares: [{name: king, kind: black}]":                        "means something else",
		rook + ", squares: [{name: a, kind: black}]":                           "nothing happens to it",
		rook + ", squares: [{name: a, kind: white}], moves: [{take: {of: a}}]": `"a" is of kind white; this needs black`,
		rook + ", moves: [{take: {of: b}}]":                                    `of: no target is named "b" here`,
		rook + ", moves: [{take: {of: king}}]":                                 "nobody takes the king",
		rook + ", moves: [{}]":                                                 "this move says nothing",
		rook + ", moves: [{take: {all: true}, then: {moves: [{take: {all: true}}]}}]": "this move says take and then at once",
		rook + ", moves: [{take: {}}]":                                                "take: of or all is missing",
		rook + ", moves: [{take: {all: true, of: a}}]":                                "take: of and all at once",
		rook + ", moves: [{then: {moves: []}}]":                                       "moves is empty",
		rook + ", moves: [{then: {moves: [{then: {moves: [{take: {all: true}}]}}]}}]": "nested more than 2 deep",
		"name: {en: R, it: T}, type: pawn, moves: [{take: {all: true}}]":              "moves: only a jewel pays for it",
		glass:                                    "p.yaml:3:54: crown: not of glass",
		rook + ", crown: {jewel: tin}, worth: 2": "",
		rook + ", crown: {years: 900}":           "",
		rook + ", crown: {jewel: opal, heavy: true}, worth: 2":               "",
		rook + ", crown: {jewel: opal}, worth: 2":                            "p.yaml:3:54: a opal is heavy",
		rook + ", crown: {jewel: tin}":                                       "worth is missing: it is dear",
		rook + ", crown: {heavy: true}, moves: [{take: {all: true}}]":        "p.yaml:3:76: moves: it is slow",
		"name: {en: R, it: T}, type: pawn, crown: {}":                        "crown: no pawn has one",
		rook + ", squares: [{name: a, kind: black}, {name: b, kind: white}]": "p.yaml:3:97: kind: white is taken",
		rook + ", squares: [{name: a, kind: black}, {name: b, kind: black}], moves: [{then: {moves: [{take: {of: a}}, " +
			"{take: {of: b}}, {take: {of: a}}]}}]": "the card has 6 moves and squares; at most 5",
	} {
		if got := lintPiece(t, text); want == "" && got != "" || !strings.Contains(got, want) {
			t.Errorf("%s\n%s\nwant %q", text, got, want)
		}
	}
}

// TestOneFault ensures that of a word that is none of its key's nothing else is told that rests on it.
func TestOneFault(t *testing.T) {
	got := lintPiece(t, "name: {en: Rook, it: Torre}, type: rok, crown: {}")
	if !strings.Contains(got, `unknown "rok"`) || strings.Contains(got, "has one") {
		t.Error(got)
	}
}
