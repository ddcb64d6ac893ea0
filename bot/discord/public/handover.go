package public

import (
	"context"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/ui"
)

// lastEvents is how many of the latest events a handover tells.
const lastEvents = 3

// Handover is the public message of a handover: whom the match waits for, until when, how everybody stands,
// what happened last, and the buttons. It mentions all whom the match waits for, unless the caller takes some out. The
// mark recognises the message after a crash.
func (pu *Public) Handover(ctx context.Context, s *narrate.Spectator, mark string) (api.Message, error) {
	var m api.Message
	for _, w := range s.Waiting() {
		m.Mentions = append(m.Mentions, s.Player(w.Seat))
	}
	m.Content = ui.Content(s.Awaited())
	match := s.Match().ID
	embed := &discordgo.MessageEmbed{Title: s.Title(), Description: ui.Clip(s.Figures(), 3000),
		Color: ui.MatchColour(match), Footer: ui.Footer(match, mark)}
	last, err := s.Lately(ctx, lastEvents)
	if err != nil {
		return m, err
	}
	if last != "" {
		embed.Fields = append(embed.Fields,
			&discordgo.MessageEmbedField{Name: s.Text("front.last"), Value: ui.Clip(last, 1000)})
	}
	m.Embeds = []*discordgo.MessageEmbed{embed}
	m.Components = buttons(s)
	return m, nil
}
