package discordtest

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"image"
	"image/png"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
)

// Painter draws a single dot for everything, and counts. What a picture would show stands in its alt text.
type Painter struct {
	Drawn    atomic.Int64 // pictures drawn, of those planned
	Planned  atomic.Int64
	Busy     atomic.Bool            // no drawing comes to its end in time
	Lines    atomic.Int64           // of text boards, beside those of the position
	AtResult atomic.Pointer[func()] // what happens when a result is drawn

	// AtDraw is what happens when anything is drawn, told the alt text; nil for nothing.
	AtDraw atomic.Pointer[func(alt string)]

	mu    sync.Mutex
	given []string
}

// Texts are all texts that pictures were to show so far: names, titles, sentences.
func (p *Painter) Texts() []string {
	p.mu.Lock()
	defer p.mu.Unlock()
	return slices.Clone(p.given)
}

// takes keeps the texts of a scene, and more.
func (p *Painter) takes(s port.Scene, more ...string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.given = append(append(append(p.given, s.Names...), s.Title, s.Last), more...)
}

func (p *Painter) draw(alt, hash, shown string) (port.Picture, error) {
	p.Planned.Add(1)
	if f := p.AtDraw.Load(); f != nil {
		(*f)(alt)
	}
	if p.Busy.Load() {
		return port.Picture{}, fmt.Errorf("draw: %w", context.DeadlineExceeded)
	}
	if hash == shown {
		return port.Picture{Alt: alt, Hash: hash}, nil
	}
	p.Drawn.Add(1)
	var b bytes.Buffer
	err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 4, 4)))
	return port.Picture{PNG: b.Bytes(), Alt: alt, Hash: hash}, err
}

// Post draws the lives and how many cards each hand has, and what tells boards apart.
func (p *Painter) Post(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	p.takes(s)
	alt := "the board: " + lives(s)
	for _, z := range s.View.Zones {
		if z.Kind == "hand" {
			alt += fmt.Sprintf(" hand %d", z.Count)
		}
	}
	return p.draw(alt, fmt.Sprintf("%s %d %v", alt, s.View.Turn, s.View.Result != nil), shown)
}

// Board draws the same, to be enlarged.
func (p *Painter) Board(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	p.takes(s)
	if s.Wide {
		return p.draw("the wide board: "+lives(s), "wide", shown)
	}
	return p.draw("the large board: "+lives(s), "large "+lives(s), shown)
}

// Hand draws the cards in the hand.
func (p *Painter) Hand(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	p.takes(s)
	var names []string
	for _, z := range s.View.Zones {
		for _, c := range z.Cards {
			if z.Kind == "hand" {
				names = append(names, c.Card)
			}
		}
	}
	hash := strings.Join(names, ",")
	return p.draw("the hand: "+hash, "hand "+hash, shown)
}

// Card draws a card.
func (p *Painter) Card(_ context.Context, _, _, card string) (port.Picture, error) {
	return p.draw("the card: "+card, card, "")
}

// Prompt draws what is asked about.
func (p *Painter) Prompt(_ context.Context, s port.Scene, about engine.Value) (port.Picture, error) {
	p.takes(s)
	c, _ := s.View.Find(about)
	return p.draw("the prompt: "+c.Card, "prompt "+string(about), "")
}

// Result draws the lives at the end.
func (p *Painter) Result(_ context.Context, s port.Scene) (port.Picture, error) {
	p.takes(s)
	if f := p.AtResult.Load(); f != nil {
		(*f)()
	}
	return p.draw("the result: "+lives(s), "result "+lives(s), "")
}

// Replay draws what each moment tells, and how many cards of each hand are seen.
func (p *Painter) Replay(_ context.Context, s port.Scene, moments []port.Moment) (port.Picture, error) {
	alt := "what happened:"
	p.takes(s)
	for _, m := range moments {
		p.takes(port.Scene{}, append(m.Said, m.When)...)
		alt += " (" + m.When + ") " + strings.Join(m.Said, " ") + " [" + strings.Join(m.Cards, ",") + "]"
		if m.View != nil {
			alt += fmt.Sprintf(" turn %d seen by %d", m.View.Turn, m.View.Viewer)
			for _, z := range m.View.Zones {
				if z.Kind == "hand" {
					alt += fmt.Sprintf(" %d of %d", len(z.Cards), z.Count)
				}
			}
		}
	}
	return p.draw(alt, alt, "")
}

// Standings says who is where.
func (p *Painter) Standings(_ context.Context, s port.Standings) (port.Picture, error) {
	alt := "standings:"
	for _, r := range s.Rows {
		alt += fmt.Sprintf(" %d %s %s", r.Place, r.Name, r.Points)
	}
	p.takes(port.Scene{}, s.Title)
	return p.draw(alt, alt, "")
}

// Bracket says who meets whom in each place, and how far they are.
func (p *Painter) Bracket(_ context.Context, b port.Bracket, shown string) (port.Picture, error) {
	p.takes(port.Scene{}, b.Title)
	alt := "bracket: " + p.BracketText(b)[0]
	return p.draw(alt, alt, shown)
}

// BracketText is a page of all rounds: "…; upper Final, 1 places: 0 Ada 2 won, Bruno 1".
func (p *Painter) BracketText(b port.Bracket) []string {
	page := b.Title + " " + b.Line
	for _, r := range b.Rounds {
		page += fmt.Sprintf("; %s %s, %d places:", r.Side, r.Name, r.Slots)
		for _, t := range r.Ties {
			page += fmt.Sprintf(" %d %s, %s", t.Slot, contender(t.A), contender(t.B))
		}
	}
	return []string{page}
}

// contender is one of the two of a tie in words.
func contender(c port.Contender) string {
	s := cmp.Or(c.Name, "?")
	if c.Score != "" {
		s += " " + c.Score
	}
	if c.Won {
		s += " won"
	}
	if c.Dropped {
		s += " left"
	}
	return s
}

// Deck draws a list.
func (p *Painter) Deck(_ context.Context, game, _, name string, list []deck.Count) (port.Picture, error) {
	p.takes(port.Scene{}, name)
	return p.draw(fmt.Sprint("the deck: ", name, " of ", game, " ", list), name, "")
}

// Symbol draws a dot that names the symbol.
func (p *Painter) Symbol(_ context.Context, game, code string) (port.Picture, error) {
	return p.draw("the symbol "+code+" of "+game, "symbol:"+game+code, "")
}

// Sheet draws cards under a title.
func (p *Painter) Sheet(_ context.Context, game, _, title string, cards []string) (port.Picture, error) {
	p.takes(port.Scene{}, title)
	return p.draw(fmt.Sprint("the sheet: ", title, " of ", game, " ", cards), title, "")
}

// BoardText is the lives, the lines and clocks that a scene brings, and as many more lines as Lines says.
func (p *Painter) BoardText(s port.Scene) string {
	lines := append([]string{lives(s)}, s.Own...)
	for _, w := range s.View.Waiting {
		lines = append(lines, fmt.Sprint("seat ", w.Seat, " until ", s.Clock(w)))
	}
	for i := range p.Lines.Load() {
		lines = append(lines, fmt.Sprint("Line ", i, " of a very long position in words"))
	}
	return strings.Join(lines, "\n")
}

func lives(s port.Scene) string {
	var b strings.Builder
	for i, seat := range s.View.Seats {
		fmt.Fprintf(&b, "%s life %d; ", s.Names[i], seat.Badges[0].N)
	}
	return b.String()
}
