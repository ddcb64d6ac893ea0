package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// markSpared counts that a card has kept a fragment of its wearer in this turn.
const markSpared = "spared"

// rewriting is how worn cards keep the first fragment that their Crystal would lose this turn, one card after the
// other. A cost is not replaced: a fragment that is not lost pays nothing (FW-203).
var rewriting = kit.Rewriting{Prog: progKeep, Source: engine.Word(markSpared), Of: rewrites}

func rewrites(f facts, batch []engine.Change, i int, used []engine.Value) []kit.Rewrite {
	if batch[i].Kind != chFragments {
		return nil
	}
	all := keepers(f, batch, used)
	if len(all) == 0 || spared(f, batch, all[0]) != i {
		return nil
	}
	card := engine.Obj(all[0])
	return []kit.Rewrite{{Source: card, Takes: 1, Told: func(c engine.Change, _ int) []engine.Change {
		return []engine.Change{kit.Mark(markSpared, card, markPeriodTurn),
			engine.Tell("spared", c.To.Seat(), engine.A("crystal", c.To), engine.A("card", cardVal(f, all[0])))}
	}}}
}

// keepers lists the worn cards that keep a fragment of a batch, in order of arrival.
func keepers(f facts, batch []engine.Change, used []engine.Value) (out []engine.ObjID) {
	if !slices.ContainsFunc(batch, func(c engine.Change) bool { return c.Kind == chFragments && !c.Must }) {
		return nil
	}
	eachStatic(asIs(f), language.DoesKeep, func(src engine.ObjID, _ *language.Static) {
		card := engine.Obj(src)
		if !slices.Contains(used, card) && f.MarkCount(markSpared, card) == 0 && spared(f, batch, src) >= 0 {
			out = append(out, src)
		}
	})
	return out
}

// spared finds the change of a batch that takes a fragment of the Crystal that wears the card; -1 when there is none.
func spared(f facts, batch []engine.Change, worn engine.ObjID) int {
	o, _ := f.Live(worn)
	return slices.IndexFunc(batch, func(c engine.Change) bool {
		return c.Kind == chFragments && c.To == o.On && c.N > 0 && fragmentsOf(f, c.To.Seat(), c.To.Index()) > 0
	})
}
