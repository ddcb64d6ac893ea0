package stepper_test

import (
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

// TestPromptPicture ensures that who opens the answers to a question gets a picture of what it is about, privately;
// that it stays while the answer is put together, goes where the answer is to be confirmed, whose words must stand
// beside the button, comes back with the way back, and goes when the answer has been given; that there is none in the
// own turn, which is about nothing; and that nobody else sees it.
func TestPromptPicture(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	own := ada.Open("move")
	w.Plays("Spark")
	before := w.Requests()
	m := bruno.Open("move")
	if got := bruno.AwaitPicture(m, "prompt.png"); got != "the prompt: spark" {
		t.Errorf("the picture says %q", got)
	}
	if got := bruno.Message(m.ID); got.Content != m.Content || len(got.Components) != len(m.Components) ||
		got.Flags != m.Flags {
		t.Errorf("with the picture %s, without %s", got, m)
	}
	if got := w.Requests(); got != before {
		t.Errorf("requests to channels: %s, before %s", got, before)
	}
	if m = bruno.Press(m, "pick=Parry"); len(m.Attachments) != 0 {
		t.Errorf("to be confirmed: %s has %v", m, m.Attachments)
	}
	m = bruno.Press(m, "back")
	bruno.AwaitPicture(m, "prompt.png")
	if m = bruno.Press(bruno.Message(m.ID), "back"); len(m.Attachments) != 1 {
		t.Errorf("back at the beginning: %s has %v", m, m.Attachments)
	}
	if m = bruno.Press(m, "pass"); len(m.Attachments) != 0 {
		t.Errorf("when it has been answered: %s has %v", m, m.Attachments)
	}
	w.Delivered()
	w.Deaf()
	if m := ada.Message(own.ID); len(m.Attachments) != 0 {
		t.Errorf("in the own turn: %s has %v", m, m.Attachments)
	}
	w.Quiet()
}

// TestNoPromptPicture ensures that where files may not be sent no picture of a question is drawn or sent, and the
// answers come as ever.
func TestNoPromptPicture(t *testing.T) {
	w := discordtest.New(t)
	bruno := w.Bruno
	w.Begun()
	w.Plays("Spark")
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionAttachFiles))
	planned := w.Painter.Planned.Load()
	m := bruno.Open("move")
	w.Deaf() // waits until the answer is complete
	if got := bruno.Message(m.ID); w.Painter.Planned.Load() != planned || len(got.Attachments) != 0 ||
		len(got.Components) == 0 {
		t.Errorf("%d pictures were planned, and %s has %v", w.Painter.Planned.Load()-planned, got, got.Attachments)
	}
	w.Quiet()
}
