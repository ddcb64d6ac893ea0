package sandbox

// Permissions that the sandbox knows. Their bits are Discord's.
const (
	PermissionManageChannels   = 1 << 4
	PermissionAdministrator    = 1 << 3
	PermissionManageGuild      = 1 << 5
	PermissionAddReactions     = 1 << 6
	PermissionViewChannel      = 1 << 10
	PermissionSendMessages     = 1 << 11
	PermissionManageMessages   = 1 << 13
	PermissionEmbedLinks       = 1 << 14
	PermissionAttachFiles      = 1 << 15
	PermissionReadHistory      = 1 << 16
	PermissionMentionEveryone  = 1 << 17
	PermissionUseCommands      = 1 << 31
	PermissionManageThreads    = 1 << 34
	PermissionPublicThreads    = 1 << 35
	PermissionPrivateThreads   = 1 << 36
	PermissionSendInThreads    = 1 << 38
	permissionAll              = 1<<50 - 1
	permissionMembers          = PermissionAddReactions | PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionUseCommands | PermissionPublicThreads | PermissionSendInThreads
	permissionBot              = PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionPublicThreads | PermissionPrivateThreads | PermissionSendInThreads
	permissionDM               = PermissionAddReactions | PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionUseCommands
	overwriteRole, overwriteID = 0, 1
)

// overwrite changes permissions in one channel, for a role (Type 0) or a member (Type 1).
type overwrite struct {
	ID    string `json:"id"`
	Type  int    `json:"type"`
	Allow int64  `json:"allow"`
	Deny  int64  `json:"deny"`
}

// permissions returns what a user may do in a channel, all of it in a DM of theirs. Threads
// take the overwrites of their parent; a private thread is seen by its members only.
func (w *world) permissions(userID string, c *channel) int64 {
	if c.Kind == channelDM {
		if userID == c.DMWith || userID == w.Bot.ID {
			return permissionDM
		}
		return 0
	}
	base := w.guildPermissions(userID)
	if base&PermissionAdministrator != 0 {
		return permissionAll
	}
	home := c
	if parent := w.channels[c.Parent]; parent != nil {
		home = parent
	}
	base = home.overwritten(base, w, userID)
	if base&PermissionViewChannel == 0 {
		return 0
	}
	if c.Kind == channelPrivateThread && !c.has(userID) && base&PermissionManageThreads == 0 {
		return 0
	}
	return base
}

func (c *channel) overwritten(base int64, w *world, userID string) int64 {
	var allow, deny int64
	for _, o := range c.Overwrites {
		if o.Type == overwriteRole && o.ID == w.Guild.ID {
			base = base&^o.Deny | o.Allow
		}
	}
	for _, o := range c.Overwrites {
		if o.Type == overwriteRole && o.ID != w.Guild.ID && w.hasRole(userID, o.ID) {
			allow, deny = allow|o.Allow, deny|o.Deny
		}
	}
	base = base&^deny | allow
	for _, o := range c.Overwrites {
		if o.Type == overwriteID && o.ID == userID {
			base = base&^o.Deny | o.Allow
		}
	}
	return base
}

// guildPermissions returns what a user's roles allow in the guild, 0 for a stranger.
func (w *world) guildPermissions(userID string) int64 {
	if userID == w.Guild.OwnerID {
		return permissionAll
	}
	if userID != w.Bot.ID && w.members[userID] == nil {
		return 0
	}
	var p int64
	for _, r := range w.Guild.Roles {
		if r.ID == w.Guild.ID || w.hasRole(userID, r.ID) {
			p |= r.Permissions
		}
	}
	if p&PermissionAdministrator != 0 {
		return permissionAll
	}
	return p
}

func (w *world) hasRole(userID, roleID string) bool {
	if userID == w.Bot.ID {
		return roleID == w.Guild.BotRoleID
	}
	m := w.members[userID]
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
