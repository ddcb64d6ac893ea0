// Package examples has a worked example for the clauses and rulings of every game: a short piece of a match in which
// the clause decides what happens.
//
//	e, ok := examples.Of("farwald", "FW-180")
//	played, err := e.Play(ruleset)       // the rules themselves play it, now
//	played.Before                        // the table before it, as everybody sees it
//	for _, step := range played.Steps {  // what each answer led to, and the table after it
//		fmt.Println(step.Told, step.Refused)
//	}
//
// # Where they come from
//
// Each clause has a line in some scenario that fails when the clause is broken (engine/scenario). An example is that
// scenario up to the line: where the match began, and the answers that were given, as data. Package cards/scenarios
// plays the scenarios, picks the piece that shows each clause best, and writes the files <game>.jsonl here:
//
//	go test ./cards/scenarios -run TestExamples -update
//
// Without -update that test fails when a file is not what the scenarios and the rules of today give.
//
// # Why not the scenarios themselves
//
// To play a scenario takes its language, its setups and its checks, which are tools of developers, and the bot holds
// none of these. It holds the rules, though. So an example needs no more than a saved match and some answers, and what
// it tells and shows is never older than the rules.
//
// # What may be seen
//
// An example is told and shown as somebody sees it who does not play: no hidden card is in what Play returns.
package examples
