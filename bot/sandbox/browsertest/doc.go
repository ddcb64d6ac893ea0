// Package browsertest opens pages in a headless browser, for tests that look at a page as a person does.
//
//	func TestMain(m *testing.M) { browsertest.Main(m) }       // ends the browser that the tests share
//
//	b := browsertest.Open(t, server.URL, 390, 844)            // a phone; skipped where there is no browser
//	b.Wait("document.title === 'Farpost'")
//	n := browsertest.Eval[int](b, "document.images.length")
//
// Each tab has a profile of its own. Whatever its page logs as an error fails the test at its end (Tab.Forgive drops
// what a test provokes). Screens are saved to the folder that PAGE_SHOTS names, with Tab.Shot. Nothing is waited for by
// the clock: go test ends a test whose page does not come to show what it should. Without a browser tests are skipped,
// unless FARPOST_REQUIRE_BROWSER is 1.
package browsertest
