package lint

import (
	"maps"
	"slices"

	"farpost/cards/beings/schema"
	"farpost/cards/beings/text"
	"farpost/cards/cardfile"
	"farpost/cards/lintkit"
	"farpost/cards/source"
	"farpost/engine/beings"
	"farpost/engine/beings/language"
	"farpost/engine/kit"
)

// What a deck must have (BE-006, BE-010).
const (
	DeckBeings = 36
	DeckGems   = 8
)

// checker checks one card at a time, and all levels of a Being together.
type checker struct {
	*lintkit.Form
	names  map[string]kit.Text // of Beings
	levels map[string][]level  // by Being
}

// level is a card of a Being, and where it stands.
type level struct {
	*language.Card
	pos  *source.Positions
	path string
}

// Check checks folders that are loaded together.
func Check(folders ...cardfile.Folder[language.Card]) source.Faults {
	var faults source.Faults
	k := &checker{lintkit.NewForm(&faults, schema.Language), map[string]kit.Text{}, map[string][]level{}}
	for _, f := range folders {
		for _, s := range f.Sets {
			for _, g := range s.Groups {
				k.names[g.ID] = g.Name
			}
		}
	}
	lintkit.Check(k.Form, lintkit.Game[language.Card]{
		Clause: "BE-%03d", Ruling: "BER-%02d", Ruleset: beings.New,
		Own:  func(c *language.Card) (string, kit.Text) { return c.ID, c.Name },
		Card: k.card, Texts: texts, Last: k.beings, Deck: k.deck,
	}, folders)
	return faults
}

// texts are the texts of a card in all languages.
func texts(c *language.Card) (out [][]string) {
	if c.Skill == nil {
		return nil
	}
	for _, lang := range text.Langs {
		out = append(out, []string{text.Skill(lang, c.Skill, func(t language.Type) string { return string(t) })})
	}
	return out
}

// card checks what a card means, beside what its schema says.
func (k *checker) card(path string, c *language.Card) {
	if c.IsGem() {
		if c.Level != 0 || c.Type != "" || c.Cost != 0 || c.Power != 0 || c.Skill != nil {
			k.Fault(path, "a gem has a name and a colour, and nothing else (BE-005)")
		}
		return
	}
	name := k.names[c.Being]
	want := kit.Text{En: language.CardName(name.En, c.Level), It: language.CardName(name.It, c.Level)}
	if k.Seen.Groups[c.Being] && c.Name != want {
		k.Fault(path+".name", "the name must be that of the Being with its level: %q, in Italian %q", want.En, want.It)
	}
	if c.Skill != nil {
		k.skill(path+".skill", c.Skill)
	}
	if points := Points(c.Skill); c.Power != Power(c.Cost, points) {
		k.Fault(path+".power", "power: %d; with cost %d and a skill of %d points it is %d", c.Power, c.Cost, points,
			Power(c.Cost, points))
	}
	k.levels[c.Being] = append(k.levels[c.Being], level{c, k.Pos, path})
}

// beings checks that each Being has its three levels once, of one type (BE-008, BE-055).
func (k *checker) beings() {
	for _, id := range slices.Sorted(maps.Keys(k.levels)) {
		var levels []int
		for _, c := range k.levels[id] {
			k.Pos, k.Card = c.pos, c.ID
			levels = append(levels, c.Level)
			if c.Type != k.levels[id][0].Type {
				k.Fault(c.path+".type", "all levels of a Being have one type (BE-055)")
			}
		}
		if slices.Sort(levels); !slices.Equal(levels, []int{1, 2, 3}) {
			k.Card = k.levels[id][0].ID
			k.Fault(k.levels[id][0].path, "the Being %s needs the levels 1, 2 and 3, each once (BE-008)", id)
		}
	}
}

// deck checks a ready deck (BE-006 to BE-010).
func (k *checker) deck(list []lintkit.Entry[language.Card]) {
	cards, gems := 0, 0
	levels := map[string]int{}
	for _, e := range list {
		if e.Card.IsGem() {
			k.Within(e.At+".n", e.N, 1, DeckGems)
			gems += e.N
			continue
		}
		k.Within(e.At+".n", e.N, 1, 1)
		cards += e.N
		levels[e.Card.Being]++
	}
	if cards != DeckBeings || gems != DeckGems {
		k.Fault("cards", "%d cards and %d gems; a deck has exactly %d and %d", cards, gems, DeckBeings, DeckGems)
	}
	if len(levels)*language.Levels != cards {
		k.Fault("cards", "%d different Beings with %d cards; each has its three levels", len(levels), cards)
	}
}
