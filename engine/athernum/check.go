package athernum

import (
	"slices"

	"farpost/engine"
	"farpost/engine/athernum/language"
	"farpost/engine/kit"
)

// Ways to lose and to win.
const (
	wordNoCard    = "no-card"
	wordEffect    = "effect"
	wordConceded  = "conceded"
	wordObjective = "objective"
	wordPoints    = "points"
	wordLong      = "long" // the last turn is over (ATR-49)
)

// addVerdict defines the State-Based Check (ATR-46): damage, and copies of cards with a Victory Token Field, until both
// find nothing; then who has lost or won.
func addVerdict(g *engine.Ruleset) {
	g.Add(progVerdict,
		kit.Check("check"),
		engine.Exec("copies", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			s, same := copies(r)
			if len(same) == 0 {
				return engine.Verdict{End: true}
			}
			sa := engine.SeatAsk{Seat: s, Kind: askKeep, Verbs: []string{engine.VerbChoose}, Min: 1, Max: 1,
				Due: dueFor(r, s), Prompt: engine.Say(askKeep, engine.A("card", cardVal(r, same[0])))}
			for _, id := range same {
				sa.Options = append(sa.Options, engine.Option{Key: engine.Obj(id)})
			}
			sa.Default = engine.DefaultChoice(sa)
			if isMain(r, same[0]) { // always kept (ATR-60)
				f.Set("kept", engine.Obj(same[0]))
				return engine.Verdict{}
			}
			return engine.Verdict{Ask: r.AskOne(sa, "kept")}
		}),
		engine.Exec("kept", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			_, same := copies(r)
			var out []engine.Change
			for _, id := range same {
				if engine.Obj(id) != f.Reg1("kept") && f.Reg1("kept") != "" {
					out = append(out, engine.Change{Kind: chMove, Seat: engine.NoSeat, Obj: id, Word: zDiscard})
				}
			}
			return engine.Verdict{Do: out, Goto: "check"}
		}))
}

// copies finds the first player in turn order who controls several copies of a card with a Victory Token Field, and
// lists them, the one longest in play first (AT-149, ATR-60). Face-down items are nobody's business.
func copies(f facts) (engine.Seat, []engine.ObjID) {
	all := slices.DeleteFunc(inPlay(f), func(id engine.ObjID) bool { return !hasField(f, id) })
	for _, s := range inOrder(f) {
		for _, id := range all {
			same := slices.DeleteFunc(slices.Clone(all), func(x engine.ObjID) bool {
				return f.Ctrl(x) != s || !sameName(cardOf(f, x), cardOf(f, id))
			})
			if len(same) > 1 {
				return s, same
			}
		}
	}
	return engine.NoSeat, nil
}

// sameName reports whether cards are copies of each other (AT-003).
func sameName(a, b *language.Card) bool { return a.Name.En == b.Name.En }

// check is Ruleset.Check: one wave of the State-Based Check. It waits where a player has to choose among copies.
func check(r *engine.Reader) []engine.Change {
	if out := broken(r); len(out) > 0 {
		return out
	}
	if s, _ := copies(r); s != engine.NoSeat {
		return nil
	}
	out := kit.Losers(r, chLeave, "nobody", func(s engine.Seat) string { // ATR-70
		switch {
		case r.SeatAttr(s, sNoCard) == 1:
			return wordNoCard
		case r.SeatAttr(s, sLoses) == 1:
			return wordEffect
		}
		return ""
	})
	if len(out) > 0 {
		return out
	}
	for _, how := range []string{wordObjective, wordEffect, wordPoints} { // ATR-69
		for _, s := range inOrder(r) {
			if wins(r, s, how) {
				return kit.Finish([]engine.Seat{s}, how, wonBy(r, s, how)...)
			}
		}
	}
	return nil
}

