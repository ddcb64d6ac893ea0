package tournament_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/bot/internal/tally"
	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
	"farpost/engine"
	"farpost/storage"
)

// finish has the second player of every open pairing of the current round give up, until the round is over.
func (w *world) finish() {
	w.Helper()
	for {
		r, _ := w.look().Current()
		i := slices.IndexFunc(r.Pairings, func(p event.Pairing) bool { return p.Done == "" })
		if i < 0 {
			return
		}
		p := r.Pairings[i]
		w.concede(w.match(r.No, p.No), p.Players[1])
		w.tick()
	}
}

// TestEvent ensures that an event of sixteen runs from its creation to the final standings, with matches that report
// themselves, somebody who leaves, one who comes late, one who does not show up, a dispute, a cut, and the process
// killed in the middle of it: the event is always what its log says.
func TestEvent(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.Rounds, p.Cut, p.CutTo, p.CheckIn = 3, event.Single, 4, 0 })
	all := players(16)
	w.joins(all...)
	w.begins()
	w.restart(0)
	r, _ := w.look().Current()
	no := r.Pairings[0]
	w.olga(event.Action{Kind: event.NoShow, Player: no.Players[1], Round: 1, Pairing: 1, Reason: "never came"})
	quarrel := r.Pairings[1]
	w.self(quarrel.Players[0], event.Action{Kind: event.Dispute, Round: 1, Pairing: 2, Reason: "a card"})
	needs, err := w.desk.Needs(w.ctx, w.event, "olga")
	w.ok(err)
	if len(needs) != 1 || needs[0].Kind != tournament.NeedDispute || needs[0].Player != quarrel.Players[0] {
		t.Errorf("the organiser is needed for %+v", needs)
	}
	w.restart(0)
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 2, Wins: []int{0, 1}, Reason: "ruled"})
	w.self(r.Pairings[2].Players[0], event.Action{Kind: event.Drop})
	w.joins("late")
	w.finish()
	for round := 2; round <= 3; round++ {
		w.olga(event.Action{Kind: event.Draft})
		w.restart(0)
		w.olga(event.Action{Kind: event.Publish})
		w.tick()
		w.finish()
	}
	w.olga(event.Action{Kind: event.Cut})
	for w.look().Stage == event.Running {
		if _, err := w.do(event.Action{Kind: event.Draft, By: "olga"}, organiser); err != nil {
			w.refused(err, event.CodeLast)
			w.olga(event.Action{Kind: event.Finish})
			break
		}
		w.olga(event.Action{Kind: event.Publish})
		w.restart(0)
		w.tick()
		w.finish()
	}
	e := w.look()
	if final := e.Final(); len(final) != 17 || final[0].Place != 1 || final[1].Place != 2 || final[2].Place != 3 {
		t.Errorf("the final standings are %+v", final)
	}
	if p, _ := e.Pairing(1, 2); p.Done != event.DoneRuled || !slices.Equal(p.Wins, []int{0, 1}) {
		t.Errorf("the ruled match is %+v", p)
	}
	w.sound()
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		matches, err := tx.Matches(storage.MatchFilter{Server: "s", Statuses: []storage.Status{storage.Running}})
		if len(matches) > 0 {
			t.Errorf("%d matches are still being played", len(matches))
		}
		return err
	}))
}

// sound checks that the event is what its log says, and that each pairing's games are matches of their own.
func (w *world) sound() {
	w.Helper()
	log, err := w.desk.Log(w.ctx, w.event)
	w.ok(err)
	var actions []event.Action
	for _, e := range log {
		actions = append(actions, e.Action)
		if e.Action.Kind == event.Draft && e.Action.Drawn == nil {
			w.Error("the log does not have what was drawn")
		}
	}
	again, err := event.Replay(actions)
	w.ok(err)
	if diff := cmp.Diff(stored(w.T, again), stored(w.T, w.look())); diff != "" {
		w.Errorf("the event is not what its log makes (-log +event): %s", diff)
	}
	seen := map[string]bool{}
	for _, r := range w.look().Rounds {
		for _, p := range r.Pairings {
			for _, g := range p.Games {
				if seen[g.Match] {
					w.Errorf("match %s is dealt for two games", g.Match)
				}
				seen[g.Match] = true
			}
		}
	}
}

