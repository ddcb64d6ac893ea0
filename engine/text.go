package engine

// Text is authored words in the languages of the product.
type Text struct {
	En string `yaml:"en" json:"en"`
	It string `yaml:"it" json:"it"`
}

// Langs spreads the words over languages, leaving out what is missing.
func (t Text) Langs() map[string]string {
	out := map[string]string{}
	if t.En != "" {
		out["en"] = t.En
	}
	if t.It != "" {
		out["it"] = t.It
	}
	return out
}

// In picks a language; English when it has none.
func (t Text) In(lang string) string {
	if lang == "it" && t.It != "" {
		return t.It
	}
	return t.En
}

// Group is a group of cards (a people, a race, a trait) by its id: its name, and how it stands beside a noun
// ("Cinderkin" before it in English, "dei Cinerei" behind it in Italian).
type Group struct {
	ID   string `yaml:"id" json:"id"`
	Name Text   `yaml:"name" json:"name"`
	Of   Text   `yaml:"of" json:"of"`
}

// Groups are groups by their ids.
type Groups map[string]Group

// GroupsOf finds groups by their ids.
func GroupsOf(list []Group) Groups {
	out := make(Groups, len(list))
	for _, g := range list {
		out[g.ID] = g
	}
	return out
}
