package engine

import "slices"

// Programs of the kernel that a ruleset's procedures call, when the game says so.
const (
	progCheck    = "kernel.check"
	progTriggers = "kernel.triggers"
)

// LoopLimit is how many forced steps (waves of checks, triggers placed) may follow one another without a decision of a
// person. Then the loop ends with EventLoop. Waiting triggers are dropped if it was a loop of triggers.
const LoopLimit = 200

// Figures of the change "calm": 0 counts a forced step.
const (
	calmEnd  = -1 // ends a loop of checks
	calmDrop = -2 // ends a loop of triggers: what waits is dropped
)

// EventLoop is the event of a mandatory loop that was ended at LoopLimit.
const EventLoop = "kernel.loop"

// VerbOrder is the verb of putting one's own waiting triggers in order.
const VerbOrder = "order"

// KindOrder is the kind of that question.
const KindOrder = "order"

// CheckFrame returns the frame that runs the ruleset's state checks, in waves, until a wave finds nothing to do.
func CheckFrame() Frame { return NewFrame(progCheck, NoSeat) }

// TriggersFrame returns the frame that places and resolves the waiting triggers until none waits: seat by seat in the
// ruleset's order, a seat's own in the order that it chooses.
func TriggersFrame() Frame { return NewFrame(progTriggers, NoSeat) }

func addKernel(g *Ruleset) {
	addBatch(g)
	addWindow(g)
	addDecide(g)
	g.Add(progCheck,
		Exec("wave", func(r *Reader, f *Frame) Verdict {
			if r.g.Check == nil {
				return Verdict{End: true}
			}
			todo := r.g.Check(r)
			if len(todo) == 0 {
				return Verdict{End: true}
			}
			if r.calm() >= LoopLimit {
				return Verdict{Do: r.endLoop(calmEnd), End: true}
			}
			return Verdict{Do: append(todo[:len(todo):len(todo)], Change{Kind: "calm"}), Goto: "wave"}
		}))
	g.Add(progTriggers,
		Exec("next", nextTriggers),
		Exec("take", takeTrigger),
		Exec("run", func(r *Reader, f *Frame) Verdict {
			if f.Reg1("now") == "" {
				return Verdict{Goto: "next"}
			}
			t := Frame{At: Ref{Prog: f.Reg1("prog").Body()}, Owner: f.Reg1("seat").Seat(),
				Self: f.Reg1("source").ID(), Node: f.Reg1("node").Body(), On: f.On}
			t.About = f.Reg1("about").ID()
			f.On = nil
			return Verdict{Call: []Frame{t}, Goto: "take"}
		}))
	g.programs[progTriggers].idle = func(r *Reader) bool { return len(r.s.Waiting) == 0 }
	addKernelChanges(g)
}

// nextTriggers finds whose triggers are to be placed, and asks for their order if there are several.
func nextTriggers(r *Reader, f *Frame) Verdict {
	if len(r.s.Waiting) == 0 {
		return Verdict{End: true}
	}
	f.Set("order")
	if r.calm() >= LoopLimit {
		return Verdict{Do: r.endLoop(calmDrop), End: true}
	}
	seats := append([]Seat{NoSeat}, r.g.TriggerOrder(r.Public())...)
	for _, s := range r.Alive() { // whom the ruleset forgot come last
		if !slices.Contains(seats, s) {
			seats = append(seats, s)
		}
	}
	for _, s := range seats {
		var own []Value
		for _, t := range r.s.Waiting {
			if t.Seat == s {
				own = append(own, triggerKey(t))
			}
		}
		switch {
		case len(own) == 0:
			continue
		case len(own) == 1 || s == NoSeat:
			f.Set("order", own...)
			return Verdict{}
		}
		sa := SeatAsk{Seat: s, Kind: KindOrder, Verbs: []string{VerbOrder}, Min: len(own), Max: len(own),
			Ordered: true, Due: DueReaction,
			Default: Reply{Verb: VerbOrder, Answers: []Answer{{ChoiceName, own}}}}
		for _, t := range r.s.Waiting {
			if t.Seat == s {
				label := Say("trigger", A("source", sourceCard(r, t)), A("part", CardVal(t.Node)))
				sa.Options = append(sa.Options, Option{Key: triggerKey(t), Label: label})
			}
		}
		return Verdict{Ask: &Ask{Join: JoinAll, Seats: []SeatAsk{sa}, Into: "order"}}
	}
	return Verdict{End: true} // triggers of defeated seats are not kept, so none is left
}

// endLoop returns the batch that ends a mandatory loop, with what the game adds to it.
func (r *Reader) endLoop(how int) []Change {
	out := []Change{{Kind: "calm", N: how}}
	if r.g.Loop != nil {
		out = append(out, r.g.Loop(r)...)
	}
	return out
}

func triggerKey(t Trigger) Value { return Value("trigger:" + Int(int(t.Stamp)).Body()) }

func sourceCard(r *Reader, t Trigger) Value {
	if id := r.CardID(t.Source.ID()); id != "" {
		return CardVal(id)
	}
	return t.Source
}

// takeTrigger takes the first trigger of the chosen order off the waiting list.
func takeTrigger(r *Reader, f *Frame) Verdict {
	order := f.Reg("order")
	f.Set("now")
	for len(order) > 0 {
		key := order[0]
		order = order[1:]
		for _, t := range r.s.Waiting {
			if triggerKey(t) != key {
				continue
			}
			f.Set("order", order...)
			f.Set("now", key)
			f.Set("prog", Word(t.Prog))
			f.Set("seat", SeatVal(t.Seat))
			f.Set("source", t.Source)
			f.Set("node", Word(t.Node))
			f.Set("about", Obj(t.About))
			f.On = t.On
			return Verdict{Do: []Change{{Kind: "calm"}, {Kind: "take", N: int(t.Stamp)}}}
		}
	}
	f.Set("order")
	return Verdict{}
}
