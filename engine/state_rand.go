package engine

// Rand is a generator whose whole state is one number (SplitMix64), so replays are exact on every machine and for ever.
// Each purpose has its own: what one player's shuffle has used never shows in another's.
type Rand struct {
	Key string `json:"key"`
	S   uint64 `json:"s"`
}

func (r *Rand) next() uint64 {
	r.S += 0x9e3779b97f4a7c15
	z := r.S
	z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9
	z = (z ^ (z >> 27)) * 0x94d049bb133111eb
	return z ^ (z >> 31)
}

// Intn returns a number from 0 to n-1, all equally likely. It panics if n < 1.
func (r *Rand) Intn(n int) int {
	if n < 1 {
		panic("engine: Intn needs n >= 1")
	}
	bound := uint64(n)
	limit := -bound % bound // numbers below it would favour small results
	for {
		if v := r.next(); v >= limit {
			return int(v % bound)
		}
	}
}

// Seeded returns a generator for a purpose of a match. Equal seeds and keys give equal sequences. A difference in
// either gives unrelated ones.
func Seeded(seed uint64, key string) Rand {
	h := Rand{S: seed}
	for _, b := range []byte(key) {
		v := h.next() // apart: the order of a read and a call in one expression is not fixed
		h.S ^= v ^ uint64(b)
	}
	return Rand{Key: key, S: h.next()}
}
