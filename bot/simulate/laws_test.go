package simulate_test

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/bot/simulate"
	"farpost/bot/simulate/laws"
	"farpost/bot/simulate/ledger"
	"farpost/bot/simulate/world"
	"farpost/engine/thorough"
	"farpost/storage"
)

// broken is one way in which a world breaks a law, and words of the sentence that is said of it.
type broken struct {
	law  string
	do   func(t *testing.T, w *world.World)
	says string
}

// written breaks a world by what is written of its first running match.
func written(f func(tx storage.Tx, m storage.Match) error) func(*testing.T, *world.World) {
	return func(t *testing.T, w *world.World) {
		t.Helper()
		err := w.Look(func(s storage.Store) error {
			return s.Update(context.Background(), func(tx storage.Tx) error {
				list, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Running}})
				if err != nil || len(list) == 0 {
					t.Fatalf("%d matches run, %v", len(list), err)
				}
				return f(tx, list[0])
			})
		})
		if err != nil {
			t.Fatal(err)
		}
	}
}

// request asks something of Discord, around all that keeps the bot to limits.
func request(ctx context.Context, w *world.World, method, path string) error {
	req, err := http.NewRequestWithContext(ctx, method, w.Sandbox.URL()+"/api/v9"+path, nil)
	if err != nil {
		return err
	}
	resp, err := w.Process().RoundTrip(req)
	if err != nil {
		return err
	}
	return resp.Body.Close()
}

