package narrate

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Price returns what a card costs in a game whose requirement is the cost. Such a game has a label "price" of its own.
// own is false for other games, which show cost and requirement apart.
func (ws Words) Price(game, lang string, f engine.Face) (parts []string, own bool) {
	if ws.Texts.Word(lang, game, "labels", "price") == "" {
		return nil, false
	}
	if len(f.Need) > 0 {
		price := engine.Say("price", engine.A("need", ui.Plain(ws.Needs(game, lang, f))))
		parts = append(parts, ws.Texts.SayIn(lang, game, "labels", price, port.Names{}))
	}
	return parts, true
}

// Needs writes the symbols of a card's requirement, as in "Fire + Fire".
func (ws Words) Needs(game, lang string, f engine.Face) string {
	need := make([]string, len(f.Need))
	for i, code := range f.Need {
		if need[i] = ws.Texts.Word(lang, game, "symbols", code); need[i] == "" {
			need[i] = code
		}
	}
	return strings.Join(need, " + ")
}

// price returns what a card of the match costs and requires.
func (t *Teller) price(f engine.Face) []string {
	parts, own := t.n.Price(t.Pos.Match.Game, t.Lang, f)
	if own {
		return parts
	}
	if !f.NoCost {
		parts = append(parts, t.Word("labels", "cost")+" "+strconv.Itoa(f.Cost))
	}
	if len(f.Need) > 0 {
		parts = append(parts, t.Word("labels", "need")+" "+t.n.Needs(t.Pos.Match.Game, t.Lang, f))
	}
	return parts
}

// CardText writes a printed card.
func (ws Words) CardText(game, lang string, f engine.Face) string {
	word := func(family, code string) string {
		if w := ws.Texts.Word(lang, game, family, code); w != "" {
			return w
		}
		return code
	}
	head := []string{f.TypeName}
	if f.Element != "" {
		head = append(head, word("symbols", f.Element))
	}
	for _, m := range f.Marks { // further elements among them
		if w := word("symbols", m); !f.Says(w) && !slices.Contains(head, w) {
			head = append(head, w)
		}
	}
	for _, g := range f.Groups { // a supergroup stands among the marks already
		if !slices.Contains(head, g) {
			head = append(head, g)
		}
	}
	if f.Rank != "" {
		head = append(head, f.Rank)
	}
	figures, own := ws.Price(game, lang, f)
	if !own {
		if !f.NoCost {
			figures = append(figures, word("labels", "cost")+" "+strconv.Itoa(f.Cost))
		}
		if len(f.Need) > 0 {
			figures = append(figures, word("labels", "need")+": "+ws.Needs(game, lang, f))
		}
	}
	for _, s := range f.Stats {
		figures = append(figures, word("stats", s.Code)+" "+strconv.Itoa(s.Printed))
	}
	lines := []string{strings.Join(head, " · "), strings.Join(figures, " · "), ""}
	lines = append(lines, f.Text...)
	if f.Flavour != "" {
		lines = append(lines, "", "*"+f.Flavour+"*")
	}
	if edge := f.Edge(); edge != "" {
		lines = append(lines, "", "-# "+edge)
	}
	return strings.Join(lines, "\n")
}
