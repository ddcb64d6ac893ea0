package scenarios_test

import (
	"fmt"
	"testing"

	"farpost/engine"
	"farpost/engine/beings/scenarios"
	"farpost/engine/scenario"
)

// TestShortcutsHide ensures that nobody can tell hidden cards apart while things are said ahead: queued attacks, a
// block with its defence, not blocking with the last defence, standing passes, what counts if somebody stays silent.
func TestShortcutsHide(t *testing.T) {
	inForce := map[string]bool{}
	for _, s := range scenario.Hides(t, scenarios.Game(nil, nil), scenarios.Files, 12, "queue.txtar",
		"queue_news.txtar", "standing.txtar", "ahead.txtar", "timeouts.txtar") {
		for _, x := range s.Sealed {
			inForce[x.Window] = true
			inForce["silent"] = inForce["silent"] || x.Silent
			inForce["about a "+x.About.Kind()] = true
		}
		for _, x := range s.StandingPasses {
			inForce["pass "+x.Of+" "+x.Mode] = true
		}
	}
	for _, what := range []string{"turn", "W-DEF", "silent", "about a turn", "about a obj", "pass block never",
		"pass safe enough"} {
		if !inForce[what] {
			t.Errorf("no position has %s in force", what)
		}
	}
}

const offersSetup = `Answers ahead that are offered.
-- setup --
card x {power: 3}
card y {power: 2}
life a 3
life b 3
gems a 3
deck a 3
field a: x=x/left
field b: y=y/left r=y/center/rested
hand a: k=x
hand b %d
-- script --
%s
`

// position plays a script where b has so many cards in hand.
func position(t *testing.T, hand int, script string) (*engine.Ruleset, engine.Book, *engine.State) {
	t.Helper()
	game := scenarios.Game(nil, nil)
	book, s, err := scenario.End(game, "offers", fmt.Sprintf(offersSetup, hand, script))
	if err != nil {
		t.Fatal(err)
	}
	return game.Ruleset, book, s
}

// TestBlockOffersDefence ensures that with a block comes the offer to defend at once, if there is a card to do it with,
// and that the defence is put together on the match as the block will leave it.
func TestBlockOffersDefence(t *testing.T) {
	for hand, want := range []int{0, 1} {
		g, b, s := position(t, hand, "a attack being=x target=b\nasks b W-BLOCK")
		y := engine.Read(g, b, s).Zone("field", 1)[0]
		block := engine.Reply{Verb: "block",
			Answers: []engine.Answer{{Name: "blocker", Vals: engine.Objs([]engine.ObjID{y})}}}
		out, err := engine.Draft(g, b, s, 1, 0, block)
		if err != nil || out.Preview == nil || len(out.Preview.Offers) != want {
			t.Fatalf("%d cards: %+v, %v", hand, out, err)
		}
		in := engine.Input{Kind: engine.InputReply, Seat: 1, Reply: block}
		next, q, ok, err := engine.Imagine(g, b, s, 1, in, "W-DEF")
		if err != nil || ok != (hand > 0) {
			t.Fatalf("%d cards: %v, %v", hand, ok, err)
		}
		if !ok {
			continue
		}
		defend := engine.Reply{Verb: "defend"}
		out, err = engine.Draft(g, b, next, 1, q, defend)
		if err != nil || out.Question == nil || out.Question.Prompt.Arg("need")[0].Num() != 4 {
			t.Fatalf("the defence: %+v, %v", out, err)
		}
		defend.Answers = []engine.Answer{{Name: "discard", Vals: []engine.Value{out.Question.Options[0].Key}}}
		in.Ahead = []engine.Sealed{{Seat: 1, Window: "W-DEF", About: engine.Made, Reply: defend}}
		if s, _, err = engine.Apply(g, b, s, in); err != nil || s.Ask.Seats[0].Kind != "turn" ||
			len(engine.Read(g, b, s).Zone("abyss", 1)) != 2 {
			t.Errorf("the defence was not used: %v", err)
		}
	}
}

// TestAdvice ensures that neither drawing for gems nor ending the turn is suggested, and everything else is. Which
// verbs are listed, a scenario says.
func TestAdvice(t *testing.T) {
	g, b, s := position(t, 1, "asks a turn")
	for _, v := range g.Verbs {
		got, err := engine.AdviceOf(g, b, s, 0, v.Name)
		if want := v.Name != "draw-cards" && v.Name != "end"; err != nil || got.Suggest != want {
			t.Errorf("%s: suggested %v, want %v, %v", v.Name, got.Suggest, want, err)
		}
	}
}

// TestClauses ensures that every kind of question of the game tells the rules that it rests on.
func TestClauses(t *testing.T) {
	g := scenarios.Game(nil, nil).Ruleset
	for _, kind := range g.Questions {
		if len(g.Clauses[kind]) == 0 {
			t.Errorf("%s names no clause", kind)
		}
	}
}
