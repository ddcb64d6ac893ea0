package cards_test

import (
	"slices"
	"testing"

	"farpost/cards"
)

// lacking has the families of words that some game does not need, each with the reason.
var lacking = map[string]map[string]string{
	"athernum": {
		"supergroups": "cards have groups only",
		"ranks":       "types say what a card is",
		"elements":    "factions are worded as symbols",
		"tracks":      "no seat has rows of like things",
		"cells":       "no seat has rows of like things",
		"story":       "its guide tells of rules alone",
	},
	"farwald": {
		"credit":  noLicence,
		"passing": "nobody passes outside of windows",
		"scopes":  "no answer ahead is about a larger thing",
	},
	"fow": {
		"credit":      noLicence,
		"supergroups": "cards have races and traits only",
		"elements":    "attributes are worded as symbols and as words",
		"tracks":      "no seat has rows of like things",
		"cells":       "no seat has rows of like things",
		"rules":       "there are no table rules",
		"story":       "its guide tells of rules alone",
	},
	"beings": {
		"credit":      noLicence,
		"supergroups": "the only groups are Beings",
		"ranks":       "levels are types of cards",
		"elements":    "types are worded as symbols",
		"tracks":      "no seat has rows of like things",
		"cells":       "no seat has rows of like things",
		"story":       "its guide tells of rules alone",
	},
	"groove": {
		"credit":      noLicence,
		"supergroups": "cards have races only",
		"ranks":       "types say what a card is",
		"elements":    "colours are worded as symbols",
		"story":       "its guide tells of rules alone",
	},
}

// noLicence is why a game has no line of credit.
const noLicence = "its rulebook asks for none"

// TestFamilies ensures that every game has every family of words that another one has, in every language: what the
// bot asks of one game it asks of all. What a game does without stands on a list, with the reason.
func TestFamilies(t *testing.T) {
	all := map[string]bool{}
	have := map[string][]string{} // by game and language
	for _, g := range cards.Games() {
		set, err := cards.Load(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, tab := range set.Tables() {
			have[g+" "+tab.Lang()] = tab.Families()
			for _, f := range tab.Families() {
				all[f] = true
			}
		}
	}
	for _, g := range cards.Games() {
		for _, lang := range []string{"en", "it"} {
			mine := have[g+" "+lang]
			for f := range all {
				_, excused := lacking[g][f]
				switch has := slices.Contains(mine, f); {
				case !has && !excused:
					t.Errorf("%s (%s) has no words of the family %s, which another game has", g, lang, f)
				case has && excused:
					t.Errorf("%s (%s) has words of the family %s and is excused from having them", g, lang, f)
				}
			}
		}
	}
}
