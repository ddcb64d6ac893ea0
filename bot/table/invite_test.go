package table_test

import (
	"slices"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/storage"
)

// TestInvite ensures that what cannot be a match is refused with its reason, and leaves nothing behind.
func TestInvite(t *testing.T) {
	base := table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "a", To: []string{"b"},
		Deck: table.Deck{Cards: tally.Deck()}}
	for _, test := range []struct {
		name string
		edit func(*table.Invitation)
		code string
	}{
		{"unknown game", func(in *table.Invitation) { in.Game = "chess" }, table.CodeGame},
		{"nobody", func(in *table.Invitation) { in.To = nil }, table.CodePlayers},
		{"too many", func(in *table.Invitation) { in.To = []string{"b", "c", "d", "e"} }, table.CodePlayers},
		{"oneself", func(in *table.Invitation) { in.To = []string{"a"} }, table.CodeSelf},
		{"somebody twice", func(in *table.Invitation) { in.To = []string{"b", "b"} }, table.CodeSelf},
		{"a clock too fast", func(in *table.Invitation) { in.Settings.Turn = time.Millisecond }, table.CodeClock},
		{"a clock too slow", func(in *table.Invitation) {
			in.Settings.Reaction = 31 * 24 * time.Hour
		}, table.CodeClock},
		{"an unknown rule", func(in *table.Invitation) {
			in.Settings.Rules = map[string]int{"speed": 1}
		}, table.CodeNoRule},
		{"a rule out of bounds", func(in *table.Invitation) {
			in.Settings.Rules = map[string]int{"life": 0}
		}, table.CodeRule},
	} {
		t.Run(test.name, func(t *testing.T) {
			w := newWorld(t)
			in := base
			test.edit(&in)
			_, err := w.table.Invite(w.ctx, in)
			w.refused(err, test.code)
			w.wantRows("after a refusal")
		})
	}
}

// TestAccept ensures that a match is dealt when everybody has accepted, once, and by the invited only.
func TestAccept(t *testing.T) {
	w := newWorld(t)
	m := w.invite(table.Settings{}, nil, nil, nil)
	w.wantRows("invited", "invite")
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	_, err := w.table.Accept(w.ctx, m.ID, "stranger", deck, w.interaction())
	w.refused(err, table.CodeInvitee)
	_, err = w.table.Accept(w.ctx, m.ID, "p0", deck, w.interaction())
	w.refused(err, table.CodeIn)
	_, err = w.table.Accept(w.ctx, "m99", "p1", deck, w.interaction())
	w.refused(err, table.CodeUnknown)
	got, err := w.table.Accept(w.ctx, m.ID, "p2", deck, "twice")
	w.ok(err)
	if got.Status != storage.Invited {
		t.Errorf("with one yet to accept the match is %s", got.Status)
	}
	w.wantRows("one accepted", "invite")
	_, err = w.table.Accept(w.ctx, m.ID, "p1", deck, "twice")
	w.refused(err, table.CodeTwice)
	if _, err := w.table.Position(w.ctx, m.ID); err == nil {
		t.Error("a match that is not dealt has a position")
	}
	got, err = w.table.Accept(w.ctx, m.ID, "p1", deck, w.interaction())
	w.ok(err)
	if got.Status != storage.Running || got.Book == "" {
		t.Errorf("after the last acceptance: %+v", got)
	}
	w.wantRows("dealt", "invite", "thread", "handover[0 1 2]", "hand[0]", "hand[1]", "hand[2]")
	if got := w.kinds(m.ID); !slices.Equal(got, []string{"0:stake", "1:stake", "2:stake"}) {
		t.Errorf("asked: %v", got)
	}
	_, err = w.table.Accept(w.ctx, m.ID, "p1", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
	_, err = w.table.Decline(w.ctx, m.ID, "p1", w.interaction())
	w.refused(err, table.CodeAnswered)
}

// TestDecline ensures that anybody invited, and the one who invited, can call a match off, and nobody else; and that
// those who were in already are told, and nobody else is mentioned.
func TestDecline(t *testing.T) {
	for _, who := range []string{"p0", "p1"} {
		w := newWorld(t)
		m := w.invite(table.Settings{}, nil, nil)
		_, err := w.table.Decline(w.ctx, m.ID, "stranger", w.interaction())
		w.refused(err, table.CodeInvitee)
		w.rows()
		got, err := w.table.Decline(w.ctx, m.ID, who, w.interaction())
		w.ok(err)
		if got.Status != storage.Cancelled || w.status(m.ID).Status != storage.Cancelled {
			t.Errorf("declined by %s the match is %s", who, got.Status)
		}
		if who == "p0" {
			w.wantRows("withdrawn before anybody was in", "invite")
		} else {
			w.wantRows("declined", "notice[1]notice.declined", "invite")
		}
		_, err = w.table.Accept(w.ctx, m.ID, "p1", table.Deck{Cards: tally.Deck()}, w.interaction())
		w.refused(err, table.CodeAnswered)
		_, err = w.table.Do(w.ctx, table.Act{Match: m.ID, Player: "p1", Interaction: w.interaction()})
		w.refused(err, table.CodeNotRunning)
	}
}

// TestSameInvitation ensures that a command delivered twice makes one match.
func TestSameInvitation(t *testing.T) {
	w := newWorld(t)
	in := table.Invitation{Game: tally.Name, Channel: "c", From: "a", To: []string{"b"},
		Deck: table.Deck{Cards: tally.Deck()}, Interaction: "i"}
	_, err := w.table.Invite(w.ctx, in)
	w.ok(err)
	_, err = w.table.Invite(w.ctx, in)
	w.refused(err, table.CodeTwice)
	all, err := w.table.Find(w.ctx, "a", "")
	w.ok(err)
	if len(all) != 1 {
		t.Errorf("%d matches, want 1", len(all))
	}
}

// TestSettings ensures that a table rule and the clocks that were agreed on hold in the match.
func TestSettings(t *testing.T) {
	w := newWorld(t)
	id := w.deal(table.Settings{Setup: time.Hour, Rules: map[string]int{"hand": 5, "life": 9}}, nil, nil)
	pos := w.pos(id)
	if n := len(w.hand(id, 0)); n != 1 { // five moths are one kind
		t.Errorf("%d kinds of card in hand", n)
	}
	v, err := pos.View(0)
	w.ok(err)
	if v.Zone("hand", 0).Count != 5 || v.Seats[1].Badges[0].N != 9 {
		t.Errorf("hand %d, life %d, want 5 and 9", v.Zone("hand", 0).Count, v.Seats[1].Badges[0].N)
	}
	for _, a := range pos.Asks {
		if got := pos.Deadline(a.Q); !got.Equal(start.Add(time.Hour)) {
			t.Errorf("deadline %v, want an hour after the deal", got)
		}
	}
}
