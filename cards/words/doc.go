// Package words puts phrases into words of a language. It knows no game.
//
// Code that speaks to people has no sentences. It gives an engine.Phrase: a code with named arguments. A file of words,
// one per language, has a template for each code. Templates are in families, which keep the file readable:
//
//	verbs:    {play: Play a card}
//	refusals: {M-ENERGY: "{n} Energy needed, you have {have} charged Energy Cards."}
//	kinds:    {crystal: "{player}'s Crystal {i}"}
//
// Parse reads a file into a Table, New makes a Catalogue of several tables, Say puts a phrase into words:
//
//	en, err := words.Parse("en", raw)
//	cat := words.New(gameEn, gameIt, sharedEn, sharedIt) // of two tables with the same code the earlier one wins
//	cat.Say("en", engine.Say("M-ENERGY", engine.A("n", engine.Int(4)), engine.A("have", engine.Int(2))), names)
//
// # Templates
//
// A placeholder is {name}. A number may choose one of several forms, as in ICU messages. In a form # is the number; for
// a list it is the number of its values:
//
//	{n, plural, one {1 card} other {# cards}}
//	{card} is shattered{by, plural, zero {} one { by {by}} other { by {by}}}.
//
// "one" is for 1, "other" for everything else, which is right for cardinal numbers in English and Italian. "zero" may
// be left out. A form may have placeholders, but no forms.
//
// # Values
//
// The kind of a value decides how it is shown:
//
//	card, obj   by name, through Names
//	seat        by the player's name, through Names
//	int         in digits
//	word        by the words of its code, first those of the family "words"
//	other       by the family "kinds": the entry of the exact value ("need:-"), else that of the kind
//
// An entry of "kinds" has placeholders of its own: {value} is all after the colon, {symbols} the same as a sum of
// symbols in words ("Fire + 1"), {player} the player of the value's seat, and {i} its index, counted from 1. Several
// values become a list with the language's "and". No value is the word "none".
//
// # Families
//
// A code may be in several families, such as a verb and an event "abandon". SayIn and Word look into one family first.
// Without a family the order depends on the phrase. A phrase with arguments is most likely a sentence: refusals,
// events, previews, prompts and results come first, then the names of things. A code alone is most likely a name:
// phases, states, zones, badges, stats, symbols, tracks, types and params come first, then the other families by name,
// and sentences last. So the renderer, which knows no families, gets "Exploited" for the state, and the log its
// sentence for the event.
//
// The family "hints" has shorter words of some phrases, behind the name of what they are about. Only SayIn and Word
// find them, by their family.
//
// A code without words becomes the neutral sentence "unknown" of the family "grammar", which must have every code of
// Grammar. Tests of a game's tables (package wordstest) ensure that this does not happen for a code that exists.
package words
