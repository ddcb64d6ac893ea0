package app_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"sync"
	"testing"

	"farpost/bot/app"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine/games/tools"
)

// tollgate counts the bot's requests that Discord counts for a limit, by what they are for: all but answers to presses
// and edits of those. Requests of the bot's start are left out.
type tollgate struct {
	mu     sync.Mutex
	direct map[string]bool // channels of one person
	kinds  map[string]int
}

// hands is the kind of requests for copies of hands.
const hands = "copies of hands"

func newTollgate() *tollgate { return &tollgate{direct: map[string]bool{}, kinds: map[string]int{}} }

// add is the sandbox's Config.Record.
func (r *tollgate) add(x sandbox.Exchange) {
	for _, other := range []string{"/interactions/", "/webhooks/", "/applications/", "/gateway"} { // the start's, too
		if strings.HasPrefix(x.Template, other) {
			return
		}
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	where := x.Template
	if where == "/users/@me/channels" {
		var c struct{ ID string }
		if json.Unmarshal(x.Response, &c) == nil {
			r.direct[c.ID] = true
		}
		where = "channels for " + hands
	}
	if strings.HasPrefix(where, "/channels/{channel_id}/messages") {
		switch channel := strings.Split(x.Path, "/")[2]; {
		case r.direct[channel]:
			where = hands
		case bytes.Contains(x.Body, []byte(`"custom_id"`)):
			where = "messages that ask"
		default:
			where = "lines of the story"
		}
	}
	r.kinds[x.Method+" "+where]++
}

// take gives what was counted, in all and by kind, and begins anew.
func (r *tollgate) take() (n int, kinds map[string]int) {
	r.mu.Lock()
	defer r.mu.Unlock()
	for _, k := range r.kinds {
		n += k
	}
	kinds, r.kinds = r.kinds, map[string]int{}
	return n, kinds
}

// counted is how many inputs of a game are counted, and mostRequests how many requests each may cost on average.
const (
	counted      = 150
	mostRequests = 2.1
)

// TestRequests ensures that matches of sensible players, who say nothing ahead, cost about two requests for each
// input, though everything is sent before the next one comes.
func TestRequests(t *testing.T) {
	t.Parallel()
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range st.Games() {
		t.Run(game, func(t *testing.T) {
			r := newTollgate()
			w := start(t, func(w *world) { w.record = r.add })
			p := &photographer{t: t, st: st, app: w.app}
			inputs, all, kinds := 0, 0, map[string]int{}
			for inputs < counted {
				id := p.deal(game, 2)
				p.sent()
				r.take()
				inputs += p.play(id, game, counted-inputs)
				n, of := r.take()
				all += n
				for k := range of {
					kinds[k] += of[k]
				}
			}
			per := float64(all) / float64(inputs)
			t.Logf("%s: %d inputs, %.2f requests each: %v", game, inputs, per, kinds)
			if per > mostRequests {
				t.Errorf("%.2f requests an input, at most %.1f are allowed: %v", per, mostRequests, kinds)
			}
			w.quiet()
		})
	}
}

// play has sensible players play a match to its end or for so many inputs, each sent before the next. It gives how many
// there were.
func (p *photographer) play(id, game string, most int) (inputs int) {
	p.t.Helper()
	g, _ := tools.ByName(game)
	for ; inputs < most; inputs++ {
		pos, err := p.app.Table.Position(p.t.Context(), id)
		if err != nil {
			p.t.Fatal(err)
		}
		if pos.State.Result != nil {
			break
		}
		a, err := decide(pos, g.Policy)
		if err != nil {
			p.t.Fatal(err)
		}
		if _, err := p.app.Table.Do(p.t.Context(), table.Act{Match: id, Player: pos.Seats[a.seat].Player, Q: a.q,
			Reply: a.reply}); err != nil {
			p.t.Fatal(err)
		}
		p.sent()
	}
	return inputs
}

// TestRequestsOfInvitation ensures that an invitation, its answer and its thread cost three requests. The first prompt
// is one more, and each player's copy of the hand two: its channel and itself.
func TestRequestsOfInvitation(t *testing.T) {
	t.Parallel()
	st, err := app.NewStudio()
	if err != nil {
		t.Fatal(err)
	}
	for _, game := range st.Games() {
		t.Run(game, func(t *testing.T) {
			r := newTollgate()
			w := start(t, func(w *world) { w.record = r.add })
			r.take()
			invite := w.invited(gameOf(game))
			w.sent()
			if all, kinds := r.take(); all != 1 {
				t.Errorf("an invitation costs %d requests: %v", all, kinds)
			}
			if _, err := w.bruno.Accept(w.ctx, invite); err != nil {
				t.Fatal(err)
			}
			w.sent()
			all, kinds := r.take()
			for kind := range kinds {
				if strings.HasSuffix(kind, hands) {
					all -= kinds[kind]
				}
			}
			if all > 3 {
				t.Errorf("its answer, its thread and the first prompt cost %d requests: %v", all, kinds)
			}
			w.quiet()
		})
	}
}
