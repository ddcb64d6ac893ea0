package world

import (
	"farpost/bot/sandbox/resource"
)

// Permissions returns what a user may do in a channel, all of it in a DM of theirs. Threads take the overwrites of
// their parent; a private thread is seen by its members only. Who is not in the guild may do nothing there.
func (w *World) Permissions(userID string, c *Channel) int64 {
	if c.Kind == resource.ChannelDM {
		if userID == c.DMWith || userID == w.Bot.ID {
			return resource.PermissionDM
		}
		return 0
	}
	if !w.IsMember(userID) {
		return 0
	}
	base := w.GuildPermissions(userID)
	if base&resource.PermissionAdministrator != 0 {
		return resource.PermissionAll
	}
	home := c
	if parent := w.Channels[c.Parent]; parent != nil {
		home = parent
	}
	base = home.overwritten(base, w, userID)
	if base&resource.PermissionViewChannel == 0 {
		return 0
	}
	if c.Kind == resource.ChannelPrivateThread && !c.has(userID) && base&resource.PermissionManageThreads == 0 {
		return 0
	}
	return base
}

// overwritten applies the overwrites of a channel in Discord's order: @everyone, the roles together, the user.
func (c *Channel) overwritten(base int64, w *World, userID string) int64 {
	var allow, deny int64
	for _, o := range c.Overwrites {
		if o.Type == resource.OverwriteRole && o.ID == w.Guild.ID {
			base = base&^o.Deny | o.Allow
		}
	}
	for _, o := range c.Overwrites {
		if o.Type == resource.OverwriteRole && o.ID != w.Guild.ID && w.hasRole(userID, o.ID) {
			allow, deny = allow|o.Allow, deny|o.Deny
		}
	}
	base = base&^deny | allow
	for _, o := range c.Overwrites {
		if o.Type == resource.OverwriteUser && o.ID == userID {
			base = base&^o.Deny | o.Allow
		}
	}
	return base
}

// GuildPermissions returns what a user's roles allow in the guild, 0 for one who is not in it.
func (w *World) GuildPermissions(userID string) int64 {
	if !w.IsMember(userID) {
		return 0
	}
	if userID == w.Guild.OwnerID {
		return resource.PermissionAll
	}
	var p int64
	for _, r := range w.Guild.Roles {
		if r.ID == w.Guild.ID || w.hasRole(userID, r.ID) {
			p |= r.Permissions
		}
	}
	if p&resource.PermissionAdministrator != 0 {
		return resource.PermissionAll
	}
	return p
}

// IsAdministrator says whether a user may do everything in the guild.
func (w *World) IsAdministrator(userID string) bool {
	return w.GuildPermissions(userID)&resource.PermissionAdministrator != 0
}

// hasRole says whether a user has a role.
func (w *World) hasRole(userID, roleID string) bool {
	if userID == w.Bot.ID {
		return roleID == w.Guild.BotRoleID
	}
	m := w.Members[userID]
	if m == nil {
		return false
	}
	for _, id := range m.Roles {
		if id == roleID {
			return true
		}
	}
	return false
}
