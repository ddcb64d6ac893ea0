package engine

// Moment is what an event that matters did to one thing.
type Moment struct {
	Event Phrase // as it is told
	// Of is the thing: a card as such ("card:A18"), or a cell of a track.
	Of Value
	// Before and After are a cell's figures.
	Before, After int
	// Gone: the card is destroyed. Becomes is the card that it turned into; "" if it did not.
	Gone    bool
	Becomes string
}
