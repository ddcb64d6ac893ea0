package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/kit"
)

// Setup says how the setup sections of a game of cards in zones are read; C is a card, B its book. Read is then what
// Game.Setup needs. The lines are
//
//	seats ann,bob                 the players (default a,b)
//	card ID {…}                   a card for this match, as Card reads it
//	use A04 B11                   cards of Product
//	option NAME=N                 a table rule
//	seed 7                        of the generators
//	turn PLAYER [NUMBER]          in whose turn it begins; "begin PLAYER [NUMBER]" when that turn is still to begin
//	ZONE PLAYER: al=CARD/flag …   cards in a zone, one of Zones, under that player's control, in order: al@PLAYER=CARD
//	                              for another owner, al=CARD>thing for what is attached to a thing. A flag is an
//	                              attribute with the number 1, or that behind a dot (damage.300), or one of Flags
//	ZONE PLAYER NUMBER            so many fillers
//	deal PLAYER CARD*N …          a match from its beginning instead: that player's deck; a number for fillers
//	FIGURE PLAYER VALUE           one of Figures
//	VAR NUMBER                    one of Vars
//
// Needed are ID, Card, Book, Zones and Begin.
type Setup[C any, B CardBook] struct {
	// Product are the cards that a line "use" can take.
	Product []C
	ID      func(c *C) string
	Card    func(line string) (C, error)
	Book    func(cards []C, groups ...kit.Group) (B, error)
	// Fillers are cards that stand for any that do not matter; they join every book. Filler says which one fills a
	// zone of which a line gives only the number of cards ("deck" is the zone of a deal); "" for none.
	Fillers []C
	Filler  func(zone string) string
	// Turn is the number of the turn where no line says it.
	Turn int
	// Zones are the words that begin lines of cards, with the zone that each means.
	Zones map[string]string
	// Attrs are the attributes of every card that is put in place. Flags say what flags mean that are no attributes.
	Attrs map[string]int
	Flags map[string]Flag
	// Thing reads what a card is attached to when it is no alias; ok is false when it is nothing.
	Thing func(t *Table, word string) (v engine.Value, ok bool)
	// Vars are the words that set a variable of the match, with its name.
	Vars map[string]string
	// Figures are the words that set what a seat has, with what writes the value; see SeatFigure.
	Figures map[string]func(tx *engine.Tx, seat engine.Seat, value string) error
	// Begin writes the variables of a match in the turn that the table says, and gives the frames that are then at
	// work. It comes after the ruleset's Deal and before everything else of the table.
	Begin func(tx *engine.Tx, t *Table) []engine.Frame
	// Settle comes last: it writes what goes without saying of cards that lie where they do. Nil for nothing.
	Settle func(tx *engine.Tx)
}

// SeatFigure writes a number that a seat has, by the name of its column.
func SeatFigure(column string) func(tx *engine.Tx, seat engine.Seat, value string) error {
	return func(tx *engine.Tx, seat engine.Seat, value string) error {
		n, err := strconv.Atoi(value)
		tx.SetSeat(seat, Column(tx.Reader().Ruleset().SeatAttrs, column), n)
		return err
	}
}

// CardBook is a book whose cards are found by their ids; kit.CardList has all that it needs.
type CardBook interface {
	engine.Book
	Index(id string) (int32, bool)
}

// Flag is an attribute with a number.
type Flag struct {
	Attr string
	N    int
}

// Table is a setup section as read.
type Table struct {
	Seats []string
	// Active is the player in whose turn the match is, the Turn-th one; with Begin that turn is still to begin.
	Active engine.Seat
	Turn   int
	Begin  bool

	options map[string]int
	seed    uint64
	deals   [][]string
	piles   []pile
	vars    map[string]int
	figures []figure
	ids     map[string]engine.ObjID
}

// figure is a line that sets what a seat has.
type figure struct {
	what  string
	seat  engine.Seat
	value string
}

