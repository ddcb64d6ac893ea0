package prose_test

import (
	"testing"

	"pgregory.net/rapid"

	"farpost/cards/prose"
	"farpost/cards/words/wordstest"
)

// anyNP draws a noun phrase of the made-up game, whatever it may be.
func anyNP(t *rapid.T, label string) prose.NP {
	is := func(what string) bool { return rapid.Bool().Draw(t, label+what) }
	one := func(what string, of ...string) string { return rapid.SampledFrom(of).Draw(t, label+what) }
	p := prose.NP{
		Noun: one("noun", "being", "gem", "shield", "pack", "ally", "hero", "life", "card"),
		Det: rapid.SampledFrom([]prose.Det{prose.A, prose.Figures, prose.One, prose.The, prose.This, prose.That,
			prose.Each, prose.All, prose.Any, prose.Bare, prose.OneOf}).Draw(t, label+"det"),
		N: rapid.IntRange(0, 12).Draw(t, label+"n"), UpTo: is("up to"), Other: is("other"), Target: is("target"),
		Adjectives: rapid.SliceOfNDistinct(rapid.SampledFrom([]string{"active", "epic", "opposing", "fire", "next"}),
			0, 3, rapid.ID[string]).Draw(t, label+"adjectives"),
		Whose: one("whose", "", "own", "theirs"), From: one("from", "", "hand"), Kin: one("kin", "", "Elf"),
	}
	if is("cost") {
		p.With = []string{"2"}
	}
	if p.Det == prose.OneOf || is("of") {
		owners := []prose.NP{prose.You, prose.YourOpponent, prose.Player(prose.Each)}
		p.Of = &owners[rapid.IntRange(0, len(owners)-1).Draw(t, label+"owner")]
	}
	if is("or") {
		p.Or = []string{"spell"}
	}
	return p
}

// TestAnythingCanBeRead ensures that no noun phrase, as an object or a subject, in any mood, reads as no person would
// speak: no gap, no brace, no word twice, no "a" for "an".
func TestAnythingCanBeRead(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		subject, object := anyNP(t, "subject "), anyNP(t, "object ")
		if rapid.Bool().Draw(t, "again") {
			object = object.Again()
		}
		step := prose.Step{Clause: prose.To("defeat", object)}
		if rapid.Bool().Draw(t, "somebody") {
			step.Subject = subject
		}
		offer := prose.Step{May: true, Then: []prose.Step{step, {Clause: prose.To("rest", object.Again())}}}
		for _, to := range []*prose.Tongue{en, it} {
			for _, fault := range wordstest.Prose(to.Lang(), prose.Capital(to.Tell(step, offer))) {
				t.Error(to.Lang(), fault)
			}
		}
	})
}
