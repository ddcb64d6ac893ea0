package gallery

import (
	"context"
	"fmt"

	"farpost/render"
)

// Entrants are names as people have them: short and long ones, with accents, in other alphabets, with emoji. Which of
// them the fonts cannot draw have a plain name.
func Entrants(n int) (out []render.Standing) {
	some := []string{"Ada", "Bertrand du Lac", "Chiara", "Dörte Maximiliane von Überwald", "emil_77", "Фёдор Иванов",
		"Giandomenico Sforza-Cesarini", "Hana 🌸", "Ilse", "João Pedro", "k4rl", "Łucja Żółkiewska", "Mattia",
		"名無しの権兵衛", "Oğuzhan", "Piergiorgio dell’Acqua", "Quirin", "Rosa", "Søren Kierkegaard-Ødegaard", "🔥🔥🔥",
		"Ulrike", "Vittorio Emanuele", "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "xX_Shadow_Xx", "Yara", "Zoë"}
	for i := range n {
		name, plain := some[i%len(some)], fmt.Sprintf("player.%d", i+1)
		if i >= len(some) {
			name = fmt.Sprintf("%s %d", name, i/len(some)+1)
		}
		out = append(out, render.Standing{Place: i + 1, Name: name, Plain: plain})
	}
	return out
}

// told is one of two texts.
func told(lang, en, it string) string {
	if lang == "it" {
		return it
	}
	return en
}

// eventName is the name of the samples' event.
func eventName(lang string) string {
	return told(lang, "The Autumn Open of the Lantern Guild", "Open d’autunno della Lanterna")
}

// tieBreaks are the columns of the ways to count that organisers know, by what they are called here.
func tieBreaks(lang string) map[string][]render.TieBreak {
	col := func(short, en, it string) render.TieBreak {
		return render.TieBreak{Short: short, Name: told(lang, en, it)}
	}
	omw := col(told(lang, "OMW", "OMW"), "opponents’ match wins", "vittorie degli avversari")
	oomw := col("OOMW", "opponents’ opponents’ match wins", "vittorie degli avversari degli avversari")
	return map[string][]render.TieBreak{
		"shares": {omw, col("GW", "own game wins", "partite vinte"),
			col("OGW", "opponents’ game wins", "partite vinte dagli avversari")},
		"late": {
			col(told(lang, "Late", "Rit."), "rounds missed by entering late", "turni persi per ritardo"), omw, oomw,
			col(told(lang, "Head", "Dir."), "match against the other", "scontro diretto")},
		"losses": {omw, oomw, col(told(lang, "Lost", "Perse"), "squares of the rounds that were lost",
			"quadrati dei turni persi")},
		"schedule": {col("SoS", "strength of schedule", "forza degli avversari"),
			col("eSoS", "its extension", "forza degli avversari degli avversari")},
		"own": {col(told(lang, "Tied", "Pari"), "wins among the tied", "vittorie fra i pari merito"),
			col("MB", "median Buchholz", "Buchholz mediano"), col("Diff", "difference of games", "differenza partite")},
	}
}

// Table is an event of n players after so many rounds, with one of the ways to count, "shares" for one.
func Table(lang, count string, n, rounds int) render.Standings {
	s := render.Standings{Title: eventName(lang),
		Line: told(lang, fmt.Sprintf("After round %d of %d · %d players", rounds, rounds+1, n),
			fmt.Sprintf("Dopo il turno %d di %d · %d giocatori", rounds, rounds+1, n)),
		Columns: tieBreaks(lang)[count], Lang: lang, Rows: Entrants(n)}
	for i := range s.Rows {
		r := &s.Rows[i]
		half := i * 2 * rounds / n // every second of them is a draw in place of a loss
		lost, drawn := half/2, half%2
		r.Points = fmt.Sprint(3*(rounds-lost-drawn) + drawn)
		r.Record = fmt.Sprintf("%d-%d-%d", rounds-lost-drawn, lost, drawn)
		for k, c := range s.Columns {
			switch c.Short {
			case "OMW", "GW", "OGW", "OOMW":
				r.Ties = append(r.Ties, fmt.Sprintf("%d.%02d", 71-i-k, (i*37+k*53)%100))
			case "SoS", "eSoS":
				r.Ties = append(r.Ties, fmt.Sprintf("1.%02d", 98-i))
			default:
				r.Ties = append(r.Ties, fmt.Sprint(i*(k+1)%7))
			}
		}
		r.Dropped = i%7 == 5
	}
	return s
}

// Event is a sample of standings or of a bracket, whichever is set.
type Event struct {
	Name, Title string
	Standings   *render.Standings
	Page        int
	Bracket     *render.Bracket
}

// Events are standings and brackets from the smallest to the fullest.
func Events(lang string) []Event { return append(tables(lang), brackets(lang)...) }

func tables(lang string) (out []Event) {
	table := func(name, title string, s render.Standings, page int) {
		out = append(out, Event{Name: "standings-" + name, Title: title, Standings: &s, Page: page})
	}
	few := Table(lang, "shares", 8, 3)
	few.Rows[2].Marked, few.Cut, few.CutWord = true, 4, "Top 4"
	table("8", "Standings of 8, cut to 4, the reader third", few, 1)
	mid := Table(lang, "late", 16, 5)
	mid.Rows[5].Marked = true
	table("16", "Standings of 16, four columns for ties", mid, 1)
	many := Table(lang, "schedule", 64, 6)
	many.Cut, many.CutWord = 8, "Top 8"
	for i := range many.Cut {
		many.Rows[i].Marked = true
	}
	table("64", "Standings of 64, cut to 8", many, 1)
	table("64-page2", "Standings of 64, second page", many, 2)
	table("64-page4", "Standings of 64, last page", many, 4)
	table("losses", "Standings with squares of lost rounds", Table(lang, "losses", 11, 4), 1)
	table("own", "Standings with columns of one’s own", Table(lang, "own", 10, 4), 1)
	pods := Table(lang, "shares", 12, 10)
	for i := range pods.Rows {
		pods.Rows[i].Record, pods.Rows[i].Points = "10-10-10", fmt.Sprint(140-i)
	}
	table("wide", "Standings, the widest figures", pods, 1)
	table("none", "Standings of nobody", Table(lang, "own", 0, 1), 1)
	return out
}

func brackets(lang string) (out []Event) {
	for _, c := range []struct {
		name, title  string
		players      int
		double       bool
		played       int
		third, reset bool
	}{
		{"4", "Bracket of 4, with a third place", 4, false, 3, true, false},
		{"8", "Bracket of 8", 8, false, 5, false, false},
		{"8-over", "Bracket of 8, over", 8, false, 7, false, false},
		{"13", "Bracket of 13", 13, false, 7, false, false},
		{"16", "Bracket of 16", 16, false, 11, true, false},
		{"32", "Bracket of 32, the last rounds", 32, false, 27, false, false},
		{"double-8", "Double elimination of 8", 8, true, 9, false, false},
		{"double-16-begun", "Double elimination of 16, first round", 16, true, 5, false, false},
		{"double-16-next", "Double elimination of 16, second round", 16, true, 9, false, false},
		{"double-16", "Double elimination of 16", 16, true, 19, false, false},
		{"double-6", "Double elimination of 6, decided by a second final", 6, true, 99, false, true},
	} {
		b := Elimination(lang, c.players, c.double, c.played, c.third, c.reset)
		out = append(out, Event{Name: "bracket-" + c.name, Title: c.title, Bracket: &b})
	}
	return out
}

// Draw makes the picture.
func (e Event) Draw(ctx context.Context, r *render.Renderer) (render.Picture, error) {
	if e.Bracket != nil {
		return r.Bracket(ctx, *e.Bracket)
	}
	return r.Standings(ctx, *e.Standings, e.Page)
}