// broken lists what becomes of characters with too much damage (AT-148, AT-166). Face-down ones are left out (ATR-02),
// and those whose abilities wait because they turned up (ATR-03).
func broken(r *engine.Reader) []engine.Change {
	var out []engine.Change
	x := fighting(r)
	for _, id := range inPlay(r) {
		if !fights(r, id) || !isFaceUp(r, id) || !exceeds(r.Attr(id, aDamage), r.Stat(id, tDFV)) || turningUp(r, id) {
			continue
		}
		if isMain(r, id) {
			out = append(out, engine.Change{Kind: chBreak, Seat: engine.NoSeat, Obj: id})
			continue
		}
		c := engine.Change{Kind: chMove, Seat: engine.NoSeat, Obj: id, Word: zDiscard}
		if kit.First(r, x, listDealt) != "" {
			switch engine.Obj(id) {
			case kit.First(r, x, listAttacker):
				c.To = engine.Obj(opposing(r))
			case engine.Obj(opposing(r)):
				c.To = kit.First(r, x, listAttacker)
			}
		}
		out = append(out, c)
	}
	return out
}

// wins reports whether a player wins in a way now.
func wins(r *engine.Reader, s engine.Seat, how string) bool {
	switch how {
	case wordObjective: // AT-151, AT-173, ATR-68
		return !fulfilled(r, s).IsZero()
	case wordEffect:
		return r.SeatAttr(s, sWins) == 1
	}
	return superior(r, s)
}

// superior reports whether a player has point superiority: more Victory Tokens than any opponent, each taken alone,
// could have with the whole pool (AT-170, AT-171, ATR-63).
func superior(f facts, s engine.Seat) bool {
	return !slices.ContainsFunc(f.Opponents(s), func(q engine.Seat) bool {
		return tokens(f, s) <= tokens(f, q)+f.Var(vPool)
	})
}

// fulfilled is the character with an Objective that has as many Victory Tokens as it needs; the zero id if a player has
// none such.
func fulfilled(r *engine.Reader, s engine.Seat) engine.ObjID {
	for _, id := range inPlay(r) {
		if r.Ctrl(id) == s && hasObjective(r, id) && r.Attr(id, aVT) >= cardOf(r, id).VT && !turningUp(r, id) {
			return id
		}
	}
	return engine.ObjID{}
}

// hasObjective reports whether a character wins with the Victory Tokens that its field asks for (AT-173, ATR-68).
func hasObjective(f facts, id engine.ObjID) bool {
	c := cardOf(f, id)
	return fights(f, id) && isFaceUp(f, id) && c.HasObjective() && c.VT > 0
}

// reach is the most Victory Tokens that an opponent of a player could have with the whole pool.
func reach(f facts, s engine.Seat) (most int) {
	for _, q := range f.Opponents(s) {
		most = max(most, tokens(f, q)+f.Var(vPool))
	}
	return most
}

// wonBy are the figures by which a player has won: of the character with its Objective, or of the points.
func wonBy(r *engine.Reader, s engine.Seat, how string) []engine.Arg {
	switch how {
	case wordObjective:
		id := fulfilled(r, s)
		return []engine.Arg{engine.A("card", cardVal(r, id)), engine.N("n", r.Attr(id, aVT)),
			engine.N("max", cardOf(r, id).VT)}
	case wordPoints:
		return []engine.Arg{engine.N("n", tokens(r, s)), engine.N("reach", reach(r, s))}
	}
	return nil
}

// wouldWin returns by what a player wins once so many Victory Tokens more have come from the pool onto a card of
// theirs, as everything is now; "" for a card with which they do not win.
func wouldWin(f facts, s engine.Seat, id engine.ObjID, n int) string {
	n = min(n, f.Var(vPool)) // ATR-67
	switch {
	case hasObjective(f, id) && f.Attr(id, aVT)+n >= cardOf(f, id).VT:
		return wordObjective
	case len(f.Opponents(s)) > 0 && tokens(f, s)+n > reach(f, s)-n:
		return wordPoints
	}
	return ""
}

// influenceWins reports whether a player can win by the next Victory Token for the starting card.
func influenceWins(f facts, s engine.Seat) bool {
	return cannotCommand(f, s, verbInfluence) == nil && wouldWin(f, s, starting(f, s), 1) != ""
}
