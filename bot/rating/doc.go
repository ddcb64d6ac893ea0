// Package rating estimates how well people play from the places that they had in matches of two, three or four. It is
// arithmetic: it knows no database and no Discord.
//
//	ada, bruno, chiara := rating.New(), rating.New(), rating.New()
//	after := rating.Rate([]rating.Rating{ada, bruno, chiara}, []int{1, 3, 2}) // ada won, chiara was second
//	after[0].Shown()                                                         // a whole number that begins at 1000
//
// # The method
//
// It is Algorithm 1 (Bradley–Terry, full pair) of Ruby C. Weng and Chih-Jen Lin, "A Bayesian Approximation Method for
// Online Ranking", Journal of Machine Learning Research 12 (2011), 267–300. A [Rating] is a normal distribution: Mu is
// the skill that is believed in, Sigma how unsure that is. Each pair of a match counts as one comparison: who is before
// the other has won it, and who shares a place has drawn it. So two players and four are rated alike, a draw is half a
// win, and no player's result depends on the order of seats. The paper's values are used: Mu 25 and Sigma 25/3 at
// first, beta half of that, gamma Sigma/c, kappa 0.0001.
//
// Two things that others add are left out. Sigma never grows again: a new season begins from nothing instead. And there
// is no bonus for how clearly somebody won: places are all that counts.
//
// # What people see
//
// [Rating.Shown] is 1000 + 40·(Mu − 3·Sigma), rounded: a skill that the player has with some certainty. It is 1000 for
// a beginner, goes up also because the rating becomes surer, and is never below 0. Until [Settled] matches it is
// provisional.
package rating
