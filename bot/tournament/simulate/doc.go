// Package simulate plays events with people who are made up, from registration to the end, and counts what must not
// happen: somebody without a match, somebody who meets themselves, two who meet again though it could be avoided, a
// second bye that could be avoided, a bye that is not credited.
//
//	report, err := simulate.Run(simulate.Field{Format: event.Swiss, Players: 64, Seed: 1, Drops: 0.1}, time.Now)
//	// report.Unpaired, report.AvoidableRematches … are 0
//
// It acts as an organiser does, by the actions of package event, and judges what comes of it from the rounds alone
// (judge.go): who met whom is counted anew, and whether a round could have been better is decided exactly, by a
// matching that knows nothing but meetings and byes (for pods by a search that is given up after a million steps). Of
// an elimination and of a league's months rematches are not judged: there they belong to the format.
package simulate
