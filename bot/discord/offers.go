package discord

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

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
func notMine(pos table.Position, seat engine.Seat, id button) string {
	for _, q := range id.Qs {
		if sa := pos.State.Ask.ByQ(q); sa != nil && sa.Seat == seat && !sa.Optional {
			return "foreign"
		}
	}
	return "stale"
}

// offerButton is the button of an offer of the open question: one that says all by itself, or one that leads to
// putting the answer together.
func (t *teller) offerButton(o engine.Offered, qs []uint64) discordgo.Button {
	word, action, style := t.word("ahead", o.Code), actOffer, discordgo.SecondaryButton
	switch {
	case o.Reply.Verb == "":
		word, action = word+"…", actAhead
		if o.Front {
			style = discordgo.PrimaryButton
		}
	case o.Front:
		style = discordgo.DangerButton
	}
	return discordgo.Button{Label: clip(word, 80), Style: style,
		CustomID: button{Match: t.pos.Match.ID, Qs: qs, Action: action, Arg: "." + o.Code}.String()}
}

// take takes an offer that says all by itself (Arg ".code"). One with something bad about it is asked about once
// more, privately (".code.sure").
func (b *Bot) take(ctx context.Context, c call, pos table.Position, seat engine.Seat, id button) error {
	code, sure, _ := strings.Cut(strings.TrimPrefix(id.Arg, "."), ".")
	o, ok, err := offerTo(pos, seat, code)
	if err != nil {
		return err
	}
	if !ok || !slices.Contains(id.Qs, o.Q) {
		if sa := pos.State.Ask.Seat(seat, ""); sa == nil || sa.Optional {
			return b.act(ctx, c, pos, table.Act{Match: id.Match, Player: c.user.ID, Interaction: c.ID, Q: ownQ(pos, seat, id.Qs),
				Reply: engine.Reply{Verb: engine.Pass}}, false) // refused: it is somebody else's, or old
		}
		return b.current(ctx, c, id.Match, notMine(pos, seat, id), b.inPlace(c))
	}
	if o.Warning.Code != "" && sure == "" {
		t, err := b.tell(ctx, pos, seat, c.lang)
		if err != nil {
			return err
		}
		return b.inPlace(c)(c, api.Message{Content: t.b.Texts.SayIn(t.lang, pos.Match.Game, "ahead", o.Warning, Names{Player: t.player, Card: t.card}),
			Components: rows([]discordgo.MessageComponent{
				discordgo.Button{Label: b.t(c.lang, "button.back"), Style: discordgo.SecondaryButton,
					CustomID: button{Match: id.Match, Qs: []uint64{o.Q}, Action: actMove}.String()},
				discordgo.Button{Label: clip(t.word("ahead", o.Code), 80), Style: discordgo.DangerButton,
					CustomID: button{Match: id.Match, Qs: []uint64{o.Q}, Action: actOffer, Arg: "." + code + ".sure"}.String()}})})
	}
	act := table.Act{Match: id.Match, Player: c.user.ID, Interaction: c.ID, Q: o.Q, Reply: engine.Reply{Verb: engine.Pass},
		Ahead: []engine.Sealed{o.Sealed(seat, o.Reply)}}
	if o.Window == o.On {
		act.Reply, act.Ahead = o.Reply, nil
	}
	return b.act(ctx, c, pos, act, c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0)
}
