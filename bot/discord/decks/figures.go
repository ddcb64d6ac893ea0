package decks

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

// deckFigures returns a deck's curve, types and symbols, each as a title and a text.
func (ds *Decks) deckFigures(game, lang string, list []deck.Count) [][2]string {
	word := func(family, code string) string {
		if w := ds.Texts.Word(lang, game, family, code); w != "" {
			return w
		}
		return code
	}
	curve, types, gives, needs := tally{}, tally{}, tally{}, tally{}
	for _, n := range list {
		f := ds.Library.Face(game, lang, n.ID)
		if !f.NoCost {
			curve.add(fmt.Sprintf("%2d", f.Cost), n.N)
		}
		types.add(f.TypeName, n.N)
		for _, s := range f.Gives {
			gives.add(word("symbols", s), n.N)
		}
		var seen []string
		for _, s := range f.Need {
			if w := word("symbols", s); w != s && !slices.Contains(seen, s) {
				seen = append(seen, s)
				needs.add(w, n.N)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	out := [][2]string{{ds.Text(lang, "deck.curve", engine.A("cost", ui.Plain(word("labels", "cost")))), curve.bars()}}
	for _, f := range []struct {
		code string
		of   tally
	}{{"deck.types", types}, {"deck.gives", gives}, {"deck.needs", needs}} {
		title := ds.Texts.Word(lang, game, "labels", f.code) // a game may have its own word for it
		if title == "" {
			title = ds.Text(lang, f.code)
		}
		if s := f.of.line(); s != "" {
			out = append(out, [2]string{title, s})
		}
	}
	return out
}

// tally counts cards by a word.
type tally map[string]int

// add counts n more cards of a word. The empty word does not count.
func (t tally) add(word string, n int) {
	if word != "" {
		t[word] += n
	}
}

// words lists the words in their order.
func (t tally) words() []string {
	out := make([]string, 0, len(t))
	for w := range t {
		out = append(out, w)
	}
	slices.Sort(out)
	return out
}

// line lists the words with their numbers. The most frequent comes first.
func (t tally) line() string {
	words := t.words()
	slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(t[b], t[a]) })
	for i, w := range words {
		words[i] = fmt.Sprintf("%s %d", w, t[w])
	}
	return strings.Join(words, " · ")
}

// bars draws the numbers as bars behind their words.
func (t tally) bars() string {
	most := 0
	for _, n := range t {
		most = max(most, n)
	}
	var lines []string
	for _, w := range t.words() {
		bar := strings.Repeat("█", max(1, t[w]*16/most))
		lines = append(lines, fmt.Sprintf("%s %s %d", w, bar, t[w]))
	}
	return block(strings.Join(lines, "\n"))
}
