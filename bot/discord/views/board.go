package views

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// wordsInAll is how many characters of the position stand in the message; Discord allows 6,000 in all embeds of one
// with titles and fields. What is longer comes as a file as well.
const wordsInAll, wordsEach = 4800, 4000

// boardForm is how somebody wants to see a position. Wide is for the picture alone.
type boardForm struct{ Words, Picture, Wide bool }

// board shows the position in a form: complete in words, as a picture, or both.
func (vw *Views) board(form boardForm) route.Handler {
	return func(ctx context.Context, p route.Place) error { return vw.showBoard(ctx, p, form) }
}

func (vw *Views) showBoard(ctx context.Context, p route.Place, form boardForm) error {
	t, err := vw.Tell(ctx, p.Pos, p.Seat, p.Lang)
	if err != nil {
		return err
	}
	m := api.Message{}
	var files []api.File
	if form.Words {
		files = vw.positionWords(t, &m)
	} else {
		// A picture shows no times.
		m.Embeds = []*discordgo.MessageEmbed{{Color: ui.MatchColour(p.Pos.Match.ID), Description: ui.Clip(strings.Join(t.Awaited(), "\n"), 1000)}}
	}
	m.Embeds[0].Title = t.Title()
	if m.Embeds[0].Fields, err = vw.Agreed(p.Pos.Match, p.Lang); err != nil {
		return err
	}
	if err := p.Say(m); err != nil {
		return err
	}
	if form.Picture {
		scene := t.Scene("")
		scene.Wide = form.Wide
		pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) { return vw.Painter.Board(ctx, scene, "") })
		if len(pic.PNG) > 0 {
			files = append(files, pic.File("board.png"))
		}
	}
	if m.Files = files; len(files) == 0 {
		return nil
	}
	return p.Complete(ctx, m)
}

// Watching answers somebody who has no seat in the match, with the position in words.
func (vw *Views) Watching(ctx context.Context, p route.Place) error {
	t, err := vw.Tell(ctx, p.Pos, engine.NoSeat, p.Lang)
	if err != nil {
		return err
	}
	m := api.Message{Content: p.Text("watching")}
	files := vw.positionWords(t, &m)
	if err := p.Say(m); err != nil || len(files) == 0 {
		return err
	}
	m.Files = files
	return p.Complete(ctx, m)
}

// positionWords puts the position in words into a message, at least one embed. What does not fit there is also given as
// a file with the whole.
func (vw *Views) positionWords(t *narrate.Teller, m *api.Message) []api.File {
	s := t.Scene("")
	s.Own = t.Own()
	s.Clock = func(w engine.WaitView) string {
		if d := t.Pos.Deadline(w.Q); !d.IsZero() {
			return ui.Stamp(d)
		}
		return ""
	}
	words := vw.Painter.BoardText(s)
	head, rest := ui.FirstLines(words, wordsEach)
	m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Description: head, Color: ui.MatchColour(t.Pos.Match.ID)})
	if rest == "" {
		return nil
	}
	head, rest = ui.FirstLines(rest, wordsInAll-wordsEach)
	m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Description: head, Color: ui.MatchColour(t.Pos.Match.ID)})
	if rest == "" {
		return nil
	}
	m.Embeds[1].Description += "\n…"
	return []api.File{{Name: "board.txt", Type: "text/plain; charset=utf-8", Data: []byte(words)}}
}
