package discord_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
)

// TestAcknowledgedPresses ensures that no press and no form, whoever makes it, has the bot ask Discord for anything
// before it has acknowledged the press.
func TestAcknowledgedPresses(t *testing.T) {
	w := discordtest.New(t)
	w.Begun()
	w.Ada.PastesDeck("Mine", "12 Moth")
	on, private := w.Ada.Handover(), w.Ada.Command("settings")
	who, matches := people(w)
	order, _ := rows(t, access)
	w.Halt() // what acts cause is the outbox's
	for _, row := range append(order, "tell:dm") {
		id, value, menu := strings.Cut(row, "=")
		action, arg, _ := strings.Cut(id, ":")
		for i, v := range who {
			id := ui.ID{Match: matches[i], Action: action, Arg: arg}
			v.On = on.ID
			acknowledged(w, fmt.Sprint(row, " by ", i), func() {
				switch {
				case action == ui.ActDeckText:
					v.SubmitsID(id, nil)
				case menu:
					v.PressesID(id, value)
				default:
					v.PressesID(id)
				}
			})
			if v.Member == w.Ada { // a private message is changed in its place
				v.On = private.ID
				acknowledged(w, row+" on a private message", func() {
					v.TrySend(sandbox.InteractionComponent, map[string]any{"custom_id": id.String()})
				})
			}
		}
	}
	w.Quiet()
}

// TestAcknowledgedCommands ensures the same of commands and of completions, with whatever options have the bot ask
// Discord or fetch something: another channel for a server, an invitation from a thread, a file.
func TestAcknowledgedCommands(t *testing.T) {
	w := discordtest.New(t)
	ada := w.Ada
	thread := w.Begun().ChannelID
	ada.PastesDeck("Mine", "12 Moth")
	who, matches := people(w)
	order, _ := rows(t, commandAccess)
	w.Halt()
	for _, row := range order {
		path, option, value := row, "", ""
		if at := strings.LastIndexByte(row, ' '); strings.Contains(row, "=") {
			path = row[:at]
			option, value, _ = strings.Cut(row[at+1:], "=")
		}
		if value == "bruno" {
			value = w.Bruno.ID()
		}
		for i, v := range who {
			options := map[string]string{"match": matches[i]}
			if option != "" {
				options[option] = value
			}
			acknowledged(w, fmt.Sprint(row, " by ", i), func() { v.RunsCommand(path, options) })
		}
	}
	acknowledged(w, "an invitation from a thread", func() {
		m := w.Dario.CommandIn(thread, "match new", discordtest.Opt("opponent", w.Chiara.ID()))
		if !m.Tells(w.Matches()) {
			t.Errorf("invited from a thread: %s", m)
		}
	})
	acknowledged(w, "another channel for the server", func() {
		ada.Command("setup", discordtest.Opt("channel", w.Server.ChannelID("general")))
	})
	acknowledged(w, "a server's channel from a thread", func() { ada.CommandIn(thread, "setup") })
	acknowledged(w, "a file", func() {
		m := ada.AttachesDeck("Filed", sandbox.File{Name: "a.txt", Type: "text/plain", Data: []byte("12 Moth")})
		w.Says("a deck of a file", m, "is saved")
	})
	for _, c := range w.Bot.Commands() {
		for path, options := range subcommands(c) {
			for _, o := range options {
				if o.Autocomplete && o.Type == discordgo.ApplicationCommandOptionString {
					acknowledged(w, path+" "+o.Name, func() { ada.Completions(path, o.Name, "a") })
				}
			}
		}
	}
	w.Quiet()
}

// acknowledged checks that the first request behind an interaction is its acknowledgement, and that there is one.
func acknowledged(w *discordtest.World, what string, do func()) {
	w.Helper()
	before := len(w.Exchanges())
	do()
	w.Answered()
	var made []string
	for _, x := range w.Exchanges()[before:] {
		made = append(made, x.Method+" "+x.Template)
	}
	if len(made) == 0 || made[0] != "POST "+discordtest.RouteCallback {
		w.Errorf("%s: not acknowledged first: %v", what, made)
	}
}

// TestAnswerToNowhere ensures that nobody is told of an answer whose channel was deleted meanwhile: what was done
// holds.
func TestAnswerToNowhere(t *testing.T) {
	w := discordtest.New(t)
	w.Server.Inject(sandbox.Fault{Kind: sandbox.FaultStatusAfter, Status: 404, Code: 10003, Method: "POST",
		Template: discordtest.RouteCallback})
	w.Ada.Command("settings")
	w.Restart() // the handler has come to its end
	w.Quiet()
}
