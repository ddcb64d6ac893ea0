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

// check shows whether a deck can be played, and what is wrong with it (/deck check).
func (ds *Decks) check(_ context.Context, p route.Place, game string, d Deck) error {
	return p.Say(ds.report(p, game, d, false))
}

// maxReport is how many characters a report has room for.
const maxReport = 3800

// report makes the message that says whether a deck can be played, and what is wrong with it or advised. With saved it
// also says that the deck is saved.
func (ds *Decks) report(p route.Place, game string, d Deck, saved bool) api.Message {
	rep := ds.Library.CheckDeck(game, d.Name, d.List)
	name := engine.A("deck", ui.Typed(d.Name))
	e := ui.Embed(ui.Literal(d.Name), ds.Check(p.Lang, game, rep, maxReport))
	e.Footer = ui.FooterText(ds.GameName(game, p.Lang))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{e}}
	switch {
	case saved && rep.Legal():
		m.Content = p.Text("deck.saved", name)
	case saved:
		m.Content = p.Text("deck.savedfaulty", name)
	}
	if d.Own && utf8.RuneCountInString(ds.Library.ShowDeck(game, p.Lang, d.List)) <= ui.MaxFormText {
		edit := ui.ID{Action: ui.ActDeckEdit, Arg: game + "/" + d.Name}
		m.Components = ui.Row(ui.Button(p.Text("button.editlist"), discordgo.SecondaryButton, edit))
	}
	return m
}

// State says in a few words whether a deck can be played.
func (ds *Decks) State(lang, game string, rep deck.Report) string {
	n := engine.A("n", engine.Int(deck.Size(rep.Counts)))
	if rep.Legal() {
		return ds.Text(lang, "deck.legal", n)
	}
	return ds.Text(lang, "deck.illegal", n, engine.A("faults", engine.Int(len(rep.Faults))))
}

// deckWords words a phrase about a deck. What the owner typed is shown as it is.
func (ds *Decks) deckWords(lang, game string, p engine.Phrase) string {
	card := func(v engine.Value) string { return ds.Library.Face(game, lang, v.Body()).Name }
	return ds.Texts.Say(lang, game, p, port.Names{Card: card})
}

// Check says what checking a deck came to, in about most characters: its faults, or that it can be played, with advice.
func (ds *Decks) Check(lang, game string, rep deck.Report, most int) string {
	if !rep.Legal() {
		head := ds.Text(lang, "deck.faults", engine.A("n", engine.Int(len(rep.Faults))))
		lines := []string{head, ds.Faults(lang, game, rep, most)}
		return strings.Join(append(lines, ds.advice(lang, game, rep)...), "\n")
	}
	lines := append([]string{"✓ " + ds.deckWords(lang, game, rep.OK)}, ds.advice(lang, game, rep)...)
	return ui.Clip(strings.Join(lines, "\n"), most)
}

// advice are the lines of what a report says besides faults.
func (ds *Decks) advice(lang, game string, rep deck.Report) (lines []string) {
	for _, a := range rep.Advice {
		lines = append(lines, "-# "+ds.deckWords(lang, game, a))
	}
	return lines
}

// MaxFaults is how many characters a message has room for that lists a deck's faults below another line.
const MaxFaults = 1500

// Faults lists what is wrong with a deck, and in which lines, in about most characters. What finds no room is counted.
func (ds *Decks) Faults(lang, game string, rep deck.Report, most int) string {
	var out strings.Builder
	for i, f := range rep.Faults {
		line := "• " + ds.deckWords(lang, game, f)
		if where := rep.Where[i]; len(where) > 0 {
			var list []engine.Value
			for _, n := range where[:min(len(where), 8)] {
				list = append(list, engine.Int(n))
			}
			line += " " + ds.Text(lang, "deck.at",
				engine.A("n", engine.Int(len(where))), engine.A("lines", list...))
		}
		if utf8.RuneCountInString(out.String())+utf8.RuneCountInString(line) > most {
			fmt.Fprintf(&out, "%s\n", ds.Text(lang, "deck.more", engine.A("n", engine.Int(len(rep.Faults)-i))))
			break
		}
		out.WriteString(line + "\n")
	}
	return strings.TrimSpace(out.String())
}
