package api_test

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/bwmarrin/discordgo"
	"pgregory.net/rapid"

	"farpost/bot/discord/api"
	"farpost/bot/discord/ui"
)

// lengths are around Discord's limits, far beyond them, and nothing.
var lengths = []int{0, 1, 2, 45, 80, 81, 99, 100, 101, 256, 257, 1024, 1025, 1999, 2000, 2001, 2049, 4096, 4097, 7000}

// texts are long texts of letters, lines, code, emoji of four bytes, accents on accents, and what cannot be seen.
var texts = rapid.Custom(func(t *rapid.T) string {
	unit := rapid.SampledFrom([]string{"a", "word ", "a line of words\n", "\n", "```\ncode\n", "🂡", "e\u0301\u0301",
		" ", "\u200b", "-# small\n"}).Draw(t, "unit")
	n := rapid.SampledFrom(lengths).Draw(t, "length")
	return string([]rune(strings.Repeat(unit, n))[:n])
})

// messages are messages that keep no limit.
var messages = rapid.Custom(func(t *rapid.T) api.Message {
	m := api.Message{Content: "x" + texts.Draw(t, "content")}
	for i := range rapid.IntRange(0, 12).Draw(t, "embeds") {
		e := &discordgo.MessageEmbed{Title: texts.Draw(t, "title"), Description: texts.Draw(t, "description")}
		for range rapid.SampledFrom([]int{0, 0, 1, 30}).Draw(t, "fields") {
			f := discordgo.MessageEmbedField{Name: texts.Draw(t, "name"), Value: texts.Draw(t, "value")}
			e.Fields = append(e.Fields, &f)
		}
		if i == 0 || rapid.Bool().Draw(t, "footer") {
			e.Footer = &discordgo.MessageEmbedFooter{Text: "m1 · " + texts.Draw(t, "footer") + " · #17"}
		}
		m.Embeds = append(m.Embeds, e)
	}
	for range rapid.IntRange(0, 7).Draw(t, "rows") {
		var row discordgo.ActionsRow
		if rapid.Bool().Draw(t, "menu") {
			menu := discordgo.SelectMenu{CustomID: texts.Draw(t, "id"), Placeholder: texts.Draw(t, "placeholder"),
				MaxValues: rapid.IntRange(1, 40).Draw(t, "most")}
			for range rapid.SampledFrom([]int{0, 1, 25, 40}).Draw(t, "options") {
				menu.Options = append(menu.Options, discordgo.SelectMenuOption{Label: texts.Draw(t, "label"),
					Value: texts.Draw(t, "value"), Description: texts.Draw(t, "about")})
			}
			row.Components = append(row.Components, menu)
		} else {
			for range rapid.IntRange(0, 7).Draw(t, "buttons") {
				row.Components = append(row.Components, discordgo.Button{CustomID: "id" + texts.Draw(t, "id"),
					Label: texts.Draw(t, "label"), Style: discordgo.PrimaryButton})
			}
		}
		m.Components = append(m.Components, row)
	}
	if rapid.Bool().Draw(t, "file") {
		m.Files = []api.File{{Name: "a.txt", Alt: texts.Draw(t, "alt"), Type: "text/plain", Data: []byte("x")}}
	}
	return m
})

// TestAnythingIsTaken ensures that Discord refuses no message over its length, new or edited, however long its parts
// are, and that the mark in the footer of the first embed is there still.
func TestAnythingIsTaken(t *testing.T) {
	s := serve(t)
	c := dial(t, api.Config{Token: "secret", Base: s.URL(), PerSecond: -1})
	channel := s.ChannelID("matches")
	sent, err := c.Send(t.Context(), channel, api.Message{Content: "x"})
	if err != nil {
		t.Fatal(err)
	}
	rapid.Check(t, func(r *rapid.T) {
		m := messages.Draw(r, "message")
		before := fmt.Sprintf("%+v", m.Embeds)
		if _, err := c.Send(t.Context(), channel, m); err != nil {
			r.Fatal(err)
		}
		if err := c.Edit(t.Context(), channel, sent.ID, m); err != nil {
			r.Fatal(err)
		}
		if after := fmt.Sprintf("%+v", m.Embeds); after != before {
			r.Errorf("the caller's embeds were changed")
		}
		got, err := s.Member(0).Message(sent.ID)
		if err != nil {
			r.Fatal(err)
		}
		if len(m.Embeds) > 0 {
			mark := got.Embeds[0].Footer.Text
			if !strings.HasPrefix(mark, "m1 · ") || !strings.HasSuffix(mark, " · #17") {
				r.Errorf("the mark became %q", mark)
			}
		}
	})
}

// TestFit ensures what stays where a message is cut: whole lines, a last line in small print, the end of a block of
// code, the first of two buttons of one id, a grey button where the id is too long.
func TestFit(t *testing.T) {
	lines := strings.Repeat("A line of twenty-five.\n", 100)
	mark := "-# m1 · #17"
	m := api.Message{Content: lines + mark}.Fit()
	body, ok := strings.CutSuffix(m.Content, "\n"+mark)
	if !ok || !strings.HasSuffix(body, "five.\n…") || utf8.RuneCountInString(m.Content) > 2000 {
		t.Errorf("the content ends in %q", m.Content[len(m.Content)-80:])
	}
	m = api.Message{Content: "```\n" + lines + "```"}.Fit()
	if strings.Count(m.Content, "```") != 2 || !strings.HasSuffix(m.Content, "…\n```") {
		t.Errorf("the block ends in %q", m.Content[len(m.Content)-40:])
	}
	button := func(id, label string) discordgo.Button { return discordgo.Button{CustomID: id, Label: label} }
	m = api.Message{Components: ui.Row(button("a", "first"), button("a", "second"),
		button(strings.Repeat("b", 101), "long"), button("c", " "))}.Fit()
	row := m.Components[0].(discordgo.ActionsRow).Components
	if len(row) != 3 || row[0].(discordgo.Button).Label != "first" || !row[1].(discordgo.Button).Disabled ||
		row[2].(discordgo.Button).Label == " " {
		t.Errorf("the row became %+v", row)
	}
}
