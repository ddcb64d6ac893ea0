package api

import (
	"errors"
	"net/http"
	"time"

	"github.com/bwmarrin/discordgo"
)

// Discord's error codes that the bot acts on.
const (
	UnknownChannel      = 10003
	UnknownMember       = 10007
	UnknownMessage      = 10008
	UnknownUser         = 10013
	UnknownWebhook      = 10015
	UnknownInteraction  = 10062
	Quarantined         = 20026
	TooManyEdits        = 30046
	OpeningDMsTooFast   = 40003
	AlreadyAcknowledged = 40060
	MissingAccess       = 50001
	EmptyMessage        = 50006
	CannotDM            = 50007
	MissingPermissions  = 50013
	NotText             = 50008 // such as a forum
	WrongChannelType    = 50024
	InvalidToken        = 50027
	InvalidRecipient    = 50033 // such as an account that is gone
	InvalidForm         = 50035
	ArchivedThread      = 50083
	NoMutualServer      = 50278
	ThreadExists        = 160004
	TooManyThreads      = 160006
)

// Code returns Discord's error code in err, 0 if there is none.
func Code(err error) int {
	var rest *discordgo.RESTError
	if errors.As(err, &rest) && rest.Message != nil {
		return rest.Message.Code
	}
	return 0
}

// Status returns the HTTP status in err, 0 if no answer came.
func Status(err error) int {
	if rest, ok := errors.AsType[*discordgo.RESTError](err); ok && rest.Response != nil {
		return rest.Response.StatusCode
	}
	if _, ok := errors.AsType[*Limited](err); ok {
		return http.StatusTooManyRequests
	}
	return 0
}

// RetryAfter returns the pause that a limit asks for, 0 if err is none.
func RetryAfter(err error) time.Duration {
	if limit, ok := errors.AsType[*Limited](err); ok {
		return limit.After
	}
	return 0
}

// Unsure reports whether a request that failed may have been carried out all the same: no answer came, or the server
// had a fault.
func Unsure(err error) bool {
	s := Status(err)
	return s == 0 || s >= 500
}

// Gone reports whether what was addressed does not exist.
func Gone(err error) bool {
	switch Code(err) {
	case UnknownChannel, UnknownMessage, UnknownWebhook:
		return true
	}
	return Status(err) == http.StatusNotFound && Code(err) == 0
}

// DMsClosed reports whether the person cannot be sent direct messages, for now or for good: they have closed them,
// share no server with the bot, or have deleted their account.
func DMsClosed(err error) bool {
	switch Code(err) {
	case CannotDM, NoMutualServer, UnknownUser, InvalidRecipient:
		return true
	}
	return false
}
