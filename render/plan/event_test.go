package plan_test

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"farpost/render"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/gallery"
	"farpost/render/plan"
	"farpost/render/sprite"
)

// eventPlans are the plans of all samples of standings and brackets, in both languages, and how high each may be.
func eventPlans() (out map[string]compose.Planning, high map[string]int) {
	out, high = map[string]compose.Planning{}, map[string]int{}
	for _, lang := range []string{"en", "it"} {
		for _, e := range gallery.Events(lang) {
			name := e.Name + "." + lang
			if e.Bracket != nil {
				out[name], high[name] = plan.Bracket(*e.Bracket), 1080
			} else {
				out[name], high[name] = plan.Standings(*e.Standings, e.Page), 1350
			}
		}
		long := gallery.Table(lang, "own", 16, 5)
		long.Title, long.Line = strings.Repeat("Torneo ", 30), strings.Repeat("Dopo il turno ", 30)
		long.Cut, long.CutWord = 8, strings.Repeat("Top 8 ", 30)
		for i := range long.Columns {
			long.Columns[i].Short = strings.Repeat("Heading ", 9)
		}
		for i := range long.Rows {
			long.Rows[i].Ties, long.Rows[i].Points = []string{"123456789012345678", "", "66.67 %"}, "123456789012345678"
		}
		out["long."+lang], high["long."+lang] = plan.Standings(long, 1), 1350
	}
	return out, high
}

// TestEventsFit ensures that standings and brackets are never larger than Discord shows well, that nothing in them
// overlaps, leaves its place or the picture, and that letters have at least 30 pixels of 1080.
func TestEventsFit(t *testing.T) {
	r := shared(t)
	plans, high := eventPlans()
	for name, of := range plans {
		faults, err := r.Faults(of)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range faults {
			t.Errorf("%s: %s", name, f)
		}
		sizes, size, err := letters(of)
		if err != nil {
			t.Fatal(err)
		}
		if least := slices.Min(append(sizes, 99)); least < 30 {
			t.Errorf("%s: letters of %d pixels", name, least)
		}
		if size.X != 1080 || size.Y > high[name] {
			t.Errorf("%s: %v is larger than 1080 by %d", name, size, high[name])
		}
	}
	for i := range 4 {
		if n := sprite.StandingStyle(i).Size; n < 34 {
			t.Errorf("figures of %d pixels", n)
		}
	}
}

