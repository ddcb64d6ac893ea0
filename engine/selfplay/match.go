package selfplay

import (
	"bytes"
	"encoding/json"
	"fmt"

	"farpost/engine"
)

// playMatch plays one match from its deal to its end.
func playMatch(o Options, number int) *Report {
	t := &table{Options: o, rep: newReport(), number: number, used: map[string]int{}, pestered: map[string]int{},
		quick: map[int32]bool{}, seen: map[string][]engine.Value{}, led: map[string]int{}, beginner: engine.NoSeat,
		rand: engine.Seeded(o.Seed, fmt.Sprintf("match.%d", number))}
	t.rep.Matches = 1
	if o.InTurn {
		t.Ruleset = o.Ruleset.InTurn()
	}
	t.ledger = ledger{g: t.Ruleset, rep: t.rep}
	t.traced = t.Ruleset.Traced(func(what, name string) {
		t.rep.reach(what, name)
		t.ledger.trace(what, name)
	})
	if o.Policy == nil && number%8 == 0 {
		t.quit = 1 + t.rand.Intn(40)
	}
	if o.Policy == nil && number%16 == 4 {
		t.agree = 1 + t.rand.Intn(120)
	}
	t.deal = t.dealt()
	for _, ready := range t.deal.ready {
		if ready != drawn {
			t.rep.SeatsByDeck[o.deckName(ready)]++
		}
	}
	setup := engine.Setup{Seed: o.Seed*1_000_003 + uint64(number), Options: o.Rules, Decks: t.deal.decks}
	if o.stands() {
		setup.StandingPasses = o.Ruleset.Presets(o.Players)
	}
	s, events, err := engine.New(t.traced, o.Book, setup)
	if err != nil {
		t.fault("cannot be dealt: %v", err)
		return t.rep
	}
	t.watch(nil, s, events)
	t.start = s
	t.take(s)
	for t.s.Result == nil {
		if t.rep.Inputs >= o.maxInputs() {
			t.rep.Stalled++
			t.problem("has not ended after %d inputs", t.rep.Inputs)
			break
		}
		if !t.step() {
			t.rep.Stalled++
			break
		}
	}
	t.end()
	return t.rep
}

// end counts the match.
func (t *table) end() {
	t.rep.Asks = int(t.s.NextQ)
	if v, err := engine.ViewOf(t.Ruleset, t.Book, t.s, engine.NoSeat); err != nil {
		t.fault("the end cannot be viewed: %v", err)
	} else {
		t.rep.Turns = v.Turn
	}
	t.unfold()
	if t.s.Result == nil {
		return
	}
	t.rep.Finished++
	t.won(t.s.Result.Winners)
	t.refusedAfterEnd()
}

// step checks the prompt, tries some nonsense, and makes one move. It is false when the match cannot go on.
func (t *table) step() bool {
	if t.s.Ask == nil {
		t.fault("waits for nobody and has no result")
		return false
	}
	t.inspect()
	if t.Policy != nil {
		return t.play(t.decide())
	}
	if t.chance(6) || (t.rep.Inputs < 8 && t.chance(2)) {
		t.provoke()
	}
	t.contrive()
	t.pester()
	in := t.move()
	if t.rep.Inputs%4 == 0 {
		t.double(in)
	}
	if t.play(in) {
		return true
	}
	return t.play(engine.Input{Kind: engine.InputExpire, Qs: t.awaitedQs()})
}

// play applies an input to the match and to the one loaded from its bytes, and goes on with the latter.
func (t *table) play(in engine.Input) bool {
	next, events, err := engine.Apply(t.traced, t.Book, t.s, in)
	if err != nil {
		t.fault("%s of %v, which should be possible: %v", in.Kind, in.Seat, err)
		return false
	}
	t.rep.Inputs++
	t.rep.Stands = t.rep.Stands || len(next.StandingPasses) > 0
	t.log = append(t.log, in)
	t.watch(&in, next, events)
	t.rep.decide(in)
	t.countVerb(in)
	loaded, err := engine.Decode(t.saved)
	if err != nil {
		t.fault("the saved match: %v", err)
		t.take(next)
		return true
	}
	again, events2, err := engine.Apply(t.Ruleset, t.Book, loaded, in)
	if err != nil {
		t.fault("the saved match refuses what the running one took: %v", err)
		t.take(next)
		return true
	}
	b := t.encode(again)
	if bytes.Equal(t.encode(next), b) && alike(events, events2) {
		t.rep.ResumedIdentical++
	} else {
		t.problem("the saved match went another way after %s", in.Kind)
	}
	t.s, t.saved, t.views = again, b, nil
	t.ledger.look(t.s, t.period())
	t.began()
	return true
}

// watch tells who watches the match where it stands.
func (t *table) watch(in *engine.Input, s *engine.State, events []engine.Event) {
	if t.Watch != nil {
		t.Watch(t.number, in, s, events)
	}
}

// alike compares events byte for byte.
func alike(a, b []engine.Event) bool {
	if len(a) == 0 && len(b) == 0 {
		return true
	}
	x, err1 := json.Marshal(a)
	y, err2 := json.Marshal(b)
	return err1 == nil && err2 == nil && bytes.Equal(x, y)
}

func (t *table) countVerb(in engine.Input) {
	switch in.Kind {
	case engine.InputReply, engine.InputAct:
		t.rep.reach(ReachedVerb, in.Verb)
	case engine.InputConcede, engine.InputDraw:
		t.rep.reach(ReachedVerb, string(in.Kind))
	}
}

// take makes a state the running one, notes for whom it waits, and keeps its bytes.
func (t *table) take(s *engine.State) {
	t.s, t.saved, t.views = s, t.encode(s), nil
	t.ledger.look(s, t.period())
	t.began()
}

// period is the running period, which the ledger takes for the turn.
func (t *table) period() int {
	p, err := engine.PeriodOf(t.Ruleset, t.Book, t.s)
	if err != nil {
		t.fault("its period: %v", err)
	}
	return p.N
}
