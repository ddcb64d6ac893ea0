package fow

// Codes of refusals (section 6). Their words stand with the game's words.
const (
	eChooser       = "E-CHOOSER"        // the other player chooses who starts
	eSwapped       = "E-SWAPPED"        // the mulligan is decided
	eSwapLater     = "E-SWAP-LATER"     // the starting player decides first
	eNotInHand     = "E-NOT-IN-HAND"    // card
	ePriority      = "E-PRIORITY"       // player
	eCallTiming    = "E-CALL-TIMING"    // own main phase, empty chase
	eCalled        = "E-CALLED"         // already called this turn
	eRulerRested   = "E-RULER-RESTED"   //
	eCallJudged    = "E-CALL-JUDGED"    // judgment this turn
	eNoStone       = "E-NO-STONE"       // the stone deck is empty
	eRested        = "E-RESTED"         // card
	eFresh         = "E-FRESH"          // card entered this turn and has no Swiftness
	eNoWill        = "E-NO-WILL"        // card produces no will
	eAttribute     = "E-ATTRIBUTE"      // card, attribute
	eTiming        = "E-TIMING"         // card only in the own main phase with an empty chase
	eNotPlayed     = "E-NOT-PLAYED"     // stones and rulers are not played
	eWill          = "E-WILL"           // cost, pool: how many can pay, have: what each of them gives
	eCost          = "E-COST"           // card: another part of the cost cannot be paid
	eNoTarget      = "E-NO-TARGET"      // card
	eTarget        = "E-TARGET"         // target
	eForbidden     = "E-FORBIDDEN"      // card must not attack
	eForbidsBlock  = "E-FORBIDS-BLOCK"  // card must not block
	eForbidsPlay   = "E-FORBIDS-PLAY"   // source
	eMustAttack    = "E-MUST-ATTACK"    // card must attack if able
	eNumber        = "E-NUMBER"         // a number of 0 or more
	eNoAwaken      = "E-NO-AWAKENING"   // card
	eAwakenCost    = "E-AWAKENING-COST" // cost
	eNoIncarnation = "E-NO-INCARNATION" // card
	eNotShared     = "E-NOT-SHARED"     // resonator, attribute
	eOneSymbol     = "E-ONE-SYMBOL"     // n
	eNoJRuler      = "E-NO-J-RULER"     //
	eSetTiming     = "E-SET-TIMING"     //
	eSetCost       = "E-SET-COST"       // n
	eSetNow        = "E-SET-NOW"        // card was set this turn
	eTrigger       = "E-TRIGGER"        // card, condition: its Trigger is not met
	eMoment        = "E-MOMENT"         // card, condition: the moment has passed
	eNotStandby    = "E-NOT-STANDBY"    // card
	eNotYours      = "E-NOT-YOURS"      // card
	eZone          = "E-ZONE"           // card, zone: no ability that works from there
	eOnce          = "E-ONCE"           // card: already used this turn
	eJudgeTiming   = "E-JUDGE-TIMING"   //
	eJudged        = "E-JUDGED"         //
	eRulerGone     = "E-RULER-GONE"     // the J-ruler was destroyed
	eNoRuler       = "E-NO-RULER"       //
	eJudgeCost     = "E-JUDGE-COST"     // cost
	eBattleTiming  = "E-BATTLE-TIMING"  //
	eDeclined      = "E-DECLINED"       //
	eNew           = "E-NEW"            // card
	eRecovered     = "E-RECOVERED"      // object
	eObject        = "E-OBJECT"         // object
	eAttacked      = "E-ATTACKED"       // card
	eFlying        = "E-FLYING"         // attacker
	eChoose        = "E-CHOOSE"         // n
	eExactly       = "E-EXACTLY"        // n
	eOrder         = "E-ORDER"          // each waiting ability exactly once
	eOver          = "E-OVER"           //
	eNoAsk         = "E-NO-ASK"         //
)

// RefusalCodes lists the codes of refusals.
func RefusalCodes() []string {
	return []string{eChooser, eSwapped, eSwapLater, eNotInHand, ePriority, eCallTiming, eCalled, eRulerRested,
		eCallJudged, eNoStone, eRested, eFresh, eNoWill, eAttribute, eTiming, eNotPlayed, eWill, eCost, eNoTarget,
		eTarget, eForbidden, eForbidsBlock, eForbidsPlay, eMustAttack, eNumber, eNoAwaken, eAwakenCost,
		eNoIncarnation, eNotShared, eOneSymbol, eNoJRuler, eSetTiming, eSetCost, eSetNow, eTrigger, eMoment,
		eNotStandby, eNotYours, eZone, eOnce, eJudgeTiming, eJudged, eRulerGone, eNoRuler, eJudgeCost, eBattleTiming,
		eDeclined, eNew, eRecovered, eObject, eAttacked, eFlying, eChoose, eExactly, eOrder, eOver, eNoAsk}
}
