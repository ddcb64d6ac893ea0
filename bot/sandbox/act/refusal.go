package act

import (
	"net/http"
)

// Refusal is why something that a member wanted to do was not done.
type Refusal struct {
	Status  int    `json:"-"`               // of the answer in HTTP
	Code    string `json:"code"`            // one of those that PAGE_API.md lists
	Field   string `json:"field,omitempty"` // of the request, such as "options.deck"
	Message string `json:"message"`         // one English sentence for a person
}

// Error returns the message.
func (r *Refusal) Error() string { return r.Message }

// Refuse returns a refusal without a field.
func Refuse(status int, code, message string) *Refusal {
	return &Refusal{Status: status, Code: code, Message: message}
}

// UnknownMember refuses an id that is no member's.
func UnknownMember(id string) *Refusal {
	return Refuse(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
}

func unknownChannel() *Refusal {
	return Refuse(http.StatusNotFound, "unknown_channel", "There is no such channel, or this member cannot see it.")
}

func unknownMessage() *Refusal {
	return Refuse(http.StatusNotFound, "unknown_message", "There is no such message, or this member cannot see it.")
}

// refuseField refuses one field of a request.
func refuseField(code, field, message string) *Refusal {
	return &Refusal{Status: http.StatusBadRequest, Code: code, Field: field, Message: message}
}

// asError returns a refusal as an error, and nil as nil.
func asError(r *Refusal) error {
	if r == nil {
		return nil
	}
	return r
}
