package form

import (
	"net/http"
)

// Discord's error codes that the sandbox answers with.
const (
	CodeGeneral            = 0
	CodeUnknownChannel     = 10003
	CodeUnknownGuild       = 10004
	CodeUnknownMember      = 10007
	CodeUnknownMessage     = 10008
	CodeUnknownUser        = 10013
	CodeUnknownEmoji       = 10014
	CodeUnknownWebhook     = 10015
	CodeUnknownInteraction = 10062
	CodeUnknownCommand     = 10063
	CodeOtherApplication   = 20012
	CodeTooManyEmojis      = 30008
	CodeTooManyCommands    = 30032
	CodeTooManyEdits       = 30046
	CodeUnauthorized       = 40001
	CodeTooLarge           = 40005
	CodeAlreadyAcked       = 40060
	CodeMissingAccess      = 50001
	CodeEditOfOthers       = 50005
	CodeEmptyMessage       = 50006
	CodeCannotSendToUser   = 50007
	CodeMissingPermissions = 50013
	CodeNotText            = 50008
	CodeWrongChannelType   = 50024
	CodeInvalidToken       = 50027
	CodeInvalidRecipient   = 50033
	CodeInvalidForm        = 50035
	CodeThreadArchived     = 50083
	CodeNoSharedGuild      = 50278
	CodeInvalidJSON        = 50109
	CodeThreadExists       = 160004
	CodeTooManyThreads     = 160006
)

func badRequest(code int, message string) *Error { return Refuse(http.StatusBadRequest, code, message) }
func forbidden(code int, message string) *Error  { return Refuse(http.StatusForbidden, code, message) }
func notFound(code int, message string) *Error   { return Refuse(http.StatusNotFound, code, message) }

// Refusals with a fixed text.
var (
	ErrUnauthorized       = Refuse(http.StatusUnauthorized, CodeGeneral, "401: Unauthorized")
	ErrNotFound           = notFound(CodeGeneral, "404: Not Found")
	ErrMethodNotAllowed   = Refuse(http.StatusMethodNotAllowed, CodeGeneral, "405: Method Not Allowed")
	ErrUnknownChannel     = notFound(CodeUnknownChannel, "Unknown Channel")
	ErrUnknownGuild       = notFound(CodeUnknownGuild, "Unknown Guild")
	ErrUnknownMember      = notFound(CodeUnknownMember, "Unknown Member")
	ErrUnknownMessage     = notFound(CodeUnknownMessage, "Unknown Message")
	ErrUnknownUser        = notFound(CodeUnknownUser, "Unknown User")
	ErrUnknownEmoji       = notFound(CodeUnknownEmoji, "Unknown Emoji")
	ErrTooManyEmojis      = badRequest(CodeTooManyEmojis, "Maximum number of emojis reached (2000)")
	ErrUnknownWebhook     = notFound(CodeUnknownWebhook, "Unknown Webhook")
	ErrUnknownInteraction = notFound(CodeUnknownInteraction, "Unknown interaction")
	ErrUnknownCommand     = notFound(CodeUnknownCommand, "Unknown application command")
	ErrOtherApplication   = forbidden(CodeOtherApplication,
		"You are not authorized to perform this action on this application")
	ErrTooManyCommands    = badRequest(CodeTooManyCommands, "Maximum number of application commands reached (100)")
	ErrAlreadyAcked       = badRequest(CodeAlreadyAcked, "Interaction has already been acknowledged.")
	ErrMissingAccess      = forbidden(CodeMissingAccess, "Missing Access")
	ErrEditOfOthers       = forbidden(CodeEditOfOthers, "Cannot edit a message authored by another user")
	ErrEmptyMessage       = badRequest(CodeEmptyMessage, "Cannot send an empty message")
	ErrCannotSendToUser   = forbidden(CodeCannotSendToUser, "Cannot send messages to this user")
	ErrNoSharedGuild      = forbidden(CodeNoSharedGuild, "Cannot send messages to this user")
	ErrMissingPermissions = forbidden(CodeMissingPermissions, "Missing Permissions")
	ErrNotText            = badRequest(CodeNotText, "Cannot send messages in a non-text channel")
	ErrWrongChannelType   = badRequest(CodeWrongChannelType, "Cannot execute action on this channel type")
	ErrInvalidToken       = Refuse(http.StatusUnauthorized, CodeInvalidToken, "Invalid Webhook Token")
	ErrInvalidRecipient   = badRequest(CodeInvalidRecipient, "Invalid Recipient(s)")
	ErrThreadArchived     = badRequest(CodeThreadArchived, "Thread is archived")
	ErrTooLarge           = Refuse(http.StatusRequestEntityTooLarge, CodeTooLarge, "Request entity too large")
	ErrInvalidJSON        = badRequest(CodeInvalidJSON, "The request body contains invalid JSON.")
	ErrThreadExists       = badRequest(CodeThreadExists, "A thread has already been created for this message")
	ErrTooManyThreads     = badRequest(CodeTooManyThreads, "Maximum number of active threads reached")
)
