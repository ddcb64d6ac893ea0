package narrate

import (
	"context"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Past is what a Narrator asks about what has happened. *table.Table answers it.
type Past interface {
	// History returns the last n acts as a seat may know them. The oldest comes first.
	History(ctx context.Context, match string, seat engine.Seat, n int) ([]table.Logged, error)
	// Between returns the acts after the entry from of the log, up to and with the entry to, as a seat may know them.
	Between(ctx context.Context, match string, seat engine.Seat, from, to uint64) ([]table.Logged, error)
	// Turns returns the last n turns with the table after each, as everybody may know them. The oldest comes first.
	Turns(ctx context.Context, match string, n int) ([]table.Turn, error)
	// Final returns the last table of a match that is over, as everybody saw it; false where it cannot be had.
	Final(ctx context.Context, match string) (engine.View, bool, error)
}

// Narrator words matches.
type Narrator struct {
	Words
	Past  Past
	Clock port.Clock
	// Names returns the names of a match's players by seat; Usernames those in plain letters, nil for none.
	Names, Usernames func(context.Context, []storage.Seat) []string
	// Report takes faults that nobody reads of on Discord. It must not wait.
	Report func(error)
}

// Tell prepares the words of a match as a seat sees it. engine.NoSeat is somebody who does not play.
func (nr *Narrator) Tell(ctx context.Context, pos table.Position, seat engine.Seat, lang string) (*Teller, error) {
	v, err := pos.View(seat)
	if err != nil {
		return nil, err
	}
	t := &Teller{Pos: pos, View: v, Lang: lang, Names: nr.Names(ctx, pos.Seats), n: nr}
	if nr.Usernames != nil {
		t.usernames = func() []string { return nr.Usernames(ctx, pos.Seats) }
	}
	return t, nil
}
