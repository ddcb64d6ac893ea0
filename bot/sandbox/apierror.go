package sandbox

import (
	"fmt"
	"net/http"
	"time"
)

// Discord's error codes, as far as the sandbox answers with them.
const (
	codeGeneral            = 0
	codeUnknownChannel     = 10003
	codeUnknownGuild       = 10004
	codeUnknownMember      = 10007
	codeUnknownMessage     = 10008
	codeUnknownUser        = 10013
	codeUnknownWebhook     = 10015
	codeUnknownInteraction = 10062
	codeUnknownCommand     = 10063
	codeTooManyCommands    = 30032
	codeTooManyEdits       = 30046
	codeUnauthorized       = 40001
	codeTooLarge           = 40005
	codeAlreadyAcked       = 40060
	codeMissingAccess      = 50001
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

// apiError is a refusal in Discord's form. Errors is the tree of field errors of code 50035.
type apiError struct {
	Status  int            `json:"-"`
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Errors  map[string]any `json:"errors,omitempty"`

	// A 429 has both.
	RetryAfter *float64 `json:"retry_after,omitempty"`
	Global     *bool    `json:"global,omitempty"`
}

// rateLimited is a 429 that asks to wait.
func rateLimited(wait time.Duration, global bool) *apiError {
	seconds := wait.Seconds()
	return &apiError{
		Status: http.StatusTooManyRequests, Message: "You are being rate limited.",
		RetryAfter: &seconds, Global: &global,
	}
}

func (e *apiError) Error() string { return fmt.Sprintf("%d: %s", e.Code, e.Message) }

func refuse(status, code int, message string) *apiError {
	return &apiError{Status: status, Code: code, Message: message}
}

var (
	errUnauthorized       = refuse(http.StatusUnauthorized, codeGeneral, "401: Unauthorized")
	errNotFound           = refuse(http.StatusNotFound, codeGeneral, "404: Not Found")
	errMethodNotAllowed   = refuse(http.StatusMethodNotAllowed, codeGeneral, "405: Method Not Allowed")
	errUnknownChannel     = refuse(http.StatusNotFound, codeUnknownChannel, "Unknown Channel")
	errUnknownGuild       = refuse(http.StatusNotFound, codeUnknownGuild, "Unknown Guild")
	errUnknownMember      = refuse(http.StatusNotFound, codeUnknownMember, "Unknown Member")
	errUnknownMessage     = refuse(http.StatusNotFound, codeUnknownMessage, "Unknown Message")
	errUnknownUser        = refuse(http.StatusNotFound, codeUnknownUser, "Unknown User")
	errUnknownWebhook     = refuse(http.StatusNotFound, codeUnknownWebhook, "Unknown Webhook")
	errUnknownInteraction = refuse(http.StatusNotFound, codeUnknownInteraction, "Unknown interaction")
	errUnknownCommand     = refuse(http.StatusNotFound, codeUnknownCommand, "Unknown application command")
	errTooManyCommands    = refuse(http.StatusBadRequest, codeTooManyCommands, "Maximum number of application commands reached (100)")
	errAlreadyAcked       = refuse(http.StatusBadRequest, codeAlreadyAcked, "Interaction has already been acknowledged.")
	errMissingAccess      = refuse(http.StatusForbidden, codeMissingAccess, "Missing Access")
	errEditOfOthers       = refuse(http.StatusForbidden, codeEditOfOthers, "Cannot edit a message authored by another user")
	errEmptyMessage       = refuse(http.StatusBadRequest, codeEmptyMessage, "Cannot send an empty message")
	errCannotSendToUser   = refuse(http.StatusForbidden, codeCannotSendToUser, "Cannot send messages to this user")
	errMissingPermissions = refuse(http.StatusForbidden, codeMissingPermissions, "Missing Permissions")
	errWrongChannelType   = refuse(http.StatusBadRequest, codeWrongChannelType, "Cannot execute action on this channel type")
	errInvalidToken       = refuse(http.StatusUnauthorized, codeInvalidToken, "Invalid Webhook Token")
	errInvalidRecipient   = refuse(http.StatusBadRequest, codeInvalidRecipient, "Invalid Recipient(s)")
	errThreadArchived     = refuse(http.StatusBadRequest, codeThreadArchived, "Thread is archived")
	errTooLarge           = refuse(http.StatusRequestEntityTooLarge, codeTooLarge, "Request entity too large")
	errInvalidJSON        = refuse(http.StatusBadRequest, codeInvalidJSON, "The request body contains invalid JSON.")
	errThreadExists       = refuse(http.StatusBadRequest, codeThreadExists, "A thread has already been created for this message")
	errTooManyThreads     = refuse(http.StatusBadRequest, codeTooManyThreads, "Maximum number of active threads reached")
)
