package fow

// Names of programs. Saves know a program by its name, so names are only added.
const (
	progMatch = "match"
	progSetup = "setup"
	progTurn  = "turn"       // one turn of its owner
	progMain  = "main-phase" // the main phase of its owner, the turn player

	// What verbs start (section 6).
	progSwap        = "mulligan"
	progPlay        = "play"
	progPlayStandby = "play-standby"
	progActivate    = "activate"
	progWill        = "will" // a will ability (FO-062)
	progCall        = "call" // the other actions of the main phase (FO-044)
	progSet         = "set"
	progJudgment    = "judgment"
	progBattle      = "battle"
	progAttack      = "attack"
	progBlock       = "block"

	progFight      = "battle-steps"
	progResolve    = "resolve"
	progTrigger    = "trigger"
	progEndMoments = "lapse"
	progPrevent    = "prevent" // rewrites a batch; named for its first use, prevention
)
