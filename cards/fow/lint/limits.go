package lint

// Bounds of what files may hold, beside those of packages proof and source.
const (
	maxBlocks = 6     // abilities, triggers and statics, each, of a card's side
	maxList   = 12    // instructions or targets in one list
	maxModes  = 4     // texts to choose from
	maxDepth  = 4     // instructions inside instructions
	maxPoints = 10000 // life, damage, ATK, DEF
	maxNumber = 20    // cards, will, targets
	maxText   = 600   // letters of a card's printed text, in each language
)

// Bounds of decks (FO-009 to FO-014).
const (
	MinMain   = 40
	MinStones = 10
	MaxStones = 20
	MaxCopies = 4
)
