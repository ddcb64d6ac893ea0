package event

// carry maps the kinds of action to what they do. Take is not among them: it needs the log ([Undo]).
var carry map[string]func(s *step) error

func init() { // a variable's value that names functions that use the variable would be a cycle
	carry = map[string]func(s *step) error{
		Create: (*step).create, Edit: (*step).edit, Open: (*step).open, Check: (*step).check, Start: (*step).start,
		Draft: (*step).draft, Redraft: (*step).redraft, Swap: (*step).swap, Publish: (*step).publish,
		Extend: (*step).extend, Rule: (*step).rule, NoShow: (*step).noShow, Drop: (*step).drop,
		Readmit: (*step).readmit, GiveBye: (*step).giveBye, TakeBye: (*step).takeBye, Penalise: (*step).penalise,
		Cut: (*step).cut, Finish: (*step).finish, Cancel: (*step).cancel, Join: (*step).join, Leave: (*step).leave,
		Deck: (*step).deck, Here: (*step).here, Report: (*step).report, Confirm: (*step).confirm,
		Dispute: (*step).dispute, Settle: (*step).settle, Dealt: (*step).dealt, GameOver: (*step).gameOver,
		Warn: (*step).warn, Expire: (*step).expire, Remind: (*step).remind, Missing: (*step).missing,
		Failed: (*step).failed, Mended: (*step).mended, Advance: (*step).advance, Given: (*step).given,
	}
}

// Apply carries out an action of a person with these rights. It returns the event as it is afterwards and what is to be
// done about it. An error is an *engine.Refusal, and nothing has happened. An action that the event does not know is
// refused with CodeStage.
func (e Event) Apply(a Action, r Rights) (Event, []Effect, error) {
	do := carry[a.Kind]
	if do == nil {
		return e, nil, e.wrongStage()
	}
	if err := e.May(a, r); err != nil {
		return e, nil, err
	}
	next := e.clone()
	next.Seq++
	s := &step{Event: &next, a: a, replay: r.replay}
	if err := do(s); err != nil {
		return e, nil, err
	}
	return next, s.effects, nil
}
