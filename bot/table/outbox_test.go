package table_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestThread ensures that a match is found in its thread, and that a new thread posts the hands; and that of several
// refreshes only one is sent.
func TestThread(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	w.ok(w.table.SetThread(w.ctx, id, "thread"))
	w.wantRows("moved", "hand[0]", "hand[1]")
	for place, want := range map[string]int{"thread": 1, "c": 0, "": 1} {
		got, err := w.table.Find(w.ctx, "ada", place)
		w.ok(err)
		if len(got) != want {
			t.Errorf("%d matches in %q, want %d", len(got), place, want)
		}
	}
	w.ok(w.table.Redraw(w.ctx, id))
	w.ok(w.table.Redraw(w.ctx, id))
	w.wantRows("drawn once", "refresh")
}

// posts empties the outbox and checks what was in it: "kind rank lane door coalesce", and what of the row is set.
func (w *world) posts(what string, want ...string) {
	w.Helper()
	var got []string
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		rows, err := tx.OutboxRows(storage.Pending, 0)
		for _, r := range rows {
			row, err := table.RowOf(r)
			if err != nil {
				return err
			}
			s := fmt.Sprintf("%s %d %s %s %s", row.Kind, r.Rank, r.Lane, r.Door, r.Coalesce)
			for _, f := range [][2]string{{"of", row.Of}, {"in", row.In}, {"person", row.Person}} {
				if f[1] != "" {
					s += " " + f[0] + "=" + f[1]
				}
			}
			if row.Word != "" {
				s += " " + row.Word
			}
			if len(row.Seats)+len(row.Mentions) > 0 {
				s += fmt.Sprintf(" %v%v", row.Seats, row.Mentions)
			}
			if row.Again {
				s += " again"
			}
			got = append(got, s)
		}
		return err
	}))
	if strings.Join(got, "\n") != strings.Join(want, "\n") {
		w.Errorf("%s: posted\n%s\nwant\n%s", what, strings.Join(got, "\n"), strings.Join(want, "\n"))
	}
	w.rows()
}

