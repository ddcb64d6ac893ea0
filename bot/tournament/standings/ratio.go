package standings

import (
	"cmp"
	"math/big"
)

// Ratio is an exact fraction. The zero value is 0.
type Ratio struct {
	rat *big.Rat
}

// NewRatio is a fraction. It panics if the denominator is 0.
func NewRatio(num, den int64) Ratio { return Ratio{big.NewRat(num, den)} }

func (r Ratio) value() *big.Rat {
	return cmp.Or(r.rat, new(big.Rat))
}

// Cmp is -1, 0 or 1 as r is less than, equal to or more than other.
func (r Ratio) Cmp(other Ratio) int { return r.value().Cmp(other.value()) }

// String writes it in lowest terms: "2/3", "4".
func (r Ratio) String() string { return r.value().RatString() }

// MarshalText writes it as String does.
func (r Ratio) MarshalText() ([]byte, error) { return []byte(r.String()), nil }

// UnmarshalText reads what MarshalText writes.
func (r *Ratio) UnmarshalText(text []byte) error {
	r.rat = new(big.Rat)
	return r.rat.UnmarshalText(text)
}

// percent writes hundredths with two digits: "66.67 %". Half of the last digit is rounded up.
func (r Ratio) percent() string {
	return new(big.Rat).Mul(r.value(), big.NewRat(100, 1)).FloatString(2) + " %"
}

// number writes whole numbers as they are and others with two digits: "4", "1.67".
func (r Ratio) number() string {
	if r.value().IsInt() {
		return r.String()
	}
	return r.value().FloatString(2)
}

// thousandths cuts it down to whole thousandths, 999 at most.
func (r Ratio) thousandths() int64 {
	v := r.value()
	q := new(big.Int).Mul(v.Num(), big.NewInt(1000))
	return min(q.Quo(q, v.Denom()).Int64(), 999)
}

// share is got of of, and least if of is 0.
func share(got, of int, least Ratio) Ratio {
	if of == 0 {
		return least
	}
	return NewRatio(int64(got), int64(of))
}

// mean is the mean of values, 0 for none.
func mean(values []Ratio) Ratio {
	if len(values) == 0 {
		return Ratio{}
	}
	return Ratio{new(big.Rat).Quo(total(values).value(), big.NewRat(int64(len(values)), 1))}
}

// total is the sum of values.
func total(values []Ratio) Ratio {
	sum := new(big.Rat)
	for _, v := range values {
		sum.Add(sum, v.value())
	}
	return Ratio{sum}
}
