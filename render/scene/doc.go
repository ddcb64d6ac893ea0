// Package scene says what a picture or a text shows: a view, how its game wants it placed, and words for the reader. It
// answers what both pictures and texts ask of these. It draws nothing, and knows no sizes.
//
//	s := scene.Scene{View: view, Layout: layout, Face: faces, Word: words, Player: names, Lang: "it"}
//	s.WhereWords()                     // "Turno 7 · Anna · Azione"
//	s.Pending()                        // what resolves, the first one first
//	cards, hidden := s.CardsOf("field", 0)
//
// Three sorts of methods: what a thing is called (CardName, ValueName, PlayerName, SymbolWord), what the match waits
// for and how it ended (WaitWords, ResultWords), and which things stand where (CardsOf, Shared, AsChip, WornBy).
//
// Three rules tie things together, although nothing here knows a game. A badge with the code of a zone is one figure
// with that zone (figures.go). A stat with the code "cost" is what a card costs now (cards.go). A row of which the
// viewer may see no card is a number (AsChip).
//
// Standings and Bracket are what pictures of events show. They have no view and no words to look up: whoever makes them
// passes texts.
//
//	t := scene.Standings{Title: "Autumn Open", Columns: columns, Rows: rows, Cut: 8, CutWord: "Top 8", Lang: "it"}
//	rows, before := t.Page(2)          // 17th to 32nd
//
// The renderer's own words are in words.go, in English and Italian. A game's words come through Word.
//
// # Map of files
//
//	scene.go      Scene: what things are called
//	match.go      what a match waits for, and how it ended
//	rows.go       which things stand where
//	cards.go      printed cards, and what differs from that now
//	figures.go    badges, stats and zones as figures
//	pending.go    what is pending, and what it is aimed at
//	replay.go     moments of a match
//	deck.go       a deck, and what is counted of it
//	standings.go  the table of an event, and its pages
//	bracket.go    an elimination
//	words.go      the renderer's own words, in English and Italian
package scene
