package standings

// Result is what came of one match, bye or missed round.
//
//	{Round: 1, Players: {"ada", "bruno"}, Wins: {2, 1}}             ada won by two games to one
//	{Round: 1, Players: {"ada", "bruno"}, Wins: {1, 1}, Draws: 1}   a draw: as many games won
//	{Round: 1, Players: {"ada", "bruno"}, DoubleLoss: true}         both lost, such as when both were idle
//	{Round: 1, Players: {"ada"}, Bye: true}                         a bye
//	{Round: 1, Players: {"ada"}, Missed: true}                      ada entered after this round: a loss, no opponent
//	{Round: 1, Players: {"ada", "bruno", "dora"}, Places: {1, 2, 2}}   a pod of three; bruno and dora tied
type Result struct {
	Round      int      `json:"round"`
	Players    []string `json:"players"`
	Wins       []int    `json:"wins,omitempty"`   // games won by each of two players
	Draws      int      `json:"draws,omitempty"`  // games that were drawn
	Places     []int    `json:"places,omitempty"` // place of each player of a pod, from 1; ties are allowed
	Bye        bool     `json:"bye,omitempty"`
	DoubleLoss bool     `json:"double_loss,omitempty"` // everybody lost
	Missed     bool     `json:"missed,omitempty"`
}

// Penalty takes points from a player.
type Penalty struct {
	Player string `json:"player"`
	Points int    `json:"points"` // how many are taken
	Round  int    `json:"round"`
}
