package ui

import (
	"fmt"
	"strconv"
	"strings"
)

// ID is what a component's custom id says. Its written form has at most 100 characters:
//
//	v1:MATCH#17:Q.Q.Q:ACTION:ARG
//
// Questions are written in base 36. The form fits as long as a match's id, a verb and a deck's id have at most 30
// characters each.
type ID struct {
	Match string // "" for what belongs to no match
	// Mark is the mark of the message that the component stands on, such as "#17", by which the message is recognised
	// after a crash. Private messages have none.
	Mark string
	// Qs are the questions that the message was made for, one for each seat that was asked. Actions that answer no
	// question have none. A press counts for the presser's own question among them.
	Qs     []uint64
	Action string // one of the constants Act…
	Arg    string // the rest of the id; what it says depends on the action
}

// idVersion begins every custom id. Ids of other versions are not understood.
const idVersion = "v1"

// String writes the custom id.
func (b ID) String() string {
	qs := make([]string, len(b.Qs))
	for i, q := range b.Qs {
		qs[i] = strconv.FormatUint(q, 36)
	}
	return strings.Join([]string{idVersion, b.Match + b.Mark, strings.Join(qs, "."), b.Action, b.Arg}, ":")
}

// ParseID reads a custom id. An id of another version, or of an older bot, is an error.
func ParseID(id string) (ID, error) {
	parts := strings.SplitN(id, ":", 5)
	if len(parts) != 5 || parts[0] != idVersion || parts[3] == "" {
		return ID{}, fmt.Errorf("custom id %q is not of form %s:match:questions:action:argument", id, idVersion)
	}
	b := ID{Match: parts[1], Action: parts[3], Arg: parts[4]}
	if i := strings.IndexByte(b.Match, '#'); i >= 0 {
		b.Match, b.Mark = b.Match[:i], b.Match[i:]
	}
	if parts[2] == "" {
		return b, nil
	}
	for _, s := range strings.Split(parts[2], ".") {
		q, err := strconv.ParseUint(s, 36, 64)
		if err != nil {
			return ID{}, fmt.Errorf("custom id %q: question %q: %w", id, s, err)
		}
		b.Qs = append(b.Qs, q)
	}
	return b, nil
}
