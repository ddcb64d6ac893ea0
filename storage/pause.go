package storage

import "time"

// Pause says that nothing is to be sent to a door for a while: to a person who was written to too often, to a channel
// where the bot may not write. It belongs to the door and not to a row, so that a row which comes later waits, too.
//
// A pause that is over stays until its door is opened (OpenDoor), because what comes next at the door may show that
// nothing was mended: then Since and Told are still known.
type Pause struct {
	Door   string
	Until  time.Time
	Since  time.Time // when the trouble began
	Reason string    // a short code of the trouble
	Told   bool      // people were told of it
}

// Validate returns an error that wraps ErrInvalid if the pause breaks its contract.
func (p Pause) Validate() error { return need("pause", "door", p.Door) }
