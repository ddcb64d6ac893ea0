package apptest

import (
	"bytes"
	"encoding/json"
	"strings"

	"farpost/bot/sandbox"
)

// Control is an enabled button or menu of a message, by what its custom id says.
type Control struct {
	ID, Action, Arg string
	// Menu is the menu, nil for a button.
	Menu *sandbox.Component
}

// Controls lists the enabled buttons and menus of a message that are the bot's own.
func Controls(m sandbox.Message) []Control {
	var out []Control
	for _, row := range m.Components {
		for i := range row.Components {
			c := row.Components[i]
			parts := strings.SplitN(c.CustomID, ":", 5)
			if c.Disabled || len(parts) != 5 {
				continue
			}
			k := Control{ID: c.CustomID, Action: parts[3], Arg: parts[4]}
			if len(c.Options) > 0 {
				k.Menu = &row.Components[i]
			}
			out = append(out, k)
		}
	}
	return out
}

// Find gives the first control of a message with an action.
func Find(m sandbox.Message, action string) (Control, bool) {
	for _, c := range Controls(m) {
		if c.Action == action {
			return c, true
		}
	}
	return Control{}, false
}

// Private reports whether only one member sees a message.
func Private(m sandbox.Message) bool { return m.X != nil && m.X.Ephemeral }

// Names reports whether the text of a message mentions a member.
func Names(m sandbox.Message, id string) bool { return strings.Contains(m.Content, "<@"+id+">") }

// Asks reports whether a message is a handover message that still has its buttons: it says in public whom
// the match waits for.
func Asks(m sandbox.Message) bool {
	_, ok := Find(m, "more")
	return ok && !Private(m) && strings.Contains(m.Content, "<@")
}

// Over reports whether a message says in public, and in English, how a match ended.
func Over(m sandbox.Message) bool {
	return !Private(m) && len(m.Embeds) > 0 && strings.HasPrefix(m.Embeds[0].Title, "The match is")
}

// Same compares what two states of a message show and offer, pictures excepted.
func Same(a, b sandbox.Message) bool {
	x, errA := json.Marshal([]any{a.Content, a.Embeds, a.Components})
	y, errB := json.Marshal([]any{b.Content, b.Embeds, b.Components})
	return errA == nil && errB == nil && bytes.Equal(x, y)
}
