package discord_test

import (
	"fmt"
	"maps"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/engine/thorough"
)

// fillers are what long texts are made of: letters, emoji of four bytes, accents on one letter, lines, markdown.
var fillers = map[string]string{"letters": "a", "emoji": "🂡", "accents": "\u0301", "lines": "\n", "words": "word ",
	"markdown": "*", "code": "```\n", "numbers": "1,"}

// filled is a text of exactly n characters.
func filled(with string, n int) string { return string([]rune("x" + strings.Repeat(with, n))[:n]) }

// TestLongOptions ensures that every option that takes a text says how long it may be, and that a text of that length,
// and one of Discord's own 6,000 characters where a client does not keep to it, gets a kind answer.
func TestLongOptions(t *testing.T) {
	thorough.Only(t, "it walks all options")
	w := discordtest.New(t)
	w.Begun()
	ada := w.Ada
	ada.PastesDeck("Mine", "12 Moth")
	for _, c := range w.Bot.Commands() {
		for path, options := range subcommands(c) {
			for _, o := range options {
				if o.Type != discordgo.ApplicationCommandOptionString {
					continue
				}
				if o.MaxLength == 0 && len(o.Choices) == 0 || o.MaxLength > ui.MaxTypedList {
					t.Errorf("/%s %s: at most %d characters", path, o.Name, o.MaxLength)
				}
				for what, filler := range fillers {
					for _, n := range []int{max(o.MaxLength, 1), o.MaxLength + 1, 6000} {
						about := fmt.Sprintf("/%s %s: %d %s", path, o.Name, n, what)
						text := filled(filler, n)
						kind(w, about, ada.Visit().RunsCommand(path, with(w, options, o.Name, text)))
						if o.Autocomplete {
							ada.Completions(path, o.Name, text)
						}
					}
				}
			}
		}
	}
	w.Quiet()
}

// with are the options of a command that must be given, and one more.
func with(w *discordtest.World, options []*discordgo.ApplicationCommandOption, name, text string) map[string]string {
	out := map[string]string{}
	for _, o := range options {
		if o.Required {
			out[o.Name] = map[string]string{"opponent": w.Bruno.ID(), "name": "Mine", "about": "TA-2"}[o.Name]
		}
	}
	out[name] = text
	return out
}

// kind checks that an answer, unless it is a form, keeps Discord's limits and is none that says that something went
// wrong. What does not keep them the sandbox has refused.
func kind(w *discordtest.World, what string, m discordtest.Message) {
	w.Helper()
	if m.ID == "" {
		return // a form
	}
	w.Within(m)
	if o := outcome(m); o == "failed" || m.Text() == "" {
		w.Errorf("%s: %s", what, m)
	}
}

// TestLongForms ensures that a form with a text of Discord's 4,000 characters is taken, and one with more gets a kind
// answer, whatever it is made of and however long the name is that it is for.
func TestLongForms(t *testing.T) {
	thorough.Only(t, "it walks all forms")
	w := discordtest.New(t)
	for what, filler := range fillers {
		for _, n := range []int{4000, 4001, 100_000} {
			for _, name := range []string{"Long", filled(filler, 40), filled(filler, 80)} {
				id := ui.ID{Action: ui.ActDeckText, Arg: "tally/" + name}
				m := w.Ada.Visit().SubmitsID(id, map[string]string{"list": filled(filler, n)})
				kind(w, fmt.Sprint(n, " ", what, " for ", name), m)
				if tells := m.Tells("at most 4000 characters"); name == "Long" && tells != (n > 4000) {
					t.Errorf("%d %s: %s", n, what, m)
				}
			}
		}
	}
	w.Quiet()
}

// TestLongFiles ensures that a file as long as may be gets a kind answer, whatever stands in it.
func TestLongFiles(t *testing.T) {
	thorough.Only(t, "it walks everything that takes files")
	w := discordtest.New(t)
	ada := w.Ada
	more := maps.Clone(fillers)
	more["unknown cards"], more["long names"] = "1 Nothing of the sort\n", "1 "+strings.Repeat("long ", 90)+"\n"
	more["cards"], more["empty"] = "1 Moth\n", "\r\n"
	for what, filler := range more {
		list := filled(filler, 32<<10/len(filler))
		kind(w, what, ada.AttachesDeck("Filed", sandbox.File{Name: filled(filler, 200) + ".txt", Type: "text/plain",
			Data: []byte(list)}))
		for _, sub := range []string{"show", "check", "delete"} {
			kind(w, what+": "+sub, ada.Deck(sub, discordtest.Opt("name", "Filed")))
		}
		kind(w, what+": list", ada.Deck("list"))
	}
	w.Quiet()
}

// TestLongPresses ensures that a menu's value and a custom id that nobody offered get a kind answer, however long.
func TestLongPresses(t *testing.T) {
	thorough.Only(t, "it walks all presses")
	w := discordtest.New(t)
	w.Begun()
	v := w.Ada.Visit()
	v.On = w.Ada.Open("move", "verb:play").ID
	for _, action := range actions(t) {
		for what, filler := range fillers {
			id := ui.ID{Match: "m1", Action: action, Arg: filled(filler, 80)}
			out := v.TrySend(sandbox.InteractionComponent, forgery{id.String(), []string{filled(filler, 6000)}}.data())
			kind(w, fmt.Sprint(action, " with ", what), v.Answer(out))
			out = v.TrySend(sandbox.InteractionComponent, forgery{id.String(), []string{filled(filler, 100)}}.data())
			if out.Kind != sandbox.OutcomeModal {
				kind(w, fmt.Sprint(action, " with little ", what), v.Answer(out))
			}
		}
	}
	w.Quiet()
}
