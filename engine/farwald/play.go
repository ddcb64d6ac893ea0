package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// addPlay defines section 4.12, in the order of section 5.4.
func addPlay(g *engine.Ruleset) {
	g.Add(progPlay, append([]engine.Step{
		engine.ChooseWhy(qCard, playable, notPlayable),
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			id := f.Reg1(qCard).ID()
			return []engine.Frame{cardlang.Announce(cardlang.Node(r.CardID(id), language.PartEffect), id, f.Owner)}
		}),
		kit.Keep("aimed", "aims"),
		engine.Choose(qHold, askHold),
		engine.Do("declare", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			id := f.Reg1(qCard).ID()
			return append([]engine.Change{{Kind: chDeclare, Seat: f.Owner, Obj: id}}, setTargets(id, f.Reg("aims"))...)
		}),
		engine.Do("declared", declared),
		engine.Run("w1", windowAbout(askW1)),
		engine.If("open", isGone, "after"),
		engine.Run("charge", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return []engine.Frame{chargeFrame(f.About, f.Owner)}
		}),
		engine.Do("pay", payEnergy),
		engine.If("paid", func(_ *engine.Reader, f *engine.Frame) bool { return f.OK }, "w2"),
		kit.About("unpaid", chUnpaid),
		engine.Goto("lost", "after"),
		engine.Run("w2", windowAbout(askW2)),
		engine.If("stands", isGone, "after"),
		kit.About("resolve", chResolve),
		engine.Exec("enter", enter),
		engine.Exec("entered", entered),
		engine.Run("text", playedTexts),
		engine.Exec("away", putAway),
		engine.Do("complete", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{engine.RecordEvent(engine.Event{Kind: evComplete, Seat: f.Owner, Quiet: true,
				Args: []engine.Arg{
					engine.A("card", cardVal(r, f.About)), engine.A("obj", engine.Obj(f.Self))}})}
		}),
	}, ending()...)...)
}

// playable lists the hand; a card that cannot be declared now carries the reason.
func playable(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
	sa, _ := kit.One(f, qCard, r.Zone(zHand, f.Owner), func(id engine.ObjID) *engine.Refusal {
		return cannotDeclare(r, id, f.Owner, ownAction(f))
	})
	sa.Options = listed(sa.Options)
	return sa, nil
}

// notPlayable refuses a thing that is not in the hand. Nil when only the number of cards is wrong.
func notPlayable(r *engine.Reader, f *engine.Frame, m engine.WrongChoice) *engine.Refusal {
	if m.Count() || m.Twice {
		return nil
	}
	return notInHand(r, f.Owner, m.Val)
}

// cannotDeclare returns why a card of the hand cannot be declared now: its timing, its Gate, its Energy or its
// targets (FW-091, FW-092). Nil when it can. Own says that it is the owner's Summoning and Action Phase with nothing
// pending.
func cannotDeclare(f facts, id engine.ObjID, s engine.Seat, own bool) *engine.Refusal {
	c := cardOf(f, id)
	if !own && !c.TW {
		return engine.Refuse("M-NOTW", "FW-034", engine.A("card", engine.CardVal(c.ID)))
	}
	if banned(f, id) {
		return engine.Refuse("M-BANNED", "FW-099", engine.A("card", engine.CardVal(c.ID)))
	}
	if missing, have := gateMissing(f, s, c.Gate); missing.Total() > 0 {
		return engine.Refuse("M-GATE", "FW-082", engine.A("card", engine.CardVal(c.ID)),
			engine.A("requirement", needVal(c.Gate)),
			engine.A("CE", ceNeed(have)), engine.A("missing", needVal(missing)))
	}
	if n, k := energyCost(f, s, c), f.SeatAttr(s, sEnergy); k < n {
		return engine.Refuse("M-ENERGY", "FW-092", engine.N("n", n), engine.N("k", k))
	}
	return texts.NoTargets(f, cardlang.Node(f.CardID(id), language.PartEffect), id, s)
}

