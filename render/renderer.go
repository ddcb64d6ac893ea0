package render

import (
	"farpost/render/compose"
	"farpost/render/plan"
	"farpost/render/scene"
	"farpost/render/typeset"
)

// Scene is what a picture or a text board shows.
type Scene = scene.Scene

// Deck is a deck to draw.
type Deck = scene.Deck

// DeckCard is a card of a deck, with N copies.
type DeckCard = scene.DeckCard

// Moment is an act, or a turn, of a match's history.
type Moment = scene.Moment

// Standings are the table of an event to draw.
type Standings = scene.Standings

// TieBreak is a column of standings.
type TieBreak = scene.TieBreak

// Standing is a player's row of standings.
type Standing = scene.Standing

// Bracket is an elimination to draw.
type Bracket = scene.Bracket

// Round is a round of a bracket.
type Round = scene.Round

// Tie is a match of a bracket, or a bye.
type Tie = scene.Tie

// Contender is one of the two of a tie.
type Contender = scene.Contender

// Side is a part of a bracket.
type Side = scene.Side

// The sides of a bracket.
const (
	Upper = scene.Upper
	Lower = scene.Lower
	Final = scene.Final
	Third = scene.Third
)

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

// CanDraw reports whether a text, such as a name, can be read as it is drawn: the fonts have all its letters and
// digits. Pictures that no font has are left out.
func (r *Renderer) CanDraw(text string) bool { return r.composer.CanDraw(text) }

// CanDrawPart reports whether the fonts have a letter, a digit or a picture of a text.
func (r *Renderer) CanDrawPart(text string) bool { return r.composer.CanDrawPart(text) }

// Isolated returns a name for a sentence: if it runs to the left, it turns nothing around it.
func Isolated(name string) string { return typeset.Isolated(name) }

// Rightward returns a sentence that runs to the right, whatever it begins with.
func Rightward(sentence string) string { return typeset.Rightward(sentence) }

// MachineFonts returns the fonts that are installed, for Options.Fonts; a folder cache keeps what is known of them, ""
// nothing. FolderFonts returns those of a folder. Both look for them when a letter is first missed, and report faults.
func MachineFonts(cache string, report func(error)) *Fonts {
	return typeset.MachineFonts(cache, report)
}

// FolderFonts returns the fonts in and below a folder, as MachineFonts does those of the machine.
func FolderFonts(dir string, report func(error)) *Fonts { return typeset.FolderFonts(dir, report) }

// Fonts are fonts beside the embedded ones.
type Fonts = typeset.Collection

// StandingsRows is the greatest number of players in one picture of standings.
const StandingsRows = scene.StandingsRows

// ContactSheetMost is the greatest number of cards on one contact sheet.
const ContactSheetMost = plan.ContactSheetMost
