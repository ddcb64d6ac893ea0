package app

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"

	"farpost/bot/discord/port"
	"farpost/bot/words"
	"farpost/cards"
	"farpost/cards/content"
	"farpost/cards/illustration"
	"farpost/cards/lookup"
	cardwords "farpost/cards/words"
	"farpost/engine"
	"farpost/engine/games"
)

// library joins the rulesets and the card data of all games for the table and for Discord.
type library struct {
	names []string
	rules map[string]*engine.Ruleset
	sets  map[string]*content.Set
	decks map[string][]port.ReadyDeck
	found map[lookupKey]func() *lookup.Index // made when something is looked up
	said  map[string]*cardwords.Catalogue
	art   *illustration.Album
	words func() (*words.Words, error) // the bot's joined with those of the games; read once
}

// lookupKey names the look-up of a game in a language.
type lookupKey struct{ game, lang string }

// languages are those in which cards and rules can be looked up.
var languages = []string{"en", "it"}

// builtinSets are the built-in cards of all games. They never change, so all bots of a process share them.
var builtinSets = sync.OnceValues(func() (map[string]*content.Set, error) {
	sets, faults, err := cards.CheckAll("")
	return sets, errors.Join(err, faults.Err())
})

// loadSets reads every game's cards with the organisers' in a folder; "" for none. Its error is for the operator.
func loadSets(dir string) (map[string]*content.Set, error) {
	if dir == "" {
		return builtinSets()
	}
	sets, faults, err := cards.CheckAll(dir)
	switch {
	case err != nil:
		return nil, configError("FARPOST_CARDS_DIR: %v; create it, or leave the variable empty", err)
	case len(faults) > 0:
		return nil, configError("the cards of FARPOST_CARDS_DIR have %d faults; mend them and start again "+
			"(farpost cards lint checks them), or leave the variable empty. Nothing was loaded:\n%w",
			len(faults), faults.Err())
	}
	return sets, nil
}

// shared are the games with their built-in cards, and the words for them: the same for every bot of a process.
var shared = sync.OnceValues(func() (*library, error) {
	return loadLibrary("", "", func(string) {})
})

// Preload reads the built-in cards of all games and makes what looks them up. All bots of a process share these. A bot
// that nobody preloaded for does it at its start, and goes on with the look-ups by itself.
func Preload() error {
	l, err := shared()
	if err == nil {
		l.warm()
	}
	return err
}

// Games are the names of all games, in the order in which people are shown them.
func Games() ([]string, error) {
	l, err := shared()
	if err != nil {
		return nil, err
	}
	return slices.Clone(l.names), nil
}

// newLibrary returns the games with the organisers' own sets and pictures, if there are any. Its names are the caller's
// to change.
func newLibrary(dir, artDir string, warn func(string)) (*library, error) {
	if dir != "" || artDir != "" {
		return loadLibrary(dir, artDir, warn)
	}
	l, err := shared()
	if err != nil {
		return nil, err
	}
	own := *l
	own.names = slices.Clone(l.names)
	return &own, nil
}

// loadLibrary loads every game with its cards, the organisers' sets in a folder and their pictures in another ("" for
// none). The error lists all faults of the sets at once; nothing is loaded then. Faults of pictures go to warn, each
// with what to do; those pictures are left out.
func loadLibrary(dir, artDir string, warn func(string)) (*library, error) {
	sets, err := loadSets(dir)
	if err != nil {
		return nil, err
	}
	art, bad, err := cards.Pictures(sets, dir, artDir)
	if err != nil {
		return nil, configError("FARPOST_ART_DIR or FARPOST_CARDS_DIR: %v; create the folder, or leave the variable empty",
			err)
	}
	for _, f := range bad {
		warn("A picture is not shown: " + f.String())
	}
	l := &library{art: art, rules: map[string]*engine.Ruleset{}, sets: map[string]*content.Set{},
		decks: map[string][]port.ReadyDeck{},
		found: map[lookupKey]func() *lookup.Index{}, said: map[string]*cardwords.Catalogue{}}
	for _, g := range games.All() {
		set := sets[g.Name]
		if set == nil {
			return nil, fmt.Errorf("there are no cards for the game %s", g.Name)
		}
		l.names = append(l.names, g.Name)
		l.rules[g.Name], l.sets[g.Name] = g, set
		l.said[g.Name] = cardwords.New(set.Tables()...)
		for _, lang := range languages {
			l.found[lookupKey{g.Name, lang}] = indexOnce(set, lang, dir == "")
		}
		for _, d := range set.Decks() {
			ready := port.ReadyDeck{ID: d.ID, Names: d.Names}
			for _, c := range d.Cards {
				for range c.N {
					ready.Cards = append(ready.Cards, c.ID)
				}
			}
			l.decks[g.Name] = append(l.decks[g.Name], ready)
		}
	}
	l.words = sync.OnceValues(func() (*words.Words, error) { return joined(sets) })
	go l.warm()
	return l, nil
}

