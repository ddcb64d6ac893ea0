package words

import (
	"slices"
	"strings"

	"farpost/render/scene"
)

// Bracket describes an elimination in at most 1,000 characters: every match that is known, the last round first. If
// that is too much it says of rounds that are over only who was out in them, so that every name is there once.
func Bracket(b scene.Bracket) string {
	head := scene.Sentence(strings.Join(present(b.Title, b.Line), ". "))
	full := func() string {
		parts := present(head)
		for _, r := range slices.Backward(b.Rounds) {
			if ties := tieLines(b, r, 200); len(ties) > 0 {
				parts = append(parts, scene.Sentence(b.Say("list", r.Name, strings.Join(ties, "; "))))
			}
		}
		return strings.Join(parts, " ")
	}
	once := func(head string, most int) func() string {
		return func() string { return strings.Join(append(present(head), onceEach(b, most)...), " ") }
	}
	short := cutTo(head, 120)
	return shortest(eventAlt, full, once(head, 200), once(short, 40), once(short, 24), once(short, 16))
}

// onceEach names every player once, with the match that is their last one so far, in names of at most so many letters.
func onceEach(b scene.Bracket, most int) (out []string) {
	seen := map[string]bool{}
	for _, r := range slices.Backward(b.Rounds) {
		var fresh, fallen []string
		for _, t := range r.Ties {
			a, z := !seen[t.A.Name] && t.A.Name != "", !seen[t.B.Name] && t.B.Name != ""
			seen[t.A.Name], seen[t.B.Name] = true, true
			switch {
			case a && z || a && t.B.Name == "" || z && t.A.Name == "":
				fresh = append(fresh, tieLine(b, t, most))
			case a:
				fallen = append(fallen, cutTo(t.A.Name, most))
			case z:
				fallen = append(fallen, cutTo(t.B.Name, most))
			}
		}
		if len(fresh) > 0 {
			out = append(out, scene.Sentence(b.Say("list", r.Name, strings.Join(fresh, "; "))))
		}
		if len(fallen) > 0 {
			out = append(out, scene.Sentence(b.Say("fallen", r.Name, strings.Join(fallen, ", "))))
		}
	}
	return out
}

// tieLines are the matches of a round of which a player is known.
func tieLines(b scene.Bracket, r scene.Round, most int) (out []string) {
	for _, t := range r.Ties {
		if t.A.Name != "" || t.B.Name != "" {
			out = append(out, tieLine(b, t, most))
		}
	}
	return out
}

// tieLine is a match in words: "✓ Ada 2–1 Bruno", "Ada – Bruno" before it, "Ada: bye".
func tieLine(b scene.Bracket, t scene.Tie, most int) string {
	if t.Bye {
		return b.Say("byeOf", cutTo(t.A.Name, most))
	}
	name := func(c scene.Contender) string {
		n := cutTo(c.Name, most)
		switch {
		case n == "":
			return "?"
		case c.Dropped:
			n = b.Say("dropped", n)
		}
		if c.Won {
			return "✓ " + n
		}
		return n
	}
	score := "–"
	if t.A.Score != "" || t.B.Score != "" {
		score = t.A.Score + "–" + t.B.Score
	}
	return name(t.A) + " " + score + " " + name(t.B)
}

// BracketText is every round of which a player is known, in the order of play, a line for each match.
func BracketText(b scene.Bracket) []string {
	var lines []string
	for _, r := range b.Rounds {
		ties := tieLines(b, r, 200)
		if len(ties) == 0 {
			continue
		}
		lines = append(lines, r.Name+":")
		for _, t := range ties {
			lines = append(lines, "• "+t)
		}
	}
	return paged(strings.Join(present(b.Title, b.Line), "\n"), "", lines)
}
