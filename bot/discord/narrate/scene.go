package narrate

import (
	"farpost/bot/discord/port"
	"farpost/engine"
)

// Scene returns what pictures of the match are drawn from. Last is the last thing that happened, in words, or "".
func (t *Teller) Scene(last string) port.Scene {
	return port.Scene{
		Game:      t.Pos.Match.Game,
		Book:      t.Pos.Book,
		Lang:      t.Lang,
		View:      t.View,
		Names:     t.Names,
		Usernames: t.usernames,
		Title:     t.n.GameName(t.Pos.Match.Game, t.Lang),
		Last:      last,
	}
}

// Touched lists the things that events name, for a picture to mark: objects and cells themselves, and a card if it lies
// on the table just once.
func (t *Teller) Touched(events []engine.Phrase) []engine.Value {
	var out []engine.Value
	for _, e := range events {
		for _, a := range e.Args {
			for _, v := range a.Vals {
				switch v.Kind() {
				case "seat", "int", "word", "text", "bool":
				case "card":
					if at := t.lying(v.Body()); len(at) == 1 {
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

// lying lists where a card lies in zones that belong to no seat.
func (t *Teller) lying(card string) []engine.Value {
	var at []engine.Value
	for _, z := range t.View.Zones {
		for _, c := range z.Cards {
			if c.Card == card && z.Seat == engine.NoSeat {
				at = append(at, c.Key)
			}
		}
	}
	return at
}