// declared makes the pending card the frame's thing, and tells everybody what was declared, aimed at what (FW-083,
// FW-093, FW-095).
func declared(r *engine.Reader, f *engine.Frame) []engine.Change {
	f.About = topPending(r)
	f.Self = f.About
	id := []engine.Arg{engine.A("card", cardVal(r, f.About)), engine.A("obj", engine.Obj(f.About))}
	need := cardOf(r, f.About).Gate
	return append(engine.SealMade(f, f.About),
		engine.Tell("declared", f.Owner, append(id[:2:2], targetsArg(r, f.Reg("aims")))...),
		engine.RecordEvent(engine.Event{Kind: "gate-opened", Seat: f.Owner, Quiet: need.Total() == 0,
			Args: append(id[:2:2], engine.A("need", needVal(need)))}))
}

// payEnergy returns one batch that pays the Energy Cost as it is now, all of it or nothing (FW-100, FW-102, FR-36).
func payEnergy(r *engine.Reader, f *engine.Frame) []engine.Change {
	c := cardOf(r, f.About)
	n := energyCost(r, f.Owner, c)
	return engine.Must([]engine.Change{
		{Kind: chDischarge, Seat: f.Owner, N: n, Word: wordQuiet},
		{Kind: chPaid, Seat: f.Owner, Obj: f.About, N: n},
		paidMark(f.Owner, c)})
}

// enter positions an Evocation or a card with the Position symbol (FW-107, FW-108). A worn card whose wearer has
// become illegal goes to the Vortex instead (FR-62).
func enter(r *engine.Reader, f *engine.Frame) engine.Verdict {
	c := cardOf(r, f.About)
	if c.Type != language.Evocation && !c.Position && c.Wear == nil {
		return engine.Verdict{Goto: "text"}
	}
	move := engine.Change{Kind: chPosition, Seat: f.Owner, Obj: f.About, N: 1}
	if c.Wear != nil {
		o, _ := r.Live(f.About)
		on := o.List(cardlang.TargetList(wearerTarget))
		if len(on) == 0 || !texts.StillLegal(r, cardlang.Node(c.ID, language.PartEffect), f.About, f.Owner,
			wearerTarget, on[0]) {
			return engine.Verdict{Do: []engine.Change{{Kind: chVortex, Seat: f.Owner, Obj: f.About}}, Goto: "complete"}
		}
		move.To = on[0]
	}
	return engine.Verdict{Do: []engine.Change{move}}
}

// entered takes up the positioned card and lets it Crystallize at once (FW-223).
func entered(r *engine.Reader, f *engine.Frame) engine.Verdict {
	f.Self = kit.Top(r, zField, engine.NoSeat)
	return engine.Verdict{Call: []engine.Frame{crystallizeFrame(f.Self, f.Owner), engine.CheckFrame()}}
}

// playedTexts are the card's own text and then, if it was paid for, what Charge bought (FW-106, FW-215, FR-59).
func playedTexts(r *engine.Reader, f *engine.Frame) []engine.Frame {
	c := cardOf(r, f.About)
	var out []engine.Frame
	if len(c.Effect) > 0 {
		out = append(out, cardlang.Frame(cardlang.Node(c.ID, language.PartEffect), f.Self, f.About, f.Owner))
	}
	if r.Attr(f.About, aCharged) == set {
		out = append(out, cardlang.Frame(cardlang.Node(c.ID, language.PartCharge), f.Self, f.About, f.Owner))
	}
	return out
}

// putAway sends a played card that is not positioned to its owner's Vortex, or to the Aether when its text
// ends with that symbol (FW-109, FW-110).
func putAway(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if isGone(r, f) {
		return engine.Verdict{}
	}
	c := engine.Change{Kind: chVortex, Seat: f.Owner, Obj: f.About, Word: wordQuiet}
	if cardOf(r, f.About).Aether {
		c = engine.Change{Kind: chDisperse, Seat: f.Owner, Obj: f.About}
	}
	return engine.Verdict{Do: []engine.Change{c}}
}
