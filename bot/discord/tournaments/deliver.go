package tournaments

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/deliver"
	"farpost/bot/discord/people"
	"farpost/bot/discord/ui"
	"farpost/bot/outbox"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// Deliver sends a row of the outbox that is an event's.
func (t *Tournaments) Deliver(ctx context.Context, r storage.OutboxRow) (string, error) {
	row, err := tournament.RowOf(r)
	if err != nil {
		return "", outbox.Never(err)
	}
	return t.Sender.Carry(ctx, r, func(ctx context.Context) (string, error) {
		v, err := t.Desk.Look(ctx, row.Event)
		if no := engine.IsRefusal(err); no != nil {
			return "", outbox.Never(err) // it was deleted
		}
		if err != nil {
			return "", err
		}
		t.named(ctx, v)
		switch row.Kind {
		case tournament.RowBoard:
			return t.board(ctx, r, v)
		case tournament.RowSay:
			return t.say(ctx, r, row, v)
		}
		return t.tell(ctx, r, row, v)
	})
}

// Trouble says that a door is closed at which something of an event waits: to the log, and for a channel to whoever set
// the server up, by direct message. Whose direct messages are closed stands on the organisers' panel (tell).
func (t *Tournaments) Trouble(ctx context.Context, r storage.OutboxRow, p storage.Pause, cause error) error {
	row, err := tournament.RowOf(r)
	if err != nil {
		return err
	}
	t.Warn(fmt.Sprintf("nothing can be sent to %s (%s), tournament %s waits: %v", p.Door, p.Reason, row.Event, cause))
	channel, ok := table.DoorChannel(p.Door)
	if !ok {
		return nil
	}
	v, err := t.Desk.Look(ctx, row.Event)
	if err != nil {
		return err
	}
	set, err := t.People.Server(ctx, v.Row.Server)
	if err != nil {
		return err
	}
	return t.Desk.Tell(ctx, v.Row.ID, cmp.Or(people.SetupOf(set).Organiser, v.Event.Owner), event.TellClosed, channel)
}

// board posts the event's message, or edits it to how the event stands. One that was deleted is posted anew.
func (t *Tournaments) board(ctx context.Context, r storage.OutboxRow, v tournament.View) (string, error) {
	lang := t.People.ServerLang(ctx, v.Row.Server)
	lines := t.head(lang, v.Event)
	pl := v.Event.Plan
	lines = append(lines, t.clocks(lang, pl)...)
	if pl.Prizes != "" {
		lines = append(lines, t.Text(lang, "event.prizes", engine.A("prizes", ui.Typed(pl.Prizes))))
	}
	if cur, ok := v.Event.Current(); ok {
		if !cur.Published && len(v.Event.Rounds) > 1 {
			cur = v.Event.Rounds[len(v.Event.Rounds)-2]
		}
		if cur.Published && v.Event.Stage == event.Running {
			lines = append(lines, t.pairings(ctx, lang, cur)...)
		}
	}
	if v.Event.Stage == event.Over {
		table := t.table(ctx, lang, v)
		lines = append(lines, table[:min(len(table), 16)]...)
	}
	m := api.Message{Content: ui.Content(lines), Components: ui.Rows(t.own(lang, v, "")), Silent: true}
	mark(m.Components, r)
	if v.Row.Message != "" {
		edit := m
		hash, err := t.pictured(ctx, lang, v, &edit, v.Picture())
		if err != nil {
			return "", err
		}
		edit.KeepFiles = hash != "" && len(edit.Files) == 0
		if err = t.Sender.Edit(ctx, v.Row.Channel, v.Row.Message, &edit); !api.Gone(err) {
			return v.Row.Message, cmp.Or(err, t.shows(ctx, v, v.Row.Message, hash, edit))
		}
	}
	hash, err := t.pictured(ctx, lang, v, &m, "")
	if err != nil {
		return "", err
	}
	posted, err := t.Sender.Post(ctx, r, v.Row.Channel, &m)
	if err != nil {
		return "", err
	}
	return posted, t.shows(ctx, v, posted, hash, m)
}

// shows notes the event's message as it was sent, with the picture that has a hash, unless that is noted already. Where
// files are not permitted no picture was.
func (t *Tournaments) shows(ctx context.Context, v tournament.View, id, hash string, sent api.Message) error {
	if len(sent.Files) == 0 && !sent.KeepFiles {
		hash = ""
	}
	if id == v.Row.Message && hash == v.Picture() {
		return nil
	}
	return t.Desk.SetMessage(ctx, v.Row.ID, id, hash)
}

