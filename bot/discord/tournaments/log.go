package tournaments

import (
	"context"
	"fmt"

	"farpost/bot/discord/api"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
)

// silent are the kinds of step that the log leaves out: what is secret until it is published, and what the bot notes
// for itself.
var silent = map[string]bool{event.Draft: true, event.Redraft: true, event.Swap: true, event.Dealt: true,
	event.Failed: true, event.Mended: true, event.Deck: true}

// log shows what was done to an event and by whom, the newest first.
func (t *Tournaments) log(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	log, err := t.Desk.Log(ctx, v.Row.ID)
	if err != nil {
		return err
	}
	lines := []string{t.head(p.Lang, v.Event)[0]}
	for i := len(log) - 1; i >= 0 && len(lines) <= 25; i-- {
		a := log[i].Action
		if silent[a.Kind] {
			continue
		}
		line := fmt.Sprintf("<t:%d:R> %s", a.At.Unix(), t.said(ctx, p.Lang, v, a))
		if log[i].Taken {
			line = "~~" + line + "~~"
		}
		lines = append(lines, line)
	}
	return p.Change(api.Message{Content: ui.Content(lines)})
}

// export sends an event as a table and as JSON.
func (t *Tournaments) export(ctx context.Context, p route.Place, v tournament.View, _ []string) error {
	names := map[string]string{}
	for _, q := range v.Event.Players {
		names[q.ID] = ui.Bare(t.name(ctx, p.Lang, q.ID))
	}
	x, err := t.Desk.Export(ctx, v.Row.ID, names)
	if err != nil {
		return err
	}
	return p.Say(api.Message{Content: p.Text("event.exported"), Files: []api.File{
		{Name: "event.csv", Type: "text/csv", Data: x.CSV()},
		{Name: "event.json", Type: "application/json", Data: x.JSON()}}})
}
