package interaction

import (
	"farpost/bot/sandbox/resource"
)

// Outcome is what became of an interaction that a member sent.
type Outcome struct {
	InteractionID string `json:"interaction_id"`
	// Kind is one of the Outcome constants.
	Kind string `json:"outcome"`
	// MessageID is the id of the answer, or of the pressed message; empty for modals and failures.
	MessageID string          `json:"message_id,omitempty"`
	Modal     *resource.Modal `json:"modal,omitempty"`
	Reason    string          `json:"reason,omitempty"` // of a failure
}

// Kinds of outcomes.
const (
	OutcomeMessage  = "message"  // the bot answered with a message
	OutcomeThinking = "thinking" // the bot is thinking; its answer will replace MessageID
	OutcomeUpdated  = "updated"  // the bot edited the pressed message
	OutcomeDeferred = "deferred" // the bot acknowledged; there is nothing to see yet
	OutcomeModal    = "modal"    // a modal opened
	OutcomeFailed   = "failed"   // the bot did not acknowledge in time
)
