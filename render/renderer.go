package render

import (
	"farpost/render/compose"
	"farpost/render/plan"
	"farpost/render/scene"
)

// Scene is what a picture or a text board shows.
type Scene = scene.Scene

// Deck is a deck to draw.
type Deck = scene.Deck

// DeckCard is a card of a deck, with N copies.
type DeckCard = scene.DeckCard

// Moment is an act, or a turn, of a match's history.
type Moment = scene.Moment

// Options limit what a Renderer uses. A zero value means the default.
type Options = compose.Options

// Picture is a finished picture and its description.
type Picture = compose.Picture

// Renderer draws pictures. Many goroutines may use it.
type Renderer struct{ composer *compose.Composer }

// New makes a Renderer. An error means that a limit is negative, or that the embedded fonts cannot be used.
func New(o Options) (*Renderer, error) {
	c, err := compose.New(o)
	if err != nil {
		return nil, err
	}
	return &Renderer{c}, nil
}

// ContactSheetMost is the greatest number of cards on one contact sheet.
const ContactSheetMost = plan.ContactSheetMost