// TestBracketLines ensures that the lines of a bracket cross no match, and that every match but the last has one.
func TestBracketLines(t *testing.T) {
	plans, _ := eventPlans()
	for name, of := range plans {
		err := shared(t).withPen(func(p *draw.Pen) {
			pl := of(p)
			for _, o := range pl.Over {
				for _, b := range pl.Blocks {
					if o.At.Overlaps(b.At) {
						t.Errorf("%s: a line at %v crosses %v", name, o.At, b.At)
					}
				}
			}
			if want := map[string]int{"bracket-8.en": 6, "bracket-16.en": 14, "bracket-13.en": 14}[name]; want > 0 {
				if n := joined(pl); n != want {
					t.Errorf("%s: %d matches have a line to the next one, want %d", name, n, want)
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// joined counts the matches from whose right side a line goes.
func joined(pl *compose.Plan) (n int) {
	for _, b := range pl.Blocks {
		if _, ok := b.Of.(sprite.TieBox); ok && slices.ContainsFunc(pl.Over, func(o compose.Over) bool {
			return o.At.Min == image.Pt(b.At.Max.X, b.At.Min.Y+b.At.Dy()/2)
		}) {
			n++
		}
	}
	return n
}

// standingRows returns the rows of a plan, with the headings first.
func standingRows(t *testing.T, of compose.Planning) (out []sprite.StandingRow) {
	t.Helper()
	err := shared(t).withPen(func(p *draw.Pen) {
		for _, b := range of(p).Blocks {
			if s, ok := b.Of.(sprite.StandingRow); ok {
				out = append(out, s)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// TestStandingColumns ensures which columns are shown: all that leave names their room, else the first two, and fewer
// only if figures are very wide; and that every row has its figures where its headings stand.
func TestStandingColumns(t *testing.T) {
	wide := gallery.Table("en", "shares", 4, 3)
	for i := range wide.Rows {
		wide.Rows[i].Ties = []string{"1234567890123", "1234567890123", "1"}
		wide.Rows[i].Points = "12345678901"
		wide.Rows[i].Record = "100-100-100"
	}
	for _, c := range []struct {
		name string
		of   render.Standings
		want string
	}{
		{"three", gallery.Table("en", "shares", 8, 3), "Pts W-L-D OMW GW OGW"},
		{"four", gallery.Table("en", "late", 8, 3), "Pts W-L-D Late OMW"},
		{"two", gallery.Table("it", "schedule", 8, 3), "Pt V-S-P SoS eSoS"},
		{"wide", wide, "Pts W-L-D OMW"},
		{"none", gallery.Table("en", "", 8, 3), "Pts W-L-D"},
	} {
		rows := standingRows(t, plan.Standings(c.of, 1))
		if got := strings.Join(rows[0].Figures, " "); got != c.want || !rows[0].Heading {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
		for i, r := range rows {
			if !slices.Equal(r.Rights, rows[0].Rights) || len(r.Figures) != len(r.Rights) || r.Room < 240 {
				t.Errorf("%s: row %d has %v at %v, %d for the name", c.name, i, r.Figures, r.Rights, r.Room)
			}
		}
	}
}

// TestStandingRows ensures that a page has its rows as they are, the same measures on every page, and names that the
// fonts lack by their plain form.
func TestStandingRows(t *testing.T) {
	s := gallery.Table("en", "shares", 40, 6)
	s.Rows[1].Marked = true
	first, last := standingRows(t, plan.Standings(s, 1))[1:], standingRows(t, plan.Standings(s, 3))[1:]
	if len(first) != 16 || len(last) != 8 || first[0].From != last[0].From ||
		!slices.Equal(first[0].Rights, last[0].Rights) {
		t.Fatalf("%d and %d rows at %d and %d", len(first), len(last), first[0].From, last[0].From)
	}
	for i, r := range first {
		name := s.Rows[i].Name
		if i == 13 {
			name = s.Rows[i].Plain
		}
		if r.Name != name || r.Place != fmt.Sprint(i+1) || r.Dropped != s.Rows[i].Dropped || r.Marked != (i == 1) ||
			r.Figures[0] != s.Rows[i].Points || r.Figures[1] != s.Rows[i].Record || r.Figures[2] != s.Rows[i].Ties[0] {
			t.Errorf("row %d is %+v", i, r)
		}
	}
}

// TestStandingParts ensures that the cut stands on its page alone, below its row, and that the sign of who has left is
// explained where somebody has.
func TestStandingParts(t *testing.T) {
	s := gallery.Table("en", "own", 40, 5)
	s.Cut, s.CutWord = 18, "Top 18"
	for i := range s.Rows {
		s.Rows[i].Dropped = i == 3
	}
	for page, want := range map[int]string{
		1: "head labels" + strings.Repeat(" row", 16) + " note",
		2: "head labels row row cut" + strings.Repeat(" row", 14),
		3: "head labels" + strings.Repeat(" row", 8),
	} {
		var parts []string
		err := shared(t).withPen(func(p *draw.Pen) {
			for _, b := range plan.Standings(s, page)(p).Blocks {
				switch k := b.Of.(type) {
				case sprite.EventHead:
					parts = append(parts, "head")
				case sprite.StandingRow:
					parts = append(parts, map[bool]string{true: "labels", false: "row"}[k.Heading])
				case sprite.CutLine:
					parts = append(parts, "cut")
				default:
					parts = append(parts, "note")
				}
			}
		})
		if got := strings.Join(parts, " "); err != nil || got != want {
			t.Errorf("page %d has %s, want %s, %v", page, got, want, err)
		}
	}
}

// TestStandingNames ensures that the two longest names are cut with an ellipsis before their figures, and others whole.
func TestStandingNames(t *testing.T) {
	s := gallery.Table("en", "shares", 26, 5)
	for _, row := range standingRows(t, plan.Standings(s, 2))[1:] {
		err := shared(t).withPen(func(p *draw.Pen) {
			gone := row
			gone.Dropped = true
			if n := gone.NameText(p); p.Cut(n.Style).Width(n.Lines[0]) > row.Room-32 {
				t.Errorf("%q does not fit beside its sign", n.Lines)
			}
			n := row.NameText(p)
			if len(n.Lines) != 1 || p.Cut(n.Style).Width(n.Lines[0]) > row.Room {
				t.Errorf("%q does not fit", n.Lines)
			}
			if cut := strings.HasSuffix(n.Lines[0], draw.Ellipsis); cut != (row.Place == "19" || row.Place == "23") {
				t.Errorf("%q is written as %q", row.Name, n.Lines[0])
			}
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// TestBracketRounds ensures which rounds a bracket shows, with how many matches.
func TestBracketRounds(t *testing.T) {
	both := gallery.Elimination("en", 16, true, 19, false, false) // played in the second round above and below
	both.Rounds[1].Ties[3].A.Won, both.Rounds[1].Ties[3].B.Won = false, false
	for _, c := range []struct {
		name string
		of   render.Bracket
		want string
	}{
		{"4", gallery.Elimination("en", 4, false, 1, true, false), "Semifinals Final Third place; 4"},
		{"16", gallery.Elimination("en", 16, false, 0, false, false),
			"Round of 16 Quarterfinals Semifinals Final; 15"},
		{"64", gallery.Elimination("en", 64, false, 0, false, false),
			"Round of 16 Quarterfinals Semifinals Final; 15"},
		{"double of 8, begun", gallery.Elimination("en", 8, true, 0, false, false), "Upper 1 Upper 2 Upper 3 Final; 8"},
		{"double of 8", gallery.Elimination("en", 8, true, 9, false, false),
			"Upper 1 Upper 2 Upper 3 Final Lower 1 Lower 2 Lower 3 Lower 4; 14"},
		{"double of 16, nobody fell", gallery.Elimination("en", 16, true, 0, false, false),
			"Upper 1 Upper 2 Upper 3 Upper 4; 15"},
		{"double of 16, first round", gallery.Elimination("en", 16, true, 5, false, false),
			"Upper 1 Upper 2 Upper 3 Lower 1 Lower 2 Lower 3 Lower 4; 26"},
		{"double of 16, second round", gallery.Elimination("en", 16, true, 9, false, false),
			"Upper 2 Upper 3 Upper 4 Final Lower 1 Lower 2 Lower 3 Lower 4; 20"},
		{"double of 16, second rounds", both,
			"Upper 2 Upper 3 Upper 4 Final Lower 1 Lower 2 Lower 3 Lower 4; 20"},
		{"double of 16, late", gallery.Elimination("en", 16, true, 26, false, false),
			"Upper 2 Upper 3 Upper 4 Final Lower 3 Lower 4 Lower 5 Lower 6; 14"},
		{"double of 64, over", gallery.Elimination("en", 64, true, 999, false, true),
			"Upper 4 Upper 5 Upper 6 Final Second final Lower 7 Lower 8 Lower 9 Lower 10; 15"},
		{"double of 6", gallery.Elimination("en", 6, true, 99, false, true),
			"Upper 1 Upper 2 Upper 3 Final Second final Lower 2 Lower 3 Lower 4; 13"},
		{"nothing", render.Bracket{}, "; 0"},
	} {
		names, boxes := []string{}, 0
		err := shared(t).withPen(func(p *draw.Pen) {
			for _, b := range plan.Bracket(c.of)(p).Blocks {
				switch s := b.Of.(type) {
				case sprite.RoundName:
					names = append(names, s.Text)
				case sprite.TieBox:
					boxes++
				}
			}
		})
		if err != nil {
			t.Fatal(err)
		}
		if got := fmt.Sprintf("%s; %d", strings.Join(names, " "), boxes); got != c.want {
			t.Errorf("%s: %s, want %s", c.name, got, c.want)
		}
	}
}

// TestBracketWinner ensures that the last match alone gives a crown: in a double elimination the second final, if there
// is one.
func TestBracketWinner(t *testing.T) {
	for name, b := range map[string]render.Bracket{
		"single": gallery.Elimination("en", 8, false, 99, true, false),
		"double": gallery.Elimination("en", 8, true, 99, false, false),
		"again":  gallery.Elimination("en", 8, true, 99, false, true),
	} {
		last := b.Rounds[len(b.Rounds)-1].Ties[0]
		var crowned []sprite.TieBox
		err := shared(t).withPen(func(p *draw.Pen) {
			for _, k := range plan.Bracket(b)(p).Blocks {
				if s, ok := k.Of.(sprite.TieBox); ok && s.Last {
					crowned = append(crowned, s)
				}
			}
		})
		if err != nil || len(crowned) != 1 || crowned[0].A.Name != last.A.Name || crowned[0].B.Won != last.B.Won {
			t.Errorf("%s: %+v has a crown, want %+v, %v", name, crowned, last, err)
		}
	}
}
