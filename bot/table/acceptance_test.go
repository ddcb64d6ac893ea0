package table_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// TestAccept ensures that a match is dealt when everybody has accepted, once, and by the invited only.
func TestAccept(t *testing.T) {
	w := newWorld(t)
	m := w.invite(table.Settings{}, nil, nil, nil)
	w.wantRows("invited", "invite")
	deck := table.Deck{Name: "d", Cards: tally.Deck()}
	_, err := w.table.Accept(w.ctx, m.ID, "stranger", deck, w.interaction())
	w.refused(err, table.CodeInvitee)
	_, err = w.table.Accept(w.ctx, m.ID, "ada", deck, w.interaction())
	w.refused(err, table.CodeIn)
	_, err = w.table.Accept(w.ctx, "m99", "bruno", deck, w.interaction())
	w.refused(err, table.CodeUnknown)
	got, err := w.table.Accept(w.ctx, m.ID, "chiara", deck, "twice")
	w.ok(err)
	if got.Status != storage.Invited {
		t.Errorf("with one yet to accept the match is %s", got.Status)
	}
	w.wantRows("one accepted", "invite")
	_, err = w.table.Accept(w.ctx, m.ID, "bruno", deck, "twice")
	w.refused(err, table.CodeTwice)
	if _, err := w.table.Position(w.ctx, m.ID); err == nil {
		t.Error("a match that is not dealt has a position")
	}
	got, err = w.table.Accept(w.ctx, m.ID, "bruno", deck, w.interaction())
	w.ok(err)
	if got.Status != storage.Running || got.Book == "" || w.json(got) != w.json(w.status(m.ID)) {
		t.Errorf("after the last acceptance: %+v, and stored %+v", got, w.status(m.ID))
	}
	w.wantRows("dealt", "invite", "thread", "handover[0 1 2]", "hand[0]", "hand[1]", "hand[2]")
	if got := w.kinds(m.ID); !slices.Equal(got, []string{"0:stake", "1:stake", "2:stake"}) {
		t.Errorf("asked: %v", got)
	}
	_, err = w.table.Accept(w.ctx, m.ID, "bruno", deck, w.interaction())
	w.refused(err, table.CodeAnswered)
	_, err = w.table.Decline(w.ctx, m.ID, "bruno", w.interaction())
	w.refused(err, table.CodeAnswered)
}

// TestDecline ensures that anybody invited, and the one who invited, can call a match off, and nobody else; and that
// those who were in already are told, and nobody else is mentioned.
func TestDecline(t *testing.T) {
	for _, who := range []string{"ada", "bruno"} {
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
		if who == "ada" {
			w.wantRows("withdrawn before anybody was in", "invite")
		} else {
			w.wantRows("declined", "notice[1]notice.declined", "invite")
		}
		_, err = w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: tally.Deck()}, w.interaction())
		w.refused(err, table.CodeAnswered)
		_, err = w.table.Do(w.ctx, table.Act{Match: m.ID, Player: "bruno", Interaction: w.interaction()})
		w.refused(err, table.CodeNotRunning)
	}
}

// TestWithdrawn ensures that those who were in are told who called an invitation off, and that it is known afterwards.
func TestWithdrawn(t *testing.T) {
	for who, want := range map[string]string{"ada": "notice[0]notice.withdrawn", "bruno": "notice[1]notice.declined",
		"chiara": "notice[2]notice.declined"} {
		w := newWorld(t)
		m := w.invites("ada", "bruno", "chiara")
		if by, err := table.DeclinedBy(w.seats(m.ID)); by != -1 || err != nil {
			t.Errorf("an open invitation was called off by %d, %v", by, err)
		}
		w.accepts(m.ID, "bruno")
		w.rows()
		w.declines(m.ID, who)
		w.wantRows(who, want, "invite")
		by, err := table.DeclinedBy(w.seats(m.ID))
		if w.ok(err); name(by) != who {
			t.Errorf("called off by seat %d, want %s", by, who)
		}
		if next := w.tick(); !next.IsZero() {
			t.Errorf("it still times out at %v", next)
		}
	}
}

// seats loads the seats of a match in any stage.
func (w *world) seats(match string) []storage.Seat {
	w.Helper()
	_, seats, err := w.table.MatchSeats(w.ctx, match)
	w.ok(err)
	return seats
}

// TestSeating ensures that the deal seats people at random, each with their own deck, however many they are.
func TestSeating(t *testing.T) {
	first := map[string]bool{}
	for seed := range uint64(12) {
		w := newWorld(t)
		w.table.Seed = func() uint64 { return seed }
		id := w.deal(table.Settings{}, []string{"spark"}, []string{"flare"}, []string{"comet"})
		seats := w.pos(id).Seats
		first[seats[0].Player] = true
		for seat, s := range seats {
			card := map[string]string{"ada": "spark", "bruno": "flare", "chiara": "comet"}[s.Player]
			if _, ok := w.hand(id, seat)[card]; !ok || s.No != seat {
				t.Errorf("seed %d: %s, in seat %d, has not their deck", seed, s.Player, s.No)
			}
		}
	}
	if len(first) != 3 {
		t.Errorf("only %v ever begin", first)
	}
}

// undealt are games that cannot be dealt.
type undealt struct{ *tally.Games }

func (g undealt) Ruleset(game string) *engine.Ruleset {
	r := g.Games.Ruleset(game)
	r.Deal = func(*engine.Tx, engine.Setup) error { return errFault }
	return r
}

// TestDealFails ensures that a deal that fails is an error that names the match, and that its invitation stays open.
func TestDealFails(t *testing.T) {
	w := newWorld(t)
	m := w.invites("ada", "bruno")
	w.table.Games = undealt{w.games}
	_, err := w.table.Accept(w.ctx, m.ID, "bruno", table.Deck{Cards: tally.Deck()}, w.interaction())
	if !errors.Is(err, errFault) || !strings.Contains(err.Error(), "deal match "+m.ID) ||
		w.status(m.ID).Status != storage.Invited {
		t.Errorf("%v; it is %s", err, w.status(m.ID).Status)
	}
}
