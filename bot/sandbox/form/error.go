package form

import (
	"fmt"
	"net/http"
	"time"
)

// Error is a refusal in Discord's form. Errors is the tree of field errors of CodeInvalidForm.
type Error struct {
	Status  int            `json:"-"`
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Errors  map[string]any `json:"errors,omitempty"`

	// A 429 has both.
	RetryAfter *float64 `json:"retry_after,omitempty"`
	Global     *bool    `json:"global,omitempty"`
}

// Error returns the code and the message.
func (e *Error) Error() string { return fmt.Sprintf("%d: %s", e.Code, e.Message) }

// Refuse returns a refusal without fields. Code is one of Discord's, CodeGeneral where it has none.
func Refuse(status, code int, message string) *Error {
	return &Error{Status: status, Code: code, Message: message}
}

// RateLimited returns a 429 that asks to wait.
func RateLimited(wait time.Duration, global bool) *Error {
	seconds := wait.Seconds()
	return &Error{
		Status: http.StatusTooManyRequests, Message: "You are being rate limited.",
		RetryAfter: &seconds, Global: &global,
	}
}

// ServerError returns the refusal of a request that failed inside the sandbox.
func ServerError(err error) *Error {
	return Refuse(http.StatusInternalServerError, CodeGeneral, err.Error())
}
