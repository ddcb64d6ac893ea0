package plan_test

import (
	"slices"
	"testing"

	"farpost/engine"
	"farpost/render/gallery"
	"farpost/render/plan"
)

// TestOrdinal ensures that an ordinal has its number behind its word, whole, and that no other figure has.
func TestOrdinal(t *testing.T) {
	r := shared(t)
	s := gallery.Scene("en", gallery.Empty())
	s.View.Seats[0].Badges = append(s.View.Seats[0].Badges, engine.Badge{Code: "age", N: 39})
	s.Layout.Badges = append(s.Layout.Badges, "age")
	word := s.Word
	s.Word = func(p engine.Phrase) string {
		if p.Code == "age" {
			return "in play since turn"
		}
		return word(p)
	}
	s.Layout.Ordinals = []string{"age"}
	got, err := r.Ordinals(s)
	if want := []string{"In play since turn 39"}; err != nil || !slices.Equal(got, want) {
		t.Errorf("ordinals %q, %v, want %q", got, err, want)
	}
	if faults, err := r.Faults(plan.Board(s)); err != nil || len(faults) > 0 {
		t.Errorf("%v, %v", faults, err)
	}
	with := paletted(t, r, s)
	s.Layout.Ordinals = nil
	if without := paletted(t, r, s); slices.Equal(with.Pix, without.Pix) {
		t.Error("an ordinal looks like a count")
	}
}
