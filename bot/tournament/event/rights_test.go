package event_test

import (
	"testing"
	"time"

	"farpost/bot/tournament/event"
	"farpost/engine"
)

// TestRights ensures who may do what: for every kind of action, whether an organiser, a judge, the player whom it is
// about, the opponent, a stranger and the bot may.
func TestRights(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Automatic = true })
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	pair, _ := d.e.Pairing(1, 1)
	player, opponent := pair.Players[0], pair.Players[1]
	const o, j, s, x, b = 1, 2, 4, 8, 16 // organiser, judge, the player, their opponent, the bot
	want := map[string]int{
		event.Create: o | b, event.Edit: o | b, event.Open: o | b, event.Check: o | b, event.Start: o | b,
		event.Draft: o | b, event.Redraft: o | b, event.Swap: o | b, event.Publish: o | b, event.Readmit: o | b,
		event.GiveBye: o | b, event.TakeBye: o | b, event.Cut: o | b, event.Finish: o | b, event.Cancel: o | b,
		event.Take: o | b, event.Extend: o | j | b, event.Rule: o | j | b, event.NoShow: o | j | b,
		event.Penalise: o | j | b, event.Settle: o | j | b, event.Drop: o | s | b, event.Join: o | s | b,
		event.Leave: o | s | b, event.Deck: o | s | b, event.Here: o | s | b, event.Report: s, event.Confirm: s,
		event.Dispute: s, event.Dealt: b, event.GameOver: b, event.Warn: b, event.Expire: b, event.Missing: b,
		event.Failed: b, event.Mended: b, event.Advance: b, event.Given: b,
		event.Remind: b,
	}
	for _, kind := range event.Kinds() {
		w, known := want[kind]
		if !known {
			t.Errorf("%s is not in the table", kind)
		}
		for _, who := range []struct {
			bit    int
			name   string
			by     string
			rights event.Rights
		}{
			{o, "an organiser", "olga", event.Rights{Organiser: true}}, {j, "a judge", "jo", event.Rights{Judge: true}},
			{s, "the player", player, event.Rights{}}, {x, "the opponent", opponent, event.Rights{}},
			{0, "a stranger", "stranger", event.Rights{}}, {0, "nobody", "", event.Rights{}},
			{b, "the bot", "", event.Bot},
		} {
			a := event.Action{Kind: kind, By: who.by, Player: player, Round: 1, Pairing: 1}
			err := d.e.May(a, who.rights)
			if no := engine.IsRefusal(err); no != nil && no.Code != event.CodeRight {
				t.Errorf("%s by %s: %v", kind, who.name, err)
			}
			if got := err == nil; got != (w&who.bit != 0) {
				t.Errorf("%s may %s: %v", who.name, kind, got)
			}
		}
	}
}

// TestUnknownKind ensures that nobody may do what an event does not know.
func TestUnknownKind(t *testing.T) {
	d := newDesk(t, func(*event.Plan) {})
	a := event.Action{Kind: "dance", By: "olga"}
	if err := d.e.May(a, event.Rights{Organiser: true, Judge: true, Bot: true}); code(err) != event.CodeRight {
		t.Errorf("may: %v", err)
	}
	for _, kind := range []string{"dance", event.Take} { // Take needs the log
		a.Kind = kind
		if _, _, err := d.e.Apply(a, organiser); code(err) != event.CodeStage {
			t.Errorf("%s: %v", kind, err)
		}
	}
}

// TestOwnMatch ensures that an organiser or judge who plays a match rules nothing in it, but may in others.
func TestOwnMatch(t *testing.T) {
	d := newDesk(t, func(p *event.Plan) { p.Automatic = true })
	d.join(names(4)...)
	d.do(event.Action{Kind: event.Start, Seed: 1})
	pair, _ := d.e.Pairing(1, 1)
	for _, kind := range []string{event.Rule, event.NoShow, event.Settle, event.Extend} {
		a := event.Action{Kind: kind, By: pair.Players[1], Player: pair.Players[0], Round: 1, Pairing: 1}
		no := engine.IsRefusal(d.e.May(a, event.Rights{Judge: true, Organiser: true}))
		if no == nil || no.Code != event.CodeOwn {
			t.Errorf("%s in one's own match: %v", kind, no)
		}
		if a.Pairing = 2; d.e.May(a, event.Rights{Judge: true}) != nil {
			t.Errorf("%s in another match is refused", kind)
		}
	}
	round := event.Action{Kind: event.Extend, By: pair.Players[0], Round: 1, Until: start.Add(time.Hour)}
	if err := d.e.May(round, event.Rights{Organiser: true}); err != nil {
		t.Errorf("an organiser who plays cannot extend the round: %v", err)
	}
}
