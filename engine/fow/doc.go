// Package fow is the ruleset of Force of Will (2015), for two players, as data and pure functions over the
// kernel of package engine.
//
// # The card language
//
// A card is a tree of data (language.go, language_text.go): what it costs, what it chooses, what it does. The
// same tree is carried out here and rendered as the card's text elsewhere. A Book is the compiled card data of
// one match (book.go); a node (node.go) names a text in it.
//
//	cinder  {id: A04, type: spell, spell: chant-instant, cost: F, attributes: [F],
//	         targets: [{name: t, kind: card-or-player, side: any, types: [resonator, j-ruler]}],
//	         effect: [{damage: {n: 300, of: t}}]}
//	clerk   {id: B01, type: resonator, cost: L, attributes: [L], atk: 200, def: 300,
//	         triggers: [{on: summoned, effect: [{life: {n: 200, who: controller}}]}]}
//	tinder  {id: A14, type: spell, spell: chant-standby, cost: F+1, attributes: [F],
//	         trigger: {on: attacks-player, who: own, of: {side: opponent, types: [resonator]}},
//	         effect: [{damage: {n: 500, of: it}}]}
//	ashes   {id: A03, type: resonator, cost: G, attributes: [G], atk: 200, def: 200, produces: [{of: [G]}]}
//
// # Where to read what
//
//	match.go, turn.go          the whole match, its setup, a turn's phases and its closing step   → 4.3 to 4.8
//	windows.go                 priority: who is asked when, from public facts alone               → 4.12, 5
//	free_moment.go             the main phase, in which the turn player is free between windows   → 4.7
//	stands.go, offers.go, silences.go, clauses.go   what is said beforehand, and the rules behind questions → 5
//	play*.go, pay.go           playing a card, its options, its payment                           → 4.9, 4.11
//	activate.go, will_ability.go   activated and will abilities                                   → 4.9, 4.20
//	main_phase.go              calling, setting, judgment                                         → 4.10, 4.17, 4.18
//	resolve.go, text*.go       what becomes of the top of the chase; what carries texts out
//	trigger.go, event.go       events, triggered abilities, the moments of Chant-Standby          → 4.12, 4.18
//	battle*.go                 the six steps of a battle, and its damage                          → 4.15, 4.16
//	static.go, filter.go       continuous effects and what they make of figures                   → 4.20
//	replace.go, check.go       prevention; rules enforcement                                      → 4.13, 4.16
//	change*.go                 everything that is ever written to a match
//	codes.go, whynot.go        refusals                                                           → 6
//	view.go, preview.go, layout.go   what people are shown
//	names.go                   zones, columns, figures; facts, the reader of most rules
//
// The folder scenarios holds the contract as played matches.
package fow
