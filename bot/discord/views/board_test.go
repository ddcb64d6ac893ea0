package views_test

import (
	"fmt"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
)

// TestPosition ensures that the position in words tells who must answer until when and, to a player alone, what they
// are asked and can answer; and that one of any length is there whole.
func TestPosition(t *testing.T) {
	w := discordtest.New(t)
	ada, bruno, chiara := w.Ada, w.Bruno, w.Chiara
	w.Begun()
	show := func(p *discordtest.Member) discordtest.Message {
		return p.Command("match board", discordtest.Opt("match", "m1"))
	}
	own := show(ada).Embeds[0].Description
	for _, want := range []string{"You are asked: it is your move", "You can: ", "Play", "until <t:"} {
		if !strings.Contains(own, want) {
			t.Errorf("%q is not in the position of who is asked:\n%s", want, own)
		}
	}
	if other := show(bruno).Embeds[0].Description; strings.Contains(other, "Spark") || !strings.Contains(other, "<t:") {
		t.Errorf("who is not asked reads:\n%s", other)
	}
	for _, lines := range []int{100, 300} {
		w.Painter.Lines.Store(int64(lines))
		m := show(ada)
		w.Within(m)
		want := map[int]int{100: 1, 300: 2}[lines] // files
		m = ada.AwaitFiles(m, want)
		all := ""
		for _, e := range m.Embeds {
			all += e.Description + "\n"
		}
		file := ""
		for _, a := range m.Attachments {
			if a.Filename == "board.txt" {
				file = a.URL
			}
		}
		last := fmt.Sprint("Line ", lines-1, " of")
		if lines == 100 && (file != "" || !strings.Contains(all, last) || len(m.Embeds) != 2) {
			t.Errorf("%d lines do not stand in the message, or there is a file for nothing: %d embeds\n%s", lines,
				len(m.Embeds), all)
		}
		if lines == 300 && (file == "" || strings.Contains(all, last)) {
			t.Errorf("%d lines: no file, though the message cannot hold all", lines)
		}
	}
	w.Painter.Lines.Store(300)
	m := show(chiara)
	if m = chiara.AwaitFiles(m, 2); len(m.Attachments) == 0 {
		t.Error("who watches gets no file")
	}
	w.Quiet()
}

// TestBoardForms ensures that the position is to be had in words alone and as a picture alone, narrow and wide, with
// the same words and the same picture as by /match board.
func TestBoardForms(t *testing.T) {
	w := discordtest.New(t)
	ada, chiara := w.Ada, w.Chiara
	w.Begun()
	both := ada.Command("match board", discordtest.Opt("match", "m1"))
	words := ada.Command("board text", discordtest.Opt("match", "m1"))
	if words.Embeds[0].Description != both.Embeds[0].Description || words.Embeds[0].Title != both.Embeds[0].Title {
		t.Errorf("/board text says %s, /match board %s", words, both)
	}
	picture := func(m discordtest.Message) discordtest.Message {
		t.Helper()
		return ada.AwaitFiles(m, 1)
	}
	for form, want := range map[string]string{"picture": "the large board: ", "wide": "the wide board: "} {
		m := picture(ada.Command("board "+form, discordtest.Opt("match", "m1")))
		if !strings.HasPrefix(m.Attachments[0].Description, want) ||
			!strings.HasPrefix(m.Embeds[0].Description, "Ada: ") || !m.Describes("<t:") || m.Describes("life") {
			t.Errorf("/board %s gives %q with %s", form, m.Attachments[0].Description, m)
		}
	}
	picture(both)
	if m, err := ada.Member.Message(words.ID); err != nil || len(m.Attachments) != 0 {
		t.Errorf("/board text brings %d files: %v", len(m.Attachments), err)
	}
	if m := chiara.Command("board text"); len(m.Embeds) != 0 {
		t.Errorf("who plays nothing gets %s", m)
	}
	w.Quiet()
}
