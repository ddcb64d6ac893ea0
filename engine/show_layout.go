package engine

import (
	"strconv"
	"strings"
)

// Layout is how a ruleset wants its View placed and marked: data for a renderer and a text board that know no game. A
// zone, stat, state or symbol that is not listed is not drawn.
type Layout struct {
	// Zones are in the order in which a seat's part of the board shows them. Shared zones have their place in it.
	Zones []ZoneLayout
	// States are the object states that can be shown, the most telling first.
	States []StateLayout
	// Stats are shown at a card's lower edge, from left to right.
	Stats []StatLayout
	// Symbols are the marks of elements, costs and properties.
	Symbols []SymbolLayout
	// Notes say how notes of cards are marked (CardView.Notes). Others get a plain mark.
	Notes []NoteLayout
	// Need is the symbol before what a card requires (Face.Need); "" for none, if the requirement is a cost itself.
	Need string
	// Tracks and Badges are the codes of a seat's header, in order.
	Tracks []string
	Badges []string
	// Ordinals are the badges whose number says which, not how many, such as a turn. The number stands behind the word.
	Ordinals []string
	// Types give types of cards a frame, a colour and a body. Others get a frame that follows from their code.
	Types []TypeLayout
	// Parts say what properties add to a card's figure.
	Parts []PartLayout
	// Arrows say for which things lines are drawn across the table. Others are tied together by numbers.
	Arrows []ArrowLayout
}

// ArrowLayout asks for arrows for the thing that resolves next: from what it comes from (CardView.Of, else the thing
// itself) to what it is aimed at (CardView.Targets).
type ArrowLayout struct {
	Kind string // of the zone that the thing is in
	What string // as in CardView.What; "" for things without an ArrowLayout of their own
	Line string
	// Below: also while other things resolve first.
	Below bool
	// Against is the line from those who oppose the thing (CardView.Against) to what it comes from; "" for none.
	Against string
}

// Lines of arrows. They differ by shape, not only by colour.
const (
	LineSolid  = "solid"  // an unbroken line with a point
	LineDashed = "dashed" // a broken line with a point
	LineBarred = "barred" // an unbroken line that ends at a bar
)

// TypeLayout gives a card type the outline by which it is known, also without its colour; the colour of its frame,
// beside that of the card's element; and what is behind the figure.
type TypeLayout struct {
	Code  string // as in Face.Type
	Frame string
	Tint  string // "#rrggbb"; "" for the element's
	Body  string
}

// Bodies: what is behind a card's figure, over the landscape of its element.
const (
	BodyOpen   = ""       // nothing: the figure stands in the landscape
	BodyBurst  = "burst"  // rays from the middle
	BodyCircle = "circle" // a ring with signs
	BodyShield = "shield" // a shield
	BodySpring = "spring" // drops that rise from a pool
	BodyTablet = "tablet" // an upright slab
	BodyThrone = "throne" // a high back between two posts
	BodyFacet  = "facet"  // a large cut stone
)

// Bodies lists all bodies but the open one.
func Bodies() []string {
	return []string{BodyBurst, BodyCircle, BodyShield, BodySpring, BodyTablet, BodyThrone, BodyFacet}
}

// PartLayout says what a property adds to a card's figure: one of FigureParts.
type PartLayout struct {
	Code string // as in Face.Marks
	Part string
}

// Frames: the upper edges that cards can have. Lower edges are straight, so each frame shows which way up a card is.
const (
	FrameCut   = "cut"   // two corners cut off
	FrameArch  = "arch"  // a flat arch
	FrameNotch = "notch" // two square notches
	FrameScoop = "scoop" // two round notches
	FramePeak  = "peak"  // a gable
	FrameWave  = "wave"  // three waves
)

// Frames lists all frames.
func Frames() []string {
	return []string{FrameCut, FrameArch, FrameNotch, FrameScoop, FramePeak, FrameWave}
}

// Places of a zone.
const (
	PlaceRow   = "row"   // cards side by side, face up
	PlaceLine  = "line"  // many plain cards side by side, as small stones with their symbol
	PlacePile  = "pile"  // a pile: its count and, when public, the top card
	PlaceCount = "count" // a number in the seat's header
	PlaceStack = "stack" // the pending things, last above first, between the seats
)

