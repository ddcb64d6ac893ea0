package app_test

import (
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"farpost/bot/app/apptest"
	"farpost/bot/sandbox"
	"farpost/bot/tournament/event"
	"farpost/engine/thorough"
	"farpost/storage"
)

// cup is a tournament that is run on the sandbox by commands and presses alone. Ada organises; the others play.
type cup struct {
	*world
	channel string
}

// tap presses what has a text at the end of its argument, or in it.
func (k cup) tap(p *player, m sandbox.Message, has string, values ...string) sandbox.Message {
	k.t.Helper()
	c := k.control(m, has)
	out, err := p.Press(k.ctx, m, c, values...)
	if err != nil {
		k.t.Fatalf("press %s: %v\n%s", c.ID, err, k.dump())
	}
	return out
}

func (k cup) control(m sandbox.Message, has string) apptest.Control {
	k.t.Helper()
	all := apptest.Controls(m)
	i := slices.IndexFunc(all, func(c apptest.Control) bool { return strings.HasSuffix(c.Arg, has) })
	if i < 0 {
		i = slices.IndexFunc(all, func(c apptest.Control) bool { return strings.Contains(c.Arg, has) })
	}
	if i < 0 {
		k.t.Fatalf("nothing on %q is of %s: %+v", m.Content, has, all)
	}
	return all[i]
}

// fill presses what opens a form, and sends the form.
func (k cup) fill(p *player, m sandbox.Message, has string, picks []string, values map[string]string) sandbox.Message {
	k.t.Helper()
	out, err := p.Member.Press(k.ctx, m.ID, k.control(m, has).ID, picks...)
	if err == nil {
		out, err = p.Member.Submit(k.ctx, out.InteractionID, values)
	}
	if err != nil {
		k.t.Fatalf("fill in %s: %v\n%s", has, err, k.dump())
	}
	return k.await(p, "the answer to the form", func(m sandbox.Message) bool {
		return m.ID == out.MessageID && !m.X.Thinking
	})
}

// do runs a subcommand of /tournament in the channel of the matches.
func (k cup) do(p *player, sub string, options ...sandbox.OptionValue) sandbox.Message {
	k.t.Helper()
	return k.run(p, k.channel, "tournament", []string{sub}, options...)
}

// panel has Ada open her panel and press one thing after the other.
func (k cup) panel(steps ...string) sandbox.Message {
	k.t.Helper()
	m := k.do(k.ada, "panel")
	for _, s := range steps {
		m = k.tap(k.ada, m, s)
	}
	return m
}

// enters has a person join with the first ready deck.
func (k cup) enters(p *player) {
	k.t.Helper()
	m := k.do(p, "join")
	k.tap(p, m, "/bring", k.control(m, "/bring").Menu.Options[0].Value)
}

// event is how the one tournament stands.
func (k cup) event() event.Event {
	k.t.Helper()
	list, err := k.app.Desk.List(k.ctx, storage.EventFilter{})
	if err != nil || len(list) != 1 {
		k.t.Fatalf("%d tournaments, %v", len(list), err)
	}
	return list[0].Event
}

// round is the round that was published last.
func (k cup) round() event.Round {
	k.t.Helper()
	r, _ := k.event().Current()
	return r
}

// still waits until every match of the round is dealt and everything is delivered.
func (k cup) still() {
	k.t.Helper()
	err := k.commits.until(k.ctx, func() (bool, error) {
		undealt := slices.ContainsFunc(k.round().Pairings, func(p event.Pairing) bool {
			return p.Done == "" && len(p.Games) == 0 && k.round().Published
		})
		done, err := k.delivered()
		return done && !undealt, err
	})
	if err != nil {
		k.t.Fatalf("%v\n%s", err, k.dump())
	}
}

// of is the player with a user id.
func (k cup) of(id string) *player {
	k.t.Helper()
	i := slices.IndexFunc(k.players, func(p *player) bool { return p.Member.ID() == id })
	if i < 0 {
		k.t.Fatalf("nobody has the id %s", id)
	}
	return k.players[i]
}

// played has the second of each open pairing concede in the match's thread, to which its player is called.
func (k cup) played() {
	k.t.Helper()
	k.still()
	for _, q := range k.round().Pairings {
		if q.Done != "" {
			continue
		}
		loser := k.of(q.Players[1])
		front := k.await(loser, "the match's message", func(m sandbox.Message) bool {
			return apptest.Asks(m) && apptest.Names(m, q.Players[0]) && apptest.Names(m, q.Players[1])
		})
		m := k.run(loser, front.ChannelID, "match", []string{"concede"})
		k.tap(loser, m, "sure")
	}
	k.still()
	if n := k.round().Open(); n > 0 {
		k.t.Fatalf("%d matches of round %d are open", n, k.round().No)
	}
}

// next drafts a round and publishes it.
func (k cup) next() { k.panel("do/draft", "ask/publish", "do/publish") }

// public are the messages of the channel of the matches that have a text.
func (k cup) public(text string) (out []sandbox.Message) {
	for _, m := range k.ada.Member.View().Messages[k.channel] {
		said := m.Content
		for _, e := range m.Embeds {
			said += "\n" + e.Description
		}
		if !m.X.Ephemeral && strings.Contains(said, text) {
			out = append(out, m)
		}
	}
	return out
}

