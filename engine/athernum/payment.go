package athernum

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// Kinds of value that pay: a marker of the pool, and an unexhausted resource, which is exhausted for its marker.
const (
	kindMarker   = "marker"
	kindResource = "resource"
)

// payer is one thing that can pay, and bill what it pays.
type (
	payer = kit.Source[language.Faction]
	bill  = kit.Bill[language.Faction]
)

// payerVal names the n-th marker or resource of a faction, counted from 1.
func payerVal(kind string, f language.Faction, n int) engine.Value {
	return engine.Value(kind + ":" + string(f) + "." + strconv.Itoa(n))
}

// payersOf lists what a player can pay with, in the order in which it is used: markers, then resources, of each the
// faction that is held most first (section 6). What is exhausted cannot be chosen (AT-069, AT-070).
func payersOf(f facts, s engine.Seat) []payer {
	var out []payer
	add := func(kind string, first int) {
		order := slices.Clone(language.Factions)
		held := func(x language.Faction) int { return f.SeatAttr(s, first+language.FactionIndex(x)) }
		slices.SortStableFunc(order, func(a, b language.Faction) int { return cmp.Compare(held(b), held(a)) })
		for _, x := range order {
			for n := range held(x) {
				out = append(out, payer{Val: payerVal(kind, x, n+1), Of: []language.Faction{x}})
			}
		}
	}
	add(kindMarker, sPool0)
	add(kindResource, sReady0)
	return out
}

// payerIn reads a value of payerVal.
func payerIn(v engine.Value) (kind string, f language.Faction) {
	name, _, _ := strings.Cut(v.Body(), ".")
	return v.Kind(), language.Faction(name)
}

// billOf is what an amount takes of a player: each symbol one of its faction, the rest any (AT-076, AT-077, AT-133).
func billOf(f facts, s engine.Seat, w language.Amount) bill { return kit.NewBill(w, payersOf(f, s)) }

// costVal is an amount as a value.
func costVal(w language.Amount) engine.Value { return engine.Value("cost:" + w.String()) }

// cannotPay refuses an amount that a player cannot pay: for a card that lacks only its faction it says so.
func cannotPay(f facts, s engine.Seat, w language.Amount, card engine.Value) *engine.Refusal {
	b := billOf(f, s, w)
	if _, ok := b.Covered(); !ok {
		return short(b, card)
	}
	return nil
}

// short refuses a bill that its payers do not cover. Of a card everything but its faction may be there (AT-076).
func short(b bill, card engine.Value) *engine.Refusal {
	if card != "" && b.Due[0] != "" && len(b.From) >= len(b.Due) {
		return engine.Refuse("AM-13", "AT-076", engine.A("card", card), engine.W("faction", string(b.Due[0])))
	}
	return engine.Refuse("AM-12", "AT-131", engine.A("cost", b.Cost), engine.A("have", b.Have()...))
}

// price is what the owner of a frame has to pay, and the card for which; "" for an ability.
type price func(*engine.Reader, *engine.Frame) (language.Amount, engine.Value)

// paySteps ask what pays a price, where that makes a difference, and make sure that it is paid in full (AT-131).
func paySteps(p price) []engine.Step {
	return kit.Payment[language.Faction]{
		Name: qPay,
		Bill: func(r *engine.Reader, f *engine.Frame) bill {
			w, _ := p(r, f)
			return billOf(r, f.Owner, w)
		},
		Alike: func(_ facts, a, b payer) bool { return a.Of[0] == b.Of[0] },
		Label: func(x payer) engine.Phrase {
			kind, faction := payerIn(x.Val)
			return engine.Say(kind, engine.W("faction", string(faction)))
		},
		Short: func(r *engine.Reader, f *engine.Frame, b bill) *engine.Refusal {
			_, card := p(r, f)
			return short(b, card)
		},
	}.Steps()
}

// payment is the batch that pays an amount as chosen: markers are spent, resources exhausted for their markers (AT-069,
// AT-070).
func payment(f facts, s engine.Seat, w language.Amount, chosen []engine.Value) []engine.Change {
	used, _ := billOf(f, s, w).Of(chosen).Covered()
	var out []engine.Change
	for _, v := range used {
		kind, faction := payerIn(v)
		if kind == kindResource {
			out = append(out, engine.Change{Kind: chSpend, Seat: s, Word: string(faction), N: 1})
		}
		out = append(out, engine.Change{Kind: chPay, Seat: s, Word: string(faction)})
	}
	return out
}

// addExhaust defines exhausting resources for their markers (AT-069, ATR-27): no Stack, no response.
func addExhaust(g *engine.Ruleset) {
	g.Add(progExhaust,
		engine.Choose(qFaction, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for i, x := range language.Factions {
				o := engine.Option{Key: engine.Word(string(x))}
				if r.SeatAttr(f.Owner, sReady0+i) == 0 {
					o.Refusal = engine.Refuse("AM-12", "AT-069", engine.A("cost", costVal(language.Amount{Any: 1})),
						engine.A("have"))
				}
				sa.Options = append(sa.Options, o)
			}
			return sa, nil
		}),
		engine.If("many", func(r *engine.Reader, f *engine.Frame) bool {
			return !kit.Given(f, qN) && r.SeatAttr(f.Owner, sReady0+factionAt(f.Reg1(qFaction))) == 1
		}, "spend"),
		engine.Choose(qN, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1}
			for n := range r.SeatAttr(f.Owner, sReady0+factionAt(f.Reg1(qFaction))) {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Int(n + 1)})
			}
			return sa, nil
		}),
		engine.Do("spend", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chSpend, Seat: f.Owner, Word: f.Reg1(qFaction).Body(),
				N: max(f.Reg1(qN).Num(), 1)}}
		}))
}

// factionAt is the place of the faction that a word names.
func factionAt(v engine.Value) int { return language.FactionIndex(language.Faction(v.Body())) }