// Read reads a section.
func (g Setup[C, B]) Read(lines []Line) (*Fixture, error) {
	t := &Table{Seats: []string{"a", "b"}, Turn: g.Turn, options: map[string]int{}, vars: map[string]int{},
		ids: map[string]engine.ObjID{}}
	cards := slices.Clone(g.Fillers)
	for _, l := range lines {
		more, err := g.line(t, l.Text)
		if err != nil {
			return nil, fmt.Errorf("setup line %d: %w", l.N, err)
		}
		cards = append(cards, more...)
	}
	book, err := g.Book(cards)
	if err != nil {
		return nil, err
	}
	fix := &Fixture{Book: book, Seats: t.Seats,
		Setup: engine.Setup{Seed: t.seed, Options: t.options, Decks: make([][]string, len(t.Seats))}}
	if t.deals != nil {
		if len(t.piles)+len(t.figures)+len(t.vars) > 0 {
			return nil, fmt.Errorf("a setup with deal has no cards in place")
		}
		copy(fix.Setup.Decks, t.deals)
		return fix, nil
	}
	fix.Write = func(tx *engine.Tx, name func(string, engine.ObjID)) ([]engine.Frame, error) {
		frames, err := g.write(tx, t, book, fix.Setup, name)
		if err == nil && g.Settle != nil {
			g.Settle(tx)
		}
		return frames, err
	}
	return fix, nil
}

// line reads one line and gives the cards that it adds to the book.
func (g *Setup[C, B]) line(t *Table, text string) (cards []C, err error) {
	word, rest, _ := strings.Cut(text, " ")
	args := strings.Fields(rest)
	switch word {
	case "seats":
		t.Seats = strings.Split(rest, ",")
	case "card":
		c, err := g.Card(rest)
		return []C{c}, err
	case "use":
		return g.use(args)
	case "option":
		name, n, _ := strings.Cut(rest, "=")
		t.options[name], err = strconv.Atoi(n)
	case "seed":
		t.seed, err = strconv.ParseUint(rest, 10, 64)
	case "turn", "begin":
		return nil, t.turnLine(word, args)
	case "deal":
		return nil, g.dealLine(t, args)
	default:
		return nil, g.ownLine(t, word, rest, args)
	}
	return nil, err
}

// ownLine reads a line that begins with a word of the game.
func (g *Setup[C, B]) ownLine(t *Table, word, rest string, args []string) (err error) {
	if zone, ok := g.Zones[word]; ok {
		return g.pileLine(t, word, zone, rest)
	}
	if name, ok := g.Vars[word]; ok {
		t.vars[name], err = strconv.Atoi(rest)
		return err
	}
	if _, ok := g.Figures[word]; !ok {
		return fmt.Errorf("%q begins no setup line", word)
	}
	if len(args) != 2 {
		return fmt.Errorf("%s PLAYER VALUE", word)
	}
	s, err := t.seat(args[0])
	t.figures = append(t.figures, figure{word, s, args[1]})
	return err
}

// use takes cards of the product.
func (g *Setup[C, B]) use(list []string) ([]C, error) {
	var out []C
	for _, id := range list {
		i := slices.IndexFunc(g.Product, func(c C) bool { return g.ID(&c) == id })
		if i < 0 {
			return nil, fmt.Errorf("use %s: the runner was given no such card, but %d others", id, len(g.Product))
		}
		out = append(out, g.Product[i])
	}
	return out, nil
}

func (t *Table) seat(name string) (engine.Seat, error) {
	if i := slices.Index(t.Seats, name); i >= 0 {
		return engine.Seat(i), nil
	}
	return engine.NoSeat, fmt.Errorf("%q is no player; a line seats must come before others", name)
}

func (t *Table) turnLine(word string, args []string) (err error) {
	if len(args) < 1 || len(args) > 2 {
		return fmt.Errorf("%s PLAYER [NUMBER]", word)
	}
	t.Begin = word == "begin"
	if t.Active, err = t.seat(args[0]); err == nil && len(args) == 2 {
		t.Turn, err = strconv.Atoi(args[1])
	}
	return err
}

// dealLine reads a deck: cards with their counts, or how many fillers.
func (g *Setup[C, B]) dealLine(t *Table, args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("deal PLAYER CARD*N …")
	}
	s, err := t.seat(args[0])
	if err != nil {
		return err
	}
	for len(t.deals) < len(t.Seats) {
		t.deals = append(t.deals, nil)
	}
	for _, a := range args[1:] {
		card, count, many := strings.Cut(a, "*")
		n := 1
		switch k, err := strconv.Atoi(card); {
		case many:
			if n, err = strconv.Atoi(count); err != nil {
				return err
			}
		case err == nil && g.filler("deck") != "":
			card, n = g.filler("deck"), k
		}
		t.deals[s] = append(t.deals[s], slices.Repeat([]string{card}, n)...)
	}
	return nil
}

func (g *Setup[C, B]) filler(zone string) string {
	if g.Filler == nil {
		return ""
	}
	return g.Filler(zone)
}
