package views

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// lookUp finds what is asked for in the game that a look-up means. Where no game is named, one that has a thing of
// exactly that id or title is meant before one that has only something like it, and any before none.
func (vw *Views) lookUp(ctx context.Context, p route.Place, typed string, rules bool, n int) (string, []port.Hit) {
	game := vw.Find.Game(ctx, p)
	hits := vw.Library.Find(game, p.Lang, typed, rules, n)
	if p.Options.Text("game") != "" || len(hits) > 0 && hits[0].Is(typed) {
		return game, hits
	}
	for _, other := range vw.Library.Games() {
		if found := vw.Library.Find(other, p.Lang, typed, rules, n); len(found) > 0 && (len(hits) == 0 || found[0].Is(typed)) {
			return other, found
		}
	}
	return game, hits
}

// rule answers with what the rules say: an id gives that clause or ruling, words give the best few.
func (vw *Views) rule(ctx context.Context, p route.Place) error {
	game, hits := vw.lookUp(ctx, p, p.Options.Text("about"), true, 3)
	if len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("lookup.none", engine.A("text", ui.Plain(p.Options.Text("about"))))})
	}
	m := api.Message{}
	for _, h := range hits {
		m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Title: ui.Clip(h.Title, 250), Description: ui.Clip(h.Text, 1800)})
	}
	m.Embeds[len(m.Embeds)-1].Footer = &discordgo.MessageEmbedFooter{Text: p.Text("lookup.footer", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))))}
	return p.Say(m)
}

// completeLookup completes a look-up of cards, or with rules of clauses and rulings.
func (vw *Views) completeLookup(rules bool) route.Completer {
	return func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
		var out route.Choices
		for _, h := range vw.Library.Suggest(vw.Find.Game(ctx, p), p.Lang, typed, rules, 25) {
			out = append(out, route.Choice(h.Label, h.ID))
		}
		return out, nil
	}
}
