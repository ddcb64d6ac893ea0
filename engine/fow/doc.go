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
package fow
