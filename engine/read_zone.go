package engine

import "slices"

// opening says who sees the cards of a kind of zone in a game.
type opening struct {
	g    *Ruleset
	kind string
	to   Seen
}

// Zone lists the objects of a zone, the top last; nil if there is no such zone. Seat is NoSeat for a shared zone.
func (r *Reader) Zone(kind string, seat Seat) []ObjID {
	if i := r.zone(kind, seat); i >= 0 {
		return slices.Clip(r.s.Zones[i].Cards)
	}
	return nil
}

// zone returns the index of a zone; -1 if there is none. It looks first where it found one like it the last time.
func (r *Reader) zone(kind string, seat Seat) int {
	at := &r.zones[(len(kind)+5*int(seat))&(len(r.zones)-1)]
	if i := int(*at); i < len(r.s.Zones) {
		if z := &r.s.Zones[i]; z.Seat == seat && z.Kind == kind {
			return i
		}
	}
	i := r.s.zone(kind, seat)
	if i >= 0 && i < 256 {
		*at = uint8(i)
	}
	return i
}

// open reports whether everybody sees the cards of a zone.
func (r *Reader) open(zone int16) bool {
	kind := r.s.Zones[zone].Kind
	e := &r.opens[int(zone)&(len(r.opens)-1)]
	if e.g != r.g || e.kind != kind {
		*e = opening{r.g, kind, r.g.seen(kind)}
	}
	return e.to == SeenByAll
}

// ZoneOf returns the zone of a live object; ok is false if the id is not current.
func (r *Reader) ZoneOf(id ObjID) (kind string, seat Seat, ok bool) {
	o := r.object(id)
	if o == nil {
		return "", NoSeat, false
	}
	z := &r.s.Zones[o.Zone]
	return z.Kind, z.Seat, true
}

// In reports whether an object is live and in a zone of that kind.
func (r *Reader) In(id ObjID, kind string) bool {
	k, _, ok := r.ZoneOf(id)
	return ok && k == kind
}
