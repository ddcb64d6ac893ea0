package discord_test

import (
	"errors"
	"strings"
	"testing"
	"time"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/internal/tally"
	"farpost/bot/results"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// routeMember is the route by which the bot looks whether somebody is in the server.
const routeMember = "/guilds/{guild_id}/members/{user_id}"

// aDay is after how long it looks again.
const aDay = 24 * time.Hour

// leaving is a match between Ada and Bruno in which Bruno is awaited, with what is asked and said of his leaving.
type leaving struct{ *discordtest.World }

// awaited begins a match in which Bruno is in turn.
func awaited(t *testing.T) leaving {
	t.Helper()
	w := leaving{discordtest.New(t)}
	w.Begun()
	w.Ada.EndTurn()
	return w
}

// looks is how often the bot has asked whether Bruno is in the server.
func (w leaving) looks() (n int) {
	for _, x := range w.Exchanges() {
		if x.Template == routeMember && strings.HasSuffix(x.Path, "/"+w.Bruno.ID()) {
			n++
		}
	}
	return n
}

// said are the public messages that tell something of the match.
func (w leaving) said(words string) (out []discordtest.Message) {
	for _, m := range w.Ada.Sees("text", "thread") {
		if !m.X.Ephemeral && m.Describes(words) {
			out = append(out, m)
		}
	}
	return out
}

// says checks how often something was said in the match, and what the log has of it.
func (w leaving) says(what, words string, times int, code string, logged int) {
	w.Helper()
	if got := w.said(words); len(got) != times {
		w.Errorf("%s: %q was said %d times, want %d", what, words, len(got), times)
	}
	if got := w.Logged("m1", code); got != logged {
		w.Errorf("%s: the log has %s %d times, want %d", what, code, got, logged)
	}
}

// seat is where somebody sits.
func (w leaving) seat(p *discordtest.Member) engine.Seat {
	w.Helper()
	pos, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	return pos.Seat(p.ID())
}

// claims presses the button by which a match is claimed from somebody, wherever it stands.
func (w leaving) claims(who, from *discordtest.Member) discordtest.Message {
	w.Helper()
	arg := string(rune('0' + int(w.seat(from))))
	m := who.Visit().PressesID(ui.ID{Match: "m1", Action: ui.ActClaim, Arg: arg})
	w.Delivered()
	return m
}

// claim is the button's message.
func (w leaving) claim() discordtest.Message {
	w.Helper()
	list := w.said("can claim the match now")
	if len(list) == 0 {
		w.Fatal("nothing can be claimed")
	}
	return list[len(list)-1]
}

// over reports whether the match is over.
func (w leaving) over() bool {
	w.Helper()
	m, _, err := w.Table.MatchSeats(w.Ctx, "m1")
	w.OK(err)
	return m.Status == storage.Over
}

const (
	hasLeft = "Bruno has left this server"
	isBack  = "Bruno is back, and the match goes on"
)

// TestLeft ensures that somebody for whom a match waits is looked for when half of their time is over, and once a day;
// that it is said once that they have left, also after a restart, with when the match may be claimed; that nobody can
// claim it before; and that the claim takes them out, with the reason in the log and in the result.
func TestLeft(t *testing.T) {
	w := awaited(t)
	w.Tick(11 * time.Hour)
	if n := w.looks(); n != 0 {
		t.Errorf("looked for %d times while nobody was late", n)
	}
	w.OK(w.Bruno.Leave())
	w.Tick(time.Hour)
	w.says("half of the time is over", hasLeft, 1, table.EventLeft, 1)
	at := w.Clock.Now().Add(3 * aDay)
	thread := w.Ada.Handover().ChannelID
	if m := w.said(hasLeft)[0]; m.ChannelID != thread || !m.Describes(ui.Stamp(at)) || m.Has("claim") {
		t.Errorf("said: %s", m)
	}
	if m := w.claims(w.Ada, w.Bruno); !m.Tells("in 72 hours") {
		t.Errorf("a claim before the time: %s", m)
	}
	for day := range 2 {
		w.Tick(aDay - time.Minute)
		if n := w.looks(); n != 1+day {
			t.Errorf("looked %d times before day %d", n, day+1)
		}
		w.Tick(time.Minute)
		if day == 0 {
			w.OK(w.Table.Alive(w.Ctx)) // else the days before were the bot's absence
			w.Restart()
		}
	}
	w.says("the days before", hasLeft, 1, table.EventLeft, 1)
	w.Tick(aDay - time.Minute)
	if m := w.claims(w.Ada, w.Bruno); !m.Tells("in an hour") || w.over() {
		t.Errorf("a claim a minute before the time: %s", m)
	}
	w.Tick(time.Minute)
	w.Tick(aDay)
	button := w.claim()
	if n := len(w.said("can claim")); n != 2 || !button.Mentioned(w.Ada) || button.Mentioned(w.Bruno) {
		t.Errorf("of %d messages the last is %s", n, button)
	}
	if m := w.Ada.Press(button, "claim:1"); !m.Tells("Bruno has left the server and is out") {
		t.Errorf("the claim: %s", m)
	}
	w.Delivered()
	w.says("the end", hasLeft, 1, table.EventClaimed, 1)
	if m := w.said("won."); len(m) == 0 || !m[0].Describes("Left the server: <@"+w.Bruno.ID()+">") ||
		m[0].Describes("Nobody else was left") {
		t.Errorf("the result: %v", m)
	}
	if m := w.Ada.Press(button, "claim:1"); !m.Tells("This match is over") {
		t.Errorf("a second press: %s", m)
	}
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		r, err := tx.Result("m1")
		if r.Why != results.Left || !r.Rated || r.Placed[w.seat(w.Bruno)].Place != 2 {
			t.Errorf("the result is kept as %+v", r)
		}
		jobs, jerr := tx.JobsOf("m1")
		if len(jobs) > 0 {
			t.Errorf("jobs of a match that is over: %v", jobs)
		}
		return errors.Join(err, jerr)
	}))
	w.Quiet()
}

