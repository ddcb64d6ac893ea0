package table

import (
	"context"
	"encoding/json"
	"farpost/storage"
	"fmt"
)

// Kinds of outbox row. A row says what is to be shown, not how: it is drawn when it is sent, from the
// state as it is then, so the latest state wins and words follow the reader's language.
const (
	// RowInvite posts the invitation, or edits it to how it stands now.
	RowInvite = "invite"
	// RowThread opens the match's thread.
	RowThread = "thread"
	// RowHandover posts a new message for Seats, with mentions; the one before loses its buttons.
	RowHandover = "handover"
	// RowRefresh edits the last handover message to how things stand.
	RowRefresh = "refresh"
	// RowPicture adds the picture to the last handover message.
	RowPicture = "picture"
	// RowHand edits a seat's direct message, or sends the first one.
	RowHand = "hand"
	// RowCall tells a seat of a question by a direct message of its own.
	RowCall = "call"
	// RowResult posts how the match ended.
	RowResult = "result"
	// RowNotice posts a word about the match itself: Word is a code of the bot's catalogue.
	RowNotice = "notice"
)

// Words of notices, codes of the bot's catalogue.
const (
	// WordDraw: Seats[0] offers a draw.
	WordDraw = "notice.draw"
	// WordDeclined: Seats[0] has declined the invitation; WordWithdrawn: Seats[0], who invited, has taken it back.
	WordDeclined  = "notice.declined"
	WordWithdrawn = "notice.withdrawn"
	// WordParked: this build cannot go on with the match; WordResumed: another one did.
	WordParked  = "notice.parked"
	WordResumed = "notice.resumed"
)

// Row is the payload of an outbox row.
type Row struct {
	Kind  string `json:"kind"`
	Match string `json:"match"`
	// Seq is the match's number when the row was made.
	Seq uint64 `json:"seq"`
	// Seats are whom a handover is for, or whose hand it is.
	Seats []int `json:"seats,omitempty"`
	// Word is the code of a notice.
	Word string `json:"word,omitempty"`
	// Tell are the seats that a notice mentions.
	Tell []int `json:"tell,omitempty"`
	// Of names the handover that a call is for: each calls once.
	Of string `json:"of,omitempty"`
	// Again says that a handover is for seats that a message has left to calls which did not arrive.
	Again bool `json:"again,omitempty"`
}

// RowOf reads a payload.
func RowOf(r storage.OutboxRow) (Row, error) {
	var row Row
	if err := json.Unmarshal(r.Payload, &row); err != nil {
		return row, fmt.Errorf("outbox row %d: %w", r.ID, err)
	}
	return row, nil
}

// post appends a row to the outbox. Rows of a match go in order; pictures and hands have lanes of their
// own, so that they hold up nothing, and only the latest unsent one of a kind is sent.
func (t *Table) post(tx storage.Tx, m storage.Match, row Row) error {
	row.Match, row.Seq = m.ID, m.Seq
	raw, err := json.Marshal(row)
	if err != nil {
		return fmt.Errorf("outbox row of match %s: %w", m.ID, err)
	}
	out := storage.OutboxRow{Lane: "match:" + m.ID, Kind: row.Kind, Payload: raw, Created: t.Now()}
	switch row.Kind {
	case RowPicture:
		out.Lane, out.Coalesce = "picture:"+m.ID, "picture:"+m.ID
	case RowHand:
		out.Lane = fmt.Sprintf("hand:%s:%d", m.ID, row.Seats[0])
		out.Coalesce = out.Lane
	case RowCall:
		out.Lane = fmt.Sprintf("hand:%s:%d", m.ID, row.Seats[0]) // one after the other: a hand takes away what a call has posted
		out.Coalesce = "call:" + out.Lane
	case RowRefresh, RowInvite:
		out.Coalesce = row.Kind + ":" + m.ID
	}
	_, err = tx.AppendOutbox(out)
	return err
}

// refresh asks for everything that shows how a match stands, without notifying anybody.
func (t *Table) refresh(tx storage.Tx, m storage.Match, seats int) error {
	if err := t.post(tx, m, Row{Kind: RowRefresh}); err != nil {
		return err
	}
	if err := t.post(tx, m, Row{Kind: RowPicture}); err != nil {
		return err
	}
	return t.hands(tx, m, seats)
}

// hands asks for the direct messages of all seats, whoever has acted, so that a hand's row tells nothing.
func (t *Table) hands(tx storage.Tx, m storage.Match, seats int) error {
	for i := range seats {
		if err := t.post(tx, m, Row{Kind: RowHand, Seats: []int{i}}); err != nil {
			return err
		}
	}
	return nil
}

// MoveTo notes in which thread a match is played; "" is the channel itself. The copies of hands are brought up to date,
// because they lead there.
func (t *Table) MoveTo(ctx context.Context, match, thread string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		m.Thread = thread
		if err := tx.UpdateMatch(m); err != nil {
			return err
		}
		seats, err := tx.Seats(match)
		if err != nil {
			return err
		}
		return t.hands(tx, m, len(seats))
	})
}

// Call asks for seats of a match to be told of their question by direct messages. Of names the handover: each calls a
// seat once, however often it is asked for.
func (t *Table) Call(ctx context.Context, match string, seats []int, of string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		for _, s := range seats {
			if err := t.post(tx, m, Row{Kind: RowCall, Seats: []int{s}, Of: of}); err != nil {
				return err
			}
		}
		return nil
	})
}

// Again asks for a seat to be mentioned for the question that it has now, because it could not be told otherwise.
func (t *Table) Again(ctx context.Context, match string, seat int) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowHandover, Seats: []int{seat}, Again: true})
	})
}

// Redraw asks for the picture on the match's current message.
func (t *Table) Redraw(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowPicture})
	})
}

// Copies asks for a player's hands to be brought up to date in their direct messages, in every match that they play.
func (t *Table) Copies(ctx context.Context, player string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		list, err := tx.Matches(storage.MatchFilter{Player: player, Statuses: []storage.Status{storage.Running}})
		if err != nil {
			return err
		}
		for _, m := range list {
			seats, err := tx.Seats(m.ID)
			if err != nil {
				return err
			}
			if err := t.post(tx, m, Row{Kind: RowHand, Seats: []int{seatOf(seats, player)}}); err != nil {
				return err
			}
		}
		return nil
	})
}
