package fow

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// source is something that a payment can take one will from: a will in the pool, or a card that is rested for it.
type source struct {
	val engine.Value
	of  []language.Attribute
}

// poolVal names the n-th will of an attribute in a player's pool, counted from 1.
func poolVal(a language.Attribute, n int) engine.Value {
	return engine.Value("will:" + string(a) + "." + strconv.Itoa(n))
}

// poolAttribute is the attribute of such a value, "" for another one.
func poolAttribute(v engine.Value) language.Attribute {
	if v.Kind() != "will" {
		return ""
	}
	a, _, _ := strings.Cut(v.Body(), ".")
	return language.Attribute(a)
}

// poolOrder is the order in which produced will is spent: first what can pay no symbol.
var poolOrder = append([]language.Attribute{language.Void}, language.Attributes...)

// sources lists what a player can pay will with, in the order in which it is used: will without attribute from the
// pool, the rest of the pool, cards with one attribute, cards with a choice, J/resonators. The cards in not are left
// out.
func sources(f facts, s engine.Seat, not []engine.ObjID) []source {
	var out []source
	for _, a := range poolOrder {
		for n := range f.SeatAttr(s, sPool0+language.AttributeIndex(a)) {
			out = append(out, source{poolVal(a, n+1), []language.Attribute{a}})
		}
	}
	var cards, fighters []source
	for _, id := range inPlay(f) {
		switch from := (source{engine.Obj(id), produces(f, id)}); {
		case slices.Contains(not, id) || cannotProduce(f, id, s) != nil:
		case isFighter(f, id):
			fighters = append(fighters, from)
		default:
			cards = append(cards, from)
		}
	}
	slices.SortStableFunc(cards, func(a, b source) int { return len(a.of) - len(b.of) })
	return slices.Concat(out, cards, fighters)
}

// produces lists the attributes of will that a card can produce, none when it cannot.
func produces(f facts, id engine.ObjID) []language.Attribute {
	var out []language.Attribute
	if face := faceOf(f, id); face != nil {
		for _, p := range face.Produces {
			out = append(out, p.Of...)
		}
	}
	return out
}

// cannotProduce returns why a card cannot be rested for will now, nil when it can (FO-061, FO-070, FO-071).
func cannotProduce(f facts, id engine.ObjID, s engine.Seat) *engine.Refusal {
	card := engine.A("card", cardVal(f, id))
	switch {
	case !isInPlay(f, id) || len(produces(f, id)) == 0:
		return engine.Refuse("E-NO-WILL", "FO-061", card)
	case f.Ctrl(id) != s:
		return engine.Refuse("E-NOT-YOURS", "FO-026", card)
	}
	return cannotRest(f, id)
}

// cannotRest returns why {R} of a card cannot be paid, nil when it can.
func cannotRest(f facts, id engine.ObjID) *engine.Refusal {
	card := engine.A("card", cardVal(f, id))
	switch {
	case rested(f, id):
		return engine.Refuse("E-RESTED", "FO-070", card)
	case fights(f, id) && !aged(f, id) && !has(f, id, language.Swiftness):
		return engine.Refuse("E-FRESH", "FO-071", card)
	}
	return nil
}

// covering pays an amount with sources: each symbol with one of its attribute (FO-065), the generic number with any
// (FO-066). It returns the sources used, the earliest ones possible. Ok is false when they do not cover the amount.
func covering(w language.Will, from []source) (used []engine.Value, ok bool) {
	due := w.Symbols()
	givers, ok := kit.Paying(len(from), len(due), func(giver, symbol int) bool {
		return due[symbol] == "" || slices.Contains(from[giver].of, due[symbol])
	})
	for _, g := range givers {
		used = append(used, from[g].val)
	}
	return used, ok
}

// cannotPay refuses an amount that a player cannot pay (FO-003). The argument pool says what the sources come to.
func cannotPay(f facts, s engine.Seat, w language.Will, not []engine.ObjID) *engine.Refusal {
	from := sources(f, s, not)
	if _, ok := covering(w, from); !ok {
		return short(w, from)
	}
	return nil
}

// short refuses an amount that sources do not cover, and says what each of them gives.
func short(w language.Will, from []source) *engine.Refusal {
	have := make([]engine.Value, len(from))
	for i, s := range from {
		of := make([]string, len(s.of))
		for j, a := range s.of {
			of[j] = string(a)
		}
		have[i] = engine.Value("cost:" + strings.Join(of, "/"))
	}
	slices.Sort(have)
	return engine.Refuse("E-WILL", "FO-069", engine.A("cost", willVal(w)), engine.N("pool", len(from)),
		engine.A("have", have...))
}

