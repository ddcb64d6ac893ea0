package people

import (
	"context"
	"strings"
	"time"

	"farpost/bot/sandbox"
)

// Organise has the person, who must be an administrator, plan an event of a game, open it, start it, and direct it
// until ctx ends, by its pages alone.
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
	p.Direct(ctx, channel)
}

// Direct has the person, who must be an organiser, pair, publish and finish rounds of the event of a channel until ctx
// ends. Now and then they do something else there. There may be several of them.
func (p *Person) Direct(ctx context.Context, channel string) {
	for p.sleep(ctx, time.Duration(20+p.rand.IntN(160))*time.Minute) {
		switch p.rand.IntN(14) {
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
		case 5, 6:
			p.wander(ctx, channel)
		default:
			p.steps(ctx, channel, "do/draft", "ask/publish", "do/publish")
		}
	}
}

// wander opens the organisers' page, and presses things there and on what comes of them as they come.
func (p *Person) wander(ctx context.Context, channel string) {
	p.enter()
	out, err := p.Run(ctx, channel, "tournament", []string{"panel"})
	p.done(out, err)
	for range 2 + p.rand.IntN(6) {
		if err != nil || out.MessageID == "" || !p.sleep(ctx, 2*time.Second) {
			return
		}
		p.enter()
		var m sandbox.Message
		if m, err = p.Message(p.page); err != nil {
			return
		}
		list := buttons(m)
		if len(list) == 0 {
			return
		}
		c := list[p.rand.IntN(len(list))]
		p.press(ctx, m, sandbox.Move{CustomID: c.CustomID, Values: p.values(c)})
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
