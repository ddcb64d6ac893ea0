package engine

import "sync/atomic"

// Op is one instruction of a program. It reads the match through r, may write registers of its own
// frame, and says in its verdict what is to be done. It must not keep r or f.
type Op func(r *Reader, f *Frame) Verdict

// Verdict is what an instruction wants: at most one of Ask, Call, Do and Refuse, and then where to go
// on. The zero Verdict goes on with the following step.
type Verdict struct {
	// Ask puts a question; the following step reads Frame.Got. Its Q numbers are left 0. It is the kernel's from
	// then on: make a new one each time.
	Ask *Ask
	// Why explains chosen values that do not fit Ask; nil, or a nil result, leaves it to Ruleset.Misfit.
	Why func(WrongChoice) *Refusal
	// Call runs other programs; Call[0] runs first. What the last one returned is then in Frame.Ret.
	Call []Frame
	// Do proposes one batch of changes; events and success are then in Frame.Did and Frame.OK.
	Do []Change
	// Refuse ends an announcement: nothing has happened. Only an announcement may refuse.
	Refuse *Refusal
	// Goto names the step to go on with instead of the following one.
	Goto string
	// End pops the frame, after Do or Call; Return is handed to the frame below.
	End    bool
	Return []Value
	// Batch, with End, is the rewritten batch of a replacement program.
	Batch []Change

	commit bool // of the kernel's batch program only
}

// Step is a labelled instruction. Labels are saved in states: append-only, renamed only by alias.
type Step struct {
	Label string
	Op    Op
	void  bool
}

// Program is a procedure: steps that read like the rulebook's outline.
type Program struct {
	Name  string
	Steps []Step
	index map[string]int
	void  int                  // index of the first step after Void, -1 for none
	idle  func(r *Reader) bool // true: a frame would end at once and change nothing; nil when none would
	regs  atomic.Int32         // how many registers its last frame came to have; see room
}

// Choose asks the frame's owner to choose: ask builds the question (its Seat and Verbs are filled in
// when empty), the values chosen come to stand in the register named like the step. In an announcement
// the answer of that name is used. A refusal from ask ends an announcement.
func Choose(label string, ask func(r *Reader, f *Frame) (SeatAsk, *Refusal)) Step {
	return ChooseWhy(label, ask, nil)
}

// ChooseWhy is Choose with an explanation for values that do not fit.
func ChooseWhy(label string, ask func(*Reader, *Frame) (SeatAsk, *Refusal), why func(*Reader, *Frame, WrongChoice) *Refusal) Step {
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

// Answered gives the answer that an announcement brought for one of its own frame's questions and has not used
// yet. A step that puts the question may then leave out why options that were not chosen are impossible.
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

// DefaultChoice is the contract's default for a mandatory choice: the first possible options, as
// few as are allowed.
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

// Do proposes a batch of changes. A nil batch does nothing and is OK.
func Do(label string, batch func(r *Reader, f *Frame) []Change) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict {
		todo := batch(r, f)
		if todo == nil {
			f.Did, f.OK = nil, true
		}
		return Verdict{Do: todo}
	}}
}

// Run calls the frames that frames builds, the first one first; none goes straight on.
func Run(label string, frames func(r *Reader, f *Frame) []Frame) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { return Verdict{Call: frames(r, f)} }}
}

// If goes to a step when the condition holds, else on. The label End ends the frame.
func If(label string, cond func(r *Reader, f *Frame) bool, to string) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict {
		if cond(r, f) {
			return Verdict{Goto: to}
		}
		return Verdict{}
	}}
}

// Guard refuses an announcement when the rule returns a refusal.
func Guard(label string, rule func(r *Reader, f *Frame) *Refusal) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { return Verdict{Refuse: rule(r, f)} }}
}

// Goto goes to a step.
func Goto(label, to string) Step {
	return Step{Label: label, Op: func(*Reader, *Frame) Verdict { return Verdict{Goto: to} }}
}

// Calc lets a step write registers of its frame and nothing else.
func Calc(label string, fn func(r *Reader, f *Frame)) Step {
	return Step{Label: label, Op: func(r *Reader, f *Frame) Verdict { fn(r, f); return Verdict{} }}
}

// Exec is a step with a verdict of its own.
func Exec(label string, op Op) Step { return Step{Label: label, Op: op} }

// Void marks the first step of what a frame still has to do when its owner, or the owner of what it
// is about, has been defeated. A frame without one is just dropped.
func Void(s Step) Step { s.void = true; return s }

// End is the label behind the last step of every program.
const End = "@end"

// NewFrame makes a frame that begins a program, for Verdict.Call. Owner is whom it dies with.
func NewFrame(prog string, owner Seat) Frame {
	return Frame{At: Ref{Prog: prog}, Owner: owner}
}
