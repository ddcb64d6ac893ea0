package discord

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/engine"
)

// handWords is what only a player may see: the cards in hand and the own figures, in words. Its buttons are those of
// the player's open question.
func (b *Bot) handWords(t *teller) api.Message {
	seat := t.view.Viewer
	lines := t.handLines(seat)
	if len(lines) == 0 && t.view.Result == nil {
		lines = append(lines, t.b.t(t.lang, "hand.empty"))
	}
	return api.Message{Embeds: []*discordgo.MessageEmbed{{Title: b.t(t.lang, "hand.title", engine.A("match", text(t.title())),
		engine.A("opponents", text(strings.Join(t.others(seat), ", ")))),
		Description: clip(strings.Join(lines, "\n"), 3900), Color: matchColour(t.pos.Match.ID),
		Footer: &discordgo.MessageEmbedFooter{Text: clip(t.pos.Match.ID+" · "+t.figures(seat), 2000)}}}}
}

// handPicture adds the picture of a hand to its words.
func handPicture(m *api.Message, pic Picture) {
	f := pic.file("hand.png")
	m.Embeds[0].Image = &discordgo.MessageEmbedImage{URL: "attachment://" + f.Name}
	m.Files = []api.File{f}
}

// handLines is a line for each card that only the viewer sees, none for no cards, below the name of where it lies unless that
// is the hand, the first place of such cards in the game.
func (t *teller) handLines(seat engine.Seat) []string {
	var out []string
	hand := ""
	for _, z := range t.pos.Ruleset.Zones {
		if z.Seen != engine.SeenByOwner {
			continue
		}
		if hand == "" {
			hand = z.Kind
		}
		zone := t.view.Zone(z.Kind, seat)
		if name := t.word("zones", z.Kind); z.Kind != hand && len(zone.Cards) > 0 && name != "" {
			out = append(out, "-# "+name)
		}
		for _, c := range zone.Cards {
			out = append(out, t.cardLine(c))
		}
	}
	return out
}

// cardLine is "**Scorchbolt** · Cost 2 · Gate Fire · Gate shut, missing Fire".
func (t *teller) cardLine(c engine.CardView) string {
	f := t.face(c.Card)
	parts := []string{"**" + f.Name + "**"}
	parts = append(parts, t.price(f)...)
	for _, m := range f.Marks {
		if w := t.word("symbols", m); w != "" {
			parts = append(parts, w)
		}
	}
	for _, n := range c.Notes { // in fewer words where the game has them: the line names the card
		if t.word("hints", n.Code) != "" {
			parts = append(parts, t.hint(n))
			continue
		}
		parts = append(parts, t.say(n))
	}
	return strings.Join(parts, " · ")
}

// printedPrice is what a card costs in a game whose requirement is the cost itself: it says so with a label of its own, as its cards
// print it. own is false for other games.
func (b *Bot) printedPrice(game, lang string, f engine.Face) (parts []string, own bool) {
	if b.Texts.Word(lang, game, "labels", "price") == "" {
		return nil, false
	}
	if len(f.Need) > 0 {
		parts = append(parts, b.Texts.SayIn(lang, game, "labels", engine.Say("price", engine.A("need", text(b.needWords(game, lang, f)))), Names{}))
	}
	return parts, true
}

// needWords says the symbols of a requirement.
func (b *Bot) needWords(game, lang string, f engine.Face) string {
	need := make([]string, len(f.Need))
	for i, code := range f.Need {
		if need[i] = b.Texts.Word(lang, game, "symbols", code); need[i] == "" {
			need[i] = code
		}
	}
	return strings.Join(need, " + ")
}

// price is what a card costs and requires.
func (t *teller) price(f engine.Face) []string {
	parts, own := t.b.printedPrice(t.pos.Match.Game, t.lang, f)
	if own {
		return parts
	}
	if !f.NoCost {
		parts = append(parts, t.word("labels", "cost")+" "+itoa(f.Cost))
	}
	if len(f.Need) > 0 {
		parts = append(parts, t.word("labels", "need")+" "+t.b.needWords(t.pos.Match.Game, t.lang, f))
	}
	return parts
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
