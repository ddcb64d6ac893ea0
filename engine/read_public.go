package engine

// Public reads what everybody may know. An object in a zone that not everybody sees does not exist for it. Who is
// asked, and when, is decided through a Public, so it cannot depend on a hidden card.
type Public struct{ r *Reader }

// Seats, Out, Alive, Opponents, Var, Option, SeatAttr and MarkCount are public facts as they stand.
func (p Public) Seats() int { return p.r.Seats() }

func (p Public) Out(s Seat) bool { return p.r.Out(s) }

func (p Public) Alive() []Seat { return p.r.Alive() }

func (p Public) Opponents(s Seat) []Seat { return p.r.Opponents(s) }

func (p Public) Var(i int) int { return p.r.Var(i) }

func (p Public) Option(name string) int { return p.r.Option(name) }

func (p Public) SeatAttr(s Seat, attr int) int { return p.r.SeatAttr(s, attr) }

func (p Public) MarkCount(code string, on Value) int { return p.r.MarkCount(code, on) }

// Memo and SetMemo are those of Reader. Store only public facts through either.
func (p Public) Memo(i int) (uint64, bool) { return p.r.Memo(i) }

func (p Public) SetMemo(i int, n uint64) { p.r.SetMemo(i, n) }

// ZoneMemo and SetZoneMemo are those of Reader, for public facts about a zone that everybody sees.
func (p Public) ZoneMemo(i int) (uint64, bool) { return p.r.ZoneMemo(i) }

func (p Public) SetZoneMemo(i int, kind string, n uint64) { p.r.SetZoneMemo(i, kind, n) }

// Book is the match's card data. Which cards a match may have is public.
func (p Public) Book() Book { return p.r.book }

// Count returns the number of cards in a zone, hidden ones included.
func (p Public) Count(kind string, seat Seat) int { return len(p.r.Zone(kind, seat)) }

// Zone lists the objects of a zone that everybody sees; nil for another one.
func (p Public) Zone(kind string, seat Seat) []ObjID {
	if z, ok := p.r.g.Zone(kind); !ok || z.Seen != SeenByAll {
		return nil
	}
	return p.r.Zone(kind, seat)
}

// sees reports whether everybody may know an object: it is in a public zone, or was when it was last known.
func (p Public) sees(id ObjID) bool {
	if o := p.r.object(id); o != nil {
		return p.r.open(o.Zone)
	}
	sn := p.r.s.snap(id)
	return sn != nil && !sn.Hidden
}

// Effects lists the continuous effects. All of them are public.
func (p Public) Effects() []Effect { return p.r.Effects() }

// In reports whether an object is in a public zone of that kind.
func (p Public) In(id ObjID, kind string) bool { return p.sees(id) && p.r.In(id, kind) }

// Live returns an object in a public zone.
func (p Public) Live(id ObjID) (Object, bool) {
	if !p.sees(id) {
		return Object{}, false
	}
	return p.r.Live(id)
}

// Known returns an object in a public zone, or its last known form if that was public.
func (p Public) Known(id ObjID) (Object, bool) {
	if !p.sees(id) {
		return Object{}, false
	}
	return p.r.Known(id)
}

// Attr, Stat, Ctrl and CardID are those of Reader for objects that everybody sees, zero for others.
func (p Public) Attr(id ObjID, attr int) int {
	if !p.sees(id) {
		return 0
	}
	return p.r.Attr(id, attr)
}

func (p Public) Stat(id ObjID, stat int) int {
	if !p.sees(id) {
		return 0
	}
	return p.r.Stat(id, stat)
}

func (p Public) Ctrl(id ObjID) Seat {
	if !p.sees(id) {
		return NoSeat
	}
	return p.r.Ctrl(id)
}

// Card is that of Reader for objects that everybody sees, -1 for others.
func (p Public) Card(id ObjID) int32 {
	if !p.sees(id) {
		return -1
	}
	return p.r.Card(id)
}

func (p Public) CardID(id ObjID) string {
	if !p.sees(id) {
		return ""
	}
	return p.r.CardID(id)
}
