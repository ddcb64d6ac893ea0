package world

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/sandbox/resource"
)

// Sees says whether a user can see a channel; nobody sees nil.
func (w *World) Sees(member string, c *Channel) bool {
	return c != nil && w.Permissions(member, c)&resource.PermissionViewChannel != 0
}

// SeesMessage says whether a user can see a message: an ephemeral one is seen by its member alone, until they dismiss
// it.
func (w *World) SeesMessage(member string, m *Message) bool {
	if m.OnlyFor != "" && (m.OnlyFor != member || m.Dismissed) {
		return false
	}
	return w.Sees(member, w.Channels[m.Channel])
}

// CanWrite says whether a member may write in a channel; in a locked thread only those who manage threads may, and in a
// DM only those who share a guild with the bot.
func (w *World) CanWrite(member string, c *Channel) bool {
	if c.Kind == resource.ChannelDM && !w.MeetsBot(member) {
		return false
	}
	p := w.Permissions(member, c)
	if !c.IsThread() {
		return p&resource.PermissionSendMessages != 0
	}
	return p&resource.PermissionSendInThreads != 0 && (!c.Locked || p&resource.PermissionManageThreads != 0)
}

// MayRun says whether a member may use a command in the guild, by its default permissions.
func (w *World) MayRun(member string, c *resource.Command) bool {
	if c.DefaultPermissions == nil {
		return true
	}
	wanted, err := strconv.ParseInt(*c.DefaultPermissions, 10, 64)
	have := w.GuildPermissions(member)
	if wanted == 0 { // nobody but administrators
		wanted = resource.PermissionAdministrator
	}
	return err == nil && have&wanted == wanted
}

// Concerns says whether a message is meant for a member: it mentions them (also where that pings nobody), is in their
// DMs, or is ephemeral and theirs.
func (w *World) Concerns(member string, m *Message) bool {
	if !w.SeesMessage(member, m) {
		return false
	}
	return m.OnlyFor == member || w.Channels[m.Channel].Kind == resource.ChannelDM ||
		slices.Contains(m.Mentions, member) || strings.Contains(m.Content, "<@"+member+">")
}
