package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"time"

	"farpost/bot/internal/budget"
	"farpost/engine"
	"farpost/storage"
)

// MaxOpen is how many open invitations a person may have made. A rematch is one of them, for it calls people just as
// well; accepting somebody's rematch is none.
const MaxOpen = 5

// blocks is what the table reads in the settings of a player, which other parts of the bot write.
type blocks struct {
	Blocked []string `json:"blocked"` // from whom the player takes no invitations, by user id
}

// checkNuisance refuses an invitation with CodeTooMany, CodeOpenTo, CodeBlocked, CodeOften or CodeReached. seat
// numbers an invited person for the refusal.
func (t *Table) checkNuisance(tx storage.ReadTx, in Invitation, seat func(player string) int) error {
	about := func(player string) engine.Arg { return engine.A("player", engine.SeatVal(engine.Seat(seat(player)))) }
	for _, player := range in.To {
		blocked, err := isBlocked(tx, player, in.From)
		if err != nil {
			return err
		}
		if blocked {
			return refuse(CodeBlocked, about(player))
		}
	}
	open, err := tx.Matches(storage.MatchFilter{Player: in.From, Statuses: []storage.Status{storage.Invited}})
	if err != nil {
		return err
	}
	made := 0
	for _, m := range open {
		seats, err := tx.Seats(m.ID)
		if err != nil {
			return err
		}
		if len(seats) == 0 || seats[0].Player != in.From { // until the deal seat 0 is the one who invited
			continue
		}
		made++
		for _, s := range seats[1:] {
			if slices.Contains(in.To, s.Player) {
				return refuse(CodeOpenTo, about(s.Player))
			}
		}
	}
	if made >= MaxOpen {
		return refuse(CodeTooMany, engine.A("max", engine.Int(MaxOpen)))
	}
	return t.checkInvited(tx, in)
}

// checkInvited refuses an invitation with CodeOften if its maker has called one of the invited too often, and with
// CodeReached if they have called many people of late. Invitations count of which no match came.
func (t *Table) checkInvited(tx storage.ReadTx, in Invitation) error {
	tried, err := tx.Matches(storage.MatchFilter{Player: in.From, Limit: lookBack,
		Statuses: []storage.Status{storage.Invited, storage.Cancelled, storage.TimedOut}})
	if err != nil {
		return err
	}
	spent := map[string][]int64{}
	var reached []int64
	for _, m := range tried {
		if t.Now().Sub(m.Created) >= budget.ReachedDaily.Within {
			continue
		}
		seats, err := tx.Seats(m.ID)
		if err != nil {
			return err
		}
		if len(seats) == 0 || seats[0].Player != in.From {
			continue
		}
		for _, s := range seats[1:] {
			spent[s.Player] = append(spent[s.Player], m.Created.UnixMilli())
			reached = append(reached, m.Created.UnixMilli())
		}
	}
	for _, player := range in.To {
		if _, wait := budget.Calls.Spend(spent[player], t.Now()); wait > 0 {
			return often(wait)
		}
	}
	for _, b := range []budget.Budget{budget.ReachedDaily, budget.Reached} {
		spent := reached
		for range in.To {
			var wait time.Duration
			if spent, wait = b.Spend(spent, t.Now()); wait > 0 && !in.Manages {
				return refuse(CodeReached, engine.A("max", engine.Int(b.Most)),
					engine.A("hours", engine.Int(int(b.Within/time.Hour))),
					engine.A("minutes", engine.Int(budget.Minutes(wait))))
			}
		}
	}
	return nil
}

// lookBack is how many of a person's invitations are looked at, the latest first: more than one can make in the time
// that counts without being refused.
const lookBack = 200

// spendJudge refuses a call of a judge with CodeOften if the player has called those of the match's server too often,
// from whatever match, and else notes it in the sitting. Nobody is to be called by a row of calls and withdrawals.
func (s *sitting) spendJudge(seat int) error {
	mine := s.info[seat].Calls
	list, err := s.tx.Matches(storage.MatchFilter{Player: s.pos.Seats[seat].Player, Server: s.pos.Match.Server,
		Statuses: []storage.Status{storage.Running}})
	if err != nil {
		return err
	}
	spent := slices.Clone(mine)
	for _, m := range list {
		if m.ID == s.pos.Match.ID {
			continue
		}
		seats, err := s.tx.Seats(m.ID)
		if err != nil {
			return err
		}
		n, err := infoOf(seats[seatOf(seats, s.pos.Seats[seat].Player)])
		if err != nil {
			return err
		}
		spent = append(spent, n.Calls...)
	}
	if _, wait := budget.Calls.Spend(spent, s.t.Now()); wait > 0 {
		return often(wait)
	}
	s.info[seat].Calls, _ = budget.Calls.Spend(mine, s.t.Now())
	return nil
}

// often is the refusal of a call for which its maker has to wait.
func often(wait time.Duration) error {
	return refuse(CodeOften, engine.A("max", engine.Int(budget.Calls.Most)),
		engine.A("minutes", engine.Int(budget.Minutes(wait))))
}

// isBlocked reports whether a player takes no invitations from somebody.
func isBlocked(tx storage.ReadTx, player, from string) (bool, error) {
	p, err := tx.Player(player)
	if errors.Is(err, storage.ErrNotFound) || err == nil && len(p.Settings) == 0 {
		return false, nil
	}
	if err != nil {
		return false, err
	}
	var b blocks
	if err := json.Unmarshal(p.Settings, &b); err != nil {
		return false, fmt.Errorf("whom player %s blocks: %w", player, err)
	}
	return slices.Contains(b.Blocked, from), nil
}

// checkTwice refuses a press that was carried out before.
func checkTwice(tx storage.ReadTx, interaction string) error {
	_, err := tx.LogByInteraction(interaction)
	if err == nil {
		return refuse(CodeTwice)
	}
	if errors.Is(err, storage.ErrNotFound) {
		return nil
	}
	return err
}
