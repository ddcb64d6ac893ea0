package lookup_test

import (
	"testing"

	"farpost/cards/lookup"
)

// BenchmarkNew measures how long it takes to make an index.
func BenchmarkNew(b *testing.B) {
	set := load(b)
	for b.Loop() {
		lookup.New(set, "it")
	}
}

// BenchmarkFind measures queries of each sort.
func BenchmarkFind(b *testing.B) {
	x := index(b, "it")
	for name, q := range map[string]string{
		"id": "fw 101", "name": "Dardo Rovente", "word": "frammento", "words": "limite di mano fatica",
		"misspelt": "Drado Rovnete",
	} {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				x.Find(q, 5)
			}
		})
	}
	b.Run("suggest", func(b *testing.B) {
		for b.Loop() {
			x.Suggest("sfrut", lookup.MaxSuggestions)
		}
	})
}
