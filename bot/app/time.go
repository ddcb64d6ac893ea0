package app

import (
	"context"
	"errors"
	"fmt"
	"time"

	"farpost/bot/clock"
	"farpost/storage"
)

// ran is for how long the process has run.
func (a *App) ran() time.Duration {
	ran, _ := a.deps.Clock.Ran()
	return ran
}

// steady is a time that nobody can set: Discord's limits pass by it. It says nothing about the time on the wall.
func (a *App) steady() time.Time {
	_, elapsed := a.deps.Clock.Ran()
	return time.Unix(0, 0).UTC().Add(elapsed)
}

// halted is until when nothing can be sent at all, by the clock on the wall.
func (a *App) halted() time.Time {
	until := a.API.Halted()
	if until.IsZero() {
		return until
	}
	return a.deps.Clock.Now().Add(until.Sub(a.steady()))
}

// playable is how much time people had: the process ran, and Discord was there.
func (a *App) playable() clock.Playable {
	ran, elapsed := a.deps.Clock.Ran()
	sure, likely := a.API.Played(ran)
	return clock.Playable{Sure: sure, Likely: likely, Elapsed: elapsed}
}

// beat looks at the clock every second, so that it notices when the process stood still. It waits for nothing else: a
// slow disk is no standstill.
func (a *App) beat() (end func() error) {
	ctx, cancel := context.WithCancel(context.Background())
	go func() {
		ticker := time.NewTicker(clock.Beat)
		defer ticker.Stop()
		for {
			a.ran()
			select {
			case <-ctx.Done():
				return
			case <-ticker.C:
			}
		}
	}()
	return func() error { cancel(); return nil }
}

// timers carries out deadlines as they come. What is due while nobody knows whether Discord is there waits until it was
// heard.
func (a *App) timers(ctx context.Context) error {
	for {
		next, err := a.Table.Tick(ctx)
		if ctx.Err() != nil {
			return nil
		}
		now := a.deps.Clock.Now()
		soon := now.Add(time.Second)
		switch {
		case err != nil:
			a.report(fmt.Errorf("carry out deadlines: %w", err))
			next = soon
		case next.IsZero():
		case !a.API.IsThere():
			next = latest(next, soon) // it stands still; Back wakes us
		case !next.After(now):
			if a.API.Prove(ctx) {
				continue
			}
			next = soon
		}
		if err := a.deps.Clock.Wait(ctx, next, a.tick); err != nil {
			return nil
		}
	}
}

func latest(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

// heartbeat records every few seconds that the bot runs, and gives back what is to be given back by then. So a process
// that is killed loses no more than that of it. When the disk keeps nothing, the bot ends: only a new start can tell
// what is there.
func (a *App) heartbeat(ctx context.Context) error {
	for {
		if err := a.Table.Alive(ctx); err != nil && ctx.Err() == nil {
			if errors.Is(err, storage.ErrNotKept) {
				return err
			}
			a.report(fmt.Errorf("record that the bot runs: %w", err))
		}
		if err := a.deps.Clock.Wait(ctx, a.deps.Clock.Now().Add(a.deps.Beat), nil); err != nil {
			return nil
		}
	}
}
