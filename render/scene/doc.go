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
// The renderer's own words are in words.go, in English and Italian. A game's words come through Word.
package scene
