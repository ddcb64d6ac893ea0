package world

import (
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"farpost/bot/sandbox"
	"farpost/bot/simulate/ledger"
)

// Post is a message as the bot posted it.
type Post struct {
	At       time.Time
	ID       string
	Channel  string
	Marks    []string // of the rows of the outbox that it came of, such as "m1x2#17"
	Mentions []string // whom it called
	DM       string   // whose direct messages it stands in; "" for a channel or a thread
	Deleted  bool     // by a moderator
	Silent   bool     // it notifies nobody
	Begun    []string // the custom ids of the buttons with which it was posted
	Life     int      // which life of the bot posted it
	Blind    bool     // the bot could not read what stands there already
	Removals int      // how often the bot had been removed from the server
}

// Unknowable reports whether nothing could tell the bot that it had posted the same before: that was in an earlier
// life, which ended before it knew, and the permission to read what stands in the channel is gone; or it stands in a
// private thread, of which the bot is no member any more since it was removed from the server. Discord remembers
// what a message was called by for some minutes only, and the gateway tells nothing of before. Of a message that may
// come twice and one that may never come the first is the lesser evil.
func (p Post) Unknowable(before Post) bool {
	out := p.Removals != before.Removals && p.Channel != before.Channel
	return p.Life != before.Life && (p.Blind || out)
}

// marks are those of a match's messages, as they stand in custom ids and in footers.
var marks = regexp.MustCompile(`(m\d+x\d+)(?: · )?(#\d+[a-z.]*)`)

// witness notes a message that the bot posts or changes; to is who alone sees it, or "".
func (w *World) witness(m sandbox.Message, to string, changed bool) {
	p := Post{At: w.Now(), ID: m.ID, Channel: m.ChannelID, Silent: m.Flags&silent != 0, Life: w.lives,
		Blind: w.blind && to == "", Removals: w.removals}
	var alts []string
	for _, a := range m.Attachments {
		alts = append(alts, a.Filename+": "+a.Description)
	}
	raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components, alts})
	if err != nil {
		w.Log.Fail(err)
	}
	if w.Ledger.Secret != "" && to != w.Ledger.Secret {
		w.Ledger.See(fmt.Sprint(p.At.Format("2 15:04:05.000 "), m.ChannelID, " ", to, " ", changed, " ",
			unaddressed(string(raw))))
	}
	if m.Flags&ephemeral != 0 {
		return
	}
	if changed {
		return
	}
	p.Begun = customs(m)
	for _, found := range marks.FindAllStringSubmatch(string(raw), -1) {
		if mark := found[1] + found[2]; !slices.Contains(p.Marks, mark) {
			p.Marks = append(p.Marks, mark)
		}
	}
	if m.GuildID == "" {
		p.DM = to
	}
	for _, u := range m.Mentions {
		p.Mentions = append(p.Mentions, u.ID)
	}
	w.posts = append(w.posts, p)
	if w.Noticed != nil {
		w.Noticed(fmt.Sprintf("message %s in %s: %s calls %v", p.ID, p.Channel, strings.Join(p.Marks, ", "),
			p.Mentions))
	}
}

// customs are the custom ids of the buttons of a message.
func customs(m sandbox.Message) (out []string) {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if c.CustomID != "" {
				out = append(out, c.CustomID)
			}
		}
	}
	return out
}

// ephemeral is the flag of a message for one member alone, silent that of one without a notification.
const (
	ephemeral = 1 << 6
	silent    = 1 << 12
)

// address is where an attachment lies; what it shows is compared by its description. draft names what somebody puts
// together, by a number that each process draws for itself.
var (
	address = regexp.MustCompile(`attachments/\d+/\d+/`)
	draft   = regexp.MustCompile(`:[0-9a-z]{4,13}([."])`)
)

func unaddressed(text string) string {
	text = ledger.Object.ReplaceAllString(text, "obj")
	return draft.ReplaceAllString(address.ReplaceAllString(text, ""), ":$1")
}

// Posted are all messages that the bot has posted for more than one person, or in direct messages, in their order.
func (w *World) Posted() []Post { return w.posts }

// Posts are the ids of the messages that the bot has posted, the latest fifty.
func (w *World) Posts() (out []string) {
	for _, p := range w.posts[max(0, len(w.posts)-50):] {
		out = append(out, p.ID)
	}
	return out
}

// Live are the ids of the messages that everybody sees and on which somebody can press, by age.
func (w *World) Live() (out []string) {
	for _, m := range w.Sandbox.Member(0).Pressable() {
		if m.GuildID != "" && (m.X == nil || !m.X.Ephemeral) {
			out = append(out, m.ID)
		}
	}
	return out
}

// Delete deletes a message, or a channel with all its messages, as a moderator does. What is gone already stays so.
func (w *World) Delete(id string) {
	if w.Sandbox.DeleteMessage(id) != nil {
		_ = w.Sandbox.DeleteChannel(id) // it is gone
	}
	for i := range w.posts {
		if p := &w.posts[i]; p.ID == id || p.Channel == id {
			p.Deleted = true
		}
	}
}

// Threads are the threads that there are, by age.
func (w *World) Threads() (out []string) {
	for _, c := range w.Sandbox.Member(0).View().Channels {
		if c.Kind == "thread" {
			out = append(out, c.ID)
		}
	}
	return out
}
