package tournaments

import (
	"context"
	"net/http"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/tournament"
)

// learn asks Discord for the names of people who have none, because they never used the bot, and returns those who are
// no members of the server. It makes a request for each, so an interaction is acknowledged before.
func (t *Tournaments) learn(ctx context.Context, server string, players []string) (strangers []string, err error) {
	for _, id := range players {
		if t.People.Name(ctx, id) != "" {
			continue
		}
		m, err := t.Sender.API.GuildMember(server, id, discordgo.WithContext(ctx))
		switch {
		case api.Status(err) == http.StatusNotFound || err == nil && m.User == nil:
			strangers = append(strangers, id)
			continue
		case err != nil:
			return strangers, err
		}
		if err := t.People.Remember(ctx, m.User, m.Nick, ""); err != nil {
			return strangers, err
		}
	}
	return strangers, nil
}

// named makes sure that the people of an event have names before something is said of them. Whose name cannot be had
// goes without: what is to be said is worth more.
func (t *Tournaments) named(ctx context.Context, v tournament.View) {
	var players []string
	for _, q := range v.Event.Players {
		if _, known := t.nameless.Load(q.ID); !known {
			players = append(players, q.ID)
		}
	}
	strangers, err := t.learn(ctx, v.Row.Server, players)
	if err != nil {
		t.Sender.Report(err)
	}
	for _, id := range strangers {
		t.nameless.Store(id, true)
	}
}
