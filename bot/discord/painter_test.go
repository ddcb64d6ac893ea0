package discord_test

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"strings"

	"farpost/bot/discord/port"
	"farpost/cards/deck"
	"farpost/engine"
)

// painter draws a single dot, and counts.
type painter struct{ w *world }

func (p painter) draw(alt, hash, shown string) (port.Picture, error) {
	p.w.planned.Add(1)
	if p.w.busy.Load() {
		return port.Picture{}, fmt.Errorf("draw: %w", context.DeadlineExceeded)
	}
	if hash == shown {
		return port.Picture{Alt: alt, Hash: hash}, nil
	}
	p.w.drawn.Add(1)
	var b bytes.Buffer
	err := png.Encode(&b, image.NewGray(image.Rect(0, 0, 4, 4)))
	return port.Picture{PNG: b.Bytes(), Alt: alt, Hash: hash}, err
}

func (p painter) Board(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
	if s.Wide {
		return p.draw("the wide board: "+lives(s), "wide", shown)
	}
	return p.draw("the board: "+lives(s), fmt.Sprintf("%s %d %v", lives(s), s.View.Turn, s.View.Result != nil), shown)
}

func (p painter) Hand(_ context.Context, s port.Scene, shown string) (port.Picture, error) {
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

func (p painter) Card(_ context.Context, _, _, card string) (port.Picture, error) {
	return p.draw("the card: "+card, card, "")
}

func (p painter) Prompt(_ context.Context, s port.Scene, about engine.Value) (port.Picture, error) {
	c, _ := s.View.Find(about)
	return p.draw("the prompt: "+c.Card, "prompt "+string(about), "")
}

func (p painter) Result(_ context.Context, s port.Scene) (port.Picture, error) {
	if f := p.w.atResult.Load(); f != nil {
		(*f)()
	}
	return p.draw("the result: "+lives(s), "result "+lives(s), "")
}

func (p painter) Replay(_ context.Context, _ port.Scene, moments []port.Moment) (port.Picture, error) {
	alt := "what happened:"
	for _, m := range moments {
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

func (p painter) Deck(_ context.Context, game, _, name string, list []deck.Count) (port.Picture, error) {
	return p.draw(fmt.Sprint("the deck: ", name, " of ", game, " ", list), name, "")
}

func (p painter) Sheet(_ context.Context, game, _, title string, cards []string) (port.Picture, error) {
	return p.draw(fmt.Sprint("the sheet: ", title, " of ", game, " ", cards), title, "")
}

// BoardText is the lives, the lines and clocks that a scene brings, and as many more lines as the world wants.
func (p painter) BoardText(s port.Scene) string {
	lines := append([]string{lives(s)}, s.Own...)
	for _, w := range s.View.Waiting {
		lines = append(lines, fmt.Sprint("seat ", w.Seat, " until ", s.Clock(w)))
	}
	for i := range p.w.lines.Load() {
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
