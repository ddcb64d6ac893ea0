package stepper

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/stepper/page"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// drafted finds the draft that a press names, and what stands behind a full stop in its argument. A draft that was
// forgotten begins anew: drafted shows the current page, and ok is false.
func (st *Stepper) drafted(ctx context.Context, p route.Place) (d draft.Draft, rest string, ok bool, err error) {
	id, rest, _ := strings.Cut(p.Button.Arg, ".")
	if d, ok = st.Drafts.Get(id, p.Button.Match, p.User.ID); !ok {
		err = st.current(ctx, p, "step.forgotten", reply.Call.Change)
	}
	return d, rest, ok, err
}

// edit changes the draft that was pressed and shows its next page.
func (st *Stepper) edit(ctx context.Context, p route.Place, change func(d *draft.Draft, rest string)) error {
	d, rest, ok, err := st.drafted(ctx, p)
	if !ok {
		return err
	}
	change(&d, rest)
	return st.goOn(ctx, p, d)
}

// again shows the page of the draft that was pressed. The press made no change: its draft already shows other options,
// or has an extra switched.
func (st *Stepper) again(ctx context.Context, p route.Place) error {
	return st.edit(ctx, p, func(*draft.Draft, string) {})
}

// newDraft begins a draft of the person.
func newDraft(p route.Place) draft.Draft {
	return draft.Draft{Match: p.Pos.Match.ID, Player: p.User.ID}
}

// chooseVerb begins a draft with a verb.
func (st *Stepper) chooseVerb(ctx context.Context, p route.Place) error {
	d := newDraft(p)
	d.Q, d.Reply.Verb = ownQ(p.Pos, p.Seat, p.Button.Qs), p.Button.Arg
	return st.goOn(ctx, p, d)
}

// begin begins a draft with a verb and the choice that comes first with it.
func (st *Stepper) begin(ctx context.Context, p route.Place) error {
	d := newDraft(p)
	d.Q, d.Reply.Verb = ownQ(p.Pos, p.Seat, p.Button.Qs), p.Button.Arg
	if err := picked(p.Pos, p.Seat, &d, p.Values, false); err != nil {
		return err
	}
	return st.goOn(ctx, p, d)
}

// chooseVerbAhead takes the verb for a later question.
func (st *Stepper) chooseVerbAhead(ctx context.Context, p route.Place) error {
	return st.edit(ctx, p, func(d *draft.Draft, verb string) { d.Reply.Verb = verb })
}

// undo takes the last pick back.
func (st *Stepper) undo(ctx context.Context, p route.Place) error {
	return st.edit(ctx, p, func(d *draft.Draft, _ string) { d.Picks = d.Picks[:max(len(d.Picks)-1, 0)] })
}

// chooseZone takes the zone to choose from.
func (st *Stepper) chooseZone(ctx context.Context, p route.Place) error {
	return st.edit(ctx, p, func(d *draft.Draft, _ string) {
		if len(p.Values) > 0 {
			d.Zone, d.Page = p.Values[0], 0
		}
	})
}

