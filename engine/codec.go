package engine

import (
	"bytes"
	"encoding/json"
	"fmt"
)

// Encode writes a state so that Decode gives it back exactly. Equal states give equal bytes.
func Encode(s *State) ([]byte, error) {
	b, err := json.Marshal(s)
	if err != nil {
		return nil, fmt.Errorf("encode match: %w", err)
	}
	return b, nil
}

// Decode reads what Encode wrote, migrating older schemas step by step. A newer schema, or bytes that
// are no state, are an error that wraps ErrParked: nothing is guessed.
func Decode(b []byte) (*State, error) {
	var head struct {
		Schema int `json:"schema"`
	}
	if err := json.Unmarshal(b, &head); err != nil {
		return nil, parked("the saved match cannot be read: %v", err)
	}
	if head.Schema < 1 || head.Schema > SchemaVersion {
		return nil, parked("the saved match has schema %d, this build reads 1 to %d", head.Schema, SchemaVersion)
	}
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	s := &State{}
	if err := dec.Decode(s); err != nil {
		return nil, parked("the saved match cannot be read: %v", err)
	}
	return s, nil
}
