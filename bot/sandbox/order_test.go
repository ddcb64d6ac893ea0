package sandbox_test

import (
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/gorilla/websocket"

	"farpost/bot/sandbox"
)

// said returns the texts of messages that the bot is told of up to the answer to a heartbeat, with an interaction as
// "!", and says it when numbers are not in the order of sending.
func said(t *testing.T, ws *websocket.Conn, seq *int64) string {
	t.Helper()
	if err := ws.WriteMessage(websocket.TextMessage, []byte(`{"op":1,"d":null}`)); err != nil {
		t.Fatal(err)
	}
	text := ""
	for {
		p := read(t, ws)
		if p.Op == 11 {
			return text
		}
		if *seq++; p.Seq != *seq {
			t.Errorf("%s has number %d, want %d", p.Type, p.Seq, *seq)
		}
		var m struct{ Content string }
		if err := json.Unmarshal(p.Data, &m); err != nil {
			t.Fatal(err)
		}
		if m.Content == "" {
			m.Content = "!"
		}
		text += m.Content
	}
}

// TestOrderOfEvents ensures that events come twice and after the next one, as often as they were told to, that a
// heartbeat brings what is held, and that interactions are neither doubled nor held.
func TestOrderOfEvents(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		twice, swaps int
		say          string // the messages, by a letter each; "!" is a press, "|" a heartbeat
		want         string
	}{
		{0, 0, "abc", "abc"},
		{2, 0, "abc", "aabbc"},
		{1, 0, "!a", "!aa"},
		{0, 1, "abc", "bac"},
		{0, 2, "abcde", "badce"},
		{0, 2, "abc", "bac"},
		{0, 1, "a", "a"},
		{0, 1, "a|bc", "a|bc"},
		{0, 1, "a!b", "!ab"},
		{0, 1, "!ab", "!ba"},
		{3, 1, "abc", "bbaacc"},
	} {
		w := serve(t, nil)
		ws, _ := w.identify(1<<9 | 1<<12) // messages
		seq := int64(1)
		dm := must[string](t)(w.ada.DM())
		said(t, ws, &seq)
		w.s.DuplicateEvents(c.twice)
		w.s.SwapEvents(c.swaps)
		var got []string
		for _, letter := range c.say {
			switch letter {
			case '|':
				got = append(got, said(t, ws, &seq))
			case '!':
				go func() {
					// Nobody answers it.
					_, _ = w.ada.Forge(w.ctx, sandbox.Forged{ChannelID: dm, Kind: sandbox.InteractionComponent})
				}()
				if err := w.s.AwaitPending(w.ctx, 1); err != nil {
					t.Fatal(err)
				}
			default:
				must[sandbox.Message](t)(w.ada.Send(dm, string(letter)))
			}
		}
		got = append(got, said(t, ws, &seq))
		if text := strings.Join(got, "|"); text != c.want {
			t.Errorf("%d twice, %d swapped: of %s came %s, want %s", c.twice, c.swaps, c.say, text, c.want)
		}
	}
}

// TestHeldEventIsReplayed ensures that what is held when a connection is cut comes with the resume, and that whoever
// begins anew gets none of it.
func TestHeldEventIsReplayed(t *testing.T) {
	t.Parallel()
	w := serve(t, nil)
	ws, ready := w.identify(1 << 12)
	var begun struct {
		ID string `json:"session_id"`
	}
	if err := json.Unmarshal(ready.Data, &begun); err != nil {
		t.Fatal(err)
	}
	dm := must[string](t)(w.ada.DM())
	seq := int64(1)
	said(t, ws, &seq)
	w.s.SwapEvents(1)
	must[sandbox.Message](t)(w.ada.Send(dm, "a"))
	w.s.DropGateway()
	again := w.socket("/gateway?v=9&encoding=json")
	resume := fmt.Sprintf(`{"op":6,"d":{"token":"secret","session_id":%q,"seq":%d}}`, begun.ID, seq)
	if err := again.WriteMessage(websocket.TextMessage, []byte(resume)); err != nil {
		t.Fatal(err)
	}
	if text := said(t, again, &seq); text != "a!" { // and RESUMED
		t.Errorf("the resume brings %q", text)
	}
	w.s.SwapEvents(1)
	must[sandbox.Message](t)(w.ada.Send(dm, "b"))
	w.s.InvalidateSession()
	anew, _ := w.identify(1 << 12)
	seq = 1
	if text := said(t, anew, &seq); text != "" {
		t.Errorf("a new session begins with %q", text)
	}
}
