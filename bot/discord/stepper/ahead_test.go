package stepper_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
)

// life checks what the public message shows of a member's life.
func life(t *testing.T, m discordtest.Message, want string) {
	t.Helper()
	if !m.Shows(want) {
		t.Errorf("want %q: %s", want, m)
	}
}

// TestGuardAhead ensures that who is attacked chooses the defence during the window before it, gives up the last
// word with it unless told otherwise, and that nothing more is asked.
func TestGuardAhead(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet()
	handover := w.Plays("Comet")
	if got := handover.Layout(); got != "ahead:.guard offer:.no-guard move more" {
		t.Fatalf("the buttons of who is attacked: %s", got)
	}
	m := bruno.Press(handover, "ahead:.guard", "pick=Parry|Moth")
	if got := m.Layout(); !m.Has("switch") || got == "" || !m.Tells("**Guard** › Parry, Moth") ||
		!m.Tells("↳ No last word") || !m.Shows("(✓ No last word ") {
		t.Fatalf("the preview: %s", m)
	}
	bruno.Press(m, "confirm")
	_, handover = ada.Does("move", "verb:spare", "confirm") // boosting is asked of the attacker
	life(t, handover, "Bruno life 4")
	if !handover.OffersTurn() {
		t.Errorf("something was still asked: %s", handover)
	}
	w.Quiet()
}

// TestNoGuard ensures that declining the defence is one public press, that it is asked about once more where that
// would be the end, and that the answer can be sealed and taken back.
func TestNoGuard(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet("comet")
	w.Plays("Comet")
	if m := ada.Open("offer:.no-guard"); !m.Tells("somebody else") {
		t.Errorf("the attacker declines for the other: %s", m)
	}
	bruno.Does("offer:.no-guard")
	ada.Does("move", "verb:spare", "confirm")
	_, now := bruno.Does("pass") // the last window
	life(t, now, "Bruno life 2")
	handover := w.Plays("Comet")
	m := bruno.Press(handover, "offer:.no-guard")
	if got := m.Layout(); got != "move offer:.no-guard.sure" || !m.Tells("Really no guard?", "2") {
		t.Fatalf("asked once more: %s", m)
	}
	if bruno.Handover().ID != handover.ID {
		t.Error("the warning changed something")
	}
	bruno.Press(m, "offer:.no-guard.sure")
	m = bruno.Open("hand", "more")
	if !m.Has("unseal") {
		t.Errorf("the sealed answer cannot be taken back: %s", m)
	}
	w.Quiet()
}

// TestLater ensures that a response to the later window of the same thing is put together during the first, listed
// for its owner alone, used by itself, and can be taken back until then.
func TestLater(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet()
	w.Plays("Comet")
	m := bruno.Open("move")
	if got := m.Layout(); !strings.Contains(got, "ahead:.late") ||
		!strings.HasSuffix(got, "pass:pass passonce:pass offer:.always") {
		t.Fatalf("Respond…: %s", got)
	}
	m = bruno.Press(m, "ahead:.late", "pick=Parry")
	if !m.Tells("Passa", "Pass") || !m.Tells("↳ **Parry** › Parry") {
		t.Errorf("the preview: %q", m.Content)
	}
	bruno.Press(m, "confirm")
	if m := ada.Open("more"); m.Tells("Parry") {
		t.Errorf("the opponent sees it: %q", m.Content)
	}
	m = bruno.Open("hand", "more")
	if !m.Has("unseal") || !m.Tells("Parry") {
		t.Fatalf("what was said ahead: %s", m)
	}
	bruno.Press(m, "unseal="+m.Values()[0])
	m = bruno.Open("hand", "more")
	if m.Has("unseal") {
		t.Errorf("taken back it is still there: %s", m)
	}
	w.Quiet()
}

// TestBoostAhead ensures that what a play will be asked is decided with its declaration, is shown on the preview,
// and is not asked again; and that nothing can be said behind the play before, for the question would stop it.
func TestBoostAhead(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno := w.Ada, w.Bruno
	w.DealComet()
	m := w.Declares("Comet")
	if m.Has("then") || m.Button(0, 0).Label != "Boost" || m.Button(0, 1).Label != "Spare" {
		t.Fatalf("the preview: %s", m)
	}
	if m := ada.PressID(m, m.Button(0, 1).CustomID); m.Button(0, 1).Label != "✓ Spare" {
		t.Fatalf("the preview with the other answer: %s", m)
	}
	m = ada.Press(w.Declares("Comet"), "ahead")
	if !m.Has("then") || !m.Tells("↳ **Boost**") || m.Button(0, 1).Label != "✓ Boost" {
		t.Fatalf("the preview with it: %s", m)
	}
	ada.Press(m, "confirm")
	bruno.Does("offer:.no-guard")
	_, now := bruno.Does("pass")
	life(t, now, "Bruno life 1")
	w.Quiet()
}

// TestNextAsks ensures that who goes on with the turn ahead is asked what is next.
func TestNextAsks(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	w.DealComet()
	m := ada.Open("move", "verb:play")
	if m = ada.Press(m, "pick=Moth", "then"); m.Content != "**Play** › Moth\nAnd what do you do after that?" {
		t.Errorf("what is next: %q", m.Content)
	}
	w.Quiet()
}

// TestStaged ensures that what somebody has put together of a defence counts when the deadline passes before they
// confirm it, that going back takes it back, and that nobody else sees any of it.
func TestStaged(t *testing.T) {
	for name, c := range map[string]struct {
		press []string
		life  string
	}{
		"put together": {[]string{"move", "pick=Parry|Moth"}, "Bruno life 4"},
		"taken back":   {[]string{"move", "pick=Parry|Moth", "back"}, "Bruno life 2"},
		"nothing":      {[]string{"move"}, "Bruno life 2"},
	} {
		t.Run(name, func(t *testing.T) {
			w := discordtest.New(t)
			w.DealComet()
			w.Plays("Comet")
			w.Bruno.Does("passonce")
			_, asked := w.Ada.Does("move", "verb:spare", "confirm")
			m := w.Bruno.Open(c.press...)
			t.Log(m.Layout())
			if now := w.Bruno.Handover(); now.ID != asked.ID || now.String() != asked.String() {
				t.Errorf("it shows for everybody: %s, was %s", now, asked)
			}
			w.Clock.Advance(25 * time.Hour)
			_, err := w.Table.Tick(w.Ctx)
			w.OK(err)
			life(t, w.Bruno.Handover(), c.life)
			w.Quiet()
		})
	}
}
