package render

import (
	"fmt"
	"image"
	"strings"

	"farpost/engine"
	"farpost/render/compose"
	"farpost/render/draw"
	"farpost/render/sprite"
)

// Planned makes the plan of a picture.
type Planned struct{ of func(*draw.Pen) *compose.Plan }

// PlanDeck, PlanContactSheet, PlanPrompt, PlanHand, PlanBoard, PlanPost and PlanReplay plan what Deck, ContactSheet
// and so on draw.
func PlanDeck(s Scene, d Deck) Planned {
	return Planned{func(p *draw.Pen) *compose.Plan { return planDeck(s, d)(p) }}
}

func PlanContactSheet(s Scene, title string, fs []engine.Face) Planned {
	return Planned{func(p *draw.Pen) *compose.Plan { return planContactSheet(s, title, fs)(p) }}
}

func PlanPrompt(s Scene, about engine.Value) Planned {
	return Planned{func(p *draw.Pen) *compose.Plan { return planPrompt(s, about)(p) }}
}

func PlanHand(s Scene, zone string) Planned {
	return Planned{func(p *draw.Pen) *compose.Plan { return planHand(s, zone)(p) }}
}

func PlanBoard(s Scene) Planned { return Planned{planBoard(s)} }

// PlanPost plans what Post and Result draw.
func PlanPost(s Scene) Planned { return Planned{planPost(s)} }

func PlanReplay(s Scene, ms []Moment) Planned {
	ms, most := (planner{s}).fitting(ms)
	return Planned{func(p *draw.Pen) *compose.Plan { return planReplay(s, ms, most)(p) }}
}

// Blocks returns the sprites of a plan with all their fields.
func (r *Renderer) Blocks(of Planned) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range of.of(p).Blocks {
			out = append(out, fmt.Sprintf("%#v", b.Of))
		}
	})
	return out, err
}

// Ordinals returns the figures of a board whose number is behind the word.
func (r *Renderer) Ordinals(s Scene) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		for _, b := range planBoard(s)(p).Blocks {
			if c, ok := b.Of.(sprite.Chip); ok && c.Ordinal {
				out = append(out, strings.Join(c.Before(p).Lines, " ")+" "+c.Number())
			}
		}
	})
	return out, err
}

// Faults names the blocks of a plan that overlap, leave the picture, or paint outside of themselves.
func (r *Renderer) Faults(of Planned) (out []string, err error) {
	err = r.withPen(func(p *draw.Pen) {
		pl := of.of(p)
		all := image.Rect(0, 0, pl.W, pl.H)
		for i, b := range pl.Blocks {
			if b.At.Empty() || !b.At.In(all) {
				out = append(out, fmt.Sprintf("%T at %v is not inside %v", b.Of, b.At, all))
			}
			for _, o := range pl.Blocks[:i] {
				if b.At.Overlaps(o.At) {
					out = append(out, fmt.Sprintf("%T at %v overlaps %T at %v", b.Of, b.At, o.Of, o.At))
				}
			}
			w, h := b.At.Dx(), b.At.Dy()
			im := image.NewRGBA(image.Rect(0, 0, w+90, h+90))
			p.On(im, b.Of.Under())
			b.Of.Paint(p, w, h)
			if spilt(im, w, h, b.Of.Under()) {
				out = append(out, fmt.Sprintf("painted outside: %.300s", fmt.Sprintf("%#v", b.Of)))
			}
		}
	})
	return out, err
}

// InkAccent is the tint of what is new.
var InkAccent = draw.InkAccent
