package discord

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/cards/deck"
	"farpost/engine"
)

// maxBlock is how long a list may be to stand in a message; a longer one is a file.
const maxBlock = 1500

// deckWords says a phrase about a deck in the game's words.
func (b *Bot) deckWords(lang, game string, p engine.Phrase) string {
	return b.Texts.Say(lang, game, literally(p), Names{Card: func(v engine.Value) string { return b.Library.Face(game, lang, v.Body()).Name }})
}

// faults lists all that is wrong with a deck, with the lines, in at most so many characters.
func (b *Bot) faults(lang, game string, rep deck.Report, most int) string {
	var out strings.Builder
	for i, f := range rep.Faults {
		line := "• " + b.deckWords(lang, game, f)
		if where := rep.Where[i]; len(where) > 0 {
			var list []engine.Value
			for _, n := range where[:min(len(where), 8)] {
				list = append(list, engine.Int(n))
			}
			line += " " + b.t(lang, "deck.at", engine.A("n", engine.Int(len(where))), engine.A("lines", list...))
		}
		if utf8.RuneCountInString(out.String())+utf8.RuneCountInString(line) > most {
			fmt.Fprintf(&out, "%s\n", b.t(lang, "deck.more", engine.A("n", engine.Int(len(rep.Faults)-i))))
			break
		}
		out.WriteString(line + "\n")
	}
	return strings.TrimSpace(out.String())
}

// deckReport says whether a deck can be played, and all that is wrong with it or advised.
func (b *Bot) deckReport(c call, game string, d someDeck, saved bool) api.Message {
	rep := b.Library.CheckDeck(game, d.Name, d.List)
	name := engine.A("deck", named(d.Name))
	m := api.Message{Embeds: []*discordgo.MessageEmbed{{Title: literal(d.Name), Description: b.verdict(c.lang, game, rep, 3800),
		Footer: &discordgo.MessageEmbedFooter{Text: b.gameName(game, c.lang)}}}}
	switch {
	case saved && rep.Legal():
		m.Content = b.t(c.lang, "deck.saved", name)
	case saved:
		m.Content = b.t(c.lang, "deck.savedfaulty", name)
	}
	if d.Own && utf8.RuneCountInString(b.Library.ShowDeck(game, c.lang, d.List)) <= maxDeckText {
		m.Components = rows([]discordgo.MessageComponent{discordgo.Button{Label: b.t(c.lang, "button.editlist"), Style: discordgo.SecondaryButton,
			CustomID: button{Action: actDeckEdit, Arg: game + "/" + d.Name}.String()}})
	}
	return m
}

// verdict is what checking a deck came to, in words.
func (b *Bot) verdict(lang, game string, rep deck.Report, most int) string {
	if !rep.Legal() {
		return b.t(lang, "deck.faults", engine.A("n", engine.Int(len(rep.Faults)))) + "\n" + b.faults(lang, game, rep, most)
	}
	lines := []string{"✓ " + b.deckWords(lang, game, rep.OK)}
	for _, a := range rep.Advice {
		lines = append(lines, "-# "+b.deckWords(lang, game, a))
	}
	return clip(strings.Join(lines, "\n"), most)
}

// showDeck shows what a deck is made of, with its list in the form in which it can be imported, and a picture.
func (b *Bot) showDeck(ctx context.Context, c call, game string, d someDeck) error {
	rep := b.Library.CheckDeck(game, d.Name, d.List)
	m := b.deckReport(c, game, d, false)
	e := m.Embeds[0]
	e.Description = b.verdict(c.lang, game, rep, 1200)
	for _, f := range b.deckFigures(game, c.lang, rep.Counts) {
		e.Fields = append(e.Fields, &discordgo.MessageEmbedField{Name: f[0], Value: clip(f[1], 1000)})
	}
	list := b.Library.ShowDeck(game, c.lang, d.List)
	var files []api.File
	if inBlock(list) {
		e.Description += "\n" + block(list)
	} else {
		m.Content, files = b.attached(c.lang, m.Content), listFile(d.Name, list)
	}
	if err := b.reply(c, m); err != nil {
		return err
	}
	m.Files = files
	return b.illustrate(ctx, c, m, "deck.png", func(ctx context.Context) (Picture, error) {
		return b.Painter.Deck(ctx, game, c.lang, literal(d.Name), rep.Counts)
	})
}

