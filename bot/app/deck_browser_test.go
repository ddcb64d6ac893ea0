package app_test

import (
	"strings"
	"testing"

	"farpost/bot/sandbox"
	"farpost/engine/thorough"

	"github.com/chromedp/chromedp/kb"
)

// TestDecksInBrowser ensures that a visitor on a phone can save a deck by pasting it, see what is wrong with it, mend
// it, and bring it to a match, by the page alone.
func TestDecksInBrowser(t *testing.T) {
	thorough.Only(t, "it opens a browser")
	a := startApp(t, unpainted, func(c *sandbox.Config) { c.AutoplayPause, c.Limits.PerSecond = -1, -1 })
	b := openTab(t, a.Sandbox.URL(), 390, 844)
	paste := func(list string) {
		t.Helper()
		b.see(hook("modal-input"))
		eval[bool](b,
			`(() => { const i = document.querySelector('`+hook("modal-input")+`'); i.focus(); i.select(); document.execCommand("insertText", false, `+"`"+list+"`"+`); return true; })()`)
	}
	b.see(hook("composer-1"))
	b.press(hook("composer-1"))
	b.Keys("/deck import ")
	b.Wait(`document.activeElement.dataset.option === "name"`)
	b.Keys("Embers")
	b.Keys(kb.Enter)
	paste("4 Cinder Whelp\n1 Pyre Matrn\n<b>@everyone</b>")
	b.Shot("phone-deck-form")
	b.press(hook("modal-submit"))
	b.read("body", "Did you mean Pyre Matron?")
	b.Shot("phone-deck-faults")
	b.press(action("deckedit"))
	paste(strings.ReplaceAll(copies(3, "A01 A02 A03 A04 A05 A06 A07 A08 A09")+
		copies(2, "A10 A12 A13 A14 A15 A17 A20 A23")+copies(1, "A11 A16 A18 A19 A21 A22 A24"), "\r", ""))
	b.press(hook("modal-submit"))
	b.read("body", "legal, 50 cards")
	b.press(hook("composer-1"))
	b.Keys("/deck show ")
	b.Wait(`document.activeElement.dataset.option === "name"`)
	b.Keys("Emb")
	b.read(hook("suggestions"), "Embers · 50 cards")
	b.Keys(kb.Enter + kb.Enter)
	b.read("body", "Elements provided")
	b.Shot("phone-deck-show")
	member := a.Sandbox.Member(1)
	if _, err := member.Run(t.Context(), a.Sandbox.ChannelID("matches"), "match", []string{"new"},
		sandbox.OptionValue{Name: "opponent", Value: a.Sandbox.Member(0).ID()},
		sandbox.OptionValue{Name: "rules", Value: "heal=1"}); err != nil {
		t.Fatal(err)
	}
	b.see(action("accept"))
	b.Shot("phone-deck-invitation")
	b.press(action("decks"))
	b.see(action("deckpick"))
	b.press(action("deckpick"))
	b.see(hook("select-option"))
	b.Shot("phone-deck-choose")
	b.press(hook("select-option") + `[data-value="own:Embers"]`)
	b.see(action("deckbring"))
	b.Shot("phone-deck-picked")
	b.press(action("deckbring"))
	b.read("body", "You are in, with Embers")
	if n := eval[int](b, "document.documentElement.scrollWidth"); n > 390 {
		t.Errorf("the page is %d pixels wide", n)
	}
}
