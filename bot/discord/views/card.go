package views

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// isRandom reports whether somebody asks for any card.
func isRandom(typed string) bool {
	return slices.Contains([]string{"random", "a caso", "casuale", "caso"}, strings.ToLower(strings.TrimSpace(typed)))
}

// randomCard shows a card by chance.
func (vw *Views) randomCard(ctx context.Context, p route.Place, game string) error {
	all := vw.Library.Cards(game)
	if len(all) == 0 {
		return p.Say(api.Message{Content: p.Text("sheet.none")})
	}
	return vw.showCard(ctx, p, game, all[rand.N(len(all))])
}

// showFoundCard shows the best card that a look-up found, and what else was meant perhaps.
func (vw *Views) showFoundCard(ctx context.Context, p route.Place, typed string, found lookedUp) error {
	m := vw.cardMessage(p, found.game, found.Hits[0].ID)
	game := engine.A("game", ui.Plain(vw.GameName(found.game, p.Lang)))
	switch {
	case !found.Sure:
		m.Content = p.Text("lookup.unsure", engine.A("text", ui.Typed(ui.Clip(ui.Tidy(typed), ui.MaxOption))), game)
	case found.other:
		m.Content = p.Text("lookup.other", game)
	}
	m.Components = append(m.Components, vw.further(p, typed, false, found)...)
	return vw.drawCard(ctx, p, m, found.game, found.Hits[0].ID)
}

// showCard shows one card as it is printed, with its picture.
func (vw *Views) showCard(ctx context.Context, p route.Place, game, id string) error {
	return vw.drawCard(ctx, p, vw.cardMessage(p, game, id), game, id)
}

// cardMessage makes the message of a card in words: as it is printed, and in which ready decks it is.
func (vw *Views) cardMessage(p route.Place, game, id string) api.Message {
	f := vw.Library.Face(game, p.Lang, id)
	e := vw.cardEmbed(p, game, f)
	if decks := vw.decksWith(game, p.Lang, f.ID); len(decks) > 0 {
		e.Fields = append(e.Fields, ui.Field(p.Text("card.decks"), strings.Join(decks, " · ")))
	}
	related := lookID(ui.ActRelated, game, id)
	compare := lookID(ui.ActCompare, game, id)
	return api.Message{Embeds: []*discordgo.MessageEmbed{e}, Components: ui.Row(
		ui.Button(p.Text("button.itswords"), discordgo.SecondaryButton, related),
		ui.Button(p.Text("button.compare"), discordgo.SecondaryButton, compare))}
}

// cardEmbed shows a card in words, with its id and its game small below.
func (vw *Views) cardEmbed(p route.Place, game string, f engine.Face) *discordgo.MessageEmbed {
	e := ui.Embed(f.Name, ui.Clip(vw.CardText(game, p.Lang, f), maxRule))
	e.Footer = ui.FooterText(f.ID + " · " + vw.GameName(game, p.Lang))
	return e
}

// drawCard sends the message of a card, and its picture as soon as it is drawn.
func (vw *Views) drawCard(ctx context.Context, p route.Place, m api.Message, game, id string) error {
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "card.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Card(ctx, game, p.Lang, id)
	})
}

// decksWith names the ready decks that have a card.
func (vw *Views) decksWith(game, lang, id string) []string {
	var out []string
	for _, d := range vw.Library.Decks(game) {
		if slices.Contains(d.Cards, id) {
			out = append(out, d.Name(lang))
		}
	}
	return out
}

// mostAlike is how many cards are offered for a comparison.
const mostAlike = 20

// compare offers the cards that are most like one, to see them side by side.
func (vw *Views) compare(_ context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	f := vw.Library.Face(game, p.Lang, id)
	if !ok || f.ID == "" {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	var options []discordgo.SelectMenuOption
	for _, other := range vw.alike(game, p.Lang, f) {
		options = append(options, ui.Option(other.Name, other.ID, other.TypeName))
	}
	if len(options) == 0 {
		return p.Say(api.Message{Content: p.Text("sheet.none")})
	}
	return p.Say(api.Message{Content: p.Text("card.compare", engine.A("card", ui.Plain(f.Name))),
		Components: []discordgo.MessageComponent{
			ui.Menu(lookID(ui.ActCompareWith, game, id), p.Text("button.sheetcard"), options)}})
}

// alike lists the cards that are most like one: of its type first, then those that cost as much.
func (vw *Views) alike(game, lang string, f engine.Face) []engine.Face {
	var out []engine.Face
	for _, id := range vw.Library.Cards(game) {
		if id != f.ID {
			out = append(out, vw.Library.Face(game, lang, id))
		}
	}
	far := func(o engine.Face) int {
		n := max(o.Cost-f.Cost, f.Cost-o.Cost)
		if o.Type != f.Type {
			n += 100
		}
		return n
	}
	slices.SortStableFunc(out, func(a, b engine.Face) int { return far(a) - far(b) })
	return out[:min(len(out), mostAlike)]
}

// compareWith shows two cards side by side.
func (vw *Views) compareWith(ctx context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	if !ok || len(p.Values) != 1 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	ids := []string{id, p.Values[0]}
	var m api.Message
	var names []string
	for _, one := range ids {
		f := vw.Library.Face(game, p.Lang, one)
		if f.ID == "" {
			return p.Say(api.Message{Content: p.Text("button.unknown")})
		}
		names = append(names, f.Name)
		m.Embeds = append(m.Embeds, ui.Embed(f.Name, ui.Clip(vw.CardText(game, p.Lang, f), maxRule)))
	}
	if err := p.Say(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "cards.png", func(ctx context.Context) (port.Picture, error) {
		return vw.Painter.Sheet(ctx, game, p.Lang, strings.Join(names, " – "), ids)
	})
}
