package fow

import (
	"farpost/engine"
	"farpost/engine/fow/language"
)

// moments are rulers that judgment turned over, and J-rulers that were destroyed.
func moments(_ engine.Book, events []engine.Phrase) (out []engine.Moment) {
	for _, e := range events {
		for _, v := range e.Arg("card") {
			ruler := language.RulerOf(v.Body())
			switch how := e.Arg("how"); {
			case ruler == "":
			case e.Code == evEntered && len(how) == 1 && how[0].Body() == "judgment":
				out = append(out, engine.Moment{Event: e, Of: engine.CardVal(ruler), Becomes: v.Body()})
			case e.Code == evDestroyed:
				out = append(out, engine.Moment{Event: e, Of: v, Gone: true})
			}
		}
	}
	return out
}
