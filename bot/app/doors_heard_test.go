package app_test

import (
	"bytes"
	"context"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"sync/atomic"
	"time"

	"farpost/bot/discord/port"
	"farpost/bot/sandbox"
	"farpost/bot/simulate/blank"
	"farpost/engine"
	"farpost/engine/games"
	"farpost/storage"
)

// request is something that the bot has sent to Discord. To is whom it is for; "" for everybody.
type request struct{ to, text string }

// hear notes what the bot changes on Discord.
func (w *walk) hear(x sandbox.Exchange) {
	if x.Method == "GET" || strings.HasPrefix(x.Template, "/interactions/") {
		return
	}
	parts := strings.Split(x.Path, "/")
	w.mu.Lock()
	defer w.mu.Unlock()
	to := ""
	switch {
	case x.Template == "/users/@me/channels":
		var asked struct {
			Recipient string `json:"recipient_id"`
		}
		var made struct{ ID string }
		if json.Unmarshal(x.Body, &asked) == nil && json.Unmarshal(x.Response, &made) == nil {
			w.direct[made.ID] = asked.Recipient
		}
		return
	case len(parts) > 2 && parts[1] == "channels":
		to = w.direct[parts[2]]
	}
	w.heard = append(w.heard, request{to, plain(fmt.Sprintf("%s %s, files %d: %s", x.Method, x.Template, x.Files,
		x.Body))})
}

// deaf forgets what the bot has sent so far.
func (w *walk) deaf() {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.heard = nil
}

// sentBut is what the bot has sent since, but for what was for the player of a seat alone.
func (w *walk) sentBut(seat int) (out []string) {
	w.t.Helper()
	person := w.position().Seats[seat].Player
	w.mu.Lock()
	defer w.mu.Unlock()
	for _, r := range w.heard {
		if r.to != person {
			out = append(out, r.text)
		}
	}
	slices.Sort(out)
	return out
}

// waits is what the match waits for and until when, with all that the clock is to do in it.
func (w *walk) waits() string {
	w.t.Helper()
	var out []string
	w.done(nil, w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
		asks, err := tx.Asks("m1")
		if err != nil {
			return err
		}
		for _, a := range asks {
			out = append(out, fmt.Sprint(a))
		}
		jobs, err := tx.JobsOf("m1")
		for _, j := range jobs {
			out = append(out, fmt.Sprint(j.Key, " ", j.Due))
		}
		return err
	}))
	return strings.Join(out, "\n")
}

// lapse lets time pass until a moment, and waits for what the table does then.
func (w *walk) lapse(until time.Time) {
	w.t.Helper()
	was := w.position().Match.Seq
	w.clock.Advance(until.Sub(w.clock.Now()))
	w.done(nil, w.commits.until(w.ctx, func() (done bool, err error) {
		err = w.app.Store.View(w.ctx, func(tx storage.ReadTx) error {
			m, err := tx.Match("m1")
			if err != nil || m.Seq == was {
				return err
			}
			jobs, err := tx.JobsOf("m1")
			done = !slices.ContainsFunc(jobs, func(j storage.Job) bool { return !j.Due.After(w.clock.Now()) })
			return err
		})
		return done, err
	}))
	w.sent()
}

// public are the doors of a running match behind which everybody sees the same.
var public = []string{"more", "orders", "rules", "concede", "match list", "inbox"}

// glanced are the doors of a kind that show something of this match without acting in it.
func (w *walk) glanced(kind string) (out []string) {
	w.t.Helper()
	order, says := rowsOf(w.t, kind)
	for _, row := range order {
		first, _, _ := strings.Cut(row, " ")
		acts := says[row] == "last" || strings.HasPrefix(row, "say:")
		game := kind != "press" && first == w.game && !strings.HasSuffix(row, " match")
		own := says[row] == "own" && games.ByName(first) == nil || says[row] == "any"
		if !acts && (game || own || slices.Contains(public, row)) {
			out = append(out, row)
		}
	}
	return out
}

