package standings

// Result is what came of one match, bye or missed round.
//
//	{Round: 1, Players: {"ada", "bruno"}, Wins: {2, 1}}             ada won by two games to one
//	{Round: 1, Players: {"ada", "bruno"}, Wins: {1, 1}, Draws: 1}   a draw: as many games won
//	{Round: 1, Players: {"ada", "bruno"}, DoubleLoss: true}         both lost, such as when both were idle
//	{Round: 1, Players: {"ada"}, Bye: true}                         a bye
//	{Round: 1, Players: {"ada"}, Missed: true}                      ada entered later: a loss without an opponent
//	{Round: 1, Players: {"ada", "bruno", "dora"}, Places: {1, 2, 2}}   a pod of three; bruno and dora tied
//
// Wins and places that are not given count as 0 games and as the last place.
type Result struct {
	Round      int      `json:"round"`
	Players    []string `json:"players"`
	Wins       []int    `json:"wins,omitempty"`   // games won by each of two players; of a bye, 2 if there are none
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

// byeGames are the games that a bye wins if its result has none: a match of best of three.
const byeGames = 2

// games are the games that the player at a seat won.
func (r Result) games(seat int) int {
	if seat < len(r.Wins) {
		return r.Wins[seat]
	}
	return 0
}

// place is the place of a seat in a pod, and how many share it. Without a place it is behind all.
func (r Result) place(seat int) (place, tied int) {
	at := func(i int) int {
		if i < len(r.Places) && r.Places[i] > 0 {
			return r.Places[i]
		}
		return len(r.Players) + 1
	}
	own := at(seat)
	place = 1
	for i := range r.Players {
		switch other := at(i); {
		case other < own:
			place++
		case other == own:
			tied++
		}
	}
	return place, tied
}
