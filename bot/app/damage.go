package app

import (
	"context"
	"errors"
	"os"
	"sync"
	"time"

	"farpost/storage"
)

const (
	// checkAtOnce is up to how many bytes a database is looked through before the bot connects. That takes a fraction
	// of a second; a larger one is looked through beside the bot's work.
	checkAtOnce = 64 << 20
	// checkEvery is how often it is looked through again.
	checkEvery = 24 * time.Hour
	// mostDamage is how many damaged things are named in the log between two starts.
	mostDamage = 100
)

// damageLog knows which damaged things the log has named.
type damageLog struct {
	mu    sync.Mutex
	named map[string]bool
}

// isNews reports whether an error is to be logged: one that speaks of damage only if it is of a thing that was not
// named before.
func (d *damageLog) isNews(err error) bool {
	var damage *storage.DamagedError
	if !errors.As(err, &damage) {
		return true
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.named == nil {
		d.named = map[string]bool{}
	}
	if d.named[damage.What] || len(d.named) >= mostDamage {
		return false
	}
	d.named[damage.What] = true
	return true
}

// isSmall reports whether the database is looked through before the bot connects.
func (a *App) isSmall() bool {
	info, err := os.Stat(a.Config.DB)
	return err == nil && info.Size() <= checkAtOnce
}

// checkStore looks through the database and logs in one sentence what is wrong with it, each time anew.
func (a *App) checkStore(ctx context.Context) {
	if err := a.Store.Check(ctx); err != nil && ctx.Err() == nil {
		a.deps.Log.Error(err.Error())
	}
}

// watchStore looks through the database now and then until ctx ends; the first time at once unless that is done.
func (a *App) watchStore(ctx context.Context, done bool) error {
	for {
		if !done {
			a.checkStore(ctx)
		}
		done = false
		if err := a.deps.Clock.Wait(ctx, a.deps.Clock.Now().Add(checkEvery), nil); err != nil {
			return nil
		}
	}
}
