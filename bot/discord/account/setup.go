package account

import (
	"cmp"
	"context"
	"fmt"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/people"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// setup sets the channel, the language, the forfeit and the time for claims of a server, and names the permissions that
// are missing in the channel. Options that are not given leave their setting as it is. The first time the channel is
// the one where the command was used, of a thread the one that it is in. A channel in which no match can be played is
// refused, and then nothing is changed.
func (a *Account) setup(ctx context.Context, p route.Place) error {
	server, err := a.People.Server(ctx, p.GuildID)
	if err != nil {
		return err
	}
	home := cmp.Or(p.Options.Text("channel"), server.Channel, p.Parent())
	have, err := a.permissions(ctx, p, home)
	if err != nil {
		return err
	}
	channel := engine.A("channel", ui.Plain(ui.Channel(home)))
	if home != server.Channel {
		fits, err := a.fits(ctx, p, home)
		if err != nil {
			return err
		}
		if !fits {
			return p.Say(api.Message{Content: p.Text("setup.kind", channel)})
		}
		if lacks := a.People.LacksNecessary(p.Lang, have); len(lacks) > 0 {
			list := engine.A("list", ui.Plain(strings.Join(lacks, ", ")))
			return p.Say(api.Message{Content: p.Text("setup.refused", channel, list)})
		}
	}
	server.Channel = home
	if lang := p.Options.Text("language"); lang != "" {
		server.Locale = lang
	}
	setup := people.SetupOf(server)
	setup.Organiser = p.User.ID
	if n, given := p.Options.Number("silence"); given {
		setup.Silence = min(max(n, 0), table.MaxSilence)
	}
	if n, given := p.Options.Number("claim"); given {
		setup.Claim = min(max(n, 1), table.MaxClaim)
	}
	for name, role := range map[string]*string{"organisers": &setup.Organisers, "judges": &setup.Judges} {
		if id := p.Options.Text(name); id != "" {
			*role = id
		}
	}
	if err := a.People.PutServer(ctx, server, setup); err != nil {
		return err
	}
	if err := a.Recheck(ctx, p.GuildID); err != nil {
		return err
	}
	msg := p.Text("setup.done", channel)
	if lacks := a.People.Lacks(p.Lang, have); len(lacks) > 0 {
		msg = p.Text("setup.missing", channel, engine.A("list", ui.Plain(strings.Join(lacks, ", "))))
	}
	lang := a.Text(a.People.ServerLang(ctx, p.GuildID), "language")
	msg += "\n" + p.Text("setup.speaks", engine.A("language", ui.Plain(lang)))
	if setup.Silence > 0 {
		msg += "\n" + p.Text("setup.forfeit", engine.A("n", engine.Int(setup.Silence)))
	}
	if setup.Claim > 0 {
		msg += "\n" + p.Text("setup.claims", engine.A("n", engine.Int(setup.Claim)))
	}
	return p.Say(api.Message{Content: msg})
}

// fits reports whether matches can be announced in a channel: whether it is one of texts, no forum or voice channel.
func (a *Account) fits(ctx context.Context, p route.Place, channel string) (bool, error) {
	text := func(c *discordgo.Channel) bool {
		return c.Type == discordgo.ChannelTypeGuildText || c.Type == discordgo.ChannelTypeGuildNews
	}
	if p.Channel != nil && p.Channel.ID == channel {
		return text(p.Channel), nil
	}
	if err := p.Acknowledge(); err != nil {
		return false, err
	}
	ch, err := a.API.Channel(channel, discordgo.WithContext(ctx))
	if api.Code(err) == api.MissingAccess || api.Gone(err) {
		return true, nil // the permissions say so
	}
	if err != nil {
		return false, fmt.Errorf("look at channel %s: %w", channel, err)
	}
	return text(ch), nil
}

// permissions returns the bot's permissions in a channel; 0 where it cannot see the channel.
func (a *Account) permissions(ctx context.Context, p route.Place, channel string) (int64, error) {
	if channel == p.Parent() {
		return p.AppPermissions, nil
	}
	if err := p.Acknowledge(); err != nil {
		return 0, err
	}
	have, err := a.API.UserChannelPermissions(a.API.BotID(), channel, discordgo.WithContext(ctx))
	if api.Code(err) == api.MissingAccess || api.Gone(err) {
		return 0, nil
	}
	if err != nil {
		return 0, fmt.Errorf("permissions in channel %s: %w", channel, err)
	}
	return have, nil
}
