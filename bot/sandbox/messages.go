package sandbox

import (
	"encoding/json"
	"fmt"
	"strings"
)

// guildOf returns the guild's id for a channel of it, "" for a DM.
func (w *world) guildOf(c *channel) string {
	if c == nil || c.Kind == channelDM {
		return ""
	}
	return w.Guild.ID
}

// post adds a new message to its channel and tells everybody. An ephemeral one changes nothing
// about the channel.
func (w *world) post(m *message) {
	w.addMessage(m)
	c := w.channels[m.Channel]
	if m.OnlyFor == "" {
		c.LastID = m.ID
		c.Sent++
		if c.isThread() {
			c.Active = m.At
			for _, id := range m.Mentions {
				if m.Flags&flagSilent == 0 {
					w.join(c, id)
				}
			}
			w.join(c, m.Author)
			if c.Archived {
				w.setArchived(c, false, c.Locked)
			}
		}
		w.touch(kindChannel, c.ID)
	}
	w.changeMessage(m, messageCreated)
}

// changeMessage keeps a message that was made or changed, and tells everybody.
func (w *world) changeMessage(m *message, kind eventKind) {
	w.touch(kindMessage, m.ID)
	w.notify(event{Kind: kind, Message: m, Channel: w.channels[m.Channel]})
}

// removeMessage deletes a message.
func (w *world) removeMessage(m *message) {
	c := w.channels[m.Channel]
	w.dropFiles(m)
	w.dropMessage(m)
	w.notify(event{Kind: messageDeleted, Message: m, Channel: c})
}

// rebase mends the addresses of attachments after a restart at another address.
func (w *world) rebase(url string) error {
	old := w.Base
	if old == url {
		return nil
	}
	w.Base = url
	w.touch(kindHead, "")
	if old == "" {
		return nil
	}
	for id, m := range w.messages {
		raw, err := json.Marshal(m)
		if err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		mended := strings.ReplaceAll(string(raw), old+"/attachments/", url+"/attachments/")
		if mended == string(raw) {
			continue
		}
		*m = message{}
		if err := json.Unmarshal([]byte(mended), m); err != nil {
			return fmt.Errorf("sandbox state: message %s: %w", id, err)
		}
		w.touch(kindMessage, id)
	}
	return nil
}
