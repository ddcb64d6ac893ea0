package table

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"

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

// checkNuisance refuses an invitation with CodeTooMany, CodeOpenTo or CodeBlocked. seat numbers an invited person for
// the refusal.
func checkNuisance(tx storage.ReadTx, in Invitation, seat func(player string) int) error {
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
	return nil
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