// back goes one question back. Before the first one it shows the page of verbs.
func (st *Stepper) back(ctx context.Context, p route.Place) error {
	d, _, ok, err := st.drafted(ctx, p)
	if !ok {
		return err
	}
	if d, ok = d.StepBack(p.Pos.Ruleset); ok {
		return st.goOn(ctx, p, d)
	}
	d.Reply = engine.Reply{} // what was put together counts no more
	if err := st.stage(ctx, p, d); err != nil {
		return err
	}
	m, err := st.Pages.Verbs(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	return st.show(ctx, p, m)
}

// pick adds what was chosen to the draft, and shows its next page.
func (st *Stepper) pick(ctx context.Context, p route.Place) error {
	d, _, ok, err := st.drafted(ctx, p)
	if !ok {
		return err
	}
	at, placed, ok, err := draft.At(p.Pos, p.Seat, d)
	if err != nil || !ok {
		return st.refuseAhead(ctx, p, d, err)
	}
	if err := picked(at, p.Seat, &placed, p.Values, p.Button.Action == ui.ActDone); err != nil {
		return err
	}
	return st.goOn(ctx, p, placed)
}

// picked adds chosen options to a draft. If the question then has all it needs, or done is true, it is answered.
func picked(pos table.Position, seat engine.Seat, d *draft.Draft, values []string, done bool) error {
	out, err := pos.Draft(seat, d.Q, d.Reply)
	if err != nil || out.Question == nil {
		return err
	}
	q := out.Question
	if len(values) == 1 {
		if first, second, ok := page.SplitPair(values[0]); ok {
			return pickedPair(pos, seat, d, q.Name, first, second)
		}
	}
	picks := append([]engine.Value{}, d.Picks...)
	for _, o := range q.Options { // in the order in which they are listed, which Discord does not promise to keep
		if slices.Contains(values, string(o.Key)) {
			picks = append(picks, o.Key)
		}
	}
	if page.OneByOne(*d, q) && !done && len(picks) < min(q.Max, len(narrate.Possible(q, nil))) {
		d.Picks, d.Page, d.Zone = picks, 0, ""
		return nil
	}
	d.Reply.Answers = append(append([]engine.Answer{}, d.Reply.Answers...), engine.Answer{Name: q.Name, Vals: picks})
	d.Picks, d.Page, d.Zone = nil, 0, ""
	return nil
}

// pickedPair answers the question of a name, and the one behind it.
func pickedPair(
	pos table.Position, seat engine.Seat, d *draft.Draft, name string, first, second engine.Value,
) error {
	d.Reply.Answers = append(slices.Clone(d.Reply.Answers), engine.Answer{Name: name, Vals: []engine.Value{first}})
	out, err := pos.Draft(seat, d.Q, d.Reply)
	if err != nil || out.Question == nil {
		return err
	}
	d.Reply.Answers = append(d.Reply.Answers, engine.Answer{Name: out.Question.Name, Vals: []engine.Value{second}})
	return nil
}

// confirm gives the answer that the draft has come to.
func (st *Stepper) confirm(ctx context.Context, p route.Place) error {
	d, _, ok, err := st.drafted(ctx, p)
	if !ok {
		return err
	}
	return st.give(ctx, p, d)
}

// give gives the answer of a complete draft.
func (st *Stepper) give(ctx context.Context, p route.Place, d draft.Draft) error {
	in, act := d.Given(p.Seat), newAct(p)
	act.Kind, act.Q, act.Reply, act.Ahead, act.About = in.Kind, in.Q, in.Reply, in.Ahead, in.About
	if in.Kind == engine.InputReply {
		act.Kind = kindOf(p.Pos, in.Verb)
	}
	return st.submit(ctx, p, act, true)
}

// kindOf returns the kind of input that gives a verb: an answer, or an act of its own for a verb that can be used at
// any time.
func kindOf(pos table.Position, verb string) engine.InputKind {
	if v := pos.Ruleset.Verb(verb); v != nil && v.Any && v.Prog != "" {
		return engine.InputAct
	}
	return engine.InputReply
}

// goOn shows the next page of a draft in place of the page that was pressed, or gives an answer that needs no
// confirmation.
func (st *Stepper) goOn(ctx context.Context, p route.Place, d draft.Draft) error {
	if whole, ok, err := st.Pages.AtOnce(p.Pos, p.Seat, d); err != nil {
		return err
	} else if ok {
		return st.give(ctx, p, whole)
	}
	if err := st.stage(ctx, p, d); err != nil {
		return err
	}
	m, err := st.Pages.Step(ctx, p.Pos, p.Seat, p.Lang, d)
	if err != nil {
		return err
	}
	return st.show(ctx, p, m)
}

// show shows a page in place of the page that was pressed. The question's picture lies between the words and the
// buttons. It goes on the preview, where the words must stand beside Confirm, and comes back with Back.
func (st *Stepper) show(ctx context.Context, p route.Place, m api.Message) error {
	if page.Confirms(m) {
		return p.Replace(m)
	}
	if err := p.Change(m); err != nil || p.Button.Action != ui.ActBack || len(p.Message.Attachments) > 0 {
		return err
	}
	return st.illustrate(ctx, p, p.Pos)
}
