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

// showRules says which rules this moment is about: what is asked, what the card in question does, what each
// answer means, and the clauses behind it. Who is asked nothing reads about what others are asked.
func (b *Bot) showRules(ctx context.Context, c call, pos table.Position, seat engine.Seat) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	waiting := ownWaiting(t.view, seat)
	if len(waiting) == 0 {
		waiting = t.view.Waiting
	}
	var parts []string
	add := func(lines ...string) {
		for _, l := range lines {
			if l != "" && !slices.Contains(parts, l) {
				parts = append(parts, l)
			}
		}
	}
	for _, w := range waiting {
		add("**"+t.asked(w)+"**", t.word("help", w.Kind))
		if card, ok := t.view.Find(w.About); ok && card.Card != "" {
			if text := t.does(card.Card); text != "" {
				add("> **" + b.Library.Face(pos.Match.Game, c.lang, card.Card).Name + "**: " + text)
			}
		}
	}
	for _, sa := range t.view.Mine {
		for _, v := range sa.Verbs {
			if d := t.word("verbhelp", v); d != "" && d != t.word("help", sa.Kind) {
				add("• **" + t.verb(v) + "**: " + d)
			}
		}
	}
	for _, w := range waiting {
		for _, id := range pos.Ruleset.Clauses[w.Kind] {
			for _, h := range b.Library.Find(pos.Match.Game, c.lang, id, true, 1) {
				add("`" + h.ID + "` " + h.Text)
			}
		}
	}
	if len(parts) == 0 {
		parts = append(parts, t.andWaits(b.t(c.lang, "step.nothing")))
	}
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: b.t(c.lang, "button.rules"),
		Description: clip(strings.Join(parts, "\n"), 4000), Color: matchColour(pos.Match.ID)}}}
	if err := b.reply(c, m); err != nil {
		return err
	}
	about := askedThing(t.view, waiting)
	if about == "" {
		return nil
	}
	return b.illustrate(ctx, c, m, "prompt.png", func(ctx context.Context) (Picture, error) {
		return b.Painter.Prompt(ctx, t.scene(""), about)
	})
}
