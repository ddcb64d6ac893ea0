package app_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"farpost/bot/sandbox"
)

// player plays as a member of the sandbox through interactions only: it presses the buttons and chooses from
// the menus that a person would see, with seeded choices.
type player struct {
	t   *testing.T
	m   *sandbox.Member
	rng *rand.Rand
	// acted counts accepted answers; tired ends the turn after so many plays.
	acted int
}

// control is a button or menu of a message, by what its custom id says.
type control struct {
	id, action, arg string
	menu            *sandbox.Component
}

// controls lists the enabled buttons and menus of a message.
func controls(m sandbox.Message) []control {
	var out []control
	for _, row := range m.Components {
		for i := range row.Components {
			c := row.Components[i]
			if c.CustomID == "" || c.Disabled {
				continue
			}
			parts := strings.SplitN(c.CustomID, ":", 5)
			if len(parts) != 5 {
				continue
			}
			k := control{id: c.CustomID, action: parts[3], arg: parts[4]}
			if len(c.Options) > 0 {
				k.menu = &row.Components[i]
			}
			out = append(out, k)
		}
	}
	return out
}

func find(m sandbox.Message, action string) (control, bool) {
	for _, c := range controls(m) {
		if c.action == action {
			return c, true
		}
	}
	return control{}, false
}

// press presses and gives the message that came of it.
func (p *player) press(ctx context.Context, on sandbox.Message, c control, values ...string) sandbox.Message {
	p.t.Helper()
	out, err := p.m.Press(ctx, on.ID, c.id, values...)
	if err != nil && strings.Contains(err.Error(), "no such button") {
		return sandbox.Message{} // it has just been taken off: somebody was quicker
	}
	if err != nil {
		p.t.Fatalf("press %s: %v", c.id, err)
	}
	if out.Kind == sandbox.OutcomeFailed || out.MessageID == "" {
		p.t.Fatalf("press %s: outcome %+v", c.id, out)
	}
	msg, err := p.m.Message(out.MessageID)
	if err != nil {
		p.t.Fatalf("press %s: %v", c.id, err)
	}
	return msg
}

// move opens the stepper from a message and puts one answer together. It gives the last private message.
func (p *player) move(ctx context.Context, front sandbox.Message) sandbox.Message {
	p.t.Helper()
	open, ok := find(front, "move")
	if !ok {
		p.t.Fatalf("no My move on %q", front.Content)
	}
	msg := p.press(ctx, front, open)
	tried := map[string]bool{}
	for range 60 {
		c, values, ok := p.choose(msg, tried)
		if !ok {
			return msg
		}
		done := c.action == "confirm"
		msg = p.press(ctx, msg, c, values...)
		if done {
			p.acted++
			return msg
		}
	}
	p.t.Fatalf("the stepper does not end; it shows %q", msg.Content)
	return msg
}

// choose picks the next press on the stepper: what completes an answer, never the same verb twice.
func (p *player) choose(msg sandbox.Message, tried map[string]bool) (control, []string, bool) {
	all := controls(msg)
	by := func(action string) (control, bool) {
		i := slices.IndexFunc(all, func(c control) bool { return c.action == action })
		if i < 0 {
			return control{}, false
		}
		return all[i], true
	}
	if c, ok := by("confirm"); ok {
		return c, nil, true
	}
	if c, ok := by("done"); ok && (p.rng.IntN(2) == 0 || len(all) == 1) {
		return c, nil, true
	}
	if c, ok := by("pick"); ok && c.menu != nil {
		return c, p.values(c.menu), true
	}
	if c, ok := by("done"); ok {
		return c, nil, true
	}
	var verbs []control
	for _, c := range all {
		if c.action == "verb" && !tried[c.arg] {
			verbs = append(verbs, c)
		}
	}
	if len(verbs) > 0 {
		slices.SortStableFunc(verbs, func(a, b control) int { return rank(a.arg) - rank(b.arg) })
		c := verbs[0]
		if rank(c.arg) == 0 && len(verbs) > 1 && p.rng.IntN(2) == 0 {
			c = verbs[1]
		}
		tried[c.arg] = true
		return c, nil, true
	}
	if c, ok := by("back"); ok {
		return c, nil, true
	}
	return control{}, nil, false
}

// rank orders verbs: acting first, ending the turn when nothing else is possible.
func rank(verb string) int {
	switch verb {
	case "unleash", "play", "activate":
		return 0
	case "end", "stops":
		return 2
	}
	return 1
}

// values chooses from a menu, Crystals first so that matches come to an end.
func (p *player) values(menu *sandbox.Component) []string {
	var all []string
	for _, o := range menu.Options {
		all = append(all, o.Value)
	}
	p.rng.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	slices.SortStableFunc(all, func(a, b string) int {
		return boolInt(!strings.HasPrefix(a, "crystal:")) - boolInt(!strings.HasPrefix(b, "crystal:"))
	})
	n := max(menu.MinValues, 1)
	return all[:min(n, len(all))]
}

func boolInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (p *player) String() string { return fmt.Sprintf("member %s after %d answers", p.m.ID(), p.acted) }
