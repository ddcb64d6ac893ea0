package tournaments

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/reply"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
)

// rowsAPage is how many players are on a page of the standings, in words and in the picture.
const rowsAPage = 16

// standings shows how everybody stands (/tournament standings): in an elimination the bracket, unless a page of the
// standings is asked for.
func (t *Tournaments) standings(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	if drawable(v.Event) && len(args) == 0 {
		return t.bracket(ctx, p, v)
	}
	m, page := t.inWords(ctx, p, v, "standings", args)
	if v.Event.Stage == event.Over || len(v.Event.Standings()) == 0 {
		return p.Replace(m)
	}
	words := id(v, "table", fmt.Sprint(page-1))
	return t.illustrated(ctx, p, m, t.head(p.Lang, v.Event), words, "standings.png",
		func(ctx context.Context) (port.Picture, error) {
			return t.Painter.Standings(ctx, t.drawn(ctx, p, v, page))
		})
}

// illustrated answers in words at once, and with a picture as soon as it is drawn, under other lines and with a button
// that leads back to the words. Where there is no picture, or none may be sent, the words stay.
func (t *Tournaments) illustrated(
	ctx context.Context, p route.Place, m api.Message, lines []string, words ui.ID, name string, draw reply.Draw,
) error {
	if err := p.Replace(m); err != nil {
		return err
	}
	if p.AppPermissions != 0 && p.AppPermissions&discordgo.PermissionAttachFiles == 0 {
		return nil
	}
	pic := p.Drawn(ctx, draw)
	if len(pic.PNG) == 0 {
		return nil
	}
	m.Content, m.Files = ui.Content(lines), []api.File{pic.File(name)}
	back := ui.Button(p.Text("button.event.table"), discordgo.SecondaryButton, words)
	if last, ok := m.Components[len(m.Components)-1].(discordgo.ActionsRow); ok {
		last.Components = append(last.Components, back)
		m.Components[len(m.Components)-1] = last
	}
	return p.Complete(ctx, m)
}

// inTable shows a page of the standings in words, with all columns.
func (t *Tournaments) inTable(ctx context.Context, p route.Place, v tournament.View, args []string) error {
	m, _ := t.inWords(ctx, p, v, "table", args)
	return p.Replace(m)
}

// inWords is a page of the standings in words; op turns the pages.
func (t *Tournaments) inWords(
	ctx context.Context, p route.Place, v tournament.View, op string, args []string,
) (m api.Message, page int) {
	head, rows := t.head(p.Lang, v.Event), t.table(ctx, p.Lang, v)
	if v.Event.Stage != event.Over && len(rows) > 0 {
		head, rows = append(head, rows[0]), rows[1:]
	}
	pages := max(1, (len(rows)+rowsAPage-1)/rowsAPage)
	page = min(max(ui.Number(args, 0), 0), pages-1)
	rows = rows[page*rowsAPage : min(len(rows), (page+1)*rowsAPage)]
	if len(rows) == 0 {
		rows = []string{p.Text("event.nostandings")}
	}
	buttons := p.Turns(page, pages, func(n int) ui.ID { return id(v, op, fmt.Sprint(n)) })
	if drawable(v.Event) {
		buttons = append(buttons, ui.Button(p.Text("button.event.bracket"), discordgo.SecondaryButton,
			id(v, "standings")))
	}
	buttons = append(buttons, ui.Button(p.Text("button.event.export"), discordgo.SecondaryButton, id(v, "export")))
	return api.Message{Content: ui.Content(append(head, rows...)), Components: ui.Rows(buttons)}, page + 1
}

// drawn are the standings as a picture shows them. The presser's own row is marked.
func (t *Tournaments) drawn(ctx context.Context, p route.Place, v tournament.View, page int) port.Standings {
	e := v.Event
	s := port.Standings{Title: e.Plan.Name, Line: ui.Bare(t.figures(p.Lang, e)), Lang: p.Lang, Page: page,
		Username: t.username(ctx)}
	if e.Plan.Cut != "" && e.Plan.CutTo > 0 {
		s.Cut, s.CutWord = e.Plan.CutTo, p.Text("event.top", engine.A("n", engine.Int(e.Plan.CutTo)))
	}
	columns := e.Plan.TieBreakers()
	for _, c := range columns {
		s.Columns = append(s.Columns, port.Column{Short: p.Text("event.short." + string(c)),
			Name: p.Text("event.column." + string(c))})
	}
	for _, row := range e.Standings() {
		r := port.Standing{Place: row.Rank, Player: row.Player, Name: t.name(ctx, p.Lang, row.Player),
			Points: fmt.Sprint(row.Points), Record: record(row), Dropped: row.Dropped, Own: row.Player == p.User.ID}
		for i, val := range row.Values {
			r.Ties = append(r.Ties, columns[i].Show(val))
		}
		s.Rows = append(s.Rows, r)
	}
	return s
}
