package lintkit_test

import (
	"testing"

	"farpost/cards/lintkit"
	"farpost/cards/source"
)

// TestJoiners ensures that names and texts may have joiners within words of scripts that need them, and nowhere else.
func TestJoiners(t *testing.T) {
	for text, fine := range map[string]bool{
		"می\u200cخواهم":       true,
		"ශ්\u200dරී":          true,
		"Ada\u200cs":          false,
		"\u200cمی":            false,
		"می\u200c":            false,
		"می\u200c\u200cخ":     false,
		"می\u202eخ":           false,
		"Ada \u200d Lovelace": false,
	} {
		var faults source.Faults
		k := &lintkit.Checker{Faults: &faults, Pos: &source.Positions{}}
		k.Line("name.en", text, 60, true)
		k.Prose("text.en", text, 60, true)
		if (len(faults) == 0) != fine {
			t.Errorf("%+q has the faults %v", text, faults)
		}
	}
}

// TestMarks ensures that a letter may have two accents that fit any letter, or the marks that its script has, and no
// tower of either.
func TestMarks(t *testing.T) {
	for text, fine := range map[string]bool{
		"שָּׁלוֹם":               true,
		"ကျွန်ုပ်":               true,
		"x\u0301\u0302":          true,
		"x\u0301\u0302\u0303":    false,
		"ส็็็็็็":                false,
		"שָּׁ\u05b1\u05b2\u05b3": false,
	} {
		var faults source.Faults
		k := &lintkit.Checker{Faults: &faults, Pos: &source.Positions{}}
		if k.Line("name.en", text, 60, true); (len(faults) == 0) != fine {
			t.Errorf("%+q has the faults %v", text, faults)
		}
	}
}
