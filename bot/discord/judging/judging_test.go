package judging_test

import (
	"slices"
	"strings"
	"testing"

	"github.com/bwmarrin/discordgo"

	"farpost/bot/discord/discordtest"
	"farpost/bot/discord/ui"
	"farpost/bot/sandbox"
	"farpost/bot/table"
	"farpost/engine"
	"farpost/storage"
)

// court is a match of Bruno and Chiara, both Italian, in a server in which Ada is a judge. It is Bruno's turn.
type court struct{ *discordtest.World }

func newCourt(t *testing.T) court {
	t.Helper()
	w := court{discordtest.New(t)}
	w.named()
	w.begin()
	return w
}

// named has the server name its judges, of whom Ada is one.
func (w court) named() {
	w.Helper()
	w.Ada.Command("setup", discordtest.Opt("judges", w.Server.RoleID("Administrators")))
}

func (w court) begin() {
	w.Helper()
	w.Chiara.Press(w.Bruno.Invites(w.Chiara), "accept:calm")
	w.Stake(w.Bruno, w.Chiara)
}

// called has Chiara call a judge, and gives what Ada sees in the private thread.
func (w court) called() discordtest.Message {
	w.Helper()
	w.Chiara.Press(w.Chiara.Command("match judge"), "judge:call")
	w.Delivered()
	return w.call(w.Ada)
}

// call is the newest message of private threads that somebody sees.
func (w court) call(p *discordtest.Member) (m discordtest.Message) {
	for _, m = range p.Sees("private_thread") {
		continue
	}
	return m
}

// decides has Ada decide something from a page, with a reason.
func (w court) decides(m discordtest.Message, press, reason string, picks ...string) discordtest.Message {
	w.Helper()
	id := ui.ID{Match: "m1", Action: ui.ActJudge, Arg: press}
	if len(picks) > 0 {
		id.Action = ui.ActJudgePick
	}
	out := w.Ada.TryPress(m, id.String(), picks...)
	if out.Kind != sandbox.OutcomeModal {
		w.Fatalf("no form: %+v", out)
	}
	next, err := w.Ada.Submit(w.Ctx, out.InteractionID, map[string]string{"reason": reason})
	w.OK(err)
	answer := w.Ada.Answer(next)
	w.Delivered()
	return answer
}

// told are the messages of the match's thread with a text.
func (w court) told(text string) (n int) {
	for _, m := range w.Ada.Sees("thread") {
		if m.X == nil || !m.X.Ephemeral {
			n += strings.Count(m.String(), text)
		}
	}
	return n
}

// TestCall ensures that a player calls a judge from the match, that a private thread opens with the judges, both
// players and the log, that nobody else sees it, and that whoever called can withdraw.
func TestCall(t *testing.T) {
	w := newCourt(t)
	offer := w.Bruno.Open("more", "judge")
	w.Says("what it means", offer, "Vuoi che un arbitro")
	w.Says("called", w.Bruno.Press(offer, "judge:call"), "Un arbitro è stato chiamato")
	w.Delivered()
	for _, p := range []*discordtest.Member{w.Ada, w.Bruno, w.Chiara} {
		m := w.call(p)
		role := "<@&" + w.Server.RoleID("Administrators") + ">"
		w.Says("the thread of "+p.Name, m, w.Bruno.Mention()+" calls a judge", role)
		if len(m.Attachments) != 1 || m.Attachments[0].Filename != "history.txt" {
			t.Errorf("the log is %+v", m.Attachments)
		}
	}
	if m := w.call(w.Dario); m.ID != "" {
		t.Errorf("Dario sees %s", m)
	}
	if w.told("Bruno calls a judge") == 0 {
		t.Error("the match does not say it")
	}
	w.Says("once more", w.Chiara.Command("match judge"), "già stato chiamato")
	mine := w.Bruno.Command("match judge")
	w.Says("withdrawn", w.Bruno.Press(mine, "judge:withdraw"), "La chiamata è ritirata")
	w.Says("late", w.Ada.Command("match judge", discordtest.Opt("match", "m1")), "No judge is called")
	first := w.call(w.Ada)
	w.Chiara.Press(w.Chiara.Command("match judge"), "judge:call")
	w.Delivered()
	again := w.call(w.Ada)
	if again.ID == first.ID || again.ChannelID != first.ChannelID {
		t.Errorf("the second call is %s, want it in the thread of the first", again)
	}
	w.Quiet()
}

