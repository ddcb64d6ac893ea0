package tournaments_test

import (
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/people"
	"farpost/bot/discord/tournaments"
	"farpost/bot/sandbox"
	"farpost/bot/tournament/event"
)

// opened has Ada make a tournament in a few taps and open its registration.
func opened(t *testing.T, picks ...string) desk {
	t.Helper()
	w := desk{discordtest.New(t)}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	w.Says("the plan", m, "Spring Cup", "Swiss", "only organisers see it", "With 16 players")
	for _, p := range picks {
		part, value, _ := strings.Cut(p, "=")
		m = w.choose(m, part, value)
	}
	m = w.press(w.Ada, m, "ask/open")
	w.Says("what opening means", m, "Everybody can join then")
	w.press(w.Ada, m, "do/open")
	w.Delivered()
	return w
}

// joined has people join with a ready deck.
func joined(w desk, who ...*discordtest.Member) {
	w.Helper()
	for _, p := range who {
		m := w.press(p, p.Command("tournament join"), "/bring", "ready:calm")
		if m.Shows("Choose a deck", "Scegli un mazzo") {
			w.Errorf("%s has no deck: %s", p, m)
		}
	}
	w.Delivered()
}

// TestTournament ensures that an organiser runs a tournament by the panel alone, and that its players find their
// matches, play them and see how they stand; that each step is shown before it is taken and said aloud afterwards; and
// that a kill in the middle loses nothing and posts nothing twice.
func TestTournament(t *testing.T) {
	w := opened(t, "format=roundrobin")
	joined(w, w.Ada, w.Bruno, w.Chiara)
	m := w.Ada.Command("tournament panel")
	w.Says("the panel", m, "Registration is open: 3 players")
	m = w.press(w.Ada, m, "ask/start")
	w.Says("what starting means", m, "3 players", "3 rounds", "Decks are locked")
	m = w.press(w.Ada, w.press(w.Ada, m, "do/start"), "do/draft")
	w.Says("the draft", m, "Round 1, not published yet", " – ")
	if other := w.Bruno.Command("tournament show"); other.Shows("pubblicato") {
		t.Errorf("a player sees the draft: %s", other)
	}
	m = w.press(w.Ada, m, "ask/publish")
	w.Says("what publishing means", m, "1 match is dealt", "1 bye counts")
	w.press(w.Ada, m, "do/publish")
	w.Tick(0)
	w.Restart()
	w.Delivered()
	if n := len(w.said("Ada published the round")); n != 1 {
		t.Errorf("the round is said to be published %d times", n)
	}
	w.finish()
	for range 2 {
		w.round()
		w.finish()
	}
	table := w.Bruno.Command("tournament standings")
	if alt := w.Bruno.AwaitPicture(table, "standings.png"); !strings.Contains(alt, "standings: 1 ") {
		t.Errorf("the picture of the standings shows %q", alt)
	}
	table = w.Bruno.Message(table.ID)
	w.Says("the standings", w.press(w.Bruno, table, "/table/0"), "**1** ·", "punti")
	w.panel("ask/finish", "do/finish")
	w.Delivered()
	if n := len(w.said("My match")) + len(w.said("It is over.")); n != 1 {
		t.Errorf("%d messages show the tournament, want the one: %v", n, w.said("Spring Cup"))
	}
	w.Says("the end", w.Ada.Command("tournament show"), "It is over")
	w.Quiet()
}

