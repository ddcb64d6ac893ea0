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
type source = kit.Source[language.Attribute]

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
			out = append(out, source{Val: poolVal(a, n+1), Of: []language.Attribute{a}})
		}
	}
	var cards, fighters []source
	for _, id := range inPlay(f) {
		switch from := (source{Val: engine.Obj(id), Of: produces(f, id)}); {
		case slices.Contains(not, id) || cannotProduce(f, id, s) != nil:
		case isFighter(f, id):
			fighters = append(fighters, from)
		default:
			cards = append(cards, from)
		}
	}
	slices.SortStableFunc(cards, func(a, b source) int { return len(a.Of) - len(b.Of) })
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

// billOf is what an amount takes of a player: each symbol a source of its attribute (FO-065), the generic number any
// (FO-066). The cards in not pay nothing.
func billOf(f facts, s engine.Seat, w language.Will, not []engine.ObjID) kit.Bill[language.Attribute] {
	return kit.NewBill(w, sources(f, s, not))
}

// cannotPay refuses an amount that a player cannot pay (FO-003). The argument pool says what the sources come to.
func cannotPay(f facts, s engine.Seat, w language.Will, not []engine.ObjID) *engine.Refusal {
	b := billOf(f, s, w, not)
	if _, ok := b.Covered(); !ok {
		return short(b)
	}
	return nil
}

// short refuses a bill that its sources do not cover, and says what each of them gives.
func short(b kit.Bill[language.Attribute]) *engine.Refusal {
	return engine.Refuse("E-WILL", "FO-069", engine.A("cost", b.Cost), engine.N("pool", len(b.From)),
		engine.A("have", b.Have()...))
}

// willVal is an amount as a value.
func willVal(w language.Will) engine.Value { return engine.Value("cost:" + w.String()) }

// promptPool names a will of the pool among what an amount can be paid with; attribute.
const promptPool = "pool"

// alike reports whether paying with either of two sources leaves the same behind. J/resonators are never alike, since
// it matters which one is rested.
func alike(f facts, a, b source) bool {
	x, y := a.Val.ID(), b.Val.ID()
	if x.IsZero() || y.IsZero() {
		return poolAttribute(a.Val) == poolAttribute(b.Val)
	}
	return f.Card(x) == f.Card(y) && !isFighter(f, x)
}

// price is what the owner of a frame has to pay, and the cards that cannot pay it.
type price func(*engine.Reader, *engine.Frame) (language.Will, []engine.ObjID)

// paySteps ask what pays a price, where that makes a difference, and make sure that it is paid (FO-069). When
// nothing can pay it, instead returns a refusal to give in place of the usual one; it may be nil or return nil.
func paySteps(p price, instead func(*engine.Reader, *engine.Frame) *engine.Refusal) []engine.Step {
	return kit.Payment[language.Attribute]{
		Name: qPay,
		Bill: func(r *engine.Reader, f *engine.Frame) kit.Bill[language.Attribute] {
			w, not := p(r, f)
			return billOf(r, f.Owner, w, not)
		},
		Alike: alike,
		Label: func(s source) engine.Phrase {
			if a := poolAttribute(s.Val); a != "" {
				return engine.Say(promptPool, engine.W("attribute", string(a)))
			}
			return engine.Phrase{}
		},
		Short: func(r *engine.Reader, f *engine.Frame, b kit.Bill[language.Attribute]) *engine.Refusal {
			if instead == nil || len(f.Reg(qPay)) > 0 {
				return short(b)
			}
			return cmp.Or(instead(r, f), short(b))
		},
	}.Steps()
}

// payment is the batch that pays an amount as chosen (FO-069): all of it, or nothing.
func payment(f facts, s engine.Seat, w language.Will, chosen []engine.Value, not []engine.ObjID) []engine.Change {
	used, ok := billOf(f, s, w, not).Of(chosen).Covered()
	if !ok {
		return nil
	}
	var out []engine.Change
	for _, v := range used {
		if a := poolAttribute(v); a != "" {
			out = append(out, engine.Change{Kind: chSpend, Seat: s, Word: string(a)})
		} else {
			out = append(out, engine.Change{Kind: chRest, Seat: s, Obj: v.ID()})
		}
	}
	return out
}
