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

// lookUp finds at most n things that somebody typed something of, and the game that they are of. If no game is named, a
// game that has a thing of exactly that id or title comes before one that has something like it.
func (vw *Views) lookUp(ctx context.Context, p route.Place, typed string, rules bool, n int) (string, []port.Hit) {
	game := vw.Find.Game(ctx, p)
	hits := vw.Library.Find(game, p.Lang, typed, rules, n)
	if p.Options.Text("game") != "" || len(hits) > 0 && hits[0].Is(typed) {
		return game, hits
	}
	for _, other := range vw.Library.Games() {
		found := vw.Library.Find(other, p.Lang, typed, rules, n)
		if len(found) > 0 && (len(hits) == 0 || found[0].Is(typed)) {
			return other, found
		}
	}
	return game, hits
}

// card finds a card and shows it (/card).
func (vw *Views) card(ctx context.Context, p route.Place) error {
	game, hits := vw.lookUp(ctx, p, p.Options.Text("name"), false, 1)
	if len(hits) == 0 {
		return nothingFound(p, "name")
	}
	return vw.showCard(ctx, p, game, hits[0].ID)
}

// showCard shows one card as it is printed, with its picture.
func (vw *Views) showCard(ctx context.Context, p route.Place, game, id string) error {
	f := vw.Library.Face(game, p.Lang, id)
	e := ui.Embed(f.Name, vw.CardText(game, p.Lang, f))
	e.Footer = ui.FooterText(f.ID + " · " + vw.GameName(game, p.Lang))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "card.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Card(ctx, game, p.Lang, f.ID)
	})
}

// rule shows what the rules say (/rule): for an id that clause or ruling, for words the few that fit best.
func (vw *Views) rule(ctx context.Context, p route.Place) error {
	game, hits := vw.lookUp(ctx, p, p.Options.Text("about"), true, mostRules)
	if len(hits) == 0 {
		return nothingFound(p, "about")
	}
	m := api.Message{}
	for _, h := range hits {
		m.Embeds = append(m.Embeds, ui.Embed(h.Title, ui.Clip(h.Text, maxRule)))
	}
	name := engine.A("game", ui.Plain(vw.GameName(game, p.Lang)))
	m.Embeds[len(m.Embeds)-1].Footer = ui.FooterText(p.Text("lookup.footer", name))
	return p.Say(m)
}

// How many clauses a look-up shows, and how many characters of each. Together they have room in one message.
const (
	mostRules = 3
	maxRule   = 1800
)

// nothingFound says that there is nothing of what was typed into an option.
func nothingFound(p route.Place, option string) error {
	typed := engine.A("text", ui.Typed(p.Options.Text(option)))
	return p.Say(api.Message{Content: p.Text("lookup.none", typed)})
}

// completeLookup completes a look-up of cards, or with rules of clauses and rulings.
func (vw *Views) completeLookup(rules bool) route.Completer {
	return func(ctx context.Context, p route.Place, typed string) (route.Choices, error) {
		var out route.Choices
		for _, h := range vw.Library.Suggest(vw.Find.Game(ctx, p), p.Lang, typed, rules, ui.MaxChoices) {
			out = append(out, route.Choice(h.Label, h.ID))
		}
		return out, nil
	}
}
