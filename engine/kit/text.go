package kit

// Text is authored words in the languages of the product.
type Text struct {
	En string `yaml:"en" json:"en"`
	It string `yaml:"it" json:"it"`
}

// Langs returns the words by language, "en" and "it". A language without words is left out.
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

// In returns the words in a language, in English if there are none.
func (t Text) In(lang string) string {
	if lang == "it" && t.It != "" {
		return t.It
	}
	return t.En
}

// Group is a group of cards, such as a people, a race or a trait. Of is how its name stands beside a noun: before it
// in English ("Cinderkin"), behind it in Italian ("dei Cinerei").
type Group struct {
	ID   string `yaml:"id" json:"id"`
	Name Text   `yaml:"name" json:"name"`
	Of   Text   `yaml:"of" json:"of"`
}

// Groups are groups by their ids.
type Groups map[string]Group

// GroupsOf sorts a list by ids.
func GroupsOf(list []Group) Groups {
	out := make(Groups, len(list))
	for _, g := range list {
		out[g.ID] = g
	}
	return out
}
