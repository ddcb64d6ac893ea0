package deliver

import (
	"context"
	"fmt"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/storage"
)

// moveHome moves a match to another channel if err says that it cannot be played where it was to be, and reports
// whether it did: out of a thread into the channel that the thread is in, and out of a channel that is gone into the
// one that the server is set up with now.
func (se *Sender) moveHome(ctx context.Context, m *storage.Match, err error) (bool, error) {
	home := ""
	switch api.Code(err) {
	case api.WrongChannelType:
		ch, err := se.API.Channel(m.Channel, discordgo.WithContext(ctx))
		if err != nil {
			return false, fmt.Errorf("look at channel %s: %w", m.Channel, err)
		}
		if ch.IsThread() {
			home = ch.ParentID
		}
	case api.UnknownChannel:
		set, err := se.People.Server(ctx, m.Server)
		if err != nil {
			return false, err
		}
		home = set.Channel
	}
	if home == "" || home == m.Channel {
		return false, nil
	}
	m.Channel = home
	return true, se.Table.SetChannel(ctx, m.ID, home)
}

// home looks at the channel that a server is set up with, as the gateway tells of the server when it connects. A thread
// is replaced by the channel that it is in. A channel that is gone, or in which nobody can write, is said to the
// operator; matches that are to be played there say it to their people.
func (se *Sender) home(ctx context.Context, g *discordgo.Guild) error {
	set, err := se.People.Server(ctx, g.ID)
	if err != nil || set.Channel == "" || g.Unavailable {
		return err
	}
	for _, ch := range g.Channels {
		if ch.ID != set.Channel {
			continue
		}
		if ch.Type != discordgo.ChannelTypeGuildText && ch.Type != discordgo.ChannelTypeGuildNews {
			se.Warn(fmt.Sprintf("server %s is set up with channel %s, in which no match can be played: "+
				"/setup there in another channel", g.ID, ch.ID))
		}
		return nil
	}
	ch, err := se.API.Channel(set.Channel, discordgo.WithContext(ctx))
	if err == nil && ch.IsThread() {
		se.Warn(fmt.Sprintf("server %s was set up with thread %s: the channel %s is used, in which it is",
			g.ID, ch.ID, ch.ParentID))
		return se.People.MoveHome(ctx, g.ID, ch.ParentID)
	}
	if err != nil && !api.Gone(err) && api.Code(err) != api.MissingAccess {
		return fmt.Errorf("look at channel %s, with which server %s is set up: %w", set.Channel, g.ID, err)
	}
	se.Warn(fmt.Sprintf("server %s is set up with channel %s, which is gone or hidden from the bot: "+
		"/setup there in another channel", g.ID, set.Channel))
	return nil
}
