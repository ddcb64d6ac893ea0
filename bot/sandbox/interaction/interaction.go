package interaction

import (
	"time"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Interaction is one command, press, autocompletion or submitted modal, from its sending until its token expires.
type Interaction struct {
	// Whoever begins it says what it is.
	Kind       int            // an interaction type of package resource
	User       string         // the member
	Channel    string         // where
	Text       string         // of a command, as members see it: "/match new"
	Source     *world.Message // the message that was pressed; also of a modal that a press opened
	OptionType int            // of the option to complete, for an autocompletion
	// Edit returns the event as the bot gets it in place of the right one; nil for the right one.
	Edit func(event resource.Object) resource.Object

	// Begin adds these.
	ID, Token string
	At        time.Time
	Done      chan Outcome  // gets the outcome, once
	Then      func(Outcome) // when not nil, told of the outcome too, with the world locked

	// What the bot answered.
	Acked     bool
	Failed    bool              // it did not answer in time
	First     string            // the id of the message that is its first answer, "@original"
	Promised  bool              // First is the pressed message, and is still to be edited
	Modal     *resource.Modal   // that it opened
	Submitted bool              // the modal was
	Choices   []resource.Choice // for an autocompletion

	stop  func() bool // of the timer of AnswerTime
	event resource.Object
}

// Settle tells whoever waits what became of the interaction. It is called once.
func (it *Interaction) Settle(o Outcome) {
	o.InteractionID = it.ID
	it.Done <- o
	it.stop()
	if it.Then != nil {
		it.Then(o)
	}
}

// Origin returns what a message that answers the interaction remembers of it.
func (it *Interaction) Origin() *world.Origin {
	o := &world.Origin{ID: it.ID, Type: it.Kind, User: it.User, Text: it.Text}
	if it.Source != nil {
		o.MessageID = it.Source.ID
	}
	return o
}

const (
	// AnswerTime is how long the bot has to acknowledge an interaction.
	AnswerTime = 3 * time.Second
	// TokenTime is how long its token can be used.
	TokenTime = 15 * time.Minute
)
