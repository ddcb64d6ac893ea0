package toy

import (
	"slices"

	"farpost/engine"
)

// addChain adds links. The first one opens the window in which further ones are added; a chase is
// resolved one by one, with a new say after each, a storm as a whole.
func addChain(g *engine.Ruleset) {
	for _, kind := range []string{"chase", "storm"} {
		g.Add(kind,
			engine.ChooseWhy("card", askCard(func(c Card, _ bool) bool { return c.Type == kind }), whyCard),
			engine.If("aimed", func(r *reader, f *frame) bool { return cardOf(r, f.Reg1("card").ID()).Aim == "" }, "link"),
			engine.Choose("target", askTarget),
			engine.Do("link", func(r *reader, f *frame) []change {
				cost := change{Kind: "gold", Seat: f.Owner, N: -cardOf(r, f.Reg1("card").ID()).Cost}
				return engine.Must([]change{cost, {Kind: "declare", Obj: f.Reg1("card").ID(), Vals: f.Reg("target")}})
			}),
			engine.If("linked", func(r *reader, f *frame) bool { return !f.OK || f.Reg1("in") == engine.Word(kind) }, engine.End),
			engine.Run("window", func(r *reader, f *frame) []frame {
				return []frame{engine.WindowFrame(kind, engine.ObjID{}, f.Owner, false)}
			}),
			engine.Do("over", func(r *reader, f *frame) []change {
				return []change{{Kind: engine.ChangeUnseal, To: chainVal(r.Public())}}
			}),
		)
	}
	g.Add("resolve",
		engine.Run("text", resolveText),
		engine.Do("away", putAway),
		engine.Run("check", func(*reader, *frame) []frame { return []frame{engine.CheckFrame()} }),
		engine.Goto("ended", engine.End),
		engine.Void(engine.Do("void", putAway)),
	)
}

// chainVal is the chain that is being made or resolved; a turn has one at a time.
func chainVal(p engine.Public) engine.Value { return engine.Indexed("chain", 0, p.Var(vTurn)) }

// links are what a window of a chain is part of: the link that is resolved next, and the chain.
func links(p engine.Public, w engine.Opened) []engine.Value {
	var out []engine.Value
	for _, id := range slices.Backward(p.Zone(zStack, engine.NoSeat)) {
		if cards[p.Card(id)].Type == w.Kind {
			out = append(out, engine.Obj(id))
			break
		}
	}
	return append(out, chainVal(p))
}

// topLink is the next link to resolve. Its program is the game's own, so that a link of somebody who has
// been defeated is put away.
func topLink(r *reader, w engine.Opened) (frame, bool) {
	stack := r.Zone(zStack, engine.NoSeat)
	for _, id := range slices.Backward(stack) {
		if c := cardOf(r, id); c.Type == w.Kind {
			f := engine.NewFrame("resolve", r.Ctrl(id))
			f.About = id
			return f, true
		}
	}
	return frame{}, false
}

func addWindows(g *engine.Ruleset) {
	hasCards := func(p engine.Public, w engine.Opened, s engine.Seat) bool { return p.Count(zHand, s) > 0 }
	opponentsFirst := func(p engine.Public, w engine.Opened) []engine.Seat { return w.Opener.After(p.Seats()) }
	g.AddWindow(engine.Window{Kind: "respond", Verbs: []string{"play"}, Order: opponentsFirst, After: engine.Restart,
		Skip: func(p engine.Public, w engine.Opened, s engine.Seat) bool { return !hasCards(p, w, s) },
		MayAct: func(p engine.Public, w engine.Opened, s engine.Seat) bool {
			return s != w.Opener || w.Held || slices.ContainsFunc(w.Acted, func(a engine.Seat) bool { return a != s })
		}})
	activeFirst := func(p engine.Public, w engine.Opened) []engine.Seat {
		a := active(p)
		return append([]engine.Seat{a}, a.After(p.Seats())...)[:p.Seats()]
	}
	g.AddWindow(engine.Window{Kind: "chase", Verbs: []string{"chase"}, Order: activeFirst, MayAct: hasCards,
		OneByOne: true, After: engine.ActAgain, OnPass: engine.PassTop, Resolve: topLink, Within: links})
	g.AddWindow(engine.Window{Kind: "storm", Verbs: []string{"storm"}, Order: activeFirst, MayAct: hasCards,
		OneByOne: true, After: engine.Yield, OnPass: engine.PassAll, Resolve: topLink, Within: links})
	g.AddWindow(engine.Window{Kind: "toast", Verbs: []string{"play"}, Order: activeFirst, MayAct: hasCards,
		OneByOne: true, After: engine.GoOn, OnPass: engine.PassClose})
}
