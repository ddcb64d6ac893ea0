package app_test

import (
	"slices"
	"testing"

	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/cards"
	"farpost/cards/deck"
	"farpost/engine"
	"farpost/engine/thorough"
)

// TestJudgeInBrowser ensures that a judge on a phone finds the private thread of a call, sees a hand there, and takes
// the match back to a moment of its log by taps, with a reason that the match then tells; and that the page stays as
// narrow as the phone.
func TestJudgeInBrowser(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	a := startApp(t, nil, func(c *sandbox.Config) { c.AutoplayPause, c.Limits.PerSecond = -1, -1 })
	ctx, ada := t.Context(), a.Sandbox.Member(0)
	bruno, chiara := a.Sandbox.Member(1).ID(), a.Sandbox.Member(2).ID()
	place := a.Sandbox.ChannelID("matches")
	for _, p := range []int{1, 2} { // so that the bot knows their names
		if _, err := a.Sandbox.Member(p).Run(ctx, place, "help", nil); err != nil {
			t.Fatal(err)
		}
	}
	judges := sandbox.OptionValue{Name: "judges", Value: a.Sandbox.RoleID("Administrators")}
	if _, err := ada.Run(ctx, place, "setup", nil, judges); err != nil {
		t.Fatal(err)
	}
	set, err := cards.Load("farwald")
	if err != nil {
		t.Fatal(err)
	}
	own := table.Deck{Name: "Mine", Cards: deck.Expand(set.Decks()[0].Cards)}
	m, err := a.Table.Invite(ctx, table.Invitation{Server: a.Sandbox.GuildID(), Channel: place, Game: "farwald",
		From: bruno, To: []string{chiara}, Deck: own})
	if err != nil {
		t.Fatal(err)
	}
	if _, err = a.Table.Accept(ctx, m.ID, chiara, own, ""); err != nil {
		t.Fatal(err)
	}
	for range 4 {
		pos, err := a.Table.Position(ctx, m.ID)
		if err != nil {
			t.Fatal(err)
		}
		asks := pos.State.Ask.Seats
		sa := asks[slices.IndexFunc(asks, func(sa engine.SeatAsk) bool { return !sa.Optional && sa.Got == nil })]
		act := table.Act{Match: m.ID, Player: pos.Seats[sa.Seat].Player, Q: sa.Q, Reply: sa.Default}
		if _, err := a.Table.Do(ctx, act); err != nil {
			t.Fatal(err)
		}
	}
	if err := a.Table.CallJudge(ctx, m.ID, chiara, ""); err != nil {
		t.Fatal(err)
	}
	thread := ""
	_, err = ada.AwaitView(ctx, func(s sandbox.State) bool {
		for _, c := range s.Channels {
			if c.Kind == "private_thread" && len(s.Messages[c.ID]) > 0 {
				thread = c.ID
			}
		}
		return thread != ""
	})
	if err != nil {
		t.Fatal(err)
	}
	b := openTab(t, a.Sandbox.URL(), 390, 844)
	b.press(hook("tab-thread"))
	b.read("body", "Judges press Look at it")
	b.Shot("phone-judge-call")
	tap := func(arg string) {
		t.Helper()
		b.press(`[data-custom-id$=":judge:` + arg + `"]:not(:disabled)`)
	}
	tap("page")
	b.read("body", "What you decide asks for a reason")
	b.Shot("phone-judge-page")
	tap("hands/0")
	b.read("body", "What Bruno holds")
	b.see(hook("picture"))
	b.Shot("phone-judge-hand")
	tap("back")
	b.read("body", "how it was after")
	b.Shot("phone-judge-back")
	b.press(`[data-custom-id$=":judgepick:back"]`)
	b.press(hook("select-option"))
	b.read("body", "This is undone")
	b.see(hook("picture"))
	b.Shot("phone-judge-moment")
	b.press(`[data-custom-id*=":judge:why/back/"]`)
	b.press(hook("modal-input"))
	b.Keys("Bruno was not asked")
	b.Shot("phone-judge-reason")
	b.press(hook("modal-submit"))
	b.read("body", "The match is taken back")
	b.Shot("phone-judge-done")
	if pos, err := a.Table.Position(ctx, m.ID); err != nil || !pos.Stopped() {
		t.Errorf("the match goes on: %v", err)
	}
	told, err := a.Table.History(ctx, m.ID, engine.NoSeat, 1)
	if err != nil || told[0].Events[0].Code != table.EventRolledBack {
		t.Errorf("the match tells %v, %v", told, err)
	}
	if n := eval[int](b, "document.documentElement.scrollWidth"); n > 390 {
		t.Errorf("the page is %d pixels wide", n)
	}
}
