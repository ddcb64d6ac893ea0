package groove

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/groove/language"
)

// addSpell defines how a spell resolves: its effect, what follows its casting, and where it goes (GR-058, GR-125).
// Nobody can respond (GR-059).
func addSpell(g *engine.Ruleset) {
	g.Add(progSpell,
		engine.Run("effect", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			text := cardlang.Frame(language.EffectOf(r.CardID(f.Self)), f.Self, engine.ObjID{}, f.Owner)
			cardlang.SetTargets(&text, f.Reg(regAims))
			return []engine.Frame{text}
		}),
		engine.Run("after-cast", func(r *engine.Reader, f *engine.Frame) (out []engine.Frame) { // GRR-30: scope self
			for _, node := range nodesOn(r, f.Self, language.OnAfterCast) {
				out = append(out, cardlang.Frame(node, f.Self, engine.ObjID{}, f.Owner))
			}
			return out
		}),
		engine.Do("land", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			land := engine.Change{Kind: chLand, Seat: f.Owner, Obj: f.Self, To: f.Reg1(qHost)}
			return append([]engine.Change{land}, quietly(evAfterCast, f.Owner)...)
		}),
		triggers("triggers"))
}

// spellOn is the spell that takes effect now. There is one at most.
func spellOn(f facts) engine.ObjID {
	for _, id := range f.Zone(zStack, engine.NoSeat) {
		if o, _ := f.Live(id); o.Kind == kCard {
			return id
		}
	}
	return engine.ObjID{}
}
