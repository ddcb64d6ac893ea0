package fow

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/fow/language"
)

// resolveTop is the frame that resolves the top object of the chase (FO-098); ok is false when it is empty.
func resolveTop(r *engine.Reader, _ engine.Opened) (engine.Frame, bool) {
	top := topOfChase(r)
	if top.IsZero() {
		return engine.Frame{}, false
	}
	o, _ := r.Live(top)
	f := engine.NewFrame(progResolve, o.Base)
	f.About = top
	return f, true
}

// addResolve defines what becomes of the top object. A card enters the field, or its text is carried out and it goes
// to the graveyard. The text of an ability is carried out. A judgment turns the ruler.
func addResolve(g *engine.Ruleset) {
	g.Add(progResolve,
		engine.Exec("what", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			o, _ := r.Live(f.About)
			c := cardOf(r, f.About)
			f.Self = f.About
			switch {
			case o.Kind == kJudgment:
				return engine.Verdict{Goto: "judgment"}
			case o.Kind == kAbility:
				f.Self = o.Of
				return engine.Verdict{Goto: "text"}
			case c.Type == language.Spell:
				return engine.Verdict{Goto: "text"}
			}
			return engine.Verdict{}
		}),
		engine.Do("enter", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			c := cardOf(r, f.About)
			enter := engine.Change{Kind: chEnter, Seat: f.Owner, Obj: f.About, N: 1}
			if attaches(c) {
				enter.To = firstOf(r, f.About, "on")
				if to := enter.To.ID(); !carries(r, c, to) || forbidden(r, to, language.CannotTargeted) { // FO-183
					return []engine.Change{engine.Tell("not-added", f.Owner, engine.A("card", cardVal(r, f.About)),
						engine.A("to", shown(r, enter.To))), {Kind: chGrave, Seat: f.Owner, Obj: f.About}}
				}
			}
			return []engine.Change{enter}
		}),
		engine.Goto("entered", engine.End),
		engine.Do("judgment", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			o, _ := r.Live(f.About)
			return []engine.Change{{Kind: chJudged, Seat: f.Owner, Obj: o.Of}, {Kind: chOver, Obj: f.About}}
		}),
		engine.Goto("judged", engine.End),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			node := firstOf(r, f.About, listNode).Body()
			out := []engine.Frame{cardlang.Frame(node, f.Self, f.About, f.Owner)}
			c := cardOf(r, f.About)
			if o, _ := r.Live(f.About); o.Kind == kCard && o.Attr[aAwake] == 1 {
				out = append(out, cardlang.Frame(cardlang.Node(c.ID, language.PartAwakening), f.Self, f.About, f.Owner))
			}
			return out
		}),
		engine.Do("away", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			o, ok := r.Live(f.About)
			switch {
			case !ok:
				return nil
			case o.Kind == kCard:
				return []engine.Change{{Kind: chGrave, Seat: f.Owner, Obj: f.About}}
			}
			return []engine.Change{{Kind: chOver, Obj: f.About}}
		}))
}
