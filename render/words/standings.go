package words

import (
	"strconv"
	"strings"

	"farpost/render/scene"
)

// Standings describes a page of standings, from 1, in at most 1,000 characters: every name of it, with as many figures
// as there is room for.
func Standings(s scene.Standings, page int) string {
	head := scene.Sentence(strings.Join(present(s.Title, s.Line, s.PageWord(page)), ". "))
	rows, before := s.Page(page)
	with := func(head string, most, figures int) func() string {
		return func() string {
			var out []string
			for i, r := range rows {
				r.Name = cutTo(r.Name, most)
				out = append(out, standingLine(s, r, figures)+".")
				if s.CutAfter(before + i) {
					out = append(out, scene.Sentence(cutWord(s)))
				}
			}
			return strings.Join(present(head, strings.Join(out, " ")), " ")
		}
	}
	const whole = 200
	return shortest(eventAlt, with(head, whole, 2+len(s.Columns)), with(head, whole, 4), with(head, whole, 2),
		with(head, whole, 1), with(cutTo(head, 120), 40, 1), with(cutTo(head, 120), 30, 1))
}

// standingLine is a row in words with so many figures: "1. Ada  9 · 3-0-0 · 66.7". Its spaces are hard where a line
// should not end.
func standingLine(s scene.Standings, r scene.Standing, figures int) string {
	name := r.Name
	if r.Dropped {
		name = s.Say("dropped", name)
	}
	all := append([]string{r.Points, r.Record}, r.Ties[:min(len(r.Ties), len(s.Columns))]...)
	figured := strings.Join(all[:min(figures, len(all))], hard+"· ")
	return strconv.Itoa(r.Place) + "." + hard + name + " " + hard + figured
}

// hard is a space at which no line ends: no line of a phone begins with a dot, and Discord does not count lines anew.
const hard = "\u00a0"

// cutWord names the line between those who go on and the others.
func cutWord(s scene.Standings) string {
	if s.CutWord != "" {
		return s.CutWord
	}
	return s.Say("cutWord")
}

// StandingsText is the whole table, line by line, in pages that can stand alone: each begins with the event and ends
// with what the figures are.
func StandingsText(s scene.Standings) []string {
	var lines []string
	for i, r := range s.Rows {
		line := standingLine(s, r, 2+len(s.Columns))
		if r.Marked {
			line = "▸ " + line
		}
		lines = append(lines, line)
		if s.CutAfter(i) {
			lines = append(lines, "— "+cutWord(s)+" —")
		}
	}
	means := []string{s.Say("points"), s.Say("record")}
	for _, c := range s.Columns {
		means = append(means, s.Say("list", c.Short, c.Name))
	}
	return paged(strings.Join(present(s.Title, s.Line), "\n"), "("+strings.Join(means, " · ")+")", lines)
}
