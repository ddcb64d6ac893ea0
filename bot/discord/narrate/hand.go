package narrate

import (
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Hand is what only a player may see: the cards in hand and the own figures, in words. Its buttons are those of
// the player's open question.
func (t *Teller) Hand() api.Message {
	seat := t.View.Viewer
	lines := t.handLines(seat)
	if len(lines) == 0 && t.View.Result == nil {
		lines = append(lines, t.Text("hand.empty"))
	}
	return api.Message{Embeds: []*discordgo.MessageEmbed{{Title: t.Text("hand.title", engine.A("match", ui.Plain(t.Title())),
		engine.A("opponents", ui.Plain(strings.Join(t.others(seat), ", ")))),
		Description: ui.Clip(strings.Join(lines, "\n"), 3900), Color: ui.MatchColour(t.Pos.Match.ID),
		Footer: &discordgo.MessageEmbedFooter{Text: ui.Clip(t.Pos.Match.ID+" · "+t.Badges(seat), 2000)}}}}
}

// HandPicture adds the picture of a hand to its words.
func HandPicture(m *api.Message, pic port.Picture) {
	f := pic.File("hand.png")
	m.Embeds[0].Image = &discordgo.MessageEmbedImage{URL: "attachment://" + f.Name}
	m.Files = []api.File{f}
}

// handLines is a line for each card that only the viewer sees, none for no cards, below the name of where it lies
// unless that is the hand, the first place of such cards in the game.
func (t *Teller) handLines(seat engine.Seat) []string {
	var out []string
	hand := ""
	for _, z := range t.Pos.Ruleset.Zones {
		if z.Seen != engine.SeenByOwner {
			continue
		}
		if hand == "" {
			hand = z.Kind
		}
		zone := t.View.Zone(z.Kind, seat)
		if name := t.Word("zones", z.Kind); z.Kind != hand && len(zone.Cards) > 0 && name != "" {
			out = append(out, "-# "+name)
		}
		for _, c := range zone.Cards {
			out = append(out, t.cardLine(c))
		}
	}
	return out
}

// cardLine is "**Scorchbolt** · Cost 2 · Gate Fire · Gate shut, missing Fire".
func (t *Teller) cardLine(c engine.CardView) string {
	f := t.Face(c.Card)
	parts := []string{"**" + f.Name + "**"}
	parts = append(parts, t.price(f)...)
	for _, m := range f.Marks {
		if w := t.Word("symbols", m); w != "" {
			parts = append(parts, w)
		}
	}
	for _, n := range c.Notes { // in fewer words where the game has them: the line names the card
		if t.Word("hints", n.Code) != "" {
			parts = append(parts, t.hint(n))
			continue
		}
		parts = append(parts, t.Say(n))
	}
	return strings.Join(parts, " · ")
}
