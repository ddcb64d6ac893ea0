package table

import (
	"context"
	"encoding/json"
	"fmt"

	"farpost/storage"
)

// Kinds of outbox row. A row says what to show, not how. It is drawn when it is sent, from the state as it is then,
// so the latest state wins, and words are in the reader's language.
const (
	// RowInvite posts the invitation, or edits it to how it is now.
	RowInvite = "invite"
	// RowThread opens the match's thread.
	RowThread = "thread"
	// RowHandover posts a new message that mentions Seats. The one before loses its buttons.
	RowHandover = "handover"
	// RowRefresh edits the handover's message to how things are now.
	RowRefresh = "refresh"
	// RowPicture adds the picture to the handover's message.
	RowPicture = "picture"
	// RowHand edits a seat's direct message, or sends the first one.
	RowHand = "hand"
	// RowCall calls a seat to its question by a direct message of its own.
	RowCall = "call"
	// RowResult posts how the match ended.
	RowResult = "result"
	// RowNotice posts a sentence about the match: Word is a code of the bot's catalogue.
	RowNotice = "notice"
)

// Words of notices, codes of the bot's catalogue.
const (
	// WordDraw: Seats[0] offers a draw.
	WordDraw = "notice.draw"
	// WordDeclined: Seats[0] declined the invitation.
	WordDeclined = "notice.declined"
	// WordWithdrawn: Seats[0], who invited, withdrew the invitation.
	WordWithdrawn = "notice.withdrawn"
	// WordParked: this build cannot go on with the match.
	WordParked = "notice.parked"
	// WordResumed: the match was parked and goes on.
	WordResumed = "notice.resumed"
)

// Row is the payload of an outbox row.
type Row struct {
	Kind  string `json:"kind"`
	Match string `json:"match"`
	// Seq is the match's number when the row was made.
	Seq uint64 `json:"seq"`
	// Seats are those that a handover mentions, or the one whose hand or call it is, or the one that a notice is about.
	Seats []int `json:"seats,omitempty"`
	// Word is the code of a notice.
	Word string `json:"word,omitempty"`
	// Mentions are the seats that a notice mentions.
	Mentions []int `json:"tell,omitempty"`
	// Of names the handover that a call belongs to. Each handover calls a seat once.
	Of string `json:"of,omitempty"`
	// Again says that a handover mentions seats because a call to them did not arrive.
	Again bool `json:"again,omitempty"`
}

// RowOf reads the payload of an outbox row.
func RowOf(r storage.OutboxRow) (Row, error) {
	var row Row
	if err := json.Unmarshal(r.Payload, &row); err != nil {
		return row, fmt.Errorf("payload of outbox row %d: %w", r.ID, err)
	}
	return row, nil
}

// post appends a row to the outbox. The rows of a match are sent in order; pictures, and the hands and calls of each
// seat, have lanes of their own, so that they hold up nothing. Of rows that coalesce only the latest unsent one is
// sent.
func (t *Table) post(tx storage.Tx, m storage.Match, row Row) error {
	row.Match, row.Seq = m.ID, m.Seq
	raw, err := json.Marshal(row)
	if err != nil {
		return fmt.Errorf("%s row of match %s: %w", row.Kind, m.ID, err)
	}
	out := storage.OutboxRow{Lane: "match:" + m.ID, Kind: row.Kind, Payload: raw, Created: t.Now()}
	switch row.Kind {
	case RowPicture:
		out.Lane, out.Coalesce = "picture:"+m.ID, "picture:"+m.ID
	case RowHand:
		out.Lane = fmt.Sprintf("hand:%s:%d", m.ID, row.Seats[0])
		out.Coalesce = out.Lane
	case RowCall:
		out.Lane = fmt.Sprintf("hand:%s:%d", m.ID, row.Seats[0]) // the hand's: a hand removes what a call posted
		out.Coalesce = "call:" + out.Lane
	case RowRefresh, RowInvite:
		out.Coalesce = row.Kind + ":" + m.ID
	}
	_, err = tx.AppendOutbox(out)
	return err
}

// refresh posts the rows of everything that shows a match, without notifying anybody.
func (t *Table) refresh(tx storage.Tx, m storage.Match, seats int) error {
	if err := t.post(tx, m, Row{Kind: RowRefresh}); err != nil {
		return err
	}
	if err := t.post(tx, m, Row{Kind: RowPicture}); err != nil {
		return err
	}
	return t.hands(tx, m, seats)
}

// hands posts the hands of all seats, whoever acted: that a row exists shows nothing about a hand.
func (t *Table) hands(tx storage.Tx, m storage.Match, seats int) error {
	for i := range seats {
		if err := t.post(tx, m, Row{Kind: RowHand, Seats: []int{i}}); err != nil {
			return err
		}
	}
	return nil
}

// SetThread sets the thread in which a match is played; "" for the channel itself. It posts the hands, which link to
// it.
func (t *Table) SetThread(ctx context.Context, match, thread string) error {
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

// Call posts calls to seats of a match. of names the handover they belong to: each handover calls a seat once,
// however often Call is called for it.
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

// Mention posts a handover for one seat that a call did not reach.
func (t *Table) Mention(ctx context.Context, match string, seat int) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowHandover, Seats: []int{seat}, Again: true})
	})
}

// Redraw posts a picture of a match.
func (t *Table) Redraw(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowPicture})
	})
}

// RefreshHands posts a player's hand in every running match.
func (t *Table) RefreshHands(ctx context.Context, player string) error {
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
