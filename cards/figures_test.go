package cards_test

import (
	"os"
	"slices"
	"strings"
	"testing"

	"farpost/cards"
	"farpost/engine"
	"farpost/engine/games"
)

// TestFiguresOfGames ensures that every built-in card of every game has a figure that its neighbours in the set do not
// have, except plain stones, and that layouts name known frames, bodies and parts of figures.
func TestFiguresOfGames(t *testing.T) {
	sets, err := cards.LoadAll("")
	if err != nil {
		t.Fatal(err)
	}
	for _, g := range games.All() {
		set, last := sets[g.Name], ""
		for _, c := range set.Cards {
			f := set.Face("en", c.ID)
			if !engine.IsFigure(f.Figure) {
				t.Errorf("%s of %s has the figure %q", c.ID, g.Name, f.Figure)
			}
			if f.Figure == last && last != "crystal" && last != "prism" {
				t.Errorf("%s of %s shows a %s, as the card before it does", c.ID, g.Name, last)
			}
			last = f.Figure
		}
		for _, ty := range g.Layout.Types {
			if !slices.Contains(engine.Frames(), ty.Frame) || ty.Tint == "" ||
				ty.Body != "" && !slices.Contains(engine.Bodies(), ty.Body) {
				t.Errorf("the type %s of %s has the layout %+v", ty.Code, g.Name, ty)
			}
		}
		for _, p := range g.Layout.Parts {
			if !slices.Contains(engine.FigureParts(), p.Part) {
				t.Errorf("%s of %s adds the unknown part %q", p.Code, g.Name, p.Part)
			}
		}
	}
}

// TestFiguresPage ensures that the page about pictures lists every word for figures.
func TestFiguresPage(t *testing.T) {
	page, err := os.ReadFile("../docs/art.md")
	if err != nil {
		t.Fatal(err)
	}
	text := strings.Join(strings.Fields(strings.ReplaceAll(string(page), "\n>", " ")), " ")
	for _, list := range [][]string{engine.FigureBearers(), engine.FigureThings()} {
		if want := strings.Join(list, ", "); !strings.Contains(text, want) {
			t.Errorf("docs/art.md does not list\n%s", want)
		}
	}
}
