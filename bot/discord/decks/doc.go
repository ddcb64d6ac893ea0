// Package decks keeps the decks that people save: it imports, shows, checks, lists and deletes them (/deck). All its
// answers are private, so it may be used anywhere, in direct messages too.
//
// A saved deck is its owner's text with the cards named by id. It is read again with the cards of today whenever it is
// shown, checked or brought to a match. So a deck with faults can be saved and mended:
//
//	d, err := decks.Deck(ctx, call, game, "My deck")   // one of their own by name, else a ready one by id or name
//	deck, report, ok := decks.Playable(game, d)        // ok: what a match takes; else report.Faults
//
// # Where to read what
//
//	decks.go     the room's parts
//	feature.go   its buttons and commands
//	deck.go      a deck that somebody may name, and where it is found
//	complete.go  completing a deck's name
//	import.go    saving a list under a name; fitting.go: of which game it is
//	export.go    handing a deck out: as a file, a picture and a line of code
//	form.go      the form to paste or edit a list in
//	file.go      reading a list from an attached file
//	list_text.go a list as it stands in a message, or goes with it as a file
//	report.go    whether a deck can be played, and what is wrong with it
//	show.go      a deck with its list, its figures and its picture
//	figures.go   curve, types and symbols of a deck
//	list.go      all decks of a person
//	delete.go    forgetting a deck
package decks
