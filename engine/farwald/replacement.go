package farwald

import (
	"slices"

	"farpost/engine"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// markSpared counts that a card has kept a fragment of its wearer in this turn.
const markSpared = "spared"

// rewriting is how worn cards keep the first fragment that their Crystal would lose this turn. A cost is not replaced:
// a fragment that is not lost pays nothing (FW-203).
var rewriting = kit.Rewriting{Prog: progKeep, Source: engine.Word(markSpared), Of: rewrites}

func rewrites(f facts, batch []engine.Change, i int, used []engine.Value) (out []kit.Rewrite) {
	c := batch[i]
	if c.Kind != chFragments || c.Must || c.N < 1 || fragmentsOf(f, c.To.Seat(), c.To.Index()) == 0 {
		return nil
	}
	eachStatic(asIs(f), language.DoesKeep, func(src engine.ObjID, _ *language.Static) {
		card := engine.Obj(src)
		if o, _ := f.Live(src); o.On != c.To || slices.Contains(used, card) || f.MarkCount(markSpared, card) > 0 {
			return
		}
		out = append(out, kit.Rewrite{Source: card, Plain: true, Takes: 1,
			Told: func(c engine.Change, _ int) []engine.Change {
				return []engine.Change{kit.Mark(markSpared, card, markPeriodTurn),
					engine.Tell("spared", c.To.Seat(), engine.A("crystal", c.To), engine.A("card", cardVal(f, src)))}
			}})
	})
	return out
}
