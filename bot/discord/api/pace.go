package api

import (
	"context"
	"fmt"

	"golang.org/x/time/rate"
)

// limiter spreads requests over time: n a second, and a fifth of a second's worth at once after a pause. So no
// second sees more than 1.2 n requests start.
type limiter struct {
	rate *rate.Limiter
	// turn has room for the one request that reserves the next slot. rate.Limiter gives a cancelled reservation back
	// only while nobody has reserved behind it.
	turn chan struct{}
}

func newLimiter(perSecond int) *limiter {
	return &limiter{rate: rate.NewLimiter(rate.Limit(perSecond), max(perSecond/5, 1)), turn: make(chan struct{}, 1)}
}

// wait returns when the request may start, first come first served; the context's error if that ends first. A wait
// that failed has used no slot.
func (l *limiter) wait(ctx context.Context) error {
	select {
	case l.turn <- struct{}{}:
		defer func() { <-l.turn }()
	case <-ctx.Done():
		return ctx.Err()
	}
	err := l.rate.Wait(ctx)
	if err != nil && ctx.Err() == nil { // refused at once, because the slot comes after the deadline
		return fmt.Errorf("%w: %w", context.DeadlineExceeded, err)
	}
	return err
}
