package people

import (
	"context"
	"strings"
	"time"

	"farpost/bot/sandbox"
)

// rulings are what a judge presses on the page of rulings, each with what comes of it: a form asks for the reason.
var rulings = [][]string{
	{":judge:why/goon"},
	{":judgepick:why/time"},
	{":judgepick:why/result"},
	{":judge:back", ":judgepick:back", ":judge:why/back"},
	{":judge:hands/", ":judge:view/"},
}

// Court has the person, who must be allowed to, name the role of those who judge and organise.
func (p *Person) Court(ctx context.Context, channel, role string) {
	p.enter()
	p.done(p.Run(ctx, channel, "setup", nil, sandbox.OptionValue{Name: "judges", Value: role},
		sandbox.OptionValue{Name: "organisers", Value: role}))
}

// Judge has the person, who must be a judge, look now and then where judges are called, and decide there by the pages,
// until ctx ends.
func (p *Person) Judge(ctx context.Context) {
	for p.sleep(ctx, time.Duration(p.rand.ExpFloat64()*float64(40*time.Minute))) {
		p.enter()
		for _, m := range p.Pressable() {
			for _, c := range buttons(m) {
				if strings.HasSuffix(c.CustomID, ":judge:page") {
					p.taps(ctx, m.ID, append([]string{":judge:page"}, rulings[p.rand.IntN(len(rulings))]...)...)
					break
				}
			}
		}
	}
}

// call has the person call a judge to a match that they play.
func (p *Person) call(ctx context.Context) {
	p.enter()
	out, err := p.Run(ctx, p.w.Sandbox.ChannelID("matches"), "match", []string{"judge"})
	p.done(out, err)
	if err == nil && out.MessageID != "" {
		p.taps(ctx, out.MessageID, ":judge:call")
	}
}

// block has the person take no more invitations of somebody, or take them again.
func (p *Person) block(ctx context.Context) {
	what := []string{"block", "unblock"}[p.rand.IntN(2)]
	p.enter()
	p.done(p.Run(ctx, p.w.Sandbox.ChannelID("matches"), "settings", nil,
		sandbox.OptionValue{Name: what, Value: p.others[p.rand.IntN(len(p.others))].ID()}))
}
