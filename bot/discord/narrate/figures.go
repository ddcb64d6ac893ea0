package narrate

import (
	"strconv"
	"strings"

	"farpost/bot/discord/ui"
	"farpost/engine"
)

// Title names the match by its game, and by the turn and phase that it is in or by its being over.
func (t *Teller) Title() string {
	game := t.n.GameName(t.Pos.Match.Game, t.Lang)
	if t.View.Result != nil {
		return game + " · " + t.Text("front.over")
	}
	phase := t.Word("phases", t.View.Phase)
	if t.View.Turn == 0 {
		return game + " · " + phase
	}
	return game + " · " +
		t.Text("front.title", engine.A("n", engine.Int(t.View.Turn)), engine.A("phase", ui.Plain(phase)))
}

// Figures returns the public figures of every seat, a paragraph each, under the player's name.
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
			parts = append(parts, t.badge(bd, t.symbol))
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

// Badges returns the badges of one seat on a line, for where no emojis are shown, such as a footer.
func (t *Teller) Badges(seat engine.Seat) string {
	var out []string
	for _, s := range t.View.Seats {
		if s.Seat == seat {
			for _, bd := range s.Badges {
				out = append(out, t.badge(bd, t.letter))
			}
		}
	}
	return strings.Join(out, " · ")
}

// badge writes a figure of a seat: with its marks, each as symbol writes it, with its most, or as a number.
func (t *Teller) badge(bd engine.Badge, symbol func(code string) string) string {
	name := t.Word("badges", bd.Code)
	switch {
	case len(bd.Marks) > 0:
		marks := make([]string, len(bd.Marks))
		for i, m := range bd.Marks {
			marks[i] = symbol(m)
		}
		return name + " " + strings.Join(marks, " ")
	case bd.Max > 0:
		return name + " " + strconv.Itoa(bd.N) + "/" + strconv.Itoa(bd.Max)
	}
	return name + " " + strconv.Itoa(bd.N)
}

// symbol returns the emoji of a symbol; without one its letter.
func (t *Teller) symbol(code string) string {
	if s := t.n.sign(t.Pos.Match.Game, code); s != "" {
		return s
	}
	return t.letter(code)
}

// letter returns the letter of a symbol, or its code where the game's layout has no letter for it.
func (t *Teller) letter(code string) string {
	for _, s := range t.Pos.Ruleset.Layout.Symbols {
		if s.Code == code && s.Letter != "" {
			return s.Letter
		}
	}
	return code
}
