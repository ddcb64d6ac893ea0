package judging

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// back offers the last entries of the log after which the match can be taken back, the latest first. With an entry it
// says what would be undone, shows the table as it was, and asks whether to do it.
func (j *Judging) back(ctx context.Context, p route.Place, args []string) error {
	if n := ui.Number(args, 0); n >= 0 {
		return j.moment(ctx, p, uint64(n))
	}
	t, err := j.Tell(ctx, p.Pos, engine.NoSeat, p.Lang)
	if err != nil {
		return err
	}
	hist, err := j.Table.History(ctx, p.Pos.Match.ID, engine.NoSeat, 0)
	if err != nil {
		return err
	}
	var options []discordgo.SelectMenuOption
	for i, h := range slices.Backward(hist) {
		said := j.said(t, h.Events)
		if i == len(hist)-1 || said == "" {
			continue // it is so now
		}
		options = append(options, ui.Option(said, fmt.Sprint(h.Seq),
			p.Text("log.ago", engine.A("span", ui.Plain(j.Left(p.Lang, j.Clock.Now().Sub(h.At)))))))
	}
	if len(options) == 0 {
		return engine.Refuse("judge.nopast", "")
	}
	menu := id(p, "back")
	menu.Action = ui.ActJudgePick
	rows := p.Paged(menu, p.Text("judge.moment"), options, route.PageOf(args), func(n int) ui.ID {
		return id(p, "back", route.PageAt(n))
	})
	return p.Change(api.Message{Content: p.Text("judge.back"), Components: append(rows, j.toPage(p)...)})
}

// said words what an entry of the log tells: its last event that is worth telling.
func (j *Judging) said(t *narrate.Teller, events []engine.Phrase) string {
	worth := t.WorthTelling(events)
	if len(worth) == 0 {
		return ""
	}
	return t.Say(worth[len(worth)-1])
}

// mostUndone is how many lines tell what would be undone.
const mostUndone = 8

// moment says what taking a match back would undo, with the table as it was.
func (j *Judging) moment(ctx context.Context, p route.Place, seq uint64) error {
	past, err := j.Table.PositionAt(ctx, p.Pos.Match.ID, seq)
	if err != nil {
		return err
	}
	t, err := j.Tell(ctx, p.Pos, engine.NoSeat, p.Lang)
	if err != nil {
		return err
	}
	undone, err := j.Table.Between(ctx, p.Pos.Match.ID, engine.NoSeat, seq, p.Pos.Match.Seq)
	if err != nil {
		return err
	}
	var lines []string
	for _, h := range undone {
		for _, e := range t.WorthTelling(h.Events) {
			if !strings.HasPrefix(e.Code, "table.") { // of clocks and judges nothing is undone
				lines = append(lines, "- "+t.Say(e))
			}
		}
	}
	if len(lines) > mostUndone {
		lines = append(lines[:mostUndone-1], "- …")
	}
	then, err := j.Tell(ctx, past, engine.NoSeat, p.Lang)
	if err != nil {
		return err
	}
	n := fmt.Sprint(seq)
	rows := append(ui.Row(ui.Button(p.Text("button.judge.sure"), discordgo.DangerButton, id(p, "why", "back", n))),
		j.toPage(p)...)
	e := ui.MatchEmbed(p.Pos.Match.ID, t.Title(), strings.Join(append(lines, "", p.Text("judge.seen")), "\n"))
	m := api.Message{Content: p.Text("judge.undoes"), Embeds: []*discordgo.MessageEmbed{e}, Components: rows}
	if err := p.Change(m); err != nil {
		return err
	}
	return p.Illustrate(ctx, m, "then.png", func(ctx context.Context) (port.Picture, error) {
		return j.Painter.Board(ctx, then.Scene(""), "")
	})
}

// toPage is the button back to the page of rulings.
func (j *Judging) toPage(p route.Place) []discordgo.MessageComponent {
	return ui.Row(ui.Button(p.Text("button.event.back"), discordgo.SecondaryButton, id(p, "page")))
}
