package resource

// Permissions that the sandbox knows. Their bits are Discord's.
const (
	PermissionAdministrator   = 1 << 3
	PermissionManageChannels  = 1 << 4
	PermissionManageGuild     = 1 << 5
	PermissionAddReactions    = 1 << 6
	PermissionViewChannel     = 1 << 10
	PermissionSendMessages    = 1 << 11
	PermissionManageMessages  = 1 << 13
	PermissionEmbedLinks      = 1 << 14
	PermissionAttachFiles     = 1 << 15
	PermissionReadHistory     = 1 << 16
	PermissionMentionEveryone = 1 << 17
	PermissionUseCommands     = 1 << 31
	PermissionManageThreads   = 1 << 34
	PermissionPublicThreads   = 1 << 35
	PermissionPrivateThreads  = 1 << 36
	PermissionSendInThreads   = 1 << 38
)

// Sets of permissions.
const (
	PermissionAll = 1<<50 - 1 // of an administrator and of the owner

	permissionPost = PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks |
		PermissionAttachFiles | PermissionReadHistory

	// PermissionDM is what both sides may do in a DM.
	PermissionDM = permissionPost | PermissionAddReactions | PermissionUseCommands
	// PermissionMembers is what everybody may do in the sample guild.
	PermissionMembers = PermissionDM | PermissionPublicThreads | PermissionSendInThreads
	// PermissionBot is what the bot may do in the sample guild.
	PermissionBot = permissionPost | PermissionPublicThreads | PermissionPrivateThreads | PermissionSendInThreads
)

// Types of overwrites: for a role or for a user.
const (
	OverwriteRole = 0
	OverwriteUser = 1
)
