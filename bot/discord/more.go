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

// showMore offers what is rarely needed: acting in between, what the game lets people do at any time, further
// actions, a draw, conceding. It lists what the player has said ahead, to be taken back.
func (b *Bot) showMore(ctx context.Context, c call, pos table.Position, seat engine.Seat) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	var row []discordgo.MessageComponent
	push := func(label, action, arg string, style discordgo.ButtonStyle) {
		row = append(row, discordgo.Button{Label: clip(label, 80), Style: style,
			CustomID: button{Match: pos.Match.ID, Action: action, Arg: arg}.String()})
	}
	if seat != t.view.Active { // every opponent, always
		push(b.t(c.lang, "button.interject"), actMove, "", discordgo.SecondaryButton)
	} else if sa := pos.State.Ask.Seat(seat, ""); sa == nil || !pos.Ruleset.Queues(sa.Kind) {
		if _, ok, err := queueOf(pos, seat); err != nil && engine.IsRefusal(err) == nil {
			return err
		} else if ok {
			push(b.t(c.lang, "button.then"), actThen, "", discordgo.SecondaryButton)
		}
	}
	for _, v := range pos.Ruleset.Verbs {
		if v.Any && v.Prog != "" {
			push(b.verbWord(pos.Match.Game, c.lang, v.Name), actVerb, v.Name, discordgo.SecondaryButton)
		}
	}
	row = append(row, b.orderButton(c.lang, pos)...)
	push(b.t(c.lang, "button.board"), actBoard, "", discordgo.SecondaryButton)
	push(b.t(c.lang, "button.draw"), actDraw, "", discordgo.SecondaryButton)
	push(b.t(c.lang, "button.concede"), actConcede, "", discordgo.DangerButton)
	lines := []string{b.t(c.lang, "more")}
	if said := t.ahead(); len(said) > 0 {
		lines = append(append(lines, "-# "+b.t(c.lang, "ahead.list")), said...)
	}
	lines = append(lines, t.stands()...)
	return b.reply(c, api.Message{Content: clip(strings.Join(lines, "\n"), 1900), Components: slices.Concat(b.takeBack(t), rows(row))})
}
