package api

import (
	"context"
	"fmt"
	"time"
)

// Limited is the error of a request that Discord refuses for now, or that was not sent because Discord has said so
// before. It surely was not carried out.
type Limited struct {
	// After is how long to wait before the next attempt.
	After time.Duration
	// Scope says whom the limit is on.
	Scope Scope
}

// Scope says whom a limit is on.
type Scope string

// The scopes of limits.
const (
	// OnRoute is a limit on one kind of request in one place; others can go.
	OnRoute Scope = "route"
	// OnBot is a limit on all requests of the bot but the answers to interactions.
	OnBot Scope = "bot"
	// OnAddress is a limit on everything that comes from this machine, set by Discord's network.
	OnAddress Scope = "address"
	// OnRefusals is the bot's own: too many of its requests were refused of late.
	OnRefusals Scope = "refusals"
)

func (l *Limited) Error() string {
	return fmt.Sprintf("Discord wants no such request for %v (limit on: %s)", l.After.Round(time.Millisecond), l.Scope)
}

type impatientKey struct{}

// WithoutWaiting returns a context whose requests never wait for a limit: they fail at once with [Limited], so that
// whoever sends them can do something else meanwhile. Other requests wait while their context lasts.
func WithoutWaiting(ctx context.Context) context.Context {
	return context.WithValue(ctx, impatientKey{}, true)
}

func impatient(ctx context.Context) bool { return ctx.Value(impatientKey{}) != nil }
