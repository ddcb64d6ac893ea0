package page_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"

	"farpost/bot/sandbox"

	"github.com/bwmarrin/discordgo"
)

// scripted is a small bot that uses everything the page has to show: commands with autocomplete, buttons, menus, a
// form, answers for one member alone, pictures, threads.
type scripted struct {
	t *testing.T

	silenced chan struct{} // gets a value for each command that is left without an answer

	mu       sync.Mutex
	opponent string // of the match in preparation
}

// redirect sends requests for Discord to the sandbox.
type redirect struct{ to *url.URL }

func (r redirect) RoundTrip(req *http.Request) (*http.Response, error) {
	out := req.Clone(req.Context())
	out.URL.Scheme, out.URL.Host, out.Host = r.to.Scheme, r.to.Host, ""
	return http.DefaultTransport.RoundTrip(out)
}

// startScripted connects the bot to a sandbox and registers its commands.
func startScripted(t *testing.T, s *sandbox.Server) *scripted {
	t.Helper()
	to, err := url.Parse(s.URL())
	if err != nil {
		t.Fatal(err)
	}
	session, err := discordgo.New("Bot page")
	if err != nil {
		t.Fatal(err)
	}
	session.Client = &http.Client{Transport: redirect{to}}
	bot := &scripted{t: t, silenced: make(chan struct{}, 10)}
	session.AddHandler(bot.interaction)
	if err := session.Open(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		session.ShouldReconnectOnError = false
		if err := session.Close(); err != nil {
			t.Error(err)
		}
	})
	_, err = session.ApplicationCommandBulkOverwrite(session.State.User.ID, "", []*discordgo.ApplicationCommand{
		{Name: "match", Description: "Play matches", Options: []*discordgo.ApplicationCommandOption{
			{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "new", Description: "Challenge somebody",
				Options: []*discordgo.ApplicationCommandOption{
					{Type: discordgo.ApplicationCommandOptionUser, Name: "opponent", Description: "Whom you challenge",
						Required: true},
					{Type: discordgo.ApplicationCommandOptionString, Name: "deck", Description: "One of your decks",
						Autocomplete: true},
				}},
			{Type: discordgo.ApplicationCommandOptionSubCommand, Name: "hand", Description: "Your hand, for you alone"},
		}},
		{Name: "silence", Description: "Never answers"},
	})
	if err != nil {
		t.Fatal(err)
	}
	return bot
}

func (b *scripted) check(err error) {
	if err != nil {
		b.t.Errorf("scripted bot: %v", err)
	}
}

func (b *scripted) interaction(s *discordgo.Session, i *discordgo.InteractionCreate) {
	switch i.Type {
	case discordgo.InteractionApplicationCommandAutocomplete:
		b.respond(s, i, discordgo.InteractionApplicationCommandAutocompleteResult,
			&discordgo.InteractionResponseData{Choices: []*discordgo.ApplicationCommandOptionChoice{
				{Name: "Tide and Silence", Value: "b"}, {Name: "Kiln and Crown", Value: "a"}}})
	case discordgo.InteractionApplicationCommand:
		b.command(s, i)
	case discordgo.InteractionMessageComponent:
		b.component(s, i)
	case discordgo.InteractionModalSubmit:
		text := i.ModalSubmitData().Components[0].(*discordgo.ActionsRow).Components[0].(*discordgo.TextInput).Value
		b.private(s, i, "Noted: "+text)
	}
}

func (b *scripted) respond(
	s *discordgo.Session, i *discordgo.InteractionCreate, kind discordgo.InteractionResponseType,
	data *discordgo.InteractionResponseData,
) {
	b.check(s.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{Type: kind, Data: data}))
}

func (b *scripted) private(
	s *discordgo.Session, i *discordgo.InteractionCreate, text string, rows ...discordgo.MessageComponent,
) {
	b.respond(s, i, discordgo.InteractionResponseChannelMessageWithSource,
		&discordgo.InteractionResponseData{Content: text, Flags: discordgo.MessageFlagsEphemeral, Components: rows})
}

// buttons is a row.
func buttons(list ...discordgo.MessageComponent) discordgo.MessageComponent {
	return discordgo.ActionsRow{Components: list}
}

func (b *scripted) command(s *discordgo.Session, i *discordgo.InteractionCreate) {
	data := i.ApplicationCommandData()
	if data.Name == "silence" {
		b.silenced <- struct{}{}
		return
	}
	sub := data.Options[0]
	if sub.Name == "hand" {
		b.respond(s, i, discordgo.InteractionResponseDeferredChannelMessageWithSource,
			&discordgo.InteractionResponseData{Flags: discordgo.MessageFlagsEphemeral})
		text := "Scorchbolt · 2 Energy"
		_, err := s.InteractionResponseEdit(i.Interaction, &discordgo.WebhookEdit{Content: &text})
		b.check(err)
		return
	}
	opponent := sub.Options[0].Value.(string)
	b.mu.Lock()
	b.opponent = opponent
	b.mu.Unlock()
	b.private(s, i, "The invitation is sent.")
	_, err := s.ChannelMessageSendComplex(i.ChannelID, &discordgo.MessageSend{
		Content: "<@" + opponent + ">, **" + i.Member.User.GlobalName + "** invites you to a match. " +
			"Closes <t:1893456000:R>.",
		Components: []discordgo.MessageComponent{buttons(
			discordgo.Button{Label: "Play", Style: discordgo.SuccessButton, CustomID: "accept:" + i.Member.User.ID},
			discordgo.Button{Label: "Decline", Style: discordgo.DangerButton, CustomID: "decline"})},
	})
	b.check(err)
}

