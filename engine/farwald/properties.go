package farwald

// Codes of properties: keys of card files, and codes in views, faces and scenarios.
const (
	propTW        = "tw"
	propEnergized = "energized"
	propFrangible = "frangible"
	propPosition  = "position"
	propAether    = "aether"
)

// Property is something that a card has or lacks: a flag of its data.
type Property struct {
	Code string
	// Has reads the flag of a card.
	Has func(*Card) bool
	// Badge makes every view of a card that has the property show its code among the states, in whatever zone.
	Badge bool
	// Note is the code of the note by which previews tell what the property does, or NoNote.
	Note string
}

// NoNote is the Note of a property of which previews have nothing to say: it changes when a card can be declared,
// or where it goes when nothing can be done about it any more.
const NoNote = "-"

// Properties lists every property, in the order in which a card shows them. Views, layouts, faces, texts, the
// linter, the reference and the sensible player go by this list; a flag of Card that is not on it fails
// cards/farwald's TestProperties.
var Properties = []Property{
	{Code: propTW, Has: func(c *Card) bool { return c.TW }, Badge: true, Note: NoNote},
	{Code: propEnergized, Has: func(c *Card) bool { return c.Energized }, Note: noteEnters},
	{Code: propFrangible, Has: func(c *Card) bool { return c.Frangible }, Badge: true, Note: noteShatters},
	{Code: propPosition, Has: func(c *Card) bool { return c.Position }, Note: NoNote},
	{Code: propAether, Has: func(c *Card) bool { return c.Aether }, Note: NoNote},
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
