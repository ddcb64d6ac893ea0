package schema

import "farpost/engine/fow"

// events are what texts can wait for.
var events = []string{fow.OnEnters, fow.OnSummoned, fow.OnToGraveyard, fow.OnDestroyed, fow.OnAttacks, fow.OnAttackPlayer, fow.OnBlocks,
	fow.OnDeals, fow.OnDealt, fow.OnSpell, fow.OnJudgment, fow.OnCalled, fow.OnLife, fow.OnDraws, fow.OnDiscards, fow.OnTurnBegins,
	fow.OnDrawPhase, fow.OnRecovery, fow.OnMain, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep, fow.OnBattleEnds, fow.OnEndPhase,
	fow.OnTurnEnds}

// moments are those that come by themselves, in every turn or battle.
var moments = []string{fow.OnTurnBegins, fow.OnDrawPhase, fow.OnRecovery, fow.OnMain, fow.OnBattle, fow.OnAttackStep, fow.OnBlockStep,
	fow.OnBattleEnds, fow.OnEndPhase, fow.OnTurnEnds}

// Values says what single values mean, by key and value.
var Values = map[string]map[string]string{
	"Card.type": {
		fow.Ruler: "The player's avatar, one for a deck, with a J-ruler side.", fow.Stone: "A magic stone, of the magic stone deck; gives will.",
		fow.Resonator: "A fighter, which stays on the field.", fow.Spell: "Acts once.",
		fow.Addition: "Lies under another card, or in the field by itself.", fow.Regalia: "Stays on the field and is used there.",
	},
	"Card.spell": {
		fow.Chant: "In the own main phase, outside of a battle, with an empty chase.", fow.Instant: "Whenever its player has priority.",
		fow.Standby: "Whenever its player has priority and its Trigger is met.",
	},
	"Card.addition": {
		fow.OnField: "Stays in the field by itself.", fow.OnResonator: "A resonator.", fow.OnJRuler: "A J-ruler.",
		fow.OnJResonator: "A resonator or a J-ruler.", fow.OnRulerJRuler: "A ruler or a J-ruler.",
	},
	"Face.keywords": {
		string(fow.Swiftness):    "It may attack, and rest itself as a cost, in the turn in which it came.",
		string(fow.TargetAttack): "It may attack recovered resonators and J-rulers.",
		string(fow.FirstStrike):  "While it attacks, it deals battle damage before all others.",
		string(fow.Pierce):       "What is more than lethal damage to the blocker is dealt to the attacked object.",
		string(fow.Explode):      "When it deals battle damage to a resonator, both are destroyed.",
		string(fow.Flying):       "Only what flies can block it.",
		string(fow.Imperishable): "A J-ruler that would be destroyed returns as a ruler and may judge again.",
	},
	"Change.cannot": {
		fow.CannotAttack: "It cannot attack.", fow.CannotBlock: "It cannot block.", fow.CannotDestroyed: "It cannot be destroyed.",
		fow.CannotTargeted: "It cannot be a target.", fow.CannotCancelled: "It cannot be cancelled.",
	},
	"Save.by": {fow.SaveBanish: "All damage is removed from it, and this card is banished.", fow.SaveToHand: "It returns to its owner's hand.",
		fow.SaveRemove: "It is removed from the game."},
	"Reveal.what":   {fow.RevealHand: "The hand.", fow.RevealTop: "The top card of the main deck."},
	"Modify.until":  untils,
	"Lasting.until": untils,
	"Target.kind": {
		fow.TargetCard: "A card in play that fits the filter.", fow.TargetPlayer: "A player; side says which.",
		fow.TargetCardOrPlayer: "A card in play that fits, or a player of that side.", fow.TargetSpell: "A card in the chase; side says whose, spell which.",
		fow.TargetGraveyard: "A card in a graveyard that fits the filter.",
	},
	"Event.on": {
		fow.OnEnters: "It entered a field.", fow.OnSummoned: "It entered the field by resolving from the chase.",
		fow.OnToGraveyard: "It was put into a graveyard from a field.", fow.OnDestroyed: "It was destroyed.",
		fow.OnAttacks: "It attacks; the other is the attacked object.", fow.OnAttackPlayer: "It attacks a player, who is the other; who is that player.",
		fow.OnBlocks: "It blocks; the other is the attacker.", fow.OnDeals: "It dealt damage to the other.", fow.OnDealt: "It was dealt damage by the other.",
		fow.OnSpell: "It was played, by who.", fow.OnJudgment: "Who did judgment.", fow.OnCalled: "Who called it, a magic stone.",
		fow.OnLife: "Who's life points changed.", fow.OnDraws: "Who drew a card.", fow.OnDiscards: "Who discarded it.",
		fow.OnTurnBegins: "Who's turn begins.", fow.OnDrawPhase: "Who's draw phase begins.", fow.OnRecovery: "Who's recovery phase begins.",
		fow.OnMain: "Who's main phase begins.", fow.OnBattle: "A battle begins in who's turn.", fow.OnAttackStep: "The declaration of attack begins.",
		fow.OnBlockStep: "The declaration of block begins.", fow.OnBattleEnds: "A battle ends.", fow.OnEndPhase: "Who's end phase begins.",
		fow.OnTurnEnds: "Who's turn ends.",
	},
}

// untils says how long something lasts.
var untils = map[string]string{
	fow.UntilBattle: "Until end of battle.", fow.UntilOpponent: "Until the end of the opponent's next turn.",
	fow.WhileInZone: "While the card is there.",
}
