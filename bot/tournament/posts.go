package tournament

import (
	"context"
	"errors"
	"slices"
	"strings"

	"farpost/bot/table"
	"farpost/bot/tournament/event"
	"farpost/storage"
)

// Kinds of outbox row. A row says what to show; it is drawn when it is sent.
const (
	// RowBoard posts the event's message, or edits it to how the event stands now.
	RowBoard = "event-board"
	// RowSay says in the event's channel what was done: the entry Step of the log, and what came of it.
	RowSay = "event-say"
	// RowTell tells Player by direct message Code, of a pairing.
	RowTell = "event-tell"
)

// Row is the payload of an outbox row of an event.
type Row struct {
	Kind  string `json:"kind"`
	Event string `json:"event"`
	Step  uint64 `json:"step,omitempty"`
	// Published is the round that the step has published, and Ended says that the event is over since.
	Published int  `json:"published,omitempty"`
	Ended     bool `json:"ended,omitempty"`
	// Player is told Code about Pairing of Round.
	Player  string `json:"player,omitempty"`
	Code    string `json:"code,omitempty"`
	Round   int    `json:"round,omitempty"`
	Pairing int    `json:"pairing,omitempty"`
	// Of is the channel that a message is about; "" for the event's.
	Of string `json:"of,omitempty"`
}

// IsRow reports whether an outbox row is an event's.
func IsRow(r storage.OutboxRow) bool { return strings.HasPrefix(r.Kind, "event-") }

// RowOf reads the payload of an outbox row.
func RowOf(r storage.OutboxRow) (Row, error) {
	var row Row
	return row, unmarshal(r.Payload, &row)
}

// said are the kinds of step that are said aloud. The others are in the event's log. A reminder is said aloud where
// direct messages do not arrive.
var said = map[string]bool{event.Open: true, event.Check: true, event.Start: true, event.Publish: true,
	event.Advance: true, event.Extend: true, event.Rule: true, event.NoShow: true, event.Drop: true,
	event.Readmit: true, event.GiveBye: true, event.TakeBye: true, event.Penalise: true, event.Cut: true,
	event.Finish: true, event.Cancel: true, event.Take: true, event.Settle: true, event.Warn: true, event.Expire: true,
	event.Missing: true, event.Given: true}

// postStep posts what people are to see of a step. Before the registration there is nobody to see it.
func (s *sitting) postStep(was event.Event, a event.Action) error {
	if s.e.Stage == event.Planned || was.Stage == event.Planned && s.e.Stage == event.Cancelled {
		return nil
	}
	if said[a.Kind] || a.Kind == event.Remind && len(s.e.Unreached()) > 0 {
		row := Row{Kind: RowSay, Step: s.e.Seq, Ended: was.Stage != s.e.Stage && s.e.Stage == event.Over}
		if r, ok := s.e.Current(); ok && r.Published && published(was) < r.No {
			row.Published = r.No
		}
		if err := s.post(row); err != nil {
			return err
		}
	}
	return s.post(Row{Kind: RowBoard})
}

// published is the last round that was published.
func published(e event.Event) int {
	n := 0
	for _, r := range e.Rounds {
		if r.Published {
			n = r.No
		}
	}
	return n
}

// tell posts what a player is told privately. A match that Farpost deals calls its players itself.
func (s *sitting) tell(f event.Effect) error {
	if f.Code == event.TellPaired && !s.e.Plan.Elsewhere {
		return nil
	}
	return s.post(Row{Kind: RowTell, Player: f.Player, Code: f.Code, Round: f.Round, Pairing: f.Pairing})
}

// Tell tells a person by direct message a code about a channel; the latest of those that wait counts.
func (d *Desk) Tell(ctx context.Context, id, player, code, channel string) error {
	return d.Table.Update(ctx, func(tx storage.Tx) error {
		s := &sitting{d: d, tx: tx, row: storage.Event{ID: id}}
		if err := s.reload(); err != nil {
			return err
		}
		return s.post(Row{Kind: RowTell, Player: player, Code: code, Of: channel})
	})
}

// SetMessage notes which message in the event's channel shows how the event stands, and the hash of the picture on it;
// "" for none.
func (d *Desk) SetMessage(ctx context.Context, id, message, picture string) error {
	return d.Table.Update(ctx, func(tx storage.Tx) error {
		v, err := read(tx, id)
		if err != nil {
			return err
		}
		note, err := memoOf(v.Row)
		if err != nil {
			return err
		}
		note.Picture = picture
		v.Row.Message, v.Row.Desk = message, written(note)
		return tx.UpdateEvent(v.Row)
	})
}

// Lost has the messages of a server's open events posted again that were deleted in a channel.
func (d *Desk) Lost(ctx context.Context, server, channel string, ids ...string) error {
	gone := func(row storage.Event) bool { return row.Channel == channel && slices.Contains(ids, row.Message) }
	var rows []storage.Event
	err := d.Store.View(ctx, func(tx storage.ReadTx) (err error) {
		rows, err = tx.Events(storage.EventFilter{Server: server, Open: true})
		return err
	})
	if err != nil || !slices.ContainsFunc(rows, gone) {
		return err
	}
	return d.Table.Update(ctx, func(tx storage.Tx) error {
		rows, err := tx.Events(storage.EventFilter{Server: server, Open: true})
		for _, row := range rows {
			if gone(row) {
				err = errors.Join(err, (&sitting{d: d, tx: tx, row: row}).post(Row{Kind: RowBoard}))
			}
		}
		return err
	})
}

// Note has the bot itself write something into an event, such as that direct messages do not arrive. What is refused,
// because it is known already, is no error.
func (d *Desk) Note(ctx context.Context, id string, a event.Action) error {
	return d.Table.Update(ctx, func(tx storage.Tx) error {
		s, err := d.sit(tx, id)
		if err != nil {
			return err
		}
		if err := s.bot(a); err != nil && !refused(err) {
			return err
		}
		return s.schedule()
	})
}

// post appends a row to the outbox. Those of an event go in order; of several boards that wait only the last is sent.
func (s *sitting) post(row Row) error {
	row.Event = s.row.ID
	out := storage.OutboxRow{Lane: "event:" + s.row.ID, Door: table.ChannelDoor(s.row.Channel), Kind: row.Kind,
		Payload: written(row), Created: s.d.Now(), Rank: table.RankPrompt}
	switch row.Kind {
	case RowBoard:
		out.Coalesce, out.Rank = row.Kind+":"+s.row.ID, table.RankPrivate
	case RowTell:
		out.Lane, out.Door = "event-tell:"+row.Player, table.PersonDoor(row.Player)
		if row.Of != "" {
			out.Coalesce = out.Lane + ":" + row.Code + ":" + row.Of
		}
	}
	_, err := s.tx.AppendOutbox(out)
	return err
}
