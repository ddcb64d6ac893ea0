// Package text puts skills and types of Threefold Beings into words, in English and Italian. Every text of a card is
// made here from its data, so a card says what it does.
//
//	text.Skill("en", card.Skill, typed) // "Attack: This Being gets +2 power in this attack."
//	text.Chart(chart, "war")            // "×2 {sun}, {moon} · ×½ {death} · (− {stone})"
//
// The words are in phrases.yaml, the grammar in packages cards/wording and cards/prose. A target is described where it
// is first spoken of, and is "that Being" afterwards.
package text
