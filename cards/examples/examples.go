package examples

import (
	"bufio"
	"bytes"
	"embed"
	"encoding/json"
	"fmt"
	"io/fs"
	"sync"

	"farpost/engine"
)

//go:embed *.jsonl
var files embed.FS

// Match is a scenario as data: the match at its start, and the answers that were given.
type Match struct {
	Scenario string         `json:"scenario"`
	Seats    []string       `json:"seats"` // the players' names
	Book     []byte         `json:"book"`  // as engine.Ruleset.LoadBook reads it
	Start    []byte         `json:"start"` // as engine.Decode reads it
	Inputs   []engine.Input `json:"inputs"`
	Shows    []Piece        `json:"shows"`
}

// Piece is the part of a match that shows a clause or a ruling.
type Piece struct {
	ID string `json:"id"`
	// From and To are inputs of the match: the piece begins after From of them and ends after To.
	From int `json:"from"`
	To   int `json:"to"`
	// Tried is what somebody tries then and is not allowed; nil where the clause lets something happen.
	Tried *engine.Input `json:"tried,omitempty"`
}

// Example is the example of one clause or ruling.
type Example struct {
	Match *Match
	Piece
}

// Write writes the matches of a game as its file holds them, one a line.
func Write(list []Match) ([]byte, error) {
	var out bytes.Buffer
	enc := json.NewEncoder(&out)
	for _, m := range list {
		if err := enc.Encode(m); err != nil {
			return nil, fmt.Errorf("write the examples of %s: %w", m.Scenario, err)
		}
	}
	return out.Bytes(), nil
}

// File returns the file of a game; nil for a game without one.
func File(game string) []byte {
	raw, err := fs.ReadFile(files, game+".jsonl")
	if err != nil {
		return nil
	}
	return raw
}

// all has the examples of every game, by game and id. They are read when the first is asked for.
var all = sync.OnceValue(func() map[string]map[string]Example {
	out := map[string]map[string]Example{}
	names, _ := fs.Glob(files, "*.jsonl") // the pattern is sound
	for _, name := range names {
		game := name[:len(name)-len(".jsonl")]
		out[game] = map[string]Example{}
		lines := bufio.NewScanner(bytes.NewReader(File(game)))
		lines.Buffer(nil, 1<<24)
		for lines.Scan() {
			m := &Match{}
			if err := json.Unmarshal(lines.Bytes(), m); err != nil {
				panic(fmt.Sprintf("the built-in examples of %s: %v", game, err)) // a test reads them
			}
			for _, p := range m.Shows {
				out[game][p.ID] = Example{m, p}
			}
		}
	}
	return out
})

// Of returns the example of a clause or ruling of a game; ok is false if there is none.
func Of(game, id string) (e Example, ok bool) {
	e, ok = all()[game][id]
	return e, ok
}
