package lobby

import (
	"context"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/decks"
	"farpost/bot/discord/people"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// opponents are the options that name who is invited, in the order of the seats.
var opponents = []string{"opponent", "opponent2", "opponent3"}

// invite invites people to a match (/match new). Without a deck the first ready one is brought.
func (l *Lobby) invite(ctx context.Context, p route.Place) error {
	game := l.Find.GameOr(p.Options.Text("game"))
	in := table.Invitation{Server: p.GuildID, Channel: p.ChannelID, Game: game, From: p.User.ID, Interaction: p.ID,
		Manages: people.Manages(p.Member)}
	server, err := l.People.Server(ctx, p.GuildID)
	if err != nil {
		return err
	}
	if in.Channel = server.Channel; in.Channel == "" {
		in.Channel = p.Parent()
	}
	if ok, err := l.takes(ctx, p, in.Channel); err != nil {
		return err
	} else if !ok {
		channel := engine.A("channel", ui.Plain(ui.Channel(in.Channel)))
		return p.Say(api.Message{Content: p.Text("invite.kind", channel)})
	}
	if lacks := l.People.LacksNecessary(p.Lang, p.AppPermissions); in.Channel == p.Parent() && len(lacks) > 0 {
		channel, list := ui.Plain(ui.Channel(in.Channel)), ui.Plain(strings.Join(lacks, ", "))
		no := p.Text("invite.channel", engine.A("channel", channel), engine.A("list", list))
		return p.Say(api.Message{Content: no})
	}
	if in.To, err = l.invited(ctx, p); err != nil {
		return err
	}
	if in.Settings, err = parseClock(p.Options.Text("clock")); err != nil {
		return err
	}
	setup := people.SetupOf(server)
	in.Settings.Silence, in.Settings.Claim = setup.Silence, setup.Claim
	if in.Settings.Rules, err = parseRules(p.Options.Text("rules")); err != nil {
		return err
	}
	name := p.Options.Text("deck")
	if ready := l.Library.Decks(game); name == "" && len(ready) > 0 {
		name = decks.RefReady + ready[0].ID
	}
	if name != "" {
		d, err := l.Decks.Deck(ctx, p.Call, game, name)
		if err != nil {
			return err
		}
		deck, rep, ok := l.Decks.Playable(game, d)
		if !ok {
			return p.Say(l.notPlayableFor(p, game, d, rep))
		}
		in.Deck = deck
	}
	if _, err := l.Table.Invite(ctx, in); err != nil {
		if no := engine.IsRefusal(err); no != nil {
			name := func(s engine.Seat) string { // 0 is who invites, then the others as they are named
				return l.People.Name(ctx, append([]string{in.From}, in.To...)[s])
			}
			return p.Say(api.Message{Content: l.Texts.Say(p.Lang, game, no.Phrase, port.Names{Player: name})})
		}
		return err
	}
	return p.Say(api.Message{Content: p.Text("invite.sent",
		engine.A("channel", ui.Plain(ui.Channel(in.Channel))), engine.A("deck", ui.Typed(in.Deck.Name)))})
}

// invited returns the people whom a command invites, by id, and notes their names. Bots, and people who are no members
// of the server, are refused: Discord sends a member along for each who is one.
func (l *Lobby) invited(ctx context.Context, p route.Place) ([]string, error) {
	var out []string
	res := p.ApplicationCommandData().Resolved
	for _, name := range opponents {
		id := p.Options.Text(name)
		if id == "" {
			continue
		}
		out = append(out, id)
		if res == nil || res.Users[id] == nil {
			return nil, engine.Refuse("invite.stranger", "")
		}
		u, m := res.Users[id], res.Members[id]
		switch {
		case u.Bot:
			return nil, engine.Refuse("invite.bot", "")
		case m == nil:
			return nil, engine.Refuse("invite.stranger", "")
		}
		if err := l.People.Remember(ctx, u, m.Nick, ""); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// takes reports whether a channel takes messages: a forum, in whose post somebody invites, does not.
func (l *Lobby) takes(ctx context.Context, p route.Place, channel string) (bool, error) {
	if channel == p.ChannelID || channel != p.Parent() {
		return true, nil // /setup has looked at another one
	}
	if err := p.Acknowledge(); err != nil {
		return false, err
	}
	ch, err := l.API.Channel(channel, discordgo.WithContext(ctx))
	if err != nil {
		return true, nil // what is wrong with it is said where it is sent to
	}
	return ch.Type != discordgo.ChannelTypeGuildForum && ch.Type != discordgo.ChannelTypeGuildMedia, nil
}
