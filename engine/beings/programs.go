package beings

// Names of programs. Saves know a program by its name, so names are only added.
const (
	progMatch   = "match"
	progSetup   = "setup"
	progConcede = "concede"
	progDraw    = "draw"
	progTurn    = "turn"
	progKeep    = "keep" // what verbs start
	progPlay    = "play"
	progEvolve  = "evolve"
	progBuy     = "draw-cards"
	progEquip   = "equip"
	progUse     = "use"
	progAttack  = "attack"
	progBlock   = "block"
	progDefend  = "defend"
	progFight   = "fight" // an attack from its declaration to its end
	progSkill   = "skill" // a skill that comes by itself
)

// Verbs (section 6 of the contract).
const (
	verbKeep    = "keep"
	verbPlay    = "play"
	verbEvolve  = "evolve"
	verbBuy     = "draw-cards"
	verbEquip   = "equip"
	verbUse     = "use"
	verbAttack  = "attack"
	verbEnd     = "end"
	verbBlock   = "block"
	verbDefend  = "defend"
	verbConcede = "concede"
	verbDraw    = "draw" // the agreed draw
)

// turnVerbs are what the active player can do.
var turnVerbs = []string{verbPlay, verbAttack, verbEvolve, verbUse, verbBuy, verbEquip, verbEnd}

// Kinds of question (section 5).
var (
	askMulligan = asks.Add("mulligan") // W-MULL
	askTurn     = asks.Add("turn")
	askBlock    = asks.Add("W-BLOCK")
	askDefend   = asks.Add("W-DEF")
	askLast     = asks.Add("W-DEF0")   // the defence of a player at 0 life
	askChoice   = asks.Add("W-CHOICE") // what a skill leaves to choose
)

// AskCodes lists the kinds of question whose deadline can pass.
func AskCodes() []string { return asks.List() }

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
