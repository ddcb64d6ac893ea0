package sandbox

import (
	"encoding/json"
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

func no(status int, code, message string) *Refusal {
	return &Refusal{Status: status, Code: code, Message: message}
}

func noField(code, field, message string) *Refusal {
	return &Refusal{Status: http.StatusBadRequest, Code: code, Field: field, Message: message}
}

func writeRefusal(rw http.ResponseWriter, r *Refusal) {
	writeJSON(rw, r.Status, object{"error": r})
}

func writeJSON(rw http.ResponseWriter, status int, v any) {
	raw, err := json.Marshal(v)
	if err != nil {
		status, raw = http.StatusInternalServerError, []byte(`{"error":{"code":"bad_request","message":"The sandbox cannot encode its answer."}}`)
	}
	rw.Header().Set("Content-Type", "application/json")
	rw.Header().Set("Cache-Control", "no-store")
	rw.WriteHeader(status)
	// A page that went away cannot be told so.
	_, _ = rw.Write(raw)
}

// as runs f, locked, for a member, commits, and returns f's refusal.
func (s *Server) as(f func() *Refusal) *Refusal {
	s.mu.Lock()
	defer s.mu.Unlock()
	refusal := f()
	if err := s.commit(); err != nil {
		return no(http.StatusServiceUnavailable, "bad_request", err.Error())
	}
	return refusal
}

// asMember returns the id of the member to act as; empty is the first.
func (s *Server) asMember(id string) (string, *Refusal) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if id == "" {
		return s.w.Order[0], nil
	}
	if s.w.members[id] == nil {
		return "", no(http.StatusNotFound, "unknown_member", "There is no member with the id "+id+".")
	}
	return id, nil
}
