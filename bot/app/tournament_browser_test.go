package app_test

import (
	"testing"

	"farpost/bot/sandbox"
	"farpost/engine/thorough"
)

// TestTournamentInBrowser ensures that an organiser plans, opens and starts a tournament on a phone by taps alone, that
// others join it by its message, and that the page stays as narrow as the phone throughout.
func TestTournamentInBrowser(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	a := startApp(t, nil, func(c *sandbox.Config) { c.AutoplayPause, c.Limits.PerSecond = -1, -1 })
	ada := a.Sandbox.Member(0)
	place := a.Sandbox.ChannelID("matches")
	b := openTab(t, a.Sandbox.URL(), 390, 844)
	b.see(hook("composer-1"))
	name := sandbox.OptionValue{Name: "name", Value: "Spring Cup"}
	made, err := ada.Run(t.Context(), place, "tournament", []string{"new"}, name)
	if err != nil {
		t.Fatal(err)
	}
	tap := func(label string) {
		t.Helper()
		b.press(`[data-custom-id*="` + label + `"]:not(:disabled)`)
	}
	b.read("body", "With 16 players")
	b.Shot("phone-tournament-plan")
	plan, err := ada.Message(made.MessageID)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := ada.Press(t.Context(), plan.ID, plan.Components[0].Components[0].CustomID, "single"); err != nil {
		t.Fatal(err)
	}
	b.read("body", "single elimination")
	tap("/ask/open")
	b.read("body", "Everybody can join then")
	b.Shot("phone-tournament-ask")
	tap("/do/open")
	b.read("body", "Registration is open: 0 players")
	for n := range 4 {
		m := a.Sandbox.Member(n)
		out, err := m.Run(t.Context(), place, "tournament", []string{"join"})
		if err != nil {
			t.Fatal(err)
		}
		joined, err := m.Message(out.MessageID)
		if err != nil {
			t.Fatal(err)
		}
		menu := joined.Components[0].Components[0]
		if _, err := m.Press(t.Context(), joined.ID, menu.CustomID, menu.Options[0].Value); err != nil {
			t.Fatal(err)
		}
	}
	b.read("body", "Registration is open: 4 players")
	if _, err := ada.Run(t.Context(), place, "tournament", []string{"panel"}); err != nil {
		t.Fatal(err)
	}
	b.read("body", "4 players")
	b.Shot("phone-tournament-panel")
	tap("/ask/start")
	tap("/do/start")
	b.read("body", "It has begun with 4 players")
	tap("/do/draft")
	b.read("body", "not published yet")
	b.Shot("phone-tournament-draft")
	tap("/ask/publish")
	tap("/do/publish")
	b.read("body", "Round 1 of")
	b.Shot("phone-tournament-round")
	if _, err := ada.Run(t.Context(), place, "tournament", []string{"match"}); err != nil {
		t.Fatal(err)
	}
	b.read("body", "Call a judge")
	b.Shot("phone-tournament-match")
	if _, err := ada.Run(t.Context(), place, "tournament", []string{"standings"}); err != nil {
		t.Fatal(err)
	}
	b.Wait(`(() => {
		const all = [...document.images].filter((i) => i.alt.includes("Semifinals: ")); // the newest is on the screen
		return all.length > 2 && all.at(-1).complete && all.at(-1).naturalWidth > 0;
	})()`) // the public ones and the one that was asked for
	b.Shot("phone-tournament-bracket")
	if n := eval[int](b, "document.documentElement.scrollWidth"); n > 390 {
		t.Errorf("the page is %d pixels wide", n)
	}
}
