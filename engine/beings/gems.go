package beings

import (
	"farpost/engine"
	"farpost/engine/kit"
)

// addGems defines what gems buy beside cards of the hand (section 4.5): draws, and power once the deck is empty.
func addGems(g *engine.Ruleset) {
	g.Add(progBuy,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal { return cannotBuy(r, f.Owner) }),
		numberOf(func(r *engine.Reader, f *engine.Frame, n int) *engine.Refusal {
			if left := r.Count(zDeck, f.Owner); n > left {
				return engine.Refuse("E-FEW-CARDS", "BE-036", engine.A("n", engine.Int(left)))
			}
			return cannotPay(r, f.Owner, n)
		}),
		engine.Do("draw", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			n := f.Reg1(qN).Num()
			return append(spend(f.Owner, n), engine.Change{Kind: chDraw, Seat: f.Owner, N: n})
		}))
	g.Add(progEquip,
		engine.Guard("may", func(r *engine.Reader, f *engine.Frame) *engine.Refusal { return cannotEquip(r, f.Owner) }),
		engine.ChooseWhy(qBeing, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qBeing, beings(r, f.Owner), nil)
		}, noBeing),
		numberOf(func(r *engine.Reader, f *engine.Frame, n int) *engine.Refusal { return cannotPay(r, f.Owner, n) }),
		engine.Do("equip", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chEquip, Seat: f.Owner, Obj: f.Reg1(qBeing).ID(), N: f.Reg1(qN).Num()}}
		}))
}

// mostNumbers bounds how many numbers a question offers: more gems there are not (BE-031).
const mostNumbers = 8

// numberOf asks for a number of 1 or more.
func numberOf(no func(*engine.Reader, *engine.Frame, int) *engine.Refusal) engine.Step {
	return engine.Choose(qN, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
		sa := engine.SeatAsk{Min: 1, Max: 1}
		for n := 1; n <= mostNumbers; n++ {
			sa.Options = append(sa.Options, engine.Option{Key: engine.Int(n), Refusal: no(r, f, n)})
		}
		return sa, nil
	})
}

// cannotBuy returns why a player cannot draw cards for gems now (BE-035, BE-038).
func cannotBuy(f facts, s engine.Seat) *engine.Refusal {
	if f.Count(zDeck, s) == 0 {
		return engine.Refuse("E-NO-DECK", "BE-038")
	}
	return cannotPay(f, s, 1)
}

// cannotEquip returns why a player cannot equip gems now (BE-038).
func cannotEquip(f facts, s engine.Seat) *engine.Refusal {
	if n := f.Count(zDeck, s); n > 0 {
		return engine.Refuse("E-DECK-LEFT", "BE-038", engine.A("n", engine.Int(n)))
	}
	return cannotPay(f, s, 1)
}

// cannotPay returns why a player cannot pay n gems (BE-034).
func cannotPay(f facts, s engine.Seat, n int) *engine.Refusal {
	if have := active(f, s); n > have {
		return engine.Refuse("E-GEMS", "BE-034", engine.A("n", engine.Int(n)), engine.A("have", engine.Int(have)))
	}
	return nil
}

// spend returns the changes that pay n gems.
func spend(s engine.Seat, n int) []engine.Change {
	if n == 0 {
		return nil
	}
	return []engine.Change{{Kind: chSpend, Seat: s, N: n, Must: true}}
}
