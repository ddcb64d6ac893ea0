package port

import "time"

// Clock is the bot's time.
type Clock interface{ Now() time.Time }