// TestLanes ensures that each kind of row has its lane, its door and its rank, and takes the place of those that are
// out of date; so that nothing holds up a prompt, and nobody is told twice. What stands before something urgent in its
// lane is as urgent.
func TestLanes(t *testing.T) {
	w := newWorld(t)
	m := w.invites("ada", "bruno", "chiara")
	w.posts("invited", "invite 0 match:m1 channel:c invite:m1")
	w.accepts(m.ID, "bruno")
	w.posts("one has accepted", "invite 0 match:m1 channel:c invite:m1")
	w.accepts(m.ID, "chiara")
	hand := func(n int, who, why string) string {
		return fmt.Sprintf("hand 1 hand:m1:%d person:%s %shand:m1:%d [%d][]", n, who, why, n, n)
	}
	all := func(why string) []string {
		return []string{hand(0, "ada", why), hand(1, "bruno", why), hand(2, "chiara", why)}
	}
	hands := all("")
	w.posts("dealt", append([]string{"invite 0 match:m1 channel:c invite:m1", "thread 0 match:m1 channel:c ",
		"handover 0 match:m1 channel:c  [0 1 2][]"}, all("asked:")...)...)
	for s := range 3 {
		w.ok(w.stake(m.ID, s))
	}
	w.rows()
	w.ok(w.table.SetThread(w.ctx, m.ID, "t"))
	w.posts("a thread", hands...)
	w.ok(w.table.SetChannel(w.ctx, m.ID, "d"))
	w.posts("a channel")
	w.ok(w.table.StopClocks(w.ctx, m.ID, table.StoppedUnseen))
	w.posts("clocks", append([]string{"refresh 1 match:m1 channel:t refresh:m1"}, hands...)...)
	w.ok(w.table.StartClocks(w.ctx, m.ID, table.StoppedUnseen))
	w.rows()
	if got := w.status(m.ID); got.Channel != "d" || got.Thread != "t" {
		t.Errorf("played in %s, announced in %s", got.Thread, got.Channel)
	}
	w.ok(w.table.Call(w.ctx, m.ID, []int{1, 2}, "n1"))
	w.ok(w.table.Call(w.ctx, m.ID, []int{1}, "n2"))
	w.posts("called", "call 0 hand:m1:2 person:chiara call:hand:m1:2 of=n1 [2][]",
		"call 0 hand:m1:1 person:bruno call:hand:m1:1 of=n2 [1][]")
	w.ok(w.table.Mention(w.ctx, m.ID, 1))
	w.posts("a call did not arrive", "handover 0 match:m1 channel:t  [1][] again")
	w.ok(w.table.Posted(w.ctx, m.ID, func(storage.Tx) ([]table.Row, error) {
		return []table.Row{{Kind: table.RowStory, Of: "x", In: "old"}, {Kind: table.RowStory, Of: "y", In: "t"}}, nil
	}))
	w.posts("a handover was posted", "strip 2 strip:x channel:old  of=x in=old", "strip 2 strip:y channel:t  of=y in=t")
	nobody := errors.New("no room")
	if err := w.table.Posted(w.ctx, m.ID, func(storage.Tx) ([]table.Row, error) {
		return nil, nobody
	}); !errors.Is(err, nobody) {
		t.Errorf("a handover that cannot be noted: %v", err)
	}
	w.posts("which was not noted")
	w.ok(w.table.RefreshHands(w.ctx, "bruno"))
	w.posts("one hand", hand(1, "bruno", "wanted:"))
	w.ok(w.table.RefreshHands(w.ctx, "stranger"))
	w.posts("of nobody")
	w.ok(w.table.Tell(w.ctx, m.ID, "channel:t", "closed", []string{"ada", "bruno"}))
	w.ok(w.table.Tell(w.ctx, m.ID, "channel:t", "closed", []string{"ada"}))
	w.ok(w.table.Tell(w.ctx, m.ID, "channel:d", "closed", []string{"ada"}))
	w.posts("troubles", w.trouble("bruno", "t"), w.trouble("ada", "t"), w.trouble("ada", "d"))
	w.ok(w.table.Back(w.ctx, m.ID))
	w.posts("open again", "notice 0 match:m1 channel:t  notice.back")
	w.ok(w.table.Lost(w.ctx, m.ID, true, "x"))
	w.posts("an invitation that was answered")
	w.ok(w.table.Lost(w.ctx, m.ID, false, "x"))
	w.posts("a message", "refresh 0 match:m1 channel:t  of=x")
	w.ok(w.table.LostThread(w.ctx, m.ID, "t"))
	w.ok(w.table.LostThread(w.ctx, m.ID, "older"))
	w.posts("the thread of now, and not one of before", "thread 0 match:m1 channel:t  of=t",
		"refresh 0 match:m1 channel:t  of=t")
	w.ok(w.table.SetThread(w.ctx, m.ID, ""))
	w.rows()
	w.ok(w.table.LostThread(w.ctx, m.ID, "t"))
	w.posts("no thread")
	w.ok(w.table.SetThread(w.ctx, m.ID, "t"))
	_, err := w.offer(m.ID, chiara)
	w.ok(err)
	w.concedes(m.ID, 0)
	w.rows()
	w.concedes(m.ID, 1)
	w.posts("over", append(append([]string{"refresh 0 match:m1 channel:t refresh:m1"}, hands...),
		"result 0 match:m1 channel:t ",
		"invite 2 match:m1 channel:t invite:m1")...)
	w.ok(w.table.Lost(w.ctx, m.ID, false, "x"))
	w.ok(w.table.Lost(w.ctx, m.ID, true, "x"))
	w.ok(w.table.LostThread(w.ctx, m.ID, "t"))
	w.ok(w.table.Back(w.ctx, m.ID))
	w.ok(w.table.Unseen(w.ctx, table.Row{Match: m.ID}))
	w.ok(w.table.StopClocks(w.ctx, m.ID, table.StoppedUnseen))
	w.ok(w.table.StartClocks(w.ctx, m.ID, ""))
	w.ok(w.table.RefreshHands(w.ctx, "bruno"))
	w.posts("what is over is left alone")
	m = w.invites("ada", "bruno")
	w.rows()
	w.ok(w.table.Lost(w.ctx, m.ID, false, "x"))
	w.ok(w.table.LostThread(w.ctx, m.ID, "t"))
	w.ok(w.table.Back(w.ctx, m.ID))
	w.posts("what has not begun has no message")
	w.ok(w.table.Lost(w.ctx, m.ID, true, "x"))
	w.posts("but an invitation", "invite 0 match:m2 channel:c invite:m2")
}

