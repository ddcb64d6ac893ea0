package stepper

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// ahead begins an answer ahead to a later question. The button names an offer: behind a complete draft ("draft.offer"),
// or of the open question (".offer"), which is passed then.
func (st *Stepper) ahead(ctx context.Context, p route.Place) error {
	id, code, _ := strings.Cut(p.Button.Arg, ".")
	if id == "" {
		return st.aheadOfOpen(ctx, p, code)
	}
	outer, ok := st.Drafts.Get(id, p.Button.Match, p.User.ID)
	if !ok {
		return st.current(ctx, p, "step.forgotten", reply.Call.Change)
	}
	at, outer, ok, err := draft.At(p.Pos, p.Seat, outer)
	if err != nil || !ok {
		return st.refuseAhead(ctx, p, outer, err)
	}
	out, err := at.Draft(p.Seat, outer.Q, outer.Reply)
	if err != nil {
		return err
	}
	sub := newDraft(p)
	for i := 0; out.Preview != nil && i < len(out.Preview.Offers); i++ {
		if out.Preview.Offers[i].Code == code {
			sub.Offer, sub.Outer = out.Preview.Offers[i], &outer
		}
	}
	if sub.Outer == nil {
		return st.refuseAhead(ctx, p, outer, nil)
	}
	m, err := st.step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.Change(m)
}

// aheadOfOpen begins an answer ahead by an offer of the open question.
func (st *Stepper) aheadOfOpen(ctx context.Context, p route.Place, code string) error {
	o, ok, err := offerTo(p.Pos, p.Seat, code)
	if err != nil {
		return err
	}
	if !ok || !slices.Contains(p.Button.Qs, o.Q) {
		return st.current(ctx, p, notMine(p), reply.Call.InPlace)
	}
	sub, outer := newDraft(p), newDraft(p)
	outer.Q, outer.Reply = o.Q, engine.Reply{Verb: engine.Pass}
	sub.Offer, sub.Outer = o.Offer, &outer
	if !o.Front { // then passing is worth a line of its own
		t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
		if err != nil {
			return err
		}
		outer.Line = "**" + answerWord(t, outer) + "**"
	}
	m, err := st.step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.InPlace(m)
}

// verbMenuAhead asks with which verb to answer a later question. Outside of windows it says why other verbs are out of
// question then.
func (st *Stepper) verbMenuAhead(t *narrate.Teller, d draft.Draft, verbs []string) (api.Message, error) {
	var row []discordgo.MessageComponent
	var shut []string
	id, sa := st.Drafts.Put(d), t.Pos.State.Ask.ByQ(d.Q)
	for _, v := range verbs {
		open, why, err := t.LeadsOn(t.View.Viewer, d.Q, v)
		if err != nil {
			return api.Message{}, err
		}
		label := t.Verb(v)
		if v == engine.Pass {
			label = t.Passing(*sa)
		}
		if why != "" && !t.Pos.IsWindow(*sa) {
			shut = append(shut, "-# "+t.Verb(v)+": "+why)
		}
		row = append(row, ui.ButtonIf(open, label, discordgo.SecondaryButton, pressID(d, ui.ActVerbAhead, id+"."+v)))
	}
	lines := append(d.Outer.Lines(), promptAhead(t, d, *sa)...)
	if len(shut) > 0 {
		lines = append(append(lines, "-# "+t.Text("step.notthen")), shut...)
	}
	return api.Message{
		Content:    ui.Content(lines),
		Components: append(ui.Rows(row), ui.Row(backButton(t, d, id))...),
	}, nil
}

// promptAhead is the prompt of a later question: the question as it will be put, or for a further action just what is
// next.
func promptAhead(t *narrate.Teller, d draft.Draft, sa engine.SeatAsk) []string {
	if d.Offer.Code == "" {
		return []string{t.Text("step.then")}
	}
	w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About, Within: sa.Within}
	return []string{t.Text("step.later"), "**" + t.Question(w, sa) + "**"}
}

// refuseAhead says that a question cannot be answered ahead, or why the draft that the answer hangs on is refused, and
// leads back.
func (st *Stepper) refuseAhead(ctx context.Context, p route.Place, d draft.Draft, err error) error {
	no := engine.IsRefusal(err)
	if err != nil && no == nil {
		return err
	}
	if no != nil && no.Code == engine.CodeStale {
		return st.current(ctx, p, "stale", reply.Call.Change)
	}
	t, terr := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if terr != nil {
		return terr
	}
	return p.InPlace(st.refusedAhead(t, d, no))
}

// refusedAhead makes the message of refuseAhead.
func (st *Stepper) refusedAhead(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	why := t.Text("step.notahead")
	if no != nil {
		why = t.Refusal(no)
	}
	return api.Message{
		Content:    ui.Content(append(d.Lines(), why)),
		Components: ui.Row(backButton(t, d, st.Drafts.Put(d))),
	}
}