// TestCallWithoutThread ensures that a call is said where the match is played if no private thread can be had, as in a
// channel for announcements, and that the judge can rule from there.
func TestCallWithoutThread(t *testing.T) {
	for name, shut := range map[string]func(court) error{
		"announcements": func(w court) error { return w.Server.Announce(w.Matches(), true) },
		"forbidden":     func(w court) error { return w.Server.DenyBot(w.Matches(), sandbox.PermissionPrivateThreads) },
	} {
		t.Run(name, func(t *testing.T) {
			w := newCourt(t)
			w.OK(shut(w))
			w.Bruno.Press(w.Bruno.Command("match judge"), "judge:call")
			w.Delivered()
			var m discordtest.Message
			for _, x := range w.Ada.Sees("thread") {
				if x.Has("judge:page") {
					m = x
				}
			}
			w.Says("the match's thread", m, " calls a judge")
			if len(m.Attachments) > 0 || w.call(w.Ada).ID != "" {
				t.Errorf("it is said as %+v", m)
			}
			w.Says("a judge's page", w.Ada.Press(m, "judge:page"), "What you decide")
			w.Quiet()
		})
	}
}

// TestCallAfterReturn ensures that a call gets a thread of its own when the bot was removed from the server and invited
// again, so that it has lost the thread of the first call; and that the match is not held up by that.
func TestCallAfterReturn(t *testing.T) {
	w := newCourt(t)
	w.Bruno.Press(w.Bruno.Command("match judge"), "judge:call")
	w.Delivered()
	first := w.call(w.Ada)
	w.Bruno.Press(w.Bruno.Command("match judge"), "judge:withdraw")
	w.Delivered()
	w.OK(w.Server.RemoveBot())
	w.OK(w.Server.InviteBot())
	w.Chiara.Press(w.Chiara.Command("match judge"), "judge:call")
	w.Delivered()
	again := w.call(w.Ada)
	w.Says("the second call", again, w.Chiara.Mention()+" calls a judge")
	if again.ChannelID == first.ChannelID {
		t.Error("the second call is in the thread that the bot has lost")
	}
	w.Quiet()
}

// TestNoJudges ensures that nobody is offered a judge where none would come, and that people are told how one could.
func TestNoJudges(t *testing.T) {
	w := court{discordtest.New(t)}
	w.begin()
	if m := w.Bruno.Open("more"); m.Has("judge") {
		t.Errorf("a judge is offered: %s", m)
	} else {
		w.Says("where a judge would stand", m, "/setup judges:")
	}
	w.Says("called all the same", w.Bruno.Command("match judge"), "non verrebbe nessuno")
	forged := w.Bruno.Visit().PressesID(ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "call"})
	w.Says("forged", forged, "Nobody here would come")
	if m := w.call(w.Ada); m.ID != "" {
		t.Errorf("a thread is opened: %s", m)
	}
	w.Quiet()
}

// TestHands ensures that a judge sees both hands while one is called, and that nobody else ever does: no player, nobody
// without the role, nobody of another server, and no judge to whom nobody has called.
func TestHands(t *testing.T) {
	w := newCourt(t)
	hand := func(n string) ui.ID { return ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "hands/" + n} }
	denied := func(what string, m discordtest.Message) {
		t.Helper()
		if m.Shows("Moth", "Spark", "Parry", "Calm") || len(m.Embeds) > 0 {
			t.Errorf("%s: %s", what, m)
		}
	}
	denied("uncalled", w.Ada.Visit().PressesID(hand("0")))
	m := w.Ada.Press(w.called(), "judge:page")
	own, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	for i, who := range []string{"Bruno", "Chiara"} {
		v, err := own.View(engine.Seat(i))
		w.OK(err)
		shown := w.Ada.PressID(m, hand(string(rune('0'+i))).String())
		w.Says("the hand of "+who, shown, "What "+who+" holds")
		for _, c := range v.Zone("hand", engine.Seat(i)).Cards {
			w.Says("the hand of "+who, shown, strings.ToUpper(c.Card[:1])+c.Card[1:])
		}
		their := w.Ada.Press(shown, "judge:view/"+string(rune('0'+i)))
		w.Says("the view of "+who, their, "The table as "+who+" sees it")
	}
	elsewhere := w.Ada.Visit()
	elsewhere.Server = "1000000000000000000"
	for what, v := range map[string]discordtest.Visitor{"a player": w.Bruno.Visit(), "the other": w.Chiara.Visit(),
		"no judge": w.Dario.Visit(), "elsewhere": elsewhere} {
		for _, n := range []string{"0", "1", "2", "-1", "x"} {
			denied(what, v.PressesID(hand(n)))
			denied(what, v.PressesID(ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "view/" + n}))
		}
		denied(what, v.PressesID(ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "page"}))
		denied(what, v.PressesID(ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "back/3"}))
	}
	w.decides(m, "why/goon", "all is well")
	denied("once it goes on", w.Ada.Visit().PressesID(hand("0")))
	w.Quiet()
}

