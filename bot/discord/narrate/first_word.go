package narrate

import (
	"slices"
	"strings"

	"farpost/bot/discord/ui"
)

// States lists the codes of the keywords and states that the viewer can see on cards, each once, in the order of the
// view.
func (t *Teller) States() (codes []string) {
	for _, z := range t.View.Zones {
		for _, c := range z.Cards {
			for _, code := range slices.Concat(c.States, t.Face(c.Card).Marks) {
				if !slices.Contains(codes, code) && t.n.Texts.Word(t.Lang, t.Pos.Match.Game, "states", code) != "" {
					codes = append(codes, code)
				}
			}
		}
	}
	return codes
}

// maxExplained is how many characters explain a word.
const maxExplained = 220

// Explained explains a keyword or a state in one line, as "**Late**: what the rule says (TA-7)": by the term of
// the game that a look-up finds for its word. It is "" where no term is called like it.
func (t *Teller) Explained(code string) string {
	game, word := t.Pos.Match.Game, t.Word("states", code)
	a := t.n.Library.Ask(game, t.Lang, word, true, 1)
	if len(a.Terms) == 0 || !alike(word, a.Terms[0].Name) {
		return ""
	}
	found := t.n.Library.Find(game, t.Lang, a.Terms[0].ID, true, 1)
	if len(found) == 0 || found[0].Text == "" {
		return ""
	}
	return "**" + ui.Capital(word) + "**: " + ui.Clip(found[0].Text, maxExplained) + " (" + found[0].ID + ")"
}

// stem is how many letters two forms of a word have in common at their beginning.
const stem = 4

// alike reports whether two names have a word in common, whatever its ending.
func alike(a, b string) bool {
	for _, x := range strings.Fields(strings.ToLower(a)) {
		for _, y := range strings.Fields(strings.ToLower(b)) {
			if len(x) >= stem && len(y) >= stem && x[:stem] == y[:stem] {
				return true
			}
		}
	}
	return false
}