// TestRights ensures that nobody but an organiser makes, opens or changes a tournament, not by a forged press either,
// and what the roles of a server are worth.
func TestRights(t *testing.T) {
	w := desk{discordtest.New(t)}
	w.Says("a stranger", w.Bruno.Command("tournament new", discordtest.Opt("name", "Mine")), "organizzatori")
	panel := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	if m := w.Bruno.Command("tournament show"); m.Shows("Spring Cup") {
		t.Errorf("a planned tournament is shown: %s", m)
	}
	out, err := w.Bruno.Forge(w.Ctx, sandbox.Forged{ChannelID: w.Matches(),
		Kind: int(discordgo.InteractionMessageComponent), Data: map[string]any{"component_type": 2,
			"custom_id": strings.Replace(w.control(panel, "ask/open"), "ask/", "do/", 1)}})
	w.OK(err)
	w.Says("a forged press", w.Bruno.Answer(out), "non c'è più")
	for _, press := range []struct{ op, want string }{{"show", "non c'è più"}, {"plan", "non c'è più"}} {
		w.Says(press.op+" of a planned one", forge(w, w.Bruno, press.op), press.want)
	}
	w.press(w.Ada, w.press(w.Ada, panel, "ask/open"), "do/open")
	w.Delivered()
	joined(w, w.Ada, w.Chiara)
	w.panel("ask/start", "do/start", "do/draft")
	for _, op := range []string{"plan", "set/format/single", "form", "people", "person/" + w.Ada.ID(), "swap", "panel",
		"ask/publish", "do/publish", "do/take/3"} {
		if m := forge(w, w.Bruno, op); m.Shows(" – ", "Calm", "Spring") {
			t.Errorf("%s shows %s", op, m)
		}
	}
	if m := w.press(w.Ada, w.panel("/people"), "/person", w.Chiara.ID()); m.Shows("Calm") {
		t.Errorf("an organiser who plays sees another's deck: %s", m)
	}
	set := people.Setup{Organisers: "o", Judges: "j"}
	for _, x := range []struct {
		roles []string
		perms int64
		want  event.Rights
	}{
		{nil, 0, event.Rights{}},
		{[]string{"x", ""}, 0, event.Rights{}},
		{[]string{"o"}, 0, event.Rights{Organiser: true}},
		{[]string{"j"}, 0, event.Rights{Judge: true}},
		{[]string{"o", "j"}, 0, event.Rights{Organiser: true, Judge: true}},
		{nil, discordgo.PermissionManageGuild, event.Rights{Organiser: true}},
		{nil, discordgo.PermissionSendMessages, event.Rights{}},
	} {
		m := &discordgo.Member{Roles: x.roles, Permissions: x.perms}
		if got := tournaments.RightsOf(m, set); got != x.want {
			t.Errorf("roles %q, permissions %d: %+v, want %+v", x.roles, x.perms, got, x.want)
		}
	}
	if got := tournaments.RightsOf(&discordgo.Member{Roles: []string{""}}, people.Setup{}); got != (event.Rights{}) {
		t.Errorf("where no role is set: %+v", got)
	}
	if got := tournaments.RightsOf(nil, set); got != (event.Rights{}) {
		t.Errorf("outside of servers: %+v", got)
	}
}

// TestRuling ensures that a player calls a judge, that the organiser finds it on the panel and sets a result with a
// reason that everybody reads, and that the log names who did what.
func TestRuling(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	mine := w.Bruno.Command("tournament match")
	w.Says("called", w.press(w.Bruno, mine, "/dispute/"), "Un arbitro è stato chiamato")
	m := w.Ada.Command("tournament panel")
	w.Says("the panel", m, "Round 1, match 1: Bruno calls a judge")
	m = w.press(w.Ada, w.press(w.Ada, m, "/round"), "/pairing/", "1")
	form := w.Ada.TryPress(m, w.control(m, "/why/rule/"), "1-0-0")
	w.Says("ruled", w.submit(w.Ada, form, map[string]string{"reason": "a card was misread"}), "set a result",
		"a card was misread")
	w.Delivered()
	if len(w.said("a card was misread")) != 1 {
		t.Errorf("the ruling is not said aloud, or twice")
	}
	show := w.Chiara.Command("tournament show")
	w.Says("the log", w.press(w.Chiara, show, "/log"), "a card was misread", "Bruno")
	w.Quiet()
}

// TestDeadlineSaid ensures that the end of a round is announced at half time and decided when it comes.
func TestDeadlineSaid(t *testing.T) {
	w := opened(t, "format=single", "round=24-6")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.Tick(12 * time.Hour)
	if list := w.said("Round 1 ends soon"); len(list) != 1 || !list[0].Mentioned(w.Chiara) {
		t.Errorf("the warning is %v", list)
	}
	w.Tick(12 * time.Hour)
	if list := w.said("The time of round 1 is over"); len(list) != 1 {
		t.Errorf("the end is said %d times", len(list))
	}
	w.Quiet()
}

