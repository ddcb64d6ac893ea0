//go:build !race

package render_test

// race tells that the race detector watches, under which everything takes ten to twenty times as long.
const race = false
