package views

import (
	"context"
	"regexp"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// lookUpName is the name of the command on messages; the catalogue has it in other languages.
const lookUpName = "Look up"

// mostNamed is how many things that a message names are shown.
const mostNamed = 3

// bracketed is a name as bots of card games are asked for it: [[Card Name]].
var bracketed = regexp.MustCompile(`\[\[([^\[\]\n]{1,100})\]\]`)

// thing is something that a message names: a hit and its game.
type thing struct {
	game string
	hit  port.Hit
}

// lookUpMessage shows what a message names (Apps → Look up): names in brackets, names of cards, ids of rules; else it
// takes the message for a question.
func (vw *Views) lookUpMessage(ctx context.Context, p route.Place) error {
	m := vw.Looked(ctx, p, p.Target)
	return p.Say(m)
}

// Looked makes the message that answers a text of somebody's: what it names, else what answers it as a question.
func (vw *Views) Looked(ctx context.Context, p route.Place, text string) api.Message {
	text = strings.TrimSpace(text)
	if text == "" {
		return api.Message{Content: p.Text("lookup.empty")}
	}
	games := vw.Find.Games(vw.Find.Game(ctx, p))
	found := vw.named(p, games, text)
	if len(found) == 0 {
		return vw.answered(p, games, text)
	}
	m := api.Message{}
	for _, t := range found {
		m.Embeds = append(m.Embeds, vw.thingEmbed(p, t))
	}
	m.Components = vw.beside(p, found[0].game, found[0].hit.ID)
	return m
}

// named lists what a text names: what stands in brackets, else ids and names within it. The games come in the order in
// which they are meant.
func (vw *Views) named(p route.Place, games []string, text string) []thing {
	var out []thing
	add := func(game string, hits []port.Hit) {
		for _, h := range hits {
			if len(out) < mostNamed {
				out = append(out, thing{game, h})
			}
		}
	}
	asked := bracketed.FindAllStringSubmatch(text, mostNamed)
	for _, m := range asked {
		for _, game := range games {
			hits := vw.Library.Named(game, p.Lang, m[1], 1)
			if a := vw.Library.Ask(game, p.Lang, m[1], false, 1); len(hits) == 0 && a.Sure {
				hits = a.Hits
			}
			if len(hits) > 0 {
				add(game, hits)
				break
			}
		}
	}
	if len(asked) > 0 {
		return out
	}
	for _, game := range games {
		add(game, vw.Library.Named(game, p.Lang, text, mostNamed))
	}
	return out
}

// thingEmbed shows a card in words, or a rule.
func (vw *Views) thingEmbed(p route.Place, t thing) *discordgo.MessageEmbed {
	if !t.hit.Card {
		return vw.ruleEmbed(p, t.game, t.hit)
	}
	return vw.cardEmbed(p, t.game, vw.Library.Face(t.game, p.Lang, t.hit.ID))
}

// answered answers a text as a question: of the rules of the game that is meant, or of its cards, else of another game
// that answers it without a doubt, which is said.
func (vw *Views) answered(p route.Place, games []string, text string) api.Message {
	var nearest *thing
	for _, game := range games {
		for _, rules := range []bool{true, false} {
			a := vw.Library.Ask(game, p.Lang, text, rules, 1)
			if len(a.Hits) == 0 {
				continue
			}
			t := thing{game, a.Hits[0]}
			if nearest == nil {
				nearest = &t
			}
			if a.Sure {
				m := api.Message{Embeds: []*discordgo.MessageEmbed{vw.thingEmbed(p, t)},
					Components: vw.beside(p, t.game, t.hit.ID)}
				if game != games[0] {
					m.Content = p.Text("lookup.other", engine.A("game", ui.Plain(vw.GameName(game, p.Lang))))
				}
				return m
			}
		}
	}
	typed := engine.A("text", ui.Typed(ui.Clip(ui.Tidy(text), ui.MaxOption)))
	if nearest == nil {
		return api.Message{Content: p.Text("lookup.none", typed)}
	}
	game := engine.A("game", ui.Plain(vw.GameName(nearest.game, p.Lang)))
	return api.Message{Content: p.Text("lookup.unsure", typed, game),
		Embeds: []*discordgo.MessageEmbed{vw.thingEmbed(p, *nearest)}}
}
