package laws

import (
	"context"
	"fmt"

	"farpost/bot/simulate/world"
	"farpost/storage"
)

// Count is what the break of a law counts as.
type Count string

// The counts of a report.
const (
	Lost    Count = "lost"
	Doubled Count = "doubled"
	Leaked  Count = "leaked"
	Stuck   Count = "stuck"
)

// Law is what must hold.
type Law struct {
	Name   string
	Counts Count
	Broken func(Evidence) []string
}

// Evidence is what laws look at.
type Evidence struct {
	World *world.World
	// Faults says whether anything went wrong in the run.
	Faults bool
	// Unanswered is how often somebody got no sign in time of what they did.
	Unanswered int
	// Places says whether the bot was not let in somewhere for a while.
	Places bool
	// Transcript and Other are what somebody saw in two runs that differ in other people's cards alone; empty where
	// there was one run.
	Transcript, Other []string
}

// view looks into the database of the bot.
func (e Evidence) view(f func(storage.ReadTx) error) (said []string) {
	a := e.World.App()
	if a == nil {
		return []string{"the bot does not run"}
	}
	if err := e.World.Look(func(s storage.Store) error { return s.View(context.Background(), f) }); err != nil {
		return []string{fmt.Sprintf("the database cannot be read: %v", err)}
	}
	return nil
}

// running looks at each running match, with its open questions and its seats by number.
func running(tx storage.ReadTx, look func(m storage.Match, asks []storage.Ask, seats []storage.Seat) error) error {
	matches, err := tx.Matches(storage.MatchFilter{Statuses: []storage.Status{storage.Running}})
	if err != nil {
		return err
	}
	for _, m := range matches {
		asks, err := tx.Asks(m.ID)
		if err != nil {
			return err
		}
		seats, err := tx.Seats(m.ID)
		if err != nil {
			return err
		}
		if err := look(m, asks, seats); err != nil {
			return err
		}
	}
	return nil
}
