package wordstest

import (
	"maps"
	"slices"

	"farpost/cards/words"
	"farpost/engine"
)

// Families lists the codes that a ruleset declares, by the family of words that has them. More are those that the game
// has besides; a list of a family that is there already is added to it.
func Families(g *engine.Ruleset, more map[string][]string) map[string][]string {
	out := map[string][]string{"grammar": words.Grammar, "game": {g.Name}, "refusals": {engine.CodeStale,
		engine.CodeForeign, engine.CodeNoAsk, engine.CodeChoice, engine.CodeMissing, engine.CodeSurplus,
		engine.CodeOver, engine.CodeOut, engine.CodeSeal}}
	add := func(family string, codes ...string) {
		for _, c := range codes {
			if c != "" && !slices.Contains(out[family], c) {
				out[family] = append(out[family], c)
			}
		}
	}
	offer := func(o engine.Offer) { add("ahead", o.Code); add("scopes", o.Scope) }
	for _, v := range g.Verbs {
		add("verbs", v.Name)
		for _, p := range v.Params {
			add("params", p.Name)
		}
		for _, o := range v.Offers {
			offer(o)
		}
	}
	for _, o := range g.Offers {
		offer(o)
	}
	for _, k := range g.StandingKinds {
		add("stands", k.Code)
		for _, m := range k.Modes {
			add("stands", m.Code)
		}
	}
	for _, r := range g.TableRules {
		add("rules", r.Name)
	}
	add("asks", append(slices.Clone(g.Questions), engine.KindOrder)...)
	for _, z := range g.Zones {
		add("zones", z.Kind)
	}
	for _, s := range g.Layout.States {
		add("states", s.Code)
	}
	for _, s := range g.Layout.Stats {
		add("stats", s.Code)
	}
	for _, s := range g.Layout.Symbols {
		add("symbols", s.Code)
	}
	add("badges", g.Layout.Badges...)
	add("badges", g.Layout.Tracks...)
	add("tracks", g.Layout.Tracks...)
	for _, lists := range []map[string][]string{g.Codes, more} {
		for family := range maps.Keys(lists) {
			add(family, lists[family]...)
		}
	}
	for as, family := range map[string]string{"commands": "verbs", "verbhelp": "verbs", "paramhelp": "params",
		"help": "asks"} {
		add(as, out[family]...)
	}
	return out
}
