package world

import (
	"time"

	"farpost/bot/sandbox/resource"
)

// sample fills a new world: one guild with two channels, four members and the bot.
func (w *World) sample(now time.Time, locales []string) {
	id := func() string { return w.IDs.Next(now) }
	w.App = id()
	w.Bot = resource.User{ID: w.App, Username: "farpost", GlobalName: "Farpost", Discriminator: "0", Bot: true}
	w.Guild = Guild{ID: id(), Name: "Farpost Sandbox", Locale: "en-US", BotRoleID: id()}
	w.Guild.Roles = []Role{
		{ID: w.Guild.ID, Name: "@everyone", Permissions: resource.PermissionMembers},
		{ID: w.Guild.BotRoleID, Name: "Farpost", Permissions: resource.PermissionBot, Managed: true},
	}
	admins := Role{ID: id(), Name: "Administrators", Permissions: resource.PermissionAdministrator}
	w.Guild.Roles = append(w.Guild.Roles, admins)
	for i, p := range []struct{ name, username, locale, colour string }{
		{"Ada", "ada", "en-US", "#5865f2"},
		{"Bruno", "bruno", "en-GB", "#2d8a54"},
		{"Chiara", "chiara", "it", "#b4472e"},
		{"Dario", "dario", "it", "#8a5fb0"},
	} {
		if i < len(locales) {
			p.locale = locales[i]
		}
		m := &Member{
			User:   resource.User{ID: id(), Username: p.username, GlobalName: p.name, Discriminator: "0"},
			Locale: p.locale, Colour: p.colour, DMsOpen: true, Joined: now, Roles: []string{},
		}
		if len(w.Order) == 0 {
			m.Admin, m.Roles = true, []string{admins.ID}
			w.Guild.OwnerID = m.User.ID
		}
		w.Members[m.User.ID] = m
		w.Order = append(w.Order, m.User.ID)
		w.touch(kindMember, m.User.ID)
	}
	for i, c := range []struct{ name, topic string }{
		{"matches", "Matches are played here"},
		{"general", "Everything else"},
	} {
		ch := &Channel{ID: id(), Kind: resource.ChannelText, Name: c.name, Topic: c.topic, Position: i}
		w.Channels[ch.ID] = ch
		w.touch(kindChannel, ch.ID)
	}
	w.touch(kindHead, "")
}
