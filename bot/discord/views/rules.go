package views

import (
	"context"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
)

// rules shows what this moment is about: what is asked, what the card in question does, what each answer means, and the
// clauses behind it. Somebody who is asked nothing reads about what others are asked.
func (vw *Views) rules(ctx context.Context, p route.Place) error {
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	waiting := narrate.OwnWaiting(t.View, p.Seat)
	if len(waiting) == 0 {
		waiting = t.View.Waiting
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
		add("**"+t.Asked(w)+"**", t.Word("help", w.Kind))
		if card, ok := t.View.Find(w.About); ok && card.Card != "" {
			if text := t.Does(card.Card); text != "" {
				add("> **" + vw.Library.Face(p.Pos.Match.Game, p.Lang, card.Card).Name + "**: " + text)
			}
		}
	}
	for _, sa := range t.View.Mine {
		for _, v := range sa.Verbs {
			if d := t.Word("verbhelp", v); d != "" && d != t.Word("help", sa.Kind) {
				add("• **" + t.Verb(v) + "**: " + d)
			}
		}
	}
	for _, w := range waiting {
		for _, id := range p.Pos.Ruleset.Clauses[w.Kind] {
			for _, h := range vw.Library.Find(p.Pos.Match.Game, p.Lang, id, true, 1) {
				add("`" + h.ID + "` " + h.Text)
			}
		}
	}
	if len(parts) == 0 {
		parts = append(parts, t.AndWaits(p.Text("step.nothing")))
	}
	e := ui.MatchEmbed(p.Pos.Match.ID, p.Text("button.rules"), strings.Join(parts, "\n"))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	if err := p.Say(m); err != nil {
		return err
	}
	about := narrate.FirstThing(t.View, waiting)
	if about == "" {
		return nil
	}
	return p.Illustrate(ctx, m, "prompt.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Prompt(ctx, t.Scene(""), about)
	})
}