func (b *scripted) component(s *discordgo.Session, i *discordgo.InteractionCreate) {
	id, rest, _ := strings.Cut(i.MessageComponentData().CustomID, ":")
	switch id {
	case "accept":
		b.accept(s, i, rest)
	case "move":
		b.private(s, i, "What do you do?",
			discordgo.ActionsRow{Components: []discordgo.MessageComponent{discordgo.SelectMenu{
				MenuType: discordgo.StringSelectMenu, CustomID: "verb", Placeholder: "Choose a card",
				Options: []discordgo.SelectMenuOption{
					{Label: "Scorchbolt", Value: "Scorchbolt", Description: "2 Energy"},
					{Label: "Reed Walker", Value: "Reed Walker", Description: "1 Energy"},
				},
			}}})
	case "verb":
		card := i.MessageComponentData().Values[0]
		b.respond(s, i, discordgo.InteractionResponseUpdateMessage,
			&discordgo.InteractionResponseData{Content: "You play **" + card + "**.",
				Components: []discordgo.MessageComponent{
					buttons(discordgo.Button{
						Label: "Confirm", Style: discordgo.PrimaryButton, CustomID: "confirm:" + card,
					}),
				}})
	case "confirm":
		b.respond(s, i, discordgo.InteractionResponseUpdateMessage,
			&discordgo.InteractionResponseData{Content: "Played.", Components: []discordgo.MessageComponent{}})
		_, err := s.ChannelMessageSendComplex(i.ChannelID, &discordgo.MessageSend{
			Content: "<@" + b.opponent + "> " + i.Member.User.GlobalName + " declared **" + rest + "**. " +
				"*Pass* lets it happen.",
			Components: []discordgo.MessageComponent{buttons(discordgo.Button{Label: "Pass",
				Style: discordgo.PrimaryButton, CustomID: "pass"})}})
		b.check(err)
	case "pass":
		b.private(s, i, "You pass.")
	case "note":
		b.respond(s, i, discordgo.InteractionResponseModal,
			&discordgo.InteractionResponseData{CustomID: "note", Title: "A note",
				Components: []discordgo.MessageComponent{
					buttons(discordgo.TextInput{CustomID: "text", Label: "Your note",
						Style: discordgo.TextInputParagraph, Required: true, MaxLength: 200})}})
	}
}

// accept opens the match's thread with its first handover.
func (b *scripted) accept(s *discordgo.Session, i *discordgo.InteractionCreate, challenger string) {
	b.respond(s, i, discordgo.InteractionResponseUpdateMessage,
		&discordgo.InteractionResponseData{Content: "The match has begun.", Components: []discordgo.MessageComponent{}})
	thread, err := s.MessageThreadStartComplex(i.ChannelID, i.Message.ID,
		&discordgo.ThreadStart{Name: "Match 1", AutoArchiveDuration: 1440})
	if err != nil {
		b.check(err)
		return
	}
	for _, id := range []string{challenger, i.Member.User.ID} {
		b.check(s.ThreadMemberAdd(thread.ID, id))
	}
	_, err = s.ChannelMessageSendComplex(thread.ID, &discordgo.MessageSend{
		Content: "<@" + challenger + "> it is your turn.",
		Embeds: []*discordgo.MessageEmbed{{Title: "Turn 1", Description: "Nothing has happened yet.", Color: 0xf2b45a,
			Image: &discordgo.MessageEmbedImage{URL: "attachment://board.png"}}},
		Files: []*discordgo.File{{Name: "board.png", ContentType: "image/png", Reader: bytes.NewReader(board())}},
		Components: []discordgo.MessageComponent{buttons(
			discordgo.Button{Label: "My move", Style: discordgo.PrimaryButton, CustomID: "move"},
			discordgo.Button{Label: "Note", Style: discordgo.SecondaryButton, CustomID: "note"})},
	})
	b.check(err)
}

// board is a picture of 720 by 900 pixels.
func board() []byte {
	img := image.NewRGBA(image.Rect(0, 0, 720, 900))
	draw.Draw(img, img.Bounds(), image.NewUniform(color.RGBA{0x27, 0x40, 0x6b, 0xff}), image.Point{}, draw.Src)
	for n := range 3 {
		at := image.Rect(60+210*n, 120, 240+210*n, 370)
		draw.Draw(img, at, image.NewUniform(color.RGBA{0xf2, 0xb4, 0x5a, 0xff}), image.Point{}, draw.Src)
	}
	var out bytes.Buffer
	if err := png.Encode(&out, img); err != nil {
		panic(err) // a buffer takes everything
	}
	return out.Bytes()
}
