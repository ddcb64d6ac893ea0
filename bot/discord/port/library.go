package port

import (
	"strings"
	"unicode"

	"farpost/cards/deck"
	"farpost/engine"
	"farpost/storage"
)

// Called tells whether a name means a ready deck.
func (d ReadyDeck) Called(name string) bool {
	key := storage.FoldName(name)
	for _, n := range d.Names {
		if storage.FoldName(n) == key {
			return true
		}
	}
	return storage.FoldName(d.ID) == key
}

// Is reports whether what was typed is the id or the title of a hit, capitals, signs and leading noughts aside.
func (h Hit) Is(typed string) bool {
	plain := func(s string) string {
		var out []rune
		for _, r := range strings.ToLower(s) {
			nought := r == '0' && (len(out) == 0 || !unicode.IsDigit(out[len(out)-1]))
			if unicode.IsLetter(r) || unicode.IsDigit(r) && !nought {
				out = append(out, r)
			}
		}
		return string(out)
	}
	return plain(typed) == plain(h.ID) || plain(typed) == plain(h.Title)
}

// Library is what the bot shows of the games without knowing them.
type Library interface {
	// Games lists the games that can be played, in the order in which they are offered.
	Games() []string
	Ruleset(game string) *engine.Ruleset
	// Face is a card as printed today, in a language; a zero Face when the game has none such.
	Face(game, lang, card string) engine.Face
	// FaceIn is a card of a match, as it was printed in the book that the match was dealt with.
	FaceIn(game string, book engine.Book, lang, card string) engine.Face
	// Find answers a look-up, Suggest completes one: cards, or with rules the clauses and rulings. An exact
	// id or name gives that one thing.
	Find(game, lang, query string, rules bool, limit int) []Hit
	Suggest(game, lang, prefix string, rules bool, limit int) []Hit
	// Cards are all cards of a game, in the order in which they are looked over.
	Cards(game string) []string
	// Decks are the ready decks of a game, in the order in which they are offered.
	Decks(game string) []ReadyDeck
	// CheckDeck holds a list of cards, as people write it or as KeepDeck made it, against the game's rules.
	CheckDeck(game, name, list string) deck.Report
	// KeepDeck gives a list the form in which it is kept, ShowDeck words such a one in a language.
	KeepDeck(game, list string) string
	ShowDeck(game, lang, list string) string
}

// Hit is something that was looked up.
type Hit struct {
	ID    string
	Title string // a name, or a rule's id and section
	Text  string // for a rule: what it says; for a card nothing, see Face
	Label string // one line of at most 100 characters
}

// ReadyDeck is a deck that comes with the bot.
type ReadyDeck struct {
	ID    string
	Names map[string]string // by language
	Cards []string
}

// Name is the deck's name in a language, the English one when it has none there.
func (d ReadyDeck) Name(lang string) string {
	if n := d.Names[lang]; n != "" {
		return n
	}
	return d.Names["en"]
}

// DefaultDeck is the ready deck that invitations offer: not the one that inviting takes by itself, where there
// are two. ok is false for a game without ready decks.
func DefaultDeck(l Library, game string) (d ReadyDeck, ok bool) {
	decks := l.Decks(game)
	if len(decks) == 0 {
		return ReadyDeck{}, false
	}
	return decks[min(1, len(decks)-1)], true
}
