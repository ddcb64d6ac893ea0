//go:build !race

package rendertest

// Race is true with the race detector, which makes everything ten to twenty times slower.
const Race = false
