package scenarios

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
	"farpost/engine/fow"
	"farpost/engine/scenario"
)

// filler is the card that stands for any card that does not matter; stone for any stone.
const (
	filler = "filler"
	stone  = "anystone"
)

// table is a setup section as read.
type table struct {
	product []fow.Card
	seats   []string
	cards   []fow.Card
	seed    uint64
	active  int
	begin   bool
	turn    int
	deals   map[int][]string
	piles   []pile
	figures [][]string
	ids     map[string]engine.ObjID
}

// pile is a line that puts cards somewhere.
type pile struct {
	zone  string
	seat  int
	specs []spec
}

// spec is one card of a pile.
type spec struct {
	alias, card, on string
	owner           int
	flags           []string
}

func setup(product []fow.Card, lines []scenario.Line) (*scenario.Fixture, error) {
	t := &table{product: product, seats: []string{"a", "b"}, turn: 3, deals: map[int][]string{}, ids: map[string]engine.ObjID{},
		cards: []fow.Card{{ID: filler, Type: fow.Spell, Spell: fow.Chant, Cost: fow.Will{Any: 20}}, {ID: stone, Type: fow.Stone}}}
	for _, l := range lines {
		if err := t.line(l.Text); err != nil {
			return nil, fmt.Errorf("setup line %d: %w", l.N, err)
		}
	}
	book, err := fow.NewBook(t.cards)
	if err != nil {
		return nil, err
	}
	fix := &scenario.Fixture{Book: book, Seats: t.seats, Setup: engine.Setup{Seed: t.seed, Decks: make([][]string, 2)}}
	if len(t.deals) > 0 {
		fix.Setup.Decks = [][]string{t.deals[0], t.deals[1]}
		return fix, nil
	}
	fix.Write = func(tx *engine.Tx, name func(string, engine.ObjID)) ([]engine.Frame, error) {
		return t.write(tx, book, fix.Setup, name)
	}
	return fix, nil
}

// line reads one line of the setup.
func (t *table) line(text string) (err error) {
	word, rest, _ := strings.Cut(text, " ")
	args := strings.Fields(rest)
	switch word {
	case "seats":
		t.seats = strings.Split(rest, ",")
	case "card":
		c, err := Card(rest)
		t.cards = append(t.cards, c)
		return err
	case "use":
		for _, id := range args {
			i := slices.IndexFunc(t.product, func(c fow.Card) bool { return c.ID == id })
			if i < 0 {
				return fmt.Errorf("use %s: the runner was given no such card", id)
			}
			t.cards = append(t.cards, t.product[i])
		}
	case "seed":
		t.seed, err = strconv.ParseUint(rest, 10, 64)
	case "turn", "begin":
		if len(args) == 0 {
			return fmt.Errorf("%s PLAYER [NUMBER]", word)
		}
		t.begin = word == "begin"
		if t.active, err = t.seat(args[0]); err == nil && len(args) > 1 {
			t.turn, err = strconv.Atoi(args[1])
		}
	case "life", "will":
		if len(args) != 2 {
			return fmt.Errorf("%s PLAYER VALUE", word)
		}
		t.figures = append(t.figures, append([]string{word}, args...))
	case "deal":
		return t.dealLine(args)
	default:
		return t.pileLine(word, rest)
	}
	return err
}

func (t *table) seat(name string) (int, error) {
	if i := slices.Index(t.seats, name); i >= 0 {
		return i, nil
	}
	return 0, fmt.Errorf("%q is no player; a line seats must come before others", name)
}

// dealLine reads a deck: cards with their counts.
func (t *table) dealLine(args []string) error {
	if len(args) < 2 {
		return fmt.Errorf("deal PLAYER CARD*N …")
	}
	s, err := t.seat(args[0])
	if err != nil {
		return err
	}
	for _, a := range args[1:] {
		card, count, many := strings.Cut(a, "*")
		n := 1
		if many {
			if n, err = strconv.Atoi(count); err != nil {
				return err
			}
		}
		t.deals[s] = append(t.deals[s], slices.Repeat([]string{card}, n)...)
	}
	return nil
}

var piles = []string{"hand", "field", "ruler", "stones", "standby", "deck", "stone-deck", "graveyard", "removed"}

// pileLine reads "ZONE PLAYER: cards" or "ZONE PLAYER NUMBER".
func (t *table) pileLine(zone, rest string) error {
	if !slices.Contains(piles, zone) {
		return fmt.Errorf("%q begins no setup line", zone)
	}
	who, list, listed := strings.Cut(rest, ":")
	words := strings.Fields(list)
	if !listed {
		var n string
		who, n, _ = strings.Cut(rest, " ")
		k, err := strconv.Atoi(n)
		if err != nil {
			return fmt.Errorf("%s PLAYER: cards", zone)
		}
		card := filler
		if zone == "stones" || zone == "stone-deck" {
			card = stone
		}
		words = slices.Repeat([]string{card}, k)
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
