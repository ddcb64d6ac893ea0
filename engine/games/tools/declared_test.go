package tools_test

import (
	"bytes"
	"encoding/json"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"farpost/engine"
	"farpost/engine/games/tools"
)

// TestDeclared ensures that what tables and renderers read of each ruleset is what it was: the layout, verbs and their
// answers, offers, how events are told. -update writes it anew; read what changed before you commit it. No result is
// called like an event.
func TestDeclared(t *testing.T) {
	for _, game := range tools.All() {
		g := game.Rules()
		t.Run(g.Name, func(t *testing.T) {
			now, err := json.MarshalIndent(declared(g), "", " ")
			if err != nil {
				t.Fatal(err)
			}
			path := filepath.Join("testdata", g.Name+".declared.json")
			if *update {
				if err := os.WriteFile(path, append(now, '\n'), 0o644); err != nil {
					t.Fatal(err)
				}
			}
			was, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			if g.Handovers <= 0 {
				t.Errorf("%s does not say how often a match waits for somebody", g.Name)
			}
			for _, result := range g.Codes["results"] {
				if slices.Contains(g.Codes["events"], result) {
					t.Errorf("%s calls a result like an event, %q: whoever reads the one may mean the other", g.Name,
						result)
				}
			}
			if !bytes.Equal(bytes.TrimSpace(was), now) {
				t.Errorf("what %s declares differs from %s; -update writes it anew", g.Name, path)
			}
		})
	}
}

// declared is all of a ruleset that is no function.
func declared(g *engine.Ruleset) map[string]any {
	type verb struct {
		Name, Prog              string
		Params                  []engine.Param
		Offers                  []engine.Offer
		Any, Act, Pairs, Seldom bool
		Suggest                 bool
		Staged                  bool `json:",omitempty"`
	}
	var verbs []verb
	for _, v := range g.Verbs {
		verbs = append(verbs, verb{v.Name, v.Prog, v.Params, v.Offers, v.Any, v.Act, v.Pairs, v.Seldom,
			v.Suggest != nil, v.Staged})
	}
	type standing struct {
		Code, Preset   string
		Windows, Modes []string
	}
	var stands []standing
	for _, k := range g.StandingKinds {
		s := standing{Code: k.Code, Preset: k.Preset, Windows: k.Windows}
		for _, m := range k.Modes {
			s.Modes = append(s.Modes, m.Code)
		}
		stands = append(stands, s)
	}
	return map[string]any{"seats": []int{g.MinSeats, g.MaxSeats}, "zones": g.Zones, "layout": g.Layout, "verbs": verbs,
		"offers": g.Offers, "standing": stands, "details": g.Details, "routine": g.Routine, "decisive": g.Decisive,
		"turn": g.TurnEvent, "merged": g.Merged, "clauses": g.Clauses, "attrs": g.Attrs, "seat": g.SeatAttrs,
		"vars": g.Vars, "stats": g.Stats, "windows": g.Windows(), "queues": g.QueueKinds(), "rules": g.TableRules,
		"questions": g.Questions, "codes": g.Codes}
}
