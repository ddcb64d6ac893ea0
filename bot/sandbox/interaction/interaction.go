package interaction

import (
	"time"

	"farpost/bot/sandbox/resource"
	"farpost/bot/sandbox/world"
)

// Interaction is one press, command or form, from its sending until its token dies.
type Interaction struct {
	ID, Token string
	Kind      int
	User      string
	Channel   string
	At        time.Time
	Text      string         // of a command, as a member sees it
	Source    *world.Message // of a component, and of a form that a component opened
	Acked     bool
	Failed    bool
	First     string // the message that answers it, "@original"
	Promised  bool   // that message is the pressed one, and is yet to be edited
	Modal     *resource.Modal
	Submitted bool // the modal was
	OptType   int  // of the option that is autocompleted
	Choices   []resource.Choice
	Done      chan Outcome  // gets the outcome, once
	Then      func(Outcome) // told of the outcome too, with the world locked
	stop      func() bool
	event     resource.Object
}

func (it *Interaction) Settle(o Outcome) {
	o.InteractionID = it.ID
	it.Done <- o
	it.stop()
	if it.Then != nil {
		it.Then(o)
	}
}

// Origin is what a message that answers the interaction remembers of it.
func (it *Interaction) Origin() *world.Origin {
	o := &world.Origin{ID: it.ID, Type: it.Kind, User: it.User, Text: it.Text}
	if it.Source != nil {
		o.MessageID = it.Source.ID
	}
	return o
}

const (
	// answerTime is how long the bot has to acknowledge an interaction.
	AnswerTime = 3 * time.Second
	// tokenTime is how long its token can be used after.
	TokenTime = 15 * time.Minute
)
