package scenario

import "farpost/engine"

// Assertion is an executed line of a script that shows the clauses named on it.
type Assertion struct {
	File    string
	Line    int
	Clauses []string
	// Refused is the refusal that the line's input met, nil for other lines.
	Refused *engine.Refusal
}

// Result is what the execution of a scenario came to.
type Result struct {
	File       string
	Inputs     int
	Assertions []Assertion
	// Saves are the match at the start and after each input, as engine.Encode writes it.
	Saves [][]byte
	// Book is the cards that it was played with.
	Book engine.Book
}

// Last is the match at the end of the script.
func (r *Result) Last() (*engine.State, error) { return engine.Decode(r.Saves[len(r.Saves)-1]) }
