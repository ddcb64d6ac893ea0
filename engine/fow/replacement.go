package fow

import (
	"math"
	"slices"

	"farpost/engine"
	"farpost/engine/fow/language"
	"farpost/engine/kit"
)

// rewriting is how changes are replaced, or prevented (FO-160, FO-163).
var rewriting = kit.Rewriting{Prog: progPrevent, Source: engine.Word("prevention"), Of: rewrites,
	Ask: func(f facts, s engine.Seat, c engine.Change) engine.SeatAsk {
		return engine.SeatAsk{Kind: askReplace, Due: dueFor(f, s), Prompt: replaced(f, c)}
	}}

// rewrites lists what can replace a change; used sources are left out. Each applies at most once to each change. Damage
// is first increased, in the order of its source's controller, then prevented, in the order of the affected player.
func rewrites(f facts, batch []engine.Change, at int, used []engine.Value) []kit.Rewrite {
	var out []kit.Rewrite
	add := func(source string, x kit.Rewrite) {
		if x.Source = engine.Value(source + "/" + engine.Int(at).Body()); !slices.Contains(used, x.Source) {
			out = append(out, x)
		}
	}
	switch c := batch[at]; {
	case c.Kind == chDamage && c.N > 0:
		increases(f, c, add)
		if len(out) == 0 {
			preventions(f, c, add)
		}
	case c.Kind == chDestroy:
		saves(f, c, add)
	}
	return out
}

// increases lists the continuous abilities that increase damage of some sources.
func increases(f facts, c engine.Change, add func(string, kit.Rewrite)) {
	asked := c.Seat
	if asked == engine.NoSeat {
		asked = f.Ctrl(c.By)
	}
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		if m := st.MoreDamage; m != nil && fits(&m.Filter, f, c.By, src, f.Ctrl(src)) {
			add("more:"+src.String(), kit.Rewrite{Card: cardVal(f, src), Seat: asked, Plain: !m.Double,
				To: func(c engine.Change) []engine.Change {
					was := c.N
					if c.N += m.N; m.Double {
						c.N = 2 * was
					}
					return []engine.Change{c, engine.Tell("more", engine.NoSeat, engine.N("n", c.N),
						engine.A("source", cardVal(f, src)))}
				}})
		}
	})
}

// preventions lists what prevents damage (FO-161, FO-162).
func preventions(f facts, c engine.Change, add func(string, kit.Rewrite)) {
	on, name, asked := c.To, c.To, c.To.Seat()
	if on == "" {
		on, name, asked = engine.Obj(c.Obj), shown(f, engine.Obj(c.Obj)), f.Ctrl(c.Obj)
	}
	by := func(card engine.Value, n int) kit.Rewrite {
		return kit.Rewrite{Card: card, Seat: asked, Takes: n, Told: func(_ engine.Change, n int) []engine.Change {
			return []engine.Change{engine.Tell("prevented", engine.NoSeat, engine.N("n", n), engine.A("on", name),
				engine.A("source", card))}
		}}
	}
	for _, e := range f.Effects() {
		if e.Kind == effPrevent && slices.Contains(e.On, on) {
			x, stamp := by(shown(f, e.Source), e.N), engine.Int(int(e.Stamp))
			if e.N == preventAll {
				x.Takes = math.MaxInt
			} else {
				x.Uses = engine.Change{Kind: chUsed, Vals: []engine.Value{stamp}}
			}
			add("prevent:"+stamp.Body(), x)
		}
	}
	if c.To == "" {
		eachStatic(f, func(src engine.ObjID, st *language.Static) {
			if st.Prevent > 0 && src == c.Obj {
				add("static:"+src.String(), by(cardVal(f, src), st.Prevent))
			}
		})
	}
}

// saves lists what can happen in place of a destruction: [Imperishable] (FO-199), and continuous abilities that save
// a card. It lists nothing for a card that cannot be destroyed. No effect takes a J-ruler away (FO-172), so none
// saves it in that way.
func saves(f facts, c engine.Change, add func(string, kit.Rewrite)) {
	id := c.Obj
	if !isInPlay(f, id) || f.In(id, zRuler) || forbidden(f, id, language.CannotDestroyed) {
		return
	}
	asked := f.Ctrl(id)
	if typeOf(f, id) == language.JRuler && has(f, id, language.Imperishable) {
		add("imperishable:"+id.String(), kit.Rewrite{Card: cardVal(f, id), Seat: asked,
			To: func(c engine.Change) []engine.Change {
				return []engine.Change{{Kind: chReturn, Seat: c.Seat, Obj: id}}
			}})
	}
	eachStatic(f, func(src engine.ObjID, st *language.Static) {
		s := st.Save
		if s == nil || !reaches(f, s.Carrier, s.Each, src, id) ||
			s.By != language.SaveBanish && typeOf(f, id) == language.JRuler {
			return
		}
		add("save:"+src.String(), kit.Rewrite{Card: cardVal(f, src), Seat: asked,
			To: func(engine.Change) []engine.Change {
				say := engine.Tell("saved", engine.NoSeat, engine.A("card", cardVal(f, id)),
					engine.A("source", cardVal(f, src)))
				switch s.By {
				case language.SaveToHand:
					return []engine.Change{{Kind: chToHand, Seat: asked, Obj: id, By: src}, say}
				case language.SaveRemove:
					return []engine.Change{{Kind: chRemove, Seat: asked, Obj: id, By: src}, say}
				}
				return []engine.Change{{Kind: chMend, Seat: asked, Obj: id, By: src},
					{Kind: chBanish, Seat: f.Ctrl(src), Obj: src, By: src}, say}
			}})
	})
}

// Codes of what is said of the change of which several replacements are to be put in order.
const (
	replacedDamage  = "replaced-damage"  // n, on, source
	replacedDestroy = "replaced-destroy" // on
)

// replaced says what would be replaced.
func replaced(f facts, c engine.Change) engine.Phrase {
	on := c.To
	if on == "" {
		on = cardVal(f, c.Obj)
	}
	if c.Kind == chDestroy {
		return engine.Say(replacedDestroy, engine.A("on", on))
	}
	return engine.Say(replacedDamage, engine.N("n", c.N), engine.A("on", on), engine.A("source", cardVal(f, c.By)))
}
