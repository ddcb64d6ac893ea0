package scenario

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"farpost/engine"
)

// names are the words of a script: the players' and the aliases of the setup.
type names struct {
	game    *Game
	seats   []string
	aliases []*alias
}

// alias follows one object by its slot through its changes of zone, hidden or not. A shuffle permutes
// contents among slots; the alias then goes to a copy of the same card, which nothing can tell apart.
type alias struct {
	name  string
	slot  int32
	card  int32
	kind  uint8
	owner engine.Seat
	zone  int16
	gone  bool
}

func newNames(game *Game, fix *Fixture) *names {
	n := &names{game: game, seats: fix.Seats}
	if len(n.seats) == 0 {
		for i := range fix.Setup.Decks {
			n.seats = append(n.seats, string(rune('a'+i)))
		}
	}
	return n
}

// add names an object that the setup made.
func (n *names) add(name string, id engine.ObjID, o engine.Object) error {
	if slices.Contains(n.seats, name) || strings.ContainsAny(name, ",=;#@: !") || name == "" {
		return fmt.Errorf("alias %q: a name without , = ; # @ : ! or space that is no player's is needed", name)
	}
	if n.find(name) != nil {
		return fmt.Errorf("alias %q is given twice", name)
	}
	n.aliases = append(n.aliases, &alias{name: name, slot: id.Slot,
		card: o.Card, kind: o.Kind, owner: o.Owner, zone: o.Zone})
	return nil
}

func (n *names) find(name string) *alias {
	for _, a := range n.aliases {
		if a.name == name {
			return a
		}
	}
	return nil
}

func (a *alias) is(o *engine.Object) bool {
	return o.Zone >= 0 && o.Card == a.card && o.Kind == a.kind && o.Owner == a.owner
}

// follow brings the aliases up to date after an input.
func (n *names) follow(s *engine.State) {
	taken := map[int32]bool{}
	var lost []*alias
	for _, a := range n.aliases {
		switch {
		case a.gone:
		case a.is(s.Objects.At(int(a.slot - 1))):
			taken[a.slot] = true
			a.zone = s.Objects.At(int(a.slot - 1)).Zone
		default:
			lost = append(lost, a)
		}
	}
	for _, a := range lost {
		slot := int32(0)
		for i, o := range s.Objects.All() {
			if at := int32(i + 1); a.is(o) && !taken[at] &&
				(slot == 0 || o.Zone == a.zone && s.Objects.At(int(slot-1)).Zone != a.zone) {
				slot = at
			}
		}
		if a.gone = slot == 0; !a.gone {
			a.slot, a.zone = slot, s.Objects.At(int(slot-1)).Zone
			taken[slot] = true
		}
	}
}

func (a *alias) id(s *engine.State) engine.ObjID {
	return engine.ObjID{Slot: a.slot, Gen: s.Objects.At(int(a.slot - 1)).Gen}
}

func (n *names) seat(word string) (engine.Seat, error) {
	if i := slices.Index(n.seats, word); i >= 0 {
		return engine.Seat(i), nil
	}
	return engine.NoSeat, fmt.Errorf("%q is no player; there are %s", word, strings.Join(n.seats, ", "))
}

func (n *names) seatName(s engine.Seat) string {
	if s >= 0 && int(s) < len(n.seats) {
		return n.seats[s]
	}
	return "nobody"
}

func (n *names) object(w *World, word string) (engine.ObjID, error) {
	v, err := n.value(w, word)
	if err != nil {
		return engine.ObjID{}, err
	}
	if v.ID().IsZero() {
		return engine.ObjID{}, fmt.Errorf("%q names no object: give an alias of the setup or a place such as field#0",
			word)
	}
	return v.ID(), nil
}

// value reads a word of an answer.
func (n *names) value(w *World, word string) (engine.Value, error) {
	if a := n.find(word); a != nil {
		if a.gone {
			return "", fmt.Errorf("%s is no longer in the match", word)
		}
		return engine.Obj(a.id(w.State)), nil
	}
	if n.game.Value != nil {
		if v, ok := n.game.Value(w, word); ok {
			return v, nil
		}
	}
	if s, err := n.seat(word); err == nil {
		return engine.SeatVal(s), nil
	}
	if i, err := strconv.Atoi(word); err == nil {
		return engine.Int(i), nil
	}
	if place, at, ok := strings.Cut(word, "#"); ok {
		return n.placed(w, place, at)
	}
	kind, body, ok := strings.Cut(word, ":")
	if !ok {
		return engine.Word(word), nil
	}
	if who, rest, ok := strings.Cut(body, "."); ok {
		if s, err := n.seat(who); err == nil {
			return engine.Value(kind + ":" + strconv.Itoa(int(s)) + "." + rest), nil
		}
	}
	return engine.Value(word), nil
}

// placed reads zone#0, zone@seat#0 and zone#top.
func (n *names) placed(w *World, place, at string) (engine.Value, error) {
	kind, seat, err := n.place(place)
	if err != nil {
		return "", err
	}
	cards := w.Zone(kind, seat)
	i := len(cards) - 1
	if at != "top" {
		if i, err = strconv.Atoi(at); err != nil {
			return "", fmt.Errorf("%s#%s: a number or top is needed behind #", place, at)
		}
	}
	if i < 0 || i >= len(cards) {
		return "", fmt.Errorf("%s#%s: there are %d cards", place, at, len(cards))
	}
	return engine.Obj(cards[i]), nil
}

// place reads zone or zone@seat.
func (n *names) place(word string) (kind string, seat engine.Seat, err error) {
	kind, who, owned := strings.Cut(word, "@")
	seat = engine.NoSeat
	if owned {
		if seat, err = n.seat(who); err != nil {
			return "", seat, err
		}
	}
	if z, ok := n.game.Ruleset.Zone(kind); !ok || z.Shared == owned {
		return "", seat, fmt.Errorf("%q is no zone: write zone@player, or zone alone for one that all share", word)
	}
	return kind, seat, nil
}

// name writes a value as a script does.
func (n *names) name(w *World, v engine.Value) string {
	id := v.ID()
	if !id.IsZero() {
		for _, a := range n.aliases {
			if !a.gone && a.id(w.State) == id {
				return a.name
			}
		}
	}
	if n.game.Name != nil {
		if s, ok := n.game.Name(w, v); ok {
			return s
		}
	}
	switch v.Kind() {
	case "obj":
		kind, seat, ok := w.ZoneOf(id)
		if !ok {
			return "gone"
		}
		return fmt.Sprintf("%s#%d", placeName(n, kind, seat), slices.Index(w.Zone(kind, seat), id))
	case "seat":
		return n.seatName(v.Seat())
	case "int", "word", "card":
		return v.Body()
	}
	if s := v.Seat(); s >= 0 && v.Index() >= 0 && int(s) < len(n.seats) {
		return fmt.Sprintf("%s:%s.%d", v.Kind(), n.seats[s], v.Index())
	}
	return string(v)
}

func placeName(n *names, kind string, seat engine.Seat) string {
	if seat == engine.NoSeat {
		return kind
	}
	return kind + "@" + n.seatName(seat)
}

func (n *names) list(w *World, vals []engine.Value) string {
	out := make([]string, len(vals))
	for i, v := range vals {
		out[i] = n.name(w, v)
	}
	return strings.Join(out, ",")
}
