package scene

import (
	"slices"
	"strconv"
	"unicode"

	"farpost/engine"
	"farpost/render/draw"
)

// Scene is what a picture or a text board shows: a view, how its game wants it placed, and the words for the reader.
// While a picture is made, the functions must return the same result for the same argument.
type Scene struct {
	View   engine.View
	Layout engine.Layout
	// Face returns a card's printed face in the reader's language. It may return a zero Face for an unknown id.
	Face func(cardID string) engine.Face
	// Word puts a phrase of the game into the reader's language. It gets codes of zones, badges, tracks, states, stats,
	// phases and questions as phrases without arguments, and results as engine.Result.Phrase. "" means that there is no
	// word; then the code is shown.
	Word func(engine.Phrase) string
	// Asked says what a seat is asked and what that is about, as in "Ada plays Cinder Whelp. Respond?". If it is nil or
	// returns "", the word of the question's kind is shown.
	Asked func(engine.WaitView) string
	// Clock says until when a seat can answer; "" for no deadline. Own has lines for the viewer alone, such as what
	// they can answer. Both are for BoardText alone: pictures do not age, and boards are for everybody.
	Clock func(engine.WaitView) string
	Own   []string
	// Player names a seat. If it returns "", the seat's number is shown.
	Player func(engine.Seat) string
	// Lang is the language of the renderer's own words: "en" or "it". Any other means "en".
	Lang string
	// Title is on top, such as the two players' names; "" for none.
	Title string
	// LastAction is what just happened, in one sentence; "" for none.
	LastAction string
	// Touched has the things of the view that the last action was about. They are marked.
	Touched []engine.Value
	// Moment is what has just happened that the match turns on, and Told says it in one sentence. A posted board with
	// nothing pending shows it large. Told is "" for nothing.
	Moment engine.Moment
	Told   string
	// Wide lays the board out for a large screen.
	Wide bool
	// Shown is the Hash of the picture that the reader has before them. If nothing differs, the new Picture has no PNG.
	// With the zero value the picture is always drawn.
	Shown [32]byte
}

// Symbol finds a symbol of the layout; false for a code that the layout does not list.
func (s Scene) Symbol(code string) (draw.Mark, bool) {
	for _, y := range s.Layout.Symbols {
		if y.Code == code {
			tint, ok := draw.ParseTint(y.Tint)
			if !ok {
				tint = draw.InkDim
			}
			return draw.Mark{Shape: y.Shape, Tint: draw.Readable(tint), Letter: y.Letter}, true
		}
	}
	return draw.Mark{Tint: draw.InkDim}, false
}

// Need returns a symbol of a requirement: a symbol of the layout, digits for a number, or X for a number that is
// chosen.
func (s Scene) Need(code string) (draw.Mark, bool) {
	if m, ok := s.Symbol(code); ok {
		return m, true
	}
	if _, err := strconv.Atoi(code); err == nil || code == "X" {
		return draw.Mark{Tint: draw.InkDim, Digits: code, Letter: code}, true
	}
	return draw.Mark{}, false
}

// Symbols finds symbols one by one, and leaves out those that are not found.
func (s Scene) Symbols(codes []string, find func(string) (draw.Mark, bool)) []draw.Mark {
	var out []draw.Mark
	for _, c := range codes {
		if m, ok := find(c); ok {
			out = append(out, m)
		}
	}
	return out
}

// Phrase returns the game's words for a phrase, or its code if it has none.
func (s Scene) Phrase(p engine.Phrase) string {
	if s.Word != nil {
		if t := s.Word(p); t != "" {
			return t
		}
	}
	return p.Code
}

// WordOf returns the game's word for a code.
func (s Scene) WordOf(code string) string {
	if code == "" {
		return ""
	}
	return s.Phrase(engine.Phrase{Code: code})
}

// IsTouched reports whether the last action was about a thing.
func (s Scene) IsTouched(v engine.Value) bool { return v != "" && slices.Contains(s.Touched, v) }

// Label returns the game's word for a code, with a capital letter.
func (s Scene) Label(code string) string { return Capital(s.WordOf(code)) }

// Capital gives a text a capital letter.
func Capital(t string) string {
	for i, r := range t {
		return string(unicode.ToUpper(r)) + t[i+len(string(r)):]
	}
	return t
}

// PlayerName names a seat: by its player, or by its number.
func (s Scene) PlayerName(seat engine.Seat) string {
	if seat == engine.NoSeat {
		return s.Say("nobody")
	}
	if s.Player != nil {
		if n := s.Player(seat); n != "" {
			return n
		}
	}
	return s.Say("seat", strconv.Itoa(int(seat)+1))
}

// FaceOf returns a card's printed face; one with the id alone if there are no faces.
func (s Scene) FaceOf(id string) engine.Face {
	if s.Face == nil || id == "" {
		return engine.Face{ID: id}
	}
	return s.Face(id)
}

// CardName returns the name of a thing of the view: its card's name, or a word for a thing without a card.
func (s Scene) CardName(c engine.CardView) string {
	if c.Card == "" {
		if c.What != "" {
			return s.Label(c.What)
		}
		return s.Say("hidden")
	}
	if n := s.FaceOf(c.Card).Name; n != "" {
		return s.Spoken(n)
	}
	return c.Card
}

// ValueName names what a value refers to.
func (s Scene) ValueName(v engine.Value) string {
	switch v.Kind() {
	case "":
		return ""
	case "seat":
		return s.PlayerName(v.Seat())
	case "obj":
		if c, ok := s.View.Find(v); ok {
			return s.CardName(c)
		}
		return s.Say("gone")
	case "card":
		return s.CardName(engine.CardView{Card: v.Body()})
	case "int":
		return v.Body()
	case "word":
		return s.WordOf(v.Body())
	}
	for _, seat := range s.View.Seats {
		for _, t := range seat.Tracks {
			for i, c := range t.Cells {
				if c.Key == v {
					return s.Say("cell", s.Label(t.Code), strconv.Itoa(i+1), s.PlayerName(seat.Seat))
				}
			}
		}
	}
	return s.Phrase(engine.Say(v.Kind(), engine.A("value", v)))
}

// Owned names a thing and, for a card, who controls it.
func (s Scene) Owned(v engine.Value) string {
	if c, ok := s.View.Find(v); ok && c.Ctrl != engine.NoSeat {
		return s.Say("of", s.CardName(c), s.PlayerName(c.Ctrl))
	}
	return s.ValueName(v)
}
