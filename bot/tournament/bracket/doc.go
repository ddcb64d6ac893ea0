// Package bracket is single and double elimination as a value: who is seeded, who won which tie, who dropped. All else
// (who meets whom, who is ready, which place everybody has) is worked out from these three, so that undoing a result or
// a drop takes nothing but leaving it away.
//
//	b, _ := bracket.New(bracket.Single, []string{"ada", "bruno", "chiara"}, false) // the first seed first
//	b.Ready()                  // W1-2: bruno against chiara; ada has a bye
//	b, err := b.Decide("W1-2", "chiara")
//	b.Ready()                  // W2-1: ada against chiara
//	b.Places()                 // bruno is third
//
// A Bracket is never changed; what changes it returns another. It is written as JSON.
package bracket
