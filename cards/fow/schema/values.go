package schema

import "farpost/engine/fow/language"

// events are what texts can wait for.
var events = []string{language.OnEnters, language.OnSummoned, language.OnToGraveyard, language.OnDestroyed,
	language.OnAttacks, language.OnAttackPlayer, language.OnBlocks, language.OnDeals, language.OnDealt,
	language.OnSpell, language.OnJudgment, language.OnCalled, language.OnLife, language.OnDraws, language.OnDiscards,
	language.OnTurnBegins, language.OnDrawPhase, language.OnRecovery, language.OnMain, language.OnBattle,
	language.OnAttackStep, language.OnBlockStep, language.OnBattleEnds, language.OnEndPhase, language.OnTurnEnds}

// moments are those that come by themselves, in every turn or battle.
var moments = []string{language.OnTurnBegins, language.OnDrawPhase, language.OnRecovery, language.OnMain,
	language.OnBattle, language.OnAttackStep, language.OnBlockStep, language.OnBattleEnds, language.OnEndPhase,
	language.OnTurnEnds}

// Values says what single values mean, by key and value.
var Values = map[string]map[string]string{
	"Card.type": {
		language.Ruler:     "The player's avatar, one for a deck, with a J-ruler side.",
		language.Stone:     "A magic stone, of the magic stone deck; gives will.",
		language.Resonator: "A fighter, which stays on the field.", language.Spell: "Acts once.",
		language.Addition: "Lies under another card, or in the field by itself.",
		language.Regalia:  "Stays on the field and is used there.",
	},
	"Card.spell": {
		language.Chant:   "In the own main phase, outside of a battle, with an empty chase.",
		language.Instant: "Whenever its player has priority.",
		language.Standby: "Whenever its player has priority and its Trigger is met.",
	},
	"Card.addition": {
		language.OnField: "Stays in the field by itself.", language.OnResonator: "A resonator.",
		language.OnJRuler:     "A J-ruler.",
		language.OnJResonator: "A resonator or a J-ruler.", language.OnRulerJRuler: "A ruler or a J-ruler.",
	},
	"Face.keywords": {
		string(language.Swiftness):    "It may attack, and rest itself as a cost, in the turn in which it came.",
		string(language.TargetAttack): "It may attack recovered resonators and J-rulers.",
		string(language.FirstStrike):  "While it attacks, it deals battle damage before all others.",
		string(language.Pierce):       "What is more than lethal damage to the blocker is dealt to the attacked object.",
		string(language.Explode):      "When it deals battle damage to a resonator, both are destroyed.",
		string(language.Flying):       "Only what flies can block it.",
		string(language.Imperishable): "A J-ruler that would be destroyed returns as a ruler and may judge again.",
	},
	"Change.cannot": {
		language.CannotAttack: "It cannot attack.", language.CannotBlock: "It cannot block.",
		language.CannotDestroyed: "It cannot be destroyed.",
		language.CannotTargeted:  "It cannot be a target.", language.CannotCancelled: "It cannot be cancelled.",
	},
	"Save.by": {language.SaveBanish: "All damage is removed from it, and this card is banished.",
		language.SaveToHand: "It returns to its owner's hand.",
		language.SaveRemove: "It is removed from the game."},
	"Reveal.what":   {language.RevealHand: "The hand.", language.RevealTop: "The top card of the main deck."},
	"Modify.until":  untils,
	"Lasting.until": untils,
	"Target.kind": {
		language.TargetCard:         "A card in play that fits the filter.",
		language.TargetPlayer:       "A player; side says which.",
		language.TargetCardOrPlayer: "A card in play that fits, or a player of that side.",
		language.TargetSpell:        "A card in the chase; side says whose, spell which.",
		language.TargetGraveyard:    "A card in a graveyard that fits the filter.",
	},
	"Event.on": {
		language.OnEnters:      "It entered a field.",
		language.OnSummoned:    "It entered the field by resolving from the chase.",
		language.OnToGraveyard: "It was put into a graveyard from a field.", language.OnDestroyed: "It was destroyed.",
		language.OnAttacks:      "It attacks; the other is the attacked object.",
		language.OnAttackPlayer: "It attacks a player, who is the other; who is that player.",
		language.OnBlocks:       "It blocks; the other is the attacker.",
		language.OnDeals:        "It dealt damage to the other.",
		language.OnDealt:        "It was dealt damage by the other.",
		language.OnSpell:        "It was played, by who.", language.OnJudgment: "Who did judgment.",
		language.OnCalled: "Who called it, a magic stone.",
		language.OnLife:   "Who's life points changed.", language.OnDraws: "Who drew a card.",
		language.OnDiscards:   "Who discarded it.",
		language.OnTurnBegins: "Who's turn begins.", language.OnDrawPhase: "Who's draw phase begins.",
		language.OnRecovery: "Who's recovery phase begins.",
		language.OnMain:     "Who's main phase begins.", language.OnBattle: "A battle begins in who's turn.",
		language.OnAttackStep: "The declaration of attack begins.",
		language.OnBlockStep:  "The declaration of block begins.", language.OnBattleEnds: "A battle ends.",
		language.OnEndPhase: "Who's end phase begins.",
		language.OnTurnEnds: "Who's turn ends.",
	},
}

// untils says how long something lasts.
var untils = map[string]string{
	language.UntilBattle: "Until end of battle.", language.UntilOpponent: "Until the end of the opponent's next turn.",
	language.WhileInZone: "While the card is there.",
}
