// Package discordtest boots the whole bot on a Discord of its own, for the black-box tests of its rooms.
//
// A [World] is a bot made by discord.New, with a real session on a sandbox, a database on disk and clocks that stand
// still. Nothing waits by the computer's time, so a busy machine makes no test red; what hangs is ended by go test. It
// plays the tiny game of package tally. Four members live there, each with a language:
//
//	w := discordtest.New(t)
//	ada, bruno := w.Ada, w.Bruno // English and Italian; chiara is Italian, dario English
//	w.Begun()                    // ada and bruno play a match, and it is ada's turn
//
// A [Member] runs commands and presses buttons, and the test reads the private answers. Presses are written in a row; a
// menu's choice stands behind "=", by the label that the member reads or by its value:
//
//	m := ada.Press(ada.Handover(), "move", "verb:play", "pick=Flare", "pick=Bruno")
//	if !strings.Contains(m.Content, "You play Flare") {
//		t.Errorf("the preview: %s", m)
//	}
//
// [Member.Does] is for most tests: say, deliver, look. It lets the outbox deliver what the presses cause, and gives the
// message of the match as it stands then:
//
//	_, now := ada.Does("move", "verb:end", "confirm")
//	if !now.Mentioned(bruno) {
//		t.Errorf("the turn did not pass on: %s", now)
//	}
//	w.Quiet() // nothing was reported
//
// A [Message] prints all that a person sees of it: words, embeds with fields and footer, components with their state,
// files.
//
// # Map of files
//
//   - world.go is what a test has: the bot, the clock, the members; boot.go starts the bot and stops it; outbox.go
//     waits until all is delivered, and lets the process die; settling.go tells of commits; reading.go counts reads
//     of states; requests.go counts what the bot sent, and what it reported.
//   - member.go is a person who runs commands, presses and looks; match.go begins matches and acts in them; deck.go
//     saves decks; interaction.go sends what no member could send.
//   - message.go is what a person sees; menu.go walks menus that have pages.
//   - library.go, example.go, words.go and painter.go stand for what the bot needs of others: the tiny game's cards and
//     words, and pictures of a single dot.
//   - code.go reads what a package's own code names, for tests of what a room may not know.
package discordtest