// ways are how each law is broken. What is broken stays so for those that come after.
var ways = []broken{
	{"what is to be sent is sent, or put off for a reason", written(func(tx storage.Tx, m storage.Match) error {
		_, err := tx.AppendOutbox(storage.OutboxRow{Lane: "forgotten", Kind: "notice", Created: m.Created})
		return err
	}), "waits for nothing"},
	{"nothing is given up that passes", written(func(tx storage.Tx, m storage.Match) error {
		id, err := tx.AppendOutbox(storage.OutboxRow{Lane: "given up", Kind: "notice", Created: m.Created})
		_, claimed := tx.ClaimOutbox(m.Updated, 9, storage.LastRank)
		return errors.Join(err, claimed, tx.KillOutbox(id, "HTTP 500 Internal Server Error", m.Updated))
	}), "given up at attempt"},
	{"nothing is posted twice", func(t *testing.T, w *world.World) {
		for range 2 {
			err := w.Ask(func(ctx context.Context) error {
				_, err := w.App().API.Send(ctx, w.Sandbox.ChannelID("matches"), api.Message{Content: "m9x9 · #77"})
				return err
			})
			if err != nil {
				t.Fatal(err)
			}
		}
	}, "m9x9#77"},
	{"nobody loses an answer before their time", func(t *testing.T, w *world.World) {
		written(func(tx storage.Tx, m storage.Match) error {
			jobs, err := tx.JobsOf(m.ID)
			for _, j := range jobs {
				j.Due = m.Created
				err = errors.Join(err, tx.PutJob(j))
			}
			return err
		})(t, w)
		err := w.Ask(func(ctx context.Context) error {
			_, err := w.App().Table.Tick(ctx)
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}, "too early"},
	{"nobody is called to a question by two messages", func(t *testing.T, w *world.World) {
		posted(t, w, called(w, 5))
		posted(t, w, called(w, 5))
	}, "question 5 of match m8x8"},
	{"nobody is answered twice", func(t *testing.T, w *world.World) {
		err := w.Ask(func(ctx context.Context) error {
			out, err := w.Sandbox.Member(0).Run(ctx, w.Sandbox.ChannelID("matches"), "settings", nil)
			if err != nil {
				return err
			}
			return request(ctx, w, http.MethodPost, "/interactions/"+out.InteractionID+"/x/callback")
		})
		if err != nil {
			t.Fatal(err)
		}
	}, "answered twice"},
	{"messages show what is", func(_ *testing.T, w *world.World) {
		for _, id := range w.Posts() {
			_ = w.Sandbox.DeleteMessage(id) // the bot has no time to make them again
		}
	}, "0 messages with buttons"},
	{"who is awaited was called", written(func(tx storage.Tx, m storage.Match) error {
		asks, err := tx.Asks(m.ID)
		for _, a := range asks {
			stranger := fmt.Sprint("stranger ", a.Seat)
			err = errors.Join(err, tx.PutSeat(storage.Seat{Match: m.ID, No: a.Seat, Player: stranger}))
		}
		return err
	}), "never called"},
	{"requests keep to Discord's limits", func(t *testing.T, w *world.World) {
		// The bot itself makes none of this method.
		w.Strike(world.Strike{Fault: sandbox.Fault{Kind: sandbox.FaultRateLimit, RetryAfter: time.Hour},
			Method: http.MethodHead, Times: 1})
		for range 2 {
			err := w.Ask(func(ctx context.Context) error { return request(ctx, w, http.MethodHead, "/gateway") })
			if err = errors.Join(err, w.Run(w.Now().Add(time.Second))); err != nil {
				t.Error(err)
			}
		}
	}, "before its time"},
	{"a result is counted once, and as it was", written(func(tx storage.Tx, m storage.Match) error {
		seats, err := tx.Seats(m.ID)
		if err != nil {
			return err
		}
		return tx.AddResult(storage.Result{Match: m.ID, Server: m.Server, Game: m.Game, Season: 1, Ended: m.Created,
			Rated: true, Placed: []storage.Placed{
				{Player: seats[0].Player, Place: 1}, {Player: seats[1].Player, Place: 2},
			}})
	}), "no rating"},
	{"every open question has a deadline or a reason", written(func(tx storage.Tx, m storage.Match) error {
		asks, err := tx.Asks(m.ID)
		for i := range asks {
			asks[i].Deadline = time.Time{}
		}
		if err != nil {
			return err
		}
		return tx.SetAsks(m.ID, asks)
	}), "no deadline"},
	{"every accepted input stands once in the log", written(func(tx storage.Tx, m storage.Match) error {
		state, err := tx.State(m.ID)
		if err != nil {
			return err
		}
		return tx.Advance(m.ID, m.Seq, m.Seq+3, state, m.Updated)
	}), "its log at"},
	{"the state of a match is what its log comes to", written(func(tx storage.Tx, m storage.Match) error {
		all, err := tx.Matches(storage.MatchFilter{})
		if err != nil {
			return err
		}
		for _, other := range all {
			if state, err := tx.State(other.ID); other.ID != m.ID && err == nil && len(state) > 0 {
				return tx.Advance(m.ID, m.Seq, m.Seq+1, state, m.Updated)
			}
		}
		return nil
	}), "match "},
	{"faults reach a retry or a person, and nothing else is a fault", func(_ *testing.T, w *world.World) {
		_, _ = w.Log.Write([]byte("level=ERROR msg=\"something nobody expects\"")) // it never fails
	}, "nobody expects"},
}

// apart reports whether a law looks at more than a world: TestLeak and TestSigns show how it is broken.
func apart(law laws.Law) bool {
	return law.Counts == laws.Leaked || law.Name == "what people do gets a sign in time"
}

// TestLaws ensures that each law says nothing of a world that is right, and says so when it is broken.
func TestLaws(t *testing.T) {
	thorough.Only(t, "it plays until matches run")
	shown := map[string]bool{}
	var all []laws.Law
	for _, law := range laws.All() {
		if apart(law) {
			continue
		}
		all = append(all, laws.Law{Name: law.Name, Counts: law.Counts, Broken: func(e laws.Evidence) []string {
			if said := law.Broken(e); len(said) > 0 {
				t.Errorf("of a world that is right: %s: %v", law.Name, said)
			}
			return nil
		}})
	}
	all = append(all, laws.Law{Name: "the last", Counts: laws.Lost, Broken: func(e laws.Evidence) []string {
		for _, way := range ways {
			way.do(t, e.World)
			for _, law := range laws.All() {
				if law.Name != way.law {
					continue
				}
				shown[law.Name] = true
				if said := strings.Join(law.Broken(e), "\n"); !strings.Contains(said, way.says) {
					t.Errorf("%s: broken, it says %q, want %q in it", law.Name, said, way.says)
				}
			}
		}
		return nil
	}})
	c := simulate.Config{Seed: 11, Matches: 4, Members: 5, Time: 3 * time.Hour, Laws: all}
	if _, err := simulate.Run(c, simulate.In(t)); err != nil {
		t.Fatal(err)
	}
	for _, law := range laws.All() {
		if !shown[law.Name] && !apart(law) {
			t.Errorf("no way breaks the law %q", law.Name)
		}
	}
}

// TestLeak ensures that two runs in which others see something else break a law, and that they do not once the rules
// let somebody know a card.
func TestLeak(t *testing.T) {
	seen, other := []string{"a board", "a hand of 5"}, []string{"a board", "a hand of 6"}
	if said := laws.Secrets(laws.Evidence{Transcript: seen, Other: other}); len(said) != 1 {
		t.Errorf("two runs that differ: %v", said)
	}
	if said := laws.Secrets(laws.Evidence{Transcript: seen, Other: seen[:1]}); len(said) != 1 {
		t.Errorf("two runs of which one is shorter: %v", said)
	}
	turned := func(digest, last string) []string { return []string{"a board", ledger.Knows + "m1 " + digest, last} }
	if said := laws.Secrets(laws.Evidence{Transcript: turned("1", "x"), Other: turned("2", "y")}); said != nil {
		t.Errorf("after a card was turned up: %v", said)
	}
	if said := laws.Secrets(laws.Evidence{Transcript: turned("1", "x"), Other: turned("1", "y")}); len(said) != 1 {
		t.Errorf("with nothing turned up: %v", said)
	}
}

// TestSigns ensures that nobody may be left without a sign in a world in which nothing goes wrong.
func TestSigns(t *testing.T) {
	for _, test := range []struct {
		e      laws.Evidence
		broken int
	}{{laws.Evidence{}, 0}, {laws.Evidence{Unanswered: 2}, 1}, {laws.Evidence{Unanswered: 2, Faults: true}, 0}} {
		if said := laws.Signs(test.e); len(said) != test.broken {
			t.Errorf("%+v: %v", test.e, said)
		}
	}
}

// called is a message that calls the first member to a question of match m8x8.
func called(w *world.World, q uint64) api.Message {
	ada := w.Sandbox.Member(0).ID()
	move := ui.Button("Move", discordgo.PrimaryButton, ui.ID{Match: "m8x8", Qs: []uint64{q}, Action: ui.ActMove})
	return api.Message{Content: "your turn, <@" + ada + ">", Mentions: []string{ada},
		Components: ui.Rows([]discordgo.MessageComponent{move})}
}

// posted has the bot post a message where matches are played, and returns its id.
func posted(t *testing.T, w *world.World, m api.Message) (id string) {
	t.Helper()
	err := w.Ask(func(ctx context.Context) error {
		sent, err := w.App().API.Send(ctx, w.Sandbox.ChannelID("matches"), m)
		if err == nil {
			id = sent.ID
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return id
}