// stored is an event as it is kept.
func stored(t *testing.T, e event.Event) string {
	t.Helper()
	raw, err := json.MarshalIndent(e, "", " ")
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// TestDealGoesOn ensures that a kill while a large round is dealt leaves no pairing without its match and none with
// two.
func TestDealGoesOn(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(40)...)
	w.olga(event.Action{Kind: event.Start})
	w.olga(event.Action{Kind: event.Draft})
	w.olga(event.Action{Kind: event.Publish})
	job := storage.Job{Key: tournament.JobEvent + ":" + w.event, Kind: tournament.JobEvent, Payload: []byte(w.event)}
	w.ok(w.desk.Work(w.ctx, job))
	dealt := func() (n int) {
		r, _ := w.look().Current()
		for _, p := range r.Pairings {
			n += len(p.Games)
		}
		return n
	}
	if n := dealt(); n == 0 || n == 20 {
		t.Fatalf("%d of 20 matches are dealt at once", n)
	}
	w.restart(0)
	w.tick()
	if n := dealt(); n != 20 {
		t.Errorf("%d matches were dealt for 20 pairings", n)
	}
	w.sound()
}

// TestSeats ensures that who begins is who the pairing says, and in a match of three games who lost the one before.
func TestSeats(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.BestOf, p.CheckIn = 3, 0 })
	w.joins("ada", "bruno")
	w.begins()
	p, _ := w.look().Pairing(1, 1)
	first := func() string {
		pos, err := w.table.Position(w.ctx, w.match(1, 1))
		w.ok(err)
		return pos.Seats[0].Player
	}
	if got := first(); got != p.Players[0] {
		t.Errorf("%s begins, want %s", got, p.Players[0])
	}
	w.concede(w.match(1, 1), p.Players[1])
	w.tick()
	if got := first(); got != p.Players[1] {
		t.Errorf("%s begins the second game, want who lost the first", got)
	}
	w.concede(w.match(1, 1), p.Players[0])
	w.tick()
	w.concede(w.match(1, 1), p.Players[0])
	p, _ = w.look().Pairing(1, 1)
	if !slices.Equal(p.Wins, []int{1, 2}) || p.Done != event.DonePlayed {
		t.Errorf("the match ended as %+v", p)
	}
}

// TestUndo ensures that publishing a round can be taken back until somebody has played, and that its matches are called
// off then.
func TestUndo(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	w.begins()
	match := w.match(1, 1)
	step, err := w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	_, then, _, err := w.desk.Try(w.ctx, w.event, tournament.Step{Rights: organiser,
		Action: event.Action{Kind: event.Take, By: "olga", Step: step}})
	w.ok(err)
	if r, _ := then.Event.Current(); r.Published {
		t.Error("the preview still has the round published")
	}
	w.olga(event.Action{Kind: event.Take, Step: step})
	if r, _ := w.look().Current(); r.Published {
		t.Error("the round is still published")
	}
	w.ok(w.store.View(w.ctx, func(tx storage.ReadTx) error {
		m, err := tx.Match(match)
		if m.Status != storage.Cancelled {
			t.Errorf("the match of the round that was taken back is %s", m.Status)
		}
		jobs, jerr := tx.JobsOf(match)
		if len(jobs) > 0 {
			t.Errorf("its deadlines stay: %v", jobs)
		}
		return errors.Join(err, jerr)
	}))
	w.olga(event.Action{Kind: event.Publish})
	w.tick()
	step, err = w.desk.Undoable(w.ctx, w.event)
	w.ok(err)
	pos, err := w.table.Position(w.ctx, w.match(1, 1))
	w.ok(err)
	w.press++
	_, err = w.table.Do(w.ctx, table.Act{Match: pos.Match.ID, Player: pos.Seats[0].Player,
		Interaction: fmt.Sprint("p", w.press),
		Reply:       engine.Reply{Verb: engine.VerbChoose, Answers: []engine.Answer{{Name: engine.ChoiceName}}}})
	w.ok(err)
	_, err = w.do(event.Action{Kind: event.Take, By: "olga", Step: step}, organiser)
	w.refused(err, event.CodeRelied)
	if of := engine.IsRefusal(err).Args; len(of) != 1 || of[0].Vals[0] != "raw:publish" {
		t.Errorf("it is refused for %+v", of)
	}
	w.sound()
}

