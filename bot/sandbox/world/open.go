package world

import (
	"context"
	"errors"
	"fmt"
	"os"

	"farpost/bot/sandbox/resource"
)

// Settings say how a world is opened. The zero value is a world in memory on the computer's clock.
type Settings struct {
	// StateFile is where the world is kept; its attachments lie in the folder of the same name with ".files"
	// behind. Empty keeps the world in memory.
	StateFile string
	Clock     Clock       // nil is the computer's
	Locales   []string    // languages of the sample members in order; missing ones stay as they are
	OnError   func(error) // told of each failure that no request is told of; nil for nobody
}

// Open reads the state file, or makes the sample world when there is none yet.
func Open(set Settings) (*World, error) {
	if set.Clock == nil {
		set.Clock = realClock{}
	}
	w := &World{
		Members: map[string]*member{}, Channels: map[string]*Channel{}, Messages: map[string]*Message{},
		Commands: map[string]*resource.Command{}, ByChannel: map[string][]*Message{},
		Clock: set.Clock, onError: set.OnError, changed: make(chan struct{}), files: newFiles(set.StateFile),
	}
	w.ctx, w.cancel = context.WithCancel(context.Background())
	if set.StateFile != "" {
		if err := w.read(set.StateFile); err != nil {
			return nil, err
		}
	}
	if w.App == "" {
		w.sample(w.Clock.Now(), set.Locales)
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
		return errors.Join(fmt.Errorf("%s: %w; move the file away to begin with a new sandbox", path, err), j.file.Close())
	}
	j.alive = w.everything
	w.journal = j
	return os.MkdirAll(w.files.dir, 0o755)
}

// Stop ends all waiting: what await and after were asked for does not come any more. It returns false when the
// world was stopped before.
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

// Close writes what is left to the state file and closes it. Stop comes first.
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
