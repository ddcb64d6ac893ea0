package render

import (
	"image/color"
	"slices"
	"strconv"
	"unicode"

	"farpost/engine"
)

// Scene is what a picture or a text board shows: a view, how its game wants it placed, and the words for
// the reader. The functions must give the same answer for the same argument while a picture is made.
type Scene struct {
	View   engine.View
	Layout engine.Layout
	// Face gives a card's printed face in the reader's language. An unknown id may give a zero Face.
	Face func(cardID string) engine.Face
	// Word says a phrase of the game in the reader's language. Codes of zones, badges, tracks, states,
	// stats, phases and questions come as phrases without arguments, results as engine.Result.Phrase. An empty
	// answer means that there is no word: the code is shown then.
	Word func(engine.Phrase) string
	// Asked says what a seat is asked, with what it is about, as in "Ada plays Cinder Whelp. Respond?". Without an
	// answer, or as nil, it is the word of the question's kind.
	Asked func(engine.WaitView) string
	// Clock says until when a seat can answer; empty for ever. Own are lines for the viewer alone, such as what they
	// can answer. Both are for BoardText only: pictures are for everybody and do not age.
	Clock func(engine.WaitView) string
	Own   []string
	// Player names a seat. An empty answer is shown as the seat's number.
	Player func(engine.Seat) string
	// Lang is the language of the renderer's own words, "en" or "it"; any other means "en".
	Lang string
	// Title stands on top, such as the two players' names; empty for none.
	Title string
	// LastAction is what just happened, in one sentence; empty for none.
	LastAction string
	// Touched are the things of the view that the last action was about; they are marked.
	Touched []engine.Value
	// Wide lays the board out for a large screen.
	Wide bool
	// Shown is the Hash of the picture that the reader has before them. When nothing differs the
	// answer carries no PNG. The zero value always draws.
	Shown [32]byte
}

// mark is a symbol ready to draw: a shape with a tint, or, when Digits is set, a number.
type mark struct {
	Shape  string
	Tint   color.RGBA
	Digits string
	Letter string
}

// symbol finds a symbol of the layout. Codes that it does not list give false.
func (s Scene) symbol(code string) (mark, bool) {
	for _, y := range s.Layout.Symbols {
		if y.Code == code {
			tint, ok := parseTint(y.Tint)
			if !ok {
				tint = inkDim
			}
			return mark{Shape: y.Shape, Tint: readable(tint), Letter: y.Letter}, true
		}
	}
	return mark{Tint: inkDim}, false
}

// need is a symbol of a requirement: a listed symbol, or digits for a number, or X for one that is chosen.
func (s Scene) need(code string) (mark, bool) {
	if m, ok := s.symbol(code); ok {
		return m, true
	}
	if _, err := strconv.Atoi(code); err == nil || code == "X" {
		return mark{Tint: inkDim, Digits: code, Letter: code}, true
	}
	return mark{}, false
}

func (s Scene) symbols(codes []string, find func(string) (mark, bool)) []mark {
	var out []mark
	for _, c := range codes {
		if m, ok := find(c); ok {
			out = append(out, m)
		}
	}
	return out
}

func (s Scene) phrase(p engine.Phrase) string {
	if s.Word != nil {
		if t := s.Word(p); t != "" {
			return t
		}
	}
	return p.Code
}

// word is the game's word for a code, with a capital when it begins a label.
func (s Scene) word(code string) string {
	if code == "" {
		return ""
	}
	return s.phrase(engine.Phrase{Code: code})
}

func (s Scene) touched(v engine.Value) bool { return v != "" && slices.Contains(s.Touched, v) }

// label is the word with a capital letter.
func (s Scene) label(code string) string { return capital(s.word(code)) }

func capital(t string) string {
	for i, r := range t {
		return string(unicode.ToUpper(r)) + t[i+len(string(r)):]
	}
	return t
}

func (s Scene) player(seat engine.Seat) string {
	if seat == engine.NoSeat {
		return s.say("nobody")
	}
	if s.Player != nil {
		if n := s.Player(seat); n != "" {
			return n
		}
	}
	return s.say("seat", strconv.Itoa(int(seat)+1))
}

func (s Scene) face(id string) engine.Face {
	if s.Face == nil || id == "" {
		return engine.Face{ID: id}
	}
	return s.Face(id)
}

// cardName is how a thing of the view is called: its card's name, or a word for what cannot be seen.
func (s Scene) cardName(c engine.CardView) string {
	if c.Card == "" {
		if c.What != "" {
			return s.label(c.What)
		}
		return s.say("hidden")
	}
	if n := s.face(c.Card).Name; n != "" {
		return s.spoken(n)
	}
	return c.Card
}

// value names whatever a value refers to.
func (s Scene) value(v engine.Value) string {
	switch v.Kind() {
	case "":
		return ""
	case "seat":
		return s.player(v.Seat())
	case "obj":
		if c, ok := s.View.Find(v); ok {
			return s.cardName(c)
		}
		return s.say("gone")
	case "card":
		return s.cardName(engine.CardView{Card: v.Body()})
	case "int":
		return v.Body()
	case "word":
		return s.word(v.Body())
	}
	for _, seat := range s.View.Seats {
		for _, t := range seat.Tracks {
			for i, c := range t.Cells {
				if c.Key == v {
					return s.say("cell", s.label(t.Code), strconv.Itoa(i+1), s.player(seat.Seat))
				}
			}
		}
	}
	return s.phrase(engine.Say(v.Kind(), engine.A("value", v)))
}

// owned names a thing and, for a card, whose it is.
func (s Scene) owned(v engine.Value) string {
	if c, ok := s.View.Find(v); ok && c.Ctrl != engine.NoSeat {
		return s.say("of", s.cardName(c), s.player(c.Ctrl))
	}
	return s.value(v)
}

// artOf gathers what a card's picture depends on.
func (s Scene) artOf(f engine.Face) art {
	el, ok := s.symbol(f.Element)
	a := art{Name: f.ID + "/" + f.Name, Type: f.Type, Tint: el.Tint, Frame: s.frameOf(f.Type),
		Marks: s.symbols(f.Marks, s.symbol)}
	if ok {
		a.Element, a.Land = el, el.Shape
	}
	if f.ID != "" {
		// The id alone: one card has one sigil in every language.
		a.Name = f.ID
	}
	if len(f.Groups) > 0 {
		a.Group = f.Groups[0]
	}
	if !ok {
		// A card without an element of its own has the colour and the land of what it requires, or the colour of its
		// type.
		for _, n := range f.Need {
			if m, is := s.symbol(n); is {
				a.Tint, a.Land = m.Tint, m.Shape
				return a
			}
		}
		d := dice(seed("tint", f.Type))
		a.Tint = mix(rgb(0x8a, 0x93, 0xa6), rgb(uint8(d.n(256)), uint8(d.n(256)), uint8(d.n(256))), 0.3)
	}
	return a
}
