package narrate

import (
	"strconv"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

func (t *Teller) Title() string {
	game := t.n.GameName(t.Pos.Match.Game, t.Lang)
	if t.View.Result != nil {
		return game + " · " + t.Text("front.over")
	}
	if t.View.Turn == 0 {
		return game + " · " + t.Word("phases", t.View.Phase)
	}
	return game + " · " + t.Text("front.title", engine.A("n", engine.Int(t.View.Turn)), engine.A("phase", ui.Plain(t.Word("phases", t.View.Phase))))
}

// Figures is a line for each seat with its public figures.
func (t *Teller) Figures() string {
	var out []string
	for _, s := range t.View.Seats {
		parts := []string{}
		for _, tr := range s.Tracks {
			cells := make([]string, len(tr.Cells))
			for i, c := range tr.Cells {
				cells[i] = t.Say(engine.Say("value", engine.A("v", engine.Int(c.N))))
			}
			parts = append(parts, t.Word("tracks", tr.Code)+" "+strings.Join(cells, "·"))
		}
		for _, bd := range s.Badges {
			parts = append(parts, t.badge(bd))
		}
		name := "**" + t.Player(s.Seat) + "**"
		switch {
		case s.Out:
			name = "~~" + t.Player(s.Seat) + "~~"
		case s.Seat == t.View.Active:
			name = "▶ " + name
		}
		if s.Away {
			name += " · " + t.Text("front.away")
		}
		out = append(out, name+"\n"+strings.Join(parts, " · "))
	}
	return strings.Join(out, "\n")
}

func (t *Teller) badge(bd engine.Badge) string {
	name := t.Word("badges", bd.Code)
	switch {
	case len(bd.Marks) > 0:
		marks := make([]string, len(bd.Marks))
		for i, m := range bd.Marks {
			marks[i] = t.symbol(m)
		}
		return name + " " + strings.Join(marks, " ")
	case bd.Max > 0:
		return name + " " + strconv.Itoa(bd.N) + "/" + strconv.Itoa(bd.Max)
	}
	return name + " " + strconv.Itoa(bd.N)
}

func (t *Teller) symbol(code string) string {
	for _, s := range t.Pos.Ruleset.Layout.Symbols {
		if s.Code == code && s.Letter != "" {
			return s.Letter
		}
	}
	return code
}

// Touched are the things of a view that phrases name: objects and cells themselves, and of cards those that are on
// the table just once.
func (t *Teller) Touched(said []engine.Phrase) []engine.Value {
	var out []engine.Value
	for _, p := range said {
		for _, a := range p.Args {
			for _, v := range a.Vals {
				switch v.Kind() {
				case "seat", "int", "word", "text", "bool":
				case "card":
					var at []engine.Value
					for _, z := range t.View.Zones {
						for _, c := range z.Cards {
							if c.Card == v.Body() && z.Seat == engine.NoSeat {
								at = append(at, c.Key)
							}
						}
					}
					if len(at) == 1 {
						out = append(out, at[0])
					}
				default:
					out = append(out, v)
				}
			}
		}
	}
	return out
}

// Badges are the seat's own badges on a line.
func (t *Teller) Badges(seat engine.Seat) string {
	var out []string
	for _, s := range t.View.Seats {
		if s.Seat == seat {
			for _, bd := range s.Badges {
				out = append(out, t.badge(bd))
			}
		}
	}
	return strings.Join(out, " · ")
}

func (t *Teller) others(seat engine.Seat) []string {
	var out []string
	for i, n := range t.Names {
		if engine.Seat(i) != seat {
			out = append(out, n)
		}
	}
	return out
}
