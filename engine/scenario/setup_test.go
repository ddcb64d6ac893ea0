package scenario_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/kit"
	"farpost/engine/scenario"
)

// printed is a card of the game of these tests.
type printed struct {
	ID   string `yaml:"id" json:"id"`
	Cost int    `yaml:"cost" json:"cost"`
}

type list = kit.CardList[printed]

func compile(cards []printed, groups ...kit.Group) (*list, error) {
	raw, err := kit.PackCards(cards, groups)
	if err != nil {
		return nil, err
	}
	l, err := kit.ReadCards(raw, func(c *printed) string { return c.ID })
	return &l, err
}

func readPrinted(line string) (printed, error) {
	return scenario.ReadCard(line, func(id string) printed { return printed{ID: id, Cost: 1} })
}

// read reads lines of a setup for a game with the zones hand and table.
func read(lines ...string) (*scenario.Fixture, error) {
	g := scenario.Setup[printed, *list]{
		Product: []printed{{ID: "A01"}}, ID: func(c *printed) string { return c.ID }, Card: readPrinted, Book: compile,
		Fillers: []printed{{ID: "blank"}}, Turn: 2,
		Filler: func(zone string) string { return map[string]string{"hand": "blank", "deck": "blank"}[zone] },
		Zones:  map[string]string{"hand": "hand", "table": "table"}, Vars: map[string]string{"quiet": "quiet"},
		Figures: map[string]func(*engine.Tx, engine.Seat, string) error{"gold": nil},
		Begin:   func(*engine.Tx, *scenario.Table) []engine.Frame { return nil },
	}
	var in []scenario.Line
	for i, l := range lines {
		in = append(in, scenario.Line{N: i + 1, Text: l})
	}
	return g.Read(in)
}

// A section gives the book of the cards that it declares and uses, the seats, the options and the decks.
func TestSetup(t *testing.T) {
	fix, err := read("seats ann,bob,carl", "card x {cost: 3}", "use A01", "option fast=1", "seed 7", "deal bob 2 x*3")
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, c := range fix.Book.(*list).Cards() {
		ids = append(ids, c.ID)
	}
	if !slices.Equal(ids, []string{"blank", "x", "A01"}) || !slices.Equal(fix.Seats, []string{"ann", "bob", "carl"}) {
		t.Errorf("cards %v, seats %v", ids, fix.Seats)
	}
	s := fix.Setup
	if s.Options["fast"] != 1 || s.Seed != 7 || len(s.Decks) != 3 ||
		strings.Join(s.Decks[1], " ") != "blank blank x x x" || fix.Write != nil {
		t.Errorf("%+v", s)
	}
	if fix, err = read("hand a 2", "table b: x=A01"); err != nil || fix.Write == nil || len(fix.Setup.Decks) != 2 {
		t.Errorf("a match in place: %+v, %v", fix, err)
	}
}

// A line that cannot be read is told with its number and what is wrong.
func TestSetupFaults(t *testing.T) {
	for line, want := range map[string]string{
		"cards a: x":        `setup line 2: "cards" begins no setup line`,
		"hand carl: x":      `"carl" is no player; a line seats must come before others`,
		"hand a x":          "hand PLAYER: cards",
		"table a 3":         "table PLAYER: cards",
		"hand a -1":         "hand PLAYER: cards",
		"hand a: x@carl=y":  `"carl" is no player`,
		"card {cost: 1}":    "an id without",
		"card x {price: 1}": "price",
		"use A02":           "use A02: the runner was given no such card, but 1 others",
		"option fast=very":  "very",
		"seed -1":           "-1",
		"turn":              "turn PLAYER [NUMBER]",
		"begin a soon":      "soon",
		"gold a":            "gold PLAYER VALUE",
		"quiet very":        "very",
		"deal a":            "deal PLAYER CARD*N …",
		"deal a x*many":     "many",
		"deal a x":          "a setup with deal has no cards in place",
	} {
		if _, err := read("hand a: y", line); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", line, err, want)
		}
	}
}

// A card declared for a scenario has its data, and the plain card's where it says nothing.
func TestReadCard(t *testing.T) {
	for line, want := range map[string]printed{"x": {"x", 1}, "x {cost: 3}": {"x", 3}, "  y  {} ": {"y", 1}} {
		if got, err := readPrinted(line); err != nil || got != want {
			t.Errorf("%q: %+v, %v", line, got, err)
		}
	}
	for _, line := range []string{"", "{cost: 1}", "a/b {}", "x {cost: much}", "x {cost", "x#1"} {
		if got, err := readPrinted(line); err == nil {
			t.Errorf("%q is read as %+v", line, got)
		}
	}
}
