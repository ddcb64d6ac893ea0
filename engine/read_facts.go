package engine

// Facts is what rules read: public facts if it is a Public, everything if it is a Reader. So one function serves the
// rule itself, the decision who is asked, and the view. Count counts the cards of any zone. Zone lists nothing of a
// zone that a Public does not see.
type Facts interface {
	Seats() int
	Out(s Seat) bool
	Alive() []Seat
	Opponents(s Seat) []Seat
	Var(i int) int
	Option(name string) int
	SeatAttr(s Seat, attr int) int
	MarkCount(code string, on Value) int
	Book() Book
	Count(kind string, seat Seat) int
	Zone(kind string, seat Seat) []ObjID
	In(id ObjID, kind string) bool
	Live(id ObjID) (Object, bool)
	Known(id ObjID) (Object, bool)
	Attr(id ObjID, attr int) int
	Stat(id ObjID, stat int) int
	Ctrl(id ObjID) Seat
	CardID(id ObjID) string
	Card(id ObjID) int32
	Effects() []Effect
	Memo(i int) (uint64, bool)
	SetMemo(i int, n uint64)
	ZoneMemo(i int) (uint64, bool)
	SetZoneMemo(i int, kind string, n uint64)
}

var (
	_ Facts = (*Reader)(nil)
	_ Facts = Public{}
)

// Count returns the number of cards in a zone.
func (r *Reader) Count(kind string, seat Seat) int { return len(r.Zone(kind, seat)) }

// CardName returns the value by which people know an object: its card if the facts know it, else the object.
func CardName(f Facts, id ObjID) Value {
	if c := f.CardID(id); c != "" {
		return CardVal(c)
	}
	return Obj(id)
}

// PublicName returns a value by which everybody may know what v refers to: the card of an object that all see, any
// other value as it is.
func (r *Reader) PublicName(v Value) Value {
	if id := v.ID(); !id.IsZero() {
		return CardName(r.Public(), id)
	}
	return v
}
