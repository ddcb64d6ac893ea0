package main_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strings"

	"farpost/bot/sandbox"
)

// posted reads everything that the bot has posted in channels, threads and direct messages, private answers
// excepted, through the same interface as the bot.
func (w *town) posted() []sandbox.Message {
	w.Helper()
	seen := map[string]bool{}
	var out []sandbox.Message
	for i := range 4 {
		for _, c := range w.server.Member(i).View().Channels {
			if seen[c.ID] {
				continue
			}
			seen[c.ID] = true
			for before := ""; ; {
				page := w.page(c.ID, before)
				for _, m := range page {
					if m.Author.ID == w.server.BotID() {
						out = append(out, m)
					}
				}
				if len(page) < 100 {
					break
				}
				before = "&before=" + page[len(page)-1].ID
			}
		}
	}
	return out
}

// page reads up to 100 messages of a channel, the latest first.
func (w *town) page(channel, before string) []sandbox.Message {
	w.Helper()
	req, err := http.NewRequestWithContext(w.ctx, http.MethodGet,
		fmt.Sprintf("%s/api/v10/channels/%s/messages?limit=100%s", w.server.URL(), channel, before), nil)
	if err != nil {
		w.Fatal(err)
	}
	req.Header.Set("Authorization", "Bot "+token)
	resp, err := http.DefaultClient.Do(req)
	var list []sandbox.Message
	if err := json.Unmarshal([]byte(answer(w.T, resp, err)), &list); err != nil {
		w.Fatal(err)
	}
	return list
}

// markOf is the mark by which the bot knows its own message again: the one that it was posted with, else what ends the
// footer now.
func (w *town) markOf(m sandbox.Message) string {
	if mark := w.wire.markOf(m.ID); mark != "" {
		return mark
	}
	for _, e := range m.Embeds {
		if e.Footer != nil {
			if i := strings.LastIndex(e.Footer.Text, "#"); i >= 0 {
				return e.Footer.Text[i:]
			}
		}
	}
	return ""
}

// once checks that every message has a mark of its own, so that none was sent twice, and gives all.
func (w *town) once() []sandbox.Message {
	w.Helper()
	by := map[string]string{}
	all := w.posted()
	for _, m := range all {
		mark := w.markOf(m)
		if mark == "" {
			w.Errorf("message %s has no mark: %q", m.ID, m.Content)
		} else if other := by[mark]; other != "" {
			w.Errorf("messages %s and %s have the same mark %s", other, m.ID, mark)
		}
		by[mark] = m.ID
	}
	return all
}

// marked are the messages with a mark.
func (w *town) marked(all []sandbox.Message, mark string) []sandbox.Message {
	return slices.DeleteFunc(slices.Clone(all), func(m sandbox.Message) bool { return w.markOf(m) != mark })
}
