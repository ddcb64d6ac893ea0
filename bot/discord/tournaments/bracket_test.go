package tournaments_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/narrate"
	"farpost/bot/discord/port"
	"farpost/bot/discord/tournaments"
	"farpost/bot/sandbox"
	"farpost/bot/tournament/bracket"
	"farpost/bot/tournament/event"
	"farpost/bot/words"
	"farpost/render"
	"farpost/render/gallery"
)

// onMessage is what the picture of a bracket on a message shows, as the painter of tests says it; "" for none.
func onMessage(m discordtest.Message) string {
	for _, a := range m.Attachments {
		if a.Filename == "bracket.png" {
			return a.Description
		}
	}
	for _, e := range m.Embeds {
		if e.Image != nil {
			return e.Image.Description
		}
	}
	return ""
}

// living is the event's message.
func (w desk) living() discordtest.Message {
	w.Helper()
	list := w.said("Spring Cup")
	i := slices.IndexFunc(list, func(m discordtest.Message) bool { return len(m.Components) > 0 })
	if i < 0 {
		w.Fatalf("no message shows the tournament: %v", list)
	}
	return list[i]
}

// TestBracketShown ensures that everybody sees an elimination as a picture on the event's message and with each round,
// not before its first round is published; that it is sent again only when it shows something else, and once after a
// kill; and that one finds it in words and with the places at its end.
func TestBracketShown(t *testing.T) {
	w := opened(t, "format=single")
	w.Ada.Command("setup", discordtest.Opt("judges", w.Server.RoleID("Administrators"))) // who play may call them
	joined(w, w.Ada, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/start", "do/start", "do/draft")
	w.Delivered()
	if got := onMessage(w.living()); got != "" {
		t.Errorf("a draft is shown: %s", got)
	}
	if m := w.Bruno.Command("tournament standings"); m.Shows("Semifinali") {
		t.Errorf("a draft is shown: %s", m)
	}
	w.panel("ask/publish", "do/publish")
	w.Tick(0)
	for _, m := range []discordtest.Message{w.living(), w.said("published the")[0]} {
		if got := onMessage(m); !strings.Contains(got, "4 players · Semifinals; upper Semifinals, 2 places: 0 ") ||
			!strings.Contains(got, "upper Final, 1 places: 0 ?, ?") {
			t.Errorf("%s shows %q", m, got)
		}
	}
	first := w.living().Attachments[0].URL
	cur, _ := w.event().Current()
	w.press(w.member(cur.Pairings[0].Players[0]), w.member(cur.Pairings[0].Players[0]).Command("tournament match"),
		"/dispute/")
	w.Delivered()
	if m := w.living(); m.Attachments[0].URL != first || !m.Shows("waits for a judge") {
		t.Errorf("the same picture was sent again: %v", m.Attachments)
	}
	w.OK(w.Server.DeleteMessage(w.living().ID))
	w.panel("/round")
	again := w.member(cur.Pairings[1].Players[0])
	w.press(again, again.Command("tournament match"), "/dispute/")
	w.Delivered()
	if m := w.living(); onMessage(m) == "" {
		t.Errorf("made again it shows %s", m)
	}
	first = w.living().Attachments[0].URL
	w.Restart()
	w.Delivered()
	w.finish()
	if m := w.living(); m.Attachments[0].URL == first || !strings.Contains(onMessage(m), "1 won, ") ||
		!strings.Contains(onMessage(m), "4 players · Final; ") {
		t.Errorf("after round 1 the message shows %q", onMessage(m))
	}
	m := w.Bruno.Command("tournament standings")
	if alt := w.Bruno.AwaitPicture(m, "bracket.png"); !strings.Contains(alt, "4 giocatori · Finale; ") {
		t.Errorf("Bruno sees %q", alt)
	}
	m = w.press(w.Bruno, w.Bruno.Message(m.ID), "/tree/0")
	w.Says("in words", m, "**Spring Cup**")
	w.panel("do/draft")
	w.Delivered()
	w.Says("between the rounds", w.living(), "Round 1 of 2 is over; the next one is being paired.")
	w.panel("ask/publish", "do/publish")
	w.Tick(0)
	w.finish()
	w.Says("the panel", w.panel(), "Round 2 of 2 is over: all rounds are played.", "end it")
	w.panel("ask/finish", "do/finish")
	w.Delivered()
	final, _ := w.closed().Current()
	winner := w.member(final.Pairings[0].Players[0])
	for _, m := range []discordtest.Message{w.living(), w.said("Ada ended")[0]} {
		if got := onMessage(m); !strings.Contains(got, "Final, 1 places: 0 "+winner.Name+" 1 won") ||
			!m.Shows("**1** · "+winner.Name) {
			t.Errorf("%s shows %q", m, got)
		}
	}
	w.Quiet()
}

// closed is how the one event of a test stands, though it is over.
func (w desk) closed() event.Event {
	w.Helper()
	was := anyEvent
	was.Open = false
	list, err := w.Desk.List(w.Ctx, was)
	w.OK(err)
	return list[0].Event
}

// TestBracketAfterSwiss ensures that an elimination after Swiss rounds is shown in place of the standings, which stay a
// press away.
func TestBracketAfterSwiss(t *testing.T) {
	w := opened(t, "cut=single")
	joined(w, w.Ada, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/start", "do/start")
	for range w.event().Total {
		w.round()
		w.finish()
	}
	w.Says("the panel", w.panel(), "all rounds are played", "the elimination waits to begin")
	w.panel("ask/cut", "do/cut")
	w.round()
	if got := onMessage(w.living()); !strings.Contains(got, "The best ") {
		t.Errorf("the message shows %q", got)
	}
	if got := w.parts(w.panel("/plan")); slices.Contains(got, "cut") {
		t.Errorf("the elimination that is being played can be planned: %q", got)
	}
	m := w.Ada.Command("tournament standings")
	w.Ada.AwaitPicture(m, "bracket.png")
	m = w.press(w.Ada, w.Ada.Message(m.ID), "/standings/0")
	w.Ada.AwaitPicture(m, "standings.png")
	m = w.press(w.Ada, w.Ada.Message(m.ID), "/standings")
	w.Ada.AwaitPicture(m, "bracket.png")
	w.Quiet()
}

// TestBracketInWords ensures that words take the place of a bracket's picture where files are not permitted, and where
// none can be drawn.
func TestBracketInWords(t *testing.T) {
	w := opened(t, "format=single")
	w.Ada.Command("setup", discordtest.Opt("judges", w.Server.RoleID("Administrators"))) // who play may call them
	joined(w, w.Ada, w.Bruno)
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionAttachFiles))
	w.panel("ask/start", "do/start")
	w.round()
	for _, m := range []discordtest.Message{w.living(), w.said("published the")[0]} {
		if onMessage(m) != "" || !m.Shows("upper Final, 1 places") {
			t.Errorf("without files: %s", m)
		}
	}
	w.OK(w.Server.DenyBot(w.Matches(), 0))
	call := func(p *discordtest.Member) { w.press(p, p.Command("tournament match"), "/dispute/") }
	call(w.Bruno)
	w.Delivered()
	if m := w.living(); onMessage(m) == "" || strings.Contains(m.Content, "upper") {
		t.Errorf("with files again: %s", m)
	}
	w.Painter.Busy.Store(true)
	call(w.Ada)
	w.Delivered()
	if m := w.living(); onMessage(m) != "" || !m.Shows("upper Final, 1 places") {
		t.Errorf("without a picture: %s", m)
	}
	w.Painter.Busy.Store(false)
	w.Tick(time.Hour)
	w.finish()
	if m := w.living(); onMessage(m) == "" || strings.Contains(m.Content, "upper") {
		t.Errorf("with a picture again: %s", m)
	}
}

