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

// payer is one thing that can pay.
type payer struct {
	val     engine.Value
	faction language.Faction
}

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
				out = append(out, payer{payerVal(kind, x, n+1), x})
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

// covering pays an amount: each symbol with one of its faction, the rest with any (AT-076, AT-077, AT-133).
func covering(w language.Amount, from []payer) (used []engine.Value, ok bool) {
	due := w.Symbols()
	givers, ok := kit.Paying(len(from), len(due), func(giver, symbol int) bool {
		return due[symbol] == "" || from[giver].faction == due[symbol]
	})
	for _, g := range givers {
		used = append(used, from[g].val)
	}
	return used, ok
}

// costVal is an amount as a value.
func costVal(w language.Amount) engine.Value { return engine.Value("cost:" + w.String()) }

// cannotPay refuses an amount that a player cannot pay: for a card that lacks only its faction it says so.
func cannotPay(f facts, s engine.Seat, w language.Amount, card engine.Value) *engine.Refusal {
	return short(w, payersOf(f, s), card)
}

// short refuses an amount that payers do not cover; nil when they do.
func short(w language.Amount, from []payer, card engine.Value) *engine.Refusal {
	if _, ok := covering(w, from); ok {
		return nil
	}
	if i := slices.IndexFunc(w.Of[:], func(n int) bool { return n > 0 }); i >= 0 && card != "" &&
		len(from) >= w.Total() {
		return engine.Refuse("AM-13", "AT-076", engine.A("card", card),
			engine.W("faction", string(language.Factions[i])))
	}
	have := make([]engine.Value, len(from))
	for i, p := range from {
		have[i] = engine.Value("cost:" + string(p.faction))
	}
	slices.Sort(have)
	return engine.Refuse("AM-12", "AT-131", engine.A("cost", costVal(w)), engine.A("have", have...))
}

// askPay asks what pays.
func askPay(f facts, s engine.Seat, w language.Amount, card engine.Value) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Max: w.Total(), Prompt: engine.Say(qPay, engine.A("cost", costVal(w)))}
	for _, p := range payersOf(f, s) {
		kind, faction := payerIn(p.val)
		sa.Options = append(sa.Options, engine.Option{Key: p.val,
			Label: engine.Say(kind, engine.W("faction", string(faction)))})
	}
	return sa, cannotPay(f, s, w, card)
}

// paysItself reports whether all ways to pay leave the same: all that can pay is of one faction, or all of it is due.
func paysItself(f facts, s engine.Seat, w language.Amount) bool {
	from := payersOf(f, s)
	same := !slices.ContainsFunc(from, func(p payer) bool { return p.faction != from[0].faction })
	return same || len(from) == w.Total() || w.Any == 0
}

// price is what the owner of a frame has to pay, and the card for which; "" for an ability.
type price func(*engine.Reader, *engine.Frame) (language.Amount, engine.Value)

// paySteps ask what pays a price, where that makes a difference, and make sure that it is paid in full (AT-131).
func paySteps(p price) []engine.Step {
	return []engine.Step{
		engine.If("pays", func(r *engine.Reader, f *engine.Frame) bool {
			w, _ := p(r, f)
			return !kit.Given(f, qPay) && paysItself(r, f.Owner, w)
		}, "paid"),
		engine.Proposing(engine.Choose(qPay, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			w, card := p(r, f)
			return askPay(r, f.Owner, w, card)
		}), func(*engine.Reader, *engine.Frame) []engine.Value { return nil }), // the game chooses
		engine.Guard("paid", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			w, card := p(r, f)
			_, no := payment(r, f.Owner, w, f.Reg(qPay), card)
			return no
		}),
	}
}

// payment is the batch that pays an amount as chosen: markers are spent, resources exhausted for their markers (AT-069,
// AT-070).
func payment(
	f facts, s engine.Seat, w language.Amount, chosen []engine.Value, card engine.Value,
) ([]engine.Change, *engine.Refusal) {
	from := payersOf(f, s)
	if len(chosen) > 0 {
		from = slices.DeleteFunc(from, func(p payer) bool { return !slices.Contains(chosen, p.val) })
	}
	used, ok := covering(w, from)
	if !ok || len(chosen) > 0 && len(used) != len(chosen) {
		if no := short(w, from, card); no != nil {
			return nil, no
		}
		return nil, engine.Refuse("AM-12", "AT-131", engine.A("cost", costVal(w)), engine.A("have"))
	}
	var out []engine.Change
	for _, v := range used {
		kind, faction := payerIn(v)
		if kind == kindResource {
			out = append(out, engine.Change{Kind: chSpend, Seat: s, Word: string(faction), N: 1})
		}
		out = append(out, engine.Change{Kind: chPay, Seat: s, Word: string(faction)})
	}
	return out, nil
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
