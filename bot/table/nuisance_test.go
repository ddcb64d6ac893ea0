package table_test

import (
	"fmt"
	"sync"
	"testing"
	"time"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestOpenInvitations ensures that a person has at most five open invitations, however they were answered before, and
// one to the same person; that others are not counted; and that a refusal leaves nothing behind.
func TestOpenInvitations(t *testing.T) {
	w := newWorld(t)
	var made []storage.Match
	for i := range table.MaxOpen {
		made = append(made, w.invites("ada", fmt.Sprint("p", i)))
	}
	w.rows()
	_, err := w.tryInvite("ada", "p9")
	w.refused(err, table.CodeTooMany)
	_, err = w.tryInvite("ada", "p9", "p3")
	w.refused(err, table.CodeOpenTo)
	if got := engine.IsRefusal(err).Arg("player")[0].Seat(); got != 2 {
		t.Errorf("the refusal is about seat %d, want 2", got)
	}
	w.wantRows("after refusals")
	w.invites("p0", "ada")
	w.invites("p1", "ada")
	w.rows()
	w.declines(made[0].ID, "ada") // withdrawn
	again := w.invites("ada", "p0")
	w.declines(again.ID, "p0")
	w.invites("ada", "p0")
	_, err = w.tryInvite("ada", "p9")
	w.refused(err, table.CodeTooMany)
}

// TestInvitedAgainAndAgain ensures that nobody is called more often by inviting and withdrawing than by inviting: of 40
// rounds within the hour five get through, to each person; that an invitation of which a match came does not count; and
// that it goes on when the hour is over.
func TestInvitedAgainAndAgain(t *testing.T) {
	w := newWorld(t)
	for i := range 40 {
		m, err := w.tryInvite("ada", "bruno")
		if i < 5 {
			w.ok(err)
			w.declines(m.ID, "ada")
			continue
		}
		w.refused(err, table.CodeOften)
		if got := engine.IsRefusal(err).Arg("minutes")[0]; got != engine.Int(60) {
			t.Errorf("there are %v minutes to wait, want 60", got)
		}
	}
	_, err := w.tryInvite("ada", "giulia", "bruno")
	w.refused(err, table.CodeOften)
	for range 8 { // quick matches one after the other
		w.accepts(w.invites("ada", "giulia").ID, "giulia")
	}
	w.invites("bruno", "ada")
	w.clock.Advance(time.Hour)
	w.invites("ada", "bruno")
}

// TestManyInvited ensures that a person calls ten others in an hour and thirty in a day without a match coming of it,
// several at once counted each, also after a restart; that accepted invitations do not count, and that whoever manages
// the server may call more.
func TestManyInvited(t *testing.T) {
	w := newWorld(t)
	n := 0
	call := func() {
		t.Helper()
		n++
		w.declines(w.invites("ada", fmt.Sprint("p", n)).ID, "ada")
	}
	for range 2 {
		w.accepts(w.invites("ada", "giulia").ID, "giulia")
	}
	for range 9 {
		call()
	}
	_, err := w.tryInvite("ada", "q1", "q2")
	w.refused(err, table.CodeReached)
	if no := engine.IsRefusal(err); no.Arg("minutes")[0] != engine.Int(60) || no.Arg("hours")[0] != engine.Int(1) {
		t.Errorf("the refusal says %+v", no)
	}
	call()
	w.restart(0)
	_, err = w.tryInvite("ada", "q1")
	w.refused(err, table.CodeReached)
	in := table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "ada", Interaction: w.interaction(),
		To: []string{"q1"}, Deck: table.Deck{Name: "d", Cards: tally.Deck()}, Manages: true}
	m, err := w.table.Invite(w.ctx, in)
	w.ok(err)
	w.declines(m.ID, "ada")
	for range 19 {
		w.clock.Advance(time.Hour)
		if n < 29 {
			call()
		}
	}
	w.clock.Advance(time.Hour)
	_, err = w.tryInvite("ada", "q2")
	w.refused(err, table.CodeReached)
	if no := engine.IsRefusal(err); no.Arg("hours")[0] != engine.Int(24) {
		t.Errorf("the refusal says %+v", no)
	}
	w.invites("bruno", "q2")
	w.clock.Advance(5 * time.Hour)
	w.invites("ada", "q2")
}

// TestJudgeCalledAgainAndAgain ensures the same of calling a judge and withdrawing that: a person has five calls within
// the hour in all matches of a server.
func TestJudgeCalledAgainAndAgain(t *testing.T) {
	w := newWorld(t)
	first := w.begun(table.Settings{Rules: tough}, sparks, sparks)
	second := w.begun(table.Settings{Rules: tough}, sparks, sparks)
	call := func(match, who string) error { return w.table.CallJudge(w.ctx, match, who, w.interaction()) }
	for _, match := range []string{first, second, first, second, first} {
		w.ok(call(match, "bruno"))
		w.ok(w.table.WithdrawJudge(w.ctx, match, "bruno", w.interaction()))
	}
	w.rows()
	w.refused(call(first, "bruno"), table.CodeOften)
	w.refused(call(second, "bruno"), table.CodeOften)
	w.wantRows("after refusals")
	w.ok(call(first, "ada"))
	w.ok(w.table.WithdrawJudge(w.ctx, first, "ada", w.interaction()))
	w.clock.Advance(time.Hour)
	w.ok(call(first, "bruno"))
}

