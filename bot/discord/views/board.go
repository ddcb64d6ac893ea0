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

// wordsInAll is how many characters of the position stand in a message, wordsEach how many in one embed. Discord allows
// 6000 in all embeds of a message, titles and fields included. A longer position comes as a file, too.
const wordsInAll, wordsEach = 4800, ui.MaxDescription

// maxAwaited is how many characters are shown above a picture about whom the match waits for.
const maxAwaited = 1000

// boardForm is how somebody wants to see a position: in words, as a picture, or both. Wide is a picture for a large
// screen.
type boardForm struct{ Words, Picture, Wide bool }

// board handles what shows the position in a form.
func (vw *Views) board(form boardForm) route.Handler {
	return func(ctx context.Context, p route.Place) error { return vw.showBoard(ctx, p, form) }
}

// boardAsked shows the position as the options of /match board ask for it.
func (vw *Views) boardAsked(ctx context.Context, p route.Place) error {
	return vw.board(boardForm{Words: true, Picture: true, Wide: p.Options.Yes("wide")})(ctx, p)
}

// showBoard shows the position in a form. A picture without words comes with whom the match waits for and until when,
// because a picture shows no times.
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
		awaited := ui.Clip(strings.Join(t.Awaited(), "\n"), maxAwaited)
		m.Embeds = []*discordgo.MessageEmbed{ui.MatchEmbed(p.Pos.Match.ID, "", awaited)}
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
		pic := p.Drawn(ctx, func(ctx context.Context) (port.Picture, error) {
			return vw.Painter.Board(ctx, scene, "")
		})
		if len(pic.PNG) > 0 {
			files = append(files, pic.File("board.png"))
		}
	}
	if m.Files = files; len(files) == 0 {
		return nil
	}
	return p.Complete(ctx, m)
}

// Watching answers somebody who has no seat in the match with the position in words.
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

// positionWords appends to a message the position in words, as one embed or two. If they do not hold it, it returns the
// whole as a file, too.
func (vw *Views) positionWords(t *narrate.Teller, m *api.Message) []api.File {
	s := t.Scene("")
	s.Own = t.Own()
	s.Clock = func(w engine.WaitView) string { return t.Until(w.Q) }
	words := vw.Painter.BoardText(s)
	head, rest := ui.FirstLines(words, wordsEach)
	m.Embeds = append(m.Embeds, ui.MatchEmbed(t.Pos.Match.ID, "", head))
	if rest == "" {
		return nil
	}
	head, rest = ui.FirstLines(rest, wordsInAll-wordsEach)
	m.Embeds = append(m.Embeds, ui.MatchEmbed(t.Pos.Match.ID, "", head))
	if rest == "" {
		return nil
	}
	m.Embeds[1].Description += "\n…"
	return []api.File{{Name: "board.txt", Type: "text/plain; charset=utf-8", Data: []byte(ui.Bare(words))}}
}
