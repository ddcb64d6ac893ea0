package act

import (
	"context"
	"net/http"

	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// Acts does what members do.
type Acts struct {
	W            *world.World
	Views        *view.Views
	interactions *interaction.Registry
	fileBytes    int // the limit of one file
	demo         DemoCommand
}

// New returns what the members of a world can do.
func New(v *view.Views, in *interaction.Registry, fileBytes int, demo DemoCommand) *Acts {
	return &Acts{W: v.W, Views: v, interactions: in, fileBytes: fileBytes, demo: demo}
}

// do runs f, locked, for a member, commits, and returns f's refusal.
func (a *Acts) do(f func() *Refusal) *Refusal {
	var refusal *Refusal
	if err := a.W.Do(func() { refusal = f() }); err != nil {
		return Refuse(http.StatusServiceUnavailable, "bad_request", err.Error())
	}
	return refusal
}

// act waits for the outcome of an interaction that start begins.
func (a *Acts) act(ctx context.Context, start func() (*interaction.Interaction, *Refusal)) (*interaction.Interaction, interaction.Outcome, error) {
	var it *interaction.Interaction
	refusal := a.do(func() (refusal *Refusal) {
		it, refusal = start()
		return refusal
	})
	if refusal != nil {
		return nil, interaction.Outcome{}, refusal
	}
	select {
	case o := <-it.Done:
		return it, o, nil
	case <-ctx.Done():
		return nil, interaction.Outcome{}, ctx.Err()
	case <-a.W.Stopping():
		return nil, interaction.Outcome{}, Refuse(http.StatusServiceUnavailable, "no_bot", "The sandbox is stopping.")
	}
}

// place checks that a member can act in a channel and that there is a bot to act on.
func (a *Acts) place(member, channelID string) (*world.Channel, *Refusal) {
	if a.W.Members[member] == nil {
		return nil, Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+member+".")
	}
	c := a.W.Channels[channelID]
	if !a.W.Sees(member, c) {
		return nil, Refuse(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
	}
	a.W.ArchiveIfDue(c)
	if a.W.Presence == world.BotAway {
		return nil, Refuse(http.StatusServiceUnavailable, "no_bot", "The bot is not connected to the sandbox.")
	}
	return c, nil
}