// TestDecide ensures that a judge gives time, sets a result and lets a match go on, each with a reason, and that the
// match's thread says so with the judge's name.
func TestDecide(t *testing.T) {
	w := newCourt(t)
	m := w.Ada.Press(w.called(), "judge:page")
	w.Says("time", w.decides(m, "why/time", "sleep well", "6"), "The time is given")
	if w.told("gives 6 hours") == 0 || w.told("sleep well") == 0 {
		t.Error("nobody is told of the time")
	}
	w.Says("on", w.decides(m, "why/goon", "nothing is wrong"), "The match goes on")
	if w.told("nothing is wrong") == 0 {
		t.Error("nobody is told that it goes on")
	}
	late := w.Ada.Visit().PressesID(ui.ID{Match: "m1", Action: ui.ActJudge, Arg: "page"})
	w.Says("too late", late, "No judge is called")
	m = w.Ada.Press(w.called(), "judge:page")
	w.Says("a result", w.decides(m, "why/result", "a slip of *two*", "1"), "The match is over")
	pos, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	if r := pos.State.Result; r == nil || len(r.Winners) != 1 || r.Winners[0] != 1 || r.Why != engine.WhyJudge {
		t.Errorf("the result is %+v", r)
	}
	if w.told("a judge's decision") == 0 {
		t.Errorf("the end does not say that a judge decided: %v", w.Ada.Sees("thread"))
	}
	w.Quiet()
}

// TestBack ensures that a judge takes a match back to a moment of its log, after having been told and shown what that
// undoes, and that the players are asked again.
func TestBack(t *testing.T) {
	w := newCourt(t)
	w.Bruno.EndTurn()
	w.Chiara.EndTurn()
	m := w.Ada.Press(w.called(), "judge:page", "judge:back")
	w.Says("moments", m, "how it was after")
	menu, ok := m.Part(ui.ActJudgePick + ":back")
	if !ok || len(menu.Options) < 2 {
		t.Fatalf("no moments on %s", m)
	}
	then := w.Ada.PressID(m, menu.CustomID, menu.Options[1].Value)
	w.Says("what is undone", then, "This is undone", "what people have seen since they have seen")
	w.Says("done", w.decides(then, "why/back/"+menu.Options[1].Value, "Chiara was not asked"), "is taken back")
	if w.told("takes the match back") == 0 || w.told("Chiara was not asked") == 0 {
		t.Error("nobody is told that the match was taken back")
	}
	pos, err := w.Table.Position(w.Ctx, "m1")
	w.OK(err)
	if !table.IsJudged(pos.Match) || pos.Match.Status != storage.Running {
		t.Errorf("the match is %+v", pos.Match)
	}
	w.Quiet()
}

