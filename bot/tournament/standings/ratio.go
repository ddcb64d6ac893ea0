package standings

import "math/big"

// Ratio is an exact fraction. The zero value is 0.
type Ratio struct {
	rat *big.Rat
}

// Cmp is -1, 0 or 1 as r is less than, equal to or more than other.
func (r Ratio) Cmp(other Ratio) int {
	panic("not written yet")
}
