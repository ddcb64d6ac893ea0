package sandbox

import (
	"slices"
	"strconv"
	"strings"
)

func (w *world) sees(member string, c *channel) bool {
	return c != nil && w.permissions(member, c)&PermissionViewChannel != 0
}

func (w *world) seesMessage(member string, m *message) bool {
	if m.OnlyFor != "" && (m.OnlyFor != member || m.Dismissed) {
		return false
	}
	return w.sees(member, w.channels[m.Channel])
}

func (w *world) canWrite(member string, c *channel) bool {
	p := w.permissions(member, c)
	if !c.isThread() {
		return p&PermissionSendMessages != 0
	}
	return p&PermissionSendInThreads != 0 && (!c.Locked || p&PermissionManageThreads != 0)
}

// mayRun says whether a member may use a command in the guild.
func (w *world) mayRun(member string, c *Command) bool {
	if c.DefaultPermissions == nil {
		return true
	}
	wanted, err := strconv.ParseInt(*c.DefaultPermissions, 10, 64)
	have := w.guildPermissions(member)
	if wanted == 0 { // nobody but administrators
		wanted = PermissionAdministrator
	}
	return err == nil && have&wanted == wanted
}

// concerns says whether a message is meant for a member: it names them, is a DM to them, or
// answers them privately.
func (w *world) concerns(member string, m *message) bool {
	if !w.seesMessage(member, m) {
		return false
	}
	return m.OnlyFor == member || w.channels[m.Channel].Kind == channelDM || slices.Contains(m.Mentions, member) ||
		strings.Contains(m.Content, "<@"+member+">")
}