// offer leaves only these games to be begun and looked up; none means all. Matches of the others go on to their end.
func (l *library) offer(only []string) error {
	var names []string
	for _, name := range only {
		if name = strings.TrimSpace(name); name == "" {
			continue
		}
		if !slices.Contains(l.names, name) {
			return configError("FARPOST_GAMES: there is no game %q; there are %s", name, strings.Join(l.names, ", "))
		}
		names = append(names, name)
	}
	if len(names) > 0 {
		l.names = slices.DeleteFunc(l.names, func(name string) bool { return !slices.Contains(names, name) })
	}
	return nil
}

func (l *library) Games() []string                     { return l.names }
func (l *library) Ruleset(game string) *engine.Ruleset { return l.rules[game] }

func (l *library) Decks(game string) []port.ReadyDeck { return l.decks[game] }

// Face is a card with its texts in words; printed has their symbols.
func (l *library) Face(game, lang, card string) engine.Face {
	return l.spoken(game, lang, l.printed(game, nil, lang, card))
}

// FaceIn is a card of a match's book, with its texts in words. The book may hold cards that today's sets no longer
// have.
func (l *library) FaceIn(game string, book engine.Book, lang, card string) engine.Face {
	return l.spoken(game, lang, l.printed(game, book, lang, card))
}

// Printed is a card of today with the symbols of its texts.
func (l *library) Printed(game, lang, card string) engine.Face {
	return l.printed(game, nil, lang, card)
}

// printed is a card as it is printed in a book; nil means today's.
func (l *library) printed(game string, book engine.Book, lang, card string) engine.Face {
	set := l.sets[game]
	var f engine.Face
	switch {
	case set == nil:
		return engine.Face{}
	case book == nil:
		f = set.Face(lang, card)
	default:
		f = set.FaceIn(book, lang, card)
	}
	if p, ok := l.art.Of(game, card); ok && f.Type != "" {
		f.Picture, f.Credit = p.Name, p.Credit
	}
	return f
}

// spoken puts the symbols in a card's texts into the words of its game, since messages have no symbols.
func (l *library) spoken(game, lang string, f engine.Face) engine.Face {
	if l.said[game] == nil {
		return f
	}
	word := func(code string) string { return l.said[game].Word(lang, "symbols", code) }
	f.Name = engine.Spoken(f.Name, word)
	f.Text = slices.Clone(f.Text)
	for i := range f.Text {
		f.Text[i] = engine.Spoken(f.Text[i], word)
	}
	return f
}

// Cards are the ids of all cards of a game, in their order.
func (l *library) Cards(game string) []string {
	set := l.sets[game]
	if set == nil {
		return nil
	}
	out := make([]string, len(set.Cards))
	for i, c := range set.Cards {
		out[i] = c.ID
	}
	return out
}

// handZone is the zone of a game's hands; "" if there is none.
func (l *library) handZone(game string) string {
	if g := l.Ruleset(game); g != nil {
		return g.HandZone()
	}
	return ""
}

// Current is the book of new matches; it is the table's.
func (l *library) Current(game string) (engine.Book, []byte, error) {
	set := l.sets[game]
	if set == nil {
		return nil, nil, fmt.Errorf("this build has no cards of %q", game)
	}
	book, raw := set.Book()
	return book, raw, nil
}

// Load reads a stored book; it is the table's.
func (l *library) Load(game string, raw []byte) (engine.Book, error) {
	g := l.rules[game]
	if g == nil {
		return nil, fmt.Errorf("this build has no game %q", game)
	}
	return g.LoadBook(raw)
}

// newWords joins the bot's words with those of the games.
func (l *library) newWords() (*words.Words, error) { return l.words() }

// joined returns the bot's words joined with those of some sets.
func joined(sets map[string]*content.Set) (*words.Words, error) {
	tables := map[string][]*cardwords.Table{}
	for name, set := range sets {
		tables[name] = set.Tables()
	}
	return words.New(tables)
}
