package people

import (
	"context"
	"strings"
	"time"

	"farpost/bot/sandbox"
)

// Organise has the person, who must be an administrator, plan an event of a game, open it, start it, and pair, publish
// and finish rounds until ctx ends, by its pages alone. Now and then they do something else there.
func (p *Person) Organise(ctx context.Context, channel, name, game string) {
	p.enter()
	out, err := p.Run(ctx, channel, "tournament", []string{"new"}, sandbox.OptionValue{Name: "name", Value: name},
		sandbox.OptionValue{Name: "game", Value: game})
	p.done(out, err)
	if err != nil || !p.taps(ctx, out.MessageID, "ask/open", "do/open") {
		return
	}
	if !p.sleep(ctx, time.Hour) {
		return
	}
	p.steps(ctx, channel, "ask/start", "do/start")
	for p.sleep(ctx, time.Duration(20+p.rand.IntN(160))*time.Minute) {
		switch p.rand.IntN(12) {
		case 0:
			p.steps(ctx, channel, "/round", "/pairing/", "ask/")
		case 1:
			p.steps(ctx, channel, "/people", "/person/", "ask/", "do/")
		case 2:
			p.steps(ctx, channel, "ask/undo", "do/undo")
		case 3:
			p.steps(ctx, channel, "ask/cut", "do/cut")
		case 4:
			p.steps(ctx, channel, "ask/finish", "do/finish")
		default:
			p.steps(ctx, channel, "do/draft", "ask/publish", "do/publish")
		}
	}
}

// Join has the person join the event of a channel, some time.
func (p *Person) Join(ctx context.Context, channel string) {
	p.enter()
	out, err := p.Run(ctx, channel, "tournament", []string{"join"})
	p.done(out, err)
	if err == nil {
		p.taps(ctx, out.MessageID, "/bring")
	}
}

// steps opens the organisers' page and presses one thing after the other, as far as it goes.
func (p *Person) steps(ctx context.Context, channel string, has ...string) {
	p.enter()
	out, err := p.Run(ctx, channel, "tournament", []string{"panel"})
	p.done(out, err)
	if err == nil {
		p.taps(ctx, out.MessageID, has...)
	}
}

// taps presses what has a text in its argument, on a page and on what comes of it. It is false when something is not
// there.
func (p *Person) taps(ctx context.Context, page string, has ...string) bool {
	for _, text := range has {
		if !p.sleep(ctx, 2*time.Second) {
			return false
		}
		p.enter()
		m, err := p.Message(page)
		if err != nil {
			return false
		}
		pressed := false
		for _, c := range buttons(m) {
			if !strings.Contains(c.CustomID, text) {
				continue
			}
			p.page = page
			p.press(ctx, m, sandbox.Move{CustomID: c.CustomID, Values: p.values(c)})
			page, pressed = p.page, true
			break
		}
		if !pressed {
			return false
		}
	}
	return true
}
