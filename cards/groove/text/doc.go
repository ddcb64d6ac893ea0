// Package text puts what cards of Groovebound do into words, in English and Italian. Every text of a card is made here
// from its data, so a card says what it does.
//
//	text.Creature("en", card, races) // ["When Summoned: Draw 1 card."]
//	text.Spell("en", card, races)    // ["Destroy an opposing creature with strength 2 or less."]
//	text.Part("en", card, races, "G07/trigger.0")
//
// The words are in phrases.yaml, the grammar in packages cards/wording and cards/prose. A target is described where it
// is first spoken of, and is "that creature" afterwards.
package text
