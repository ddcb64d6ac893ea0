package reply_test

import (
	"context"
	"errors"
	"fmt"
	"path"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/reply"
	"farpost/bot/sandbox"
	"farpost/bot/words"
)

// rig is a bot on a sandbox that answers each interaction as the test says.
type rig struct {
	*testing.T
	ctx    context.Context
	server *sandbox.Server
	client *api.Client
	ada    *sandbox.Member
	answer func(reply.Call) error // how the next interaction is answered
}

func newRig(t *testing.T) *rig {
	t.Helper()
	t.Parallel()
	r := &rig{T: t, ctx: t.Context()}
	ok := func(err error) {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
	}
	var err error
	r.server, err = sandbox.New(sandbox.Config{Token: discordtest.Token, AutoplayPause: -1,
		Clock: sandbox.NewManualClock(discordtest.Noon), Limits: sandbox.Limits{PerSecond: -1}})
	ok(err)
	ok(r.server.Start())
	r.client, err = api.Dial(api.Config{Token: discordtest.Token, Base: r.server.URL(), PerSecond: -1})
	ok(err)
	texts, err := words.New(nil)
	ok(err)
	desk := reply.NewDesk(reply.Config{API: r.client, Texts: texts, Report: func(err error) { t.Error(err) }})
	r.client.OnInteraction(func(i *api.Interaction, err error) {
		if err := errors.Join(err, r.answer(desk.Take(i))); err != nil {
			t.Error(err)
		}
	})
	ok(r.client.Connect(r.ctx, 20*time.Second))
	_, err = r.client.ApplicationCommandBulkOverwrite(r.client.AppID, "",
		[]*discordgo.ApplicationCommand{{Name: "go", Description: "Go"}})
	ok(err)
	t.Cleanup(func() {
		ok(r.client.Disconnect())
		ok(r.server.Close(context.Background()))
	})
	r.ada = r.server.Member(0)
	return r
}

// full is a message with each part that an answer can have; of its files one is shown by its embed.
func full(name string) api.Message {
	return api.Message{Content: "the content of " + name,
		Embeds: []*discordgo.MessageEmbed{{Title: "the embed of " + name,
			Image: &discordgo.MessageEmbedImage{URL: "attachment://" + name + ".png"}}},
		Components: []discordgo.MessageComponent{discordgo.ActionsRow{Components: []discordgo.MessageComponent{
			discordgo.Button{Label: "the button of " + name, Style: discordgo.PrimaryButton,
				CustomID: "v1:x:" + name}}}},
		Files: []api.File{{Name: name + ".png", Alt: "what " + name + " shows", Type: "image/png", Data: []byte("png")},
			{Name: name + ".csv", Alt: "the table of " + name, Type: "text/csv", Data: []byte("a,b\n" + name)}}}
}

// parts is all that a message shows, in words.
func parts(m sandbox.Message) string {
	var out []string
	out = append(out, m.Content)
	for _, e := range m.Embeds {
		line := e.Title
		if e.Image != nil {
			line += fmt.Sprintf(" with %s (%s)", path.Base(e.Image.URL), e.Image.Description)
		}
		out = append(out, line)
	}
	for _, row := range m.Components {
		for _, c := range row.Components {
			out = append(out, c.Label)
		}
	}
	for _, a := range m.Attachments {
		out = append(out, fmt.Sprintf("%s (%s, %d bytes)", a.Filename, a.Description, a.Size))
	}
	return strings.Join(out, "\n")
}

// wholeOf is how a full message arrives.
func wholeOf(name string) string {
	return strings.ReplaceAll(fmt.Sprintf("the content of NAME\nthe embed of NAME with NAME.png (what NAME shows)\n"+
		"the button of NAME\nNAME.csv (the table of NAME, %d bytes)", 4+len(name)), "NAME", name)
}

// TestWholeAnswers ensures that no answer of any kind loses a part on its way: by each way of answering, to a command
// and to a press on a private and on a public message, at once and after a promise, with files and without.
func TestWholeAnswers(t *testing.T) {
	r := newRig(t)
	channel := r.server.ChannelID("matches")
	ways := map[string]reply.Show{"say": reply.Call.Say, "change": reply.Call.Change, "replace": reply.Call.Replace,
		"publish": reply.Call.Publish, "complete": func(c reply.Call, m api.Message) error {
			if err := c.Say(api.Message{Content: "wait"}); err != nil {
				return err
			}
			return c.Complete(context.Background(), m)
		}}
	done := make(chan struct{}, 1)
	answers := func(do func(reply.Call) error) {
		r.answer = func(c reply.Call) error {
			defer func() { done <- struct{}{} }()
			return do(c)
		}
	}
	run := func(do func(reply.Call) error) sandbox.Outcome {
		t.Helper()
		answers(do)
		out, err := r.ada.Run(r.ctx, channel, "go", nil)
		if err != nil {
			t.Fatal(err)
		}
		<-done
		return out
	}
	n := 0
	for how, show := range ways {
		for _, promised := range []bool{false, true} {
			for _, from := range []string{"a command", "a private message", "a public message"} {
				for _, files := range []bool{true, false} {
					n++
					name := fmt.Sprintf("n%d", n)
					m, want := full(name), wholeOf(name)
					if !files {
						m.Files, m.Embeds[0].Image = nil, nil
						want = strings.Replace(want, " with "+name+".png (what "+name+" shows)", "", 1)
						want = want[:strings.LastIndex(want, "\n")]
					}
					do := func(c reply.Call) error {
						if promised {
							if err := c.Acknowledge(); err != nil {
								return err
							}
						}
						return show(c, m)
					}
					var err error
					switch from {
					case "a command":
						run(do)
					case "a private message":
						old := run(func(c reply.Call) error { return c.Say(full("old")) })
						answers(do)
						_, err = r.ada.Press(r.ctx, old.MessageID, "v1:x:old")
						<-done
					default:
						var old *discordgo.Message
						if old, err = r.client.Send(r.ctx, channel, full("old")); err == nil {
							answers(do)
							_, err = r.ada.Press(r.ctx, old.ID, "v1:x:old")
							<-done
						}
					}
					if err != nil {
						t.Fatal(err)
					}
					got := r.newest(m.Content)
					if how == "change" && from == "a private message" && !files { // the old message's files stay
						want += "\nold.png (what old shows, 3 bytes)\nold.csv (the table of old, 7 bytes)"
					}
					if got != want {
						t.Errorf("%s after %s (promised %v, files %v) arrived as\n%s\nwant\n%s", how, from, promised, files,
							got, want)
					}
				}
			}
		}
	}
}

// newest is what the message with a content shows; "" where none came.
func (r *rig) newest(content string) string {
	r.Helper()
	out := ""
	for _, list := range r.ada.View().Messages {
		for _, m := range list {
			if m.Content == content {
				out = parts(m)
			}
		}
	}
	return out
}