// TestInvitationsAtOnce ensures that invitations made in the same moment do not pass the limits together.
func TestInvitationsAtOnce(t *testing.T) {
	w := newWorld(t)
	var wg sync.WaitGroup
	for i := range 40 {
		in := table.Invitation{Server: "s", Channel: "c", Game: tally.Name, From: "ada", Interaction: w.interaction(),
			To: []string{fmt.Sprint("p", i/2)}, Deck: table.Deck{Name: "d", Cards: tally.Deck()}}
		wg.Go(func() { w.table.Invite(w.ctx, in) })
	}
	wg.Wait()
	open, err := w.table.Find(w.ctx, "ada", "", storage.Invited)
	w.ok(err)
	to := map[string]bool{}
	for _, m := range open {
		_, seats, err := w.table.MatchSeats(w.ctx, m.ID)
		w.ok(err)
		to[seats[1].Player] = true
	}
	if len(open) != table.MaxOpen || len(to) != len(open) {
		t.Errorf("%d invitations to %d people are open, want %d", len(open), len(to), table.MaxOpen)
	}
}

// TestBlocked ensures that who is blocked invites the one who blocked neither alone, nor with others, nor to a rematch,
// that the other way is open, and that a match that is being played goes on.
func TestBlocked(t *testing.T) {
	w := newWorld(t)
	over := w.begun(table.Settings{}, nil, nil)
	_, err := w.table.Do(w.ctx, table.Act{Match: over, Player: "bruno", Kind: engine.InputConcede})
	w.ok(err)
	running := w.begun(table.Settings{}, nil, nil)
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutPlayer(storage.Player{ID: "bruno", Settings: []byte(`{"name":"Bruno","blocked":["ada"]}`)})
	}))
	_, err = w.tryInvite("ada", "bruno")
	w.refused(err, table.CodeBlocked)
	_, err = w.tryInvite("ada", "chiara", "bruno")
	w.refused(err, table.CodeBlocked)
	_, err = w.table.Rematch(w.ctx, over, "ada", "", w.interaction())
	w.refused(err, table.CodeBlocked)
	w.invites("ada", "chiara")
	if _, err := w.table.Rematch(w.ctx, over, "bruno", "", w.interaction()); err != nil {
		t.Errorf("who blocked cannot invite: %v", err)
	}
	w.does(running, ada, "end")
}

// TestWaitingInvitations ensures that a person's inbox has the invitations that they have not answered, the one that
// ends first in front, and no other.
func TestWaitingInvitations(t *testing.T) {
	w := newWorld(t)
	first := w.invites("ada", "bruno", "chiara")
	w.clock.Advance(time.Second)
	second := w.invites("dora", "bruno")
	w.declines(w.invites("chiara", "bruno").ID, "bruno")
	w.invites("bruno", "dora")
	got, err := w.table.Invitations(w.ctx, "bruno")
	w.ok(err)
	if len(got) != 2 || got[0].Match.ID != first.ID || got[1].Match.ID != second.ID ||
		!got[1].Ends.Equal(second.Created.Add(table.InviteLasts)) {
		t.Errorf("waiting: %+v", got)
	}
	w.accepts(first.ID, "bruno")
	if got, err = w.table.Invitations(w.ctx, "bruno"); err != nil || len(got) != 1 {
		t.Errorf("after an acceptance: %+v, %v", got, err)
	}
}

// TestWhereInvitationsStand ensures that a waiting invitation has the message that was noted for it, and ends as much
// later as the bot was away.
func TestWhereInvitationsStand(t *testing.T) {
	w := newWorld(t)
	m := w.invites("ada", "bruno")
	one := func() table.Waiting {
		t.Helper()
		got, err := w.table.Invitations(w.ctx, "bruno")
		if w.ok(err); len(got) != 1 {
			t.Fatalf("waiting: %+v", got)
		}
		return got[0]
	}
	if got := one(); got.Message != "" || got.Channel != "" || len(got.Seats) != 2 {
		t.Errorf("not posted yet: %+v", got)
	}
	w.ok(w.store.Update(w.ctx, func(tx storage.Tx) error {
		return tx.PutMessage(storage.Message{Match: m.ID, Purpose: "invite", Channel: "c", ID: "7"})
	}))
	w.restart(time.Hour)
	got := one()
	ends := start.Add(table.InviteLasts + time.Hour)
	if got.Message != "7" || got.Channel != "c" || !got.Ends.Equal(ends) {
		t.Errorf("%+v, want it to end at %v", got, ends)
	}
}
