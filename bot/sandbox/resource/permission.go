package resource

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
	PermissionAll              = 1<<50 - 1
	PermissionMembers          = PermissionAddReactions | PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionUseCommands | PermissionPublicThreads | PermissionSendInThreads
	PermissionBot              = PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionPublicThreads | PermissionPrivateThreads | PermissionSendInThreads
	PermissionDM               = PermissionAddReactions | PermissionViewChannel | PermissionSendMessages | PermissionEmbedLinks | PermissionAttachFiles | PermissionReadHistory | PermissionUseCommands
	OverwriteRole, OverwriteID = 0, 1
)
