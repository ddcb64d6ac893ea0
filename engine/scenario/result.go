package scenario

import "farpost/engine"

// Assertion is an executed line of a script that shows the clauses named on it.
type Assertion struct {
	File    string
	Line    int
	Clauses []string
	// Refused is the refusal that the line's input met, nil for other lines. Tried is that input.
	Refused *engine.Refusal
	Tried   *engine.Input
	// After is how many inputs were carried out before the line, and by it.
	After int
}

// Result is what the execution of a scenario came to.
type Result struct {
	File       string
	Inputs     []engine.Input
	Assertions []Assertion
	// Saves are the match at the start and after each input, as engine.Encode writes it.
	Saves [][]byte
	// Events are what the start and each input did.
	Events [][]engine.Event
	// Book is the cards that it was played with, Seats the players' names in it.
	Book  engine.Book
	Seats []string
}

// Last is the match at the end of the script.
func (r *Result) Last() (*engine.State, error) { return engine.Decode(r.Saves[len(r.Saves)-1]) }
