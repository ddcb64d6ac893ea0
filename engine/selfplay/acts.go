package selfplay

// Acts is what self-play counts of one verb that turns are made of, such as a play.
type Acts struct {
	N int `json:"n"`
	// Answered counts those that somebody answered by acting in a window.
	Answered int `json:"answered"`
	// Handovers is how often matches began to wait for another person while such an act was carried out, or to
	// go on with the turn when it had been.
	Handovers int     `json:"handovers"`
	Mean      float64 `json:"mean"`
	// Max is the most that one act took, MaxQuiet the most of those that nobody answered by acting.
	Max      int `json:"max"`
	MaxQuiet int `json:"max_quiet"`
	// Of counts the acts by how many handovers they took, beginning with none.
	Of []int `json:"of"`
}

// add merges the counts of other acts with this verb.
func (a *Acts) add(b *Acts) {
	a.N += b.N
	a.Answered += b.Answered
	a.Handovers += b.Handovers
	a.Max, a.MaxQuiet = max(a.Max, b.Max), max(a.MaxQuiet, b.MaxQuiet)
	for i, n := range b.Of {
		if len(a.Of) <= i {
			a.Of = append(a.Of, 0)
		}
		a.Of[i] += n
	}
}
