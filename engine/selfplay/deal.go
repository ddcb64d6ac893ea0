package selfplay

import (
	"slices"
	"strconv"
)

// In a match of few cards there are fewKinds of them, fewCopies of each.
const (
	fewKinds  = 10
	fewCopies = 5
)

// dealt decides on the decks of this match.
func (t *table) dealt() deal {
	var book []string
	for i := int32(0); t.Book.CardID(i) != ""; i++ {
		book = append(book, t.Book.CardID(i))
	}
	var d deal
	for seat := range t.Players {
		var cards []string
		ready := drawn
		switch t.manner() {
		case fewCards:
			for _, i := range t.shuffled(len(book))[:min(fewKinds, len(book))] {
				cards = append(cards, slices.Repeat([]string{book[i]}, fewCopies)...)
			}
			cards = t.whole(cards, book)
		case allCards:
			cards = t.whole(book, book)
		default:
			ready = readyDeck(t.readyMatch(), seat, len(t.Decks), t.Players)
			cards = t.Decks[ready]
		}
		d.decks, d.ready = append(d.decks, cards), append(d.ready, ready)
	}
	return d
}

// readyMatch counts the matches with ready decks before this one.
func (t *table) readyMatch() int {
	number := t.number
	if t.ReadyOnly {
		return number
	}
	before := func(n int) (sum int) {
		for _, m := range round[:n] {
			if m == plain || m == focused {
				sum++
			}
		}
		return sum
	}
	return number/len(round)*before(len(round)) + before(number%len(round))
}

// readyDeck is the deck, of so many, that a seat is dealt in the n-th match with ready decks. In as many matches as
// there are decks each deck sits in each seat once. The seats' decks are a stride apart, which changes from one such
// round to the next, so that every deck meets every other one from every seat.
func readyDeck(n, seat, decks, players int) int {
	s := strides(decks, players)
	return (n + seat*s[n/decks%len(s)]) % decks
}

// strides are the distances that give players different decks as far as there are enough.
func strides(decks, players int) []int {
	var out []int
	for stride := 1; stride < decks; stride++ {
		seen := map[int]bool{}
		for seat := range players {
			seen[seat*stride%decks] = true
		}
		if len(seen) == min(decks, players) {
			out = append(out, stride)
		}
	}
	if len(out) == 0 { // a single deck
		return []int{0}
	}
	return out
}

// whole makes cards a deck.
func (t *table) whole(cards, book []string) []string {
	if t.Whole == nil {
		return cards
	}
	var rest []string
	for _, i := range t.shuffled(len(book)) {
		rest = append(rest, book[i])
	}
	return t.Whole(t.Book, cards, rest)
}

// deckName is how the report calls a ready deck: by its name, else by its number.
func (o Options) deckName(i int) string {
	if i < len(o.Names) {
		return o.Names[i]
	}
	return strconv.Itoa(i)
}
