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

// subMenu asks with which verb a later question is to be answered, and says why others are out of question then.
func (st *Stepper) subMenu(t *narrate.Teller, d draft.Draft, verbs []string) (api.Message, error) {
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
		row = append(row, ui.ButtonIf(open, label, discordgo.SecondaryButton, ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: ui.ActVerbAhead, Arg: id + "." + v}))
	}
	lines := append(d.Outer.Lines(), laterQuestion(t, d, *sa)...)
	if len(shut) > 0 {
		lines = append(append(lines, "-# "+t.Text("step.notthen")), shut...)
	}
	return api.Message{Content: ui.Content(lines), Components: append(ui.Rows(row), ui.Row(
		st.stepButton(t.Lang, "button.back", ui.ActBack, id, d, discordgo.SecondaryButton))...)}, nil
}

// laterQuestion asks a later question: what is next, of one that goes on, else the question itself as it will be put.
func laterQuestion(t *narrate.Teller, d draft.Draft, sa engine.SeatAsk) []string {
	if d.Offer.Code == "" {
		return []string{t.Text("step.then")}
	}
	w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About, Within: sa.Within}
	return []string{t.Text("step.later"), "**" + t.Question(w, sa) + "**"}
}

// ahead goes on with an answer ahead: one offered with a draft (Arg "draft.code"), or with the open
// question (".code"), which is passed.
func (st *Stepper) ahead(ctx context.Context, p route.Place) error {
	draftID, code, _ := strings.Cut(p.Button.Arg, ".")
	sub := draft.Draft{Match: p.Button.Match, Player: p.User.ID}
	if draftID == "" {
		o, ok, err := offerTo(p.Pos, p.Seat, code)
		if err != nil {
			return err
		}
		if !ok || !slices.Contains(p.Button.Qs, o.Q) {
			return st.current(ctx, p, notMine(p), reply.Call.InPlace)
		}
		sub.Offer, sub.Outer = o.Offer, &draft.Draft{Match: p.Button.Match, Player: p.User.ID, Q: o.Q,
			Reply: engine.Reply{Verb: engine.Pass}}
		if !o.Front { // such an offer stands in the place of passing
			t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
			if err != nil {
				return err
			}
			sub.Outer.Line = "**" + answerWord(t, *sub.Outer) + "**"
		}
		m, err := st.step(ctx, p.Pos, p.Seat, p.Lang, sub)
		if err != nil {
			return err
		}
		return p.InPlace(m)
	}
	outer, ok := st.Drafts.Get(draftID, p.Button.Match, p.User.ID)
	if !ok {
		return st.current(ctx, p, "step.forgotten", reply.Call.Change)
	}
	at, outer, ok, err := draft.Place(p.Pos, p.Seat, outer)
	if err != nil || !ok {
		return st.unsure(ctx, p, outer, err)
	}
	out, err := at.Draft(p.Seat, outer.Q, outer.Reply)
	if err != nil {
		return err
	}
	for i := 0; out.Preview != nil && i < len(out.Preview.Offers); i++ {
		if out.Preview.Offers[i].Code == code {
			sub.Offer, sub.Outer = out.Preview.Offers[i], &outer
		}
	}
	if sub.Outer == nil {
		return st.unsure(ctx, p, outer, nil)
	}
	m, err := st.step(ctx, p.Pos, p.Seat, p.Lang, sub)
	if err != nil {
		return err
	}
	return p.Change(m)
}

// unsure says that an answer cannot be said ahead, or why the draft that it hangs on is refused, and leads back.
func (st *Stepper) unsure(ctx context.Context, p route.Place, d draft.Draft, err error) error {
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
	return p.InPlace(st.notAhead(t, d, no))
}

// notAhead is the message of unsure.
func (st *Stepper) notAhead(t *narrate.Teller, d draft.Draft, no *engine.Refusal) api.Message {
	why := t.Text("step.notahead")
	if no != nil {
		why = t.Refusal(no)
	}
	return api.Message{Content: ui.Clip(strings.Join(append(d.Lines(), why), "\n"), 1900), Components: ui.Row(
		st.stepButton(t.Lang, "button.back", ui.ActBack, st.Drafts.Put(d), d, discordgo.SecondaryButton))}
}
