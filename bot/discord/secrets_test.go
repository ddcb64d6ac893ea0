package discord_test

import (
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/api"
	"farpost/bot/discord/discordtest"
	"farpost/bot/sandbox"
	"farpost/storage"
)

// Routes of an interaction's answers, as the sandbox names them.
const (
	routeAnswer = "/interactions/{interaction_id}/{interaction_token}/callback"
	routeReply  = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
)

// faults are all ways in which the sandbox lets a request go wrong.
var faults = []sandbox.Fault{
	{Kind: sandbox.FaultDropBefore}, {Kind: sandbox.FaultDropAfter}, {Kind: sandbox.FaultStatus, Status: 500},
	{Kind: sandbox.FaultStatus, Status: 502}, {Kind: sandbox.FaultStatusAfter, Status: 503},
	{Kind: sandbox.FaultRateLimit, RetryAfter: time.Millisecond},
}

// TestNothingReportedOpensAnything ensures that while a match is played and the network breaks in every way, whatever
// the bot reports, the library logs and the outbox stores has nothing by which a reader could act in somebody's place:
// neither an interaction's token nor the bot's.
func TestNothingReportedOpensAnything(t *testing.T) {
	w := discordtest.New(t)
	var mu sync.Mutex
	var told []string
	api.LogTo(func(err error) {
		mu.Lock()
		defer mu.Unlock()
		told = append(told, err.Error())
	})
	ada, bruno := w.Ada, w.Bruno
	w.Begun()
	tokens := answersBreak(w)
	w.Server.DropGateway()
	w.OK(w.Server.AwaitBot(w.Ctx))
	for i, f := range faults { // what the outbox sends: messages, edits, pictures, direct messages
		for _, f.Template = range []string{discordtest.RouteMessages, discordtest.RouteMessage, "/users/@me/channels"} {
			w.Server.Inject(f)
		}
		p := []*discordtest.Member{ada, bruno}[i%2]
		p.EndTurn()
		mu.Lock()
		told = append(told, stored(w)...)
		mu.Unlock()
	}
	w.Deaf()
	mu.Lock()
	defer mu.Unlock()
	for _, err := range w.Faults() {
		told = append(told, err.Error())
	}
	for _, x := range w.Exchanges() { // those that the sandbox has handed out
		if parts := strings.Split(x.Path, "/"); x.Template == routeAnswer || x.Template == routeReply {
			tokens = append(tokens, parts[3])
		}
	}
	if len(told) < 30 || len(tokens) < 30 {
		t.Fatalf("%d lines and %d tokens show nothing", len(told), len(tokens))
	}
	for _, line := range told {
		for _, secret := range append(tokens, discordtest.Token) {
			if strings.Contains(line, secret) {
				t.Errorf("%q opens something by %q", line, secret)
			}
		}
	}
}

// answersBreak has Ada look at the board again and again while answers and what follows them fail in every way. It
// returns the tokens with which she asked.
func answersBreak(w *discordtest.World) (tokens []string) {
	for i, f := range faults {
		for j, route := range []string{routeAnswer, routeReply, ""} {
			if f.Template = route; route != "" {
				w.Server.Inject(f)
			}
			id := fmt.Sprintf("99000000000000%02d%02d", i, j)
			token := fmt.Sprintf("a_token-of.%s", id)
			tokens = append(tokens, token)
			w.Bot.Handle(&api.Interaction{Interaction: &discordgo.Interaction{ID: id,
				AppID: w.Server.BotID(), Token: token, ChannelID: w.Matches(),
				Type: discordgo.InteractionApplicationCommand, GuildID: w.Server.GuildID(), Locale: "en-GB",
				AppPermissions: discordgo.PermissionAdministrator,
				Member:         &discordgo.Member{User: &discordgo.User{ID: w.Ada.ID(), Username: "ada"}},
				Data: discordgo.ApplicationCommandInteractionData{Name: "match",
					Options: []*discordgo.ApplicationCommandInteractionDataOption{{Name: "board",
						Type: discordgo.ApplicationCommandOptionSubCommand}}}}})
		}
	}
	return tokens
}

// stored is what the outbox has noted about failures.
func stored(w *discordtest.World) (told []string) {
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		for _, status := range []storage.OutboxStatus{storage.Pending, storage.InFlight, storage.Done, storage.Dead} {
			rows, err := tx.OutboxRows(status, 0)
			if err != nil {
				return err
			}
			for _, r := range rows {
				if r.LastError != "" {
					told = append(told, r.LastError)
				}
			}
		}
		return nil
	}))
	return told
}
