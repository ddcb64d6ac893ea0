package words

import (
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/render/scene"
)

// Prompt describes what a question is about: the pending thing, what it is aimed at, and the cards to read.
func Prompt(of scene.Scene, about engine.Value) string {
	s := teller{of}
	var parts []string
	c, ok := s.View.Find(about)
	if !ok {
		if len(s.View.Waiting) > 0 {
			parts = append(parts, scene.Sentence(s.WaitWords()))
		}
		return upTo(altMost, append(parts, scene.Sentence(s.WhereWords())))
	}
	parts = append(parts, scene.Sentence(s.pendingWords(c, s.PendingName(c))))
	for _, v := range s.TargetCells(c) {
		t, i, _ := s.CellOf(v)
		word := s.Say("trackCell", s.Owned(v), strconv.Itoa(t.Cells[i].N), strconv.Itoa(t.Cells[i].Max))
		if t.Cells[i].N <= 0 {
			word = s.Say("trackBroken", s.Owned(v))
		}
		parts = append(parts, scene.Sentence(word))
	}
	for _, cv := range s.CardsAbout(c) {
		parts = append(parts, scene.Sentence(s.withDetails(s.CardName(cv), s.details(cv))))
		for _, l := range s.SpokenAll(s.FaceOf(cv.Card).Text) {
			parts = append(parts, scene.Sentence(l))
		}
	}
	return upTo(altMost, parts)
}

// Replay describes moments of a match: what happened. Of boards it begins with the last turn.
func Replay(of scene.Scene, moments []scene.Moment) string {
	s := teller{of}
	parts := []string{scene.Sentence(s.Say("replay"))}
	if len(moments) > 0 && moments[0].View != nil {
		moments = slices.Clone(moments)
		slices.Reverse(moments) // the last turns matter most
	}
	for _, m := range moments {
		if m.View != nil {
			parts = append(parts, scene.Sentence(s.At(*m.View).TurnWords()))
		}
		for _, t := range m.Said {
			parts = append(parts, scene.Sentence(t))
		}
	}
	return upTo(altMost, parts)
}

// Result says who won and why, and everybody's figures. Like the picture it has no cards.
func Result(of scene.Scene) string {
	s := teller{of}
	first := s.WhereWords()
	if s.View.Result != nil {
		first = s.ResultWords()
	}
	parts := []string{scene.Sentence(first)}
	if s.View.Result != nil {
		parts = append(parts, scene.Sentence(s.WhereWords()))
	}
	for _, won := range []bool{true, false} {
		for _, v := range s.Seating() {
			if s.HasWon(v.Seat) == won {
				parts = append(parts, s.seatAlt(v))
			}
		}
	}
	if s.LastAction != "" {
		parts = append(parts, scene.Sentence(s.Say("last", s.LastAction)))
	}
	return upTo(altMost, parts)
}

// ContactSheet describes a sheet of cards: its title, and the names of the cards.
func ContactSheet(of scene.Scene, title string, faces []engine.Face) string {
	s := teller{of}
	parts := []string{scene.Sentence(s.Say("deckAlt", title, s.CountWords(len(faces))))}
	for _, f := range faces {
		parts = append(parts, scene.Sentence(s.Say("reason", f.Name, f.TypeName)))
	}
	return upTo(altMost, parts)
}

// Deck describes a deck: its curve, its types, its symbols, and all its cards.
func Deck(of scene.Scene, d scene.Deck) string {
	s := teller{of}
	parts := []string{scene.Sentence(s.Say("deckAlt", d.Name, s.CountWords(d.Size())))}
	list := func(title string, bars []scene.Amount) {
		words := ""
		for i, b := range bars {
			if b.N == 0 {
				continue
			}
			if i > 0 && words != "" {
				words += ", "
			}
			words += s.Say("figure", b.Label, strconv.Itoa(b.N))
		}
		if words != "" {
			parts = append(parts, scene.Sentence(s.Say("list", title, words)))
		}
	}
	types, gives, needs := s.DeckCounts(d)
	list(s.Say("curve"), d.Curve())
	list(s.Say("types"), types.ByNumber())
	list(d.GivesTitle(s.Scene), gives.ByNumber())
	list(d.NeedsTitle(s.Scene), needs.ByNumber())
	for _, c := range d.Sorted() {
		parts = append(parts, scene.Sentence(s.Say("copies", strconv.Itoa(c.N), c.Face.Name)))
	}
	return upTo(altMost, parts)
}

// Hand describes a hand: every card with what sort it is and its cost, then the cards' notes.
func Hand(of scene.Scene, zone string) string {
	s := teller{of}
	cards := s.HandCards(zone)
	parts := []string{s.Say("handAlt", s.PlayerName(s.View.Viewer), s.CountWords(len(cards)))}
	var notes []string
	for _, c := range cards {
		f := scene.Now(s.FaceOf(c.Card), c)
		d := s.kindWords(f, func(string) bool { return false })
		parts = append(parts, scene.Sentence(s.withDetails(s.CardName(c), append(d, s.priceWords(f)...))))
		for _, n := range c.Notes {
			if t := scene.Sentence(s.Say("list", s.CardName(c), s.Phrase(n))); !slices.Contains(notes, t) {
				notes = append(notes, t)
			}
		}
	}
	return upTo(altMost, append(parts, notes...))
}

func (s teller) needWords(need []string) string { return s.Say("needs", s.needList(need)) }

// needList puts the symbols of a requirement into words.
func (s teller) needList(need []string) string {
	var ls []string
	for _, n := range need {
		ls = append(ls, s.SymbolWord(n))
	}
	return strings.Join(ls, " + ")
}

// Card describes a printed card with all its words.
func Card(of scene.Scene, f engine.Face) string {
	s := teller{of}
	name := f.Name
	if name == "" {
		name = f.ID
	}
	d := s.kindWords(f, func(m string) bool { return f.Says(s.SymbolWord(m)) })
	if !f.NoCost {
		d = append(d, s.Say("cost", strconv.Itoa(f.Cost)))
	}
	if len(f.Need) > 0 {
		d = append(d, s.needWords(f.Need))
	}
	for _, st := range f.Stats {
		d = append(d, s.statWords(st))
	}
	parts := []string{s.Say("cardAlt", name), scene.Sentence(strings.Join(d, ", "))}
	return upTo(altMost, append(append(parts, s.SpokenAll(f.Text)...), scene.Sentence(f.Edge())))
}
