package discord

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/table"
	"farpost/engine"
)

// The complete position in words is for people who cannot see the picture, or do not want to. It says all that the
// picture says, and to a player what they are asked, what they can answer and until when.

// wordsInAll is how many characters of the position stand in the message; Discord allows 6,000 in all embeds of one
// with titles and fields. What is longer comes as a file as well.
const wordsInAll, wordsEach = 4800, 4000

// boardForm is how somebody wants to see a position. Wide is for the picture alone.
type boardForm struct{ Words, Picture, Wide bool }

// showBoard gives the position: complete in words, as a picture, or both.
func (b *Bot) showBoard(ctx context.Context, c call, pos table.Position, seat engine.Seat, form boardForm) error {
	t, err := b.tell(ctx, pos, seat, c.lang)
	if err != nil {
		return err
	}
	m := api.Message{}
	var files []api.File
	if form.Words {
		files = t.position(&m)
	} else {
		// A picture shows no times.
		m.Embeds = []*discordgo.MessageEmbed{{Color: matchColour(pos.Match.ID), Description: clip(strings.Join(t.awaited(), "\n"), 1000)}}
	}
	m.Embeds[0].Title = t.title()
	if m.Embeds[0].Fields, err = b.agreed(pos.Match, c.lang); err != nil {
		return err
	}
	if err := b.reply(c, m); err != nil {
		return err
	}
	if form.Picture {
		scene := t.scene("")
		scene.Wide = form.Wide
		pic := b.drawn(ctx, func(ctx context.Context) (Picture, error) { return b.Painter.Board(ctx, scene, "") })
		if len(pic.PNG) > 0 {
			files = append(files, pic.file("board.png"))
		}
	}
	if m.Files = files; len(files) == 0 {
		return nil
	}
	return b.complete(ctx, c, m)
}

// watching answers somebody who has no seat in the match, with the position in words.
func (b *Bot) watching(ctx context.Context, c call, pos table.Position) error {
	t, err := b.tell(ctx, pos, engine.NoSeat, c.lang)
	if err != nil {
		return err
	}
	m := api.Message{Content: b.t(c.lang, "watching")}
	files := t.position(&m)
	if err := b.reply(c, m); err != nil || len(files) == 0 {
		return err
	}
	m.Files = files
	return b.complete(ctx, c, m)
}

// position puts the position in words into a message, at least one embed. What does not fit there is also given as a
// file with the whole.
func (t *teller) position(m *api.Message) []api.File {
	s := t.scene("")
	s.Own = t.own()
	s.Clock = func(w engine.WaitView) string {
		if d := t.pos.Deadline(w.Q); !d.IsZero() {
			return stamp(d)
		}
		return ""
	}
	words := t.b.Painter.BoardText(s)
	head, rest := cutLines(words, wordsEach)
	m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Description: head, Color: matchColour(t.pos.Match.ID)})
	if rest == "" {
		return nil
	}
	head, rest = cutLines(rest, wordsInAll-wordsEach)
	m.Embeds = append(m.Embeds, &discordgo.MessageEmbed{Description: head, Color: matchColour(t.pos.Match.ID)})
	if rest == "" {
		return nil
	}
	m.Embeds[1].Description += "\n…"
	return []api.File{{Name: "board.txt", Type: "text/plain; charset=utf-8", Data: []byte(words)}}
}

// cutLines takes as many lines from the front of a text as have at most n characters together, at least one line
// even if it has to be cut, and gives what is left. Of empty lines between both nothing is left.
func cutLines(s string, n int) (head, rest string) {
	r := []rune(s)
	if len(r) <= n {
		return s, ""
	}
	head = string(r[:n])
	if i := strings.LastIndexByte(head, '\n'); i > 0 {
		head = head[:i]
	}
	return strings.TrimRight(head, "\n"), strings.TrimLeft(s[len(head):], "\n")
}

// own says what only the viewer is told besides the cards that they see: what they are asked, what they can answer,
// and what they have said ahead.
func (t *teller) own() []string {
	var out []string
	for _, sa := range t.view.Mine {
		w := engine.WaitView{Seat: sa.Seat, Q: sa.Q, Kind: sa.Kind, About: sa.About}
		line := t.b.t(t.lang, "board.asked", engine.A("what", text(t.asked(w))))
		if sa.Optional {
			line = t.b.t(t.lang, "board.may", engine.A("what", text(t.asked(w))))
		}
		if sa.Prompt.Code != "" {
			line += " " + t.say(sa.Prompt)
		}
		out = append(out, line)
		var verbs []string
		for _, v := range sa.Verbs {
			if ok, _, err := t.leadsOn(sa.Seat, sa.Q, v); err != nil || ok { // what cannot be known is not left out
				verbs = append(verbs, t.verb(v))
			}
		}
		if len(verbs) > 0 {
			out = append(out, t.b.t(t.lang, "board.verbs", engine.A("verbs", text(strings.Join(verbs, ", ")))))
		}
		for _, o := range sa.Options {
			line := "- " + t.label(o)
			if o.Refusal != nil {
				line += " – " + t.refusal(o.Refusal)
			} else if d := t.figuresOf(o.Key); d != "" {
				line += " – " + d
			}
			out = append(out, line)
		}
	}
	if said := t.ahead(); len(said) > 0 {
		out = append(append(out, t.b.t(t.lang, "ahead.list")), said...)
	}
	for _, x := range t.view.StandingPasses {
		out = append(out, t.b.t(t.lang, "board.stands", engine.A("what", text(t.standWord(x.Of)+": "+t.standWord(x.Mode)))))
	}
	return out
}
