package language

// Keyword is a symbol ability (FO-191 to FO-200).
type Keyword string

// The symbol abilities.
const (
	Swiftness    Keyword = "swiftness"
	TargetAttack Keyword = "target-attack"
	FirstStrike  Keyword = "first-strike"
	Pierce       Keyword = "pierce"
	Explode      Keyword = "explode"
	Flying       Keyword = "flying"
	Imperishable Keyword = "imperishable"
)

// Keywords lists the symbol abilities in the order in which they are shown. Views, layouts, texts, the linter, the
// reference and the sensible player go by this list; cards/fow's TestKeywordsAreKnown fails for one that they lack.
var Keywords = []Keyword{Swiftness, TargetAttack, FirstStrike, Pierce, Explode, Flying, Imperishable}
