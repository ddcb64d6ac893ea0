package bench

import (
	"bytes"
	"context"
	"fmt"
	"image"
	"image/png"
	"math/rand/v2"
	"net/http"
	"net/url"
	"os"

	"github.com/bwmarrin/discordgo"
)

// What the echo bot's buttons do.
const (
	echoAnswer  = "answer"
	echoPicture = "picture"
)

// RunEcho is the child to compare with: a bot that answers every press with a ready text, and uploads a ready picture
// where the button says so. It does nothing else.
func RunEcho(ctx context.Context, server, channel string) error {
	base, err := url.Parse(server)
	if err != nil {
		return err
	}
	board, err := readyPicture()
	if err != nil {
		return err
	}
	s, err := discordgo.New("Bot " + token)
	if err != nil {
		return err
	}
	s.Client = &http.Client{Transport: redirect{base}}
	s.StateEnabled, s.SyncEvents = false, false
	s.Identify.Intents = discordgo.IntentsGuilds
	s.AddHandler(func(s *discordgo.Session, i *discordgo.InteractionCreate) {
		err := s.InteractionRespond(i.Interaction, &discordgo.InteractionResponse{
			Type: discordgo.InteractionResponseChannelMessageWithSource,
			Data: &discordgo.InteractionResponseData{Content: "Done.", Flags: discordgo.MessageFlagsEphemeral}})
		if err == nil && i.MessageComponentData().CustomID == echoPicture {
			_, err = s.ChannelFileSend(channel, "board.png", bytes.NewReader(board))
		}
		if err != nil {
			fmt.Fprintln(os.Stderr, "echo:", err)
		}
	})
	if err := s.Open(); err != nil {
		return err
	}
	m, err := s.ChannelMessageSendComplex(channel, &discordgo.MessageSend{Content: "Echo",
		Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{
			discordgo.Button{Label: "Answer", CustomID: echoAnswer, Style: discordgo.PrimaryButton},
			discordgo.Button{Label: "Picture", CustomID: echoPicture, Style: discordgo.SecondaryButton},
		}}}})
	if err != nil {
		return err
	}
	out := newLines(os.Stdout)
	out.print(Line{Started: &Started{Channel: m.ChannelID, Message: m.ID}})
	out.obey(ctx)
	return s.Close()
}

// redirect sends requests to another server.
type redirect struct{ base *url.URL }

// RoundTrip implements [http.RoundTripper].
func (r redirect) RoundTrip(req *http.Request) (*http.Response, error) {
	req = req.Clone(req.Context())
	req.URL.Scheme, req.URL.Host, req.Host = r.base.Scheme, r.base.Host, r.base.Host
	return http.DefaultTransport.RoundTrip(req)
}

// readyPicture is a PNG of the size of a usual board, about 100 KB.
func readyPicture() ([]byte, error) {
	m := image.NewGray(image.Rect(0, 0, 320, 320))
	r := rand.New(rand.NewPCG(1, 1))
	for i := range m.Pix {
		m.Pix[i] = byte(r.Uint32()) // noise, which does not get smaller
	}
	var b bytes.Buffer
	err := png.Encode(&b, m)
	return b.Bytes(), err
}
