package scenario

import "farpost/engine"

// Game is what the runner needs to know of a ruleset. Only Ruleset and Setup are required.
type Game struct {
	Ruleset *engine.Ruleset
	// Setup reads the setup section of a scenario, whose lines mean what the game says.
	Setup func(lines []Line) (*Fixture, error)
	// Facts answer questions of expect lines that the generic facts do not know. Fact answers those with more words,
	// given the words before the equals sign. They may answer generic ones in their own way: Fact is asked first, then
	// Facts. known is false for words that are not its own.
	Facts Facts
	Fact  func(w *World, words []string) (value string, known bool, err error)
	// Value reads a word of an answer, after aliases and before the generic forms; ok is false for words
	// that are not its own.
	Value func(w *World, word string) (v engine.Value, ok bool)
	// Name writes a value of a kind of the game, after aliases; ok is false for others. Cards are written by their ids
	// without it.
	Name func(w *World, v engine.Value) (name string, ok bool)
	// Clauses are the ids of the contract, Rulings those of what was ruled where its source is silent; with
	// any, an assertion may name no other.
	Clauses, Rulings []string
}

// Line is one line of a section, without its comment and surrounding space. Empty lines are left out.
type Line struct {
	N    int // in the file, from 1
	Text string
	// Clauses are the ids in its comment.
	Clauses []string
}

// Fixture is the match that a setup section describes.
type Fixture struct {
	Book  engine.Book
	Setup engine.Setup // one deck per seat, which may be empty when Write is there
	// Write puts the match in place of a deal and gives the frames to begin with (none: the program
	// "match"); name gives an object its alias. Nil deals with Setup.
	Write func(tx *engine.Tx, name func(alias string, id engine.ObjID)) ([]engine.Frame, error)
	// Seats are the players' names in the script; none means a, b, c, d …
	Seats []string
}

// World is the match at the moment of a line, for the hooks of a Game.
type World struct {
	*engine.Reader
	// State is the match; it must not be written.
	State *engine.State
	// Last are the events since the last line with an input began, All those since the match began.
	Last, All []engine.Event
	// Data are the file's sections besides setup and script, by name.
	Data map[string][]byte

	names *names
}

// Value reads a word as an answer does: an alias, a seat, a number, a place such as field#0, a typed
// value or a plain word.
func (w *World) Value(word string) (engine.Value, error) { return w.names.value(w, word) }

// Object reads a word that must name an object in the match.
func (w *World) Object(word string) (engine.ObjID, error) { return w.names.object(w, word) }

// Seat reads a player's name.
func (w *World) Seat(word string) (engine.Seat, error) { return w.names.seat(word) }

// Name writes a value as the script would.
func (w *World) Name(v engine.Value) string { return w.names.name(w, v) }

// Names writes several values, with commas.
func (w *World) Names(vals []engine.Value) string { return w.names.list(w, vals) }

// View is what a seat may know now.
func (w *World) View(seat engine.Seat) (engine.View, error) {
	return engine.ViewOf(w.Ruleset(), w.Book(), w.State, seat)
}