// willVal is an amount as a value.
func willVal(w language.Will) engine.Value { return engine.Value("cost:" + w.String()) }

// promptPool names a will of the pool among what an amount can be paid with; attribute.
const promptPool = "pool"

// askPay asks for the payment of an amount in an announcement.
func askPay(r *engine.Reader, f *engine.Frame, w language.Will, not []engine.ObjID) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Max: w.Total(), Prompt: engine.Say(qPay, engine.A("cost", willVal(w)))}
	for _, s := range sources(r, f.Owner, not) {
		o := engine.Option{Key: s.val}
		if a := poolAttribute(s.val); a != "" {
			o.Label = engine.Say(promptPool, engine.W("attribute", string(a)))
		}
		sa.Options = append(sa.Options, o)
	}
	return sa, cannotPay(r, f.Owner, w, not)
}

// paysItself reports whether it makes no difference which sources pay an amount: what is left over is the same in
// any case. J/resonators are never alike, since it matters which one is rested.
func paysItself(f facts, s engine.Seat, w language.Will, not []engine.ObjID) bool {
	from := sources(f, s, not)
	used, ok := covering(w, from)
	if !ok {
		return false
	}
	for i, spare := range from {
		if slices.Contains(used, spare.val) {
			continue
		}
		for j, paying := range from {
			if !slices.Contains(used, paying.val) || alike(f, spare, paying) {
				continue
			}
			swapped := slices.DeleteFunc(slices.Clone(from), func(x source) bool {
				return x.val == from[j].val || x.val != from[i].val && !slices.Contains(used, x.val)
			})
			if _, ok := covering(w, swapped); ok {
				return false
			}
		}
	}
	return true
}

// alike reports whether paying with either of two sources leaves the same behind.
func alike(f facts, a, b source) bool {
	x, y := a.val.ID(), b.val.ID()
	if x.IsZero() || y.IsZero() {
		return poolAttribute(a.val) == poolAttribute(b.val)
	}
	return f.Card(x) == f.Card(y) && !isFighter(f, x)
}

// price is what the owner of a frame has to pay, and the cards that cannot pay it.
type price func(*engine.Reader, *engine.Frame) (language.Will, []engine.ObjID)

// paySteps ask what pays a price, where that makes a difference, and make sure that it is paid (FO-069). When
// nothing can pay it, instead returns a refusal to give in place of the usual one; it may be nil or return nil.
func paySteps(p price, instead func(*engine.Reader, *engine.Frame) *engine.Refusal) []engine.Step {
	return []engine.Step{
		engine.If("pays", func(r *engine.Reader, f *engine.Frame) bool {
			w, not := p(r, f)
			return !kit.Given(f, qPay) && paysItself(r, f.Owner, w, not)
		}, "paid"),
		engine.Proposing(engine.Choose(qPay, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			w, not := p(r, f)
			sa, no := askPay(r, f, w, not)
			if no != nil && instead != nil {
				no = cmp.Or(instead(r, f), no)
			}
			return sa, no
		}), func(*engine.Reader, *engine.Frame) []engine.Value { return nil }), // the game chooses
		engine.Guard("paid", func(r *engine.Reader, f *engine.Frame) *engine.Refusal {
			w, not := p(r, f)
			_, no := payment(r, f.Owner, w, f.Reg(qPay), not)
			return no
		}),
	}
}

// payment is the batch that pays an amount as chosen (FO-069): all of it, or nothing.
func payment(f facts, s engine.Seat, w language.Will, chosen []engine.Value,
	not []engine.ObjID) ([]engine.Change, *engine.Refusal) {
	from := sources(f, s, not)
	if len(chosen) > 0 {
		from = slices.DeleteFunc(from, func(x source) bool { return !slices.Contains(chosen, x.val) })
	}
	used, ok := covering(w, from)
	if !ok || len(chosen) > 0 && len(used) != len(chosen) {
		return nil, short(w, from)
	}
	var out []engine.Change
	for _, v := range used {
		if a := poolAttribute(v); a != "" {
			out = append(out, engine.Change{Kind: chSpend, Seat: s, Word: string(a)})
		} else {
			out = append(out, engine.Change{Kind: chRest, Seat: s, Obj: v.ID()})
		}
	}
	return out, nil
}
