package port

import (
	"strings"
	"time"
	"unicode"

	"farpost/cards/deck"
	"farpost/engine"
	"farpost/storage"
)

// Library is what the bot shows of the games.
type Library interface {
	// Games lists the games that can be played, in the order in which they are offered.
	Games() []string
	// Ruleset returns a game's rules; nil when there is no such game.
	Ruleset(game string) *engine.Ruleset
	// Face returns a card as it is printed today, in a language; a zero Face when the game has no such card.
	Face(game, lang, card string) engine.Face
	// FaceIn returns a card of a match, as it was printed in the book that the match was dealt with.
	FaceIn(game string, book engine.Book, lang, card string) engine.Face
	// Printed is Face with the symbols of its texts, as in "{R}: draw."
	Printed(game, lang, card string) engine.Face
	// Find answers a look-up with at most limit hits, the best first. It looks for cards, or with rules for clauses and
	// rulings. An exact id or name gives that one thing.
	Find(game, lang, query string, rules bool, limit int) []Hit
	// Ask answers a question with at most limit hits, the best first: with rules alone of clauses and rulings, else of
	// cards.
	Ask(game, lang, question string, rules bool, limit int) Answer
	// Suggest completes a look-up that is being typed.
	Suggest(game, lang, prefix string, rules bool, limit int) []Hit
	// Related lists what belongs to a clause, a ruling or a card: clauses, rulings and what explains its words.
	Related(game, lang, id string, limit int) []Hit
	// Named lists what a text names, in the order in which it stands there: rules by their ids, cards by their names.
	Named(game, lang, text string, limit int) []Hit
	// Filter lists the cards that a filter such as "cost<=2 fire" asks for; ok is false if the text is no filter.
	Filter(game, text string) (cards []string, ok bool)
	// Unread is the first part of a filter whose key there is not, such as "colur:red"; "" if there is none.
	Unread(game, text string) string
	// CompleteFilter completes a filter that is being typed: texts of the whole filter.
	CompleteFilter(game, lang, typed string, limit int) []string
	// Example returns what plays the worked example of a clause or a ruling; nil if there is none.
	Example(game, id string) func() (Example, error)
	// Contents lists the chapters of a game's rules, with what is in each.
	Contents(game, lang string) []Chapter
	// State is the word of a game that explains a keyword or a state of cards, by its code; the zero Term for none.
	State(game, lang, code string) Term
	// TermsIn lists the words of a game that stand in a clause, a ruling or a card, the rarest first.
	TermsIn(game, lang, id string) []Term
	// Terms lists the words of a game, each with the clause that explains it, in the order of the alphabet.
	Terms(game, lang string) []Term
	// MostAsked lists the clauses that newcomers ask for most.
	MostAsked(game, lang string) []Hit
	// Edition returns the version of the rulebook that a game's clauses restate, and the day since when they read as
	// they do; "" and a zero time where that is not known.
	Edition(game string) (version string, since time.Time)
	// Cards lists all cards of a game by id, in the order in which people leaf through them.
	Cards(game string) []string
	// Decks lists the ready decks of a game, in the order in which they are offered.
	Decks(game string) []ReadyDeck
	// CheckDeck checks a list of cards against the game's rules. The list is as people write it, or as KeepDeck made
	// it.
	CheckDeck(game, name, list string) deck.Report
	// KeepDeck gives a list the form in which it is saved: lines that name a card name it by id, so that they outlive
	// its name. It returns "" for a list that is too long for a deck.
	KeepDeck(game, list string) string
	// KnownCards counts the cards of a list that a game has, and those that it has not.
	KnownCards(game, list string) (known, unknown int)
	// ShowDeck writes a list that KeepDeck made in words of a language.
	ShowDeck(game, lang, list string) string
}

// Hit is something that was looked up.
type Hit struct {
	ID      string
	Title   string // a name, a ruling's question, or what a clause is about
	Text    string // what a rule says; "" for a card, which Library.Face shows
	Reason  string // why it is ruled so; "" for all but rulings
	Section string // its place in the rulebook; "" for cards
	Label   string // one line of at most 100 characters, for a completion
	Card    bool
}

// Answer is what a question finds.
type Answer struct {
	Hits []Hit // the best first
	// Sure is false where nothing says exactly what was asked. Exact is true where the first hit has that as its id or
	// its name in any language. Missing is the id that was asked for, if there is none such.
	Sure    bool
	Exact   bool
	Missing string
	// Asked is the game's word that is all that was asked for, with what it means; the zero Term if it is not one word.
	Asked Term
	// Terms are the game's words that the question is about, each with the clause that explains it.
	Terms []Term
}

// Term is a word of a game, with what it means in a sentence or two, and the id of the clause that explains it.
type Term struct{ Name, Means, ID string }

// Example is a short piece of a match that shows a rule, as somebody sees it who does not play.
type Example struct {
	Book   engine.Book
	Names  []string // of the players, by seat
	Before engine.View
	Steps  []Step
}

// Step is what one answer in an example led to, and the table after it.
type Step struct {
	Input engine.Input // the answer
	Told  []engine.Phrase
	View  engine.View
	// Refused says why the answer was refused; nil for one that was not. Own is then that player's view, for the names
	// of their cards.
	Refused *engine.Refusal
	Own     engine.View
}

// Chapter is a part of a game's rules.
type Chapter struct {
	Title string
	Hits  []Hit
}

// Is reports whether what was typed is the hit's id or title. Case, signs and leading zeros do not count, so "ta 7" is
// "TA-007".
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

// ReadyDeck is a deck that comes with the bot.
type ReadyDeck struct {
	ID    string
	Names map[string]string // by language
	Cards []string          // by id, each as often as the deck has it
}

// Name returns the deck's name in a language, or the English one where it has none there.
func (d ReadyDeck) Name(lang string) string {
	if n := d.Names[lang]; n != "" {
		return n
	}
	return d.Names["en"]
}

// Called reports whether a name means the deck: its id, or its name in any language. Names are compared as
// storage.FoldName does, so letter case does not count.
func (d ReadyDeck) Called(name string) bool {
	key := storage.FoldName(name)
	for _, n := range d.Names {
		if storage.FoldName(n) == key {
			return true
		}
	}
	return storage.FoldName(d.ID) == key
}

// DefaultDeck returns the ready deck that an invitation offers to those who are invited: the second one where there are
// two, since whoever invites plays the first unless they choose. ok is false for a game without ready decks.
func DefaultDeck(l Library, game string) (d ReadyDeck, ok bool) {
	decks := l.Decks(game)
	if len(decks) == 0 {
		return ReadyDeck{}, false
	}
	return decks[min(1, len(decks)-1)], true
}
