package public

import (
	"context"
	"fmt"
	"strings"

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

// lastEvents is how many of the latest events a handover tells at most, maxLately how many characters they may have:
// some four lines on a phone, where the board and the buttons are to be on the screen as well.
const (
	lastEvents = 3
	maxLately  = 150
)

// maxPublic is how many characters the frame of a public message shows, or what stands in place of a picture.
const maxPublic = 3000

// Handover makes the message of a handover: what happened, whom the match waits for and until when, the buttons. The
// picture of the battlefield is the caller's; where it cannot be, everybody's figures take its place. The message
// mentions all whom the match waits for; the caller may take some out. By the mark, which stands in its buttons, the
// message is recognised after a crash.
func (pu *Public) Handover(ctx context.Context, s *narrate.Spectator, mark string) (api.Message, error) {
	var m api.Message
	for _, w := range s.Waiting() {
		m.Mentions = append(m.Mentions, s.Player(w.Seat))
	}
	last, err := s.Lately(ctx, lastEvents, maxLately)
	if err != nil {
		return m, fmt.Errorf("last events of match %s: %w", s.Match().ID, err)
	}
	if len(last) > 0 {
		last = []string{strings.Join(last, " ")}
	}
	m.Content = ui.Content(append(last, s.Awaited()...))
	m.Unpictured = ui.Clip(s.Title()+"\n"+s.Figures(), maxPublic)
	m.Components = buttons(s, mark)
	return m, nil
}

// Story makes what a handover's message turns into when another has taken its place: what came of it, in a line, from
// the log's entries after from, up to and with to. Turn is the one of the message. Without content nothing came of it.
func (pu *Public) Story(ctx context.Context, s *narrate.Spectator, turn int, from, to uint64) (api.Message, error) {
	told, err := s.Story(ctx, turn, from, to)
	return api.Message{Content: ui.Clip(told, ui.MaxContent)}, err
}
