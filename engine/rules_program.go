package engine

import "sync/atomic"

// Op is one instruction of a program. It reads the match through r, may write registers of its own frame f, and returns
// what is to be done. It must not keep r or f.
type Op func(r *Reader, f *Frame) Verdict

// Verdict is the result of an op: at most one of Ask, Call, Do and Refuse, and where to go on then. The zero Verdict
// goes on with the following step.
type Verdict struct {
	// Ask puts a question. The following step reads Frame.Got. The Q numbers are left 0. The question is the kernel's
	// from then on, so make a new one each time.
	Ask *Ask
	// Why explains chosen values that do not fit Ask. Nil, or a nil result, leaves that to Ruleset.WhyWrong.
	Why func(WrongChoice) *Refusal
	// Proposes: in an announcement, tables answer Ask with Proposed, which may be nothing, and let the player change
	// that before it counts, such as what pays a cost.
	Proposes bool
	Proposed []Value
	// Call runs other programs, Call[0] first. What the last one returned is then in Frame.Ret.
	Call []Frame
	// Do proposes one batch of changes. Its events are then in Frame.Did, its success in Frame.OK.
	Do []Change
	// Refuse ends an announcement; nothing has happened. Outside of an announcement it parks the match.
	Refuse *Refusal
	// Goto names the step to go on with instead of the following one.
	Goto string
	// End pops the frame, after Do or Call if there is one. Return is handed to the frame below.
	End    bool
	Return []Value
	// Batch, with End, is the rewritten batch of a replacement program.
	Batch []Change

	commit bool // of the kernel's batch program only
}

// Step is an instruction with a label. Labels are in saves: they are append-only, and renamed only by Ruleset.Alias.
type Step struct {
	Label string
	Op    Op
	void  bool
}

// Program is a procedure: steps that read like the outline of a rulebook.
type Program struct {
	Name  string
	Steps []Step
	index map[string]int
	void  int                  // index of the step marked by Void, -1 for none
	idle  func(r *Reader) bool // reports whether a frame would end at once and change nothing; nil: never
	regs  atomic.Int32         // how many registers its last frame came to have; see scratch.registers
}

// Choose asks the frame's owner to choose. Ask builds the question; Seat and Verbs are filled in if Verbs is empty,
// Kind is the label if it is empty, Default is DefaultChoice if it has no verb. The chosen values are then in the
// register named label. An announcement takes the answer named label instead of asking. A refusal from ask ends an
// announcement.
func Choose(label string, ask func(r *Reader, f *Frame) (SeatAsk, *Refusal)) Step {
	return ChooseWhy(label, ask, nil)
}

// Proposing returns a step that asks, with what a table answers unless the player wants otherwise; see
// Verdict.Proposes.
func Proposing(asks Step, propose func(*Reader, *Frame) []Value) Step {
	op := asks.Op
	asks.Op = func(r *Reader, f *Frame) Verdict {
		v := op(r, f)
		v.Proposes, v.Proposed = v.Ask != nil, propose(r, f)
		return v
	}
	return asks
}

// ChooseWhy is Choose with an explanation for values that do not fit; see Verdict.Why.
func ChooseWhy(
	label string, ask func(*Reader, *Frame) (SeatAsk, *Refusal), why func(*Reader, *Frame, WrongChoice) *Refusal,
) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict {
		sa, no := ask(r, f)
		if no != nil {
			return Verdict{Refuse: no}
		}
		if len(sa.Verbs) == 0 {
			sa.Seat, sa.Verbs = f.Owner, chooseVerbs
		}
		if sa.Kind == "" {
			sa.Kind = label
		}
		if sa.Default.Verb == "" && !f.Announcing { // an announcement has no defaults
			sa.Default = DefaultChoice(sa)
		}
		v := Verdict{Ask: r.AskOne(sa, label)}
		if why != nil {
			v.Why = func(m WrongChoice) *Refusal { return why(r, f, m) }
		}
		return v
	}}
}

// Answered returns the answer that an announcement brought for one of its own frame's questions and has not used yet. A
// step that puts the question may then leave out why the other options are impossible.
func (f *Frame) Answered(name string) ([]Value, bool) {
	if f.Announcing {
		for _, a := range f.Pre {
			if a.Name == name {
				return a.Vals, true
			}
		}
	}
	return nil, false
}

var chooseVerbs = []string{VerbChoose} // never written

// VerbChoose is the verb of answering a question with options.
const VerbChoose = "choose"

// DefaultChoice returns the usual default for a choice: the first possible options, as few as are allowed. Its verb is
// the question's first one, VerbChoose if there is none.
func DefaultChoice(sa SeatAsk) Reply {
	verb := VerbChoose
	if len(sa.Verbs) > 0 {
		verb = sa.Verbs[0]
	}
	var vals []Value
	for _, o := range sa.Options {
		if len(vals) < sa.Min && o.Refusal == nil {
			vals = append(vals, o.Key)
		}
	}
	return Reply{Verb: verb, Answers: []Answer{{Name: ChoiceName, Vals: vals}}}
}

// Do proposes a batch of changes. A nil batch does nothing and sets Frame.OK.
func Do(label string, batch func(r *Reader, f *Frame) []Change) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict {
		todo := batch(r, f)
		if todo == nil {
			f.Did, f.OK = nil, true
		}
		return Verdict{Do: todo}
	}}
}

// Own proposes one change that the frame's owner makes: its Seat is filled in.
func Own(label string, c Change) Step {
	return Do(label, func(r *Reader, f *Frame) []Change {
		own := c
		own.Seat = f.Owner
		return r.Batch(own)
	})
}

// Start runs another program of the frame's owner.
func Start(label, prog string) Step {
	return Run(label, func(r *Reader, f *Frame) []Frame { return r.Calls(NewFrame(prog, f.Owner)) })
}

// Run calls the frames that frames returns, the first one first. It goes straight on if there are none.
func Run(label string, frames func(r *Reader, f *Frame) []Frame) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { return Verdict{Call: frames(r, f)} }}
}

// If goes to the step to if the condition holds, else on. To may be End, which ends the frame.
func If(label string, cond func(r *Reader, f *Frame) bool, to string) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict {
		if cond(r, f) {
			return Verdict{Goto: to}
		}
		return Verdict{}
	}}
}

// Guard refuses an announcement if the rule returns a refusal.
func Guard(label string, rule func(r *Reader, f *Frame) *Refusal) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { return Verdict{Refuse: rule(r, f)} }}
}

// Goto goes to the step to, or ends the frame with End.
func Goto(label, to string) Step {
	return Step{Label: label, Op: func(*Reader, *Frame) Verdict { return Verdict{Goto: to} }}
}

// Calc is a step that only writes registers of its frame.
func Calc(label string, fn func(r *Reader, f *Frame)) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { fn(r, f); return Verdict{} }}
}

// Exec is a step with a whole verdict.
func Exec(label string, op Op) Step { return Step{Label: label, Op: op} }

// Void marks the first step of what a frame still has to do when its owner is defeated, or the owner of what it is
// about. A frame of a program without such a step is just dropped.
func Void(s Step) Step { s.void = true; return s }

// End is the label behind the last step of every program.
const End = "@end"

// NewFrame returns a frame that begins a program, for Verdict.Call. Owner is whom it dies with; NoSeat for nobody.
func NewFrame(prog string, owner Seat) Frame {
	return Frame{At: Ref{Prog: prog}, Owner: owner}
}
