package examples_test

import (
	"testing"

	"farpost/cards"
	"farpost/cards/examples"
	"farpost/engine"
	"farpost/engine/games"
)

// least is how many clauses and rulings of all games have an example. Those have none that only decks and card data
// show, and those about what nobody else may see.
const least = 560

// TestExamplesPlay ensures that every example is about a clause or a ruling that there is, that the rules of its game
// play it, that each has at least one step, and that no card is in it which a watcher would not see.
func TestExamplesPlay(t *testing.T) {
	n := 0
	for _, g := range games.All() {
		set, err := cards.Load(g.Name)
		if err != nil {
			t.Fatal(err)
		}
		hidden := map[string]bool{}
		for _, z := range g.Zones {
			hidden[z.Kind] = z.Seen != engine.SeenByAll
		}
		var ids []string
		for _, c := range set.Clauses() {
			ids = append(ids, c.ID)
		}
		for _, r := range set.Rulings() {
			ids = append(ids, r.ID)
		}
		for _, id := range ids {
			e, ok := examples.Of(g.Name, id)
			if !ok {
				continue
			}
			n++
			p, err := e.Play(g)
			if err != nil {
				t.Error(err)
				continue
			}
			views := []engine.View{p.Before}
			for _, s := range p.Steps {
				views = append(views, s.View)
			}
			if len(p.Steps) == 0 || len(p.Steps) > 6 {
				t.Errorf("%s has %d steps", id, len(p.Steps))
			}
			for _, v := range views {
				if v.Viewer != engine.NoSeat {
					t.Errorf("%s is shown as %v sees it", id, v.Viewer)
				}
				for _, z := range v.Zones {
					for _, c := range z.Cards {
						if hidden[z.Kind] && c.Card != "" {
							t.Errorf("%s shows %s in %s", id, c.Card, z.Kind)
						}
					}
				}
			}
		}
	}
	if n < least {
		t.Errorf("%d examples", n)
	}
	if _, ok := examples.Of("chess", "FW-001"); ok {
		t.Error("an example of a game that there is not")
	}
}
