package world

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/sandbox/resource"
)

func (w *World) Sees(member string, c *Channel) bool {
	return c != nil && w.Permissions(member, c)&resource.PermissionViewChannel != 0
}

func (w *World) SeesMessage(member string, m *Message) bool {
	if m.OnlyFor != "" && (m.OnlyFor != member || m.Dismissed) {
		return false
	}
	return w.Sees(member, w.Channels[m.Channel])
}

func (w *World) CanWrite(member string, c *Channel) bool {
	p := w.Permissions(member, c)
	if !c.IsThread() {
		return p&resource.PermissionSendMessages != 0
	}
	return p&resource.PermissionSendInThreads != 0 && (!c.Locked || p&resource.PermissionManageThreads != 0)
}

// MayRun says whether a member may use a command in the guild.
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

// Concerns says whether a message is meant for a member: it names them, is a DM to them, or
// answers them privately.
func (w *World) Concerns(member string, m *Message) bool {
	if !w.SeesMessage(member, m) {
		return false
	}
	return m.OnlyFor == member || w.Channels[m.Channel].Kind == resource.ChannelDM || slices.Contains(m.Mentions, member) ||
		strings.Contains(m.Content, "<@"+member+">")
}
