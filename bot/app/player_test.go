package app_test

import (
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// player is a scripted player of a test.
type player struct {
	*apptest.Player
	t *testing.T
}

// member is the player of a name.
func (w *world) member(name string) *player {
	return map[string]*player{"ada": w.ada, "bruno": w.bruno, "chiara": w.chiara, "dario": w.dario}[name]
}

// find gives the first control of a message with an action.
func find(m sandbox.Message, action string) (apptest.Control, bool) { return apptest.Find(m, action) }

// asked reports whether a handover message waits for the player.
func (p *player) asked(front sandbox.Message) bool { return apptest.Names(front, p.Member.ID()) }