// TestTournamentWalk ensures that a tournament of sixteen runs on Discord from its plan to the final standings: three
// Swiss rounds and an elimination, with one who leaves, one who comes late, one who does not show up, a dispute, and a
// bot that goes away while a round is dealt and answers of Discord get lost. Nothing is said twice, no match is played
// twice, and every person has a place at the end.
func TestTournamentWalk(t *testing.T) {
	thorough.Only(t, "it plays a tournament")
	w := start(t, func(w *world) { w.members, w.painter = 18, unposted })
	k := cup{w, w.app.Sandbox.ChannelID("matches")}
	late, field := k.players[17], k.players[1:17]
	m := k.do(k.ada, "new", sandbox.OptionValue{Name: "name", Value: "Spring Cup"},
		sandbox.OptionValue{Name: "game", Value: "farwald"})
	m = k.tap(k.ada, k.tap(k.ada, m, "/plan/1"), "/set/cut", "single-4")
	m = k.fill(k.ada, m, "/form", nil, map[string]string{"name": "Spring Cup", "rounds": "3"})
	k.tap(k.ada, k.tap(k.ada, m, "ask/open"), "do/open")
	for _, p := range field {
		k.enters(p)
	}
	k.panel("ask/start", "do/start")

	k.next()
	k.still()
	r := k.round()
	absent, quarrel, leaver := r.Pairings[0], r.Pairings[1], r.Pairings[2].Players[0]
	m = k.tap(k.ada, k.panel("/round"), "/pairing/", "1")
	m = k.tap(k.ada, m, "ask/noshow/1/1/"+absent.Players[1])
	k.fill(k.ada, m, "why/noshow", nil, map[string]string{"reason": "never came"})
	caller := k.of(quarrel.Players[0])
	k.tap(caller, k.do(caller, "match"), "/dispute/")
	if m = k.panel(); !strings.Contains(m.Content, "calls a judge") {
		t.Errorf("the panel does not say that a judge is called: %s", m.Content)
	}
	m = k.tap(k.ada, k.tap(k.ada, m, "/round"), "/pairing/", "2")
	k.fill(k.ada, m, "/why/rule/", []string{"0-1-0"}, map[string]string{"reason": "a card was misread"})
	k.tap(k.of(leaver), k.do(k.of(leaver), "drop"), "do/drop")
	k.enters(late)
	k.played()
	if q, _ := k.event().Pairing(1, 2); q.Done != event.DoneRuled || !slices.Equal(q.Wins, []int{0, 1}) {
		t.Errorf("the ruled match is %+v", q)
	}

	for range 3 {
		w.app.Sandbox.Inject(sandbox.Fault{Kind: sandbox.FaultDropAfter, Method: "POST",
			Template: "/channels/{channel_id}/threads"})
	}
	k.next()
	for w.app.Sandbox.FaultsLeft() == 3 && w.ctx.Err() == nil {
		runtime.Gosched() // until the first answer is lost
	}
	w.shut()
	w.boot()
	w.clock.Advance(time.Minute) // what was lost is tried again
	k.played()
	k.next()
	k.played()
	for k.panel("ask/cut", "do/cut"); k.event().Stage == event.Running; k.played() {
		if b := k.event().Bracket; b.Done() {
			k.panel("ask/finish", "do/finish")
			break
		}
		k.next()
	}
	k.still()
	k.ended(late.Member.ID())
	w.quiet()
}

// ended checks how the tournament ended and what was said of it.
func (k cup) ended(late string) {
	k.t.Helper()
	e := k.event()
	final := e.Final()
	if len(final) != 17 || final[0].Place != 1 || final[1].Place != 2 || final[2].Place != 3 || final[16].Place != 17 {
		k.t.Errorf("the places are %+v", final)
	}
	if !slices.ContainsFunc(final, func(p event.Placed) bool { return p.Player == late }) {
		k.t.Error("who came late has no place")
	}
	seen := map[string]bool{}
	for _, r := range e.Rounds {
		for _, p := range r.Pairings {
			for _, g := range p.Games {
				if seen[g.Match] || !g.Over {
					k.t.Errorf("match %s of round %d: %+v", g.Match, r.No, g)
				}
				seen[g.Match] = true
			}
		}
	}
	threads := 0
	for _, c := range k.ada.Member.View().Channels {
		if c.Kind == "thread" {
			threads++
		}
	}
	if threads != len(seen) {
		k.t.Errorf("%d threads for %d matches", threads, len(seen))
	}
	for no := 1; no <= len(e.Rounds); no++ {
		if n := len(k.public(fmt.Sprintf("**Round %d** · until", no))); n != 1 {
			k.t.Errorf("round %d is announced %d times", no, n)
		}
	}
	for _, said := range []string{"never came", "a card was misread", "Ada ended the tournament", "It is over."} {
		if n := len(k.public(said)); n != 1 {
			k.t.Errorf("%q is said %d times", said, n)
		}
	}
	if m := k.public("It is over.")[0]; len(m.Attachments) != 1 || m.Attachments[0].Filename != "bracket.png" {
		k.t.Errorf("the tournament's message shows %+v", m.Attachments)
	}
}
