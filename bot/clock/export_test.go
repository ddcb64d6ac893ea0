package clock

import "time"

// NewRunning returns a look at how long a process has run.
func NewRunning() func(time.Duration) time.Duration { return new(running).look }
