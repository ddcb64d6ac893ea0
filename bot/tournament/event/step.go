package event

import (
	"slices"

	"farpost/engine"
)

// step is an action while it is carried out on a copy of the event.
type step struct {
	*Event
	a       Action
	effects []Effect
	replay  bool // the action is in the log already
}

// do notes an effect.
func (s *step) do(f Effect) { s.effects = append(s.effects, f) }

// tell notes that a player is to be told something.
func (s *step) tell(player, code string) {
	s.do(Effect{Kind: EffectTell, Player: player, Code: code, Round: s.a.Round, Pairing: s.a.Pairing})
}

// at refuses an action at another stage than these.
func (s *step) at(stages ...Stage) error {
	if slices.Contains(stages, s.Stage) {
		return nil
	}
	return s.wrongStage()
}

// wrongStage refuses an action that this stage does not know.
func (e Event) wrongStage() error {
	return refuse(CodeStage, engine.A("stage", engine.Value("raw:"+string(e.Stage))))
}

// reasoned refuses a ruling without a reason.
func (s *step) reasoned() error {
	if s.a.Reason == "" {
		return refuse(CodeReason)
	}
	return nil
}

// dropDraft forgets a draft, because the field has changed.
func (s *step) dropDraft() {
	if r, ok := s.Current(); ok && !r.Published {
		s.Rounds = s.Rounds[:len(s.Rounds)-1]
		s.goOn()
	}
}

// goOn has the bot go on by itself, if the plan says so.
func (s *step) goOn() {
	asked := slices.ContainsFunc(s.effects, func(f Effect) bool { return f.Kind == EffectNext })
	if s.Plan.Automatic && !asked {
		s.do(Effect{Kind: EffectNext})
	}
}

// close closes a round of which all pairings are decided.
func (s *step) close(r *Round) {
	if r.Closed || r.Open() > 0 {
		return
	}
	r.Closed = true
	s.goOn()
}
