// Package words turns what the engine, or the bot, says into sentences. It knows no game.
//
// Nobody who speaks to people holds a sentence: they give an engine.Phrase, a code with named arguments. A
// file of words, one per language, holds one template per code, in families that keep the file readable:
//
//	verbs:    {play: Play a card}
//	refusals: {M-ENERGY: "{n} Energy needed, you have {have} charged Energy Cards."}
//	kinds:    {crystal: "{player}'s Crystal {i}"}
//
// Parse reads a file into a Table, New makes a Catalogue of several tables, Say speaks:
//
//	en, err := words.Parse("en", raw)
//	cat := words.New(gameEn, gameIt, sharedEn, sharedIt) // where codes meet the earlier table wins
//	cat.Say("en", engine.Say("M-ENERGY", engine.A("n", engine.Int(4)), engine.A("have", engine.Int(2))), names)
//
// A placeholder is {name}. A number may choose a form, as in ICU messages, with # for the number itself
// (of a list it is how many there are):
//
//	{n, plural, one {1 card} other {# cards}}
//	{card} is shattered{by, plural, zero {} one { by {by}} other { by {by}}}.
//
// "one" is said of 1, "other" of everything else, which is right for cardinal numbers in English and
// Italian (that is why no plural library is needed); "zero" may be left out. Forms may hold placeholders, not further forms.
//
// How an argument is shown depends on the kind of its values: cards and objects by name, seats by the
// player's name (both through Names), numbers in digits, words by their own entry (the family "words"
// first), and any other kind ("crystal:1.2", "need:F+1", "text:as typed") by the family "kinds": an entry
// for the exact value ("need:-"), or one for the kind, whose placeholders are {value} (all after the
// colon), {symbols} (the same as a sum of symbols in words, "Fire + 1"), {player} and {i} (the index, counted from 1). Several values become a list with the language's
// "and". No values are the word "none".
//
// A code may stand in several families (a verb and an event "abandon"): SayIn and Word ask one family
// first. When nobody names the family, a phrase with arguments is looked for among what is told (refusals,
// events, previews, prompts), then among the names of things; a code alone the other way round (phases,
// states, zones, badges, stats, symbols, results, tracks, types, params, then the other families by name). So the renderer, which
// knows no families, gets "Exploited" for the state and the log its sentence for the event.
//
// The family "hints" says some phrases in fewer words, for pictures; it is never looked through.
//
// A code that has no words is answered by the neutral sentence "unknown" of the family "grammar", which
// must have all codes of Grammar: tests of the tables make sure that this never happens for a code that
// exists.
package words
