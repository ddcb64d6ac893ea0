package discord_test

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"

	"farpost/bot/discord/discordtest"
	"farpost/bot/internal/tally"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine/thorough"
)

// worstNames are names by which people try to link, ping, format, hide or turn round. Where a sign would do something
// to a word, the word ends in "canary"; see rendering. They come in threes, one for each player of a match.
var worstNames = []string{
	"[linkcanary](https://evil.gg)", "<@&123> @everyone @here", "\u202eeman\u202c\u2066x\u2069\u200e",
	"**starcanary** *emcanary*", "a\nbreak\r\n\tb\u2028c\u0085d\x07", "||spoilcanary|| ~~strikecanary~~",
	"# headcanary", "> quotecanary", "-# smallcanary",
	"`tickcanary` ```fencecanary", "__undercanary__ _slantcanary_", "- listcanary",
	"<:x:1> <a:xyz:12345>", "<t:1:R> <#1> </match new:1>", "z" + strings.Repeat("\u0301\u0334", 9) + "a",
	"1. numbercanary", "\ue000*guardcanary* \ue000", strings.Repeat("W", 300),
	"https://evil.gg/x www.evil.gg", "<https://evil.gg> discord.gg/evil", "{player} {n, plural, one {x} other {y}}",
	"\u200b\u200d\u2060\ufeff\u3164\u2800", "", "<@1000000000000000099>",
}

// TestWorstNames ensures that no name that a person chose does anything where anybody reads it, from the invitation to
// the rematch: not in a message, a thread's name, a button, a menu, a form, a completion, a file or a picture.
func TestWorstNames(t *testing.T) {
	thorough.Only(t, "it walks everything with the worst of names")
	t.Parallel()
	var seen rendered
	for names := range slices.Chunk(worstNames, 3) {
		t.Run(fmt.Sprintf("%q", names), func(t *testing.T) {
			w := discordtest.New(t)
			t.Cleanup(func() { seen.check(w) })
			for i, p := range []*discordtest.Member{w.Ada, w.Bruno, w.Chiara} {
				w.OK(p.Rename(names[i]))
				p.ByMessage()
			}
			decksOf(w, w.Ada, names)
			decksOf(w, w.Bruno, names)
			mistypes(w, names)
			playsTwo(w, names)
			playsThree(w)
		})
	}
	t.Cleanup(func() { seen.complete(t) })
}

// decksOf has a member save decks by these names, and look at them in every way.
func decksOf(w *discordtest.World, p *discordtest.Member, names []string) {
	for i, name := range names {
		out := tries(p, "deck import", name)
		if out.Kind != sandbox.OutcomeModal {
			continue // no name that anybody could see, or too long
		}
		list := "2 Spark\n2 Parry\n8 Moth"
		if i == 1 { // one that cannot be played
			list = strings.Join(names, "\n") + "\n1 " + name
		}
		p.Fills(out, "# "+name+"\n"+list)
		tries(p, "deck check", name)
		tries(p, "deck show", name)
	}
	p.Deck("list")
	for _, c := range p.Completions("deck delete", "name", "") {
		p.Press(p.Deck("delete", discordtest.Opt("name", c.Value)))
	}
	extra := names[0] + " to go"
	if out := tries(p, "deck import", extra); out.Kind == sandbox.OutcomeModal {
		p.Fills(out, "# "+strings.Join(names, "``\u200b`")+"\n12 Moth")
		p.Press(p.Deck("delete", discordtest.Opt("name", extra)), "deckdelete")
	}
	p.AttachesDeck("file "+names[0], sandbox.File{Name: names[0] + ".png", Type: "image/png", Data: []byte("no text")})
	long := "# " + strings.Repeat(names[0], 900) + "\n12 Moth"
	p.AttachesDeck("long", sandbox.File{Name: "l.txt", Data: []byte(long)})
	p.Deck("show", discordtest.Opt("name", "long"))
}

// tries runs a command with a name as its option, unless Discord itself does not let it through.
func tries(p *discordtest.Member, command, name string) sandbox.Outcome {
	return try(p, command, discordtest.Opt("name", name))
}

func try(p *discordtest.Member, command string, opts ...sandbox.OptionValue) sandbox.Outcome {
	path := strings.Fields(command)
	// The sandbox refuses what is too long or empty, as Discord does: then there is no outcome.
	out, _ := p.Run(context.Background(), p.View().Channels[0].ID, path[0], path[1:], opts...)
	return out
}

