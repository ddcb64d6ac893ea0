package farwald

import (
	"cmp"
	"slices"

	"farpost/engine"
)

// crystalsFrame lets seats choose which of their Crystals lose fragments: n[i] for the i-th seat, one fragment at a
// time, all seats together (FW-235). It returns the chosen Crystals, one value per fragment, and changes nothing. A
// seat that has no choice is not asked. Kind is the kind of the question.
func crystalsFrame(seats []engine.Seat, n []int, kind string) engine.Frame {
	f := engine.NewFrame(progCrystals, engine.NoSeat)
	for i, s := range seats {
		f.Set("seats", append(slices.Clone(f.Reg("seats")), engine.SeatVal(s))...)
		f.Set("n", append(slices.Clone(f.Reg("n")), engine.Int(n[i]))...)
	}
	f.Set("kind", engine.Word(kind))
	return f
}

func addCrystals(g *engine.Ruleset) {
	g.Add(progCrystals,
		engine.Exec("ask", askCrystals),
		engine.Exec("take", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			picked := slices.Clone(f.Reg("picked"))
			for _, g := range f.Got {
				picked = append(picked, g.Values(engine.ChoiceName)...)
			}
			f.Set("picked", picked...)
			return engine.Verdict{Goto: "ask"}
		}))
}

// askCrystals asks every seat that still owes a fragment for one Crystal.
func askCrystals(r *engine.Reader, f *engine.Frame) engine.Verdict {
	picked := slices.Clone(f.Reg("picked"))
	ask := &engine.Ask{Join: engine.JoinAll}
	for i, v := range f.Reg("seats") {
		s := v.Seat()
		if r.Out(s) {
			continue
		}
		owed, round := f.Reg("n")[i].Num(), 1
		for _, p := range picked {
			if p.Seat() == s {
				owed--
				round++
			}
		}
		left := crystalsLeft(r, s, picked)
		if owed > 0 && (len(left) == 1 || owed >= unpicked(r, s, picked)) {
			picked = append(picked, forced(r, s, picked, owed)...)
			continue
		}
		if owed < 1 || len(left) == 0 {
			continue
		}
		ask.Seats = append(ask.Seats, crystalAsk(r, s, left, picked, f.Reg1("kind").Body(), owed, round))
	}
	f.Set("picked", picked...)
	if len(ask.Seats) == 0 {
		return engine.Verdict{End: true, Return: picked}
	}
	return engine.Verdict{Ask: ask, Why: func(m engine.WrongChoice) *engine.Refusal {
		return crystalGone(r, m.Val, picked)
	}}
}

// crystalGone says that a Crystal has no fragment left, those picked counted; nil for anything else.
func crystalGone(f facts, v engine.Value, picked []engine.Value) *engine.Refusal {
	if !isCrystal(f, v) || remaining(f, v, picked) > 0 {
		return nil
	}
	return crystalDestroyedRefusal(v, "FW-235")
}

// crystalDestroyedRefusal says that a Crystal has no fragment.
func crystalDestroyedRefusal(v engine.Value, clause string) *engine.Refusal {
	return engine.Refuse("M-CRYSTALGONE", clause, engine.A("crystal", v))
}

// crystalAsk asks a seat for the Crystal of its next fragment. The default is the Crystal with most fragments, of
// several the one with the lowest number. Round counts the seat's own fragments, so asking again is the same
// question whatever others have chosen meanwhile.
func crystalAsk(f facts, s engine.Seat, left, picked []engine.Value, kind string, owed, round int) engine.SeatAsk {
	sa := engine.SeatAsk{Seat: s, Kind: kind, Round: round, Verbs: chooseVerbs, Min: 1, Max: 1, Due: dueFor(f, s),
		Prompt: engine.Say(kind, engine.N("n", owed))}
	sa.Options = engine.Options(left...)
	best := slices.MaxFunc(left, func(a, b engine.Value) int {
		return cmp.Compare(remaining(f, a, picked), remaining(f, b, picked))
	})
	sa.Default = engine.Reply{Verb: engine.VerbChoose,
		Answers: []engine.Answer{{Name: engine.ChoiceName, Vals: []engine.Value{best}}}}
	return sa
}

// remaining is how many fragments a Crystal has left when the picked ones are gone.
func remaining(f facts, crystal engine.Value, picked []engine.Value) int {
	n := fragmentsOf(f, crystal.Seat(), crystal.Index())
	for _, p := range picked {
		if p == crystal {
			n--
		}
	}
	return n
}

// crystalsLeft lists the Crystals of a seat that still have a fragment when the picked ones are gone.
func crystalsLeft(f facts, s engine.Seat, picked []engine.Value) []engine.Value {
	var out []engine.Value
	for i := range crystals {
		if v := crystalVal(s, i); remaining(f, v, picked) > 0 {
			out = append(out, v)
		}
	}
	return out
}

// unpicked counts the fragments of a seat that are not picked yet.
func unpicked(f facts, s engine.Seat, picked []engine.Value) int {
	n := 0
	for i := range crystals {
		n += max(0, remaining(f, crystalVal(s, i), picked))
	}
	return n
}

// forced takes up to n fragments of a seat in the order of its Crystals, where there is no choice.
func forced(f facts, s engine.Seat, picked []engine.Value, n int) []engine.Value {
	var out []engine.Value
	for i := range crystals {
		v := crystalVal(s, i)
		for range min(n-len(out), max(0, remaining(f, v, picked))) {
			out = append(out, v)
		}
	}
	return out
}
