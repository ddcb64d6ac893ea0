package form

import (
	"net/http"
)

// Discord's error codes, as far as the sandbox answers with them.
const (
	CodeGeneral            = 0
	codeUnknownChannel     = 10003
	codeUnknownGuild       = 10004
	codeUnknownMember      = 10007
	codeUnknownMessage     = 10008
	codeUnknownUser        = 10013
	codeUnknownWebhook     = 10015
	codeUnknownInteraction = 10062
	codeUnknownCommand     = 10063
	codeTooManyCommands    = 30032
	CodeTooManyEdits       = 30046
	codeUnauthorized       = 40001
	codeTooLarge           = 40005
	codeAlreadyAcked       = 40060
	CodeMissingAccess      = 50001
	codeEditOfOthers       = 50005
	codeEmptyMessage       = 50006
	codeCannotSendToUser   = 50007
	codeMissingPermissions = 50013
	codeWrongChannelType   = 50024
	codeInvalidToken       = 50027
	codeInvalidRecipient   = 50033
	codeInvalidForm        = 50035
	codeThreadArchived     = 50083
	codeInvalidJSON        = 50109
	codeThreadExists       = 160004
	codeTooManyThreads     = 160006
)

var (
	ErrUnauthorized       = Refuse(http.StatusUnauthorized, CodeGeneral, "401: Unauthorized")
	ErrNotFound           = Refuse(http.StatusNotFound, CodeGeneral, "404: Not Found")
	ErrMethodNotAllowed   = Refuse(http.StatusMethodNotAllowed, CodeGeneral, "405: Method Not Allowed")
	ErrUnknownChannel     = Refuse(http.StatusNotFound, codeUnknownChannel, "Unknown Channel")
	ErrUnknownGuild       = Refuse(http.StatusNotFound, codeUnknownGuild, "Unknown Guild")
	ErrUnknownMember      = Refuse(http.StatusNotFound, codeUnknownMember, "Unknown Member")
	ErrUnknownMessage     = Refuse(http.StatusNotFound, codeUnknownMessage, "Unknown Message")
	ErrUnknownUser        = Refuse(http.StatusNotFound, codeUnknownUser, "Unknown User")
	ErrUnknownWebhook     = Refuse(http.StatusNotFound, codeUnknownWebhook, "Unknown Webhook")
	ErrUnknownInteraction = Refuse(http.StatusNotFound, codeUnknownInteraction, "Unknown interaction")
	ErrUnknownCommand     = Refuse(http.StatusNotFound, codeUnknownCommand, "Unknown application command")
	ErrTooManyCommands    = Refuse(http.StatusBadRequest, codeTooManyCommands, "Maximum number of application commands reached (100)")
	ErrAlreadyAcked       = Refuse(http.StatusBadRequest, codeAlreadyAcked, "Interaction has already been acknowledged.")
	ErrMissingAccess      = Refuse(http.StatusForbidden, CodeMissingAccess, "Missing Access")
	ErrEditOfOthers       = Refuse(http.StatusForbidden, codeEditOfOthers, "Cannot edit a message authored by another user")
	ErrEmptyMessage       = Refuse(http.StatusBadRequest, codeEmptyMessage, "Cannot send an empty message")
	ErrCannotSendToUser   = Refuse(http.StatusForbidden, codeCannotSendToUser, "Cannot send messages to this user")
	ErrMissingPermissions = Refuse(http.StatusForbidden, codeMissingPermissions, "Missing Permissions")
	ErrWrongChannelType   = Refuse(http.StatusBadRequest, codeWrongChannelType, "Cannot execute action on this channel type")
	ErrInvalidToken       = Refuse(http.StatusUnauthorized, codeInvalidToken, "Invalid Webhook Token")
	ErrInvalidRecipient   = Refuse(http.StatusBadRequest, codeInvalidRecipient, "Invalid Recipient(s)")
	ErrThreadArchived     = Refuse(http.StatusBadRequest, codeThreadArchived, "Thread is archived")
	ErrTooLarge           = Refuse(http.StatusRequestEntityTooLarge, codeTooLarge, "Request entity too large")
	ErrInvalidJSON        = Refuse(http.StatusBadRequest, codeInvalidJSON, "The request body contains invalid JSON.")
	ErrThreadExists       = Refuse(http.StatusBadRequest, codeThreadExists, "A thread has already been created for this message")
	ErrTooManyThreads     = Refuse(http.StatusBadRequest, codeTooManyThreads, "Maximum number of active threads reached")
)
