package kit

import (
	"slices"
	"strings"

	"farpost/engine"
)

// Source is something that a payment can take one from, such as a marker, or a card that is rested for it: one of any
// kind in Of.
type Source[K ~string] struct {
	Val engine.Value
	Of  []K
}

// Bill is what is due, and what can pay it.
type Bill[K ~string] struct {
	Cost engine.Value // the whole amount, as people are told it
	Due  []K          // it symbol by symbol; "" is paid with any kind
	From []Source[K]  // in the order in which they are used
}

// NewBill makes out an amount, such as one of package mana, to sources.
func NewBill[K ~string](amount interface {
	Symbols() []K
	String() string
}, from []Source[K]) Bill[K] {
	return Bill[K]{Cost: engine.Value("cost:" + amount.String()), Due: amount.Symbols(), From: from}
}

// Covered returns the sources that pay, the earliest ones possible. Ok is false when they do not pay for everything.
func (b Bill[K]) Covered() (used []engine.Value, ok bool) {
	givers, ok := Paying(len(b.From), len(b.Due), func(giver, symbol int) bool {
		return b.Due[symbol] == "" || slices.Contains(b.From[giver].Of, b.Due[symbol])
	})
	for _, g := range givers {
		used = append(used, b.From[g].Val)
	}
	return used, ok
}

// Of is the same bill with those sources alone that were chosen; with all of them when none was.
func (b Bill[K]) Of(chosen []engine.Value) Bill[K] {
	if len(chosen) > 0 {
		b.From = slices.DeleteFunc(slices.Clone(b.From), func(s Source[K]) bool {
			return !slices.Contains(chosen, s.Val)
		})
	}
	return b
}

// Have lists what each source gives, such as C or C/G, for a refusal that says what there is.
func (b Bill[K]) Have() []engine.Value {
	out := make([]engine.Value, len(b.From))
	for i, s := range b.From {
		of := make([]string, len(s.Of))
		for j, k := range s.Of {
			of[j] = string(k)
		}
		out[i] = engine.Value("cost:" + strings.Join(of, "/"))
	}
	slices.Sort(out)
	return out
}

// PaysItself reports whether it makes no difference which sources pay: what is left over is the same in any case. Alike
// reports whether paying with either of two leaves the same behind.
func (b Bill[K]) PaysItself(alike func(a, b Source[K]) bool) bool {
	used, ok := b.Covered()
	if !ok {
		return false
	}
	for _, spare := range b.From {
		if slices.Contains(used, spare.Val) {
			continue
		}
		for _, paying := range b.From {
			if !slices.Contains(used, paying.Val) || alike(spare, paying) {
				continue
			}
			swapped := b
			swapped.From = slices.DeleteFunc(slices.Clone(b.From), func(s Source[K]) bool {
				return s.Val == paying.Val || s.Val != spare.Val && !slices.Contains(used, s.Val)
			})
			if _, ok := swapped.Covered(); ok {
				return false
			}
		}
	}
	return true
}

// Payment is how an announcement asks what pays, where that makes a difference, and makes sure that all is paid.
type Payment[K ~string] struct {
	// Name is that of the question and of its answer.
	Name string
	// Bill is what the owner of a frame has to pay.
	Bill func(*engine.Reader, *engine.Frame) Bill[K]
	// Alike reports whether paying with either of two sources leaves the same behind.
	Alike func(f engine.Facts, a, b Source[K]) bool
	// Label words a source among the options; the zero phrase leaves that to its value.
	Label func(Source[K]) engine.Phrase
	// Short says why a bill cannot be paid, or why what was chosen does not pay it.
	Short func(*engine.Reader, *engine.Frame, Bill[K]) *engine.Refusal
}

// Steps ask and check. Nothing is spent yet: that is the batch of what is announced.
func (p Payment[K]) Steps() []engine.Step {
	ask := func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		b := p.Bill(r, f)
		sa := engine.SeatAsk{Max: len(b.Due), Prompt: engine.Say(p.Name, engine.A("cost", b.Cost))}
		for _, s := range b.From {
			sa.Options = append(sa.Options, engine.Option{Key: s.Val, Label: p.Label(s)})
		}
		if _, ok := b.Covered(); !ok {
			return sa, p.Short(r, f, b)
		}
		return sa, nil
	}
	return []engine.Step{
		engine.If(p.Name+"s", func(r *engine.Reader, f *engine.Frame) bool {
			return !Given(f, p.Name) && p.Bill(r, f).PaysItself(func(a, b Source[K]) bool { return p.Alike(r, a, b) })
		}, "paid"),
		engine.Proposing(engine.Choose(p.Name, ask), func(*engine.Reader, *engine.Frame) []engine.Value {
			return nil // the game chooses
		}),
		engine.Guard("paid", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			b := p.Bill(r, f).Of(f.Reg(p.Name))
			if _, ok := b.Covered(); !ok {
				return p.Short(r, f, b)
			}
			return nil
		}),
	}
}
