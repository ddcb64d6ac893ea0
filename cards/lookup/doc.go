// Package lookup finds clauses, rulings and cards of a game by what people type: an id, a name, a term, or a question
// as people ask it, with slips, accents left out, and words of other games.
//
//	index := lookup.New(set, "it")                        // once per game and language; some 100 ms
//	answer := index.Ask("posso bloccare da tappata?", 5)  // best first; answer.Sure tells whether it is one
//	hits := index.Find("Cidner Whlep", 1, lookup.Card)    // for /card
//	ids, ok := index.Filter("costo<=2 fuoco")             // cards by type, element, cost, figures, text
//	list := index.Suggest("sfrut", 25)                    // while somebody types
//	fmt.Println(list[0].Label())                          // "Che cosa sfrutta una carta · FW-154"
//
// An Index is in memory and never changes after New, so many goroutines may use it. No query makes a search long: only
// its first 120 letters are read.
//
//	lookup.go    hits, and what an index holds of them
//	language.go  what is known of English and Italian
//	reader.go    words and phrases become stems and ideas (package lexicon)
//	unit.go      the units of a text: a word or a phrase, with all that it may mean
//	spelling.go  words that are misspelt
//	passage.go   the pieces of an entry: its questions, title, text
//	question.go  a question, what it has in common with a passage, and when that is enough
//	store.go     the inverted index (bleve), which finds what a question may be about
//	find.go      answers: ids first, then names and terms, then what fits best
//	fit.go       how well an entry fits a question
//	term.go      terms that are asked for by themselves; related.go: what belongs together
//	named.go     what a text names
//	filter.go    cards by what they are (traits.go); suggest.go: completions
//	vocabulary.go, filter_complete.go  what filters of a game can name, which completes them
//	id.go        ids in all their spellings
//
// # How a question is understood
//
// Words are folded, cut to their stems, and joined to the longest phrases of the lexicon; each may mean several things,
// surely or less so. The store returns the entries that have most of that. Each of their passages is compared both
// ways: how much of the question is there, and how much else is there. Rare things weigh more than common ones. The
// questions that an entry is said to answer (asks) count most. A question is answered without a doubt if the best score
// is high enough for its length, and for how much of it stands nowhere at all or is something of which the game knows
// nothing (lexicon.Term.Absent).
//
// The weights were found by asking each question (asks) of an index without it, in five parts. That is as near to
// questions of which nobody has thought as one can come without new ones.
package lookup
