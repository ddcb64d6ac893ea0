package engine

// Window is a kind of reaction moment: who has a say, in what order, and what acting and passing do.
// It is run by the kernel's program, called with WindowFrame.
type Window struct {
	Kind string
	// Verbs can be used in it, besides Pass.
	Verbs []string
	// VerbsFor, when set, gives the verbs of one seat instead, from public facts.
	VerbsFor func(p Public, w Opened, seat Seat) []string
	// Before gives programs to run each time before seats are asked anew: when the window opens, and after every
	// act and everything that resolves. Nil runs nothing.
	Before func(r *Reader, w Opened) []Frame
	// Passed gives programs to run for the seats that have passed, or were spared the question, before another
	// one did something or before the round's end counts; nil runs nothing.
	Passed func(r *Reader, w Opened, seats []Seat) []Frame
	// Order is the order of say in a new round.
	Order func(p Public, w Opened) []Seat
	// Say tells whether the rules give a seat of Order a say. It sees public facts only, so a window never
	// opens or stays shut because of a hidden card.
	MayAct func(p Public, w Opened, seat Seat) bool
	// Skip spares a seat that has a say the question, where public facts leave it nothing to do but pass; nil
	// spares nobody. It changes who is asked and never what happens; see Ruleset.InTurn.
	Skip func(p Public, w Opened, seat Seat) bool
	// OneByOne asks seats in turn; else all are asked at once and ranked.
	OneByOne bool
	After    AfterAct
	OnPass   OnPass
	// Resolve gives the program that resolves the next pending thing, for PassTop, PassAll and PassEach;
	// false when nothing is pending.
	Resolve func(r *Reader, w Opened) (Frame, bool)
	// Due is the deadline class; "" is DueReaction.
	Due string
	// Within gives the larger things that the window is part of now, the innermost first, from public facts; see
	// SeatAsk.Within. They are things (a pending object, a numbered battle), each with a name of its own while it
	// lasts. The ruleset ends answers ahead about one that is no object when it is over (ChangeUnseal). Nil: none.
	Within func(p Public, w Opened) []Value
	// Prompt adds words to the question; nil adds none.
	Prompt func(p Public, w Opened, seat Seat) Phrase

	answers []string // Verbs and Pass
}

// AfterAct says with whom a window goes on after somebody acted in it.
type AfterAct int

const (
	// Restart begins a new round with the first seat.
	Restart AfterAct = iota
	// Keep begins a new round with the seat that acted.
	ActAgain
	// Yield begins a new round with the seat after the one that acted.
	Yield
	// GoOn goes on with the seats that have not passed yet; who acted has had their say.
	GoOn
)

// OnPass says what happens when a whole round has passed.
type OnPass int

const (
	// PassClose closes the window.
	PassClose OnPass = iota
	// PassTop resolves the topmost pending thing and begins a new round; it closes when nothing is
	// pending any more.
	PassTop
	// PassAll resolves everything pending, the topmost first, and closes.
	PassAll
	// PassEach resolves the topmost pending thing and begins a new round; it closes when a whole round has
	// passed while nothing is pending.
	PassEach
)

// Opened is a window that is running.
type Opened struct {
	Kind   string
	About  ObjID
	Opener Seat
	Round  int
	// Acted are the seats that acted in it, in order.
	Acted []Seat
	// Held says that the opener asked to be asked.
	Held bool
}

// WindowFrame is the frame that holds a window about a pending thing (the zero id for none). The window
// is dropped when the thing is gone.
func WindowFrame(kind string, about ObjID, opener Seat, held bool) Frame {
	f := NewFrame(progWindow, NoSeat)
	f.About = about
	f.Regs = windowRegs.of(windowKey{kind, opener, held})
	return f
}

type windowKey struct {
	kind   string
	opener Seat
	held   bool
}

// windowRegs are the registers that windows begin with. They are never written in place, so all share them.
var windowRegs = kept[windowKey, []Field]{make: func(k windowKey) []Field {
	regs := []Field{{"kind", []Value{Word(k.kind)}}, {"opener", []Value{SeatVal(k.opener)}}, {"round", []Value{Int(1)}}}
	if k.held {
		regs = append(regs, Field{"held", []Value{Int(1)}})
	}
	return regs
}}

func opened(f *Frame) Opened {
	w := Opened{About: f.About, Opener: NoSeat}
	for i := range f.Regs {
		reg := &f.Regs[i]
		if len(reg.Vals) == 0 {
			continue
		}
		switch reg.Name {
		case "kind":
			w.Kind = reg.Vals[0].Body()
		case "opener":
			w.Opener = reg.Vals[0].Seat()
		case "round":
			w.Round = reg.Vals[0].Num()
		case "held":
			w.Held = reg.Vals[0].Num() == 1
		case "acted":
			for _, v := range reg.Vals {
				w.Acted = append(w.Acted, v.Seat())
			}
		}
	}
	return w
}

const progWindow = "kernel.window"

func addWindow(g *Ruleset) {
	g.Add(progWindow,
		Exec("before", windowBefore),
		Exec("ask", windowAsk),
		Exec("heard", windowHeard),
		Exec("everybody", windowEverybody),
		Exec("passed", windowPassed),
		Exec("again", windowAgain),
	)
}

// windowBefore lets the game settle what is due before anybody has a say.
func windowBefore(r *Reader, f *Frame) Verdict {
	if def := r.g.windows[f.Reg1("kind").Body()]; def != nil && def.Before != nil && !gone(r, f.About) {
		return Verdict{Call: def.Before(r, opened(f))}
	}
	return Verdict{}
}

