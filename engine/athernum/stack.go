package athernum

import (
	"strings"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/cardlang"
	"farpost/engine/kit"
)

// addStack defines a Stack (section 5): what waits is placed, priority goes round, the whole Stack resolves, then comes
// the State-Based Check. What that or the resolution set off forms a new Stack (AT-152, ATR-36). In the Night nobody
// has priority (AT-061).
func addStack(g *engine.Ruleset) {
	g.Add(progStack,
		engine.Run("place", func(r *engine.Reader, _ *engine.Frame) []engine.Frame {
			return r.Calls(engine.TriggersFrame())
		}),
		engine.If("asked", func(_ *engine.Reader, f *engine.Frame) bool { return f.Reg1("always") != "" }, "priority"),
		engine.If("empty", func(r *engine.Reader, _ *engine.Frame) bool { return topOfStack(r).IsZero() }, engine.End),
		engine.If("silent", func(r *engine.Reader, _ *engine.Frame) bool { return r.Var(vPhase) == phNight },
			"resolve"),
		engine.Exec("priority", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			f.Set("always")
			return engine.Verdict{Call: []engine.Frame{engine.WindowFrame(f.Reg1("kind").Body(), engine.ObjID{},
				active(r),
				false)}}
		}),
		engine.Goto("resolved", "check"),
		engine.Exec("resolve", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			next, ok := resolveTop(r, engine.Opened{})
			if !ok {
				return engine.Verdict{}
			}
			return engine.Verdict{Call: []engine.Frame{next}, Goto: "resolve"}
		}),
		engine.Run("check", verdict),
		engine.Exec("again", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.Reg1("kind").Body() == askAction {
				f.Set("kind", engine.Word(askAfter))
			}
			return engine.Verdict{Goto: "place"}
		}))
	for _, kind := range windows {
		// All are asked at once and count in their order, which saves waits and changes nothing (ATR-33). Windows are
		// skipped on public grounds only (ATR-49).
		g.AddWindow(engine.Window{Kind: kind, Verbs: responses,
			Order:  func(p engine.Public, _ engine.Opened) []engine.Seat { return inOrder(p) },
			MayAct: func(engine.Public, engine.Opened, engine.Seat) bool { return true },
			Skip:   func(p engine.Public, _ engine.Opened, s engine.Seat) bool { return !couldRespond(p, s) },
			Within: within,
			Before: func(r *engine.Reader, _ engine.Opened) []engine.Frame { return r.Calls(engine.TriggersFrame()) },
			After:  engine.ActAgain, OnPass: engine.PassAll, Resolve: resolveTop})
	}
}

// stack returns a step that runs a Stack with windows of a kind; with always there is one on an empty Stack, too.
func stack(label, kind string, always bool) engine.Step {
	return engine.Run(label, func(_ *engine.Reader, f *engine.Frame) []engine.Frame {
		return []engine.Frame{stackFrame(f.Owner, kind, always)}
	})
}

func stackFrame(owner engine.Seat, kind string, always bool) engine.Frame {
	f := engine.NewFrame(progStack, engine.NoSeat)
	f.Set("kind", engine.Word(kind))
	if always {
		f.Set("always", kit.WordYes)
	}
	return f
}

// resolving reports whether a Stack has begun and is not resolved completely: its State-Based Check comes then, and
// none before (AT-147). What waits to be placed on it counts.
func resolving(r *engine.Reader) bool {
	_, placing := r.Running(progTrigger)
	_, entry := r.Running(progResolve)
	return placing || entry || !topOfStack(r).IsZero() || len(r.Waiting()) > 0
}

// verdict runs the State-Based Check.
func verdict(*engine.Reader, *engine.Frame) []engine.Frame {
	return []engine.Frame{engine.NewFrame(progVerdict, engine.NoSeat)}
}

// within are the larger things that a window is part of: the entry that would resolve next, the attack, and the Combat
// Phase.
func within(p engine.Public, _ engine.Opened) []engine.Value {
	var out []engine.Value
	if top := topOfStack(p); !top.IsZero() {
		out = append(out, engine.Obj(top))
	}
	if x := fighting(p); !x.IsZero() {
		out = append(out, engine.Obj(x))
	}
	if p.Var(vCombat) == 1 {
		out = append(out, combatVal(p))
	}
	return out
}

// couldRespond reports from public facts whether a player might have a response (section 5): a hidden item, an ability
// in play that can be paid for, or a hand together with anything that pays a Support Activation Fee.
func couldRespond(p engine.Public, s engine.Seat) bool {
	for _, id := range inPlay(p) {
		if p.Ctrl(id) != s {
			continue
		}
		if isHidden(p, id) {
			return true
		}
		for _, node := range activatedOn(p, id) {
			if cannotActivate(p, id, node, s) == nil {
				return true
			}
		}
	}
	return p.Count(zHand, s) > 0 && len(payersOf(p, s)) > 0
}

// resolveTop is the frame that resolves the newest entry (AT-120); ok is false when there is none.
func resolveTop(r *engine.Reader, _ engine.Opened) (engine.Frame, bool) {
	top := topOfStack(r)
	if top.IsZero() {
		return engine.Frame{}, false
	}
	o, _ := r.Live(top)
	f := engine.NewFrame(progResolve, o.Base)
	f.About = top
	return f, true
}

// addResolve defines what becomes of an entry: a card enters play, a static ability begins to work, a standard Command
// ability does what it says, the text of any other is carried out.
func addResolve(g *engine.Ruleset) {
	g.Add(progResolve,
		engine.Exec("what", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			o, _ := r.Live(f.About)
			f.Self = o.Of
			v := engine.Verdict{Goto: "over"}
			switch o.Kind {
			case kCard, kCover:
				v.Do = r.Batch(engine.Change{Kind: chEnter, Seat: f.Owner, Obj: f.About})
			case kStatic:
				v.Do = r.Batch(engine.Change{Kind: chStatic, Obj: o.Of,
					N: nodeIndex(kit.First(r, f.About, listNode).Body())})
			case kStandard:
				v.Do = standard(r, f.Owner, kit.First(r, f.About, listWhat).Body())
			default:
				v.Goto = "text"
			}
			return v
		}),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{cardlang.Frame(kit.First(r, f.About, listNode).Body(), f.Self, f.About, f.Owner)}
		}),
		engine.Do("over", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chOver, Obj: f.About}}
		}))
}

// nodeIndex is the number of an ability in its node.
func nodeIndex(node string) int {
	_, n, _ := strings.Cut(node, "/"+language.PartAbility+".")
	return engine.Value("int:" + n).Num()
}

// standard is what a standard Command ability does as it resolves (AT-048 to AT-050).
func standard(f facts, s engine.Seat, what string) []engine.Change {
	switch what {
	case verbDraw:
		return []engine.Change{{Kind: chDraw, Seat: s, N: 1}}
	case verbGenerate:
		if faction := gives(f, s); faction != "" {
			return []engine.Change{{Kind: chMake, Seat: s, Word: string(faction), N: 1}}
		}
	case verbInfluence:
		if id := starting(f, s); !id.IsZero() {
			return []engine.Change{{Kind: chPlace, Seat: s, Obj: id, N: 1}}
		}
	}
	return nil
}
