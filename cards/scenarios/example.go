package scenarios

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"reflect"
	"slices"
	"strings"

	"farpost/cards/examples"
	"farpost/engine"
	"farpost/engine/scenario"
)

// mostSteps is how many answers an example has at most.
const mostSteps = 5

// Examples makes the worked examples of a game out of its scenarios: for each clause and ruling the piece of a match
// that shows it best. Clauses that only lines about decks and card data show have none.
func Examples(name string) ([]examples.Match, error) {
	game, trees, err := Of(name)
	if err != nil {
		return nil, err
	}
	best := map[string]candidate{}
	for _, tree := range trees {
		files, err := scenario.Files(tree)
		if err != nil {
			return nil, err
		}
		for _, file := range files {
			data, err := fs.ReadFile(tree, file)
			if err != nil {
				return nil, err
			}
			res, err := scenario.Play(game, file, data)
			if err != nil {
				return nil, err
			}
			if err := choose(best, game.Ruleset, res); err != nil {
				return nil, fmt.Errorf("examples from %s: %w", file, err)
			}
		}
	}
	return matches(best)
}

// candidate is a piece of a scenario that shows a clause, and how well it would do; less is better.
type candidate struct {
	examples.Piece
	res   *scenario.Result
	worth []int
}

// choose keeps for each clause that a scenario shows its best piece, if that is better than what there is.
func choose(best map[string]candidate, g *engine.Ruleset, res *scenario.Result) error {
	views := make([]engine.View, len(res.Saves)) // made when they are needed
	idle := make([]bool, len(res.Saves))
	for i, raw := range res.Saves {
		s, err := engine.Decode(raw)
		if err != nil {
			return err
		}
		if views[i], err = engine.ViewOf(g, res.Book, s, engine.NoSeat); err != nil {
			return err
		}
		idle[i] = nothingPending(g.Layout, views[i])
	}
	own := 0 // product cards are named and known; a scenario's own are not
	if !strings.HasPrefix(res.File, "cards/") {
		own = 1
	}
	for _, a := range res.Assertions {
		from := max(0, a.After-1)
		if a.Tried != nil {
			from = a.After
		}
		for from > 0 && a.After-from < mostSteps && !idle[from] {
			from--
		}
		if from == a.After && a.Tried == nil {
			continue // nothing has happened yet
		}
		still := 0
		if a.Tried == nil && !isTold(g, res.Events[from+1:a.After+1]) {
			still = 1 // there is nothing to tell
		}
		if a.Tried == nil && reflect.DeepEqual(views[from].Zones, views[a.After].Zones) &&
			reflect.DeepEqual(views[from].Seats, views[a.After].Seats) {
			still++ // nobody sees a difference
		}
		unfinished := 0
		if !idle[from] {
			unfinished = 1
		}
		for _, id := range a.Clauses {
			other := 0
			if a.Tried != nil && a.Refused.Clause != id {
				other = 1 // it is refused for another reason
			}
			c := candidate{examples.Piece{ID: id, From: from, To: a.After, Tried: a.Tried}, res,
				[]int{still, other, own, unfinished, len(a.Clauses), a.After - from, len(res.Inputs)}}
			if was, ok := best[id]; !ok || slices.Compare(c.worth, was.worth) < 0 {
				best[id] = c
			}
		}
	}
	return nil
}

// isTold reports whether events have something to tell beside what comes with every turn.
func isTold(g *engine.Ruleset, events [][]engine.Event) bool {
	return slices.ContainsFunc(slices.Concat(events...), func(e engine.Event) bool {
		return e.ShownTo(engine.NoSeat) && !slices.Contains(g.Details, e.Kind) && !slices.Contains(g.Routine, e.Kind)
	})
}

// nothingPending reports whether a view shows nothing that has still to resolve.
func nothingPending(l engine.Layout, v engine.View) bool {
	return !slices.ContainsFunc(l.Zones, func(z engine.ZoneLayout) bool {
		return z.Place == engine.PlaceStack && v.Zone(z.Kind, engine.NoSeat).Count > 0
	})
}

// players are the names of the players of scenarios that do not name them.
var players = []string{"Ada", "Bruno", "Chiara", "Dario"}

// matches joins the pieces of each scenario, in the order of the scenarios' names.
func matches(best map[string]candidate) ([]examples.Match, error) {
	by := map[string]*examples.Match{}
	var bad []error
	for _, id := range slices.Sorted(maps.Keys(best)) {
		c := best[id]
		m := by[c.res.File]
		if m == nil {
			packed, ok := c.res.Book.(interface{ Bytes() ([]byte, error) })
			if !ok {
				return nil, fmt.Errorf("the cards of %s cannot be saved", c.res.File)
			}
			book, err := packed.Bytes()
			bad = append(bad, err)
			m = &examples.Match{Scenario: c.res.File, Seats: named(c.res.Seats), Book: book, Start: c.res.Saves[0]}
			by[c.res.File] = m
		}
		m.Shows = append(m.Shows, c.Piece)
		m.Inputs = c.res.Inputs[:max(len(m.Inputs), c.To)]
	}
	var out []examples.Match
	for _, m := range by {
		out = append(out, *m)
	}
	slices.SortFunc(out, func(a, b examples.Match) int { return cmp.Compare(a.Scenario, b.Scenario) })
	return out, errors.Join(bad...)
}

// named gives people's names to players who have none, and writes the others with a capital.
func named(seats []string) []string {
	out := make([]string, len(seats))
	for i, s := range seats {
		if out[i] = strings.ToUpper(s[:1]) + s[1:]; len(s) == 1 {
			out[i] = players[i]
		}
	}
	return out
}
