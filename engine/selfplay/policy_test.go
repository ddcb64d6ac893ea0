package selfplay_test

import (
	"strings"
	"testing"

	"farpost/engine"
	"farpost/engine/selfplay"
)

// player of the toy plays the first card that it can, passes ahead where ahead says so, and ends its turn.
type player struct{ ahead bool }

func (p player) Plans(m selfplay.Moment) []selfplay.Plan {
	if m.View.Viewer != m.Ask.Seat {
		panic("a player sees somebody else's view")
	}
	switch {
	case m.Ask.Offers("end"):
		return []selfplay.Plan{{Verb: "no such verb"}, {Verb: "play", Pick: p.unwanted}, {Verb: "play"}, {Verb: "end"}}
	case m.Ask.Offers(engine.Pass) && p.ahead:
		return []selfplay.Plan{{Verb: engine.Pass, Ahead: engine.PassAhead(m.Ask.Seat)}}
	}
	return nil
}

// unwanted wants nothing of any question.
func (player) unwanted(*engine.Question) ([]engine.Value, bool) { return nil, false }

func played(t *testing.T, inTurn bool) selfplay.Report {
	o := options("")
	o.Policy, o.InTurn, o.Matches, o.InterfereEvery = player{ahead: true}, inTurn, 4, 200
	return run(t, o)
}

// TestPolicy ensures that matches of a policy end, that everything which it does is counted once and adds up,
// and that a policy is no excuse for a fault but for what it leaves unreached.
func TestPolicy(t *testing.T) {
	rep := played(t, false)
	if !rep.OK() || rep.Finished != rep.Matches || rep.Reached[selfplay.ReachedVerb]["concede"] > 0 {
		t.Errorf("%d of %d finished, concessions %d: %s", rep.Finished, rep.Matches,
			rep.Reached[selfplay.ReachedVerb]["concede"], strings.Join(rep.Problems, "\n"))
	}
	a := rep.Acts["play"]
	if a == nil || a.N != rep.Reached["verb"]["play"] || len(rep.Acts) != 1 {
		t.Fatalf("acts %v, %d plays", rep.Acts, rep.Reached["verb"]["play"])
	}
	n, sum := 0, 0
	for i, k := range a.Of {
		n, sum = n+k, sum+i*k
	}
	if n != a.N || sum != a.Handovers || len(a.Of) != a.Max+1 || a.MaxQuiet > a.Max || a.Handovers > rep.Handovers {
		t.Errorf("the plays do not add up: %+v of %d handovers", *a, rep.Handovers)
	}
	by := 0
	for _, k := range rep.HandoversBy {
		by += k
	}
	if by != rep.Handovers || rep.HandoversPerAct != float64(rep.Handovers)/float64(a.N) ||
		rep.Decisions <= rep.Inputs {
		t.Errorf("%d handovers, by kind %d, %.3f an act; %d decisions in %d inputs", rep.Handovers, by,
			rep.HandoversPerAct, rep.Decisions, rep.Inputs)
	}
	by = 0
	for _, k := range rep.DecisionsBy {
		by += k
	}
	if by != rep.Decisions || rep.DecisionsBy["play"] < a.N {
		t.Errorf("%d decisions, by verb %v, %d plays", rep.Decisions, rep.DecisionsBy, a.N)
	}
	for _, figure := range []string{"turns", "decisions", "handovers_per_turn"} {
		s := rep.PerMatch[figure]
		if s.Min <= 0 || s.P50 < s.Min || s.P90 < s.P50 || s.Max < s.P90 {
			t.Errorf("%s: %+v", figure, s)
		}
	}
}

// early is a player who passes beforehand in every window until its own turn.
type early struct{ player }

func (p early) Plans(m selfplay.Moment) []selfplay.Plan {
	list := p.player.Plans(m)
	for i := range list {
		list[i].Stands = []engine.StandingPass{{Of: "any", Mode: "turn"}}
	}
	return list
}

// TestStands ensures that what a policy says to pass beforehand is in force, that it and the presets of a game save
// waits, that a report can do without both, and that it counts waits by what they are about.
func TestStands(t *testing.T) {
	play := func(p selfplay.Policy, preset string, no bool) selfplay.Report {
		o := options("")
		o.Ruleset.StandingKinds[0].Preset = preset
		o.Policy, o.Matches, o.InterfereEvery, o.NoStands, o.UnfoldEvery = p, 4, 200, no, 1
		rep := run(t, o)
		sum := 0
		for _, n := range rep.HandoversIn {
			sum += n
		}
		if !rep.OK() || rep.Unfolded != 4 || sum != rep.Handovers || rep.HandoversIn["object"] == 0 {
			t.Errorf("%q, %v: %d unfolded, handovers in %v: %s", preset, no, rep.Unfolded, rep.HandoversIn,
				strings.Join(rep.Problems, "\n"))
		}
		return rep
	}
	asked := play(player{}, "", false)
	for name, c := range map[string]struct {
		p      selfplay.Policy
		preset string
		no     bool
		stand  string
	}{
		"a policy's":      {early{}, "", false, "any/turn"},
		"the game's":      {player{}, "turn", false, "any/turn"},
		"neither of them": {early{}, "turn", true, ""},
	} {
		rep := play(c.p, c.preset, c.no)
		if c.stand != "" && (!rep.Stands || rep.Reached[selfplay.ReachedStand][c.stand] == 0 ||
			rep.Handovers >= asked.Handovers) ||
			c.stand == "" && (rep.Stands || rep.Handovers != asked.Handovers) {
			t.Errorf("%s: %v, reached %v, %d handovers of %d", name, rep.Stands, rep.Reached[selfplay.ReachedStand],
				rep.Handovers, asked.Handovers)
		}
	}
}

// TestInTurn ensures that without short cuts the same matches are played with more questions: three to a table
// are asked one after the other.
func TestInTurn(t *testing.T) {
	short, long := played(t, false), played(t, true)
	if short.Turns != long.Turns || short.Acts["play"].N != long.Acts["play"].N {
		t.Errorf("%d turns and %d plays, in turn %d and %d", short.Turns, short.Acts["play"].N, long.Turns,
			long.Acts["play"].N)
	}
	if long.Decisions != long.Inputs {
		t.Errorf("%d decisions in %d inputs, although nothing is said ahead", long.Decisions, long.Inputs)
	}
	if long.Handovers <= short.Handovers || long.Acts["play"].MaxQuiet < 3 || !long.OK() {
		t.Errorf("%d handovers, in turn %d, at most %d for a play: %v", short.Handovers, long.Handovers,
			long.Acts["play"].MaxQuiet, long.Problems)
	}
}

// TestText ensures that the report for people has its figures, of both ways where both were played.
func TestText(t *testing.T) {
	rep, in := played(t, false), played(t, true)
	rep.InTurn = &in
	text := rep.Text()
	for _, want := range []string{"4 of 4 matches finished", "resumed identically", "turns in a match",
		"with short cuts", "every window in turn", "play: "} {
		if !strings.Contains(text, want) {
			t.Errorf("no %q in\n%s", want, text)
		}
	}
}
