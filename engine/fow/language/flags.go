package language

// Flag is something else that a card has or lacks: a key of its data that is true or false.
type Flag struct {
	// Code is the key in card files.
	Code string
	// Has reads the flag of a card.
	Has func(*Card) bool
	// Rank makes faces print it beside the card's type, as a rank; other flags stand in the card's text.
	Rank bool
}

// Flags lists every flag of a card's data. cards/fow's TestFlags fails for one that is not listed.
var Flags = []Flag{
	{Code: "special", Has: func(c *Card) bool { return c.Special }, Rank: true},
	{Code: "quickcast", Has: func(c *Card) bool { return c.Quickcast }},
}

// Flags lists the codes of the flags that the card has: those that are printed as its rank, or those of its text.
func (c *Card) Flags(rank bool) []string {
	var out []string
	for _, f := range Flags {
		if f.Rank == rank && f.Has(c) {
			out = append(out, f.Code)
		}
	}
	return out
}
