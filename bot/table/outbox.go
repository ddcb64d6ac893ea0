package table

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"farpost/storage"
)

// Kinds of outbox row. A row says what to show, not how. It is drawn when it is sent, from the state as it is then,
// so the latest state wins, and words are in the reader's language.
const (
	// RowInvite posts the invitation, or edits it to how it is now. A match of an event has none.
	RowInvite = "invite"
	// RowThread opens the match's thread. With Of it opens another if that is still the match's. A match of an event
	// has no invitation to start from, so its thread starts in the channel.
	RowThread = "thread"
	// RowHandover posts a new message that mentions Seats. The one before loses its buttons.
	RowHandover = "handover"
	// RowStory turns the message Of in the channel In into a line of the story, because another has taken its place:
	// what came of it is in the log after the entry From, up to To. A row of an older version has no To, and only takes
	// its buttons off.
	RowStory = "strip"
	// RowRefresh edits the handover's message, with its picture, to how things are now. With Of it makes that message
	// again, with Again it edits it also if nothing has changed.
	RowRefresh = "refresh"
	// RowPicture is a refresh of an older version's, which sent pictures by themselves.
	RowPicture = "picture"
	// RowHand sends a seat the copy of its hand by direct message. One that was sent is brought up to date if there is
	// a reason (Why), or the match has moved or is over. Else it waits for that: several changes are one edit.
	RowHand = "hand"
	// RowCall calls a seat to its question by a direct message of its own.
	RowCall = "call"
	// RowResult posts how the match ended.
	RowResult = "result"
	// RowTrouble tells Person by direct message that nothing can be sent to the door Of, for the reason Word.
	RowTrouble = "trouble"
	// RowJudge opens the private thread in which a judge looks at the match, to which Seats[0] has called one.
	RowJudge = "judge"
	// RowLook asks Discord whether the player of a seat is in the match's server still.
	RowLook = "look"
	// RowNotice posts a sentence about the match: Word is a code of the bot's catalogue.
	RowNotice = "notice"
)

// Ranks of outbox rows, the most urgent first.
const (
	// RankPrompt is of what asks somebody, and of what is said to everybody once.
	RankPrompt = iota
	// RankPrivate is of copies for one person, and of what brings the present up to date.
	RankPrivate
	// RankPast is of edits to what stands there already.
	RankPast
)

// PersonDoor is the door of the rows that go to a person by direct message.
func PersonDoor(player string) string { return "person:" + player }

// ChannelDoor is the door of the rows that go to a channel or a thread.
func ChannelDoor(channel string) string { return "channel:" + channel }

// DoorChannel is the channel or thread of a door; ok is false for the door of a person.
func DoorChannel(door string) (channel string, ok bool) {
	return strings.CutPrefix(door, ChannelDoor(""))
}

// Words of notices, codes of the bot's catalogue.
const (
	// WordDraw: Seats[0] offers a draw.
	WordDraw = "notice.draw"
	// WordDeclined: Seats[0] declined the invitation.
	WordDeclined = "notice.declined"
	// WordWithdrawn: Seats[0], who invited, withdrew the invitation.
	WordWithdrawn = "notice.withdrawn"
	// WordVoided: the match was called off, because its pairing was taken back.
	WordVoided = "notice.voided"
	// WordParked: this build cannot go on with the match.
	WordParked = "notice.parked"
	// WordBack: the match's channel could not be written in for a while, and can again.
	WordBack = "notice.back"
	// WordLeft: the player of Seats[0] has left the server; the others may claim the match from Until on.
	WordLeft = "notice.left"
	// WordLeftEvent is WordLeft in a tournament, where the organisers' rules hold.
	WordLeftEvent = "notice.left.event"
	// WordClaimable: the match may be claimed from Seats[0] now.
	WordClaimable = "notice.claim"
	// WordReturned: the player of Seats[0] is back.
	WordReturned = "notice.left.back"
	// WordResumed: the match was parked and goes on.
	WordResumed = "notice.resumed"
)

