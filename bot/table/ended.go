package table

import (
	"farpost/engine"
	"farpost/storage"
)

// Ended is a match that has just come to its end. Nothing of it is shared with the table.
type Ended struct {
	Match    storage.Match  // its row as it is now
	Seats    []storage.Seat // by number
	Result   engine.Result
	Places   []int // of each seat: 1 is the first, equal numbers share a place, and without a 1 all have lost
	Settings Settings
}
