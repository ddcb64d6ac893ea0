package stepper

import (
	"context"
	"slices"
	"strings"

	"farpost/bot/discord/route"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/stepper/draft"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// offerButtons are what can be said with a complete answer: "Then…" where further actions can follow, its own
// extras, switches for what is said ahead by itself, buttons for what is to be put together.
func (st *Stepper) offerButtons(t *narrate.Teller, d draft.Draft, offers []engine.Offer) []discordgo.MessageComponent {
	var out []discordgo.MessageComponent
	push := func(label, action, arg string, on bool) {
		style := discordgo.SecondaryButton
		if on {
			label, style = "✓ "+label, discordgo.PrimaryButton
		}
		out = append(out, ui.Button(label, style, ui.ID{Match: d.Match, Qs: []uint64{d.Q}, Action: action, Arg: arg}))
	}
	if st.queues(t, d) {
		push(t.Text("button.then"), ui.ActThen, st.Drafts.Put(d), false)
	}
	out = append(out, st.switches(t, d)...)
	for _, o := range offers {
		word, on := t.Word("ahead", o.Code), d.Takes(o)
		switch {
		case on:
			push(word, ui.ActSwitch, st.Drafts.Put(d.Without(o)), true)
		case o.Reply.Verb != "":
			push(word, ui.ActSwitch, st.Drafts.Put(d.With(o, o.Sealed(t.View.Viewer, o.Reply), word)), false)
		case st.follows(t, d, o.Window):
			push(word+"…", ui.ActAhead, st.Drafts.Put(d)+"."+o.Code, false)
		}
	}
	return out
}

// offerTo finds an offer that a seat has with its open question.
func offerTo(pos table.Position, seat engine.Seat, code string) (engine.Offered, bool, error) {
	all, err := pos.Offers()
	if err != nil {
		return engine.Offered{}, false, err
	}
	i := slices.IndexFunc(all, func(o engine.Offered) bool { return o.Seat == seat && o.Code == code })
	if i < 0 {
		return engine.Offered{}, false, nil
	}
	return all[i], true, nil
}

// notMine is the code of why an offer on a message is not open to a seat: the message is of now and asks others, too,
// whose it is, or it is over.
func notMine(p route.Place) string {
	for _, q := range p.Button.Qs {
		if sa := p.Pos.State.Ask.ByQ(q); sa != nil && sa.Seat == p.Seat && !sa.Optional {
			return "foreign"
		}
	}
	return "stale"
}

// takeOffer takes an offer that says all by itself (Arg ".code"). One with something bad about it is asked about once
// more, privately (".code.sure").
func (st *Stepper) takeOffer(ctx context.Context, p route.Place) error {
	code, sure, _ := strings.Cut(strings.TrimPrefix(p.Button.Arg, "."), ".")
	o, ok, err := offerTo(p.Pos, p.Seat, code)
	if err != nil {
		return err
	}
	if !ok || !slices.Contains(p.Button.Qs, o.Q) {
		if sa := p.Pos.State.Ask.Seat(p.Seat, ""); sa == nil || sa.Optional {
			return st.act(ctx, p, table.Act{Match: p.Button.Match, Player: p.User.ID, Interaction: p.ID, Q: ownQ(p.Pos, p.Seat, p.Button.Qs),
				Reply: engine.Reply{Verb: engine.Pass}}, false) // refused: it is somebody else's, or old
		}
		return st.current(ctx, p, notMine(p), reply.Call.InPlace)
	}
	if o.Warning.Code != "" && sure == "" {
		t, err := st.Tell(ctx, p.Pos, p.Seat, p.Lang)
		if err != nil {
			return err
		}
		return p.InPlace(api.Message{Content: t.SayIn("ahead", o.Warning),
			Components: ui.Row(
				ui.Button(p.Text("button.back"), discordgo.SecondaryButton, ui.ID{Match: p.Button.Match, Qs: []uint64{o.Q}, Action: ui.ActMove}),
				ui.Button(t.Word("ahead", o.Code), discordgo.DangerButton, ui.ID{Match: p.Button.Match, Qs: []uint64{o.Q}, Action: ui.ActOffer, Arg: "." + code + ".sure"}))})
	}
	act := table.Act{Match: p.Button.Match, Player: p.User.ID, Interaction: p.ID, Q: o.Q, Reply: engine.Reply{Verb: engine.Pass},
		Ahead: []engine.Sealed{o.Sealed(p.Seat, o.Reply)}}
	if o.Window == o.On {
		act.Reply, act.Ahead = o.Reply, nil
	}
	return st.act(ctx, p, act, p.InPrivate())
}
