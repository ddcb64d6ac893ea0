package language

// Supply is Crystallized Energy that is there: how much of each element, in the order of Elements, and how much in
// all. All is more than the sum of Of where something provides energy of no element.
type Supply struct {
	Of  [4]int
	All int
}

// SupplyOf adds up what Evocations of these elements provide, one CE each.
func SupplyOf(elements []Element) (s Supply) {
	for _, e := range elements {
		s.Add(e)
	}
	return s
}

// Add adds one CE of an element.
func (s *Supply) Add(e Element) {
	if i := elementIndex(e); i >= 0 {
		s.Of[i]++
	}
	s.All++
}

// Missing returns the symbols of a requirement that are left uncovered when as many as possible are covered: an
// element covers its own symbols first, what is left over covers the generic ones (FW-077, FW-078).
func (s Supply) Missing(need Need) (out Need) {
	left := s.All
	for i, n := range need.Of {
		k := min(n, s.Of[i])
		out.Of[i], left = n-k, left-k
	}
	out.Any = max(0, need.Any-left)
	return out
}

// Meets reports whether nothing of a requirement is missing (FW-078, FW-082).
func (s Supply) Meets(need Need) bool {
	m := s.Missing(need)
	return m.Total() == 0
}
