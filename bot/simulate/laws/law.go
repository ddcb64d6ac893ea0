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
	// Transcript and Other are what somebody saw in two runs that differ in other people's cards alone; empty where
	// there was one run.
	Transcript, Other []string
}

// All are the laws in the order in which they are looked at.
func All() []Law {
	return []Law{
		{"every accepted input stands once in the log", Lost, Inputs},
		{"the state of a match is what its log comes to", Lost, Replay},
		{"every open question has a deadline or a reason", Stuck, Deadlines},
		{"nobody loses an answer before their time", Lost, Patience},
		{"what is to be sent is sent, or put off for a reason", Stuck, Delivery},
		{"nothing is given up that passes", Lost, GivenUp},
		{"nothing is posted twice", Doubled, Twice},
		{"nobody is answered twice", Doubled, Answers},
		{"messages show what is", Stuck, Messages},
		{"who is awaited was called", Stuck, Called},
		{"requests keep to Discord's limits", Doubled, Limits},
		{"a result is counted once, and as it was", Lost, Results},
		{"faults reach a retry or a person, and nothing else is a fault", Lost, Faults},
		{"nobody sees what belongs to another", Leaked, Secrets},
	}
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
