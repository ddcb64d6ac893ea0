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
// A skill has a moment (on), at most one thing that its owner chooses (target), what it costs, and its effects in
// order:
//
//	skill: {on: action, cost: {gems: 1}, target: {of: own}, effect: [{power: {of: target, n: 2, until: turn}}]}
//
// Every card shows one skill or none. An effect has one key. What it acts on is self, target, attacker or defender;
// self goes without saying.
//
// # The chart
//
// A Chart says for each type which others it is strong (plus) and weak (minus) against. Ours is chart-ours-1.json. A
// book brings the chart that its match is played by, so another chart changes no match that is being played.
package language
