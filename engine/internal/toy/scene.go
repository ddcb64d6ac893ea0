package toy

import (
	"embed"
	"fmt"
	"io/fs"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/scenario"
)

//go:embed scenarios
var files embed.FS

// Scenarios are the scenario files.
func Scenarios() fs.FS {
	sub, err := fs.Sub(files, "scenarios")
	if err != nil {
		panic(err) // the folder is embedded above
	}
	return sub
}

// Game returns what the scenario runner needs of the toy. Lines of a setup:
//
//	seats 3                    how many play; first of all
//	ZONE a name=card card …    cards of a in a zone, the last on top (hand, deck, field, grave)
//	life a 5, gold a 9         figures; else 10 and 5
//	stakes                     begin with the stakes; else with the turn of a
//	turn b                     begin with the turn of b
//	seed 7                     of the generators
func Game(g *engine.Ruleset) scenario.Game {
	return scenario.Game{Ruleset: g, Setup: setup}
}

func setup(lines []scenario.Line) (*scenario.Fixture, error) {
	fix := &scenario.Fixture{Book: Cards{}, Setup: engine.Setup{Decks: make([][]string, 3), Seed: 1}}
	for _, l := range lines {
		if w := strings.Fields(l.Text); len(w) == 2 && (w[0] == "seats" || w[0] == "seed") {
			n, err := strconv.Atoi(w[1])
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", l.N, err)
			}
			if w[0] == "seats" {
				fix.Setup.Decks = make([][]string, n)
			} else {
				fix.Setup.Seed = uint64(n)
			}
		}
	}
	fix.Write = func(tx *engine.Tx, name func(string, engine.ObjID)) ([]engine.Frame, error) {
		n := len(fix.Setup.Decks)
		seedRand(tx, fix.Setup.Seed, n)
		for i := range n {
			tx.SetSeat(engine.Seat(i), sLife, 10)
			tx.SetSeat(engine.Seat(i), sGold, 5)
		}
		start := []engine.Frame{{At: engine.Ref{Prog: "match", Label: "turn"}, Owner: engine.NoSeat}}
		tx.SetVar(vTurn, 1)
		for _, l := range lines {
			w := strings.Fields(l.Text)
			if w[0] == "stakes" {
				start = nil
				continue
			}
			if err := writeLine(tx, w, name); err != nil {
				return nil, fmt.Errorf("line %d: %w", l.N, err)
			}
		}
		return start, nil
	}
	return fix, nil
}

func writeLine(tx *engine.Tx, w []string, name func(string, engine.ObjID)) error {
	if w[0] == "seats" || w[0] == "seed" {
		return nil
	}
	if len(w) < 2 || len(w[1]) != 1 {
		return fmt.Errorf("%v: a seat is needed", w)
	}
	s := engine.Seat(w[1][0] - 'a')
	switch w[0] {
	case "turn":
		tx.SetVar(vActive, int(s))
		return nil
	case "life", "gold":
		n, err := strconv.Atoi(w[2])
		if err != nil {
			return err
		}
		tx.SetSeat(s, map[string]int{"life": sLife, "gold": sGold}[w[0]], n)
		return nil
	case zHand, zDeck, zGrave, zField:
		owner := s
		if w[0] == zField {
			owner = engine.NoSeat
		}
		for _, word := range w[2:] {
			alias, id, named := strings.Cut(word, "=")
			if !named {
				alias, id = "", word
			}
			c, err := index(id)
			if err != nil {
				return err
			}
			obj := tx.New(engine.Object{Card: c, Owner: s, Base: s}, w[0], owner)
			if named {
				name(alias, obj)
			}
		}
		return nil
	}
	return fmt.Errorf("%q is no line of a setup", w[0])
}
