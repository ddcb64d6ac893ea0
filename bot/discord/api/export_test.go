package api

import "context"

// Limiter returns the wait of every request under a limit of n a second.
func Limiter(n int) func(context.Context) error { return newLimiter(n).wait }
