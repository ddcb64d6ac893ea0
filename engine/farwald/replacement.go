package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
)

// markSpared counts that a card has kept a fragment of its wearer in this turn.
const markSpared = "spared"

// replacements is Ruleset.Replace. It returns the worn cards that keep the first fragment that their Crystal would
// lose this turn. A cost is not replaced: a fragment that is not lost pays nothing (FW-203).
func replacements(r *engine.Reader, batch []engine.Change, used []engine.Value) []engine.Replacement {
	if !slices.ContainsFunc(batch, func(c engine.Change) bool { return c.Kind == chFragments && !c.Must }) {
		return nil
	}
	var out []engine.Replacement
	eachStatic(asIs(r), language.DoesKeep, func(src engine.ObjID, _ *language.Static) {
		if slices.Contains(used, engine.Obj(src)) || r.MarkCount(markSpared, engine.Obj(src)) > 0 {
			return
		}
		if spared(r, batch, src) < 0 {
			return
		}
		f := engine.NewFrame(progKeep, engine.NoSeat)
		f.Self = src
		out = append(out, engine.Replacement{Source: engine.Obj(src), Frame: f})
	})
	return out
}

// spared finds the change of a batch that takes a fragment of the Crystal that wears the card; -1 when there is
// none.
func spared(r *engine.Reader, batch []engine.Change, worn engine.ObjID) int {
	o, _ := r.Live(worn)
	return slices.IndexFunc(batch, func(c engine.Change) bool {
		return c.To == o.On && c.N > 0 && o.On.Kind() == "crystal" &&
			fragmentsOf(r, o.On.Seat(), o.On.Index()) > 0
	})
}

// addKeep defines the program that rewrites such a batch: one fragment less, and the mark of the turn.
func addKeep(g *engine.Ruleset) {
	g.Add(progKeep, engine.Exec("rewrite", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
		batch := slices.Clone(f.Batch)
		i := spared(r, batch, f.Self)
		crystal := batch[i].To
		batch[i].N--
		batch = append(batch, engine.Change{Kind: engine.ChangeMark, Word: markSpared, To: engine.Obj(f.Self),
			Seat: engine.NoSeat, Vals: []engine.Value{engine.Word(markPeriodTurn)}},
			engine.Tell("spared", crystal.Seat(), engine.A("crystal", crystal), engine.A("card", cardVal(r, f.Self))))
		return engine.Verdict{End: true, Batch: batch}
	}))
}