// TestDecks ensures who sees a deck at which stage, that an illegal one is refused and the one before stays, and that a
// deck which is no longer legal when it is to be dealt holds up its own match alone, until another is handed in.
func TestDecks(t *testing.T) {
	for _, x := range []struct {
		decks, viewer string
		rights        event.Rights
		before, while bool
		after         bool
	}{
		{event.DecksHidden, "p01", event.Rights{}, true, true, true},
		{event.DecksHidden, "p02", event.Rights{}, false, false, false},
		{event.DecksHidden, "olga", organiser, false, true, true},
		{event.DecksHidden, "p02", organiser, false, false, false},
		{event.DecksHidden, "jo", event.Rights{Judge: true}, false, true, true},
		{event.DecksOpen, "p02", event.Rights{}, false, true, true},
		{event.DecksOpen, "stranger", event.Rights{}, false, true, true},
		{event.DecksAfter, "p02", event.Rights{}, false, false, true},
	} {
		w := newWorld(t)
		w.create(func(p *event.Plan) { p.Decks, p.CheckIn, p.Format = x.decks, 0, event.RoundRobin })
		w.joins("p01", "p02")
		sees := func(when string, want bool) {
			d, err := w.desk.Deck(w.ctx, w.event, "p01", x.viewer, x.rights)
			if (err == nil) != want || err == nil && d.Name != "Moths" {
				t.Errorf("decks %s, %s with %+v, %s: %v, %v", x.decks, x.viewer, x.rights, when, d.Name, err)
			}
		}
		sees("before", x.before)
		w.begins()
		sees("while it runs", x.while)
		w.finish()
		w.olga(event.Action{Kind: event.Finish})
		sees("afterwards", x.after)
	}

	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins(players(4)...)
	bad := event.Action{Kind: event.Deck, By: "p01", Player: "p01", Name: "Sparks", List: []string{"no such card"}}
	_, err := w.do(bad, event.Rights{})
	w.refused(err, tournament.CodeIllegal)
	w.self("p01", event.Action{Kind: event.Deck, Name: "Sparks", List: tally.Deck("spark")})
	w.games.Without = "spark"
	w.begins()
	round, p, _ := w.look().PairingOf("p01")
	if len(p.Games) > 0 {
		t.Error("a deck that is not legal was dealt")
	}
	needs, err := w.desk.Needs(w.ctx, w.event, "olga")
	w.ok(err)
	if len(needs) != 1 || needs[0].Trouble.Kind != event.TroubleDeck || needs[0].Player != "p01" {
		t.Errorf("the organiser is needed for %+v", needs)
	}
	w.match(1, 3-p.No) // the other pairing is being played
	w.self("p01", event.Action{Kind: event.Deck, Name: "Moths", List: tally.Deck()})
	w.tick()
	w.match(round, p.No)

	w = newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("p01", "p02")
	w.self("p01", event.Action{Kind: event.Deck, Name: "Sparks", List: tally.Deck("spark")})
	w.games.Without = "spark"
	w.begins()
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{1, 0}, Reason: "ruled"})
	needs, err = w.desk.Needs(w.ctx, w.event, "olga")
	w.ok(err)
	if len(needs) != 1 || needs[0].Kind != tournament.NeedFinish {
		t.Errorf("of a match that was ruled the organiser is needed for %+v", needs)
	}
}

