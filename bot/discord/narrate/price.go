package narrate

import (
	"slices"
	"strconv"
	"strings"

	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Price returns what a card costs in a game whose requirement is the cost, in words. Such a game has a label "price" of
// its own. own is false for other games, which show cost and requirement apart.
func (ws Words) Price(game, lang string, f engine.Face) (parts []string, own bool) {
	return ws.priced(game, lang, f, ws.needs(game, lang, f))
}

// priced is Price with the requirement as it is to be written.
func (ws Words) priced(game, lang string, f engine.Face, need string) (parts []string, own bool) {
	if ws.Texts.Word(lang, game, "labels", "price") == "" {
		return nil, false
	}
	if len(f.Need) > 0 {
		price := engine.Say("price", engine.A("need", ui.Plain(need)))
		parts = append(parts, ws.Texts.SayIn(lang, game, "labels", price, port.Names{}))
	}
	return parts, true
}

// signedNeeds writes a card's requirement in emojis, or in words where one of its symbols has none.
func (ws Words) signedNeeds(game, lang string, f engine.Face) string {
	if s := ws.signsOf(game, f.Need); s != "" {
		return s
	}
	return ws.needs(game, lang, f)
}

// needs writes the symbols of a card's requirement in words, as in "Fire + Fire".
func (ws Words) needs(game, lang string, f engine.Face) string {
	need := make([]string, len(f.Need))
	for i, code := range f.Need {
		if need[i] = ws.Texts.Word(lang, game, "symbols", code); need[i] == "" {
			need[i] = code
		}
	}
	return strings.Join(need, " + ")
}

// price returns what a card of the match costs and requires, with emojis.
func (t *Teller) price(f engine.Face) []string {
	return t.pricedBy(f, t.n.signedNeeds(t.Pos.Match.Game, t.Lang, f))
}

// wordedPrice is price in words, for a menu, which shows no emojis among them.
func (t *Teller) wordedPrice(f engine.Face) []string {
	return t.pricedBy(f, t.n.needs(t.Pos.Match.Game, t.Lang, f))
}

func (t *Teller) pricedBy(f engine.Face, need string) []string {
	parts, own := t.n.priced(t.Pos.Match.Game, t.Lang, f, need)
	if own {
		return parts
	}
	if !f.NoCost {
		parts = append(parts, t.Word("labels", "cost")+" "+strconv.Itoa(f.Cost))
	}
	if len(f.Need) > 0 {
		parts = append(parts, t.Word("labels", "need")+" "+need)
	}
	return parts
}

// CardText writes a printed card of today, with emojis for its symbols where there are.
func (ws Words) CardText(game, lang string, f engine.Face) string {
	word := func(family, code string) string {
		if w := ws.Texts.Word(lang, game, family, code); w != "" {
			return w
		}
		return code
	}
	symbol := func(code string) string { return strings.TrimSpace(ws.sign(game, code) + " " + word("symbols", code)) }
	head, said := []string{f.TypeName}, []string{f.TypeName}
	say := func(word, shown string) { // each word once: a group may be an element or a mark, too
		if !slices.Contains(said, word) {
			head, said = append(head, shown), append(said, word)
		}
	}
	if f.Element != "" {
		say(word("symbols", f.Element), symbol(f.Element))
	}
	for _, m := range f.Marks { // further elements among them
		if w := word("symbols", m); !f.Says(w) {
			say(w, symbol(m))
		}
	}
	for _, g := range f.Groups {
		say(g, g)
	}
	if f.Rank != "" {
		head = append(head, f.Rank)
	}
	need := ws.signedNeeds(game, lang, f)
	figures, own := ws.priced(game, lang, f, need)
	if !own {
		if !f.NoCost {
			figures = append(figures, word("labels", "cost")+" "+strconv.Itoa(f.Cost))
		}
		if len(f.Need) > 0 {
			figures = append(figures, word("labels", "need")+": "+need)
		}
	}
	for _, s := range f.Stats {
		figure := strings.TrimSpace(ws.sign(game, s.Code) + " " + word("stats", s.Code))
		figures = append(figures, figure+" "+strconv.Itoa(s.Printed))
	}
	lines := []string{strings.Join(head, " · ")}
	if len(figures) > 0 {
		lines = append(lines, strings.Join(figures, " · "))
	}
	if text := ws.signed(game, lang, f); len(text) > 0 {
		lines = append(append(lines, ""), text...)
	}
	if f.Flavour != "" {
		lines = append(lines, "", "*"+f.Flavour+"*")
	}
	if edge := f.Edge(); edge != "" {
		lines = append(lines, "", "-# "+edge)
	}
	return strings.Join(lines, "\n")
}
