package farwald

import "farpost/engine"

// Tokens are Evocations that no Memory holds. A text makes them on the Battlefield, where they are like any other
// Evocation; anywhere else they cease to exist (FR-09).

// tokenFrames make the tokens of an instruction one after the other, each under the player who gets it.
func tokenFrames(x run) []engine.Frame {
	var out []engine.Frame
	for _, s := range x.Seats(x.In.MakeToken.Who) {
		for range x.In.MakeToken.N {
			child := engine.NewFrame(progToken, s)
			child.Set("card", engine.CardVal(x.In.MakeToken.Card))
			out = append(out, child)
		}
	}
	return out
}

// addTokens defines the change that makes a token, and the program around it: a token is positioned without being
// played (FW-136, FW-137), and Crystallizes (FW-228).
func addTokens(g *engine.Ruleset) {
	g.AddChange(chToken, makeToken)
	g.Add(progToken,
		engine.Do("make", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chToken, Seat: f.Owner, Word: f.Reg1("card").Body()}}
		}),
		engine.Exec("made", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			for _, e := range f.Did {
				if e.Kind == evPositioned {
					token := e.Arg("obj")[0].ID()
					return engine.Verdict{End: true,
						Call: []engine.Frame{engine.CheckFrame(), crystallizeFrame(token, f.Owner)}}
				}
			}
			return engine.Verdict{End: true}
		}))
}

// makeToken puts a new token onto the Battlefield. The player who gets it owns and controls it. It enters as other
// Evocations do (FW-148, FW-149).
func makeToken(tx *engine.Tx, c engine.Change) bool {
	r := tx.Reader()
	i, ok := bookOf(r).Index(c.Word)
	if !ok || r.Out(c.Seat) {
		return false
	}
	up := entersEnergized(r, c.Seat, bookOf(r).At(i))
	id := tx.New(engine.Object{Card: i, Kind: kCard, Owner: c.Seat, Base: c.Seat}, zField, engine.NoSeat)
	stand(tx, id, up)
	emit(tx, c, evPositioned, c.Seat, id, engine.W("how", "by-token"))
	return true
}

// leave takes the card of a change from the Battlefield, or from wherever it is, to a zone of its owner. A token
// goes nowhere: it ceases to exist (FR-09).
func leave(tx *engine.Tx, c engine.Change, zone string, o engine.Object) {
	if card := bookOf(tx.Reader()).At(o.Card); card == nil || !card.IsToken() {
		tx.Move(c.Obj, zone, o.Owner, true)
		return
	}
	emit(tx, c, "ceased", o.Owner, c.Obj)
	tx.Remove(c.Obj)
}
