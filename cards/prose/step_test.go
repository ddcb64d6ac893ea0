package prose_test

import (
	"testing"

	"farpost/cards/prose"
)

func does(key string, s prose.Slots) prose.Step { return prose.Step{Clause: prose.Do(key, s)} }

func on(key string, p prose.NP) prose.Step { return prose.Step{Clause: prose.To(key, p)} }

func by(s prose.Step, p prose.NP) prose.Step {
	s.Clause = s.By(p)
	return s
}

// TestTell ensures that steps become sentences: conditions, moments, offers of what the reader or others do.
func TestTell(t *testing.T) {
	card := prose.Slots{"n": prose.NP{Noun: "card"}}
	draw, rest := does("draw", card), on("rest", being)
	noRest := func(to *prose.Tongue) prose.Step {
		s := on("rest", this)
		s.After = to.Say("no-rest", nil)
		return s
	}
	for _, c := range []struct {
		steps  func(*prose.Tongue) []prose.Step
		en, it string
	}{
		{func(*prose.Tongue) []prose.Step { return nil }, "", ""},
		{func(to *prose.Tongue) []prose.Step { return []prose.Step{draw, noRest(to), draw} },
			"draw a card. Rest this Being. It does not rest. Draw a card.",
			"pesca una carta. Spossa questo Essere. Non si spossa. Pesca una carta."},
		{func(to *prose.Tongue) []prose.Step {
			cond := to.Say("controls", prose.Slots{"of": being})
			lead := to.Say("if", prose.Slots{"what": prose.Words(cond)})
			return []prose.Step{{Lead: lead, Then: []prose.Step{draw, rest}, Else: []prose.Step{rest}}, draw}
		},
			"if you control a Being, draw a card. Rest a Being. Otherwise, rest a Being. Draw a card.",
			"se controlli un Essere, pesca una carta. Spossa un Essere. Altrimenti, spossa un Essere. Pesca una carta."},
		{func(to *prose.Tongue) []prose.Step {
			return []prose.Step{{May: true, Then: []prose.Step{draw, noRest(to)}}}
		},
			"you may draw a card and rest this Being. It does not rest.",
			"puoi pescare una carta e spossare questo Essere. Non si spossa."},
		{func(*prose.Tongue) []prose.Step {
			return []prose.Step{{Lead: "x", May: true, Then: []prose.Step{by(draw, prose.You), on("rest", it1)}}}
		},
			"x, you may draw a card and rest it.", "x, puoi pescare una carta e spossarlo."},
		{func(*prose.Tongue) []prose.Step {
			return []prose.Step{{May: true, Then: []prose.Step{by(draw, prose.Player(prose.Each)),
				by(does("must-attack", nil), prose.NP{Noun: "gem"}),
				by(does("not-blocked", nil), prose.NP{Noun: "gem"})}}}
		},
			"you may have each player draw a card, a gem have to attack and a gem be unable to be blocked.",
			"se vuoi, ogni giocatore pesca una carta; una gemma deve attaccare; una gemma non può essere bloccata."},
		{func(*prose.Tongue) []prose.Step {
			return []prose.Step{{May: true, Then: []prose.Step{draw, by(draw, prose.YourOpponent)}}}
		},
			"you may do this: draw a card; your opponent draws a card.",
			"se vuoi, pesca una carta; il tuo avversario pesca una carta."},
		{func(*prose.Tongue) []prose.Step {
			inner := prose.Step{Lead: "if so", Then: []prose.Step{rest}}
			return []prose.Step{{May: true, Then: []prose.Step{draw, inner}}}
		},
			"you may do this: draw a card; if so, rest a Being.", "se vuoi, pesca una carta; if so, spossa un Essere."},
	} {
		said(t, func(to *prose.Tongue) string { return to.Tell(c.steps(to)...) }, c.en, c.it)
	}
}

// TestList ensures that lists have commas and their conjunction, in Italian "ed" before an e.
func TestList(t *testing.T) {
	for _, c := range []struct {
		parts  []string
		and    string
		en, it string
	}{
		{nil, "and", "", ""},
		{[]string{"a"}, "and", "a", "a"},
		{[]string{"a", "b"}, "or", "a or b", "a o b"},
		{[]string{"a", "b", "c"}, "and", "a, b and c", "a, b e c"},
		{[]string{"a", "e"}, "and", "a and e", "a ed e"},
		{[]string{"a", "è"}, "and", "a and è", "a ed è"},
		{[]string{"a", "e"}, "or", "a or e", "a o e"},
	} {
		said(t, func(to *prose.Tongue) string { return to.List(c.parts, c.and) }, c.en, c.it)
	}
}

// TestSentences ensures that sentences have capitals where they begin, and numbers their words up to ten.
func TestSentences(t *testing.T) {
	for text, want := range map[string]string{"": "", "è così.": "È così.", "{F}: draw.": "{F}: draw."} {
		if got := prose.Capital(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
	}
	if got := prose.Paragraph("", "a.", "", "b."); got != "a. B." {
		t.Errorf("a paragraph reads %q", got)
	}
	for n, words := range map[int][2]string{0: {"no", "zero"}, 1: {"one", "uno"}, 10: {"ten", "dieci"},
		11: {"11", "11"}} {
		said(t, func(to *prose.Tongue) string { return to.Spelt(n) }, words[0], words[1])
	}
	if en.Lang() != "en" || it.Lang() != "it" || book.In("de").Lang() != "en" {
		t.Error("a tongue does not know its language, or an unknown language is not English")
	}
}
