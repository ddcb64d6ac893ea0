package narrate

import (
	"strconv"

	"farpost/engine"
)

// Zone is a zone of a seat in which options of a question lie.
type Zone struct {
	Key  string // names it in a draft
	Kind string // of the game's words, family "zones"; "" for options that lie nowhere
	Seat engine.Seat
	N    int // how many of the options lie there
}

// Zones lists where options lie, in the order of the view. Options that lie nowhere, such as players and numbers, come
// last under a key of their own.
func (t *Teller) Zones(opts []engine.Option) []Zone {
	var out []Zone
	add := func(z Zone) {
		for i := range out {
			if out[i].Key == z.Key {
				out[i].N++
				return
			}
		}
		z.N = 1
		out = append(out, z)
	}
	where := map[engine.Value]Zone{}
	for _, o := range opts {
		where[o.Key] = Zone{Key: "-"}
	}
	for _, z := range t.View.Zones {
		for _, c := range z.Cards {
			if _, ok := where[c.Key]; ok {
				where[c.Key] = Zone{Key: z.Kind + "/" + strconv.Itoa(int(c.Ctrl)), Kind: z.Kind, Seat: c.Ctrl}
				add(where[c.Key])
			}
		}
	}
	for _, o := range opts {
		if where[o.Key].Kind == "" {
			add(where[o.Key])
		}
	}
	return out
}

// InZone returns the options that lie in the zone of a key.
func (t *Teller) InZone(opts []engine.Option, key string) []engine.Option {
	var out []engine.Option
	for _, o := range opts {
		if zs := t.Zones([]engine.Option{o}); zs[0].Key == key {
			out = append(out, o)
		}
	}
	return out
}
