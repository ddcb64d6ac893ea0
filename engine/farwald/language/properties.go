package language

// Codes of properties: keys of card files, and codes in views, faces and scenarios.
const (
	PropTW        = "tw"
	PropEnergized = "energized"
	PropFrangible = "frangible"
	PropPosition  = "position"
	PropAether    = "aether"
)

// Property is something that a card has or lacks: a flag of its data.
type Property struct {
	Code string
	// Has reads the flag of a card.
	Has func(*Card) bool
	// Badge makes every view of a card that has the property show its code among the states, in whatever zone.
	Badge bool
}

// Properties lists every property, in the order in which a card shows them. Views, layouts, faces, texts, the
// linter, the reference and the sensible player go by this list; a flag of Card that is not on it fails
// cards/farwald's TestProperties.
var Properties = []Property{
	{Code: PropTW, Has: func(c *Card) bool { return c.TW }, Badge: true},
	{Code: PropEnergized, Has: func(c *Card) bool { return c.Energized }},
	{Code: PropFrangible, Has: func(c *Card) bool { return c.Frangible }, Badge: true},
	{Code: PropPosition, Has: func(c *Card) bool { return c.Position }},
	{Code: PropAether, Has: func(c *Card) bool { return c.Aether }},
}

// Properties lists the codes of the properties that the card has.
func (c *Card) Properties() []string {
	var out []string
	for _, p := range Properties {
		if p.Has(c) {
			out = append(out, p.Code)
		}
	}
	return out
}