// TestPosts ensures what is shown of a step: nothing before the registration, a word about what was done and by whom,
// the event's message as it is now.
func TestPosts(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.Rounds, p.CheckIn, p.Elsewhere = 1, 0, true })
	kinds := func() string {
		var out []string
		for _, r := range w.rows() {
			s := strings.TrimPrefix(r.Kind, "event-")
			if r.Published > 0 {
				s += fmt.Sprint("#", r.Published)
			}
			if r.Player != "" {
				s += " " + r.Code
			}
			out = append(out, s)
		}
		slices.Sort(out)
		return strings.Join(out, ", ")
	}
	check := func(what, want string) {
		t.Helper()
		if got := kinds(); got != want {
			t.Errorf("%s: %s, want %s", what, got, want)
		}
	}
	check("opened", "board, say")
	w.joins("ada", "bruno")
	check("joined", "board")
	w.olga(event.Action{Kind: event.Start})
	check("started", "board, say")
	w.olga(event.Action{Kind: event.Draft})
	check("drafted", "board")
	w.olga(event.Action{Kind: event.Publish})
	check("published", "board, say#1, tell event.tell.paired, tell event.tell.paired")
	p, _ := w.look().Pairing(1, 1)
	w.self(p.Players[0], event.Action{Kind: event.Report, Round: 1, Pairing: 1, Wins: []int{1, 0}})
	check("reported", "board, tell event.tell.report")
	w.self(p.Players[1], event.Action{Kind: event.Confirm, Round: 1, Pairing: 1})
	check("confirmed", "board")
}

// TestNeedsOfPlayers ensures that an organiser is told who has not begun when half of the round is over, but not of a
// match that they play: there it would show who has answered in secret.
func TestNeedsOfPlayers(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn, p.Turn, p.Total = 0, 10*day, 0 })
	w.joins(players(4)...)
	w.begins()
	w.clock.Advance(4 * day)
	p, _ := w.look().Pairing(1, 1)
	for organiser, want := range map[string]int{"olga": 4, p.Players[0]: 2} {
		needs, err := w.desk.Needs(w.ctx, w.event, organiser)
		w.ok(err)
		if len(needs) != want {
			t.Errorf("%s is told %+v", organiser, needs)
		}
		for _, n := range needs {
			if n.Kind != tournament.NeedNoShow || n.Pairing == 1 && slices.Contains(p.Players, organiser) {
				t.Errorf("%s is told %+v", organiser, n)
			}
		}
	}
}

// TestTwice ensures that one press counts once.
func TestTwice(t *testing.T) {
	w := newWorld(t)
	w.create(nil)
	st := tournament.Step{Action: event.Action{Kind: event.Join, By: "ada", Player: "ada"}, Interaction: "same"}
	_, err := w.desk.Do(w.ctx, w.event, st)
	w.ok(err)
	st.Action.Kind = event.Leave
	_, err = w.desk.Do(w.ctx, w.event, st)
	w.refused(err, table.CodeTwice)
	if _, in := w.look().Player("ada"); !in {
		t.Error("the second delivery of the press did something")
	}
}

// TestExport ensures that an export has all results and standings, hides drafts and secret decks, and is no formula.
func TestExport(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	w.finish()
	x, err := w.desk.Export(w.ctx, w.event, map[string]string{"ada": "=HYPERLINK(1)"})
	w.ok(err)
	csv := string(x.CSV())
	if strings.Contains(csv, ",=H") || !strings.Contains(csv, "'=HYPERLINK") || !strings.Contains(csv, "omw") ||
		strings.Contains(string(x.JSON()), "Moths") || strings.Count(csv, "bruno") != 2 {
		t.Errorf("the export is\n%s\n%s", csv, x.JSON())
	}
	ids, unknown := tournament.ReadPlayers("<@812345678901234567>, <@!812345678901234568>\n812345678901234567 ada 12")
	if !slices.Equal(ids, []string{"812345678901234567", "812345678901234568"}) ||
		!slices.Equal(unknown, []string{"ada", "12"}) {
		t.Errorf("read %q and %q", ids, unknown)
	}
}
