package fow

// Codes of refusals (section 6). Their words stand with the game's words.
var (
	eChooser       = refusals.Add("E-CHOOSER")        // the other player chooses who starts
	eSwapped       = refusals.Add("E-SWAPPED")        // the mulligan is decided
	eSwapLater     = refusals.Add("E-SWAP-LATER")     // the starting player decides first
	eNotInHand     = refusals.Add("E-NOT-IN-HAND")    // card
	ePriority      = refusals.Add("E-PRIORITY")       // player
	eCallTiming    = refusals.Add("E-CALL-TIMING")    // own main phase, empty chase
	eCalled        = refusals.Add("E-CALLED")         // already called this turn
	eRulerRested   = refusals.Add("E-RULER-RESTED")   //
	eCallJudged    = refusals.Add("E-CALL-JUDGED")    // judgment this turn
	eNoStone       = refusals.Add("E-NO-STONE")       // the stone deck is empty
	eRested        = refusals.Add("E-RESTED")         // card
	eFresh         = refusals.Add("E-FRESH")          // card entered this turn and has no Swiftness
	eNoWill        = refusals.Add("E-NO-WILL")        // card produces no will
	eAttribute     = refusals.Add("E-ATTRIBUTE")      // card, attribute
	eTiming        = refusals.Add("E-TIMING")         // card only in the own main phase with an empty chase
	eNotPlayed     = refusals.Add("E-NOT-PLAYED")     // stones and rulers are not played
	eWill          = refusals.Add("E-WILL")           // cost, pool: how many can pay, have: what each of them gives
	eCost          = refusals.Add("E-COST")           // card: another part of the cost cannot be paid
	eNoTarget      = refusals.Add("E-NO-TARGET")      // card
	eTarget        = refusals.Add("E-TARGET")         // target
	eForbidden     = refusals.Add("E-FORBIDDEN")      // card must not attack
	eForbidsBlock  = refusals.Add("E-FORBIDS-BLOCK")  // card must not block
	eForbidsPlay   = refusals.Add("E-FORBIDS-PLAY")   // source
	eMustAttack    = refusals.Add("E-MUST-ATTACK")    // card must attack if able
	eNumber        = refusals.Add("E-NUMBER")         // a number of 0 or more
	eNoAwaken      = refusals.Add("E-NO-AWAKENING")   // card
	eAwakenCost    = refusals.Add("E-AWAKENING-COST") // cost
	eNoIncarnation = refusals.Add("E-NO-INCARNATION") // card
	eNotShared     = refusals.Add("E-NOT-SHARED")     // resonator, attribute
	eOneSymbol     = refusals.Add("E-ONE-SYMBOL")     // n
	eNoJRuler      = refusals.Add("E-NO-J-RULER")     //
	eSetTiming     = refusals.Add("E-SET-TIMING")     //
	eSetCost       = refusals.Add("E-SET-COST")       // n
	eSetNow        = refusals.Add("E-SET-NOW")        // card was set this turn
	eTrigger       = refusals.Add("E-TRIGGER")        // card, condition: its Trigger is not met
	eMoment        = refusals.Add("E-MOMENT")         // card, condition: the moment has passed
	eNotStandby    = refusals.Add("E-NOT-STANDBY")    // card
	eNotYours      = refusals.Add("E-NOT-YOURS")      // card
	eZone          = refusals.Add("E-ZONE")           // card, zone: no ability that works from there
	eOnce          = refusals.Add("E-ONCE")           // card: already used this turn
	eJudgeTiming   = refusals.Add("E-JUDGE-TIMING")   //
	eJudged        = refusals.Add("E-JUDGED")         //
	eRulerGone     = refusals.Add("E-RULER-GONE")     // the J-ruler was destroyed
	eNoRuler       = refusals.Add("E-NO-RULER")       //
	eJudgeCost     = refusals.Add("E-JUDGE-COST")     // cost
	eBattleTiming  = refusals.Add("E-BATTLE-TIMING")  //
	eDeclined      = refusals.Add("E-DECLINED")       //
	eNew           = refusals.Add("E-NEW")            // card
	eRecovered     = refusals.Add("E-RECOVERED")      // object
	eObject        = refusals.Add("E-OBJECT")         // object
	eAttacked      = refusals.Add("E-ATTACKED")       // card
	eFlying        = refusals.Add("E-FLYING")         // attacker
	eChoose        = refusals.Add("E-CHOOSE")         // n
	eExactly       = refusals.Add("E-EXACTLY")        // n
	eOrder         = refusals.Add("E-ORDER")          // each waiting ability exactly once
	eOver          = refusals.Add("E-OVER")           //
	eNoAsk         = refusals.Add("E-NO-ASK")         //
)

// RefusalCodes lists the codes of refusals.
func RefusalCodes() []string { return refusals.List() }
