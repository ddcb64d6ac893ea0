package farwald

import (
	"farpost/engine"
	"farpost/engine/cardlang"
	"farpost/engine/farwald/language"
	"farpost/engine/kit"
)

// crystallizeFrame carries out the Crystallize of a card that has just become positioned, however it got there
// (FW-223). Its controller may decline one with a cost (FR-61). Nothing happens for a card without Crystallize.
func crystallizeFrame(self engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progBlock, owner)
	f.Self = self
	return f
}

// chargeFrame offers the owner the Charge of a pending card after its declaration window (FW-216). A card whose
// Charge is paid carries that fact and the targets of the Charge effect. Nothing is asked when the card has no
// Charge, or it cannot be paid now.
func chargeFrame(self engine.ObjID, owner engine.Seat) engine.Frame {
	f := engine.NewFrame(progCharge, owner)
	f.Self = self
	return f
}

// addBlocks defines the programs of texts that may be bought as they happen.
func addBlocks(g *engine.Ruleset) {
	g.Add(progBlock,
		engine.Exec("offer", offerBlock),
		engine.Exec("heard", heardOffer),
		engine.Exec("paid", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			cardlang.SetTargets(f, f.Ret)
			return engine.Verdict{Goto: "run"}
		}),
		engine.Exec("declined", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			return engine.Verdict{Do: sayBlock(r, f, "not-crystallized"), End: true}
		}),
		engine.Exec("run", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			return engine.Verdict{Do: sayBlock(r, f, "crystallized")}
		}),
		engine.Exec("text", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			child := cardlang.Frame(f.Node, f.Self, engine.ObjID{}, f.Owner)
			cardlang.PassTargets(&child, f)
			return engine.Verdict{Call: []engine.Frame{child}}
		}))
	g.Add(progCharge,
		engine.Exec("offer", offerCharge),
		engine.Exec("heard", heardOffer),
		engine.Exec("paid", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			return engine.Verdict{End: true, Return: f.Ret}
		}),
		engine.Exec("declined", func(*engine.Reader, *engine.Frame) engine.Verdict {
			return engine.Verdict{End: true}
		}))
	g.Add(progPay,
		engine.Run("targets", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			at := offered(r, f)
			return []engine.Frame{cardlang.Announce(at.Node, at.Self, f.Owner)}
		}),
		kit.Keep("aimed", "targets"),
		engine.Run("cost", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			at := offered(r, f)
			return []engine.Frame{costFrame(at.Node, at.Self, f.Owner)}
		}),
		kit.Keep("costed", "pays"),
		engine.Do("pay", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			at := offered(r, f)
			out := costChanges(r, at.Node, at.Self, f.Owner, f.Reg("pays"))
			if at.At.Prog == progCharge {
				out = append(out, setTargets(at.Self, f.Reg("targets"))...)
				out = append(out, objChange(chCharged, at.Self, engine.ObjID{}))
			}
			return engine.Must(out)
		}),
		engine.Exec("paid", func(_ *engine.Reader, f *engine.Frame) engine.Verdict {
			paid := append([]engine.Value{engine.Word("paid")}, f.Reg("targets")...)
			return engine.Verdict{End: true, Return: paid}
		}))
}

// offered is the frame whose offer the paying seat takes: the innermost of the two programs that offer.
func offered(r *engine.Reader, f *engine.Frame) engine.Frame {
	if f.Reg1("in").Body() == askCharge {
		at, _ := r.Running(progCharge)
		return at
	}
	at, _ := r.Running(progBlock)
	return at
}

// offerBlock goes on with a text without a cost, and asks about one that has a cost that can be paid.
func offerBlock(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if f.Node == "" {
		f.Node = cardlang.Node(r.CardID(f.Self), language.PartCrystallize)
	}
	_, ok := bookOf(r).Parts().Part(f.Node)
	switch {
	case !ok:
		return engine.Verdict{End: true}
	case len(bookOf(r).Cost(f.Node)) == 0:
		return engine.Verdict{Goto: "run"}
	case !affordable(r, f):
		return engine.Verdict{Goto: "declined"}
	}
	kind, verb := askCrystallize, verbCrystallize
	if cardlang.IsPart(f.Node, language.PartTrigger) {
		kind, verb = "trigger-cost", verbPay
	}
	return engine.Verdict{Ask: offer(r, f, kind, verb)}
}

// offerCharge asks about a Charge that can be paid.
func offerCharge(r *engine.Reader, f *engine.Frame) engine.Verdict {
	f.Node = cardlang.Node(r.CardID(f.Self), language.PartCharge)
	if _, ok := bookOf(r).Parts().Part(f.Node); !ok || !affordable(r, f) {
		return engine.Verdict{End: true}
	}
	return engine.Verdict{Ask: offer(r, f, askCharge, verbCharge)}
}

// affordable reports whether the cost of the frame's text can be paid and its targets be chosen now.
func affordable(r *engine.Reader, f *engine.Frame) bool {
	return costPayable(r, f.Node, f.Self, f.Owner) == nil &&
		texts.NoTargets(r, f.Node, f.Self, f.Owner) == nil
}

// offer asks the owner whether it pays; "no" is the default (section 6.2).
func offer(r *engine.Reader, f *engine.Frame, kind, verb string) *engine.Ask {
	return &engine.Ask{Join: engine.JoinAll,
		Seats: []engine.SeatAsk{{Seat: f.Owner, Kind: kind, About: engine.Obj(f.Self),
			Verbs: []string{verb, verbDecline}, Default: engine.Reply{Verb: verbDecline},
			Due: dueFor(r, f.Owner),
			Prompt: engine.Say(kind, engine.A("card", cardVal(r, f.Self)),
				engine.A("text", engine.CardVal(f.Node)))}}}
}

// heardOffer starts the paying, or goes to "declined".
func heardOffer(r *engine.Reader, f *engine.Frame) engine.Verdict {
	if len(f.Got) == 0 || f.Got[0].Verb == verbDecline {
		return engine.Verdict{Goto: "declined"}
	}
	kind := askCharge
	if f.At.Prog == progBlock {
		kind = askCrystallize
	}
	return engine.Verdict{Call: []engine.Frame{r.Enter(f.Got[0], kind, engine.Obj(f.Self))}, Goto: "paid"}
}

// sayBlock tells what became of a Crystallize; triggered effects speak by what they do.
func sayBlock(r *engine.Reader, f *engine.Frame, kind string) []engine.Change {
	if cardlang.IsPart(f.Node, language.PartTrigger) {
		return nil
	}
	return []engine.Change{engine.Tell(kind, f.Owner, engine.A("card", cardVal(r, f.Self)),
		engine.A("obj", engine.Obj(f.Self)))}
}
