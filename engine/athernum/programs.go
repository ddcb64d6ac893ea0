package athernum

// Names of programs. Saves know a program by its name, so names are only added.
const (
	progMatch    = "match"
	progSetup    = "setup"
	progTurn     = "turn"
	progStack    = "stack"   // a Stack from its opening to the last check behind it
	progVerdict  = "sbc"     // the State-Based Check
	progTrigger  = "trigger" // a triggered or static ability comes onto the Stack
	progResolve  = "resolve"
	progCombat   = "combat-phase"
	progFight    = "fight" // one attack from its declaration to the exhaustion
	progStart    = "start" // what verbs start
	progStandard = "standard"
	progExhaust  = "exhaust"
	progPlay     = "play"
	progAttach   = "attach"
	progLocation = "location"
	progExtra    = "extra"
	progActivate = "activate"
	progSupport  = "support"
	progReveal   = "reveal"
	progDrop     = "drop"
	progEnter    = "combat"
	progAttack   = "attack"
	progStrike   = "strike"
	progEndTurn  = "endturn"
	progDefend   = "defend"
)

// Verbs (section 6).
const (
	verbStart     = "start"
	verbDraw      = "draw-card" // "draw" is the agreed draw
	verbGenerate  = "generate"
	verbInfluence = "influence"
	verbExhaust   = "exhaust"
	verbPlay      = "play"
	verbAttach    = "attach"
	verbLocation  = "location"
	verbExtra     = "extra"
	verbActivate  = "activate"
	verbSupport   = "support"
	verbReveal    = "reveal"
	verbDrop      = "drop"
	verbCombat    = "combat"
	verbAttack    = "attack"
	verbDefend    = "defend"
	verbEndCombat = "endcombat"
	verbEndDay    = "endday"
	verbEndTurn   = "endturn" // ends the Combat Phase and the Day
)

// What players can do: in their own Day with an empty Stack (W-05), in the Combat Phase (W-09), and in answer to a
// Stack or an attack.
var (
	responses = []string{verbActivate, verbSupport, verbReveal, verbDrop, verbExhaust}
	dayVerbs  = []string{verbPlay, verbAttach, verbLocation, verbExtra, verbDraw, verbGenerate, verbInfluence,
		verbCombat,
		verbActivate, verbSupport, verbReveal, verbDrop, verbExhaust, verbEndDay}
	combatVerbs = []string{verbAttack, verbActivate, verbReveal, verbDrop, verbExhaust, verbEndCombat,
		verbEndTurn}
)

// Kinds of question (section 5); shown.yaml has the rules behind them.
const (
	askStart   = "W-01"
	askMorning = "W-02"
	askReady   = "W-03"
	askDayTrig = "W-04"
	askDay     = "W-05"
	askAction  = "W-06"
	askAfter   = "W-08"
	askCombat  = "W-09"
	askDefend  = "W-10"
	askAttack  = "W-11"
	askFought  = "W-12"
	askEvening = "W-13"
	askKeep    = "W-16"
	askTarget  = "target-of"
	askMay     = "may"
	askHand    = "drop-hand"
	askFaction = "faction" // which faction, as an effect generates, recovers or changes resources
	askInto    = "into"    // into which one
)

// windows are the kinds in which priority goes round.
var windows = []string{askMorning, askReady, askDayTrig, askAction, askAfter, askAttack, askFought, askEvening}

// Names of what announcements ask.
const (
	qCard      = "card"
	qFaction   = "faction"
	qSlot      = "slot"
	qHost      = "host"
	qFace      = "face"
	qPay       = "pay"
	qN         = "n"
	qAbility   = "ability"
	qDiscard   = "discard"
	qSacrifice = "sacrifice"
	qAttacker  = "attacker"
	qTarget    = "target"
	qDefender  = "defender"
)

// Words of qFace.
const (
	faceUpWord   = "up"
	faceDownWord = "down"
)
