package beings

// Names of programs. Saves know a program by its name, so names are only added.
const (
	progSetup  = "setup"
	progTurn   = "turn"
	progKeep   = "keep" // what verbs start
	progPlay   = "play"
	progEvolve = "evolve"
	progBuy    = "draw-cards"
	progEquip  = "equip"
	progUse    = "use"
	progAttack = "attack"
	progBlock  = "block"
	progDefend = "defend"
	progFight  = "fight" // an attack from its declaration to its end
	progSkill  = "skill" // a skill that comes by itself
)

// Verbs (section 6 of the contract).
const (
	verbKeep   = "keep"
	verbPlay   = "play"
	verbEvolve = "evolve"
	verbBuy    = "draw-cards"
	verbEquip  = "equip"
	verbUse    = "use"
	verbAttack = "attack"
	verbEnd    = "end"
	verbBlock  = "block"
	verbDefend = "defend"
)

// turnVerbs are what the active player can do.
var turnVerbs = []string{verbPlay, verbAttack, verbEvolve, verbUse, verbBuy, verbEquip, verbEnd}

// Kinds of question (section 5); shown.yaml has the rules behind them.
const (
	askMulligan = "mulligan" // W-MULL
	askTurn     = "turn"
	askBlock    = "W-BLOCK"
	askDefend   = "W-DEF"
	askLast     = "W-DEF0"   // the defence of a player at 0 life
	askChoice   = "W-CHOICE" // what a skill leaves to choose
)

// Names of what announcements ask. Those of a defence are the locations, and qDiscard.
const (
	qCards   = "cards"
	qCard    = "card"
	qAt      = "at"
	qClear   = "clear"
	qBeing   = "being"
	qN       = "n"
	qTarget  = "target"
	qDiscard = "discard"
	qBlocker = "blocker"
)