// TestLeftAndBack ensures that a claim is withdrawn of somebody who is back when the button is pressed, that whatever
// they do in the match withdraws it before, and that one who leaves once more is noticed once more.
func TestLeftAndBack(t *testing.T) {
	w := awaited(t)
	w.OK(w.Bruno.Leave())
	for range 4 {
		w.Tick(aDay)
	}
	button := w.claim()
	w.OK(w.Bruno.Return())
	if m := w.Ada.Press(button, "claim:1"); !m.Tells("Bruno is back in this server") {
		t.Errorf("a claim from who is back: %s", m)
	}
	w.Delivered()
	w.says("the press", isBack, 1, table.EventReturned, 1)
	if m := w.Ada.Press(button, "claim:1"); !m.Tells("There is nothing to claim") || w.over() {
		t.Errorf("another press: %s", m)
	}
	w.OK(w.Bruno.Leave())
	for range 3 {
		w.Tick(aDay)
	}
	w.says("who leaves once more", hasLeft, 2, table.EventLeft, 2)
	w.OK(w.Bruno.Return())
	w.Bruno.Open("hand")
	w.Delivered()
	w.says("an act", isBack, 2, table.EventReturned, 2)
	w.OK(w.Bruno.Leave())
	for range 3 {
		w.Tick(aDay)
	}
	w.says("the third time", hasLeft, 3, table.EventLeft, 3)
	w.OK(w.Bruno.Return())
	w.Tick(aDay)
	w.says("seen by a look", isBack, 3, table.EventReturned, 3)
	if w.over() {
		t.Error("the match is over")
	}
	w.Quiet()
}

// TestLeftOfThree ensures that only who plays, and has not left themselves, can claim a match of three; that the others
// go on with it; and that its result says in the end who had left.
func TestLeftOfThree(t *testing.T) {
	w := leaving{discordtest.New(t)}
	w.DealThree("moth")
	w.OK(w.Chiara.Leave())
	for range 6 { // Ada's and Bruno's turns run out, too, until it is Chiara's
		w.Tick(aDay)
	}
	w.claim()
	w.Says("an onlooker", w.claims(w.Dario, w.Chiara), "You are watching")
	_, err := w.Table.Claim(w.Ctx, "m1", w.Chiara.ID(), int(w.seat(w.Chiara)), "her own")
	if no := engine.IsRefusal(err); no == nil || no.Code != table.CodeNotLeft {
		t.Errorf("her own claim: %v", err)
	}
	w.Delivered()
	w.says("which is an act", "Chiara is back", 1, table.EventReturned, 1)
	for range 10 {
		w.Tick(aDay)
	}
	w.says("who is gone all the same", "Chiara has left this server", 2, table.EventLeft, 2)
	part := "claim:" + string(rune('0'+int(w.seat(w.Chiara))))
	if m := w.Bruno.Press(w.claim(), part); !m.Tells("Chiara ha lasciato") {
		t.Errorf("the claim: %s", m)
	}
	w.Delivered()
	if w.over() || !w.Ada.Handover().Has("more") {
		t.Fatal("the match does not go on")
	}
	if m := w.claims(w.Ada, w.Chiara); !m.Tells("There is nothing to claim") {
		t.Errorf("a second claim: %s", m)
	}
	end := w.Bruno.Concedes()
	if !end.Describes("Left the server: <@" + w.Chiara.ID() + ">") {
		t.Errorf("the result: %s", end)
	}
	w.Quiet()
}

// TestLeftSaidOnce ensures that a process which dies while it looks, or while it says so, loses nothing and says
// nothing twice.
func TestLeftSaidOnce(t *testing.T) {
	w := awaited(t)
	w.OK(w.Bruno.Leave())
	w.Halt()
	w.Clock.Advance(12 * time.Hour)
	_, err := w.Table.Tick(w.Ctx)
	w.OK(err)
	w.Crash(false) // the look is claimed, and nothing more
	w.Crash(true)  // it is done, and perhaps not noted
	w.Crash(true)  // what it found is said, and perhaps not noted
	w.Run()
	w.Delivered()
	w.says("after three deaths", hasLeft, 1, table.EventLeft, 1)
	w.Quiet()
}

