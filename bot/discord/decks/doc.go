// Package decks keeps the decks that people save, and shows, checks, imports and deletes them.
//
// A saved deck is its owner's text with the cards named by id. It is read again with the cards of today whenever it is
// shown, checked or brought to a match, so a deck with faults can be kept and mended:
//
//	d, err := decks.Deck(ctx, call, game, "My deck")  // own by name, else ready by id or name
//	deck, report, ok := decks.Playable(game, d)       // ok: what a match takes
//
// Files: feature.go has the commands and buttons; decks.go finds decks; import.go, form.go and file.go take lists in;
// report.go, show.go, figures.go and list.go show them; delete.go forgets one.
package decks
