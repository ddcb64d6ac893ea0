package bench

import (
	"context"
	"errors"
	"fmt"
	"strings"
	"sync"

	"farpost/bot/sandbox"
)

// errFailed says that a bot answered a command with nothing.
var errFailed = errors.New("the bot did not answer")

// begin begins n matches by /match new, in turns of each game, between two pairs of members. It returns when each asks
// somebody in public.
func begin(ctx context.Context, t *town, n int, games []string) error {
	var wg sync.WaitGroup
	errs := make([]error, 2)
	for pair := range errs {
		wg.Go(func() {
			for i := pair; i < n && errs[pair] == nil; i += len(errs) {
				errs[pair] = beginOne(ctx, t, pair, games[i/len(errs)%len(games)])
			}
		})
	}
	wg.Wait()
	return errors.Join(errs...)
}

// beginOne has one of a pair invite the other, who accepts with the first deck that is offered.
func beginOne(ctx context.Context, t *town, pair int, game string) error {
	from, to := t.members[t.order[2*pair]], t.members[t.order[2*pair+1]]
	before := map[string]bool{}
	t.mu.Lock()
	for id := range t.matches {
		before[id] = true
	}
	t.mu.Unlock()
	out, err := from.Run(ctx, t.channel(), "match", []string{"new"},
		sandbox.OptionValue{Name: "opponent", Value: to.ID()}, sandbox.OptionValue{Name: "game", Value: game})
	if err == nil && out.Kind == sandbox.OutcomeFailed {
		err = errFailed
	}
	if err != nil {
		return fmt.Errorf("/match new: %w", err)
	}
	var m *match
	err = t.until(ctx, func() bool {
		for id, other := range t.matches {
			if !before[id] && other.invite != "" && holds(other, from.ID(), to.ID()) {
				m = other
			}
		}
		return m != nil
	})
	if err != nil {
		return fmt.Errorf("the invitation: %w", err)
	}
	invite, err := to.Message(m.invite)
	if err != nil {
		return err
	}
	button := find(invite, ":accept:")
	if _, err = to.Press(ctx, invite.ID, button); err != nil {
		return fmt.Errorf("accept by %q: %w", button, err)
	}
	if err := t.until(ctx, func() bool { return m.ready(nil) != nil }); err != nil {
		return fmt.Errorf("the beginning of match %s: %w", m.id, err)
	}
	return nil
}

// find is the custom id of the first button of a message that has a text in its id; "" for none.
func find(m sandbox.Message, part string) string {
	for _, row := range m.Components {
		for _, c := range row.Components {
			if strings.Contains(c.CustomID, part) {
				return c.CustomID
			}
		}
	}
	return ""
}
