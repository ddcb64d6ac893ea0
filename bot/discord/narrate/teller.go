package narrate

import (
	"farpost/bot/discord/port"
	"farpost/bot/discord/ui"
	"farpost/bot/table"
	"farpost/engine"
)

// Teller words one match for one reader: in their language, from what their seat may see.
type Teller struct {
	Pos   table.Position
	View  engine.View
	Lang  string
	Names []string // of the players, by seat
	// Mention shows players as mentions instead of by name.
	Mention bool

	n         *Narrator
	usernames func() []string // of the players, by seat; nil for none
}

// Text words one of the bot's own codes in the reader's language.
func (t *Teller) Text(code string, args ...engine.Arg) string { return t.n.Text(t.Lang, code, args...) }

// Report reports a fault that the reader is not to see.
func (t *Teller) Report(err error) { t.n.Report(err) }

// Player names the player of a seat; "" for a seat that there is not.
func (t *Teller) Player(s engine.Seat) string {
	if s < 0 || int(s) >= len(t.Names) {
		return ""
	}
	if t.Mention {
		return ui.Mention(t.Pos.Seats[s].Player)
	}
	return t.Names[s]
}

// Face returns a card as it is printed in the match's book.
func (t *Teller) Face(id string) engine.Face {
	return t.n.Library.FaceIn(t.Pos.Match.Game, t.Pos.Book, t.Lang, id)
}

// Card names a card of the book, or the card that an object is; "" for an object that the reader may not see.
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
	return t.n.Texts.Say(t.Lang, t.Pos.Match.Game, p, t.resolve())
}

// SayIn words a phrase by one family of the game's words.
func (t *Teller) SayIn(family string, p engine.Phrase) string {
	return t.n.Texts.SayIn(t.Lang, t.Pos.Match.Game, family, p, t.resolve())
}

// resolve names what phrases name.
func (t *Teller) resolve() port.Names { return port.Names{Player: t.Player, Card: t.Card} }

// Value names a single value, such as an option's key.
func (t *Teller) Value(v engine.Value) string {
	return t.Say(engine.Say("value", engine.A("v", v)))
}

// Word returns the word of a code in a family, of the game or else of the bot; "" when neither has one.
func (t *Teller) Word(family, code string) string {
	if w := t.n.Texts.Word(t.Lang, t.Pos.Match.Game, family, code); w != "" {
		return w
	}
	return t.n.Texts.Word(t.Lang, "", family, code)
}

// Verb names a verb. It is never empty.
func (t *Teller) Verb(v string) string {
	if w := t.Word("verbs", v); w != "" {
		return w
	}
	return v
}

// Refusal words a refusal, with the clause behind it as in "… (TA-1)".
func (t *Teller) Refusal(no *engine.Refusal) string {
	s := t.Say(no.Phrase)
	if no.Clause != "" {
		s += " (" + no.Clause + ")"
	}
	return s
}
