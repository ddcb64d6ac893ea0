package act

import (
	"net/http"
)

// Refusal is why something that a member wanted to do was not done. Codes are listed in
// PAGE_API.md.
type Refusal struct {
	Status  int    `json:"-"`
	Code    string `json:"code"`
	Field   string `json:"field,omitempty"`
	Message string `json:"message"`
}

// Error returns the message.
func (r *Refusal) Error() string { return r.Message }

func Refuse(status int, code, message string) *Refusal {
	return &Refusal{Status: status, Code: code, Message: message}
}

func refuseField(code, field, message string) *Refusal {
	return &Refusal{Status: http.StatusBadRequest, Code: code, Field: field, Message: message}
}

// asError keeps a nil refusal a nil error.
func asError(r *Refusal) error {
	if r == nil {
		return nil
	}
	return r
}
