package sandbox

import (
	"time"

	"farpost/bot/sandbox/act"
	"farpost/bot/sandbox/autoplay"
	"farpost/bot/sandbox/fault"
	"farpost/bot/sandbox/interaction"
	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/rest"
	"farpost/bot/sandbox/view"
	"farpost/bot/sandbox/world"
)

// The types that users of the package meet, under the names by which they write them. The packages that declare them
// document them.

// What Discord answers; package resource has the other parts of these.
type (
	User         = resource.User
	Message      = resource.Message
	Extras       = resource.Extras
	Used         = resource.Used
	Embed        = resource.Embed
	Attachment   = resource.Attachment
	Component    = resource.Component
	SelectOption = resource.SelectOption
	Command      = resource.Command
	Option       = resource.Option
	Choice       = resource.Choice
	Modal        = resource.Modal
)

// What a member sees.
type (
	State       = view.State
	BotView     = view.Bot
	GuildView   = view.Guild
	MemberView  = view.Member
	ChannelView = view.Channel
)

// What a member does, and what became of it.
type (
	OptionValue = act.OptionValue
	File        = act.File
	Press       = act.Press
	Forged      = act.Forged
	Refusal     = act.Refusal
	Demo        = act.Demo
	DemoCommand = act.DemoCommand
	Outcome     = interaction.Outcome
)

// How the sandbox is set up.
type (
	Clock          = world.Clock
	ManualClock    = world.ManualClock
	UnhurriedClock = world.UnhurriedClock
	Limits         = fault.Limits
	Fault          = fault.Fault
	FaultKind      = fault.Kind
	Exchange       = rest.Exchange
	Prompt         = autoplay.Prompt
	Move           = autoplay.Move
	Strategy       = autoplay.Strategy
)

// Component types.
const (
	TypeRow               = resource.TypeRow
	TypeButton            = resource.TypeButton
	TypeStringSelect      = resource.TypeStringSelect
	TypeTextInput         = resource.TypeTextInput
	TypeUserSelect        = resource.TypeUserSelect
	TypeRoleSelect        = resource.TypeRoleSelect
	TypeMentionableSelect = resource.TypeMentionableSelect
	TypeChannelSelect     = resource.TypeChannelSelect
	TypeSection           = resource.TypeSection
	TypeText              = resource.TypeText
	TypeThumbnail         = resource.TypeThumbnail
	TypeGallery           = resource.TypeGallery
	TypeFile              = resource.TypeFile
	TypeSeparator         = resource.TypeSeparator
	TypeContainer         = resource.TypeContainer
)

// Button styles.
const (
	StylePrimary   = resource.StylePrimary
	StyleSecondary = resource.StyleSecondary
	StyleSuccess   = resource.StyleSuccess
	StyleDanger    = resource.StyleDanger
	StyleLink      = resource.StyleLink
)

// Option types of commands.
const (
	OptionSubcommand  = resource.OptionSubcommand
	OptionGroup       = resource.OptionGroup
	OptionString      = resource.OptionString
	OptionInteger     = resource.OptionInteger
	OptionBoolean     = resource.OptionBoolean
	OptionUser        = resource.OptionUser
	OptionChannel     = resource.OptionChannel
	OptionRole        = resource.OptionRole
	OptionMentionable = resource.OptionMentionable
	OptionNumber      = resource.OptionNumber
	OptionAttachment  = resource.OptionAttachment
)

// Interaction types, for Forged.
const (
	InteractionCommand      = resource.InteractionCommand
	InteractionComponent    = resource.InteractionComponent
	InteractionAutocomplete = resource.InteractionAutocomplete
	InteractionModal        = resource.InteractionModal
)

// Permissions, for DenyBot.
const (
	PermissionManageChannels  = resource.PermissionManageChannels
	PermissionManageGuild     = resource.PermissionManageGuild
	PermissionAddReactions    = resource.PermissionAddReactions
	PermissionViewChannel     = resource.PermissionViewChannel
	PermissionSendMessages    = resource.PermissionSendMessages
	PermissionManageMessages  = resource.PermissionManageMessages
	PermissionEmbedLinks      = resource.PermissionEmbedLinks
	PermissionAttachFiles     = resource.PermissionAttachFiles
	PermissionReadHistory     = resource.PermissionReadHistory
	PermissionMentionEveryone = resource.PermissionMentionEveryone
	PermissionUseCommands     = resource.PermissionUseCommands
	PermissionManageThreads   = resource.PermissionManageThreads
	PermissionPublicThreads   = resource.PermissionPublicThreads
	PermissionPrivateThreads  = resource.PermissionPrivateThreads
	PermissionSendInThreads   = resource.PermissionSendInThreads
)

// Kinds of outcomes.
const (
	OutcomeMessage  = interaction.OutcomeMessage
	OutcomeThinking = interaction.OutcomeThinking
	OutcomeUpdated  = interaction.OutcomeUpdated
	OutcomeDeferred = interaction.OutcomeDeferred
	OutcomeModal    = interaction.OutcomeModal
	OutcomeFailed   = interaction.OutcomeFailed
)

// Kinds of faults.
const (
	FaultStatus      = fault.Status
	FaultRateLimit   = fault.RateLimit
	FaultDropBefore  = fault.DropBefore
	FaultDropAfter   = fault.DropAfter
	FaultHang        = fault.Hang
	FaultStatusAfter = fault.StatusAfter
)

// NewManualClock returns a clock that shows now and stands still until it is advanced.
func NewManualClock(now time.Time) *ManualClock { return world.NewManualClock(now) }

// DefaultStrategy is the strategy of members that play by themselves, unless Config.Autoplay says otherwise.
func DefaultStrategy(p Prompt) (m Move, ok bool) { return autoplay.DefaultStrategy(p) }
