package narrate

import (
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/engine"
)

func (t *Teller) Player(s engine.Seat) string {
	if s < 0 || int(s) >= len(t.Names) {
		return ""
	}
	if t.Mention {
		return ui.Mention(t.Pos.Seats[s].Player)
	}
	return t.Names[s]
}

// Face is a card as printed in the match's book.
func (t *Teller) Face(id string) engine.Face {
	return t.n.Library.FaceIn(t.Pos.Match.Game, t.Pos.Book, t.Lang, id)
}

// Card names an object that the viewer may see, or a card of the book.
func (t *Teller) Card(v engine.Value) string {
	id := v.Body()
	if v.Kind() == "obj" {
		c, ok := t.View.Find(v)
		if !ok {
			return ""
		}
		id = c.Card
	}
	return t.Face(id).Name
}

// Say words a phrase of the game or of the kernel.
func (t *Teller) Say(p engine.Phrase) string {
	return t.n.Texts.Say(t.Lang, t.Pos.Match.Game, p, port.Names{Player: t.Player, Card: t.Card})
}

// SayIn words a phrase of one family of the game's words.
func (t *Teller) SayIn(family string, p engine.Phrase) string {
	return t.n.Texts.SayIn(t.Lang, t.Pos.Match.Game, family, p, port.Names{Player: t.Player, Card: t.Card})
}

// Value shows a single value, such as an option's key.
func (t *Teller) Value(v engine.Value) string {
	return t.n.Texts.Say(t.Lang, t.Pos.Match.Game, engine.Say("value", engine.A("v", v)), port.Names{Player: t.Player, Card: t.Card})
}

// Word gives the word of a code of the game.
func (t *Teller) Word(family, code string) string {
	if w := t.n.Texts.Word(t.Lang, t.Pos.Match.Game, family, code); w != "" {
		return w
	}
	return t.n.Texts.Word(t.Lang, "", family, code)
}

// Scene is what pictures of the match are drawn from.
func (t *Teller) Scene(last string) port.Scene {
	return port.Scene{Game: t.Pos.Match.Game, Book: t.Pos.Book, Lang: t.Lang, View: t.View, Names: t.Names, Last: last,
		Title: t.n.GameName(t.Pos.Match.Game, t.Lang)}
}
