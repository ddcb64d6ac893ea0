// Package lookup finds clauses, rulings and cards of a game by what people type: an id, a name, the
// beginning of either, or words, with or without accents, and misspelt.
//
//	index := lookup.New(set, "it")                    // once per game and language; a few milliseconds
//	hits := index.Find("fw 101", 5, lookup.Rules...)  // for /rule
//	hits = index.Find("Cidner Whlep", 1, lookup.Card) // for /card
//	list := index.Suggest("sfrut", 25)                // while somebody types
//	fmt.Println(list[0].Label())                      // "FW-074 · Un'Evocazione Sfruttata non dà …"
//
// Everything lies in memory, and an Index never changes after New: any number of goroutines may ask it.
// Nothing a query holds can make a search long, since only its beginning is read.
//
// Find goes from the certain to the likely. An id, however it is spelt ("FW-101", "fw101", "Fr 82", "a1"),
// gives that one thing alone. Next come cards whose whole name is the query, then cards whose name begins
// with it, and then everything that the words of the query lead to. For those there is an inverted index
// over all texts of the language: each word of the query stands for itself, for words that share its
// stem (Italian inflects a lot), for words that begin with it, and, when it is no word of the texts at all,
// for those that look like it. Those are found through shared trigrams and are ranked by Damerau's distance.
// Rare words count for more than frequent ones, a name for more than a text, and an entry that has every word
// for much more than one that has some.
//
// A card is found by its name in any language; it is shown in the language of the Index.
package lookup
