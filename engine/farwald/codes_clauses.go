package farwald

// clauses are the rules behind each kind of question, shown to whoever asks for them.
func clauses() map[string][]string {
	return map[string][]string{
		askW1:           {"FW-096", "FW-097", "FW-112", "FW-123"},
		askW2:           {"FW-103", "FW-129", "FW-130", "FW-123"},
		askW3:           {"FW-119", "FW-129", "FW-132", "FW-123"},
		askW4:           {"FW-120", "FW-134", "FW-172", "FW-123"},
		askW5:           {"FW-178", "FW-179", "FW-181", "FW-123"},
		askW6:           {"FW-121", "FW-123"},
		askW7:           {"FW-112", "FW-123"},
		askAction:       {"FW-049", "FW-050", "FW-051", "FW-053"},
		askInterject:    {"FW-112", "FW-113", "FW-115"},
		askAfterthought: {"FW-025", "FW-027", "FW-028", "FW-029"},
		askCharge:       {"FW-214", "FW-216", "FW-219"},
		askDefence:      {"FW-173", "FW-174", "FW-175", "FW-176"},
		askJoin:         {"FW-180"},
		askFatigue:      {"FW-046", "FW-047"},
		askCut:          {"FW-055", "FW-056", "FW-058"},
	}
}

// detailCodes lists the events that are bookkeeping. They follow from a rule without anybody's choice, or another
// line of the same account says it better.
func detailCodes() []string {
	return []string{evShuffled, evTakenBack, evPhase, evRegenerated, evGateOpened, evPaid, evDischarged, evPlayed,
		evAssigned, evToVortex}
}

// routineCodes lists the events that come with every turn.
func routineCodes() []string { return []string{evTurn, evRemembered, evStaysDown} }

// decisiveCodes lists the events that matches are won and lost by: what Crystals and the Battlefield lose.
func decisiveCodes() []string { return []string{evShattered, evFragments, evDestroyed, evDefeated} }
