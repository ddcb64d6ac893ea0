package app_test

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
)

// explained finds the line of a private page that explains a word, with the rule that says it.
var explained = regexp.MustCompile(`\n-# \*\*([^*]+)\*\*: .+ \((FO-\d+|FW-\d+)\)$`)

// TestFirstWords ensures that keywords and states are explained on a player's page where they are first met, in words
// of the rules, one a page, each once, behind what they have just done and beside their hand, too, and never in public.
func TestFirstWords(t *testing.T) {
	w := start(t)
	w.begin(gameOf("fow"))
	said, received, held := map[*player][]string{}, 0, 0
	for step := 0; len(said[w.ada]) < 3 || len(said[w.bruno]) < 3; step++ {
		if step > 400 {
			t.Fatalf("few words are explained: %v", said)
		}
		w.sent() // an edit on its way would take the message away from under the press
		front := w.await(w.ada, "the next question", func(m sandbox.Message) bool {
			return apptest.Over(m) || apptest.Asks(m)
		})
		if apptest.Over(front) {
			t.Fatalf("the match ends when these are explained: %v", said)
		}
		if explained.MatchString(front.Content) {
			t.Errorf("in public: %q", front.Content)
		}
		for _, p := range w.players[:2] {
			if !p.asked(front) {
				continue
			}
			if x := explained.FindStringSubmatch("\n" + w.press(p, front, "hand").Content); x != nil {
				if slices.Contains(said[p], x[1]) {
					t.Errorf("%s is explained twice", x[1])
				}
				said[p], held = append(said[p], x[1]), held+1
			}
			open := w.press(p, front, "move")
			again := w.press(p, front, "move")
			m := explained.FindStringSubmatch(open.Content)
			if m == nil {
				continue
			}
			if slices.Contains(said[p], m[1]) || explained.FindString(again.Content) == m[0] {
				t.Errorf("%s is explained twice", m[1])
			}
			said[p] = append(said[p], m[1])
			if x := explained.FindStringSubmatch(again.Content); x != nil {
				said[p] = append(said[p], x[1])
			}
		}
		w.act(front)
		for _, p := range w.players[:2] {
			for _, list := range p.Member.View().Messages {
				for _, m := range list {
					x := explained.FindStringSubmatch(m.Content)
					if x == nil || !strings.HasPrefix(m.Content, "Done.") || slices.Contains(said[p], x[1]) {
						continue
					}
					said[p], received = append(said[p], x[1]), received+1
				}
			}
		}
	}
	if held == 0 {
		t.Error("nothing is explained behind what somebody holds")
	}
	if received == 0 {
		t.Error("nothing is explained behind what somebody has just done")
	}
	w.quiet()
}
