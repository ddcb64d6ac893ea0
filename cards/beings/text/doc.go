// Package text puts skills and types of Threefold Beings into words, in English and Italian. Every text of a card is
// made here from its data, so a card says what it does.
//
//	text.Skill("en", card.Skill, typed) // "Attack: this Being gets +2 power in this attack."
//	text.Chart("it", chart, "war", typed) // "+ Sole, Luna · − Morte"
//
// A skill is one sentence: its moment and cost, then its effects. The target is described where it is first spoken of,
// and is "it" afterwards. Each effect has a clause in each language, which tongue.go declares.
package text
