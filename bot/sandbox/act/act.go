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
	w            *world.World
	views        *view.Views
	interactions *interaction.Registry
	fileBytes    int
	demo         DemoCommand
}

// New returns what the members of a world can do. fileBytes is the limit of one file that comes with a command. demo
// without a name means that there is no demo match.
func New(w *world.World, v *view.Views, in *interaction.Registry, fileBytes int, demo DemoCommand) *Acts {
	return &Acts{w: w, views: v, interactions: in, fileBytes: fileBytes, demo: demo}
}

// do runs f, locked, and commits. It returns f's refusal, or one that the state file cannot be written.
func (a *Acts) do(f func() *Refusal) *Refusal {
	var refusal *Refusal
	if err := a.w.Do(func() { refusal = f() }); err != nil {
		return Refuse(http.StatusServiceUnavailable, "bad_request", err.Error())
	}
	return refusal
}

// starter begins an interaction of a member, or says why not. It runs with the world locked.
type starter = func() (*interaction.Interaction, *Refusal)

// settle begins an interaction by start and waits for its outcome.
func (a *Acts) settle(ctx context.Context, start starter) (
	it *interaction.Interaction, outcome interaction.Outcome, err error,
) {
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
	case <-a.w.Stopping():
		return nil, interaction.Outcome{}, Refuse(http.StatusServiceUnavailable, "no_bot", "The sandbox is stopping.")
	}
}

// place returns the channel in which a member is to act. It refuses a channel that they cannot see, and anything where
// there is no bot.
func (a *Acts) place(member, channelID string) (*world.Channel, *Refusal) {
	if a.w.Members[member] == nil {
		return nil, UnknownMember(member)
	}
	c := a.w.Channels[channelID]
	if !a.w.Sees(member, c) {
		return nil, unknownChannel()
	}
	a.w.ArchiveIfDue(c)
	if a.w.Presence == world.BotAway {
		return nil, Refuse(http.StatusServiceUnavailable, "no_bot", "The bot is not connected to the sandbox.")
	}
	if a.w.GuildOf(c) != "" && !a.w.IsMember(a.w.Bot.ID) {
		return nil, Refuse(http.StatusServiceUnavailable, "no_bot", "The bot was removed from this server.")
	}
	return c, nil
}
