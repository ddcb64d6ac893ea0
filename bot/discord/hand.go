package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// handMessage is what only a player may see: the cards in hand and the own figures, with the picture when
// one is wanted. Its buttons are those of the player's open question.
func (b *Bot) handMessage(ctx context.Context, pos table.Position, seat engine.Seat, lang string, withPicture bool) (api.Message, string, error) {
	t, err := b.tell(ctx, pos, seat, lang)
	if err != nil {
		return api.Message{}, "", err
	}
	embed := &discordgo.MessageEmbed{Title: b.t(lang, "hand.title", engine.A("match", text(t.title())),
		engine.A("opponents", text(strings.Join(t.others(seat), ", ")))),
		Description: clip(strings.Join(t.handLines(seat), "\n"), 3900), Color: matchColour(pos.Match.ID),
		Footer: &discordgo.MessageEmbedFooter{Text: clip(pos.Match.ID+" · "+t.figures(seat), 2000)}}
	m := api.Message{Embeds: []*discordgo.MessageEmbed{embed}}
	scene := t.scene("")
	hash := b.Painter.HandHash(scene)
	if !withPicture {
		return m, hash, nil
	}
	pic, err := b.Painter.Hand(ctx, scene)
	if err != nil {
		return m, hash, err
	}
	if len(pic.PNG) > 0 {
		embed.Image = &discordgo.MessageEmbedImage{URL: "attachment://hand.png"}
		m.Files = []api.File{{Name: "hand.png", Alt: clip(pic.Alt, 1024), Type: "image/png", Data: pic.PNG}}
	}
	return m, hash, nil
}

// handLines is a line for each card that only the viewer sees.
func (t *teller) handLines(seat engine.Seat) []string {
	var out []string
	for _, z := range t.pos.Ruleset.Zones {
		if z.Seen != engine.SeenByOwner {
			continue
		}
		zone := t.view.Zone(z.Kind, seat)
		for _, c := range zone.Cards {
			out = append(out, t.cardLine(c))
		}
	}
	if len(out) == 0 {
		out = append(out, t.b.t(t.lang, "hand.empty"))
	}
	return out
}

// cardLine is "**Scorchbolt** · 2 · Gate F · missing F".
func (t *teller) cardLine(c engine.CardView) string {
	f := t.face(c.Card)
	parts := []string{"**" + f.Name + "**", t.word("labels", "cost") + " " + itoa(f.Cost)}
	if len(f.Need) > 0 {
		parts = append(parts, t.word("labels", "need")+" "+strings.Join(symbols(t, f.Need), "+"))
	}
	for _, m := range f.Marks {
		if w := t.word("symbols", m); w != "" {
			parts = append(parts, w)
		}
	}
	for _, n := range c.Notes {
		parts = append(parts, t.say(n))
	}
	return strings.Join(parts, " · ")
}

func symbols(t *teller, codes []string) []string {
	out := make([]string, len(codes))
	for i, c := range codes {
		out[i] = t.symbol(c)
	}
	return out
}

// figures are the seat's own badges on a line.
func (t *teller) figures(seat engine.Seat) string {
	var out []string
	for _, s := range t.view.Seats {
		if s.Seat == seat {
			for _, bd := range s.Badges {
				out = append(out, t.badge(bd))
			}
		}
	}
	return strings.Join(out, " · ")
}

func (t *teller) others(seat engine.Seat) []string {
	var out []string
	for i, n := range t.names {
		if engine.Seat(i) != seat {
			out = append(out, n)
		}
	}
	return out
}
