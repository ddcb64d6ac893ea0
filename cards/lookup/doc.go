// Package lookup finds clauses, rulings and cards of a game by what people type: an id, a name, the beginning of
// either, or words. Accents do not matter, and misspelt words are understood.
//
//	index := lookup.New(set, "it")                    // once per game and language; a few milliseconds
//	hits := index.Find("fw 101", 5, lookup.Rules...)  // for /rule
//	hits = index.Find("Cidner Whlep", 1, lookup.Card) // for /card
//	list := index.Suggest("sfrut", 25)                // while somebody types
//	fmt.Println(list[0].Label())                      // "FW-074 · Un'Evocazione Sfruttata non dà …"
//
// An Index is in memory and never changes after New, so many goroutines may use it. No query makes a search long: only
// its first 120 letters are read.
//
// # Ranking
//
// Find goes from the certain to the likely:
//
//  1. What has the query as its id, however it is spelt ("FW-101", "fw101", "Fr 82", "a1"). It is then the only hit.
//  2. Cards whose whole name is the query.
//  3. Cards whose name begins with it.
//  4. Everything that contains words of the query.
//
// The words are found by an inverted index over all texts of the language. A word of the query stands for itself, for
// words with the same stem (Italian inflects a lot), and for words that begin with it. If the texts have none of these,
// it stands for the words most like it: those share trigrams with it, and are ranked by Damerau's distance. A rare word
// counts more than a frequent one, and a word of a name more than one of a text. An entry with every word of the query
// counts much more than one with some of them.
//
// A card is found by its name in any language. It is shown in the language of the Index.
package lookup
