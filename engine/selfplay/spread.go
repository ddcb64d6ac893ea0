package selfplay

import "slices"

// Spread is how a figure is distributed over matches.
type Spread struct {
	Min float64 `json:"min"`
	P50 float64 `json:"p50"`
	P90 float64 `json:"p90"`
	Max float64 `json:"max"`
}

// spread sorts the figures of matches; the zero Spread for none.
func spread(of []float64) Spread {
	if len(of) == 0 {
		return Spread{}
	}
	s := slices.Sorted(slices.Values(of))
	at := func(percent int) float64 { return s[(len(s)-1)*percent/100] }
	return Spread{Min: s[0], P50: at(50), P90: at(90), Max: s[len(s)-1]}
}

func ratio(a, b int) float64 {
	if b == 0 {
		return 0
	}
	return float64(a) / float64(b)
}
