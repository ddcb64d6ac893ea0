package decks

import (
	"context"
	"fmt"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/port"
	"farpost/bot/discord/route"
	"farpost/bot/discord/ui"
	"farpost/cards/deck"
	"farpost/engine"
)

// deckWords says a phrase about a deck in the game's words.
func (ds *Decks) deckWords(lang, game string, p engine.Phrase) string {
	return ds.Texts.Say(lang, game, ui.Literally(p), port.Names{Card: func(v engine.Value) string { return ds.Library.Face(game, lang, v.Body()).Name }})
}

// Faults lists all that is wrong with a deck, with the lines, in at most so many characters.
func (ds *Decks) Faults(lang, game string, rep deck.Report, most int) string {
	var out strings.Builder
	for i, f := range rep.Faults {
		line := "• " + ds.deckWords(lang, game, f)
		if where := rep.Where[i]; len(where) > 0 {
			var list []engine.Value
			for _, n := range where[:min(len(where), 8)] {
				list = append(list, engine.Int(n))
			}
			line += " " + ds.Text(lang, "deck.at", engine.A("n", engine.Int(len(where))), engine.A("lines", list...))
		}
		if utf8.RuneCountInString(out.String())+utf8.RuneCountInString(line) > most {
			fmt.Fprintf(&out, "%s\n", ds.Text(lang, "deck.more", engine.A("n", engine.Int(len(rep.Faults)-i))))
			break
		}
		out.WriteString(line + "\n")
	}
	return strings.TrimSpace(out.String())
}

// report says whether a deck can be played, and all that is wrong with it or advised.
func (ds *Decks) report(p route.Place, game string, d Deck, saved bool) api.Message {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	name := engine.A("deck", ui.Typed(d.Name))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: ui.Literal(d.Name), Description: ds.Check(p.Lang, game, rep, 3800),
		Footer: &discordgo.MessageEmbedFooter{Text: ds.GameName(game, p.Lang)}}}}
	switch {
	case saved && rep.Legal():
		m.Content = p.Text("deck.saved", name)
	case saved:
		m.Content = p.Text("deck.savedfaulty", name)
	}
	if d.Own && utf8.RuneCountInString(ds.Library.ShowDeck(game, p.Lang, d.List)) <= maxDeckText {
		m.Components = ui.Row(ui.Button(p.Text("button.editlist"), discordgo.SecondaryButton, ui.ID{Action: ui.ActDeckEdit, Arg: game + "/" + d.Name}))
	}
	return m
}

// Check is what checking a deck came to, in words.
func (ds *Decks) Check(lang, game string, rep deck.Report, most int) string {
	if !rep.Legal() {
		return ds.Text(lang, "deck.faults", engine.A("n", engine.Int(len(rep.Faults)))) + "\n" + ds.Faults(lang, game, rep, most)
	}
	lines := []string{"✓ " + ds.deckWords(lang, game, rep.OK)}
	for _, a := range rep.Advice {
		lines = append(lines, "-# "+ds.deckWords(lang, game, a))
	}
	return ui.Clip(strings.Join(lines, "\n"), most)
}

// check shows whether a deck can be played, and what is wrong with it.
func (ds *Decks) check(_ context.Context, p route.Place, game string, d Deck) error {
	return p.Say(ds.report(p, game, d, false))
}
