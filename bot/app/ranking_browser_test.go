package app_test

import (
	"testing"

	"farpost/bot/sandbox"
	"farpost/engine"
	"farpost/engine/thorough"
	"farpost/storage"

	"github.com/chromedp/chromedp/kb"
)

// TestRankingInBrowser ensures that a visitor on a phone sees how a match ended that was decided by the time rule, and
// then finds themselves on the leaderboard and in a profile, by the page alone.
func TestRankingInBrowser(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	a := startApp(t, nil, func(c *sandbox.Config) { c.AutoplayPause, c.Limits.PerSecond = -1, -1 })
	if _, err := a.Sandbox.StartDemo(t.Context()); err != nil {
		t.Fatal(err)
	}
	list, err := a.Table.Find(t.Context(), a.Sandbox.Member(0).ID(), "", storage.Running)
	if err != nil || len(list) != 1 {
		t.Fatalf("matches %v, %v", list, err)
	}
	if err := a.Table.Decide(t.Context(), list[0].ID, []int{1, 2}, engine.WhyTime, ""); err != nil {
		t.Fatal(err)
	}
	b := openTab(t, a.Sandbox.URL(), 390, 844)
	b.see(hook("composer-1"))
	b.Shot("phone-decided")
	b.press(hook("open-thread"))
	b.read("body", "The match is over")
	b.Shot("phone-decided-thread")
	b.press(hook("composer-1"))
	b.Keys("/leaderboard" + kb.Enter + kb.Enter)
	b.read("body", "1 won")
	b.Shot("phone-leaderboard")
	b.press(action("profile"))
	b.read("body", "1 : 0")
	b.Shot("phone-profile")
	if n := eval[int](b, "document.documentElement.scrollWidth"); n > 390 {
		t.Errorf("the page is %d pixels wide", n)
	}
}
