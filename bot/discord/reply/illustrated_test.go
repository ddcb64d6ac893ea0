package reply_test

import (
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/reply"
)

// TestIllustrated ensures that a message that was sent stays as it is when a copy of it gets a picture: somebody may
// be reading it.
func TestIllustrated(t *testing.T) {
	sent := api.Message{
		Embeds: []*discordgo.MessageEmbed{{Title: "first"}, {Title: "second"}},
		Files:  make([]api.File, 1, 2),
	}
	got := reply.Illustrated(sent, api.File{Name: "cards.png"})
	if e := got.Embeds[0]; e.Title != "first" || e.Image == nil || e.Image.URL != "attachment://cards.png" {
		t.Errorf("the first embed is %+v", e)
	}
	if len(got.Embeds) != 2 || len(got.Files) != 2 || got.Files[1].Name != "cards.png" {
		t.Errorf("%d embeds, files %v", len(got.Embeds), got.Files)
	}
	if sent.Embeds[0].Image != nil || len(sent.Files) != 1 || sent.Files[:2][1].Name != "" {
		t.Error("the message that was sent has changed")
	}
}
