package deliver

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// Purposes of the messages that are noted by match. Each is written by one lane of the outbox only, so that no two
// deliveries overwrite each other's notes. They are stored, so none is ever renamed.
const (
	ofInvitation     = "invite"
	ofHandover       = "front"
	ofHandoverBefore = "front.old" // the message before it, by earlier versions, until its buttons are off
	ofResult         = "result"
	ofJudge          = "judge"           // the last call in the judge's thread, which is its channel
	ofDeleted        = "deleted"         // how many messages of the thread the bot itself has deleted
	ofNoThread       = "notice.nothread" // said that there is no thread
	ofFullServer     = "notice.threads"  // told the organiser that there are too many threads
)

// What begins the purposes of the direct messages to a seat: of the copy of its hand, and of what calls it to a
// question. Only the lane of the seat's hand writes them.
const (
	handPrefix = "dm:"
	callPrefix = "call:"
)

func handOf(seat int) string { return fmt.Sprintf("%s%d", handPrefix, seat) }

func callOf(seat int) string { return fmt.Sprintf("%s%d", callPrefix, seat) }

// hungUp is what the note of a call says once its message is deleted.
const hungUp = "deleted"

// Memo is what the bot notes of a message that it sent. It is stored in the Hash column of the note.
type Memo struct {
	// Text is the hash of what the message says. With an equal hash no edit is needed.
	Text string `json:"text,omitempty"`
	// Picture is the hash of the picture on it.
	Picture string `json:"picture,omitempty"`
	// Moment says that the picture shows something that the match turns on. It stays on the message for ever.
	Moment bool `json:"moment,omitempty"`
	// Mark is the mark in its last line. Edits leave it as it is.
	Mark string `json:"mark,omitempty"`
	// Seq is the match's number when the message was posted, of a hand when it was last edited, and Turn the turn then.
	Seq  uint64 `json:"seq,omitempty"`
	Turn int    `json:"turn,omitempty"`
	// Home is where the match was played then, of a hand, and Lang the language that it is in.
	Home string `json:"home,omitempty"`
	Lang string `json:"lang,omitempty"`
	// Pinged are the seats that the message called as newly asked.
	Pinged []int `json:"pinged,omitempty"`
	// Called are those of Pinged that it left to direct messages.
	Called []int `json:"called,omitempty"`
}

// memoOf reads the Memo of a note; a zero Memo when there is none.
func memoOf(m storage.Message) Memo {
	var r Memo
	if m.Hash == "" {
		return r
	}
	if err := json.Unmarshal([]byte(m.Hash), &r); err != nil {
		return Memo{} // another version wrote it: the next edit writes it anew
	}
	return r
}

// String writes the Memo as it is stored.
func (r Memo) String() string {
	raw, err := json.Marshal(r)
	if err != nil { // no field can fail
		return ""
	}
	return string(raw)
}

// hashOf returns equal hashes for messages that show the same. Pictures and the way of sending do not count.
func hashOf(m api.Message) string {
	raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components})
	if err != nil { // no part of a message can fail
		return ""
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12])
}

// note loads where a match's message of a purpose stands; a zero Message when there is none.
func (se *Sender) note(ctx context.Context, match, purpose string) (storage.Message, error) {
	var m storage.Message
	err := se.Store.View(ctx, func(tx storage.ReadTx) error {
		var err error
		m, err = tx.Message(match, purpose)
		return err
	})
	if errors.Is(err, storage.ErrNotFound) {
		return storage.Message{}, nil
	}
	return m, err
}

// putNotes notes where messages of a match stand, all of them or none.
func (se *Sender) putNotes(ctx context.Context, all ...storage.Message) error {
	return se.Store.Update(ctx, func(tx storage.Tx) error {
		for _, m := range all {
			m.Updated = se.Clock.Now()
			if err := tx.PutMessage(m); err != nil {
				return err
			}
		}
		return nil
	})
}

// deletedIn counts the messages of a channel that the bot itself has deleted, by a match's notes.
func deletedIn(notes []storage.Message, channel string) int {
	for _, n := range notes {
		if n.Purpose == ofDeleted && n.Channel == channel {
			count, _ := strconv.Atoi(n.Hash)
			return count
		}
	}
	return 0
}

// countDeleted notes that the bot has deleted a message of a match from a channel. In a new thread the count begins
// anew.
func (se *Sender) countDeleted(ctx context.Context, match, channel string) error {
	had, err := se.note(ctx, match, ofDeleted)
	if err != nil {
		return err
	}
	n := deletedIn([]storage.Message{had}, channel) + 1
	return se.putNotes(ctx, storage.Message{Match: match, Purpose: ofDeleted, Channel: channel, ID: channel,
		Hash: strconv.Itoa(n), Updated: se.Clock.Now()})
}
