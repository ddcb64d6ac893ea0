package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// showStepper opens the stepper, at a verb if one is named: a new private message from a public button, the same one from a private.
func (b *Bot) showStepper(ctx context.Context, c call, pos table.Position, seat engine.Seat, verb string) error {
	m, err := b.openStepper(ctx, pos, seat, c.lang, verb)
	if err != nil {
		return err
	}
	told, err := b.closedDMs(ctx, c)
	if err != nil {
		return err
	}
	first, err := b.firstWindow(ctx, pos, seat, c.lang, "window.everyone") // what Pass does stands there already
	if err != nil {
		return err
	}
	m.Content += told + first
	show := b.reply
	if inPrivate(c) {
		show = b.renew
	}
	if err := show(c, m); err != nil {
		return err
	}
	return b.promptPicture(ctx, c, pos.Match.ID)
}

// inPrivate reports whether a private message was pressed.
func inPrivate(c call) bool {
	return c.Message != nil && c.Message.Flags&discordgo.MessageFlagsEphemeral != 0
}

// inPlace is how to answer a press: by changing the private message that was pressed, else by a new one.
func (b *Bot) inPlace(c call) func(call, api.Message) error {
	if inPrivate(c) {
		return b.update
	}
	return b.reply
}

// stepped goes on with a draft. A forgotten draft begins anew.
func (b *Bot) stepped(ctx context.Context, c call, pos table.Position, seat engine.Seat, id button, values []string) error {
	draftID, verb, _ := strings.Cut(id.Arg, ".")
	d, ok := b.drafts.get(draftID, id.Match, c.user.ID)
	if !ok {
		return b.current(ctx, c, id.Match, "step.forgotten", b.update)
	}
	switch id.Action {
	case actConfirm:
		in := d.given(seat)
		act := table.Act{Match: d.Match, Player: c.user.ID, Interaction: c.ID, Kind: in.Kind, Q: in.Q, Reply: in.Reply, Ahead: in.Ahead, About: in.About}
		if in.Kind == engine.InputReply {
			act.Kind = kindOf(pos, in.Verb)
		}
		return b.act(ctx, c, pos, act, true)
	case actSub:
		d.Reply.Verb = verb
	case actUndo:
		d.Picks = d.Picks[:max(len(d.Picks)-1, 0)]
	case actZone:
		if len(values) > 0 {
			d.Zone, d.Page = values[0], 0
		}
	case actBack:
		if d, ok = d.stepBack(pos.Ruleset); !ok {
			m, err := b.verbMenu(ctx, pos, seat, c.lang)
			if err != nil {
				return err
			}
			return b.stepOn(ctx, c, m, id)
		}
	case actPick, actDone:
		at, placed, ok, err := place(pos, seat, d)
		if err != nil || !ok {
			return b.unsure(ctx, c, pos, seat, d, err)
		}
		d = placed
		if err := b.picked(at, seat, &d, values, id.Action == actDone); err != nil {
			return err
		}
	}
	m, err := b.step(ctx, pos, seat, c.lang, d)
	if err != nil {
		return err
	}
	return b.stepOn(ctx, c, m, id)
}

// stepOn shows the next page of the stepper in place. A picture of the question would lie between the words and the
// buttons: where the answer is to be confirmed the words must stand beside the button, so there it goes, and it comes back
// with the way back.
func (b *Bot) stepOn(ctx context.Context, c call, m api.Message, id button) error {
	if confirms(m) {
		return b.renew(c, m)
	}
	if err := b.update(c, m); err != nil || id.Action != actBack || len(c.Message.Attachments) > 0 {
		return err
	}
	return b.promptPicture(ctx, c, id.Match)
}

// confirms reports whether a message asks to confirm an answer.
func confirms(m api.Message) bool {
	for _, row := range m.Components {
		r, ok := row.(discordgo.ActionsRow)
		if !ok {
			continue
		}
		for _, x := range r.Components {
			push, ok := x.(discordgo.Button)
			if id, err := parseButton(push.CustomID); ok && err == nil && id.Action == actConfirm {
				return true
			}
		}
	}
	return false
}

// picked adds chosen options to a draft; a question that has all it needs is answered.
func (b *Bot) picked(pos table.Position, seat engine.Seat, d *draft, values []string, done bool) error {
	out, err := pos.Draft(seat, d.Q, d.Reply)
	if err != nil || out.Question == nil {
		return err
	}
	q := out.Question
	picks := append([]engine.Value{}, d.Picks...)
	for _, v := range values {
		picks = append(picks, engine.Value(v))
	}
	if oneByOne(q) && !done && len(picks) < min(q.Max, len(possible(q, nil))) {
		d.Picks, d.Page, d.Zone = picks, 0, ""
		return nil
	}
	d.Reply.Answers = append(append([]engine.Answer{}, d.Reply.Answers...), engine.Answer{Name: q.Name, Vals: picks})
	d.Picks, d.Page, d.Zone = nil, 0, ""
	return nil
}
