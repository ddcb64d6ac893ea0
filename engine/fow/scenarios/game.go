package scenarios

import (
	"bytes"
	"embed"
	"fmt"
	"strings"

	"go.yaml.in/yaml/v3"

	"farpost/engine/fow"
	"farpost/engine/scenario"
)

// Files are the scenarios.
//
//go:embed *.txtar
var Files embed.FS

// Game is what the runner needs to play scenarios; a line "use" takes cards from those given. Clauses are the
// contract's ids, none to accept all.
func Game(cards []fow.Card, clauses []string) scenario.Game {
	return scenario.Game{Ruleset: fow.New(), Fact: fact, Value: value, Name: name, Clauses: clauses,
		Setup: func(lines []scenario.Line) (*scenario.Fixture, error) { return setup(cards, lines) }}
}

// Card reads a card that a scenario declares for itself: its id, then its data as a YAML flow mapping in the
// language of card files. A key that the language does not have is an error.
func Card(line string) (fow.Card, error) {
	id, data, _ := strings.Cut(strings.TrimSpace(line), " ")
	c := fow.Card{ID: id, Name: fow.Text{En: id, It: id}}
	if id == "" || strings.ContainsAny(id, "{/.#@") {
		return c, fmt.Errorf("card %q: an id without { / . # @ is needed before its data", line)
	}
	if data = strings.TrimSpace(data); data == "" {
		data = "{}"
	}
	c.Type, c.Attributes, c.ATK, c.DEF = fow.Resonator, []fow.Attribute{fow.Fire}, 100, 100
	dec := yaml.NewDecoder(bytes.NewReader([]byte(data)))
	dec.KnownFields(true)
	if err := dec.Decode(&c); err != nil {
		return c, fmt.Errorf("card %s: %w", id, err)
	}
	if c.Type != fow.Resonator {
		c.ATK, c.DEF = 0, 0
	}
	return c, nil
}
