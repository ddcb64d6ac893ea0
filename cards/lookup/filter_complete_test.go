package lookup_test

import (
	"slices"
	"strings"
	"testing"

	"farpost/cards"
)

// TestCompleteFilter ensures that whatever completes a filter is one: each key that is offered has values, each value
// finds cards, and each figure can be asked for, in every game and language.
func TestCompleteFilter(t *testing.T) {
	quoted := 0
	for _, game := range cards.Games() {
		for _, lang := range []string{"en", "it"} {
			x, reads := indexOf(t, game, lang), indexOf(t, game, "en")
			found := 0
			for _, start := range x.CompleteFilter("", 100) {
				switch {
				case strings.HasSuffix(start, "<="):
					if ids, ok := reads.Filter(start + "9999"); !ok || len(ids) == 0 {
						t.Errorf("%s, %s: %s9999 finds nothing", game, lang, start)
					}
				case slices.Contains([]string{"name:", "text:", "nome:", "testo:"}, start):
					if _, ok := reads.Filter(start + "a"); !ok {
						t.Errorf("%s, %s: %sa is no filter", game, lang, start)
					}
				default:
					for _, full := range x.CompleteFilter("-cost=1 "+start, 100) {
						full = strings.TrimPrefix(full, "-cost=1 ")
						if ids, ok := reads.Filter(full); !ok || len(ids) == 0 {
							t.Errorf("%s, %s: %q finds nothing", game, lang, full)
						}
						if _, value, several := strings.Cut(full, `"`); several { // it is typed without quotes
							if quoted++; !slices.Contains(x.CompleteFilter(start+value[:3], 100), full) {
								t.Errorf("%s, %s: %s%s is not completed by %q", game, lang, start, value[:3], full)
							}
						}
						found++
					}
				}
			}
			if found < 4 {
				t.Errorf("%s, %s: only %d values are offered", game, lang, found)
			}
		}
	}
	if quoted == 0 {
		t.Error("no value has several words")
	}
	x := indexOf(t, "beings", "en")
	for typed, want := range map[string]string{"ty": "type:", "type:mo": "type:moon", "moo": "moon",
		"cost=1 -type:mo": "cost=1 -type:moon", "(type:moon or su": "(type:moon or sun"} {
		if got := x.CompleteFilter(typed, 5); !slices.Contains(got, want) {
			t.Errorf("%q is completed by %q", typed, got)
		}
	}
	if got := x.CompleteFilter("", 3); len(got) != 3 {
		t.Errorf("at most 3: %q", got)
	}
	for typed, want := range map[string]string{"moon colur:red": "colur:red", "type:moon cost<=2": "", "who": ""} {
		if got := x.Unread(typed); got != want {
			t.Errorf("of %q %q is not understood, want %q", typed, got, want)
		}
	}
}
