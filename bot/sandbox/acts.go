package sandbox

import (
	"context"
	"net/http"
)

// acts does what members do.
type acts struct {
	w            *world
	views        *views
	interactions *interactions
	fileBytes    int // the limit of one file
	demo         DemoCommand
}

// newActs returns what the members of a world can do.
func newActs(v *views, in *interactions, fileBytes int, demo DemoCommand) *acts {
	return &acts{w: v.w, views: v, interactions: in, fileBytes: fileBytes, demo: demo}
}

// do runs f, locked, for a member, commits, and returns f's refusal.
func (a *acts) do(f func() *Refusal) *Refusal {
	var refusal *Refusal
	if err := a.w.do(func() { refusal = f() }); err != nil {
		return no(http.StatusServiceUnavailable, "bad_request", err.Error())
	}
	return refusal
}

// act waits for the outcome of an interaction that start begins.
func (a *acts) act(ctx context.Context, start func() (*interaction, *Refusal)) (*interaction, Outcome, error) {
	var it *interaction
	refusal := a.do(func() (refusal *Refusal) {
		it, refusal = start()
		return refusal
	})
	if refusal != nil {
		return nil, Outcome{}, refusal
	}
	select {
	case o := <-it.done:
		return it, o, nil
	case <-ctx.Done():
		return nil, Outcome{}, ctx.Err()
	case <-a.w.stopping():
		return nil, Outcome{}, no(http.StatusServiceUnavailable, "no_bot", "The sandbox is stopping.")
	}
}

// place checks that a member can act in a channel and that there is a bot to act on.
func (a *acts) place(member, channelID string) (*channel, *Refusal) {
	if a.w.members[member] == nil {
		return nil, no(http.StatusNotFound, "unknown_member", "There is no member with the id "+member+".")
	}
	c := a.w.channels[channelID]
	if !a.w.sees(member, c) {
		return nil, no(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
	}
	a.w.archiveIfDue(c)
	if a.w.presence == botAway {
		return nil, no(http.StatusServiceUnavailable, "no_bot", "The bot is not connected to the sandbox.")
	}
	return c, nil
}