// TestTree ensures that a bracket is shown as the renderer's samples have it, for every number of players: rounds and
// their sides, the place of each match and bye, who plays it and who won.
func TestTree(t *testing.T) {
	texts, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	names := gallery.Entrants(16)
	name := func(player string) string { return names[slices.Index(seeds(16), player)].Name }
	check := func(kind bracket.Kind, n, played int, third bool) {
		b, err := bracket.New(kind, seeds(n), third)
		if err != nil {
			t.Fatal(err)
		}
		b = playedAs(t, b, played)
		e := event.Event{Plan: event.Plan{Format: event.Format(kind)}, Bracket: &b}
		names := kind == bracket.Single || n <= 8 // in larger samples others come down in other places
		got := sketch(tournaments.TreeOf(narrate.Words{Texts: texts}, "en", e, name), names)
		want := sketch(sample(gallery.Elimination("en", n, kind == bracket.Double, played, third, false)), names)
		if diff := cmp.Diff(want, got); diff != "" {
			t.Errorf("%s of %d after %d (-sample +bracket): %s", kind, n, played, diff)
		}
	}
	for n := 3; n <= 16; n++ {
		for _, played := range []int{0, 1, 4, 9, 99} {
			check(bracket.Double, n, played, false)
			check(bracket.Single, n, played, false)
			if n > 3 {
				check(bracket.Single, n, played, true)
			}
		}
	}
}