// glances goes through those doors of a match that do not act, as its players and a watcher. Whoever is asked begins
// each answer that needs more to be said.
func (w *walk) glances(stage string) {
	w.t.Helper()
	w.stage = stage
	home, pos := w.app.Sandbox.GuildID(), w.position()
	if pos.State.Result == nil {
		w.opened()
	}
	viewers := []viewer{{"ada", w.ada, home, "m1"}, {"bruno", w.bruno, home, "m1"}, {"watcher", w.chiara, home, "m1"}}
	for _, v := range viewers {
		presses, commands := w.glanced("press"), w.glanced("command")
		if ask := pos.State.Ask; ask != nil {
			for _, sa := range ask.Seats {
				for _, verb := range sa.Verbs {
					own := pos.Seats[sa.Seat].Player == v.p.Member.ID()
					if len(pos.Ruleset.Verb(verb).Params) > 0 || !own {
						presses = append(presses, "verb:"+verb)
						continue
					}
					acts := w.game + " " + verb
					commands = slices.DeleteFunc(commands, func(row string) bool { return row == acts })
				}
			}
		}
		w.presses(v, w.handover.ID, presses)
		w.commands(v, commands)
		w.completions(v, w.glanced("complete"))
		w.read()
		w.messages(v)
	}
	w.sent()
	if now := w.position().State.Seq; now != pos.State.Seq { // but who was away may be back
		w.t.Fatalf("%s, %s: looking at the match has changed it", w.game, w.stage)
	}
}

// sketched lets a world's bot make pictures that cost little and differ in their bytes whenever anything that they are
// made from differs. While the walk is drawn they are the real ones.
func sketched(w *walk) func(*world) {
	return func(own *world) {
		own.painter = func(real port.Painter) port.Painter {
			return sketch{blank.Painter(real), brush{real}, &w.drawn}
		}
	}
}

type sketch struct {
	port.Painter
	real  port.Painter
	drawn *atomic.Bool
}

// of is the real picture, or one whose pixels are a digest of a scene and of what is said of it.
func (p sketch) of(s port.Scene, shown string, by func(port.Painter) (port.Picture, error)) (port.Picture, error) {
	if p.drawn.Load() {
		return by(p.real)
	}
	pic, err := by(p.Painter)
	if err != nil || shown != "" && pic.Hash == shown {
		return pic, err
	}
	raw, err := json.Marshal([]any{s.View, s.Names, s.Title, s.Wide, s.Last, s.Touched, s.Moment, s.Told, s.Own})
	if err != nil {
		return pic, err
	}
	sum := sha256.Sum256(append(raw, pic.Alt...))
	gray := image.NewGray(image.Rect(0, 0, len(sum), 1))
	copy(gray.Pix, sum[:])
	var b bytes.Buffer
	err = png.Encode(&b, gray)
	pic.PNG = b.Bytes()
	return pic, err
}

// Post sketches what is posted.
func (p sketch) Post(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return p.of(s, shown, func(by port.Painter) (port.Picture, error) { return by.Post(ctx, s, shown) })
}

// Board sketches the whole battlefield.
func (p sketch) Board(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return p.of(s, shown, func(by port.Painter) (port.Picture, error) { return by.Board(ctx, s, shown) })
}

// Hand sketches the cards of a hand.
func (p sketch) Hand(ctx context.Context, s port.Scene, shown string) (port.Picture, error) {
	return p.of(s, shown, func(by port.Painter) (port.Picture, error) { return by.Hand(ctx, s, shown) })
}

// Prompt sketches what a question is about.
func (p sketch) Prompt(ctx context.Context, s port.Scene, about engine.Value) (port.Picture, error) {
	return p.of(s, "", func(by port.Painter) (port.Picture, error) { return by.Prompt(ctx, s, about) })
}

// Result sketches the end.
func (p sketch) Result(ctx context.Context, s port.Scene) (port.Picture, error) {
	return p.of(s, "", func(by port.Painter) (port.Picture, error) { return by.Result(ctx, s) })
}