// TestDecideOfThree ensures that a result of three of whom one is out ranks those who are in, with the one who is out
// behind them, and that nobody who is out can be picked as the winner.
func TestDecideOfThree(t *testing.T) {
	for picked, want := range map[string][]int{"0": {1, 2, 3}, "1": {2, 1, 3}, "draw": {1, 1, 3}, "nobody": {2, 2, 3},
		"2": nil, "3": nil, "-2": nil, "x": nil} {
		t.Run(picked, func(t *testing.T) {
			w := court{discordtest.New(t)}
			w.named()
			w.DealThree()
			_, err := w.Table.Do(w.Ctx, table.Act{Match: "m1", Player: w.Chiara.ID(), Kind: engine.InputConcede})
			w.OK(err)
			w.Bruno.Press(w.Bruno.Command("match judge"), "judge:call")
			w.Delivered()
			judge := w.Dario.Visit()
			judge.Permissions = discordgo.PermissionManageGuild
			judge.SubmitsID(ui.ID{Match: "m1", Action: ui.ActJudgeForm, Arg: "because/result/" + picked},
				map[string]string{"reason": "seen by all"})
			pos, err := w.Table.Position(w.Ctx, "m1")
			w.OK(err)
			if got := pos.State.Places(); !slices.Equal(got, want) {
				t.Errorf("the places are %v, want %v", got, want)
			}
			w.Quiet()
		})
	}
}

// TestManyMoments ensures that a judge reaches every moment of a long match, by pages, and takes it back to the first.
func TestManyMoments(t *testing.T) {
	w := newCourt(t)
	for range 16 {
		w.Bruno.EndTurn()
		w.Chiara.EndTurn()
	}
	m := w.Ada.Press(w.called(), "judge:page", "judge:back")
	all := w.Walked(w.Ada, m)
	if len(all) <= ui.PageSize {
		t.Fatalf("%d moments are reached", len(all))
	}
	m = w.Ada.Press(w.Ada.Press(m, "judge:page"), "judge:back")
	for w.Turn(m) != "" {
		m = w.Ada.PressID(m, w.Turn(m))
	}
	menu, _ := m.Part(ui.ActJudgePick + ":back")
	first := menu.Options[len(menu.Options)-1].Value
	w.Says("what is undone", w.Ada.PressID(m, menu.CustomID, first), "This is undone")
	w.Quiet()
}

// TestJudgeThreadMadeAgain ensures that the private thread of a judge is made again that was deleted, at once where the
// bot listens, else when it meets the server, and that those whom the call names are in it and know.
func TestJudgeThreadMadeAgain(t *testing.T) {
	for name, unheard := range map[string]func(w court, remove func()){
		"heard":   func(_ court, remove func()) { remove() },
		"stopped": func(w court, remove func()) { w.Stop(); remove(); w.Start() },
	} {
		t.Run(name, func(t *testing.T) {
			w := newCourt(t)
			was := w.called()
			unheard(w, func() { w.OK(w.Server.DeleteChannel(was.ChannelID)) })
			for _, p := range []*discordtest.Member{w.Ada, w.Chiara} {
				again := p.Await("the call", func(m discordtest.Message) bool {
					return m.ChannelID != was.ChannelID && m.Has("judge:page")
				})
				if again.X.Silent {
					t.Errorf("nobody is brought in by a silent message: %s", again)
				}
			}
			w.Quiet()
		})
	}
}

// TestCallMadeAgain ensures that the message which calls a judge is made again that was deleted, at once where the bot
// listens, else when it meets the server; silently, and not when the match goes on already.
func TestCallMadeAgain(t *testing.T) {
	for name, unheard := range map[string]func(w court, remove func()){
		"heard":   func(_ court, remove func()) { remove() },
		"stopped": func(w court, remove func()) { w.Stop(); remove(); w.Start() },
	} {
		t.Run(name, func(t *testing.T) {
			w := newCourt(t)
			was := w.called()
			unheard(w, func() { w.OK(w.Server.DeleteMessage(was.ID)) })
			again := w.Ada.Await("the call", func(m discordtest.Message) bool {
				return m.ChannelID == was.ChannelID && m.ID != was.ID && m.Has("judge:page")
			})
			if !again.X.Silent {
				t.Errorf("the judges are called twice: %s", again)
			}
			w.Chiara.Press(w.Chiara.Command("match judge"), "judge:withdraw")
			w.Delivered()
			last := w.call(w.Ada)
			unheard(w, func() { w.OK(w.Server.DeleteMessage(again.ID)) })
			w.Delivered()
			if m := w.call(w.Ada); m.ID != last.ID && m.Has("judge:page") {
				t.Errorf("a judge is called although the match goes on: %s", m)
			}
			w.Quiet()
		})
	}
}
