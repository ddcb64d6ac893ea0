package discord_test

import (
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
)

const routeEmojis = "/applications/{application_id}/emojis"

// TestSigns ensures that symbols become emojis of the application once and not again at the next start; that messages
// show them; and that words stand in their place, and the operator is told, where Discord does not let them be made.
func TestSigns(t *testing.T) {
	w := discordtest.New(t)
	w.OK(w.Bot.KeepSigns(w.Ctx))
	made := w.Count("POST", routeEmojis, "")
	if made == 0 {
		t.Fatal("no emoji was made")
	}
	w.OK(w.Bot.KeepSigns(w.Ctx))
	if n := w.Count("POST", routeEmojis, ""); n != made {
		t.Errorf("%d emojis at the first start, %d after the second", made, n)
	}
	w.Begun()
	if m := w.Ada.Command("match hand"); !m.Describes("<:dot_fp") {
		t.Errorf("the hand: %s", m)
	}
	w.Quiet()
}

// TestSignsLimited ensures that an emoji which Discord limits, or refuses for once, is made by itself when it can be.
func TestSignsLimited(t *testing.T) {
	w := discordtest.New(t)
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultRateLimit, Method: "POST", Template: routeEmojis,
		RetryAfter: 20 * time.Second})
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatus, Status: 400, Method: "POST", Template: routeEmojis})
	made := func() int { return w.Count("POST", routeEmojis, "") }
	w.OK(w.Bot.KeepSigns(w.Ctx))
	if n := made(); n != 0 {
		t.Fatalf("%d emojis were made in spite of the limit", n)
	}
	w.Clock.Advance(20 * time.Second) // the limit's
	w.OK(w.Bot.KeepSigns(w.Ctx))
	if warned := w.Warned(); len(warned) != 1 || !strings.Contains(warned[0], "1 of ") {
		t.Errorf("the operator was told %q", warned)
	}
	before := made()
	w.OK(w.Bot.TendSigns(w.Ctx)) // ends when all are there
	if n := made() - before; n != 1 {
		t.Errorf("%d emojis were made at last, want the one that was refused", n)
	}
	w.Quiet()
}

// TestSignsRefused ensures that messages have words where emojis are not to be had, and that the operator is told.
func TestSignsRefused(t *testing.T) {
	for name, fault := range map[string]sandbox.Fault{
		"list":   {Kind: sandbox.FaultStatus, Status: 403, Method: "GET", Template: routeEmojis, Times: 9},
		"create": {Kind: sandbox.FaultStatus, Status: 400, Method: "POST", Template: routeEmojis, Times: 99},
	} {
		t.Run(name, func(t *testing.T) {
			w := discordtest.New(t)
			w.Server.Inject(fault)
			w.OK(w.Bot.KeepSigns(w.Ctx))
			if warned := w.Warned(); len(warned) != 1 || !strings.Contains(warned[0], "stand as words") {
				t.Errorf("the operator was told %q", warned)
			}
			w.Begun()
			if m := w.Ada.Command("match hand"); m.Describes("<:") {
				t.Errorf("the hand: %s", m)
			}
			w.Quiet()
		})
	}
}
