package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/kit"
)

// rememberFrame lets seats remember n cards each by one instruction; fatigue follows at once, before the
// next instruction (FW-238).
func rememberFrame(seats []engine.Seat, n int) engine.Frame {
	f := engine.NewFrame(progRemember, engine.NoSeat)
	who := make([]engine.Value, len(seats))
	for i, s := range seats {
		who[i] = engine.SeatVal(s)
	}
	f.Regs = []engine.Field{{Name: "seats", Vals: who}, {Name: "n", Vals: []engine.Value{engine.Int(n)}}}
	return f
}

// standardFrame is the one standard card of the Recall Phase, which never tires (FW-046).
func standardFrame(s engine.Seat) engine.Frame {
	f := engine.NewFrame(progRemember, engine.NoSeat)
	f.Regs = standardRegs[s]
	return f
}

// standardRegs are the registers that standardFrame begins with, by seat. They are shared and never written.
var standardRegs = func() (regs [mostSeats][]engine.Field) {
	for s := range regs {
		f := rememberFrame([]engine.Seat{engine.Seat(s)}, 1)
		f.Set("standard", yes)
		regs[s] = slices.Clip(f.Regs)
	}
	return regs
}()

// addRemember is section 4.24. Nobody can act from its first step to its last (FW-239).
func addRemember(g *engine.Ruleset) {
	g.Add(progRemember,
		engine.Do("remember", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			var todo []engine.Change
			for _, v := range f.Reg("seats") {
				if !r.Out(v.Seat()) {
					todo = append(todo, engine.Change{Kind: chRemember, Seat: v.Seat(), N: f.Reg1("n").Num()})
				}
			}
			return todo
		}),
		engine.Do("fatigue", tire),
		engine.If("awake", func(r *engine.Reader, f *engine.Frame) bool { return len(f.Reg("tired")) == 0 }, "check"),
		engine.Run("choose", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			var seats []engine.Seat
			var n []int
			for _, v := range f.Reg("tired") {
				seats, n = append(seats, v.Seat()), append(n, v.Index())
			}
			return []engine.Frame{crystalsFrame(seats, n, askFatigue)}
		}),
		engine.Do("lose", func(_ *engine.Reader, f *engine.Frame) []engine.Change { return lose(f.Ret) }),
		kit.Check("check"),
		engine.Do("abandon", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			var todo []engine.Change
			for _, v := range f.Reg("tired") {
				todo = append(todo, engine.Change{Kind: chAbandon, Seat: v.Seat(),
					Vals: f.Reg("of." + engine.SeatVal(v.Seat()).Body())})
			}
			return todo
		}))
}

// tire counts the excess cards of each seat: of n remembered with h in hand and limit L, min(n, h+n-L)
// (FW-233); these are the last ones remembered (FW-236). It tells the Fatigue Damage.
func tire(r *engine.Reader, f *engine.Frame) []engine.Change {
	if f.Reg1("standard") != "" {
		return nil
	}
	var todo []engine.Change
	var tired []engine.Value
	for _, e := range f.Did {
		got := e.Arg("objs")
		n := excess(r, e.Seat, len(got))
		if n < 1 {
			continue
		}
		tired = append(tired, engine.Indexed("tired", e.Seat, n))
		f.Set("of."+engine.SeatVal(e.Seat).Body(), got[len(got)-n:]...)
		todo = append(todo, engine.Tell("fatigue", e.Seat, engine.N("n", n)))
	}
	f.Set("tired", tired...)
	return todo
}

// excess is the number of cards that tire a seat that has just remembered n. The table rule of FR-82 lets
// the first card above the limit be free.
func excess(f facts, s engine.Seat, n int) int {
	return max(0, min(n, f.Count(zHand, s)-handLimit(f, s)-f.Option(optFreeSix)))
}

// lose takes one fragment for each chosen Crystal, of all seats together (FW-234, FR-85).
func lose(chosen []engine.Value) []engine.Change {
	var todo []engine.Change
	for _, v := range chosen {
		if n := len(todo); n > 0 && todo[n-1].To == v {
			todo[n-1].N++
			continue
		}
		todo = append(todo, engine.Change{Kind: chFragments, Seat: v.Seat(), To: v, N: 1})
	}
	return todo
}
