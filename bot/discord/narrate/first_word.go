package narrate

import (
	"slices"

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

// Explained explains a keyword or a state in one line, as "**Late**: what it means (TA-7)": by the word of the game
// that explains it, with the clause that says more. It is "" for one that no word explains.
func (t *Teller) Explained(code string) string { return t.n.Explained(t.Pos.Match.Game, t.Lang, code) }

// Explained is Teller.Explained for a game in a language.
func (ws Words) Explained(game, lang, code string) string {
	term := ws.Library.State(game, lang, code)
	if term.Means == "" {
		return ""
	}
	return "**" + ui.Capital(ws.Texts.Word(lang, game, "states", code)) + "**: " + term.Means + " (" + term.ID + ")"
}