// TestTotalSaid ensures that people are told how long all answers of a game may take, how much of it is left, and which
// question is the last before they lose by it.
func TestTotalSaid(t *testing.T) {
	w := opened(t, "format=single", "round=48-24")
	w.Says("the plan", w.Ada.Command("tournament show"), "Each player has 20 hours for all answers")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	w.Delivered()
	thread := func(text string) bool {
		return slices.ContainsFunc(w.Bruno.Sees("thread"), func(m discordtest.Message) bool {
			return strings.Contains(m.String(), text)
		})
	}
	if !thread("then all the time for this game is used up, and it is lost") {
		t.Error("nobody is told that the first question is the last before one loses")
	}
	w.Tick(5 * time.Hour)
	w.Says("my match", w.Bruno.Command("tournament match"), "Tempo rimasto per questa partita: ", "Bruno 15 ore",
		"Chiara 15 ore")
	w.Tick(15 * time.Hour)
	if !thread("used up all the time") {
		t.Error("the end is not said")
	}
	w.Quiet()
}

// TestReported ensures that matches which are played elsewhere are reported by one player and confirmed by the other,
// that both are told by direct message, and that who has closed those stands on the organisers' panel.
func TestReported(t *testing.T) {
	w := desk{discordtest.New(t)}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "League"))
	for part, value := range map[string]string{"preset": "pokemon", "decks": "after", "checkin": "0",
		"where": "elsewhere"} {
		m = w.choose(m, part, value)
	}
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.OK(w.Chiara.SetDMs(false))
	w.Bruno.Command("tournament join")
	w.Chiara.Command("tournament join")
	w.panel("ask/start", "do/start")
	w.round()
	w.Says("the panel", w.Ada.Command("tournament panel"), "do not reach Chiara")
	w.Bruno.Await("the word about the match", func(m discordtest.Message) bool {
		return m.Shows("League, turno 1") && m.Shows("/tournament match")
	})
	mine := w.Chiara.Command("tournament match")
	w.press(w.Chiara, mine, "/report/", "1-0-0")
	w.Delivered()
	other := w.Bruno.Command("tournament match")
	w.Says("what the other said", other, "Chiara")
	w.Says("confirmed", w.press(w.Bruno, other, "/ok"), "1 : 0")
	w.Delivered()
	w.Says("the panel", w.Ada.Command("tournament panel"), "is over")
}

// TestChannelClosed ensures that a tournament waits whose channel the bot may not write in, that whoever set the server
// up is told once, and that everything arrives once when the channel is open again.
func TestChannelClosed(t *testing.T) {
	w := desk{discordtest.New(t)}
	w.Ada.Command("setup")
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	w.OK(w.Server.DenyBot(w.Matches(), sandbox.PermissionSendMessages))
	w.press(w.Ada, w.press(w.Ada, m, "ask/open"), "do/open")
	w.Ada.Await("the word to the organiser", func(m discordtest.Message) bool {
		return m.Shows("The tournament Spring Cup waits")
	})
	w.OK(w.Server.DenyBot(w.Matches(), 0))
	w.Ada.Command("setup")
	w.Ada.Await("the tournament's message", func(m discordtest.Message) bool {
		return m.ChannelID == w.Matches() && !m.X.Ephemeral && m.Shows("Registration is open")
	})
	w.Delivered()
	if n := len(w.said("Registration is open")); n != 1 {
		t.Errorf("%d messages show the tournament", n)
	}
}

