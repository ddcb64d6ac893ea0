package engine

import "strings"

// Layout is how a ruleset wants its View placed and marked: data for one renderer and one text board
// that know no game. A zone, stat, state or symbol that is not listed is not drawn.
type Layout struct {
	// Zones in the order in which a seat's part of the board shows them, shared zones where they stand.
	Zones []ZoneLayout
	// States are the object states that can be shown, the most telling first.
	States []StateLayout
	// Stats are shown at a card's lower edge, from left to right.
	Stats []StatLayout
	// Symbols are the marks of elements, costs and properties.
	Symbols []SymbolLayout
	// Notes say how notes of cards are marked (CardView.Notes); others have a plain mark.
	Notes []NoteLayout
	// Need is the symbol before what a card requires (Face.Need); "" for none, where the requirement is a cost of
	// itself.
	Need string
	// Tracks and Badges are the codes of a seat's header, in order.
	Tracks []string
	Badges []string
	// Ordinals are those of the badges whose number says which and not how many, such as a turn: it stands behind its
	// word.
	Ordinals []string
	// Types give types of cards a frame; others have one that follows from their code.
	Types []TypeLayout
	// Arrows say for which things lines are drawn across the table; for others numbers tie them together.
	Arrows []ArrowLayout
}

// ArrowLayout asks for arrows from what a thing comes from (CardView.Of, else the thing itself) to what it is aimed
// at (CardView.Targets), for the thing that resolves next.
type ArrowLayout struct {
	Kind string // of the zone that the thing is in
	What string // as in CardView.What; "" for things that have no line of their own here
	Line string
	// Below: also while other things resolve first.
	Below bool
	// Against is the line from those who stand against the thing (CardView.Against) to what it comes from; "" for none.
	Against string
}

// Lines of arrows. They differ by shape, not only by colour.
const (
	LineSolid  = "solid"  // an unbroken line with a point
	LineDashed = "dashed" // a broken line with a point
	LineBarred = "barred" // an unbroken line that ends at a bar
)

// TypeLayout gives a card type the outline by which it is known, also without its colour.
type TypeLayout struct {
	Code  string // as in Face.Type
	Frame string
}

// Frames: the upper edges that cards can have. Lower edges are straight, so every one shows which way a card
// stands.
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
	// Need: a figure that is as printed is shown as what the card requires (Face.Need), where there is room for its
	// symbols.
	Need bool
}

// NoteLayout marks a note by a symbol, in whose tint it is also written: so it is seen whether it is good news or bad.
// Good and bad news have symbols of different shapes.
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

// Face is what is printed on a card, in one language, ready to show. Cards build it, the renderer and
// the look-up read it.
type Face struct {
	ID   string
	Name string
	// Type is the type's code (frame and sigil), TypeName its word.
	Type     string
	TypeName string
	// Element is a symbol code or "".
	Element string
	// Cost is the main cost as a number; Need are symbol codes of a requirement, numbers as digits. A card with NoCost
	// is not paid for, and its Cost means nothing.
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
	// Text are the rules lines, generated; Flavour is authored.
	Text    []string
	Flavour string
}

// Says reports whether the card's own text names a property: alone in a line, or in square brackets as keywords stand
// there. Where the text stands too, it need not be said beside it.
func (f Face) Says(property string) bool {
	for _, l := range f.Text {
		if l == property || property != "" && strings.Contains(l, "["+property+"]") {
			return true
		}
	}
	return false
}
