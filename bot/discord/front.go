package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// front is the public message of a handover: whom the match waits for, until when, how everybody stands,
// what happened last, and the buttons. It is made from the spectator's view only, so it is the same
// whatever anybody holds. ping names the seats to mention as newly asked.
func (b *Bot) front(ctx context.Context, pos table.Position, mark string) (api.Message, error) {
	t, err := b.tell(ctx, pos, engine.NoSeat, b.serverLang(ctx, pos.Match.Server))
	if err != nil {
		return api.Message{}, err
	}
	t.mention = true
	var m api.Message
	for _, w := range t.view.Waiting {
		m.Mentions = append(m.Mentions, pos.Seats[w.Seat].Player)
	}
	m.Content = clip(strings.Join(t.awaited(), "\n"), 1900)
	embed := &discordgo.MessageEmbed{Title: t.title(), Description: clip(t.standing(), 3000), Color: matchColour(pos.Match.ID),
		Footer: footer(pos.Match.ID, mark)}
	if last, err := b.lastEvents(ctx, t, engine.NoSeat, 3); err != nil {
		return m, err
	} else if last != "" {
		embed.Fields = append(embed.Fields, &discordgo.MessageEmbedField{Name: b.t(t.lang, "front.last"), Value: clip(last, 1000)})
	}
	m.Embeds = []*discordgo.MessageEmbed{embed}
	m.Components = b.frontButtons(t)
	return m, nil
}

func (t *teller) title() string {
	game := t.b.gameName(t.pos.Match.Game, t.lang)
	if t.view.Result != nil {
		return game + " · " + t.b.t(t.lang, "front.over")
	}
	if t.view.Turn == 0 {
		return game + " · " + t.word("phases", t.view.Phase)
	}
	return game + " · " + t.b.t(t.lang, "front.title", engine.A("n", engine.Int(t.view.Turn)), engine.A("phase", text(t.word("phases", t.view.Phase))))
}

// standing is a line for each seat with its public figures.
func (t *teller) standing() string {
	var out []string
	for _, s := range t.view.Seats {
		parts := []string{}
		for _, tr := range s.Tracks {
			cells := make([]string, len(tr.Cells))
			for i, c := range tr.Cells {
				cells[i] = t.say(engine.Say("value", engine.A("v", engine.Int(c.N))))
			}
			parts = append(parts, t.word("tracks", tr.Code)+" "+strings.Join(cells, "·"))
		}
		for _, bd := range s.Badges {
			parts = append(parts, t.badge(bd))
		}
		name := "**" + t.player(s.Seat) + "**"
		switch {
		case s.Out:
			name = "~~" + t.player(s.Seat) + "~~"
		case s.Seat == t.view.Active:
			name = "▶ " + name
		}
		if s.Away {
			name += " · " + t.b.t(t.lang, "front.away")
		}
		out = append(out, name+"\n"+strings.Join(parts, " · "))
	}
	return strings.Join(out, "\n")
}

func (t *teller) badge(bd engine.Badge) string {
	name := t.word("badges", bd.Code)
	switch {
	case len(bd.Marks) > 0:
		marks := make([]string, len(bd.Marks))
		for i, m := range bd.Marks {
			marks[i] = t.symbol(m)
		}
		return name + " " + strings.Join(marks, " ")
	case bd.Max > 0:
		return name + " " + itoa(bd.N) + "/" + itoa(bd.Max)
	}
	return name + " " + itoa(bd.N)
}

func (t *teller) symbol(code string) string {
	for _, s := range t.pos.Ruleset.Layout.Symbols {
		if s.Code == code && s.Letter != "" {
			return s.Letter
		}
	}
	return code
}

// touched are the things of a view that phrases name: objects and cells themselves, and of cards those that are on
// the table just once.
func (t *teller) touched(said []engine.Phrase) []engine.Value {
	var out []engine.Value
	for _, p := range said {
		for _, a := range p.Args {
			for _, v := range a.Vals {
				switch v.Kind() {
				case "seat", "int", "word", "text", "bool":
				case "card":
					var at []engine.Value
					for _, z := range t.view.Zones {
						for _, c := range z.Cards {
							if c.Card == v.Body() && z.Seat == engine.NoSeat {
								at = append(at, c.Key)
							}
						}
					}
					if len(at) == 1 {
						out = append(out, at[0])
					}
				default:
					out = append(out, v)
				}
			}
		}
	}
	return out
}
