package app_test

import (
	"context"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// player is a scripted player whose errors fail the test.
type player struct {
	*apptest.Player
	t *testing.T
}

// find gives the first control of a message with an action.
func find(m sandbox.Message, action string) (apptest.Control, bool) { return apptest.Find(m, action) }

// answer answers a handover message and gives the last private message.
func (p *player) answer(ctx context.Context, front sandbox.Message) sandbox.Message {
	p.t.Helper()
	m, err := p.Answer(ctx, front)
	if err != nil {
		p.t.Fatalf("%v: %v", p, err)
	}
	return m
}

// asked reports whether a handover message waits for the player.
func (p *player) asked(front sandbox.Message) bool { return apptest.Names(front, p.Member.ID()) }
