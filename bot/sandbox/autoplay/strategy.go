package autoplay

import (
	"math/rand/v2"

	"farpost/bot/sandbox/resource"
)

// Prompt is a message with buttons or menus, for a member who plays by themselves to press something.
type Prompt struct {
	Message resource.Message // as the member sees it
	// Tried counts what the member pressed and chose in this errand, by custom ids and by values of menus. The errand
	// is the message as it looks now, and the private answers to what was pressed there.
	Tried   map[string]int
	Presses int        // how often the member pressed in this errand
	Rand    *rand.Rand // for choices
}

// Move is what the member does: a button, or a menu with values.
type Move struct {
	CustomID string
	Values   []string
}

// Strategy decides for members who play by themselves. ok is false when they should leave the message alone. It is
// called with the world locked and must not call the server.
type Strategy func(p Prompt) (m Move, ok bool)
