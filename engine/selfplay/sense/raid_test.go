package sense_test

import (
	"testing"

	"farpost/engine"
	"farpost/engine/selfplay/sense"
)

// raids has round figures: 10 for each shield but the last, which is worth 20.
var raids = sense.Raids{Shields: []int{0, 20, 30, 40}, Broken: 2, Up: 1, Match: 1000, Danger: 100}

// The players of all raids here.
const me, foe engine.Value = "seat:0", "seat:1"

// fighter is one that is ready, of some strength and worth.
func fighter(key engine.Value, hit, worth int) sense.Fighter {
	return sense.Fighter{Key: key, Hit: hit, Lasting: hit, Breaks: 1, Up: true, Worth: worth}
}

// down is the same, exhausted.
func down(f sense.Fighter) sense.Fighter {
	f.Up = false
	return f
}

func army(shields int, of ...sense.Fighter) sense.Army { return sense.Army{Of: of, Shields: shields} }

// TestBattle ensures that the weaker of two falls, of equals both, with what each has as it attacks or blocks.
func TestBattle(t *testing.T) {
	ram, wall := fighter("ram", 3, 7), fighter("wall", 4, 5)
	ram.Attack, wall.Block = 2, 2
	for _, c := range []struct {
		blocks         bool
		feared         int
		falls, against bool
		gain           int
	}{{false, 0, false, true, 5}, {true, 0, true, false, -7}, {false, 1, true, true, -2}, {false, 9, true, false, -7}} {
		o := raids.Battle(&ram, &wall, c.blocks, c.feared)
		if o.Falls != c.falls || o.Against != c.against || o.Gain != c.gain {
			t.Errorf("%+v: %+v", c, o)
		}
	}
}

