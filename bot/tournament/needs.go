package tournament

import (
	"context"
	"slices"
	"time"

	"farpost/bot/tournament/event"
	"farpost/storage"
)

// Kinds of need.
const (
	NeedDispute = "dispute" // somebody called a judge, or contradicted a report
	NeedTrouble = "trouble" // something that the bot could not do (event.Trouble)
	NeedNoShow  = "noshow"  // somebody has not done anything in their match, and half of the round is over
	NeedIdle    = "idle"    // a match has waited for somebody for longer than an answer may take
	NeedPublish = "publish" // the next round is drafted and waits to be published
	NeedDraft   = "draft"   // the round is over, and the next waits to be drafted
	NeedCut     = "cut"     // all rounds are played, and the elimination waits to begin
	NeedFinish  = "finish"  // all rounds are played, and nothing is left but to end it
	NeedStart   = "start"   // the check-in is over
)

// Need is something that waits for an organiser.
type Need struct {
	Kind           string
	Round, Pairing int    // 0 for none
	Player         string // whom it is about; "" for nobody
	Since          time.Time
	Trouble        event.Trouble
}

// Needs returns what waits for an organiser of an event, the most urgent kinds first, then by round and pairing. Who is
// silent in a match that the organiser plays is left out: it would tell whether an opponent has answered in secret.
func (d *Desk) Needs(ctx context.Context, id, organiser string) (out []Need, err error) {
	now := d.Now()
	err = d.Store.View(ctx, func(tx storage.ReadTx) error {
		v, err := read(tx, id)
		if err != nil {
			return err
		}
		e := v.Event
		for _, r := range e.Rounds {
			for _, p := range r.Pairings {
				if p.Done == "" && p.Disputed != "" {
					out = append(out, Need{Kind: NeedDispute, Round: r.No, Pairing: p.No, Player: p.Disputed})
				}
			}
		}
		for _, t := range e.Trouble {
			if p, ok := e.Pairing(t.Round, t.Pairing); t.Round > 0 && (!ok || p.Done != "") {
				continue // nothing rests on it any more
			}
			out = append(out, Need{Kind: NeedTrouble, Round: t.Round, Pairing: t.Pairing, Player: t.Player, Trouble: t})
		}
		slow, err := slow(tx, e, organiser, now)
		out = append(append(out, slow...), next(e, now)...)
		return err
	})
	return out, err
}

// next is what the organiser has to do for the event to go on.
func next(e event.Event, now time.Time) []Need {
	r, ok := e.Current()
	switch {
	case e.Stage == event.CheckingIn && !e.CheckInUntil.After(now):
		return []Need{{Kind: NeedStart, Since: e.CheckInUntil}}
	case e.Stage != event.Running:
	case ok && !r.Published:
		return []Need{{Kind: NeedPublish, Round: r.No}}
	case !ok || r.Closed:
		kind := map[string]string{event.Draft: NeedDraft, event.Cut: NeedCut, event.Finish: NeedFinish}[e.Follows()]
		return []Need{{Kind: kind, Round: len(e.Rounds) + 1}}
	}
	return nil
}

// slow are the matches that are played and wait for somebody for long: those who never did anything, once half of the
// round is over, and those who have been silent for longer than an answer may take.
func slow(tx storage.ReadTx, e event.Event, organiser string, now time.Time) ([]Need, error) {
	var out []Need
	for _, r := range e.Rounds {
		half := r.Began.Add(r.Due.Sub(r.Began) / 2)
		for _, p := range r.Pairings {
			i := slices.IndexFunc(p.Games, func(g event.Game) bool { return !g.Over })
			if p.Done != "" || i < 0 || slices.Contains(p.Players, organiser) {
				continue
			}
			silent, err := silentIn(tx, p.Games[i].Match)
			if err != nil {
				return nil, err
			}
			for _, s := range silent {
				n := Need{Kind: NeedIdle, Round: r.No, Pairing: p.No, Player: s.player, Since: s.since}
				switch {
				case s.never && now.After(half):
					n.Kind = NeedNoShow
				case s.never || now.Sub(s.since) < e.Plan.Turn:
					continue
				}
				out = append(out, n)
			}
		}
	}
	slices.SortStableFunc(out, func(a, b Need) int {
		if a.Kind == b.Kind {
			return 0
		}
		if a.Kind == NeedNoShow {
			return -1
		}
		return 1
	})
	return out, nil
}

// silence is a player for whom a match waits: since when they have done nothing in it, or that they never did.
type silence struct {
	player string
	since  time.Time
	never  bool
}

func silentIn(tx storage.ReadTx, match string) ([]silence, error) {
	m, err := tx.Match(match)
	if err != nil || m.Status != storage.Running {
		return nil, err
	}
	seats, err := tx.Seats(match)
	if err != nil {
		return nil, err
	}
	return silences(tx, m, seats)
}

// silences are those for whom a match waits.
func silences(tx storage.ReadTx, m storage.Match, seats []storage.Seat) ([]silence, error) {
	asks, err := tx.Asks(m.ID)
	if err != nil {
		return nil, err
	}
	last, err := playedBy(tx, m.ID)
	if err != nil {
		return nil, err
	}
	var out []silence
	for _, s := range seats {
		if !waits(asks, s.No) {
			continue
		}
		e, ok := last[s.Player]
		if !ok {
			e.At = m.Created
		}
		out = append(out, silence{player: s.Player, since: e.At, never: !ok})
	}
	return out, nil
}

// waits reports whether a match waits for a seat.
func waits(asks []storage.Ask, seat int) bool {
	return slices.ContainsFunc(asks, func(a storage.Ask) bool {
		return a.Seat == seat && !a.Deadline.IsZero() && !a.Unawaited
	})
}
