package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// addMatch defines the whole match: the setup, then turns until it is over.
func addMatch(g *engine.Ruleset) {
	g.Add(progMatch,
		engine.Start("setup", progSetup),
		engine.Exec("turn", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			if r.Var(vTurn) >= r.Option(ruleMaxTurns) {
				return engine.Verdict{Do: kit.Finish(leaders(r), wordLong)}
			}
			s := kit.NextTurn(r, active(r), engine.Seat(r.Var(vFirst)))
			return engine.Verdict{Call: []engine.Frame{engine.NewFrame(progTurn, s)}}
		}),
		engine.Goto("again", "turn"))
	kit.AddEndings(g, chLeave, wordConceded, "agreed", resolving)
	addSetup(g)
}

// leaders is who has most Victory Tokens; nobody if several have as many.
func leaders(f facts) []engine.Seat {
	var best []engine.Seat
	for _, s := range f.Alive() {
		switch {
		case len(best) == 0 || tokens(f, s) > tokens(f, best[0]):
			best = []engine.Seat{s}
		case tokens(f, s) == tokens(f, best[0]):
			best = append(best, s)
		}
	}
	if len(best) > 1 {
		return nil
	}
	return best
}

// addSetup defines section 4.3: all pick a starting card in secret, all turn up together, shuffle, six cards.
func addSetup(g *engine.Ruleset) {
	g.Add(progSetup,
		engine.Exec("pick", func(r *engine.Reader, _ *engine.Frame) engine.Verdict {
			a := engine.NewAsk(engine.JoinAll, len(r.Alive()))
			for i, s := range r.Alive() {
				a.Seats[i] = engine.SeatAsk{Seat: s, Kind: askStart, Final: true, Verbs: []string{verbStart},
					Due: engine.DueSetup, Default: defaultStart(r, s)}
			}
			return engine.Verdict{Ask: a}
		}),
		engine.Run("picked", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			var out []engine.Frame
			for _, got := range f.Got {
				out = append(out, r.Enter(got, askStart, ""))
			}
			return out
		}),
		engine.Do("reveal", func(*engine.Reader, *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chReveal, Seat: engine.NoSeat}}
		}),
		engine.Do("deal", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return slices.Concat(kit.ForSeats(inOrder(r), engine.Change{Kind: chShuffle}),
				kit.ForSeats(inOrder(r), engine.Change{Kind: chDraw, N: openingHand}),
				kit.ForSeats(inOrder(r), engine.Change{Kind: chCT, N: mostCT}))
		}))
	// start picks one (AT-025); of one without a faction its owner names the faction of the resources (ATR-20).
	g.Add(progStart,
		engine.ChooseWhy(qCard, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			return kit.One(f, qCard, starters(r, f.Owner), func(id engine.ObjID) *engine.Refusal {
				if c := cardOf(r, id); c.StartsAt() == "" {
					return engine.Refuse("AM-31", "ATR-18", engine.A("card", engine.CardVal(c.ID)))
				}
				return nil
			})
		}, kit.Wrong("AM-30", "AT-025")),
		engine.If("factionless", func(r *engine.Reader, f *engine.Frame) bool {
			return cardOf(r, f.Reg1(qCard).ID()).Faction != ""
		}, "aside"),
		engine.ChooseWhy(qFaction, func(r *engine.Reader, f *engine.Frame) (engine.SeatAsk, *engine.Refusal) {
			sa := engine.SeatAsk{Min: 1, Max: 1, Prompt: engine.Say("names-faction", picked(r, f))}
			for _, x := range language.Factions {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Word(string(x))})
			}
			return sa, nil
		}, func(r *engine.Reader, f *engine.Frame, _ engine.WrongChoice) *engine.Refusal {
			return engine.Refuse("AM-32", "ATR-20", picked(r, f))
		}),
		engine.Do("aside", func(_ *engine.Reader, f *engine.Frame) []engine.Change {
			return []engine.Change{{Kind: chAside, Seat: f.Owner, Obj: f.Reg1(qCard).ID(),
				Word: f.Reg1(qFaction).Body()}}
		}))
}

// picked names the card that a frame is about to put aside.
func picked(r *engine.Reader, f *engine.Frame) engine.Arg {
	return engine.A("card", engine.CardVal(r.CardID(f.Reg1(qCard).ID())))
}

// starters lists one of each card of a player's deck that has a Victory Token Field, in the book's order.
func starters(r *engine.Reader, s engine.Seat) []engine.ObjID {
	var out []engine.ObjID
	for _, id := range r.Zone(zDeck, s) {
		if hasField(r, id) && !slices.ContainsFunc(out, func(x engine.ObjID) bool { return r.Card(x) == r.Card(id) }) {
			out = append(out, id)
		}
	}
	slices.SortFunc(out, func(a, b engine.ObjID) int { return int(r.Card(a) - r.Card(b)) })
	return out
}

// defaultStart is the pick of a player who lets the deadline pass: the first card that can start.
func defaultStart(r *engine.Reader, s engine.Seat) engine.Reply {
	reply := engine.Reply{Verb: verbStart}
	for _, id := range starters(r, s) {
		if c := cardOf(r, id); c.StartsAt() != "" {
			reply.Answers = []engine.Answer{{Name: qCard, Vals: []engine.Value{engine.Obj(id)}}}
			if c.Faction == "" {
				reply.Answers = append(reply.Answers, engine.Answer{Name: qFaction,
					Vals: []engine.Value{engine.Word(string(language.Factions[0]))}})
			}
			break
		}
	}
	return reply
}

// shownNow is Ruleset.Shown: who picks a starting card sees those of the own deck that have a Victory Token Field.
func shownNow(r *engine.Reader, viewer engine.Seat, id engine.ObjID) bool {
	return r.Var(vTurn) == 0 && viewer != engine.NoSeat && slices.Contains(starters(r, viewer), id)
}
