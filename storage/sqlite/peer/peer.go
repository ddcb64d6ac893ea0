package peer

import (
	"errors"
	"time"
)

// Match is our store and SQLite alone, which do the same in turns.
type Match struct {
	ours  *tables
	alone *bare
}

// New prepares both sides in a folder, for so many people who act at once.
func New(dir string, players int) (*Match, error) {
	ours, err := newTables(dir, "ours.db", players)
	if err != nil {
		return nil, err
	}
	alone, err := newBare(dir, players)
	if err != nil {
		return nil, errors.Join(err, ours.store.Close())
	}
	return &Match{ours, alone}, nil
}

// Turns has both sides commit the same actions, and says how long each took.
func (m *Match) Turns() (ours, alone time.Duration, err error) {
	start := time.Now()
	err = m.alone.turn()
	alone, start = time.Since(start), time.Now()
	err = errors.Join(err, m.ours.turn())
	return time.Since(start), alone, err
}

// Actions is how many actions each side commits in its turn.
func (m *Match) Actions() int { return m.ours.players * turnLength }

// Close closes both databases.
func (m *Match) Close() error { return errors.Join(m.ours.store.Close(), m.alone.db.Close()) }

// Ratio is how many actions the store commits for each that SQLite alone does, measured for at least so long.
func Ratio(dir string, players int, least time.Duration) (ratio float64, err error) {
	m, err := New(dir, players)
	if err != nil {
		return 0, err
	}
	defer func() { err = errors.Join(err, m.Close()) }()
	var ours, alone time.Duration
	for ok := true; ok; ok = ours+alone < least {
		o, a, err := m.Turns()
		if err != nil {
			return 0, err
		}
		ours, alone = ours+o, alone+a
	}
	return alone.Seconds() / ours.Seconds(), nil
}
