package narrate

import (
	"context"
	"slices"

	"farpost/bot/discord/port"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// Words words what belongs to no match and no reader: names of games, lengths of time, prices, table rules.
type Words struct {
	Texts   port.Texts
	Library port.Library
}

// Past is what the narrator asks about what has happened. *table.Table answers it.
type Past interface {
	History(ctx context.Context, match string, seat engine.Seat, n int) ([]table.Logged, error)
	Turns(ctx context.Context, match string, n int) ([]table.Turn, error)
}

// Narrator words matches. It can neither call Discord nor write.
type Narrator struct {
	Words
	Past  Past
	Clock port.Clock
	// Names are the names of a match's players by seat.
	Names func(context.Context, []storage.Seat) []string
	// Report is told of faults that no person is to see. It must not wait.
	Report func(error)
}

// Teller words one match for one reader: in their language, from what their seat may see.
type Teller struct {
	Pos  table.Position
	View engine.View
	Lang string
	// Mention shows players as mentions; else they are shown by name.
	Mention bool
	Names   []string // of the players, by seat

	n *Narrator
}

// Tell prepares words about a match as a seat sees it; engine.NoSeat is a spectator.
func (nr *Narrator) Tell(ctx context.Context, pos table.Position, seat engine.Seat, lang string) (*Teller, error) {
	v, err := pos.View(seat)
	if err != nil {
		return nil, err
	}
	return &Teller{Pos: pos, View: v, Lang: lang, Names: nr.Names(ctx, pos.Seats), n: nr}, nil
}

// Only is the Teller with nothing asked but what its own seat is asked. The receiver stays as it was.
func (t *Teller) Only(seat engine.Seat) *Teller {
	out := *t
	out.View.Waiting = slices.Clone(OwnWaiting(t.View, seat))
	return &out
}

// Text words one of the bot's own codes in the reader's language.
func (t *Teller) Text(code string, args ...engine.Arg) string { return t.n.Text(t.Lang, code, args...) }

// Report reports a fault that the reader is not to see.
func (t *Teller) Report(err error) { t.n.Report(err) }
