package engine

// Phrase is something to say to a person, not yet in a language: a code of the words catalogue, the kernel's or the
// game's, and its named arguments. The engine has no sentences.
type Phrase struct {
	Code string `json:"code"`
	Args []Arg  `json:"args,omitempty"`
}

// Arg is a named argument of a Phrase. Several values are shown as a list. A value of kind "obj" or "card" is shown as
// a card's name, "seat" as a player's name, "int" as a number, "word" as the catalogue's entry with that code. The
// game's words say how any other kind is shown.
type Arg struct {
	Name string  `json:"name"`
	Vals []Value `json:"vals"`
}

// Say returns a Phrase. Make its arguments with A, N and W.
func Say(code string, args ...Arg) Phrase { return Phrase{Code: code, Args: args} }

// A returns a named argument. It copies the values; one common value costs no memory.
func A(name string, vals ...Value) Arg {
	return Arg{Name: name, Vals: one(vals)}
}

// N returns a named argument that is a number.
func N(name string, n int) Arg { return A(name, Int(n)) }

// W returns a named argument that is a word of the game's own vocabulary; see Word.
func W(name, code string) Arg { return A(name, Word(code)) }

// Arg returns the values of a named argument; nil if there is none.
func (p Phrase) Arg(name string) []Value {
	for _, a := range p.Args {
		if a.Name == name {
			return a.Vals
		}
	}
	return nil
}

// Refusal says why an input, or an option, is not possible now: a code of the game's words with the figures to show,
// and the clause that it rests on. It is an error. Nothing has changed when one is returned.
type Refusal struct {
	Phrase
	// Clause is the id of a rule, such as "FW-092"; empty for faults of form.
	Clause string `json:"clause,omitempty"`
}

// Error returns the code and clause, for logs. Players are shown the phrase in their language.
func (r *Refusal) Error() string {
	if r.Clause == "" {
		return "refused: " + r.Code
	}
	return "refused: " + r.Code + " (" + r.Clause + ")"
}

// Refuse returns a Refusal. Make its arguments with A, N and W.
func Refuse(code, clause string, args ...Arg) *Refusal {
	return &Refusal{Phrase: Say(code, args...), Clause: clause}
}

// Codes of the kernel's own refusals. Every game has words for them.
const (
	// CodeStale: the question is answered, or not open any more. Show the current one.
	CodeStale = "K-STALE"
	// CodeForeign: somebody else is asked.
	CodeForeign = "K-FOREIGN"
	// CodeNoAsk: nobody is asking the seat for that verb.
	CodeNoAsk = "K-NOASK"
	// CodeChoice: an answer is not among the options, or too few or too many were named.
	CodeChoice = "K-CHOICE"
	// CodeMissing: an announcement lacks an answer, which the argument "question" names.
	CodeMissing = "K-MISSING"
	// CodeSurplus: nothing asks for an answer that was given, which the argument "question" names.
	CodeSurplus = "K-SURPLUS"
	// CodeOver: the match has ended.
	CodeOver = "K-OVER"
	// CodeOut: the seat has been defeated.
	CodeOut = "K-OUT"
	// CodeSeal: an answer ahead fits nothing that can be asked, or there is none to take back.
	CodeSeal = "K-SEAL"
)