// TestMet ensures that the defender blocks when that is best, and not by whom it must not or cannot; that shields break
// as many as the attacker breaks; and that an attack on nobody's shields has the match.
func TestMet(t *testing.T) {
	x := fighter("x", 3, 7)
	sly, twice := x, x
	sly.Evade, twice.Breaks = 4, 2
	wall := fighter("wall", 4, 5)
	for name, c := range map[string]struct {
		x       sense.Fighter
		d       sense.Army
		blocker engine.Value
		gain    int
	}{
		"a wall blocks":               {x, army(3, wall), "wall", -7 + 1},
		"an exhausted one cannot":     {x, army(3, down(wall)), "", 10 - 2},
		"a weak one evades it":        {sly, army(3, wall), "", 10 - 2},
		"two shields at once":         {twice, army(3), "", 20 - 4},
		"no more than there are":      {twice, army(1), "", 20 - 2},
		"without shields the match":   {x, army(0), "", 1000},
		"which anybody would prevent": {x, army(0, fighter("y", 1, 50)), "y", 50 + 1},
		"but not for nothing":         {x, army(3, fighter("y", 1, 50)), "", 10 - 2},
	} {
		if o := raids.Met(&c.x, foe, &c.d); o.Blocker != c.blocker || o.Gain != c.gain || o.Target != foe {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

// TestCarry ensures what an attack leaves: attacker and blocker exhausted unless one is a sentry, who falls gone, and
// fewer shields.
func TestCarry(t *testing.T) {
	a, d := army(3, fighter("x", 3, 7)), army(3, fighter("y", 4, 5), fighter("z", 1, 1))
	d.Of[0].Sentry = true
	was := a.Copy()
	a.Carry(&d, "x", sense.Outcome{Blocker: "y", Target: foe, Falls: true})
	if a.Find("x") != nil || !d.Find("y").Up || was.Find("x") == nil {
		t.Errorf("the sentry blocked: %+v %+v", a, d)
	}
	a = was
	a.Carry(&d, "x", sense.Outcome{Blocker: "z", Target: foe, Against: true})
	if a.Find("x").Up || d.Find("z") != nil || d.Find("y") == nil {
		t.Errorf("the weak one blocked: %+v %+v", a, d)
	}
	if a.Carry(&d, "x", sense.Outcome{Target: foe, Broken: 2}); d.Shields != 1 {
		t.Errorf("%d shields are left", d.Shields)
	}
}

// TestAim ensures that the best target is found among the player and those who can be attacked.
func TestAim(t *testing.T) {
	x := fighter("x", 3, 7)
	hunter := x
	hunter.Hunter = true
	rich := fighter("rich", 1, 50)
	safe := army(3, down(rich))
	safe.Safe = true
	for name, c := range map[string]struct {
		x  sense.Fighter
		d  sense.Army
		at engine.Value
	}{
		"an exhausted one":         {x, army(3, down(rich)), "rich"},
		"not a ready one":          {x, army(3, rich), foe},
		"unless one hunts":         {hunter, army(3, rich), "rich"},
		"not what is safe":         {x, safe, foe},
		"the player where that is": {x, army(3, down(fighter("poor", 1, 1))), foe},
	} {
		if o := raids.Aim(&c.x, &c.d, foe); o.Target != c.at {
			t.Errorf("%s: %+v", name, o)
		}
	}
}

// TestBest ensures that those attack whom the answer does not make regret it, and that everybody does where it wins.
func TestBest(t *testing.T) {
	late := fighter("late", 5, 9)
	late.Sick = true
	wall := fighter("wall", 5, 9)
	wall.Wall = true
	for name, c := range map[string]struct {
		mine, theirs sense.Army
		who          string
	}{
		"nobody against a wall": {army(3, fighter("x", 2, 7)), army(3, fighter("y", 4, 5)), ""},
		"who cannot be stopped": {army(3, fighter("x", 2, 7)), army(3), "x"},
		"not who has just come": {army(3, late, wall), army(3), ""},
		"all for the win": {army(0, fighter("x", 2, 7), fighter("y", 2, 7)),
			army(0, fighter("z", 9, 9)), "xy"},
		"nobody who must stay at home": {army(0, fighter("x", 5, 7)), army(3, down(fighter("y", 4, 5))), ""},
	} {
		got := ""
		for _, f := range raids.Best(c.mine, c.theirs, me, foe).Who {
			got += string(f.Key)
		}
		if got != c.who {
			t.Errorf("%s: %q, want %q", name, got, c.who)
		}
	}
}

// TestSiege ensures that attacks that still come are a loss, and the own next turn half a gain; what passes with this
// turn is not counted on.
func TestSiege(t *testing.T) {
	x := fighter("x", 2, 7)
	if got := raids.Siege(army(3), army(3, x), me, foe); got != 10-2 {
		t.Errorf("an attack is a loss of %d", got)
	}
	if got := raids.Siege(army(3, down(x)), army(3), me, foe); got != -(10-2)/2 {
		t.Errorf("the own turn is a loss of %d", got)
	}
	brief := x
	brief.Hit, brief.Lasting = 9, 2
	if got := raids.Counter(army(3, brief), army(3, fighter("y", 3, 5)), foe); got != 0 {
		t.Errorf("who is strong for a turn gains %d in the next", got)
	}
	if got := raids.Counter(army(3, x), army(0), foe); got != 100 {
		t.Errorf("a win that can be prevented is worth %d", got)
	}
}

// TestBlocks ensures that blocks are weighed against none: of those who hold the attack who is of least worth comes
// first, and without shields anybody is better than nobody.
func TestBlocks(t *testing.T) {
	x := fighter("x", 3, 7)
	got := raids.Blocks(&x, foe, army(3, fighter("dear", 4, 9), fighter("cheap", 4, 5), down(fighter("z", 4, 1))),
		army(3, x), me, foe)
	if len(got) != 2 || got[0].Who != "cheap" || got[0].Gain <= 0 || got[0].Gain < got[1].Gain {
		t.Errorf("those who hold it: %+v", got)
	}
	got = raids.Blocks(&x, foe, army(0, fighter("y", 1, 50)), army(3, x), me, foe)
	if len(got) != 1 || got[0].Gain < 500 {
		t.Errorf("the last attack: %+v", got)
	}
}

// TestTogether ensures that those ideas are found that are worth most together for what there is, none of which uses
// what another one does, and nothing that is worth nothing.
func TestTogether(t *testing.T) {
	idea := func(worth, cost int, uses engine.Value) sense.Idea {
		return sense.Idea{Worth: worth, Cost: cost, Uses: uses}
	}
	ideas := []sense.Idea{idea(5, 3, "a"), idea(4, 2, "b"), idea(3, 1, "b"), idea(3, 2, "c"), idea(-1, 0, "d"),
		idea(0, 0, ""), idea(1, 0, ""), idea(1, 0, "")}
	for purse, want := range []int{2, 5, 6, 8, 10, 11} {
		list, worth := sense.Together(ideas, purse)
		sum, used := 0, map[engine.Value]int{}
		for _, x := range list {
			sum += x.Worth
			used[x.Uses]++
			if x.Worth <= 0 || x.Uses != "" && used[x.Uses] > 1 {
				t.Errorf("for %d: %+v", purse, list)
			}
		}
		if worth != want || sum != want {
			t.Errorf("for %d: worth %d, a sum of %d, want %d", purse, worth, sum, want)
		}
	}
}
