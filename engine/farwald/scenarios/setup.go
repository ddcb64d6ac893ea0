package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/farwald"
	"farpost/engine/scenario"
)

// filler is the card that stands for any card that does not matter.
const filler = "filler"

// table is a setup section as read.
type table struct {
	product []farwald.Card // those that a line "use" can take
	seats   []string
	cards   []farwald.Card
	options map[string]int
	seed    uint64
	active  int
	begin   bool
	turn    int
	quiet   int
	deals   map[int][]string
	piles   []pile
	figures []figure
	ids     map[string]engine.ObjID
}

// pile is a line that puts cards somewhere.
type pile struct {
	zone  string
	seat  int
	specs []spec
}

// spec is one card of a pile: alias, owner, card, flags, what it is attached to.
type spec struct {
	alias, card, on string
	owner           int
	flags           []string
}

// figure is a line that sets figures of a seat.
type figure struct {
	what string
	seat int
	vals []string
}

func setup(product []farwald.Card, lines []scenario.Line) (*scenario.Fixture, error) {
	t := &table{product: product, seats: []string{"a", "b"}, options: map[string]int{}, turn: 1, deals: map[int][]string{}, ids: map[string]engine.ObjID{},
		cards: []farwald.Card{{ID: filler, Type: farwald.Mystic, Rank: farwald.Normal, Cost: 10}}}
	for _, l := range lines {
		if err := t.line(l.Text); err != nil {
			return nil, fmt.Errorf("setup line %d: %w", l.N, err)
		}
	}
	book, err := farwald.NewBook(t.cards)
	if err != nil {
		return nil, err
	}
	fix := &scenario.Fixture{Book: book, Seats: t.seats,
		Setup: engine.Setup{Seed: t.seed, Options: t.options, Decks: make([][]string, len(t.seats))}}
	if len(t.deals) > 0 {
		if len(t.piles)+len(t.figures) > 0 {
			return nil, fmt.Errorf("a setup with deal has no cards in place")
		}
		for i := range t.seats {
			fix.Setup.Decks[i] = t.deals[i]
		}
		return fix, nil
	}
	fix.Write = func(tx *engine.Tx, name func(string, engine.ObjID)) ([]engine.Frame, error) {
		return t.write(tx, book, fix.Setup, name)
	}
	return fix, nil
}

// line reads one line of the setup.
func (t *table) line(text string) error {
	word, rest, _ := strings.Cut(text, " ")
	switch word {
	case "seats":
		t.seats = strings.Split(rest, ",")
	case "card":
		c, err := Card(rest)
		t.cards = append(t.cards, c)
		return err
	case "use":
		return t.use(strings.Fields(rest))
	case "option":
		name, n, _ := strings.Cut(rest, "=")
		k, err := strconv.Atoi(n)
		t.options[name] = k
		return err
	case "seed", "quiet":
		n, err := strconv.Atoi(rest)
		if t.quiet = n; word == "seed" {
			t.seed, t.quiet = uint64(n), 0
		}
		return err
	case "turn", "begin":
		return t.turnLine(word, strings.Fields(rest))
	case "deal":
		return t.dealLine(strings.Fields(rest))
	case "energy", "locked", "crystals", "stops":
		who, vals, _ := strings.Cut(rest, " ")
		s, err := t.seat(who)
		t.figures = append(t.figures, figure{word, s, strings.Split(vals, ",")})
		return err
	default:
		return t.pileLine(word, rest)
	}
	return nil
}

// use takes cards of the product into the match's book.
func (t *table) use(list []string) error {
	for _, id := range list {
		i := slices.IndexFunc(t.product, func(c farwald.Card) bool { return c.ID == id })
		if i < 0 {
			return fmt.Errorf("use %s: the runner was given no such card, but %d others", id, len(t.product))
		}
		t.cards = append(t.cards, t.product[i])
	}
	return nil
}

func (t *table) seat(name string) (int, error) {
	if i := slices.Index(t.seats, name); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("%q is no player; a line seats must come before others", name)
}

func (t *table) turnLine(word string, args []string) error {
	if len(args) < 1 || len(args) > 2 {
		return fmt.Errorf("%s PLAYER [NUMBER]", word)
	}
	s, err := t.seat(args[0])
	if err != nil {
		return err
	}
	t.active, t.begin = s, word == "begin"
	if len(args) == 2 {
		t.turn, err = strconv.Atoi(args[1])
	}
	return err
}

// dealLine reads the Memory of a player: a number of fillers, or cards with their counts.
func (t *table) dealLine(args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("deal PLAYER NUMBER, or deal PLAYER CARD*N …")
	}
	s, err := t.seat(args[0])
	if err != nil {
		return err
	}
	for _, a := range args[1:] {
		card, count, many := strings.Cut(a, "*")
		if n, err := strconv.Atoi(card); err == nil && !many {
			card, count, many = filler, strconv.Itoa(n), true
		}
		n := 1
		if many {
			if n, err = strconv.Atoi(count); err != nil {
				return err
			}
		}
		for range n {
			t.deals[s] = append(t.deals[s], card)
		}
	}
	return nil
}

// pileLine reads "ZONE PLAYER: cards" or "ZONE PLAYER NUMBER".
func (t *table) pileLine(zone, rest string) error {
	if !slices.Contains([]string{"hand", "field", "wear", "vortex", "aether", "memory"}, zone) {
		return fmt.Errorf("%q begins no setup line", zone)
	}
	who, list, listed := strings.Cut(rest, ":")
	words := strings.Fields(list)
	if !listed {
		var n string
		who, n, _ = strings.Cut(rest, " ")
		k, err := strconv.Atoi(n)
		if err != nil || zone == "field" || zone == "wear" {
			return fmt.Errorf("%s PLAYER: cards", zone)
		}
		words = slices.Repeat([]string{filler}, k)
	}
	s, err := t.seat(strings.TrimSpace(who))
	if err != nil {
		return err
	}
	p := pile{zone: zone, seat: s}
	for _, w := range words {
		one, err := t.spec(w, s)
		if err != nil {
			return err
		}
		p.specs = append(p.specs, one)
	}
	t.piles = append(t.piles, p)
	return nil
}

// spec reads alias@owner=CARD/flag/flag>on.
func (t *table) spec(w string, seat int) (spec, error) {
	s := spec{owner: seat}
	w, s.on, _ = strings.Cut(w, ">")
	left, right, named := strings.Cut(w, "=")
	if !named {
		left, right = "", left
	}
	s.alias, left, named = strings.Cut(left, "@")
	if named {
		var err error
		if s.owner, err = t.seat(left); err != nil {
			return s, err
		}
	}
	parts := strings.Split(right, "/")
	s.card, s.flags = parts[0], parts[1:]
	return s, nil
}
