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
	dec := json.NewDecoder(bytes.NewReader(b))
	dec.DisallowUnknownFields()
	s := &State{}
	err := dec.Decode(s)
	schema := s.Schema
	if err != nil { // a newer schema is the likelier reason than a broken save, and the better message
		var head struct {
			Schema int `json:"schema"`
		}
		if json.Unmarshal(b, &head) != nil {
			return nil, parked("the saved match cannot be read: %v", err)
		}
		schema = head.Schema
	}
	switch {
	case schema < 1 || schema > SchemaVersion:
		return nil, parked("the saved match has schema %d, this build reads 1 to %d", schema, SchemaVersion)
	case err != nil:
		return nil, parked("the saved match cannot be read: %v", err)
	}
	return s, nil
}
