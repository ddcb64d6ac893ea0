package world

import (
	"encoding/json"
	"regexp"
	"slices"
	"time"

	"farpost/bot/sandbox"
)

// Post is a message as the bot posted it.
type Post struct {
	At       time.Time
	ID       string
	Channel  string
	Marks    []string // of the rows of the outbox that it came of, such as "m1x2#17"
	Mentions []string // whom it called
}

// marks are those of a match's messages, as they stand in custom ids and in footers.
var marks = regexp.MustCompile(`(m\d+x\d+)(?: · )?(#\d+[a-z.]*)`)

// witness notes a message that the bot posts.
func (w *World) witness(m sandbox.Message) {
	p := Post{At: w.Now(), ID: m.ID, Channel: m.ChannelID}
	raw, err := json.Marshal([]any{m.Content, m.Embeds, m.Components})
	if err != nil {
		w.Log.Fail(err)
	}
	for _, found := range marks.FindAllStringSubmatch(string(raw), -1) {
		if mark := found[1] + found[2]; !slices.Contains(p.Marks, mark) {
			p.Marks = append(p.Marks, mark)
		}
	}
	for _, u := range m.Mentions {
		p.Mentions = append(p.Mentions, u.ID)
	}
	w.posts = append(w.posts, p)
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

// Threads are the threads that there are, by age.
func (w *World) Threads() (out []string) {
	for _, c := range w.Sandbox.Member(0).View().Channels {
		if c.Kind == "thread" {
			out = append(out, c.ID)
		}
	}
	return out
}
