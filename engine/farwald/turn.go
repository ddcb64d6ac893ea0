package farwald

import "farpost/engine"

// addTurn is Regeneration, Recall, Summoning and Action, Mental Rest.
func addTurn(g *engine.Ruleset) {
	g.Add(progTurn,
		engine.Do("regenerate", func(r *engine.Reader, f *engine.Frame) []engine.Change {
			return r.Batch(engine.Change{Kind: chRegenerate, Seat: f.Owner})
		}),
		engine.Run("regenerated", phaseEnd),
		engine.Do("recall", toPhase(phRecall)),
		engine.Run("standard", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return r.Calls(standardFrame(f.Owner))
		}),
		engine.Run("recalled", phaseEnd),
		engine.Do("act", toPhase(phAction)),
		engine.Exec("before", askHolders),
		engine.Do("unhold", func(r *engine.Reader, _ *engine.Frame) []engine.Change {
			return r.Batch(engine.Change{Kind: chUnhold})
		}),
		engine.Exec("idle", idle),
		engine.Exec("heard", func(r *engine.Reader, f *engine.Frame) engine.Verdict {
			if len(f.Got) == 0 {
				return engine.Verdict{Goto: "before"}
			}
			got := f.Got[0]
			if got.Verb == verbEnd {
				return engine.Verdict{}
			}
			kind := askAction
			if got.Seat != f.Owner {
				kind = askInterject
			}
			return engine.Verdict{Call: []engine.Frame{r.Enter(got, kind, "")}, Goto: "before"}
		}),
		engine.Run("acted", stopWindow),
		engine.Do("rest", toPhase(phRest)),
		engine.Run("end", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return r.Calls(engine.NewFrame(progRest, f.Owner))
		}),
		engine.Goto("over", engine.End),
		// A turn whose player is defeated ends at once, with what lasts until its end (FR-93).
		engine.Void(engine.Do("cut", expire)))
}

func toPhase(n int) func(*engine.Reader, *engine.Frame) []engine.Change {
	return func(r *engine.Reader, f *engine.Frame) []engine.Change {
		return r.Batch(engine.Change{Kind: chPhase, Seat: f.Owner, N: n})
	}
}

// phaseEnd settles what a phase's automatic part brought about and holds its window W7.
func phaseEnd(r *engine.Reader, f *engine.Frame) []engine.Frame {
	return r.Calls(engine.CheckFrame(), engine.TriggersFrame(),
		wantedWindow(askW7, f.Owner))
}

// wantedWindow is a window for those who want it: by a stop for W7, by holding for W8.
func wantedWindow(kind string, active engine.Seat) engine.Frame {
	return engine.WindowFrame(kind, engine.ObjID{}, active, false)
}

// stopWindow is W7, for those who set a stop for the running phase.
func stopWindow(r *engine.Reader, f *engine.Frame) []engine.Frame {
	return r.Calls(wantedWindow(askW7, f.Owner))
}

// What can be answered in the free moment, shared by all questions.
var (
	actionVerbs    = []string{verbPlay, verbActivate, verbUnleash, verbEnd}
	interjectVerbs = []string{verbPlay, verbActivate}
)

// idle is the free moment W8: the active player acts or ends, everybody else may interject (FW-113).
func idle(r *engine.Reader, f *engine.Frame) engine.Verdict {
	others := r.Opponents(f.Owner)
	ask := r.Ask(engine.JoinAny, 1+len(others))
	ask.Seats[0] = engine.SeatAsk{Seat: f.Owner, Kind: askAction, About: turnVal(r),
		Verbs:   actionVerbs,
		Default: engine.Reply{Verb: verbEnd}, Due: engine.DueTurn}
	for i, s := range others {
		ask.Seats[1+i] = engine.SeatAsk{Seat: s, Kind: askInterject, Optional: true, Verbs: interjectVerbs}
	}
	return engine.Verdict{Ask: ask}
}

// expire ends what lasts until the end of the turn (FW-060); the table rule of FR-77 restores lost DefEn.
func expire(r *engine.Reader, f *engine.Frame) []engine.Change {
	todo := endOfTurnChanges(r)
	if r.Option(optHeal) == 1 {
		todo = append(todo, engine.Change{Kind: chHealAll, Seat: engine.NoSeat})
	}
	return todo
}
