package farwald

import (
	"slices"

	"farpost/engine"
)

// progPlay is the whole play of one card by its owner: declare, W1, Charge, Energy, W2, resolution.
const progPlay = "play"

// addPlay is section 4.12, in the order of section 5.4.
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay,
		engine.ChooseWhy(qCard, playable, func(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
			if m.Count() || m.Twice {
				return nil
			}
			return notInHand(r, f.Owner, m.Val)
		}),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			id := f.Reg1(qCard).ID()
			return []engine.Frame{targetsFrame(bookOf(r).effectNode(r.Card(id)), id, f.Owner, true)}
		}),
		engine.Calc("aimed", func(r *engine.Reader, f *engine.Frame) { f.Set("aims", f.Ret...) }),
		engine.Choose(qHold, askHold),
		engine.Do("declare", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id := f.Reg1(qCard).ID()
			return append([]engine.Change{{Kind: chDeclare, Seat: f.Owner, Obj: id}}, setTargets(id, f.Reg("aims"))...)
		}),
		engine.Exec("declared", declared),
		engine.Run("w1", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(askW1, f.About, f.Owner, f.Reg1(qHold) != "")}
		}),
		engine.If("open", isGone, "after"),
		engine.Run("charge", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{chargeFrame(f.About, f.Owner)}
		}),
		engine.Do("pay", payEnergy),
		engine.Exec("paid", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if f.OK {
				return engine.Verdict{}
			}
			return engine.Verdict{Do: []engine.Change{{Kind: chUnpaid, Obj: f.About, Seat: f.Owner}}, Goto: "after"}
		}),
		engine.Run("w2", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{engine.WindowFrame(askW2, f.About, f.Owner, f.Reg1(qHold) != "")}
		}),
		engine.If("stands", isGone, "after"),
		engine.Do("resolve", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chResolve, Seat: f.Owner, Obj: f.About}}
		}),
		engine.Exec("enter", enter),
		engine.Exec("entered", entered),
		engine.Run("text", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return playedTexts(r, f)
		}),
		engine.Exec("away", putAway),
		engine.Do("complete", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.RecordEvent(engine.Event{Kind: evComplete, Seat: f.Owner, Quiet: true, Args: []engine.Arg{
				engine.A("card", cardVal(factsOf(r), f.About)), engine.A("obj", engine.Obj(f.Self))}})}
		}),
		engine.Run("after", afterAction),
		engine.Goto("done", engine.End),
		engine.Void(engine.Goto("void", "after")))
}

// playable lists the hand, each card with the reason why it cannot be declared now.
func playable(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa := engine.SeatAsk{Seat: f.Owner, Kind: qCard, Verbs: chooseVerbs, Min: 1, Max: 1}
	own := f.Reg1("in").Body() == askAction
	chosen, given := f.Answered(qCard)
	hand := r.Zone(zHand, f.Owner)
	sa.Options = make([]engine.Option, len(hand))
	for i, id := range hand {
		sa.Options[i].Key = engine.Obj(id)
		if !given || slices.Contains(chosen, sa.Options[i].Key) {
			sa.Options[i].Refusal = cannotDeclare(factsOf(r), id, f.Owner, own)
		}
	}
	return sa, nil
}

// cannotDeclare tells why a hand card cannot be declared now, nil when it can: its timing (own: the owner's
// Summoning and Action with nothing pending), its Gate, its Energy, its targets (FW-091, FW-092).
func cannotDeclare(f facts, id engine.ObjID, s engine.Seat, own bool) *engine.Refusal {
	c := cardOf(f, id)
	if !own && !c.TW {
		return engine.Refuse(mNotTW, "FW-034", engine.A("card", engine.CardVal(c.ID)))
	}
	if banned(f, id) {
		return engine.Refuse(mBanned, "FW-099", engine.A("card", engine.CardVal(c.ID)))
	}
	if missing, have := gateMissing(f, s, c.Gate); missing.Total() > 0 {
		return engine.Refuse(mGate, "FW-082", engine.A("card", engine.CardVal(c.ID)), engine.A("requirement", needVal(c.Gate)),
			engine.A("CE", ceNeed(have)), engine.A("missing", needVal(missing)))
	}
	if n, k := energyCost(f, s, c), f.SeatAttr(s, sEnergy); k < n {
		return engine.Refuse(mEnergy, "FW-092", engine.A("n", engine.Int(n)), engine.A("k", engine.Int(k)))
	}
	return hasLegalTargets(f, bookOfFacts(f).effectNode(f.Card(id)), id, s)
}

// askHold is the optional last question of an announcement: to be asked in one's own windows.
func askHold(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	return engine.SeatAsk{Seat: f.Owner, Kind: qHold, Verbs: chooseVerbs, Max: 1, Options: holdOptions}, nil
}

// What questions share; it is never written.
var (
	chooseVerbs = []string{engine.VerbChoose}
	holdOptions = []engine.Option{{Key: engine.Word(wordHold)}}
)

// declared takes up the pending card and tells everybody what was declared at what (FW-083, FW-093, FW-095).
func declared(r *engine.Reader, f *engine.Frame) engine.Verdict {
	f.About = topPending(r)
	f.Self = f.About
	fs := factsOf(r)
	id := []engine.Arg{engine.A("card", cardVal(fs, f.About)), engine.A("obj", engine.Obj(f.About))}
	return engine.Verdict{Do: append(engine.SealMade(f, f.About),
		engine.RecordEvent(engine.Event{Kind: evDeclared, Seat: f.Owner, Args: append(id[:2:2], targetsArg(fs, f.Reg("aims")))}),
		engine.RecordEvent(engine.Event{Kind: evGateOpened, Seat: f.Owner, Args: append(id[:2:2],
			engine.A("need", needVal(cardOf(fs, f.About).Gate))), Quiet: cardOf(fs, f.About).Gate.Total() == 0}))}
}

// targetsArg names announced targets for people.
func targetsArg(f facts, packed []engine.Value) engine.Arg {
	var out []engine.Value
	for _, l := range engine.UnpackLists(packed) {
		for _, v := range l.Vals {
			out = append(out, shown(f, v))
		}
	}
	return engine.A("targets", out...)
}

// topPending is the thing that became pending last.
func topPending(r *engine.Reader) engine.ObjID {
	z := r.Zone(zPending, engine.NoSeat)
	return z[len(z)-1]
}

// isGone reports whether the frame's pending thing has left: its Gate closed, its play prevented, dissipated.
func isGone(r *engine.Reader, f *engine.Frame) bool {
	_, ok := r.Live(f.About)
	return !ok
}

// payEnergy is one batch that pays the Energy Cost as it is now, or nothing at all (FW-100, FW-102, FR-36).
func payEnergy(r *engine.Reader, f *engine.Frame) []engine.Change {
	fs := factsOf(r)
	c := cardOf(fs, f.About)
	n := energyCost(fs, f.Owner, c)
	return engine.Must([]engine.Change{
		{Kind: chDischarge, Seat: f.Owner, N: n, Word: wordQuiet},
		{Kind: chPaid, Seat: f.Owner, Obj: f.About, N: n},
		paidMark(f.Owner, c)})
}
