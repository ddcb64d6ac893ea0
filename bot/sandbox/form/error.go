package form

import (
	"fmt"
	"net/http"
	"time"
)

// Error is a refusal in Discord's form. Errors is the tree of field errors of code 50035.
type Error struct {
	Status  int            `json:"-"`
	Code    int            `json:"code"`
	Message string         `json:"message"`
	Errors  map[string]any `json:"errors,omitempty"`

	// A 429 has both.
	RetryAfter *float64 `json:"retry_after,omitempty"`
	Global     *bool    `json:"global,omitempty"`
}

func (e *Error) Error() string { return fmt.Sprintf("%d: %s", e.Code, e.Message) }

func Refuse(status, code int, message string) *Error {
	return &Error{Status: status, Code: code, Message: message}
}

// RateLimited is a 429 that asks to wait.
func RateLimited(wait time.Duration, global bool) *Error {
	seconds := wait.Seconds()
	return &Error{
		Status: http.StatusTooManyRequests, Message: "You are being rate limited.",
		RetryAfter: &seconds, Global: &global,
	}
}
