package public

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/people"
	"farpost/bot/discord/ui"
)

// Public makes public messages.
type Public struct {
	narrate.Words
	People *people.Directory
}

// lastEvents is how many of the latest events a handover tells.
const lastEvents = 3

// maxPublic is how many characters the frame of a public message shows.
const maxPublic = 3000

// Handover makes the message of a handover: whom the match waits for, until when, everybody's figures, the last events,
// the buttons. It mentions all whom the match waits for; the caller may take some out. By the mark the message is
// recognised after a crash.
func (pu *Public) Handover(ctx context.Context, s *narrate.Spectator, mark string) (api.Message, error) {
	var m api.Message
	for _, w := range s.Waiting() {
		m.Mentions = append(m.Mentions, s.Player(w.Seat))
	}
	m.Content = ui.Content(s.Awaited())
	match := s.Match().ID
	e := ui.MatchEmbed(match, s.Title(), ui.Clip(s.Figures(), maxPublic))
	e.Footer = ui.Footer(match, mark)
	last, err := s.Lately(ctx, lastEvents)
	if err != nil {
		return m, fmt.Errorf("last events of match %s: %w", match, err)
	}
	if last != "" {
		e.Fields = append(e.Fields, ui.Field(s.Text("front.last"), last))
	}
	m.Embeds = []*discordgo.MessageEmbed{e}
	m.Components = buttons(s)
	return m, nil
}