// inBlock tells whether a list can stand in a message as it is.
func inBlock(list string) bool {
	return utf8.RuneCountInString(list) <= maxBlock && !strings.Contains(list, "```")
}

func block(list string) string { return "```\n" + list + "\n```" }

// withFile shows a message, then adds a list to it as a file.
func (b *Bot) withFile(c call, show func(call, api.Message) error, m api.Message, name, list string) error {
	m.Content = b.attached(c.lang, m.Content)
	if err := show(c, m); err != nil {
		return err
	}
	m.Files = listFile(name, list)
	return b.complete(context.Background(), c, m)
}

// attached adds to a message that the list comes as a file.
func (b *Bot) attached(lang, content string) string {
	return strings.TrimSpace(content + "\n" + b.t(lang, "deck.attached"))
}

func listFile(name, list string) []api.File {
	return []api.File{{Name: fileName(name), Alt: clip(name, 1000), Type: "text/plain; charset=utf-8", Data: []byte(list + "\n")}}
}

// fileName makes a file's name of a deck's.
func fileName(name string) string {
	s := strings.Trim(strings.Map(func(r rune) rune {
		if r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' {
			return r
		}
		return '-'
	}, name), "-")
	if s == "" {
		s = "deck"
	}
	return s + ".txt"
}

// deckFigures are a deck's curve, types and elements: titles and texts.
func (b *Bot) deckFigures(game, lang string, list []deck.Count) [][2]string {
	word := func(family, code string) string {
		if w := b.Texts.Word(lang, game, family, code); w != "" {
			return w
		}
		return code
	}
	curve, types, gives, needs := tally{}, tally{}, tally{}, tally{}
	for _, n := range list {
		f := b.Library.Face(game, lang, n.ID)
		if !f.NoCost {
			curve.add(fmt.Sprintf("%2d", f.Cost), n.N)
		}
		types.add(f.TypeName, n.N)
		for _, s := range f.Gives {
			gives.add(word("symbols", s), n.N)
		}
		var seen []string
		for _, s := range f.Need {
			if w := word("symbols", s); w != s && !slices.Contains(seen, s) {
				seen = append(seen, s)
				needs.add(w, n.N)
			}
		}
	}
	if len(list) == 0 {
		return nil
	}
	out := [][2]string{{b.t(lang, "deck.curve", engine.A("cost", text(word("labels", "cost")))), curve.bars()}}
	for _, f := range []struct {
		code string
		of   tally
	}{{"deck.types", types}, {"deck.gives", gives}, {"deck.needs", needs}} {
		title := b.Texts.Word(lang, game, "labels", f.code) // a game may have its own word for it
		if title == "" {
			title = b.t(lang, f.code)
		}
		if s := f.of.line(); s != "" {
			out = append(out, [2]string{title, s})
		}
	}
	return out
}

// tally counts cards by a word.
type tally map[string]int

func (t tally) add(word string, n int) {
	if word != "" {
		t[word] += n
	}
}

func (t tally) words() []string {
	out := make([]string, 0, len(t))
	for w := range t {
		out = append(out, w)
	}
	slices.Sort(out)
	return out
}

// line lists the words with their numbers, the most frequent first.
func (t tally) line() string {
	words := t.words()
	slices.SortStableFunc(words, func(a, b string) int { return cmp.Compare(t[b], t[a]) })
	for i, w := range words {
		words[i] = fmt.Sprintf("%s %d", w, t[w])
	}
	return strings.Join(words, " · ")
}

// bars draws the numbers by their words, in a block of letters of one width.
func (t tally) bars() string {
	most := 0
	for _, n := range t {
		most = max(most, n)
	}
	var lines []string
	for _, w := range t.words() {
		lines = append(lines, fmt.Sprintf("%s %s %d", w, strings.Repeat("█", max(1, t[w]*16/most)), t[w]))
	}
	return block(strings.Join(lines, "\n"))
}
