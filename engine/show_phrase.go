package engine

// Phrase is something to say to a person, not yet in a language: a code of the words catalogue
// (the kernel's or the game's) and its named arguments. The engine never holds a sentence.
type Phrase struct {
	Code string `json:"code"`
	Args []Arg  `json:"args,omitempty"`
}

// Arg is a named argument of a Phrase. Several values are shown as a list. A value of kind "obj"
// or "card" is shown as a card's name, "seat" as a player's name, "int" as a number, "word" as
// the catalogue entry with that code, any other kind as the game's words say for that kind.
type Arg struct {
	Name string  `json:"name"`
	Vals []Value `json:"vals"`
}

// Say builds a Phrase; the arguments are made with A.
func Say(code string, args ...Arg) Phrase { return Phrase{Code: code, Args: args} }

// A makes a named argument. The values are copied, so a call costs nothing that outlives it where one common value
// is all.
func A(name string, vals ...Value) Arg {
	return Arg{Name: name, Vals: one(vals)}
}

// Arg gives the values of a named argument, nil when there is none.
func (p Phrase) Arg(name string) []Value {
	for _, a := range p.Args {
		if a.Name == name {
			return a.Vals
		}
	}
	return nil
}

// Refusal is the reason why an input, or an option, is not possible now: a message code of the
// game's contract, the clause it rests on, and the figures to show. It is an error; nothing has
// changed when one is returned.
type Refusal struct {
	Phrase
	// Clause is the rule it rests on, such as "FW-092"; empty for faults of form.
	Clause string `json:"clause,omitempty"`
}

// Error gives the code and clause; players are shown the phrase in their language instead.
func (r *Refusal) Error() string {
	if r.Clause == "" {
		return "refused: " + r.Code
	}
	return "refused: " + r.Code + " (" + r.Clause + ")"
}

// Refuse builds a Refusal.
func Refuse(code, clause string, args ...Arg) *Refusal {
	return &Refusal{Phrase: Say(code, args...), Clause: clause}
}

// Codes of refusals that the kernel gives by itself. Every game words them.
const (
	// CodeStale: the question is answered or void; the current one should be shown.
	CodeStale = "K-STALE"
	// CodeForeign: somebody else is asked.
	CodeForeign = "K-FOREIGN"
	// CodeNoAsk: nobody is asking the seat for that verb.
	CodeNoAsk = "K-NOASK"
	// CodeChoice: an answer is not among the options, or too few or too many were named.
	CodeChoice = "K-CHOICE"
	// CodeMissing: an announcement lacks an answer; Args "question" names it.
	CodeMissing = "K-MISSING"
	// CodeSurplus: an answer was given that nothing asks for; Args "question" names it.
	CodeSurplus = "K-SURPLUS"
	// CodeOver: the match has ended.
	CodeOver = "K-OVER"
	// CodeOut: the seat has been defeated.
	CodeOut = "K-OUT"
	// CodeSeal: an answer given ahead fits nothing that can still be asked.
	CodeSeal = "K-SEAL"
)