// Reasons to bring the copy of a hand up to date.
const (
	// HandAsked: its player is newly asked something.
	HandAsked = "asked"
	// HandWanted: its player wants to have it as it is.
	HandWanted = "wanted"
)

// Row is the payload of an outbox row.
type Row struct {
	Kind  string `json:"kind"`
	Match string `json:"match"`
	// Seq is the match's number when the row was made.
	Seq uint64 `json:"seq"`
	// Made is when the row was made, in milliseconds of playable time ([Table.Age]).
	Made int64 `json:"made,omitempty"`
	// Seats are those that a handover mentions, or the one whose hand or call it is, or the one that a notice or a look
	// is about.
	Seats []int `json:"seats,omitempty"`
	// Word is the code of a notice.
	Word string `json:"word,omitempty"`
	// Until is the instant that a notice is about, in milliseconds of the clock on the wall; 0 for none.
	Until int64 `json:"until,omitempty"`
	// Mentions are the seats that a notice mentions.
	Mentions []int `json:"tell,omitempty"`
	// Of names the handover that a call belongs to, the door of a trouble, or the message or thread that is to be made
	// again because it was deleted, or that is to lose its buttons. Each handover calls a seat once.
	Of string `json:"of,omitempty"`
	// In is the channel of the message Of that is to lose its buttons. Of a call it is the message that is gone, for
	// which there is to be another.
	In string `json:"in,omitempty"`
	// From is the log's last entry when the message Of was posted, To when the one was that took its place, and Turn
	// the turn at the first.
	From uint64 `json:"from,omitempty"`
	To   uint64 `json:"to,omitempty"`
	Turn int    `json:"turn,omitempty"`
	// Keep says that the message Of keeps its picture, which shows a moment of the match.
	Keep bool `json:"keep,omitempty"`
	// Person is the user whom a trouble is told.
	Person string `json:"person,omitempty"`
	// Why is the reason to bring the copy of a hand up to date; "" for none.
	Why string `json:"why,omitempty"`
	// Again says that a handover mentions seats because a call to them did not arrive, or that a refresh makes sure of
	// the message.
	Again bool `json:"again,omitempty"`

	to string // the player of a hand or a call, while the row is made
}

// RowOf reads the payload of an outbox row.
func RowOf(r storage.OutboxRow) (Row, error) {
	var row Row
	if err := json.Unmarshal(r.Payload, &row); err != nil {
		return row, fmt.Errorf("payload of outbox row %d: %w", r.ID, err)
	}
	return row, nil
}

// post appends a row to the outbox. The rows of a match are sent in order; the hands and calls of each seat have
// lanes of their own, so that they hold up nothing. Of rows that coalesce only the latest unsent one is
// sent.
func (t *Table) post(tx storage.Tx, m storage.Match, row Row) error {
	row.Match, row.Seq, row.Made = m.ID, m.Seq, storage.Millis(t.Now().Add(-t.back.shift()))
	out := storage.OutboxRow{Lane: matchLane(m.ID), Door: ChannelDoor(cmp.Or(m.Thread, m.Channel)), Kind: row.Kind,
		Payload: written(row), Created: t.Now()}
	switch row.Kind {
	case RowHand:
		out.Lane, out.Rank = HandLane(m.ID, row.Seats[0]), RankPrivate
		out.Door, out.Coalesce = PersonDoor(row.to), out.Lane
		if row.Why != "" {
			out.Coalesce = row.Why + ":" + out.Lane // a later row with less reason does not take its place
		}
		if row.Of != "" {
			out.Coalesce = "lost:" + out.Lane
		}
	case RowCall:
		out.Lane = HandLane(m.ID, row.Seats[0]) // the hand's: a hand removes what a call posted
		out.Door, out.Coalesce = PersonDoor(row.to), "call:"+out.Lane
		if row.In != "" {
			out.Coalesce = "lostcall:" + out.Lane
		}
	case RowLook:
		out.Lane, out.Door, out.Rank = fmt.Sprintf("look:%s:%d", m.ID, row.Seats[0]), "", RankPast
		out.Coalesce = out.Lane
	case RowTrouble:
		out.Lane, out.Door = "trouble:"+row.Person, PersonDoor(row.Person)
		out.Coalesce = "trouble:" + row.Person + ":" + row.Of
	case RowStory:
		out.Lane, out.Door, out.Rank = "strip:"+row.Of, ChannelDoor(row.In), RankPast
	case RowRefresh:
		if row.Of == "" {
			out.Coalesce, out.Rank = row.Kind+":"+m.ID, RankPrivate
		}
		if row.Again {
			out.Coalesce, out.Rank = "sure:"+m.ID, RankPrivate
		}
	case RowInvite:
		out.Coalesce = row.Kind + ":" + m.ID
		if m.Status != storage.Invited {
			out.Rank = RankPast
		}
	}
	_, err := tx.AppendOutbox(out)
	return err
}

