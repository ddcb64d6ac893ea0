package tournament_test

import (
	"fmt"
	"slices"
	"testing"

	"farpost/bot/table"
	"farpost/bot/tournament"
	"farpost/bot/tournament/event"
)

// TestJudge ensures that the clocks of a match stand still from the call of a judge until the matter is settled, that
// the organiser is told once, and that a round's end does not decide the match meanwhile.
func TestJudge(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	w.rows()
	call := event.Action{Kind: event.Dispute, Round: 1, Pairing: 1}
	w.self("ada", call)
	w.self("bruno", call)
	told := slices.DeleteFunc(w.rows(), func(r tournament.Row) bool { return r.Kind != tournament.RowTell })
	if len(told) != 1 || told[0].Player != "olga" || told[0].Code != event.TellJudge || told[0].Round != 1 {
		t.Errorf("told %+v", told)
	}
	stopped := func() bool {
		pos, err := w.table.Position(w.ctx, w.match(1, 1))
		w.ok(err)
		return pos.Match.StoppedWhy == table.StoppedJudge
	}
	if !stopped() {
		t.Error("the clocks run on")
	}
	w.clock.Advance(20 * day)
	w.tick()
	if p, _ := w.look().Pairing(1, 1); p.Done != "" || !stopped() {
		t.Errorf("the match was decided: %+v", p)
	}
	w.olga(event.Action{Kind: event.Extend, Round: 1, Until: w.clock.Now().Add(day)})
	w.olga(event.Action{Kind: event.Settle, Round: 1, Pairing: 1, Reason: "play on"})
	if stopped() {
		t.Error("the clocks still stand")
	}
	w.self("ada", call)
	w.olga(event.Action{Kind: event.Rule, Round: 1, Pairing: 1, Wins: []int{1, 0}, Reason: "ruled"})
	if p, _ := w.look().Pairing(1, 1); p.Done != event.DoneRuled || !p.Games[0].Over {
		t.Errorf("the ruling ended it as %+v", p)
	}
	w.sound()
}

// TestJudgedAtTable ensures that the event knows of a judge who was called at the table, waits for the ruling, and goes
// on when one lets the match go on or whoever called withdraws, each once; and that a result which is set at the table
// is the pairing's.
func TestJudgedAtTable(t *testing.T) {
	w := newWorld(t)
	w.create(func(p *event.Plan) { p.CheckIn = 0 })
	w.joins("ada", "bruno")
	w.begins()
	id := w.match(1, 1)
	kinds := func() (out []string) {
		log, err := w.desk.Log(w.ctx, w.event)
		w.ok(err)
		for _, e := range log[len(log)-1:] {
			out = append(out, e.Action.Kind, e.Action.By, e.Action.Player, e.Action.Reason)
		}
		return out
	}
	ruling := func() table.Ruling {
		w.press++
		return table.Ruling{Match: id, By: "olga", Reason: "fine", Interaction: fmt.Sprint("p", w.press)}
	}
	for _, end := range []struct {
		do   func() error
		want []string
	}{
		{func() error { return w.table.LetGoOn(w.ctx, ruling()) }, []string{event.Settle, "olga", "", "fine"}},
		{func() error { return w.table.WithdrawJudge(w.ctx, id, "bruno", ruling().Interaction) },
			[]string{event.Settle, "", "bruno", ""}},
	} {
		w.ok(w.table.CallJudge(w.ctx, id, "bruno", ruling().Interaction))
		if got := kinds(); !slices.Equal(got, []string{event.Dispute, "bruno", "bruno", ""}) {
			t.Errorf("the call is %q", got)
		}
		if p, _ := w.look().Pairing(1, 1); p.Disputed != "bruno" {
			t.Errorf("the pairing is %+v", p)
		}
		w.ok(end.do())
		if got := kinds(); !slices.Equal(got, end.want) {
			t.Errorf("the end of the call is %q, want %q", got, end.want)
		}
		if p, _ := w.look().Pairing(1, 1); p.Disputed != "" || p.Done != "" {
			t.Errorf("the pairing is %+v", p)
		}
	}
	w.ok(w.table.CallJudge(w.ctx, id, "bruno", ruling().Interaction))
	seat := 0
	if pos, err := w.table.Position(w.ctx, id); err != nil || pos.Seats[0].Player != "ada" {
		seat = 1
	}
	places := []int{2, 2}
	places[seat] = 1
	w.ok(w.table.Rule(w.ctx, ruling(), places))
	p, _ := w.look().Pairing(1, 1)
	if won := slices.Index(p.Players, "ada"); p.Done != event.DonePlayed || p.Disputed != "" || p.Wins[won] != 1 {
		t.Errorf("the ruling ended it as %+v", p)
	}
	w.sound()
}
