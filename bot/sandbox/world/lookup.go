package world

import (
	"maps"
	"slices"
	"sort"
	"strings"

	"farpost/bot/sandbox/resource"
)

// User returns the bot or a member, nil for a stranger.
func (w *World) User(id string) *resource.User {
	if id == w.Bot.ID {
		return &w.Bot
	}
	if m := w.Members[id]; m != nil {
		return &m.User
	}
	return nil
}

// IsUser says whether an id is the bot's or a member's.
func (w *World) IsUser(id string) bool { return w.User(id) != nil }

// IsRole says whether an id is a role's.
func (w *World) IsRole(id string) bool {
	return slices.ContainsFunc(w.Guild.Roles, func(r Role) bool { return r.ID == id })
}

// dm returns the DM channel of a member, or nil.
func (w *World) dm(userID string) *Channel {
	for _, c := range w.Channels {
		if c.Kind == resource.ChannelDM && c.DMWith == userID {
			return c
		}
	}
	return nil
}

// GuildOf returns the guild's id for a channel of the guild, "" for a DM or nil.
func (w *World) GuildOf(c *Channel) string {
	if c == nil || c.Kind == resource.ChannelDM {
		return ""
	}
	return w.Guild.ID
}

// SortedChannels returns all channels by id, the oldest first.
func (w *World) SortedChannels() []*Channel {
	list := make([]*Channel, 0, len(w.Channels))
	for _, c := range w.Channels {
		list = append(list, c)
	}
	sort.Slice(list, func(i, j int) bool { return resource.IDLess(list[i].ID, list[j].ID) })
	return list
}

// SortedCommands returns the commands of a guild, or the global ones for "", by id.
func (w *World) SortedCommands(guildID string) []*resource.Command {
	list := []*resource.Command{}
	for _, c := range w.Commands {
		if c.GuildID == guildID {
			list = append(list, c)
		}
	}
	sort.Slice(list, func(i, j int) bool { return resource.IDLess(list[i].ID, list[j].ID) })
	return list
}

// SortedEmojis returns the emojis of the application by id.
func (w *World) SortedEmojis() []*resource.ApplicationEmoji {
	list := slices.Collect(maps.Values(w.Emojis))
	sort.Slice(list, func(i, j int) bool { return resource.IDLess(list[i].ID, list[j].ID) })
	return list
}

// Emoji returns an emoji of the application; ok is false when there is none with that id. It takes the lock.
func (w *World) Emoji(id string) (e resource.ApplicationEmoji, ok bool) {
	w.Look(func() {
		if had := w.Emojis[id]; had != nil {
			e, ok = *had, true
		}
	})
	return e, ok
}

// GatewayURL returns the address of the gateway, which is on the server's own.
func (w *World) GatewayURL() string { return "ws" + strings.TrimPrefix(w.Base, "http") + "/gateway" }