// HandLane is the lane of what a seat is sent of its hand by direct message.
func HandLane(match string, seat int) string { return fmt.Sprintf("hand:%s:%d", match, seat) }

// matchLane is the lane of what everybody is told of a match.
func matchLane(match string) string { return "match:" + match }

// refresh posts the rows of everything that shows a match, without notifying anybody.
func (t *Table) refresh(tx storage.Tx, m storage.Match, seats []storage.Seat) error {
	if err := t.post(tx, m, Row{Kind: RowRefresh}); err != nil {
		return err
	}
	return t.hands(tx, m, seats)
}

// hands posts the hands of all seats, whoever acted: that a row exists shows nothing about a hand. asked are the seats
// that are newly asked.
func (t *Table) hands(tx storage.Tx, m storage.Match, seats []storage.Seat, asked ...int) error {
	for i := range seats {
		row := Row{Kind: RowHand, Seats: []int{i}, to: seats[i].Player}
		if slices.Contains(asked, i) {
			row.Why = HandAsked
		}
		if err := t.post(tx, m, row); err != nil {
			return err
		}
	}
	return nil
}

// IsOpening reports whether what comes next of a match is that its invitation is accepted, or its thread. SetThread
// follows.
func (t *Table) IsOpening(ctx context.Context, match string) (bool, error) {
	next := ""
	err := t.Store.View(ctx, func(tx storage.ReadTx) error {
		row, err := tx.OutboxHead(matchLane(match))
		next = row.Kind
		return err
	})
	if errors.Is(err, storage.ErrNotFound) {
		return false, nil
	}
	return next == RowThread || next == RowInvite, err
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
		return t.hands(tx, m, seats)
	})
}

// SetChannel sets the channel in which a match is announced, and played where there is no thread.
func (t *Table) SetChannel(ctx context.Context, match, channel string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		m.Channel = channel
		return tx.UpdateMatch(m)
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
		all, err := tx.Seats(match)
		if err != nil {
			return err
		}
		for _, s := range seats {
			row := Row{Kind: RowCall, Seats: []int{s}, Of: of, to: all[s].Player}
			if err := t.post(tx, m, row); err != nil {
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

// Posted notes that the message of a handover was posted: note writes where it stands, and returns the rows by which
// the messages whose place it takes become the story (RowStory). Those are rows of their own, so that they do not hold
// up the next prompt.
func (t *Table) Posted(
	ctx context.Context, match string, note func(storage.Tx) (before []Row, err error),
) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		before, err := note(tx)
		if err != nil {
			return err
		}
		for _, b := range before {
			if err := t.post(tx, m, b); err != nil {
				return err
			}
		}
		return nil
	})
}

// Redraw has the current message of a match brought up to date.
func (t *Table) Redraw(ctx context.Context, match string) error {
	return t.update(ctx, func(tx storage.Tx) error {
		m, err := tx.Match(match)
		if err != nil {
			return err
		}
		return t.post(tx, m, Row{Kind: RowRefresh})
	})
}

// RefreshHands posts a player's hand in every running match: they want it there.
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
			row := Row{Kind: RowHand, Seats: []int{seatOf(seats, player)}, Why: HandWanted, to: player}
			if err := t.post(tx, m, row); err != nil {
				return err
			}
		}
		return nil
	})
}