func windowAsk(r *Reader, f *Frame) Verdict {
	w := opened(f)
	def, ok := r.g.windows[w.Kind]
	if !ok {
		return Verdict{Refuse: Refuse("K-WINDOW", "", A("kind", Word(w.Kind)))}
	}
	if gone(r, f.About) {
		return Verdict{End: true, Return: []Value{Word("dropped")}}
	}
	due := def.Due
	if due == "" {
		due = DueReaction
	}
	var within []Value
	if def.Within != nil {
		within = def.Within(r.Public(), w)
	}
	seats := r.seats[:0]
	for _, s := range windowOrder(r, def, w, f) {
		if r.Out(s) || hasSeat(f.Reg("passed"), s) || !def.MayAct(r.Public(), w, s) ||
			(def.Skip != nil && def.Skip(r.Public(), w, s)) {
			continue
		}
		verbs := def.answers
		if def.VerbsFor != nil {
			verbs = append(append([]string{}, def.VerbsFor(r.Public(), w, s)...), Pass)
		}
		sa := SeatAsk{Seat: s, Kind: w.Kind, Round: w.Round, About: Obj(f.About), Within: within,
			Verbs: verbs, Default: Reply{Verb: Pass}, Due: due}
		if def.Prompt != nil {
			sa.Prompt = def.Prompt(r.Public(), w, s)
		}
		seats = append(seats, sa)
		if def.OneByOne {
			break
		}
	}
	r.seats = seats
	if len(seats) == 0 {
		if def.Passed == nil && def.OnPass == PassClose { // what "everybody" and "passed" would come to
			return Verdict{End: true}
		}
		return Verdict{Goto: "everybody"}
	}
	r.ask = Ask{Join: JoinRanked, Seats: seats}
	return Verdict{Ask: &r.ask}
}

// windowOrder turns the window's order so that it begins with the seat it goes on with.
func windowOrder(r *Reader, def *Window, w Opened, f *Frame) []Seat {
	order := def.Order(r.Public(), w)
	from := f.Reg1("from")
	for i, s := range order {
		if from != "" && SeatVal(s) == from {
			return append(append([]Seat{}, order[i:]...), order[:i]...)
		}
	}
	return order
}

func windowHeard(r *Reader, f *Frame) Verdict {
	w := opened(f)
	def := r.g.windows[w.Kind]
	for _, g := range f.Got {
		if g.Verb == Pass {
			f.Set("passed", append(append([]Value{}, f.Reg("passed")...), SeatVal(g.Seat))...)
			continue
		}
		f.Set("acted", append(append([]Value{}, f.Reg("acted")...), SeatVal(g.Seat))...)
		passed := append(append([]Value{}, f.Reg("passed")...), SeatVal(g.Seat))
		calls := passedFrames(r, def, w, f, g.Seat)
		newRound(f)
		switch def.After {
		case GoOn:
			f.Set("passed", passed...)
		case ActAgain:
			f.Set("from", SeatVal(g.Seat))
		case Yield:
			f.Set("from", SeatVal(nextIn(def.Order(r.Public(), w), g.Seat)))
		case Restart:
			f.Set("from")
		}
		r.calls = append(append(r.calls[:0], calls...), r.Enter(g, w.Kind, Obj(f.About)))
		return Verdict{Call: r.calls, Goto: "before"}
	}
	if def.OneByOne {
		return Verdict{Goto: "ask"}
	}
	return Verdict{}
}

// passedFrames are what Window.Passed wants to run for the seats whose say came before that of a seat, all of
// them for NoSeat.
func passedFrames(r *Reader, def *Window, w Opened, f *Frame, before Seat) []Frame {
	if def.Passed == nil {
		return nil
	}
	var seats []Seat
	for _, s := range windowOrder(r, def, w, f) {
		if s == before {
			break
		}
		if !r.Out(s) && def.MayAct(r.Public(), w, s) {
			seats = append(seats, s)
		}
	}
	if len(seats) == 0 {
		return nil
	}
	return def.Passed(r, w, seats)
}

func windowEverybody(r *Reader, f *Frame) Verdict {
	w := opened(f)
	return Verdict{Call: passedFrames(r, r.g.windows[w.Kind], w, f, NoSeat)}
}

func windowPassed(r *Reader, f *Frame) Verdict {
	w := opened(f)
	def := r.g.windows[w.Kind]
	if def.OnPass == PassClose {
		return Verdict{End: true}
	}
	next, ok := def.Resolve(r, w)
	if !ok {
		return Verdict{End: true}
	}
	newRound(f)
	f.Set("from")
	if def.OnPass == PassAll {
		return Verdict{Call: []Frame{next}, Goto: "passed"}
	}
	if def.OnPass == PassEach {
		return Verdict{Call: []Frame{next}, Goto: "before"}
	}
	return Verdict{Call: []Frame{next}, Goto: "again"}
}

// windowAgain closes a window of PassTop when the last pending thing has been resolved.
func windowAgain(r *Reader, f *Frame) Verdict {
	w := opened(f)
	if _, still := r.g.windows[w.Kind].Resolve(r, w); !still {
		return Verdict{End: true}
	}
	return Verdict{Goto: "before"}
}

func newRound(f *Frame) {
	f.Set("round", Int(f.Reg1("round").Num()+1))
	f.Set("passed")
}

func gone(r *Reader, id ObjID) bool { return !id.IsZero() && r.s.object(id) == nil }

func hasSeat(vals []Value, s Seat) bool {
	for _, v := range vals {
		if v.Seat() == s {
			return true
		}
	}
	return false
}

func nextIn(order []Seat, s Seat) Seat {
	for i, o := range order {
		if o == s {
			return order[(i+1)%len(order)]
		}
	}
	return s
}