// ZoneLayout places a zone kind.
type ZoneLayout struct {
	Kind  string
	Place string
	// Symbol is shown beside a count.
	Symbol string
	// Slots are codes of the game's words (family "words") for the fixed slots that a row has, from left to right, such
	// as three lanes. Each has room for one card, with what is attached to it (CardView.Slot); an empty slot is shown,
	// too. Nil: cards stand side by side as they come.
	Slots []string `json:",omitempty"`
}

// Looks of a state.
const (
	LookTurned  = "turned"  // drawn upside down, and dimmer
	LookSide    = "side"    // drawn lying on its right side, and dimmer
	LookCrossed = "crossed" // two bars across the picture, and a mark with the state's symbol
	LookBadge   = "badge"   // a corner mark with the state's symbol
	LookFrame   = "frame"   // a second frame around the card
)

// StateLayout says how a state looks. Looks differ by shape or position, never by colour alone.
type StateLayout struct {
	Code   string
	Look   string
	Symbol string
}

// StatLayout says which symbol stands before a stat's number.
type StatLayout struct {
	Code   string
	Symbol string
	// Need: a figure that is as printed is shown as what the card requires (Face.Need), if there is room for its
	// symbols.
	Need bool
}

// NoteLayout marks a note by a symbol, and writes it in the symbol's tint, so that one sees good news and bad. Good and
// bad news have symbols of different shapes.
type NoteLayout struct {
	Code   string // of the note's phrase
	Symbol string
}

// SymbolLayout gives a symbol its shape and tint. Shapes are names that the renderer knows as vectors:
// flame, drop, eye, leaf, shard, bolt, shield, sword, hourglass, crown, star, chain, card, pile, ring,
// gate, crack, moon, gear, dot, aim, check, barred, window, pause, flag, bell.
type SymbolLayout struct {
	Code  string
	Shape string
	Tint  string // "#rrggbb"
	// Letter stands for the symbol in text, such as "F".
	Letter string
}

// Face is what is printed on a card, in one language, ready to show. Package cards makes it; the renderer and the
// look-up read it.
type Face struct {
	ID   string
	Name string
	// Type is the type's code (frame and sigil), TypeName its word.
	Type     string
	TypeName string
	// Element is a symbol code or "".
	Element string
	// Cost is the main cost as a number. Need are symbol codes of a requirement, numbers as digits. With NoCost the
	// card is not paid for, and Cost means nothing.
	Cost   int
	Need   []string
	NoCost bool
	// Gives are symbol codes of what it provides for requirements.
	Gives []string
	// Marks are symbol codes of properties; Groups and Rank are words.
	Marks  []string
	Groups []string
	Rank   string
	Stats  []Stat
	// Figure is what the picture shows: a word of figures (IsFigure), or "" if the renderer is to choose. Kin is what
	// cards that belong together share, in every language the same; "" for cards that stand alone.
	Figure string
	Kin    string
	// Picture names an illustration of the organiser's that takes the figure's place, for render.Options.Pictures; ""
	// for none. Equal names mean equal pictures. Credit says whose it is.
	Picture string
	Credit  string
	// Text are the rules lines, which are generated. Flavour is written by hand.
	Text    []string
	Flavour string
	// Set is the name of the set that the card comes with, Year the year of that set, and Illustrator who drew the
	// picture. They are empty where the set is not known.
	Set         string
	Year        int
	Illustrator string
}

// Edge is what a card says on its lower edge: set, year and illustrator, as in "Tide and Silence · 2026 · ill. Ada".
// It is "" where the set is not known.
func (f Face) Edge() string {
	if f.Set == "" {
		return ""
	}
	edge := f.Set
	if f.Year > 0 {
		edge += " · " + strconv.Itoa(f.Year)
	}
	if f.Illustrator != "" {
		edge += " · ill. " + f.Illustrator
	}
	return edge
}

// Says reports whether the card's own text names a property: alone in a line, or in square brackets, as keywords stand
// there. Who shows the text, too, need not show the property beside it.
func (f Face) Says(property string) bool {
	for _, l := range f.Text {
		if l == property || property != "" && strings.Contains(l, "["+property+"]") {
			return true
		}
	}
	return false
}
