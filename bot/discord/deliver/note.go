package deliver

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// Purposes of the messages that are kept by match. Each is written by one lane of the outbox only, so no
// two deliveries overwrite each other's notes.
const (
	ofInvitation     = "invite"
	ofHandover       = "front"
	ofHandoverBefore = "front.old"     // the front before, until its buttons are off
	ofPicture        = "front.picture" // the picture on a front, noted by the picture lane
	ofResult         = "result"
	ofNoThread       = "notice.nothread" // said that there is no thread
	ofFullServer     = "notice.threads"  // told the organiser that there are too many threads
)

// hashOf tells contents apart, pictures and the way of sending excepted.
func hashOf(m api.Message) string {
	raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components})
	if err != nil { // no part of a message can fail
		return ""
	}
	sum := sha256.Sum256(raw)
	return hex.EncodeToString(sum[:12])
}

// Memo is what the bot keeps of a message that it sent, in the Hash column of its row.
type Memo struct {
	// Text tells contents apart, Picture pictures; equal means no edit is needed.
	Text    string `json:"text,omitempty"`
	Picture string `json:"picture,omitempty"`
	// Mark is the mark in the footer, which edits keep.
	Mark string `json:"mark,omitempty"`
	// Seq is the match's number when it was posted, Pinged the seats that it told as newly asked, and Called those of
	// them that it left to direct messages.
	Seq    uint64 `json:"seq,omitempty"`
	Pinged []int  `json:"pinged,omitempty"`
	Called []int  `json:"called,omitempty"`
}

// memoOf reads what is kept of a message; a zero Memo when there is none.
func memoOf(m storage.Message) Memo {
	var r Memo
	if m.Hash == "" {
		return r
	}
	if err := json.Unmarshal([]byte(m.Hash), &r); err != nil {
		return Memo{} // kept by another version: the next edit writes it anew
	}
	return r
}

func (r Memo) String() string {
	raw, err := json.Marshal(r)
	if err != nil { // no field can fail
		return ""
	}
	return string(raw)
}

// note gives where a match's message of a purpose stands; a zero Message when there is none.
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

func (se *Sender) dropNote(ctx context.Context, match, purpose string) error {
	return se.Store.Update(ctx, func(tx storage.Tx) error { return tx.DeleteMessage(match, purpose) })
}
