package narrate

import (
	"slices"
	"strconv"
	"strings"

	"github.com/bwmarrin/discordgo"

	"farpost/engine"
)

// sign returns the emoji of a symbol, for a text that reads markdown; "" for a symbol without one.
func (ws Words) sign(game, code string) string {
	if ws.Signs == nil {
		return ""
	}
	return ws.Signs.Sign(game, code)
}

// signsOf writes symbols as emojis and numbers as they are; "" if one of them has no emoji.
func (ws Words) signsOf(game string, codes []string) string {
	var b strings.Builder
	for _, code := range codes {
		s := ws.sign(game, code)
		if _, err := strconv.Atoi(code); s == "" && (err == nil || code == "X") {
			s = "**" + code + "**"
		}
		if s == "" {
			return ""
		}
		b.WriteString(s)
	}
	return b.String()
}

// signed returns the texts of a card of today with emojis in place of its symbols; with words where one has no emoji.
func (ws Words) signed(game, lang string, f engine.Face) []string {
	out := slices.Clone(f.Text)
	printed := ws.Library.Printed(game, lang, f.ID).Text
	if len(printed) != len(out) {
		return out
	}
	for i, line := range printed {
		if s, ok := ws.withSigns(game, line); ok {
			out[i] = s
		}
	}
	return out
}

// withSigns puts emojis into a printed text; false if one of its symbols has none.
func (ws Words) withSigns(game, text string) (string, bool) {
	var b strings.Builder
	for _, p := range engine.PartsOf(text) {
		if p.Code == "" {
			b.WriteString(p.Words)
			continue
		}
		s := ws.signsOf(game, []string{p.Code})
		if s == "" {
			return "", false
		}
		b.WriteString(s)
	}
	return b.String(), true
}

// Sign returns the emoji beside the label of an option, button or menu: of the element of the card that a value is, as
// far as the reader knows it; nil for none.
func (t *Teller) Sign(v engine.Value) *discordgo.ComponentEmoji {
	c, ok := t.View.Find(v)
	if !ok && v.Kind() == "card" {
		c.Card = v.Body()
	}
	if c.Card == "" || t.n.Signs == nil {
		return nil
	}
	return t.n.Signs.Emoji(t.Pos.Match.Game, t.Face(c.Card).Element)
}