// mark puts the mark of a row on the buttons of its message, so that it is found again after a crash.
func mark(rows []discordgo.MessageComponent, r storage.OutboxRow) {
	for _, row := range rows {
		list, ok := row.(discordgo.ActionsRow)
		if !ok {
			continue
		}
		for i, c := range list.Components {
			if b, ok := c.(discordgo.Button); ok {
				if bid, err := ui.ParseID(b.CustomID); err == nil {
					bid.Mark = deliver.Mark(r)
					b.CustomID = bid.String()
					list.Components[i] = b
				}
			}
		}
	}
}

// say says in the event's channel what was done. A round that was published comes with its pairings, the end with the
// places.
func (t *Tournaments) say(
	ctx context.Context, r storage.OutboxRow, row tournament.Row, v tournament.View,
) (string, error) {
	lang := t.People.ServerLang(ctx, v.Row.Server)
	log, err := t.Desk.Log(ctx, v.Row.ID)
	if err != nil || row.Step < 1 || int(row.Step) > len(log) {
		return "", err
	}
	a := log[row.Step-1].Action
	lines := []string{t.said(ctx, lang, v, a)}
	m := api.Message{Silent: true}
	if row.Published > 0 && row.Published <= len(v.Event.Rounds) {
		pub := v.Event.Rounds[row.Published-1]
		lines = append(lines, t.Text(lang, "event.published", engine.A("round", engine.Int(pub.No)),
			engine.A("due", ui.Plain(ui.Stamp(pub.Due)))))
		lines = append(lines, t.pairings(ctx, lang, pub)...)
	}
	if a.Kind == event.Warn && a.Round >= 1 && a.Round <= len(v.Event.Rounds) {
		round := v.Event.Rounds[a.Round-1]
		lines = append(lines, t.Text(lang, "event.warning", engine.A("round", engine.Int(round.No)),
			engine.A("due", ui.Plain(ui.Stamp(round.Due)))))
		for _, q := range round.Pairings {
			if q.Done != "" {
				continue
			}
			for _, who := range q.Players {
				if !slices.Contains(m.Mentions, who) && len(m.Mentions) < 40 {
					m.Mentions = append(m.Mentions, who)
					lines[0] += " " + ui.Mention(who)
				}
			}
		}
		m.Silent = false
	}
	if a.Kind == event.Remind {
		m.Mentions = v.Event.Unreached()
		m.Mentions = m.Mentions[:min(len(m.Mentions), 40)]
		for _, who := range m.Mentions {
			lines[0] += " " + ui.Mention(who)
		}
		lines = append(lines, t.Text(lang, "event.lastcall", engine.A("until",
			ui.Plain(ui.Stamp(v.Event.CheckInUntil)))))
		m.Silent = false
	}
	if row.Ended {
		table := t.table(ctx, lang, v)
		lines = append(lines, table[:min(len(table), 8)]...)
	}
	e := ui.Embed("", ui.Content(lines))
	e.Footer = t.Sender.Footer(v.Row.ID, r)
	m.Embeds = []*discordgo.MessageEmbed{e}
	if len(m.Mentions) > 0 {
		m.Content, e.Description = ui.FitContent(lines[0]), ui.Content(lines[1:])
	}
	if row.Published > 0 || row.Ended {
		if _, err := t.pictured(ctx, lang, v, &m, ""); err != nil {
			return "", err
		}
		if len(m.Files) > 0 {
			e.Image = ui.Attached(m.Files[0].Name)
		}
	}
	return t.Sender.Post(ctx, r, v.Row.Channel, &m)
}

// tell tells a player by direct message. Whose direct messages are closed is noted for the organisers.
func (t *Tournaments) tell(
	ctx context.Context, r storage.OutboxRow, row tournament.Row, v tournament.View,
) (string, error) {
	lang := t.People.LangOf(ctx, row.Player)
	var players []string
	if q, ok := v.Event.Pairing(row.Round, row.Pairing); ok {
		players = q.Players
	}
	e := ui.Embed("", t.Text(lang, row.Code, engine.A("event", ui.Typed(v.Event.Plan.Name)),
		engine.A("until", ui.Plain(ui.Stamp(v.Event.CheckInUntil))),
		engine.A("round", engine.Int(row.Round)), engine.A("players", ui.Plain(t.names(ctx, lang, players))),
		engine.A("channel", ui.Plain(ui.Channel(cmp.Or(row.Of, v.Row.Channel))))))
	e.Footer = t.Sender.Footer(v.Row.ID, r)
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	sent, err := t.Sender.Direct(ctx, r, row.Player, &m)
	trouble := event.Trouble{Kind: event.TroubleDM, Player: row.Player}
	if api.DMsClosed(err) {
		return "", t.Desk.Note(ctx, v.Row.ID, event.Action{Kind: event.Failed, Trouble: &trouble})
	}
	if err == nil && slices.ContainsFunc(v.Event.Trouble, func(x event.Trouble) bool { return x == trouble }) {
		return sent, t.Desk.Note(ctx, v.Row.ID, event.Action{Kind: event.Mended, Trouble: &trouble})
	}
	return sent, err
}
