// Package language is the card language of Threefold Beings: what a card is, what its skill does, and the chart by
// which types double and halve attacks. The same tree is read from YAML, kept in the book of a match, executed by
// engine/beings, and put into words by cards/beings/text.
//
// # A card
//
// A Being has three cards, one for each level; Being is the id of the group that they share. A gem is a card, too:
//
//   - {id: B12-1, name: {en: Brannoc I, it: Brannoc I}, being: B12, level: 1, type: war, cost: 3, power: 3,
//     skill: {on: attack, effect: [{power: {n: 2}}]}}
//   - {id: G-1, name: {en: Amber, it: Ambra}, gem: amber}
//
// # A skill
//
// A skill has a moment (on), what its owner chooses (targets), what it costs, and instructions in their order, as in
// engine/cardlang:
//
//	skill:
//	  on: action
//	  cost: {gems: 1}
//	  targets: [{name: t, kind: own}]
//	  effect: [{power: {of: t, n: 2, until: turn}}]
//
// Every card shows one skill or none. An instruction has one key. What it acts on is a target by its name, this (the
// Being itself), attacker or defender. What makes an attack or a block special is a property of the skill:
// {on: attack, reach: true}.
//
// # The chart
//
// A Chart says for each type which others it is strong (plus) and weak (minus) against. Ours is chart-ours-1.json. A
// book brings the chart that its match is played by, so another chart changes no match that is being played.
package language