// mistypes has Ada type names where something else is expected.
func mistypes(w *discordtest.World, names []string) {
	for _, name := range append(slices.Clone(names), strings.Join(names, ",")) {
		opponent := discordtest.Opt("opponent", w.Bruno.ID())
		for _, opt := range []string{"deck", "clock", "rules"} {
			try(w.Ada, "match new", opponent, discordtest.Opt(opt, name))
			try(w.Ada, "match new", opponent, discordtest.Opt(opt, name+"=x"))
			w.Ada.Completions("match new", opt, name, opponent)
		}
		tries(w.Ada, "card", name)
		w.Ada.Completions("card", "name", name)
		try(w.Ada, "rule", discordtest.Opt("about", name))
		try(w.Ada, "match board", discordtest.Opt("match", name))
		w.Ada.Completions("match board", "match", name)
		tries(w.Ada, "deck show", name)
	}
	w.Ada.Command("setup", discordtest.Opt("channel", w.Matches()))
	w.Ada.Command("settings")
	w.Ada.Command("help")
}

// playsTwo lets Ada and Bruno play a match with decks of their own, to its result and a rematch.
func playsTwo(w *discordtest.World, names []string) {
	ada, bruno := w.Ada, w.Bruno
	var opts []sandbox.OptionValue
	for _, c := range ada.Completions("match new", "deck", "") {
		if slices.Contains(names, fmt.Sprint(c.Value)) {
			opts = []sandbox.OptionValue{discordtest.Opt("deck", c.Value)}
			break
		}
	}
	invitation := ada.Invites(bruno, opts...)
	menu := bruno.Press(invitation, "decks")
	bruno.Press(menu, "deckpick="+menu.Values()[0], "deckbring")
	w.Stake(ada, bruno)
	looks(w, ada, bruno, w.Chiara)
	w.Plays("Spark")
	bruno.AwaitPicture(bruno.Open("move"), "prompt.png")
	bruno.Does("pass")
	thread := ada.Handover().ChannelID
	for _, opt := range []string{"card", "target"} {
		ada.CompletionsIn(thread, "tally play", opt, "")
	}
	for _, typed := range append(slices.Clone(names), "raw:"+names[0], "int:"+names[0], "word:"+names[0]) {
		try(ada, "tally play", discordtest.Opt("match", "m1"), discordtest.Opt("card", typed))
	}
	ada.Press(ada.Open("move"), "verb:dig")
	ada.Does("/match draw")
	ada.Invites(bruno) // another match, to which a receipt leads
	bruno.Press(bruno.Invitation(), "accept:calm")
	w.Delivered()
	looks(w, ada, bruno, w.Chiara)
	ada.Completions("match board", "match", "")
	result := bruno.Concedes()
	looks(w, ada, bruno, w.Chiara)
	ada.Press(ada.Command("leaderboard"), "profile", "ranks")
	bruno.Command("profile", discordtest.Opt("player", ada.ID()))
	ada.Press(result, "log")
	ada.Press(result, "rematch")
	w.Delivered()
}

// playsThree lets all three play, so that menus bear names.
func playsThree(w *discordtest.World) {
	deck := table.Deck{Name: "wide", Cards: tally.Deck("comet", "spark", "flare")}
	match, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(),
		Game: tally.Name, From: w.Bruno.ID(), To: []string{w.Chiara.ID(), w.Ada.ID()}, Deck: deck})
	w.OK(err)
	for _, p := range []*discordtest.Member{w.Chiara, w.Ada} {
		_, err = w.Table.Accept(w.Ctx, match.ID, p.ID(), deck, "accepted by "+p.ID())
		w.OK(err)
	}
	w.Stake(w.Ada, w.Bruno, w.Chiara)
	looks(w, w.Ada, w.Bruno, w.Chiara)
	turn := w.Ada
	for _, p := range []*discordtest.Member{w.Bruno, w.Chiara} {
		if p.Handover().Mentioned(p) {
			turn = p
		}
	}
	targets := turn.Open("move", "verb:play", "pick=Spark")
	turn.Press(targets, "pick="+targets.Values()[0], "confirm")
	looks(w, w.Ada, w.Bruno, w.Chiara)
}

// looks has members look at everything that a match shows.
func looks(w *discordtest.World, members ...*discordtest.Member) {
	for _, p := range members {
		thread := p.Handover().ChannelID
		for _, c := range []string{"match board", "board text", "match log", "match list", "inbox", "settings"} {
			p.Answer(p.TryCommand(thread, c))
		}
		p.Handover()
		if m := p.Handover(); m.Has("more") {
			p.Press(m, "more")
		}
		p.Open("hand")
		p.Calls()
	}
	w.Delivered()
}
