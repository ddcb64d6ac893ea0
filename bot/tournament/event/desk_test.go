package event_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/google/go-cmp/cmp"

	"farpost/bot/tournament/event"
	"farpost/engine"
)

// start is when the events of these tests begin.
var start = time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)

// desk plays an event: it keeps the log, as the bot does, and carries out what the event asks for.
type desk struct {
	t     *testing.T
	e     event.Event
	log   []event.Action
	now   time.Time
	seed  uint64
	deals []event.Effect // games that wait to be dealt
	stops []event.Effect // matches that the event ended or called off
	told  map[string][]string
	next  int
}

var organiser = event.Rights{Organiser: true}

// newDesk begins an event with a plan that change alters.
func newDesk(t *testing.T, change func(*event.Plan)) *desk {
	t.Helper()
	p := event.DefaultPlan("nim")
	p.Name = "Spring"
	change(&p)
	if err := p.Check(&event.Ability{MinSeats: 2, MaxSeats: 4}); err != nil {
		t.Fatal(err)
	}
	d := &desk{t: t, now: start, seed: 1, told: map[string][]string{}}
	d.do(event.Action{Kind: event.Create, Plan: &p, Seed: 99})
	d.do(event.Action{Kind: event.Open})
	return d
}

// try has somebody act. An organiser acts if By is empty.
func (d *desk) try(a event.Action, r event.Rights) error {
	d.t.Helper()
	a.At = d.now
	before := d.e
	raw := stored(d.t, before)
	next, effects, err := before.Apply(a, r)
	if stored(d.t, before) != raw {
		d.t.Fatalf("%s changed the event that it was applied to", a.Kind)
	}
	if err != nil {
		if engine.IsRefusal(err) == nil {
			d.t.Fatalf("%s: %v", a.Kind, err)
		}
		if diff := cmp.Diff(d.e, next); diff != "" {
			d.t.Fatalf("a refused %s changed the event: %s", a.Kind, diff)
		}
		return err
	}
	event.Draw(&a, before, next)
	d.e, d.log = next, append(d.log, a)
	d.take(effects)
	return nil
}

// take carries out what an action asks for; the bot's own next step, too.
func (d *desk) take(effects []event.Effect) {
	d.t.Helper()
	goOn := false
	for _, f := range effects {
		switch f.Kind {
		case event.EffectDeal:
			d.deals = append(d.deals, f)
		case event.EffectStop, event.EffectVoid:
			d.stops = append(d.stops, f)
		case event.EffectTell:
			d.told[f.Player] = append(d.told[f.Player], f.Code)
		case event.EffectNext:
			goOn = true
		}
	}
	if goOn {
		d.seed++
		d.do(event.Action{Kind: event.Advance, By: "bot", Seed: d.seed})
	}
}

// do has an organiser act, the bot if By is "bot", or the player By. It must work.
func (d *desk) do(a event.Action) {
	d.t.Helper()
	r := event.Rights{}
	switch a.By {
	case "":
		a.By, r = "olga", organiser
	case "bot":
		a.By, r = "", event.Bot
	}
	if err := d.try(a, r); err != nil {
		d.t.Fatalf("%s of %s: %v", a.Kind, a.Player, err)
	}
}

// refused has an organiser, or the player By, try something that must be refused with a code.
func (d *desk) refused(code string, a event.Action) {
	d.t.Helper()
	r := event.Rights{}
	if a.By == "" {
		a.By, r = "olga", organiser
	}
	err := d.try(a, r)
	if no := engine.IsRefusal(err); no == nil || no.Code != code {
		d.t.Errorf("%s of %s: %v, want %s", a.Kind, a.Player, err, code)
	}
}

// join enters people with decks.
func (d *desk) join(ids ...string) {
	d.t.Helper()
	for _, id := range ids {
		d.do(event.Action{Kind: event.Join, By: id, Player: id})
		d.do(event.Action{Kind: event.Deck, By: id, Player: id, Name: "deck of " + id, List: []string{"a", "a"}})
	}
}

// names are n people.
func names(n int) []string {
	out := make([]string, n)
	for i := range out {
		out[i] = fmt.Sprintf("p%02d", i)
	}
	return out
}

// deal deals every game that waits to be dealt.
func (d *desk) deal() {
	d.t.Helper()
	for len(d.deals) > 0 {
		f := d.deals[0]
		d.deals = d.deals[1:]
		d.next++
		d.do(event.Action{Kind: event.Dealt, By: "bot", Round: f.Round, Pairing: f.Pairing,
			Match: fmt.Sprintf("m%d", d.next)})
	}
}

// open returns the games that are being played, and whose they are.
func (d *desk) open() (out []event.Effect) {
	for _, r := range d.e.Rounds {
		for _, p := range r.Pairings {
			for _, g := range p.Games {
				if !g.Over {
					out = append(out, event.Effect{Round: r.No, Pairing: p.No, Match: g.Match})
				}
			}
		}
	}
	return out
}

// play deals, and ends all games that are being played by chance, until nothing is played any more.
func (d *desk) play(r *rand.Rand, draws bool) {
	d.t.Helper()
	for d.deal(); d.e.Stage == event.Running && len(d.open()) > 0; d.deal() {
		for _, g := range d.open() {
			if d.e.Stage != event.Running {
				return
			}
			p, _ := d.e.Pairing(g.Round, g.Pairing)
			places := r.Perm(len(p.Players))
			for i := range places {
				places[i]++
			}
			if draws && r.IntN(6) == 0 {
				for i := range places {
					places[i] = 1
				}
			}
			d.do(event.Action{Kind: event.GameOver, By: "bot", Match: g.Match, Places: places})
		}
	}
}

// checked compares the event with what its log and its stored form give.
func (d *desk) checked() {
	d.t.Helper()
	again, err := event.Replay(d.log)
	if err != nil {
		d.t.Fatal(err)
	}
	if diff := cmp.Diff(d.e, again); diff != "" {
		d.t.Fatalf("the log gives another event (-is +replayed): %s", diff)
	}
	raw := stored(d.t, d.e)
	var read event.Event
	if err := json.Unmarshal([]byte(raw), &read); err != nil {
		d.t.Fatal(err)
	}
	if stored(d.t, read) != raw {
		d.t.Fatal("the stored form is read as another event")
	}
}

// stored is an event as it is stored.
func stored(t *testing.T, e event.Event) string {
	t.Helper()
	raw, err := json.Marshal(e)
	if err != nil {
		t.Fatal(err)
	}
	return string(raw)
}

// code is the code of a refusal; "" without one.
func code(err error) string {
	if no := engine.IsRefusal(err); no != nil {
		return no.Code
	}
	return ""
}
