package fow

import "farpost/engine"

// clauses are the rules behind each kind of question, shown to whoever asks for them.
func clauses() map[string][]string {
	return map[string][]string{
		askFirst:         {"FO-019"},
		askMulligan:      {"FO-021"},
		askW01:           {"FO-036", "FO-081", "FO-101"},
		askW02:           {"FO-037", "FO-081", "FO-101"},
		askW03:           {"FO-040", "FO-041", "FO-081", "FO-101"},
		askW04:           {"FO-042", "FO-081", "FO-101"},
		askW05:           {"FO-044", "FO-045", "FO-046", "FO-050", "FO-051"},
		askChase:         {"FO-048", "FO-081", "FO-096", "FO-098", "FO-102"},
		askW06:           {"FO-129", "FO-081", "FO-101"},
		askW07:           {"FO-130", "FO-131", "FO-081", "FO-101"},
		askW08:           {"FO-133", "FO-137", "FO-139", "FO-142", "FO-081", "FO-101"},
		askW09:           {"FO-136", "FO-137", "FO-139", "FO-142", "FO-081", "FO-101"},
		askW10:           {"FO-138", "FO-140", "FO-141", "FO-081", "FO-101"},
		askW11:           {"FO-140", "FO-141", "FO-081", "FO-101"},
		askW12:           {"FO-144", "FO-081", "FO-101"},
		askW13:           {"FO-145", "FO-081", "FO-101"},
		askW14:           {"FO-052", "FO-081", "FO-101"},
		askW15:           {"FO-053", "FO-055", "FO-056", "FO-081", "FO-101"},
		askW16:           {"FO-059", "FO-081", "FO-101"},
		askAttack:        {"FO-131", "FO-132", "FO-133", "FO-134", "FO-135", "FO-137"},
		askBlock:         {"FO-137", "FO-138", "FO-139", "FO-142", "FO-194"},
		askHandLimit:     {"FO-058"},
		askTarget:        {"FO-084", "FO-110"},
		askMay:           {"FO-109"},
		askDiscard:       {"FO-157", "FO-111"},
		askLook:          {"FO-089"},
		askSearch:        {"FO-089"},
		qMode:            {"FO-083"},
		askReplace:       {"FO-163"},
		engine.KindOrder: {"FO-108"},
	}
}
