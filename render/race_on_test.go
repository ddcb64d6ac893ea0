//go:build race

package render_test

// race is true with the race detector, which makes everything ten to twenty times slower.
const race = true