// TestTreeLeft ensures that who has left a bracket is shown as that, that a walkover has no score, and that a match
// which was ruled has the one that it was given.
func TestTreeLeft(t *testing.T) {
	texts, err := words.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	b, err := bracket.New(bracket.Single, seeds(4), false)
	if err != nil {
		t.Fatal(err)
	}
	if b, err = b.Drop("04"); err != nil {
		t.Fatal(err)
	}
	if b, err = b.Decide("W1-2", "03"); err != nil {
		t.Fatal(err)
	}
	e := event.Event{Bracket: &b, Rounds: []event.Round{{Published: true, Pairings: []event.Pairing{
		{Tie: "W1-2", Players: []string{"03", "02"}, Done: event.DoneRuled, Wins: []int{2, 1}}}}}}
	got := tournaments.TreeOf(narrate.Words{Texts: texts}, "it", e, func(player string) string { return player })
	want := []port.BracketTie{
		{A: port.Contender{Player: "01", Name: "01", Won: true},
			B: port.Contender{Player: "04", Name: "04", Dropped: true}},
		{Slot: 1, A: port.Contender{Player: "02", Name: "02", Score: "1"},
			B: port.Contender{Player: "03", Name: "03", Score: "2", Won: true}}}
	if diff := cmp.Diff(want, got.Rounds[0].Ties); diff != "" || got.Line != "4 giocatori · Finale" {
		t.Errorf("%q (-want +got): %s", got.Line, diff)
	}
}

// seeds are the ids of so many players, the best first.
func seeds(n int) (out []string) {
	for i := range n {
		out = append(out, fmt.Sprintf("%02d", i+1))
	}
	return out
}

// sketch is what a bracket shows, by round and place; names says whether people and winners count.
func sketch(b port.Bracket, names bool) map[string]string {
	out := map[string]string{}
	for _, r := range b.Rounds {
		at := fmt.Sprintf("%s %s", r.Side, r.Name)
		out[at] = fmt.Sprint(r.Slots)
		for _, x := range r.Ties {
			both := []string{fmt.Sprint(x.A.Name, x.A.Won), fmt.Sprint(x.B.Name, x.B.Won)}
			slices.Sort(both)
			if !names {
				both = nil
			}
			out[fmt.Sprint(at, x.Slot)] = fmt.Sprint(x.Bye, both)
		}
	}
	return out
}

// sample is a bracket of the renderer's samples.
func sample(b render.Bracket) (out port.Bracket) {
	for _, r := range b.Rounds {
		round := port.BracketRound{Side: string(r.Side), Name: r.Name, Slots: r.Slots}
		for _, x := range r.Ties {
			round.Ties = append(round.Ties, port.BracketTie{Slot: x.Slot, Bye: x.Bye,
				A: port.Contender{Name: x.A.Name, Won: x.A.Won}, B: port.Contender{Name: x.B.Name, Won: x.B.Won}})
		}
		out.Rounds = append(out.Rounds, round)
	}
	return out
}

// playedAs decides so many ties as the renderer's samples do: the upper side first, and every third for the worse seed.
func playedAs(t *testing.T, b bracket.Bracket, played int) bracket.Bracket {
	t.Helper()
	n := 0
	for _, side := range []bracket.Side{bracket.Upper, bracket.Lower, bracket.Third, bracket.Final} {
		for _, tie := range b.Ties() {
			if tie.Side != side || n == played {
				continue
			}
			for _, now := range b.Ready() {
				if now.ID != tie.ID {
					continue
				}
				x, y := min(now.A, now.B), max(now.A, now.B)
				if n++; n%3 == 0 {
					x = y
				}
				next, err := b.Decide(now.ID, x)
				if err != nil {
					t.Fatal(err)
				}
				b = next
			}
		}
	}
	return b
}
