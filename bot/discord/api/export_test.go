package api

import (
	"context"
	"time"
)

// Limiter gives what every request waits for under a limit of n a second.
func Limiter(n int) func(context.Context) error { return newLimiter(n, time.Second).wait }
