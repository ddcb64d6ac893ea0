package kit_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/google/go-cmp/cmp"

	"farpost/engine"
	"farpost/engine/kit"
)

const shownFile = `
zones:
  - {kind: hand, seen: owner}
  - {kind: deck, seen: nobody, ordered: true}
  - {kind: table, seen: all, shared: true}
layout:
  zones:
    - {kind: hand, place: row, symbol: card}
  states:
    - {code: rested, look: side}
  symbols:
    - {code: card, shape: card, tint: "#ffffff", letter: C}
  badges: [card]
details: [shuffled]
evident: [NO]
merged:
  drew: [card]
clauses:
  mulligan: [X-1, X-2]
  block: []
codes:
  refusals: [E-NO, E-YES]
`

// TestShow ensures that a ruleset gets from its file what tables and pictures read.
func TestShow(t *testing.T) {
	g := engine.NewRuleset("g", 1)
	kit.Show(g, shownFile)
	want := engine.Layout{Zones: []engine.ZoneLayout{{Kind: "hand", Place: engine.PlaceRow, Symbol: "card"}},
		States:  []engine.StateLayout{{Code: "rested", Look: engine.LookSide}},
		Symbols: []engine.SymbolLayout{{Code: "card", Shape: "card", Tint: "#ffffff", Letter: "C"}},
		Badges:  []string{"card"}}
	if d := cmp.Diff(want, g.Layout); d != "" {
		t.Error(d)
	}
	zones := []engine.ZoneKind{{Kind: "hand", Seen: engine.SeenByOwner},
		{Kind: "deck", Seen: engine.SeenByNobody, Ordered: true}, {Kind: "table", Shared: true, Seen: engine.SeenByAll}}
	if d := cmp.Diff(zones, g.Zones); d != "" {
		t.Error(d)
	}
	got := fmt.Sprint(g.Details, g.Routine, g.Evident, g.Merged, g.Clauses, g.Questions, g.Codes)
	if got != "[shuffled] [] [NO] map[drew:[card]] map[block:[] mulligan:[X-1 X-2]] [block mulligan] "+
		"map[refusals:[E-NO E-YES]]" {
		t.Error(got)
	}
}

// TestShowFaults ensures that a file with a mistake does not become a game.
func TestShowFaults(t *testing.T) {
	for name, file := range map[string]string{
		"symbol of a zone":  strings.Replace(shownFile, "symbol: card", "symbol: pile", 1),
		"symbol of a badge": strings.Replace(shownFile, "badges: [card]", "badges: [life]", 1),
		"symbol of a state": strings.Replace(shownFile, "look: side", "look: badge, symbol: x", 1),
		"who sees a zone":   strings.Replace(shownFile, "seen: nobody, ", "", 1),
		"unknown key":       strings.Replace(shownFile, "evident", "obvious", 1),
	} {
		func() {
			defer func() {
				if recover() == nil {
					t.Errorf("%s: nobody noticed", name)
				}
			}()
			kit.Show(engine.NewRuleset("g", 1), file)
		}()
	}
}