// TestLeftUnsure ensures that nothing follows from an answer of Discord's that does not say who has left, neither from
// a look nor from a press; that a fault which passes is made up for at once, and anything else the next day.
func TestLeftUnsure(t *testing.T) {
	w := awaited(t)
	w.OK(w.Bruno.Leave())
	w.Server.Inject(sandbox.Fault{Template: routeMember, Status: 403, Code: 50001})
	w.Tick(12 * time.Hour)
	w.says("refused", hasLeft, 0, table.EventLeft, 0)
	w.Tick(aDay / 2) // his time is over, and Ada's begins
	w.Ada.EndTurn()
	w.Server.Inject(sandbox.Fault{Template: routeMember, Status: 503})
	w.Tick(aDay / 2)
	w.says("the next day", hasLeft, 1, table.EventLeft, 1)
	if n := w.looks(); n != 3 {
		t.Errorf("looked %d times, want one that was refused, one that failed, and one that was answered", n)
	}
	for range 3 {
		w.Tick(aDay)
	}
	button := w.claim()
	for _, status := range []int{404, 500} {
		w.Server.Inject(sandbox.Fault{Template: routeMember, Status: status})
		if m := w.Ada.Press(button, "claim:1"); !m.Tells("does not say just now") || w.over() {
			t.Errorf("a press while Discord says %d: %s", status, m)
		}
	}
	w.Quiet("HTTP 404")
}

// TestLeftItalian ensures that what is said of somebody who has left is in the server's language, with the time that
// the server has set, which the invitation and the board tell.
func TestLeftItalian(t *testing.T) {
	w := leaving{discordtest.New(t)}
	setup := w.Ada.Command("setup", discordtest.Opt("language", "it"), discordtest.Opt("claim", 1))
	w.Says("the setup", setup, "a day after somebody has left")
	const agreed = "reclamare la partita dopo un giorno"
	if m := w.Ada.Invites(w.Bruno); !m.Describes(agreed) {
		t.Errorf("the invitation: %s", m)
	}
	w.Bruno.Press(w.Bruno.Invitation(), "accept:calm")
	w.Stake(w.Ada, w.Bruno)
	if m := w.Bruno.CommandIn(w.Bruno.Handover().ChannelID, "match board"); !m.Shows(agreed) {
		t.Errorf("what was agreed: %s", m)
	}
	w.Ada.EndTurn()
	w.OK(w.Bruno.Leave())
	w.Tick(aDay / 2)
	if n := len(w.said("Bruno ha lasciato questo server")); n != 1 {
		t.Errorf("said %d times", n)
	}
	w.Tick(aDay)
	if list := w.said("possono reclamare la partita: allora Bruno"); len(list) != 1 || !list[0].Has("claim:1") {
		t.Errorf("after a day: %v", list)
	}
	w.Quiet()
}

// TestAccountGone ensures that an account that is gone is met once, by a direct message or a look, whatever happens in
// the match afterwards, and is as good as somebody who has left.
func TestAccountGone(t *testing.T) {
	w := leaving{discordtest.New(t)}
	deck := table.Deck{Name: "wide", Cards: tally.Deck()}
	m, err := w.Table.Invite(w.Ctx, table.Invitation{Server: w.Server.GuildID(), Channel: w.Matches(),
		Game: tally.Name, From: w.Ada.ID(), To: []string{w.Bruno.ID()}, Deck: deck})
	w.OK(err)
	w.OK(w.Bruno.DeleteAccount())
	_, err = w.Table.Accept(w.Ctx, m.ID, w.Bruno.ID(), deck, "accepted")
	w.OK(err)
	w.Delivered()
	opened := func() (n int) {
		for _, x := range w.Exchanges() {
			if x.Template == "/users/@me/channels" && strings.Contains(string(x.Body), w.Bruno.ID()) {
				n++
			}
		}
		return n
	}
	if n := opened(); n != 1 {
		t.Errorf("who is gone was tried %d times for the first hand", n)
	}
	w.Stake(w.Ada)
	w.Tick(aDay / 2)
	for range 5 {
		w.Tick(aDay)
	}
	if n := opened(); n != 1 {
		t.Errorf("who is gone was tried %d times in all", n)
	}
	if n := w.Logged("m1", table.EventLeft); n != 1 {
		t.Errorf("noticed %d times", n)
	}
	w.Ada.Press(w.claim(), "claim:1")
	if w.Delivered(); !w.over() {
		t.Error("the match is not claimed")
	}
	w.Quiet()
}

// TestAccountGoneByLook ensures that an account which a look finds gone is sent no direct message any more.
func TestAccountGoneByLook(t *testing.T) {
	w := awaited(t)
	w.OK(w.Bruno.DeleteAccount())
	w.Tick(aDay / 2)
	w.OK(w.Store.View(w.Ctx, func(tx storage.ReadTx) error {
		pl, err := tx.Player(w.Bruno.ID())
		if pl.DMOK || pl.DMChecked.IsZero() {
			t.Errorf("the player is %+v", pl)
		}
		return err
	}))
	if n := len(w.said("has left this server")); n != 1 {
		t.Errorf("said %d times", n)
	}
	w.Quiet()
}
