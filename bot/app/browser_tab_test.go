package app_test

import (
	"context"
	"fmt"
	"os"
	"testing"

	"farpost/bot/app"
	"farpost/bot/sandbox/browsertest"
)

func TestMain(m *testing.M) {
	app.TuneCollector(os.LookupEnv) // a bot leaves much behind, and a third of the time would be the collector's
	browsertest.Main(m)
}

// tab is a page in the browser, as these tests use it: they find things by selectors, the newest first.
type tab struct {
	*browsertest.Tab
	t   *testing.T
	ctx context.Context
}

// openTab opens an address on a screen of a size.
func openTab(t *testing.T, address string, width, height int) *tab {
	t.Helper()
	b := browsertest.Open(t, address, width, height)
	return &tab{b, t, b.Ctx}
}

// eval computes a script expression (which may await) in the page.
func eval[T any](b *tab, script string) T {
	b.t.Helper()
	return browsertest.Eval[T](b.Tab, script)
}

// text is what can be read at the first match of a selector.
func (b *tab) text(selector string) string {
	b.t.Helper()
	return eval[string](b, fmt.Sprintf("document.querySelector(%q)?.innerText ?? ''", selector))
}

// shown is the script of the last visible and enabled match of a selector, which in a list of messages is
// the newest.
func shown(selector string) string {
	return fmt.Sprintf("[...document.querySelectorAll(%q)].findLast((n) => n.checkVisibility() && n.getClientRects().length > 0 && !n.disabled)", selector)
}

// see waits until something that matches the selector is on the screen.
func (b *tab) see(selector string) {
	b.t.Helper()
	b.Wait(shown(selector))
}

// pressUntil presses something until something else is on the screen. A message that is edited under the finger takes
// a press for an older one, which is refused; a person then presses again, as this does at every hundredth look.
func (b *tab) pressUntil(selector, until string) {
	b.t.Helper()
	b.press(selector)
	b.Wait(fmt.Sprintf("(window.looks = (window.looks ?? 0) + 1) && %s || window.looks %% 100 === 0 && %s?.click()",
		shown(until), shown(selector)))
}

// has tells whether something that matches the selector is on the screen.
func (b *tab) has(selector string) bool {
	b.t.Helper()
	return eval[bool](b, "!!"+shown(selector))
}

// read waits until the selector's first match contains a text.
func (b *tab) read(selector, text string) {
	b.t.Helper()
	b.Wait(fmt.Sprintf("document.querySelector(%q).innerText.includes(%q)", selector, text))
}

// press clicks the newest match of the selector.
func (b *tab) press(selector string) {
	b.t.Helper()
	b.Press(shown(selector))
}
