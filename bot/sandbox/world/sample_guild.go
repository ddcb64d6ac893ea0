package world

import (
	"cmp"
	"fmt"
	"strings"
	"time"

	"farpost/bot/sandbox/resource"
)

// sampleMembers is how many members a world has where nobody says how many.
const sampleMembers = 4

// people are the sample members. Further ones go by number.
var people = []struct{ name, locale, colour string }{
	{"Ada", "en-US", "#5865f2"}, {"Bruno", "en-GB", "#2d8a54"}, {"Chiara", "it", "#b4472e"}, {"Dario", "it", "#8a5fb0"},
	{"Elena", "en-US", "#3a7ca5"}, {"Felix", "en-GB", "#a5803a"}, {"Gaia", "it", "#5a8a2d"},
	{"Hugo", "en-US", "#b02e6f"},
	{"Irene", "it", "#4a5fb0"}, {"Jonas", "en-GB", "#2e8f8a"}, {"Karla", "en-US", "#8f5a2e"}, {"Luca", "it", "#6f2eb0"},
	{"Marta", "it", "#2e5ab4"}, {"Nico", "en-US", "#8a2d4f"}, {"Olga", "en-GB", "#3f7f3f"}, {"Piero", "it", "#7f6a2e"},
	{"Rita", "en-GB", "#55608f"}, {"Sara", "it", "#a0522d"},
}

// sample fills a new world: one guild with two channels, so many members and the bot.
func (w *World) sample(now time.Time, members int, locales []string) {
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
	for i := range cmp.Or(members, sampleMembers) {
		p := people[i%len(people)]
		if round := i / len(people); round > 0 {
			p.name += fmt.Sprint(" ", round+1)
		}
		if i < len(locales) {
			p.locale = locales[i]
		}
		m := &Member{
			User: resource.User{ID: id(), Username: strings.ToLower(strings.ReplaceAll(p.name, " ", "")),
				GlobalName: p.name, Discriminator: "0"},
			Locale: p.locale, Colour: p.colour, DMsOpen: true, Joined: now, Roles: []string{},
		}
		if len(w.Order) == 0 {
			m.Roles = []string{admins.ID}
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
