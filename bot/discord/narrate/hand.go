package narrate

import (
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// HandCopy is Hand for a copy that stays, with what its picture is drawn from. It has the cards alone: no turn, no
// phase, no figures of the player, and no hints about what can be done with a card now, for these change with
// everything.
func (t *Teller) HandCopy() (api.Message, port.Scene) {
	still := *t
	still.View.Zones = slices.Clone(t.View.Zones)
	for i, z := range still.View.Zones {
		cards := slices.Clone(z.Cards)
		for j := range cards {
			cards[j].Notes = nil
		}
		still.View.Zones[i].Cards = cards
	}
	m := still.Hand()
	e := m.Embeds[0]
	e.Title = t.handTitle(t.n.GameName(t.Pos.Match.Game, t.Lang))
	e.Footer = ui.FooterText(t.Pos.Match.ID)
	return m, still.Scene("")
}

// handTitle is the title of a hand in a match.
func (t *Teller) handTitle(match string) string {
	return t.Text("hand.title", engine.A("match", ui.Plain(match)),
		engine.A("opponents", ui.Plain(strings.Join(t.others(t.View.Viewer), ", "))))
}

// Hand makes the message that only the viewer may see: the cards in hand and their own figures, in words.
func (t *Teller) Hand() api.Message {
	seat := t.View.Viewer
	lines := t.handLines(seat)
	if len(lines) == 0 && t.View.Result == nil {
		lines = append(lines, t.Text("hand.empty"))
	}
	e := ui.MatchEmbed(t.Pos.Match.ID, t.handTitle(t.Title()), ui.Clip(strings.Join(lines, "\n"), maxHand))
	e.Footer = ui.FooterText(ui.Clip(t.Pos.Match.ID+" · "+t.Badges(seat), ui.MaxFooter))
	return api.Message{Embeds: []*discordgo.MessageEmbed{e}}
}

// maxHand is how much of a hand's words is shown, in characters.
const maxHand = 3900

// HandPicture adds the picture of a hand to the message that Hand made.
func HandPicture(m *api.Message, pic port.Picture) {
	f := pic.File("hand.png")
	m.Embeds[0].Image = ui.Attached(f.Name)
	m.Files = []api.File{f}
}

// handLines returns a line for each card that only the viewer sees. Cards that lie elsewhere than in the hand stand
// below the name of their zone, after the hand.
func (t *Teller) handLines(seat engine.Seat) []string {
	hand := t.Pos.Ruleset.HandZone()
	var out []string
	for _, c := range t.View.Zone(hand, seat).Cards {
		out = append(out, t.cardLine(c))
	}
	for _, z := range t.Pos.Ruleset.Zones {
		zone := t.View.Zone(z.Kind, seat)
		if z.Seen != engine.SeenByOwner || z.Kind == hand || len(zone.Cards) == 0 {
			continue
		}
		if name := t.Word("zones", z.Kind); name != "" {
			out = append(out, "-# "+name)
		}
		for _, c := range zone.Cards {
			out = append(out, t.cardLine(c))
		}
	}
	return out
}

// cardLine writes a card of a hand, as in "**Scorchbolt** · Cost 2 · Gate Fire · Gate shut, missing Fire".
func (t *Teller) cardLine(c engine.CardView) string {
	f := t.Face(c.Card)
	name := "**" + f.Name + "**"
	parts := []string{strings.TrimSpace(t.n.sign(t.Pos.Match.Game, f.Element) + " " + name)}
	parts = append(parts, t.price(f)...)
	for _, m := range f.Marks {
		if w := t.Word("symbols", m); w != "" {
			parts = append(parts, strings.TrimSpace(t.n.sign(t.Pos.Match.Game, m)+" "+w))
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

// others lists the names of the other players.
func (t *Teller) others(seat engine.Seat) []string {
	var out []string
	for i, n := range t.Names {
		if engine.Seat(i) != seat {
			out = append(out, n)
		}
	}
	return out
}
