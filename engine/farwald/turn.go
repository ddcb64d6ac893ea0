package farwald

import (
	"farpost/engine"
	"farpost/engine/farwald/language"
)

// addTurn is Regeneration, Recall, Summoning and Action, Mental Rest.
func addTurn(g *engine.Ruleset) {
	g.Add(progTurn,
		engine.Own("regenerate", engine.Change{Kind: chRegenerate}),
		engine.Run("regenerated", phaseEnd),
		engine.Own("recall", engine.Change{Kind: chPhase, N: phRecall}),
		engine.Run("standard", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return r.Calls(standardFrame(f.Owner))
		}),
		engine.Run("recalled", phaseEnd),
		engine.Own("act", engine.Change{Kind: chPhase, N: phAction}),
		engine.Exec("before", askHolders),
		engine.Own("unhold", engine.Change{Kind: chUnhold}),
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
		engine.Run("acted", func(r *engine.Reader, f *engine.Frame) []engine.Frame {
			return r.Calls(wantedWindow(askW7, f.Owner)) // for those who set a stop for the running phase
		}),
		engine.Own("rest", engine.Change{Kind: chPhase, N: phRest}),
		engine.Start("end", progRest),
		engine.Goto("over", engine.End),
		// A turn whose player is defeated ends at once, with what lasts until its end (FR-93).
		engine.Void(engine.Do("cut", expire)))
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

// expire ends what lasts until the end of the turn, whoever's it is (FW-060, FW-268); the table rule of FR-77 restores
// lost DefEn.
func expire(r *engine.Reader, f *engine.Frame) []engine.Change {
	todo := []engine.Change{{Kind: chEffectsEnd, Seat: engine.NoSeat, Word: language.UntilEndOfTurn}}
	if r.Option(optHeal) == 1 {
		todo = append(todo, engine.Change{Kind: chHealAll, Seat: engine.NoSeat})
	}
	return todo
}