// TestCalledOff ensures that calling a tournament off says first what it means, asks for a reason that everybody reads,
// and has nobody play on.
func TestCalledOff(t *testing.T) {
	w := opened(t, "format=single")
	joined(w, w.Bruno, w.Chiara)
	w.panel("ask/start", "do/start")
	w.round()
	m := w.panel("ask/cancel")
	w.Says("what it means", m, "all its matches are called off")
	form := w.Ada.TryPress(m, w.control(m, "why/cancel"))
	w.submit(w.Ada, form, map[string]string{"reason": "the hall is closed"})
	w.Delivered()
	if len(w.said("the hall is closed")) != 1 {
		t.Error("the reason is not said aloud, or twice")
	}
	if _, asks := w.Bruno.NewestHandover(); asks {
		t.Error("somebody is still asked")
	}
	w.Says("afterwards", w.Ada.Command("tournament show"), "It was called off")
	w.Quiet()
}

// TestCallOffPlan ensures that calling a plan off, and an event that people have joined, says what would be lost.
func TestCallOffPlan(t *testing.T) {
	w := desk{discordtest.New(t)}
	m := w.Ada.Command("tournament new", discordtest.Opt("name", "Spring Cup"))
	w.apart(m)
	w.Says("of a plan", w.press(w.Ada, m, "ask/cancel"), "Lost would be the plan", "cannot be undone")
	w.panel("ask/open", "do/open")
	w.Delivered()
	joined(w, w.Bruno, w.Chiara)
	w.Says("of an open one", w.panel("ask/cancel"), "2 players have joined", "would be lost")
}

// TestRedraft ensures that pairing anew asks when something that an organiser changed by hand would be lost, and says
// what; also from a page that is older than the change; that nothing else asks; and that undo brings the draft back.
func TestRedraft(t *testing.T) {
	w := opened(t)
	joined(w, w.Ada, w.Bruno, w.Chiara, w.Dario)
	w.panel("ask/start", "do/start", "do/draft")
	old := w.panel("do/redraft")
	w.Says("without a change by hand", old, "not published yet")
	cur, _ := w.event().Current()
	a, b := cur.Pairings[0].Players[0], cur.Pairings[1].Players[0]
	w.press(w.Ada, w.press(w.Ada, w.panel("/swap"), "/swap/1", a), "do/swap", b)
	swapped, _ := w.event().Current()
	ask := w.press(w.Ada, old, "do/redraft")
	w.Says("the question", ask, "What was changed by hand would be lost", "change places",
		w.member(a).Name, w.member(b).Name)
	if got, _ := w.event().Current(); !reflect.DeepEqual(got, swapped) {
		t.Errorf("it is paired anew already: %+v", got)
	}
	w.press(w.Ada, ask, "/panel")
	w.Says("paired anew", w.press(w.Ada, w.panel("do/redraft"), "do/redraft/1"), "paired the round anew")
	if got, _ := w.event().Current(); got.Swapped != 0 {
		t.Errorf("the new draft is %+v", got)
	}
	w.panel("ask/take", "do/take")
	if got, _ := w.event().Current(); !reflect.DeepEqual(got, swapped) {
		t.Errorf("undo brings back %+v, want %+v", got, swapped)
	}
}

// TestMessageMadeAgain ensures that the message of a tournament is made again that was deleted, at once where the bot
// listens, else when it meets the server, and once.
func TestMessageMadeAgain(t *testing.T) {
	for name, unheard := range map[string]func(w desk, remove func()){
		"heard":       func(_ desk, remove func()) { remove() },
		"stopped":     func(w desk, remove func()) { w.Stop(); remove(); w.Start() },
		"new session": func(w desk, remove func()) { w.Deaf(); remove(); w.Answered(); w.NewSession() },
	} {
		t.Run(name, func(t *testing.T) {
			w := opened(t, "format=single")
			joined(w, w.Bruno, w.Chiara)
			w.Delivered()
			was := w.living()
			unheard(w, func() { w.OK(w.Server.DeleteMessage(was.ID)) })
			again := w.Ada.Await("the message", func(m discordtest.Message) bool {
				return m.ID != was.ID && m.ChannelID == was.ChannelID && m.X != nil && !m.X.Ephemeral &&
					m.Shows("Registration is open") && len(m.Components) > 0
			})
			w.Delivered()
			if now := w.living(); now.ID != again.ID || len(w.said("Registration is open")) != 1 {
				t.Errorf("it is %s", now)
			}
			w.Quiet()
		})
	}
}
