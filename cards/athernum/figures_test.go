package athernum_test

import (
	"os"
	"regexp"
	"strconv"
	"testing"

	"farpost/engine/athernum/language"
)

// figures are the rows of the table of docs/cards-athernum.md that says which figures count.
var figures = regexp.MustCompile("(?m)^\\| ([A-Z]\\d\\d) ([^|]+) \\| `(\\w+)` \\| \\d+ \\| (\\d+) \\|$")

// TestFiguresThatCount ensures that the guide names the figures of the card files for cards that were designed with
// others.
func TestFiguresThatCount(t *testing.T) {
	page, err := os.ReadFile("../../docs/cards-athernum.md")
	if err != nil {
		t.Fatal(err)
	}
	book := load(t).Compiled.(*language.Book)
	rows := figures.FindAllStringSubmatch(string(page), -1)
	if len(rows) != 9 {
		t.Errorf("%d cards in the table", len(rows))
	}
	for _, row := range rows {
		c := book.Card(row[1])
		if c == nil || c.Name.En != row[2] {
			t.Errorf("there is no %s %s", row[1], row[2])
			continue
		}
		have := map[string]int{"vt": c.VT, "ofv": c.OFV}
		if now, known := have[row[3]]; !known || strconv.Itoa(now) != row[4] {
			t.Errorf("%s: %s is %s by the guide, %d by the card", row[1], row[3], row[4], now)
		}
	}
}
