package groove

// Names of programs. Saves know a program by its name, so names are only added.
const (
	progSetup   = "setup"
	progTurn    = "turn"
	progCharge  = "charge" // what verbs start
	progSummon  = "summon"
	progCast    = "cast"
	progTap     = "tap"
	progAttack  = "attack"
	progEnd     = "end"
	progBlock   = "block"
	progBreak   = "break"
	progGroove  = "groove"
	progSpell   = "spell"   // a spell takes effect and goes where its type sends it
	progFight   = "fight"   // an attack from its declaration to its end
	progTrigger = "trigger" // an ability that comes by itself
)

// Verbs (section 6 of the contract).
const (
	verbCharge = "charge"
	verbSummon = "summon"
	verbCast   = "cast"
	verbTap    = "tap"
	verbAttack = "attack"
	verbEnd    = "end"
	verbBlock  = "block"
	verbBreak  = "break"
	verbGroove = "groove"
)

// Kinds of question (section 5); shown.yaml has the rules behind them.
const (
	askTurn   = "turn"
	askBlock  = "W-BLOCK"
	askBreak  = "W-BREAK"
	askGroove = "W-GROOVE"
	askChoice = "W-CHOICE" // what a text leaves to choose
	askLook   = "W-LOOK"   // in which order looked-at cards go back
)

// Names of what announcements ask.
const (
	qCard     = "card"
	qHalf     = "half"
	qBase     = "base"
	qHost     = "host"
	qDestroy  = "destroy" // own creatures of an extra cost
	qDiscard  = "discard" // cards of the hand: of an extra cost, or at the end of a turn
	qCreature = "creature"
	qTarget   = "target"
	qBlocker  = "blocker"
	qWhat     = "what" // a shield or a permanent spell
)