// trouble is the row that tells a person that nothing can be sent to a channel.
func (w *world) trouble(person, channel string) string {
	return fmt.Sprintf("trouble 0 trouble:%s person:%s trouble:%s:channel:%s %s closed",
		person, person, person, channel, "of=channel:"+channel+" person="+person)
}

// TestDoors ensures that a door says whose it is, and that a payload that is none is refused with its row.
func TestDoors(t *testing.T) {
	if c, ok := table.DoorChannel(table.ChannelDoor("7")); c != "7" || !ok {
		t.Errorf("the door of channel 7 is that of %q, %v", c, ok)
	}
	if _, ok := table.DoorChannel(table.PersonDoor("7")); ok {
		t.Error("the door of a person is that of a channel")
	}
	if _, err := table.RowOf(storage.OutboxRow{ID: 12, Payload: []byte("{")}); err == nil ||
		!strings.Contains(err.Error(), "row 12") {
		t.Errorf("a payload that is none: %v", err)
	}
}

// TestConfig ensures that a table without what it needs is refused.
func TestConfig(t *testing.T) {
	w := newWorld(t)
	whole := table.Config{Store: w.store, Games: w.games, Now: w.clock.Now, Seed: func() uint64 { return 1 },
		ID: func() string { return "" }}
	for what, without := range map[string]func(*table.Config){
		"nothing": func(*table.Config) {}, "Store": func(c *table.Config) { c.Store = nil },
		"Games": func(c *table.Config) { c.Games = nil }, "Now": func(c *table.Config) { c.Now = nil },
		"Seed": func(c *table.Config) { c.Seed = nil }, "ID": func(c *table.Config) { c.ID = nil },
	} {
		c := whole
		without(&c)
		if _, err := table.New(c); (err == nil) != (what == "nothing") {
			t.Errorf("without %s: %v", what, err)
		}
	}
	tab, err := table.New(whole)
	w.ok(err)
	_, err = tab.Invite(w.ctx, table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "ada",
		To: []string{"bruno"}, Deck: table.Deck{Cards: tally.Deck()}})
	if err == nil {
		t.Error("a match without an id")
	}
}

// TestThreadAfterAll ensures that a running match without a thread gets one when it may, and no other match does.
func TestThreadAfterAll(t *testing.T) {
	w := newWorld(t)
	id := w.begun(table.Settings{}, nil, nil)
	w.rows()
	w.ok(w.table.Thread(w.ctx, id))
	w.wantRows("without a thread", "thread")
	w.ok(w.table.SetThread(w.ctx, id, "t"))
	w.rows()
	w.ok(w.table.Thread(w.ctx, id))
	w.wantRows("with one")
	w.ok(w.table.SetThread(w.ctx, id, ""))
	w.concedes(id, ada)
	w.rows()
	w.ok(w.table.Thread(w.ctx, id))
	w.wantRows("over")
}

// TestIsOpening ensures that a match is said to be opening while its invitation or its thread is what is sent next, and
// not before or after.
func TestIsOpening(t *testing.T) {
	w := newWorld(t)
	opening := func(what, id string, want bool) {
		t.Helper()
		if got, err := w.table.IsOpening(w.ctx, id); err != nil || got != want {
			t.Errorf("%s: %v, %v", what, got, err)
		}
	}
	m := w.invites("ada", "bruno")
	opening("invited", m.ID, true)
	w.rows()
	opening("all is sent", m.ID, false)
	w.accepts(m.ID, "bruno")
	opening("accepted", m.ID, true)
	w.rows()
	w.ok(w.table.Thread(w.ctx, m.ID))
	opening("a thread", m.ID, true)
	w.rows()
	w.ok(w.table.Back(w.ctx, m.ID))
	opening("something else", m.ID, false)
	opening("no match", "m99", false)
}
