package autoplay

import (
	"math/rand/v2"

	"farpost/bot/sandbox/resource"
)

// Prompt is a message with buttons or menus that a member who plays by itself may answer.
type Prompt struct {
	Message resource.Message // as the member sees it
	// Tried counts, by custom ids and by values of menus, what the member chose already since it
	// turned to this matter: to a message in the form that it has now, and the private answers to
	// what it pressed there.
	Tried map[string]int
	// Presses is how often the member pressed in this matter.
	Presses int
	Rand    *rand.Rand
}

// Move is what the member does: a button, or a menu with values.
type Move struct {
	CustomID string
	Values   []string
}

// Strategy decides for members that play by themselves; ok is false when they should leave the
// message alone. It is called with the server locked and must not call it.
type Strategy func(p Prompt) (m Move, ok bool)
