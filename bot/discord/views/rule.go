package views

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// How many characters of a rule are shown, up to how many it is shown large, and how many related things are named.
const (
	maxRule     = 1800
	maxLarge    = 240
	mostRelated = 10
)

// ruleEmbed shows a clause or a ruling: the sentence that answers large, and small below it its id, its place in the
// rulebook, and the version.
func (vw *Views) ruleEmbed(p route.Place, game string, h port.Hit) *discordgo.MessageEmbed {
	text := ui.Clip(h.Text, maxRule)
	if len([]rune(text)) <= maxLarge && !strings.Contains(text, "\n") {
		text = "### " + text
	}
	e := ui.Embed(h.Title, text+"\n-# "+strings.Join(vw.cited(p, game, h), " · "))
	e.Footer = ui.FooterText(p.Text("lookup.footer", engine.A("game", ui.Plain(vw.GameName(game, p.Lang)))))
	return e
}

// cited says where a rule stands: its id, section, game, and the version with its date.
func (vw *Views) cited(p route.Place, game string, h port.Hit) []string {
	parts := []string{"`" + h.ID + "`"}
	if h.Section != "" {
		parts = append(parts, h.Section)
	}
	version, since := vw.Library.Edition(game)
	parts = append(parts, strings.TrimSpace(vw.GameName(game, p.Lang)+" "+version))
	if !since.IsZero() {
		parts = append(parts, fmt.Sprintf("<t:%d:D>", since.Add(12*time.Hour).Unix()))
	}
	return parts
}

// beside makes the buttons below a rule: its example, what is related, why it is ruled so, and to the channel.
func (vw *Views) beside(p route.Place, game, id string) []discordgo.MessageComponent {
	var row []discordgo.MessageComponent
	if vw.Library.Example(game, id) != nil {
		example := lookID(ui.ActExample, game, id)
		row = append(row, ui.Button(p.Text("button.example"), discordgo.SecondaryButton, example))
	}
	related := lookID(ui.ActRelated, game, id)
	row = append(row, ui.Button(p.Text("button.related"), discordgo.SecondaryButton, related))
	if hits := vw.Library.Find(game, p.Lang, id, true, 1); len(hits) > 0 && hits[0].Reason != "" {
		why := lookID(ui.ActReason, game, id)
		row = append(row, ui.Button(p.Text("button.reason"), discordgo.SecondaryButton, why))
	}
	if p.GuildID != "" {
		all := lookID(ui.ActShowAll, game, id)
		row = append(row, ui.Button(p.Text("button.showall"), discordgo.SecondaryButton, all))
	}
	return ui.Rows(row)
}

// showRule shows one clause or ruling by its id.
func (vw *Views) showRule(p route.Place, game, id string) error {
	return vw.showMeaning(p, game, port.Term{ID: id})
}

// showMeaning shows what a word means, if that is said, with the rule that says more.
func (vw *Views) showMeaning(p route.Place, game string, t port.Term) error {
	id := t.ID
	hits := vw.Library.Find(game, p.Lang, id, true, 1)
	if len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return p.Say(api.Message{Content: meaning(t), Embeds: []*discordgo.MessageEmbed{vw.ruleEmbed(p, game, hits[0])},
		Components: vw.beside(p, game, id)})
}

// show shows what a button or a menu names, a rule or a card.
func (vw *Views) show(ctx context.Context, p route.Place, game, id string) error {
	if hits := vw.Library.Find(game, p.Lang, id, true, 1); len(hits) > 0 && hits[0].ID == id {
		return vw.showRule(p, game, id)
	}
	if vw.Library.Face(game, p.Lang, id).ID == "" {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.showCard(ctx, p, game, id)
}

// pickLooked shows what was picked in a menu of hits. The menu's argument is the game.
func (vw *Views) pickLooked(ctx context.Context, p route.Place) error {
	if vw.Library.Ruleset(p.Button.Arg) == nil || len(p.Values) != 1 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.show(ctx, p, p.Button.Arg, p.Values[0])
}

// pressLooked shows what a button names.
func (vw *Views) pressLooked(ctx context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	if !ok {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return vw.show(ctx, p, game, id)
}

// reason says why it is ruled so.
func (vw *Views) reason(_ context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	hits := vw.Library.Find(game, p.Lang, id, true, 1)
	if !ok || len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	h := hits[0]
	e := ui.Embed(h.Title, ui.Clip(h.Text, maxRule)+"\n\n*"+ui.Clip(h.Reason, maxRule)+"*\n-# "+
		strings.Join(vw.cited(p, game, h), " · "))
	return p.Say(api.Message{Embeds: []*discordgo.MessageEmbed{e}})
}

// mostMeanings is how many words of a card are explained at once.
const mostMeanings = 8

// related names what belongs to a rule or a card, with a menu to open it; of a card first what its words mean.
func (vw *Views) related(_ context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	if !ok {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	hits := vw.Library.Related(game, p.Lang, id, mostRelated)
	if len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("lookup.alone", engine.A("id", ui.Typed(id)))})
	}
	m := vw.listed(p, game, p.Text("lookup.related", engine.A("id", ui.Typed(id))), hits, 0, nil)
	if vw.Library.Face(game, p.Lang, id).ID != "" {
		var said []string
		for _, t := range vw.Library.TermsIn(game, p.Lang, id) {
			if line := meaning(t); line != "" && len(said) < mostMeanings {
				said = append(said, line)
			}
		}
		m.Content = strings.Join(said, "\n")
	}
	return p.Say(m)
}

// listed lists a page of hits, with a menu to open them. turn is the button that shows page n; hits that fit on a page
// need none.
func (vw *Views) listed(
	p route.Place, game, title string, hits []port.Hit, page int, turn func(n int) ui.ID,
) api.Message {
	pages := ui.Pages(len(hits))
	page = min(max(page, 0), max(pages-1, 0))
	var lines []string
	for _, h := range ui.Page(hits, page) {
		lines = append(lines, "• `"+h.ID+"` "+ui.Clip(h.Title, ui.MaxOption))
	}
	return api.Message{Embeds: []*discordgo.MessageEmbed{ui.Embed(title, strings.Join(lines, "\n"))},
		Components: p.Paged(ui.ID{Action: ui.ActLookPick, Arg: game}, p.Text("button.openrule"), hitOptions(hits), page,
			turn)}
}

// hitMenu makes a menu that opens hits of a game, those that fit: it is for few, the best first.
func (vw *Views) hitMenu(game, placeholder string, hits []port.Hit) discordgo.MessageComponent {
	return ui.Menu(ui.ID{Action: ui.ActLookPick, Arg: game}, placeholder, ui.Page(hitOptions(hits), 0))
}

// hitOptions are hits as options of a menu.
func hitOptions(hits []port.Hit) (out []discordgo.SelectMenuOption) {
	for _, h := range hits {
		out = append(out, ui.Option(h.Title, h.ID, h.ID))
	}
	return out
}

// showAll shows a rule to everybody in the channel.
func (vw *Views) showAll(_ context.Context, p route.Place) error {
	game, id, ok := vw.looked(p)
	hits := vw.Library.Find(game, p.Lang, id, true, 1)
	if !ok || len(hits) == 0 {
		return p.Say(api.Message{Content: p.Text("button.unknown")})
	}
	return p.Publish(api.Message{Embeds: []*discordgo.MessageEmbed{vw.ruleEmbed(p, game, hits[0])}})
}
