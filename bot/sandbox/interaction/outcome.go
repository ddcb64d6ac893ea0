package interaction

import (
	"farpost/bot/sandbox/resource"
)

// Outcome is what became of an interaction that a member sent.
type Outcome struct {
	InteractionID string `json:"interaction_id"`
	// Kind is one of the Outcome constants.
	Kind string `json:"outcome"`
	// MessageID is the answer, or the message that was updated; empty for modals and failures.
	MessageID string          `json:"message_id,omitempty"`
	Modal     *resource.Modal `json:"modal,omitempty"`
	Reason    string          `json:"reason,omitempty"`
}

// Kinds of outcomes.
const (
	OutcomeMessage  = "message"  // answered with a message
	OutcomeThinking = "thinking" // an answer will come into MessageID
	OutcomeUpdated  = "updated"  // the pressed message was edited
	OutcomeDeferred = "deferred" // acknowledged, nothing to see yet
	OutcomeModal    = "modal"    // a form opened
	OutcomeFailed   = "failed"   // not acknowledged in time
)
