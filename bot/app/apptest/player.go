package apptest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"farpost/bot/sandbox"
)

// ErrSilent says that the bot was not there, or did not answer in time. What was asked of it may have
// happened all the same.
var ErrSilent = errors.New("the bot does not answer")

// ErrMoved says that a message changed, or went away, before a press on it: somebody was faster.
var ErrMoved = errors.New("the message has changed before the press")

// Player plays as a member of the sandbox through interactions only. It is for one goroutine at a time.
type Player struct {
	Member *sandbox.Member
	// Rand makes the choices; equal seeds choose alike.
	Rand *rand.Rand
	// Confirmed counts the answers that were put together and confirmed.
	Confirmed int
}

// String names the player for messages of failing tests.
func (p *Player) String() string {
	return fmt.Sprintf("member %s after %d answers", p.Member.ID(), p.Confirmed)
}

// Invite asks another one to a match in #matches, with further options of /match new, and gives the
// invitation.
func (p *Player) Invite(ctx context.Context, channel string, other *Player,
	options ...sandbox.OptionValue) (sandbox.Message, error) {
	all := append([]sandbox.OptionValue{{Name: "opponent", Value: other.Member.ID()}}, options...)
	out, err := p.Member.Run(ctx, channel, "match", []string{"new"}, all...)
	if err := silent(out, err); err != nil {
		return sandbox.Message{}, fmt.Errorf("/match new: %w", err)
	}
	return other.Member.Await(ctx, func(m sandbox.Message) bool { return other.invited(m) })
}

func (p *Player) invited(m sandbox.Message) bool {
	_, ok := Find(m, "accept")
	return ok && Names(m, p.Member.ID())
}

// Accept takes an invitation with the first deck that it offers.
func (p *Player) Accept(ctx context.Context, invite sandbox.Message) (sandbox.Message, error) {
	accept, ok := Find(invite, "accept")
	if !ok {
		return sandbox.Message{}, fmt.Errorf("no deck to accept with on %q", invite.Content)
	}
	return p.Press(ctx, invite, accept)
}

// Press presses a button, or with values chooses from a menu, and gives the message that came of it.
func (p *Player) Press(ctx context.Context, on sandbox.Message, c Control, values ...string) (sandbox.Message, error) {
	out, err := p.Member.Press(ctx, on.ID, c.ID, values...)
	if err := silent(out, err); err != nil {
		return sandbox.Message{}, fmt.Errorf("press %s: %w", c.ID, err)
	}
	msg, err := p.Member.Await(ctx, func(m sandbox.Message) bool { // a busy bot promises an answer first
		return m.ID == out.MessageID && (m.X == nil || !m.X.Thinking && !m.X.Promised)
	})
	if err != nil {
		return sandbox.Message{}, fmt.Errorf("press %s: the answer: %w", c.ID, err)
	}
	return msg, nil
}

// silent makes an error of an interaction that the bot did not answer.
func silent(out sandbox.Outcome, err error) error {
	var no *sandbox.Refusal
	switch {
	case errors.As(err, &no) && no.Code == "no_bot":
		return errors.Join(ErrSilent, err)
	case no != nil && slices.Contains([]string{"unknown_message", "unknown_component", "component_disabled"}, no.Code):
		return errors.Join(ErrMoved, err)
	case err != nil:
		return err
	case out.Kind == sandbox.OutcomeFailed || out.MessageID == "":
		return fmt.Errorf("%w: outcome %+v", ErrSilent, out)
	}
	return nil
}

// Answer answers the question of a message: where passing is offered mostly by passing, else by a move.
func (p *Player) Answer(ctx context.Context, front sandbox.Message) (sandbox.Message, error) {
	if pass, ok := Find(front, "pass"); ok && p.Rand.IntN(4) > 0 {
		return p.Press(ctx, front, pass)
	}
	return p.Move(ctx, front)
}

// Move opens the stepper from a message and puts one answer together, up to its confirmation. It gives the
// private message that it ends with.
func (p *Player) Move(ctx context.Context, front sandbox.Message) (sandbox.Message, error) {
	open, ok := Find(front, "move")
	if !ok {
		return sandbox.Message{}, fmt.Errorf("no My move on %q", front.Content)
	}
	msg, err := p.Press(ctx, front, open)
	tried := map[string]bool{}
	for range 60 {
		if err != nil {
			return msg, err
		}
		c, values, ok := p.choose(msg, tried)
		if !ok {
			return msg, nil
		}
		msg, err = p.Press(ctx, msg, c, values...)
		if err == nil && (c.Action == "confirm" || c.Action == "pass") {
			p.Confirmed++
			return msg, nil
		}
	}
	return msg, fmt.Errorf("the stepper does not end; it shows %q", msg.Content)
}

// choose picks the next press on the stepper: what completes an answer, never the same verb twice.
func (p *Player) choose(msg sandbox.Message, tried map[string]bool) (Control, []string, bool) {
	if c, ok := Find(msg, "confirm"); ok {
		return c, nil, true
	}
	done, canEnd := Find(msg, "done")
	pick, canPick := Find(msg, "pick")
	canPick = canPick && pick.Menu != nil
	switch {
	case canEnd && (!canPick || p.Rand.IntN(2) == 0):
		return done, nil, true
	case canPick:
		return pick, p.values(pick.Menu), true
	}
	var verbs []Control
	for _, c := range Controls(msg) {
		if (c.Action == "verb" || c.Action == "begin") && !tried[c.Arg] {
			verbs = append(verbs, c)
		}
	}
	if len(verbs) > 0 {
		slices.SortStableFunc(verbs, func(a, b Control) int { return rank(a.Arg) - rank(b.Arg) })
		c := verbs[0]
		if rank(c.Arg) == 0 && len(verbs) > 1 && p.Rand.IntN(2) == 0 {
			c = verbs[1]
		}
		tried[c.Arg] = true
		if c.Menu != nil {
			return c, p.values(c.Menu), true
		}
		return c, nil, true
	}
	if pass, ok := Find(msg, "pass"); ok {
		return pass, nil, true
	}
	back, ok := Find(msg, "back")
	return back, nil, ok
}
