package ledger

// Answers are the first answers to interactions. The zero value is ready for use.
type Answers struct {
	arrived map[[2]string]bool // by the bot's life and the interaction
	again   []string
}

// Answered notes a first answer that a life of the bot gave, and whether that life knows that it has arrived. A second
// one after that shows that the interaction was carried out twice.
func (a *Answers) Answered(life, interaction string, arrived bool) {
	if a.arrived == nil {
		a.arrived = map[[2]string]bool{}
	}
	at := [2]string{life, interaction}
	if a.arrived[at] {
		a.again = append(a.again, interaction)
	}
	a.arrived[at] = a.arrived[at] || arrived
}

// Again are the interactions that were answered a second time by a life that knew of the first, in their order.
func (a *Answers) Again() []string { return a.again }
