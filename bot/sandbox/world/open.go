package world

import (
	"context"
	"errors"
	"fmt"
	"os"

	"farpost/bot/sandbox/resource"
)

// Settings says how a world is opened. The zero value is a world in memory on the computer's clock.
type Settings struct {
	// StateFile is the file of the world; its attachments lie in the folder of the same name with ".files" behind.
	// Empty means a world in memory.
	StateFile string
	// Clock is the time of the world; nil is the computer's.
	Clock Clock
	// Members is how many sample members a new world has; 0 means four.
	Members int
	// Locales are the languages of the sample members in order. Members beyond the list have their usual one.
	Locales []string
	// OnError, when not nil, gets each failure that no request is told of.
	OnError func(error)
}

// Open reads the state file, or makes the sample world when there is none yet.
func Open(set Settings) (*World, error) {
	if set.Clock == nil {
		set.Clock = realClock{}
	}
	w := &World{
		Members: map[string]*Member{}, Channels: map[string]*Channel{}, Messages: map[string]*Message{},
		Commands: map[string]*resource.Command{}, Emojis: map[string]*resource.ApplicationEmoji{},
		ByChannel: map[string][]*Message{}, Clock: set.Clock, onError: set.OnError, changed: make(chan struct{}),
		files: newFiles(set.StateFile),
	}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	if set.StateFile != "" {
		if err := w.read(set.StateFile); err != nil {
			return nil, err
		}
	}
	if w.App == "" {
		w.sample(w.Clock.Now(), set.Members, set.Locales)
	}
	return w, nil
}

// read fills an empty world from its state file and keeps the file open.
func (w *World) read(path string) error {
	j, records, err := openJournal(path)
	if err != nil {
		return err
	}
	if err := w.load(records); err != nil {
		err = fmt.Errorf("%s: %w; move the file away to begin with a new sandbox", path, err)
		return errors.Join(err, j.file.Close())
	}
	j.alive = w.everything
	w.journal = j
	if err := os.MkdirAll(w.files.dir, 0o700); err != nil {
		return fmt.Errorf("sandbox state: create the folder of attachments: %w", err)
	}
	return narrow(w.files.dir, 0o700)
}

// Stop ends all waiting: Await returns, and what After was given does not run any more. It returns false when the world
// was stopped before. It takes the lock.
func (w *World) Stop() bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.stopped {
		return false
	}
	w.stopped = true
	w.cancel()
	return true
}

// Close writes what changed since the last commit to the state file and closes it. Stop comes first. It takes the lock.
func (w *World) Close() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	err := w.commit()
	if w.journal != nil {
		err = errors.Join(err, w.journal.close())
		w.journal = nil
	}
	return err
}

// Stopping returns a channel that is closed when the world stops.
func (w *World) Stopping() <-chan struct{} { return w.ctx.Done() }
